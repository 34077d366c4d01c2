## Ce qu'une carte de la main peut faire

state-makes = { $card }, fait { $totals }
state-makes-any = { $card }, fait le total que tu veux de { $low } à { $high }
state-marked = marquée
state-with-others = peut se jouer avec d’autres (+)
state-takes-zeus = prend Zeus
state-wins-game = gagne la partie
state-brings = rapporte tout de suite quelque chose
state-costs = coûte tout de suite quelque chose
state-refused = { $card } ({ $why })

## Ce qui lie le joueur

state-you-owe = { $count ->
    [one] Tu dois encore jouer { FORM($count, as: "form-times") }
   *[other] Tu dois encore jouer { FORM($count, as: "form-times") }
 }
state-answer-queen = Réponds par { FORM($rank, form: "a") }
state-run-up = Suite qui monte : pour piocher, il faut { FORM($rank, form: "a") }
state-run-down = Suite qui descend : pour piocher, il faut { FORM($rank, form: "a") }

## Toute la table, phrase par phrase

state-you-are-asked = Une question pour toi.
state-your-turn = À toi de jouer.
state-to-play = { $player ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $player } de jouer.
 }
state-deal-over = La manche est finie. Entrée pour la manche suivante.
state-game-over = La partie est finie.
state-total = Total { $total }.
state-hand = Ta main : { $cards }.
state-pile = Sur la pile : { $card }.
state-clockwise = On joue dans le sens horaire.
state-counterclockwise = On joue dans le sens inverse.
