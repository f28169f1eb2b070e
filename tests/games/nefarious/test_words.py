"""Everything that Nefarious can say is there, in both languages, and tells nobody more than they may know."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from clauses import clause
from villainy.engine.chance import seeded
from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import Game, View
from villainy.engine.step import Ask
from villainy.games import box
from villainy.games.nefarious.deck import ACTIONS, AREAS, AS_BUILT, INVENT, SPECULATE, THINGS, WORK, Cards
from villainy.games.nefarious.phase import PHASES
from villainy.games.nefarious.twist import SLUGS
from villainy.games.nefarious.words import CLAUSES, OPEN, NefariousWords
from villainy.rulebook import rulebook
from villainy.words import LANGUAGES, Words, words_of

BOX = box("nefarious")
FOLDER = Path(str(files("villainy.games.nefarious")))
NAMES = ["Ann", "Bo", "Cy", "Di", "Eli", "Fay"]
GLUE = "\N{NO-BREAK SPACE}"
PAIRS = [
    ("none", "none"),
    ("long-term-plans", "overpopulation"),
    ("perpetual-motion", "unions"),
    ("focused-research", "quantum-relativity"),
    ("parallel-universe", "rigged-investments"),
    ("insider-trading", "unpaid-interns"),
    ("alien-contact", "philanthropy"),
    ("think-tank", "mad-broker"),
    ("age-of-boredom", "lingering-evil"),
    ("hyperinflation", "mob-influence"),
    ("security-measures", "recycling"),
]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def spoken(language: str) -> Words:
    return words_of(language, "villainy.games.nefarious")


def house() -> Cards:
    cards = BOX.house_deck()
    assert isinstance(cards, Cards)
    return cards


def speaker(language: str = "en", deck: Cards | None = None) -> NefariousWords:
    return NefariousWords(spoken(language), deck or house(), NAMES)


def face(slug: str) -> int:
    return [entry["id"] for entry in house().source["invention"]].index(slug)


def table(players: int, first: str = "none", second: str = "none", seed: str = "words", **more: str) -> Game:
    settings: dict[str, str | int] = {"firstTwist": first, "secondTwist": second, **more}
    return BOX.new(players, seed=seed, settings=settings, ask_forced=True, listening=True)


def random_games() -> Iterator[Game]:
    """Games by lot with many Twists, at every question, and once more when they are over."""
    for number, (first, second) in enumerate(PAIRS):
        chance = seeded(f"by lot {number}")
        reveal = "open" if number % 3 == 0 else "secret"
        game = table(2 + number % 5, first, second, f"words {number}", speculateReveal=reveal)
        while not game.over:
            yield game
            game.take(chance.pick(game.choices))
        yield game


def event_kinds() -> set[str]:
    """The kinds of all events that the game's code tells."""
    found: set[str] = set()
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found | {"gained", "income", "failed", "refused"}  # these kinds are handed on as arguments


# Inventions -----------------------------------------------------------------------------------------------------------

