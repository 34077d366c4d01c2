## Kim ne kaybetti

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Banknotunun { FORM($lost, form: "poss") } katladın
        [fold] Banknotunu katladın
        [bomb] { START($lost) } çevirdin
       *[other] { START($lost) } kaybettin
     }
   *[other] { $lost ->
        [corner] { $player } banknotunun { FORM($lost, form: "poss") } katladı
        [fold] { $player } banknotunu katladı
        [bomb] { $player } { $lost } çevirdi
       *[other] { $player } { $lost } kaybetti
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Oynayamadın, banknotunun { FORM($lost, form: "poss") } katladın
        [fold] Oynayamadın, banknotunu katladın
        [bomb] Oynayamadın, { $lost } çevirdin
       *[other] Oynayamadın, { $lost } kaybettin
     }
   *[other] { $lost ->
        [corner] { $player } oynayamadı, banknotunun { FORM($lost, form: "poss") } katladı
        [fold] { $player } oynayamadı, banknotunu katladı
        [bomb] { $player } oynayamadı, { $lost } çevirdi
       *[other] { $player } oynayamadı, { $lost } kaybetti
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Oynayamadın, bu eli kaybettin
   *[other] { $player } oynayamadı, bu eli kaybetti
 }
ending-loses-deal = { $player ->
    [you] Bu eli kaybettin
   *[other] { $player } bu eli kaybetti
 }
ending-several-lose-deal = Bu eli kaybedenler: { FORM($players, form: "who") }
ending-deal-over = El bitti

## Ödemeden çıkanlar

ending-out-of-deal = { $player ->
    [you] Bu elin dışında kaldın
   *[other] { $player } bu elin dışında kaldı
 }
ending-went-out = { $player ->
    [you] Son kartını oynadın ve kazandın
   *[other] { $player } son kartını oynadı ve kazandı
 }
ending-stuck-out-of-deal = { $player ->
    [you] Oynayamadın, bu elin dışında kaldın
   *[other] { $player } oynayamadı, bu elin dışında kaldı
 }
ending-out-of-game = { $player ->
    [you] Oyun dışı kaldın
   *[other] { $player } oyun dışı kaldı
 }
ending-stuck-out-of-game = { $player ->
    [you] Oynayamadın, oyun dışı kaldın
   *[other] { $player } oynayamadı, oyun dışı kaldı
 }

## Kim kazandı

ending-wins-deal = { $player ->
    [you] Bu eli kazandın
   *[other] { $player } bu eli kazandı
 }
ending-wins-letter = { $player ->
    [you] Bir harf kazandın
   *[other] { $player } bir harf kazandı
 }
ending-three-of-a-kind = { $player ->
    [you] Üç eş kart açtın
   *[other] { $player } üç eş kart açtı
 }
ending-wins-game = { $player ->
    [you] Oyunu kazandın
   *[other] { $player } oyunu kazandı
 }
ending-several-win-game = Oyunu kazananlar: { FORM($players, form: "who") }
ending-everybody-loses-game = Oyunu herkes kaybetti
ending-team-wins = Birlikte başardınız
ending-team-pays = { $player ->
    [you] Oynayamadın: herkes { $lost } kaybetti
   *[other] { $player } oynayamadı: herkes { $lost } kaybetti
 }

## İki el arasında yeniden başlanan masa

ending-deal-number-over = { $number }. el bitti
ending-as-you-left-it = Masa bıraktığın gibi.

## Neden bitti

ending-reached = { $player ->
    [you] { $total } sayısına ulaştın.
   *[other] { $player } { $total } sayısına ulaştı.
 }
ending-held-zeus = { $player ->
    [you] { $total } iken Zeus sendeydi.
   *[other] { $total } iken Zeus onda: { $player }.
 }
ending-last-card = { $player ->
    [you] Son kartını oynadın.
   *[other] { $player } elindeki son kartı oynadı.
 }
ending-struck-you = { $player } seni eledi.
ending-bombed = Bomba patladı.
ending-penalty = Ceza kartları oynanamadı.
ending-well-played = Herkes iyi oynadı.

## Ne kaldı, kim çıktı

ending-left-penny = { $count ->
    [0] Kuruş kalmadı.
    [one] Bir kuruş kaldı.
   *[other] { $count } kuruş kaldı.
 }
ending-left-nickel = { $count ->
    [0] Beşlik kalmadı.
    [one] Bir beşlik kaldı.
   *[other] { $count } beşlik kaldı.
 }
ending-left-chip = { $count ->
    [0] Pul kalmadı.
    [one] Bir pul kaldı.
   *[other] { $count } pul kaldı.
 }
ending-left-corner = { $count ->
    [0] Köşe kalmadı.
    [one] Bir köşe kaldı.
   *[other] { $count } köşe kaldı.
 }
ending-left-fold = { $count ->
    [0] Kat izine yer kalmadı.
    [one] Bir kat izine yer kaldı.
   *[other] { $count } kat izine yer kaldı.
 }
ending-left-bomb = { $count ->
    [0] Saatli bomba kalmadı.
    [one] Bir tane saatli bomba kaldı.
   *[other] { $count } tane saatli bomba kaldı.
 }
ending-left-point = { $count ->
    [0] Puan kalmadı.
    [one] Bir puan kaldı.
   *[other] { $count } puan kaldı.
 }
ending-left-token = { $count ->
    [0] Jeton kalmadı.
    [one] Bir jeton kaldı.
   *[other] { $count } jeton kaldı.
 }
ending-is-out = { $player ->
    [you] Oyun dışısın.
   *[other] { $player } oyun dışı.
 }
ending-game-out = { $player ->
    [you] Oyun dışısın.
   *[other] Oyun dışı.
 }
ending-deal-out = { $player ->
    [you] Bu elin kalanında bekliyorsun.
   *[other] Bu elin dışında.
 }

## Kazananın şimdiki durumu ve diğerlerinin ödediği

ending-letters = { $count ->
    [one] Bu ilki.
   *[other] Böylece { $count } harf oldu.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Diğerleri birer köşe katlar.
        [fold] Diğerleri bir kez daha katlar.
        [bomb] Diğerleri birer bomba çevirir.
       *[other] Diğerleri birer tane öder.
     }
   *[other] Diğerlerinin her biri { $count } öder.
 }

## Puanlar

ending-highest-score = En yüksek puan { $most }.
ending-your-score-is-highest = En yüksek puan senin: { $own }.
ending-highest-score-is-shared = { $count ->
    [one] Sen ve { $player } en yüksek puanı paylaşıyorsunuz: { $most }.
   *[other] Sen ve { $count } oyuncu daha en yüksek puanı paylaşıyorsunuz: { $most }.
 }
ending-your-score = Puanın { $own }, en yüksek { $most }.

## Sonraki el

ending-begins-next = { $player ->
    [you] Sonraki ele sen başlarsın.
   *[other] Sonraki ele { $player } başlar.
 }
ending-deals-next = { $player ->
    [you] Sonra sen dağıtırsın.
   *[other] Sonra { $player } dağıtır.
 }
