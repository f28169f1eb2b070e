"""Every Invention: its printed numbers, and what building it does, against a second reading of the printed lines."""

import re
from dataclasses import dataclass

import pytest

from clauses import clause
from games.nefarious.scenario import AREAS, HOUSE, ROWS, Lab, worth

# slug, cost, points ("n": as many as one has built), lines for the builder, lines for everybody else
INVENTIONS = """
concentrated-brain-juice | 4 | 2 | +2c |
tesla-shocker | 0 | 1 | +1c | -1c
flying-car | 4 | 3 | +2$ | +2$
computer-virus | 5 | 2 | +1m |
teleporter | 5 | 3 | +1m -1m |
robot-doubles | 12 | 3 | +1m/built |
thought-reader | 6 | 3 | -1c +2c |
nanobots | 5 | 3 | +2c -2c |
cryogenic-chamber | 4 | 3 | +1m | +1m
sentient-ai | 10 | 3 | +1c/hand |
addictive-computer-game | 0 | 1 | +4$ |
robotic-pet | 0 | 1 | +1c +2$ |
buttered-cat-array | 0 | 2 | |
hypnotic-ray | 1 | 1 | +1m |
particle-accelerator | 2 | 2 | +1c |
helpful-robot | 6 | 2 | +1c/built |
cloaking-device | 4 | 3 | |
love-potion | 7 | 2 | +8$ |
time-viewer | 7 | 3 | +1$/minion |
beast-man | 7 | 4 | -1m |
strangling-vines | 8 | 4 | -2$ | -2$
x-ray-specs | 7 | 3 | +1$/hand |
sun-extinguisher | 10 | 3 | +1m | -1c
gene-spliced-virus | 8 | 4 | +1c -1c |
genetic-manipulator | 8 | 4 | -1c +1c |
killer-swarm | 8 | 4 | |
infected-locusts | 8 | 4 | |
anti-gravity-suit | 9 | 3 | +4$ | -1c
poisonous-flowers | 9 | 3 | +4$ | -2$
freeze-ray | 10 | 4 | | -3$
slime-ray | 10 | 4 | | -1c
cloning-device | 10 | 5 | | +1m
brain-swapper | 9 | 4 | +1c/built -1c/built |
universal-solvent | 14 | 4 | | -1c -1$ -1m
aging-ray | 11 | 4 | -1m | -1m
time-machine | 11 | 4 | -1m +1m |
patchwork-monster | 11 | 5 | -1c |
invisibility-ray | 7 | 3 | | -1c -2$
panacea | 11 | 3 | +1c +1$ +1m |
paralysis-ray | 12 | 4 | | -1m
earthquake-generator | 12 | 5 | |
weather-controller | 12 | 5 | |
ice-cap-melter | 12 | 5 | |
secret-lair | 12 | n | |
moon-base | 13 | 5 | +3$/hand -1c/hand |
tsunami-generator | 12 | 5 | |
volcano-activator | 12 | 5 | |
mind-control-satellite | 8 | 3 | +1c | -1c
blinding-ray | 13 | 5 | -3$ | -3$
growth-accelerator | 9 | 4 | +2c | +2c
shrinking-ray | 13 | 5 | -1c | -1c
hyperspace-tunnel | 14 | 6 | -1c -1$ -1m |
blizzard-machine | 16 | 6 | |
orbital-asteroid | 16 | 6 | |
death-ray | 16 | 6 | |
undersea-monster | 16 | 6 | |
ozone-depleter | 16 | 6 | |
delicious-by-products | 15 | 5 | +1$/built |
reanimator | 19 | 7 | | +2$
android | 19 | 7 | | +1c
space-elevator | 24 | 8 | +1c | +1c
doomsday-machine | 22 | 8 | | +1c +1$ +1m
pet-yeti | 18 | 7 | | +1m
giant-mechanical-spider | 7 | 3 | +1c | -2$
"""
LINE = re.compile(r"([+-])(\d)([cm$])(?:/(hand|minion|built))?")


@dataclass
class Row:
    """What is printed on an Invention."""

    slug: str
    cost: int
    points: str
    own: list[str]
    others: list[str]


