## Veredictos

lab-place = { $last ->
    [1] quien reparte
   *[other] { $place ->
        [1] el primer jugador
        [2] el segundo
        [3] el tercero
        [4] el cuarto
        [5] el quinto
        [6] el sexto
        [7] el séptimo
        [8] el octavo
        [9] el noveno
       *[other] el décimo
     }
 }

lab-together = Entre todos se llega a la meta en el { $share } % de las rondas.
lab-together-easy = Es demasiado fácil: se llega a la meta en el { $share } % de las rondas.
lab-together-hard = Es demasiado difícil: se llega a la meta en el { $share } % de las rondas.

lab-begins-even = Casi no importa quién empiece: { $best } se salva en el { $most } % de las rondas, { $worst } en el { $least } %.
lab-begins-open = Puede que importe quién empiece: { $best } se salva en el { $most } % de las rondas, { $worst } en el { $least } %.
lab-begins-uneven = Importa quién empiece: { $best } se salva en el { $most } % de las rondas, { $worst } solo en el { $least } %.
lab-begins-hopeless = Hay sitios casi sin opciones: { $worst } se salva solo en el { $least } % de las rondas, { $best } en el { $most } %.
lab-begins-consoled = Importa quién empiece: { $best } se salva en el { $most } % de las rondas, { $worst } en el { $least } %. Pero quien pierde empieza la siguiente, así que se compensa.
lab-begins-wins-even = Casi no importa quién empiece: { $best } gana el { $most } % de las rondas, { $worst } el { $least } %.
lab-begins-wins-open = Puede que importe quién empiece: { $best } gana el { $most } % de las rondas, { $worst } el { $least } %.
lab-begins-wins-uneven = Importa quién empiece: { $best } gana el { $most } % de las rondas, { $worst } solo el { $least } %.
lab-begins-wins-hopeless = Hay sitios casi sin opciones: { $worst } gana solo el { $least } % de las rondas, { $best } el { $most } %.

lab-endless = El { $share } % de las rondas no tiene fin.

lab-length = Una ronda dura { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
 }: se juegan { $plays } cartas, en las más largas { $tenth } y más.
lab-length-long = Una ronda dura mucho: unos { $minutes } minutos. Se juegan { $plays } cartas, en las más largas { $tenth } y más.
lab-length-short = Una ronda se acaba enseguida: solo se juegan { $plays } cartas.

lab-choice = Casi siempre hay algo que elegir: solo en el { $share } % de los turnos se puede hacer una única cosa.
lab-choice-none = Hay poco que elegir: en el { $share } % de los turnos se puede hacer una única cosa, o ninguna.

lab-turns = Hay vuelcos: en diez rondas el peligro pasa a otro jugador { $times } veces.
lab-turns-never = Casi nunca hay vuelcos: quien está en peligro al principio pierde el { $share } % de las rondas.
lab-turns-wins = Hay vuelcos: en diez rondas la ventaja cambia { $times } veces.
lab-turns-wins-never = Casi nunca hay vuelcos: quien va en cabeza al principio gana el { $share } % de las rondas.

lab-skill-deals = La habilidad se nota al final: después de unas { $deals } rondas, quien juega mejor va por delante 19 de cada 20 veces.
lab-skill-games = La habilidad se nota al final: después de { $games ->
    [one] una partida
   *[other] unas { $games } partidas
 } ({ $deals } rondas), quien juega mejor va por delante 19 de cada 20 veces.
lab-skill-open = Decide más la suerte que la habilidad.
lab-skill-none = Es pura suerte: quien juega mejor no va por delante, por mucho que se juegue.

lab-card = Lo que más importa es { FORM($rank, form: "the") }: quien nunca juega esa carta pierde el { $lost } % de las rondas, y no el { $usual } %.
lab-card-decides = Una carta decide, { FORM($rank, form: "the") }: quien nunca la juega pierde el { $lost } % de las rondas, y no el { $usual } %.
lab-card-none = Ninguna carta importa más que las demás.

lab-sums = Hay algo que calcular: { $sums ->
    [one] una cuenta
   *[other] unas { $sums } cuentas
 } por minuto. Sobre todo: { $kind }.
lab-sums-hard = Las cuentas son difíciles para un niño: el { $share } % se ve tarde en la escuela. Sobre todo: { $hardest }.
lab-past-a-hundred = Números más allá de cien (96 + 8)
lab-sums-few = Hay poco que calcular: { $sums ->
    [0] menos de una cuenta
    [one] una cuenta
   *[other] unas { $sums } cuentas
 } por minuto.

## Cifras

lab-figure-won = Rondas ganadas entre todos
lab-figure-consoled = Rondas en las que se salva quien perdió la anterior
lab-figure-endless = Rondas sin fin
lab-figure-middle = Cartas de una ronda típica
lab-figure-tenth = Cartas de las rondas más largas, al menos
lab-figure-no-choice = Turnos sin nada que elegir
lab-figure-stuck = Turnos sin carta que jugar
lab-figure-changes = Vuelcos por ronda
lab-figure-settled = Rondas que pierde quien está en peligro al principio
lab-figure-settled-wins = Rondas que gana quien va en cabeza al principio
lab-figure-drama = Emoción del final
lab-figure-sound = Rondas que pierde quien juega mejor
lab-figure-weak = Rondas que pierden quienes juegan peor
lab-figure-deals-to-lead = Rondas hasta que quien juega mejor va por delante
lab-figure-without = Rondas perdidas de más sin { FORM($rank, form: "many") }
lab-figure-sums = Cuentas por minuto
lab-figure-hard = Cuentas que se ven tarde en la escuela

## Cambios

lab-repair-loser-begins = Que empiece quien pierde
lab-repair-limit = Poner el límite en { $limit }
lab-repair-hand = { $count ->
    [one] Dar una carta a cada uno
   *[other] Dar { $count } cartas a cada uno
 }
lab-repair-packs = { $count ->
    [one] Usar una baraja
   *[other] Usar { $count } barajas
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Cambiar { $card }: { $does }

## Lo que hace el cambio

lab-repaired-consoled = Quien perdió se salva en la siguiente el { $after } % de las veces (ahora { $before } %).
lab-repaired-begins = Entre el mejor sitio y el peor hay { $after } rondas de cada 100 (ahora { $before }).
lab-repaired-endless = El { $after } % de las rondas no tiene fin (ahora { $before } %).
lab-repaired-plays = Se juegan { $after } cartas en una ronda (ahora { $before }).
lab-repaired-choice = En el { $after } % de los turnos se puede hacer una única cosa (ahora { $before } %).
lab-repaired-turns = Vuelcos en diez rondas: { $after } (ahora { $before }).
lab-repaired-luck = Después de unas { $after } rondas va por delante quien juega mejor.
lab-repaired-card = Sin la carta que más importa se pierde el { $after } % de las rondas (ahora { $before } %).
lab-repaired-sums = El { $after } % de las cuentas se ve tarde en la escuela (ahora { $before } %).
lab-repaired-few = Unas { $after } cuentas por minuto (ahora { $before }).
lab-repaired-too-easy = Se llega a la meta en el { $after } % de las rondas (ahora { $before } %).
