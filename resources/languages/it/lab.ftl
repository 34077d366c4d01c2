## Giudizi

lab-place = { $last ->
    [1] il mazziere
   *[other] { $place ->
        [1] il primo giocatore
        [2] il secondo
        [3] il terzo
        [4] il quarto
        [5] il quinto
        [6] il sesto
        [7] il settimo
        [8] l’ottavo
        [9] il nono
       *[other] il decimo
     }
 }

lab-together = Su 100 mani, insieme arrivate alla meta { FORM($share, as: "form-times") }.
lab-together-easy = È troppo facile: su 100 mani, insieme arrivate alla meta { FORM($share, as: "form-times") }.
lab-together-hard = È troppo difficile: su 100 mani, insieme arrivate alla meta { FORM($share, as: "form-times") }.

lab-begins-even = Chi comincia conta poco: su 100 mani { $best } si salva { FORM($most, as: "form-times") }, { $worst } { FORM($least, as: "form-times") }.
lab-begins-open = Forse conta chi comincia: su 100 mani { $best } si salva { FORM($most, as: "form-times") }, { $worst } { FORM($least, as: "form-times") }.
lab-begins-uneven = Chi comincia conta: su 100 mani { $best } si salva { FORM($most, as: "form-times") }, { $worst } solo { FORM($least, as: "form-times") }.
lab-begins-hopeless = Chi è al posto peggiore non ha quasi speranze: su 100 mani { $worst } si salva solo { FORM($least, as: "form-times") }, { $best } { FORM($most, as: "form-times") }.
lab-begins-consoled = Chi comincia conta: su 100 mani { $best } si salva { FORM($most, as: "form-times") }, { $worst } { FORM($least, as: "form-times") }. Ma la mano dopo la comincia chi ha perso, e così si pareggia.
lab-begins-wins-even = Chi comincia conta poco: su 100 mani { $best } ne vince { $most }, { $worst } { $least }.
lab-begins-wins-open = Forse conta chi comincia: su 100 mani { $best } ne vince { $most }, { $worst } { $least }.
lab-begins-wins-uneven = Chi comincia conta: su 100 mani { $best } ne vince { $most }, { $worst } solo { $least }.
lab-begins-wins-hopeless = Chi è al posto peggiore non ha quasi speranze: su 100 mani { $worst } ne vince solo { $least }, { $best } { $most }.

lab-endless = Mani che non finiscono mai: { $share } su 100.

lab-length = Una mano dura circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }: si giocano { $plays } carte, nelle più lunghe { $tenth } e più.
lab-length-long = Una mano è lunga: circa { $minutes } minuti. Si giocano { $plays } carte, nelle più lunghe { $tenth } e più.
lab-length-short = Una mano finisce troppo presto: si giocano solo { $plays } carte.

lab-choice = C’è quasi sempre da scegliere: su 100 turni, solo { FORM($share, as: "form-times") } si può fare una cosa sola.
lab-choice-none = C’è poco da scegliere: su 100 turni, { FORM($share, as: "form-times") } si può fare una cosa sola, o niente.

lab-turns = La situazione si ribalta: in dieci mani il pericolo passa a un altro giocatore { FORM($times, as: "form-times") }.
lab-turns-never = La situazione non si ribalta quasi mai: su 100 mani, chi all’inizio è in pericolo ne perde { $share }.
lab-turns-wins = La situazione si ribalta: in dieci mani il vantaggio passa a un altro { FORM($times, as: "form-times") }.
lab-turns-wins-never = La situazione non si ribalta quasi mai: su 100 mani, chi all’inizio è in vantaggio ne vince { $share }.

lab-skill-deals = Alla fine la bravura si vede: dopo circa { $deals } mani il giocatore più bravo è davanti 19 volte su 20.
lab-skill-games = Alla fine la bravura si vede: dopo circa { $games ->
    [one] una partita
   *[other] { $games } partite
 } ({ $deals } mani) il giocatore più bravo è davanti 19 volte su 20.
lab-skill-open = La fortuna decide più della bravura.
lab-skill-none = È solo fortuna: chi gioca meglio non è davanti, per quanto si giochi.

lab-card = La carta che conta di più è { FORM($rank, form: "the") }: chi non la gioca mai, su 100 mani ne perde { $lost } e non { $usual }.
lab-card-decides = Decide una carta sola, { FORM($rank, form: "the") }: chi non la gioca mai, su 100 mani ne perde { $lost } e non { $usual }.
lab-card-none = Nessuna carta conta più delle altre.

lab-sums = Ci sono conti da fare: circa { $sums ->
    [one] un conto
   *[other] { $sums } conti
 } al minuto. Più spesso: { $kind }.
lab-sums-hard = I conti sono difficili per un bambino: quelli che a scuola arrivano tardi sono { $share } su 100. Più spesso: { $hardest }.
lab-past-a-hundred = Numeri oltre cento (96 + 8)
lab-sums-few = Ci sono pochi conti da fare: { $sums ->
    [0] meno di un conto
    [one] circa un conto
   *[other] circa { $sums } conti
 } al minuto.

## Cifre

lab-figure-won = Mani vinte insieme
lab-figure-consoled = Mani in cui si salva chi ha perso prima
lab-figure-endless = Mani senza fine
lab-figure-middle = Carte in una mano tipica
lab-figure-tenth = Carte nelle mani più lunghe, almeno
lab-figure-no-choice = Turni senza niente da scegliere
lab-figure-stuck = Turni senza niente da giocare
lab-figure-changes = Ribaltamenti in una mano
lab-figure-settled = Mani perse da chi all’inizio è in pericolo
lab-figure-settled-wins = Mani vinte da chi all’inizio è in vantaggio
lab-figure-drama = Suspense del finale
lab-figure-sound = Mani perse dal giocatore più bravo
lab-figure-weak = Mani perse dai meno bravi
lab-figure-deals-to-lead = Mani prima che il più bravo sia davanti
lab-figure-without = Mani perse in più senza { FORM($rank, form: "many") }
lab-figure-sums = Conti al minuto
lab-figure-hard = Conti che a scuola arrivano tardi

## Cambi

lab-repair-loser-begins = Fai cominciare chi perde
lab-repair-limit = Limite a { $limit }
lab-repair-hand = { $count ->
    [one] Una carta a testa
   *[other] { $count } carte a testa
 }
lab-repair-packs = { $count ->
    [one] Un solo mazzo
   *[other] { $count } mazzi
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Cambia { $card }: { $does }

## Che cosa fa il cambio

lab-repaired-consoled = Su 100 volte, chi ha perso si salva nella mano dopo: { $after } (ora { $before }).
lab-repaired-begins = Fra il posto migliore e il peggiore, mani di differenza su 100: { $after } (ora { $before }).
lab-repaired-endless = Mani che non finiscono mai: { $after } su 100 (ora { $before }).
lab-repaired-plays = In una mano si giocano { $after } carte (ora { $before }).
lab-repaired-choice = Turni con una cosa sola da fare: { $after } su 100 (ora { $before }).
lab-repaired-turns = Ribaltamenti in dieci mani: { $after } (ora { $before }).
lab-repaired-luck = Dopo circa { $after } mani il più bravo è davanti.
lab-repaired-card = Mani perse senza la carta che conta di più: { $after } su 100 (ora { $before }).
lab-repaired-sums = Conti che a scuola arrivano tardi: { $after } su 100 (ora { $before }).
lab-repaired-few = Circa { $after } conti al minuto (ora { $before }).
lab-repaired-too-easy = Mani in cui arrivate alla meta: { $after } su 100 (ora { $before }).
