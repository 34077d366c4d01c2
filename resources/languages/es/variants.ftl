variants-ninety-nine = Noventa y nueve
variants-ninety-nine-blurb = El clásico: los nueves no suman, los cuatros cambian el sentido y un rey deja el total en 99.

variants-ninety-nine-orcutt = Noventa y nueve, Orcutt
variants-ninety-nine-orcutt-blurb = Cinco cartas y cuatro monedas: más para elegir, rondas más largas.

variants-ninety-nine-boyer = Noventa y nueve, Boyer
variants-ninety-nine-boyer-blurb = Siete cartas y una vida: quien no puede jugar queda fuera enseguida.

variants-99-gronemann = Noventa y nueve, Gronemann
variants-99-gronemann-blurb = Quien no puede jugar espera, el último que queda gana la ronda, y tres rondas ganan la partida.

variants-ninety-nine-king-nine-swap = Noventa y nueve, rey y nueve cambiados
variants-ninety-nine-king-nine-swap-blurb = Ahora el nueve deja el total en 99 y el rey no suma.

variants-ninety-nine-four-nine-swap = Noventa y nueve, cuatro y nueve cambiados
variants-ninety-nine-four-nine-swap-blurb = Ahora el nueve cambia el sentido y el cuatro no suma.

variants-ninety-nine-minus-ten = Noventa y nueve, el diez siempre resta
variants-ninety-nine-minus-ten-blurb = Un diez resta diez, y nunca suma.

variants-ninety-nine-four-again = Noventa y nueve, el cuatro repite
variants-ninety-nine-four-again-blurb = Entre dos jugadores, un cuatro da otro turno.

variants-ninety-nine-four-corners = Noventa y nueve, cuatro esquinas
variants-ninety-nine-four-corners-blurb = Cada pérdida dobla una esquina de tu billete; con la cuarta quedas fuera.

variants-ninety-nine-pile-away = Noventa y nueve, pila apartada
variants-ninety-nine-pile-away-blurb = No se reparte otra vez: quien no puede jugar paga, la pila se va y se cuenta desde 0.

variants-ninety-nine-69 = Noventa y nueve con 69
variants-ninety-nine-69-blurb = Con 69 exactos recuperas una ficha del centro.

variants-ninety-nine-1950s = Noventa y nueve de los años 50
variants-ninety-nine-1950s-blurb = Los sietes cambian el sentido, nada deja el total en 99, y se puede jugar por el honor.

variants-ninety-nine-wilson = Noventa y nueve con fronteras
variants-ninety-nine-wilson-blurb = 33, 66 y 99 son fronteras: cruzar una cuesta un punto. Los que te quedan se suman; 15 acaban la partida.

variants-ninety-nine-qcsalon = Noventa y nueve, 33-66-99
variants-ninety-nine-qcsalon-blurb = Clava 33, 66 o 99 y pagan los demás; sáltate uno y pagas tú.

variants-ninety-nine-qcsalon-beginner = Noventa y nueve, 33-66-99 para empezar
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99 con jotas y cuatros normales: un dos deja en la mitad todo total par.

variants-ninety-nine-ishihara = Noventa y nueve, Ishihara
variants-ninety-nine-ishihara-blurb = Una ronda larga sin fichas: quien no puede jugar queda fuera, y los reyes esperan cinco turnos.

variants-ninety-nine-ishihara-hands = Noventa y nueve, Ishihara con manos
variants-ninety-nine-ishihara-hands-blurb = Tres reyes ganan la partida en el acto; con tres seises pierden todos.

variants-ninety-eight = Noventa y ocho
variants-ninety-eight-blurb = El sencillo y rápido: nada cambia el sentido, y quien pierde cada ronda se lleva una falta.

variants-ninety-eight-umass = Noventa y ocho, UMass Amherst
variants-ninety-eight-umass-blurb = Tres cartas especiales: una elimina a alguien, una te salva, una intercambia manos.

variants-ninety-eight-arizona = Noventa y ocho, Arizona original
variants-ninety-eight-arizona-blurb = Con un comodín el siguiente juega dos veces, las iguales van juntas, y gana el último que queda.

variants-one-hundred = Cien
variants-one-hundred-blurb = Hasta 100: los ases negros dejan cualquier total, los dieces 100, y los cincos rojos restan cinco.

variants-hundert = Hundert
variants-hundert-blurb = Se reparten todas las cartas y se puede jugar cualquiera: si pasas de 100, pagas a cada uno lo que te pasas.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Carrera de vallas: 55, 66, 77, 88, 99 o 111 justos dan un punto, saltarlos lo quita, y 120 acaba la ronda.

variants-to-twenty = Hasta veinte
variants-to-twenty-blurb = Un primer juego para los más pequeños: del as al cinco suman su número, las jotas quitan dos, y 20 es el límite.

variants-to-ten = Hasta diez
variants-to-ten-blurb = Puntos en vez de números, hasta diez: los llenos suman y los vacíos quitan.

variants-to-fifty = Hasta cincuenta
variants-to-fifty-blurb = Un segundo juego para niños, hasta 50: la jota suma diez, el diez resta diez, la reina cinco, y el rey deja 50.

variants-back-to-zero = De vuelta a cero
variants-back-to-zero-blurb = De 50 hacia abajo: números y reyes restan, la jota suma diez, la reina cinco, y bajo 0 se pierde.

