# Сдачи по коду, присланные файлы, вызовы, сдача дня, честность сдач.

deal-how = { -s-same } <b>Та же сдача ещё раз.</b> У каждой сыгранной сдачи есть код (см. разбор). <code>/deal КОД</code> сыграет её здесь, в личном чате — против компьютеров.
deal-unknown = { -s-warning } Сдачи <code>{ $code }</code> я не знаю.
deal-secret = { -s-warning } Сдача <code>{ $code }</code> — из состязания, которое ещё играют другие. Спросите, когда оно закончится.
fair-how = { -s-fair } <b>Честные сдачи.</b> В начале сдачи я показываю отпечаток: SHA-256 карт и секрета. После неё <code>/fair КОД</code> открывает секрет тем, кто её играл, и каждый может проверить.
fair-check = { -s-fair } <b>Сдача { $code }</b>. SHA-256 этой строки (UTF-8, без перевода строки)
    <code>{ $text }</code>
    и есть отпечаток, первые знаки которого стояли в начале сдачи:
    <code>{ $digest }</code>
fair-line = { -s-fair } /fair: <code>{ $digest }…</code>
fair-after = { -s-fair } Проверить честность сдачи: <code>/fair { $code }</code>
file-read = { -s-file } <b>{ $name }</b>: прочитано сдач: { $count }, можно сыграть: { $playable }
file-no-deals = { -s-warning } <b>{ $name }</b>: играть нечего (прочитано сдач: { $count }). Я знаю PBN и LIN.
file-board = { $number }. <code>{ $code }</code> { $result }
file-fault = { -s-warning } строка { $line }: { $reason }
file-fault-at = { -s-warning } строка { $line }: { $reason } (<code>{ $detail }</code>)
file-more-faults = … и ещё ошибок: { $count }
file-how = В группе: <code>/deal { $code }</code>
b-play-all = { -s-go } Сыграть все

challenge-open = { -s-winner } <b>Вызов { $code }</b>, { $name }: четыре сдачи, каждый играет их один против компьютеров на том же месте. Результаты — когда закончат все.
challenge-state = { -s-winner } <b>Вызов { $code }</b>
challenge-none = Пока никто не играет.
challenge-done = { -s-chosen } Закончили: { $names }
day-invite = { -s-day } <b>Сдача дня</b>, одна для всех: каждый один против компьютеров.
b-enter = { -s-go } Играть
b-enter-state = { -s-same } Кто играет?
w-challenge-title = Вызов { $code }
w-day-title = Сдача дня { $date }

c-deal = сыграть сдачу по коду
c-challenge = четыре сдачи, друг против друга
c-day = сдача дня
c-fair = проверить честность сдачи

# What is wrong with a record.
w-fault-unreadable = это не PBN и не LIN
w-fault-too-long = слишком длинно
w-fault-bad-tag = тег без конца или без значения
w-fault-unclosed-comment = комментарий без конца
w-fault-bad-inheritance = “#” там, где взять нечего
w-fault-bad-seat = нет такого места
w-fault-bad-vulnerability = нет такой зональности
w-fault-bad-deal = это не сдача
w-fault-bad-card = это не карта
w-fault-card-twice = карта сдана дважды
w-fault-wrong-card-count = неверное число карт
w-fault-bad-call = это не заявка
w-fault-illegal-call = заявка не по правилам
w-fault-dealer-differs = сдающий не тот, что был назван
w-fault-bad-contract = это не контракт
w-fault-contract-differs = контракт не тот, чем кончилась торговля
w-fault-declarer-differs = разыгрывающий не тот, что по торговле
w-fault-bad-result = это не результат
w-fault-result-differs = результат не следует из розыгрыша
w-fault-no-deal = нет сдачи
w-fault-no-dealer = нет сдающего
w-fault-no-contract = нет контракта
w-fault-card-not-held = такой карты нет на этой руке
w-fault-revoke = фальшренонс
w-fault-false-irregularity = отмечено как нарушение, но нарушения нет
w-fault-text-after-end = текст после конца
w-fault-bad-note = неверное примечание
w-fault-bad-mark = неверный знак
w-fault-bad-rubber-history = неверный счёт роббера
