lessons-let-stand = Dat klopt
lessons-check = Nakijken!
lessons-that-is-all = Dat is alles
lessons-do-not-know = Ik weet het niet
lessons-no-hurry = Neem rustig de tijd.
lessons-take-your-time = Neem rustig de tijd. Of druk op “Laat zien”: dat kost niets.
lessons-call-it = Noem { $total }
lessons-said-for-you = Sommen met getallen boven { $most } doet de computer voor je, { $name }.

lessons-key-pick-card = die kaart kiezen
lessons-key-type-answer = het antwoord typen

lessons-you-play = { $name }, jij legt: { $cards }.
lessons-other-plays = { $name } legt: { $cards }.
lessons-look-at-hand = { $name }, kijk naar je kaarten.
lessons-here-is-a-sum = { $name }, hier is een som.

lessons-ask-total = Wat is het nieuwe totaal?
lessons-ask-room = Het is { $total }. Hoeveel kan er nog bij tot { $limit }?
lessons-ask-hold = Deze kaart laat het totaal zoals het is. Wat is het?
lessons-ask-double = Deze kaart verdubbelt het totaal. Wat is het nu?
lessons-ask-halve = Deze kaart halveert het totaal. Wat is het nu?
lessons-ask-swap = Deze kaart wisselt de twee cijfers om. Wat is het totaal nu?
lessons-ask-round = Deze kaart gaat naar het dichtstbijzijnde tiental. Vijf gaat omhoog. Wat is het totaal nu?
lessons-ask-set = Deze kaart maakt een nieuw totaal. Wat is het nu?
lessons-ask-plainly = Hoeveel is het?
lessons-ask-plainly-swap = Laat de twee cijfers van plaats wisselen. Welk getal is het dan?
lessons-ask-plainly-round = Ga naar het dichtstbijzijnde tiental. Vijf gaat omhoog. Welk tiental is het?
lessons-ask-which-fit = Welke kaarten kun je nog leggen?
lessons-ask-furthest = Met welke kaart kom je het verst, maar niet over { $limit }?
lessons-ask-which-value = Met welke waarde kun je deze kaart nog leggen?

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = of tik op de lijn
lessons-tile-swap = wissel
lessons-tile-round = rond af
lessons-card-as = { $card }: { $signed }

lessons-yes = { $way ->
    [floor] Ja! { $total } min { $step } zou onder nul komen. In dit spel stopt het totaal bij nul.
    [total] Ja! Het totaal is { $answer }.
    [number] Ja! Het is { $answer }.
    [rule] Ja!
   *[sum] Ja! { START($sum) }.
 }
lessons-yes-picked = Ja! Van { $total } gaat het naar { $made }.
lessons-yes-stays = Ja! Het blijft { $total }.
lessons-yes-all-that-fit = Ja! Alles wat past: { $cards }.
lessons-nearly = Bijna.
lessons-not-yet = Nog niet.
lessons-look-where-cards-lead = Kijk waar elke kaart heen gaat, en kies dan nog eens.
lessons-there-it-stands = Daar staat het: { $answer }. Nu jij.

lessons-is-that-right = { $way ->
    [sum] “{ START($sum) }: { $said }.” Klopt dat?
   *[total] “Het totaal is { $said }.” Klopt dat?
 }
lessons-look = { $way ->
    [floor] Kijk: { $total } min { $step } zou onder nul komen. In dit spel stopt het totaal bij nul, niet bij { $said }.
    [total] Kijk: het totaal is { $answer }, niet { $said }.
   *[sum] Kijk: { $sum }, niet { $said }.
 }
lessons-was-right = { $way ->
    [floor] Het klopte: { $total } min { $step } zou onder nul komen. In dit spel stopt het totaal bij nul. Nakijken is altijd goed.
    [total] Het klopte: het totaal is { $answer }. Nakijken is altijd goed.
   *[sum] Het klopte: { $sum }. Nakijken is altijd goed.
 }

