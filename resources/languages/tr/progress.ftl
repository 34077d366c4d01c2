## Beceriler

progress-skill-add-ones = Birlik eklemek ({ $sum })
progress-skill-add-to-ten = Onluğa tamamlamak ({ $sum })
progress-skill-add-cross-ten = Onluğu geçerek toplamak ({ $sum })
progress-skill-add-ten = On eklemek ({ $sum })
progress-skill-add-teens = On bir ve fazlasını eklemek ({ $sum })
progress-skill-take-ones = Birlik çıkarmak ({ $sum })
progress-skill-take-ten = On çıkarmak ({ $sum })
progress-skill-take-cross-ten = Onluk bozarak çıkarmak ({ $sum })
progress-skill-take-past-zero = Sıfırı geçmek ({ $sum })
progress-skill-double = İki katı ({ $sum })
progress-skill-halve = Yarısı ({ $sum })
progress-skill-swap-digits = Rakamları ters çevirmek ({ $before }, { $answer })
progress-skill-round-to-ten = En yakın onluk ({ $before }, { $answer })
progress-skill-hold = Toplamı koruyan kartlar
progress-skill-set = Toplamı belirleyen kartlar
progress-skill-over-limit = Sınırı aşıyor mu?
progress-skill-room = Sınıra kadar kalan yer
progress-skill-largest-safe = En büyük güvenli kart
progress-skill-choice = Bir değer seçmek

## Harita

progress-not-met-yet = henüz karşılaşmadı
progress-too-few = daha erken
progress-practicing = çalışılıyor
progress-secure = pekişti
progress-look-again = pekişti; yine bak
progress-calls = cevap: { $calls }
progress-right-first-time = ilkinde doğru: { $right } / { $calls }
progress-press-to-practice = Alıştırma için tıkla
progress-at-the-table = Masada

## Rapor

progress-title = { $name }: işlemler nasıl gidiyor
progress-nothing-yet = Henüz cevap yok; ilk oyundan sonra olacak.
progress-figures = Cevap: { $first } gününden beri { $calls }. Gün: { $days }, sonuncusu { $day }. İlkinde doğru: { $right } (%{ $percent }).
progress-minutes = Cevaplamaya harcanan dakika: yaklaşık { $minutes }.
progress-secure-heading = Pekişenler
progress-coming-heading = Yolda (ilkinde doğru)
progress-none-secure = Henüz yok: iki ayrı günde, yardımsız sekiz doğru cevap gerekir.
progress-none-coming = Karşısına çıkanların hepsi pekişti.
progress-skill-since = { $skill }, { $day } gününden beri
progress-skill-look-again = { $skill }: yeniden bakma zamanı
progress-skill-too-few = { $skill }: söylemek için erken (cevap: { $calls })
progress-skills-more = ve { $count } beceri daha
progress-skill-coming = { $skill }: { $right } / { $calls }
progress-mistakes-heading = En sık takılınan yerler
progress-gain = { $way ->
    [answer] { $sum } gibi yanlışlar: { $month } ayında { $sums } işlemde { $made }, şimdi { $calls } işlemde { $now }
   *[kind] { $sum } gibi işlemler, doğru olmayanlar: { $month } ayında { $sums } işlemde { $made }, şimdi { $calls } işlemde { $now }
 }
progress-guessed = Tahmin ediyor gibi: { $calls } yanlış cevabın { $count } tanesi bir saniyeden kısa sürede geldi.
progress-no-mistakes = Son zamanlarda alışkanlık olan bir hata yok.
progress-no-guessing = Tahminle cevap verdiğine dair bir belirti yok.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, en son { $day })
progress-unexplained = { $count ->
    [one] Belirgin bir örüntüsü olmayan 1 cevap: { $example }
   *[other] Belirgin bir örüntüsü olmayan { $count } cevap: { $example }
 }
