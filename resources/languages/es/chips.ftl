chips-limit = hasta { $limit }
chips-limit-in-full = el total más alto es { $limit }
chips-cards-take = las cartas restan
chips-down = de { $total } a 0
chips-reach-wins = gana quien llega a { $total }
chips-exact-wins = exactamente { $total } gana
chips-hurdles = { $numbers }: justo +1, salto −1
chips-hurdles-end = fin de ronda desde { $total }
chips-team = en equipo
chips-without-cards = sin { FORM($ranks, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
chips-all-dealt = se reparten todas
chips-players = de { $players } a { $most } jugadores

## Qué se pierde

chips-no-tokens = sin fichas
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] 1 centavo
       *[other] { $count } centavos
     }
    [nickel] { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
     }
    [chip] { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
     }
    [corner] { $count ->
        [one] 1 esquina
       *[other] { $count } esquinas
     }
    [fold] { $count ->
        [one] 1 pliegue
       *[other] { $count } pliegues
     }
    [point] { $count ->
        [one] 1 punto
       *[other] { $count } puntos
     }
    [letter] { $count ->
        [one] 1 letra
       *[other] { $count } letras
     }
    [bomb] { $count ->
        [one] 1 bomba de tiempo
       *[other] { $count } bombas de tiempo
     }
   *[token] { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
     }
 }

## Barajas y mazo

chips-packs = { $count ->
    [one] 1 baraja
   *[other] { $count } barajas
 }
chips-packs-from = { $count ->
    [one] 1 baraja desde { $players } jugadores
   *[other] { $count } barajas desde { $players } jugadores
 }
chips-stock-runs-out = el mazo se acaba
chips-without-cards-has-won = sin cartas, ganas
chips-whole-pile-shuffled = se baraja toda la pila
chips-stock-is-renewed = el mazo se renueva
chips-good-last-card = una buena última carta
chips-card-turned-up = se descubre una carta

## Totales que importan

chips-milestones = pagan { $numbers }
chips-no-milestones = sin números clave
chips-fines = { $numbers } cuesta
chips-no-fines = ningún total cuesta
chips-borders = { $target ->
    [one] cruzar { $numbers } cuesta; fin con 1 punto
   *[other] cruzar { $numbers } cuesta; fin con { $target } puntos
 }
chips-no-borders = sin fronteras
chips-payment-overshoot = más de { $limit }: pagas a cada uno lo que sobra
chips-payment-forfeit = más de { $limit }: una falta
chips-payment-over = { $count ->
    [one] más de { $limit }: 1 punto a cada uno
   *[other] más de { $limit }: { $count } puntos a cada uno
 }
chips-sixty-nine = 69: { $does }
chips-zeus = ten a Zeus en { $limit }
chips-never-below-zero = nunca bajo 0
chips-below-zero-too = también bajo 0

## Cartas que van juntas, y lo que se debe

chips-penalties-handed-on = los castigos se pasan
chips-penalties-end = los castigos acaban en ti
chips-runs = con escalera se toma
chips-same-rank = hasta { $count } iguales a la vez
chips-pairs = parejas de { FORM($ranks, form: "many") }: una vez
chips-thrown = cuatro { FORM($rank, form: "many") } a la vez
chips-one-at-once = una carta a la vez
chips-three-of-a-kind = un trío acaba la ronda
chips-hands = { $hands }
chips-hand-wins = tres { FORM($rank, form: "many") } ganan
chips-hand-loses = con tres { FORM($rank, form: "many") } pierden todos
chips-ban = { $count ->
    [one] sin { FORM($rank, form: "many") } un turno
   *[other] sin { FORM($rank, form: "many") } { $count } turnos
 }
chips-wears-off = un efecto se gasta
chips-wakes = efectos desde { $total }
chips-wakes-turn = efectos desde el turno { $count }

## Quien no puede jugar, y quien queda fuera

chips-stuck-ends = si no puedes, acaba la ronda
chips-stuck-out = si no puedes, fuera
chips-stuck-sits-out = si no puedes, esperas
chips-stuck-clears = si no puedes, se va la pila
chips-stuck-takes-back = { $count ->
    [one] si no puedes, se va 1 carta de la pila
   *[other] si no puedes, se van { $count } cartas de la pila
 }
chips-over-ends = pasarse acaba la ronda
chips-without-cards-wins = gana quien no tiene cartas
chips-bomb-saves = { card-index } salva de las bombas
chips-hands-stay = las cartas se conservan
chips-hands-new = cartas nuevas en cada ronda
chips-out-with-last = { $kind ->
    [penny] fuera con el último centavo
    [nickel] fuera con la última moneda
    [corner] fuera con la última esquina
    [fold] fuera con el último pliegue
    [point] fuera con el último punto
    [bomb] fuera con la última bomba
   *[token] fuera con la última ficha
 }
chips-out-later = fuera una pérdida después
chips-nobody-out = nadie queda fuera de la partida
chips-match-won = gana quien suma { $count ->
    [one] una ronda
   *[other] { $count } rondas
 }
chips-match-lost = hasta que alguien tenga { $count ->
    [one] una falta
   *[other] { $count } faltas
 }

## Dos jugadores

chips-counterclockwise = en sentido antihorario
chips-clockwise = en sentido horario
chips-turn-again = entre dos, al girar repites
chips-turn-passes = entre dos, al girar pasa el turno
