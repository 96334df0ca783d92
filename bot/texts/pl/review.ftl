# Rozdanie po grze: lewy w otwarte karty, zgłoszenia odzywek, to samo rozdanie gdzie indziej.

review-par = Minimaks: <b>{ $contract }</b>, { $side } { $points }
review-par-passed = Minimaks: cztery pasy
review-lost = Stracone lewy (w otwarte karty): rozgrywający { $declarer }, obrona { $defence }
review-code = Kod rozdania: <code>{ $code }</code>
review-play = { -s-review } <b>Rozgrywka.</b> Zaznaczono, gdzie przepadły lewy (w otwarte karty).
review-loss = Lewa { $trick }, { $name }: { $card } kosztuje { $count }; lepiej { $better }
review-calls = { -s-auction } <b>Licytacja.</b> Dotknij odzywki, a powiem, co znaczy.
review-report = { -s-report } <b>Która odzywka jest dziwna?</b> Zachowam ją z rozdaniem, ktoś się jej przyjrzy.
b-summary = { -s-review } Analiza
b-play = { -s-cards } Rozgrywka
b-calls = { -s-auction } Odzywki
b-report = { -s-report } Dziwna odzywka
b-same = { -s-same } U innych
t-reported = { -s-report } Dziękuję: odzywka zachowana razem z rozdaniem.

same-deal = { -s-same } <b>Rozdanie { $code }</b>. Minimaks dla NS: { $par }. Po prawej: IMP-y względem minimaksu.
same-own = Tutaj: { $par } IMP względem minimaksu, { $others } średnio względem innych.
same-own-alone = Tutaj: { $par } IMP względem minimaksu. Nikt inny jeszcze go nie grał.
same-how = Aby zagrać: <code>/deal { $code }</code>
contest-results = { -s-winner } <b>{ $title }</b>: IMP-y względem minimaksu
contest-playing = { -s-wait } Jeszcze grają: { $names }
w-nobody-human = komputery
w-imps = IMP
