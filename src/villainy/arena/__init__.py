"""Bots against each other: matches, and what they show."""
