## Elin başında oyunun gittiği taraf ve öbür taraf: “dağıtanın sol tarafındaki”

howto-side = { $side ->
    [right] sağ
   *[left] sol
 }
howto-other-side = { $side ->
    [right] sol
   *[left] sağ
 }
howto-way = { $side ->
    [right] saat yönünün tersine
   *[left] saat yönünde
 }

## Başlıklar

howto-heading-special = Bu oyunun özelliği
howto-heading-aim = Amaç
howto-heading-players = Oyuncular ve kartlar
howto-heading-deal = Dağıtma
howto-heading-turn = Sıran gelince
howto-heading-cards = Kartlar ne yapar
howto-heading-naming = Bir oyuncu seçmek
howto-heading-redeal = Herkese yeni kartlar
howto-heading-several = Bir kerede birkaç kart
howto-heading-twice = İki kez oynamak
howto-heading-answering = Cevap vermek: { FORM($rank, form: "many") }
howto-heading-runs = Seriler
howto-heading-ban = Oyunun başında: { FORM($rank, form: "many") }
howto-heading-milestones = Tam tutturmak ve üstünden atlamak
howto-heading-fines = Bedeli olan toplamlar
howto-heading-borders = Eşikler
howto-heading-wears-off = Etkisi geçen kartlar
howto-heading-wakes = Uyanan kartlar
howto-heading-payment = { $limit } sayısını aşmak ve tam { $limit }
howto-heading-hurdles = Engeller
howto-heading-69 = Tam 69
howto-heading-exact = Tam { $total }
howto-heading-three = Üç eş kart
howto-heading-hands = Özel kart takımları
howto-heading-zeus = Zeus
howto-heading-last-card = Son kart ve bombalar
howto-heading-two-players = İki kişiyle
howto-heading-stuck = Oynayamazsan
howto-heading-out = Oyun dışı kalmak
howto-heading-stock = Deste bitince
howto-heading-next-deal = Sonraki el
howto-heading-end = Oyunun sonu
howto-heading-tips = Püf noktaları
howto-source = Kaynak: { $source }.
howto-source-own = Cardtable için hazırlandı.
howto-source-maker = Bu oyunu düşünen: { $name }.
howto-source-home = Kendi buluşumuz.
howto-source-sold = Kaynak: { $source }. Bu adın sahibiyle hiçbir bağımız yok.
howto-source-grade = { $grade ->
    [A] A derecesi: kurallar orada anlatılıyor, yalnız küçük boşlukları biz doldurduk.
   *[B] B derecesi: kaynağın sustuğu yerde kuralları biz koyduk.
 }

## Bu oyunun özelliği

howto-special-unlike = “{ $game }” oyununu biliyorsan, burada şunlar farklı: { $what }.
howto-special-otherwise = Bunun dışında “{ $game }” gibi oynanır.
howto-special-top = { $over } kaybettirir; { $limit } iken yalnız { $cards ->
    [1] şunu
   *[other] şunları
 } oynayabilirsin: { FORM($cards, form: "nom") }.
howto-special-bottom = Sıfırın altı kaybettirir; 0 iken yalnız { $cards ->
    [1] şunu
   *[other] şunları
 } oynayabilirsin: { FORM($cards, form: "nom") }.

## Kim ne öder: “bir kuruş ödersin”; “diğer herkes bir kuruş öder”

howto-pay = { $cost ->
    [corner] banknotunun { FORM($cost, form: "poss") } katlarsın
    [fold] banknotuna { $cost } eklersin
    [point] { $cost } kaybedersin
    [bomb] { $cost } çevirirsin
   *[other] { $cost } ödersin
 }
howto-pays = { $cost ->
    [corner] banknotunun { FORM($cost, form: "poss") } katlar
    [fold] banknotuna { $cost } ekler
    [point] { $cost } kaybeder
    [bomb] { $cost } çevirir
   *[other] { $cost } öder
 }

## Amaç

howto-aim = Herkes kartlarını tek bir ortak toplama ekler.
howto-aim-down = Herkes kartlarını tek bir ortak toplamdan çıkarır; toplam başta { $total } olur.
howto-reach-wins = { $total ->
    [0] Toplamı ilk önce 0 yapan oyunu kazanır.
   *[other] Toplamı ilk önce { $total } veya daha çok yapan oyunu kazanır.
 }
howto-exact-wins = Toplamı tam { $total } yapan oyunu hemen kazanır.
howto-exact-counted = Ekleyerek ya da çıkararak toplamı tam { $total } yapan oyunu hemen kazanır.
howto-exact-not-by = Toplamı eklemeden ya da çıkarmadan { $total } yapan kart kazandırmaz.
howto-aim-zero = Toplam sıfırın altına inemez.
howto-aim-team = Hepiniz birlikte oynarsınız: toplam tam { $limit } olunca hepiniz kazanırsınız.
howto-aim-limit = Toplam en çok { $limit } olabilir: { $over } veya daha çok yapan kaybeder.
howto-aim-limit-shed = Toplam en çok { $limit } olabilir.
howto-aim-letters = Toplam { $limit } sayısına ulaştığında Zeus sende olsun: bu, ZEUS sözcüğünden bir harf kazandırır. İlk önce { $cost } toplayan oyunu kazanır.
howto-aim-shed = Bütün kartlarını bitir: o zaman diğer herkes { howto-pays }.
howto-aim-borders = Kimi toplamlarda eşikler vardır ve geçtiğin her eşik sana bir puana mal olur. Elin sonunda kalan puanların genel puanına eklenir. Genel puanı en yüksek olan oyunu kazanır.
howto-aim-borders-up = Kimi toplamlarda eşikler vardır ve yukarı çıkarken geçtiğin her eşik sana bir puana mal olur. Elin sonunda kalan puanların genel puanına eklenir. Genel puanı en yüksek olan oyunu kazanır.
howto-aim-payment = Toplamı { $limit } sayısının üstüne çıkarırsan puan ödersin, tam { $limit } yaparsan puan alırsın; ikisi de eli bitirir. Puanı en yüksek olan oyunu kazanır.
howto-aim-hurdles = Belli toplamları tam tutturursan puan alırsın, üstünden atlarsan puan kaybedersin. El { $limit } veya daha çokta biter. Puanı en yüksek olan oyunu kazanır.
howto-aim-forfeit = Toplamı { $limit } sayısının üstüne çıkaran bir ceza alır ve el biter. Cezası en az olan kazanır.
howto-aim-hit = Toplamı tam { $totals } yaparsan diğerleri öder. Bu sayılardan birinin üstünden atlarsan sen ödersin.

## Oyuncular ve kartlar

