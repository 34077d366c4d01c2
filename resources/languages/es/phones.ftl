## La página en un teléfono

phones-page-animal = Tu animal
phones-page-name = Tu nombre
phones-page-which-seat = ¿Dónde te sientas?
phones-page-sit = Sentarme
phones-page-seated = Ya tienes asiento. Las cartas se reparten en la pantalla.
phones-page-change = Cambiar
phones-page-knock = Pedir sentarme
phones-page-stop-waiting = Dejar de esperar
phones-page-play-here = Jugar aquí

## Quién tiene un asiento

phones-page-free = asiento libre
phones-page-taken = en la mesa
phones-page-you = tú
phones-page-computer = máquina
phones-page-screen = en la pantalla
phones-page-away = ausente

## Partes de la página

phones-page-table = Mesa
phones-page-hand = Tu mano
phones-page-choices = Lo que puedes hacer
phones-page-seats = En la mesa

## Bajo la mano

phones-page-tap-twice = Toca dos veces una carta para jugarla
phones-page-tap-once = Toca una carta para jugarla
phones-page-tap-again = Tócala otra vez para jugarla
phones-page-tap-marks = Toca las cartas que van juntas

## Botones

phones-page-back = Atrás
phones-page-close = Cerrar
phones-page-play-marked = Jugarlas
phones-page-go-on = Seguir
phones-page-next-deal = Otra ronda
phones-page-hint = Pista
phones-page-undo = Deshacer
phones-page-take-number = Elegir { $total }
phones-page-say = Decir
phones-page-say-number = Decir { $total }
phones-page-delete = Borrar la última cifra
phones-page-whole-line = Toda la recta

## Ajustes de este teléfono

phones-page-settings = Ajustes de este teléfono
phones-page-large-text = Texto grande
phones-page-one-tap = Jugar con un toque
phones-page-sound = Sonidos
phones-page-vibration = Vibración
phones-page-daylight = Claro de día, como el teléfono
phones-page-face = Nombre y animal
phones-page-plainly = Lo que juegas pasa por tu wifi sin cifrar: otros en esa red podrían verlo.
phones-page-leave = Dejar el asiento
phones-page-leave-sure = Tu asiento queda libre para otros. La partida sigue sin ti.
phones-page-stay = Quedarme

## La conexión

phones-page-connecting = Buscando la mesa
phones-page-lost = Buscando otra vez la mesa
phones-page-lost-help = ¿Está este teléfono en la misma red wifi que el equipo, y sigue abierta allí la partida?
phones-page-try-now = Probar ya

## Que nadie cambió las cartas

phones-page-seal = Las cartas de esta ronda están selladas
phones-page-seal-holds = Este teléfono lo ha comprobado: no se cambió ninguna carta.
phones-page-seal-broken = El sello no coincide: no son las cartas que se sellaron.

## Lo que ve un asiento

phones-your-turn = { $name }, te toca
phones-you-are-asked = { $name }, te preguntan
phones-turn-of = { $player ->
    [you] Te toca
   *[other] Le toca a { $player }
 }
phones-paused = La mesa está en pausa
phones-you-are-relieved = Alguien juega por ti en este momento
phones-game-is-over = La partida ha terminado
phones-you-are-out = Quedas fuera de la partida
phones-you-sit-out = Esta ronda ya no la juegas
phones-you-have-won = Has ganado
phones-said = { $player ->
    [you] Tú: { $what }
   *[other] { $player }: { $what }
 }
phones-who-is-at-the-screen = quien está en la pantalla

## Cómo se elige algo con el dedo

phones-choose-the-total = Elige el total que quieres.
phones-tap-a-seat = Toca a un jugador.
phones-tap-the-cards = Toca las cartas que van juntas.
phones-with-others = se puede jugar con otras
phones-wrong-costs = Un total equivocado cuesta una falta.
phones-wrong-costs-token = Un total equivocado cuesta una ficha.
phones-wrong-costs-deal = Un total equivocado pierde la ronda.

## El sello de las cartas, cuando se abre

phones-seal-is-open = La segunda línea, pasada por SHA-256, da la primera: no se cambió ninguna carta.
