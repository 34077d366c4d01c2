## Düğmeler

lessons-let-stand = Doğru
lessons-check = Kontrol et!
lessons-that-is-all = Hepsi bu
lessons-do-not-know = Bilmiyorum
lessons-no-hurry = Acele etme.
lessons-take-your-time = Acele etme. Ya da “Bana göster” düğmesine bas: bedeli yok.
lessons-call-it = Söyle: { $total }
lessons-said-for-you = İçinde { $most } sayısından büyük sayı olan işlemler senin yerine söylenir, { $name }.

## Tuşlar ne yapar

lessons-key-pick-card = o kartı seç
lessons-key-type-answer = cevabı yaz

## Kimin hamlesi

lessons-you-play = { $name }, sen oynuyorsun: { $cards }.
lessons-other-plays = { $name } oynuyor: { $cards }.
lessons-look-at-hand = { $name }, kartlarına bak.
lessons-here-is-a-sum = { $name }, sana bir işlem.

## Ne soruluyor

lessons-ask-total = Yeni toplam kaç?
lessons-ask-room = Toplam { $total }, sınır { $limit }: arada ne kadar yer var?
lessons-ask-hold = Bu kart toplamı değiştirmez. Toplam kaç?
lessons-ask-double = Bu kart toplamı iki katına çıkarır. Şimdi kaç?
lessons-ask-halve = Bu kart toplamın yarısını alır. Şimdi kaç?
lessons-ask-swap = Bu kart iki rakamın yerini değiştirir. Şimdi toplam kaç?
lessons-ask-round = Bu kart en yakın onluğa yuvarlar. Beş yukarı çıkar. Şimdi toplam kaç?
lessons-ask-set = Bu kart toplamı kendisi belirler. Şimdi kaç?
lessons-ask-plainly = Kaç eder?
lessons-ask-plainly-swap = İki rakamın yerini değiştir. O zaman hangi sayı olur?
lessons-ask-plainly-round = En yakın onluğa yuvarla. Beş yukarı çıkar. Kaç oldu?
lessons-ask-which-fit = Hangi kartları hâlâ oynayabilirsin?
lessons-ask-furthest = Hangi kart { $limit } sayısını aşmadan en uzağa gider?
lessons-ask-which-value = Bu kartın hangi değerini hâlâ oynayabilirsin?

## Şeritte ve sayı doğrusunun yanında

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = ya da çizgiye dokun
lessons-tile-swap = ters oku
lessons-tile-round = yuvarla
lessons-card-as = { $card }: { $signed }

## Cevaptan sonra

lessons-yes = { $way ->
    [floor] Evet! { $total } eksi { $step } sıfırın altına inerdi. Bu oyunda toplam sıfırda durur.
    [total] Evet! Toplam { $answer }.
    [number] Evet! { $answer } eder.
    [rule] Evet!
   *[sum] Evet! { $sum }.
 }
lessons-yes-picked = Evet! Toplam { $total } iken { $made } olur.
lessons-yes-stays = Evet! Toplam { $total } kalır.
lessons-yes-all-that-fit = Evet! Oynanabilenlerin hepsi: { $cards }.
lessons-nearly = Çok yaklaştın.
lessons-not-yet = Henüz değil.
lessons-look-where-cards-lead = Her kart nereye götürüyor, bak; sonra yeniden seç.
lessons-there-it-stands = İşte burada: { $answer }. Şimdi sen dene.

## Bir bilgisayar toplamı söyledi, çocuk denetler

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” Doğru mu?
   *[total] “Toplam { $said }.” Doğru mu?
 }
lessons-look = { $way ->
    [floor] Bak: { $total } eksi { $step } sıfırın altına inerdi. Bu oyunda toplam sıfırda durur, { $said } olmaz.
    [total] Bak: toplam { $answer }, { $said } değil.
   *[sum] Bak: { $sum }, { $said } değil.
 }
lessons-was-right = { $way ->
    [floor] Doğruydu: { $total } eksi { $step } sıfırın altına inerdi. Bu oyunda toplam sıfırda durur. Kontrol etmek hep iyidir.
    [total] Doğruydu: toplam { $answer }. Kontrol etmek hep iyidir.
   *[sum] Doğruydu: { $sum }. Kontrol etmek hep iyidir.
 }

