variants-ninety-nine = Doksan dokuz
variants-ninety-nine-blurb = Klasik oyun: dokuzlu pas geçer, dörtlü yönü çevirir, papaz 99 yapar.

variants-ninety-nine-orcutt = Doksan dokuz, Orcutt
variants-ninety-nine-orcutt-blurb = Beş kart ve dört beşlik: daha çok seçim, daha uzun eller.

variants-ninety-nine-boyer = Doksan dokuz, Boyer
variants-ninety-nine-boyer-blurb = Yedi kart ve tek can: oynayamayan hemen çıkar.

variants-99-gronemann = Doksan dokuz, Gronemann
variants-99-gronemann-blurb = Oynayamayan bekler, son kalan eli kazanır, üç el oyunu kazandırır.

variants-ninety-nine-king-nine-swap = Doksan dokuz, papazla dokuzlu yer değişir
variants-ninety-nine-king-nine-swap-blurb = Bu kez dokuzlu 99 yapar, papaz pas geçer.

variants-ninety-nine-four-nine-swap = Doksan dokuz, dörtlüyle dokuzlu yer değişir
variants-ninety-nine-four-nine-swap-blurb = Bu kez dokuzlu yönü çevirir, dörtlü pas geçer.

variants-ninety-nine-minus-ten = Doksan dokuz, onlu hep çıkarır
variants-ninety-nine-minus-ten-blurb = Onlu on çıkarır, hiç eklemez.

variants-ninety-nine-four-again = Doksan dokuz, dörtlü yine oynatır
variants-ninety-nine-four-again-blurb = İki kişiyle oynarken dörtlü bir sıra daha verir.

variants-ninety-nine-four-corners = Doksan dokuz, dört köşe
variants-ninety-nine-four-corners-blurb = Her kayıp banknotunun bir köşesini katlar; dördüncüsünde çıkarsın.

variants-ninety-nine-pile-away = Doksan dokuz, yığın kalkar
variants-ninety-nine-pile-away-blurb = Yeniden dağıtılmaz: oynayamayan öder, yığın kalkar, toplam 0 olur.

variants-ninety-nine-69 = 69 sayılı Doksan dokuz
variants-ninety-nine-69-blurb = Tam 69 yapan ortadan bir jeton geri kazanır.

variants-ninety-nine-1950s = 1950’lerin Doksan dokuzu
variants-ninety-nine-1950s-blurb = Yedili yönü çevirir, hiçbir kart 99 yapmaz, “onur hakkıyla” oynayabilirsin.

variants-ninety-nine-wilson = Eşikli Doksan dokuz
variants-ninety-nine-wilson-blurb = 33, 66 ve 99 birer eşiktir: geçilen her eşik bir puan. Kalan puanlar toplanır; 15 puan oyunu bitirir.

variants-ninety-nine-qcsalon = Doksan dokuz, 33-66-99
variants-ninety-nine-qcsalon-blurb = 33, 66 veya 99 yap, diğerleri ödesin; üstünden atlarsan sen öde.

variants-ninety-nine-qcsalon-beginner = Doksan dokuz, acemilere 33-66-99
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99, sade vale ve dörtlüyle: ikili her çift toplamın yarısını alır.

variants-ninety-nine-ishihara = Doksan dokuz, Ishihara
variants-ninety-nine-ishihara-blurb = Jetonsuz, uzun bir el: oynayamayan çıkar, papazlar beş sıra bekler.

variants-ninety-nine-ishihara-hands = Doksan dokuz, Ishihara üçlemesi
variants-ninety-nine-ishihara-hands-blurb = Üç papaz oyunu hemen kazanır; üç altılıda herkes kaybeder.

variants-ninety-eight = Doksan sekiz
variants-ninety-eight-blurb = Sade ve hızlı: hiçbir kart yönü çevirmez, eli kaybeden ceza alır.

variants-ninety-eight-umass = Doksan sekiz, UMass Amherst
variants-ninety-eight-umass-blurb = Üç özel kart: biri bir oyuncuyu eler, biri seni kurtarır, biri kartları değiştirir.

