learners-title = Öğrenme

## Karşılama: anne babalara

learners-welcome = Her kart bir işlem
learners-welcome-sums = Toplam 68, çocuğun 7 oynuyor. Şimdi kaç? Bunu çocuğun söyler.
learners-welcome-help = İşlem zorsa masa onluğa sıçramayı gösterir. Acele yok, kimse “yanlış” sözünü duymaz.
learners-welcome-nickname = Bir takma ad yeter; bu bilgisayardan hiçbir şey çıkmaz.
learners-welcome-picture = Masada bir tavşan: toplam 68, o 7 oynuyor ve kaç ettiğini söylüyor
learners-add = Çocuk ekle
learners-try = Hemen dene
learners-try-tip = On işlem, adsız; hiçbiri saklanmaz

## Bir çocuğun kartı

learners-ready-to-play = Oynamaya hazır
learners-ready-for-more = Daha büyük sayılara hazır
learners-ready-for = { $name }, sıradaki oyun: { $game }
learners-right-today = Bugün doğru: { $count }
learners-ten-minutes = On dakika
learners-ten-minutes-of = { $name }: on dakika
learners-practice = Alıştırma
learners-play = Oyun oyna
learners-skills = Beceriler
learners-play-of = { $name }: oyun oyna

## Bir çocuk

learners-beat-your-best = Rekorunu kır
learners-for-parents = Anne babaya
learners-skill-map = Beceri haritası
learners-today = bugünkü doğrular
learners-best-row = en uzun dizi
learners-best-round = { $sums } işlemde rekor
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Artık daha büyükleri uygun olur.
learners-unread = { $count ->
    [one] { $count } cevap artık okunamıyor ve sayılmıyor.
   *[other] { $count } cevap artık okunamıyor ve sayılmıyor.
 }

## Sayılar

learners-numbers-to-20 = 20’ye kadar sayılar
learners-numbers-to-50 = 50’ye kadar sayılar
learners-numbers-to-99 = 99’a kadar sayılar
learners-numbers-tricky = 99’a kadar, zor kartlarla

## Form

learners-new = Yeni çocuk
learners-settings-of = Ayarlar: { $name }
learners-picture = Resim, { $picture }
learners-nickname = Takma ad
learners-nickname-hint = Bir takma ad; gerçek ad gerekmez
learners-start = Nereden başlanacağı
learners-start-note = istersen; aşağıdaki sayıları ayarlar
learners-start-years = Yaş veya sınıf
learners-start-age = { $age ->
    [10] 10 yaş veya üstü
   *[other] { $age } yaş
 }
learners-start-grade = { $grade ->
    [5] 5. sınıf veya üstü
   *[other] { $grade }. sınıf
 }
learners-start-counts = Kaça kadar sayar
learners-start-count = { $count } sayısına kadar sayar
learners-start-unsaid = Belirtilmedi
learners-numbers = Sayılar
learners-numbers-begin = başlangıç için; daha büyükleri uygun olunca söylenir
learners-numbers-note = değişince yardım baştan başlar
learners-strategy = Onluğu geçen işlemler
learners-strategy-note = okulda öğretildiği gibi
learners-make-ten = Onluğa tamamla: 68 + 2 + 5
learners-compensation = On git, geri gel: 68 + 10 − 3
learners-mode = Nasıl cevaplanır
learners-mode-ladder = Gidişe göre: yardım gelir, azalır
learners-mode-choices = Hep seçenekler arasından
learners-mode-pad = Hep rakam tuşlarıyla
learners-hand = Kendi hamlesinden önce sorulan
learners-hand-note = yalnız sınıra yakınken
learners-hand-nothing = Hiçbir şey: kart hemen oynanır
learners-hand-safe = Hâlâ ne oynayabilirim?
learners-hand-largest = En büyük güvenli kart
learners-hand-room = Ne kadar yer kaldı
learners-hand-mixed = Hepsi sırayla
learners-hints = İpucu istenebilir
learners-hints-note = ipucu hata sayılmaz
learners-strict = Hatalı cevaplar sayılır
learners-strict-note = ev kuralların bunun için ceza veriyorsa
learners-coach = Koç oyunda yardım edebilir
learners-coach-note = ne oynanacağını ve nedenini söyler
learners-speech = Sorular sesli okunur
learners-speech-note = bu bilgisayarın sesiyle ya da kayıtlardan
learners-save = Kaydet