## Sesli okunanlar

lessons-read-sum = { $way ->
    [add] { $total } artı { $step }
    [take] { $total } eksi { $step }
    [double] { $total } sayısının iki katı
   *[halve] { $total } sayısının yarısı
 }
lessons-read-answer = { $way ->
    [add] { $total } artı { $step }, { $answer } eder
    [take] { $total } eksi { $step }, { $answer } eder
    [double] { $total } sayısının iki katı { $answer } eder
   *[halve] { $total } sayısının yarısı { $answer } eder
 }
lessons-total-is = Toplam { $total }.
lessons-number-is = Sayı { $total }.
lessons-total-and-limit = Toplam { $total }, sınır { $limit }.

## Nasıl sürdürülür

lessons-turn-card = { $way ->
    [floor] { $total } eksi { $step } sıfırın altına inerdi. Bu oyunda toplam sıfırda durur.
    [hold] Toplam { $answer } kalır.
   *[set] Toplam şimdi { $answer }.
 }
lessons-way-room = { $total } sayısına kaç eklersek { $limit } olur?
lessons-way-count-on = { $total } sayısından başla, ileriye doğru { $step } say.
lessons-way-count-back = { $total } sayısından başla, geriye doğru { $step } say.
lessons-way-start = { $total } sayısından başla.
lessons-way-again = { $total } sayısından yeniden dene.
lessons-way-tens-on = { $tens ->
    [one] Onluklar bir artar
   *[other] Onluklar { $tens } artar
 }. Birlikler aynı kalır.
lessons-way-tens-back = { $tens ->
    [one] Onluklar bir azalır
   *[other] Onluklar { $tens } azalır
 }. Birlikler aynı kalır.
lessons-way-break-ten = Bir onluk boz. 10 eksi { $step }, { $rest } eder.
lessons-way-make-ten = { $total } sayısının { $stop } olması için { $first } gerekir; geriye { $rest ->
    [one] 1
   *[other] { $rest }
 } kalır.
lessons-way-on-and-back = { $total } artı { $first }, { $stop } eder; sonra { $rest } geri git.
lessons-way-on-and-on = { $total } artı { $first }, { $stop } eder; sonra { $rest } daha ileri git.
lessons-way-back-and-on = { $total } eksi { $first }, { $stop } eder; sonra { $rest } ileri git.
lessons-way-back-and-back = { $total } eksi { $first }, { $stop } eder; sonra { $rest } daha geri git.
lessons-way-left = { $left ->
    [0] Toplam { $total }: { $limit } sayısına kadar hiç yer kalmadı.
    [one] Toplam { $total }: { $limit } sayısına 1 kaldı.
   *[other] Toplam { $total }: { $limit } sayısına { $left } kaldı.
 }

## Bir yanlışın gösterdiği, çocuğun görebileceği gibi

lessons-mistake-counted-the-start = { $total } sayılmaz, saymaya ondan sonra başla.
lessons-mistake-added-to-the-tens = { $step ->
    [one] Buradaki 1 birliktir, onluk değil.
   *[other] Buradaki { $step } birliktir, onluk değil.
 }
