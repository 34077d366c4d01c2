join-title = Spilin í símunum
join-subtitle = þessi skjár er borðið
join-scan = Skannaðu og sestu
join-code-spoken = QR-kóði sem opnar { $address } í síma
join-or-type = eða sláðu inn í vafrann
join-same-wifi = Síminn verður að vera á sama þráðlausa neti.
join-private = Hver hönd er bara í sínum síma. Ekkert fer út úr húsinu.
join-plain = Þetta fer ódulkóðað: aðrir á þessu neti gætu lesið það.

join-no-network = Þessi tölva er ekki á neti, svo að enginn sími nær í hana. Tengdu hana við þráðlausa netið eða með snúru: þá kemur kóðinn af sjálfu sér.
join-not-yet = Veldu sæti við borðið og gefðu það síma, þá birtist kóðinn hér.
join-all-taken = Öll sæti fyrir síma eru upptekin.
join-no-server = Símar ná ekki hingað eins og er.

join-have-sat-down = { $count ->
    [one] er komið í sæti
   *[other] eru komin í sæti
 }
join-phones-here = { $count ->
    [one] sími er hér
   *[other] símar eru hér
 }

join-deal-for = Gefa fyrir { $count }
join-back-to-game = Aftur í leikinn
join-help = Hvernig símar setjast, og hvað gera skal ef sími finnur ekkert
join-let-in = Hleypa inn

join-free = laust sæti
join-picks = velur dýr
join-ready = til í leik
join-away = fjarri
join-screen = við þennan skjá
join-computer = tölva
join-seat = Sæti { $number }
join-free-spoken = laust, fyrir síma
join-picks-spoken = við síma, velur dýr
join-ready-spoken = við síma, til í leik
join-away-spoken = við síma, fjarri
join-screen-spoken = við þennan skjá
join-computer-spoken = tölvan spilar

join-to-phone = Gefa það síma
join-to-screen = Spila það við þennan skjá
join-to-computer = Láta tölvu spila það
join-no-seat = Taka sætið burt
join-remove-this = Taka símann burt
join-somebody = einhver
join-remove-phone = Taka síma burt: { FORM($name, form: "who") }

join-knock = { $name } vill setjast.
join-knock-again = { $owner ->
    [you] Annar sími vill fá sætið þitt og spilin þar.
   *[other] Annar sími vill fá sæti og spil sem { $owner } á.
 }
join-knock-for-seat = { $owner ->
    [you] { $name } vill fá sætið þitt og spilin þar.
   *[other] { $name } vill fá sæti og spil sem { $owner } á.
 }
join-knock-whose = Á { $owner } þennan síma?
join-yes = Já
join-no = Nei
join-knocks-more = { $count ->
    [one] { $count } enn bíður.
   *[other] { $count } enn bíða.
 }
join-too-few = Leikurinn þarf { $least } leikmenn.
join-nobody-at-phone = Enginn sími er sestur enn.
join-knock-told = Sími vill setjast ({ $key }).
join-is-back = { $name } er aftur við símann.
join-is-away = { $name } er ekki við símann.
join-stand-in = Láta tölvu spila: { $name }

join-key-seats = ganga milli sætanna
join-key-remove = taka síma úr sæti
join-key-computer = einni tölvu fleira

join-wait-for-host = Einhver við stóra skjáinn þarf að hleypa þér inn.
join-not-yours = Þetta sæti er ætlað öðrum. Veldu annað.
join-no-seat-free = Ekkert sæti er laust eins og er. Einhver við stóra skjáinn getur losað sæti.
join-gone-removed = Einhver við stóra skjáinn hefur tekið þennan síma úr sæti sínu.
join-gone-over = Borðið er lokað. Þessi síða kemur aftur af sjálfu sér.
join-gone-elsewhere = Spilin þín eru opin í öðrum glugga á þessum síma.
join-gone-unknown = Borðið þekkir þennan síma ekki lengur. Skannaðu kóðann á stóra skjánum, eða biddu um að fá að setjast.
join-gone-refused = Þér var ekki hleypt inn. Spurðu við stóra skjáinn.
