first-show = Montre-moi
first-show-hint = Le jeu en une manche de deux minutes
first-deal = Ta première manche
first-skip = Passer
first-now-you = À toi !

## Ce qui est montré

first-total = Voici le total.
first-keep = Reste à { $limit } ou moins.
first-keep-down = Reste à 0 ou plus.
first-keep-over = À { $limit }, la manche est finie.
first-reach = Celui qui arrive à { $limit } gagne.
first-keep-together = Faites { $limit } pile, tous ensemble.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] Tu ne peux jouer aucune carte.
   *[other] { $player } ne peut jouer aucune carte.
 }
first-end = { $player ->
    [you] Ta carte met fin à la manche.
   *[other] La carte jouée par { $player } met fin à la manche.
 }
first-end-together = Le total est à { $limit } pile : vous avez tous gagné.

first-differs = Pas comme dans « { $game } »

first-play-lit = Joue la carte éclairée

first-not-yet = Pas encore : joue { FORM($card, form: "the") }.

## Lu à voix haute

first-told = { $number } sur { $count } : { $told }
first-play-card = Joue { FORM($card, form: "the") }.

first-not-found = Aucune manche ne montre bien ce jeu. Lis ses règles.
