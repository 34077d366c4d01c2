## Buttons

lessons-let-stand = Stimmt
lessons-check = Nachrechnen!
lessons-that-is-all = Das sind alle
lessons-do-not-know = Ich weiß es nicht
lessons-no-hurry = Lass dir Zeit.
lessons-take-your-time = Lass dir Zeit. Oder drück auf „Zeig es mir“: Das kostet nichts.
lessons-call-it = { $total } ansagen
lessons-said-for-you = Aufgaben mit Zahlen über { $most } werden für dich angesagt, { $name }.

## What the keys do, in the list of keys

lessons-key-pick-card = diese Karte wählen
lessons-key-type-answer = die Antwort tippen

## Whose play it is: a sentence on the ribbon

lessons-you-play = { $name }, du legst { FORM($cards, form: "the-acc") }.
lessons-other-plays = { $name } legt { FORM($cards, form: "the-acc") }.
lessons-look-at-hand = { $name }, schau auf deine Karten.
lessons-here-is-a-sum = { $name }, hier ist eine Aufgabe.

## What is asked: a sentence on the ribbon

lessons-ask-total = Wie hoch ist der neue Stand?
lessons-ask-room = Wie viel fehlt noch von { $total } bis { $limit }?
lessons-ask-hold = Diese Karte lässt den Stand, wie er ist. Wie hoch ist er?
lessons-ask-double = Diese Karte verdoppelt den Stand. Wie hoch ist er jetzt?
lessons-ask-halve = Diese Karte halbiert den Stand. Wie hoch ist er jetzt?
lessons-ask-swap = Diese Karte vertauscht die beiden Ziffern. Wie hoch ist der Stand jetzt?
lessons-ask-round = Diese Karte geht zum Zehner, der näher liegt. Fünf geht nach oben. Wie hoch ist der Stand jetzt?
lessons-ask-set = Diese Karte setzt den Stand neu. Wie hoch ist er jetzt?
lessons-ask-plainly = Wie viel ist das?
lessons-ask-plainly-swap = Vertausche die beiden Ziffern. Welche Zahl ist es dann?
lessons-ask-plainly-round = Geh zum Zehner, der näher liegt. Fünf geht nach oben. Welcher ist es?
lessons-ask-which-fit = Welche Karten kannst du noch legen?
lessons-ask-furthest = Mit welcher Karte kommst du am weitesten, aber nicht über { $limit }?
lessons-ask-which-value = Welcher Wert der Karte geht noch?

## On the ribbon and beside the line

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = oder tipp auf den Zahlenstrahl
lessons-tile-swap = tauschen
lessons-tile-round = runden
lessons-card-as = { $card }: { $signed }

## After an answer

lessons-yes = { $way ->
    [floor] Ja! { $total } minus { $step } ginge unter null. In diesem Spiel bleibt der Stand bei null stehen.
    [total] Ja! Der Stand ist { $answer }.
    [number] Ja! Es ist { $answer }.
    [rule] Ja!
   *[sum] Ja! { $sum }.
 }
lessons-yes-picked = Ja! Von { $total } geht es auf { $made }.
lessons-yes-stays = Ja! Es bleibt bei { $total }.
lessons-yes-all-that-fit = Ja! Das sind alle, die gehen: { $cards }.
lessons-nearly = Fast!
lessons-not-yet = Noch nicht.
lessons-look-where-cards-lead = Schau, wohin jede Karte führt, und wähle dann noch einmal.
lessons-there-it-stands = Da steht es: { $answer }. Jetzt du.

## A computer has said a total, and the child checks it

lessons-is-that-right = { $way ->
    [sum] „{ $sum }: { $said }.“ Stimmt das?
   *[total] „Der Stand ist { $said }.“ Stimmt das?
 }
lessons-look = { $way ->
    [floor] Schau: { $total } minus { $step } ginge unter null. In diesem Spiel bleibt der Stand bei null stehen, nicht bei { $said }.
    [total] Schau: Der Stand ist { $answer }, nicht { $said }.
   *[sum] Schau: { $sum }, nicht { $said }.
 }
lessons-was-right = { $way ->
    [floor] Es hat gestimmt: { $total } minus { $step } ginge unter null. In diesem Spiel bleibt der Stand bei null stehen. Nachrechnen ist immer gut.
    [total] Es hat gestimmt: Der Stand ist { $answer }. Nachrechnen ist immer gut.
   *[sum] Es hat gestimmt: { $sum }. Nachrechnen ist immer gut.
 }

