## Kartlar

event-copied = { $player ->
    [you] Sen { FORM($card, form: "acc") } kopyaladın
   *[other] { $player } { FORM($card, form: "acc") } kopyaladı
 }
event-copied-brief = kopya: { FORM($rank, form: "figure") }
event-four = { $player ->
    [you] Dört kartı birden attın
   *[other] { $player } dört kartı birden attı
 }
event-four-brief = dördü birden!
event-wrong-call = { $player ->
    [you] Başka bir sayı söyledin; doğrusu { $total }
   *[other] { $player } başka bir sayı söyledi; doğrusu { $total }
 }
event-wrong-call-brief = doğrusu { $total }
event-sneaked = { $player ->
    [you] Sıran gelmeden araya girdin
   *[other] { $player } sırası gelmeden araya girdi
 }
event-sneaked-brief = araya girildi!
event-three-of-a-kind = { $player ->
    [you] Üç { FORM($rank, form: "nom") } açtın
   *[other] { $player } üç { FORM($rank, form: "nom") } açtı
 }
event-three-of-a-kind-brief = üç { FORM($rank, form: "nom") }

## Başka bir yere yapılanlar

event-named-next = { $player ->
    [you] Sıradaki oyuncu olarak { FORM($target, form: "acc") } seçtin
   *[other] { $player } sıradaki oyuncu olarak { FORM($target, form: "acc") } seçti
 }
event-named-next-brief = seçildi: sıradaki
event-exchanged = { $player ->
    [you] { FORM($target, form: "ins") } kartlarını değiş tokuş ettin
   *[other] { $target ->
        [you] { $player } seninle kartlarını değiş tokuş etti
       *[other] { $player } ile { $target } kartlarını değiş tokuş etti
     }
 }
event-exchanged-brief = takas: { FORM($target, form: "who") }
event-redealt = { $player ->
    [you] Herkese yeni kart dağıttırdın
   *[other] { $player } herkese yeni kart dağıttırdı
 }
event-redealt-brief = herkese yeni kart
event-stole = { $player ->
    [you] { FORM($target, form: "abl") } bir kart çaldın
   *[other] { $player } { FORM($target, form: "abl") } bir kart çaldı
 }
event-stole-card = { $player ->
    [you] { FORM($target, form: "abl") } bir kart çaldın: { $card }
   *[other] { $player } { FORM($target, form: "abl") } bir kart çaldı: { $card }
 }
event-stole-brief = çalınan: { FORM($target, form: "who") }
event-struck = { $player ->
    [you] { FORM($target, form: "acc") } eledin
   *[other] { $player } { FORM($target, form: "acc") } eledi
 }
event-struck-brief = elenen: { FORM($target, form: "who") }
event-shield = { $player ->
    [you] Kalkanı koydun ve bu elde kaldın
   *[other] { $player } kalkanı koydu ve bu elde kaldı
 }
event-shield-brief = kalkan!
event-zeus = { $player ->
    [you] Zeus’u aldın
   *[other] { $player } Zeus’u aldı
 }
event-zeus-brief = Zeus alındı
event-saved = { $player ->
    [you] Sen { FORM($card, form: "acc") } attın ve kurtuldun
   *[other] { $player } { FORM($card, form: "acc") } attı ve kurtuldu
 }
event-saved-brief = güvende!
event-wore-off = Bundan sonra { FORM($card, form: "nom") } şöyle sayılır: { $value }
event-wore-off-brief = { $card }: yalnız { $value }

## Borçlar

event-must-play = { $player ->
    [you] { $count } kez oynaman gerekiyor
   *[other] { $player } { $count } kez oynamak zorunda
 }
event-must-play-brief = { $count } kez oynanacak
event-nothing-owed = { $player ->
    [you] Hamle borcundan kurtuldun
   *[other] { $player } hamle borcundan kurtuldu
 }
event-nothing-owed-brief = borç kalmadı
event-could-not-answer = { $player ->
    [you] Cevap veremedin ve sıranı kaybettin
   *[other] { $player } cevap veremedi ve sırasını kaybetti
 }
event-did-not-answer = { $player ->
    [you] Cevap vermedin ve sıranı kaybettin
   *[other] { $player } cevap vermedi ve sırasını kaybetti
 }
event-penalty = { $player ->
    [you] Cevap vermedin: ceza kartı oynaman gerek
   *[other] { $player } cevap vermedi: ceza kartı oynaması gerek
 }
event-penalty-brief = cevap yok
event-once-more = { $player ->
    [you] Bir kez daha oynayabilirsin
   *[other] { $player } bir kez daha oynayabilir
 }