def read_rows() -> list[Row]:
    rows = []
    for line in INVENTIONS.strip().splitlines():
        slug, cost, points, own, others = (part.strip() for part in line.split("|"))
        rows.append(Row(slug, int(cost), points, own.split(), others.split()))
    return rows


PRINTED = read_rows()
by_card = pytest.mark.parametrize("row", PRINTED, ids=[row.slug for row in PRINTED])


@dataclass
class Player:
    """What an Invention can touch, as numbers."""

    money: int
    cards: int
    invested: int
    built: int
    thrown: int = 0

    def suffer(self, line: str) -> None:
        """One line of an effect box, read a second time: as much of it as can be done."""
        found = LINE.fullmatch(line)
        assert found is not None, line
        sign, count, thing, per = found.groups()
        times = {"hand": self.cards, "minion": self.invested, "built": self.built, None: 1}[per]
        amount = int(count) * times
        if thing == "$":
            self.money += amount if sign == "+" else -min(amount, self.money)
        elif thing == "m":
            self.invested += min(amount, 5 - self.invested) if sign == "+" else -min(amount, self.invested)
        elif sign == "+":
            self.cards += amount
        else:
            lost = min(amount, self.cards)
            self.cards -= lost
            self.thrown += lost


@clause("nefarious.components.inventions", "nefarious.card.layout", "nefarious.ruling.r51")
@by_card
def test_what_is_printed(row: Row) -> None:
    """Cost, points and a colour of arrow for each line stand on the card; the scenario below reads the lines."""
    lab = Lab("ann bo cy", money=row.cost, hands={"ann": row.slug, "bo": "panacea"}, built={"ann": worth(8)})
    assert lab.view("ann")["costs"] == [[lab.slugs.index(row.slug), row.cost]]
    assert lab.view("bo")["costs"] == [[lab.slugs.index("panacea"), 11]]
    lab.reveal(ann="invent")
    lab.invent(ann=row.slug)
    (paid,) = lab.said("paid")
    assert (paid.amount, paid.card) == (row.cost, row.slug)
    if lab.game.round == 1:
        lab.end_round()
    built = lab.public("ann")["built"]
    assert [one["points"] for one in built] == [8, 2 if row.points == "n" else int(row.points)]


@clause(
    "nefarious.effect.box",
    "nefarious.effect.self",
    "nefarious.effect.others",
    "nefarious.effect.both",
    "nefarious.effect.self-top-down",
    "nefarious.effect.per-hand",
    "nefarious.effect.per-minion",
    "nefarious.effect.per-built",
    "nefarious.ruling.r12",
)
@by_card
@pytest.mark.parametrize("spare", [0, 1, 20], ids="{} to spare".format)
def test_what_building_it_does(row: Row, spare: int) -> None:
    """Four players in different states: rich and poor, with and without cards, with and without Minions."""
    names = "ann bo cy di"
    players = {
        "ann": Player(money=row.cost + spare, cards=3, invested=2, built=2),
        "bo": Player(money=spare, cards=2, invested=5, built=0),
        "cy": Player(money=spare + 4, cards=0, invested=0, built=1),
        "di": Player(money=1, cards=1, invested=1, built=0),
    }
    hands = {name: " ".join(["blizzard-machine"] * one.cards) for name, one in players.items()}
    hands["ann"] += f" {row.slug}"
    lab = Lab(
        names,
        money={name: one.money for name, one in players.items()},
        minions={"ann": "speculate 1, invent 1", "bo": "speculate 3, research 2", "di": "speculate 1"},
        hands=hands,
        built={"ann": "hypnotic-ray death-ray", "cy": "death-ray"},
    )
    players["ann"].money -= row.cost
    players["ann"].built += 1
    for line in row.own:
        players["ann"].suffer(line)
    for name in ("bo", "cy", "di"):
        for line in row.others:
            players[name].suffer(line)

    lab.reveal(ann="invent")  # the others Work: 4 more money, afterwards
    lab.invent(ann=row.slug)
    while not lab.asked().endswith("action"):
        who = lab.names[lab.game.to_answer()[0]]
        lab.game.decide(lab.seat(who), lab.game.options(lab.seat(who))[0], lab.game.number)
    lab.game.check()

    for name, one in players.items():
        wage = 0 if name == "ann" else 4
        seen = lab.public(name)
        assert (seen["money"], seen["hand"]["count"], sum(seen["areas"])) == (one.money + wage, one.cards, one.invested)
        assert seen["reserve"] == 5 - one.invested
    thrown = [said.who for said in lab.said("discarded")]
    assert {name: thrown.count(name) for name in players} == {name: one.thrown for name, one in players.items()}
    assert len(lab.discards().split()) == len(thrown)
    assert lab.built("ann").split()[-1] == row.slug


