## Ne yapmalı

hint-play = İpucu: { FORM($cards, form: "obj") } oyna, toplam { $total } olsun.
hint-play-several = İpucu: { $count } { FORM($rank, form: "nom") } oyna, toplam { $total } olsun.
hint-do-to = { $effect ->
    [eliminate] Elenecek: { FORM($player, form: "who") }.
    [exchange] Kartlarını { FORM($player, form: "ins") } değiş tokuş et.
    [steal] Kart çalınacak: { FORM($player, form: "who") }.
   *[choose] Sıradaki: { FORM($player, form: "who") }.
 }
hint-lay-down = İpucu: şunları aç: { FORM($cards, form: "nom") }.
hint-sneak = İpucu: şununla araya gir: { FORM($cards, form: "nom") }.
hint-defend = İpucu: kendini şununla koru: { FORM($cards, form: "nom") }.
hint-bottom = İpucu: destenin altına şunu koy: { FORM($cards, form: "nom") }.
hint-take = İpucu: şunu al: { FORM($cards, form: "nom") }.
hint-call = İpucu: “{ $total }” de.
hint-draw = İpucu: kartını çek.
hint-let-it-pass = İpucu: pas geç.
hint-do-not-answer = İpucu: cevap verme.
hint-give-up = İpucu: pes et.

## Neden

hint-only-play = { $limit ->
    [0] Başka hiçbir kart toplamı 0 veya üstünde tutmaz.
   *[other] Başka hiçbir kart sınırın ({ $limit }) içinde kalmaz.
 }
hint-only-choice = Şimdi başka bir şey oynanamaz.
hint-all-over = { $limit ->
    [0] Her seçenek sıfırın altına iner.
   *[other] Her seçenek sınırı ({ $limit }) aşar.
 }
hint-alike = Buradaki seçeneklerin hepsi aşağı yukarı aynı.
hint-gains = Hemen { $gained } kazandırır.
hint-takes-zeus = Zeus’u alır.
hint-ends-with-zeus = Zeus sendeyken eli bitirir.
hint-reaches-alone = Toplam { $total } olur ve oyunu kazandırır.
hint-reaches = Toplam tam { $total } olur: hepiniz kazanırsınız.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } herhalde 0 veya üstünde kalamaz.
   *[other] { $player } herhalde sınırın ({ $limit }) içinde kalamaz.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } belki 0 veya üstünde kalamaz.
   *[other] { $player } belki sınırın ({ $limit }) içinde kalamaz.
 }
hint-for-the-game = Bütün oyun düşünülünce, bu elin en güvenli kartından daha değerli.
hint-rival = Belki { FORM($cards, form: "obj") } oynayıp toplamı { $total } yapmak da o kadar iyidir.
hint-rival-let-it-pass = Belki pas geçmek de o kadar iyidir.
hint-rival-other = Belki başka bir seçenek de o kadar iyidir.
hint-odds = Bu eli kaybetmeme şansı %{ $percent }, öbür türlü %{ $other }.
hint-keeps = { $count ->
    [one] Sende, toplam { $limit } iken bile oynanabilen bir kart bırakır.
   *[other] Sende, toplam { $limit } iken bile oynanabilen { $count } kart bırakır.
 }
hint-spends = Büyük kart, yeri varken gitsin.
hint-least = Başka hiçbir kart bu kadar az eklemez.
hint-least-off = Başka hiçbir kart bu kadar az çıkarmaz.
hint-holds = Toplam { $total } kalır.
hint-lowers = Toplam { $count } azalır.
hint-raises = Toplam { $count } artar.
hint-no-room = { $limit ->
    [0] Çıkaracak hiçbir şey bırakmaz.
   *[other] Sınıra ({ $limit }) kadar hiç yer bırakmaz.
 }
hint-little-room = { $limit ->
    [0] Sıfıra kadar yalnız { $count } bırakır.
   *[other] Sınıra ({ $limit }) kadar yalnız { $count } bırakır.
 }
hint-room = Daha { $count } için yer bırakır.

## Neden: başkalarına ne yapar

hint-strikes-one = Başka bir oyuncuyu bu elden eler.
hint-strikes-obliges = Sonraki oyuncunun iki kez oynaması gerekir.
hint-strikes-draw-1 = Diğer herkes bir kart çeker.
hint-strikes-draw-2 = Diğer herkes iki kart çeker.
hint-strikes-bomb = Kurtaran bir kart atmazsa bomba herkesin elinde patlar.

## Kartlardaki şanslar

hint-card-chance = { $card } %{ $percent }
hint-chances = Bu eli kaybetmeme şansı: { $chances }.
