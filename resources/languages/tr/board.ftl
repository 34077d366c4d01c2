## Çerçeve

board-table = Kart masası
board-undo = Geri al
board-take-back = Geri al
board-do-again = Yeniden yap
board-hint-is = En güçlü rakip ne yapardı
board-sounds-on = Sesler: açık
board-sounds-off = Sesler: kapalı
board-fold-moves = Hamleleri kapat
board-show-moves = Hamleleri göster
board-next-deal = Sonraki el
board-result = Sonuç

## Sıra kimde

board-no-card-fits = Uyan kart yok
board-your-turn = Sıra sende
board-your-call = Sen söyle
board-your-turn-name = Sıra sende, { $name }
board-your-turn-plays = Sıra sende: { $count } kez oyna
board-name-plays = { $name }, { $count } kez oyna
board-your-turn-more = { $count ->
    [one] Sıra sende: bir daha
   *[other] Sıra sende: { $count } kez daha
 }
board-name-more = { $count ->
    [one] { $name }, bir daha
   *[other] { $name }, { $count } kez daha
 }
board-you-watch-this-deal = Bu eli bekliyor, diğerlerini izliyorsun
board-you-watch-who-won = Kazandın, diğerlerini izliyorsun
board-you-watch-this-game = Oyun dışısın, diğerlerini izliyorsun
board-no-card-can-be-played = Hiçbir kart oynanamıyor
board-every-card-goes-over = { $limit ->
    [0] Her kart sıfırın altına inerdi
   *[other] Her kart sınırı aşardı ({ $limit })
 }

## Yerler

board-to-play = sıra burada
board-next = sıradaki
board-skipped = atlandı
board-sits-out = bekliyor
board-has-won = galip!
board-phone-away = bağlı değil
board-phone-is-away = telefonda, bağlı değil
board-at-phone = telefonda
board-sits-this-deal-out = bu elin dışında
board-out = çıktı
board-out-of-the-game = oyun dışı
board-holds-zeus = Zeus burada
board-score = puan { $count }
board-forfeits = ceza: { $count }
board-reward-marks = yıldız: { $count }
board-cards = { $count ->
    [one] 1 kart
   *[other] { $count } kart
 }
board-holds-cards = kartlar: { $cards }

## Masanın ortası

board-stock = Deste  { $count }
board-stock-cards = { $count ->
    [one] Deste: 1 kart
   *[other] Deste: { $count } kart
 }
board-stock-under = { $count ->
    [one] Deste: 1 kart, altında { FORM($card, form: "nom") }
   *[other] Deste: { $count } kart, altında { FORM($card, form: "nom") }
 }
board-left = { $count } kaldı

## Koçun gördüğü şanslar

board-chance = Bu eli kaybetmeme şansı
board-percent = %{ $percent }

## Tekrarda

board-played = oynandı
board-best = en iyisi

## Hamle listesi

board-moves = Hamleler
board-deal = { $number }. el
board-no-moves = Bu elde oynanan kartlar burada sıralanır.
board-card-values = Kart değerleri
