## Si encaja

told-fits = Todo encaja
told-conflicts = { $count ->
    [one] Una cosa no encaja
   *[other] { $count } cosas no encajan
 }
told-checked = Se comprueba en cada cambio
told-good = Bien
told-bad = Mejorable
told-open = Aún no se sabe
told-sign-and-words = { $sign }: { $words }

## Las tres vistas

told-views = Lo que supone la regla
told-view-fair = ¿Justo?
told-view-words = En palabras
told-view-compare = Comparar
told-waits = Primero haz que las reglas encajen

## Lo que encuentra el laboratorio

told-for-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
told-deals = { $count ->
    [one] { $number } ronda
   *[other] { $number } rondas
 }
told-progress = Por dónde va el laboratorio
told-again = Simular otra vez
told-again-means = Todo desde cero, con otras cartas
told-soon = Se están jugando las primeras rondas.
told-good-so-far = Por ahora va bien.
told-a-good-game = ¡Un buen juego!
told-could-be-better = { $count ->
    [one] Una cosa podría ser mejor.
   *[other] { $count } cosas podrían ser mejores.
 }
told-failed = Este juego no se pudo jugar hasta el final. Deshaz el último cambio.
told-who = Las máquinas juegan como niños, como familias y como buenos jugadores.
told-trying = Probando: { $change }

## Las preguntas

told-about-together = Llegar entre todos
told-about-begins = Quién empieza
told-about-endless = Rondas sin fin
told-about-length = Cuánto dura una ronda
told-about-choice = Algo que elegir
told-about-turns = Los vuelcos
told-about-skill = Suerte o habilidad
told-about-card = La carta que más importa
told-about-sums = Cuentas para un niño
told-sure = seguro
told-rather-sure = bastante seguro
told-not-sure = aún no seguro
told-depends = depende de quién juegue
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

## Imágenes de cifras

told-percent = { $number } %
told-never = nunca
told-figure = { $name }: { $number }, más o menos de { $low } a { $high }.
told-seats = Rondas salvadas, por asiento
told-seats-won = Rondas ganadas, por asiento
told-seat = { $last ->
    [1] Reparte
   *[other] { $place ->
        [1] Primero
        [2] Segundo
        [3] Tercero
        [4] Cuarto
        [5] Quinto
        [6] Sexto
        [7] Séptimo
        [8] Octavo
        [9] Noveno
       *[other] Décimo
     }
 }
told-even = igual: { $number }
told-plays = Cartas jugadas en una ronda
told-middle = típica: { $plays }
told-column = { $plays ->
    [one] 1 carta
   *[other] { $plays } cartas
 }: { $percent } rondas de cada 100.
told-column-last = { $plays } cartas o más: { $percent } rondas de cada 100.

## Comparado con el juego de origen

told-beside-game = Comparado con { $game }
told-from-nothing = Lo creaste desde cero: no hay nada con que compararlo.
told-differs = Lo que cambia:
told-same = Todavía no hay cambios.
told-figures-beside = Las cifras de los dos juegos
told-now = Ahora
told-before = Antes
told-framed = Los números con marco cambian de verdad, no por azar.
told-beside = { $name }: { $now }, antes { $was }.
told-beside-differs = { $name }: { $now }, antes { $was }; un cambio de verdad.

## Sobre las reglas en palabras

told-words-differ = { $count ->
    [one] Un cambio, subrayado y marcado con un lápiz.
   *[other] { $count } cambios, subrayados y marcados con un lápiz.
 }