variants-reach-99-together = Juntos hasta 99
variants-reach-99-together-blurb = Todos contra el límite: hay que llegar justo a 99 antes de quedarse sin las dos fichas.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Un juego de clase: la reina vale de +1 a +10, −10 o 0, y quien no puede jugar queda fuera.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = De las escuelas francesas: las figuras suman o restan, y las dos últimas cartas se van con quien no puede jugar.
variants-99-do2learn = Ninetynine de do2learn
variants-99-do2learn-blurb = Con 99 justos sin un rey ganas. Quien no puede jugar queda fuera, y se cuenta otra vez desde 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Un juego de clase: gana quien hace primero 99 justos sin un rey, y una jota salta a un jugador.

variants-scary-seven = El siete terrible
variants-scary-seven-blurb = Números hasta 12 que llegan a 25 y no más, y los sietes restan siete.

variants-zero-to-100 = De 0 a 100
variants-zero-to-100-blurb = Números hasta 12, comodines, y nadie queda fuera nunca: gana quien llega primero a 100.

variants-ninety-nine-standard = Noventa y nueve, estándar
variants-ninety-nine-standard-blurb = Un nueve deja el total en 99, un tres salta a un jugador y un rey no cambia nada.

variants-ninety-nine-alternative = Noventa y nueve, alternativo
variants-ninety-nine-alternative-blurb = Los nueves no suman, los dieces restan diez, los reyes dejan 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = El tres y el nueve saltan a un jugador; los dieces restan diez.

variants-ninety-nine-hawaiian = Hawái
variants-ninety-nine-hawaiian-blurb = De Hawái: nueves y jotas llegan a 99, cincos y dieces bajan el total.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = El pequeño dos deja el total en 99, y un rey suma solo diez.

variants-ninety-nine-denexa = Noventa y nueve, denexa
variants-ninety-nine-denexa-blurb = Cuatro cartas por jugador, nueves que dejan 99 y treses que saltan, de dos a seis.

variants-ninety-nine-gamerules = Noventa y nueve, gamerules
variants-ninety-nine-gamerules-blurb = El clásico, con dos barajas y tres fichas a partir de cuatro jugadores.

variants-ninety-nine-five-folds = Noventa y nueve, cinco pliegues
variants-ninety-nine-five-folds-blurb = Dobla las cuatro esquinas de tu billete, luego la mitad: con el quinto pliegue quedas fuera.

variants-ninety-nine-michigan = Míchigan
variants-ninety-nine-michigan-blurb = Quien no puede jugar espera solo esa ronda; un trío se puede bajar en cualquier momento.

variants-ninety-nine-taiwanese = Taiwán
variants-ninety-nine-taiwanese-blurb = Cinco cartas por jugador; un cinco elige quién sigue, y una reina suma o resta veinte.
variants-99-poker-shed = Jiujiu, gana la última carta
variants-99-poker-shed-blurb = No se vuelve a barajar: cuando se acaba el mazo, gana quien juega su última carta.
variants-99-poker = Póker 99
variants-99-poker-blurb = Los dieces y reinas rojos solo suman, y el as de picas deja 0 hasta que el mazo se renueva cuatro veces.

variants-ninety-nine-jokers = Noventa y nueve con comodines
variants-ninety-nine-jokers-blurb = Los comodines dejan 99, y un rey cambia el sentido.

variants-ninety-nine-icelandic = Islandés
variants-ninety-nine-icelandic-blurb = A una reina se responde con otra, o cuesta un turno, y luego tantas cartas como reinas haya.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Reinas con respuesta, y lo que no puedes jugar de un castigo pasa al siguiente.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Reinas con respuesta, y los seises valen ocho mientras los ochos valen seis.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Reinas con respuesta, y un comodín que deja 99 y cambia el sentido.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Reinas con respuesta, y escaleras: mientras suben o bajan, solo toma carta quien las sigue.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Los sietes copian, los seises quitan una carta, las jotas tuertas dejan 99, y las parejas reales cuentan una vez.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = De Tailandia: se descubre una carta para empezar, y quien no puede jugar queda fuera.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Las jotas cambian el sentido, y en cuanto alguien tiene dos faltas, se acabó.

variants-99-queen-anne = El 99 de Queen Anne
variants-99-queen-anne-blurb = Tras un comodín el siguiente juega dos veces, y un cuatro devuelve las dos al anterior.

variants-99-japan = 99 de Japón
variants-99-japan-blurb = Un cuatro cambia el sentido o suma cuatro, un ocho suma ocho o nada, y un comodín duplica el total.

variants-99-zpag = Le 99, muchas barajas
variants-99-zpag-blurb = Dos barajas o más: los nueves cambian el sentido, las jotas saltan, los dieces restan diez.

variants-99-nichidai = 99 de la Universidad Nihon
variants-99-nichidai-blurb = Las cartas especiales duermen hasta que el total es 90. Solo dos ases actúan siempre.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = El juego de caja: quédate bajo 99, y pasa un doble con una pausa o un giro.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = La nueva edición: una ronda, quien no puede jugar queda fuera, y cuatro cartas ONO van juntas.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = La caja de Japón: hasta 101, cinco cartas dejan 101 de golpe, y una doble jugada se puede pasar.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = El juego de caja: quédate bajo 77 y no digas 11, 22, 33, 44, 55 ni 66: cada uno cuesta una ficha.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Nueve fichas y 60 cartas, como en los servidores de RS Games: hasta 99, con saltos y cuatro 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Dioses y números suben a una montaña: ten a Zeus contigo cuando el total llegue a 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Líbrate de tus cartas antes de que el reloj pase de sesenta; con tres bombas volteadas, fuera.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Líbrate de diez cartas sin llegar a 22: la bomba pide un cero, y una carta da manos nuevas a todos.

## Lo que se dice en la mesa al jugar una carta así, antes del total

variants-call-pass-to-you = te la paso
variants-call-back-on-you = vuelve a ti
variants-call-pass-me-by = pasa de largo
