## Títulos: quién perdió qué

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Doblas { $lost }
        [fold] Doblas tu billete
        [bomb] Volteas { $lost }
       *[other] Pierdes { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } dobla { $lost }
        [fold] { $player } dobla el billete
        [bomb] { $player } voltea { $lost }
       *[other] { $player } pierde { $lost }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] No puedes jugar y doblas { $lost }
        [fold] No puedes jugar y doblas tu billete
        [bomb] No puedes jugar y volteas { $lost }
       *[other] No puedes jugar y pierdes { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } no puede jugar y dobla { $lost }
        [fold] { $player } no puede jugar y dobla el billete
        [bomb] { $player } no puede jugar y voltea { $lost }
       *[other] { $player } no puede jugar y pierde { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] No puedes jugar y pierdes esta ronda
   *[other] { $player } no puede jugar y pierde esta ronda
 }
ending-loses-deal = { $player ->
    [you] Pierdes esta ronda
   *[other] { $player } pierde esta ronda
 }
ending-several-lose-deal = Ronda perdida para { FORM($players, form: "ti") }
ending-deal-over = La ronda ha terminado

## Títulos: quién queda fuera sin haberlo pagado

ending-out-of-deal = { $player ->
    [you] Quedas fuera de esta ronda
   *[other] { $player } queda fuera de esta ronda
 }
ending-went-out = { $player ->
    [you] Juegas tu última carta y ganas
   *[other] { $player } juega su última carta y gana
 }
ending-stuck-out-of-deal = { $player ->
    [you] No puedes jugar y quedas fuera de esta ronda
   *[other] { $player } no puede jugar y queda fuera de esta ronda
 }
ending-out-of-game = { $player ->
    [you] Quedas fuera de la partida
   *[other] { $player } queda fuera de la partida
 }
ending-stuck-out-of-game = { $player ->
    [you] No puedes jugar y quedas fuera de la partida
   *[other] { $player } no puede jugar y queda fuera de la partida
 }

## Títulos: quién ganó

ending-wins-deal = { $player ->
    [you] Ganas esta ronda
   *[other] { $player } gana esta ronda
 }
ending-wins-letter = { $player ->
    [you] Ganas una letra
   *[other] { $player } gana una letra
 }
ending-three-of-a-kind = { $player ->
    [you] Bajas un trío
   *[other] { $player } baja un trío
 }
ending-wins-game = { $player ->
    [you] Ganas la partida
   *[other] { $player } gana la partida
 }
ending-several-win-game = Partida ganada para { FORM($players, form: "ti") }
ending-everybody-loses-game = La partida la pierden todos
ending-team-wins = ¡Conseguido entre todos!
ending-team-pays = { $player ->
    [you] No puedes jugar: todos pierden { $lost }
   *[other] { $player } no puede jugar: todos pierden { $lost }
 }

## Títulos: una mesa que se retoma entre dos rondas

ending-deal-number-over = La ronda { $number } ha terminado
ending-as-you-left-it = La mesa está como la dejaste.

## Por qué ha terminado

ending-reached = { $player ->
    [you] Llegas a { $total }.
   *[other] { $player } llega a { $total }.
 }
ending-held-zeus = { $player ->
    [you] Tenías a Zeus en { $total }.
   *[other] { $player } tenía a Zeus en { $total }.
 }
ending-last-card = { $player ->
    [you] Juegas tu última carta.
   *[other] { $player } juega su última carta.
 }
ending-struck-you = { $player } te elimina.
ending-bombed = Golpe de la bomba.
ending-penalty = El castigo no se pudo cumplir.
ending-well-played = Bien jugado por todos.

## Lo que queda, y quién está fuera

ending-left-penny = { $count ->
    [0] No queda ningún centavo.
    [one] Queda un centavo.
   *[other] Quedan { $count } centavos.
 }
ending-left-nickel = { $count ->
    [0] No queda ninguna moneda.
    [one] Queda una moneda.
   *[other] Quedan { $count } monedas.
 }
ending-left-chip = { $count ->
    [0] No queda ninguna ficha.
    [one] Queda una ficha.
   *[other] Quedan { $count } fichas.
 }
ending-left-corner = { $count ->
    [0] No queda ninguna esquina.
    [one] Queda una esquina.
   *[other] Quedan { $count } esquinas.
 }
ending-left-fold = { $count ->
    [0] No queda ningún pliegue.
    [one] Queda un pliegue.
   *[other] Quedan { $count } pliegues.
 }
ending-left-bomb = { $count ->
    [0] No queda ninguna bomba de tiempo.
    [one] Queda una bomba de tiempo.
   *[other] Quedan { $count } bombas de tiempo.
 }
ending-left-point = { $count ->
    [0] No queda ningún punto.
    [one] Queda un punto.
   *[other] Quedan { $count } puntos.
 }
ending-left-token = { $count ->
    [0] No queda ninguna ficha.
    [one] Queda una ficha.
   *[other] Quedan { $count } fichas.
 }
ending-is-out = { $player ->
    [you] Quedas fuera.
   *[other] { $player } queda fuera.
 }
ending-game-out = { $player ->
    [you] Quedas fuera.
   *[other] Fuera de la partida.
 }
ending-deal-out = { $player ->
    [you] Ya no juegas en esta ronda.
   *[other] Fuera de esta ronda.
 }

## Lo que tiene ahora quien ganó, y lo que pagaron los demás

ending-letters = { $count ->
    [one] Es la primera.
   *[other] Con esta son { $count } letras.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Los demás doblan una esquina cada uno.
        [fold] Los demás doblan su billete una vez más.
        [bomb] Los demás voltean una bomba cada uno.
        [penny] Los demás pagan un centavo cada uno.
        [point] Los demás pierden un punto cada uno.
       *[other] Los demás pagan una cada uno.
     }
   *[other] Los demás pagan { $count } cada uno.
 }

## Puntuaciones

ending-highest-score = La puntuación más alta es { $most }.
ending-your-score-is-highest = Tu puntuación, { $own }, es la más alta.
ending-highest-score-is-shared = { $count ->
    [one] Compartes con { $player } la puntuación más alta: { $most }.
   *[other] Compartes con otros { $count } la puntuación más alta: { $most }.
 }
ending-your-score = Tienes { $own }; la más alta es { $most }.

## La siguiente ronda

ending-begins-next = { $player ->
    [you] Empiezas tú la siguiente ronda.
   *[other] Empieza { $player } la siguiente ronda.
 }
ending-deals-next = { $player ->
    [you] Ahora repartes tú.
   *[other] Ahora reparte { $player }.
 }