## Read aloud

lessons-read-sum = { $way ->
    [add] { $total } plus { $step }
    [take] { $total } minus { $step }
    [double] Das Doppelte von { $total }
   *[halve] Die Hälfte von { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } plus { $step } ist { $answer }
    [take] { $total } minus { $step } ist { $answer }
    [double] Das Doppelte von { $total } ist { $answer }
   *[halve] Die Hälfte von { $total } ist { $answer }
 }
lessons-total-is = Der Stand ist { $total }.
lessons-number-is = Die Zahl ist { $total }.
lessons-total-and-limit = Der Stand ist { $total }, die Grenze ist { $limit }.

## How to go on

lessons-turn-card = { $way ->
    [floor] { $total } minus { $step } wäre unter 0. In diesem Spiel bleibt der Stand bei 0 stehen.
    [hold] Der Stand bleibt { $answer }.
   *[set] Der Stand ist jetzt { $answer }.
 }
lessons-way-room = { $total } plus wie viel ist { $limit }?
lessons-way-count-on = Fang bei { $total } an und zähl { $step } weiter.
lessons-way-count-back = Fang bei { $total } an und zähl { $step } zurück.
lessons-way-start = Fang bei { $total } an.
lessons-way-again = Versuch es noch einmal ab { $total }.
lessons-way-tens-on = { $tens ->
    [one] Es wird ein Zehner mehr
   *[other] Es werden { $tens } Zehner mehr
 }. Die Einer bleiben gleich.
lessons-way-tens-back = { $tens ->
    [one] Es wird ein Zehner weniger
   *[other] Es werden { $tens } Zehner weniger
 }. Die Einer bleiben gleich.
lessons-way-break-ten = Tausch einen Zehner in zehn Einer: 10 minus { $step } ist { $rest }.
lessons-way-make-ten = { $first ->
    [one] Von { $total } bis { $stop } fehlt { $first }
   *[other] Von { $total } bis { $stop } fehlen { $first }
 }; { $rest ->
    [one] dann kommt noch { $rest } dazu
   *[other] dann kommen noch { $rest } dazu
 }.
lessons-way-on-and-back = { $total } plus { $first } ist { $stop }; dann { $rest } zurück.
lessons-way-on-and-on = { $total } plus { $first } ist { $stop }; dann noch { $rest } weiter.
lessons-way-back-and-on = { $total } minus { $first } ist { $stop }; dann { $rest } vor.
lessons-way-back-and-back = { $total } minus { $first } ist { $stop }; dann noch { $rest } zurück.
lessons-way-left = { $left ->
    [0] Der Stand ist { $total }: Bis { $limit } ist kein Platz mehr.
    [one] Von { $total } bis { $limit } ist nur noch Platz für { $left }.
   *[other] Von { $total } bis { $limit } ist noch Platz für { $left }.
 }

## What a wrong answer shows, as a child can see it

lessons-mistake-counted-the-start = Zähl die { $total } selbst nicht mit, fang danach an.
lessons-mistake-added-to-the-tens = { $step ->
    [one] Die { $step } ist ein Einer, kein Zehner.
   *[other] Die { $step } sind Einer, keine Zehner.
 }