howto-players = Oyuncu sayısı: { $spans }.
howto-players-span = { FORM($least, as: "form-number") } ila { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = Oyun { $jokers ->
    [0] { $packs ->
        [one] 52 kartlık bir desteyle
       *[other] birlikte karıştırılmış, 52 kartlık { FORM($packs, as: "form-number") } desteyle
     }
    [one] { $packs ->
        [one] 52 kartlık bir deste ve bir jokerle
       *[other] birlikte karıştırılmış, her birinde 52 kart ve bir joker olan { FORM($packs, as: "form-number") } desteyle
     }
   *[other] { $packs ->
        [one] 52 kartlık bir deste ve { FORM($jokers, as: "form-number") } jokerle
       *[other] birlikte karıştırılmış, her birinde 52 kart ve { FORM($jokers, as: "form-number") } joker olan { FORM($packs, as: "form-number") } desteyle
     }
 } oynanır.
howto-packs-from = En az { FORM($least, as: "form-number") } oyuncu varsa { $packs ->
    [one] bir deste
   *[other] { FORM($packs, as: "form-number") } deste
 }{ $jokers ->
    [0] {""}
    [one] {" "}ve her destede bir joker
   *[other] {" "}ve her destede { FORM($jokers, as: "form-number") } joker
 } kullanılır.
howto-packs-at-start = Baştaki oyuncu sayısı geçerlidir, sonradan oyun dışı kalanlar olsa bile.
howto-packs-follow = Oyundan ayrılanlar olunca sonraki elin deste ve kart sayısı, oyun baştan yalnız kalanlarla başlamış olsa kaç olacaksa o olur.
howto-packs-follow-tokens = Oyun yalnız kalanlarla başlasa her birine daha çok { $kind ->
    [penny] kuruş
    [nickel] beşlik
    [chip] pul
    [corner] köşe
    [fold] kat izi hakkı
    [point] puan
   *[token] jeton
 } düşecekse, herkes aradaki farkı alır.
howto-pack-part = Oyunda { $packs ->
    [one] bir destenin { $count } kartı
   *[other] { FORM($packs, as: "form-number") } destenin her birinin { $count } kartı
 } kullanılır: bütün { FORM($ranks, form: "many") }.
howto-pack-part-from = En az { FORM($least, as: "form-number") } oyuncu varsa bu kartlar { $packs ->
    [one] bir desteden
   *[other] { FORM($packs, as: "form-number") } destenin her birinden
 } gelir.
howto-pack-own = Oyunun kendi destesi vardır: { $packs ->
    [one] { $count } kart
   *[other] her biri { $count } kartlık { FORM($packs, as: "form-number") } deste
 }, { $kinds }.
howto-pack-own-kind = { $copies ->
    [one] bir
   *[other] { FORM($copies, as: "form-number") }
 } tane { $rank ->
    [M1] Eksi 1
    [M10] Eksi 10
   *[other] { FORM($rank, form: "nom") }
 }
howto-pack-own-row = { FORM($first, form: "figure") }–{ FORM($last, form: "figure") }, her sayıdan { FORM($copies, as: "form-number") } tane
howto-zeus-needs = Zeus’un yerini tutacak bir şey ile harfleri yazmak için kâğıt kalem de gerekir.
howto-tokens = Herkes { FORM($cost, form: "ins") } başlar.
howto-tokens-points = Herkes her ele { FORM($cost, form: "ins") } başlar.
howto-tokens-bombs = Herkesin önünde { $cost } durur. Birini kaybeden onu ters çevirir.
howto-tokens-jokers = Jetonlar jokerlerdir.
howto-tokens-in-box = Kutuda bunların adı “{ $printed }”.
howto-tokens-bill = Herkesin bir banknotu vardır.
howto-tokens-bill-corners = Her kayıpta banknot katlanır: her seferinde dört köşesinden biri.
howto-tokens-bill-in-half = Her kayıpta banknot katlanır: önce dört köşesi birer birer, sonra ortadan ikiye.
howto-tokens-bill-room = Her kayıpta banknota bir kat izi eklenir. Banknota { $cost } sığar.
howto-tokens-bill-room-from = En az { FORM($least, as: "form-number") } oyuncu varsa banknota { $cost } sığar.
howto-tokens-from = En az { FORM($least, as: "form-number") } oyuncu varsa herkes { $cost } alır.

## Dağıtma

howto-first-dealer = İlk kimin dağıtacağı kurayla belirlenir.
howto-dealt = Kartlar karıştırılır ve dağıtanın { howto-side } tarafından başlayarak birer birer dağıtılır.
howto-hand = Herkes { $count ->
    [one] bir kart
   *[other] { FORM($count, as: "form-number") } kart
 } alır.
howto-hand-from = En az { FORM($least, as: "form-number") } oyuncu varsa herkes { $count ->
    [one] bir kart
   *[other] { FORM($count, as: "form-number") } kart
 } alır.
howto-hand-all = Kartların hepsi dağıtılır, herkes eşit sayıda alır.
howto-rest-is-stock = Kalanlar kapalı olarak ortaya konur: bu, çekme destesidir.
howto-bottom = Sonra dağıtan desteden iyi bir kart alıp herkesin göreceği biçimde, açık olarak destenin altına koyar.
howto-bottom-first = Bu kart, şu sırayla aranıp destede ilk bulunandır: { FORM($ranks, form: "nom") }.
howto-bottom-chosen = Bu kart { FORM($ranks, form: "nom") } olabilir: hangisi olacağını dağıtan seçer.
howto-bottom-last-draw = Destenin son kartını çeken onu alır.
howto-start-empty = Yığında henüz kart yoktur; oyun { $total } toplamıyla başlar.
howto-start-rest = Artan kartlar açık olarak yığına konur ve onların değeri ilk toplam olur. Artan kart yoksa ilk toplam { $total } olur.
howto-start-number = Yığına ilk konan kart, başlayan oyuncuda varsa, bir sayı kartı olmalıdır.
howto-start-left = Dağıtanın { howto-side } tarafındaki oyuncu başlar.
howto-start-turned = { $deal ->
    [first] İlk elin kartları dağıtılınca
   *[each] Kartlar dağıtılınca
 } destenin en üstündeki kart açılır ve yığın onunla başlar.
howto-start-applied = Bu kart, toplam 0 iken oynanmış gibi sayılır; çıkan sayı ilk toplamdır.
howto-start-value = İlk toplam onun değeridir.
howto-start-twice = Açılan kart { FORM($cards, form: "nom") } ise başlayan oyuncunun iki kez oynaması gerekir.
howto-start-reverse = Bu kart yönü çeviriyorsa, onun yerine dağıtanın { howto-other-side } tarafındaki oyuncu başlar.
howto-start-nothing-else = Kartın başka hiçbir etkisi sayılmaz.
howto-start-passed = Açılan kart { FORM($cards, form: "nom") } ise destenin ortasına geri konur ve sonraki kart açılır. Başka bir kart çıkana kadar böyle sürer.
howto-start-counts = Açılan kart { FORM($cards, form: "nom") } ise { $total } sayılır.
howto-start-first-value = Kartta seçim varsa, tabloda ilk yazan değer sayılır.

## Sıran gelince

howto-clockwise = Oyun { howto-way }, { howto-side } tarafa doğru gider.
howto-clockwise-until = Bir kart yönü çevirene kadar oyun { howto-way }, { howto-side } tarafa doğru gider.
howto-turn = Sıran gelince yığına bir kart koy, yeni toplamı söyle ve desteden bir kart çek.
howto-turn-draw-yourself = Sıran gelince yığına bir kart koy ve yeni toplamı söyle. Sonra desteden bir kart al.
howto-turn-no-draw = Sıran gelince yığına bir kart koy ve yeni toplamı söyle. Kart çekilmez.

howto-limit = Toplam tam { $limit } olabilir ama { $over } veya daha çok olamaz.
howto-zero = Toplam tam 0 olabilir ama daha az olamaz; { $limit } sayısını da aşamaz.
howto-team-talk = Elinizde ne olduğunu birbirinize söyleyebilir ve gösterebilirsiniz.
howto-choose-within-limit = Bir kartın değerini sen seçiyorsan, toplamı { $limit } sayısının üstüne çıkarmayan bir değer seç.
howto-must-play = Oynayabileceğin bir kart varsa oynamak zorundasın.
howto-give-up = Sıran gelince, oynayabilecek olsan bile pes edebilirsin. Oynayamamışsın gibi sayılır.
howto-give-up-answer = Cevap olarak { FORM($rank, form: "obj") } ya da ceza kartı oynayabilecek olsan da pes edebilirsin.
howto-give-up-hands-nothing-on = O zaman sen ödersin; sonraki oyuncu olağan biçimde oynar.
howto-mistakes = Yanlışlıkla toplamı { $limit } sayısının üstüne çıkaran kart yerinde kalır. Oynayamamışsın gibi sayılır.
howto-over-is-allowed = { $limit ->
    [0] Her zaman her kartı oynayabilirsin; toplam hiç sıfırın altına inmez.
   *[other] Her zaman her kartı oynayabilirsin, toplamı { $limit } sayısının üstüne çıkaranı bile.
 }
howto-give-up-instead = Oynamak yerine pes edebilirsin.

howto-never-below-zero = Toplam hiç sıfırın altına inmez: onu daha aşağı indirecek bir karttan sonra 0 olur.
howto-below-zero = Toplam sıfırın altına inebilir.
howto-below-zero-doubled = Sıfırın altındaki bir toplam iki katına çıkarılırsa daha da aşağı iner.
howto-below-zero-digits = Sıfırın altındaki bir toplamın rakamları yer değiştirirse eksi işareti kalır: { $before } iken { $after } olur.
howto-total-stops = Toplam { $total } sınırını hiç aşmaz: onu daha öteye götürecek kart orada durdurur.

howto-calls = Kimi kartların kendi sözü vardır. Bu söz toplamdan önce söylenir; burada toplam 42 olsun.
howto-call-pass = Hiçbir şey eklemeyen bir kartta “{ $words } 42” de.
howto-call-reverse = Hiçbir şey eklemeyen ve yönü çeviren bir kartta “{ $words } 42” de.
howto-call-rank = Kartın { FORM($rank, form: "nom") } ise “{ $words } 42” de.
howto-call-set = Toplam değişmese bile, { FORM($cards, form: "obj") } oynayınca yalnız toplamı söyle.
howto-add-without-help = Kart oynayınca yardımsız toplarsın.
howto-wrong-total-is-free = Hatalı söylenen toplam düzeltilir, bedeli yoktur.
howto-wrong-total-costs = Hatalı söylenen toplam düzeltilir ve söyleyen bir ceza alır.
howto-wrong-total-pays = Hatalı söylediğin toplam düzeltilir ve { howto-pay }.
howto-wrong-total-loses = Hatalı söylediğin toplam düzeltilir ve oynayamamış gibi eli kaybedersin.

howto-draw-yourself = Kimse senin yerine çekmez.
howto-draw-lost = Biri, kim olursa olsun, yeni bir kart oynadı mı çekme hakkın gider ve elin sonuna kadar bir kartın eksik kalır.
howto-draw-as-usual = Ondan sonra oynadığın her kart için yine bir kart çekersin.

## Bir kerede birkaç kart

howto-same-rank = Tek kart yerine { $count ->
    [2] iki eş kartı
   *[other] en çok { FORM($count, as: "form-number") } eş kartı
 } (üstünde aynı sayı ya da resim olan) bir kerede oynayabilirsin.
howto-same-rank-value = Her birinin değeri eklenir veya çıkarılır. Seçim varsa hepsi için aynı değeri seç.
howto-same-rank-set = Toplamı bir sayı yapıyorlarsa bunu bir kez yaparlar.
howto-same-rank-effects = Yaptıkları diğer her şey kart başına bir kez olur.
howto-same-rank-reverse = Yani yönü çeviren iki kart, yönü olduğu gibi bırakır.
howto-same-rank-limit = Sınır için yalnız hepsinden sonraki toplam sayılır.
howto-same-rank-draw = Kaç kart oynadıysan o kadar kart çekersin. Sonra oyun tek bir karttan sonraki gibi sürer.
howto-pairs = { $ranks ->
    [1] İki { FORM($ranks, form: "nom") } birlikte oynanabilir.
   *[other] Şunlardan ikisini birlikte oynayabilirsin, eş ya da karışık: { FORM($ranks, form: "nom") }.
 }
howto-pairs-value = İkisi birlikte tek kart sayılır. Onlar için iki kart çekersin.
howto-throw = Elinde dört { FORM($rank, form: "nom") } varsa dördünü tek hamlede oynayabilirsin.
howto-throw-value = Toplamı değiştirmezler ve sen dört kart çekersin.
howto-throw-is-one-of-two = İki kez oynaman gerekiyorsa bunlar iki hamleden biri sayılır.

## İki kez oynamak

howto-twice = Bir oyuncu { FORM($cards, form: "obj") } oynarsa, sonraki oyuncu kendi sırasında iki kez oynamak zorundadır.
howto-twice-four-times = Bunlardan ikisi bir kerede oynanırsa dört kez olur.
howto-twice-draw-each = O oyuncu her hamleden sonra bir kart çeker.
howto-twice-draw-at-end = O oyuncu ancak son hamleden sonra, oynadığı kadar kart çeker.
howto-twice-between = O oyuncu, sonuncusu dışında her hamleden sonra toplamı söyler. Sonra toplam yine { $total } olur.
howto-twice-turns = Yön ancak son hamleden sonra döner. İki kez dönerse eskisi gibi kalır.
howto-twice-turns-unless = İlk kart iki hamleyi de devretmiyorsa, yön ancak son hamleden sonra döner. İki kez dönerse eskisi gibi kalır.
howto-twice-skips = Bir oyuncu da ancak son hamleden sonra atlanır.
howto-reverses-first = Önce yön döner, sonra oyuncular atlanır.
howto-twice-single = Her hamle tek bir karttır.
howto-twice-several-count-once = Bir kerede oynanan eş kartlar tek hamle sayılır.
howto-twice-again-after-last = Son hamle { FORM($cards, form: "nom") } ise, sonraki oyuncu iki kez oynamak zorundadır.
howto-twice-again-after-any = Hamlelerden biri { FORM($cards, form: "nom") } ise, sonraki oyuncu iki kez oynamak zorundadır.
howto-twice-hands-on = Şu kart iki hamlenin ilki olursa ikisini de devreder: { FORM($ranks, form: "nom") }. Sıra biter ve bu kez sonraki oyuncu iki kez oynamak zorundadır.
howto-twice-hands-back = Bu kart { FORM($ranks, form: "nom") } ise sıradaki, önceki oyuncudur: yön hemen döner.
howto-twice-hands-back-alone = Şu kart iki hamlenin ilki olursa ikisini de geri devreder: { FORM($ranks, form: "nom") }. Yön hemen döner, sıra biter ve önceki oyuncu iki kez oynamak zorunda kalır.
howto-twice-hands-to-named = Bu kart { FORM($ranks, form: "nom") } ise sıradaki, seçilen oyuncudur.
howto-twice-never-four = Hamleler hiçbir zaman ikiden çok olmaz.
howto-twice-adds = Şu kart hamlelerin ilki olursa onları bir fazlasıyla devreder: { FORM($ranks, form: "nom") }. Böyle ikinci bir karttan sonra sıradaki oyuncu üç kez oynamak zorundadır.
howto-twice-not-first = Şu kart iki hamlenin ilki olamaz: { FORM($ranks, form: "nom") }. Oynanabilecek başka kartın yoksa oynayamıyorsun demektir.
howto-twice-cancels = İki kez oynaman gerekiyorsa, iki hamlenin yerine { FORM($rank, form: "obj") } oynayabilirsin.
howto-twice-cancels-ends = Kart her zamanki gibi sayılır ama ondan sonra sıran biter, sonraki oyuncu da olağan biçimde oynar.
howto-twice-cancels-or-last = Bunun dışında { FORM($rank, form: "nom") } yalnız iki hamlenin sonuncusu olabilir.
howto-twice-must-finish = Bütün hamlelere yetecek kadar oynanabilir kartın varsa başlayabilirsin. Yoksa hiçbirini oynamazsın: oynayamamışsın gibi sayılır.
howto-twice-second-counts = İkinci hamleyi yapamazsan, ilkini yapamadığında ödeyeceğin kadar ödersin.
howto-twice-second-stuck = İkinci hamleyi yapamazsan, oynayamamışsın gibi sayılır. Eksik hamle sonradan yapılmaz.
howto-twice-first-still = İlk kartın yönü çeviriyor, bir oyuncuyu atlıyor veya sonraki oyuncuyu iki kez oynatıyorsa, bu yine geçerlidir.
howto-twice-stays = İki kez oynaması gereken oyuncu oynayamazsa, sonraki oyuncu aynı sayıda hamle yapmak zorundadır.
howto-twice-rest-of-two = İlk hamleyi yapamayan, ikisini de sonraki oyuncuya bırakır. İkinciyi yapamayan yalnız onu bırakır; bu da olağan bir sıradır.
howto-twice-rest = İki kez oynaması gereken oyuncu oynayamazsa, eksik kalan hamleleri sonraki oyuncu yapar. Tek bir hamle olağan bir sıradır.
howto-twice-lapses = İki kez oynaması gereken oyuncu oynayamazsa, sonraki oyuncu olağan biçimde oynar.

## Kendi değeriyle cevaplanan bir kart

howto-answer-must = { START($rank, form: "nom") } oynanınca cevap vermek zorunludur.
howto-answer-must-lay = Sonraki oyuncuda { FORM($rank, form: "nom") } varsa onun üstüne tek bir { FORM($rank, form: "nom") } oynamak zorundadır.
howto-answer-must-next = O zaman cevap verme sırası ondan sonraki oyuncudadır.
howto-answer-may = { START($rank, form: "nom") } oynanınca cevap verilebilir.
howto-answer-may-lay = Sonraki oyuncuda { FORM($rank, form: "nom") } varsa onun üstüne bir { FORM($rank, form: "nom") } oynayabilir ama zorunda değildir.
howto-answer-may-next = O zaman ondan sonraki oyuncu da aynı biçimde cevap verebilir.
howto-answer-draw = Bunun için her zamanki gibi bir kart çekilir.
howto-answer-none = Ortada tek bir { FORM($rank, form: "nom") } varken cevap vermezsen sıranı kaybedersin: ne kart oynar ne kart çekersin. Senden sonraki oyuncu olağan biçimde oynar.
howto-penalty = Üst üste iki veya daha çok { FORM($rank, form: "nom") } varken cevap vermezsen ceza kartı oynaman gerekir: kaç { FORM($rank, form: "nom") } varsa o kadar kart, art arda.
howto-penalty-playable = Her ceza kartı, koyduğun anda oynanabilir olmalıdır ve hemen sayılır.
howto-penalty-turns-last = Ama yön ancak son karttan sonra döner, oyuncular da o zaman atlanır.
howto-penalty-draw-after-all = Son karttan sonra, oynadığın kadar kart çekersin.
howto-penalty-draw-after-each = Her birinden sonra bir kart çekersin.
howto-penalty-draw-none = Ceza kartları için kart çekmezsin, yani kartların azalır.
howto-penalty-last-must = Son ceza kartı { FORM($rank, form: "nom") } ise, tek bir kart gibi ona da cevap vermek zorunludur.
howto-penalty-last-may = Son ceza kartı { FORM($rank, form: "nom") } ise, tek bir kart gibi ona da cevap verilebilir.
howto-penalty-what-you-can = Ceza kartlarının hepsini oynayamazsan, oynayabildiğin kadarını oyna.
howto-penalty-then-stuck = Sonrası oynayamamışsın gibi sayılır.
howto-penalty-draw-laid = Oynadığın kadar kart çekersin.
howto-penalty-pays-nothing = Hiçbir şey ödemezsin.
howto-penalty-drops-out = Sen { howto-pay } ve bu elin dışında kalırsın.
howto-penalty-handed-on = Kalan ceza kartları sonraki oyuncuya devredilir.
howto-penalty-dropped = Kalan ceza kartları silinir ve sonraki oyuncu olağan biçimde oynar.
howto-penalty-turns-first = Ondan önce, oynanan kartlar gerektiriyorsa yön döner ve oyuncular atlanır.
howto-penalty-still-on-top = Hiç ceza kartı oynanmadıysa en üstte hâlâ { FORM($rank, form: "nom") } vardır.
howto-penalty-still-must-answer = O zaman sonraki oyuncu ona { FORM($rank, form: "ins") } cevap vermek zorundadır. Elinde yoksa cezanın tümü ona kalır.
howto-penalty-still-may-answer = O zaman sonraki oyuncu ona { FORM($rank, form: "ins") } cevap verebilir. Vermezse cezanın tümü ona kalır.
howto-penalty-comes-back = Kimse kart oynamaz ve ceza, oynayamayan ilk oyuncuya geri gelirse silinir. O oyuncu olağan biçimde oynar.

## Seriler

howto-runs = Art arda oynanan iki kart sıralamada komşuysa bir seri oluşur. Seri yükselir ya da iner.
howto-runs-ranks = Sıralama bir daire oluşturur: as, ikili, üçlü ve böylece onluya kadar, sonra vale, kız, papaz ve yine as.
howto-runs-printed = Burada kartın üstünde yazan geçerlidir, ne kadar eklediği değil. Joker sıralamada yer almaz.
howto-runs-draw = Bir seri varken ancak aynı yöndeki sonraki kartı oynarsan kart çekersin. Böyle bir kart, seriyi senden sonraki oyuncu için sürdürür.
howto-runs-must = Seriyi sürdürebiliyorsan sürdürmek zorundasın. Sürdüremiyorsan başka bir kart oyna.
howto-runs-may = Başka herhangi bir kart da oynayabilirsin.
howto-runs-no-draw = O zaman onun için kart çekmezsin, seri biter ve elin sonuna kadar bir kartın eksik kalır.
howto-runs-other-way = Bu kartla önceki kart öbür yönde komşuysa yeni bir seri başlar.
howto-runs-begin = Seriyi başlatan her zamanki gibi çeker. Kaybedilen bir sıra seriyi bitirmez.
howto-runs-penalty = Ceza kartlarına ve cevap olarak oynanan kartlara ({ FORM($rank, form: "many") }) diğerleri gibi tek tek bakılır.
howto-runs-put-aside = Yığın kenara konursa üstündeki seri biter.

## Bir oyuncu seçmek

howto-eliminate = Sıranda { FORM($cards, form: "obj") } oynarsan bu elde kalan başka bir oyuncuyu seçmek zorundasın. O oyuncu bir ceza alır, bu elin dışında kalır ve kartları kenara konur. Oyun senden sonraki oyuncuyla sürer.
howto-eliminate-saved = Ama seçilen oyuncunun elinde { FORM($cards, form: "nom") } varsa kurtulur. O kartı yığına, senin az önce koyduğun kartın altına koymak zorundadır; yerine hemen bir kart çeker. Bu bir sıra sayılmaz.
howto-eliminate-last-one = Bu elde yalnız bir oyuncu kalırsa el biter.
howto-exchange = Sıranda { FORM($cards, form: "obj") } oynarsan bu elde kalan bir oyuncu seçip bütün kartlarını onunkilerle değiş tokuş etmek zorundasın.
howto-exchange-after-draw = Sıranda { FORM($cards, form: "obj") } oynarsan önce kart çek. Sonra bu elde kalan bir oyuncu seçip bütün kartlarını onunkilerle değiş tokuş etmek zorundasın.
howto-exchange-before-draw = Bu, kimse çekmeden önce yapılır. Artık bir kartı eksik olan öbür oyuncu senin yerine çeker.
howto-redeal = Biri { FORM($cards, form: "obj") } oynarsa o kart yığında kalır. Diğer bütün kartlar, oyuncuların ellerindekiler de, karıştırılır ve bu eldeki herkese baştaki kadar yeni kart dağıtılır.
howto-redeal-no-draw = Bunun için kimse kart çekmez.
howto-steal = Sıranda { FORM($cards, form: "obj") } oynarsan bu elde kalan bir oyuncu seç ve kartlarından birini görmeden al.
howto-steal-seen = Sıranda { FORM($cards, form: "obj") } oynarsan bu elde kalan bir oyuncu seç, kartlarına bak ve dilediğin birini al.
howto-steal-robbed-draws = O oyuncu hemen bir kart çeker.
howto-steal-is-draw = Çaldığın kart, çekeceğin kartın yerine geçer.
howto-steal-and-draw = Sen de her zamanki gibi bir kart çekersin.
howto-steal-nobody = Başka kimsede kart yoksa yalnızca desteden çekersin.
howto-choose-next = Sıranda { FORM($cards, form: "obj") } oynarsan bu elde kalan başka bir oyuncuyu seç: sıra ona geçer. Yön aynı kalır ve oyun oradan sürer.

## Başta oynanamayan bir kart

howto-ban = Oyundaki { $count ->
    [one] ilk sıranda
   *[other] ilk { FORM($count, as: "form-number") } sıranda
 } toplamı değiştirecek bir { FORM($rank, form: "nom") } oynayamazsın.
howto-ban-not-at-limit = Toplam zaten { $limit } ise oynayabilirsin.
howto-ban-always = Oyundaki { $count ->
    [one] ilk sıranda
   *[other] ilk { FORM($count, as: "form-number") } sıranda
 } hiç { FORM($rank, form: "nom") } oynayamazsın.
howto-ban-turns = Yalnız kart oynadığın sıralar sayılır.
howto-ban-saves-nobody = Oynayamayacağın bir { FORM($rank, form: "nom") }, oynayacak başka kartın olmayınca işine yaramaz.
howto-wears-off = Bir elde deste { $count ->
    [one] bir kez
   *[other] { FORM($count, as: "form-number") } kez
 } yenilenince, elin geri kalanında şu değişir: { $what }.
howto-worn = { FORM($card, form: "nom") } { $does }
howto-wakes = Toplam { $total } sayısından azken: { $what }.
howto-wakes-down = Toplam { $total } sayısından çokken: { $what }.
howto-wakes-turn = Oyundaki { $count ->
    [one] ilk sıranda
   *[other] ilk { FORM($count, as: "form-number") } sıranda
 } şöyle: { $what }.

## Bedeli veya getirisi olan toplamlar

howto-hit = Oynadığın kart toplamı yükseltip tam { $totals } yaparsa, bu elde kalan diğer herkes { howto-pays }.
howto-jump = Oynadığın kart toplamı { $totals } sayısının altından üstüne çıkarırsa { howto-pay }.
howto-hit-end = Oynadığın kart toplamı tam { $limit } yaparsa el biter ve bu elde kalan diğer herkes { howto-pays }.
howto-over-end = Oynadığın kart toplamı { $limit } sayısının üstüne çıkarırsa el biter ve { howto-pay }.
howto-jump-also-paid = Bu arada { $totals } sayısının üstünden atlarsan onun için de ödersin.
howto-jump-not-paid = Bu arada üstünden atladıkların için ayrıca ödemezsin.
howto-down-is-free = İnen ya da aynı kalan bir toplamın kimseye bedeli yoktur.
howto-out-still-turns = Yönü çeviren bir kart, oynayanı oyun dışı bıraksa da, o oyuncu hâlâ oyundaymış gibi yönü çevirir.
howto-out-still-skips = Sonraki oyuncuyu atlayan bir kart, oynayanı oyun dışı bıraksa da, o hâlâ oyundaymış gibi atlar.
howto-out-still-turns-or-skips = Bir kart, oynayanı oyun dışı bıraksa da, o oyuncu hâlâ oyundaymış gibi yönü çevirir ya da sonraki oyuncuyu atlar.
howto-fine = Oynadığın kart toplamı { $totals } yaparsa hemen { howto-pay }. El sürer.
howto-fine-repeated-pays = Toplam zaten bunlardan biriyse ve oynadığın kart onu değiştirmezse, toplamı yeniden söylersin ve yine ödersin.
howto-fine-repeated-free = Toplam zaten bunlardan biriyse ve oynadığın kart onu değiştirmezse, bunun bedeli yoktur.
howto-fine-owed = Bu yüzden oyun dışı kalan, o sırada artık kart oynamaz; eksik kalan hamleler silinir.
howto-fine-owed-handed-on = Bu yüzden oyun dışı kalan, o sırada artık kart oynamaz; oynadığı kart eksik kalan hamleleri sonrakine devretmiyorsa bunlar silinir.
howto-borders = Eşikler şu sayıların hemen üstündedir: { $totals }. Oynadığın kart toplamı yukarı ya da aşağı doğru bir eşikten geçirirse, geçilen her eşik için bir puan kaybedersin.
howto-borders-up = Eşikler şu sayıların hemen üstündedir: { $totals }. Oynadığın kart toplamı yukarı doğru bir eşikten geçirirse, geçilen her eşik için bir puan kaybedersin. Geri inmek puan kaybettirmez.
howto-borders-floor = Puanın sıfırdan az olamaz.
howto-borders-no-floor = Puanın sıfırın altına inebilir. O zaman genel puanından düşülür.

## Sınırı aşınca ödemek

howto-payment-overshoot = Oynadığın kart toplamı { $limit } sayısının üstüne çıkarırsa, diğerlerinin her birine aştığın kadar puan ödersin: toplam { $total } ise her biri { FORM($count, as: "form-number") } puan alır. Sonra el biter.
howto-payment-over = Oynadığın kart toplamı { $limit } sayısının üstüne çıkarırsa el biter ve diğerlerinin her birine { $count ->
    [one] bir puan
   *[other] { FORM($count, as: "form-number") } puan
 } ödersin.
howto-payment-forfeit = Oynadığın kart toplamı { $limit } sayısının üstüne çıkarırsa bir ceza alırsın. Sonra el biter.
howto-payment-exact = Oynadığın kart toplamı tam { $limit } yaparsa el yine biter ve diğerlerinin her birinden { $count ->
    [one] bir puan
   *[other] { FORM($count, as: "form-number") } puan
 } alırsın.
howto-payment-exact-free = Oynadığın kart toplamı tam { $limit } yaparsa el yine biter ve kimse bir şey ödemez.
howto-payment-debts = Puanlar genel puan olarak yazılır; genel puan sıfırın altına inebilir.
howto-hurdles = Oynadığın kart toplamı tam { $totals } yaparsa bir puan alırsın. Yukarı doğru üstünden atladığı her bu sayı için bir puan kaybedersin.
howto-hurdles-goal = Oynadığın kart toplamı { $limit } veya daha çok yaparsa { $count ->
    [one] bir puan
   *[other] { FORM($count, as: "form-number") } puan
 } alırsın ve el biter.

## Tam 69

howto-69-back = Toplamı aşağıdan ya da yukarıdan tam 69 yaparsan { $cost ->
    [corner] banknotuna bir kat izi daha sığar
    [fold] banknotuna bir kat izi daha sığar
   *[other] ödenenlerden { $cost } geri alırsın
 }. Geri kazanılacak bir şey yoksa hiçbir şey almazsın.
howto-69-more = Toplamı aşağıdan ya da yukarıdan tam 69 yaparsan { $cost ->
    [corner] banknotuna bir kat izi daha sığar
    [fold] banknotuna bir kat izi daha sığar
   *[other] fazladan { $cost } alırsın
 }.
howto-69-nothing = Tam 69 hiçbir şey yapmaz: bu oyunda geri kazanılacak bir şey yoktur.
howto-69-forfeit = Toplamı aşağıdan ya da yukarıdan tam 69 yaparsan, bu elde kalan diğer herkes bir ceza alır.
howto-69-zero = Toplamı aşağıdan ya da yukarıdan tam 69 yaparsan bunu söylersin ve toplam 0 olur.
howto-69-bank = Aldığın şey bankadan gelir; bankada, oyunun başında bütün oyuncularda olan kadar vardır. Banka boşalınca tam 69 bir şey kazandırmaz.
howto-69-bank-followers = Biri ayrılınca öbürlerine verilecekler de, yettiği kadar, bankadan gelir.
howto-69-bank-each-deal = Aldığın şey bankadan gelir; bankada her elde, elin başında bütün oyuncularda olan kadar vardır. Banka boşalınca tam 69 o elde artık bir şey kazandırmaz.

## Belirleyici kartlar

howto-hands = Kartlar dağıtılınca ve her çekişten sonra herkesin kartlarına bakılır.
howto-hands-wins = Elinde üç { FORM($rank, form: "nom") } olan oyunu hemen kazanır.
howto-hands-all-lose = Birinin elinde üç { FORM($rank, form: "nom") } olunca oyun hemen biter ve herkes kaybeder.
howto-hands-first = Böyle birkaç oyuncu varsa, dağıtanın { howto-side } tarafından sayınca ilk gelenin kartları geçerlidir.
howto-hands-both = Bir oyuncuda ikisi de varsa geçerli olan şudur: üç { FORM($rank, form: "nom") }.
howto-three-any-time = Elinde üç eş kart (üstünde aynı sayı ya da resim olan) varsa, iki hamle arasında istediğin zaman bunu söyleyip açabilirsin.
howto-three-own-turn = Elinde üç eş kart (üstünde aynı sayı ya da resim olan) varsa, sıran gelince, oynamadan önce bunu söyleyip açabilirsin.
howto-three-active = O zaman bu elde kalan diğer herkes { howto-pays } ve el biter.
howto-three-all = O zaman diğer herkes { howto-pays } ve el biter.
howto-three-free = Sana bedeli yoktur. Bu bir hamle sayılmaz ve kimse yapmak zorunda değildir.
howto-three-first = Birkaç oyuncu yapabilecekse, dağıtanın { howto-side } tarafındaki ilk oyuncunun hakkıdır.

## Zeus

howto-zeus-nobody = Başta Zeus kimsede değildir. Onu, kimdeyse ondan üç yolla alabilirsin.
howto-zeus-tens = Oynadığın kart toplamı 10, 20 ya da { $limit } sayısına kadar başka bir onluk yaparsa Zeus’u alırsın.
howto-zeus-same = Rakibinin az önce koyduğu sayının üstüne aynı sayıyı koyarsan Zeus’u alırsın.
howto-zeus-gods = Sıranda { FORM($cards, form: "obj") } oynarsan Zeus’u alırsın.
howto-zeus-sneak = Bir oyuncu bir sayı oynayınca, elinde aynı sayı olan başka bir oyuncu sırası olmasa da onu hemen oynayabilir. Kart her zamanki gibi toplama eklenir ve Zeus’u alır. Onu oynayan bir kart çeker ve oyun oradan sürer.
howto-zeus-sneak-again = O zaman elinde bu sayı olan başkaları da aynısını yapabilir.
howto-zeus-sneak-several = Birkaç oyuncu isterse, sırası önce gelecek olan oynar.
howto-zeus-end = Toplam { $limit } veya daha çok olunca el biter. Zeus kimdeyse eli o kazanır ve bir harf alır. Eli bitiren kart Zeus’u yine de alabilir.
howto-zeus-end-nobody = Zeus kimsede değilse, eli bitiren oyuncu onu alır.

## Son kart ve bombalar

howto-last-card = Elindeki son kartı oynayan eli kazanır ve el biter. Bu, oynanabilen bir kart olmalıdır ama yaptığı hiçbir şey artık uygulanmaz.
howto-last-card-others = Diğer herkes { howto-pays }.
howto-bomb = Biri { FORM($cards, form: "obj") } oynarsa, sonraki oyuncudan başlayarak diğer herkes ya { FORM($rank, form: "obj") } atar ya da { howto-pays }. Elinde { FORM($rank, form: "nom") } olsa bile onu saklayabilirsin: o zaman { howto-pay }.
howto-bomb-last-card = Herkes bunu yapınca, elindeki son kartı bu yolla atmış olan eli kazanır.
howto-bomb-several = Bunu birkaç oyuncu yaparsa ilk yapan kazanır.
howto-bomb-next = Yoksa sıra her zamanki gibi { FORM($cards, form: "obj") } oynayandan sonraki oyuncuya gelir.
howto-others-draw = Diğer herkesin çekmesi gerekince önce sonraki oyuncu çeker.

## İki kişiyle

howto-two-players = Bu elde yalnız iki oyuncu varken şunlar geçerlidir.
howto-two-reverse-nothing = Yönü çeviren bir kart, sıranın kime geçeceğini değiştirmez.
howto-two-reverse-again = Yönü çeviren bir kart oynarsan yine sen oynarsın.
howto-two-skip-nobody = Sonraki oyuncuyu atlayan bir kart öbür oyuncuya sırasını kaybettirmez.
howto-two-skip-again = Sonraki oyuncuyu atlayan bir kart oynarsan yine sen oynarsın.
howto-two-skips = Aynı sırada oynanan böyle iki kart birbirini götürür.
howto-two-hands-on = Hamleleri devreden bir kart onları öbür oyuncuya devreder.
howto-two-choose = Sıradaki oyuncuyu seçebiliyorsan öbürünü seçersin.

## Oynayamazsan

howto-out-of-deal = { $who ->
    [both] Pes edersen ya da kartın kalmazsa
    [give-up] Pes edersen
   *[cards] Kartın kalmazsa
 } bu elin dışında kalırsın.
howto-out-of-deal-pays = { $who ->
    [both] Pes edersen ya da kartın kalmazsa
    [give-up] Pes edersen
   *[cards] Kartın kalmazsa
 } { howto-pay } ve bu elin dışında kalırsın.
howto-out-of-deal-last = Bu elde yalnız bir oyuncu kalınca el biter.
howto-out-of-deal-last-wins = Bu elde son kalan oyuncu oyunu kazanır.
howto-out-of-deal-points = Herkesin kalan puanı her zamanki gibi eklenir.
howto-out-of-deal-keeps-points = Pes eden bütün puanlarını korur; bu yüzden hemen pes etmek en iyisi olabilir.
howto-out-of-deal-no-letter = O zaman kimse harf almaz.
howto-stuck-pay = Hiçbir kartı oynayamazsan { howto-pay }.
howto-team-pays = İçinizden biri hiçbir kartı oynayamazsa her biriniz { $cost } öder.
howto-stuck-forfeit = Hiçbir kartı oynayamazsan bir ceza alırsın.
howto-stuck-out = Hiçbir kartı oynayamazsan oyun dışı kalırsın.
howto-stuck-reset = Toplam 0 olur.
howto-stuck-keeps-hand = Bu kayıp seni oyun dışı bırakmıyorsa kartların sende kalır. Her durumda oyuna sonraki oyuncu devam eder.
howto-stuck-lays-down = Kartlarını bırakırsın.
howto-stuck-out-of-deal = Kartlarını bırakırsın ve yalnız bu elin dışında kalırsın.
howto-stuck-out-of-deal-only = Hiçbir kartı oynayamazsan bu elin dışında kalırsın.
howto-stuck-pay-out = Hiçbir kartı oynayamazsan { howto-pay } ve geriye ne kadar hakkın kalmış olursa olsun oyun dışı kalırsın.
howto-pile-away = { $turns ->
    [on] Yığın kenara konur, toplam { $total } olur ve sonraki oyuncu aynı yönde yeni bir yığın başlatır.
   *[off] Yığın kenara konur, toplam { $total } olur ve sonraki oyuncu yeni bir yığın başlatır.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] Yığının son kartı kaldırılır, toplam ondan önceki hâline döner ve sonraki oyuncu aynı yönde devam eder.
       *[off] Yığının son kartı kaldırılır, toplam ondan önceki hâline döner ve sonraki oyuncu devam eder.
     }
   *[other] { $turns ->
        [on] Yığının son { FORM($count, as: "form-number") } kartı kaldırılır, toplam onlardan önceki hâline döner ve sonraki oyuncu aynı yönde devam eder.
       *[off] Yığının son { FORM($count, as: "form-number") } kartı kaldırılır, toplam onlardan önceki hâline döner ve sonraki oyuncu devam eder.
     }
 }
