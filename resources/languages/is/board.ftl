board-table = Spilaborð
board-undo = Afturkalla
board-take-back = Taka til baka
board-do-again = Gera aftur
board-hint-is = Hvað sterkasti mótherjinn gerði
board-sounds-on = Hljóð: á
board-sounds-off = Hljóð: af
board-fold-moves = Fela útspilin
board-show-moves = Sýna útspilin
board-next-deal = Ný umferð
board-result = Úrslit

board-no-card-fits = Ekkert spil gengur
board-your-turn = Þú átt leik
board-your-call = Segðu summuna
board-your-turn-name = { $name }, þú átt leik
board-your-turn-plays = Þú átt leik: settu út { FORM($count, as: "form-times") }
board-name-plays = { $name }, settu út { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [one] Þú átt leik: { $count } enn
   *[other] Þú átt leik: { $count } enn
 }
board-name-more = { $count ->
    [one] { $name }, { $count } enn
   *[other] { $name }, { $count } enn
 }
board-you-watch-this-deal = Þú situr hjá þessa umferð og horfir á hina spila
board-you-watch-who-won = Þú hefur unnið og horfir á hina spila
board-you-watch-this-game = Þú ert úr leik og horfir á hina spila
board-no-card-can-be-played = Ekkert spil gengur
board-every-card-goes-over = { $limit ->
    [0] Öll spil færu undir 0
   *[other] Öll spil færu yfir { $limit }
 }

board-to-play = á leik
board-next = næst
board-skipped = situr hjá
board-sits-out = situr hjá
board-has-won = hefur unnið!
board-phone-away = fjarri
board-phone-is-away = við síma sem er fjarri
board-at-phone = við síma
board-sits-this-deal-out = situr hjá þessa umferð
board-out = úr leik
board-out-of-the-game = úr leik
board-holds-zeus = með Seif
board-score = heildarstig { $count }
board-forfeits = refsistig: { $count }
board-reward-marks = stjörnur: { $count }
board-cards = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
 }
board-holds-cards = með { FORM($cards, form: "acc") }

board-stock = Stokkur  { $count }
board-stock-cards = { $count ->
    [one] Stokkur: { $count } spil
   *[other] Stokkur: { $count } spil
 }
board-stock-under = { $count ->
    [one] Stokkur: { $count } spil, undir honum { FORM($card, form: "nom") }
   *[other] Stokkur: { $count } spil, undir honum { FORM($card, form: "nom") }
 }
board-left = { $count } eftir

board-chance = Líkur á að tapa ekki umferðinni
board-percent = { $percent }%

board-played = sett út
board-best = best

board-moves = Útspil
board-deal = Umferð { $number }
board-no-moves = Hér birtast spilin sem sett eru út í umferðinni.
board-card-values = Gildi spila
