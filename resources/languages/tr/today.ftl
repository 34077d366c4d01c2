
today-puzzle-solved = { $game }, çözüldü

## Günün eli

today-deal = Günün eli
today-about = Herkese aynı kartlar gelir. İlk deneme sayılır.
today-new-day = Yeni bir gün başladı: bu onun eli.
today-who = Kim oynuyor
today-somebody-else = Başka biri…
today-new-name = Ad, sonra Enter
today-game = Oyun
today-another-game = Her gün başka bir oyun

## Günün eli: sonuçlar

today-came-to = { $plays ->
    [one] 1 hamle
   *[other] { $plays } hamle
 }, el biterken toplam { $total }
today-again = { $times ->
    [one] Bir kez daha oynandı
   *[other] { $times } kez daha oynandı
 }
today-again-and-held = { $times ->
    [one] Bir kez daha oynandı ve kaybedilmedi
   *[other] { $times } kez daha oynandı ve kaybedilmedi
 }
