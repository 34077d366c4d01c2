puzzles-title = Hamleyi bul

puzzles-book = Çözülenler
puzzles-sums = İşlem bulmacaları
puzzles-looking = Bulmaca hazırlanıyor…

## Durum

puzzles-question = Hangi kart kazandırır?
puzzles-position = Toplam { $total }; { $players ->
    [2] iki oyuncunun da
   *[other] herkesin
 } kartları açık, deste bitti. Önce sen oynarsın.
puzzles-next = { $name ->
    [you] Sonra yine sen oynarsın.
   *[other] Senden sonra { $name } oynar.
 }
puzzles-goal = Oynayamazsan eli kaybedersin.
puzzles-grade = { $grade ->
    [easy] Kolay
    [medium] Orta
   *[hard] Zor
 }: bilgisayarlar on denemede { $tenths } kez bulur. Sona { $moves } hamle var.
puzzles-holds = { $name ->
    [you] Sendekiler: { $cards }.
   *[other] { $name }, elindekiler: { $cards }.
 }
puzzles-own-card = Elinde: { $told }.

## Cevaplar

puzzles-answer = { $state ->
    [right] { $move }: bu kazandırır
    [wrong] { $move }: bu kazandırmaz
   *[open] { $move }
 }
puzzles-yes = Evet, { FORM($cards, form: "nom") }.
puzzles-yes-so = Evet, { FORM($cards, form: "nom") } ({ $note }).
puzzles-no = Bu değil: { FORM($cards, form: "nom") }. Bak ne oluyor.
puzzles-no-so = Bu değil: { FORM($cards, form: "nom") } ({ $note }). Bak ne oluyor.
puzzles-it-was = Cevap şuydu: { FORM($cards, form: "nom") }.
puzzles-it-was-so = Cevap şuydu: { FORM($cards, form: "nom") } ({ $note }).
puzzles-idea-keep = Sona sakla: { FORM($cards, form: "nom") }.
puzzles-idea-trap = Artık başka kimsenin seçeneği yok.
puzzles-idea-top = Hemen { $total }.
puzzles-idea-room = Önce yer aç.
puzzles-idea-pass = Toplamı başka birine bırak.
puzzles-idea-count = Say bakalım: önce başka biri oynayamaz olur.
puzzles-stars = 3 yıldızdan { $stars }
puzzles-stars-told = 3 yıldızdan { $stars }.
puzzles-why-not = Neden { FORM($cards, form: "nom") } değil?
puzzles-why-not-so = Neden { FORM($cards, form: "nom") } ({ $note }) değil?
puzzles-cards = Kartlar ve kurallar
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Masada sonuna dek oyna
puzzles-back = Bulmacaya dön

## Hamleler

puzzles-only-card = başka kart uymuyor
puzzles-last-step = tam { $total }
puzzles-stuck = { $name ->
    [you] Oynayamıyorsun.
   *[other] { $name } oynayamıyor.
 }
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

## Tuşlar

puzzles-key-days = Önceki gün, sonraki gün
puzzles-key-why = Neden başka kart değil?

## Çözülen bulmacalar

puzzles-book-note = Bulmacasını çözdüğün günler. Yeniden düşünmek için birini aç.
puzzles-book-empty = Çözdüğün bulmacalar burada saklanır.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Çözülen bulmacalar okunamıyor; şu adla saklandı: { $file }.
puzzles-not-there = Bu bulmacanın oyunu artık burada değil ya da kuralları değişmiş.
puzzles-key-open = Bulmacayı aç

## İşlem bulmacaları

puzzles-sum-question = { $count ->
    [1] Toplamı tam { $total } yapan kart hangisi?
   *[2] Toplamı birlikte tam { $total } yapan iki kart hangileri?
 }
puzzles-sum-start = Toplam { $total }.
puzzles-sum-of = İşlem { $number } / { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: doğru
    [wrong] { $cards }: bu değil
    [chosen] { $cards }: seçildi
   *[open] { $cards }
 }
puzzles-sum-makes = Bu { $totals } eder. Başka birini dene.
puzzles-sum-does-not-fit = Bu, sonu aşıyor. Başka birini dene.
puzzles-sum-step = { START($cards, form: "nom") }: toplam { $total }.
puzzles-sum-next = Sonraki işlem
puzzles-sum-other-day = Önceki günün işlemleri
