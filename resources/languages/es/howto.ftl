## El lado hacia el que se juega al empezar una ronda, y el otro

howto-side = { $side ->
    [right] derecha
   *[left] izquierda
 }
howto-other-side = { $side ->
    [right] izquierda
   *[left] derecha
 }
howto-way = { $side ->
    [right] en sentido antihorario
   *[left] en sentido horario
 }

## Títulos

howto-heading-special = Qué tiene de especial
howto-heading-aim = Objetivo
howto-heading-players = Jugadores y cartas
howto-heading-deal = El reparto
howto-heading-turn = El turno
howto-heading-cards = Qué hacen las cartas
howto-heading-naming = Elegir a un jugador
howto-heading-redeal = Manos nuevas para todos
howto-heading-several = Varias cartas a la vez
howto-heading-twice = Jugar dos veces
howto-heading-answering = Responder a { FORM($rank, form: "los") }
howto-heading-runs = Escaleras
howto-heading-ban = { START($rank, form: "los") } al principio
howto-heading-milestones = Llegar justo y saltarse números
howto-heading-fines = Totales que cuestan
howto-heading-borders = Las fronteras
howto-heading-wears-off = Cartas que se gastan
howto-heading-wakes = Cartas que despiertan
howto-heading-payment = Más de { $limit }, y exactamente { $limit }
howto-heading-hurdles = Vallas
howto-heading-69 = Exactamente 69
howto-heading-exact = Exactamente { $total }
howto-heading-three = Tríos
howto-heading-hands = Manos especiales
howto-heading-zeus = Zeus
howto-heading-last-card = La última carta y las bombas
howto-heading-two-players = Con dos jugadores
howto-heading-stuck = Si no puedes jugar
howto-heading-out = Fuera de la partida
howto-heading-stock = Cuando se acaba el mazo
howto-heading-next-deal = La siguiente ronda
howto-heading-end = El final de la partida
howto-heading-tips = Consejos
howto-source = Fuente: { $source }.
howto-source-own = Creado para Cardtable.
howto-source-maker = Inventado por { $name }.
howto-source-home = Inventado en casa.
howto-source-sold = Fuente: { $source }. No tenemos relación con el titular de la marca.
howto-source-grade = { $grade ->
    [A] Nivel A: las reglas están ahí, y solo hemos resuelto pequeños huecos.
   *[B] Nivel B: donde la fuente calla, hemos fijado nosotros las reglas.
 }

## Lo especial

howto-special-unlike = Si conoces “{ $game }”, aquí cambia esto: { $what }.
howto-special-otherwise = Lo demás se juega como en “{ $game }”.
howto-special-top = Con { $over } se pierde, y con { $limit } solo puedes jugar { FORM($cards, form: "a") }.
howto-special-bottom = Por debajo de 0 se pierde, y con 0 solo puedes jugar { FORM($cards, form: "a") }.

## Lo que se paga: «pagas un centavo», «cada uno de los demás paga un centavo»

howto-pay = { $cost ->
    [corner] doblas { $cost } de tu billete
    [fold] haces { $cost } en tu billete
    [point] pierdes { $cost }
    [bomb] volteas { $cost }
   *[other] pagas { $cost }
 }
howto-pays = { $cost ->
    [corner] dobla { $cost } de su billete
    [fold] hace { $cost } en su billete
    [point] pierde { $cost }
    [bomb] voltea { $cost }
   *[other] paga { $cost }
 }

## El objetivo

howto-aim = Entre todos se van sumando cartas a un mismo total.
howto-aim-down = Entre todos se van restando cartas de un mismo total, que empieza en { $total }.
howto-reach-wins = { $total ->
    [0] Gana la partida quien primero deje el total en 0.
   *[other] Gana la partida quien primero lleve el total a { $total } o más.
 }
howto-exact-wins = Quien deja el total exactamente en { $total } gana la partida en el acto.
howto-exact-counted = Quien deja el total exactamente en { $total } sumando o restando gana la partida en el acto.
howto-exact-not-by = Una carta que deja el total en { $total } sin sumar ni restar no gana.
howto-aim-zero = El total no puede bajar de 0.
howto-aim-team = Se juega en equipo: si el total es exactamente { $limit }, se gana entre todos.
howto-aim-limit = El total no puede pasar de { $limit }: con { $over } o más se pierde.
howto-aim-limit-shed = El total no puede pasar de { $limit }.
howto-aim-letters = Ten a Zeus contigo cuando el total llegue a { $limit }: así ganas una letra de ZEUS. Quien primero tenga { $cost } gana la partida.
howto-aim-shed = Deshazte de todas tus cartas: entonces cada uno de los demás jugadores { howto-pays }.
howto-aim-borders = En algunos totales hay fronteras, y cada una que cruzas te cuesta un punto. Lo que te queda al final de la ronda se suma a tu puntuación. Gana la partida la puntuación más alta.
howto-aim-borders-up = En algunos totales hay fronteras, y cada una que cruzas al subir te cuesta un punto. Lo que te queda al final de la ronda se suma a tu puntuación. Gana la partida la puntuación más alta.
howto-aim-payment = Pasarte de { $limit } te cuesta puntos, dejarlo en { $limit } exactos te da puntos, y las dos cosas acaban la ronda. Gana la partida la puntuación más alta.
howto-aim-hurdles = Llegar justo a ciertos totales te da puntos; saltarlos te cuesta puntos. La ronda termina en { $limit } o más. Gana la partida la puntuación más alta.
howto-aim-forfeit = Quien se pasa de { $limit } se lleva una falta, y la ronda termina. Gana quien tenga menos faltas.
howto-aim-hit = Si lo dejas exactamente en { $totals }, pagan los demás. Si te saltas uno de esos números, pagas tú.

## Jugadores y cartas

howto-players = { START($spans) } jugadores.
howto-players-span = de { FORM($least, as: "form-number") } a { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number", form: "m") }
howto-packs = Se juega con { $jokers ->
    [0] { $packs ->
        [one] una baraja de 52 cartas
       *[other] { FORM($packs, as: "form-number") } barajas de 52 cartas, todas mezcladas
     }
    [one] { $packs ->
        [one] una baraja de 52 cartas y un comodín
       *[other] { FORM($packs, as: "form-number") } barajas de 52 cartas, cada una con un comodín, todas mezcladas
     }
   *[other] { $packs ->
        [one] una baraja de 52 cartas y { FORM($jokers, as: "form-number") } comodines
       *[other] { FORM($packs, as: "form-number") } barajas de 52 cartas, cada una con { FORM($jokers, as: "form-number") } comodines, todas mezcladas
     }
 }.
howto-packs-from = A partir de { FORM($least, as: "form-number") } jugadores { $packs ->
    [one] se usa una baraja
   *[other] se usan { FORM($packs, as: "form-number") } barajas
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] {" "}con un comodín.
       *[other] , cada una con un comodín.
     }
   *[other] { $packs ->
        [one] {" "}con { FORM($jokers, as: "form-number") } comodines.
       *[other] , cada una con { FORM($jokers, as: "form-number") } comodines.
     }
 }
howto-packs-at-start = Vale el número de jugadores del principio, aunque después alguien quede fuera.
howto-packs-follow = Cuando alguien queda fuera de la partida, en la siguiente ronda se usan tantas barajas y tantas cartas en la mano como si empezaran solo los que quedan.
howto-packs-follow-tokens = Si con ese número de jugadores se empezara con más { $kind ->
    [penny] centavos
    [nickel] monedas
    [chip] fichas
    [corner] esquinas
    [fold] pliegues
    [point] puntos
   *[token] fichas
 }, cada uno de ellos recibe la diferencia.
howto-pack-part = Se juega con { $count } cartas de { $packs ->
    [one] una baraja
   *[other] cada una de { FORM($packs, as: "form-number") } barajas
 }: solo { FORM($ranks, form: "many") }, de los cuatro palos.
howto-pack-part-from = A partir de { FORM($least, as: "form-number") } jugadores se usan esas cartas de { $packs ->
    [one] una baraja
   *[other] cada una de { FORM($packs, as: "form-number") } barajas
 }.