variants-ninety-eight-arizona = Doksan sekiz, ilk Arizona oyunu
variants-ninety-eight-arizona-blurb = Joker sonrakine iki kez oynatır, eş kartlar birlikte gider, son kalan kazanır.

variants-one-hundred = Yüz
variants-one-hundred-blurb = Sınır 100: siyah as her toplamı yapar, onlu 100 yapar, kırmızı beşli beş çıkarır.

variants-hundert = Hundert
variants-hundert-blurb = Bütün kartlar dağıtılır, her kart oynanır: 100 sayısını aşan, aştığı kadarını herkese öder.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Engelli koşu: tam 55, 66, 77, 88, 99 ya da 111 bir puan verir, atlamak bir puan alır, 120 eli bitirir.

variants-to-twenty = Yirmiye kadar
variants-to-twenty-blurb = Küçük çocuklara ilk oyun: as ile beşli arası sayısını ekler, vale iki çıkarır, sınır 20.

variants-to-ten = Ona kadar
variants-to-ten-blurb = Sayı yerine noktalar, sınır on: dolu noktalar ekler, boş noktalar çıkarır.

variants-to-fifty = Elliye kadar
variants-to-fifty-blurb = Çocuklara ikinci oyun, sınır 50: vale on ekler, onlu on, kız beş çıkarır, papaz 50 yapar.

variants-back-to-zero = Sıfıra dönüş
variants-back-to-zero-blurb = Toplam 50 ile başlar, aşağı iner: sayılar ve papaz çıkarır, vale on, kız beş ekler; sıfırın altı kaybettirir.

variants-reach-99-together = Birlikte 99
variants-reach-99-together-blurb = Hepiniz sınıra karşı: iki jetonunuz bitmeden birlikte tam 99 yapın.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Sınıf oyunu: kız +1 ila +10, −10 veya 0 sayılır; oynayamayan çıkar.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Fransız okullarından: resimli kartlar ekler ya da çıkarır, son iki kart oynayamayanla birlikte gider.
variants-99-do2learn = Ninetynine, do2learn
variants-99-do2learn-blurb = Papazsız tam 99 yapan kazanır. Oynayamayan çıkar, sayma yeniden 0’dan başlar.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Sınıf oyunu: papazsız ilk tam 99 yapan kazanır; vale bir oyuncuyu atlar.

variants-scary-seven = Korkunç yedili
variants-scary-seven-blurb = 12’ye kadar sayılarla toplam en çok 25 olur, yedili yedi çıkarır.

variants-zero-to-100 = Sıfırdan yüze
variants-zero-to-100-blurb = 12’ye kadar sayılar, Serbest kartları; kimse oyun dışı kalmaz: 100 sayısına ilk varan kazanır.

variants-ninety-nine-standard = Doksan dokuz, standart
variants-ninety-nine-standard-blurb = Dokuzlu 99 yapar, üçlü bir oyuncuyu atlar, papaz hiçbir şeyi değiştirmez.

variants-ninety-nine-alternative = Doksan dokuz, alternatif
variants-ninety-nine-alternative-blurb = Dokuzlu pas geçer, onlu on çıkarır, papaz 99 yapar.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Üçlü de dokuzlu da bir oyuncuyu atlar; onlu on çıkarır.

variants-ninety-nine-hawaiian = Hawaii
variants-ninety-nine-hawaiian-blurb = Hawaii’den: dokuzlu ve vale 99 yapar, beşli ve onlu toplamı indirir.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = Küçük ikili 99 yapar, papaz yalnızca on ekler.

variants-ninety-nine-denexa = Doksan dokuz, denexa
variants-ninety-nine-denexa-blurb = Dört kart, dokuzlu 99 yapar, üçlü bir oyuncuyu atlar; iki ila altı kişilik.

variants-ninety-nine-gamerules = Doksan dokuz, gamerules
variants-ninety-nine-gamerules-blurb = Klasik oyun; dört oyuncudan başlayarak iki deste ve üç pul.