SENTENCES = {
    "concentrated-brain-juice": (["You draw 2 cards."], ["Du trekkjer 2 kort."]),
    "tesla-shocker": (
        ["You draw 1 card.", "Every other player discards 1 card."],
        ["Du trekkjer 1 kort.", "Alle andre spelarar kastar 1 kort."],
    ),
    "flying-car": (
        ["You gain 2 coins.", "Every other player gains 2 coins."],
        ["Du får 2 myntar.", "Alle andre spelarar får 2 myntar."],
    ),
    "teleporter": (
        ["You put 1 Minion on an area, free of charge.", "You take 1 Minion back from an area."],
        ["Du set 1 Minion gratis på eit felt.", "Du tek att 1 Minion frå eit felt."],
    ),
    "robot-doubles": (
        ["You put 1 Minion on an area for each Invention you have built, free of charge."],
        ["Du set 1 Minion gratis på eit felt for kvar oppfinning du har bygd."],
    ),
    "sentient-ai": (
        ["You draw 1 card for each card in your hand."],
        ["Du trekkjer 1 kort for kvart kort du har på handa."],
    ),
    "buttered-cat-array": (["No effect."], ["Ingen verknad."]),
    "time-viewer": (
        ["You gain 1 coin for each Minion you have on an area."],
        ["Du får 1 mynt for kvar Minion du har på felta."],
    ),
    "strangling-vines": (
        ["You lose 2 coins.", "Every other player loses 2 coins."],
        ["Du mister 2 myntar.", "Alle andre spelarar mister 2 myntar."],
    ),
    "universal-solvent": (
        [
            "Every other player discards 1 card.",
            "Every other player loses 1 coin.",
            "Every other player takes 1 Minion back from an area.",
        ],
        [
            "Alle andre spelarar kastar 1 kort.",
            "Alle andre spelarar mister 1 mynt.",
            "Alle andre spelarar tek att 1 Minion frå eit felt.",
        ],
    ),
    "moon-base": (
        ["You gain 3 coins for each card in your hand.", "You discard 1 card for each card in your hand."],
        ["Du får 3 myntar for kvart kort du har på handa.", "Du kastar 1 kort for kvart kort du har på handa."],
    ),
    "doomsday-machine": (
        [
            "Every other player draws 1 card.",
            "Every other player gains 1 coin.",
            "Every other player puts 1 Minion on an area, free of charge.",
        ],
        [
            "Alle andre spelarar trekkjer 1 kort.",
            "Alle andre spelarar får 1 mynt.",
            "Alle andre spelarar set 1 Minion gratis på eit felt.",
        ],
    ),
}


@clause("nefarious.effect.self", "nefarious.effect.others", "nefarious.effect.plus-minus")
@pytest.mark.parametrize("slug", SENTENCES)
def test_what_a_card_does_in_whole_sentences(slug: str) -> None:
    english, nynorsk = SENTENCES[slug]
    assert speaker("en").effects(face(slug)) == english
    assert speaker("nn").effects(face(slug)) == nynorsk


@pytest.mark.parametrize(
    ("slug", "english", "nynorsk"),
    [
        ("tesla-shocker", "you: +1 ▯ card; others: −1 ▯ card", "du: +1 ▯ kort; andre: −1 ▯ kort"),
        ("concentrated-brain-juice", "you: +2 ▯ cards", "du: +2 ▯ kort"),
        ("moon-base", "you: +3 $ / card in hand, −1 ▯ card / card in hand", None),
        ("panacea", "you: +1 ▯ card, +1 $, +1 ♙ Minion", "du: +1 ▯ kort, +1 $, +1 ♙ Minion"),
        ("pet-yeti", "others: +1 ♙ Minion", "andre: +1 ♙ Minion"),
        ("death-ray", "no effect", "ingen verknad"),
    ],
)
def test_what_a_card_does_in_a_few_signs(slug: str, english: str, nynorsk: str | None) -> None:
    assert speaker("en").effects_short(face(slug)).replace(GLUE, " ") == english
    if nynorsk:
        assert speaker("nn").effects_short(face(slug)).replace(GLUE, " ") == nynorsk


def printed(cards: Cards, at: int) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]:
    own, others = (
        [(line.amount, line.thing, line.per) for line in lines] for lines in (cards.own[at], cards.others[at])
    )
    return own, others


@clause("nefarious.effect.box", "nefarious.effect.three-things")
@both_languages
def test_text_and_behaviour_cannot_part(language: str) -> None:
    """Two of the 64 Inventions read alike exactly where they do the same."""
    speak, cards = speaker(language), house()
    assert len(cards.cost) == 64
    for one in range(64):
        texts = speak.effects(one)
        assert len(texts) == max(1, len(cards.own[one]) + len(cards.others[one]))
        assert all(re.fullmatch(r"[A-ZÆØÅ][^{}$]+\.", text) for text in texts)
        for other in range(one):
            same = printed(cards, one) == printed(cards, other)
            assert (speak.effects(one) == speak.effects(other)) is same
            assert (speak.effects_short(one) == speak.effects_short(other)) is same


