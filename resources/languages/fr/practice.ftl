practice-sum-of = Calcul { $number } sur { $sums }
practice-once-more = Encore une fois
practice-now-a-game = Maintenant, une partie
practice-your-way = Ton calcul, et le bon

## Ce qu'on dit à la fin

practice-result = { $right } sur { $sums } du premier coup
practice-every-one = Tous, sans exception ! Tu les sais vraiment.
practice-some = Chaque calcul rend le suivant plus facile.
practice-new-best = Nouveau record ! Avant, c’était { $best }.
practice-best-stays = Ton record est { $best }.
practice-first-best = C’est ton record jusqu’ici.
practice-result-told = { $result }. { $praise }

## Deux minutes de calcul sans aide

practice-probe = Deux minutes de calcul
practice-probe-intro = { $name }, voici des calculs, d’abord faciles, puis plus difficiles. Fais-en autant que tu veux ; ça s’arrête tout seul au bout de deux minutes. Tu peux en sauter. Personne n’aide cette fois, et personne ne regarde.
practice-probe-begin = Commencer
practice-probe-leave-out = Sauter
practice-probe-sure = Arrêter maintenant ? Ces calculs ne compteront pas, et tu pourras recommencer une autre fois.
practice-probe-stop = Arrêter
practice-probe-thanks = { $sums ->
    [one] Merci, { $name } ! Tu as fait { $sums } calcul.
   *[other] Merci, { $name } ! Tu as fait { $sums } calculs.
 }
practice-probe-kept = Dans deux semaines, il y en aura d’autres. Le résultat est dans le bilan.
