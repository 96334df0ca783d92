# The life of a rubber and the memory of a circle: draws, entries, debts, ranking, history, own data.

draw-tour = { -s-draw } <b>The draw for partners</b> · rubber { $number } of { $count } of the tour
draw-match = { -s-draw } <b>The draw for partners</b> · match { $number } of { $count } of the tour
draw-pairs = <b>{ $first }</b> against <b>{ $second }</b>
draw-dealer = { $name } deals first.
b-draw = { -s-draw } The draw

b-entry = № { $number }
w-entry-doubled = { $contract } doubled
w-entry-redoubled = { $contract } redoubled
w-entry-made = { $count ->
    [0] made
    [one] one over
   *[other] { $count } over
}
w-entry-down = { $count ->
    [one] one down
   *[other] { $count } down
}
w-entry-deal = { $contract } by { $name }, { $result }
w-entry-below = { $points } below the line
w-entry-above = { $points } above the line
w-entry-side = { $side }: { $points }
sheet-words = { -s-sheet } <b>The sheet, deal by deal</b> · { $form }

over-debt = { $count ->
    [one] { $loser } owes { $winner } { $count } whist
   *[other] { $loser } owes { $winner } { $count } whists
}
over-debt-points = { $count ->
    [one] { $loser } owes { $winner } { $count } whist, { $points } pts
   *[other] { $loser } owes { $winner } { $count } whists, { $points } pts
}
over-bank = Bank of { $bank } pts: { $share } to each winner
over-your-gain = On your account: <b>{ $points }</b> pts

new-game = { -s-go } <b>What shall we play?</b>
b-like-last-time = { -s-again } Like last time: { $form }
b-beat = { -s-again } Beat the result
b-other-game = { -s-go } Another game
w-play-house = Rubber
w-play-rubber000 = Rubber with a draw and a bank
w-play-classic001 = Classic rubber with whists
w-play-chicago004 = Chicago, four deals

top-title = { -s-winner } <b>Ranking</b> · { $measure }
top-season = Season { $number }
top-nobody = Nothing has been played to its end yet.
w-top-points = points
w-top-whists = whists
w-top-deals = deals
w-top-made = contracts made
w-top-slams = slams
b-top = { -s-winner } Ranking
b-top-points = Points
b-top-whists = Whists
b-top-deals = Deals
b-top-made = Contracts
b-top-slams = Slams
b-season-before = ‹ Season before
b-season-after = Season after ›
season-ask = Begin season { $number }? The ranking starts from nothing; the old season can still be seen.
season-begun = { -s-go } Season { $number } has begun. Good luck!
b-season-now = Begin the season
b-season-not = { -s-winner } No, the ranking

history-title = { -s-history } <b>Played here</b>
history-empty = { -s-history } Nothing has been played to its end here yet.
history-line = { $number }. { $date } { $form }: { $first } <b>{ $ns } : { $ew }</b> { $second }
past-title = { -s-history } <b>{ $date }</b> · { $form }
b-history = { -s-history } Played here
b-history-newer = ‹ Newer
b-history-older = Older ›
w-forgotten = somebody
w-a-computer = a computer

stats-title = { -s-person } <b>{ $name }</b> in this chat
stats-title-solo = { -s-person } <b>{ $name }</b> against computers
stats-empty = { -s-person } You have not played a match to its end here yet.
stats-matches = Matches: { $matches }, won: { $won }, deals: { $deals }
stats-points = Points: <b>{ $points }</b>
stats-whists = Whists: <b>{ $whists }</b>
stats-contracts = Contracts played: { $count }, made: { $made }
stats-slams = Slams bid and made: { $count }
stats-gain = From stakes and banks: { $points }
stats-partners = <b>With whom</b>
stats-partner = { $name }: matches { $matches }, won { $won }, points { $points }
stats-groups = With friends: matches { $matches }, groups { $groups }. There, /stats shows more.

my-data = { -s-person } <b>What I keep about { $name }</b>
    your name, language and settings;
    tables you sit or sat at: { $tables };
    matches in rankings: { $matches }, contracts you played: { $contracts };
    contests and reports: { $other }.
    The file holds all of it. What you write in chats I do not keep.
b-forget = { -s-forget } Forget me
forget-ask = { -s-forget } <b>Forget everything about you?</b> Your settings, your games alone and your lines in rankings go. You leave the tables you sit at. In matches with others you become “somebody”; their results stay. This cannot be undone.
b-forget-now = { -s-forget } Yes, forget me
b-forget-not = No, stay
data-forgotten = { -s-forget } Done: I know nothing about you any more. Old messages in chats are not mine to delete. /start begins anew.

c-sheet = the sheet, explained deal by deal
c-top = the ranking of this chat
c-stats = your account in this chat
c-history = matches played here
c-season = begin a new season (administrators)
c-mydata = what I keep about you
c-forget = forget me
