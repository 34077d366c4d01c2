real-title = Vraies cartes
real-game = { $game }, avec tes propres cartes
real-with-own-pack = Avec mes propres cartes
real-on-screen = Cartes à l’écran
real-start = Commencer
real-who-sits = Qui est à cette place ?
real-rules = Les règles de ce jeu
real-look-back = Revoir la partie

## Avant une manche et après

real-who-deals = Qui distribue d’abord ?
real-sit-alike = Les joueurs sont ici comme à ta table, dans le sens des aiguilles d’une montre.
real-deals = { $name ->
    [you] Manche { $number } : tu distribues
   *[other] Manche { $number } : { $name } distribue
 }
real-dealt = { $name ->
    [you] J’ai distribué
   *[other] { $name } a distribué
 }
real-again = Une autre partie

## Ce qui est demandé

real-which = { $name ->
    [you] Quelle carte poses-tu ?
   *[other] Quelle carte pose { $name } ?
 }
real-which-of-several = { $name ->
    [you] Quelle carte poses-tu ? Encore { FORM($count, as: "form-times") }.
   *[other] Quelle carte pose { $name } ? Encore { FORM($count, as: "form-times") }.
 }
real-which-turned = Quelle carte a été retournée ?
real-which-bottom = Quelle carte est face visible sous la pioche ?
real-which-saves = { $name ->
    [you] As-tu { FORM($card, form: "a") } ?
   *[other] { $name } a { FORM($card, form: "a") } ?
 }
real-which-answers = { $name ->
    [you] Réponds-tu par { FORM($rank, form: "a") } ?
   *[other] { $name } répond par { FORM($rank, form: "a") } ?
 }
real-which-way = Comment est-elle posée ?
real-what-total = { $name ->
    [you] Le total est à { $total }. Combien en fais-tu ?
   *[other] Le total est à { $total }. Combien en fait { $name } ?
 }
real-who = Qui ?
real-which-three = { $name ->
    [you] Tu as trois cartes de quel rang ?
   *[other] { $name } a trois cartes de quel rang ?
 }

## Réponses

real-stuck = { $name ->
    [you] Rien à jouer
   *[other] { $name } : rien à jouer
 }
real-saves = { $name ->
    [you] Oui, je la pose
   *[other] { $name } pose { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] Je n’en ai pas
   *[other] { $name } n’en a pas
 }
real-three = { $name } : trois { FORM($rank, form: "many") }
real-sneaks = { $name ->
    [you] J’intercepte avec { FORM($card, form: "a") }
   *[other] { $name } intercepte avec { FORM($card, form: "a") }
 }
real-threes = Brelan
real-out-of-turn = Interception
real-rank = { $rank }
real-several = À la fois
real-option = { $told } : { $total }
real-option-several = { $count ->
    [one] une carte, { $told } : { $total }
   *[other] { $count } cartes, { $told } : { $total }
 }
real-option-at = { $way ->
    [choose] { $told }, ensuite { FORM($name, form: "whom") }
    [eliminate] { $told }, dehors : { FORM($name, form: "whom") }
    [exchange] { $told }, échange avec { FORM($name, form: "whom") }
   *[steal] { $told }, vol à { FORM($name, form: "whom") }
 }

## Pourquoi quelque chose ne se dit pas

real-cannot-be-stuck = { $name ->
    [you] Tu as forcément une carte à jouer : presque toutes celles qui restent vont.
   *[other] { $name } a forcément une carte à jouer : presque toutes celles qui restent vont.
 }
real-gone = Toutes ces cartes ont été posées, et la pile n’a pas été mélangée depuis : { $card }.
real-not-now = Cette carte ne peut pas se poser maintenant : { $card }.
real-no-review = Avec de vraies cartes, seuls les joueurs connaissent les mains : aucun coup n’est donc jugé.

## Sur les touches

real-all-gone = toutes posées
real-key = { $card } : { $told }

## À la table

real-told-total = Le total est à { $total }, reste { $count }.
real-clockwise = On joue dans le sens horaire
real-counterclockwise = On joue dans le sens inverse

## Reprendre

real-take-back = Reprendre
real-take-back-what = Reprendre : { $told }
real-laid = { $name ->
    [you] Tu as posé { FORM($cards, form: "a") }
   *[other] { $name } a posé { FORM($cards, form: "a") }
 }
real-was-stuck = { $name ->
    [you] Tu n’as rien pu jouer
   *[other] { $name } n’a rien pu jouer
 }
real-was-turned = Retournée : { $card }
real-was-put-under = Sous la pioche : { $card }

## Touches

real-keys-rank = Poser cette carte : son chiffre ou sa lettre, 0 pour un 10, * pour un joker
real-keys-stuck = Rien à jouer pour ce joueur