howto-pack-own = El juego tiene su propia baraja: { $packs ->
    [one] { $count } cartas
   *[other] { FORM($packs, as: "form-times") } { $count } cartas
 }, { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] una carta Menos 1
       *[other] { FORM($copies, as: "form-number") } cartas Menos 1
     }
    [M10] { $copies ->
        [one] una carta Menos 10
       *[other] { FORM($copies, as: "form-number") } cartas Menos 10
     }
   *[other] { $copies ->
        [one] { FORM($rank, form: "single") }
       *[other] { FORM($copies, as: "form-number") } { FORM($rank, form: "many") }
     }
 }
howto-pack-own-row = { $copies ->
    [one] una de cada número
   *[other] { FORM($copies, as: "form-number") } de cada número
 } del { FORM($first, form: "figure") } al { FORM($last, form: "figure") }
howto-zeus-needs = También hace falta algo que represente a Zeus, y lápiz y papel para apuntar las letras.
howto-tokens = Todos empiezan con { $cost }.
howto-tokens-points = Todos empiezan cada ronda con { $cost }.
howto-tokens-bombs = Todos tienen { $cost }. Quien pierde una la voltea.
howto-tokens-jokers = Las fichas son comodines.
howto-tokens-in-box = En la caja se llaman “{ $printed }”.
howto-tokens-bill = Todos tienen un billete.
howto-tokens-bill-corners = Cada pérdida es un pliegue: cada vez se dobla una de las cuatro esquinas del billete.
howto-tokens-bill-in-half = Cada pérdida es un pliegue: primero se doblan las cuatro esquinas del billete, una a una, y después el billete por la mitad.
howto-tokens-bill-room = Cada pérdida es un pliegue en el billete. Hay sitio para { $cost }.
howto-tokens-bill-room-from = A partir de { FORM($least, as: "form-number") } jugadores hay sitio para { $cost }.
howto-tokens-from = A partir de { FORM($least, as: "form-number") } jugadores, cada uno recibe { $cost }.

## El reparto

howto-first-dealer = La suerte decide quién reparte primero.
howto-dealt = Se baraja y se reparten las cartas de una en una, empezando por la { howto-side } de quien reparte.
howto-hand = Cada jugador recibe { $count ->
    [one] una carta
   *[other] { FORM($count, as: "form-number") } cartas
 }.
howto-hand-from = A partir de { FORM($least, as: "form-number") } jugadores, cada uno recibe { $count ->
    [one] una carta
   *[other] { FORM($count, as: "form-number") } cartas
 }.
howto-hand-all = Se reparten todas, el mismo número a cada jugador.
howto-rest-is-stock = El resto queda boca abajo y forma el mazo.
howto-bottom = Después, quien reparte saca del mazo una buena carta y la pone boca arriba debajo del mazo, donde todos la vean.
howto-bottom-first = Es { FORM($ranks, form: "a") }: la primera de estas cartas que haya.
howto-bottom-chosen = Es { FORM($ranks, form: "a") }: la que elija quien reparte.
howto-bottom-last-draw = Se la lleva quien toma la última carta del mazo.
howto-start-empty = En la pila aún no hay ninguna carta, y el total es { $total }.
howto-start-rest = Las cartas que sobran se ponen boca arriba en la pila, y lo que suman es el total. Si no sobra ninguna, es { $total }.
howto-start-number = La primera carta de la pila tiene que ser un número, si ese jugador tiene alguno.
howto-start-left = Empieza el jugador a la { howto-side } de quien reparte.
howto-start-turned = Después { $deal ->
    [first] del primer reparto
   *[each] de repartir
 } se descubre la primera carta del mazo: con ella empieza la pila.
howto-start-applied = El total es el que deja esa carta partiendo de 0.
howto-start-value = Su valor es el primer total.
howto-start-twice = Si es { FORM($cards, form: "a") }, quien empieza tiene que jugar dos veces.
howto-start-reverse = Si la carta cambia el sentido del juego, empieza en su lugar el jugador a la { howto-other-side } de quien reparte.
howto-start-nothing-else = Nada más de lo que hace la carta cuenta.
howto-start-passed = Si es { FORM($cards, form: "a") }, vuelve al medio del mazo y se descubre la siguiente. Así hasta que salga otra carta.
howto-start-counts = { START($cards, form: "a") } vale { $total }.
howto-start-first-value = Si una carta deja elegir, cuenta el valor que la tabla nombra primero.

## El turno

howto-clockwise = Se juega { howto-way }, hacia la { howto-side }.
howto-clockwise-until = Se juega { howto-way }, hacia la { howto-side }, hasta que una carta cambie el sentido.
howto-turn = En tu turno, pon una carta en la pila, di el nuevo total y toma una carta del mazo.
howto-turn-draw-yourself = En tu turno, pon una carta en la pila y di el nuevo total. Después toma tú una carta del mazo.
howto-turn-no-draw = En tu turno, pon una carta en la pila y di el nuevo total. No se toma ninguna carta.

howto-limit = El total puede ser exactamente { $limit }, pero no { $over } o más.
howto-zero = El total puede ser exactamente 0, pero no menos, y no puede pasar de { $limit }.
howto-team-talk = Cada uno puede decir y enseñar qué cartas tiene.
howto-choose-within-limit = Si una carta te deja elegir su valor, elige uno con el que el total no pase de { $limit }.
howto-must-play = Si puedes jugar una carta, tienes que jugarla.
howto-give-up = En tu turno puedes rendirte aunque pudieras jugar. Cuenta como si no pudieras.
howto-give-up-answer = También puedes rendirte cuando podrías responder a { FORM($rank, form: "a") } o cumplir un castigo.
howto-give-up-hands-nothing-on = Entonces pagas, y el siguiente jugador no debe nada.
howto-mistakes = Una carta que por error lleva el total por encima de { $limit } se queda donde está. Cuenta como si no pudieras jugar.
howto-over-is-allowed = { $limit ->
    [0] Siempre puedes jugar cualquier carta; el total nunca es menor que 0.
   *[other] Siempre puedes jugar cualquier carta, incluso una que lleve el total por encima de { $limit }.
 }
howto-give-up-instead = En vez de jugar, puedes rendirte.

howto-never-below-zero = El total nunca baja de 0: si una carta lo bajara más, se queda en 0.
howto-below-zero = El total puede bajar de 0.
howto-below-zero-doubled = Al duplicar un total por debajo de 0, baja todavía más.
howto-below-zero-digits = Si se intercambian las cifras de un total bajo 0, el menos se queda: { $before } pasa a { $after }.
howto-total-stops = El total nunca pasa de { $total }: una carta que lo llevaría más allá lo deja ahí.

howto-calls = Algunas cartas tienen sus propias palabras. Se dicen antes del total, aquí 42.
howto-call-pass = Con una carta que no suma nada, di “{ $words }, 42”.
howto-call-reverse = Con una carta que no suma nada y cambia el sentido, di “{ $words }, 42”.
howto-call-rank = Con { FORM($rank, form: "a") }, di “{ $words }, 42”.
howto-call-set = Con { FORM($cards, form: "a") }, di solo el total, aunque no cambie.
howto-add-without-help = Cuando juegas una carta, sumas sin ayuda.
howto-wrong-total-is-free = Un total equivocado se corrige y no cuesta nada.
howto-wrong-total-costs = Un total equivocado se corrige, y quien lo dijo se lleva una falta.
howto-wrong-total-pays = Si dices un total equivocado, se corrige, y { howto-pay }.
howto-wrong-total-loses = Si dices un total equivocado, se corrige, y pierdes la ronda como si no pudieras jugar.

howto-draw-yourself = Nadie toma la carta por ti.
howto-draw-lost = En cuanto se juega otra carta, sea de quien sea, pierdes la que te tocaba tomar, y tu mano queda más corta el resto de la ronda.
howto-draw-as-usual = A partir de ahí tomas una carta por cada carta que juegas.

## Varias cartas a la vez

howto-same-rank = En vez de una carta puedes jugar { $count ->
    [2] dos cartas
   *[other] hasta { FORM($count, as: "form-number") } cartas
 } del mismo valor a la vez.
