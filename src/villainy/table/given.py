"""What pages and answers are given: names for the signatures of those who make them."""

from typing import Any, cast

from litestar import Request
from litestar.di import NamedDependency

from villainy.table.door import Visitor
from villainy.table.live import House
from villainy.table.render import Pages

TheHouse = NamedDependency[House]
ThePages = NamedDependency[Pages]
Whoever = NamedDependency[Visitor]
"""Who asks."""


class Asking(Request[Any, Any, Any]):
    """A request that knows who asks and where, for what is asked with every move: to have both given takes longer."""

    @property
    def visitor(self) -> Visitor:
        return cast("Visitor", self.scope["state"]["visitor"])

    @property
    def house(self) -> House:
        return cast("House", self.app.state["house"])
