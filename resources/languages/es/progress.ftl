## Habilidades

progress-skill-add-ones = Sumar unidades ({ $sum })
progress-skill-add-to-ten = Completar la decena ({ $sum })
progress-skill-add-cross-ten = Sumar pasando por la decena ({ $sum })
progress-skill-add-ten = Sumar diez ({ $sum })
progress-skill-add-teens = Sumar once y más ({ $sum })
progress-skill-take-ones = Restar unidades ({ $sum })
progress-skill-take-ten = Restar diez ({ $sum })
progress-skill-take-cross-ten = Restar pasando por la decena ({ $sum })
progress-skill-take-past-zero = Más allá de cero ({ $sum })
progress-skill-double = Doble ({ $sum })
progress-skill-halve = Mitad ({ $sum })
progress-skill-swap-digits = Intercambiar cifras ({ $before } a { $answer })
progress-skill-round-to-ten = Redondear a la decena ({ $before } a { $answer })
progress-skill-hold = Cartas que no suman
progress-skill-set = Cartas que fijan el total
progress-skill-over-limit = ¿Se pasa del límite?
progress-skill-room = Lo que falta hasta el límite
progress-skill-largest-safe = La carta segura más alta
progress-skill-choice = Elegir un valor

## El mapa: hasta dónde ha llegado una habilidad

progress-not-met-yet = aún no ha salido
progress-too-few = pocas aún
progress-practicing = practicándose
progress-secure = dominada
progress-look-again = dominada; repasar
progress-calls = respuestas: { $calls }
progress-right-first-time = { $right } de { $calls } a la primera
progress-press-to-practice = Pulsa para practicar
progress-at-the-table = En la mesa

## El informe

progress-title = { $name }: cómo van las cuentas
progress-nothing-yet = Todavía no hay respuestas; después de la primera partida las habrá.
progress-figures = Respuestas: { $calls } desde el { $first }. Días: { $days }, el último { $day }. A la primera: { $right } ({ $percent } %).
progress-minutes = Minutos dedicados a responder: unos { $minutes }.
progress-secure-heading = Dominadas
progress-coming-heading = En camino (a la primera)
progress-none-secure = Ninguna todavía: hacen falta ocho respuestas buenas sin ayuda, en dos días distintos.
progress-none-coming = Todo lo que ha salido está dominado.
progress-skill-since = { $skill }, desde el { $day }
progress-skill-look-again = { $skill }: toca repasar
progress-skill-too-few = { $skill }: pocas para saberlo (respuestas: { $calls })
progress-skills-more = y { $count } más
progress-skill-coming = { $skill }: { $right } de { $calls }
progress-mistakes-heading = Errores más frecuentes
progress-gain = { $way ->
    [answer] Errores como { $sum }: { $made } de { $sums } en { $month }, { $now } de { $calls } ahora
   *[kind] Cuentas como { $sum }: sin acertar, { $made } de { $sums } en { $month }, { $now } de { $calls } ahora
 }
progress-guessed = Parece que adivina: { $count } de { $calls } respuestas equivocadas llegaron en menos de un segundo.
progress-no-mistakes = Últimamente ningún error se ha vuelto costumbre.
progress-no-guessing = Nada indica que adivine.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, la última el { $day })
progress-unexplained = { $count ->
    [one] 1 respuesta sin un patrón claro: { $example }
   *[other] { $count } respuestas sin un patrón claro: { $example }
 }
progress-trend-heading = Semana a semana
progress-trend-head-week = Semana del
progress-trend-head-right = A la primera
progress-trend-head-secure = Dominadas
progress-trend-day-format = d MMM
progress-trend-week = { $percent } % ({ $right } de { $calls })
progress-trend-then = Dominadas: { $before } en la semana del { $day }, { $now } ahora.
progress-trend-words = La ayuda se ajusta para que salgan bien unas cuatro respuestas de cada cinco.
progress-probe-heading = Dos minutos de cuentas, sin ayuda
progress-probe-result = { $day }: { $right } bien de { $answered } (hoja { $form })
progress-probe-compare = Las dos hojas son igual de difíciles, así que se pueden comparar.
progress-home-heading = Un juego para casa
progress-next-heading = El siguiente paso
progress-next-larger = Todo lo que ha salido está dominado: toca un juego con números más grandes.
progress-next-begin = Para empezar: una partida o los diez minutos.
progress-next-play = Todo lo que ha salido está dominado: conviene seguir jugando, para que siga así.
progress-next-practice = Practicar: { $skill }
progress-next-at-table = En la mesa, con las cartas: { $skill }
progress-what-secure-means = Dominada quiere decir: de las últimas doce respuestas sin ayuda, al menos ocho salieron bien a la primera, en dos días distintos por lo menos. Desde entonces deberían salir bien al menos 85 de cada 100. Se repasa a los tres días, a la semana y a las tres semanas.

