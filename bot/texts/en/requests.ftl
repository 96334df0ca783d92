# Claims (Laws 68-70) and taking back by consent.

claim-all = { -s-cards } <b>{ $name } claims</b> all { $left } tricks that are left.
claim-some = { -s-cards } <b>{ $name } claims</b> { $tricks } of the { $left } tricks that are left.
claim-conceded = { -s-cards } <b>{ $name } concedes</b> all { $left } tricks that are left.
claim-refused = { -s-warning } { $name }’s claim was refused: play goes on.
concession-refused = { -s-warning } { $name } conceded, but not everybody agreed: play goes on.
undo-asked = { $count ->
    [one] { -s-undo } <b>{ $name } asks</b> to take the last call or card back.
   *[other] { -s-undo } <b>{ $name } asks</b> to take the last { $count } calls or cards back.
}
undo-refused = { -s-warning } { $name } asked for something back: refused.
who-answers = { -s-wait } To answer: { $names }
claim-page = { -s-cards } <b>How many of the tricks left are yours?</b> Your hand will be shown to all.
claim-agreed = { -s-cards } Claimed, no need to play on.
b-claim = { -s-cards } Claim
b-concede = None
b-undo = { -s-undo } Take back
b-agree = { -s-chosen } Agree
b-refuse = { -s-close } Refuse
undo-done = { -s-undo } { $name } took the last call or card back; all agreed.
