# Single words and names. Keys w-… are plain text: no markup.

w-language = English

w-computer-north = Nora
w-computer-east = Eddie
w-computer-south = Sam
w-computer-west = Wendy
w-computer = { -s-computer } { $name }
w-away = { -s-away } { $name }
w-free-seat = free seat
w-pair = { $one } & { $other }

w-form-rubber = rubber
w-form-chicago = Chicago
w-form-duplicate = duplicate
w-passed-out = passed out

w-strength-basic = beginners
w-strength-club = club players
w-strength-expert = experts
w-system-natural = natural
w-system-precision = Precision
w-pace-lively = lively
w-pace-calm = calm
w-pace-instant = instant
w-law-modern = modern
w-law-classic = classic

w-clock-none = no limit
w-clock-seconds = { $count } s
w-clock-minutes = { $count } min
w-clock-hours = { $count } h

w-theme-classic = green cloth
w-theme-dark = dark
w-theme-light = light paper
w-theme-contrast = high contrast
w-letters-auto = as the language
w-letters-latin = A K Q J
w-letters-cyrillic = Т К Д В
w-colours-2 = two colours
w-colours-4 = four colours
w-layout-portrait = phone
w-layout-landscape = wide window
w-lang-en = English
w-lang-ru = Русский
w-lang-pl = Polski
w-on = yes
w-off = no
