# Слова и имена. Ключи w-… — простой текст, без разметки.

w-language = Русский

w-computer-north = Сева
w-computer-east = Вера
w-computer-south = Юра
w-computer-west = Зоя
w-computer = { -s-computer } { $name }
w-away = { -s-away } { $name }
w-free-seat = свободно
w-pair = { $one } и { $other }

w-form-rubber = роббер
w-form-chicago = чикаго
w-form-duplicate = спортивный бридж
w-passed-out = все спасовали

w-strength-basic = новички
w-strength-club = клубные игроки
w-strength-expert = мастера
w-system-natural = натуральная
w-system-precision = «Прецизион»
w-pace-lively = живой
w-pace-calm = спокойный
w-pace-instant = мгновенный
w-law-modern = современный
w-law-classic = классический

w-clock-none = без ограничения
w-clock-seconds = { $count } с
w-clock-minutes = { $count } мин
w-clock-hours = { $count } ч

w-theme-classic = зелёное сукно
w-theme-dark = тёмная
w-theme-light = светлая бумага
w-theme-contrast = контрастная
w-letters-auto = по языку
w-letters-latin = A K Q J
w-letters-cyrillic = Т К Д В
w-colours-2 = два цвета
w-colours-4 = четыре цвета
w-layout-portrait = для телефона
w-layout-landscape = для широкого окна
w-lang-en = English
w-lang-ru = Русский
w-lang-pl = Polski
w-on = да
w-off = нет
