## Le nom des cartes

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] moins 1
    [T1] moins 1
    [T2] moins 2
    [M10] moins 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { $rank ->
    [Q] { FORM($rank, form: "figure") } noire
   *[other] { FORM($rank, form: "figure") } noir
 }
card-red = { $rank ->
   *[other] { FORM($rank, form: "figure") } rouge
 }
card-of-suits = { FORM($rank, form: "figure") } de { $suits }
card-other = autre { FORM($rank, form: "figure") }
card-apart = { FORM($rank, form: "figure") } (sauf { FORM($apart, form: "the") })
card-row = { START($names) }

card-black-chip = { $rank ->
    [Q] { $card } noire
   *[other] { $card } noir
 }
card-red-chip = { $card } rouge
card-of-suits-chip = { $card } de { $suits }
card-other-chip = autre { $card }

## Ce que devient le total

card-leave = laisse le total comme il est
card-add = ajoute { $number }
card-add-own = ajoute son nombre
card-take-own = enlève son nombre
card-add-choice = ajoute { $numbers } (au choix)
card-take-any = enlève un nombre de ton choix, de { $low } à { $high }
card-add-any = ajoute un nombre de ton choix, de { $low } à { $high }
card-take-off = enlève { $number }
card-set = met le total à { $number }
card-set-any = met le total au nombre de ton choix, de { $low } à { $high }
card-copy = refait ce que la dernière carte a fait ; comme première carte d’une manche, ajoute { $number }
card-double = double le total
card-double-or-halve = prend la moitié du total s’il est pair et au-dessus de 49, sinon le double
card-double-odd-or-halve-even = prend la moitié d’un total pair et le double d’un total impair
card-swap-digits = échange les deux chiffres du total (7 se lit 07)
card-round-to-ten = arrondit le total à la dizaine la plus proche (5 : vers le haut)
card-pass-on-a-round-total = laisse le total comme il est, et ne se joue que si le total finit par 0
card-never = ne se joue jamais
card-only-together = ne se joue pas en solo

## Ce qui se passe d'autre

card-reverse = change le sens du jeu
card-skip = fait sauter le tour du suivant
card-choose = te laisse désigner qui joue ensuite
card-eliminate = fait sortir de la manche un joueur de ton choix
card-shield = te sauve quand on veut te faire sortir de la manche : glisse cette carte sous celle qui vient d’être posée, et pioches-en une autre
card-exchange = t’oblige à échanger ta main avec un joueur de ton choix
card-redeal = fait mélanger toutes les cartes pour donner à chacun une nouvelle main
card-oblige = oblige le joueur suivant à jouer deux fois
card-chain = { $answer ->
    [forced] demande { FORM($wanted, form: "a") } en réponse
   *[optional] peut recevoir { FORM($wanted, form: "a") } en réponse
 }
card-steal = vole une carte à un joueur de ton choix
card-zeus = prend Zeus
card-others-draw-1 = fait piocher une carte à tous les autres
card-others-draw-2 = fait piocher deux cartes à tous les autres
card-bomb = oblige chacun des autres à défausser { FORM($saves, form: "a") } ou à { $cost ->
    [bomb] retourner une bombe à retardement
   *[other] payer { $cost }
 }

## Plusieurs choses

card-several = { $does }
card-choice = { $does } (au choix)
card-either = soit { $first }, soit { $second }

## En bref, pour une liste au bord de la table

card-add-own-short = ajoute
card-take-own-short = enlève
card-leave-short = neutre
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = fait { $number }
card-set-any-short = fait { $low } à { $high }
card-copy-short = copie
card-double-short = double
card-double-or-halve-short = moitié ou double
card-double-odd-or-halve-even-short = moitié si pair
card-swap-digits-short = échange chiffres
card-round-to-ten-short = arrondit
card-pass-on-a-round-total-short = neutre sur …0
card-never-short = injouable
card-only-together-short = quatre ou rien
card-reverse-short = { $rank ->
    [REV] change le sens
   *[other] autre sens
 }
card-skip-short = { $rank ->
    [SKIP] le suivant attend
   *[other] passe-tour
 }
card-choose-short = désigne qui joue
card-eliminate-short = élimine
card-shield-short = bouclier
card-exchange-short = troc de mains
card-redeal-short = mains neuves
card-oblige-short = suivant : 2×
card-chain-short = veut réponse
card-steal-short = vole
card-zeus-short = prend Zeus
card-others-draw-1-short = autres : une carte
card-others-draw-2-short = autres : deux cartes
card-bomb-short = { $rank ->
    [BOMB] autres : défense
   *[other] bombe
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, plus tard { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = tour { $number } : { $told }

## Sur une étiquette, derrière la carte : « 4 change le sens », « R = 99 », « 3 = +3, saute un joueur »

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } à { $high }
card-list-chip = { $told }
card-leave-chip = ne change rien
card-copy-chip = copie
card-double-chip = double
card-double-or-halve-chip = moitié ou double
card-double-odd-or-halve-even-chip = moitié si pair
card-swap-digits-chip = échange les chiffres
card-round-to-ten-chip = arrondit à …0
card-pass-on-a-round-total-chip = neutre sur …0
card-never-chip = ne se joue pas
card-only-together-chip = quatre ou rien
card-reverse-chip = change le sens
card-skip-chip = { $rank ->
    [SKIP] fait attendre le suivant
   *[other] saute un joueur
 }
card-choose-chip = désigne le suivant
card-eliminate-chip = élimine un joueur
card-shield-chip = te sauve
card-exchange-chip = échange les mains
card-redeal-chip = redistribue tout
card-oblige-chip = fait jouer le suivant 2×
card-chain-chip = veut une réponse
card-steal-chip = vole une carte
card-zeus-chip = prend Zeus
card-others-draw-1-chip = fait piocher 1 aux autres
card-others-draw-2-chip = fait piocher 2 aux autres
card-bomb-chip = touche tous les autres

## Notes sous le tableau

card-note-limit = Une carte qui fait { $limit } se joue aussi quand le total est déjà à { $limit }.
card-note-over = Si le nombre d’une carte fait dépasser { $limit }, tu ne peux pas la jouer, quoi qu’elle fasse d’autre.
card-note-copy = { START($rank, form: "a") } copie la dernière carte posée dans cette manche, quel que soit le joueur : sa valeur et tout ce qu’elle fait d’autre.
card-note-copy-turned-up = { START($rank, form: "a") } copie la dernière carte posée dans cette manche, quel que soit le joueur, ou la carte retournée au début : sa valeur et tout ce qu’elle fait d’autre.
card-note-copy-again = { START($rank, form: "a") } sur { FORM($rank, form: "a") } refait la même chose. Cette carte se joue chaque fois que la carte copiée pourrait se jouer.
card-note-copy-pair = Après deux cartes qui comptent comme une seule, la copie fait ce que fait l’une d’elles.
