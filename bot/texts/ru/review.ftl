# Разбор сдачи: взятки в открытую, жалобы на заявку, та же сдача за другими столами.

review-par = Минимакс: <b>{ $contract }</b>, { $side } { $points }
review-par-passed = Минимакс: все пасуют
review-lost = Потеряно взяток (в открытую): разыгрывающим { $declarer }, вистующими { $defence }
review-code = Код сдачи: <code>{ $code }</code>
review-play = { -s-review } <b>Розыгрыш.</b> Отмечено, где терялись взятки (если видеть все карты).
review-loss = Взятка { $trick }, { $name }: { $card } стоит { $count }; лучше { $better }
review-calls = { -s-auction } <b>Торговля.</b> Нажмите на заявку, и я объясню, что она значит.
review-report = { -s-report } <b>Какая заявка странная?</b> Она сохранится вместе со сдачей, и в ней разберутся.
b-summary = { -s-review } Разбор
b-play = { -s-cards } Розыгрыш
b-calls = { -s-auction } Заявки
b-report = { -s-report } Странная заявка
b-same = { -s-same } У других
t-reported = { -s-report } Спасибо: заявка сохранена вместе со сдачей.

same-deal = { -s-same } <b>Сдача { $code }</b>. Минимакс для С–Ю: { $par }. Справа: ИМПы против минимакса.
same-own = Здесь: { $par } ИМП против минимакса, { $others } против остальных в среднем.
same-own-alone = Здесь: { $par } ИМП против минимакса. Больше её никто не играл.
same-how = Сыграть её: <code>/deal { $code }</code>
contest-results = { -s-winner } <b>{ $title }</b>: ИМПы против минимакса
contest-playing = { -s-wait } Ещё играют: { $names }
w-nobody-human = компьютеры
w-imps = ИМП
