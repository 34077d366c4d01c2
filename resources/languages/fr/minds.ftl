minds-title = Qui avait quoi ?

## Quel choix on regarde

minds-whose-choices = Choix de qui
minds-all-computers = Tous les ordinateurs
minds-earlier = Choix d’avant
minds-later = Choix suivant
minds-where = Manche { $deal }, coup { $number } : { $name } à { $total } – { $move }
minds-no-choices = Aucun ordinateur n’a eu de choix dans les manches finies.

## Comment le choix s'est fait

minds-thinking = { $name } réfléchit encore une fois…
minds-slip = Un raté : à ce niveau, certains coups se font au hasard.
minds-chose-otherwise = À la table, l’ordinateur avait choisi autre chose : sa réflexion a été écourtée, ou il a appris depuis. Il choisirait maintenant : { $move }.
minds-by-rule = { $name } suit ici une règle simple et ne devine pas les mains.
minds-imagined = { $count ->
    [one] { $name } a imaginé { $count } répartition possible des cartes cachées.
   *[other] { $name } a imaginé { $count } répartitions possibles des cartes cachées.
 } Le nombre sous une carte dit dans combien sur cent elle y est.
minds-fair = { $name } connaissait sa propre main, les cartes jouées, et ce que chacun peut voir et retenir. Rien de plus.

## Ce qu'il croyait le plus

minds-was-right = L’idée la plus sûre pour { $name } : { FORM($other, form: "whom") } avec { FORM($rank, form: "a") } en main, dans { $percent } % des cas. C’était juste.
minds-was-wrong = { $other ->
    [you] L’idée la plus sûre pour { $name } : toi avec { FORM($rank, form: "a") } en main, dans { $percent } % des cas. En vérité, tu avais { FORM($cards, form: "a") }.
   *[other] L’idée la plus sûre pour { $name } : { $other } avec { FORM($rank, form: "a") } en main, dans { $percent } % des cas. En vérité, { $other } avait { FORM($cards, form: "a") }.
 }

## Les mains sur le tapis

minds-known = connue
minds-imagined-world = Hypothèse { $number } sur { $count }
minds-another-world = Autre hypothèse
minds-another-world-tip = Ce qu’il imaginait encore
minds-held = { $name ->
    [you] Tu avais { FORM($cards, form: "a") }.
   *[other] { $name } avait { FORM($cards, form: "a") }.
 }
minds-held-in-world = Dans cette hypothèse : { $cards }.

## Ce que l'ordinateur a pesé

minds-weighed = Ce qu’il a envisagé
minds-makes-total = fait { $total }
minds-makes-total-at = { $way ->
    [eliminate] fait { $total }, dehors : { FORM($other, form: "whom") }
    [exchange] fait { $total }, échange avec { FORM($other, form: "whom") }
    [steal] fait { $total }, vol à { FORM($other, form: "whom") }
   *[choose] fait { $total }, ensuite { FORM($other, form: "whom") }
 }
minds-rules-choice = choix de la règle
minds-played = joué
minds-not-to-lose = { $percent } % de ne pas perdre la manche
minds-weighed-move = { $facts }.

## Les coups de la manche

minds-made = { $name } : { $cards }, { $total }.
