"""The start of a Turn and the six Actions: what the Hero may declare, and how an Action begins and ends (T0 to T4)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.deck import PASSIVE
from villainy.games.alone.deeds import BY_COMPANION, BY_ITEM, do_all, workable_doors
from villainy.games.alone.explore import ExploreAction, about_to_reveal, explore_reach, route_sides
from villainy.games.alone.fight import AimAt, AimPath, Strike, targets, within_reach
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import (
    abilities_at,
    dismiss_companion,
    extra_charges,
    help_at,
    lose_adrenaline,
    spend_companion,
)
from villainy.games.alone.interact import (
    AFTER_LIGHTS,
    LIGHT_CHECK,
    RepairAction,
    has_lcu,
    lcu_sides,
    revealed_lcus,
)
from villainy.games.alone.inventory import design_of, effects_of, place_of, spend_charges
from villainy.games.alone.lasting import LAST_FORBIDDEN, LAST_NO_BULLET, end_action, total
from villainy.games.alone.locate import LocateAction, Seek, asked, locate_targets
from villainy.games.alone.missions import BOSS_CHECK, DeviceAction, device_here
from villainy.games.alone.move import AFTER_REVEAL, MoveAction, ways_out
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.scavenge import DropExcess, ScavengeAction, may_search_room, recharge
from villainy.games.alone.sight import in_sight, line, spot
from villainy.games.alone.terms import (
    AT_DECLARE,
    AT_PREREVEAL,
    AT_RESOLVED,
    EXPLORE,
    FIGHT,
    HERO,
    IN_ACTION,
    INTERACT,
    LOCATE,
    MOVE,
    NONE,
    SCAVENGE,
)
from villainy.games.alone.vocabulary import (
    ALL,
    ASK_DIRECTION,
    ASK_DISTANCE,
    DO_ASK,
    DO_DANGER,
    DO_DOOR,
    DO_HMOVE,
    DO_ITEM,
    DO_KILL,
    DO_LIGHT,
    DO_MOVE,
    DO_REVEAL,
    DO_STRIKE,
    ITEM_CHARGE,
    ON_TURN,
    PER_CHARGE,
    PL_HERO,
    PL_LCU_LINE,
    PL_ROUTE,
    PL_WITHIN,
    Effect,
)

DECLARED: Final = (
    "alone.action.move",
    "alone.action.explore.range",
    "alone.action.fight.own-sector",
    "alone.action.scavenge.one",
    "alone.action.interact.two-uses",
    "alone.action.locate.two-targets",
)
"""By Action."""


def is_forbidden(game: Alone, action: int) -> bool:
    """Whether a Reaction keeps the Hero from choosing this Action."""
    return total(game, LAST_FORBIDDEN, action) > 0


def trigger_of(action: int) -> int:
    """The trigger of an Action; Locate has none (alone.trigger.none-for-locate)."""
    return NONE if action == LOCATE else action


# What may be declared -------------------------------------------------------------------------------------------------


class Declare(Question[Alone]):
    """alone.turn.one-action: the Hero picks an Action; before the first, also what belongs to the start of a Turn."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def parts(self) -> list[int]:
        return [self.seat, self.first]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        options: list[int] = []
        if self.first:
            start_options(game, options)
        sides = ways_out(game)
        if not is_forbidden(game, MOVE):
            for side in sides:
                options.append(cards.move + side)
        if not is_forbidden(game, EXPLORE):
            for side in sides:
                options.append(cards.explore + side)
        if game.hero in game.at and not is_forbidden(game, FIGHT):
            options.append(cards.fight)
        if not is_forbidden(game, LOCATE):
            options.append(cards.locate)
        if not is_forbidden(game, SCAVENGE):
            options.append(cards.scavenge)
            if may_search_room(game):
                options.append(cards.scavenge + 1)
        if not is_forbidden(game, INTERACT):
            if has_lcu(game, game.hero):
                for side in lcu_sides(game, game.hero):
                    options.append(cards.repair + side)
            if device_here(game) != NONE:
                options.append(cards.device)
        if game.inventory:
            options += uses(game)
        return options

    def choose(self, game: Alone, option: int) -> None:
        cards = game.cards
        game.aim = []
        game.target = NONE
        if option < cards.move:
            self._prepare(game, option)
        elif option < cards.explore:
            game.aim = [option - cards.move]
            game.then(Begin(MOVE), MoveAction(), ACTION_DONE)
        elif option < cards.fight:
            game.aim = [option - cards.explore]
            game.then(Begin(EXPLORE), ExploreAction(), ACTION_DONE)
        elif option == cards.fight:
            game.then(AimAt(HERO, PL_HERO), Begin(FIGHT), Strike(NONE), BOSS_CHECK, ACTION_DONE)
        elif option == cards.locate:
            game.then(Seek(HERO, locate_targets(game)), Begin(LOCATE), LocateAction(0), ACTION_DONE)
        elif option < cards.repair:
            game.aim = [option - cards.scavenge]
            game.then(Begin(SCAVENGE), ScavengeAction(), DropExcess(HERO), ACTION_DONE)
        elif option < cards.device:
            game.aim = [option - cards.repair]
            game.then(Begin(INTERACT), RepairAction(), ACTION_DONE)
        elif option == cards.device:
            game.then(Begin(INTERACT), DeviceAction(), DropExcess(HERO), ACTION_DONE)
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
            game.then(DropExcess(HERO))
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
        if effect.op == DO_KILL and not targets(game, 1 << game.hero, boss_too=False):
            return False
        if effect.op == DO_LIGHT and effect.place == PL_LCU_LINE and not revealed_lcus(game):
            return False
    return True


