## Bütün oyunların ev kuralları

options-negative-totals = Sıfırın altı
options-negative-totals-allow = serbest
options-negative-totals-floor = sıfırda durur

options-two-player-reverse = İki kişiyle yön çevirme
options-two-player-reverse-pass = öbürü oynar
options-two-player-reverse-again = yine sen oynarsın

options-two-player-skip = İki kişiyle atlama
options-two-player-skip-again = yine sen oynarsın
options-two-player-skip-none = etkisi yok

options-draw-discipline = Kart çekme
options-draw-discipline-auto = kart kendiliğinden gelir
options-draw-discipline-manual = elle; yoksa kart kaçar

options-elimination-rule = Oyun dışı kalmak
options-elimination-rule-at-zero = hiçbir şey kalmayınca
options-elimination-rule-below-zero = bir kayıp sonra

options-tokens = Jeton sayısı
options-tokens-by-players = oyuncu sayısına göre

options-hand-size = Eldeki kart sayısı
options-hand-size-by-players = oyuncu sayısına göre

options-packs = Deste sayısı
options-packs-by-players = oyuncu sayısına göre

options-packs-follow-players = Biri ayrılınca deste ve jeton sayısı
options-packs-follow-players-off = olduğu gibi kalır
options-packs-follow-players-on = kalanlara göre

options-deal-end = Biri oynayamayınca
options-deal-end-deal-ends = el biter
options-deal-end-knock-out = o çıkar, diğerleri oynar
options-deal-end-drop-out = öder ve bu eli bekler
options-deal-end-pile-away = öder; yığın kaldırılır
options-deal-end-over-ends = el biter
options-deal-end-shed = bir jeton kaybedilir

options-pile-away-loser = Oynayamayanın kartları
options-pile-away-loser-redraw = bırakılır, yenileri çekilir
options-pile-away-loser-keep = onda kalır
options-pile-away-loser-sit-out = bırakılır; o eli bekler

options-pile-away-cards = Oynayamazsa yığından alınan
options-pile-away-cards-0 = bütün yığın

options-start-direction = Baştaki yön
options-start-direction-left = saat yönünde
options-start-direction-right = ters yönde

options-dealer-rotation = Sonraki dağıtan
options-dealer-rotation-right-of-winner = kazananın sağındaki
options-dealer-rotation-left-of-winner = kazananın solundaki
options-dealer-rotation-left = dağıtanın solundaki
options-dealer-rotation-right = dağıtanın sağındaki
options-dealer-rotation-winner = kazanan
options-dealer-rotation-loser = kaybeden

options-next-starter = Kim başlar
options-next-starter-left-of-dealer = dağıtanın solundaki
options-next-starter-right-of-dealer = dağıtanın sağındaki
options-next-starter-loser = kaybeden
options-next-starter-winner = kazanan

options-stock = Deste bitince
options-stock-reshuffle = yığın karıştırılır
options-stock-reshuffle-all = yığın, üst kartıyla birlikte karıştırılır
options-stock-play-on = çekmeden oynanır
options-empty-hand = Son kartını oynayan
options-empty-hand-stuck = sonraki sırada oynayamaz
options-empty-hand-wins = kazanır

options-start-card = Yığının başı
options-start-card-empty = kart yok, toplam 0
options-start-card-turn-up-apply = açılan kart, etkisiyle birlikte
options-start-card-turn-up-ordinary = sıradan bir kart açılır

options-allow-give-up = Pes etmek
options-allow-give-up-off = yasak
options-allow-give-up-on = serbest
options-allow-give-up-keeps-points = serbest (hemen pes eden bütün puanlarını korur)

options-mistakes-count = Hatalar sayılır
options-mistakes-count-off = hayır: geri çevrilir
options-mistakes-count-on = evet: sınırı aşan kaybeder

options-call-check = Toplamı söyleme
options-call-check-auto = kimse denetlemez
options-call-check-practice = hatalı toplam düzeltilir
options-call-check-strict = hatalı toplama bir ceza
options-call-check-token = hatalı toplama bir jeton
options-call-check-deal = hatalı toplam eli kaybettirir