## Formdan önceki küçük işlem

learners-gate-why = Bu işlem küçük parmakları dışarıda bırakır. Çöz, gir.
learners-gate-sum = { $first } çarpı { $second }
learners-gate-open = Aç
learners-gate-again = Tam olmadı. İşte bir tane daha.

## Dosya olarak çocuklar

learners-import-tip = Önceden dışa aktarılmış bir çocuk
learners-import-one = Çocuğu içe aktar
learners-export-this = Bu çocuğu dışa aktar
learners-kind = Çocuklar ({ $pattern })
learners-is-here = { $name } şimdi burada.

## Bir çocuğu silmek

learners-delete-sure = { $name } tümüyle silinsin mi?
learners-delete-what = { $answers ->
    [0] Takma ad, resim, ayarlar ve rekorlar yedekleriyle birlikte bu bilgisayardan silinir, geri getirilemez.
    [one] Takma ad, resim, ayarlar, rekorlar ve tek cevap yedekleriyle birlikte bu bilgisayardan silinir, geri getirilemez.
   *[other] Takma ad, resim, ayarlar, rekorlar ve { $answers } cevabın hepsi yedekleriyle birlikte bu bilgisayardan silinir, geri getirilemez.
 } Oynanmış oyunlar ve sayıları kalır; yer bundan sonra numarasıyla anılır. Dışa aktarılan, yazdırılan ya da bilgisayarın çöp kutusunda olan, nereye konduysa orada kalır.
learners-delete-games = { $count ->
    [one] Burada yapılan bir oyunun içinde bu ad geçiyor: { $games }. O, onunla oynananlarla birlikte olduğu gibi kalır.
   *[other] Burada yapılan { $count } oyunun içinde bu ad geçiyor: { $games }. Onlar, onlarla oynananlarla birlikte oldukları gibi kalır.
 }
learners-game-called = “{ $game }”
learners-delete-damaged = Okunamayan bir çocuk dosyası burada kenara konmuştu. İçinde kimin olduğu bilinemediği için o da silinir.
learners-delete-no = Kalsın
learners-delete-yes = Tümüyle sil
learners-is-deleted = Çocuk silindi. Adı oyunlardan, istatistiklerden ve yedeklerden de çıktı; yalnız senin başka yere kaydettiğin dosyalarda kalmış olabilir.
learners-is-deleted-but-games = Çocuk silindi. Adı yerlerden, istatistiklerden ve yedeklerden de çıktı; içinde bu ad geçen oyunlar olduğu gibi kalır, senin başka yere kaydettiğin dosyalarda da kalmış olabilir.

learners-child = Albümüm
learners-child-of = { $name }: kendi sayfası
learners-for-teachers = Öğretmenler için
learners-parent-can = { $name } neleri yapabiliyor
learners-parent-can-means = İlkinde doğru, yardımsız, ayrı günlerde
learners-parent-deal = Dağıt: { $game }
learners-parent-next = Sırada ne var
learners-parent-ask = { $sum } çıkarsa sor: “Bunu nasıl yaptın?”
learners-parent-no-cards = Kartlara vakit yok mu?
learners-parent-print = Yazdır ya da kaydet
learners-parent-tonight = Bu akşam ne oynanır
learners-parent-why-game = İçindeki 100 toplamdan { $count } tanesi, { $name } neye çalışıyorsa onu çalıştırır.
learners-parent-working = { $name } neye çalışıyor
learners-parents-of = { $name }: anne babalar için
learners-probe-who = İki dakika işlem: kim?
learners-numbers-dots = 10’a kadar nokta
