# Жизнь роббера и память компании: жребий, записи, расчёт, рейтинг, история, свои данные.

draw-tour = { -s-draw } <b>Жребий партнёров</b> · роббер { $number } из { $count } в туре
draw-match = { -s-draw } <b>Жребий партнёров</b> · игра { $number } из { $count } в туре
draw-pairs = <b>{ $first }</b> против <b>{ $second }</b>
draw-dealer = Первым сдаёт { $name }.
b-draw = { -s-draw } Жребий

b-entry = № { $number }
w-entry-doubled = { $contract } с контрой
w-entry-redoubled = { $contract } с реконтрой
w-entry-made = { $count ->
    [0] контракт выполнен
    [one] { $count } лишняя взятка
    [few] { $count } лишние взятки
   *[other] { $count } лишних взяток
}
w-entry-down = без { $count }
w-entry-deal = { $contract }, { $name }, { $result }
w-entry-below = { $points } под чертой
w-entry-above = { $points } над чертой
w-entry-side = { $side }: { $points }
sheet-words = { -s-sheet } <b>Запись по сдачам</b> · { $form }

over-debt = { $count ->
    [one] { $loser } → { $winner }: { $count } вист
    [few] { $loser } → { $winner }: { $count } виста
   *[other] { $loser } → { $winner }: { $count } вистов
}
over-debt-points = { $count ->
    [one] { $loser } → { $winner }: { $count } вист, { $points } оч.
    [few] { $loser } → { $winner }: { $count } виста, { $points } оч.
   *[other] { $loser } → { $winner }: { $count } вистов, { $points } оч.
}
over-bank = Банк { $bank } оч.: победителям по { $share }
over-your-gain = На вашем счету: <b>{ $points }</b> оч.

new-game = { -s-go } <b>Во что сыграем?</b>
b-like-last-time = { -s-again } Как в прошлый раз: { $form }
b-beat = { -s-again } Сыграть лучше
b-other-game = { -s-go } Другая игра
w-play-house = Роббер
w-play-rubber000 = Роббер со жребием и банком
w-play-classic001 = Классический роббер с вистами
w-play-chicago004 = Чикаго, четыре сдачи

top-title = { -s-winner } <b>Рейтинг</b> · { $measure }
top-season = Сезон { $number }
top-nobody = Пока ничего не сыграно до конца.
w-top-points = очки
w-top-whists = висты
w-top-deals = сдачи
w-top-made = выполненные контракты
w-top-slams = шлемы
b-top = { -s-winner } Рейтинг
b-top-points = Очки
b-top-whists = Висты
b-top-deals = Сдачи
b-top-made = Контракты
b-top-slams = Шлемы
b-season-before = ‹ Прошлый сезон
b-season-after = Следующий сезон ›
season-ask = Начать сезон { $number }? Рейтинг пойдёт с нуля; прошлый сезон можно будет посмотреть.
season-begun = { -s-go } Начался сезон { $number }. Удачи!
b-season-now = Начать сезон
b-season-not = { -s-winner } Нет, рейтинг

history-title = { -s-history } <b>Сыграно здесь</b>
history-empty = { -s-history } Здесь пока ничего не сыграно до конца.
history-line = { $number }. { $date } { $form }: { $first } <b>{ $ns } : { $ew }</b> { $second }
past-title = { -s-history } <b>{ $date }</b> · { $form }
b-history = { -s-history } Сыграно здесь
b-history-newer = ‹ Новее
b-history-older = Раньше ›
w-forgotten = кто-то
w-a-computer = компьютер

stats-title = { -s-person } <b>{ $name }</b> в этом чате
stats-title-solo = { -s-person } <b>{ $name }</b> против компьютеров
stats-empty = { -s-person } Вы здесь ещё ничего не доиграли до конца.
stats-matches = Игр: { $matches }, побед: { $won }, сдач: { $deals }
stats-points = Очки: <b>{ $points }</b>
stats-whists = Висты: <b>{ $whists }</b>
stats-contracts = Разыграно контрактов: { $count }, выполнено: { $made }
stats-slams = Заказано и сыграно шлемов: { $count }
stats-gain = Со ставок и банков: { $points }
stats-partners = <b>С кем</b>
stats-partner = { $name }: игр { $matches }, побед { $won }, очки { $points }
stats-groups = С друзьями: игр { $matches }, групп { $groups }. Подробнее там: /stats

my-data = { -s-person } <b>Что я храню: { $name }</b>
    имя, язык и настройки;
    столы, за которыми вы сидите или сидели: { $tables };
    игр в рейтингах: { $matches }, разыгранных контрактов: { $contracts };
    состязаний и сообщений: { $other }.
    Всё это в файле. То, что вы пишете в чатах, я не храню.
b-forget = { -s-forget } Забыть меня
forget-ask = { -s-forget } <b>Забыть о вас всё?</b> Исчезнут настройки, игры с компьютерами и ваши строки в рейтингах. Вы встанете из-за столов. В играх с другими вы станете «кто-то»; их результаты останутся. Вернуть это нельзя.
b-forget-now = { -s-forget } Да, забудьте
b-forget-not = Нет, остаюсь
data-forgotten = { -s-forget } Готово: я больше ничего о вас не знаю. Старые сообщения в чатах удалить не могу. /start начнёт заново.

c-sheet = запись с объяснением по сдачам
c-top = рейтинг этого чата
c-stats = ваш счёт в этом чате
c-history = что здесь сыграно
c-season = начать новый сезон (администраторы)
c-mydata = что я о вас храню
c-forget = забыть меня
