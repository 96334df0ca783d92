# Rozdania po kodzie, przysłane pliki, wyzwania, rozdanie dnia, uczciwość rozdań.

deal-how = { -s-same } <b>To samo rozdanie jeszcze raz.</b> Każde zagrane rozdanie ma kod (zob. analizę). <code>/deal KOD</code> zagra je tutaj; w prywatnym czacie z komputerami.
deal-unknown = { -s-warning } Nie znam rozdania <code>{ $code }</code>.
deal-secret = { -s-warning } Rozdanie <code>{ $code }</code> należy do zawodów, które inni jeszcze grają. Zapytaj, gdy się skończą.
fair-how = { -s-fair } <b>Uczciwe rozdania.</b> Na początku rozdania pokazuję odcisk: SHA-256 kart i sekretu. Po nim <code>/fair KOD</code> wyjawia sekret tym, którzy je grali, i każdy może sprawdzić.
fair-check = { -s-fair } <b>Rozdanie { $code }</b>. SHA-256 tego wiersza (UTF-8, bez końca wiersza)
    <code>{ $text }</code>
    to odcisk, którego pierwsze znaki stały na początku rozdania:
    <code>{ $digest }</code>
fair-line = { -s-fair } /fair: <code>{ $digest }…</code>
fair-after = { -s-fair } Sprawdzenie uczciwości: <code>/fair { $code }</code>
file-read = { -s-file } <b>{ $name }</b>: odczytane rozdania: { $count }, do zagrania: { $playable }
file-no-deals = { -s-warning } <b>{ $name }</b>: nie ma czego zagrać (odczytane rozdania: { $count }). Znam PBN i LIN.
file-board = { $number }. <code>{ $code }</code> { $result }
file-fault = { -s-warning } wiersz { $line }: { $reason }
file-fault-at = { -s-warning } wiersz { $line }: { $reason } (<code>{ $detail }</code>)
file-more-faults = … i jeszcze błędów: { $count }
file-how = W grupie: <code>/deal { $code }</code>
b-play-all = { -s-go } Zagraj wszystkie

challenge-open = { -s-winner } <b>Wyzwanie { $code }</b>, { $name }: cztery rozdania, każdy sam z komputerami na tym samym miejscu. Wyniki, gdy wszyscy skończą.
challenge-state = { -s-winner } <b>Wyzwanie { $code }</b>
challenge-none = Nikt jeszcze nie gra.
challenge-done = { -s-chosen } Skończyli: { $names }
day-invite = { -s-day } <b>Rozdanie dnia</b>, jedno dla wszystkich: każdy sam z komputerami.
b-enter = { -s-go } Graj
b-enter-state = { -s-same } Kto gra?
w-challenge-title = Wyzwanie { $code }
w-day-title = Rozdanie dnia { $date }

c-deal = zagraj rozdanie po kodzie
c-challenge = cztery rozdania, znajomi przeciw sobie
c-day = rozdanie dnia
c-fair = sprawdź uczciwość rozdania

# What is wrong with a record.
w-fault-unreadable = to ani PBN, ani LIN
w-fault-too-long = za długie
w-fault-bad-tag = znacznik bez końca lub bez wartości
w-fault-unclosed-comment = komentarz bez końca
w-fault-bad-inheritance = “#” tam, gdzie nie ma czego przejąć
w-fault-bad-seat = nie ma takiego miejsca
w-fault-bad-vulnerability = nie ma takich założeń
w-fault-bad-deal = to nie jest rozdanie
w-fault-bad-card = to nie jest karta
w-fault-card-twice = karta rozdana dwa razy
w-fault-wrong-card-count = zła liczba kart
w-fault-bad-call = to nie jest odzywka
w-fault-illegal-call = odzywka niezgodna z prawem
w-fault-dealer-differs = inny rozdający niż podano
w-fault-bad-contract = to nie jest kontrakt
w-fault-contract-differs = kontrakt nie zgadza się z licytacją
w-fault-declarer-differs = rozgrywający nie zgadza się z licytacją
w-fault-bad-result = to nie jest wynik
w-fault-result-differs = wynik nie wynika z rozgrywki
w-fault-no-deal = brak rozdania
w-fault-no-dealer = brak rozdającego
w-fault-no-contract = brak kontraktu
w-fault-card-not-held = tej karty nie ma w tej ręce
w-fault-revoke = fałszywy renons
w-fault-false-irregularity = oznaczone jako nieprawidłowość, a nią nie jest
w-fault-text-after-end = tekst po końcu
w-fault-bad-note = zły przypis
w-fault-bad-mark = zły znak
w-fault-bad-rubber-history = zły zapis robra