@both_languages
def test_every_possible_line_has_words_of_its_own(language: str) -> None:
    """Also those that no card of ours has: decks are the user's."""
    source = house().source
    signs = [f"{sign}{n}{thing}" for sign in "+-" for n in (1, 2) for thing in "cm$"]
    lines = [f"{line}{per}" for line in signs for per in ("", "/hand", "/minion", "/built")]
    entry = {"id": "x", "name": "X", "cost": 1, "points": 1}
    designs = [{**entry, "id": line, "self": [line], "others": [line]} for line in lines]
    deck = BOX.read_deck({**source, "invention": [*designs, *source["invention"]]}, "test")
    assert isinstance(deck, Cards)
    speak = speaker(language, deck)
    texts = [tuple(speak.effects(at)) for at in range(len(lines))]
    shorts = [speak.effects_short(at) for at in range(len(lines))]
    assert len(set(texts)) == len(set(shorts)) == len(lines) == 48
    assert len({text for pair in texts for text in pair}) == 96


def test_plurals_are_counted() -> None:
    text = " ".join(" ".join(speaker("en").effects(at)) for at in range(64))
    assert not re.search(r"\b1 (cards|coins|Minions)\b", text)
    assert not re.search(r"\b([2-9]|\d\d) (card|coin|Minion)\b", text)
    text = " ".join(" ".join(speaker("nn").effects(at)) for at in range(64))
    assert not re.search(r"\b1 (myntar|Minionar)\b", text)
    assert not re.search(r"\b([2-9]|\d\d) (mynt|Minion)\b", text)


@clause("nefarious.card.layout", "nefarious.card.secret-lair")
@both_languages
def test_every_card_can_be_shown(language: str) -> None:
    speak = speaker(language)
    for at in range(64):
        text = speak.shown(at)
        assert speak.card(at) in text
        assert str(house().cost[at]) in text
        assert speak.points(at, short=True) in text
    lair = face("secret-lair")
    assert house().points[lair] == AS_BUILT
    assert speak.points(lair) == spoken(language).say("points-growing")
    assert "99" in speak.shown(lair, 99)


def test_names_in_one_language_serve_in_the_other() -> None:
    source = house().source
    first = {**source["invention"][0], "name": "Plain"}
    second = {**source["invention"][1], "name": {"nn": "Berre nynorsk"}}
    deck = BOX.read_deck({**source, "invention": [first, second, *source["invention"][2:]]}, "test")
    assert isinstance(deck, Cards)
    assert [speaker(language, deck).card(0) for language in LANGUAGES] == ["Plain", "Plain"]
    assert [speaker(language, deck).card(1) for language in LANGUAGES] == ["Berre nynorsk", "Berre nynorsk"]


def test_shapes_differ() -> None:
    for language in LANGUAGES:
        speak = speaker(language)
        glyphs = [speak.action_glyph(action) for action in range(AREAS)]
        glyphs += [speak.thing_glyph(thing) for thing in range(len(THINGS))]
        assert len(set(glyphs)) == AREAS + len(THINGS)
        assert all(len(glyph) == 1 for glyph in glyphs)
        assert [speak.action_name(action).casefold() for action in range(AREAS)] == list(ACTIONS)


# Twists ---------------------------------------------------------------------------------------------------------------


@clause("nefarious.components.twists")
@both_languages
def test_every_twist_has_a_name_a_rule_and_a_word_from_us(language: str) -> None:
    speak = speaker(language)
    names = [speak.twist_name(number) for number in range(len(SLUGS))]
    texts = [speak.twist_text(number) for number in range(len(SLUGS))]
    flavours = [speak.twist_flavour(number) for number in range(len(SLUGS))]
    assert len(SLUGS) == 36
    assert len(set(names)) == len(set(texts)) == len(set(flavours)) == 36
    for text in texts:
        assert re.fullmatch(r"[A-ZÆØÅ][^.!?{}]+\.", text), text  # one sentence
    for flavour in flavours:
        assert len(flavour) <= 75, flavour


def test_twists_have_the_names_on_their_cards_in_both_languages() -> None:
    for number, slug in enumerate(SLUGS):
        name = speaker("en").twist_name(number)
        assert name == speaker("nn").twist_name(number)
        assert re.sub(r"[^a-z]+", "-", name.replace("&", "and").casefold()) == slug


