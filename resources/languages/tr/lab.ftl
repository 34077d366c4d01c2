## Yargılar

lab-place = { $last ->
    [1] dağıtan
   *[other] { $place ->
        [1] birinci oyuncu
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
       *[other] onuncu
     }
 }

lab-together = Ellerin %{ $share } kadarında hedefe birlikte ulaşırsınız.
lab-together-easy = Fazla kolay: ellerin %{ $share } kadarında hedefe birlikte ulaşırsınız.
lab-together-hard = Fazla zor: ellerin %{ $share } kadarında hedefe birlikte ulaşırsınız.

lab-begins-even = Kimin başladığı pek fark etmez: kaybetmeme oranı { $best } için %{ $most }, { $worst } için %{ $least }.
lab-begins-open = Kimin başladığı önemli olabilir: kaybetmeme oranı { $best } için %{ $most }, { $worst } için %{ $least }.
lab-begins-uneven = Kimin başladığı önemli: kaybetmeme oranı { $best } için %{ $most }, { $worst } için yalnız %{ $least }.
lab-begins-hopeless = Bazı yerlerin pek şansı yok: kaybetmeme oranı { $worst } için yalnız %{ $least }, { $best } için %{ $most }.
lab-begins-consoled = Kimin başladığı önemli: kaybetmeme oranı { $best } için %{ $most }, { $worst } için %{ $least }. Ama sonraki ele kaybeden başlar, böylece denge kurulur.
lab-begins-wins-even = Kimin başladığı pek fark etmez: kazanma oranı { $best } için %{ $most }, { $worst } için %{ $least }.
lab-begins-wins-open = Kimin başladığı önemli olabilir: kazanma oranı { $best } için %{ $most }, { $worst } için %{ $least }.
lab-begins-wins-uneven = Kimin başladığı önemli: kazanma oranı { $best } için %{ $most }, { $worst } için yalnız %{ $least }.
lab-begins-wins-hopeless = Bazı yerlerin pek şansı yok: kazanma oranı { $worst } için yalnız %{ $least }, { $best } için %{ $most }.

lab-endless = Ellerin %{ $share } kadarı hiç bitmez.

lab-length = Bir el yaklaşık { $minutes ->
    [one] bir dakika
   *[other] { $minutes } dakika
 } sürer: { $plays } kart oynanır, en uzunlarında { $tenth } ve daha çok.
lab-length-long = Bir el uzun sürer: yaklaşık { $minutes } dakika. { $plays } kart oynanır, en uzunlarında { $tenth } ve daha çok.
lab-length-short = El çok çabuk bitiyor: yalnız { $plays } kart oynanır.

lab-choice = Çoğunlukla seçecek bir şey var: sıraların yalnız %{ $share } kadarında tek bir şey yapılabilir.
lab-choice-none = Seçecek az şey var: sıraların %{ $share } kadarında tek bir şey yapılabilir ya da hiçbir şey yapılamaz.

lab-turns = Elin gidişi değişip durur: on elde tehlike { $times } kez başka bir oyuncuya geçer.
lab-turns-never = Elin gidişi hemen hiç değişmez: başta tehlikede olan, ellerin %{ $share } kadarında kaybeder.
lab-turns-wins = Elin gidişi değişip durur: on elde önde giden { $times } kez değişir.
lab-turns-wins-never = Elin gidişi hemen hiç değişmez: başta önde olan, ellerin %{ $share } kadarını kazanır.

lab-skill-deals = Ustalık sonunda belli olur: yaklaşık { $deals } elden sonra iyi oyuncu 20 kezde 19 kez öndedir.
lab-skill-games = Ustalık sonunda belli olur: yaklaşık { $games ->
    [one] bir oyundan
   *[other] { $games } oyundan
 } ({ $deals } el) sonra iyi oyuncu 20 kezde 19 kez öndedir.
lab-skill-open = Şans, ustalıktan daha çok belirler.
lab-skill-none = Yalnız şans: ne kadar uzun oynanırsa oynansın iyi oynayan öne geçmez.

