"""What is Evil's own business: steps that the Hero must not learn of."""

from typing import ClassVar

from villainy.engine.step import Act, Question
from villainy.games.alone.game import Alone


class EvilAct(Act[Alone]):
    """Something that happens where the Hero cannot see it; cut from the agenda when the Hero imagines a world."""

    hidden: ClassVar[bool] = True


class EvilQuestion(Question[Alone]):
    """An Evil seat decides something; neither the question nor its options are the Hero's to know."""

    hidden: ClassVar[bool] = True

    def telling(self, game: Alone) -> bool:
        return True