NUMBERS = {
    "academic-grants": "2",
    "blood-sweat-and-mice": "6 4",
    "embezzling-minions": "5 5 14 10",
    "forgotten-epiphanies": "1",
    "grand-ambitions": "30 20",
    "hyperinflation": "0",
    "insider-trading": "1",
    "minimum-wage": "2",
    "mob-influence": "1",
    "overpopulation": "2",
    "philanthropy": "2 1",
    "private-funding": "20 10",
    "public-acclaim": "1",
    "recycling": "1",
    "rigged-investments": "1",
    "stolen-parts": "2",
    "subliminal-advertising": "5 1",
    "things-man-was-not-meant-to-know": "5 5",
    "think-tank": "7",
    "working-alone": "3",
    "bigger-and-better": "2",
}


def test_both_languages_give_the_same_figures() -> None:
    for number, slug in enumerate(SLUGS):
        wanted = NUMBERS.get(slug, "").split()
        found = {language: re.findall(r"\d+", speaker(language).twist_text(number)) for language in LANGUAGES}
        assert found["en"] == wanted, slug
        assert sorted(found["nn"]) == sorted(wanted), slug


@clause("nefarious.ruling.r46")
@both_languages
def test_security_measures_are_told_as_the_table_plays_them(language: str) -> None:
    speak = speaker(language)
    number = SLUGS.index("security-measures")
    plain = speak.twist_text(number)
    assert speak.twist_text(number, {"securityMeasures": "all"}) == plain
    assert speak.twist_text(number, {"securityMeasures": "others"}) != plain
    assert speak.twist_text(0, {"securityMeasures": "others"}) == speak.twist_text(0)


# Questions and options ------------------------------------------------------------------------------------------------


def questions() -> list[str]:
    return [step.__name__ for step in BOX.steps if issubclass(step, Ask)]


@both_languages
def test_every_question_has_words_for_who_is_asked_and_for_the_others(language: str) -> None:
    words = spoken(language)
    assert {"Understand", "Plan", "Thin", "ChooseAction", "Speculate", "Wave", "Shed"} <= set(questions())
    for name in questions():
        assert words.has(f"question-{name}"), name
        assert words.has(f"question-{name}.others"), name


def test_answers_that_everybody_sees_are_those_of_questions_that_are_not_sealed() -> None:
    assert {step.__name__ for step in BOX.steps if getattr(step, "sealed", True) is False} == OPEN


@both_languages
def test_every_option_kind_has_words_and_clauses(language: str) -> None:
    kinds = house().space.names
    book = rulebook("nefarious").clauses
    assert set(CLAUSES) == set(kinds)
    assert [name for names in CLAUSES.values() for name in names if name not in book] == []
    assert [kind for kind in kinds if not spoken(language).has(f"option-{kind}")] == []


@both_languages
def test_every_setting_and_value_is_explained(language: str) -> None:
    words = spoken(language)
    for setting in BOX.settings:
        assert words.has(f"setting-{setting.name}")
        for value in setting.values:
            assert words.say(f"setting-{setting.name}.{value}"), (setting.name, value)


@both_languages
def test_every_phase_has_words(language: str) -> None:
    assert all(speaker(language).phase({"phase": phase}) for phase in PHASES)


@both_languages
def test_what_random_games_say(language: str) -> None:
    """Every question, option and line of the log of whole games can be said, to every seat and to spectators."""
    speak = speaker(language)
    asked: set[str] = set()
    for game in random_games():
        if game.over:
            for viewer in range(game.players + 1):
                story = speak.story(game.events, viewer)
                assert [line.at for line in story] == list(range(1, len(story) + 1))
                assert all(line.text.strip() and "{" not in line.text for line in story)
                assert {line.clause for line in story} <= set(rulebook("nefarious").clauses)
            continue
        kind = type(game.asking).__name__
        if kind in asked and game.number % 11:
            continue
        asked.add(kind)
        view = game.view(game.seat)
        assert speak.question(view)
        assert speak.question(view) != speak.question(game.view(game.players))
        texts = [speak.option(option, view) for option in game.choices]
        assert len(set(texts)) == len(texts)
        assert len(set(speak.labels(game.choices))) == len(game.choices)
        thinkable = speak.thinkable(view)
        assert set(game.choices) <= set(thinkable)
        for option in thinkable:
            assert speak.option(option, view)
            assert "{" not in speak.explain(option, view)
    assert asked == set(questions())