howto-pile-away-others = Diğer oyuncuların kartları kendilerinde kalır.
howto-pile-away-redraw = Hâlâ oyundaysan kartlarını da kenara koyar ve yenilerini çekersin.
howto-pile-away-keep = Hâlâ oyundaysan kartların sende kalır.
howto-pile-away-sit-out = Hâlâ oyundaysan tek bir oyuncu kalana kadar beklersin. O zaman el biter.
howto-pile-away-out = Oyun dışı kalanın kartları da kenara konur.
howto-deal-is-over = El biter.
howto-next-faces-same = { $turns ->
    [on] İki veya daha çok oyuncu kaldıysa, sonraki oyuncu aynı toplamla, aynı yönde devam eder.
   *[off] İki veya daha çok oyuncu kaldıysa, sonraki oyuncu aynı toplamla devam eder.
 }
howto-last-wins-deal = Son kalan oyuncu eli kazanır.
howto-no-cards = Sıran geldiğinde kartın yoksa, bu da oynayamamak sayılır.
howto-no-cards-pay = Sıran geldiğinde kartın yoksa bedeli daha büyüktür: o zaman { howto-pay }.

## Oyun dışı kalmak

howto-out-last-paid = Son { $kind ->
    [penny] kuruşunu
    [nickel] beşliğini
    [chip] pulunu
   *[token] jetonunu
 } ödeyince oyun dışı kalırsın.
