keys-title = Mudar as teclas
keys-how = Aperte Enter e depois a tecla nova
keys-press = Aperte a tecla nova
keys-back-to-usual = Voltar para { $key }
keys-none = nenhuma
keys-or = { $first } ou { $second }
keys-reset = Restaurar as teclas
keys-were-reset = Todas as teclas estão como no começo.
keys-is-now = { $action }: { $key }
keys-taken = { $key } já faz isto: { $action }.
keys-fixed = { $key } faz o mesmo em toda parte. Escolha outra tecla.
keys-need-ctrl = Junte Ctrl ou Alt a { $key }: aqui se digitam letras.

## Onde as teclas valem

keys-everywhere = Em toda parte
keys-at-table = Na mesa
keys-at-end = No fim de uma partida
keys-in-lesson = Quando um aprendiz responde
keys-in-workshop = Oficina

## O que as teclas fazem

keys-hear-again = Ouvir as últimas jogadas
keys-hear-all = Ouvir como vai a partida
keys-sneak = Furar a vez com uma carta
keys-defend = Descartar uma carta que salva
keys-declare = Baixar uma trinca
keys-lesson-away = Quem responde não está aqui
keys-lesson-again = Dizer de novo
keys-lesson-leave = Continuar sem responder
keys-replay-seat = Visto do próximo lugar
keys-replay-costly = Só jogadas caras
keys-favorite = Tornar o jogo favorito, ou deixar de ser