event-once-more-brief = bir kez daha
event-others-draw = { $player ->
    [you] { $count ->
        [one] Senden başka herkes bir kart çeker
       *[other] Senden başka herkes { $count } kart çeker
     }
   *[other] { $count ->
        [one] { $player } dışında herkes bir kart çeker
       *[other] { $player } dışında herkes { $count } kart çeker
     }
 }
event-others-draw-brief = diğerleri { $count } çeker
event-forgot-to-draw = { $player ->
    [you] Kart çekmeyi unuttun
   *[other] { $player } kart çekmeyi unuttu
 }
event-forgot-to-draw-brief = kart çekilmedi

## Toplam

event-exact = { $player ->
    [you] Tam { $number } tutturdun
   *[other] { $player } tam { $number } tutturdu
 }
event-exact-brief = tam { $number }!
event-crossed = { $player ->
    [you] Bir sayıyı geçtin: { $number }
   *[other] { $player } bir sayıyı geçti: { $number }
 }
event-crossed-brief = geçildi: { $number }
event-called = { $player ->
    [you] Bedeli olan bir sayı söyledin: { $number }
   *[other] { $player } bedeli olan bir sayı söyledi: { $number }
 }
event-called-brief = { $number }: bedeli var
event-pays-each = { $player ->
    [you] Diğerlerinin her birine { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } ödedin
   *[other] { $player } diğerlerinin her birine { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } ödedi
 }
event-pays-each-brief = her birine { $count }
event-gets-from-each = { $player ->
    [you] Diğerlerinin her birinden { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } aldın
   *[other] { $player } diğerlerinin her birinden { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } aldı
 }
event-gets-from-each-brief = her birinden { $count }
event-wins-points = { $player ->
    [you] { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } aldın
   *[other] { $player } { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } aldı
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } kaybettin
   *[other] { $player } { $count ->
        [one] 1 puan
       *[other] { $count } puan
     } kaybetti
 }
event-loses-points-brief = −{ $count }
event-reset = Toplam şimdi { $total }
event-reset-brief = toplam { $total }
event-over = { $player ->
    [you] Sınırı aştın: { $total }
   *[other] { $player } sınırı aştı: { $total }
 }
event-over-brief = sınır üstü: { $total }
event-mistake = { $player ->
    [you] Yanlışlıkla { FORM($card, form: "acc") } oynadın: { $total } sınırın üstünde
   *[other] { $player } yanlışlıkla { FORM($card, form: "acc") } oynadı: { $total } sınırın üstünde
 }

## Kayıplar

event-cannot-play = { $player ->
    [you] Oynayamıyorsun
   *[other] { $player } oynayamıyor
 }
event-cannot-play-brief = uyan kart yok
event-gave-up = { $player ->
    [you] Pes ettin
   *[other] { $player } pes etti
 }
event-gave-up-brief = pes
event-bombed = { $player ->
    [you] Bomba senin elinde patladı
   *[other] Bomba { FORM($player, form: "gen") } elinde patladı
 }
event-bombed-brief = bomba patladı
event-bank = { $player ->
    [you] Bankada kalanı kazandın
   *[other] { $player } bankada kalanı kazandı
 }
event-bank-brief = banka bitti

## Okuyanın son sırasından beri

event-dealt = Kartlar dağıtıldı.
event-nobody-played = O zamandan beri kimse oynamadı.
event-plays = { $player ->
    [you] Sen { FORM($cards, form: "obj") } oynadın, toplam { $total }
   *[other] { $player } { FORM($cards, form: "obj") } oynadı, toplam { $total }
 }
event-plays-still = { $player ->
    [you] Sen { FORM($cards, form: "obj") } oynadın, toplam yine { $total }
   *[other] { $player } { FORM($cards, form: "obj") } oynadı, toplam yine { $total }
 }
event-plays-several = { $player ->
    [you] Sen { $count } { FORM($rank, form: "nom") } oynadın, toplam { $total }
   *[other] { $player } { $count } { FORM($rank, form: "nom") } oynadı, toplam { $total }
 }
event-plays-several-still = { $player ->
    [you] Sen { $count } { FORM($rank, form: "nom") } oynadın, toplam yine { $total }
   *[other] { $player } { $count } { FORM($rank, form: "nom") } oynadı, toplam yine { $total }
 }
event-earlier = { $count ->
    [one] Ondan önce bir hamle daha oldu.
   *[other] Ondan önce { $count } hamle daha oldu.
 }
event-turned = Oyun artık ters yönde gidiyor.