def test_the_house_deck_holds_these_inventions_once_each() -> None:
    assert [row.slug for row in PRINTED] == list(ROWS)
    assert len(ROWS) == 64
    assert {HOUSE[slug].get("copies", 1) for slug in ROWS} == {1}


@clause("nefarious.effect.none", "nefarious.effect.both", "nefarious.ruling.r24")
def test_how_many_have_which_arrows() -> None:
    """Fifteen without effect (Secret Lair's points are no effect), 25 for oneself, 10 for the others, 14 both."""
    kinds = [(bool(row.own), bool(row.others)) for row in PRINTED]
    assert [kinds.count(kind) for kind in ((False, False), (True, False), (False, True), (True, True))] == [
        15,
        25,
        10,
        14,
    ]
    assert {row.slug for row in PRINTED if row.points == "n"} == {"secret-lair"}


@clause("nefarious.card.helpful-robot")
@pytest.mark.parametrize("before", range(4))
def test_helpful_robot(before: int) -> None:
    lab = Lab("ann bo cy", hands={"ann": "helpful-robot"}, built={"ann": " ".join(["hypnotic-ray"] * before)})
    lab.reveal(ann="invent")
    lab.invent(ann="helpful-robot")
    assert lab.cards("ann") == before + 1


@clause("nefarious.card.space-elevator")
def test_space_elevator() -> None:
    lab = Lab("ann bo cy", money=24, hands={"ann": "space-elevator"})
    lab.reveal(ann="invent")
    lab.invent(ann="space-elevator")
    assert lab.each(lab.cards) == [1, 1, 1]


@clause("nefarious.card.shrinking-ray")
def test_shrinking_ray() -> None:
    hands = {"ann": "shrinking-ray beast-man panacea", "bo": "android death-ray", "cy": "nanobots teleporter"}
    lab = Lab("ann bo cy", money=13, hands=hands)
    lab.reveal(ann="invent")
    lab.invent(ann="shrinking-ray")
    assert (lab.asked(), lab.may("ann")) == ("ann: discard", "beast-man panacea")
    lab.discard(ann="panacea")
    lab.discard(cy="nanobots")
    lab.discard(bo="android")
    assert lab.each(lab.hand) == ["beast-man", "death-ray", "teleporter"]


@clause("nefarious.card.nanobots")
def test_nanobots() -> None:
    lab = Lab("ann bo cy", hands={"ann": "nanobots beast-man"}, pile="android death-ray panacea")
    lab.reveal(ann="invent")
    lab.invent(ann="nanobots")
    assert set(lab.may("ann").split()) == {"beast-man", "android", "death-ray"}
    lab.discard(ann="android")
    assert set(lab.may("ann").split()) == {"beast-man", "death-ray"}
    assert (lab.cards("ann"), lab.discards()) == (3, "")  # both go together
    lab.give("ann", "discard", "beast-man")
    assert (lab.hand("ann"), lab.discards()) == ("death-ray", "beast-man android")


@clause("nefarious.card.brain-swapper", "nefarious.effect.per-built")
def test_v53_brain_swapper() -> None:
    lab = Lab(
        "ann bo cy",
        hands={"ann": "brain-swapper android"},
        built={"ann": "beast-man panacea"},
        pile="nanobots death-ray teleporter slime-ray",
    )
    lab.reveal(ann="invent")
    lab.invent(ann="brain-swapper")
    assert (lab.asked(), lab.cards("ann")) == ("ann: discard", 4)
    lab.discard(ann="android death-ray nanobots")
    assert (lab.hand("ann"), lab.pile(), lab.money("ann")) == ("teleporter", 1, 1)