lessons-mistake-digits-reversed = Rakamlar doğru ama onluklarla birlikler yer değiştirmiş.
lessons-mistake-no-carry = Birlikler on ya da daha çok eder: bir onluk daha var.
lessons-mistake-carried-twice = Birlikler iki değil, bir yeni onluk eder.
lessons-mistake-added-to-the-ones = { $step } tam onluktur: birlikler aynı kalır.
lessons-mistake-only-the-ten = Onluk eklendi; birlikler daha eklenecek.
lessons-mistake-only-the-ones = Birlikler eklendi; onluk daha eklenecek.
lessons-mistake-added-instead = Burada çıkarıyoruz.
lessons-mistake-took-instead = Burada topluyoruz.
lessons-mistake-said-the-card = { $step } yalnızca adımdır: { $total } sayısından başlayınca seni nereye götürür?
lessons-mistake-counted-the-card = Bir adım yetmez: burada { $step } adım var.
lessons-mistake-said-the-old-total = { $total } yalnızca başlangıç: { $step } seni nereye götürür?
lessons-mistake-wrote-side-by-side = On birlik bir onluk daha eder.
lessons-mistake-finger-slip = Yalnız bir rakam tutmadı. Bir daha bak.
lessons-mistake-took-from-the-ones = { $step } tam onluktur: birlikler aynı kalır.
lessons-mistake-smaller-from-larger = Birlikler yetmiyor. Bir onluk boz.
lessons-mistake-did-not-break-the-ten = Birlikler doğru. Ama bir onluk bozuldu.
lessons-mistake-lost-the-sign = Sonuç sıfırın altında: sayının önüne eksi gerek.
lessons-mistake-stopped-at-zero = Burada sıfırda durmaz.
lessons-mistake-doubled-only-the-tens = Birlikler de iki katına çıkar.
lessons-mistake-doubled-only-the-ones = Onluklar da iki katına çıkar.
lessons-mistake-added-two = İki katı demek, sayı ve bir kez daha aynı sayı demektir.
lessons-mistake-lost-the-odd-ten = Bir onluğun yarısı beştir: onu unutma.
lessons-mistake-halved-only-the-tens = Birliklerin de yarısı alınır.
lessons-mistake-took-two = Yarısı demek, iki eşit parça demektir.
lessons-mistake-kept-the-total = Sayı olduğu gibi kalmaz.
lessons-mistake-said-the-total = Toplam { $total }: sınıra ne kadar var?
lessons-mistake-doubled-a-digit = İki rakam yer değiştirir.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Birlikler 5 ise bir sonraki onluğa çıkılır.
   *[other] Hangi onluk daha yakın, bak.
 }
lessons-mistake-added-the-face = Burada bu kart { $face } eklemez.
lessons-mistake-off-by-one = Bir daha say.
lessons-mistake-off-by-ten = Birlikler doğru; onluklara bak.
lessons-mistake-stopped-at-the-ten = Onluğa vardın. Gidecek yol daha var.
lessons-mistake-went-on-from-the-ten = Onluğa varmak için { $step } sayısının bir bölümü gerekir.
lessons-mistake-read-the-total-reversed = { $total } sayısına bir daha bak: önce onluklar gelir.
lessons-mistake-took-a-teen-for-tens = 13 gibi bir sayıda yalnız bir onluk vardır.
lessons-mistake-wrote-as-said = Burada bir sıfır fazla.
lessons-mistake-dropped-the-tens = { $total } sayısının onluklarını unutma.
lessons-mistake-took-six-for-nine = İyi bak: 6 mı, 9 mu?
lessons-mistake-doubled-the-total = Burada iki katını almıyoruz: { $step } ekliyoruz.
lessons-mistake-did-the-step-twice = { $step } adımını yalnız bir kez at.
lessons-mistake-compared-the-ones = { $left ->
    [0] Sayının tümüne bak: toplam { $total }, { $limit } sayısına kadar hiç yer yok.
    [one] Sayının tümüne bak: toplam { $total }, { $limit } sayısına yalnız 1 kaldı.
   *[other] Sayının tümüne bak: toplam { $total }, { $limit } sayısına yalnız { $left } kaldı.
 }
lessons-mistake-over-the-limit = { $total } artı { $step }, { $made } ederdi: bu, { $limit } sayısını aşar.
lessons-mistake-left-one-out = { $left ->
    [one] Oynanabilecek başka kart da var: { $limit } sayısına 1 kaldı.
   *[other] Oynanabilecek başka kart da var: { $limit } sayısına { $left } kaldı.
 }
lessons-mistake-left-a-special-out = Oynanabilecek başka kart da var: diğerlerinden biri hiçbir şey eklemez.
lessons-mistake-not-the-largest = Bu kart olur. Daha uzağa gideni var mı?

## Kim söyleyecek

lessons-who-calls = { $name } söylüyor
lessons-who-calls-heard = { $name } söylüyor. Ötekiler: kopya vermek yok!
lessons-others-hush = Ötekiler: kopya vermek yok!
lessons-hush = şşt
lessons-i-am = Ben { $name }
lessons-is-not-here = { $name } burada değil
lessons-own-book = { $name } için ayrı defter
lessons-own-book-note = yalnız { $name } söyleyince yazılır
lessons-read-aloud = Sesli oku

lessons-tap-the-line = Çizgiye dokun