lessons-mistake-digits-reversed = Die Ziffern stimmen, nur Zehner und Einer sind vertauscht.
lessons-mistake-no-carry = Die Einer ergeben zehn oder mehr: Es ist ein Zehner mehr.
lessons-mistake-carried-twice = Die Einer ergeben einen neuen Zehner, nicht zwei.
lessons-mistake-added-to-the-ones = { $step } sind ganze Zehner: Die Einer bleiben gleich.
lessons-mistake-only-the-ten = Der Zehner ist schon dabei; die Einer fehlen noch.
lessons-mistake-only-the-ones = Die Einer sind schon dabei; der Zehner fehlt noch.
lessons-mistake-added-instead = Hier wird abgezogen.
lessons-mistake-took-instead = Hier wird dazugezählt.
lessons-mistake-said-the-card = { $step } ist nur der Schritt: Wohin führt er von { $total } aus?
lessons-mistake-counted-the-card = Ein Schritt reicht nicht: Hier sind es { $step }.
lessons-mistake-said-the-old-total = { $total } ist erst der Anfang: Wohin geht es mit { $step }?
lessons-mistake-wrote-side-by-side = Zehn Einer ergeben einen Zehner mehr.
lessons-mistake-finger-slip = Nur eine Ziffer passt nicht. Schau noch einmal hin.
lessons-mistake-took-from-the-ones = { $step } sind ganze Zehner: Die Einer bleiben gleich.
lessons-mistake-smaller-from-larger = Die Einer reichen nicht. Tausch einen Zehner.
lessons-mistake-did-not-break-the-ten = Die Einer stimmen. Aber ein Zehner wurde getauscht.
lessons-mistake-lost-the-sign = Hier geht es unter null: Vor die Zahl gehört ein Minus.
lessons-mistake-stopped-at-zero = Bei null ist hier noch nicht Schluss.
lessons-mistake-doubled-only-the-tens = Auch die Einer werden verdoppelt.
lessons-mistake-doubled-only-the-ones = Auch die Zehner werden verdoppelt.
lessons-mistake-added-two = Das Doppelte ist die Zahl und noch einmal die Zahl.
lessons-mistake-lost-the-odd-ten = Die Hälfte eines Zehners sind fünf Einer: Vergiss sie nicht.
lessons-mistake-halved-only-the-tens = Auch die Einer werden halbiert.
lessons-mistake-took-two = Halbieren heißt: in zwei gleiche Teile teilen.
lessons-mistake-kept-the-total = Hier bleibt die Zahl nicht, wie sie ist.
lessons-mistake-said-the-total = { $total } ist der Stand: Wie viel fehlt noch?
lessons-mistake-doubled-a-digit = Die beiden Ziffern tauschen die Plätze.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Bei fünf geht es nach oben, zum nächsten Zehner.
   *[other] Schau, welcher Zehner näher liegt.
 }
lessons-mistake-added-the-face = Diese Karte zählt hier nicht { $face } dazu.
lessons-mistake-off-by-one = Zähl noch einmal nach.
lessons-mistake-off-by-ten = Die Einer stimmen, die Zehner noch nicht.
lessons-mistake-stopped-at-the-ten = Du bist beim Zehner. Es geht noch weiter.
lessons-mistake-went-on-from-the-ten = Einen Teil von { $step } brauchst du schon bis zum Zehner.
lessons-mistake-read-the-total-reversed = Schau { $total } noch einmal an: Die Zehner stehen vorn.
lessons-mistake-took-a-teen-for-tens = Eine Zahl wie 13 hat nur einen Zehner.
lessons-mistake-wrote-as-said = Da ist eine Null zu viel.
lessons-mistake-dropped-the-tens = Vergiss die Zehner von { $total } nicht.
lessons-mistake-took-six-for-nine = Schau genau hin: Ist es 6 oder 9?
lessons-mistake-doubled-the-total = Hier wird nicht verdoppelt: Zähl { $step } dazu.
lessons-mistake-did-the-step-twice = Geh { $step } nur einmal.
lessons-mistake-compared-the-ones = { $left ->
    [0] Schau auf die ganze Zahl: Von { $total } bis { $limit } ist kein Platz mehr.
    [one] Schau auf die ganze Zahl: Von { $total } bis { $limit } ist nur noch Platz für { $left }.
   *[other] Schau auf die ganze Zahl: Von { $total } bis { $limit } ist nur noch Platz für { $left }.
 }
lessons-mistake-over-the-limit = { $total } plus { $step } wäre { $made }: Das ist über { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Da geht noch mehr: Bis { $limit } ist noch Platz für { $left }.
   *[other] Da geht noch mehr: Bis { $limit } ist noch Platz für { $left }.
 }
lessons-mistake-left-a-special-out = Das sind noch nicht alle: Eine der anderen zählt nichts dazu.
lessons-mistake-not-the-largest = Die geht. Gibt es eine, mit der du weiter kommst?

## Wer ansagt

lessons-who-calls = { $name } sagt an
lessons-who-calls-heard = { $name } sagt an. Alle anderen: nicht vorsagen!
lessons-others-hush = Alle anderen: nicht vorsagen!
lessons-hush = pst
lessons-i-am = Ich bin { $name }
lessons-is-not-here = { $name } ist nicht da
lessons-own-book = Das Heft von { $name }
lessons-own-book-note = nur was { $name } ansagt, kommt hinein
lessons-read-aloud = Vorlesen

lessons-tap-the-line = Tipp auf den Strahl