options-session-deals = Oyundaki el sayısı
options-session-deals-0 = istediğiniz kadar

options-match-won = Kazandıran el sayısı

options-match-lost = Oyunu bitiren kayıp sayısı

options-sixty-nine-effect = Tam 69
options-sixty-nine-effect-none = bir şey olmaz
options-sixty-nine-effect-pool-token = ortadan bir jeton kazandırır
options-sixty-nine-effect-bonus-token = bir jeton kazandırır
options-sixty-nine-effect-others-forfeit = diğerleri ceza alır
options-sixty-nine-effect-reset-zero = toplam 0 olur

options-exchange-timing = Kart değiş tokuşu
options-exchange-timing-after-draw = çektikten sonra
options-exchange-timing-before-draw = çekmeden önce

options-king-ban-turns = Papazın yasak olduğu sıralar

options-king-ban-at-99 = Sınırdayken yasaklı papaz
options-king-ban-at-99-allowed = serbest
options-king-ban-at-99-banned = yasak

options-qc-double-penalty = Hem atlayıp hem sınırı aşmak
options-qc-double-penalty-off = bir kez ödenir
options-qc-double-penalty-on = ikisi için de ödenir

options-doublet-repeat = Böyle bir toplamı değiştirmeyen kart
options-doublet-repeat-pays = yeniden öder
options-doublet-repeat-free = ödemez

options-exact-by = Sınırı tam tutturmak
options-exact-by-on = her kartla kazandırır
options-exact-by-counted = yalnız ekleyerek ya da çıkararak kazandırır

options-hurdles-goal = Eli bitirmenin puanı
options-hurdles-target = Hedef puan

options-wilson-points-floor = Puan sıfırda durur
options-wilson-points-floor-on = evet
options-wilson-points-floor-off = hayır
options-wilson-backwards = Eşikten geri inmek
options-wilson-backwards-costs = bir puan kaybettirir
options-wilson-backwards-free = puan kaybettirmez

options-wilson-target = Hedef puan

options-wilson-tie = Sonda eşitlik
options-wilson-tie-extra-deal = bir el daha belirler
options-wilson-tie-shared = birlikte kazanılır

options-michigan-trips-hits = Üç eş kartta kim öder
options-michigan-trips-hits-active = bu elde kalanlar
options-michigan-trips-hits-all = diğer herkes

options-michigan-trips-timing = Üç eş kart ne zaman açılır
options-michigan-trips-timing-any = istenen iki hamle arasında
options-michigan-trips-timing-own-turn = kendi sırasında

options-arizona-multi-in-obligation = İki kez oynarken birkaç kart
options-arizona-multi-in-obligation-single = hayır: hamlede bir kart
options-arizona-multi-in-obligation-counts-once = evet: tek hamle sayılır

options-queen-penalty-draw = Ceza kartından sonra çekme
options-queen-penalty-draw-after-all = sonuncudan sonra
options-queen-penalty-draw-after-each = her birinden sonra
options-queen-penalty-draw-none = çekilmez

options-queen-answer = Kız kartına cevap
options-queen-answer-forced = kız oynamak zorunlu
options-queen-answer-optional = kız oynanabilir

options-carryover-failure = Ceza devretmek
options-carryover-failure-safe = bir şey ödenmez
options-carryover-failure-pay-and-drop-out = öder ve bu eli bekler

options-zeus-letters = Kazandıran harf sayısı
options-zeus-letters-4 = dört
options-zeus-letters-3 = üç

options-zeus-sneak = Sırası gelmeden aynı sayı
options-zeus-sneak-on = serbest
options-zeus-sneak-off = yasak

options-boomo-reset-after-flip = Biri oynayamayınca toplam
options-boomo-reset-after-flip-on = 0 olur
options-boomo-reset-after-flip-off = aynı kalır

options-shed-new-round = Yeni el
options-shed-new-round-fill-up = kartlar tamamlanır
options-shed-new-round-deal = herkese yeni kart dağıtılır

