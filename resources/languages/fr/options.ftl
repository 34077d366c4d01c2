## Règles maison de tous les jeux

options-negative-totals = Totaux au-dessous de zéro
options-negative-totals-allow = permis
options-negative-totals-floor = arrêt à 0

options-two-player-reverse = Changement de sens à deux
options-two-player-reverse-pass = l’autre joue ensuite
options-two-player-reverse-again = on rejoue

options-two-player-skip = Passe-tour à deux
options-two-player-skip-again = on rejoue
options-two-player-skip-none = sans effet

options-draw-discipline = Piocher
options-draw-discipline-auto = la carte vient toute seule
options-draw-discipline-manual = à la main, sinon carte perdue

options-elimination-rule = Élimination
options-elimination-rule-at-zero = quand il ne reste rien
options-elimination-rule-below-zero = une perte plus tard

options-tokens = Jetons
options-tokens-by-players = selon le nombre de joueurs

options-hand-size = Cartes en main
options-hand-size-by-players = selon le nombre de joueurs

options-packs = Paquets
options-packs-by-players = selon le nombre de joueurs

options-packs-follow-players = Paquets et jetons quand des joueurs sortent
options-packs-follow-players-off = restent comme avant
options-packs-follow-players-on = selon ceux qui restent

options-deal-end = Quand on ne peut pas jouer
options-deal-end-deal-ends = la manche est finie
options-deal-end-knock-out = on sort ; les autres continuent
options-deal-end-drop-out = on paie et on sort de la manche
options-deal-end-pile-away = on paie ; la pile est enlevée
options-deal-end-over-ends = la manche est finie
options-deal-end-shed = on perd un jeton

options-pile-away-loser = Main du joueur bloqué
options-pile-away-loser-redraw = remplacée par une nouvelle
options-pile-away-loser-keep = gardée
options-pile-away-loser-sit-out = déposée ; sort de la manche

options-pile-away-cards = Cartes qu’on enlève alors de la pile
options-pile-away-cards-0 = toute la pile

options-start-direction = Sens au début
options-start-direction-left = sens horaire
options-start-direction-right = sens inverse

options-dealer-rotation = Donneur suivant
options-dealer-rotation-right-of-winner = à droite du gagnant
options-dealer-rotation-left-of-winner = à gauche du gagnant
options-dealer-rotation-left = à gauche du donneur
options-dealer-rotation-right = à droite du donneur
options-dealer-rotation-winner = le gagnant
options-dealer-rotation-loser = le perdant

options-next-starter = Qui commence
options-next-starter-left-of-dealer = à gauche du donneur
options-next-starter-right-of-dealer = à droite du donneur
options-next-starter-loser = le perdant
options-next-starter-winner = le gagnant

options-stock = Quand la pioche est vide
options-stock-reshuffle = on mélange la pile
options-stock-reshuffle-all = on mélange toute la pile, carte du dessus comprise
options-stock-play-on = on continue sans piocher
options-empty-hand = Qui joue sa dernière carte
options-empty-hand-stuck = ne peut plus jouer au tour suivant
options-empty-hand-wins = a gagné

options-start-card = Début de la pile
options-start-card-empty = pas de carte, total 0
options-start-card-turn-up-apply = une carte retournée, avec son effet
options-start-card-turn-up-ordinary = une carte ordinaire retournée

options-allow-give-up = Abandonner
options-allow-give-up-off = interdit
options-allow-give-up-on = permis
options-allow-give-up-keeps-points = permis (abandonner aussitôt garde tous les points)

options-mistakes-count = Les erreurs comptent
options-mistakes-count-off = non : refusées
options-mistakes-count-on = oui : dépasser fait perdre

options-call-check = Annoncer le total
options-call-check-auto = personne ne vérifie
options-call-check-practice = un total inexact est corrigé
options-call-check-strict = un total inexact coûte une pénalité
options-call-check-token = un total inexact coûte un jeton
options-call-check-deal = un total inexact perd la manche

options-session-deals = Nombre de manches
options-session-deals-0 = autant que tu veux

options-match-won = Manches à gagner

options-match-lost = Manches perdues qui mettent fin à la partie

options-sixty-nine-effect = 69 pile
options-sixty-nine-effect-none = rien ne se passe
options-sixty-nine-effect-pool-token = gagne un jeton du centre
options-sixty-nine-effect-bonus-token = gagne un jeton
options-sixty-nine-effect-others-forfeit = une pénalité aux autres
options-sixty-nine-effect-reset-zero = le total revient à 0

options-exchange-timing = Échanger les mains
options-exchange-timing-after-draw = après avoir pioché
options-exchange-timing-before-draw = avant de piocher

options-king-ban-turns = Tours sans roi

options-king-ban-at-99 = Roi interdit, total à la limite
options-king-ban-at-99-allowed = permis
options-king-ban-at-99-banned = interdit

options-qc-double-penalty = Sauter un nombre et dépasser
options-qc-double-penalty-off = payer une fois
options-qc-double-penalty-on = payer les deux

options-doublet-repeat = Carte qui laisse le total sur un nombre qui coûte
options-doublet-repeat-pays = paie encore
options-doublet-repeat-free = ne coûte rien

options-exact-by = Tomber pile sur la limite
options-exact-by-on = gagne avec n’importe quelle carte
options-exact-by-counted = ne gagne qu’en ajoutant ou en enlevant

options-hurdles-goal = Points pour finir la manche
options-hurdles-target = Score à atteindre

options-wilson-points-floor = Jamais moins de 0 point
options-wilson-points-floor-on = oui
options-wilson-points-floor-off = non
options-wilson-backwards = Repasser une frontière vers le bas
options-wilson-backwards-costs = coûte un point
options-wilson-backwards-free = ne coûte rien

