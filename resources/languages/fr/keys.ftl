keys-title = Changer les touches
keys-how = Appuie sur Entrée, puis sur la nouvelle touche
keys-press = Appuie sur la nouvelle touche
keys-back-to-usual = Remettre { $key }
keys-none = aucune
keys-or = { $first } ou { $second }
keys-reset = Touches d’origine
keys-were-reset = Toutes les touches sont comme au début.
keys-is-now = { $action } : { $key }
keys-taken = { $key } sert déjà à ceci : { $action }.
keys-fixed = { $key } fait la même chose partout. Choisis une autre touche.
keys-need-ctrl = Ajoute Ctrl ou Alt à { $key } : ici, on tape des lettres.

## Où les touches comptent

keys-everywhere = Partout
keys-at-table = À la table
keys-at-end = À la fin d’une partie
keys-in-lesson = Quand un enfant doit répondre
keys-in-workshop = Atelier

## Ce que font les touches

keys-hear-again = Entendre les derniers coups
keys-hear-all = Entendre où en est la partie
keys-sneak = Intercepter avec une carte
keys-defend = Défausser une carte qui sauve
keys-declare = Étaler un brelan
keys-lesson-away = L’enfant n’est pas là
keys-lesson-again = Répéter
keys-lesson-leave = Continuer sans annoncer
keys-replay-seat = Vu de la place suivante
keys-replay-costly = Seulement les coups coûteux
keys-favorite = Mettre le jeu en favori, ou non
