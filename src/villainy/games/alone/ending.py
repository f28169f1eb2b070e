"""How the game ends: both tracks at 0, the Final Mission done, or too many Rounds."""

from villainy.games.alone.game import Alone
from villainy.games.alone.terms import HERO, ROUND_CAP


def check_defeat(game: Alone) -> bool:
    """alone.win.both-zero: Evil wins at the instant when Life and Self Control are both at 0."""
    if game.life > 0 or game.self_control > 0:
        return False
    evil_wins(game, "alone.win.both-zero")
    return True


def after_last_round(game: Alone) -> bool:
    """alone.ruling.r60: a game that nobody has won in 20 Rounds is Evil's."""
    if game.round < ROUND_CAP:
        return False
    evil_wins(game, "alone.ruling.r60")
    return True


def evil_wins(game: Alone, clause: str) -> None:
    """alone.win.evil-goal: all Evil players win together."""
    game.tell("defeat", clause)
    game.finish([seat for seat in range(game.players) if seat != HERO])


def hero_wins(game: Alone) -> None:
    """alone.win.hero-final: the Final Mission is completed, in Nightmare or not."""
    game.tell("victory", "alone.win.hero-final", HERO)
    game.finish([HERO])
