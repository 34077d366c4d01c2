## Donde no se encuentra ningún juego

games-none-for-words = Ningún juego para “{ $words }”.
games-heard-found = { $count ->
    [one] 1 juego encontrado: { $game }
   *[other] { $count } juegos encontrados. El que mejor encaja: { $game }
 }
games-none-fits = Ningún juego cumple todo eso.
games-no-favorites = Todavía no tienes favoritos. La estrella de un juego lo hace favorito.
games-none-played = Todavía no has jugado a nada.
games-do-you-mean = ¿Será uno de estos?
games-like-it = Un juego parecido
games-show-all = Ver todos los juegos

## Filtros

games-all = Todos
games-favorites = Favoritos
games-recent = Jugados hace poco
games-for-children = Buenos para niños
games-for-children-means = Una carta por turno, pocas cartas especiales, manos pequeñas, sin totales bajo 0
games-number-of-players = Número de jugadores
games-for-players = { $players ->
    [one] Para 1 jugador
   *[other] Para { $players }
 }

## La página

games-new-game = Nueva partida
games-search = Buscar
games-deal = Repartir
games-seats = Asientos
games-house-rules = Reglas de la casa
games-how-to-play = Cómo se juega
games-what-to-look-at = Qué mirar
games-back-to-games = Volver al juego
games-more = { $count } más
games-up-to = { $players ->
    [one] 1 jugador, hasta { $most }
   *[other] { $players } jugadores, hasta { $most }
 }
games-how-long = Duración
games-short = Corta, { $time }
games-usual-length = Normal, { $time }
games-only-one = Solo encaja { $game }.
games-phones-join = Dejar entrar teléfonos en esta partida
games-without = sin { $kind ->
    [reverse] cambio de sentido
    [skip] saltar
    [any] cualquier total
    [name] elegir
    [hands] cambiar cartas
    [twice] jugar dos veces
    [answer] respuesta
    [together] varias cartas a la vez
    [jokers] comodines
   *[pack] baraja propia
 }
games-that-fits = Un juego a medida
games-for-learner = Para { $name }: { $game }
games-rules-clash = Estas reglas no casan: { $why }.

## Reglas de la casa

games-no-house-rules = Este juego no tiene reglas de la casa.
games-more-house-rules = Más reglas de la casa
games-value-usual = { $value } (normal)
games-deal-number = N.º de reparto
games-new-cards = cartas nuevas
games-deal-number-means = Déjalo vacío para cartas nuevas; el mismo número, con los mismos asientos y reglas, reparte otra vez las mismas
games-with-changes = Con tus cambios: { $changes }.
games-with-more-changes = Con tus cambios: { $changes }; y { $more } más.
games-the-usual-rules = Las reglas normales
games-takes-changes-back = Deshace lo que se cambió en las reglas

## Asientos

games-person = Persona
games-phone = Un teléfono
games-at-a-phone = { $name }, en un teléfono
games-computer = Máquina
games-add = Añadir un jugador
games-name-and-picture = Nombre e imagen
games-move-left = Mover a la izquierda
games-move-right = Mover a la derecha
games-add-computer = Añadir una máquina rival (Insert)
games-add-person = Añadir una persona (Mayús+Insert)
games-open-hands = Cartas a la vista
games-open-hands-means = Las cartas de todos están boca arriba, para quien empieza; las máquinas no miran
games-drag = Arrastra a otro sitio, o pulsa Alt y una flecha
games-another-picture = Otra imagen
games-seat-played-by = { $name ->
    [you] El asiento { $number }, el tuyo, lo juega
   *[other] El asiento { $number }, { $name }, lo juega
 }
games-seat-name = Asiento { $number }: nombre
games-seat-picture = { $name ->
    [you] Asiento { $number }, el tuyo: imagen, { $picture }
   *[other] Asiento { $number }, { $name }: imagen, { $picture }
 }
games-what-does = { $name ->
    [you] Lo que haces tú
   *[other] Lo que hace { $name }
 }
games-take-away = { $name ->
    [you] Quitar tu asiento
   *[other] Quitar a { $name }
 }

## Lo que hace quien aprende en la mesa

games-role-scorekeeper = Todo en voz alta
games-role-caller = Lo suyo
games-role-checker = Comprueba
games-role-plain = Solo juega
games-role-scorekeeper-means = Todo en voz alta: dice todos los totales
games-role-caller-means = Lo suyo: dice el total de sus propias cartas
games-role-checker-means = Comprueba: caza los errores de las máquinas
games-role-plain-means = Solo juega: no dice totales
games-level-beginner = Principiante: juega casi siempre al azar
games-level-casual = Casual: se despista de vez en cuando
games-level-cautious = Prudente: juega antes las cartas altas
games-level-expert = Experto: ha practicado o piensa por adelantado

## Estantes de familias

games-families = Familias de juegos
games-families-keys = Tab lleva a los juegos de una familia, Enter juega el primero
games-variants = { $count ->
    [one] una variante
   *[other] { $count } variantes
 }
games-shelf-spoken = { $family }, { $count ->
    [one] una variante
   *[other] { $count } variantes
 }. { $hook }

## Datos de un juego

games-age = { $age }+

## Juegos en filas

games-found = Juegos encontrados
games-of-family = Juegos de la familia
games-favorite-key = F hace favorito un juego
games-begin-here = empieza aquí
