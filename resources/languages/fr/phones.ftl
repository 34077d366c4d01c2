phones-page-animal = Ton animal
phones-page-name = Ton nom
phones-page-which-seat = Où t’assieds-tu ?
phones-page-sit = M’asseoir
phones-page-seated = Tu as une place. Les cartes se distribuent à l’écran.
phones-page-change = Changer
phones-page-knock = Demander à m’asseoir
phones-page-stop-waiting = Ne plus attendre
phones-page-play-here = Jouer ici

## Qui a une place

phones-page-free = place libre
phones-page-taken = place prise
phones-page-you = toi
phones-page-computer = ordinateur
phones-page-screen = à l’écran
phones-page-away = pas là

## Parties de la page

phones-page-table = Table
phones-page-hand = Ta main
phones-page-choices = Ce que tu peux faire
phones-page-seats = À la table

## Sous la main

phones-page-tap-twice = Touche deux fois une carte pour la jouer
phones-page-tap-once = Touche une carte pour la jouer
phones-page-tap-again = Touche-la encore pour la jouer
phones-page-tap-marks = Touche les cartes qui vont ensemble

## Boutons

phones-page-back = Retour
phones-page-close = Fermer
phones-page-play-marked = Les jouer
phones-page-go-on = Continuer
phones-page-next-deal = Manche suivante
phones-page-hint = Conseil
phones-page-undo = Reprendre
phones-page-take-number = Prendre { $total }
phones-page-say = Annoncer
phones-page-say-number = Annoncer { $total }
phones-page-delete = Effacer le dernier chiffre
phones-page-whole-line = Toute la ligne

## Réglages de ce téléphone

phones-page-settings = Réglages de ce téléphone
phones-page-large-text = Gros caractères
phones-page-one-tap = Jouer en touchant une fois
phones-page-sound = Sons
phones-page-vibration = Vibration
phones-page-daylight = Clair de jour, comme le téléphone
phones-page-face = Nom et animal
phones-page-plainly = Ce que tu joues passe dans ton Wi-Fi sans être chiffré : d’autres pourraient le voir.
phones-page-leave = Quitter la place
phones-page-leave-sure = Ta place sera libre pour d’autres. La partie continue sans toi.
phones-page-stay = Rester

## La connexion

phones-page-connecting = On cherche la table
phones-page-lost = On cherche de nouveau la table
phones-page-lost-help = Ce téléphone est-il dans le même Wi-Fi que l’ordinateur, et la partie y est-elle encore ouverte ?
phones-page-try-now = Essayer maintenant

## Le sceau

phones-page-seal = Les cartes de cette manche sont scellées
phones-page-seal-holds = Ce téléphone l’a vérifié : aucune carte n’a été changée.
phones-page-seal-broken = Le sceau ne correspond pas : ce ne sont pas les cartes qui étaient scellées.

## Ce qui est montré à une place

phones-your-turn = { $name }, à toi de jouer
phones-you-are-asked = { $name }, une question pour toi
phones-turn-of = { $player ->
    [you] C’est à toi de jouer
   *[other] C’est à { $player } de jouer
 }
phones-paused = La table fait une pause
phones-you-are-relieved = Quelqu’un joue pour toi en ce moment
phones-game-is-over = La partie est finie
phones-you-are-out = Tu es hors de la partie
phones-you-sit-out = Tu es hors de cette manche
phones-you-have-won = Tu as gagné
phones-said = { $player ->
    [you] Toi : { $what }
   *[other] { $player } : { $what }
 }
phones-who-is-at-the-screen = la personne à l’écran

## Comment on choisit avec le doigt

phones-choose-the-total = Choisis le total que tu veux.
phones-tap-a-seat = Touche un joueur.
phones-tap-the-cards = Touche les cartes qui vont ensemble.
phones-with-others = peut se jouer avec d’autres
phones-wrong-costs = Un calcul inexact coûte une pénalité.
phones-wrong-costs-token = Un calcul inexact coûte un jeton.
phones-wrong-costs-deal = Un calcul inexact perd la manche.

## Le sceau des cartes d'une manche, une fois ouvert

phones-seal-is-open = La deuxième ligne, passée par SHA-256, donne la première : aucune carte n’a été changée.
