packaging-summary = Juega a Noventa y nueve y otros juegos de cartas de sumar
packaging-kind = Juego de cartas
packaging-keywords = cartas;noventa y nueve;sumar;total;familia;aprender;cuentas;baraja;
packaging-saved-game = Partida de Cardtable
packaging-made-game = Juego hecho con Cardtable

## Lo que cuenta un centro de software

packaging-description = Una mesa de cartas para Noventa y nueve y los demás juegos de sumar, en los que cada carta cambia un total común y pierde quien se pasa del límite. Juega contra rivales automáticos que solo ven sus propias cartas, o en familia alrededor de un mismo equipo.
packaging-tells-games = { $count } juegos publicados, cada uno con sus reglas en palabras y su fuente
packaging-tells-house-rules = Reglas de la casa, y una pista que dice por qué
packaging-tells-learning = Aprender: los niños dicen los totales, con ayuda que viene y se va
packaging-tells-kept = La partida se guarda jugada a jugada y sigue ahí después de un apagón
packaging-tells-access = Se juega con el ratón o solo con el teclado, con texto grande y sin red

## Al quitar Cardtable en Windows

packaging-delete-games = ¿Borrar también tus partidas guardadas, ajustes y estadísticas?

packaging-on-desktop = Añadir un acceso directo al escritorio
packaging-still-open = Cardtable está abierto. Ciérralo y vuelve a intentarlo.
packaging-too-old = Cardtable necesita Windows 10 de 64 bits, versión 1809 o posterior.
