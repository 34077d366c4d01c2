learners-title = Æfingar

learners-welcome = Hvert spil er dæmi
learners-welcome-sums = Summan er 68 og barnið þitt setur út 7. Hver er hún nú? Barnið segir það.
learners-welcome-help = Ef dæmi er erfitt sýnir borðið stökk upp á tuginn. Ekkert liggur á, og enginn heyrir „rangt“.
learners-welcome-nickname = Gælunafn nægir, og ekkert fer úr þessari tölvu.
learners-welcome-picture = Kanína við borðið: summan er 68, hún setur út 7 og segir hvað það verður
learners-add = Bæta barni við
learners-try = Prófa núna
learners-try-tip = Tíu dæmi, án nafns; ekkert er geymt

learners-ready-to-play = Til í að spila
learners-ready-for-more = Til í hærri tölur
learners-ready-for = { $name }, prófaðu nú: { $game }
learners-right-today = Rétt í dag: { $count }
learners-ten-minutes = Tíu mínútur
learners-ten-minutes-of = { $name }: tíu mínútur
learners-practice = Æfa
learners-play = Spila leik
learners-skills = Færni
learners-play-of = { $name }: spila leik

learners-beat-your-best = Sláðu eigið met
learners-for-parents = Fyrir foreldra
learners-skill-map = Færnikort
learners-today = rétt svör í dag
learners-best-row = lengst í röð
learners-best-round = besta lotan af { $sums }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Nú hentuðu hærri tölur.
learners-unread = { $count ->
    [one] { $count } svar er ekki lengur læsilegt og er ekki talið.
   *[other] { $count } svör eru ekki lengur læsileg og eru ekki talin.
 }

learners-numbers-to-20 = Tölur upp í 20
learners-numbers-to-50 = Tölur upp í 50
learners-numbers-to-99 = Tölur upp í 99
learners-numbers-tricky = Upp í 99, með snúnu spilunum

learners-new = Nýtt barn
learners-settings-of = Stillingar: { $name }
learners-picture = Mynd, { $picture }
learners-nickname = Gælunafn
learners-nickname-hint = Gælunafn; ekki þarf rétt nafn
learners-start = Hvar á að byrja
learners-start-note = ef þú vilt; stillir tölurnar fyrir neðan
learners-start-years = Aldur eða bekkur
learners-start-age = { $age ->
    [10] 10 ára eða eldri
   *[other] { $age } ára
 }
learners-start-grade = { $grade ->
    [5] 5. bekkur eða hærri
   *[other] { $grade }. bekkur
 }
learners-start-counts = Telur upp í
learners-start-count = Telur upp í { $count }
learners-start-unsaid = Ekki gefið upp
learners-numbers = Tölur
learners-numbers-begin = til að byrja með; hér er sagt til þegar hærri henta
learners-numbers-note = þegar þær breytast byrjar hjálpin upp á nýtt
learners-strategy = Dæmi yfir tuginn
learners-strategy-note = eins og kennt er í skólanum
learners-make-ten = Fylla tuginn: 68 + 2 + 5
learners-compensation = Tíu áfram og til baka: 68 + 10 − 3
learners-mode = Hvernig er svarað
learners-mode-ladder = Eftir þörfum: hjálpin kemur og dvínar
learners-mode-choices = Alltaf svör að velja úr
learners-mode-pad = Alltaf talnaborðið
learners-hand = Spurt áður en sett er út
learners-hand-note = aðeins nálægt hámarkinu
learners-hand-nothing = Einskis: bara spilað
learners-hand-safe = Hvað get ég enn sett út?
learners-hand-largest = Hæsta örugga spilið
learners-hand-room = Hve mikið pláss er eftir
learners-hand-mixed = Allt þetta til skiptis
learners-hints = Biðja má um ráð
learners-hints-note = ráð er ekki villa
learners-strict = Röng svör teljast með
learners-strict-note = ef húsreglurnar gefa refsistig fyrir þau
learners-coach = Þjálfarinn má hjálpa
learners-coach-note = segir hvað á að setja út og hvers vegna
learners-speech = Spurningar eru lesnar upphátt
learners-speech-note = með rödd þessarar tölvu eða upptökum
learners-save = Vista

learners-gate-why = Þetta dæmi heldur litlum fingrum úti. Leystu það, þá kemstu inn.
learners-gate-sum = { $first } sinnum { $second }
learners-gate-open = Opna
learners-gate-again = Ekki alveg. Hér er annað.

learners-import-tip = Barn sem var flutt út áður
learners-import-one = Flytja inn barn
learners-export-this = Flytja þetta barn út
learners-kind = Börn ({ $pattern })
learners-is-here = { $name } er nú hér.

learners-delete-sure = Eyða fyrir fullt og allt: { $name }?
learners-delete-what = { $answers ->
    [0] Gælunafni, mynd, stillingum og metum er eytt af þessari tölvu, líka úr öryggisafritum, og það kemur aldrei aftur.
    [one] Gælunafni, mynd, stillingum, metum og { $answers } svari er eytt af þessari tölvu, líka úr öryggisafritum, og það kemur aldrei aftur.
   *[other] Gælunafni, mynd, stillingum, metum og öllum svörum, { $answers } talsins, er eytt af þessari tölvu, líka úr öryggisafritum, og það kemur aldrei aftur.
 } Leikir sem þegar hafa verið spilaðir verða eftir, og tölur þeirra líka; sætið heitir þá eftir númeri sínu. Það sem flutt var út eða prentað, og það sem er í ruslafötu tölvunnar, verður þar sem það var sett.
learners-delete-games = { $count ->
    [one] { $count } leikur sem gerður var hér hefur nafnið í sér: { $games }. Hann helst eins og hann er, líka í því sem spilað var eftir honum.
   *[other] { $count } leikir sem gerðir voru hér hafa nafnið í sér: { $games }. Þeir haldast eins og þeir eru, líka í því sem spilað var eftir þeim.
 }
learners-game-called = „{ $game }“
learners-delete-damaged = Hér var skrá barna, sem ekki tókst að lesa, lögð til hliðar. Enginn veit hver er í henni, svo að henni er líka eytt.
learners-delete-no = Halda
learners-delete-yes = Eyða alveg
learners-is-deleted = Barninu hefur verið eytt. Nafnið er líka farið úr leikjum, tölfræði og öryggisafritum; aðeins skrár sem þú vistaðir annars staðar gætu enn geymt það.
learners-is-deleted-but-games = Barninu hefur verið eytt. Nafnið er líka farið úr sætum, tölfræði og öryggisafritum; leikir með nafninu í sér haldast eins og þeir eru, og skrár sem þú vistaðir annars staðar gætu enn geymt það.

learners-child = Albúmið mitt
learners-child-of = Eigin síða: { $name }
learners-for-teachers = Fyrir kennara
learners-parent-can = Þetta kann { $name }
learners-parent-can-means = Rétt í fyrstu tilraun, án hjálpar, á ólíkum dögum
learners-parent-deal = Gefa: { $game }
learners-parent-next = Kemur næst
learners-parent-ask = Ef { $sum } kemur upp, spurðu: „Hvernig fórstu að þessu?“
learners-parent-no-cards = Enginn tími fyrir spil?
learners-parent-print = Prenta eða vista
learners-parent-tonight = Hvað á að spila í kvöld
learners-parent-why-game = Summur af 100 sem þjálfa það sem { $name } æfir: { $count }.
learners-parent-working = Þetta æfir { $name }
learners-parents-of = { $name }: fyrir foreldra
learners-probe-who = Tvær mínútur af dæmum: hver?
learners-numbers-dots = Punktar upp í 10
