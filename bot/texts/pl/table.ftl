# Pod obrazkiem stołu: podpisy, wyniki, strony. HTML.

mention = <a href="tg://user?id={ $person }">{ $name }</a>
name = { $name }
group-line = { -s-group } { $title }
deal-line = <b>Rozdanie { $number }</b> · { $form }
auction-line = { -s-auction } { $bid }, { $name }
play-line = <b>{ $contract }</b>, { $name } · lewy: { $taken } z { $needed }, obrona { $other }
last-line = Poprzednie rozdanie: { $result }

waiting-call = { -s-wait } Czekamy na odzywkę: { $name }
waiting-lead = { -s-wait } Czekamy na wist: { $name }
waiting-card = { -s-wait } Czekamy na kartę: { $name }
waiting-dummy = { -s-wait } Czekamy na kartę z dziadka: { $name }
computer-thinks = { -s-wait } { -s-computer } { $name } myśli
your-call = { -s-turn } <b>Twoja odzywka</b>
your-lead = { -s-turn } <b>Twój wist</b>
your-card = { -s-turn } <b>Twój ruch</b>
your-card-from-dummy = { -s-turn } <b>Twój ruch z dziadka</b> ({ $name })
your-card-from-partner = { -s-turn } <b>Twój ruch z ręki partnera</b> ({ $name })

result-title = <b>Rozdanie { $number }</b>
result-made = { -s-made } <b>{ $contract }</b>, { $name }: { $count ->
    [0] swoje
    [one] swoje i { $count } nadróbka
    [few] swoje i { $count } nadróbki
   *[other] swoje i { $count } nadróbek
}
result-down = { -s-down } <b>{ $contract }</b>, { $name }: { $count ->
    [1] bez jednej
    [2] bez dwóch
    [3] bez trzech
    [4] bez czterech
    [5] bez pięciu
    [6] bez sześciu
    [7] bez siedmiu
    [8] bez ośmiu
    [9] bez dziewięciu
    [10] bez dziesięciu
    [11] bez jedenastu
    [12] bez dwunastu
    [13] bez trzynastu
   *[other] bez { $count }
}
result-passed-out = Cztery pasy.
points-total = Punkty: { $side } { $points }
points-rubber = { $below ->
    [0] { $side }: { $above } nad kreską
   *[other] { $above ->
        [0] { $side }: { $below } pod kreską
       *[other] { $side }: { $below } pod kreską, { $above } nad kreską
    }
}
points-honours = Honory: { $side } +{ $points }
score-line = Wynik: <b>{ $score }</b>
first-deal = Wszyscy na miejscach. Rozdajemy?

over-finished = <b>Koniec gry</b> · { $form }
over-stopped = { -s-stop } <b>Gra przerwana</b> · { $form }
over-winner = { -s-winner } <b>{ $names }</b> ({ $side })
over-you-won = { -s-winner } <b>Wygrana!</b> { $names } ({ $side })
over-you-lost = { -s-winner } { $names } ({ $side }). Następnym razem się uda!
over-equal = Remis.
over-whists = { $count ->
    [one] Rozliczenie: zwycięzcom po { $count } wiście, przegranym po { $loss }
    [few] Rozliczenie: zwycięzcom po { $count } wisty, przegranym po { $loss }
   *[other] Rozliczenie: zwycięzcom po { $count } wistów, przegranym po { $loss }
}

auction-page = { -s-auction } <b>Licytacja.</b> Dotknij odzywki, a powiem, co znaczy.
auction-page-empty = { -s-auction } Nikt jeszcze nie licytował.
sheet-page = { -s-sheet } <b>Zapis</b>
sheet-hint = Dotknij numeru rozdania, a objaśnię jego zapis.
menu-page = { -s-menu } <b>Co robimy?</b>
stop-page = { -s-stop } <b>Przerwać grę?</b> Wynik zostanie, jaki jest.
stop-page-rubber = { -s-stop } <b>Przerwać robra?</b> Jedyna partia daje wtedy 300, jedyny zapis częściowy 100.
