# О чём ещё договорились за столом. Ключи w-… и b-… – простой текст.

b-set-preset = Правила: { $value }
b-set-stake = Вист: { $value }
b-set-bank = Банк: { $value }
b-set-passed = Четыре паса: { $value }
b-set-partner = Человек играет за обоих: { $value }

w-preset-house = обычные
w-preset-rubber000 = роббер с банком (000)
w-preset-classic001 = классика с вистами (001)
w-preset-chicago004 = чикаго, четыре сдачи (004)
w-preset-own = свои
w-stake-0 = без счёта
w-bank-0 = нет
w-passed-usual = как обычно
w-passed-next = сдаёт следующий
w-passed-redeal = пересдача
w-points = { $count } оч.

rules-line = { $rules }
w-rule-classic = классический подсчёт
w-rule-no-honours = без онёров
w-rule-stake = вист { $count } оч.
w-rule-bank = банк { $count } оч.
w-rule-next = четыре паса: сдаёт следующий
w-rule-redeal = четыре паса: пересдача
w-rule-draw = жребий партнёров
w-rule-partner = компьютер-партнёр разыгрывает сам
