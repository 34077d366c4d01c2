minds-title = Kimde ne vardı?

minds-whose-choices = Kimin kararları
minds-all-computers = Bütün bilgisayarlar
minds-earlier = Önceki karar
minds-later = Sonraki karar
minds-where = { $deal }. el, { $number }. hamle: { $name }, toplam { $total } – { $move }
minds-no-choices = Biten ellerde hiçbir bilgisayarın seçeneği olmamış.

## Karar nasıl verildi

minds-thinking = { $name } bir daha düşünüyor…
minds-slip = Bir dalgınlık: bu düzeyde kimi hamleler rastgele yapılır.
minds-chose-otherwise = Masada başka karar verdi: düşünmesi yarıda kesildi ya da o zamandan beri öğrendi. Şimdi şunu seçerdi: { $move }.
minds-by-rule = { $name } burada bir kurala göre oynar, kimsenin kartlarını tahmin etmez.
minds-imagined = { $count ->
    [one] { $name } { $count } tahmin yaptı: kapalı kartların durabileceği bir düzen.
   *[other] { $name } { $count } tahmin yaptı: her biri kapalı kartların durabileceği bir düzen.
 } Bir kartın altındaki sayı, yüz tahminin kaçında orada olduğunu söyler.
minds-fair = { $name } yalnız kendi kartlarını, oynananları ve herkesin görüp aklında tutabileceğini biliyordu. Başka hiçbir şeyi.

## En çok neye inandı, doğrusu neydi

minds-was-right = { $name } en çok şuna inanıyordu: { FORM($other, form: "gen") } elinde şunlardan biri var: { FORM($rank, form: "many") }. Yüz tahminin { $percent } tanesi böyleydi. Haklıydı.
minds-was-wrong = { $name } en çok şuna inanıyordu: { FORM($other, form: "gen") } elinde şunlardan biri var: { FORM($rank, form: "many") }. Yüz tahminin { $percent } tanesi böyleydi. Aslında eldekiler: { $cards }.

## Çuhadaki kartlar

minds-known = belli
minds-imagined-world = Tahmin { $number } / { $count }
minds-another-world = Başka bir tahmin
minds-another-world-tip = Başka ne canlandırdı
minds-held = { $name }, elindeki: { $cards }.
minds-held-in-world = Bu tahminde: { $cards }.

## Bilgisayarın tarttıkları

minds-weighed = Düşündüğü seçenekler
minds-makes-total = toplam { $total }
minds-makes-total-at = { $way ->
    [eliminate] toplam { $total }, elenen { FORM($other, form: "who") }
    [exchange] toplam { $total }, değiş tokuş { FORM($other, form: "ins") }
    [steal] toplam { $total }, kart çalınan { FORM($other, form: "who") }
   *[choose] toplam { $total }, sıradaki { FORM($other, form: "who") }
 }
minds-rules-choice = kuralın seçimi
minds-played = oynandı
minds-not-to-lose = eli kaybetmeme şansı %{ $percent }
minds-weighed-move = { $facts }.

minds-made = { $name }: { $cards }, { $total }.
