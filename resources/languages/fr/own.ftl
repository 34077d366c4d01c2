## Gardés sur le disque

own-set-aside = Un de tes jeux n’a pas pu être lu ; il est gardé sous { $file }.
own-unread = Un de tes jeux ne peut pas être lu en ce moment ({ $why }) ; { $file } reste tel quel.
own-kept-unplayed = « { $name } » ne peut pas se jouer ici : { $why }. Son fichier reste tel quel.
own-not-kept = Le jeu n’a pas pu être enregistré ({ $why }).
own-nameless = Notre jeu

## Ce qui vient d'ailleurs

own-not-a-game = Ce fichier ne contient pas de jeu Cardtable.
own-no-text = Il n’y a pas de jeu dans ce texte ; copie-le encore, jusqu’au dernier point.
own-text-damaged = Une partie du jeu dans ce texte manque ou a une faute de frappe ; copie-le encore.
own-newer = Ce jeu a été fait avec un Cardtable plus récent ; prends plutôt celui-là.
own-no-code = Il n’y a pas de code QR d’un jeu dans cette image.
own-no-picture = Cette image ne peut pas être lue.
own-unknown-base = Ce jeu en change un que ce Cardtable ne connaît pas ; un plus récent le connaît peut-être.
own-makes-no-sense = Les règles de ce jeu ne vont pas ensemble.
own-not-played = Ce jeu ne peut pas se jouer ici : { $why }.

## Donnés

own-text-title = Cardtable : le jeu { $game }
own-give = Partager
own-give-code = L’appareil photo d’un téléphone lit ce code et reçoit le jeu sous forme de texte. Envoie-le à un autre ordinateur, ou enregistre le code en image : Cardtable lit les deux.
own-code-spoken = Code QR : { $game }
own-copy-text = Copier en texte
own-copied-text = { $game } est dans le presse-papiers, en texte.
own-save-file = Enregistrer en fichier
own-save-code = Enregistrer le code en image
own-files = Jeux faits avec Cardtable (*.cardgame)
own-save-title = Enregistrer le jeu
own-pictures = Images (*.png)

## Reçus

own-arrival-title = Un jeu pour toi
own-by = Inventé par { $maker }
own-made-from = C’est { $game } avec { $changes ->
    [0] les mêmes règles
    [one] { FORM($changes, as: "form-number", form: "f") } autre règle :
   *[other] { $changes } autres règles :
 }
own-made-anew = Il a été fait à partir de rien. Voici ce qu’il faut en savoir :
own-marked = Les différences sont soulignées et marquées d’un crayon (jeu de départ : { $game }).
own-take = Le prendre
own-leave = Le laisser
own-taken = { $game } est parmi tes jeux.
own-here-already = { $game } est déjà parmi tes jeux.
own-ways = Tes jeux
own-bring = Ajouter un jeu reçu
own-bring-kinds = Jeux et images (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Coller un jeu reçu

## Sur leur étagère

own-shelf = Nos jeux à nous
own-shelf-hook = Inventés par toi, ou reçus en cadeau.
own-blurb-by = Inventé par { $maker }.
own-blurb-from = { $game }, avec tes propres règles.
own-change = Le changer
own-rename-ask = { $game } : quel nouveau nom ?
own-duplicate = Dupliquer
own-duplicated = { $game } est sur ton étagère.
own-in-bin = { $game } est dans la corbeille de cet ordinateur.
own-deleted-undo = { $game } est effacé ; { $key } le fait revenir.
own-back = { $game } est revenu.
own-practicing = Expert s’entraîne : { $share } %
own-practiced = Le niveau Expert s’est entraîné à { $game }.