options-wilson-target = Score à atteindre

options-wilson-tie = Égalité à la fin
options-wilson-tie-extra-deal = une autre manche départage
options-wilson-tie-shared = la victoire est partagée

options-michigan-trips-hits = Qui paie pour un brelan
options-michigan-trips-hits-active = ceux encore dans la manche
options-michigan-trips-hits-all = tous les autres

options-michigan-trips-timing = Quand étaler un brelan
options-michigan-trips-timing-any = entre deux coups quelconques
options-michigan-trips-timing-own-turn = à son propre tour

options-arizona-multi-in-obligation = Plusieurs cartes quand on joue deux fois
options-arizona-multi-in-obligation-single = non : une carte à la fois
options-arizona-multi-in-obligation-counts-once = oui : comptées une fois

options-queen-penalty-draw = Piocher pour une amende
options-queen-penalty-draw-after-all = après la dernière carte
options-queen-penalty-draw-after-each = après chaque carte
options-queen-penalty-draw-none = on ne pioche pas

options-queen-answer = Répondre à une dame
options-queen-answer-forced = une dame est obligatoire
options-queen-answer-optional = une dame est permise

options-carryover-failure = Laisser une amende au suivant
options-carryover-failure-safe = ne coûte rien
options-carryover-failure-pay-and-drop-out = coûte, et on sort de la manche

options-zeus-letters = Lettres pour gagner
options-zeus-letters-4 = quatre
options-zeus-letters-3 = trois

options-zeus-sneak = Intercepter avec le même nombre
options-zeus-sneak-on = permis
options-zeus-sneak-off = interdit

options-boomo-reset-after-flip = Total quand on ne peut pas jouer
options-boomo-reset-after-flip-on = revient à 0
options-boomo-reset-after-flip-off = ne change pas

options-shed-new-round = Nouvelle manche
options-shed-new-round-fill-up = on complète les mains
options-shed-new-round-deal = nouvelle main pour chacun

options-arizona-stock-end = Quand la pioche est épuisée
options-arizona-stock-end-play-on = on continue sans piocher
options-arizona-stock-end-last-player-wins = le dernier à jouer gagne la manche

options-ono-first-number = Un nombre commence la manche
options-ono-first-number-off = pas nécessaire
options-ono-first-number-on = obligatoire

options-run-forced = Continuer une suite
options-run-forced-off = si on veut
options-run-forced-on = dès qu’on peut

options-baltimore-six-draw = Piocher après avoir volé
options-baltimore-six-draw-replaces = pas de carte
options-baltimore-six-draw-also = une carte quand même

options-baltimore-six-pick = Quelle carte est volée
options-baltimore-six-pick-random = une carte au hasard
options-baltimore-six-pick-thief-sees = le voleur la choisit

## Règles maison de certains jeux

options-ace-values = L’as
options-ace-values-choice = 1 ou 11
options-ace-values-red-aces = As rouges

options-umass-round-end = Fin de la manche
options-umass-round-end-last-survivor = il reste un joueur
options-umass-round-end-first-bust = un joueur ne peut pas jouer

options-bottom-card = Bonne carte sous la pioche
options-bottom-card-auto = la meilleure
options-bottom-card-dealer-chooses = au choix du donneur
options-bottom-card-off = aucune

options-stack-seven = Le 7
options-stack-seven-7 = ajoute 7
options-stack-seven-0 = n’ajoute rien

options-one-hundred-min = Minimum de joueurs
options-one-hundred-min-3 = trois
options-one-hundred-min-2 = deux

options-alternative-joker = Deux jokers
options-alternative-joker-none = laissés de côté
options-alternative-joker-set0 = font 0
options-alternative-joker-set99 = font 99
options-poker-zero = Ce qui met le total à 0
options-poker-zero-ace = l’as de pique
options-poker-zero-jokers = deux jokers
options-poker-zero-king = un roi, si on veut

options-one-deal = La partie entière
options-one-deal-tokens = jusqu’à ce qu’un seul ait encore des jetons
options-one-deal-knock-out = une manche : celui qui ne peut pas jouer sort

options-baltimore-three = Le 3
options-baltimore-three-0 = n’ajoute rien
options-baltimore-three-3 = ajoute 3

options-baltimore-four = Le 4
options-baltimore-four-rev = change le sens
options-baltimore-four-4 = ajoute 4

options-ono99-card = La carte O'NO 99
options-ono99-card-never = ne se joue jamais
options-ono99-card-when-total-ends-in-0 = ne change rien si le total finit par 0

options-double-stack = Double sur Double
options-double-stack-pass-on = le suivant joue deux fois
options-double-stack-add = une fois en plus

options-skip-cards = Cartes Passe-tour
options-skip-cards-four = quatre
options-skip-cards-none = aucune

options-maximum-score = Le total le plus haut

options-zeus-deck = Le paquet
options-zeus-deck-60 = 60 cartes
options-zeus-deck-56 = 56 cartes

options-from-total = Le départ

options-queen = La dame
options-queen-any-card = toute autre carte
options-queen-1-to-9 = 1 à 9

options-count-down = Direction du total
options-count-down-up = montée jusqu’à 25
options-count-down-down = descente de 100 à 0

options-joker = Le joker
options-joker-life = est une vie
options-joker-starts-again = peut se poser pour repartir

options-way = Direction du total
options-way-up = montée jusqu’à 100
options-way-down = descente de 100 à 0
options-way-up-plain = montée jusqu’à 100, sans Joker
options-way-down-plain = descente de 100 à 0, sans Joker

options-hundert-pay = Dépasser 100
options-hundert-pay-overshoot = paie à chacun ce qui dépasse
options-hundert-pay-one = paie un point à chacun
options-hundert-pay-forfeit = coûte une pénalité