lessons-read-sum = { $way ->
    [add] { $total } plus { $step }
    [take] { $total } min { $step }
    [double] het dubbele van { $total }
   *[halve] de helft van { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } plus { $step } is { $answer }
    [take] { $total } min { $step } is { $answer }
    [double] het dubbele van { $total } is { $answer }
   *[halve] de helft van { $total } is { $answer }
 }
lessons-total-is = Het totaal is { $total }.
lessons-number-is = Het getal is { $total }.
lessons-total-and-limit = Het totaal is { $total }, de grens is { $limit }.

lessons-turn-card = { $way ->
    [floor] { $total } min { $step } zou onder 0 komen. In dit spel stopt het totaal bij 0.
    [hold] Het totaal blijft { $answer }.
   *[set] Het totaal is nu { $answer }.
 }
lessons-way-room = { $total } en hoeveel erbij is { $limit }?
lessons-way-count-on = Begin bij { $total } en tel { $step } verder.
lessons-way-count-back = Begin bij { $total } en tel { $step } terug.
lessons-way-start = Begin bij { $total }.
lessons-way-again = Probeer het nog eens vanaf { $total }.
lessons-way-tens-on = { $tens ->
    [one] Er komt één tiental bij
   *[other] Er komen { $tens } tientallen bij
 }. De eenheden blijven.
lessons-way-tens-back = { $tens ->
    [one] Er gaat één tiental af
   *[other] Er gaan { $tens } tientallen af
 }. De eenheden blijven.
lessons-way-break-ten = Wissel een tiental in. 10 min { $step } is { $rest }.
lessons-way-make-ten = Van { $total } naar { $stop } is { $first }; { $rest ->
    [one] dan nog { $rest } erbij
   *[other] dan nog { $rest } erbij
 }.
lessons-way-on-and-back = { $total } plus { $first } is { $stop }; dan { $rest } terug.
lessons-way-on-and-on = { $total } plus { $first } is { $stop }; dan nog { $rest } erbij.
lessons-way-back-and-on = { $total } min { $first } is { $stop }; dan { $rest } vooruit.
lessons-way-back-and-back = { $total } min { $first } is { $stop }; dan nog { $rest } eraf.
lessons-way-left = { $left ->
    [0] Het totaal is { $total }: tot { $limit } kan er niets meer bij.
    [one] Van { $total } tot { $limit } kan er nog { $left } bij.
   *[other] Van { $total } tot { $limit } kan er nog { $left } bij.
 }

lessons-mistake-counted-the-start = Begin te tellen na { $total }, niet bij { $total } zelf.
lessons-mistake-added-to-the-tens = { $step ->
    [one] Dat is { $step } eenheid, geen tiental.
   *[other] Dat zijn { $step } eenheden, geen tientallen.
 }
