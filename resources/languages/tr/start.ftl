start-motto = Kartını oyna, toplamı kolla.
start-table = Masa, çevresinde { $names }

start-put-away = Bu oyunu kaldır
start-with-company = Masada: { $company }
start-turn-of = { $player ->
    [you] { $deal }. el, sıra sende, toplam { $total }
   *[other] { $deal }. el, sıradaki { $player }, toplam { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Masada: { $company }
start-comfort = Sana göre olsun
start-comfort-text = Daha büyük yazı
start-comfort-motion = Daha az hareket

start-new-game-note = Oyunu ve oyuncuları seç
start-today-note = Bulmaca, günün eli, işlem
start-learning-note = Toplamı çocuk söyler
start-rules-note = Her oyun, kart kart
start-saved = Kayıtlı oyunlar
start-saved-note = Devam et, tekrar izle
start-album-note = Başardıkların