howto-out-last-paid-at-once = Son { $kind ->
    [penny] kuruşunu
    [nickel] beşliğini
    [chip] pulunu
   *[token] jetonunu
 } ödeyince, elin ortasında bile olsa, hemen oyun dışı kalırsın.
howto-out-made = { $kind ->
    [bomb] Çevirdiğin { FORM($count, as: "form-ordinal") } saatli bomba
    [corner] Katladığın { FORM($count, as: "form-ordinal") } köşe
   *[fold] Banknotundaki { FORM($count, as: "form-ordinal") } kat izi
 } seni oyun dışı bırakır.
howto-out-last-made = { $kind ->
    [bomb] Çevirdiğin son saatli bomba
    [corner] Katladığın son köşe
   *[fold] Son kat izi
 } seni oyun dışı bırakır.
howto-honor = { $kind ->
    [bomb] Bütün saatli bombaların çevrilince
    [corner] Bütün köşelerin katlanınca
    [fold] Yeni bir kat izine yer kalmayınca
    [penny] Hiç kuruşun kalmayınca
    [nickel] Hiç beşliğin kalmayınca
    [chip] Hiç pulun kalmayınca
   *[token] Hiç jetonun kalmayınca
 } henüz oyun dışı değilsin: “onur hakkıyla” oynamayı sürdürürsün.
