"""Items in use: what each needs, what it is aimed at, and its text in place of the Action (5.7 of the ledger)."""

from villainy.engine.step import Act, Question
from villainy.games.alone.course import ACTION_DONE, BEGIN
from villainy.games.alone.deck import PASSIVE
from villainy.games.alone.deeds import BY_ITEM, do_all, workable_doors
from villainy.games.alone.explore import about_to_reveal, explore_reach, route_sides
from villainy.games.alone.fight import AimAt, AimPath, any_target, within_reach
from villainy.games.alone.game import Alone
from villainy.games.alone.interact import AFTER_LIGHTS, LIGHT_CHECK, revealed_lcus
from villainy.games.alone.inventory import design_of, effects_of, place_of, spend_charges
from villainy.games.alone.locate import LocateAction, Seek, asked
from villainy.games.alone.missions import BOSS_CHECK
from villainy.games.alone.move import AFTER_REVEAL, ways_out
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.scavenge import DropExcess
from villainy.games.alone.sight import in_sight, line, spot
from villainy.games.alone.terms import AT_PREREVEAL, EXPLORE, HERO, INTERACT, LOCATE
from villainy.games.alone.vocabulary import (
    ALL,
    ASK_DIRECTION,
    ASK_DISTANCE,
    DO_ASK,
    DO_DOOR,
    DO_HMOVE,
    DO_LIGHT,
    DO_MOVE,
    DO_REVEAL,
    DO_STRIKE,
    PER_CHARGE,
    PL_LCU_LINE,
    PL_ROUTE,
    PL_WITHIN,
    Effect,
)

# Which can be used ----------------------------------------------------------------------------------------------------


def uses(game: Alone, forbidden: int) -> list[int]:
    """The Items whose Action may be performed now; those of `forbidden` Actions, as bits, may not."""
    cards = game.cards
    options: list[int] = []
    for at in range(len(game.inventory)):
        design = design_of(game, at)
        action = cards.designs[design].action
        if action != PASSIVE and not (forbidden >> action) & 1 and is_usable(game, effects_of(game, at)):
            options.append(cards.use + design)
    options.sort()
    return options


def is_usable(game: Alone, effects: list[Effect]) -> bool:
    """Whether an Item has something to work on, as far as the Hero can see."""
    for effect in effects:
        if effect.op == DO_STRIKE and not effect.has(ALL):
            return any_target(game, within_reach(game, effect.place))
        if effect.op == DO_DOOR:
            return len(workable_doors(game, effect.what)) > 0
        if effect.op == DO_LIGHT and effect.place == PL_LCU_LINE:
            return len(revealed_lcus(game)) > 0
        if effect.op == DO_REVEAL and effect.place == PL_ROUTE:
            return len(route_sides(game, game.hero)) > 0
    return True


# Aim, then use --------------------------------------------------------------------------------------------------------


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
        game.then(BEGIN[action])


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
