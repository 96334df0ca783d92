"""Telegram's HTML: offsets in UTF-16 units, nesting, and its error sentences."""

from __future__ import annotations

import html

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sandbox import ApiError
from bot.sandbox.entities import formatted, found, parse_html, units


def spans(source):
    text, entities = parse_html(source)
    encoded = text.encode("utf-16-le")

    def cut(one):
        return encoded[one["offset"] * 2 : (one["offset"] + one["length"]) * 2].decode("utf-16-le")

    return text, [(one["type"], cut(one)) for one in entities]


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("<b>4♠</b> by <i>South</i>", "4♠ by South", [("bold", "4♠"), ("italic", "South")]),
        ("🂡🂡 <b>ace</b>", "🂡🂡 ace", [("bold", "ace")]),
        ("<b>one <i>two</i></b>", "one two", [("bold", "one two"), ("italic", "two")]),
        (
            "<strong>x</strong><em>y</em><ins>z</ins><del>w</del>",
            "xyzw",
            [("bold", "x"), ("italic", "y"), ("underline", "z"), ("strikethrough", "w")],
        ),
        ("a &lt;b&gt; &amp; &quot;c&quot; &#9824; &#x2660;", 'a <b> & "c" ♠ ♠', []),
        ("&spades; & &nbsp;", "&spades; & &nbsp;", []),
        ("<tg-spoiler>hand</tg-spoiler>", "hand", [("spoiler", "hand")]),
        ('<span class="tg-spoiler">hand</span>', "hand", [("spoiler", "hand")]),
        ("<blockquote expandable>long</blockquote>", "long", [("expandable_blockquote", "long")]),
        ("<b></b>empty", "empty", []),
        ("<B>loud</B>", "loud", [("bold", "loud")]),
    ],
)
def test_html_becomes_text_and_entities(source, text, entities):
    assert spans(source) == (text, entities)


def test_links_code_and_mentions_carry_their_extra_fields():
    source = (
        '<a href="https://example.org/?a=1&amp;b=2">rules</a> '
        '<pre><code class="language-pbn">[x]</code></pre> <a href="tg://user?id=7">Ann</a>'
    )
    _, entities = parse_html(source)
    link, pre, mention = entities
    assert link["url"] == "https://example.org/?a=1&b=2"
    assert (pre["type"], pre["language"]) == ("pre", "pbn")
    assert (mention["type"], mention["user_id"]) == ("text_mention", 7)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("♠<abac>", 'Unsupported start tag "abac" at byte offset 3'),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<i>a</em   >", 'Unmatched end tag at byte offset 4, expected "</i>", found "</em>"'),
        ("<i>a</i   ", "Unclosed end tag at byte offset 4"),
        ("2 < 3", 'Unsupported start tag "" at byte offset 2'),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 0'),
    ],
)
def test_bad_markup_is_refused_with_telegrams_reason(source, reason):
    with pytest.raises(ApiError) as caught:
        parse_html(source)
    assert caught.value.description == f"Bad Request: can't parse entities: {reason}"


def test_other_parse_modes_are_refused_rather_than_shown_raw():
    with pytest.raises(ApiError, match="unsupported parse_mode"):
        formatted("*x*", "MarkdownV2", None)


def test_white_space_at_both_ends_goes_and_entities_move_along():
    text, entities = formatted("  <b>x</b>\n\n", "HTML", None)
    assert (text, entities) == ("x", [{"type": "bold", "offset": 0, "length": 1}])


def test_commands_links_and_mentions_are_found_without_markup():
    kinds = [one["type"] for one in found("/start@kontra_bot see https://a.org or @ann, not a/b")]
    assert kinds == ["bot_command", "url", "mention"]


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cs"])))
def test_escaped_text_comes_back_whole(text):
    parsed, entities = parse_html(html.escape(text))
    assert parsed == text.replace("'", "'")
    assert entities == []


@given(st.lists(st.sampled_from(["<b>", "</b>", "<i>", "</i>", "♠", "🂡", " ", "x"]), max_size=12))
def test_whatever_is_accepted_has_entities_inside_the_text(parts):
    try:
        text, entities = parse_html("".join(parts))
    except ApiError:
        return
    assert all(one["offset"] >= 0 for one in entities)
    assert all(one["length"] > 0 for one in entities)
    assert all(one["offset"] + one["length"] <= units(text) for one in entities)