howto-same-rank-value = Cada una suma o resta su valor. Si se puede elegir, elige lo mismo para todas.
howto-same-rank-set = Si fijan el total en un número, lo hacen una sola vez.
howto-same-rank-effects = Todo lo demás que hacen ocurre una vez por carta.
howto-same-rank-reverse = Así, dos cartas que cambian el sentido lo dejan como estaba.
howto-same-rank-limit = Para el límite solo cuenta el total después de todas.
howto-same-rank-draw = Tomas tantas cartas como has jugado. Después se sigue como tras una sola carta.
howto-pairs = Puedes jugar a la vez dos { FORM($ranks, form: "many") }{ $ranks ->
    [1] .
   *[other] , o una carta de cada valor.
 }
howto-pairs-value = Juntas cuentan como una carta. Por ellas tomas dos cartas.
howto-throw = Si tienes cuatro { FORM($rank, form: "many") }, puedes jugar las cuatro cartas en una sola jugada.
howto-throw-value = No cambian el total, y tomas cuatro cartas.
howto-throw-is-one-of-two = Si tienes que jugar dos veces, valen por una de las dos jugadas.

## Jugar dos veces

howto-twice = Después { FORM($cards, form: "de") }, el siguiente jugador tiene que jugar dos veces en un turno.
howto-twice-four-times = Si se juegan dos a la vez, son cuatro veces.
howto-twice-draw-each = Ese jugador toma una carta después de cada jugada.
howto-twice-draw-at-end = Ese jugador toma cartas solo después de la última jugada, tantas como ha jugado.
howto-twice-between = Tras cada jugada, menos la última, ese jugador dice el total. Después, el total vuelve a ser { $total }.
howto-twice-turns = El sentido cambia solo después de la última jugada. Si cambia dos veces, queda como estaba.
howto-twice-turns-unless = El sentido cambia solo después de la última jugada, salvo que la primera carta pase las dos jugadas al siguiente. Si cambia dos veces, queda como estaba.
howto-twice-skips = Solo después de la última jugada se salta a un jugador.
howto-reverses-first = Primero cambia el sentido y después se salta.
howto-twice-single = Cada jugada es de una sola carta.
howto-twice-several-count-once = Varias cartas del mismo valor a la vez cuentan como una de las jugadas.
howto-twice-again-after-last = Si la última jugada es { FORM($cards, form: "a") }, el siguiente jugador tiene que jugar dos veces.
howto-twice-again-after-any = Si una de las jugadas es { FORM($cards, form: "a") }, el siguiente jugador tiene que jugar dos veces.
howto-twice-hands-on = Con { FORM($ranks, form: "a") } como primera de las dos jugadas, pasas las dos: tu turno acaba, y el siguiente jugador tiene que jugar dos veces en tu lugar.
howto-twice-hands-back = Después { FORM($ranks, form: "de") }, ese es el jugador anterior: el sentido cambia enseguida.
howto-twice-hands-back-alone = Con { FORM($ranks, form: "a") } como primera de las dos jugadas, devuelves las dos: el sentido cambia enseguida, tu turno acaba, y el jugador anterior tiene que jugar dos veces.
howto-twice-hands-to-named = Después { FORM($ranks, form: "de") }, ese es el jugador elegido.
howto-twice-never-four = Las jugadas nunca llegan a ser más de dos.
howto-twice-adds = Con { FORM($ranks, form: "a") } como primera de las jugadas, las pasas con una más: después de la segunda, el siguiente jugador tiene que jugar tres veces.
howto-twice-not-first = { START($ranks, form: "a") } no puede ser la primera de las dos jugadas. Si no tienes nada más que se pueda jugar, no puedes jugar.
howto-twice-cancels = Si tienes que jugar dos veces, puedes jugar { FORM($rank, form: "a") } en lugar de las dos jugadas.
howto-twice-cancels-ends = Cuenta como siempre, pero ahí acaba tu turno, y el siguiente jugador tiene un turno normal.
howto-twice-cancels-or-last = Si no, { FORM($rank, form: "a") } solo puede ser la última de las dos jugadas.
howto-twice-must-finish = Solo puedes empezar si tienes bastantes cartas jugables para todas las jugadas. Si no, no haces ninguna: cuenta como si no pudieras jugar.
howto-twice-second-counts = Si no puedes hacer la segunda jugada, te cuesta lo mismo que si no pudieras hacer la primera.
howto-twice-second-stuck = Si no puedes hacer la segunda jugada, cuenta como si no pudieras jugar. La jugada que falta no se recupera.
howto-twice-first-still = Si tu primera carta cambia el sentido, salta a un jugador o hace que el siguiente juegue dos veces, eso sigue valiendo.
howto-twice-stays = Si quien tiene que jugar dos veces no puede, el siguiente jugador tiene que hacer el mismo número de jugadas.
howto-twice-rest-of-two = Quien no puede hacer la primera jugada le deja las dos al siguiente jugador. Quien no puede hacer la segunda le deja solo esa, que es un turno normal.
howto-twice-rest = Si quien tiene que jugar dos veces no puede, el siguiente jugador tiene que hacer las jugadas que faltan. Si falta una sola, es un turno normal.
howto-twice-lapses = Si quien tiene que jugar dos veces no puede, el siguiente jugador tiene un turno normal.

## Un valor que se responde con el mismo valor

howto-answer-must = A { FORM($rank, form: "a") } hay que responder.
howto-answer-must-lay = Si el siguiente jugador tiene { FORM($rank, form: "a") }, tiene que poner encima exactamente una carta de ese valor.
howto-answer-must-next = Entonces le toca responder al jugador que va después.
howto-answer-may = A { FORM($rank, form: "a") } se puede responder.
howto-answer-may-lay = Si el siguiente jugador tiene { FORM($rank, form: "a") }, puede poner encima una carta de ese valor, pero nadie está obligado.
howto-answer-may-next = Entonces el jugador que va después puede responder del mismo modo.
howto-answer-draw = Por ella se toma una carta, como siempre.
howto-answer-none = Si no respondes a { FORM($rank, form: "a") } y no hay más en la cadena, pierdes el turno: no juegas ni tomas carta. El jugador que va después tiene un turno normal.
howto-penalty = Si no respondes a dos o más { FORM($rank, form: "many") } en cadena, tienes que cumplir un castigo: jugar, una tras otra, tantas cartas como { FORM($rank, form: "many") } haya en la cadena.
howto-penalty-playable = Cada carta tiene que poder jugarse en ese momento, y cuenta enseguida.
howto-penalty-turns-last = Pero el sentido solo cambia, y los turnos solo se saltan, después de la última carta.
howto-penalty-draw-after-all = Después de la última carta tomas tantas cartas como has jugado.
howto-penalty-draw-after-each = Tomas una carta después de cada una.
howto-penalty-draw-none = Por las cartas del castigo no tomas nada, así que tu mano queda más corta.
howto-penalty-last-must = Si la última carta de un castigo es { FORM($rank, form: "a") }, hay que responder como si fuera la única de la cadena.
howto-penalty-last-may = Si la última carta de un castigo es { FORM($rank, form: "a") }, se puede responder como si fuera la única de la cadena.
howto-penalty-what-you-can = Si no puedes jugar todas las cartas de un castigo, juega todas las que puedas.
howto-penalty-then-stuck = Después cuenta como si no pudieras jugar.
howto-penalty-draw-laid = Tomas tantas cartas como has jugado.
howto-penalty-pays-nothing = No pagas nada.
howto-penalty-drops-out = Entonces { howto-pay } y quedas fuera de la ronda.
howto-penalty-handed-on = Lo que queda del castigo pasa al siguiente jugador.
howto-penalty-dropped = Lo que queda del castigo se olvida, y el siguiente jugador tiene un turno normal.
howto-penalty-turns-first = Antes de eso cambia el sentido y se saltan los turnos, si las cartas jugadas tienen ese efecto.
howto-penalty-still-on-top = Si no se jugó ninguna de sus cartas, arriba sigue habiendo { FORM($rank, form: "a") }.
howto-penalty-still-must-answer = Entonces el siguiente jugador tiene que responder con { FORM($rank, form: "a") }. Si no puede, debe el castigo entero.
howto-penalty-still-may-answer = Entonces el siguiente jugador puede responder con { FORM($rank, form: "a") }. Si no lo hace, debe el castigo entero.
howto-penalty-comes-back = Si nadie juega una carta y el castigo vuelve al primero que no pudo, se olvida. Ese jugador tiene un turno normal.

