backups-title = Öryggisafrit

backups-save = Vista allt
backups-save-note = Börn, stillingar og allir leikir í einni skrá
backups-open = Endurheimta allt
backups-open-note = Úr skrá sem var vistuð á annarri tölvu
backups-days = Öryggisafrit eftir dögum
backups-settings-too = Stillingarnar líka
backups-settings-too-note = setur stillingar afritsins í stað þeirra sem nú gilda
backups-bring = Endurheimta…
backups-bring-now = Endurheimta
backups-take-back = Taka til baka

backups-before = { $day }, { $time }, fyrir endurheimt
backups-settings-alone = engin börn; stillingarnar
backups-learners = { $learners ->
    [one] { $learners } barn
   *[other] { $learners } börn
 }
backups-answers = { $answers ->
    [one] { $answers } svar
   *[other] { $answers } svör
 }
backups-games = { $games ->
    [0] engir leikir
    [one] { $games } leikur
   *[other] { $games } leikir
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Öryggisafrit er tekið hvern dag sem einhverju var breytt: af börnunum með öllum svörum, af stillingum með eigin bakhlið, af leystum þrautum og af þeim leikjum og húsreglum sem síðast voru valin. Síðustu sjö dagar eru geymdir, og einn úr hverri af fjórum vikum. Þeim sem er eytt er líka eytt úr afritunum.

backups-ask-day = Endurheimta þetta öryggisafrit ({ $day })?
backups-ask-file = Endurheimta allt úr þessari skrá?
backups-adds = Því sem hér vantar er bætt við; ekkert sem hér er er tekið burt. Fyrst er tekið afrit af því sem nú er.
backups-brought = Það sem vantaði er komið aftur: { $what }.
backups-brought-own = { $games ->
    [one] { $games } eigin leikur er á hillunni þinni.
   *[other] { $games } eigin leikir eru á hillunni þinni.
 }
backups-brought-puzzles = { $puzzles ->
    [one] { $puzzles } leyst þraut er komin aftur.
   *[other] { $puzzles } leystar þrautir eru komnar aftur.
 }
backups-brought-back = Eigin bakhlið er komin aftur.
backups-brought-nothing = Hér vantaði ekkert.
backups-unread = { $count ->
    [one] Ekki er hægt að lesa { $count } leik.
   *[other] Ekki er hægt að lesa { $count } leiki.
 }
backups-taken-back = Allt er eins og það var.

backups-files = Allt úr Cardtable (*.zip)
backups-file-name = Cardtable, allt.zip

backups-not-made = Ekki tókst að taka öryggisafrit dagsins ({ $why }).
backups-not-kept = Ekki tókst að geyma það sem í því er ({ $why }); engu er breytt.
backups-names-not-kept = Ekki tókst að geyma nöfn leikjanna ({ $why }).
backups-nothing-to-take-back = Ekkert er til að taka til baka.
backups-not-ours = { $name } geymir ekki gögn Cardtable, eða er skemmd; engu er breytt.
backups-unreadable = Ekki er hægt að lesa { $name } ({ $why }).
backups-newer = Þessi skrá var gerð með nýrra Cardtable; notaðu það.
backups-not-anew = Ekki tókst að skrifa { $name } upp á nýtt ({ $why }).
