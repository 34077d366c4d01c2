menu-menu = Menu
menu-rules = Règles
menu-rules-of-this-game = Règles de ce jeu
menu-undo = Annuler
menu-redo = Refaire
menu-hint = Conseil
menu-phones = Téléphones
menu-stand-in = Faire jouer un ordinateur
menu-back-to-start = Retour à l’accueil
menu-look-back-on-game = Revoir cette partie
menu-play-last-again = Rejouer la dernière partie
menu-same-cards = Rejouer la même donne
menu-deal-number = Donne n° { $number }
menu-today = Aujourd’hui
menu-open = Ouvrir une partie…
menu-paste = Coller une partie
menu-sort-value = Trier ta main par valeur
menu-sort-suit = Trier ta main par couleur
menu-sort-dealt = Montrer ta main comme distribuée
menu-sounds-off = Couper les sons
menu-sounds-on = Remettre les sons
menu-full-screen = Plein écran
menu-not-far = Table pour le bureau
menu-reset-settings = Réglages d’origine
menu-all-keys = Toutes les touches
menu-phones-help = Aide pour les téléphones
menu-new-version = Chercher une nouvelle version
menu-wording = Signaler une formulation
menu-about = À propos de Cardtable
menu-quit = Quitter

## Groupes

menu-games = Parties
menu-this-game = Cette partie
menu-settings-and-view = Réglages et vue
menu-help = Aide