progress-trend-heading = Hafta hafta
progress-trend-head-week = Hafta başı
progress-trend-head-right = İlkinde doğru
progress-trend-head-secure = Pekişen beceri
progress-trend-day-format = d MMM
progress-trend-week = %{ $percent } ({ $right } / { $calls })
progress-trend-then = Pekişen beceri: { $day } haftasında { $before }, şimdi { $now }.
progress-trend-words = Yardım, aşağı yukarı beş cevaptan dördü doğru olacak biçimde ayarlanır.
progress-probe-heading = Yardımsız iki dakika işlem
progress-probe-result = { $day }: { $answered } cevaptan { $right } doğru (form { $form })
progress-probe-compare = İki form da aynı zorlukta, bu yüzden karşılaştırılabilirler.
progress-home-heading = Evde oynanacak bir şey
progress-next-heading = Sonraki adım
progress-next-larger = Karşısına çıkanların hepsi pekişti: daha büyük sayılı bir oyun dene.
progress-next-begin = Bir oyun oynayın ya da on dakikayı yapın.
progress-next-play = Karşısına çıkanların hepsi pekişti: öyle kalması için oynamayı sürdür.
progress-next-practice = Alıştırma: { $skill }
progress-next-at-table = Masada, kartlarla: { $skill }
progress-what-secure-means = “Pekişti” şu demektir: yardım gerektirmeyen son on iki cevaptan en az sekizi, en az iki ayrı günde, ilkinde doğruydu. Bundan sonra cevapların en az %85’i doğru olmalı. Üç gün, bir hafta ve üç hafta sonra yeniden bakarız.

## Örnekler

progress-example = { $way ->
    [hold] kart toplamı { $answer } olarak bıraktı, { $given } değil
    [set] toplam { $before } iken kart onu { $answer } yaptı, { $given } değil
    [swap] { $before } sayısının rakamları yer değiştirince { $answer } olur, { $given } değil
    [round] { $before } en yakın onluğa yuvarlanınca { $answer } olur, { $given } değil
    [floor] { $before } eksi { $step } sıfırın altına inerdi; bu oyunda toplam sıfırda durur, { $given } olmaz
   *[sum] { $sum }, { $given } değil
 }
progress-example-furthest = toplam { $before }, sınır { $limit }: en uzağa giden { $answer }, { $given } değil
progress-example-fits = { $picked ->
    [0] toplam { $before }, sınır { $limit } iken oynanabilecekler: { $cards } (seçilen: hiçbiri)
   *[other] toplam { $before }, sınır { $limit } iken oynanabilecekler: { $cards } (seçilen: { $picked })
 }

## Hatalar

