"""The start of a Turn and the six Actions: what the Hero may declare (T0 and T1 of 2.2 of the ledger)."""

from typing import Final

from villainy.engine.step import Question
from villainy.games.alone.course import ACTION_DONE, BEGIN
from villainy.games.alone.deck import PASSIVE
from villainy.games.alone.deeds import BY_COMPANION, BY_ITEM, do_all
from villainy.games.alone.explore import ExploreAction
from villainy.games.alone.fight import AimAt, Strike, any_target
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import (
    abilities_at,
    dismiss_companion,
    extra_charges,
    help_at,
    lose_adrenaline,
    spend_companion,
)
from villainy.games.alone.interact import RepairAction, has_lcu, lcu_sides, revealed_lcus
from villainy.games.alone.inventory import design_of, place_of
from villainy.games.alone.items import use, uses
from villainy.games.alone.lasting import LAST_NO_BULLET, forbidden, total
from villainy.games.alone.locate import LocateAction, Seek, locate_targets
from villainy.games.alone.missions import BOSS_CHECK, DeviceAction, device_here
from villainy.games.alone.move import MoveAction, ways_out
from villainy.games.alone.scavenge import DropExcess, ScavengeAction, may_search_room, recharge
from villainy.games.alone.terms import EXPLORE, FIGHT, HERO, INTERACT, LOCATE, MOVE, NONE, SCAVENGE
from villainy.games.alone.vocabulary import (
    DO_DANGER,
    DO_ITEM,
    DO_KILL,
    DO_LIGHT,
    ITEM_CHARGE,
    ON_TURN,
    PL_HERO,
    PL_LCU_LINE,
)

# What may be declared -------------------------------------------------------------------------------------------------