howto-honor-out = Bir sonraki kayıp seni oyun dışı bırakır.
howto-honor-out-at-once = O zaman bir kez daha ödemen gerekirse, elin ortasında bile olsa, hemen oyun dışı kalırsın. El bununla bitmiyorsa diğerleri oynamayı sürdürür.
howto-honor-too-little = Kalandan fazlasını ödemen gerekirse, ne varsa ödersin ve yine oyun dışı kalırsın.

## Deste bitince

howto-stock-last-wins = Oyun biter ve son kartı oynayan kazanır.
howto-stock-play-on = Artık kimse çekmez. Oyun ellerdeki kartlarla sürer.
howto-going-out = Deste bittikten sonra son kartını oynarsan kazanırsın.
howto-going-out-of-deal = Deste bittikten sonra son kartını oynarsan bu eli kazanırsın: sana bedeli olmaz.
howto-going-out-others = Sen oyundan ayrılırsın, diğerleri devam eder; sona kalan da kazanır.
howto-stock = { $turns ->
    [on] Yığının en üstündeki kart kalır. Oynanmış diğer bütün kartlar karıştırılır ve yeni deste olur. Toplam ve yön aynı kalır.
   *[off] Yığının en üstündeki kart kalır. Oynanmış diğer bütün kartlar karıştırılır ve yeni deste olur. Toplam aynı kalır.
 }