@both_languages
def test_a_line_of_the_log_names_no_card_that_its_reader_has_not_seen(language: str) -> None:
    speak = speaker(language)
    hidden = 0
    for game in random_games():
        if not game.over:
            continue
        for event in game.events:
            for viewer in range(game.players + 1):
                if event.face != NO_CARD and not (event.sees >> viewer) & 1:
                    assert speak.card(event.face) not in speak.event(event, viewer)
                    hidden += 1
    assert hidden > 1000


def test_an_action_and_its_area_go_by_the_number_on_the_card() -> None:
    speak = speaker()
    option = speak.deck.space.option
    assert speak.labels([option("action", (0,)), option("action", (3,))]) == ["1", "4"]
    assert speak.labels([option("area", (2,))]) == ["3"]
    assert speak.labels([option("discard", (40,)), option("discard", (50,))]) == ["1", "2"]


def test_the_others_are_told_whom_they_wait_for() -> None:
    game = table(3)
    speak = speaker()
    assert speak.question(game.view(0)) == "No Twist today: the plain rules are mad enough. Ready?"
    assert speak.question(game.view(3)) == "Waiting for Ann, Bo and Cy to read up on the Twists."
    for seat in range(3):
        game.decide(seat, speak.deck.space.option("understood"), game.number)
    game.decide(1, speak.deck.space.option("action", (WORK,)), game.number)
    assert speak.question(game.view(3)) == "Waiting for Ann and Cy to choose in secret."
    assert speak.question(game.view(1)) == "What you chose lies face down. Waiting for Ann and Cy to choose in secret."


def test_several_actions_are_counted_down() -> None:
    game = table(2, "perpetual-motion")
    speak = speaker()
    assert "A Twist changes" in speak.question(game.view(0))
    for seat in range(2):
        game.decide(seat, speak.deck.space.option("understood"), game.number)
    assert "2 different Actions" in speak.question(game.view(0))
    assert "the first one" in speak.question(game.view(0))
    game.decide(0, speak.deck.space.option("action", (WORK,)), game.number)
    assert "the last one" in speak.question(game.view(0))


def wave(kind: str, sign: int, wanted: int, picks: list[int], builder: int = 1) -> View:
    """The view of Ann, whom an Invention makes do something."""
    thing = "card" if kind == "discard" else "minion"
    line = {"seat": 0, "builder": builder, "sign": sign, "amount": wanted, "thing": thing, "per": ""}
    seats = [
        {"done": False, "wanted": wanted, "invention": {"card": 1, "face": face("shrinking-ray")}} for _ in range(3)
    ]
    return {
        "players": 3,
        "seat": 0,
        "asked": [0],
        "question": "Wave",
        "twists": [],
        "seats": seats,
        "picks": picks,
        "resolving": {"stage": 2, "lines": [line]},
    }


@clause("nefarious.effect.minus-card", "nefarious.effect.plus-minion", "nefarious.effect.minus-minion")
@pytest.mark.parametrize(
    ("view", "english"),
    [
        (wave("discard", -1, 1, []), "Bo's Shrinking Ray: which card do you discard?"),
        (wave("discard", -1, 1, [], 0), "Your Shrinking Ray: which card do you discard?"),
        (wave("discard", -1, 3, []), "Bo's Shrinking Ray: discard 3 cards. Which one first?"),
        (wave("discard", -1, 3, [9]), "Bo's Shrinking Ray: discard 2 more cards."),
        (wave("discard", -1, 3, [9, 9]), "Bo's Shrinking Ray: discard 1 more card."),
        (wave("place", 1, 1, []), "Bo's Shrinking Ray: which area gets a Minion, free of charge?"),
        (wave("place", 1, 2, [9]), "Bo's Shrinking Ray: put 1 more Minion on an area, free of charge."),
        (wave("remove", -1, 1, []), "Bo's Shrinking Ray: from which area do you take a Minion back?"),
        (wave("remove", -1, 2, [9]), "Bo's Shrinking Ray: take 1 more Minion back."),
    ],
)
def test_who_must_do_something_is_told_why_and_how_often(view: View, english: str) -> None:
    assert speaker().question(view) == english
    assert speaker("nn").question(view)
    watching = {**view, "seat": 2}
    assert re.fullmatch(r"Waiting for Ann \((discards|places|takes) [123] .+\)\.", speaker().question(watching))


