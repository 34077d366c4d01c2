## D'une carte

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } ferait { $total } : au-dessous de 0
   *[other] { START($rank, form: "the") } ferait { $total } : plus que { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } ne se joue pas sur ce total
refusal-not-yet = { START($rank, form: "the") } ne se joue pas encore
refusal-not-now = { START($rank, form: "the") } ne se joue pas maintenant
refusal-answer-due = On ne répond { FORM($asked, form: "to-a") } que par { FORM($asked, form: "a") }
refusal-run-goes-on = La suite doit continuer avec { FORM($asked, form: "a") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } ne peut pas venir d’abord : tu dois encore jouer { FORM($count, as: "form-times") }
   *[other] { START($rank, form: "the") } ne peut pas venir d’abord : tu dois encore jouer { FORM($count, as: "form-times") }
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "the") } laisserait trop peu de cartes : tu dois encore jouer { FORM($count, as: "form-times") }
   *[other] { START($rank, form: "the") } laisserait trop peu de cartes : tu dois encore jouer { FORM($count, as: "form-times") }
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "the") } n’annule que { FORM($cancels, as: "form-times") }, pas { $count }
   *[other] { START($rank, form: "the") } n’annule que { FORM($cancels, as: "form-times") }, pas { $count }
 }
refusal-number-first = { START($rank, form: "the") } ne peut pas venir d’abord : un nombre commence la manche
refusal-not-in-hand = { START($rank, form: "the") } n’est pas dans ta main

## D'un coup

refusal-no-deal = Aucune manche en cours. Entrée pour la manche suivante.
refusal-not-your-turn = Ce n’est pas encore à toi.
refusal-no-such-value = Cette carte n’a pas cette valeur.
refusal-can-play = Tu as encore une carte jouable.
refusal-not-asked = On ne t’a rien demandé.
refusal-no-such-answer = Ces cartes ne peuvent pas s’étaler maintenant.
refusal-must-draw = Tu dois d’abord piocher une carte.
refusal-nothing-to-draw = Tu n’as pas de carte à piocher.
refusal-no-call-due = Il n’y a pas de total à annoncer maintenant.