## Ejemplos de lo que no salió, uno tras otro detrás de un error

progress-example = { $way ->
    [hold] la carta dejaba el total en { $answer }, no en { $given }
    [set] desde { $before } la carta ponía el total en { $answer }, no en { $given }
    [swap] { $before } con las cifras intercambiadas es { $answer }, no { $given }
    [round] la decena más cercana a { $before } es { $answer }, no { $given }
    [floor] { $before } menos { $step } bajaría de 0; en este juego el total se para en 0, no en { $given }
   *[sum] { $sum }, no { $given }
 }
progress-example-furthest = desde { $before }, lo más lejos sin pasar de { $limit } era { $answer }, no { $given }
progress-example-fits = { $picked ->
    [0] lo que cabe con { $before } de { $limit }: { $cards } (elección: nada)
   *[other] lo que cabe con { $before } de { $limit }: { $cards } (elección: { $picked })
 }

## Errores, como título antes de sus ejemplos

progress-mistake-counted-the-start = Cuenta también el número del que parte
progress-mistake-added-to-the-tens = Toma unidades por decenas
progress-mistake-digits-reversed = Escribe al revés las cifras del resultado
progress-mistake-no-carry = Olvida llevarse la decena
progress-mistake-carried-twice = Se lleva una decena de más
progress-mistake-added-to-the-ones = Suma la decena a las unidades
progress-mistake-only-the-ten = Suma la decena y olvida las unidades
progress-mistake-only-the-ones = Suma las unidades y olvida la decena
progress-mistake-added-instead = Suma en vez de restar
progress-mistake-took-instead = Resta en vez de sumar
progress-mistake-said-the-card = Dice el número de la carta en vez del total
progress-mistake-counted-the-card = Cuenta cada carta como un solo paso
progress-mistake-said-the-old-total = Repite el total anterior
progress-mistake-wrote-side-by-side = Escribe decenas y unidades una al lado de otra
progress-mistake-finger-slip = Pulsa la tecla de al lado
progress-mistake-said-the-total = Dice el total en vez de lo que falta
progress-mistake-took-from-the-ones = Resta la decena a las unidades
progress-mistake-smaller-from-larger = Resta la cifra menor de la mayor
progress-mistake-did-not-break-the-ten = No cambia una decena al restar
progress-mistake-lost-the-sign = Olvida el signo menos bajo cero
progress-mistake-stopped-at-zero = Se para en cero
progress-mistake-ignored-the-floor = Baja de cero donde el juego se para
progress-mistake-doubled-only-the-tens = Duplica solo las decenas
progress-mistake-doubled-only-the-ones = Duplica solo las unidades
progress-mistake-added-two = Suma dos en vez de duplicar
progress-mistake-lost-the-odd-ten = Olvida la media decena suelta
progress-mistake-halved-only-the-tens = Parte en dos solo las decenas
progress-mistake-took-two = Resta dos en vez de calcular la mitad
progress-mistake-kept-the-total = Deja el número como estaba cuando cambia
progress-mistake-doubled-a-digit = Escribe dos veces una cifra en vez de intercambiarlas
progress-mistake-rounded-the-other-way = Redondea a la decena más lejana
progress-mistake-added-the-face = Suma el número de una carta que hace otra cosa
progress-mistake-off-by-one = Se equivoca en uno o dos al contar
progress-mistake-off-by-ten = Se desvía en diez
progress-mistake-stopped-at-the-ten = Se para en la decena
progress-mistake-went-on-from-the-ten = Llega a la decena y desde ahí da otra vez el paso entero
progress-mistake-read-the-total-reversed = Lee al revés las cifras del total
progress-mistake-took-a-teen-for-tens = Confunde números como 13 y 30
progress-mistake-wrote-as-said = Escribe un cero de más, como 608 por 68
progress-mistake-dropped-the-tens = Olvida las decenas del total
progress-mistake-took-six-for-nine = Confunde 6 y 9
progress-mistake-doubled-the-total = Duplica el total en vez de sumar
progress-mistake-did-the-step-twice = Suma o resta dos veces el mismo número
progress-mistake-compared-the-ones = Compara con el límite las unidades y no el número entero
progress-mistake-over-the-limit = Elige una carta que se pasa del límite
progress-mistake-left-one-out = Deja fuera una carta que se puede jugar
progress-mistake-left-a-special-out = Deja fuera una carta que no suma o que resta
progress-mistake-not-the-largest = Elige una carta que cabe, pero no la que llega más lejos

