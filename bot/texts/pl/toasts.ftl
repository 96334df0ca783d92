# Odpowiedzi na naciśnięcia. Klucze t-… to zwykły tekst; całość musi zmieścić się w 200 znakach.

# Dlaczego nie pozwalają zasady (Reason)
t-not-your-turn = To nie twoja kolej.
t-not-your-turn-but = To nie twoja kolej, czekamy: { $name }.
t-match-is-over = Gra jest już skończona.
t-unreadable = Nie rozumiem. Napisz na przykład 1ba, pas albo sa.
t-wrong-phase = Nie teraz: najpierw licytacja, potem rozgrywka.
t-bid-too-low = Za nisko: odzywka musi być wyższa od ostatniej.
t-nothing-to-double = Nie ma jeszcze czego kontrować.
t-own-bid-not-doubled = Własnej odzywki się nie kontruje.
t-already-doubled = Kontra już padła.
t-nothing-to-redouble = Rekontrę daje się tylko na kontrę przeciwników.
t-auction-is-over = Licytacja jest już skończona.
t-card-not-held = Tej karty nie ma w tej ręce.
t-must-follow-suit = Trzeba dołożyć do koloru.
t-must-follow-suit-of = Trzeba dołożyć do koloru: { $suit }
t-answer-first = Najpierw odpowiedz na prośbę.
t-nothing-asked = Nikt o nic nie prosił.
t-claim-too-high = Nie zostało już tyle lew.
t-refused-before = Przed chwilą padła odmowa.
t-nothing-to-undo = Nie ma czego cofnąć.
t-too-late-to-undo = Za późno, żeby to cofnąć.
t-not-allowed = Tego tu nie wolno.

# Dlaczego nie pozwala stół (TableReason)
t-seat-taken = To miejsce jest już zajęte.
t-not-seated = Nie siedzisz przy tym stole.
t-not-in-lobby = Gra już się zaczęła.
t-not-playing = Przy tym stole nikt teraz nie gra.
t-nobody-seated = Najpierw ktoś musi usiąść.
t-stale = To stary przycisk. Aktualny stół jest niżej.
t-deal-running = Rozdanie jeszcze trwa.
t-no-such-table = Tego stołu już nie ma.
t-no-cards-yet = Karty nie są jeszcze rozdane.
t-chat-has-table = Na tym czacie jest już stół.
t-too-many-tables = Siedzisz przy zbyt wielu stołach. Skończ najpierw jedną grę.
t-saw-other-cards = Znasz już inną rękę z tego rozdania. Dosiądź się po nim.

# Co widzi tylko jedna osoba
t-between-deals = Zaraz następne rozdanie.
t-waiting = { -s-wait } { $name }
t-your-call = { -s-turn } Twoja odzywka
t-your-card = { -s-turn } { $cards }
t-your-card-from = { -s-turn } z ręki { $name }: { $cards }
t-no-trick-yet = Nie ma jeszcze żadnej lewy.
t-last-trick = Lewa { $number }
    { $cards }
    Bierze { $name }
t-call = { $name }, { $call }: { $meaning }
t-sheet = { $form }, rozegrane rozdania: { $count }
    { $score }
t-hint = { -s-hint } Mój wybór: { $action }
t-hint-meaning = { -s-hint } Moja odzywka: { $action }. { $meaning }
t-hint-why = { -s-hint } Mój wybór: { $action }. { $why }
t-why-only-choice = Innego nie ma.
t-why-succeeds = Tak najczęściej osiąga się cel: w { $percent } % z { $count } sprawdzonych rozkładów.
t-why-tricks = Nic nie osiąga celu częściej, a lew jest średnio więcej.
t-why-custom = Inne są mniej więcej równie dobre; tak każe zwyczaj.
t-no-hint = { -s-hint } Teraz nie ma nad czym myśleć.
