"""What pages and answers are given: names for the signatures of those who make them."""

from litestar.di import NamedDependency

from villainy.table.door import Visitor
from villainy.table.live import House
from villainy.table.render import Pages

TheHouse = NamedDependency[House]
ThePages = NamedDependency[Pages]
Whoever = NamedDependency[Visitor]
"""Who asks."""