@clause("nefarious.twist.forgotten-epiphanies.adds-effect", "nefarious.twist.lingering-evil.effect")
def test_a_twist_that_adds_or_repeats_an_effect_is_named() -> None:
    speak = speaker()
    forgotten, lingering = SLUGS.index("forgotten-epiphanies"), SLUGS.index("lingering-evil")
    view = wave("discard", -1, 1, [], 0)
    view["resolving"]["stage"] = 1
    ray, blank = {"card": 1, "face": face("shrinking-ray")}, {"card": 1, "face": face("death-ray")}
    for shown, twists, whose in (
        (ray, [forgotten], "Your Shrinking Ray"),
        (blank, [], "Your Death Ray"),
        (blank, [0, forgotten], "Your Death Ray with Forgotten Epiphanies"),
        (blank, [lingering], "Your Death Ray with Lingering Evil"),
    ):
        view["seats"][0]["invention"] = shown
        assert speak.question(view | {"twists": twists}) == f"{whose}: which card do you discard?"


# What choosing would mean ---------------------------------------------------------------------------------------------


def view_of(game: Game, seat: int = 0, **mine: object) -> View:
    """A view with some things of that seat put otherwise."""
    view = game.view(seat)
    view["seats"][seat] |= mine
    return view


@clause("nefarious.invest.adjacent", "nefarious.invest.two-player-double", "nefarious.twist.insider-trading.effect")
def test_what_an_area_would_pay() -> None:
    speak = speaker()
    area = speak.deck.space.option("area", (INVENT,))
    free = speak.deck.space.option("place", (INVENT,))
    four = view_of(table(4), areas=[0, 2, 0, 0], money=7)
    assert speak.explain(area, four) == (
        f"Costs 2 coins and leaves you 5. With 3 Minions there, every ✦{GLUE}Invent in a later round pays you "
        "3 from Bo and 3 from Di."
    )
    two = view_of(table(2), areas=[0, 0, 0, 0], money=7)
    assert speak.explain(free, two) == (
        f"Costs nothing. With 1 Minion there, every ✦{GLUE}Invent in a later round pays you 2 from Bo."
    )
    inside = view_of(table(3, "insider-trading", "unpaid-interns"), areas=[0, 0, 0, 0])
    assert "1 from Bo, 1 from Cy and 1 from yourself." in speak.explain(free, inside)
    assert "while you have 0 built and 1 out" in speak.explain(free, inside)
    rigged = view_of(table(3, "rigged-investments")) | {"snapshot": [0, 5, 0, 0]}
    assert "Rigged Investments: 5 coins at once." in speak.explain(free, rigged)


@clause("nefarious.invent.pay", "nefarious.invent.cannot-pay", "nefarious.twist.cheap-fusion.effect")
def test_what_an_invention_would_mean() -> None:
    speak = speaker()
    suit = face("anti-gravity-suit")
    build = speak.deck.space.option("invent", (suit,))
    costs = {"costs": [[suit, 9]]}
    assert speak.explain(build, view_of(table(3), money=10) | costs) == (
        "Costs 9 of your 10 coins and leaves you 1. Worth 3 points. "
        "You gain 4 coins. Every other player discards 1 card."
    )
    assert speak.explain(build, view_of(table(3), money=1) | costs).startswith("Costs 9: with 1 coin you are 8 short.")
    cheap = view_of(table(3, "cheap-fusion-power"), money=5) | {"costs": [[suit, 5]]}
    assert "(cost 5, 3 p)" in speak.option(build, cheap)
    assert "Costs 5 of your 5 coins and leaves you 0." in speak.explain(build, cheap)


