# Deals by their code, files that people send, challenges, the deal of the day, fair deals.

deal-how = { -s-same } <b>The same deal again.</b> Every finished deal has a code (see its analysis). <code>/deal CODE</code> plays it here; in private against computers.
deal-unknown = { -s-warning } I know no deal <code>{ $code }</code>.
deal-secret = { -s-warning } The deal <code>{ $code }</code> belongs to a contest that others still play. Ask again when it is over.
fair-how = { -s-fair } <b>Fair deals.</b> When a deal begins I show a fingerprint: the SHA-256 of its cards and a secret. After it, <code>/fair CODE</code> tells the secret to those who played it, so that everybody can check.
fair-check = { -s-fair } <b>Deal { $code }</b>. The SHA-256 of this line (UTF-8, no line break)
    <code>{ $text }</code>
    is the fingerprint whose first signs stood at the deal’s beginning:
    <code>{ $digest }</code>
fair-line = { -s-fair } /fair: <code>{ $digest }…</code>
fair-after = { -s-fair } To check that the cards were fair: <code>/fair { $code }</code>
file-read = { -s-file } <b>{ $name }</b>: boards read: { $count }, to be played: { $playable }
file-no-deals = { -s-warning } <b>{ $name }</b>: no deal to be played (boards read: { $count }). I know PBN and LIN.
file-board = { $number }. <code>{ $code }</code> { $result }
file-fault = { -s-warning } line { $line }: { $reason }
file-fault-at = { -s-warning } line { $line }: { $reason } (<code>{ $detail }</code>)
file-more-faults = … and { $count } more faults
file-how = In a group: <code>/deal { $code }</code>
b-play-all = { -s-go } Play them all

challenge-open = { -s-winner } <b>Challenge { $code }</b> by { $name }: four deals, each alone against computers in the same seat. Results are shown when all have finished.
challenge-state = { -s-winner } <b>Challenge { $code }</b>
challenge-none = Nobody has entered yet.
challenge-done = { -s-chosen } Finished: { $names }
day-invite = { -s-day } <b>The deal of the day</b>, the same for everybody: each alone against computers.
b-enter = { -s-go } Play
b-enter-state = { -s-same } Who is there?
w-challenge-title = Challenge { $code }
w-day-title = Deal of the day { $date }

c-deal = play a deal by its code
c-challenge = four deals, friend against friend
c-day = the deal of the day
c-fair = check that a deal was fair

# What is wrong with a record.
w-fault-unreadable = this is neither PBN nor LIN
w-fault-too-long = too long
w-fault-bad-tag = a tag without its end or value
w-fault-unclosed-comment = a comment that does not end
w-fault-bad-inheritance = “#” where nothing can be taken over
w-fault-bad-seat = not a seat
w-fault-bad-vulnerability = not a vulnerability
w-fault-bad-deal = not a deal of cards
w-fault-bad-card = not a card
w-fault-card-twice = a card dealt twice
w-fault-wrong-card-count = a wrong number of cards
w-fault-bad-call = not a call
w-fault-illegal-call = a call against the Laws
w-fault-dealer-differs = another dealer than was said before
w-fault-bad-contract = not a contract
w-fault-contract-differs = the contract is not what the auction ended in
w-fault-declarer-differs = the declarer is not the one of the auction
w-fault-bad-result = not a result
w-fault-result-differs = the result does not follow from the play
w-fault-no-deal = no deal
w-fault-no-dealer = no dealer
w-fault-no-contract = no contract
w-fault-card-not-held = a card that is not in that hand
w-fault-revoke = a revoke
w-fault-false-irregularity = marked as irregular, but it is not
w-fault-text-after-end = text after the end
w-fault-bad-note = a bad note
w-fault-bad-mark = a bad mark
w-fault-bad-rubber-history = a bad score of the rubber
