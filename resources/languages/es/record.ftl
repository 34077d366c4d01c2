record-foreign = Esto no es el registro de una partida.
record-newer = Esta partida se hizo con una versión más nueva de Cardtable, que sabe lo que dice su línea { $line }.
record-damaged = { $line ->
    [0] Este registro está dañado.
   *[other] Este registro está dañado en la línea { $line }.
 }

record-damaged-from = El registro de esta partida está dañado en la línea { $line }; la partida se muestra hasta ahí.
