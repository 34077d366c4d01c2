keys-title = Cambiar teclas
keys-how = Pulsa Enter y después la tecla nueva
keys-press = Pulsa la tecla nueva
keys-back-to-usual = Volver a { $key }
keys-none = ninguna
keys-or = { $first } o { $second }
keys-reset = Restablecer las teclas
keys-were-reset = Todas las teclas están como al principio.
keys-is-now = { $action }: { $key }
keys-taken = { $key } ya hace esto: { $action }.
keys-fixed = { $key } hace lo mismo en todas partes. Elige otra tecla.
keys-need-ctrl = Añade Ctrl o Alt a { $key }: aquí se escriben letras.

## Dónde valen las teclas

keys-everywhere = En todas partes
keys-at-table = En la mesa
keys-at-end = Al final de una partida
keys-in-lesson = Cuando responde quien aprende
keys-in-workshop = Taller

## Qué hacen las teclas

keys-hear-again = Oír las últimas jugadas
keys-hear-all = Oír cómo va la partida
keys-sneak = Colar una carta
keys-defend = Descartar una carta que salva
keys-declare = Bajar un trío
keys-lesson-away = Quien aprende no está
keys-lesson-again = Decirlo otra vez
keys-lesson-leave = Seguir sin responder
keys-replay-seat = Ver desde el siguiente asiento
keys-replay-costly = Solo jugadas costosas
keys-favorite = Hacer favorito el juego, o quitarlo
