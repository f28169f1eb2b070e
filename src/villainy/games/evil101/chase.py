"""The Chase phase: a foiled player may run, the Handler may follow; who drives last has won."""

from typing import Final

from villainy.engine.step import Question
from villainy.games.evil101.deck import PLACES
from villainy.games.evil101.game import Evil101


class OpenChase(Question[Evil101]):
    """A foiled player may begin a chase with any Chase card, or accept the foil."""

    def openly(self) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        options: list[int] = []
        first = game.cards.first_face[3]
        before = -1
        for card in game.chases[self.seat]:
            chase = game.face[card]
            if chase != before:
                options.append(game.cards.drive + chase - first)
            before = chase
        options.append(game.cards.accept)
        return options

    def choose(self, game: Evil101, option: int) -> None:
        if option == game.cards.accept:
            game.tell("accepted", "evil101.dic.foiled-no-points", seat=self.seat, place=game.placed[self.seat])
            return
        drive(game, self.seat, option, "evil101.chase.start")
        game.then(AnswerChase(game.handler, self.seat))

    def refused(self, game: Evil101, option: int) -> str:
        kind, _ = game.meaning(option)
        return "evil101.chase.needs-card" if kind == "drive" else ""


class AnswerChase(Question[Evil101]):
    """Answer with a card that beats the one on top, or let go: then the other side was last."""

    def __init__(self, seat: int, chased: int) -> None:
        super().__init__(seat)
        self.chased = chased

    def parts(self) -> list[int]:
        return [self.seat, self.chased]

    def telling(self, game: Evil101) -> bool:
        """Asked while any Chase card is in hand: the others know how many there are, not of which type."""
        return len(game.chases[self.seat]) > 0

    def openly(self) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        options: list[int] = []
        cards = game.cards
        first = cards.first_face[3]
        top = game.face[game.road[-1]]
        before = -1
        for card in game.chases[self.seat]:
            chase = game.face[card]
            if chase != before and cards.beats(chase, top):
                options.append(cards.drive + chase - first)
            before = chase
        options.append(cards.let_go)
        return options

    def choose(self, game: Evil101, option: int) -> None:
        if option != game.cards.let_go:
            answering_handler = self.seat == game.handler
            clause = "evil101.chase.handler-answer" if answering_handler else "evil101.chase.alternate"
            drive(game, self.seat, option, clause)
            game.then(AnswerChase(self.chased if answering_handler else game.handler, self.chased))
            return
        place = game.placed[self.chased]
        game.chase_discards = game.chase_discards + game.road
        game.road = []
        if self.seat == game.handler:
            game.foiled = [0 if at == place else game.foiled[at] for at in range(game.players)]
            game.tell("escaped", "evil101.chase.evil-last", seat=self.chased, place=place)
            return
        game.tell("caught", "evil101.chase.handler-last", seat=self.chased, place=place)
        if game.variant.may_pocket:
            game.then(Pocket(game.handler, place))
        elif game.variant.must_pocket:
            pocket(game, place, "evil101.variant.korupsjon")

    def refused(self, game: Evil101, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "drive":
            return ""
        held = [game.face[card] - game.cards.first_face[3] for card in game.chases[self.seat]]
        return "evil101.chase.circle" if parts[0] in held else "evil101.chase.needs-card"


class Pocket(Question[Evil101]):
    """Variant: the Handler who won a chase may take the points of that Plot."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def parts(self) -> list[int]:
        return [self.seat, self.place]

    def openly(self) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        return [game.cards.pocket, game.cards.leave]

    def choose(self, game: Evil101, option: int) -> None:
        if option == game.cards.pocket:
            pocket(game, self.place, "evil101.variant.pocket")
        else:
            game.tell("left", "evil101.variant.pocket", seat=self.seat, place=self.place)


def drive(game: Evil101, seat: int, option: int, clause: str) -> None:
    """A Chase card is played face up on top of the chase."""
    card = game.part_with(game.own_chases_of(seat), option - game.cards.drive + game.cards.first_face[3])
    game.show(card)
    game.road = [*game.road, card]
    game.tell("drove", clause, seat=seat, card=card)


def pocket(game: Evil101, place: int, clause: str) -> None:
    """The Handler takes what the Plot would have scored."""
    amount = game.score_at(place)
    game.points[game.handler] += amount
    game.tell("pocketed", clause, seat=game.handler, place=place, amount=amount)


OPEN_CHASE: Final = [OpenChase(seat) for seat in range(PLACES)]
"""One for each seat, made once: a step never changes."""
