practice-sum-of = Zadanie { $number } z { $sums }
practice-once-more = Jeszcze raz
practice-now-a-game = Teraz partia
practice-your-way = Twój sposób i dobry sposób

## Na koniec: do dziecka, bez względu na wynik

practice-result = { $right } z { $sums } od razu dobrze
practice-every-one = Wszystkie co do jednego! Naprawdę je umiesz.
practice-some = Każde zadanie ułatwia następne.
practice-new-best = Nowy rekord! Poprzedni to { $best }.
practice-best-stays = Twój rekord to { $best }.
practice-first-best = To na razie twój rekord.
practice-result-told = { $result }. { $praise }

## Dwie minuty liczenia bez pomocy

practice-probe = Dwie minuty liczenia
practice-probe-intro =
    { $name }, oto działania: najpierw łatwe, potem trudniejsze. Rozwiąż ich tyle, ile chcesz; po dwóch minutach skończą się same. Każde możesz pominąć. Tym razem nikt nie pomaga i nikt się nie przygląda.
practice-probe-begin = Start
practice-probe-leave-out = Pomiń
practice-probe-sure = Skończyć teraz? Te działania nie będą się liczyć, a zacząć od nowa możesz innym razem.
practice-probe-stop = Zakończ
practice-probe-thanks = { $sums ->
    [one] Dziękujemy, { $name }! Rozwiązane: jedno działanie.
    [few] Dziękujemy, { $name }! Rozwiązane: { $sums } działania.
   *[many] Dziękujemy, { $name }! Rozwiązane: { $sums } działań.
 }
practice-probe-kept = Za dwa tygodnie będą inne. Jak poszło, mówi raport.
