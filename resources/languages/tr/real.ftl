real-title = Gerçek kartlar
real-game = { $game }, kendi destenle
real-with-own-pack = Kendi destenle
real-on-screen = Ekrandaki deste
real-start = Başla
real-who-sits = Burada kim oturuyor?
real-rules = Bu oyunun kuralları
real-look-back = Oyunu tekrar izle

## Elden önce ve sonra

real-who-deals = İlk kim dağıtır?
real-sit-alike = Oyuncular burada, masanda oturdukları gibi saat yönünde sıralı.
real-deals = { $name ->
    [you] { $number }. el: sen dağıtıyorsun
   *[other] { $number }. el: { $name } dağıtıyor
 }
real-dealt = { $name ->
    [you] Dağıttım
   *[other] { $name } dağıttı
 }
real-again = Bir oyun daha

## Sorulan

real-which = { $name ->
    [you] Hangi kartı oynuyorsun?
   *[other] { $name } hangi kartı oynuyor?
 }
real-which-of-several = { $name ->
    [you] Hangi kartı oynuyorsun? { $count } kez oynaman gerek.
   *[other] { $name } hangi kartı oynuyor? { $count } kez oynaması gerek.
 }
real-which-turned = Hangi kart açıldı?
real-which-bottom = Destenin altında açık duran kart hangisi?
real-which-saves = { $name ->
    [you] Sende { FORM($card, form: "nom") } var mı?
   *[other] { $name }: elinde { FORM($card, form: "nom") } var mı?
 }
real-which-answers = { $name ->
    [you] Cevap olarak { FORM($rank, form: "nom") } oynuyor musun?
   *[other] { $name } cevap olarak { FORM($rank, form: "nom") } oynuyor mu?
 }
real-which-way = Nasıl oynanıyor?
real-what-total = { $name ->
    [you] Toplam { $total }. Kaç yapıyorsun?
   *[other] Toplam { $total }. { $name } kaç yapıyor?
 }
real-who = Kim?
real-which-three = { $name ->
    [you] Elindeki üç eş kart hangisi?
   *[other] { $name }: elindeki üç eş kart hangisi?
 }

## Cevaplar

real-stuck = { $name ->
    [you] Oynayamıyorum
   *[other] { $name } oynayamıyor
 }
real-saves = { $name ->
    [you] Evet, oynuyorum
   *[other] { $name } { FORM($card, form: "obj") } oynuyor
 }
real-has-none = { $name ->
    [you] Bende yok
   *[other] { $name }: yok
 }
real-three = { $name }: üç { FORM($rank, form: "nom") }
real-sneaks = { $name } sırası gelmeden { FORM($card, form: "obj") } oynuyor
real-threes = Üç eş kart
real-out-of-turn = Araya giren
real-rank = { $rank }
real-several = Birkaç kart
real-option = { $told }: { $total }
real-option-several = { $count } kart, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, sıradaki { FORM($name, form: "who") }
    [eliminate] { $told }, elenen { FORM($name, form: "who") }
    [exchange] { $told }, takas { FORM($name, form: "ins") }
   *[steal] { $told }, kart çalınan { FORM($name, form: "who") }
 }

## Neden söylenemez

real-cannot-be-stuck = { $name ->
    [you] Mutlaka oynayacak kartın var: kalan kartların neredeyse hepsi şimdi uyar.
   *[other] { $name } mutlaka oynayabilir: kalan kartların neredeyse hepsi şimdi uyar.
 }
real-gone = Bu kartların hepsi oynandı, yığın da o zamandan beri karıştırılmadı: { $card }.
real-not-now = Bu kart şimdi oynanamaz: { $card }.
real-no-review = Gerçek kartları oyunculardan başka kimse bilmez, bu yüzden hiçbir hamle değerlendirilmez.

## Tuşlarda

real-all-gone = hepsi oynandı
real-key = { $card }: { $told }

## Masada

real-told-total = Toplam { $total }, { $count } kaldı.
real-clockwise = Oyun saat yönünde
real-counterclockwise = Oyun saat yönünün tersine

## Geri almak

real-take-back = Geri al
real-take-back-what = Geri al: { $told }
real-laid = { $name ->
    [you] Oynadığın: { FORM($cards, form: "nom") }
   *[other] { $name } oynadı: { FORM($cards, form: "nom") }
 }
real-was-stuck = { $name ->
    [you] Oynayamadın
   *[other] { $name } oynayamadı
 }
real-was-turned = Açılan: { $card }
real-was-put-under = Destenin altındaki: { $card }

## Tuşlar

real-keys-rank = O kartı oyna: rakamı ya da harfi, onlu için 0, joker için *
real-keys-stuck = Sıradaki oynayamıyor
