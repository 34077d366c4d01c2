controls-key-name = { $key ->
    [Return] Entrée
    [Enter] Entrée
    [Esc] Échap
    [Space] Espace
    [Tab] Tab
    [Backspace] Retour arr.
    [Del] Suppr
    [Home] Début
    [End] Fin
    [PgUp] Page préc.
    [PgDown] Page suiv.
    [Ctrl] Ctrl
    [Shift] Maj
    [Alt] Alt
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

## La liste des touches

controls-keys = Touches
controls-keys-do = { $keys } : { $action }

## Le menu

controls-level-above = Retour au niveau d’avant
controls-opens-more = Ouvre la suite

## Le pavé de chiffres

controls-last-figure-back = Effacer le dernier chiffre
controls-answer = Répondre
controls-minus = Moins

## Champs, interrupteurs, compteurs

controls-off = non
controls-on = oui
controls-less = { $name } : moins
controls-more = { $name } : plus

## Pages

controls-back = Retour
