## Düğmeler

choice-lay-down-three = Üç { FORM($rank, form: "nom") } aç
choice-sneak-card = Araya gir: { FORM($card, form: "nom") }
choice-discard-card = { START($card, form: "acc") } at
choice-take-card = { START($card, form: "acc") } al
choice-let-it-pass = Pas geç
choice-do-not-answer = Cevap verme
choice-draw-a-card = Kart çek
choice-give-up = Pes et
choice-play-several = Birkaç kart oyna
choice-play-them = Oyna
choice-make-it-total = Toplam { $total } olsun

## Sorular

choice-which-total = { START($rank, form: "figure") }: toplam kaç olsun?
choice-turn-the-dial = Kadranı çevir, bir sayı yaz ya da okları kullan.
choice-tap-the-line = Sayı doğrusuna dokun, bir sayı yaz ya da okları kullan.
choice-give-up-out = Pes edersen oyun dışı kalırsın
choice-which-seat = Hangi yer?
choice-click-a-seat = Bir yere tıkla ya da numarasına bas.
choice-which-go-together = Hangi kartlar birlikte oynansın?
choice-click-cards-or-space = Kartlara tıkla ya da Boşluk ile işaretle.
choice-marked = { $count ->
    [one] 1 kart işaretli
   *[other] { $count } kart işaretli
 }
choice-mark-another = Onunla oynanabilen bir kart daha işaretle.
choice-marked-make = { $count ->
    [one] 1 kart toplamı { $totals } yapar
   *[other] { $count } kart toplamı { $totals } yapar
 }
choice-marked-make-any = { $count ->
    [one] 1 kartla toplam { $low } ile { $high } arasında dilediğin sayı olur
   *[other] { $count } kartla toplam { $low } ile { $high } arasında dilediğin sayı olur
 }
choice-enter-plays = { $count ->
    [one] Enter onu oynar.
   *[other] Enter onları oynar.
 }
choice-does-not-go-with = Bu kart diğerleriyle birlikte oynanamaz.
choice-which-card-from-name = { FORM($name, form: "abl") } hangi kartı alacaksın?
choice-you-see-the-hand = Bütün kartlarını görüyorsun.
choice-a-bomb = Bomba! Kendini kurtaracak mısın?
choice-name-laid-a-bomb = { $name } bomba attı. Kendini kurtaracak mısın?
choice-who-passes-flips = Pas geçersen bomba elinde patlar.
choice-hold-it-too = Sende de { FORM($card, form: "nom") } var. Araya girecek misin?
choice-name-laid-card = { $name } { FORM($card, form: "acc") } oynadı. Seninkiyle araya girecek misin?
choice-sneak-counts = Senin sıran sayılır ve Zeus’u alırsın.
choice-which-under-stock = Destenin altına hangi kart konsun?
choice-under-stock-face-up = Açık durur; son kartı çeken onu alır.
choice-lay-three-down = Elinde üç eş kart var. Açacak mısın?
choice-others-pay = Diğerleri öder ve el biter.
choice-which-value = { START($rank, form: "figure") }: { $values }?

## Başka bir kart denenince

choice-only-sneak = Araya yalnız { FORM($card, form: "nom") } girebilir; ya da pas geç.
choice-only-saves = Seni bombadan yalnız { FORM($card, form: "nom") } kurtarır; ya da pas geç.
choice-on-the-buttons = Düğmelerdeki kartlardan birini seç.
choice-only-three = Yalnız üç eş kart açılabilir; ya da pas geç.

## Kartların yanında bir satır

choice-answer-queen-or-not = { START($rank, form: "ins") } cevap ver ya da cevap verme
choice-draw-before = { $count ->
    [one] Sonraki kart oynanmadan bir kart çek
   *[other] Sonraki kart oynanmadan { $count } kart çek
 }

## Tuşlar ne yapar

choice-key-marks = birlikte oynanacak kartları işaretle
choice-key-next-seat = sonraki yer

## Oynayanın söylediği toplam

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }), toplam { $total }: şimdi kaç?
choice-wrong-costs = Yaz ve Enter tuşuna bas. Hatalı toplama bir ceza var.
choice-wrong-costs-token = Yaz ve Enter tuşuna bas. Hatalı toplama bir jeton var.
choice-wrong-costs-deal = Yaz ve Enter tuşuna bas. Hatalı toplam eli kaybettirir.
choice-escape-takes-back = Yaz ve Enter tuşuna bas. Esc kartı geri alır.
choice-new-total = yeni toplam
