"""The points of one deal (Law 77; RULES 1.1 and 1.2).

One computation serves both worlds: ``below`` and ``above`` are what a rubber sheet takes,
``total`` adds the bonuses that duplicate and Chicago give at once (game, part-score).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.auction import Contract, Doubling, Strain

from .entries import Entry, For, Tally
from .laws import ScoreLaw, find_law


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal is worth.

    ``below`` and ``above`` belong to declarer's side; ``defenders`` is what the defenders write
    above the line. ``bonus`` holds what only duplicate and Chicago give. All are never negative.
    """

    below: Tally
    above: Tally
    defenders: Tally
    bonus: Tally

    @property
    def total(self) -> int:
        """Duplicate points of declarer's side, negative when the contract went down."""
        return self.written + int(self.bonus)

    @property
    def written(self) -> int:
        """What a rubber sheet takes: as ``total``, without the bonuses given at once."""
        return int(self.below) + int(self.above) - int(self.defenders)


NOTHING = DealScore(Tally(), Tally(), Tally(), Tally())
"""The score of a deal passed out."""


def trick_points(level: int, strain: Strain, doubling: Doubling, law: ScoreLaw) -> int:
    """The value of ``level`` tricks over six as bid and made."""
    extra = law.first_no_trump_extra if strain is Strain.NO_TRUMP else 0
    return (level * law.trick_value[strain] + extra) * doubling.factor


def score_deal(
    contract: Contract | None,
    tricks: int = 0,
    *,
    vulnerable: bool = False,
    law: str | ScoreLaw = "modern",
) -> DealScore:
    """Score a contract of which declarer's side took ``tricks`` (0 to 13) tricks.

    ``vulnerable`` is declarer's side's; None as contract is a deal passed out. Raises ValueError
    for an unknown law or an impossible number of tricks.
    """
    if contract is None:
        return NOTHING
    if not 0 <= tricks <= 13:
        raise ValueError(f"{tricks} tricks are not 0 to 13")
    figures = law if isinstance(law, ScoreLaw) else find_law(law)
    margin = contract.goal.margin(tricks)
    if margin < 0:
        return DealScore(
            Tally(),
            Tally(),
            Tally([_undertricks(contract, -margin, vulnerable, figures)]),
            Tally(),
        )
    return _made(contract, margin, vulnerable, figures)


def _undertricks(contract: Contract, count: int, vulnerable: bool, law: ScoreLaw) -> Entry:
    if contract.doubling is Doubling.NONE:
        points = count * law.undertrick[vulnerable]
    else:
        figures = law.doubled_undertricks[vulnerable]
        doubled = sum(figures[min(index, len(figures) - 1)] for index in range(count))
        points = doubled * contract.doubling.factor // 2
    return Entry(points, For.UNDERTRICKS, count)


def _made(contract: Contract, overtricks: int, vulnerable: bool, law: ScoreLaw) -> DealScore:
    value = trick_points(contract.level, contract.strain, contract.doubling, law)
    below = Tally([Entry(value, For.TRICKS, contract.level)])
    above: list[Entry] = []
    if overtricks:
        each = (
            law.trick_value[contract.strain]
            if contract.doubling is Doubling.NONE
            else law.doubled_overtrick[vulnerable] * contract.doubling.factor // 2
        )
        above.append(Entry(overtricks * each, For.OVERTRICKS, overtricks))
    if contract.doubling is not Doubling.NONE:
        above.append(Entry(law.insult[contract.doubling], For.INSULT))
    if contract.level == 6:
        above.append(Entry(law.small_slam[vulnerable], For.SMALL_SLAM))
    if contract.level == 7:
        above.append(Entry(law.grand_slam[vulnerable], For.GRAND_SLAM))
    bonus = (
        Entry(law.game_bonus[vulnerable], For.GAME)
        if value >= law.game
        else Entry(law.part_score_bonus, For.PART_SCORE)
    )
    return DealScore(below, Tally(above), Tally(), Tally([bonus]))
