"""The rulebooks are whole, and can be asked."""

import re

import pytest

from villainy.rulebook import KINDS, LANGUAGES, RULING, books, find, parse, rulebook

CLAUSES = [clause for game in books() for clause in rulebook(game).clauses.values()]

every_game = pytest.mark.parametrize("game", books())

TOY = """
game = "toy"
title = { en = "Toy", nn = "Leike" }
heading.play = { en = "Play", nn = "Spel" }
heading.rulings = { en = "Rulings", nn = "Avgjerder" }
[[clause]]
id = "toy.play.roll"
kind = "action"
heading = "play"
source = "1"
en = "Roll."
nn = "Kast."
[[ruling]]
id = "toy.ruling.a1"
about = ["toy.play.roll"]
en = '''Roll
    once.'''
nn = "Kast éin gong."
"""


def test_evil101_has_a_rulebook() -> None:
    assert "evil101" in books()


def test_texts_are_sentences_in_both_languages() -> None:
    for clause in CLAUSES:
        texts = [clause.text(language) for language in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES), clause.id
        for text in texts:
            assert text == " ".join(text.split()), clause.id
            assert text[0].isupper(), clause.id
            assert text.endswith("."), clause.id


def test_clauses_belong_to_their_book() -> None:
    for clause in CLAUSES:
        book = rulebook(clause.id.partition(".")[0])
        assert book.clauses[clause.id] == clause
        assert re.fullmatch(r"[a-z0-9]+(\.[a-z0-9]+(-[a-z0-9]+)*)+", clause.id)
        assert clause.heading in book.headings, clause.id
        assert clause.kind in {*KINDS, RULING}, clause.id
        assert all(other in book.clauses for other in clause.about), clause.id


def test_only_a_ruling_is_about_others() -> None:
    for clause in CLAUSES:
        assert bool(clause.about) == (clause.kind == RULING), clause.id
        assert bool(clause.source) == (clause.kind != RULING), clause.id


def test_only_information_may_go_untested() -> None:
    assert [clause.id for clause in CLAUSES if clause.untested and clause.kind != "info"] == []


@every_game
def test_ids_are_unique(game: str) -> None:
    ids = [clause.id for clause in CLAUSES if clause.id.startswith(f"{game}.")]
    assert len(ids) == len(set(ids))


@every_game
def test_headings_and_title_have_both_languages(game: str) -> None:
    book = rulebook(game)
    assert book.game == game
    for names in (book.title, *book.headings.values()):
        assert all(names[language] for language in LANGUAGES)


@every_game
def test_every_heading_is_used_and_stands_together(game: str) -> None:
    book = rulebook(game)
    seen = list(dict.fromkeys(clause.heading for clause in book.clauses.values()))
    runs = [
        after.heading
        for before, after in zip([None, *book.clauses.values()], book.clauses.values(), strict=False)
        if before is None or before.heading != after.heading
    ]
    assert runs == seen == list(book.headings)


def test_find_by_id_or_start() -> None:
    book = rulebook("evil101")
    one = book.clauses["evil101.plot.match-all"]
    assert find("evil101.plot.match-all") == [one]
    assert book.find("evil101.plot.match-all") == book.find("plot.match-all") == [one]
    assert one in find("evil101.plot")
    assert find("evil101.plot") == find("evil101.plot.") == book.find("plot")
    assert {clause.id.split(".")[1] for clause in find("evil101.plot")} == {"plot"}
    assert find("evil101") == list(book.clauses.values())
    assert find("evil101.pl") == find("evil101.plot.match") == find("chess.castling") == []
    assert [clause.id for clause in find("evil101.ruling.a1")] == ["evil101.ruling.a1"]


def test_rulings_complete_clauses() -> None:
    found = rulebook("evil101").rulings("evil101.plot.redraw-when-stuck")
    assert [ruling.id for ruling in found] == ["evil101.ruling.a4", "evil101.ruling.a6", "evil101.ruling.a8"]


def test_unknown_game_and_language() -> None:
    with pytest.raises(KeyError, match="chess"):
        rulebook("chess")
    with pytest.raises(ValueError, match="unknown language 'nb'"):
        CLAUSES[0].text("nb")


def test_line_breaks_in_the_file_mean_nothing() -> None:
    assert parse(TOY, "toy.toml").clauses["toy.ruling.a1"].en == "Roll once."


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('en = "Roll."', "", "toy.toml: toy.play.roll: en: must be a text"),
        ('nn = "Kast."', 'nn = " "', "toy.toml: toy.play.roll: nn: must be a text"),
        ('kind = "action"', 'kind = "deed"', "toy.toml: toy.play.roll: kind: unknown kind 'deed'"),
        ('heading = "play"', 'heading = "plya"', "toy.toml: toy.play.roll: heading: unknown heading 'plya'"),
        ('source = "1"', 'source = "1"\npage = 2', "toy.toml: toy.play.roll: unknown fields ['page']"),
        ('["toy.play.roll"]', '["toy.play.rol"]', "toy.toml: toy.ruling.a1: about: no clause 'toy.play.rol'"),
        ('["toy.play.roll"]', '"toy.play.roll"', "toy.toml: toy.ruling.a1: about: must be a list of ids"),
        ('"toy.ruling.a1"', '"toy.play.roll"', "toy.toml: toy.play.roll: id: there is already such a clause"),
        ('"toy.ruling.a1"', '"ruling.a1"', "toy.toml: ruling.a1: id: must begin with 'toy'"),
        (', nn = "Spel"', "", "toy.toml: heading 'play': must have a name in each of"),
        ('game = "toy"', "", "toy.toml: game: must be a text"),
    ],
)
def test_a_wrong_file_names_clause_and_field(old: str, new: str, complaint: str) -> None:
    assert old in TOY
    with pytest.raises(ValueError, match=re.escape(complaint)):
        parse(TOY.replace(old, new), "toy.toml")
