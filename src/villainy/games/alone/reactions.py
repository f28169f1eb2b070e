"""Playing Reactions: the windows of a Turn, proposals, the Leader's consent, Standard and Allowed cards."""

from typing import Final

from villainy.engine.step import Act, Together
from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.game import FRAME, OPEN_WINDOW, Alone
from villainy.games.alone.hands import decks_of, evil_seats, take_from_hand
from villainy.games.alone.lasting import LAST_DANGEROUS_CARD, end_card, total, use_up
from villainy.games.alone.reckoning import count, count_spawns
from villainy.games.alone.terms import AT_END, AT_LATE, LIFE_LOSS, NONE, SELF_LOSS
from villainy.games.alone.track import has_room, is_sideways, lay, no_room_clause

BOTH_DECKS: Final = 3
"""The bits of the two decks in use."""

# What may be played now -----------------------------------------------------------------------------------------------


def is_standard_time(game: Alone, window: int) -> bool:
    """alone.reaction.standard-end: at the end of the Turn; late, only where the card before it grants one more."""
    return window == AT_END or (window == AT_LATE and game.granted == 1)


def is_allowed(game: Alone, face: int, window: int, trigger: int) -> bool:
    """alone.reaction.allowed: whether a card may be played face up in this window, by its trigger and its moment."""
    cards = game.cards
    wanted = cards.trigger[face]
    if window not in (AT_END, AT_LATE):
        return cards.window[face] == window and wanted == trigger
    if cards.window[face] != AT_END or (game.triggers >> wanted) & 1 == 0:
        return False
    return window == AT_END or wanted >= LIFE_LOSS or game.granted == 1


def fitting_decks(game: Alone, window: int, trigger: int) -> int:
    """Which of the two decks in use have a card that could be played, as bits: hands are secret, decks are not."""
    decks = 0
    if window not in (AT_END, AT_LATE):
        if trigger != NONE:
            decks = decks_with(game, window, trigger)
    elif is_standard_time(game, window):
        decks = BOTH_DECKS
    else:
        if (game.triggers >> LIFE_LOSS) & 1:
            decks |= decks_with(game, AT_END, LIFE_LOSS)
        if (game.triggers >> SELF_LOSS) & 1:
            decks |= decks_with(game, AT_END, SELF_LOSS)
    if decks == 0 or has_room(game, NONE):  # where a card has room face down, every card has
        return decks
    cards = game.cards
    slim = 0
    for face in cards.slim:
        bit = 1 if cards.deck_of[face] == game.decks[0] else 2 if cards.deck_of[face] == game.decks[1] else 0
        if bit & decks and is_allowed(game, face, window, trigger) and has_room(game, face):
            slim |= bit
    return slim


def decks_with(game: Alone, window: int, trigger: int) -> int:
    """Which of the two decks in use have a card for this trigger in this window, as bits."""
    windows = game.cards.windows
    first = (windows[game.decks[0]][trigger] >> window) & 1
    second = (windows[game.decks[1]][trigger] >> window) & 1
    return first + 2 * second


def who_could_react(game: Alone, window: int, trigger: int) -> list[int]:
    """Evil players who, for all that everybody can see, may hold a card that fits: nobody waits for the others."""
    decks = fitting_decks(game, window, trigger)
    seats: list[int] = []
    if decks:
        for seat in evil_seats(game):
            if game.hands[seat]:
                for slot in decks_of(game, seat):
                    if (decks >> slot) & 1:
                        seats.append(seat)
                        break
    return seats


def makes_dangerous(game: Alone, face: int) -> bool:
    """Whether a card played face up now is Dangerous (alone.ruling.r07, alone.ruling.r08)."""
    if total(game, LAST_DANGEROUS_CARD) > 0:
        return True
    trigger = game.cards.trigger[face]
    if game.cards.is_instant(face) or trigger >= LIFE_LOSS:
        return game.is_dangerous(game.hero)
    return (game.stamped >> trigger) & 1 == 1


# Windows --------------------------------------------------------------------------------------------------------------