howto-stock-all = { $turns ->
    [on] Oynanmış bütün kartlar, en üstteki de, karıştırılır ve yeni deste olur. Sonraki kart yeni bir yığın başlatır. Toplam ve yön aynı kalır.
   *[off] Oynanmış bütün kartlar, en üstteki de, karıştırılır ve yeni deste olur. Sonraki kart yeni bir yığın başlatır. Toplam aynı kalır.
 }
howto-stock-piles-too = Kenara konmuş yığınlar ve kartlar da karıştırılır.
howto-stock-hands-too = Oyun dışı kalanların kartları da karıştırılır.
howto-stock-nothing = Yine de çekecek kart yoksa, o çekiş atlanır.
howto-stock-nothing-star = Yine de çekecek kart yoksa, o çekiş atlanır*.
howto-footnote = * Aynı birkaç kart sonsuza dek dönüp durabilir. Bu yüzden bu programın kendi kuralı var: bir elde deste beş yüz kez yenilenince artık kimse çekmez. Kartlar biter ve el sona erer.

## Sonraki el

howto-one-deal = Oyun tek elden oluşur. Sonra bir oyun daha oynayabilirsin.
howto-reward = Oyunu kazanan bir yıldız alır. Yıldızlar, yeniden oynadığınız bütün oyunlar boyunca sayılır.
howto-next-shuffle = { $turns ->
    [on] Sonraki el için bütün kartlar karıştırılır. Toplam yine { $total } olur ve oyun { howto-way } gider.
   *[off] Sonraki el için bütün kartlar karıştırılır. Toplam yine { $total } olur.
 }
howto-next-all-dealt = { $turns ->
    [on] Sonraki el için bütün kartlar karıştırılıp yeniden dağıtılır ve oyun { howto-way } gider.
   *[off] Sonraki el için bütün kartlar karıştırılıp yeniden dağıtılır.
 }
howto-next-keep-hands = { $turns ->
    [on] Sonraki ele herkes elinde kalan kartlarla başlar. Dağıtanın { howto-side } tarafından başlayarak herkes kartlarını tamamlayana kadar çeker. Toplam yine 0 olur ve oyun { howto-way } gider.
   *[off] Sonraki ele herkes elinde kalan kartlarla başlar. Dağıtanın { howto-side } tarafından başlayarak herkes kartlarını tamamlayana kadar çeker. Toplam yine 0 olur.
 }
howto-next-keep-piles = Çekme destesi ve yığın olduğu gibi kalır.
howto-deals-left = Sonra { howto-side } taraftaki oyuncu dağıtır.
howto-deals-right = Sonra { howto-other-side } taraftaki oyuncu dağıtır.
howto-deals-left-past = { $turns ->
    [on] Oyunun yönü ne olmuş olursa olsun, dağıtma sırası { howto-side } tarafta, oyunda kalan ilk oyuncuya geçer.
   *[off] Dağıtma sırası { howto-side } tarafta, oyunda kalan ilk oyuncuya geçer.
 }
howto-deals-right-past = { $turns ->
    [on] Oyunun yönü ne olmuş olursa olsun, dağıtma sırası { howto-other-side } tarafta, oyunda kalan ilk oyuncuya geçer.
   *[off] Dağıtma sırası { howto-other-side } tarafta, oyunda kalan ilk oyuncuya geçer.
 }
