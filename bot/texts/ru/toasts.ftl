# Ответы на нажатия. Ключи t-… — простой текст; всё должно уместиться в 200 знаков.

# Почему не разрешают правила (Reason)
t-not-your-turn = Сейчас не ваш ход.
t-not-your-turn-but = Сейчас не ваш ход, ждём: { $name }.
t-match-is-over = Игра уже окончена.
t-unreadable = Не понимаю. Напишите, например, 1бк, пас или пт.
t-wrong-phase = Не сейчас: сначала торговля, потом розыгрыш.
t-bid-too-low = Мало: заявка должна быть выше последней.
t-nothing-to-double = Пока нечего контрировать.
t-own-bid-not-doubled = Заявку своей стороны не контрируют.
t-already-doubled = Контра уже есть.
t-nothing-to-redouble = Реконтру дают только на контру соперников.
t-auction-is-over = Торговля уже закончена.
t-card-not-held = Этой карты в этой руке нет.
t-must-follow-suit = Нужно сыграть в масть.
t-must-follow-suit-of = Нужно сыграть в масть: { $suit }
t-answer-first = Сначала ответьте на просьбу.
t-nothing-asked = Никто ни о чём не просил.
t-claim-too-high = Столько взяток уже не осталось.
t-refused-before = В этом вам только что отказали.
t-nothing-to-undo = Взять назад нечего.
t-too-late-to-undo = Взять назад уже поздно.
t-not-allowed = Здесь так нельзя.

# Почему не разрешает стол (TableReason)
t-seat-taken = Это место уже занято.
t-not-seated = Вы не сидите за этим столом.
t-not-in-lobby = Игра уже началась.
t-not-playing = За этим столом сейчас не играют.
t-nobody-seated = Сначала кто-нибудь должен сесть.
t-stale = Это старая кнопка. Нынешний стол ниже.
t-deal-running = Сдача ещё не доиграна.
t-no-such-table = Этого стола больше нет.
t-no-cards-yet = Карты ещё не розданы.
t-chat-has-table = В этом чате уже есть стол.
t-too-many-tables = У вас слишком много столов. Доиграйте сначала один.
t-saw-other-cards = Вы уже видели другие карты этой сдачи. Садитесь после неё.

# Что видит только один человек
t-between-deals = Скоро следующая сдача.
t-waiting = { -s-wait } { $name }
t-your-call = { -s-turn } Ваша заявка
t-your-card = { -s-turn } { $cards }
t-your-card-from = { -s-turn } с руки { $name }: { $cards }
t-no-trick-yet = Ещё ни одной взятки.
t-last-trick = Взятка { $number }
    { $cards }
    Взятку берёт { $name }
t-call = { $name }, { $call }: { $meaning }
t-sheet = { $form }, сыграно сдач: { $count }
    { $score }
t-hint = { -s-hint } Мой выбор: { $action }
t-hint-meaning = { -s-hint } Моя заявка: { $action }. { $meaning }
t-hint-why = { -s-hint } Мой выбор: { $action }. { $why }
t-why-only-choice = Другого нет.
t-why-succeeds = Так цель достигается чаще всего: в { $percent } % из { $count } проверенных раскладов.
t-why-tricks = Чаще цели не достичь никак, а взяток в среднем больше.
t-why-custom = Другие примерно так же хороши; так принято.
t-no-hint = { -s-hint } Сейчас решать нечего.