@clause(
    "nefarious.twist.recycling.adds-effect",
    "nefarious.twist.quantum.effect",
    "nefarious.twist.security.effect",
    "nefarious.twist.lingering-evil.effect",
)
def test_what_an_invention_does_is_told_with_the_twists() -> None:
    speak = speaker()
    ray, nanobots, flowers = face("death-ray"), face("nanobots"), face("poisonous-flowers")
    assert speak.effects_now(ray, table(3).view(0)) == ["No effect."]
    assert speak.effects_now(ray, table(3, "recycling").view(0)) == ["You draw 1 card."]
    twice = speak.effects_now(nanobots, table(3, "quantum-relativity").view(0))
    assert twice == ["You draw 2 cards.", "You discard 2 cards."] * 2
    assert speak.effects_now(nanobots, table(3, "security-measures").view(0)) == ["No effect."]
    built = [{"card": 1, "face": flowers, "points": 3}]
    lingering = view_of(table(3, "lingering-evil"), built=built)
    assert speak.effects_now(ray, lingering) == [
        "It has none of its own, and repeats those of Poisonous Flowers:",
        "You gain 4 coins.",
        "Every other player loses 2 coins.",
    ]
    assert speak.effects_now(nanobots, lingering) == speak.effects(nanobots)


@clause("nefarious.twist.security.added", "nefarious.twist.recycling.adds-effect")
def test_what_the_twists_have_changed_is_marked_in_signs_too() -> None:
    speak = speaker()
    nanobots = face("nanobots")
    plain = speak.effects_short(nanobots)
    assert speak.effects_short_now(nanobots, table(3).view(0)) == plain
    assert speak.effects_short_now(nanobots, table(3, "recycling").view(0)) == f"{plain}, +1{GLUE}▯{GLUE}card ✱"
    assert speak.effects_short_now(nanobots, table(3, "recycling", "security-measures").view(0)) == "no effect ✱"
    assert speak.effects_short_now(face("death-ray"), table(3, "security-measures").view(0)) == "no effect"


def test_what_is_built_is_told_with_what_it_is_about_to_do() -> None:
    speak = speaker()
    built = Event("built", "nefarious.invent.effects-next", 0, -1, 0, face("tesla-shocker"), -1, -1)
    card = f"1{GLUE}▯{GLUE}card"
    assert speak.event(built, 0) == f"You have built Tesla Shocker (you: +{card}; others: −{card})."
    assert speak.event(built, 1) == f"Ann has built Tesla Shocker (builder: +{card}; others: −{card})."
    assert speak.event(built, 1, [SLUGS.index("security-measures")]) == "Ann has built Tesla Shocker."
    blank = Event("built", "nefarious.invent.effects-next", 0, -1, 0, face("death-ray"), -1, -1)
    assert speak.event(blank, 1) == "Ann has built Death Ray."
    told = Event("twist", "nefarious.setup.twists", NOBODY, 0, SLUGS.index("recycling"), NO_CARD, 0, -1)
    assert [line.text for line in speak.story([told, blank], 0)][1] == f"You have built Death Ray (you: +{card})."


@clause("nefarious.twist.unions.no-minion")
def test_who_has_no_minion_for_the_unions_is_warned() -> None:
    speak = speaker()
    build = speak.deck.space.option("invent", (face("death-ray"),))
    assert "refused" in speak.explain(build, view_of(table(3, "unions")))
    assert "refused" not in speak.explain(build, view_of(table(3, "unions"), areas=[0, 1, 0, 0]))
    assert "refused" not in speak.explain(build, view_of(table(3)))


@clause("nefarious.work.money", "nefarious.research.money", "nefarious.twist.blood-sweat.effect")
def test_what_an_action_would_bring_oneself_and_the_neighbours() -> None:
    speak = speaker()
    work, research, speculate = (speak.deck.space.option("action", (at,)) for at in (WORK, 2, SPECULATE))
    game = table(4)
    assert speak.explain(work, view_of(game)) == "You gain 4 coins."
    assert speak.explain(research, view_of(game)) == "You gain 2 coins and draw 1 card."
    assert speak.explain(speculate, view_of(game)) == "You place one of the 5 Minions in your reserve."
    view = view_of(game)
    for seat in range(4):
        view["seats"][seat]["areas"] = [0, 0, 0, seat]
    assert speak.explain(work, view) == "You gain 4 coins. It pays Bo 1 and Di 3."
    bloody = view_of(table(2, "blood-sweat-and-mice", "parallel-universe"))
    assert speak.explain(work, bloody) == "You gain 6 coins. Done twice."
    focused = view_of(table(2, "focused-research", "animal-rights-activists"))
    assert speak.explain(research, focused) == "You draw 2 cards. Then you discard 1 card."
    assert "draw 0 cards" in speak.explain(research, focused | {"locked": True})
    bloody["seats"][1]["areas"] = [0, 0, 0, 2]
    assert speak.explain(work, bloody).endswith("It pays Bo 4.")


