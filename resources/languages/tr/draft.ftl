draft-name = Bizim { $game }

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } ila { $high }
draft-card-does = { START($cards) } { $does }.

## Oyunun sayıları ve yolları

draft-way-limit = En yüksek toplam
draft-way-start-total = Baştaki toplam
draft-way-counting = Toplam nereye gider
draft-way-counting-up = yukarı, sınıra dek
draft-way-counting-down = aşağı, sıfıra dek
draft-way-players-min = En az oyuncu
draft-way-players-max = En çok oyuncu
draft-way-hand-size-from = Başka kart sayısı
draft-way-hand-size-then = O zaman eldeki kart
draft-way-packs-from = Daha çok deste
draft-way-packs-then = O zaman deste
draft-way-tokens-from = Başka jeton sayısı
draft-way-tokens-then = O zaman jeton
draft-way-pack = Destedeki kartlar
draft-way-pack-52 = 52, as ile papaz arası
draft-way-pack-40 = 40, resimli kartsız
draft-way-pack-32 = 32, yedili ve üstü
draft-way-pack-own = kendi destesi
draft-way-jokers = Joker
draft-way-deal-all = Bütün kartlar dağıtılır
draft-way-stakes = Eli kaybeden
draft-way-stakes-tokens = bir jeton kaybeder
draft-way-stakes-knock-out = oyun dışı kalır
draft-way-stakes-deals = bir ceza alır
draft-way-stakes-match-won = bekler: kazanılan el sayılır
draft-way-stakes-match-lost = ceza alır, biri dolana dek
draft-way-token = Kaybedilen
draft-way-token-token = jeton
draft-way-token-penny = kuruş
draft-way-token-chip = pul
draft-way-token-nickel = beşlik
draft-way-token-corner = banknot köşesi
draft-way-token-fold = banknotta kat izi
draft-way-token-point = puan
draft-way-empty-hand-cost = Kartı bitene jeton bedeli
draft-way-reach-wins = Sınıra varan kazanır
draft-way-exact-wins = Sınırı tam tutturan kazanır
draft-way-hurdles = Puan veren engeller
draft-way-team = Hep birlikte: tam tuttur
draft-way-milestones = Kazandıran toplamlar
draft-way-milestones-tokens = Her birinde jeton
draft-way-milestones-end-tokens = En yükseğinde jeton
draft-way-fine-calls = Bir jetona mal olan toplamlar
draft-way-borders = Puana mal olan eşikler
draft-way-payment = Sınırı aşan öder
draft-way-payment-over = Aşmanın bedeli
draft-way-payment-over-overshoot = her birine aşan kadar
draft-way-payment-over-forfeit = bir ceza
draft-way-payment-over-points = { $count ->
    [one] her birine 1 puan
   *[other] her birine { $count } puan
 }
draft-way-payment-exact = Tam tutturana puan
draft-way-marks = Kaç toplam
draft-way-mark = Toplam { $number }
draft-way-zeus = Zeus kimdeyse kazanır
draft-way-shed = Bütün kartları bitir
draft-way-shed-saves = Bombadan kurtaran
draft-way-queen-chain = Cevap isteyen kart
draft-way-queen-rank = Cevabı
draft-way-queen-carry-over = Oynanamayan devredilir
draft-way-obligation = İki kez oynatan kart
draft-way-owed-draw = İki kez oynarken çekme
draft-way-owed-draw-each = her karttan sonra
draft-way-owed-draw-at-end = sonuncudan sonra
draft-way-owed-when-out = Borçlu oyuncu çıkarsa
draft-way-owed-when-out-stays = borç sonrakine geçer
draft-way-owed-when-out-rest = kalanı sonrakine geçer
draft-way-owed-when-out-lapses = borç silinir
draft-way-owed-must-finish = Ya ikisi ya hiçbiri
draft-way-owed-between = Arada yine en yüksek toplam
draft-way-owed-not-first = O kart ilk olamaz
draft-way-owed-adds = İkincisi bir hamle ekler
draft-way-owed-passes-on = Devreden
draft-way-owed-passes-on-off = hiçbir kart
draft-way-owed-passes-on-reverse = yön çevirenler
draft-way-owed-passes-on-own = belli kartlar
draft-way-owed-cancels = Silen
draft-way-steal = Kart çalan kart
draft-way-runs = Seri kart çektirir
draft-way-ban = Beklemesi gereken kart
draft-way-ban-rank = Hangisi bekler
draft-way-king-ban-turns = Kaç sıra bekler
draft-way-king-ban-at-99 = Sınırdayken
draft-way-king-ban-at-99-allowed = yine de serbest
draft-way-king-ban-at-99-banned = o zaman da yasak
draft-way-wears-off = Etkisi geçen kart
draft-way-wears-off-card = Hangisinin etkisi geçer
draft-way-wears-off-renewals = Deste kaç kez yenilenince
draft-way-wakes = Uyanan etkiler
draft-way-wakes-by = Uyanma zamanı
draft-way-wakes-by-total = belli bir toplamda
draft-way-wakes-by-turn = belli bir sırada
draft-way-wakes-total = Uyandıkları toplam
draft-way-wakes-turn = Uyandıkları sıra
draft-way-queen-answer = Böyle kartı olan
draft-way-queen-answer-forced = cevap vermek zorunda
draft-way-queen-answer-optional = cevap verebilir
draft-way-three-of-a-kind = Üç eş kart açılabilir
draft-way-special-hands = Eldeki üç eş kart oyunu belirler
draft-way-hand-wins = Üçü kazandırır
draft-way-hand-loses = Üçü herkese kaybettirir
draft-way-bottom-card = Destenin altında iyi bir kart
draft-way-together = Bir kerede birkaç kart
draft-way-together-off = hayır
draft-way-together-same-rank = eş kartlar
draft-way-together-pairs = bir sayılan çiftler
draft-way-together-throw = dört eş kart
draft-way-same-rank = En çok bu kadar
draft-way-pairs = Çiftler

draft-from-never = kimse için
draft-from-players = en az { $players } oyuncuyla
draft-no-card = hiçbiri
draft-ranks = { $ranks }

## Ne olur

draft-note-playable = Her kart belli bir toplamda oynanabilir.
draft-note-never = Şunlar hiçbir zaman oynanamaz: { FORM($names, form: "nom") }.
draft-note-cards = { $players } ila { $most } oyuncuya yetecek kart var.
draft-note-lowers = Toplamı azaltan kartlar: { FORM($names, form: "figure") }.
draft-note-lowers-none = Toplamı azaltan kart yok.
draft-note-raises = Toplamı artıran kartlar: { FORM($names, form: "figure") }.
draft-note-raises-none = Toplamı artıran kart yok.
draft-note-endless = Bir el çok uzayabilir: kartlar toplamı aşağıda tutabilir.
draft-note-endless-down = Bir el çok uzayabilir: kartlar toplamı yukarıda tutabilir.
draft-note-long = Bir el çok uzayabilir: { $count } karttan fazlası oynanabilir.
draft-note-points = { $players } oyuncuyla bir el bütün puanları götürür: kimse { $most } puana ulaşamayabilir.
draft-note-deals = { $count ->
    [one] Oyun bir elden sonra biter.
   *[other] Oyun { $count } elden sonra biter.
 }
