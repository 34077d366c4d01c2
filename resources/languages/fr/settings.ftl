settings-title = Réglages
settings-saved-at-once = Enregistrés à mesure

## Pièces, paquets et dos

settings-cards-and-table = Cartes et table
settings-room = Pièce
settings-room-note = la pièce où tu joues
settings-room-game = Selon le jeu
settings-room-forest = Salon de pins
settings-room-midnight = Minuit
settings-room-salon = Salon bordeaux
settings-room-cabin = Chalet d’hiver
settings-room-garden = Véranda
settings-room-seaside = Bord de mer
settings-room-olympus = Olympe
settings-room-playroom = Salle de jeux
settings-room-classroom = Salle de classe
settings-room-contrast = Contraste élevé
settings-room-system = Selon le système
settings-deck = Paquet de cartes
settings-deck-note = le paquet de cartes
settings-deck-classic = Paquet maison
settings-deck-four-colour = Quatre couleurs
settings-deck-jumbo = Gros caractères
settings-deck-jumbo-four-colour = Gros, quatre couleurs
settings-letters = Lettres sur les cartes
settings-letters-note = as, valet, dame et roi
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Dos des cartes
settings-back-note = le dos de toutes les cartes
settings-back-lattice = Treillis
settings-back-stars = Étoiles
settings-back-fans = Éventails
settings-back-knit = Tricot
settings-back-leaves = Feuilles
settings-back-waves = Vagues
settings-back-clouds = Nuages
settings-back-confetti = Confettis
settings-back-squares = Papier quadrillé
settings-back-peacock = Paon
settings-back-own = Ton image
settings-move-list = Liste des coups
settings-move-list-note = à côté de la table ; { $key } l’ouvre et la replie
settings-far = Table pour la télévision
settings-far-note = total, noms et mots se lisent à trois mètres ; pas de liste des coups à côté

## Une image à soi

settings-choose-picture = Choisir une image
settings-remove-picture = Enlever ton image
settings-picture-files = Images ({ $endings })
settings-picture-taken = Ton image est maintenant le dos des cartes.
settings-picture-removed = Ton image n’est plus sur les cartes ; ton fichier est resté tel quel.
settings-cut-title = Ton dos de cartes
settings-cut-question = Quelle partie va sur les cartes ?
settings-cut-help = Fais-la glisser, ou prends les flèches ; plus et moins l’agrandissent.
settings-cut-picture = La partie de l’image sur la carte
settings-cut-smaller = Plus petit
settings-cut-larger = Plus grand
settings-cut-use = L’utiliser

## Son

settings-sound = Son
settings-sounds = Bruitages
settings-sounds-note = { $key }, ou le bouton à la table
settings-volume = Volume
settings-volume-note = des bruitages
settings-volume-percent = { $volume } %

## Bruitages un par un

settings-sounds-of-cards = Cartes
settings-sound-card-slide = Glisser
settings-sound-card-land = Poser
settings-sound-stock-draw = Piocher
settings-sound-shuffle = Mélanger
settings-sounds-of-total = Total
settings-sound-count-up = Tic-tac
settings-sound-reverse = Sens
settings-sound-skip = Saut
settings-sound-hold = Neutre
settings-sounds-of-game = Partie
settings-sound-turn = À toi
settings-sound-bust = Perdu
settings-sound-token-drop = Jeton
settings-sound-win = Gagné
settings-sound-accent = Frisson

## Jouer

settings-play = Jouer
settings-pace = Rythme
settings-choice-pace-calm = Calme
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Rapide
settings-choice-pace-still = Immobile
settings-choice-pace-off = Sans
settings-pace-note = Immobile : fondus courts, rien ne tourne, pas d’étoiles. Sans : tout est là d’un coup.
settings-previews = Montrer chaque résultat
settings-previews-note = le total que ferait une carte
settings-choice-previews-always = Toujours
settings-choice-previews-hover = Au survol
settings-choice-previews-never = Jamais
settings-hand-order = Trier les grandes mains
settings-hand-order-note = mains de plus de cinq cartes
settings-choice-hand-order-value = Par valeur
settings-choice-hand-order-suit = Par couleur
settings-choice-hand-order-dealt = Comme distribué
settings-play-by = Jouer une carte en
settings-play-by-note = de deux clics, le premier la soulève
settings-choice-play-by-one-click = Un clic
settings-choice-play-by-two-clicks = Deux clics
settings-curtain = Rideau entre les joueurs
settings-curtain-note = cache la main quand l’ordinateur passe de l’un à l’autre
settings-undo = Annuler à plusieurs
settings-undo-note = on demande d’abord aux joueurs sur téléphone
settings-ask-phones = Demander pour chaque téléphone
settings-ask-phones-note = non : seuls attendent ceux qui ont tapé l’adresse

## Pour les yeux et les oreilles

settings-access = Yeux et oreilles
settings-language = Langue
settings-language-note = change aussitôt, même en pleine partie
settings-language-system = Selon le système
settings-text-size = Taille du texte
settings-text-size-note = sur chaque page et à la table
settings-choice-text-size-100 = Normale
settings-choice-text-size-150 = Grande
settings-choice-text-size-200 = Énorme
settings-speech = Le total dit après chaque carte
settings-speech-note = muet avec un lecteur d’écran : il dit tout cela
settings-voice = Voix
settings-voice-note = à quelle vitesse elle dit les totaux, et les questions aux élèves
settings-voice-slow = Lentement
settings-voice-normal = Normalement
settings-voice-fast = Vite
settings-detail = Ce qui est dit à voix haute
settings-detail-note = R le répète, T décrit la table
settings-choice-detail-brief = Peu
settings-choice-detail-normal = Normal
settings-choice-detail-full = Tout
settings-letter-keys = Lettres comme touches
settings-letter-keys-note = non : une lettre ne fait rien, la saisie vocale n’en presse donc aucune
settings-keys-note = les voir toutes et en choisir d’autres

## Tes données

settings-data = Tes données
settings-everything = Tout ce que tu as joué
settings-everything-note = reste sur cet ordinateur ; une copie par jour, ou tout en un fichier
settings-backups = Sauvegardes
settings-show-folder = Ouvrir le dossier
settings-these = Ces réglages
settings-trouble = Quelque chose ne marche pas ?
settings-trouble-note = de quoi renseigner qui t’aide

## Tous les réglages à la fois

settings-reset = Réinitialiser
settings-take-back = Revenir
settings-export-all = Exporter les réglages
settings-import-all = Importer des réglages
settings-take-reset-back = Retrouver tes réglages
settings-files = Réglages (*.json)
settings-imported = Les réglages sont maintenant ceux du fichier { $file }.
settings-not-ours = Ce fichier ne contient pas de réglages de Cardtable.
settings-were-reset = Tous les réglages sont comme au premier jour ; le même bouton revient en arrière.
settings-are-back = Tes réglages sont revenus.
