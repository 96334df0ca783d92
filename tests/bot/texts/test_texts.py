"""The texts themselves: the same keys and arguments in every language, one emoji vocabulary."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.screens
from bot.tables import LANGUAGES, TableReason
from bot.texts import Html, MissingText, Texts
from bot.texts.texts import SHARED, sources
from engine import Reason
from engine.players.bidding import Force, Kind

PLAIN_KEYS = re.compile(r"[bctwm]-|bot-")
SUIT_SIGNS = "♠♥♦♣"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), (name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_keys_and_arguments_of_english(language: str) -> None:
    here, english = messages(language), messages("en")
    assert here.keys() == english.keys()
    differing = {key for key in english if variables(here[key]) != variables(english[key])}
    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_emoji_come_from_the_shared_vocabulary_only(language: str) -> None:
    for name, source in sources(language).items():
        if name == SHARED:
            continue
        strange = {
            sign
            for sign in source
            if ord(sign) > 0x2190 and sign not in SUIT_SIGNS and not sign.isalpha()
        }
        assert strange <= {"→"}, (name, strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_for_buttons_and_toasts_have_no_markup(language: str) -> None:
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and PLAIN_KEYS.match(entry.id.name):
                text = source[entry.span.start : entry.span.end] if entry.span else ""
                assert "<" not in text, (name, entry.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_rules_and_tables_has_a_text(language: str) -> None:
    texts = Texts.load(language)
    for reason in (*Reason, *TableReason):
        assert texts.plain(f"t-{reason.value}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_force_of_a_call_has_a_text(language: str) -> None:
    texts = Texts.load(language)
    assert [kind for kind in Kind if not texts.has(f"m-kind-{kind.value}")] == []
    said = set(Force) - {Force.LIMIT}
    assert [force for force in said if not texts.has(f"m-force-{force.value}")] == []


def test_every_key_that_screens_name_exists_and_every_text_is_used() -> None:
    folder = Path(bot.screens.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    named = set(
        re.findall(
            r'"((?:[a-z]+-)+[a-z]+|mention|name|personal|trouble|seated|welcome|help|nudge)"',
            source,
        )
    )
    keys = set(messages("en"))
    built = {"w-", "b-top-", "b-set-", "b-me-", "c-", "m-", "t-", "lobby-title-"}
    unused = {
        key
        for key in keys
        if key not in named and not any(key.startswith(start) for start in built)
    }
    assert unused == set()


def test_a_missing_key_is_an_error_that_names_language_and_key() -> None:
    with pytest.raises(MissingText) as caught:
        Texts.load("pl").say("no-such-key")
    assert (caught.value.language, caught.value.key) == ("pl", "no-such-key")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText):
        Texts.load("en").say("group-line")


def test_arguments_are_escaped_once() -> None:
    texts = Texts.load("en")
    inner = texts.say("name", name="<b>&")
    assert inner == "&lt;b&gt;&amp;"
    assert texts.say("nudge", name=inner).count("&amp;") == 1


def test_markup_is_refused_where_it_would_be_shown_as_it_is() -> None:
    with pytest.raises(TypeError):
        Texts.load("en").plain("w-computer", name=Html("<b>x</b>"))


def test_an_unknown_language_is_answered_in_english() -> None:
    assert Texts.load("xx").language == "en"


def test_the_texts_of_a_language_are_read_once() -> None:
    assert Texts.load("ru") is Texts.load("ru")


@pytest.mark.parametrize(
    ("count", "ending"), [(1, "1 сдача"), (3, "3 сдачи"), (8, "8 сдач"), (21, "21 сдача")]
)
def test_russian_counts_with_its_plurals(count: int, ending: str) -> None:
    text = Texts.load("ru").say("lobby-title-chicago", deals=count, strength="", clock="")
    assert f"{ending}</b>" in text


@pytest.mark.parametrize(
    ("count", "ending"), [(1, "1 nadróbka"), (2, "2 nadróbki"), (5, "5 nadróbek")]
)
def test_polish_counts_with_its_plurals(count: int, ending: str) -> None:
    text = Texts.load("pl").say("result-made", contract="1♣", name="Ola", count=count)
    assert text.endswith(ending)


def test_scores_are_written_without_grouping() -> None:
    assert "1234567" in Texts.load("ru").say("stats-gain", points=1234567)
