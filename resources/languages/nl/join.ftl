join-title = Spelen met telefoons
join-subtitle = dit scherm is de tafel
join-scan = Scan om te gaan zitten
join-code-spoken = QR-code die { $address } opent op een telefoon
join-or-type = of typ in de browser
join-same-wifi = De telefoon moet op dezelfde wifi zitten.
join-private = Elke hand blijft op de eigen telefoon. Niets verlaat dit huis.
join-plain = Het gaat onversleuteld: anderen op deze wifi zouden kunnen meelezen.

join-no-network = Deze computer zit op geen netwerk, dus geen telefoon kan erbij. Verbind met je wifi of steek een kabel in: dan komt de code vanzelf.
join-not-yet = Kies een plaats aan tafel en geef die aan een telefoon om de code te zien.
join-all-taken = Alle plaatsen voor telefoons zijn bezet.
join-no-server = Telefoons zijn hier nu even niet te bereiken.

join-have-sat-down = { $count ->
    [one] zit aan tafel
   *[other] zitten aan tafel
 }
join-phones-here = { $count ->
    [one] telefoon is er
   *[other] telefoons zijn er
 }

join-deal-for = Delen voor { $count }
join-back-to-game = Terug naar de partij
join-help = Hoe telefoons gaan zitten, en wat te doen als er een niets vindt
join-let-in = Toelaten

join-free = vrije plaats
join-picks = kiest een dier
join-ready = klaar
join-away = weg
join-screen = aan dit scherm
join-computer = computer
join-seat = Plaats { $number }
join-free-spoken = vrij, voor een telefoon
join-picks-spoken = aan een telefoon, kiest een dier
join-ready-spoken = aan een telefoon, klaar
join-away-spoken = aan een telefoon, weg
join-screen-spoken = aan dit scherm
join-computer-spoken = gespeeld door de computer

join-to-phone = Aan een telefoon geven
join-to-screen = Aan dit scherm spelen
join-to-computer = Computer laten spelen
join-no-seat = Plaats weghalen
join-remove-this = Telefoon weghalen
join-somebody = iemand
join-remove-phone = Telefoon van { $name } weghalen

join-knock = { $name } wil graag komen zitten.
join-knock-again = Een andere telefoon wil graag de plaats van { $owner } en de kaarten daar.
join-knock-for-seat = { $name } wil graag de plaats van { $owner } en de kaarten daar.
join-knock-whose = Is dit de telefoon van { $owner }?
join-yes = Ja
join-no = Nee
join-knocks-more = { $count ->
    [one] Er wacht er nog één.
   *[other] Er wachten er nog { $count }.
 }
join-too-few = Dit spel heeft { $least } spelers nodig.
join-nobody-at-phone = Er zit nog geen telefoon aan tafel.
join-knock-told = Een telefoon wil graag komen zitten ({ $key }).
join-is-back = { $name } is terug aan de telefoon.
join-is-away = De telefoon van { $name } is weg.
join-stand-in = Een computer laten spelen voor { $name }

join-key-seats = langs de plaatsen lopen
join-key-remove = telefoon van een plaats weghalen
join-key-computer = nog een computer

join-wait-for-host = Iemand aan het grote scherm moet je toelaten.
join-not-yours = Die plaats is voor iemand anders. Kies een andere.
join-no-seat-free = Er is nu geen plaats vrij. Iemand aan het grote scherm kan plaats maken.
join-gone-removed = Iemand aan het grote scherm heeft deze telefoon van de plaats gehaald.
join-gone-over = De tafel is gesloten. Deze pagina komt vanzelf terug.
join-gone-elsewhere = Je hand staat open in een ander venster van deze telefoon.
join-gone-unknown = De tafel kent deze telefoon niet meer. Scan de code op het grote scherm, of vraag om te gaan zitten.
join-gone-refused = Je bent niet toegelaten. Vraag het aan het grote scherm.
