saved-title = Parties enregistrées

saved-which = Quelles parties
saved-all = Toutes
saved-unfinished = En cours
saved-finished = Finies
saved-none = Il n’y a pas encore de parties ici.

## Boutons

saved-open-file = Ouvrir un fichier
saved-play-on = Continuer
saved-save-as = Enregistrer sous
saved-copy = Copier en texte

## Le nom d'une partie

saved-name = Nom de la partie

## Où en est une partie

saved-before-first = Avant la première manche
saved-after-deal = Après la manche { $deal }
saved-in-deal = Manche { $deal } en cours
saved-your-turn = Manche { $deal }, à toi, total { $total }
saved-turn = Manche { $deal }, à { FORM($player, form: "whom") }, total { $total }
saved-won = { $player ->
    [you] Tu as gagné
   *[other] { $player } a gagné
 }
saved-all-won = { $players ->
    [you] { START($players, form: "whom") }, vous avez gagné
   *[other] { $players } ont gagné
 }
saved-played-by = { $title } : { $names }
saved-lines = { $title }. { $line }

## Ce qui est dit à la place d'une partie

saved-reading = On lit cette partie.
saved-unreadable-now = Cette partie ne peut pas être lue en ce moment ; elle est gardée telle quelle.
saved-damaged = Abîmée : on ne peut la lire que jusqu’à un certain point.

## Une partie en texte

saved-text-title = Cardtable : { $name }
saved-text-title-numbered = Cardtable : { $name }, donne n° { $number }
saved-text-no-game = Il n’y a pas de partie entière dans ce texte ; copie-le encore, jusqu’à la dernière parenthèse.
saved-text-beginning = Le début de la partie dans ce texte est abîmé ; copie-le encore.
saved-text-moves = Ce texte a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } sur { $all } ; copie-le encore, en entier.
saved-text-unknown-rules = Cette partie a été jouée avec des règles que ce Cardtable n’a pas ; demande-la en fichier.
saved-text-move = Le coup { $move } de ce texte ne peut pas se jouer ; copie-le encore, en entier.
