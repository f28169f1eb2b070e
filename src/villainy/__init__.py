"""Villainy: the table for four games of evil."""

__version__ = "0.1.0"
