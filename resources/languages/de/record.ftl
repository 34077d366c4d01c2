record-foreign = Das ist keine Mitschrift einer Partie.
record-newer = Diese Partie stammt aus einem neueren Cardtable; was in Zeile { $line } steht, kennt dieses hier noch nicht.
record-damaged = { $line ->
    [0] Diese Mitschrift ist beschädigt.
   *[other] Diese Mitschrift ist in Zeile { $line } beschädigt.
 }
record-damaged-from = Die Mitschrift dieser Partie ist in Zeile { $line } beschädigt; die Partie wird bis dorthin gezeigt.
