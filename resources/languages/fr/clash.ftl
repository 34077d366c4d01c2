## Raisons

clash-endless-stock = une pioche qu’on refait ne s’épuise jamais, donc personne ne peut gagner ainsi
clash-useless-tokens = on sort de la partie aussitôt, donc les jetons ne servent à rien
clash-lack-of-cards = { $players ->
    [one] il faudrait { $cards } cartes à { FORM($players, as: "form-number") } joueur, mais il n’y en a que { $size } et une doit rester
   *[other] il faudrait { $cards } cartes à { $players } joueurs, mais il n’y en a que { $size } et une doit rester
 }

## Phrases

clash-no-such-game = Il n’y a pas de jeu « { $game } » dans le catalogue.
clash-number-of-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
clash-number-of-players-fixed = { $game } se joue à { $most }, pas à { $players }.
clash-of-game = { $game } : { $why }.
clash-no-such-option = { $game } n’a pas de règle maison « { $option } » ; il y a { $known }.
clash-no-such-choice = Pour la règle maison { $option }, il y a { $known }, pas « { $value } ».
clash-no-such-number = La règle maison { $option } est un nombre entier de { $least } à { $most }, pas « { $value } ».

## À l'atelier

clash-makes-over-limit = { START($names, form: "a") } met le total à { $total }, mais le plus haut total est { $limit }. Personne ne pourrait jamais choisir ça.
clash-only-over-limit = { START($names, form: "a") } met le total à { $total }, mais le plus haut total est { $limit }. Personne ne pourrait jamais jouer ça.
clash-any-over-limit = { START($names, form: "a") } peut faire tous les totaux jusqu’à { $total }, mais le plus haut total est { $limit }.
clash-too-few-cards = À { $players } joueurs, on distribuerait { $cards } cartes, mais il n’y en a que { $size }, et une doit rester dans la pioche.
clash-large-hands = À { $players } joueurs, chacun aurait { $cards } cartes ; on ne peut pas en tenir plus de { $most }.
clash-no-card = Aucune carte du paquet ne pourrait jamais se jouer.
clash-nobody-is-stuck = Quoi qu’on pose, tout le monde peut continuer : personne ne perdrait jamais.
clash-nobody-goes-over = Aucune carte n’amène jamais le total à { $limit } ou plus : aucune manche ne finirait.
clash-nobody-pays = Personne n’aurait jamais rien à payer : la partie ne finirait jamais.
clash-team-misses = Aucune carte ne fait { $total } pile : vous ne pourriez jamais gagner.
clash-starts-over = Une manche commencerait à { $total }, mais le plus haut total est { $limit }.
clash-begins-over = Si l’on retourne { FORM($card, form: "the") }, une manche commencerait à { $total }, plus que le plus haut total de { $limit }.
clash-no-neighbors = Il n’y a pas deux rangs voisins dans le paquet : il n’y aurait jamais de suite.
clash-past-the-end = Aucune manche n’arrive jamais à { $totals } : le plus haut total est { $limit }.
clash-three-in-hand = { $cards ->
    [one] Il faut trois cartes de même rang dans une main, mais chacun n’a qu’{ FORM($cards, as: "form-number", form: "f") } carte.
   *[other] Il faut trois cartes de même rang dans une main, mais chacun n’a que { $cards } cartes.
 }
clash-repair-makes = { START($names) } fait { $total }
clash-repair-limit = Total jusqu’à { $total }
clash-repair-players = Au plus { $most } joueurs
clash-repair-more-players = Au moins { $least } joueurs
clash-repair-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
 }
clash-repair-packs = { $packs } paquets
clash-repair-numbers = Les nombres comptent
clash-repair-counts = { START($names, form: "figure") } : valeur { $total }
clash-repair-end-costs = { $total } coûte 1
clash-repair-pass = { START($rank, form: "figure") } ne change rien
clash-repair-start = Partir de { $total }
clash-repair-no-start-card = Pas de carte retournée
clash-repair-without-total = Sans { $totals }
clash-repair-without-rule = Sans cette règle
