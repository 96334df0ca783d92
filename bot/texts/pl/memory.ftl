# Życie robra i pamięć grona: losowanie, zapisy, rozliczenie, ranking, historia, własne dane.

draw-tour = { -s-draw } <b>Losowanie partnerów</b> · rober { $number } z { $count } w turze
draw-match = { -s-draw } <b>Losowanie partnerów</b> · gra { $number } z { $count } w turze
draw-pairs = <b>{ $first }</b> przeciw <b>{ $second }</b>
draw-dealer = Pierwszy rozdaje { $name }.
b-draw = { -s-draw } Losowanie

b-entry = № { $number }
w-entry-doubled = { $contract } z kontrą
w-entry-redoubled = { $contract } z rekontrą
w-entry-made = { $count ->
    [0] swoje
    [one] { $count } nadróbka
    [few] { $count } nadróbki
   *[other] { $count } nadróbek
}
w-entry-down = bez { $count }
w-entry-deal = { $contract }, { $name }, { $result }
w-entry-below = { $points } pod kreską
w-entry-above = { $points } nad kreską
w-entry-side = { $side }: { $points }
sheet-words = { -s-sheet } <b>Zapis, rozdanie po rozdaniu</b> · { $form }

over-debt = { $count ->
    [one] { $loser } → { $winner }: { $count } wist
    [few] { $loser } → { $winner }: { $count } wisty
   *[other] { $loser } → { $winner }: { $count } wistów
}
over-debt-points = { $count ->
    [one] { $loser } → { $winner }: { $count } wist, { $points } pkt
    [few] { $loser } → { $winner }: { $count } wisty, { $points } pkt
   *[other] { $loser } → { $winner }: { $count } wistów, { $points } pkt
}
over-bank = Bank { $bank } pkt: zwycięzcom po { $share }
over-your-gain = Na twoim koncie: <b>{ $points }</b> pkt

new-game = { -s-go } <b>W co gramy?</b>
b-like-last-time = { -s-again } Jak ostatnio: { $form }
b-beat = { -s-again } Zagraj lepiej
b-other-game = { -s-go } Inna gra
w-play-house = Rober
w-play-rubber000 = Rober z losowaniem i bankiem
w-play-classic001 = Klasyczny rober z wistami
w-play-chicago004 = Chicago, cztery rozdania

top-title = { -s-winner } <b>Ranking</b> · { $measure }
top-season = Sezon { $number }
top-nobody = Nic jeszcze nie zostało dograne do końca.
w-top-points = punkty
w-top-whists = wisty
w-top-deals = rozdania
w-top-made = wygrane kontrakty
w-top-slams = szlemy
b-top = { -s-winner } Ranking
b-top-points = Punkty
b-top-whists = Wisty
b-top-deals = Rozdania
b-top-made = Kontrakty
b-top-slams = Szlemy
b-season-before = ‹ Poprzedni sezon
b-season-after = Następny sezon ›
season-ask = Zacząć sezon { $number }? Ranking ruszy od zera; poprzedni sezon nadal będzie można obejrzeć.
season-begun = { -s-go } Zaczął się sezon { $number }. Powodzenia!
b-season-now = Zacznij sezon
b-season-not = { -s-winner } Nie, ranking

history-title = { -s-history } <b>Rozegrane tutaj</b>
history-empty = { -s-history } Nic tu jeszcze nie zostało dograne do końca.
history-line = { $number }. { $date } { $form }: { $first } <b>{ $ns } : { $ew }</b> { $second }
past-title = { -s-history } <b>{ $date }</b> · { $form }
b-history = { -s-history } Rozegrane tutaj
b-history-newer = ‹ Nowsze
b-history-older = Starsze ›
w-forgotten = ktoś
w-a-computer = komputer

stats-title = { -s-person } <b>{ $name }</b> na tym czacie
stats-title-solo = { -s-person } <b>{ $name }</b> przeciw komputerom
stats-empty = { -s-person } Nie masz tu jeszcze gry doprowadzonej do końca.
stats-matches = Gry: { $matches }, wygrane: { $won }, rozdania: { $deals }
stats-points = Punkty: <b>{ $points }</b>
stats-whists = Wisty: <b>{ $whists }</b>
stats-contracts = Rozegrane kontrakty: { $count }, wygrane: { $made }
stats-slams = Szlemy wylicytowane i wygrane: { $count }
stats-gain = Ze stawek i banków: { $points }
stats-partners = <b>Z kim</b>
stats-partner = { $name }: gry { $matches }, wygrane { $won }, punkty { $points }
stats-groups = Ze znajomymi: gry { $matches }, grupy { $groups }. Więcej pokaże tam /stats

my-data = { -s-person } <b>Co o tobie przechowuję: { $name }</b>
    imię, język i ustawienia;
    stoły, przy których siedzisz lub było twoje miejsce: { $tables };
    gry w rankingach: { $matches }, rozegrane kontrakty: { $contracts };
    zawody i zgłoszenia: { $other }.
    Wszystko jest w pliku. Tego, co piszesz na czatach, nie przechowuję.
b-forget = { -s-forget } Zapomnij mnie
forget-ask = { -s-forget } <b>Zapomnieć o tobie wszystko?</b> Znikną ustawienia, gry z komputerami i twoje miejsca w rankingach. Odejdziesz od stołów. W grach z innymi będzie „ktoś”; ich wyniki zostaną. Tego nie da się cofnąć.
b-forget-now = { -s-forget } Tak, zapomnij
b-forget-not = Nie, zostaję
data-forgotten = { -s-forget } Gotowe: nic już o tobie nie wiem. Starych wiadomości na czatach nie mogę usunąć. /start zaczyna od nowa.

c-sheet = zapis z objaśnieniem rozdań
c-top = ranking tego czatu
c-stats = twoje konto na tym czacie
c-history = co tu rozegrano
c-season = zacznij nowy sezon (administratorzy)
c-mydata = co o tobie przechowuję
c-forget = zapomnij mnie
