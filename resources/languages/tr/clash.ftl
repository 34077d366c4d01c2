## Nedenler

clash-endless-stock = yenilenen bir deste hiç bitmez, bu yüzden onunla kimse kazanamaz
clash-useless-tokens = oyuncular hemen eleniyor, bu yüzden jetonların işi yok
clash-lack-of-cards = { $players ->
    [one] bir oyuncuya { $cards } kart gerekirdi ama yalnız { $size } kart var ve biri kalmalı
   *[other] { $players } oyuncuya { $cards } kart gerekirdi ama yalnız { $size } kart var ve biri kalmalı
 }

## Cümleler

clash-no-such-game = Katalogda “{ $game }” adlı bir oyun yok.
clash-number-of-players = { $game }: en az { $least }, en çok { $most } oyuncu; { $players } olmaz.
clash-number-of-players-fixed = { $game }: tam { $most } oyuncu; { $players } olmaz.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game }: “{ $option }” adlı bir ev kuralı yok; olanlar: { $known }.
clash-no-such-choice = { $option } adlı ev kuralı şunlardan biridir: { $known }; “{ $value }” olmaz.
clash-no-such-number = { $option } adlı ev kuralı { $least } ile { $most } arasında bir tam sayıdır; “{ $value }” olmaz.

## Atölyede

clash-makes-over-limit = { START($names, form: "nom") } toplamı { $total } yapar ama en yüksek toplam { $limit }. Kimse bunu hiç seçemez.
clash-only-over-limit = { START($names, form: "nom") } toplamı { $total } yapar ama en yüksek toplam { $limit }. Kimse bunu hiç oynayamaz.
clash-any-over-limit = { START($names, form: "nom") } toplamı { $total } sayısına kadar her sayı yapabilir ama en yüksek toplam { $limit }.
clash-too-few-cards = { $players } oyuncuya { $cards } kart dağıtılacak ama yalnız { $size } kart var ve biri destede kalmalı.
clash-large-hands = { $players } oyuncunun her birinde { $cards } kart olacak; elde { $most } karttan fazlası tutulamaz.
clash-no-card = Destedeki hiçbir kart hiçbir zaman oynanamaz.
clash-nobody-is-stuck = Ne oynanırsa oynansın herkes sürdürebilir: kimse hiç kaybetmez.
clash-nobody-goes-over = Hiçbir kart toplamı { $limit } sayısına vardırmaz: hiçbir el bitmez.
clash-nobody-pays = Kimse hiçbir şey ödemez: oyun hiç bitmez.
clash-team-misses = Hiçbir kart toplamı tam { $total } yapmaz: hiç kazanamazsınız.
clash-starts-over = El { $total } ile başlar ama en yüksek toplam { $limit }.
clash-begins-over = Açılan { FORM($card, form: "nom") } olursa el { $total } ile başlar, oysa en yüksek toplam { $limit }.
clash-no-neighbors = Destede sıralamada komşu iki kart yok: hiç seri olamaz.
clash-past-the-end = Hiçbir el { $totals } sayısına varmaz: en yüksek toplam { $limit }.
clash-three-in-hand = { $cards ->
    [one] Bunun için bir oyuncuda üç eş kart gerekir ama herkeste yalnız bir kart var.
   *[other] Bunun için bir oyuncuda üç eş kart gerekir ama herkeste yalnız { $cards } kart var.
 }
clash-repair-makes = { START($names, form: "figure") }: { $total } yapar
clash-repair-limit = Sınır { $total } olsun
clash-repair-players = En çok { $most } oyuncu
clash-repair-more-players = En az { $least } oyuncu
clash-repair-hand = { $cards ->
    [one] Elde 1 kart
   *[other] Elde { $cards } kart
 }
clash-repair-packs = { $packs } deste
clash-repair-numbers = Sayılar sayılsın
clash-repair-counts = { START($names, form: "figure") }: { $total } sayılır
clash-repair-end-costs = { $total } 1 ödetir
clash-repair-pass = { START($rank, form: "figure") } pas geçer
clash-repair-start = Baştaki toplam { $total }
clash-repair-no-start-card = Kart açılmasın
clash-repair-without-total = { $totals } olmasın
clash-repair-without-rule = Bu kural olmasın