@clause("nefarious.card.delicious-by-products", "nefarious.effect.per-built")
def test_v54_delicious_by_products() -> None:
    lab = Lab(
        "ann bo cy",
        money={"ann": 15},
        hands={"ann": "delicious-by-products"},
        built={"ann": "panacea android nanobots"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="delicious-by-products")
    assert lab.money("ann") == 4


@clause("nefarious.card.moon-base", "nefarious.effect.per-hand")
def test_v55_moon_base() -> None:
    lab = Lab("ann bo cy", money={"ann": 13}, hands={"ann": "moon-base panacea android nanobots"})
    lab.reveal(ann="invent")
    lab.invent(ann="moon-base")
    lab.discard(ann="panacea android nanobots")
    assert (lab.money("ann"), lab.cards("ann")) == (9, 0)
    assert lab.discards() == "nanobots panacea android"


@clause("nefarious.card.robot-doubles")
def test_robot_doubles_place_one_for_each_invention() -> None:
    lab = Lab("ann bo cy", money=12, hands={"ann": "robot-doubles"}, built={"ann": "panacea android"})
    lab.reveal(ann="invent")
    lab.invent(ann="robot-doubles")
    lab.place(ann="work invent work")
    assert (lab.minions("ann"), lab.reserve("ann"), lab.money("ann")) == ("invent 1, work 2", 2, 0)


@clause("nefarious.card.secret-lair", "nefarious.ruling.r24", "nefarious.end.count")
def test_v57_secret_lair() -> None:
    lab = Lab(
        "ann bo cy",
        hands={"ann": "addictive-computer-game"},
        built={"ann": "killer-swarm beast-man cloaking-device flying-car secret-lair"},
    )
    assert lab.score("ann") == 19
    lab.reveal()
    assert lab.asked() == "ann bo cy: action"  # 14 and 5: not enough
    lab.reveal(ann="invent")
    lab.invent(ann="addictive-computer-game")
    assert lab.score("ann") == 21
    assert lab.asked() == "ann wins"


@clause("nefarious.card.secret-lair")
@pytest.mark.parametrize("before", range(5))
def test_secret_lair_counts_itself(before: int) -> None:
    lab = Lab("ann bo cy", money=12, hands={"ann": "secret-lair"}, built={"ann": " ".join(["hypnotic-ray"] * before)})
    lab.reveal(ann="invent")
    lab.invent(ann="secret-lair")
    assert [one["points"] for one in lab.public("ann")["built"]] == [1] * before + [before + 1]
    assert lab.score("ann") == 2 * before + 1


@clause("nefarious.card.x-ray-specs", "nefarious.effect.per-hand")
def test_v58_x_ray_specs() -> None:
    lab = Lab("ann bo cy", money={"ann": 7}, hands={"ann": "x-ray-specs panacea android nanobots death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="x-ray-specs")
    assert (lab.money("ann"), lab.cards("ann")) == (4, 4)


@clause("nefarious.card.time-viewer")
@pytest.mark.parametrize(("minions", "count"), [("", 0), ("speculate 1", 1), ("speculate 3, research 2", 5)])
def test_time_viewer(minions: str, count: int) -> None:
    lab = Lab("ann bo cy", money={"ann": 7}, hands={"ann": "time-viewer"}, minions={"ann": minions, "bo": "work 5"})
    lab.reveal(ann="invent", bo="work", cy="work")
    lab.invent(ann="time-viewer")
    assert lab.money("ann") == count


@clause("nefarious.card.sentient-ai")
def test_sentient_ai_as_the_last_card() -> None:
    lab = Lab("ann bo cy", hands={"ann": "sentient-ai"})
    lab.reveal(ann="invent")
    lab.invent(ann="sentient-ai")
    assert (lab.cards("ann"), lab.pile()) == (0, 30)


@clause("nefarious.card.hypnotic-ray", "nefarious.effect.plus-minion")
@pytest.mark.parametrize("area", AREAS)
def test_hypnotic_ray_on_any_area(area: str) -> None:
    lab = Lab("ann bo cy", money=1, hands={"ann": "hypnotic-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="hypnotic-ray")
    lab.place(ann=area)
    assert (lab.minions("ann"), lab.money("ann")) == (f"{area} 1", 0)
