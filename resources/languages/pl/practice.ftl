practice-beat-your-best = Pobij swój rekord
practice-sum-of = Zadanie { $number } z { $sums }
practice-once-more = Jeszcze raz
practice-done = Gotowe

## Na koniec: do dziecka, bez względu na wynik

practice-result = { $right } z { $sums } od razu dobrze
practice-every-one = Wszystkie co do jednego! Tak nabiera się wprawy.
practice-some = Z każdym zadaniem następne jest łatwiejsze.
practice-new-best = Nowy rekord! Poprzedni to { $best }.
practice-best-stays = Twój rekord to { $best }.
practice-first-best = To na razie twój rekord.
practice-result-told = { $result }. { $praise }