variants-ninety-nine-five-folds = Doksan dokuz, beş kat izi
variants-ninety-nine-five-folds-blurb = Banknotun dört köşesini, sonra ortasını katla: beşinci kat izi seni çıkarır.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Oynayamayan yalnız o eli bekler; üç eş kart her an açılabilir.

variants-ninety-nine-taiwanese = Tayvan
variants-ninety-nine-taiwanese-blurb = Beşer kart; beşliyle sonraki oyuncuyu sen seçersin, kız yirmi ekler ya da çıkarır.
variants-99-poker-shed = Jiujiu, son kart kazanır
variants-99-poker-shed-blurb = Yeniden karıştırılmaz: deste bitince elindeki son kartı oynayan kazanır.
variants-99-poker = Poker 99
variants-99-poker-blurb = Kırmızı onlu ve kız yalnız ekler; maça ası, deste dört kez yenilenene dek 0 yapar.

variants-ninety-nine-jokers = Jokerli Doksan dokuz
variants-ninety-nine-jokers-blurb = Joker 99 yapar, papaz yönü çevirir.

variants-ninety-nine-icelandic = İzlanda usulü
variants-ninety-nine-icelandic-blurb = Kıza kızla cevap ver, yoksa sıranı kaybedersin; üst üste kızlar ise sana o kadar kart oynatır.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Kıza cevap verilir; oynanamayan ceza kartları sonraki oyuncuya devredilir.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Kıza cevap verilir; altılı sekiz, sekizli altı sayılır.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Kıza cevap verilir; joker 99 yapar ve yönü çevirir.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Kıza cevap verilir; kartlar yükselir ya da inerken yalnız seriyi sürdüren oyuncu kart çeker.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Yedili son kartı kopyalar, altılı kart çalar, tek gözlü vale 99 yapar, papaz ve kız çiftleri bir sayılır.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = Tayland’dan: oyun açılan bir kartla başlar, oynayamayan çıkar.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Vale yönü çevirir; biri iki ceza alınca oyun biter.

variants-99-queen-anne = Queen Anne’s 99
variants-99-queen-anne-blurb = Jokerden sonra iki kez oynanır; dörtlü iki hamleyi önceki oyuncuya devreder.

variants-99-japan = Japonya’dan 99
variants-99-japan-blurb = Dörtlü yönü çevirir ya da dört ekler, sekizli pas geçer ya da sekiz ekler, joker ikiye katlar.

variants-99-zpag = Le 99, çok desteli
variants-99-zpag-blurb = İki veya daha çok deste: dokuzlu yönü çevirir, vale bir oyuncuyu atlar, onlu on çıkarır.

variants-99-nichidai = Nihon Üniversitesi 99
variants-99-nichidai-blurb = Özel kartlar toplam 90 olana dek uyur. Yalnız iki as hep etkilidir.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Kutu oyunu: 99 yapma, Çift Oyna kartını Dur ya da Ters ile devret.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = Yeni baskı: tek el, oynayamayan çıkar, dört ONO kartı birlikte atılabilir.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = Japonya’dan kutu oyunu: sınır 101, beş kart bir anda 101 yapar, iki hamle devredilebilir.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Kutu oyunu: 77 yapma; 11, 22, 33, 44, 55 veya 66 da deme, her biri bir pula mal olur.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = RS Games sunucularındaki gibi dokuz jeton ve 60 kart: sınır 99, atlayan kartlar ve dört 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Tanrılar ve sayılar dağa tırmanır: toplam 100 olunca Zeus sende olsun.

variants-boom-o = Boom-O
variants-boom-o-blurb = Saat altmışı geçmeden kartlarını bitir; üçüncü saatli bombayı çevirince çıkarsın.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Sınır 21, on kartını bitir: bomba sıfır ister, bir kart herkese yeni kart dağıtır.

## Masada toplamdan önce söylenenler

variants-call-pass-to-you = sana pas
variants-call-back-on-you = geri sana
variants-call-pass-me-by = beni geç
