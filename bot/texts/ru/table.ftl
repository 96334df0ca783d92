# Под картинкой стола: подписи, итоги, страницы. HTML.

mention = <a href="tg://user?id={ $person }">{ $name }</a>
name = { $name }
group-line = { -s-group } { $title }
deal-line = <b>Сдача { $number }</b> · { $form }
auction-line = { -s-auction } { $bid }, { $name }
play-line = <b>{ $contract }</b>, { $name } · взятки: { $taken } из { $needed }, у вистующих { $other }
last-line = Прошлая сдача: { $result }

waiting-call = { -s-wait } Ждём заявку: { $name }
waiting-lead = { -s-wait } Ждём первый ход: { $name }
waiting-card = { -s-wait } Ждём карту: { $name }
waiting-dummy = { -s-wait } Ждём карту со стола: { $name }
computer-thinks = { -s-wait } { -s-computer } { $name } думает
your-call = { -s-turn } <b>Ваша заявка</b>
your-lead = { -s-turn } <b>Ваш первый ход</b>
your-card = { -s-turn } <b>Ваш ход</b>
your-card-from-dummy = { -s-turn } <b>Ваш ход со стола</b> ({ $name })
your-card-from-partner = { -s-turn } <b>Ваш ход с руки партнёра</b> ({ $name })

result-title = <b>Сдача { $number }</b>
result-made = { -s-made } <b>{ $contract }</b>, { $name }: { $count ->
    [0] контракт выполнен
   *[other] контракт выполнен, +{ $count }
}
result-down = { -s-down } <b>{ $contract }</b>, { $name }: { $count ->
    [1] без одной
    [2] без двух
    [3] без трёх
    [4] без четырёх
    [5] без пяти
    [6] без шести
    [7] без семи
    [8] без восьми
    [9] без девяти
    [10] без десяти
    [11] без одиннадцати
    [12] без двенадцати
    [13] без тринадцати
   *[other] без { $count }
}
result-passed-out = Все спасовали.
points-total = Очки: { $side } { $points }
points-rubber = { $below ->
    [0] { $side }: { $above } над чертой
   *[other] { $above ->
        [0] { $side }: { $below } под чертой
       *[other] { $side }: { $below } под чертой, { $above } над чертой
    }
}
points-honours = Онёры: { $side } +{ $points }
score-line = Счёт: <b>{ $score }</b>
first-deal = Все на местах. Сдаём?

over-finished = <b>Игра окончена</b> · { $form }
over-stopped = { -s-stop } <b>Игра остановлена</b> · { $form }
over-winner = { -s-winner } <b>{ $names }</b> ({ $side })
over-you-won = { -s-winner } <b>Победа ваша!</b> { $names } ({ $side })
over-you-lost = { -s-winner } { $names } ({ $side }). Отыграемся в следующий раз!
over-equal = Ничья.
over-whists = { $count ->
    [one] Расчёт: победителям по { $count } висту, проигравшим по { $loss }
    [few] Расчёт: победителям по { $count } виста, проигравшим по { $loss }
   *[other] Расчёт: победителям по { $count } вистов, проигравшим по { $loss }
}

auction-page = { -s-auction } <b>Торговля.</b> Нажмите на заявку, и я объясню, что она значит.
auction-page-empty = { -s-auction } Заявок ещё не было.
sheet-page = { -s-sheet } <b>Запись</b>
sheet-hint = Нажмите на номер сдачи, и я объясню её запись.
menu-page = { -s-menu } <b>Что делаем?</b>
stop-page = { -s-stop } <b>Остановить игру?</b> Счёт останется как есть.
stop-page-rubber = { -s-stop } <b>Остановить роббер?</b> Тогда единственный гейм даёт 300, единственная частичная запись 100.
