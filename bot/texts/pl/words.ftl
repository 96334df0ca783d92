# Słowa i imiona. Klucze w-… to zwykły tekst, bez znaczników.

w-language = Polski

w-computer-north = Nela
w-computer-east = Eryk
w-computer-south = Staś
w-computer-west = Wanda
w-computer = { -s-computer } { $name }
w-away = { -s-away } { $name }
w-free-seat = wolne miejsce
w-pair = { $one } i { $other }

w-form-rubber = rober
w-form-chicago = Chicago
w-form-duplicate = brydż sportowy
w-passed-out = cztery pasy

w-strength-basic = początkujący
w-strength-club = gracze klubowi
w-strength-expert = mistrzowie
w-system-natural = naturalny
w-system-precision = Precision
w-pace-lively = żwawe
w-pace-calm = spokojne
w-pace-instant = natychmiast
w-law-modern = nowoczesny
w-law-classic = klasyczny

w-clock-none = bez limitu
w-clock-seconds = { $count } s
w-clock-minutes = { $count } min
w-clock-hours = { $count } godz.

w-theme-classic = zielone sukno
w-theme-dark = ciemny
w-theme-light = jasny papier
w-theme-contrast = duży kontrast
w-letters-auto = wg języka
w-letters-latin = A K Q J
w-letters-cyrillic = Т К Д В
w-colours-2 = dwa kolory
w-colours-4 = cztery kolory
w-layout-portrait = telefon
w-layout-landscape = szerokie okno
w-lang-en = English
w-lang-ru = Русский
w-lang-pl = Polski
w-on = tak
w-off = nie
