practice-beat-your-best = Rekord knacken
practice-sum-of = Aufgabe { $number } von { $sums }
practice-once-more = Noch einmal
practice-done = Fertig

## What is said at the end: to a child, whatever the result

practice-result = { $right } von { $sums } gleich richtig
practice-every-one = Jede einzelne richtig! So wirst du ganz sicher.
practice-some = Jede Aufgabe macht die nächste leichter.
practice-new-best = { $best ->
    [one] Ein neuer Rekord! Vorher war es { $best }.
   *[other] Ein neuer Rekord! Vorher waren es { $best }.
 }
practice-best-stays = Dein Rekord ist { $best }.
practice-first-best = Das ist bisher dein Rekord.
practice-result-told = { $result }. { $praise }