class OpenWindow(Act[Alone]):
    """Evil gets an opportunity to react, if from what all can see a card could fit.

    `trigger` says what the window belongs to: an Action, a loss, or (NONE) the Turn.
    """

    def __init__(self, window: int, trigger: int) -> None:
        self.window = window
        self.trigger = trigger

    def parts(self) -> list[int]:
        return [self.window, self.trigger]

    def run(self, game: Alone) -> None:
        if who_could_react(game, self.window, self.trigger):
            game.windows = [*game.windows, self.window, self.trigger]
            game.then(React(self.window, self.trigger))


class Reconsider(Act[Alone]):
    """After a card, or a refusal, the same window opens again, if a card could still fit."""

    def run(self, game: Alone) -> None:
        window, trigger = game.windows[-2], game.windows[-1]
        if who_could_react(game, window, trigger):
            game.then(React(window, trigger))
        else:
            close_window(game)


def close_window(game: Alone) -> None:
    """The innermost window is over; what was refused in it may be proposed in others."""
    depth = len(game.windows) // OPEN_WINDOW
    refused = game.refused
    game.refused = [part for at in range(0, len(refused), 2) if refused[at] < depth for part in refused[at : at + 2]]
    game.windows = game.windows[:-OPEN_WINDOW]


def is_refused(game: Alone, card: int) -> bool:
    """Whether the Leader has refused the card in the innermost window."""
    depth = len(game.windows) // OPEN_WINDOW
    for at in range(0, len(game.refused), 2):
        if game.refused[at] == depth and game.refused[at + 1] == card:
            return True
    return False