## Escaleras

howto-runs = Dos cartas jugadas una tras otra forman una escalera si sus valores son consecutivos. Una escalera sube o baja.
howto-runs-ranks = Los valores van en círculo: as, dos, tres y así hasta diez, después jota, reina, rey, y otra vez el as.
howto-runs-printed = Aquí cuenta lo que pone en la carta, no lo que suma. Con un comodín no se forma escalera.
howto-runs-draw = Mientras hay una escalera, solo tomas carta si juegas el valor siguiente en la misma dirección. Una carta así continúa la escalera para quien va después de ti.
howto-runs-must = Si puedes continuar la escalera, tienes que hacerlo. Si no puedes, juega otra carta.
howto-runs-may = También puedes jugar cualquier otra carta.
howto-runs-no-draw = Entonces no tomas nada por ella, la escalera termina, y tu mano queda con una carta menos el resto de la ronda.
howto-runs-other-way = Si esa carta y la anterior son consecutivas en la otra dirección, empiezan una escalera nueva.
howto-runs-begin = Quien empieza una escalera toma carta como siempre. Un turno perdido no acaba una escalera.
howto-runs-penalty = Las cartas de un castigo, y { FORM($rank, form: "los") } con que se responde, se miran una a una como las demás.
howto-runs-put-aside = Si se aparta la pila, la escalera que tenía termina.

## Elegir a un jugador

howto-eliminate = Cuando juegas { FORM($cards, form: "a") }, tienes que elegir a otro jugador de la ronda. Ese jugador se lleva una falta y queda fuera de la ronda, y su mano se aparta. Sigue el jugador que va después de ti.
howto-eliminate-saved = Pero quien tiene { FORM($cards, form: "a") } se salva: tiene que poner esa carta en la pila, debajo de la que acabas de jugar, y toma otra enseguida. Esto no cuenta como turno.
howto-eliminate-last-one = Si solo queda un jugador en la ronda, la ronda termina.
howto-exchange = Cuando juegas { FORM($cards, form: "a") }, tienes que elegir a un jugador de la ronda e intercambiar con él toda la mano.
howto-exchange-after-draw = Cuando juegas { FORM($cards, form: "a") }, primero tomas carta. Después tienes que elegir a un jugador de la ronda e intercambiar con él toda la mano.
howto-exchange-before-draw = Se hace antes de tomar carta. Al otro jugador le falta entonces una, así que la toma él en tu lugar.
howto-redeal = Cuando alguien juega { FORM($cards, form: "a") }, esa carta se queda en la pila. Todas las demás, también las de las manos, se barajan, y cada jugador de la ronda recibe una mano nueva, tan grande como al principio.
howto-redeal-no-draw = Por ella nadie toma carta.
howto-steal = Cuando juegas { FORM($cards, form: "a") }, elige a un jugador de la ronda y quítale una carta de la mano sin verla.
howto-steal-seen = Cuando juegas { FORM($cards, form: "a") }, elige a un jugador de la ronda, mira su mano y quítale la carta que quieras.
howto-steal-robbed-draws = Ese jugador toma enseguida una carta del mazo.
howto-steal-is-draw = Esa carta sustituye a la que ibas a tomar.
howto-steal-and-draw = Además tomas una carta, como siempre.
howto-steal-nobody = Si nadie más tiene cartas, simplemente tomas una del mazo.
howto-choose-next = Cuando juegas { FORM($cards, form: "a") }, elige a otro jugador de la ronda, que juega a continuación. El sentido no cambia, y se sigue desde ahí.

## Un valor que no se puede jugar al principio

howto-ban = En { $count ->
    [one] tu primer turno
   *[other] tus { FORM($count, as: "form-number") } primeros turnos
 } de la partida no puedes jugar { FORM($rank, form: "no") } que cambie el total.
howto-ban-not-at-limit = Si el total ya es { $limit }, sí puedes.
howto-ban-always = En { $count ->
    [one] tu primer turno
   *[other] tus { FORM($count, as: "form-number") } primeros turnos
 } de la partida no puedes jugar de ningún modo { FORM($rank, form: "a") }.
howto-ban-turns = Solo cuentan los turnos en los que has jugado una carta.
howto-ban-saves-nobody = Si no tienes otra cosa que jugar, de nada te sirve { FORM($rank, form: "a") } que todavía no se puede jugar.
howto-wears-off = Cuando el mazo se ha renovado { $count ->
    [one] una vez
   *[other] { FORM($count, as: "form-times") }
 } en una ronda, hasta que esa ronda termine cambia esto: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Mientras el total esté por debajo de { $total }, vale esto: { $what }.
howto-wakes-down = Mientras el total esté por encima de { $total }, vale esto: { $what }.
howto-wakes-turn = En { $count ->
    [one] tu primer turno
   *[other] tus { FORM($count, as: "form-number") } primeros turnos
 } de la partida vale esto: { $what }.

## Totales que cuestan o que pagan

howto-hit = Si tu carta sube el total exactamente a { $totals }, cada uno de los demás jugadores de la ronda { howto-pays }.
howto-jump = Si con ella el total salta por encima de { $totals }, { howto-pay }.
howto-hit-end = Si tu carta deja el total exactamente en { $limit }, la ronda termina, y cada uno de los demás jugadores de la ronda { howto-pays }.
howto-over-end = Si con ella te pasas de { $limit }, la ronda termina, y { howto-pay }.
howto-jump-also-paid = Si por el camino te saltas { $totals }, eso también lo pagas.
howto-jump-not-paid = Por lo que te saltas en el camino no pagas nada más.
howto-down-is-free = Si el total baja o se queda igual, a nadie le cuesta nada.
howto-out-still-turns = Si quedas fuera de la partida por la carta que juegas, y esa carta cambia el sentido, lo cambia igual, como si siguieras dentro.
howto-out-still-skips = Si quedas fuera de la partida por la carta que juegas, y esa carta salta a un jugador, lo salta igual, como si siguieras dentro.
howto-out-still-turns-or-skips = Si quedas fuera de la partida por la carta que juegas, esa carta cambia el sentido o salta igual, como si siguieras dentro.
howto-fine = Si tu carta deja el total en { $totals }, { howto-pay } al momento. La ronda sigue.
howto-fine-repeated-pays = Si el total ya es uno de estos y tu carta no lo cambia, lo dices otra vez y también pagas.
howto-fine-repeated-free = Si el total ya es uno de estos y tu carta no lo cambia, no cuesta nada.
howto-fine-owed = Quien queda fuera por eso no juega más cartas en ese turno, y las jugadas que falten se olvidan.
howto-fine-owed-handed-on = Quien queda fuera por eso no juega más cartas en ese turno, y las jugadas que falten se olvidan, a no ser que la carta jugada las pase al siguiente.
howto-borders = Las fronteras están justo por encima de { $totals }. Si tu carta lleva el total al otro lado de una frontera, hacia arriba o hacia abajo, pierdes un punto por cada frontera que cruza.
howto-borders-up = Las fronteras están justo por encima de { $totals }. Si tu carta sube el total al otro lado de una frontera, pierdes un punto por cada frontera que cruza. Volver hacia abajo no cuesta nada.
howto-borders-floor = No puedes tener menos de 0 puntos.
howto-borders-no-floor = Tus puntos pueden bajar de 0. Entonces se restan de tu puntuación.

## Pagar por pasarse del límite

howto-payment-overshoot = Si con tu carta te pasas de { $limit }, pagas a cada uno de los demás tantos puntos como te has pasado: con { $total }, cada uno recibe { FORM($count, as: "form-number") }. La ronda termina.
howto-payment-over = Si con tu carta te pasas de { $limit }, la ronda termina, y pagas a cada uno de los demás { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } puntos
 }.
