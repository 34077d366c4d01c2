## Qué hacer

hint-play = Pista: juega { FORM($cards, form: "the") } y déjalo en { $total }.
hint-play-several = Pista: juega { $count } { FORM($rank, form: "many") } y déjalo en { $total }.
hint-do-to = { $effect ->
    [eliminate] Elimina a { FORM($player, form: "ti") }.
    [exchange] Intercambia la mano { FORM($player, form: "with") }.
    [steal] Quítale una carta a { FORM($player, form: "ti") }.
   *[choose] Que siga { FORM($player, form: "who") }.
 }
hint-lay-down = Pista: baja { FORM($cards, form: "the") }.
hint-sneak = Pista: cuela { FORM($cards, form: "the") }.
hint-defend = Pista: defiéndete con { FORM($cards, form: "the") }.
hint-bottom = Pista: pon { FORM($cards, form: "the") } bajo el mazo.
hint-take = Pista: llévate { FORM($cards, form: "the") }.
hint-call = Pista: di { $total }.
hint-draw = Pista: toma tu carta.
hint-let-it-pass = Pista: déjalo pasar.
hint-do-not-answer = Pista: no respondas.
hint-give-up = Pista: ríndete.

## Por qué

hint-only-play = { $limit ->
    [0] Nada más se queda en 0 o por encima.
   *[other] Nada más cabe en { $limit }.
 }
hint-only-choice = Ahora no se puede jugar nada más.
hint-all-over = { $limit ->
    [0] Todas las opciones bajan de 0.
   *[other] Todas las opciones se pasan de { $limit }.
 }
hint-alike = Aquí todas las opciones son más o menos igual de buenas.
hint-gains = Gana { $gained } al momento.
hint-takes-zeus = Se lleva a Zeus.
hint-ends-with-zeus = Acaba la ronda con Zeus de tu lado.
hint-reaches-alone = Llega a { $total } y gana la partida.
hint-reaches = Llega justo a { $total }: ganan todos.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } seguramente no podrá quedarse en 0 o por encima.
   *[other] { $player } seguramente no podrá quedarse en { $limit } o menos.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } quizá no pueda quedarse en 0 o por encima.
   *[other] { $player } quizá no pueda quedarse en { $limit } o menos.
 }
hint-for-the-game = Para toda la partida vale más que la carta más segura de esta ronda.
hint-rival = Jugar { FORM($cards, form: "the") } y dejarlo en { $total } puede ser igual de bueno.
hint-rival-let-it-pass = Dejarlo pasar puede ser igual de bueno.
hint-rival-other = Otra opción puede ser igual de buena.
hint-odds = La probabilidad de no perder esta ronda es del { $percent } %; si no, del { $other } %.
hint-keeps = { $count ->
    [one] Guarda una carta que se puede jugar incluso con { $limit }.
   *[other] Guarda { $count } cartas que se pueden jugar incluso con { $limit }.
 }
hint-spends = Suelta la carta más alta mientras todavía cabe.
hint-least = Ninguna otra carta suma tan poco.
hint-least-off = Ninguna otra carta resta tan poco.
hint-holds = El total sigue en { $total }.
hint-lowers = El total baja { $count }.
hint-raises = El total sube { $count }.
hint-no-room = { $limit ->
    [0] No deja nada que restar.
   *[other] No deja nada de sitio hasta { $limit }.
 }
hint-little-room = { $limit ->
    [0] Solo deja { $count } hasta 0.
   *[other] Solo deja { $count } hasta { $limit }.
 }
hint-room = Deja sitio para { $count } más.

## Por qué: lo que hace a otros

hint-strikes-one = Deja a otro jugador fuera de la ronda.
hint-strikes-obliges = El siguiente jugador tiene que jugar dos veces.
hint-strikes-draw-1 = Cada uno de los demás toma una carta.
hint-strikes-draw-2 = Cada uno de los demás toma dos cartas.
hint-strikes-bomb = Alcanza a todos los demás, si no descartan una carta que los salve.

## Probabilidades

hint-card-chance = { $card } { $percent } %
hint-chances = Probabilidad de no perder esta ronda: { $chances }.
