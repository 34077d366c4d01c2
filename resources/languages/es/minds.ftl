minds-title = ¿Qué tenían?

## Qué elección se mira

minds-whose-choices = Elecciones de
minds-all-computers = Todas las máquinas
minds-earlier = Elección anterior
minds-later = Elección siguiente
minds-where = Ronda { $deal }, jugada { $number }: { $name } con { $total } – { $move }
minds-no-choices = Ninguna máquina tuvo nada que elegir en las rondas terminadas.

## Cómo se llegó a la elección

minds-thinking = { $name } lo piensa otra vez…
minds-slip = Un despiste: en este nivel algunas jugadas salen al azar.
minds-chose-otherwise = En la mesa eligió otra cosa: pensó menos tiempo, o ha aprendido desde entonces. Ahora elegiría: { $move }.
minds-by-rule = { $name } sigue aquí una regla y no imagina manos.
minds-imagined = { $count ->
    [one] { $name } imaginó { $count } forma en que pueden estar las cartas ocultas.
   *[other] { $name } imaginó { $count } formas en que pueden estar las cartas ocultas.
 } El número bajo una carta dice en cuántas de cada cien está ahí.
minds-fair = { $name } conocía su propia mano, las cartas jugadas y lo que todos pueden ver y recordar. Nada más.

## Lo que más creía, y lo que era

minds-was-right = { $other ->
    [you] Lo que más creía { $name } era que tenías { FORM($rank, form: "a") }
   *[other] Lo que más creía { $name } era que { $other } tenía { FORM($rank, form: "a") }
 }: lo supuso { $percent } de cada cien veces. Acertó.
minds-was-wrong = { $other ->
    [you] Lo que más creía { $name } era que tenías { FORM($rank, form: "a") }: lo supuso { $percent } de cada cien veces. En realidad tenías { $cards }.
   *[other] Lo que más creía { $name } era que { $other } tenía { FORM($rank, form: "a") }: lo supuso { $percent } de cada cien veces. En realidad { $other } tenía { $cards }.
 }

## Las manos sobre el tapete

minds-known = sabida
minds-imagined-world = Suposición { $number } de { $count }
minds-another-world = Otra suposición
minds-another-world-tip = Qué más imaginó
minds-held = { $name ->
    [you] Tenías { $cards }.
   *[other] { $name } tenía { $cards }.
 }
minds-held-in-world = En esta suposición: { $cards }.

## Lo que sopesó la máquina

minds-weighed = Lo que sopesó
minds-makes-total = deja { $total }
minds-makes-total-at = { $way ->
    [eliminate] deja { $total }, elimina a { FORM($other, form: "ti") }
    [exchange] deja { $total }, cambia la mano { FORM($other, form: "with") }
    [steal] deja { $total }, quita carta a { FORM($other, form: "ti") }
   *[choose] deja { $total }, elige a { FORM($other, form: "ti") }
 }
minds-rules-choice = según la regla
minds-played = jugada
minds-not-to-lose = { $percent } % de no perder la ronda
minds-weighed-move = { $facts }.

## Las jugadas de la ronda

minds-made = { $name }: { $cards }, { $total }.
