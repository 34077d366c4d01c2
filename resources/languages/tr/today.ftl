
today-puzzle-solved = { $game }, çözüldü

## Günün eli

today-deal = Günün eli
today-about = Karşında: { $company }. Tek bir el; bugün herkese aynı kartlar gelir. İlk deneme sayılır.
today-is-over = Bu el geçti: yalnız o gün içindi.
today-new-day = Yeni bir gün başladı: bu onun eli.
today-who = Kim oynuyor
today-somebody-else = Başka biri…
today-new-name = Ad, sonra Enter
today-game = Oyun
today-another-game = Her gün başka bir oyun

## Günün eli: sonuçlar

today-nobody = Kimse oynamadı.
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

## Haftanın ligi

today-league = Aile ligi
today-this-week = Bu hafta
today-week = { $day } haftası
today-week-before = Önceki hafta
today-week-after = Sonraki hafta
today-nobody-played = Bitmiş oyun yok.
today-games-of = Kazanılan oyun: { $won } / { $games }, kaybedilmeyen el: { $held } / { $deals }
today-days-of = Kaybedilmeyen günün elleri: { $held } / { $days }
today-best-week = En iyi hafta: { $won } galibiyet, { $day }
today-best-yet = Şimdiye kadarki en iyi hafta; önceki { $won } idi
