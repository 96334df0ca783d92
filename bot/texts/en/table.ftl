# Under the picture of a table: captions, results, pages. HTML.

mention = <a href="tg://user?id={ $person }">{ $name }</a>
name = { $name }
group-line = { -s-group } { $title }
deal-line = <b>Deal { $number }</b> · { $form }
auction-line = { -s-auction } { $bid } by { $name }
play-line = <b>{ $contract }</b> by { $name } · tricks { $taken } of { $needed }, defence { $other }
last-line = Last deal: { $result }

waiting-call = { -s-wait } { $name } to call
waiting-lead = { -s-wait } { $name } to lead
waiting-card = { -s-wait } { $name } to play
waiting-dummy = { -s-wait } { $name } to play from dummy
computer-thinks = { -s-wait } { -s-computer } { $name } is thinking
your-call = { -s-turn } <b>Your call</b>
your-lead = { -s-turn } <b>Your opening lead</b>
your-card = { -s-turn } <b>Your turn</b>
your-card-from-dummy = { -s-turn } <b>Your turn: from dummy</b> ({ $name })
your-card-from-partner = { -s-turn } <b>Your turn: partner’s hand</b> ({ $name })

result-title = <b>Deal { $number }</b>
result-made = { -s-made } <b>{ $contract }</b> by { $name }: { $count ->
    [0] made
   *[other] made +{ $count }
}
result-down = { -s-down } <b>{ $contract }</b> by { $name }: { $count } down
result-passed-out = Everybody passed.
points-total = Points: { $side } { $points }
points-rubber = { $below ->
    [0] { $side }: { $above } above the line
   *[other] { $above ->
        [0] { $side }: { $below } below the line
       *[other] { $side }: { $below } below and { $above } above the line
    }
}
points-honours = Honours: { $side } +{ $points }
score-line = Score: <b>{ $score }</b>
first-deal = Everybody is seated. Shall we deal?

over-finished = <b>The match is over</b> · { $form }
over-stopped = { -s-stop } <b>The match was stopped</b> · { $form }
over-winner = { -s-winner } <b>{ $names }</b> ({ $side })
over-you-won = { -s-winner } <b>You won!</b> { $names } ({ $side })
over-you-lost = { -s-winner } { $names } ({ $side }). Better luck next time!
over-equal = It is a tie.
over-whists = { $count ->
    [one] Settlement: { $count } whist to each winner, { $loss } to each loser
   *[other] Settlement: { $count } whists to each winner, { $loss } to each loser
}

auction-page = { -s-auction } <b>The auction.</b> Tap a call to see what it means.
auction-page-empty = { -s-auction } Nobody has called yet.
sheet-page = { -s-sheet } <b>The score sheet</b>
sheet-hint = Tap a number to see what that deal brought.
menu-page = { -s-menu } <b>What shall we do?</b>
stop-page = { -s-stop } <b>Stop the match?</b> The score so far stays.
stop-page-rubber = { -s-stop } <b>Stop the rubber?</b> By the Laws the only game is then worth 300, the only part-score 100.
