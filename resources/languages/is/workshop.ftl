workshop-name = Nafn leiksins
workshop-maker = Höfundur
workshop-started-from = byrjað á { $game }
workshop-from-nothing = gert frá grunni
workshop-undo = Taka til baka: { $step }
workshop-redo = Gera aftur: { $step }
workshop-nothing-to-undo = Ekkert að taka til baka
workshop-nothing-to-redo = Ekkert að gera aftur
workshop-undone = Tekið til baka: { $step }
workshop-redone = Gert aftur: { $step }
workshop-try = Prófa umferð
workshop-save = Vista
workshop-saved = { $game } er á hillunni þinni.
workshop-saved-as = Vistað sem { $game }, því að { $other } er þegar meðal þinna leikja.
workshop-does-not-fit = Passar ekki
workshop-change-rules = Breyta reglum…
workshop-make-own = Búa til eigin leik
workshop-back = Aftur í smiðjuna

workshop-columns = Hverju á að breyta
workshop-tab-game = Leikurinn
workshop-tab-cards = Spilin
workshop-tab-told = Hvað það þýðir
workshop-the-game = Leikurinn
workshop-cards = Hvað hvert spil gerir
workshop-group-game = Summan
workshop-group-cards = Spil og leikmenn
workshop-group-stakes = Hvað tapast
workshop-group-players = Með fleiri leikmönnum
workshop-group-turn = Að eiga leik
workshop-group-deal = Umferð
workshop-group-special = Sérstök atriði
workshop-on = Á: { $names }

workshop-suits = Litir
workshop-suits-alike = Litir allir eins
workshop-suits-colors = Rautt og svart
workshop-suits-each = Hver litur
workshop-suits-mixed = Sumir litir sér
workshop-in-pack = { $count } í stokki
workshop-in-pack-short = ×{ $count }
workshop-how-many = Fjöldi: { $cards }
workshop-or = eða
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } af { $count ->
    [one] { $count } áhrifum
   *[other] { $count } áhrifum
 }
workshop-add = { $cards }: bæta við
workshop-opens-menu = Opnar valmynd

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }, breyta: { $chip }
workshop-menu-add = { START($cards) }: bæta við
workshop-menu-row = { START($cards) }
workshop-menu-action = Það gerir líka þetta
workshop-menu-action-of = Aðeins þar sem það { $words }
workshop-menu-way = Önnur leið til að setja út, þú velur
workshop-menu-suits = Litir þessa spils
workshop-other-number = Önnur tala
workshop-way-number = Önnur leið, með hvaða tölu sem er
workshop-number = Tala
workshop-sign = Hvað talan gerir
workshop-sign-adds = bætir við
workshop-sign-takes = dregur frá
workshop-sign-either = bætir við eða dregur frá
workshop-sign-makes = setur summuna í
workshop-take-number = Taka hana
workshop-take-away = Taka þetta burt
workshop-copy = Afrita á annað spil
workshop-paste = Setja hér: { $chip }
workshop-nothing-to-add = Engu er hægt að bæta við þetta spil.
workshop-copied = { $chip } er afritað. Farðu á annað spil og límdu það þar.
workshop-cut = { $chip } kemur með. Farðu á annað spil og límdu það þar.
workshop-chip-gone = Þetta er ekki lengur þarna.

workshop-step-way = { $name }: { $value }
workshop-takes-away = Við þetta fellur burt: { $ways }. { $key } nær í það.
workshop-step-name = Nafn: { $name }
workshop-step-suits = Litir: { $value }
workshop-step-count = { START($cards) }: { $count } í stokki
workshop-step-kept = Það sem var geymt

workshop-drafts = Önnur drög
workshop-begin-again = Byrja aftur á { $game }
workshop-begin-nothing = Byrja frá grunni
workshop-go-on-with = Halda áfram með { $game }
workshop-goes-on = Þú heldur áfram þar sem þú varst.

workshop-key-cards = milli spila, milli áhrifa
workshop-key-type = að spili, tölu eða leið sem þú slærð inn
workshop-key-number = önnur tala á áhrifum
workshop-key-menu = opna valmyndina
workshop-key-delete = bæta við, taka áhrif burt
workshop-key-chip = klippa, afrita og líma áhrif
workshop-key-columns = að leiknum, spilunum, því sem það þýðir
