play-no-hint = Ekkert ráð í þetta sinn; spurðu aftur.
play-end-game-here = Ljúka leiknum hér
play-skip-to-end = Beint í lokin

play-key-choose = velja spil
play-key-play = setja það út, áfram
play-key-number = setja það spil út, velja kost
play-key-hear = heyra síðustu útspil, eða allt

play-tap-when-ready = Ýttu til að byrja
play-pass-to = Næst: { $name }
play-nobody-peeks = Ekki kíkja!
play-running-total = Summan
play-direction = Átt
play-way = { $way ->
    [clockwise] réttsælis
   *[counterclockwise] rangsælis
 }
play-after = Næst á eftir: { FORM($player, form: "who") }
play-fact = { $fact }: { $value }.
play-since = Síðan þú áttir síðast leik

play-paused = Hlé
play-table-waits = Borðið bíður þín.
play-on = Spila áfram

play-disk-is-slow = Diskurinn er lengi að vista leikinn; spilað er áfram á meðan.
play-saved-again = Nú vistast leikurinn aftur.

play-everybody-loses = Allir tapa
play-team-wins = Ykkur tókst það saman!
play-team-loses = Ekki í þetta sinn
play-you-win = Þú vinnur!
play-name-wins = { $name } vinnur!
play-name-wins-this-one = { $name } vinnur þennan.
play-several-win = { $players ->
    [you] { START($players, form: "who") } vinnið!
   *[other] { $players } vinna!
 }
play-held = { $player ->
    [you] Þú hélst út!
   *[other] { $player } hélt út!
 }
play-not-held = { $player ->
    [you] Þú hélst ekki út í þetta sinn.
   *[other] { $player } hélt ekki út í þetta sinn.
 }

play-again = Spila aftur
play-back-to-today = Aftur á „Í dag“
play-look-back = Líta til baka
play-what-held-is = Hvað tölvurnar héldu að hinir væru með, og hvað þeir voru með
play-share = Deila

play-your-team = Liðið ykkar
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, { FORM($count, as: "form-number", form: "f") } umferð
   *[other] { $game }, { $count } umferðir
 }
play-score = Stig alls
play-reward-marks = Stjörnur
play-deals-lost = Umferðum tapað
play-score-count = Stig alls { $count }
play-won-the-game = hefur unnið leikinn
play-won-with-three = hefur unnið leikinn með { FORM($rank, form: "three-dat") }
play-held-three = með { FORM($rank, form: "three-acc") }
play-out-on-move = úr leik í skrefi { $move }
play-out-in-deal = úr leik í umferð { $deal }
play-lost-the-game = hefur tapað leiknum
play-played-to-the-end = með til leiksloka
play-lost-deals = { $count ->
    [one] hefur tapað { FORM($count, as: "form-number", form: "f-dat") } umferð
   *[other] hefur tapað { $count } umferðum
 }
play-and-marks = stjörnur: { $count }
play-standing-at-place = { $place }: { $told }.

play-taken-back = Tekið til baka.
play-done-again = Gert aftur.

play-wants-to-take-back = { $player ->
    [you] Þú vilt taka síðasta útspil til baka.
   *[other] { $player } vill taka síðasta útspil til baka.
 }
play-take-it-back = Taka til baka
play-do-not-take-back = Láta það standa
play-not-all-agree = Ekki eru allir sammála: útspilið stendur.

play-album-new = { $player ->
    [you] Nýtt í albúminu þínu: { $deed }
   *[other] Nýtt í albúminu ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Þú hélst
   *[other] { $player } hélt
 } lengur út en { $count } af { $all }
play-better = { play-outlasted }, betur en í { $games } leikjum á undan
play-survived = { $player ->
    [you] Þú hélst
   *[other] { $player } hélt
 } út { $count } af { $all } umferðum
play-longest = { $player ->
    [you] Lengsta umferð þín
   *[other] { $player }, lengsta umferðin
 } hingað til: { $count } útspil
play-decided = Umferð { $deal } réð úrslitum
