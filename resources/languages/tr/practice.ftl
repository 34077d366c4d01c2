practice-sum-of = İşlem { $number } / { $sums }
practice-once-more = Bir daha
practice-now-a-game = Şimdi bir oyun
practice-your-way = Senin yolun ve doğru yol

## Sonda söylenenler

practice-result = { $sums } işlemden { $right } tanesi ilkinde doğru
practice-every-one = Hepsi doğru! Bunları gerçekten biliyorsun.
practice-some = Her işlem bir sonrakini kolaylaştırır.
practice-new-best = Yeni rekorun! Önceki { $best } idi.
practice-best-stays = Rekorun { $best }.
practice-first-best = Bu, şimdilik rekorun.
practice-result-told = { $result }. { $praise }

## Yardımsız iki dakika işlem

practice-probe = İki dakika işlem
practice-probe-intro = { $name }, işte sana işlemler, önce kolaylar, sonra zorlar. İstediğin kadarını yap; iki dakika sonra kendiliğinden biter. İstediğin işlemi atlayabilirsin. Bu kez kimse yardım etmez, kimse de bakmaz.
practice-probe-begin = Başla
practice-probe-leave-out = Atla
practice-probe-sure = Şimdi bırakılsın mı? Bu işlemler sayılmaz, başka zaman yeniden başlayabilirsin.
practice-probe-stop = Bırak
practice-probe-thanks = { $sums ->
    [one] Teşekkürler, { $name }! Bir işlem yaptın.
   *[other] Teşekkürler, { $name }! { $sums } işlem yaptın.
 }
practice-probe-kept = İki hafta sonra yenileri var. Nasıl gittiği raporda.
