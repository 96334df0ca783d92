# Co jeszcze ustalono przy stole. Klucze w-… i b-… to zwykły tekst.

b-set-preset = Zasady: { $value }
b-set-stake = Wist: { $value }
b-set-bank = Bank: { $value }
b-set-passed = Cztery pasy: { $value }
b-set-partner = Człowiek rozgrywa obie ręce: { $value }

w-preset-house = zwykłe
w-preset-rubber000 = rober z bankiem (000)
w-preset-classic001 = klasyczne z wistami (001)
w-preset-chicago004 = Chicago, cztery rozdania (004)
w-preset-own = własne
w-stake-0 = bez stawki
w-bank-0 = brak
w-passed-usual = jak zwykle
w-passed-next = rozdaje następny
w-passed-redeal = rozdać od nowa
w-points = { $count } pkt

rules-line = { $rules }
w-rule-classic = klasyczny zapis
w-rule-no-honours = bez honorów
w-rule-stake = wist za { $count } pkt
w-rule-bank = bank { $count } pkt
w-rule-next = cztery pasy: rozdaje następny
w-rule-redeal = cztery pasy: rozdać od nowa
w-rule-draw = losowanie partnerów
w-rule-partner = komputer sam rozgrywa swój kontrakt
