"""What to say when partner's call forbids a pass and no rule fits: support, own suit, no trump.

Also the meaning of calls that the system has no rule for: "natural, no further agreement".
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import DOUBLE, PASS, REDOUBLE, Bid, Call

from .facts import LETTERS
from .forcing import must_call
from .rules import Force, Rule, rule
from .situation import MAJORS, STRAINS, Situation


def last_resort(s: Situation) -> Iterator[Rule | None]:
    """Rules of which one fits nearly any hand; passing when nothing forbids it."""
    if not must_call(s):
        yield rule("P", "", "pass")
        return
    if s.agreed:
        yield rule(s.cheapest(s.agreed), "", "minimum", Force.LIMIT, s.agreed)
    elif s.last_bidder == s.me:
        for x in "SHDC":
            yield rule(s.cheapest(x), f"5+{x}", "new-suit")
    yield from _with_something_to_say(s)
    yield rule(s.within("N", 3), "", "minimum")
    for x in (*s.my_suits, *s.partner_suits):
        yield rule(s.cheapest(x), "", "minimum")
    for strain in sorted(STRAINS, key=lambda one: (s.level(one), STRAINS.index(one))):
        yield rule(s.cheapest(strain), "", "minimum")
    yield rule("X", "", "no-agreement")
    yield rule("P", "", "pass")


def _with_something_to_say(s: Situation) -> Iterator[Rule | None]:
    """Support, a long suit, no trump with stops, a new suit, a doubleton in partner's suit."""
    yield from _support_or_length(s, 3)
    stops = " ".join(f"stop{x}" for x in (*s.their_suits, *s.unbid))
    yield rule(s.within("N", 3), stops, "natural-nt")
    yield from _support_or_length(s, 7)
    yield from _new_suits(s)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"5+{x}", "rebid")
    for x in s.partner_suits:
        yield rule(s.cheapest(x), f"2+{x}", "preference")


def _new_suits(s: Situation) -> Iterator[Rule | None]:
    """The longest unbid suit, majors before minors; over partner's double four cards will do."""
    doubled = s.last_partner is not None and s.last_partner.call == DOUBLE
    unbid = sorted(s.unbid, key=LETTERS.index, reverse=True)
    for least in (5, 4) if doubled else (5,):
        for x in unbid:
            longest = " ".join(f"{x}>={z}" for z in unbid if z != x)
            yield rule(s.within(x, 3), f"{least}+{x} {longest}", "new-suit")
    for x in unbid:
        yield rule(s.within(x, 3), f"5+{x}", "new-suit")


def _support_or_length(s: Situation, minors_up_to: int) -> Iterator[Rule | None]:
    """Raise partner or repeat a long suit; a minor above 3NT only after no trump was refused."""
    for x in reversed(s.partner_suits):
        highest = 7 if x in MAJORS else minors_up_to
        yield rule(s.within(x, highest), f"3+{x}", "raise", Force.LIMIT, x)
    for x in s.my_suits:
        highest = 7 if x in MAJORS else minors_up_to
        yield rule(s.within(x, highest), f"6+{x}", "rebid")


def no_agreement(s: Situation, call: Call) -> tuple[Rule, ...]:
    """What a call outside the system shows."""
    made: Rule | None = None
    if call == PASS:
        made = rule("P", "", "pass")
    elif call == DOUBLE:
        made = rule("X", "", "no-agreement")
    elif call == REDOUBLE:
        made = rule("XX", "", "no-agreement")
    elif isinstance(call, Bid):
        made = _bid_without_agreement(s, call)
    assert made is not None
    return (made,)


def _bid_without_agreement(s: Situation, bid: Bid) -> Rule | None:
    text, strain = str(bid), bid.strain.value
    if s.ours and text in ("4N", "5N", "4C"):
        asked = _slam_question(s, text)
        if asked is not None:
            return asked
    if strain not in LETTERS:
        return rule(text, "", "no-agreement")
    if strain in s.their_suits:
        cue = s.ours and bid.level <= 4 and strain not in s.my_suits
        return rule(text, "", "cue-bid", Force.ROUND) if cue else rule(text, "", "no-agreement")
    if strain in s.partner_suits:
        return rule(text, f"3+{strain}", "no-agreement", Force.LIMIT, strain)
    known = s.m.lengths[LETTERS.index(strain)][0]
    jump = bid.level - s.level(strain)
    length = min(7, max(known, 4 + min(jump, 2) + (1 if bid.level >= 3 else 0)))
    forces = s.partner_opened and not s.i_passed and not s.contested and strain in s.unbid
    return rule(text, f"{length}+{strain}", "no-agreement", Force.ROUND if forces else Force.LIMIT)


def _slam_question(s: Situation, text: str) -> Rule | None:
    """4NT over a suit asks for aces, over no trump it invites; 4♣ over no trump is Gerber."""
    last = s.last_partner
    if last is None or not s.we_bid_last or s.last_bid is None:
        return None
    over_no_trump = s.last_bid.strain.value == "N"
    if text == "4C":
        jump = s.last_bid.level <= 2
        return rule(text, "", "gerber", Force.ROUND) if over_no_trump and jump else None
    if text == "5N":
        return None if over_no_trump else rule(text, "", "grand-slam-force", Force.ROUND)
    if over_no_trump:
        return rule(text, "", "quantitative", Force.INVITES)
    return rule(text, "", "blackwood", Force.ROUND, s.agreed or s.last_bid.strain.value)
