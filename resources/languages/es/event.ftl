## Cartas

event-copied = { $player ->
    [you] Copias { FORM($card, form: "the") }
   *[other] { $player } copia { FORM($card, form: "the") }
 }
event-copied-brief = copia: { FORM($rank, form: "figure") }
event-four = { $player ->
    [you] Sueltas cuatro de golpe
   *[other] { $player } suelta cuatro de golpe
 }
event-four-brief = ¡cuatro de golpe!
event-wrong-call = { $player ->
    [you] Has dicho otro número; es { $total }
   *[other] { $player } ha dicho otro número; es { $total }
 }
event-wrong-call-brief = es { $total }
event-sneaked = { $player ->
    [you] Te cuelas fuera de turno
   *[other] { $player } se cuela fuera de turno
 }
event-sneaked-brief = ¡carta colada!
event-three-of-a-kind = { $player ->
    [you] Bajas tres { FORM($rank, form: "many") }
   *[other] { $player } baja tres { FORM($rank, form: "many") }
 }
event-three-of-a-kind-brief = tres { FORM($rank, form: "many") }

## Lo que alguien le hace a otro asiento

event-named-next = { $player ->
    [you] Eliges que siga { FORM($target, form: "who") }
   *[other] { $target ->
        [you] { $player } elige que sigas tú
       *[other] { $player } elige que siga { $target }
     }
 }
event-named-next-brief = siguiente turno
event-exchanged = { $player ->
    [you] Intercambias la mano { FORM($target, form: "with") }
   *[other] { $player } intercambia la mano { FORM($target, form: "with") }
 }
event-exchanged-brief = cambio { FORM($target, form: "with") }
event-redealt = { $player ->
    [you] Haces repartir manos nuevas
   *[other] { $player } hace repartir manos nuevas
 }
event-redealt-brief = manos nuevas
event-stole = { $player ->
    [you] Le quitas una carta a { FORM($target, form: "ti") }
   *[other] { $target ->
        [you] { $player } te quita una carta
       *[other] { $player } le quita una carta a { $target }
     }
 }
event-stole-card = { $player ->
    [you] Le quitas una carta a { FORM($target, form: "ti") }: { $card }
   *[other] { $target ->
        [you] { $player } te quita una carta: { $card }
       *[other] { $player } le quita una carta a { $target }: { $card }
     }
 }
event-stole-brief = carta quitada a { FORM($target, form: "ti") }
event-struck = { $player ->
    [you] Eliminas a { FORM($target, form: "ti") }
   *[other] { $target ->
        [you] { $player } te elimina
       *[other] { $player } elimina a { $target }
     }
 }
event-struck-brief = fuera { FORM($target, form: "who") }
event-shield = { $player ->
    [you] Pones el escudo y sigues dentro
   *[other] { $player } pone el escudo y sigue dentro
 }
event-shield-brief = ¡escudo!
event-zeus = { $player ->
    [you] Te llevas a Zeus
   *[other] { $player } se lleva a Zeus
 }
event-zeus-brief = captura de Zeus
event-saved = { $player ->
    [you] Descartas { FORM($card, form: "the") } y te salvas
   *[other] { $player } descarta { FORM($card, form: "the") } y se salva
 }
event-saved-brief = ¡a salvo!
event-wore-off = Desde ahora { FORM($card, form: "the") } vale { $value }
event-wore-off-brief = { $card }: solo { $value }

## Lo que alguien debe

event-must-play = { $player ->
    [you] Tienes que jugar { FORM($count, as: "form-times") }
   *[other] { $player } tiene que jugar { FORM($count, as: "form-times") }
 }
event-must-play-brief = a jugar { FORM($count, as: "form-times") }
event-nothing-owed = { $player ->
    [you] Te libras de las jugadas que debías
   *[other] { $player } se libra de las jugadas que debía
 }
event-nothing-owed-brief = nada pendiente
event-could-not-answer = { $player ->
    [you] No puedes responder y pierdes el turno
   *[other] { $player } no puede responder y pierde el turno
 }
event-did-not-answer = { $player ->
    [you] No respondes y pierdes el turno
   *[other] { $player } no responde y pierde el turno
 }
event-penalty = { $player ->
    [you] No respondes, y te toca un castigo
   *[other] { $player } no responde, y le toca un castigo
 }
