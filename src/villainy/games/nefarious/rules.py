"""The rules of one game as its Twists make them: constants, tables by face, and who listens at which hook."""

from typing import Final

from villainy.games.nefarious.deck import AS_BUILT, Cards, Line
from villainy.games.nefarious.twist import EFFECT_LAYERS, OTHERS_LINES, OWN_LINES, SLUGS, Twist, listens

MONEY_AT_START: Final = 10
CARDS_AT_START: Final = 3
RESEARCH_MONEY: Final = 2
RESEARCH_CARDS: Final = 1
WORK_MONEY: Final = 4
POINTS_TO_WIN: Final = 20


class Rules:
    """The printed rules, with every query that is constant for the whole game folded over the Twists once.

    Made when the Twists are known, never changed, and shared by all games with the same Twists. The lists of Twists
    hold those that listen at a hook, so a hook that nobody uses costs nothing.
    """

    def __init__(self, cards: Cards, players: int, twists: list[Twist], only_others_secured: bool) -> None:
        self.twists = twists
        """In the order in which they were turned over."""
        self.zeros = [0] * players
        """Nothing for everybody; never changed."""
        self.everybody = list(range(players))
        ranked = sorted(twists, key=_rank)

        self.start_money = MONEY_AT_START
        self.start_cards = CARDS_AT_START
        self.action_slots = 1
        self.action_repeats = 1
        self.research_money = RESEARCH_MONEY
        self.research_draw = RESEARCH_CARDS
        self.research_discard = 0
        self.work_money = WORK_MONEY
        self.goal = POINTS_TO_WIN
        self.cost = cards.cost
        self.worth = cards.points
        """What a built Invention is worth, by face; AS_BUILT where its owner's Inventions must be counted."""
        weights = [0] * players
        weights[1] += 1  # the left neighbour and the right one: with two players the same one twice
        weights[players - 1] += 1
        for twist in ranked:
            self.start_money = twist.start_money(self.start_money)
            self.start_cards = twist.start_cards(self.start_cards)
            self.action_slots = twist.action_slots(self.action_slots)
            self.action_repeats = twist.action_repeats(self.action_repeats)
            self.research_money = twist.research_money(self.research_money)
            self.research_draw = twist.research_draw(self.research_draw)
            self.research_discard = twist.research_discard(self.research_discard)
            self.work_money = twist.work_money(self.work_money)
            self.goal = twist.win_threshold(self.goal)
            twist.income_sources(weights)
            if listens(twist, "build_cost"):
                self.cost = [twist.build_cost(cost) for cost in self.cost]
            if listens(twist, "invention_vp"):
                self.worth = [points if points == AS_BUILT else twist.invention_vp(points) for points in self.worth]
        self.sources = [distance for distance in range(players) if weights[distance]]
        """Whose Actions pay: so many places to the left."""
        self.weights = [weights[distance] for distance in self.sources]

        self.legal_actions = _listening(ranked, "legal_actions")
        self.income_total = _listening(ranked, "income_total")
        self.build_gate = _listening(ranked, "build_gate")
        self.buildable = _listening(ranked, "buildable")
        self.discardable = _listening(ranked, "discardable")
        self.invention_vp = _listening(ranked, "invention_vp")
        self.score_bonus = _listening(ranked, "score_bonus")
        self.at_round_start = _listening(twists, "at_round_start")
        self.at_revealed = _listening(twists, "at_revealed")
        self.at_minion_placed = _listening(twists, "at_minion_placed")
        self.at_build_refused = _listening(twists, "at_build_refused")
        self.at_paid = _listening(twists, "at_paid")
        self.at_built = _listening(twists, "at_built")
        self.at_round_end = _listening(twists, "at_round_end")

        lines = lines_of(cards, twists, only_others_secured)
        self.own = lines.own
        self.others = lines.others
        self.empty = lines.empty
        self.borrows = lines.borrows

    def clause_of(self, hook: str) -> str:
        """The clause by which a Twist in play speaks at a hook; empty if none does."""
        for twist in self.twists:
            clause = twist.clause(hook)
            if clause:
                return clause
        return ""


class Lines:
    """The effect lines of every face: printed, added to, remapped, repeated, suppressed, in this order.

    Layer 2, which borrows from an Invention built before, is the builders' business: what it borrows has passed the
    same layers.
    """

    def __init__(self, cards: Cards, twists: list[Twist], only_others_secured: bool) -> None:
        self.borrows = False
        """Whether an Invention without lines borrows those of its owner's last one."""
        suppressed = 0
        times = 1
        for twist in twists:
            self.borrows = self.borrows or twist.effect_if_empty()
            times = twist.effect_repeat(times)
            suppressed |= twist.effect_suppress(only_others_secured)
        self.own: list[list[Line]] = []
        """Lines on the builder."""
        self.others: list[list[Line]] = []
        """Lines on everybody else."""
        self.empty: list[bool] = []
        """Whether there is no line to begin with."""
        for face in range(len(cards.cost)):
            own = cards.own[face].copy()
            others = cards.others[face].copy()
            for twist in twists:
                twist.effect_append(own, others)
            self.empty.append(not own and not others)
            own = [_remapped(line, twists) for line in own]
            others = [_remapped(line, twists) for line in others]
            self.own.append([] if suppressed & OWN_LINES else own * times)
            self.others.append([] if suppressed & OTHERS_LINES else others * times)


def _remapped(line: Line, twists: list[Twist]) -> Line:
    per = line.per
    for twist in twists:
        per = twist.effect_remap(per)
    return line if per == line.per else Line(line.amount, line.thing, per)


def rules_of(
    cards: Cards, players: int, numbers: list[int], catalogue: list[Twist], only_others_secured: bool
) -> Rules:
    """The rules for these Twists, folded the first time that somebody plays with them."""
    twists = [catalogue[number] for number in numbers]
    key = _key(twists, players * 2 + only_others_secured)
    known = cards.rules.get(key)
    if known is None:
        known = Rules(cards, players, twists, only_others_secured)
        cards.rules[key] = known
    return known


def lines_of(cards: Cards, twists: list[Twist], only_others_secured: bool) -> Lines:
    """The effect lines under these Twists: the same for all that do not touch effects, and folded once."""
    touching = [twist for twist in twists if _touches_effects(twist)]
    key = _key(touching, int(only_others_secured))
    known = cards.lines.get(key)
    if known is None:
        known = Lines(cards, touching, only_others_secured)
        cards.lines[key] = known
    return known


def _key(twists: list[Twist], rest: int) -> int:
    """A number for these Twists, in this order, and the rest."""
    key = rest
    for twist in twists:
        key = key * (len(SLUGS) + 1) + twist.number + 1
    return key


def _touches_effects(twist: Twist) -> bool:
    for hook in EFFECT_LAYERS:
        if listens(twist, hook):
            return True
    return False


def _rank(twist: Twist) -> int:
    return twist.rank


def _listening(twists: list[Twist], hook: str) -> list[Twist]:
    return [twist for twist in twists if listens(twist, hook)]
