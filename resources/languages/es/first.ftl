first-show = Enséñame
first-show-hint = El juego en una ronda de dos minutos
first-deal = Tu primera ronda
first-skip = Saltar
first-now-you = Ahora tú

## Lo que se enseña

first-total = Este es el total.
first-keep = No pases de { $limit }.
first-keep-down = No bajes de 0.
first-keep-over = En { $limit } termina la ronda.
first-reach = Llega antes que nadie a { $limit }.
first-keep-together = Hay que llegar justo a { $limit }, entre todos.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] No puedes jugar ninguna carta.
   *[other] { $player } no puede jugar ninguna carta.
 }
first-end = { $player ->
    [you] Tu carta acaba la ronda.
   *[other] La carta de { $player } acaba la ronda.
 }
first-end-together = El total es justo { $limit }: ¡victoria de todos!

first-differs = No como en “{ $game }”

first-play-lit = Juega la carta iluminada

first-not-yet = Todavía no: juega { FORM($card, form: "the") }.

## En voz alta

first-told = { $number } de { $count }: { $told }
first-play-card = Juega { FORM($card, form: "the") }.

first-not-found = Ninguna ronda enseña bien este juego. Lee sus reglas.