howto-payment-forfeit = Si con tu carta te pasas de { $limit }, te llevas una falta. La ronda termina.
howto-payment-exact = Si tu carta lo deja exactamente en { $limit }, la ronda también termina, y recibes { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } puntos
 } de cada uno de los demás.
howto-payment-exact-free = Si tu carta lo deja exactamente en { $limit }, la ronda también termina, y a nadie le cuesta nada.
howto-payment-debts = Los puntos se apuntan como puntuación, que puede bajar de 0.
howto-hurdles = Si tu carta deja el total exactamente en { $totals }, ganas un punto. Por cada uno de estos números que salta hacia arriba, pierdes uno.
howto-hurdles-goal = Si tu carta lleva el total a { $limit } o más, ganas { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } puntos
 }, y la ronda termina.

## Exactamente 69

howto-69-back = Si llevas el total exactamente a 69, desde abajo o desde arriba, { $cost ->
    [corner] tu billete admite un pliegue más
    [fold] tu billete admite un pliegue más
   *[other] recuperas { $cost } de lo que se ha pagado
 }. Si no hay nada que recuperar, no recibes nada.
howto-69-more = Si llevas el total exactamente a 69, desde abajo o desde arriba, { $cost ->
    [corner] tu billete admite un pliegue más
    [fold] tu billete admite un pliegue más
   *[other] recibes { $cost } más
 }.
howto-69-nothing = Exactamente 69 no hace nada: en este juego no hay nada que recuperar.
howto-69-forfeit = Si llevas el total exactamente a 69, desde abajo o desde arriba, todos los demás jugadores de la ronda se llevan una falta.
howto-69-zero = Si llevas el total exactamente a 69, desde abajo o desde arriba, lo dices, y entonces el total es 0.
howto-69-bank = Lo que recibes sale de una banca, que tiene tanto como todos los jugadores juntos al empezar la partida. Cuando la banca está vacía, con 69 no se gana nada.
howto-69-bank-followers = De ella sale también lo que reciben los jugadores cuando otros quedan fuera, mientras le quede algo.
howto-69-bank-each-deal = Lo que recibes sale de una banca, que en cada ronda tiene tanto como todos los jugadores juntos al empezarla. Cuando la banca está vacía, en esa ronda ya no se gana nada con 69.

## Manos que deciden

howto-hands = Después de repartir, y cada vez que se toma carta, se miran todas las manos.
howto-hands-wins = Tres { FORM($rank, form: "many") } en una mano ganan la partida en el acto.
howto-hands-all-lose = Tres { FORM($rank, form: "many") } en una mano acaban la partida en el acto, y pierden todos.
howto-hands-first = Si hay varias manos así, decide la primera empezando por la { howto-side } de quien reparte.
howto-hands-both = En una mano que tiene las dos cosas cuentan sus tres { FORM($rank, form: "many") }.
howto-three-any-time = Si tienes tres cartas del mismo valor, puedes cantarlas y bajarlas en cualquier momento entre dos jugadas.
howto-three-own-turn = Si tienes tres cartas del mismo valor, puedes cantarlas y bajarlas en tu turno, antes de jugar.
howto-three-active = Entonces cada uno de los demás que siguen en la ronda { howto-pays }, y la ronda termina.
howto-three-all = Entonces cada uno de los demás jugadores { howto-pays }, y la ronda termina.
howto-three-free = A ti no te cuesta nada. No es una jugada, y nadie tiene que hacerlo.
howto-three-first = Si pudieran hacerlo varios, va antes el primero empezando por la { howto-side } de quien reparte.

## Zeus, una figura que los jugadores se quitan unos a otros

howto-zeus-nobody = Al principio nadie tiene a Zeus. Hay tres maneras de llevárselo, lo tenga quien lo tenga.
howto-zeus-tens = Te llevas a Zeus cuando tu carta deja el total en 10, 20 u otro múltiplo de diez hasta { $limit }.
howto-zeus-same = Te llevas a Zeus cuando juegas un número sobre el mismo número que acaba de jugar un rival.
howto-zeus-gods = Te llevas a Zeus cuando juegas { FORM($cards, form: "a") }.
howto-zeus-sneak = Cuando alguien ha jugado un número, cualquier otro que tenga el mismo número puede colarlo enseguida, fuera de turno. Suma al total como siempre y se lleva a Zeus. Quien lo ha colado toma una carta, y se sigue desde ahí.
howto-zeus-sneak-again = Entonces los demás que tengan ese número pueden hacer lo mismo.
howto-zeus-sneak-several = Si quieren hacerlo varios, lo hace quien habría jugado antes.
howto-zeus-end = Cuando el total es { $limit } o más, la ronda termina. Quien tiene a Zeus la gana y recibe una letra. La carta que acaba la ronda todavía puede quitárselo a otro.
howto-zeus-end-nobody = Si no lo tiene nadie, se lo lleva quien ha acabado la ronda.

## La última carta y las bombas

howto-last-card = Quien juega la última carta de su mano gana la ronda, y la ronda termina. Tiene que ser una carta que se pueda jugar, pero ya no tiene ningún efecto.
howto-last-card-others = Cada uno de los demás jugadores { howto-pays }.
howto-bomb = Cuando alguien juega { FORM($cards, form: "a") }, cada uno de los demás, empezando por el siguiente, descarta { FORM($rank, form: "a") } o { howto-pays }. Aunque tengas { FORM($rank, form: "a") }, puedes guardarte la carta: entonces { howto-pay }.
howto-bomb-last-card = Cuando todos lo han hecho, gana la ronda quien haya descartado así la última carta de su mano.
howto-bomb-several = Si son varios, gana quien lo hizo primero.
howto-bomb-next = Si no, le toca como siempre al jugador que va después de quien jugó { FORM($cards, form: "the") }.
howto-others-draw = Cuando todos los demás tienen que tomar cartas, empieza el siguiente jugador.

## Entre dos

howto-two-players = Esto vale mientras solo hay dos jugadores en la ronda.
howto-two-reverse-nothing = Una carta que cambia el sentido no cambia a quién le toca.
howto-two-reverse-again = Si juegas una carta que cambia el sentido, te toca otra vez.
howto-two-skip-nobody = Una carta que salta no hace perder el turno al otro jugador.
howto-two-skip-again = Si juegas una carta que salta, te toca otra vez.
howto-two-skips = Dos cartas así en un mismo turno se anulan.
howto-two-hands-on = Una carta que pasa jugadas se las pasa al otro jugador.
howto-two-choose = Si puedes elegir quién sigue, eliges al otro.

## Si no puedes jugar

howto-out-of-deal = { $who ->
    [both] Si te rindes o no tienes cartas
    [give-up] Si te rindes
   *[cards] Si no tienes cartas
 }, quedas fuera de la ronda.
howto-out-of-deal-pays = { $who ->
    [both] Si te rindes o no tienes cartas
    [give-up] Si te rindes
   *[cards] Si no tienes cartas
 }, { howto-pay } y quedas fuera de la ronda.