class Declare(Question[Alone]):
    """alone.turn.one-action: the Hero picks an Action; before the first, also what belongs to the start of a Turn."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def parts(self) -> list[int]:
        return [self.seat, self.first]

    def openly(self) -> bool:
        return True

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        options: list[int] = []
        if self.first:
            start_options(game, options)
        sides = ways_out(game)
        barred = forbidden(game)
        if not (barred >> MOVE) & 1:
            for side in sides:
                options.append(cards.move + side)
        if not (barred >> EXPLORE) & 1:
            for side in sides:
                options.append(cards.explore + side)
        if game.hero in game.at and not (barred >> FIGHT) & 1:
            options.append(cards.fight)
        if not (barred >> LOCATE) & 1:
            options.append(cards.locate)
        if not (barred >> SCAVENGE) & 1:
            options.append(cards.scavenge)
            if may_search_room(game):
                options.append(cards.scavenge + 1)
        if not (barred >> INTERACT) & 1:
            if has_lcu(game, game.hero):
                for side in lcu_sides(game, game.hero):
                    options.append(cards.repair + side)
            if device_here(game) != NONE:
                options.append(cards.device)
        if game.inventory:
            options += uses(game, barred)
        return options

    def choose(self, game: Alone, option: int) -> None:
        cards = game.cards
        game.aim = []
        game.target = NONE
        if option < cards.move:
            self._prepare(game, option)
        elif option < cards.explore:
            game.aim = [option - cards.move]
            game.then(BEGIN[MOVE], MOVING, ACTION_DONE)
        elif option < cards.fight:
            game.aim = [option - cards.explore]
            game.then(BEGIN[EXPLORE], EXPLORING, ACTION_DONE)
        elif option == cards.fight:
            game.then(AimAt(HERO, PL_HERO), BEGIN[FIGHT], Strike(NONE), BOSS_CHECK, ACTION_DONE)
        elif option == cards.locate:
            game.then(Seek(HERO, locate_targets(game)), BEGIN[LOCATE], LOCATING, ACTION_DONE)
        elif option < cards.repair:
            game.aim = [option - cards.scavenge]
            game.then(BEGIN[SCAVENGE], SCAVENGING, DROP_EXCESS, ACTION_DONE)
        elif option < cards.device:
            game.aim = [option - cards.repair]
            game.then(BEGIN[INTERACT], REPAIRING, ACTION_DONE)
        elif option == cards.device:
            game.then(BEGIN[INTERACT], DeviceAction(), DROP_EXCESS, ACTION_DONE)
        else:
            use(game, option - cards.use)

    def _prepare(self, game: Alone, option: int) -> None:
        """T0: what belongs to the start of a Turn; then the question is asked again."""
        cards = game.cards
        if option == cards.bullet:
            game.bullet = 1
            lose_adrenaline(game, 1, "alone.bullet.cost")
            game.tell("bullet", "alone.bullet.two-actions", HERO)
            game.then(self, Declare(HERO, 0))
            return
        game.then(self)
        if option == cards.breath:
            lose_adrenaline(game, 1, "alone.xp.unlock")
            for ability in abilities_at(game, ON_TURN):
                do_all(game, ability.paid, BY_ITEM)
        elif option == cards.sacrifice:
            effects = cards.characters[game.companion].sacrifice
            dismiss_companion(game, "alone.companion.sacrifice")
            game.then(DROP_EXCESS)
            do_all(game, effects, BY_COMPANION)
        else:
            recharge(game, option - cards.recharge)
            spend_companion(game, 1, "alone.companion.ability")

    def refused(self, game: Alone, option: int) -> str:
        return why_not(game, option, self.first)


def start_options(game: Alone, options: list[int]) -> None:
    """Bullet Time, Abilities of the start of a Turn, what the Companion can do then (T0)."""
    cards = game.cards
    if game.adrenaline > 0:
        if not game.bullet and total(game, LAST_NO_BULLET) == 0:
            options.append(cards.bullet)
        if game.is_dangerous(game.hero) and breathes(game):
            options.append(cards.breath)
    if game.companion < 0:
        return
    if can_sacrifice(game):
        options.append(cards.sacrifice)
    if recharges(game):
        items = [
            cards.recharge + design_of(game, at)
            for at in range(len(game.inventory))
            if game.charges[at] < cards.designs[design_of(game, at)].charges + extra_charges(game)
        ]
        items.sort()
        options += items


def breathes(game: Alone) -> bool:
    """Whether the Hero has an Ability for the start of a Turn that removes the Danger token here."""
    for ability in abilities_at(game, ON_TURN):
        for effect in ability.paid:
            if effect.op == DO_DANGER:
                return True
    return False


def recharges(game: Alone) -> bool:
    """Whether the Companion can put a Charge back on an Item."""
    for effect in help_at(game, ON_TURN):
        if effect.op == DO_ITEM and effect.what == ITEM_CHARGE:
            return True
    return False


def can_sacrifice(game: Alone) -> bool:
    """alone.companion.sacrifice: not for nothing, if there is nobody to kill or no LCU to light."""
    for effect in game.cards.characters[game.companion].sacrifice:
        if effect.op == DO_KILL and not any_target(game, 1 << game.hero, boss_too=False):
            return False
        if effect.op == DO_LIGHT and effect.place == PL_LCU_LINE and not revealed_lcus(game):
            return False
    return True


def why_not(game: Alone, option: int, first: int) -> str:
    """The clause that keeps the Hero from declaring this."""
    kind, parts = game.meaning(option)
    actions = {"move": MOVE, "explore": EXPLORE, "fight": FIGHT, "locate": LOCATE, "scavenge": SCAVENGE}
    action = actions.get(kind, INTERACT if kind in {"repair", "device"} else NONE)
    if kind == "use":
        at = place_of(game, parts[0])
        if at == NONE:
            return "alone.item.overrides"
        action = game.cards.designs[parts[0]].action
        if action == PASSIVE:
            return "alone.item.overrides"
    if action != NONE and (forbidden(game) >> action) & 1:
        return "alone.ruling.r59"
    if kind == "bullet":
        if not first or game.bullet:
            return "alone.ruling.r48"
        return "alone.bullet.cost" if game.adrenaline == 0 else "alone.ruling.r59"
    return REASONS.get(kind, "")


REASONS: Final = {
    "move": "alone.action.move",
    "explore": "alone.action.explore.interrupt",
    "fight": "alone.action.fight.own-sector",
    "scavenge": "alone.action.scavenge.room-three",
    "repair": "alone.light.on-lcu",
    "device": "alone.action.interact.mission",
    "use": "alone.action.fight.item-range",
    "sacrifice": "alone.companion.sacrifice",
    "recharge": "alone.companion.ability",
    "breath": "alone.xp.unlock",
}
"""By kind of option: what it would need."""

MOVING: Final = MoveAction()
EXPLORING: Final = ExploreAction()
SCAVENGING: Final = ScavengeAction()
REPAIRING: Final = RepairAction()
LOCATING: Final = LocateAction(0)
DROP_EXCESS: Final = DropExcess(HERO)
"""Steps never change: one of each will do."""
