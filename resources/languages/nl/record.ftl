record-foreign = Dit is geen verslag van een partij.
record-newer = Deze partij is gemaakt met een nieuwere versie van Cardtable, die weet wat regel { $line } betekent.
record-damaged = { $line ->
    [0] Dit verslag is beschadigd.
   *[other] Dit verslag is beschadigd in regel { $line }.
 }

record-damaged-from = Het verslag van deze partij is beschadigd in regel { $line }; de partij wordt tot daar getoond.
