backups-title = Sauvegardes

## Boutons

backups-save = Tout enregistrer
backups-save-note = Élèves, réglages et toutes les parties en un fichier
backups-open = Tout restaurer
backups-open-note = Depuis un fichier enregistré sur un autre ordinateur
backups-days = Sauvegardes par jour
backups-settings-too = Les réglages aussi
backups-settings-too-note = remplace les réglages actuels par ceux de la sauvegarde
backups-bring = Restaurer…
backups-bring-now = Restaurer
backups-take-back = Revenir en arrière

## Les jours qui ont une sauvegarde

backups-before = { $day }, { $time }, avant la restauration
backups-settings-alone = pas d’élèves ; les réglages
backups-learners = { $learners ->
    [one] { $learners } élève
   *[other] { $learners } élèves
 }
backups-answers = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
 }
backups-games = { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Une sauvegarde se fait chaque jour où quelque chose a changé : les élèves avec toutes leurs réponses, les réglages avec ton propre dos de cartes, les énigmes résolues, les jeux et règles maison choisis en dernier. On garde les sept derniers jours, et un jour de chacune des quatre semaines. Un élève effacé disparaît aussi des sauvegardes.

## Faire revenir

backups-ask-day = Restaurer cette sauvegarde ({ $day }) ?
backups-ask-file = Tout restaurer depuis ce fichier ?
backups-adds = Ce qui manque ici est ajouté ; rien de ce qui est ici n’est enlevé. L’état actuel est d’abord sauvegardé.
backups-brought = Ce qui manquait est revenu : { $what }.
backups-brought-own = { $games ->
    [one] Un de tes jeux est sur ton étagère.
   *[other] { $games } de tes jeux sont sur ton étagère.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Une énigme résolue est revenue.
   *[other] { $puzzles } énigmes résolues sont revenues.
 }
backups-brought-back = Ton propre dos de cartes est revenu.
backups-brought-nothing = Rien ne manquait ici.
backups-unread = { $count ->
    [one] { $count } partie ne peut pas être lue.
   *[other] { $count } parties ne peuvent pas être lues.
 }
backups-taken-back = Tout est comme avant.

## Tout en un fichier

backups-files = Tout Cardtable (*.zip)
backups-file-name = Cardtable, tout.zip

## Ce qui a coincé

backups-not-made = La sauvegarde d’aujourd’hui n’a pas pu se faire ({ $why }).
backups-not-kept = Ce qu’elle contient n’a pas pu être gardé ({ $why }) ; rien n’a changé.
backups-names-not-kept = Les noms des parties n’ont pas pu être gardés ({ $why }).
backups-nothing-to-take-back = Il n’y a rien à annuler.
backups-not-ours = { $name } ne contient pas de données de Cardtable, ou est abîmé ; rien n’a changé.
backups-unreadable = { $name } ne peut pas être lu ({ $why }).
backups-newer = Ce fichier a été fait par un Cardtable plus récent ; prends plutôt celui-là.
backups-not-anew = { $name } n’a pas pu être réécrit ({ $why }).