howto-out-of-deal-last = Cuando solo queda un jugador en ella, la ronda termina.
howto-out-of-deal-last-wins = El último jugador que queda en ella gana la partida.
howto-out-of-deal-points = Los puntos que le quedan a cada uno se suman como siempre.
howto-out-of-deal-keeps-points = Quien se rinde conserva todos sus puntos, así que rendirse enseguida puede ser lo mejor.
howto-out-of-deal-no-letter = Entonces nadie gana una letra.
howto-stuck-pay = Si no puedes jugar ninguna carta, { howto-pay }.
howto-team-pays = Si alguien del equipo no puede jugar ninguna carta, cada uno paga { $cost }.
howto-stuck-forfeit = Si no puedes jugar ninguna carta, te llevas una falta.
howto-stuck-out = Si no puedes jugar ninguna carta, quedas fuera de la partida.
howto-stuck-reset = El total pasa a 0.
howto-stuck-keeps-hand = Conservas tu mano, a no ser que esa pérdida te deje fuera de la partida. En los dos casos sigue el siguiente jugador.
howto-stuck-lays-down = Dejas tu mano en la mesa.
howto-stuck-out-of-deal = Dejas tu mano en la mesa y quedas fuera solo de esta ronda.
howto-stuck-out-of-deal-only = Si no puedes jugar ninguna carta, quedas fuera de esta ronda.
howto-stuck-pay-out = Si no puedes jugar ninguna carta, { howto-pay } y quedas fuera de la partida, te quede lo que te quede.
howto-pile-away = { $turns ->
    [on] La pila se aparta, el total es { $total }, y el siguiente jugador empieza una pila nueva en el mismo sentido.
   *[off] La pila se aparta, el total es { $total }, y el siguiente jugador empieza una pila nueva.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] La última carta se quita de la pila, el total vuelve a ser el de antes de ella, y el siguiente jugador continúa en el mismo sentido.
       *[off] La última carta se quita de la pila, el total vuelve a ser el de antes de ella, y el siguiente jugador continúa.
     }
   *[other] { $turns ->
        [on] Las { FORM($count, as: "form-number") } últimas cartas se quitan de la pila, el total vuelve a ser el de antes de ellas, y el siguiente jugador continúa en el mismo sentido.
       *[off] Las { FORM($count, as: "form-number") } últimas cartas se quitan de la pila, el total vuelve a ser el de antes de ellas, y el siguiente jugador continúa.
     }
 }
howto-pile-away-others = Los demás jugadores conservan sus cartas.
howto-pile-away-redraw = Si sigues en la partida, apartas también tu mano y tomas otra nueva.
howto-pile-away-keep = Si sigues en la partida, conservas tu mano.
howto-pile-away-sit-out = Si sigues en la partida, esperas hasta que quede un solo jugador. Con eso termina la ronda.
howto-pile-away-out = La mano de quien queda fuera también se aparta.
howto-deal-is-over = La ronda termina.
howto-next-faces-same = { $turns ->
    [on] Si quedan dos o más, el siguiente jugador sigue con el mismo total y en el mismo sentido.
   *[off] Si quedan dos o más, el siguiente jugador sigue con el mismo total.
 }
howto-last-wins-deal = El último jugador que queda gana la ronda.
howto-no-cards = Si no tienes cartas en tu turno, tampoco puedes jugar.
howto-no-cards-pay = Si no tienes cartas en tu turno, te cuesta más: entonces { howto-pay }.

## Fuera de la partida

howto-out-last-paid = Cuando pagas { $kind ->
    [penny] tu último centavo
    [nickel] tu última moneda
    [chip] tu última ficha
   *[token] tu última ficha
 }, quedas fuera de la partida.
howto-out-last-paid-at-once = Cuando pagas { $kind ->
    [penny] tu último centavo
    [nickel] tu última moneda
    [chip] tu última ficha
   *[token] tu última ficha
 }, quedas fuera de la partida al momento, aunque sea en mitad de una ronda.
howto-out-made = { $kind ->
    [bomb] Tu { FORM($count, as: "form-ordinal", form: "f") } bomba de tiempo volteada
    [corner] Tu { FORM($count, as: "form-ordinal", form: "f") } esquina doblada
   *[fold] Tu { FORM($count, as: "form-ordinal", form: "m") } pliegue
 } te deja fuera de la partida.
howto-out-last-made = { $kind ->
    [bomb] Tu última bomba de tiempo volteada
    [corner] Tu última esquina doblada
   *[fold] Tu último pliegue
 } te deja fuera de la partida.
howto-honor = { $kind ->
    [bomb] Cuando has volteado todas tus bombas de tiempo
    [corner] Cuando todas tus esquinas están dobladas
    [fold] Cuando no hay sitio para otro pliegue
    [penny] Cuando no te quedan centavos
    [nickel] Cuando no te quedan monedas
    [chip] Cuando no te quedan fichas
   *[token] Cuando no te quedan fichas
 }, todavía no quedas fuera de la partida: sigues jugando “por el honor”.
howto-honor-out = La siguiente pérdida te deja fuera de la partida.
howto-honor-out-at-once = Si entonces tienes que pagar una vez más, quedas fuera de la partida al momento, aunque sea en mitad de una ronda. Si con eso no termina la ronda, los demás siguen jugando.
howto-honor-too-little = Si tienes que pagar más de lo que te queda, pagas lo que tienes y también quedas fuera.

## Cuando se acaba el mazo

howto-stock-last-wins = La partida termina, y gana quien jugó la última carta.
howto-stock-play-on = Ya nadie toma carta. Se sigue con las cartas que hay en la mano.
howto-going-out = Si juegas tu última carta después de acabarse el mazo, ganas.
howto-going-out-of-deal = Si juegas tu última carta después de acabarse el mazo, ganas esta ronda: no te cuesta nada.
howto-going-out-others = Dejas de jugar, y los demás siguen; el último que queda también gana.
howto-stock = { $turns ->
    [on] La carta de arriba de la pila se queda. Todas las demás cartas jugadas se barajan y forman el nuevo mazo. El total y el sentido no cambian.
   *[off] La carta de arriba de la pila se queda. Todas las demás cartas jugadas se barajan y forman el nuevo mazo. El total no cambia.
 }
howto-stock-all = { $turns ->
    [on] Todas las cartas jugadas se barajan, también la de arriba de la pila, y forman el nuevo mazo. La siguiente carta empieza una pila nueva. El total y el sentido no cambian.
   *[off] Todas las cartas jugadas se barajan, también la de arriba de la pila, y forman el nuevo mazo. La siguiente carta empieza una pila nueva. El total no cambia.
 }
howto-stock-piles-too = Las pilas y las manos apartadas se barajan también.
howto-stock-hands-too = Las manos de los que han quedado fuera se barajan también.
howto-stock-nothing = Si aun así no hay nada que tomar, no se toma carta.
howto-stock-nothing-star = Si aun así no hay nada que tomar, no se toma carta*.
howto-footnote = * Las mismas cartas podrían dar vueltas sin fin. Por eso este programa tiene una regla propia: cuando el mazo se ha renovado quinientas veces en una ronda, ya nadie toma carta. Las manos se agotan, y la ronda termina.

## La siguiente ronda

