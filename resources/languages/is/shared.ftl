shared-pictures = Myndir
shared-picture-fox = Refur
shared-picture-owl = Ugla
shared-picture-bear = Björn
shared-picture-penguin = Mörgæs
shared-picture-cat = Köttur
shared-picture-rabbit = Kanína
shared-picture-frog = Froskur
shared-picture-panda = Panda
shared-picture-tiger = Tígur
shared-picture-robot = Vélmenni

shared-looking = Verið er að fletta þessu upp…

shared-child-words = gott fyrir börn, barnaleikur, fjölskylda, krakkar
shared-minutes = { $minutes } mín.
shared-hours = { $hours } klst.
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, uppáhald. { $blurb }
shared-facts = { $players }, um { $time }, { $age } ára og eldri
shared-facts-and-differences = { $players }, um { $time }, { $age } ára og eldri. { START($differences) }

shared-back-gone = Eigin bakhlið er ekki lengur til; spilin fá bakhlið herbergisins.
shared-back-unread = Ekki er hægt að lesa eigin bakhlið; spilin fá bakhlið herbergisins. Geymd sem { $file }.
shared-back-too-many-bytes = { $file } er of stór fyrir bakhlið; mest má hún vera { $most } MB.
shared-back-too-many-dots = { $file } er of stór fyrir bakhlið; mest má hún vera { $most } megadílar.
shared-back-not-read = Ekki er hægt að lesa { $file } ({ $why }).
shared-back-no-picture = { $file } er ekki mynd sem lesa má hér; JPEG eða PNG gengur.
shared-back-damaged = { $file } er skemmd og ekki er hægt að lesa hana sem mynd.
shared-back-not-kept = Ekki tókst að geyma myndina ({ $why }); bakhliðarnar eru eins og þær voru.
shared-back-not-removed = Ekki tókst að taka myndina þína burt ({ $why }).

shared-rules-of-game = Reglur leiksins
shared-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
 }
shared-players-range = { $least }–{ $most } leikmenn
shared-house-rules = Húsreglur.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Ekki lengur í reglunum: { $headings }.

shared-no-person = Minnst eitt sæti er fyrir manneskju.
shared-player-number = Leikmaður { $number }
shared-same-name = Tvö sæti heita { $name }.

shared-level-beginner = Byrjandi
shared-level-casual = Rólegur
shared-level-cautious = Varkár
shared-level-clever = Klókur
shared-level-expert = Meistari

shared-times = ·
shared-divided-by = :

shared-copy-text = Afrita sem texta, til að líma
shared-save-record = Vista leikskrána…
shared-save-picture = Vista mynd af borðinu…
shared-save-sheet = Vista stigablaðið sem PDF…
shared-save-everything = Vista allt sem gerðist…
shared-cancel = Hætta við
shared-delete = Eyða
shared-rename = Endurnefna
shared-import = Flytja inn
shared-export = Flytja út
shared-not-now = Ekki núna
shared-day-before = Dagurinn á undan
shared-day-after = Næsti dagur
shared-done = Búið
shared-go-on = Áfram
shared-pause = Hlé
shared-show-me = Sýndu mér