howto-deals-winner = Kazanan dağıtır.
howto-deals-loser = Kaybeden dağıtır.
howto-deals-right_of_winner = Kazananın { howto-other-side } tarafındaki oyuncu dağıtır.
howto-next-dealer-steps-in = O oyuncu oyun dışı kaldıysa { howto-other-side } taraftaki ilk oyuncu dağıtır.
howto-begins-left_of_dealer = Dağıtanın { howto-side } tarafındaki oyuncu başlar.
howto-begins-loser = Kaybeden başlar.
howto-begins-winner = Kazanan başlar.
howto-next-steps-in = Oyun dışı kalan bir oyuncunun yerine { howto-side } taraftaki ilk oyuncu geçer.
howto-next-last-to-pay = Birkaç kaybeden varsa en son ödeyen sayılır.
howto-deals-no-winner = El kazanansız biterse dağıtma sırası { howto-side } taraftaki oyuncuya geçer.
howto-begins-no-winner = Kazanansız bir elden sonra dağıtanın { howto-side } tarafındaki oyuncu başlar.

## Oyunun sonu

howto-end-letters = İlk önce { $cost } toplayan oyuncu oyunu kazanır.
howto-end-team = Toplam tam { $limit } olunca oyunu hep birlikte kazanırsınız.
howto-end-team-lost = Bütün jetonlarınız ödenince oyunu hep birlikte kaybedersiniz.
howto-end-deal-over = Toplam { $limit } sayısının üstüne çıkınca el biter. Herkes kalan puanını genel puanına ekler.
howto-end-score = Birinin genel puanı { $total } veya daha çok olunca, puanı en yüksek olan oyunu kazanır.
howto-end-tie-extra_deal = Birkaç kişi eşitse kazananı yeni eller belirler.
howto-end-tie-shared = Birkaç kişi eşitse birlikte kazanırlar.
howto-last-wins = Oyunda son kalan kazanır.
howto-last-wins-too = Oyunda son kalan da kazanır.
howto-end-going-out = Son kartını oynayan oyunu kazanmış olur, oyunda son kalan da. Yani birkaç kazanan olabilir, belki de kimse kaybetmez.
howto-end-all-bills = Kazanan bütün banknotları alır.
howto-end-all-paid = Kazanan, ödenen bütün { $kind ->
    [penny] kuruşları
    [nickel] beşlikleri
    [chip] pulları
   *[token] jetonları
 } alır.
howto-end-deals = Oyun { $count ->
    [one] bir elden
   *[other] { FORM($count, as: "form-number") } elden
 } sonra biter.
howto-end-match-won = Kazandığın her el bir puan getirir. İlk önce { $count ->
    [one] bir puan
   *[other] { FORM($count, as: "form-number") } puan
 } toplayan oyunu kazanır.
howto-end-match-lost = Bir ceza kimseyi oyun dışı bırakmaz. Birinin { $count ->
    [one] bir cezası
   *[other] { FORM($count, as: "form-number") } cezası
 } olunca oyun biter.
howto-end-fewest-wins = Cezası en az olan kazanır. Birkaç kişi birlikte kazanabilir.
howto-end-highest-wins = Puanı en yüksek olan kazanır. Birkaç kişi birlikte kazanabilir.
howto-end-none = Oyunun kendi sonu yoktur: bırakmak istediğinizde biter.
howto-fewest-best = En iyi oyuncu, cezası en az olandır.

## Kaynakların söylemediği

howto-ours-zeus = Kaynaklar, sonda Zeus kimsede değilken onu kimin alacağını, sonu 5 olan toplamın nereye yuvarlanacağını, küçük bir toplamın rakamlarının nasıl yer değiştireceğini ve toplamın sıfırın altına inip inemeyeceğini söylemez. Bu kuralları biz koyduk.
howto-ours-shed = Kaynaklar, çevrilen bir saatli bombadan sonra ne olacağını, eldeki son kartın başka bir şey yapıp yapmayacağını, kimin hangi sırayla çekeceğini ve bitirilemeyen iki hamlenin ne olacağını söylemez. Bu kuralları biz koyduk.
howto-ours-no-end = Kaynak oyunun nasıl bittiğini söylemez. Cezaların sayılması bizim kuralımızdır.

## Örnekler

howto-example = Örnek: { $told }

howto-example-name = { $count ->
    [1] Ayşe
    [2] Emre
    [3] Elif
   *[other] Mert
 }

howto-example-makes = Toplam { $before }. { $player } { FORM($card, form: "obj") } oynar, toplam { $after } olur.
howto-example-keeps = Toplam { $before }. { $player } { FORM($card, form: "obj") } oynar, toplam { $before } kalır.
howto-example-choice = Toplam { $before }. { $player } { FORM($card, form: "obj") } oynar ve toplamı { $totals } yapabilir.
howto-example-has-to-stay = Toplam { $before } iken yalnız { $before } kalabilir: { $total } fazla gelir.
howto-example-has-to-turn = Toplam { $before } iken yalnız { $before } kalabilir ve yön döner: { $total } fazla gelir.
howto-example-no-choice = Toplam { $before } iken yalnız { $after } yapılabilir: { $total } fazla gelir.
howto-example-one-way = { $player } şunu seçer: { $after }. Öbür seçenekte ({ $totals }) başka bir şey olmazdı.
howto-example-otherwise = Toplam { $before } iken aynı kart onu { $after } yapar.
howto-example-any = Toplam { $before }. { $player } { FORM($card, form: "obj") } oynar ve “{ $after }” der. Artık toplam { $after }.
howto-example-copies = { $other } { FORM($second, form: "obj") } oynar, toplam { $before } olur. { $player } { FORM($card, form: "obj") } oynar; bu da aynısını yapar, toplam { $after } olur.
howto-example-not-now = Toplam { $before } iken bu kart oynanamaz.
howto-example-never = Toplam yalnızca { $before }. { $player } şimdi bile { FORM($card, form: "obj") } oynayamaz.
howto-example-thrown = Elinde dört { FORM($rank, form: "nom") } varsa { $player } dördünü bir kerede oynayabilir. Toplam { $before } kalır.

howto-example-turned = Yön döner: sıradaki { $next } olur, { $other } değil.
howto-example-skipped = { $other } atlanır, sıradaki { $next } olur.
howto-example-again = { $player } bir kez daha oynar.
howto-example-named = { $player } { FORM($next, form: "acc") } seçer. Sıradaki o olur.
howto-example-struck = { $player } { FORM($other, form: "acc") } seçer. O, bu elin dışında kalır. Sıradaki { $next } olur.
howto-example-saved = { $player } { FORM($card, form: "obj") } oynar ve { FORM($other, form: "acc") } seçer. Onun elinde { FORM($second, form: "nom") } vardır: kartını öbürünün altına koyar, yenisini çeker ve bu elde kalır.
howto-example-exchanged = { $player } ile { FORM($other, form: "who") } kartlarını değiş tokuş eder. { $player } artık { FORM($other, form: "abl") } aldığı { $count ->
    [one] bir kartla
   *[other] { FORM($count, as: "form-number") } kartla
 } oynar.
howto-example-redealt = Herkese yeni kartlar dağıtılır: { $count ->
    [one] herkes bir kart alır
   *[other] herkes { FORM($count, as: "form-number") } kart alır
 }.
howto-example-stolen = { $player } { FORM($other, form: "acc") } seçer ve kartlarından birini görmeden alır. { $other } hemen bir kart çeker.
howto-example-stolen-seen = { $player } { FORM($other, form: "acc") } seçer. Kartlarına bakar ve { FORM($second, form: "acc") } alır. { $other } hemen bir kart çeker.
howto-example-zeus = { $player } Zeus’u { FORM($other, form: "abl") } alır.
howto-example-others-draw = { $others ->
    [1] { $others } { $count ->
        [one] bir kart
       *[other] { FORM($count, as: "form-number") } kart
     } çeker.
   *[other] { $others } kart çeker: her biri { $count ->
        [one] bir tane
       *[other] { FORM($count, as: "form-number") } tane
     }.
 }
howto-example-bomb = { $next } { FORM($second, form: "obj") } atar ve kurtulur. { $others ->
    [1] { $others } atacak kart bulamaz ve { howto-pays }.
   *[other] { $others } atacak kart bulamaz ve her biri { howto-pays }.
 }

howto-example-twice = { $next } iki kez oynamak zorundadır: { FORM($card, form: "nom") } toplamı { $before } yapar, sonra { FORM($second, form: "nom") } onu { $after } yapar.
howto-example-twice-back = { $next } iki kez oynamak zorundadır. İlk kart { FORM($card, form: "nom") }: toplam { $before } olur, sonra yeniden { $total } yapılır. İkinci kart { FORM($second, form: "nom") }: toplam { $after } olur.
howto-example-handed-on = { $player } iki kez oynamak zorundadır ve önce { FORM($card, form: "obj") } oynar. Sırası biter: şimdi { $next } iki kez oynamak zorundadır.
howto-example-canceled = { $player } iki kez oynamak zorundadır ve onun yerine { FORM($card, form: "obj") } oynar. Sırası biter ve { $next } olağan biçimde oynar.

