# Zbiórka przy stole, powitanie, pomoc, ustawienia, krótkie odpowiedzi, polecenia. HTML, prócz c-… i bot-….

lobby-title-rubber = <b>♠♥ Brydż ♦♣ · rober</b>
    Komputery grają jak { $strength } · czas na ruch: { $clock }
lobby-title-chicago = <b>♠♥ Brydż ♦♣ · Chicago, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }</b>
    Komputery grają jak { $strength } · czas na ruch: { $clock }
lobby-title-duplicate = <b>♠♥ Brydż sportowy ♦♣ · { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }</b>
    Komputery grają jak { $strength } · czas na ruch: { $clock }
lobby-seat-free = { $seat }  { -s-free } wolne
lobby-seat = { $seat }  { $name }
lobby-hint = Siadajcie do stołu. Na wolnych miejscach zagrają komputery.
lobby-settings = Dotknij, aby zmienić. Dolny rząd sadza komputery przy stole.
seated = Twoje miejsce to <b>{ $seat }</b> przy stole grupy { -s-group } <b>{ $title }</b>. Karty przyjdą tutaj.
seated-here = Twoje miejsce to <b>{ $seat }</b>. Zaczniemy, gdy ktoś naciśnie Start.
invite-friends = Znajomi dosiądą się do stołu przez link: { $link }
    albo poleceniem <code>/join { $code }</code> w prywatnym czacie ze mną.
table-closed = Stół zamknięty.

welcome = <b>Cześć, { $name }!</b> Jestem Kontra: brydż tu, na czacie.
    { -s-go } Zagraj teraz: ty i trzy komputery.
    { -s-group } Albo dodaj mnie do grupy i graj ze znajomymi.
welcome-nameless = <b>Cześć!</b> Jestem Kontra: brydż tu, na czacie.
    { -s-go } Zagraj teraz: ty i trzy komputery.
    { -s-group } Albo dodaj mnie do grupy i graj ze znajomymi.
group-welcome = <b>Dobry wieczór!</b> Rozdaję karty do brydża.
    Otwórzcie stół poleceniem /bridge: siada od dwóch do czterech osób, resztę miejsc zajmą komputery. Każdy widzi tylko swoje karty.
help = <b>Jak grać</b>
    { -s-go } /play – gra z komputerami
    { -s-group } /bridge w grupie – gra ze znajomymi
    { -s-turn } Licytuj i graj przyciskami albo pisz: <code>1ba</code>, <code>pas</code>, <code>kontra</code>, <code>sa</code>, <code>h10</code>
    { -s-auction } Dotknij odzywki w licytacji, a powiem, co znaczy.
    { -s-hint } Rada – co zrobiłby komputer
    { -s-bottom } /table – stół na końcu czatu
    { -s-settings } /settings – litery kart, kolory, tylko tekst
    Możesz odejść w każdej chwili: gra zaczeka.
help-group = <b>Brydż w tej grupie</b>
    { -s-go } /bridge – otwórz stół; /join – dosiądź się
    { -s-cards } /hand – twoje karty, tylko dla ciebie
    { -s-turn } Licytuj i graj przyciskami albo odpowiedz na wiadomość stołu: <code>1ba</code>, <code>pas</code>, <code>sa</code> (lub <code>/p 1ba</code>)
    { -s-bottom } /table – stół na końcu czatu
    { -s-away } Musisz iść? Więcej → Zagrajcie za mnie
    { -s-stop } /stop – zakończ grę (gracze i administratorzy)
choose-language = { -s-language } <b>W jakim języku mam mówić?</b>
choose-group-language = { -s-language } <b>W jakim języku mam mówić w tej grupie?</b>
    Twoje karty i podpowiedzi dostaniesz w swoim języku.
personal = { -s-settings } <b>Jak ci wygodnie.</b> Dotknij, aby zmienić.

unknown-command = Nie znam tego polecenia. Co umiem: /help
not-understood = To ani odzywka, ani karta. Napisz <code>1ba</code>, <code>pas</code>, <code>kontra</code> albo <code>sa</code>; /table pokaże stół.
not-text = Ładne, ale znam się tylko na brydżu. /help
too-long = To dla mnie za długie. Wystarczy odzywka albo karta: <code>1ba</code>, <code>sa</code>.
file-too-big = { -s-warning } Plik jest za duży: najwyżej { $most } kB.
trouble = { -s-warning } Coś się u mnie popsuło. Nic nie przepadło: spróbuj jeszcze raz.
cards-are-private = { -s-cards } Twoje karty są w naszej prywatnej rozmowie.
start-privately = { -s-cards } Otwórz raz naszą prywatną rozmowę i naciśnij Start: tam przyjdą karty.
groups-only = To jest dla grup. Dodaj mnie do grupy i wyślij tam /bridge.
no-table = Nie masz otwartego stołu. Zaczynamy?
no-table-here = Na tym czacie nie ma stołu. Otworzyć?
nudge = { -s-wait } { $name }, twoja kolej.
nudge-nobody = Teraz na nikogo nie czekamy.
stood-in = { -s-away } Czas minął. Dopóki nie wróci { $name }, gra komputer.

c-play = gra z komputerami
c-bridge = otwórz stół brydżowy
c-invite = stół ze znajomymi bez grupy
c-join = zajmij miejsce przy stole
c-hand = moje karty
c-p = odzywka lub karta: /p 1ba, /p sa
c-table = stół na koniec czatu
c-score = wynik
c-hint = co zrobiłby komputer?
c-settings = litery, kolory, tylko tekst
c-language = język
c-leave = odejdź od stołu
c-stop = zakończ grę
c-help = jak grać
bot-short = Brydż na czacie, gdzie są twoi znajomi: rober, Chicago, brydż sportowy, z ludźmi i komputerami.
bot-long = ♠♥ Kontra rozdaje brydża na twoim czacie.

    Graj od razu z komputerami albo dodaj mnie do grupy: znajomi siadają do stołu, komputery zajmują wolne miejsca, a każdy widzi tylko swoje karty. Rober, Chicago i brydż sportowy, zapis, podpowiedzi i znaczenie każdej odzywki. Bez limitu czasu, chyba że sam go włączysz.
