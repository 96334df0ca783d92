# Заявка на взятки без розыгрыша и возврат хода с согласия.

claim-all = { -s-cards } <b>{ $name }</b> заявляет на все оставшиеся взятки: { $left }.
claim-some = { -s-cards } <b>{ $name }</b> заявляет на оставшиеся взятки: { $tricks } из { $left }.
claim-conceded = { -s-cards } <b>{ $name }</b> отдаёт все оставшиеся взятки: { $left }.
claim-refused = { -s-warning } С этой заявкой на взятки не согласились ({ $name }): играем дальше.
concession-refused = { -s-warning } { $name } отдаёт взятки, но согласны не все: играем дальше.
undo-asked = { $count ->
    [one] { -s-undo } <b>{ $name }</b> просит вернуть последний ход.
   *[other] { -s-undo } <b>{ $name }</b> просит вернуть последние ходы: { $count }.
}
undo-refused = { -s-warning } Вернуть ход не разрешили ({ $name }).
who-answers = { -s-wait } Ответ за: { $names }
claim-page = { -s-cards } <b>Сколько из оставшихся взяток ваши?</b> Ваши карты увидят все.
claim-agreed = { -s-cards } Взятки записаны без доигрывания.
b-claim = { -s-cards } Взятки мои
b-concede = Ни одной
b-undo = { -s-undo } Вернуть ход
b-agree = { -s-chosen } Да
b-refuse = { -s-close } Нет
undo-done = { -s-undo } { $name }: последний ход возвращён, все согласились.