options-arizona-stock-end = Deste bitince
options-arizona-stock-end-play-on = çekmeden oynanır
options-arizona-stock-end-last-player-wins = son oynayan eli kazanır

options-ono-first-number = El sayı kartıyla başlar
options-ono-first-number-off = gerekmez
options-ono-first-number-on = gerekir

options-run-forced = Seriyi sürdürmek
options-run-forced-off = isteğe bağlı
options-run-forced-on = sürdürebilen sürdürür

options-baltimore-six-draw = Çalınca kart çekme
options-baltimore-six-draw-replaces = çekilmez
options-baltimore-six-draw-also = her zamanki gibi

options-baltimore-six-pick = Hangi kart çalınır
options-baltimore-six-pick-random = rastgele biri
options-baltimore-six-pick-thief-sees = çalan seçer

## Tek tek oyunların ev kuralları

options-ace-values = As
options-ace-values-choice = 1 veya 11
options-ace-values-red-aces = Kırmızı aslar

options-umass-round-end = Elin sonu
options-umass-round-end-last-survivor = tek oyuncu kalınca
options-umass-round-end-first-bust = biri oynayamayınca

options-bottom-card = Destenin altındaki iyi kart
options-bottom-card-auto = en iyisi
options-bottom-card-dealer-chooses = dağıtan seçer
options-bottom-card-off = yok

options-stack-seven = Yedili
options-stack-seven-7 = 7 ekler
options-stack-seven-0 = bir şey eklemez

options-one-hundred-min = En az oyuncu
options-one-hundred-min-3 = üç
options-one-hundred-min-2 = iki

options-alternative-joker = İki joker
options-alternative-joker-none = yok
options-alternative-joker-set0 = 0 yapar
options-alternative-joker-set99 = 99 yapar
options-poker-zero = Toplamı 0 yapan
options-poker-zero-ace = maça ası
options-poker-zero-jokers = iki joker
options-poker-zero-king = istersen papaz

options-one-deal = Bir tam oyun
options-one-deal-tokens = tek kişide jeton kalana dek
options-one-deal-knock-out = bir el: oynayamayan çıkar

options-baltimore-three = Üçlü
options-baltimore-three-0 = bir şey eklemez
options-baltimore-three-3 = 3 ekler

options-baltimore-four = Dörtlü
options-baltimore-four-rev = yönü çevirir
options-baltimore-four-4 = 4 ekler

options-ono99-card = O'NO 99 kartı
options-ono99-card-never = hiç oynanmaz
options-ono99-card-when-total-ends-in-0 = toplamın sonu 0 iken pas

options-double-stack = Çift üstüne çift
options-double-stack-pass-on = iki hamleyi devreder
options-double-stack-add = bir hamle daha ekler

options-skip-cards = Destedeki Atla kartları
options-skip-cards-four = dört tane
options-skip-cards-none = hiç yok

options-maximum-score = En yüksek toplam

options-zeus-deck = Deste
options-zeus-deck-60 = 60 kart
options-zeus-deck-56 = 56 kart

options-from-total = Başlangıç

options-queen = Kız
options-queen-any-card = herhangi başka kart
options-queen-1-to-9 = 1 ila 9

options-count-down = Toplamın yönü
options-count-down-up = yukarı, 25’e kadar
options-count-down-down = 100’den aşağı, 0’a kadar

options-joker = Joker
options-joker-life = bir candır
options-joker-starts-again = toplamı baştan başlatır

options-way = Toplamın yönü
options-way-up = 100’e kadar
options-way-down = 100’den aşağı, 0’a kadar
options-way-up-plain = 100’e kadar, Serbest kartsız
options-way-down-plain = 100’den 0’a, Serbest kartsız

options-hundert-pay = 100 aşılınca
options-hundert-pay-overshoot = her birine aşan kadar ödenir
options-hundert-pay-one = her birine bir puan ödenir
options-hundert-pay-forfeit = bir ceza alınır
