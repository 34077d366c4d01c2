puzzles-title = Encuentra la jugada

## Qué reto

puzzles-book = Retos resueltos
puzzles-sums = Retos de cuentas
puzzles-looking = Se está preparando un reto…

## La posición

puzzles-question = ¿Qué carta gana?
puzzles-position = El total es { $total }, { $players ->
    [2] las dos manos
   *[other] todas las manos
 } están a la vista y no queda mazo. Juegas tú primero.
puzzles-next = Después de ti va { FORM($name, form: "who") }.
puzzles-goal = Si no puedes jugar, pierdes la ronda.
puzzles-grade = { $grade ->
    [easy] Fácil
    [medium] Medio
   *[hard] Difícil
 }: las máquinas la encuentran en { $tenths } de cada diez intentos. { $moves } jugadas hasta el final.
puzzles-holds = { $name ->
    [you] Tienes { $cards }.
   *[other] { $name } tiene { $cards }.
 }
puzzles-own-card = En tu mano: { $told }.

## Respuestas

puzzles-answer = { $state ->
    [right] { $move }: así se gana
    [wrong] { $move }: así no se gana
   *[open] { $move }
 }
puzzles-yes = Sí, { FORM($cards, form: "the") }.
puzzles-yes-so = Sí, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = No con { FORM($cards, form: "the") }: mira lo que pasa.
puzzles-no-so = No con { FORM($cards, form: "the") } ({ $note }): mira lo que pasa.
puzzles-it-was = Era { FORM($cards, form: "the") }.
puzzles-it-was-so = Era { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Guarda { FORM($cards, form: "the") } para el final.
puzzles-idea-trap = Ahora nadie más puede elegir.
puzzles-idea-top = Directo a { $total }.
puzzles-idea-room = Primero, haz sitio.
puzzles-idea-pass = Deja que otro cambie el total.
puzzles-idea-count = Cuenta: otro se queda antes sin jugada.
puzzles-stars = { $stars } de 3 estrellas
puzzles-stars-told = { $stars } de 3 estrellas.
puzzles-why-not = ¿Por qué no { FORM($cards, form: "the") }?
puzzles-why-not-so = ¿Por qué no { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Cartas y reglas
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Jugarlo en la mesa
puzzles-back = Volver al reto

## La línea de jugadas

puzzles-only-card = no cabe otra cosa
puzzles-last-step = { $total } exactos
puzzles-stuck = { $name ->
    [you] No puedes jugar.
   *[other] { $name } no puede jugar.
 }
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

## Teclas

puzzles-key-days = El día anterior, el día siguiente
puzzles-key-why = ¿Por qué no otra carta?

## El libro de retos resueltos

puzzles-book-note = Los días de los retos que has resuelto. Abre uno para pensarlo otra vez.
puzzles-book-empty = Aquí se guardan los retos que resuelves.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Los retos resueltos no se pueden leer; se conservan como { $file }.
puzzles-not-there = El juego de este reto ya no está aquí, o sus reglas son ahora otras.
puzzles-key-open = Abrir el reto

## Retos de cuentas

puzzles-sum-question = { $count ->
    [1] ¿Qué carta llega justo a { $total }?
   *[2] ¿Qué dos cartas juntas llegan justo a { $total }?
 }
puzzles-sum-start = El total es { $total }.
puzzles-sum-of = Cuenta { $number } de { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: sí
    [wrong] { $cards }: esta no
    [chosen] { $cards }: elegida
   *[open] { $cards }
 }
puzzles-sum-makes = Así son { $totals }. Prueba otra.
puzzles-sum-does-not-fit = Así te pasas del final. Prueba otra.
puzzles-sum-step = Con { FORM($cards, form: "the") } son { $total }.
puzzles-sum-next = Otra cuenta
puzzles-sum-other-day = Cuentas del día anterior