## Una cosa para probar en casa

progress-home-play = Sumar por turnos un número hasta 10 y decir cada total en voz alta.
progress-home-rules = Leer las cartas en familia antes de jugar: ¿cuáles no suman, cuáles fijan el total?
progress-home-add-ones = Subir escaleras y contar desde cualquier número, no desde uno.
progress-home-add-to-ten = Preguntar por los amigos del 10: 7 y 3, 6 y 4, 8 y 2.
progress-home-add-cross-ten = Poner 8 y 5 cosas en dos filas de diez; llenar la primera fila antes de seguir contando.
progress-home-add-ten = Añadir monedas de diez a unas cuantas de uno: solo cambian las decenas.
progress-home-add-teens = Sumar once como diez y uno más, con monedas.
progress-home-take-ones = Comerse algunas de 17 uvas y decir cuántas quedan.
progress-home-take-ten = Pagar diez de un monedero: solo cambian las decenas.
progress-home-take-cross-ten = Contar hacia atrás primero de 13 a 10, luego el resto: con una cinta métrica.
progress-home-take-past-zero = Leer un termómetro en invierno: de 6 grados, bajar 10.
progress-home-double = Duplicar con las manos: 5 y 5, después 2 y 2, y todo junto.
progress-home-halve = Repartir por igual entre dos: primero las decenas, luego las unidades.
progress-home-swap-digits = Escribir 27 y 72 y decir qué cifra son las decenas.
progress-home-round-to-ten = En la tienda, redondear los precios a la decena más cercana.
progress-home-room = Preguntar con una cinta métrica: desde 14, ¿cuánto falta hasta 20?
progress-home-over-limit = Con 20 monedas en la mano, preguntar qué se puede comprar todavía.
progress-home-largest-safe = Llenar un vaso hasta una raya a cucharadas: ¿cuál cabe todavía?
progress-home-choice = Jugar un as con las cartas a la vista y decir los dos totales antes de elegir.

## La hoja de cuentas, en papel

progress-sheet-head = Nombre: { $line } Fecha: { $line }
progress-sheet-swap = { $before } con las cifras intercambiadas: { $line }
progress-sheet-round = la decena más cercana a { $before }: { $line }
progress-sheet-key = Soluciones: { $title }
progress-card-swap = { $before } con las cifras intercambiadas
progress-card-round = la decena más cercana a { $before }

## La tabla de todas las respuestas que se guarda

progress-column-time = hora
progress-column-mode = modo
progress-column-role = rol
progress-column-variant = variante
progress-column-game = partida
progress-column-session = sesión
progress-column-before = antes
progress-column-cards = cartas
progress-column-value = valor
progress-column-answer = resultado
progress-column-skill = habilidad
progress-column-support = ayuda
progress-column-choices = opciones
progress-column-hints = pistas
progress-column-tries = intentos
progress-column-errors = errores
progress-column-milliseconds = milisegundos
progress-column-right_at_once = a la primera
progress-column-entered_by = entrada
progress-column-focus_lost = foco perdido
progress-column-ability = capacidad
progress-column-expected = esperado
progress-column-rests = no cuenta
progress-column-app = versión
progress-column-seed = reparto

## El archivo de quienes aprenden

progress-saved-again = Las respuestas vuelven a guardarse.
progress-file-unreadable = Las respuestas anteriores de quienes aprenden no se pueden leer; se conservan como { $file }. Pueden estar en las copias de seguridad.
progress-file-damaged = { $answers ->
    [one] El archivo de quienes aprenden estaba dañado; se ha podido leer 1 de al menos { $of } respuestas (perfiles: { $learners }). Se conserva como { $file }. El resto puede estar en las copias de seguridad.
   *[other] El archivo de quienes aprenden estaba dañado; se han podido leer { $answers } de al menos { $of } respuestas (perfiles: { $learners }). Se conserva como { $file }. El resto puede estar en las copias de seguridad.
 }
progress-file-mended = { $answers ->
    [0] El archivo de quienes aprenden estaba dañado, pero no se ha perdido nada (perfiles: { $learners }). Se conserva como { $file }.
    [one] El archivo de quienes aprenden estaba dañado, pero su única respuesta se ha podido leer (perfiles: { $learners }). Se conserva como { $file }.
   *[other] El archivo de quienes aprenden estaba dañado, pero sus { $answers } respuestas se han podido leer (perfiles: { $learners }). Se conserva como { $file }.
 }

progress-probe-not-yet = Todavía sin hacer. Está en “Para docentes”.
