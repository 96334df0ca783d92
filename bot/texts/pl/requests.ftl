# Zgłoszenie lew bez rozgrywania i cofanie za zgodą.

claim-all = { -s-cards } <b>{ $name }</b> zgłasza wszystkie pozostałe lewy: { $left }.
claim-some = { -s-cards } <b>{ $name }</b> zgłasza pozostałe lewy: { $tricks } z { $left }.
claim-conceded = { -s-cards } <b>{ $name }</b> oddaje wszystkie pozostałe lewy: { $left }.
claim-refused = { -s-warning } Nie zgodzono się na te lewy ({ $name }): gramy dalej.
concession-refused = { -s-warning } { $name } oddaje lewy, ale nie wszyscy się zgodzili: gramy dalej.
undo-asked = { $count ->
    [one] { -s-undo } <b>{ $name }</b> prosi o cofnięcie ostatniego ruchu.
   *[other] { -s-undo } <b>{ $name }</b> prosi o cofnięcie ostatnich ruchów: { $count }.
}
undo-refused = { -s-warning } Na cofnięcie nie było zgody ({ $name }).
who-answers = { -s-wait } Odpowiada: { $names }
claim-page = { -s-cards } <b>Ile z pozostałych lew jest Twoich?</b> Twoje karty zobaczą wszyscy.
claim-agreed = { -s-cards } Lewy zapisane bez dogrywania.
b-claim = { -s-cards } Zgłoś lewy
b-concede = Żadna
b-undo = { -s-undo } Cofnij
b-agree = { -s-chosen } Zgoda
b-refuse = { -s-close } Nie
undo-done = { -s-undo } { $name }: ostatni ruch cofnięty za zgodą wszystkich.
