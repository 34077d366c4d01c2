window-title = { $page } – { $app }
window-no-start = Cardtable getur ekki ræst. Leikirnir þínir eru eins og þeir voru; { $log } segir hvað gerðist.
window-settings-unread = Ekki er hægt að lesa stillingarnar þínar núna; skráin helst eins og hún er og verður reynd aftur.
window-state-unread = Ekki er hægt að lesa síðustu leiki þína og uppáhald núna; skráin helst eins og hún er og verður reynd aftur.
window-settings-lost = Ekki er hægt að lesa stillingarnar þínar og þær eru eins og fyrsta daginn; geymdar sem { $file }.
window-state-lost = Ekki er hægt að lesa síðustu leiki þína og uppáhald og það er gleymt; geymt sem { $file }.

window-settings-saved = Nú vistast stillingarnar þínar aftur.
window-settings-not-saved = Ekki er hægt að vista stillingarnar þínar; þær gilda þar til þú lokar Cardtable.
window-folder = Leikirnir þínir og stillingar eru í { $folder }.
window-sounds-on = Kveikt er á hljóðum.
window-sounds-off = Slökkt er á hljóðum.

window-saving = Verið er að vista; diskurinn er hægur. Glugginn lokast sjálfkrafa þegar allt er vistað.
window-game-not-saved = Það sem síðast var spilað í þessum leik er ekki vistað.
window-learners-not-saved = Það sem börnin gerðu síðast er ekki vistað.
window-lost-if-closed = Það tapast ef þú lokar núna.
window-keep-open = Hafa opið
window-close-anyway = Loka samt

window-went-wrong = Eitthvað fór úrskeiðis
window-report = Skýrslan
window-nothing-lost = Ekkert sem þú spilaðir er tapað. Með þessari skýrslu má finna villuna og laga hana.
window-game-kept = Leikurinn er geymdur að síðasta skrefi og heldur áfram. Með þessari skýrslu má finna villuna og laga hana.
window-game-goes-on = Leikurinn heldur áfram.
window-with-game = Með leiknum eins og hann stendur
window-with-game-means = reglur hans, gjöf og skref, og þar með öll spil á hendi, en engin nöfn
window-copy-report = Afrita skýrslu
window-save-report = Vista skýrslu
window-text-files = Texti (*.txt)

window-game-opens = Verið er að opna leikinn; Esc hættir við.
window-game-left = Leikurinn þinn er vistaður. Hann er í Vistuðum leikjum.
window-game-unread = Ekki er hægt að lesa leikinn núna ({ $why }).
window-game-goes-on-before = Vistaður leikur er skemmdur og heldur áfram frá því á undan; hann er allur í { $file }.
window-game-plays-otherwise = Ekki er hægt að spila vistaðan leik áfram eins og hann stendur; hann heldur áfram frá því á undan og er allur geymdur sem { $file }.
window-game-lost = Ekki er hægt að lesa vistaðan leik; hann er geymdur sem { $file }.
window-games-lost = { $count ->
    [one] Ekki er hægt að lesa { $count } vistaðan leik; hann er geymdur
   *[other] Ekki er hægt að lesa { $count } vistaða leiki; þeir eru geymdir
 } í { $folder }.
window-game-unread-kept = Ekki er hægt að lesa vistaðan leik núna; hann er geymdur eins og hann er ({ $when }).
window-names-lost = Ekki er hægt að lesa nöfn leikjanna; þau eru geymd sem { $file }.
window-names-unread = Ekki er hægt að lesa nöfn leikjanna núna; skráin helst eins og hún er.
window-game-in-bin = Leikurinn er í ruslafötu tölvunnar.
window-game-deleted-undo = Leiknum var eytt; { $key } nær í hann.
window-game-back = Leikurinn er kominn aftur.
window-not-opened = Ekki er hægt að opna { $file }: { $why }

window-open-game = Opna leik
window-games-files = Leikir úr Cardtable (*.cardtable)
