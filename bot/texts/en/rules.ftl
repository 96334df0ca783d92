# What a table agrees on beyond the form of play. Keys w-… and b-… are plain text.

b-set-preset = Rules: { $value }
b-set-stake = A whist: { $value }
b-set-bank = Bank: { $value }
b-set-passed = Four passes: { $value }
b-set-partner = Human plays both hands: { $value }

w-preset-house = usual
w-preset-rubber000 = rubber with a bank (000)
w-preset-classic001 = classic with whists (001)
w-preset-chicago004 = Chicago, four deals (004)
w-preset-own = your own
w-stake-0 = not counted
w-bank-0 = none
w-passed-usual = as usual
w-passed-next = next dealer
w-passed-redeal = deal again
w-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}

rules-line = { $rules }
w-rule-classic = classic scoring
w-rule-no-honours = no honours
w-rule-stake = { $count ->
    [one] { $count } pt a whist
   *[other] { $count } pts a whist
}
w-rule-bank = bank of { $count } pts
w-rule-next = four passes: the deal passes on
w-rule-redeal = four passes: deal again
w-rule-draw = draw for partners
w-rule-partner = computer partners play their own contracts
