"""Three toy games for mechanisms that no game on the shelf needs yet; they keep the contract of every game."""

from toys import duel, hunt, sealed_bids
from villainy.engine.box import Box

TOYS: dict[str, Box] = {box.name: box for box in (sealed_bids.BOX, duel.BOX, hunt.BOX)}