lessons-mistake-digits-reversed = De cijfers kloppen, maar tientallen en eenheden zijn omgewisseld.
lessons-mistake-no-carry = De eenheden maken samen tien of meer: er komt een tiental bij.
lessons-mistake-carried-twice = De eenheden maken één nieuw tiental, geen twee.
lessons-mistake-added-to-the-ones = { $step } bestaat uit hele tientallen: de eenheden blijven.
lessons-mistake-only-the-ten = Het tiental is er al; de eenheden moeten er nog bij.
lessons-mistake-only-the-ones = De eenheden zijn er al; het tiental moet er nog bij.
lessons-mistake-added-instead = Hier gaat er iets af.
lessons-mistake-took-instead = Hier komt er iets bij.
lessons-mistake-said-the-card = { $step } is alleen de sprong: waar kom je uit vanaf { $total }?
lessons-mistake-counted-the-card = Eén stap is niet genoeg: hier zijn het er { $step }.
lessons-mistake-said-the-old-total = { $total } is nog maar het begin: waar kom je uit met { $step }?
lessons-mistake-wrote-side-by-side = Tien eenheden maken één tiental meer.
lessons-mistake-finger-slip = Eén cijfer klopt nog niet. Kijk nog eens.
lessons-mistake-took-from-the-ones = { $step } bestaat uit hele tientallen: de eenheden blijven.
lessons-mistake-smaller-from-larger = Er zijn te weinig eenheden. Wissel een tiental in.
lessons-mistake-did-not-break-the-ten = De eenheden kloppen. Maar er is een tiental gebruikt.
lessons-mistake-lost-the-sign = Het is onder nul: vóór het getal hoort een minteken.
lessons-mistake-stopped-at-zero = Hier stopt het niet bij nul.
lessons-mistake-doubled-only-the-tens = De eenheden worden ook verdubbeld.
lessons-mistake-doubled-only-the-ones = De tientallen worden ook verdubbeld.
lessons-mistake-added-two = Het dubbele is het getal en nog eens het getal.
lessons-mistake-lost-the-odd-ten = De helft van een tiental is vijf: vergeet die niet.
lessons-mistake-halved-only-the-tens = De eenheden worden ook gehalveerd.
lessons-mistake-took-two = De helft: twee gelijke delen.
lessons-mistake-kept-the-total = Het getal blijft niet zoals het is.
lessons-mistake-said-the-total = { $total } is het totaal: hoeveel kan er nog bij?
lessons-mistake-doubled-a-digit = De twee cijfers wisselen van plaats.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Bij vijf gaat het omhoog naar het volgende tiental.
   *[other] Kijk welk tiental dichterbij is.
 }
lessons-mistake-added-the-face = Hier telt deze kaart niet { $face }.
lessons-mistake-off-by-one = Tel nog een keer.
lessons-mistake-off-by-ten = De eenheden kloppen; kijk naar de tientallen.
lessons-mistake-stopped-at-the-ten = Je bent bij het tiental. Je moet nog verder.
lessons-mistake-went-on-from-the-ten = Tot het tiental heb je al een deel van { $step } nodig.
lessons-mistake-read-the-total-reversed = Kijk nog eens naar { $total }: de tientallen staan vooraan.
lessons-mistake-took-a-teen-for-tens = Een getal als 13 heeft maar één tiental.
lessons-mistake-wrote-as-said = Er staat een nul te veel.
lessons-mistake-dropped-the-tens = Vergeet de tientallen van { $total } niet.
lessons-mistake-took-six-for-nine = Kijk goed: is het 6 of 9?
lessons-mistake-doubled-the-total = Hier verdubbel je niet: er komt { $step } bij.
lessons-mistake-did-the-step-twice = De sprong van { $step } maak je maar één keer.
lessons-mistake-compared-the-ones = { $left ->
    [0] Kijk naar het hele getal: van { $total } tot { $limit } kan er niets meer bij.
    [one] Kijk naar het hele getal: van { $total } tot { $limit } kan er maar { $left } bij.
   *[other] Kijk naar het hele getal: van { $total } tot { $limit } kan er maar { $left } bij.
 }
lessons-mistake-over-the-limit = { $total } plus { $step } zou { $made } zijn: dat is over { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Dat zijn nog niet alle kaarten die passen: tot { $limit } kan er nog { $left } bij.
   *[other] Dat zijn nog niet alle kaarten die passen: tot { $limit } kan er nog { $left } bij.
 }
lessons-mistake-left-a-special-out = Dat zijn nog niet alle kaarten die passen: een van de andere kaarten telt niets.
lessons-mistake-not-the-largest = Die past. Is er een waarmee je verder komt?

lessons-who-calls = { $name } noemt het
lessons-who-calls-heard = { $name } noemt het. De anderen: niet voorzeggen!
lessons-others-hush = De anderen: niet voorzeggen!
lessons-hush = sst
lessons-i-am = Ik ben { $name }
lessons-is-not-here = { $name } is er niet
lessons-own-book = Het schrift van { $name }
lessons-own-book-note = alleen wat { $name } noemt, komt erin
lessons-read-aloud = Voorlezen

lessons-tap-the-line = Tik op de lijn