progress-mistake-counted-the-start = Başladığı sayıyı da sayıyor
progress-mistake-added-to-the-tens = Birlikleri onluk sanıyor
progress-mistake-digits-reversed = Cevabın rakamlarını ters çeviriyor
progress-mistake-no-carry = Birlikler 10’a varınca ya da 10’u geçince eldeyi unutuyor
progress-mistake-carried-twice = Bir onluk fazla ekliyor
progress-mistake-added-to-the-ones = 10’u birliklere ekliyor
progress-mistake-only-the-ten = Onluğu ekliyor, birlikleri unutuyor
progress-mistake-only-the-ones = Birlikleri ekliyor, onluğu unutuyor
progress-mistake-added-instead = Çıkaracağına topluyor
progress-mistake-took-instead = Toplayacağına çıkarıyor
progress-mistake-said-the-card = Toplam yerine kartın sayısını söylüyor
progress-mistake-counted-the-card = Her kartı tek adım sayıyor
progress-mistake-said-the-old-total = Eski toplamı yeniden söylüyor
progress-mistake-wrote-side-by-side = Onlukla birlikleri yan yana yazıyor
progress-mistake-finger-slip = Doğru tuşun yanındakine basıyor
progress-mistake-said-the-total = Kalan yer yerine toplamı söylüyor
progress-mistake-took-from-the-ones = 10’u birliklerden çıkarıyor
progress-mistake-smaller-from-larger = Küçük rakamı büyüğünden çıkarıyor
progress-mistake-did-not-break-the-ten = Çıkarırken onluk bozmuyor
progress-mistake-lost-the-sign = Sıfırın altında eksiyi unutuyor
progress-mistake-stopped-at-zero = Sıfırda duruyor
progress-mistake-ignored-the-floor = Oyun sıfırda dururken sıfırın altına iniyor
progress-mistake-doubled-only-the-tens = Yalnız onlukları ikiye katlıyor
progress-mistake-doubled-only-the-ones = Yalnız birlikleri ikiye katlıyor
progress-mistake-added-two = İkiye katlayacağına iki ekliyor
progress-mistake-lost-the-odd-ten = Tek kalan onluğun yarısını unutuyor
progress-mistake-halved-only-the-tens = Yalnız onlukları ikiye bölüyor
progress-mistake-took-two = Yarısını alacağına iki çıkarıyor
progress-mistake-kept-the-total = Değişen sayıyı olduğu gibi bırakıyor
progress-mistake-doubled-a-digit = Yerlerini değiştireceğine bir rakamı iki kez yazıyor
progress-mistake-rounded-the-other-way = Uzaktaki onluğa gidiyor
progress-mistake-added-the-face = Başka bir şey yapan kartın sayısını ekliyor
progress-mistake-off-by-one = Bir iki sayı kaçırıyor
progress-mistake-off-by-ten = Cevabı on şaşıyor
progress-mistake-stopped-at-the-ten = Onlukta duruyor
progress-mistake-went-on-from-the-ten = Onluğa varıyor, oradan bütün adımı yeniden atıyor
progress-mistake-read-the-total-reversed = Toplamın rakamlarını ters okuyor
progress-mistake-took-a-teen-for-tens = 13 ve 30 gibi sayıları karıştırıyor
progress-mistake-wrote-as-said = Fazladan sıfır yazıyor: 68 yerine 608
progress-mistake-dropped-the-tens = Toplamın onluklarını unutuyor
progress-mistake-took-six-for-nine = 6 ile 9’u karıştırıyor
progress-mistake-doubled-the-total = Ekleyeceğine toplamı ikiye katlıyor
progress-mistake-did-the-step-twice = Aynı sayıyı iki kez ekliyor ya da çıkarıyor
progress-mistake-compared-the-ones = Sayının tümünü değil, birlikleri sınırla karşılaştırıyor
progress-mistake-over-the-limit = Sınırı aşan bir kart seçiyor
progress-mistake-left-one-out = Hâlâ oynanabilecek bir kartı gözden kaçırıyor
progress-mistake-left-a-special-out = Toplamı değiştirmeyen ya da azaltan bir kartı gözden kaçırıyor
progress-mistake-not-the-largest = Oynanabilen ama en uzağa gitmeyen bir kart seçiyor

## Evde denenecek bir şey