howto-one-deal = Una sola ronda es toda la partida. Después se puede jugar otra.
howto-reward = Quien gana una partida recibe una estrella. Las estrellas se cuentan entre todas las partidas que se juegan seguidas.
howto-next-shuffle = { $turns ->
    [on] Para la siguiente ronda se barajan todas las cartas. El total vuelve a ser { $total }, y se juega { howto-way }.
   *[off] Para la siguiente ronda se barajan todas las cartas. El total vuelve a ser { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Para la siguiente ronda se barajan y se reparten otra vez todas las cartas, y se juega { howto-way }.
   *[off] Para la siguiente ronda se barajan y se reparten otra vez todas las cartas.
 }
howto-next-keep-hands = { $turns ->
    [on] Para la siguiente ronda cada uno conserva las cartas que le quedan en la mano. Empezando por la { howto-side } de quien reparte, todos toman cartas hasta completar la mano. El total vuelve a ser 0, y se juega { howto-way }.
   *[off] Para la siguiente ronda cada uno conserva las cartas que le quedan en la mano. Empezando por la { howto-side } de quien reparte, todos toman cartas hasta completar la mano. El total vuelve a ser 0.
 }
howto-next-keep-piles = El mazo y la pila se quedan como están.
howto-deals-left = El turno de repartir pasa a la { howto-side }.
howto-deals-right = El turno de repartir pasa a la { howto-other-side }.
howto-deals-left-past = { $turns ->
    [on] El turno de repartir pasa a la { howto-side }, al siguiente jugador de la partida, fuera cual fuera el sentido del juego.
   *[off] El turno de repartir pasa a la { howto-side }, al siguiente jugador de la partida.
 }
howto-deals-right-past = { $turns ->
    [on] El turno de repartir pasa a la { howto-other-side }, al siguiente jugador de la partida, fuera cual fuera el sentido del juego.
   *[off] El turno de repartir pasa a la { howto-other-side }, al siguiente jugador de la partida.
 }
howto-deals-winner = Reparte quien ha ganado.
howto-deals-loser = Reparte quien ha perdido.
howto-deals-right_of_winner = Reparte el jugador a la { howto-other-side } de quien ha ganado.
howto-next-dealer-steps-in = Si ese jugador está fuera de la partida, reparte el siguiente a su { howto-other-side }.
howto-begins-left_of_dealer = Empieza el jugador a la { howto-side } de quien reparte.
howto-begins-loser = Empieza quien ha perdido.
howto-begins-winner = Empieza quien ha ganado.
howto-next-steps-in = Si ese jugador está fuera de la partida, lo sustituye el siguiente a su { howto-side }.
howto-next-last-to-pay = Si han perdido varios, es el último que pagó.
howto-deals-no-winner = Si nadie gana la ronda, el turno de repartir pasa a la { howto-side }.
howto-begins-no-winner = Después de una ronda que no gana nadie, empieza el jugador a la { howto-side } de quien reparte.

## El final de la partida

howto-end-letters = El primer jugador que tenga { $cost } gana la partida.
howto-end-team = Cuando el total es exactamente { $limit }, se gana la partida entre todos.
howto-end-team-lost = Cuando se han pagado todas las fichas, se ha perdido entre todos.
howto-end-deal-over = Una ronda termina cuando el total pasa de { $limit }. Entonces cada uno suma a su puntuación los puntos que le quedan.
howto-end-score = Cuando alguien tiene una puntuación de { $total } o más, gana la partida la puntuación más alta.
howto-end-tie-extra_deal = Si la tienen varios, se decide con más rondas.
howto-end-tie-shared = Si la tienen varios, comparten la victoria.
howto-last-wins = El último jugador que queda gana la partida.
howto-last-wins-too = El último jugador que queda también gana.
howto-end-going-out = Quien juega su última carta ha ganado la partida, y también el último jugador que queda en ella. Así que puede haber varios ganadores, y a lo mejor no pierde nadie.
howto-end-all-bills = Quien gana se lleva todos los billetes.
howto-end-all-paid = Quien gana se lleva { $kind ->
    [penny] todos los centavos pagados
    [nickel] todas las monedas pagadas
    [chip] todas las fichas pagadas
   *[token] todas las fichas pagadas
 }.
howto-end-deals = La partida termina después de { $count ->
    [one] una ronda
   *[other] { FORM($count, as: "form-number") } rondas
 }.
howto-end-match-won = Cada ronda que ganas vale un punto. El primer jugador que tenga { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } puntos
 } gana la partida.
howto-end-match-lost = Una falta no deja a nadie fuera de la partida. Cuando alguien tiene { $count ->
    [one] una falta
   *[other] { FORM($count, as: "form-number") } faltas
 }, la partida termina.
howto-end-fewest-wins = Gana quien tenga menos faltas. Varios pueden compartir la victoria.
howto-end-highest-wins = Gana quien tenga la puntuación más alta. Varios pueden compartir la victoria.
howto-end-none = La partida no tiene un final fijo: se acaba cuando se quiera.
howto-fewest-best = Va ganando quien tenga menos faltas.

## Lo que las fuentes no dicen

howto-ours-zeus = Las fuentes no dicen quién se lleva a Zeus si al final no lo tiene nadie, hacia dónde se redondea un total que acaba en 5, cómo se intercambian las cifras de un total pequeño ni si el total puede bajar de 0. En esos puntos, la regla es nuestra.
howto-ours-shed = Las fuentes no dicen qué pasa después de voltear una bomba de tiempo, si la última carta de una mano todavía hace algo, en qué orden se toman cartas ni qué pasa con dos jugadas que alguien no puede acabar. En esos puntos, la regla es nuestra.
howto-ours-no-end = La fuente no dice cómo termina la partida. Lo de contar faltas es nuestro.

## Ejemplos

howto-example = Ejemplo. { $told }

howto-example-name = { $count ->
    [1] Ana
    [2] Bruno
    [3] Carla
   *[other] Diego
 }

howto-example-makes = El total es { $before }. { $player } juega { FORM($card, form: "a") } y lo deja en { $after }.
howto-example-keeps = El total es { $before }. { $player } juega { FORM($card, form: "a") }, y el total sigue en { $before }.
howto-example-choice = El total es { $before }. { $player } juega { FORM($card, form: "a") } y puede dejarlo en { $totals }.
howto-example-has-to-stay = Con { $before } tiene que seguir en { $before }: { $total } sería demasiado.
howto-example-has-to-turn = Con { $before } tiene que seguir en { $before }, y cambia el sentido: { $total } sería demasiado.
howto-example-no-choice = Con { $before } solo puede dejarlo en { $after }: { $total } sería demasiado.
howto-example-one-way = { $player } elige { $after }; con { $totals } no pasaría nada más.
howto-example-otherwise = Con { $before }, la misma carta lo deja en { $after }.
howto-example-any = El total es { $before }. { $player } juega { FORM($card, form: "a") } y dice “{ $after }”. Ahora es { $after }.
howto-example-copies = { $other } juega { FORM($second, form: "a") } y deja el total en { $before }. { $player } juega { FORM($card, form: "a") }, que hace lo mismo, y lo deja en { $after }.
howto-example-not-now = Con { $before } esa carta no se puede jugar.
howto-example-never = El total es solo { $before }. Ni siquiera ahora puede { $player } jugar { FORM($card, form: "a") }.
howto-example-thrown = Con cuatro { FORM($rank, form: "many") } en la mano, { $player } puede jugar las cuatro cartas a la vez. El total sigue en { $before }.

howto-example-turned = Cambia el sentido: le toca a { $next }, no a { $other }.
howto-example-skipped = { $other } pierde el turno, y le toca a { $next }.
howto-example-again = { $player } juega otra vez.
howto-example-named = { $player } elige a { FORM($next, form: "ti") }, que juega a continuación.
howto-example-struck = { $player } elige a { FORM($other, form: "ti") }, que queda fuera de la ronda. Le toca a { $next }.
howto-example-saved = { $player } juega { FORM($card, form: "a") } y elige a { FORM($other, form: "ti") }, que tiene { FORM($second, form: "a") }. { $other } pone esa carta debajo, toma otra y sigue en la ronda.
howto-example-exchanged = { $player } elige a { FORM($other, form: "ti") }, e intercambian las manos. Ahora { $player } tiene { $count ->
    [one] la carta
   *[other] las { FORM($count, as: "form-number") } cartas
 } que tenía { $other }.
howto-example-redealt = Se reparten manos nuevas: { $count ->
    [one] cada jugador recibe una carta
   *[other] cada jugador recibe { FORM($count, as: "form-number") } cartas
 }.
howto-example-stolen = { $player } elige a { FORM($other, form: "ti") } y le quita una carta de la mano sin verla. { $other } toma otra enseguida.
howto-example-stolen-seen = { $player } elige a { FORM($other, form: "ti") }, mira su mano y le quita { FORM($second, form: "the") }. { $other } toma enseguida una carta.
howto-example-zeus = Zeus pasa de { FORM($other, form: "ti") } a { $player }.
howto-example-others-draw = { $others ->
    [1] { $others } toma { $count ->
        [one] una carta
       *[other] { FORM($count, as: "form-number") } cartas
     }.
   *[other] { $others } toman { $count ->
        [one] una carta
       *[other] { FORM($count, as: "form-number") } cartas
     } cada uno.
 }
howto-example-bomb = { $next } descarta { FORM($second, form: "a") } y se salva. { $others ->
    [1] { $others } no tiene { FORM($second, form: "no") } y { howto-pays }.
   *[other] { $others } no tienen { FORM($second, form: "no") } y { $cost ->
        [bomb] voltean { $cost }
       *[other] pagan { $cost }
     } cada uno.
 }

howto-example-twice = { $next } tiene que jugar dos veces: { FORM($card, form: "a") } lo deja en { $before }, y después { FORM($second, form: "a") } lo deja en { $after }.
howto-example-twice-back = { $next } tiene que jugar dos veces. Después { FORM($card, form: "de") } es { $before } y vuelve a { $total }. Después { FORM($second, form: "de") } es { $after }.
howto-example-handed-on = { $player } tiene que jugar dos veces, y primero juega { FORM($card, form: "a") }. Ese turno acaba: ahora es { $next } quien tiene que jugar dos veces.
howto-example-canceled = { $player } tiene que jugar dos veces, y en su lugar juega { FORM($card, form: "a") }. Ese turno acaba, y { $next } tiene un turno normal.

