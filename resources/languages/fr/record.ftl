record-foreign = Ce n’est pas un fichier de partie.
record-newer = Cette partie vient d’une version plus récente de Cardtable, qui sait ce que dit sa ligne { $line }.
record-damaged = { $line ->
    [0] Ce fichier de partie est abîmé.
   *[other] Ce fichier de partie est abîmé à la ligne { $line }.
 }
record-damaged-from = Le fichier de cette partie est abîmé à la ligne { $line } ; la partie est montrée jusque-là.