def uses(game: Alone) -> list[int]:
    """The Items whose Action may be performed now."""
    cards = game.cards
    options: list[int] = []
    for at in range(len(game.inventory)):
        design = design_of(game, at)
        action = cards.designs[design].action
        if action != PASSIVE and not is_forbidden(game, action) and is_usable(game, effects_of(game, at)):
            options.append(cards.use + design)
    options.sort()
    return options


def is_usable(game: Alone, effects: list[Effect]) -> bool:
    """Whether an Item has something to work on, as far as the Hero can see."""
    for effect in effects:
        if effect.op == DO_STRIKE and not effect.has(ALL):
            return len(targets(game, within_reach(game, effect.place))) > 0
        if effect.op == DO_DOOR:
            return len(workable_doors(game, effect.what)) > 0
        if effect.op == DO_LIGHT and effect.place == PL_LCU_LINE:
            return len(revealed_lcus(game)) > 0
        if effect.op == DO_REVEAL and effect.place == PL_ROUTE:
            return len(route_sides(game, game.hero)) > 0
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
    if action != NONE and is_forbidden(game, action):
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

# Items ----------------------------------------------------------------------------------------------------------------


def use(game: Alone, design: int) -> None:
    """An Item is used by its Action: what it is aimed at is declared first, then its text is the whole effect."""
    at = place_of(game, design)
    item = game.cards.designs[design]
    effects = effects_of(game, at)
    game.then(UseItem(design, game.upgraded[at]))
    for effect in effects:
        if effect.op == DO_STRIKE:
            aim_strike(game, effect, min(item.spend, game.charges[at]))
            return
        if effect.op == DO_HMOVE or (effect.op == DO_REVEAL and effect.place != PL_ROUTE):
            game.then(AimSide(HERO, 0))
            return
        if effect.op == DO_REVEAL:
            game.then(AimSide(HERO, 1))
            return
        if effect.op == DO_MOVE:
            game.then(AimSpot(HERO))
            return
        if effect.op == DO_ASK and effect.what == ASK_DISTANCE:
            game.then(Seek(HERO, effect.count))
            return


def aim_strike(game: Alone, effect: Effect, most: int) -> None:
    """Charges, then one Creature, or a Sector to which sides lead."""
    if effect.has(ALL):
        game.then(AimPath(HERO, effect.distance if effect.place == PL_WITHIN else 1))
    else:
        game.then(AimAt(HERO, effect.place))
    if effect.has(PER_CHARGE) and most > 1:
        game.then(SpendCharges(HERO, most))
    else:
        game.aim = [1]