howto-example-unanswered = Si { $next } no pone encima { FORM($rank, form: "no") }, pierde el turno, y le toca a { $other }.
howto-example-answered = Si { $next } responde y { $other } no, { $other } tiene que cumplir un castigo de { FORM($count, as: "form-number") } cartas.

howto-example-pair = El total es { $before }. { $player } juega a la vez { FORM($cards, form: "a") } y lo deja en { $after }.
howto-example-several = El total es { $before }. { $player } juega { FORM($count, as: "form-number") } { FORM($rank, form: "many") } a la vez y lo deja en { $after }.

howto-example-hit = Así que cada uno de los demás { howto-pays }.
howto-example-jump = Con eso se salta { $total }, así que { $player } { howto-pays }.
howto-example-fine = Así que { $player } { howto-pays } al momento, y la ronda sigue.
howto-example-border = Con eso cruza la frontera que hay por encima de { $total }, así que { $player } { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] Así que el billete de { $player } admite un pliegue más.
    [fold] Así que el billete de { $player } admite un pliegue más.
   *[other] Así que { $player } recibe { $cost }.
 }
howto-example-69-forfeit = Así que todos los demás se llevan una falta.
howto-example-69-zero = Así que ahora es 0.

howto-example-three = { $player } baja tres { FORM($rank, form: "many") }. La ronda termina, y cada uno de los demás jugadores { howto-pays }.
howto-example-banned = En el primer turno de la partida, { $player } no puede jugar { FORM($card, form: "no") } con { $before }.
howto-example-not-banned = Con { $before } sí se podría.
howto-example-sneak = { $other } también tiene { FORM($card, form: "a") }, lo cuela enseguida y deja el total en { $after }. Ahora { $other } tiene a Zeus.

howto-example-run = { $player } juega { FORM($card, form: "a") }, y { $next } juega { FORM($second, form: "a") }: eso es una escalera. { $other } puede tomar carta si juega { FORM($rank, form: "a") }, pero no si juega cualquier otra carta.

## Consejos

howto-tip-keep = Guarda { FORM($cards, form: "a") } para el final: se puede jugar incluso con { $limit }.
howto-tip-team = Cerca de { $limit }, pregunta quién tiene la carta que deja el total exacto, y deja que la juegue.
howto-tip-another-try = Cuando nadie tiene la carta que falta, { FORM($cards, form: "a") } da otra oportunidad.
howto-tip-high = Juega pronto tus cartas altas. Cerca de { $limit } ya no caben.
howto-tip-rush = Cuando el resto de tu mano es seguro con { $limit }, juega pronto { FORM($cards, form: "a") }: a lo mejor los demás no están preparados.
howto-tip-take-off = Lo que restas también le deja sitio al siguiente. Si en vez de eso puedes dejar el total en { $limit }, hazlo.
howto-tip-name-next = Cuando el total es { $limit }, juega { FORM($cards, form: "a") } y elige a alguien que lo tenga difícil.
howto-tip-any = Guarda { FORM($cards, form: "a") } hasta que no quepa nada más: deja el total donde tú digas.
howto-tip-double = Juega pronto { FORM($cards, form: "a") }: duplicar un total bajo suma poco.
howto-tip-copy = { START($cards, form: "a") } vale tanto como la carta anterior. Después de una que no cambia el total, o que resta, se puede jugar incluso con { $limit }.
howto-tip-never = No cuentes con { FORM($cards, form: "a") }: se queda en tu mano hasta el final de la ronda, y juegas con las demás.
howto-tip-thrown = { START($rank, form: "a") } es un peso muerto: solo te libras de esa carta junto con otras tres iguales.

howto-tip-twice = Mejor dos cartas seguras que una: si tienes que jugar dos veces, necesitas las dos.
howto-tip-hand-on = Guarda { FORM($ranks, form: "a") } para cuando tengas que jugar dos veces: si empiezas con esa carta, pasas las dos jugadas.
howto-tip-answer = Guarda { FORM($rank, form: "a") } para responder. Después de dos { FORM($rank, form: "many") } en cadena, quien no responde tiene que jugar dos cartas; después de tres, tres.
howto-tip-shield = No juegues { FORM($cards, form: "a") } sin necesidad: nada más te salva cuando alguien te elige.
howto-tip-exchange = Intercambia la mano cuando en la tuya no quede otra cosa segura con { $limit }.
howto-tip-several = Las cartas del mismo valor pueden ir juntas, y tomas otras tantas nuevas: una salida rápida de una mala mano.
howto-tip-pair = Una pareja de { FORM($ranks, form: "many") } no suma más que una sola carta, y te da dos nuevas.
howto-tip-run = Guarda cartas de valores consecutivos. Quien no puede continuar una escalera no toma nada, y cada vez tiene menos cartas.

howto-tip-exchange-shed = Intercambia la mano con quien tenga menos cartas.
howto-tip-others-draw = Cuando a alguien le queden solo una o dos cartas, juega { FORM($cards, form: "a") }.
howto-tip-redeal = Cuando los demás tengan muchas menos cartas que tú, juega { FORM($cards, form: "a") }.
howto-tip-bomb = Guarda { FORM($rank, form: "a") } todo lo que puedas: te salva { FORM($cards, form: "de") }.
howto-tip-zeus-ten = Antes de jugar, mira cuál de tus cartas llega justo al siguiente múltiplo de diez: con ella te llevas a Zeus.
howto-tip-reach = Mientras puedas, no dejes ningún total desde el que el siguiente jugador pueda llegar a { $total }.
howto-tip-reach-high = Guarda tus cartas altas para el final: ganan desde más lejos.
howto-tip-zeus-last = Cerca de { $limit }, guarda { FORM($cards, form: "a") } para el último momento. Solo gana una letra quien tiene a Zeus al final.
howto-tip-hit = Mira si alguna de tus cartas llega exactamente a { $totals }.
howto-tip-fine = Antes de jugar una carta, mira si deja el total en { $totals }. Si otra es igual de buena, juega esa.
howto-tip-ten-short = No dejes el total a diez de { $totals }: no hay cartas más comunes que las que suman diez.
howto-tip-down = Cuando una carta alta fuera a saltarse uno de estos números, juega una que reste o que no cambie el total: eso no cuesta nada.
howto-tip-payment = Guarda para el final una carta que no sume nada: justo por debajo de { $limit }, con casi todas las demás te pasas.
howto-tip-exact = Echa cuentas para llegar exactamente a { $limit }: con la carta justa acabas la ronda, y pagan los demás.
howto-tip-all-dealt = Fíjate en lo que se juega: lo que no ves lo tienen los demás.
howto-tip-border = Justo por debajo de una frontera, juega una carta que no cambie el total. Eso nunca cuesta un punto.
howto-tip-border-room = Deshazte de las cartas altas donde haya sitio hasta la siguiente frontera.
howto-tip-69 = Echa cuentas para llegar a 69: con la carta justa lo clavas.
howto-tip-three = Guarda dos cartas del mismo valor: con una tercera puedes acabar la ronda, y pagan los demás.
howto-tip-hand-wins = Guarda dos { FORM($rank, form: "many") }: con otra carta igual ganas la partida.
howto-tip-hand-loses = No guardes dos { FORM($rank, form: "many") }: si tomas otra carta igual, pierden todos.
howto-tip-ban = No cuentes con { FORM($rank, form: "los") } al principio. Guarda otra cosa segura con { $limit }.
howto-tip-pile-away = Cuando alguien no puede jugar, el total vuelve a ser { $total } y conservas tu mano. Entonces vienen bien las cartas altas.
howto-tip-stock = Cuando se acaba el mazo, nadie toma carta. Guarda tus cartas más seguras para ese momento.
howto-tip-draw = Toma tu carta enseguida. Cuando se juega la siguiente, la pierdes.
