saved-title = Kayıtlı oyunlar

saved-which = Hangi oyunlar
saved-all = Hepsi
saved-unfinished = Yarım kalan
saved-finished = Biten
saved-none = Burada henüz oyun yok.

saved-open-file = Dosya aç
saved-play-on = Devam et
saved-save-as = Farklı kaydet
saved-copy = Metin kopyala

saved-name = Oyunun adı

saved-before-first = İlk elden önce
saved-after-deal = { $deal }. el bitti
saved-in-deal = { $deal }. el sürüyor
saved-your-turn = { $deal }. el, sıra sende, toplam { $total }
saved-turn = { $deal }. el, sıradaki { FORM($player, form: "who") }, toplam { $total }
saved-won = { $player ->
    [you] Sen kazandın
   *[other] { $player } kazandı
 }
saved-all-won = Kazananlar: { FORM($players, form: "who") }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

saved-reading = Bu oyun okunuyor.
saved-unreadable-now = Bu oyun şu anda okunamıyor; olduğu gibi saklanır.
saved-damaged = Bozuk: okunabildiği yere kadar gider.

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, dağıtım no { $number }
saved-text-no-game = Bu metinde tam bir oyun yok; son ayraca kadar yeniden kopyala.
saved-text-beginning = Bu metindeki oyunun başı bozuk; yeniden kopyala.
saved-text-moves = Bu metinde { $all } hamleden { $moves ->
    [one] bir hamle
   *[other] { $moves } hamle
 } var; hepsini yeniden kopyala.
saved-text-unknown-rules = Bu oyun, bu Cardtable’da olmayan kurallarla oynanmış; onu dosya olarak iste.
saved-text-move = Bu metindeki { $move } numaralı hamle oynanamaz; tümünü yeniden kopyala.
