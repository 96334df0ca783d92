# Looking back at a deal: double dummy, reports, the same deal elsewhere.

review-par = Par: <b>{ $contract }</b>, { $side } { $points }
review-par-passed = Par: passed out
review-lost = Tricks lost, all cards open: declarer { $declarer }, defence { $defence }
review-code = The deal’s code: <code>{ $code }</code>
review-play = { -s-review } <b>The play.</b> Marked: what cost tricks, all cards open.
review-loss = Trick { $trick }, { $name }: { $card } cost { $count }; better { $better }
review-calls = { -s-auction } <b>The auction.</b> Tap a call to see what it means.
review-report = { -s-report } <b>Which call seems wrong?</b> It is kept with the deal, and somebody will look into it.
b-summary = { -s-review } Analysis
b-play = { -s-cards } Play
b-calls = { -s-auction } Calls
b-report = { -s-report } Report a call
b-same = { -s-same } Elsewhere
t-reported = { -s-report } Thank you: the call is kept with the deal.

same-deal = { -s-same } <b>Deal { $code }</b>. Par for NS: { $par }. On the right: IMPs against par.
same-own = Here: { $par } IMPs against par, { $others } against the others on average.
same-own-alone = Here: { $par } IMPs against par. Nobody else has played it yet.
same-how = To play it: <code>/deal { $code }</code>
contest-results = { -s-winner } <b>{ $title }</b>: IMPs against par
contest-playing = { -s-wait } Still playing: { $names }
w-nobody-human = computers
w-imps = IMPs
