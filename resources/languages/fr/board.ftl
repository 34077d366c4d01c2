## Le cadre

board-table = Table de jeu
board-undo = Annuler
board-take-back = Reprendre le coup
board-do-again = Refaire le coup
board-hint-is = Ce que ferait le plus fort des adversaires
board-sounds-on = Sons : oui
board-sounds-off = Sons : non
board-fold-moves = Replier les coups
board-show-moves = Montrer les coups
board-next-deal = La suite
board-result = Résultat

## À qui de jouer

board-no-card-fits = Rien à jouer
board-your-turn = À toi de jouer
board-your-call = À toi d’annoncer
board-your-turn-name = À toi, { $name }
board-your-turn-plays = À toi : joue { FORM($count, as: "form-times") }
board-name-plays = { $name }, joue { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [one] À toi : encore { FORM($count, as: "form-times") }
   *[other] À toi : encore { FORM($count, as: "form-times") }
 }
board-name-more = { $count ->
    [one] { $name }, encore { FORM($count, as: "form-times") }
   *[other] { $name }, encore { FORM($count, as: "form-times") }
 }
board-you-watch-this-deal = Hors de cette manche, tu regardes les autres
board-you-watch-who-won = Tu as gagné et tu regardes les autres
board-you-watch-this-game = Hors de la partie, tu regardes les autres
board-no-card-can-be-played = Aucune carte ne peut se jouer
board-every-card-goes-over = { $limit ->
    [0] Chaque carte descendrait sous 0
   *[other] Chaque carte dépasserait { $limit }
 }

## Places

board-to-play = à jouer
board-next = ensuite
board-skipped = tour passé
board-sits-out = hors manche
board-has-won = victoire !
board-phone-away = absent
board-phone-is-away = à un téléphone absent
board-at-phone = à un téléphone
board-sits-this-deal-out = hors de cette manche
board-out = hors jeu
board-out-of-the-game = hors de la partie
board-holds-zeus = avec Zeus
board-score = score { $count }
board-forfeits = pénalités : { $count }
board-reward-marks = étoiles : { $count }
board-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
board-holds-cards = main : { $cards }

## Le milieu de la table

board-stock = Pioche  { $count }
board-stock-cards = { $count ->
    [one] Pioche : une carte
   *[other] Pioche, cartes : { $count }
 }
board-stock-under = { $count ->
    [one] Pioche : une carte, dessous { FORM($card, form: "the") }
   *[other] Pioche, cartes : { $count }, dessous { FORM($card, form: "the") }
 }
board-left = reste { $count }

## Chances

board-chance = Chance de ne pas perdre cette manche
board-percent = { $percent } %

## Une partie qu'on revoit

board-played = joué
board-best = mieux

## La liste des coups

board-moves = Coups
board-deal = Manche { $number }
board-no-moves = Les cartes jouées dans cette manche s’inscrivent ici.
board-card-values = Valeur des cartes
