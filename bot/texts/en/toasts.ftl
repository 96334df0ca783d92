# Answers to presses. Keys t-… are plain text; all of it must fit 200 characters.

# Why the rules refuse (engine Reason)
t-not-your-turn = It is not your turn.
t-not-your-turn-but = Not your turn: we are waiting for { $name }.
t-match-is-over = The match is over.
t-unreadable = I don’t understand that. Try 1nt, pass or sa.
t-wrong-phase = Not now: first the auction, then the cards.
t-bid-too-low = Too low: bid more than the last bid.
t-nothing-to-double = There is nothing to double yet.
t-own-bid-not-doubled = You cannot double your own side’s bid.
t-already-doubled = It is doubled already.
t-nothing-to-redouble = You may only redouble the opponents’ double.
t-auction-is-over = The auction is over.
t-card-not-held = That card is not in this hand.
t-must-follow-suit = You must follow suit.
t-must-follow-suit-of = You must follow suit: { $suit }
t-answer-first = Answer the request first.
t-nothing-asked = Nobody has asked for anything.
t-claim-too-high = There are not so many tricks left.
t-refused-before = That was refused a moment ago.
t-nothing-to-undo = There is nothing to take back.
t-too-late-to-undo = It is too late to take that back.
t-not-allowed = That is not allowed here.

# Why the table refuses (TableReason)
t-seat-taken = Somebody sits there already.
t-not-seated = You are not at this table.
t-not-in-lobby = The match has begun already.
t-not-playing = Nothing is being played at this table.
t-nobody-seated = Somebody has to sit down first.
t-stale = That button is old. The current table is below.
t-deal-running = The deal is still being played.
t-no-such-table = That table is gone.
t-no-cards-yet = The cards are not dealt yet.
t-chat-has-table = There is a table in this chat already.
t-too-many-tables = You sit at too many tables. Finish one first.
t-saw-other-cards = You have seen another hand of this deal. Join again after it.

# What only one person may see
t-between-deals = The next deal is coming.
t-waiting = { -s-wait } { $name }
t-your-call = { -s-turn } Your call
t-your-card = { -s-turn } { $cards }
t-your-card-from = { -s-turn } from { $name }: { $cards }
t-no-trick-yet = No trick has been played yet.
t-last-trick = Trick { $number }
    { $cards }
    Won by { $name }
t-call = { $name }, { $call }: { $meaning }
t-sheet = { $form }, deals played: { $count }
    { $score }
t-hint = { -s-hint } My choice: { $action }
t-hint-meaning = { -s-hint } My call: { $action }. { $meaning }
t-hint-why = { -s-hint } My choice: { $action }. { $why }
t-why-only-choice = There is no other.
t-why-succeeds = It reaches the goal most often: in { $percent } % of { $count } deals I tried.
t-why-tricks = No other reaches the goal more often, and it takes more tricks on average.
t-why-custom = Others are about as good; custom prefers this one.
t-no-hint = { -s-hint } Nothing to decide just now.