howto-example-unanswered = { $next } üstüne { FORM($rank, form: "nom") } oynamazsa sırasını kaybeder ve sıradaki { $other } olur.
howto-example-answered = { $next } oynar ama { $other } oynamazsa, { $other } { FORM($count, as: "form-number") } ceza kartı oynamak zorundadır.

howto-example-pair = Toplam { $before }. { $player } şunları birlikte oynar: { FORM($cards, form: "nom") }. Toplam { $after } olur.
howto-example-several = Toplam { $before }. { $player } bir kerede { FORM($count, as: "form-number") } { FORM($rank, form: "nom") } oynar, toplam { $after } olur.

howto-example-hit = Bunun üzerine diğer herkes { howto-pays }.
howto-example-jump = Bu, { $total } sayısının üstünden atlar; bu yüzden { $player } { howto-pays }.
howto-example-fine = Bu yüzden { $player } hemen { howto-pays } ve el sürer.
howto-example-border = Bu, { $total } sayısının üstündeki eşikten geçer; bu yüzden { $player } { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] Artık { FORM($player, form: "gen") } banknotuna bir kat izi daha sığar.
    [fold] Artık { FORM($player, form: "gen") } banknotuna bir kat izi daha sığar.
   *[other] Bunun üzerine { $player } { $cost } alır.
 }
howto-example-69-forfeit = Bunun üzerine diğer herkes bir ceza alır.
howto-example-69-zero = Böylece toplam 0 olur.

howto-example-three = { $player } üç { FORM($rank, form: "nom") } açar. El biter ve diğer herkes { howto-pays }.
howto-example-banned = Oyunun ilk sırasında { $player }, toplam { $before } iken { FORM($card, form: "obj") } oynayamaz.
howto-example-not-banned = Toplam { $before } iken oynayabilirdi.
howto-example-sneak = { FORM($other, form: "gen") } elinde de { FORM($card, form: "nom") } var: { $other } onu hemen oynar ve toplamı { $after } yapar. Zeus artık onda.

howto-example-run = { $player } { FORM($card, form: "obj") } oynar, sonra { $next } { FORM($second, form: "obj") } oynar: bu bir seridir. Sıradaki { $other } { FORM($rank, form: "nom") } oynarsa kart çekebilir, başka bir kart oynarsa çekemez.

## Püf noktaları

howto-tip-keep = Sona { $cards ->
    [1] şunu
   *[other] şunlardan birini
 } sakla: { FORM($cards, form: "nom") }. Toplam { $limit } iken bile oynanabilir.
howto-tip-team = Toplam { $limit } sayısına yaklaşınca, onu tam tutturacak kartın kimde olduğunu sorun ve toplamı ona bırakın.
howto-tip-another-try = Eksik kart kimsede yoksa, { FORM($cards, form: "nom") } size bir deneme hakkı daha kazandırır.
howto-tip-high = Büyük kartlarını erken oyna. Toplam { $limit } sayısına yaklaşınca onlara yer kalmaz.
howto-tip-rush = Kalan kartların { $limit } iken de güvenliyse, { FORM($cards, form: "acc") } erken oyna: diğerleri hazır olmayabilir.
howto-tip-take-off = Toplamı azaltman sonraki oyuncuya da yer açar. Bunun yerine toplamı { $limit } olarak bırakabiliyorsan bırak.
howto-tip-name-next = Toplam { $limit } iken { FORM($cards, form: "acc") } oyna ve zorlanacak birini seç.
howto-tip-any = Başka hiçbir kart uymayana kadar { FORM($cards, form: "acc") } sakla: toplamı ne dersen o yapar.
howto-tip-double = Elindeki { FORM($cards, form: "acc") } erken oyna: küçük bir toplamı ikiye katlamak pek az ekler.
howto-tip-copy = Bir { FORM($cards, form: "nom") }, kendinden önceki kart kadar değerlidir. Toplamı değiştirmeyen ya da azaltan bir karttan sonra { $limit } iken bile oynanabilir.
howto-tip-never = Şuna güvenme: { FORM($cards, form: "nom") }. Elin sonuna kadar sende kalır, sen öbür kartlarınla oynarsın.
howto-tip-thrown = { START($rank, form: "nom") } sana yüktür: ondan ancak elinde dört tane olunca, hepsini birden oynayarak kurtulursun.

howto-tip-twice = Bir değil, iki güvenli kart sakla: iki kez oynaman gerekirse ikisi de lazım olur.
howto-tip-hand-on = Elindeki { FORM($ranks, form: "acc") } iki kez oynaman gereken sıraya sakla: ilk oynanırsa iki hamleyi de devreder.
howto-tip-answer = Cevap vermek için { FORM($rank, form: "nom") } sakla. Üst üste iki { FORM($rank, form: "nom") } olunca cevap vermeyen iki ceza kartı, üç olunca üç ceza kartı oynamak zorundadır.
howto-tip-shield = Gerekmedikçe { FORM($cards, form: "acc") } oynama: biri seni seçerse başka hiçbir şey kurtarmaz.
howto-tip-exchange = Toplam { $limit } iken oynanabilecek başka kartın kalmayınca kartlarını değiş tokuş et.
howto-tip-several = Eş kartlar bir kerede gider ve o kadar yenisini çekersin: kötü kartlardan hızlı bir kurtuluş.
howto-tip-pair = Çift olarak oynanan { FORM($ranks, form: "many") } tek kart kadar ekler ve sana iki yeni kart getirir.
howto-tip-run = Sıralamada komşu olan kartları sakla. Seriyi sürdüremeyen kart çekmez, kartları gittikçe azalır.

howto-tip-exchange-shed = Kartlarını, kartı en az olanla değiş tokuş et.
howto-tip-others-draw = Birinin yalnız bir iki kartı kalınca { FORM($cards, form: "acc") } oyna.
howto-tip-redeal = Diğerlerinin kartları seninkinden çok daha azsa { FORM($cards, form: "acc") } oyna.
howto-tip-bomb = Elinden geldiğince { FORM($rank, form: "nom") } sakla: seni { FORM($cards, form: "abl") } kurtarır.
howto-tip-zeus-ten = Oynamadan önce, hangi kartının sonraki onluğu tutturduğuna bak: o Zeus’u alır.
howto-tip-reach = Elinden geldiğince, sonraki oyuncunun { $total } yapabileceği bir toplam bırakma.
howto-tip-reach-high = Büyük kartlarını sona sakla: onlarla hedefe daha uzaktan ulaşırsın.
howto-tip-zeus-last = Toplam { $limit } sayısına yaklaşınca son ana { $cards ->
    [1] şunu
   *[other] şunlardan birini
 } sakla: { FORM($cards, form: "nom") }. Yalnız sonda Zeus kimdeyse o harf alır.
howto-tip-hit = Kartlarından biri toplamı tam { $totals } yapıyor mu, bak.
howto-tip-fine = Bir kart oynamadan önce, toplamı { $totals } yapıp yapmadığına bak. Başka bir kart da o kadar iyiyse onu oyna.
howto-tip-ten-short = Toplamı { $totals } sayısından on eksik bırakma: en çok bulunan kartlar on ekleyenlerdir.
howto-tip-down = Büyük bir kart bu sayılardan birinin üstünden atlayacaksa, toplamı azaltan ya da değiştirmeyen bir kart oyna: bedeli yoktur.
howto-tip-payment = Sona hiçbir şey eklemeyen bir kart sakla: { $limit } sayısına az kala diğer kartların çoğu seni sınırın üstüne çıkarır.
howto-tip-exact = Tam { $limit } için önceden hesapla: doğru kartla eli bitirirsin, diğerleri öder.
howto-tip-all-dealt = Oynananları izle: görmediğin her kart diğerlerindedir.
howto-tip-border = Bir eşiğin hemen altındayken toplamı değiştirmeyen bir kart oyna. Bunun hiçbir zaman bedeli olmaz.
howto-tip-border-room = Sonraki eşiğe kadar yer varken büyük kartlarından kurtul.
howto-tip-69 = 69 için önceden hesapla: doğru kartla tam tutturursun.
howto-tip-three = İki eş kart sakla: üçüncüsüyle eli bitirebilirsin, diğerleri öder.
howto-tip-hand-wins = İki { FORM($rank, form: "nom") } sakla: üçüncüsü oyunu kazandırır.
howto-tip-hand-loses = Elinde iki { FORM($rank, form: "nom") } birden tutma: üçüncüsünü çekersen herkes kaybeder.
howto-tip-ban = Başta şunlara güvenme: { FORM($rank, form: "many") }. Elinde { $limit } iken de güvenli olan başka bir kart bulunsun.
howto-tip-pile-away = Biri oynayamayınca toplam yine { $total } olur ve kartların sende kalır. O zaman büyük kartlar işe yarar.
howto-tip-stock = Deste bitince kimse çekmez. En güvenli kartlarını o zamana sakla.
howto-tip-draw = Hemen çek. Sonraki kart oynandı mı çekme hakkın gider.
