practice-sum-of = Aufgabe { $number } von { $sums }
practice-once-more = Noch einmal
practice-now-a-game = Jetzt eine Partie
practice-your-way = Dein Weg und der richtige

## What is said at the end: to a child, whatever the result

practice-result = { $right } von { $sums } gleich richtig
practice-every-one = Jede einzelne! Die kannst du wirklich.
practice-some = Jede Aufgabe macht die nächste leichter.
practice-new-best = { $best ->
    [one] Ein neuer Rekord! Vorher war es { $best }.
   *[other] Ein neuer Rekord! Vorher waren es { $best }.
 }
practice-best-stays = Dein Rekord ist { $best }.
practice-first-best = Das ist bisher dein Rekord.
practice-result-told = { $result }. { $praise }

## Two minutes of sums without help

practice-probe = Zwei Minuten rechnen
practice-probe-intro =
    { $name }, hier sind Aufgaben, erst leichte, dann schwerere. Rechne so viele, wie du magst; nach zwei Minuten ist von selbst Schluss. Jede Aufgabe darfst du auslassen. Diesmal hilft niemand, und niemand schaut zu.
practice-probe-begin = Los
practice-probe-leave-out = Auslassen
practice-probe-sure = Jetzt aufhören? Diese Aufgaben zählen dann nicht, und du kannst ein andermal neu anfangen.
practice-probe-stop = Aufhören
practice-probe-thanks = { $sums ->
    [one] Danke, { $name }! Du hast eine Aufgabe gerechnet.
   *[other] Danke, { $name }! Du hast { $sums } Aufgaben gerechnet.
 }
practice-probe-kept = In zwei Wochen gibt es andere. Wie es ging, steht im Bericht.
