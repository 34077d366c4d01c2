## La página

join-title = Jugar con teléfonos
join-subtitle = esta pantalla es la mesa
join-scan = Escanea para sentarte
join-code-spoken = Código QR que abre { $address } en un teléfono
join-or-type = o escribe en el navegador
join-same-wifi = El teléfono debe estar en la misma red wifi.
join-private = Cada mano se queda en su teléfono. Nada sale de esta casa.
join-plain = Viaja sin cifrar: otros en esta red podrían leerlo.

## En lugar del código

join-no-network = Este equipo no está en ninguna red, así que ningún teléfono puede llegar a él. Conéctate a tu wifi o enchufa un cable: el código saldrá solo.
join-not-yet = Elige un asiento de la mesa y dáselo a un teléfono: aquí saldrá el código.
join-all-taken = Todos los asientos para teléfonos están ocupados.
join-no-server = Ahora mismo no se puede llegar a los teléfonos desde aquí.

## En el centro de la mesa

join-have-sat-down = { $count ->
    [one] ya en su asiento
   *[other] ya en sus asientos
 }
join-phones-here = { $count ->
    [one] teléfono aquí
   *[other] teléfonos aquí
 }

## Botones

join-deal-for = Repartir a { $count }
join-back-to-game = Volver a la partida
join-help = Cómo se sientan los teléfonos, y qué hacer si uno no encuentra nada
join-let-in = Dejar entrar

## Asientos

join-free = libre
join-picks = elige animal
join-ready = todo listo
join-away = ausente
join-screen = en esta pantalla
join-computer = máquina
join-seat = Asiento { $number }
join-free-spoken = libre, para un teléfono
join-picks-spoken = con teléfono, elige un animal
join-ready-spoken = con teléfono, todo listo
join-away-spoken = con teléfono, ausente
join-screen-spoken = en esta pantalla
join-computer-spoken = juega la máquina

## Quién más puede jugar un asiento

join-to-phone = Dárselo a un teléfono
join-to-screen = Jugarlo en esta pantalla
join-to-computer = Que lo juegue una máquina
join-no-seat = Quitar el asiento
join-remove-this = Quitar el teléfono
join-somebody = alguien
join-remove-phone = Quitar el teléfono de { $name }

## Lo que se pregunta y se cuenta

join-knock = { $name } quiere sentarse.
join-knock-again = Otro teléfono quiere el asiento de { $owner } y las cartas que hay en él.
join-knock-for-seat = { $name } quiere el asiento de { $owner } y las cartas que hay en él.
join-knock-whose = ¿Es este el teléfono de { $owner }?
join-yes = Sí
join-no = No
join-knocks-more = { $count ->
    [one] Espera uno más.
   *[other] Esperan { $count } más.
 }
join-too-few = Para este juego hacen falta { $least } jugadores.
join-nobody-at-phone = Todavía no se ha sentado ningún teléfono.
join-knock-told = Un teléfono quiere sentarse ({ $key }).
join-is-back = { $name } ha vuelto al teléfono.
join-is-away = El teléfono de { $name } está ausente.
join-stand-in = Que una máquina juegue por { $name }

## Teclas

join-key-seats = recorrer los asientos
join-key-remove = quitar el teléfono de un asiento
join-key-computer = una máquina más

## En un teléfono sin asiento

join-wait-for-host = Alguien tiene que dejarte entrar desde la pantalla grande.
join-not-yours = Ese asiento es de otra persona. Elige otro.
join-no-seat-free = Ahora no hay asientos libres. Alguien en la pantalla grande puede hacer sitio.
join-gone-removed = Alguien en la pantalla grande ha quitado este teléfono de su asiento.
join-gone-over = La mesa está cerrada. Esta página vuelve sola.
join-gone-elsewhere = Tu mano está abierta en otra ventana de este teléfono.
join-gone-unknown = La mesa ya no conoce este teléfono. Escanea el código de la pantalla grande, o pide sentarte.
join-gone-refused = No te han dejado entrar. Pregunta en la pantalla grande.