lab-card = En önemli kart { FORM($rank, form: "figure") }: onu hiç oynamayan, ellerin %{ $usual } kadarını değil, %{ $lost } kadarını kaybeder.
lab-card-decides = Tek bir kart belirliyor, { FORM($rank, form: "figure") }: onu hiç oynamayan, ellerin %{ $usual } kadarını değil, %{ $lost } kadarını kaybeder.
lab-card-none = Hiçbir kart diğerlerinden daha önemli değil.

lab-sums = Toplanacak şey var: dakikada yaklaşık { $sums ->
    [one] bir işlem
   *[other] { $sums } işlem
 }. En sık: { $kind }.
lab-sums-hard = İşlemler bir çocuk için zor: %{ $share } kadarı okulda geç öğrenilir. En sık: { $hardest }.
lab-past-a-hundred = Yüzü geçen sayılar (96 + 8)
lab-sums-few = Toplanacak az şey var: dakikada { $sums ->
    [0] birden az işlem
    [one] yaklaşık bir işlem
   *[other] yaklaşık { $sums } işlem
 }.

## Sayılar

lab-figure-won = Birlikte kazanılan el
lab-figure-consoled = Önceki eli kaybedenin kurtulduğu eller
lab-figure-endless = Hiç bitmeyen el
lab-figure-middle = Sıradan bir elde oynanan kart
lab-figure-tenth = En uzun ellerde kart, en az
lab-figure-no-choice = Seçeneksiz sıralar
lab-figure-stuck = Hiçbir kartın oynanamadığı sıralar
lab-figure-changes = Bir elde gidiş kaç kez değişir
lab-figure-settled = Başta tehlikede olanın kaybettiği el
lab-figure-settled-wins = Başta önde olanın kazandığı el
lab-figure-drama = Sondaki heyecan
lab-figure-sound = İyi oyuncunun kaybettiği el
lab-figure-weak = Zayıf oyuncuların kaybettiği el
lab-figure-deals-to-lead = İyi oyuncu öne geçene dek el
lab-figure-without = Şu kart olmadan fazladan kaybedilen el: { FORM($rank, form: "nom") }
lab-figure-sums = Dakikada işlem
lab-figure-hard = Okulda geç öğrenilen işlem

## Değişiklikler

lab-repair-loser-begins = Kaybeden başlasın
lab-repair-limit = Sınır { $limit } olsun
lab-repair-hand = { $count ->
    [one] Birer kart dağıt
   *[other] Herkese { $count } kart dağıt
 }
lab-repair-packs = { $count ->
    [one] Bir deste al
   *[other] { $count } deste al
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Değiştir: { $card } { $does }

## Değişikliğin yaptığı

lab-repaired-consoled = Kaybedenin sonraki eli de kaybetmeme oranı %{ $after } (şimdi %{ $before }).
lab-repaired-begins = En iyi yerle en kötü yer arasında 100 elde { $after } el var (şimdi { $before }).
lab-repaired-endless = Ellerin %{ $after } kadarı hiç bitmez (şimdi %{ $before }).
lab-repaired-plays = Bir elde { $after } kart oynanır (şimdi { $before }).
lab-repaired-choice = Sıraların %{ $after } kadarında tek bir şey yapılabilir (şimdi %{ $before }).
lab-repaired-turns = On elde gidiş { $after } kez değişir (şimdi { $before }).
lab-repaired-luck = Yaklaşık { $after } elden sonra iyi oyuncu öndedir.
lab-repaired-card = En önemli kart olmadan ellerin %{ $after } kadarı kaybedilir (şimdi %{ $before }).
lab-repaired-sums = İşlemlerin %{ $after } kadarı okulda geç öğrenilir (şimdi %{ $before }).
lab-repaired-few = Dakikada yaklaşık { $after } işlem (şimdi { $before }).
lab-repaired-too-easy = Ellerin %{ $after } kadarında hedefe ulaşırsınız (şimdi %{ $before }).
