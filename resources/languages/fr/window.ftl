## Le démarrage

window-title = { $page } – { $app }
window-no-start = Cardtable ne peut pas démarrer. Tes parties sont restées telles quelles ; { $log } dit ce qui s’est passé.
window-settings-unread = Tes réglages ne peuvent pas être lus en ce moment ; le fichier reste tel quel et sera réessayé.
window-state-unread = Tes derniers jeux et favoris ne peuvent pas être lus en ce moment ; le fichier reste tel quel et sera réessayé.
window-settings-lost = Tes réglages ne peuvent pas être lus et sont comme au premier jour ; gardés sous { $file }.
window-state-lost = Tes derniers jeux et favoris ne peuvent pas être lus et sont oubliés ; gardés sous { $file }.

## Réglages

window-settings-saved = Tes réglages sont de nouveau enregistrés.
window-settings-not-saved = Tes réglages ne peuvent pas être enregistrés ; ils valent jusqu’à ce que tu fermes Cardtable.
window-folder = Tes parties et réglages sont dans { $folder }.
window-sounds-on = Sons activés.
window-sounds-off = Sons coupés.

## Fermer

window-saving = Enregistrement ; ce disque est lent. La fenêtre se ferme toute seule quand tout est enregistré.
window-game-not-saved = Ce qui a été joué en dernier dans cette partie n’est pas enregistré.
window-learners-not-saved = Ce que les élèves ont fait en dernier n’est pas enregistré.
window-lost-if-closed = Ce sera perdu si tu fermes maintenant.
window-keep-open = Laisser ouvert
window-close-anyway = Fermer quand même

## Quand quelque chose s'est mal passé

window-went-wrong = Quelque chose s’est mal passé
window-report = Le rapport
window-nothing-lost = Rien de ce que tu as joué n’est perdu. Avec ce rapport, on peut trouver la panne et la réparer.
window-game-kept = La partie est gardée jusqu’au dernier coup et continue. Avec ce rapport, on peut trouver la panne et la réparer.
window-game-goes-on = La partie continue.
window-with-game = Avec la partie en cours
window-with-game-means = ses règles, sa donne et ses coups, donc toutes les cartes en main, mais aucun nom
window-copy-report = Copier le rapport
window-save-report = Enregistrer
window-text-files = Texte (*.txt)

## Parties sur cet ordinateur

window-game-opens = La partie s’ouvre ; Échap la laisse.
window-game-left = Ta partie est enregistrée. Elle est dans Parties enregistrées.
window-game-unread = La partie ne peut pas être lue en ce moment ({ $why }).
window-game-goes-on-before = Une partie enregistrée est abîmée et reprend d’avant cela ; elle est entière dans { $file }.
window-game-plays-otherwise = Une partie enregistrée ne peut pas continuer telle quelle et reprend d’avant cela ; elle est rangée, entière, sous { $file }.
window-game-lost = Une partie enregistrée ne peut pas être lue ; elle est gardée sous { $file }.
window-games-lost = { $count ->
    [one] { $count } partie enregistrée ne peut pas être lue ; elle est gardée
   *[other] { $count } parties enregistrées ne peuvent pas être lues ; elles sont gardées
 } dans { $folder }.
window-game-unread-kept = Une partie enregistrée ne peut pas être lue en ce moment ; elle est gardée telle quelle ({ $when }).
window-names-lost = Les noms des parties ne peuvent pas être lus ; ils sont gardés sous { $file }.
window-names-unread = Les noms des parties ne peuvent pas être lus en ce moment ; le fichier reste tel quel.
window-game-in-bin = La partie est dans la corbeille de cet ordinateur.
window-game-deleted-undo = La partie est effacée ; { $key } la fait revenir.
window-game-back = La partie est revenue.
window-not-opened = { $file } ne peut pas être ouvert : { $why }

## Titres des fenêtres du système

window-open-game = Ouvrir une partie
window-games-files = Parties de Cardtable (*.cardtable)