class SpendCharges(Question[Alone]):
    """How many Charges the Hero spends on the attack."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def parts(self) -> list[int]:
        return [self.seat, self.most]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.charge + count for count in range(1, self.most + 1)]

    def choose(self, game: Alone, option: int) -> None:
        game.aim = [option - game.cards.charge]


class AimSide(Question[Alone]):
    """The Hero names a side; for a `route` neither Stairs nor a Blocked Door."""

    def __init__(self, seat: int, route: int) -> None:
        super().__init__(seat)
        self.route = route

    def parts(self) -> list[int]:
        return [self.seat, self.route]

    def options(self, game: Alone) -> list[int]:
        sides = route_sides(game, game.hero) if self.route else ways_out(game)
        return [game.cards.side + side for side in sides]

    def choose(self, game: Alone, option: int) -> None:
        game.aim = [option - game.cards.side]


class AimSpot(Question[Alone]):
    """The Hero names a Sector in LoS."""

    def options(self, game: Alone) -> list[int]:
        seen = in_sight(game)
        options = [game.cards.there + spot(game, sector) for sector in range(game.map.sectors) if (seen >> sector) & 1]
        options.sort()
        return options

    def choose(self, game: Alone, option: int) -> None:
        game.aim = [option - game.cards.there]

    def refused(self, game: Alone, option: int) -> str:
        return "alone.los.def" if game.meaning(option)[0] == "there" else ""


class UseItem(Act[Alone]):
    """alone.item.overrides: Charges are spent, the Action begins, and the Item's text is all that it does."""

    def __init__(self, design: int, upgraded: int) -> None:
        self.design = design
        self.upgraded = upgraded

    def parts(self) -> list[int]:
        return [self.design, self.upgraded]

    def run(self, game: Alone) -> None:
        item = game.cards.designs[self.design]
        effects = item.upgraded if self.upgraded else item.effect
        at = place_of(game, self.design)
        game.using = self.design
        game.tell("uses", "alone.item.overrides", HERO, item.action, card=game.inventory[at])
        spend_charges(game, at, game.aim[0] if item.spend > 1 else 1)
        game.then(BOSS_CHECK, DropExcess(HERO), ACTION_DONE)
        action = item.action
        if action == LOCATE:
            game.then(LocateAction(asked(effects, ASK_DIRECTION)))
        elif action == EXPLORE:
            game.then(LIGHT_CHECK, AFTER_REVEAL)
            do_all(game, effects, BY_ITEM)
            game.then(LookAhead(self.design, self.upgraded), OpenWindow(AT_PREREVEAL, EXPLORE))
        else:
            if action == INTERACT:
                game.then(AFTER_LIGHTS)
            do_all(game, effects, BY_ITEM)
        game.then(Begin(action))


class LookAhead(Act[Alone]):
    """What an Item is about to Reveal in an Explore."""

    def __init__(self, design: int, upgraded: int) -> None:
        self.design = design
        self.upgraded = upgraded

    def parts(self) -> list[int]:
        return [self.design, self.upgraded]

    def run(self, game: Alone) -> None:
        item = game.cards.designs[self.design]
        for effect in item.upgraded if self.upgraded else item.effect:
            if effect.op == DO_REVEAL:
                reach = 1 if effect.place == PL_ROUTE else explore_reach(game, effect.count)
                about_to_reveal(game, line(game, game.aim[0], reach))


# An Action begins and ends --------------------------------------------------------------------------------------------


class Begin(Act[Alone]):
    """T1: the Action is declared and allows Reactions from now on; Evil may react at once."""

    def __init__(self, action: int) -> None:
        self.action = action

    def parts(self) -> list[int]:
        return [self.action]

    def run(self, game: Alone) -> None:
        action = self.action
        game.phase = IN_ACTION
        game.action = action
        game.last_action = action
        if action != LOCATE:
            game.triggers |= 1 << action
        game.left = NONE
        game.newly = 0
        game.placed = 0
        game.explored = 0
        game.lit_now = 0
        game.about = 0
        game.roll = []
        game.rolled_by = NONE
        game.tell("declared", DECLARED[action], HERO, action, self._side(game))
        game.then(OpenWindow(AT_DECLARE, trigger_of(action)))

    def _side(self, game: Alone) -> int:
        """The direction that goes with it, or NONE."""
        if game.using != NONE or not game.aim or self.action in (SCAVENGE, LOCATE):
            return NONE
        return game.aim[0]


class ActionDone(Act[Alone]):
    """T3: the Action gets its danger stamp (alone.ruling.r07); then Evil may react to it as it is."""

    def run(self, game: Alone) -> None:
        action = game.action
        if action != LOCATE and game.is_dangerous(game.hero):
            game.stamped |= 1 << action
        game.then(OpenWindow(AT_RESOLVED, trigger_of(action)), END_ACTION)


class EndAction(Act[Alone]):
    """What lasts for an Action is over."""

    def run(self, game: Alone) -> None:
        end_action(game)
        game.action = NONE
        game.using = NONE
        game.target = NONE
        game.aim = []


END_ACTION: Final = EndAction()
ACTION_DONE: Final = ActionDone()