event-penalty-brief = sin respuesta
event-once-more = { $player ->
    [you] Puedes jugar otra vez
   *[other] { $player } puede jugar otra vez
 }
event-once-more-brief = otra vez
event-others-draw = { $player ->
    [you] { $count ->
        [one] Todos menos tú toman una carta
       *[other] Todos menos tú toman { $count } cartas
     }
   *[other] { $count ->
        [one] Todos menos { $player } toman una carta
       *[other] Todos menos { $player } toman { $count } cartas
     }
 }
event-others-draw-brief = los demás toman { $count }
event-forgot-to-draw = { $player ->
    [you] Te olvidas de tomar carta
   *[other] { $player } se olvida de tomar carta
 }
event-forgot-to-draw-brief = carta sin tomar

## El total

event-exact = { $player ->
    [you] Clavas { $number }
   *[other] { $player } clava { $number }
 }
event-exact-brief = ¡{ $number } exactos!
event-crossed = { $player ->
    [you] Cruzas { $number }
   *[other] { $player } cruza { $number }
 }
event-crossed-brief = cruce de { $number }
event-called = { $player ->
    [you] Dices { $number }, y eso cuesta algo
   *[other] { $player } dice { $number }, y eso cuesta algo
 }
event-called-brief = { $number } cuesta
event-pays-each = { $player ->
    [you] Pagas { event-points } a cada uno de los demás
   *[other] { $player } paga { event-points } a cada uno de los demás
 }
event-pays-each-brief = { $count } a cada uno
event-gets-from-each = { $player ->
    [you] Recibes { event-points } de cada uno de los demás
   *[other] { $player } recibe { event-points } de cada uno de los demás
 }
event-gets-from-each-brief = { $count } de cada uno
event-wins-points = { $player ->
    [you] Ganas { event-points }
   *[other] { $player } gana { event-points }
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Pierdes { event-points }
   *[other] { $player } pierde { event-points }
 }
event-loses-points-brief = −{ $count }
event-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }
event-reset = El total es ahora { $total }
event-reset-brief = total { $total }
event-over = { $player ->
    [you] Te pasas con { $total }
   *[other] { $player } se pasa con { $total }
 }
event-over-brief = de más: { $total }
event-mistake = { $player ->
    [you] Juegas por error { FORM($card, form: "the") }: { $total } es demasiado
   *[other] { $player } juega por error { FORM($card, form: "the") }: { $total } es demasiado
 }

## Pérdidas

event-cannot-play = { $player ->
    [you] No puedes jugar
   *[other] { $player } no puede jugar
 }
event-cannot-play-brief = sin carta que jugar
event-gave-up = { $player ->
    [you] Te rindes
   *[other] { $player } se rinde
 }
event-gave-up-brief = rendición
event-bombed = { $player ->
    [you] Te alcanza la bomba
   *[other] La bomba alcanza a { $player }
 }
event-bombed-brief = ¡bombazo!
event-bank = { $player ->
    [you] Te llevas lo último de la banca
   *[other] { $player } se lleva lo último de la banca
 }
event-bank-brief = lo último de la banca

## Desde el último turno de quien lee, en el telón

event-dealt = Las cartas están repartidas.
event-nobody-played = Desde entonces no ha jugado nadie.
event-plays = { $player ->
    [you] Juegas { FORM($cards, form: "the") }: { $total }
   *[other] { $player } juega { FORM($cards, form: "the") }: { $total }
 }
event-plays-still = { $player ->
    [you] Juegas { FORM($cards, form: "the") }: sigue en { $total }
   *[other] { $player } juega { FORM($cards, form: "the") }: sigue en { $total }
 }
event-plays-several = { $player ->
    [you] Juegas { $count } { FORM($rank, form: "many") }: { $total }
   *[other] { $player } juega { $count } { FORM($rank, form: "many") }: { $total }
 }
event-plays-several-still = { $player ->
    [you] Juegas { $count } { FORM($rank, form: "many") }: sigue en { $total }
   *[other] { $player } juega { $count } { FORM($rank, form: "many") }: sigue en { $total }
 }
event-earlier = { $count ->
    [one] Antes hubo otra jugada.
   *[other] Antes hubo otras { $count } jugadas.
 }
event-turned = Ahora se juega en el otro sentido.
