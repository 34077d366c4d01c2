families-ninety-nine = Doksan dokuz
families-ninety-nine-hook = Topla, topla; 99 olsun ama 100 olmasın.
families-game-ninety-nine = Klasik oyun
families-game-ninety-nine-king-nine-swap = Papaz ↔ dokuzlu
families-game-ninety-nine-four-nine-swap = Dörtlü ↔ dokuzlu
families-game-ninety-nine-minus-ten = Onlu hep çıkarır
families-game-ninety-nine-four-again = Dörtlü yine oynatır
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Dört köşe
families-game-ninety-nine-five-folds = Beş kat izi
families-game-ninety-nine-pile-away = Yığın kalkar
families-game-ninety-nine-69 = 69 sayılı
families-game-ninety-nine-1950s = 1950’lerdeki gibi
families-game-ninety-nine-gamerules = İki deste ve pullar
families-game-ninety-nine-jokers = Jokerli
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara üçlemesi
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

families-ninety-eight = Doksan sekiz
families-ninety-eight-hook = Sınır bir eksik.
families-game-ninety-eight = Klasik oyun
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = İlk Arizona oyunu

families-one-hundred = Yüz
families-one-hundred-hook = Siyah as her toplamı yapar, sınır 100.
families-game-one-hundred = Klasik oyun

families-milestones = 33, 66, 99
families-milestones-hook = Yolda kazandıran ya da ödeten sayılar.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = Acemilere 33, 66, 99
families-game-ninety-nine-wilson = Eşikler

families-icelandic = İzlanda usulü
families-icelandic-hook = Kıza kızla cevap ver ya da öde.
families-game-ninety-nine-icelandic = Klasik oyun
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

families-around-the-world = Dünyadan
families-around-the-world-hook = Doksan dokuz başka yerlerde böyle oynanır.
families-game-ninety-nine-standard = Standart
families-game-ninety-nine-alternative = Alternatif
families-game-ninety-nine-hawaiian = Hawaii
families-game-ninety-nine-thai = Tayland
families-game-ninety-nine-taiwanese = Tayvan
families-game-99-poker-shed = Tayvan, son kart kazanır
families-game-99-poker = Tayvan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japonya
families-game-99-nichidai = Nihon
families-game-99-zpag = Çok desteli

families-ono-99 = O'NO 99
families-ono-99-hook = Kendi destesiyle: Dur, Ters, Çift Oyna.
families-game-ono-99 = 1980 kutusu
families-game-ono-99-2022 = 2022 kutusu
families-game-rs-99 = RS Games

families-boom-o = Boom-O
families-boom-o-hook = Bombaya altmış saniye.
families-game-boom-o = Oyunun kendisi

families-zeus = Zeus on the Loose
families-zeus-hook = Dağa çıkarken Zeus’u yakala.
families-game-zeus-on-the-loose = Oyunun kendisi

families-first-games = İlk oyunlar
families-first-games-hook = Küçük çocuklara küçük işlemler.