@clause("nefarious.effect.minus-minion")
def test_what_stays_when_minions_go() -> None:
    speak = speaker()
    remove = speak.deck.space.option("remove", (WORK,))
    view = view_of(table(3), areas=[0, 0, 0, 3])
    assert speak.explain(remove, view) == "2 Minions of yours stay there."
    assert speak.explain(remove, view | {"picks": [remove]}) == "1 Minion of yours stays there."


# Events ---------------------------------------------------------------------------------------------------------------


def test_event_kinds_are_found() -> None:
    assert {"revealed", "built", "won", "drew-card", "locked"} <= event_kinds()


@both_languages
def test_every_event_has_words_with_face_and_without_for_oneself_others_and_nobody(language: str) -> None:
    speak = speaker(language)
    for kind in sorted(event_kinds()):
        for seat in (0, 1, NOBODY):
            for card in (NO_CARD, 3):
                for amount in (0, 1, 5):
                    text = speak.event(Event(kind, "nefarious.work.money", seat, 1, amount, card, -1, -1), 0)
                    assert text.strip() and "{" not in text


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (("gained", "nefarious.work.money", 0, -1, 4), "You gain 4 coins from Work.", "Ann gains 4 coins from Work."),
        (("gained", "nefarious.twist.minimum-wage.effect", 0, -1, 1), "You gain 1 coin.", "Ann gains 1 coin."),
        (("lost", "x", 0, -1, 2), "You lose 2 coins.", "Ann loses 2 coins."),
        (("income", "x", 0, -1, 1), "Your Minions bring in 1 coin.", "Ann's Minions bring in 1 coin."),
        (("placed", "x", 0, WORK, 1), "You put a Minion on ■ Work and pay 1 coin.", None),
        (("placed", "x", 0, WORK, 0), "You put a Minion on ■ Work.", "Ann puts a Minion on ■ Work."),
        (("removed", "x", 0, SPECULATE, 0), "You take a Minion back from ▲ Speculate.", None),
        (("revealed", "x", 0, INVENT, 0), "You reveal ✦ Invent.", "Ann reveals ✦ Invent."),
        (("drew", "x", 0, -1, 1), "You draw 1 card.", "Ann draws 1 card."),
        (("twist-acts", "x", NOBODY, -1, 17), "Minimum Wage strikes.", "Minimum Wage strikes."),
        (("won", "x", 0, -1, 21), "You win with 21 points. The world may apply for its position.", None),
    ],
)
def test_what_happened(event: tuple[str, str, int, int, int], mine: str, others: str | None) -> None:
    told = Event(*event, NO_CARD, 0, -1)
    assert speaker().event(told, 0).replace(GLUE, " ") == mine
    if others:
        assert speaker().event(told, 1).replace(GLUE, " ") == others


@clause("nefarious.info.hand-private", "nefarious.info.hand-size")
def test_a_drawn_card_is_told_to_its_owner_and_its_number_to_the_others() -> None:
    game = table(3)
    speak = speaker()
    mine = speak.story(game.events, 0)
    others = speak.story(game.events, 1)
    names = [speak.card(card["face"]) for card in game.view(0)["seats"][0]["hand"]["known"]]
    assert len(names) == 3
    assert all(any(name in line.text for line in mine) for name in names)
    assert [line.text for line in others if line.seat == 0 and line.kind == "drew"] == ["Ann draws 3 cards."]
    assert [line for line in others if line.kind == "drew-card" and line.seat == 0] == []
    assert all(line.minor for line in mine if line.kind in {"drew", "drew-card", "gained"})
