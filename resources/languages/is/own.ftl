own-set-aside = Ekki tókst að lesa eigin leik; hann er geymdur sem { $file }.
own-unread = Ekki er hægt að lesa eigin leik eins og er ({ $why }); { $file } helst eins og hún er.
own-kept-unplayed = „{ $name }“ er ekki hægt að spila hér: { $why }. Skráin helst eins og hún er.
own-not-kept = Ekki tókst að vista leikinn ({ $why }).
own-nameless = Okkar leikur

own-not-a-game = Í þessari skrá er enginn leikur úr Cardtable.
own-no-text = Enginn leikur er í þessum texta; afritaðu hann aftur, að síðasta punkti.
own-text-damaged = Hluta leiksins vantar í textann eða þar er innsláttarvilla; afritaðu hann aftur.
own-newer = Þessi leikur var gerður með nýrra Cardtable; notaðu það.
own-no-code = Enginn QR-kóði leiks er á þessari mynd.
own-no-picture = Ekki er hægt að lesa þessa mynd.
own-unknown-base = Þessi leikur breytir öðrum sem þetta Cardtable þekkir ekki; kannski þekkir nýrra hann.
own-makes-no-sense = Reglur þessa leiks fara ekki saman.
own-not-played = Þennan leik er ekki hægt að spila hér: { $why }.

own-text-title = Cardtable: leikurinn { $game }
own-give = Deila leiknum
own-give-code = Myndavél síma les þennan kóða og fær leikinn sem texta. Sendu hann í aðra tölvu, eða vistaðu kóðann sem mynd: Cardtable les hvort tveggja.
own-code-spoken = QR-kóði: { $game }
own-copy-text = Afrita sem texta
own-copied-text = { $game } er á klippiborðinu, sem texti.
own-save-file = Vista sem skrá
own-save-code = Vista kóðann sem mynd
own-files = Leikir gerðir með Cardtable (*.cardgame)
own-save-title = Vista leikinn
own-pictures = Myndir (*.png)

own-arrival-title = Leikur handa þér
own-by = Höfundur: { $maker }
own-made-from = Þetta er { $game } með { $changes ->
    [0] engum öðrum reglum
    [one] { FORM($changes, as: "form-number", form: "f-dat") } annarri reglu:
   *[other] { $changes } öðrum reglum:
 }
own-made-anew = Hann er gerður frá grunni. Þetta þarf að vita um hann:
own-marked = Breytingar frá { $game } eru undirstrikaðar og merktar með penna.
own-take = Taka hann
own-leave = Skilja eftir
own-taken = { $game } er meðal þinna leikja.
own-here-already = { $game } er þegar meðal þinna leikja.
own-ways = Leikirnir þínir
own-bring = Sækja leik
own-bring-kinds = Leikir og myndir (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Líma leik

own-shelf = Okkar eigin leikir
own-shelf-hook = Eftir ykkur sjálf, eða gjöf til ykkar.
own-blurb-by = Höfundur: { $maker }.
own-blurb-from = { $game }, með eigin reglum.
own-change = Breyta
own-rename-ask = Hvað á leikurinn að heita? Nú: { $game }
own-duplicate = Gera afrit
own-duplicated = { $game } er á hillunni þinni.
own-in-bin = { $game } er í ruslafötu tölvunnar.
own-deleted-undo = Leiknum { $game } var eytt; { $key } nær í hann.
own-back = { $game } er aftur hér.
own-practicing = Meistari æfir sig: { $share }%
own-practiced = Meistari hefur æft sig: { $game }.
