## Un paso, como se lee en voz alta y en la lista de jugadas

replay-step-deal = Ronda { $deal }, { $name ->
    [you] repartes tú
   *[other] reparte { $name }
 }
replay-step-stop = La partida se dejó aquí
replay-step-play = Jugada { $number }, { $name }, { $cards }, total { $total }
replay-step-play-at = { $way ->
    [eliminate] Jugada { $number }, { $name }, { $cards }, fuera { FORM($other, form: "who") }, total { $total }
    [exchange] Jugada { $number }, { $name }, { $cards }, cambio de mano { FORM($other, form: "with") }, total { $total }
    [steal] Jugada { $number }, { $name }, { $cards }, carta quitada a { FORM($other, form: "ti") }, total { $total }
   *[choose] Jugada { $number }, { $name }, { $cards }, turno para { FORM($other, form: "ti") }, total { $total }
 }
replay-step-sneak = Jugada { $number }, { $name }, { $cards }, carta colada, total { $total }
replay-step-stuck = Jugada { $number }, { $name }, sin jugada
replay-step-draw = Jugada { $number }, { $name }, carta del mazo
replay-step-decline = Jugada { $number }, { $name }, sin responder
replay-step-declare = Jugada { $number }, { $name }, cartas bajadas: { $cards }
replay-step-defend = Jugada { $number }, { $name }, defensa con { FORM($cards, form: "the") }
replay-step-bottom = Jugada { $number }, { $name }, bajo el mazo: { $cards }
replay-step-turned = Jugada { $number }, { $name }, carta descubierta: { $cards }
replay-step-take = { $cards ->
    [0] Jugada { $number }, { $name }, carta quitada
   *[other] Jugada { $number }, { $name }, carta quitada: { $cards }
 }
replay-step-call = Jugada { $number }, { $name }, total dicho: { $total }

replay-step-costly = { $step }, costó { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }
replay-step-last = { $step }. { $ended }

## El final

replay-goes-on = La partida sigue
replay-won = Victoria para { FORM($winners, form: "ti") }
replay-nobody-won = No ganó nadie

## Junto a la carta en la lista de jugadas

replay-note-sneak = { $name ->
    [you] te cuelas
   *[other] se cuela
 }
replay-note-stuck = { $name ->
    [you] no puedes
   *[other] no puede
 }
replay-note-draw = { $name ->
    [you] tomas
   *[other] toma
 }
replay-note-decline = { $name ->
    [you] pasas
   *[other] pasa
 }
replay-note-declare = { $name ->
    [you] bajas
   *[other] baja
 }
replay-note-defend = { $name ->
    [you] te defiendes
   *[other] se defiende
 }
replay-note-bottom = { $name ->
   *[other] bajo el mazo
 }
replay-note-turned = { $name ->
   *[other] descubierta
 }
replay-note-take = { $name ->
    [you] te la llevas
   *[other] se la lleva
 }
replay-note-call = { $name ->
    [you] dices { $total }
   *[other] dice { $total }
 }

## Una jugada en pocas palabras

replay-move-play = { $cards }, total { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, total { $total }, eliminando a { FORM($other, form: "ti") }
    [exchange] { $cards }, total { $total }, cambiando la mano { FORM($other, form: "with") }
    [steal] { $cards }, total { $total }, quitando una carta a { FORM($other, form: "ti") }
   *[choose] { $cards }, total { $total }, dando el turno a { FORM($other, form: "ti") }
 }
replay-move-decline = dejarlo pasar
replay-move-sneak = colar { FORM($cards, form: "the") }
replay-move-declare = bajar { FORM($cards, form: "the") }
replay-move-defend = defensa con { FORM($cards, form: "the") }
replay-move-bottom = bajo el mazo, { FORM($cards, form: "the") }
replay-move-turned = descubierta, { $cards }
replay-move-take = llevarse { FORM($cards, form: "the") }
replay-move-nothing = nada jugado

## El entrenador

replay-coach-best = Lo mejor que había.
replay-coach-sound = Una buena elección.
replay-coach-played = Jugada hecha: { $move }, { $percent } % de no perder la ronda.
replay-coach-played-by = Jugada de { FORM($name, form: "ti") }: { $move }, { $percent } % de no perder la ronda.
replay-coach-better = Mejor: { $move }, { $percent } %.
replay-coach-looks = El entrenador mira la opción { $seen } de { $choices }.
replay-coach-cost = Lo que costó una jugada: la probabilidad de no perder la ronda que se dejó, en puntos de 100.
replay-coach-nothing-worse = Ninguna opción era claramente peor que otra.

## La página y su título

replay-looking-back = Repaso
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Ronda { $deal }
replay-hand-of = { $name ->
    [you] Tu mano
   *[other] Mano de { $name }
 }
replay-seen-by = Lo ve
replay-position = Momento de la partida

## Botones

replay-open-hands = A la vista
replay-open-hands-tip = Todas las manos a la vista, o solo una
replay-speed-slow = Velocidad ½×
replay-speed-normal = Velocidad 1×
replay-speed-quick = Velocidad 3×
replay-speed-tip = { $speed } (+ y −)
replay-to-the-beginning = Al principio
replay-one-move-back = Una jugada atrás
replay-one-move-on = Una jugada adelante
replay-to-the-end = Al final
replay-play = Ver
replay-costly = Costosas
replay-costly-tip = Solo las jugadas que costaron algo
replay-play-on = Jugar desde aquí
replay-play-on-tip = Una partida nueva desde este momento
replay-share = Compartir

## Teclas

replay-key-step = una jugada atrás o adelante
replay-key-ends = al principio o al final
replay-key-deals = de ronda en ronda
replay-key-play = ver o pausar
replay-key-speed = más rápido o más lento

## Lo que se puede llevar

replay-copied = La partida está copiada; pégala donde quieras.
replay-save-record = Guardar el registro
replay-save-trace = Guardar todo lo ocurrido
replay-save-picture = Guardar una imagen de la mesa
replay-save-sheet = Guardar la hoja de puntos
replay-kind-record = Partidas de Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Imágenes ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## La hoja de puntos, en papel

replay-sheet-deal = Ronda
replay-sheet-dealer = Reparte
replay-sheet-plays = Jugadas
replay-sheet-total = Total
replay-sheet-team = Todo el equipo
replay-sheet-deal-number = Reparto n.º { $seed }
replay-sheet-tokens = Las columnas de los jugadores dicen lo que le quedaba a cada uno; × perdió la ronda.
replay-sheet-scores = Las columnas de los jugadores dicen sus puntos; × perdió la ronda.
replay-sheet-forfeits = Las columnas de los jugadores cuentan las rondas perdidas; × perdió la ronda.
