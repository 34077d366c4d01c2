first-show = Fammi vedere
first-show-hint = Il gioco in una mano di due minuti
first-deal = La tua prima mano
first-skip = Salta
first-now-you = Adesso tu

first-total = Questo è il totale.
first-keep = Tienilo a { $limit } o meno.
first-keep-down = Tienilo a 0 o più.
first-keep-over = A { $limit } la mano è finita.
first-reach = Arriva a { $limit } prima di tutti.
first-keep-together = Fate { $limit } esatto, tutti insieme.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] Non puoi giocare nessuna carta.
   *[other] { $player } non può giocare nessuna carta.
 }
first-end = { $player ->
    [you] La tua carta chiude la mano.
   *[other] La carta di { $player } chiude la mano.
 }
first-end-together = Il totale è { $limit } esatto: avete vinto tutti.

first-differs = Non come in “{ $game }”

first-play-lit = Gioca la carta illuminata

first-not-yet = Non ancora: gioca { FORM($card, form: "the") }.

first-told = { $number } di { $count }: { $told }
first-play-card = Gioca { FORM($card, form: "the") }.

first-not-found = Nessuna mano mostra bene questo gioco. Leggi le sue regole.
