record-foreign = Isto não é o registro de uma partida.
record-newer = Esta partida foi feita por uma versão mais nova do Cardtable, que sabe o que diz a linha { $line }.
record-damaged = { $line ->
    [0] Este registro está danificado.
   *[other] Este registro está danificado na linha { $line }.
 }

record-damaged-from = O registro desta partida está danificado na linha { $line }; a partida é mostrada até lá.