progress-home-play = Sırayla 10’a kadar bir sayı ekleyin ve her toplamı yüksek sesle söyleyin.
progress-home-rules = Oyundan önce kartlara birlikte bakın: hangileri toplamı değiştirmez, hangileri belirler?
progress-home-add-ones = Merdiven çıkın ve 1’den değil, herhangi bir sayıdan başlayıp ileriye sayın.
progress-home-add-to-ten = 10’a tamamlayan sayıyı sorun: 7 ve 3, 6 ve 4, 8 ve 2.
progress-home-add-cross-ten = 8 ve 5 nesneyi onar yerlik iki sıraya dizin; saymaya devam etmeden önce ilk sırayı doldurun.
progress-home-add-ten = Birkaç liranın üstüne onar lira ekleyin: yalnız onluklar değişir.
progress-home-add-teens = 11’i, on ve bir daha olarak ekleyin, parayla.
progress-home-take-ones = 17 üzümün birkaçını yiyin ve kaç kaldığını söyleyin.
progress-home-take-ten = Oyun parasından on lira ödeyin: yalnız onluklar değişir.
progress-home-take-cross-ten = Mezurada 13’ten geriye sayın: önce 10’a kadar, sonra kalanı.
progress-home-take-past-zero = Kışın termometreye bakın: 6’dan 10 derece aşağısı kaç?
progress-home-double = İki elle ikiye katlayın: 5 ve 5, sonra 2 ve 2, sonra ikisi birden.
progress-home-halve = İki kişiye hakça bölüştürün: önce onlukları, sonra birlikleri.
progress-home-swap-digits = 27 ve 72 yazın, hangi rakamın onluk olduğunu söyleyin.
progress-home-round-to-ten = Markette fiyatları en yakın onluğa yuvarlayıp tahmin edin.
progress-home-room = Mezurada sorun: 14’ten 20’ye ne kadar var?
progress-home-over-limit = Elde 20 lira varken daha neler alınabileceğini sorun.
progress-home-largest-safe = Bir bardağı kaşık kaşık çizgiye kadar doldurun: hangi kaşık daha sığar?
progress-home-choice = Kartlar açıkken bir as oynayın, seçmeden önce iki toplamı da söyleyin.

## Kâğıt üstünde işlemler

progress-sheet-head = Ad: { $line } Tarih: { $line }
progress-sheet-swap = { $before }, rakamları yer değiştirince: { $line }
progress-sheet-round = { $before }, en yakın onluğa yuvarlanınca: { $line }
progress-sheet-key = Cevaplar: { $title }
progress-card-swap = { $before }, rakamları yer değiştirince
progress-card-round = { $before }, en yakın onluğa yuvarlanınca

## Bütün cevapların tablosu

progress-column-time = zaman
progress-column-mode = kip
progress-column-role = rol
progress-column-variant = oyun türü
progress-column-game = oyun
progress-column-session = oturum
progress-column-before = önceki toplam
progress-column-cards = kartlar
progress-column-value = değer
progress-column-answer = cevap
progress-column-skill = beceri
progress-column-support = destek
progress-column-choices = seçenekler
progress-column-hints = ipuçları
progress-column-tries = denemeler
progress-column-errors = hatalar
progress-column-milliseconds = milisaniye
progress-column-right_at_once = ilkinde doğru
progress-column-entered_by = giriş biçimi
progress-column-focus_lost = odak kaybı
progress-column-ability = yeterlik
progress-column-expected = beklenen
progress-column-rests = ara verilmiş
progress-column-app = sürüm
progress-column-seed = dağıtım no

## Çocukların dosyası

progress-saved-again = Çocukların yaptıkları yeniden kaydediliyor.
progress-file-unreadable = Çocukların daha önce yaptıkları okunamadı; şu adla saklandı: { $file }. Yedeklerde bulunabilir.
progress-file-damaged = { $answers ->
    [one] Çocukların dosyası bozulmuştu; en az { $of } cevaptan 1 tanesi okunabildi (çocuk sayısı: { $learners }). O dosya saklandı: { $file }. Kalanlar yedeklerde bulunabilir.
   *[other] Çocukların dosyası bozulmuştu; en az { $of } cevaptan { $answers } tanesi okunabildi (çocuk sayısı: { $learners }). O dosya saklandı: { $file }. Kalanlar yedeklerde bulunabilir.
 }
progress-file-mended = { $answers ->
    [0] Çocukların dosyası bozulmuştu ama hiçbir şey kaybolmadı (çocuk sayısı: { $learners }). O dosya saklandı: { $file }.
    [one] Çocukların dosyası bozulmuştu ama içindeki tek cevap okunabildi (çocuk sayısı: { $learners }). O dosya saklandı: { $file }.
   *[other] Çocukların dosyası bozulmuştu ama { $answers } cevabın hepsi okunabildi (çocuk sayısı: { $learners }). O dosya saklandı: { $file }.
 }

progress-probe-not-yet = Henüz yapılmadı. “Öğretmenler için” altında bulursun.