class React(Together[Alone]):
    """Evil players may propose a card, face up if it is Allowed, face down as a Standard Reaction, or pass."""

    def __init__(self, window: int, trigger: int) -> None:
        self.window = window
        self.trigger = trigger

    def parts(self) -> list[int]:
        return [self.window, self.trigger]

    def seats(self, game: Alone) -> list[int]:
        return who_could_react(game, self.window, self.trigger)

    def openly(self) -> bool:
        return True

    def options(self, game: Alone, seat: int) -> list[int]:
        cards = game.cards
        window = self.window
        options = [cards.passing]
        faces = _playable_faces(game, seat)
        roomy = has_room(game, NONE)
        printed = AT_END if window == AT_LATE else window
        for face in faces:
            if (
                cards.window[face] == printed
                and is_allowed(game, face, window, self.trigger)
                and (roomy or has_room(game, face))
            ):
                options.append(cards.react + face)
        if roomy and is_standard_time(game, window):
            for face in faces:
                options.append(cards.hide + face)
        return options

    def reveal(self, game: Alone) -> None:
        cards = game.cards
        proposals: list[int] = []
        for seat in evil_seats(game):
            option = game.sealed[seat][0] if game.sealed[seat] else cards.passing
            if option == cards.passing:
                continue
            up = option < cards.hide
            face = option - cards.react if up else option - cards.hide
            proposals += [seat, _proposed_card(game, seat, face), 1 if up else 0]
        if not proposals:
            close_window(game)
        elif len(proposals) == 3 and proposals[0] == game.leader:
            game.then(Reconsider())
            play(game, proposals[0], proposals[1], proposals[2])
        else:
            game.proposals = proposals
            for at in range(0, len(proposals), 3):
                _tell_proposal(game, proposals[at], proposals[at + 1], proposals[at + 2])
            game.then(Consent(game.leader), Reconsider())

    def refused(self, game: Alone, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind not in {"react", "hide"}:
            return ""
        face = parts[0]
        held = [card for card in game.hands[seat] if game.face[card] == face]
        if not held:
            return ""
        if all(is_refused(game, card) for card in held):
            return "alone.ruling.r42"
        if kind == "hide":
            return no_room_clause(game, NONE) if is_standard_time(game, self.window) else "alone.reaction.standard-end"
        if is_allowed(game, face, self.window, self.trigger):
            return no_room_clause(game, face)
        if game.cards.is_instant(face):
            return "alone.reaction.instant"
        if self.window not in {AT_END, AT_LATE}:
            return "alone.bullet.end-cards-wait" if game.bullet else "alone.reaction.noninstant-end"
        return "alone.reaction.allowed"

    def fallback(self, game: Alone, seat: int) -> int:
        return game.cards.passing

    def way_to_pass(self, game: Alone, seat: int) -> int:
        return game.cards.passing if seat in self.seats(game) else NONE


def _playable_faces(game: Alone, seat: int) -> list[int]:
    """The faces in a hand, each once, but for cards that the Leader has refused."""
    found: list[int] = []
    before = NONE
    for card in game.hands[seat]:
        face = game.face[card]
        if face != before and not (game.refused and is_refused(game, card)):
            found.append(face)
            before = face
    return found


def _proposed_card(game: Alone, seat: int, face: int) -> int:
    for card in game.hands[seat]:
        if game.face[card] == face and not is_refused(game, card):
            return card
    raise ValueError(face)


def _tell_proposal(game: Alone, seat: int, card: int, up: int) -> None:
    """alone.ruling.r42: partners learn who proposes, from which deck, face up or down, and whether it is a combo."""
    face = game.face[card] if up else NONE
    amount = up + 2 * (1 if is_sideways(game, face) else 0)
    game.tell("proposed", "alone.ruling.r42", seat, game.cards.back[card], amount, hears=game.evil)


class Consent(EvilQuestion):
    """alone.leader.approval: the Leader approves one of the proposed cards, or refuses them all."""

    def options(self, game: Alone) -> list[int]:
        seats = [game.cards.approve + game.proposals[at] for at in range(0, len(game.proposals), 3)]
        return [*seats, game.cards.refuse]

    def choose(self, game: Alone, option: int) -> None:
        proposals = game.proposals
        game.proposals = []
        for at in range(0, len(proposals), 3):
            seat, card, up = proposals[at], proposals[at + 1], proposals[at + 2]
            if option == game.cards.approve + seat:
                play(game, seat, card, up)
            elif option == game.cards.refuse and seat != self.seat:
                game.refused = [*game.refused, len(game.windows) // OPEN_WINDOW, card]
                game.tell("refused", "alone.leader.approval", seat, game.cards.back[card], up, hears=game.evil)

    def fallback(self, game: Alone, seat: int) -> int:
        return game.cards.refuse


# A card is played -----------------------------------------------------------------------------------------------------


def play(game: Alone, seat: int, card: int, up: int) -> None:
    """A Reaction goes from a hand onto the track and takes effect: normal half, then the Dangerous one if it is."""
    from villainy.games.alone.effects import Standard, take_effect  # noqa: PLC0415  (effects open windows themselves)

    face = game.face[card] if up else NONE
    dangerous = up == 1 and makes_dangerous(game, face)
    if total(game, LAST_DANGEROUS_CARD) > 0:
        use_up(game, LAST_DANGEROUS_CARD)
    combo = 1 if is_sideways(game, face) else 0
    take_from_hand(game, seat, card)
    lay(game, card, face, seat)
    game.granted = 0
    game.disclose()
    game.resolving = [*game.resolving, card, seat, 1 if dangerous else 0, NONE, NONE]
    game.then(EndCard())
    if up:
        game.show(card)
        game.tell("reacted", "alone.reaction.allowed", seat, game.cards.back[card], combo, card)
        if dangerous:
            game.tell("dangerous", "alone.dangerous.second-half", seat, card=card)
            count(game, game.cards.dangerous_most[face])
            take_effect(game, game.cards.dangerous[face])
        count(game, game.cards.normal_most[face])
        take_effect(game, game.cards.normal[face])
    else:
        game.tell("reacted-hidden", "alone.reaction.standard", seat, game.cards.back[card], combo, card)
        count_spawns(game, 1)
        game.then(Standard(seat))


class EndCard(Act[Alone]):
    """All that was to be done is done; what lasted only for this card ends."""

    def run(self, game: Alone) -> None:
        end_card(game)
        game.resolving = game.resolving[:-FRAME]
