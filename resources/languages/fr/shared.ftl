## Images des joueurs

shared-pictures = Images
shared-picture-fox = Renard
shared-picture-owl = Hibou
shared-picture-bear = Ours
shared-picture-penguin = Pingouin
shared-picture-cat = Chat
shared-picture-rabbit = Lapin
shared-picture-frog = Grenouille
shared-picture-panda = Panda
shared-picture-tiger = Tigre
shared-picture-robot = Robot

shared-looking = Recherche en cours…

## Jeux en listes

shared-child-words = bien avec des enfants, pour les familles, pour les petits
shared-minutes = { $minutes } min
shared-hours = { $hours } h
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, favori. { $blurb }
shared-facts = { $players }, environ { $time }, dès { $age } ans
shared-facts-and-differences = { $players }, environ { $time }, dès { $age } ans. { START($differences) }

## Une photo comme dos des cartes

shared-back-gone = Ton dos de cartes n’est plus là ; les cartes ont le dos de la pièce.
shared-back-unread = Ton dos de cartes ne peut pas être lu ; les cartes ont le dos de la pièce. Gardé sous { $file }.
shared-back-too-many-bytes = { $file } est trop gros pour un dos de cartes ; { $most } Mo au plus.
shared-back-too-many-dots = { $file } est trop grand pour un dos de cartes ; { $most } mégapixels au plus.
shared-back-not-read = { $file } ne peut pas être lu ({ $why }).
shared-back-no-picture = { $file } n’est pas une image qui se lit ici ; un JPEG ou un PNG, oui.
shared-back-damaged = { $file } est abîmé et ne peut pas être lu comme image.
shared-back-not-kept = L’image n’a pas pu être gardée ({ $why }) ; les dos de cartes sont comme avant.
shared-back-not-removed = Ton image n’a pas pu être enlevée ({ $why }).

## Les règles d'un jeu

shared-rules-of-game = Règles du jeu
shared-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
shared-players-range = { $least } à { $most } joueurs
shared-house-rules = Règles maison.
shared-changed-rules = { $rules }.
shared-option = { $option } : { $value }
shared-rules-gone = N’est plus dans les règles : { $headings }.

## Places

shared-no-person = Une place au moins est pour une personne.
shared-player-number = Joueur { $number }
shared-same-name = Deux places s’appellent { $name }.

## Niveaux des ordinateurs

shared-level-beginner = Débutant
shared-level-casual = Tranquille
shared-level-cautious = Prudent
shared-level-clever = Malin
shared-level-expert = Expert

## Signes des calculs

shared-times = ×
shared-divided-by = ÷

## Ce qu'on emporte d'une partie

shared-copy-text = Copier en texte, à coller
shared-save-record = Enregistrer la partie…
shared-save-picture = Enregistrer une image de la table…
shared-save-sheet = Feuille de score en PDF…
shared-save-everything = Enregistrer le journal complet…
shared-cancel = Annuler
shared-delete = Effacer
shared-rename = Renommer
shared-import = Importer
shared-export = Exporter
shared-not-now = Pas maintenant
shared-day-before = Le jour d’avant
shared-day-after = Le jour d’après
shared-done = Fini
shared-go-on = Continuer
shared-pause = Pause
shared-show-me = Montre-moi
