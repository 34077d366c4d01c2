## Si encaja

told-fits = Todo encaja
told-conflicts = { $count ->
    [one] Una cosa no encaja
   *[other] { $count } cosas no encajan
 }
told-checked = Se comprueba en cada cambio
told-good = Bien
told-bad = Para pensarlo
told-open = Aún no se sabe
told-sign-and-words = { $sign }: { $words }

## Las tres vistas

told-views = Lo que supone la regla
told-view-fair = ¿Justo?
told-view-words = En palabras
told-view-compare = Comparar
told-waits = A la espera de reglas que encajen

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
told-pause = Pausa
told-go-on = Seguir
told-again = Simular otra vez
told-again-means = Todo desde cero, con otras cartas
told-soon = Se están jugando las primeras rondas.
told-good-so-far = Hasta ahora, nada en contra.
told-a-good-game = Un buen juego: nada en contra.
told-could-be-better = { $count ->
    [one] Una cosa podría ser mejor.
   *[other] { $count } cosas podrían ser mejores.
 }
told-failed = Este juego no se pudo jugar hasta el final. Deshaz el último cambio.
told-trying = Ahora se prueba: { $change }

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
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

## Imágenes de cifras

told-percent = { $number } %
told-never = nunca
told-figure = { $name }: { $number }, más o menos de { $low } a { $high }.
told-seats = Rondas no perdidas, por asiento
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
told-middle = medio: { $plays }
told-middle-is = En la ronda del medio se juegan { $plays } cartas.
told-column = De { $low } a { $high } cartas: { $percent } rondas de cada 100.

## Comparado con el juego de origen

told-beside-game = Comparado con { $game }
told-from-nothing = No sale de ningún juego: no hay nada con que compararlo.
told-differs = Lo que cambia:
told-same = Todavía no hay cambios.
told-figures-beside = Las cifras de los dos juegos
told-now = Ahora
told-before = Antes
told-framed = Lo que está en un marco cambia con seguridad, y no por azar.
told-beside = { $name }: { $now }, antes { $was }.
told-beside-differs = { $name }: { $now }, antes { $was }; cambia con seguridad.

## Sobre las reglas en palabras

told-words-differ = { $count ->
    [one] Una cosa no es como era: lleva un lápiz delante y una raya debajo.
   *[other] { $count } cosas no son como eran: llevan un lápiz delante y una raya debajo.
 }
