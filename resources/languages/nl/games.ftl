games-none-for-words = Geen spel gevonden voor “{ $words }”.
games-heard-found = { $count ->
    [one] 1 spel gevonden: { $game }
   *[other] { $count } spellen gevonden. Past het best: { $game }
 }
games-none-fits = Geen spel past daar helemaal bij.
games-no-favorites = Je hebt nog geen favorieten. De ster bij een spel maakt er een van.
games-none-played = Je hebt nog geen spel gespeeld.
games-do-you-mean = Bedoel je een van deze?
games-like-it = Soortgelijk spel
games-show-all = Alle spellen tonen

games-all = Alle spellen
games-favorites = Favorieten
games-recent = Pas gespeeld
games-for-children = Goed voor kinderen
games-for-children-means = Eén kaart per beurt, weinig speciale kaarten, kleine handen, geen totaal dat onder 0 moet
games-number-of-players = Aantal spelers
games-for-players = { $players ->
    [one] Voor 1 speler
   *[other] Voor { $players }
 }

games-new-game = Nieuwe partij
games-search = Spel zoeken
games-deal = Delen
games-seats = Plaatsen
games-house-rules = Huisregels
games-how-to-play = Zo speel je het
games-what-to-look-at = Wat je wilt zien
games-back-to-games = Terug naar het spel
games-more = nog { $count }
games-up-to = { $players ->
    [one] 1 speler, maximaal { $most }
   *[other] { $players } spelers, maximaal { $most }
 }
games-how-long = Hoe lang
games-short = Kort, { $time }
games-usual-length = Gewoon, { $time }
games-only-one = Alleen { $game } past.
games-phones-join = Telefoons laten meespelen
games-without = zonder { $kind ->
    [reverse] omkeren
    [skip] overslaan
    [any] elk totaal
    [name] kiezen
    [hands] ruilen
    [twice] twee keer leggen
    [answer] antwoord
    [together] meerdere kaarten tegelijk
    [jokers] jokers
   *[pack] eigen kaarten
 }
games-that-fits = Een spel dat past
games-for-learner = Voor { $name }: { $game }
games-rules-clash = Deze regels gaan niet samen: { $why }.

games-no-house-rules = Dit spel heeft geen huisregels.
games-more-house-rules = Meer huisregels
games-value-usual = { $value } (standaard)
games-deal-number = Kaartnummer
games-new-cards = nieuwe kaarten
games-deal-number-means = Laat het leeg voor nieuwe kaarten; hetzelfde nummer met dezelfde plaatsen en regels deelt dezelfde kaarten opnieuw
games-with-changes = Met je wijzigingen: { $changes }.
games-with-more-changes = Met je wijzigingen: { $changes }; en nog { $more }.
games-the-usual-rules = De standaardregels
games-takes-changes-back = Neemt terug wat er aan de regels veranderd is

games-person = Mens
games-phone = Telefoon
games-at-a-phone = { $name }, aan een telefoon
games-computer = Computer
games-add = Speler erbij
games-name-and-picture = Naam en plaatje
games-move-left = Naar links
games-move-right = Naar rechts
games-add-computer = Computerspeler erbij (Insert)
games-add-person = Mens erbij (Shift+Insert)
games-open-hands = Alle handen open
games-open-hands-means = Alle kaarten liggen open, voor beginners; computerspelers kijken niet
games-drag = Sleep naar een andere plaats, of druk op Alt en een pijltje
games-another-picture = Ander plaatje
games-seat-played-by = { $name ->
    [you] Plaats { $number }, die van jou, wordt gespeeld door
   *[other] Plaats { $number }, { $name }, wordt gespeeld door
 }
games-seat-name = Plaats { $number }: naam
games-seat-picture = { $name ->
    [you] Plaats { $number }, die van jou: plaatje, { $picture }
   *[other] Plaats { $number }, { $name }: plaatje, { $picture }
 }
games-what-does = { $name ->
    [you] Wat je doet
   *[other] Wat { $name } doet
 }
games-take-away = { $name ->
    [you] Jouw plaats weghalen
   *[other] { $name } weghalen
 }

games-role-scorekeeper = Noemt alles
games-role-caller = Noemt
games-role-checker = Kijkt na
games-role-plain = Speelt mee
games-role-scorekeeper-means = Noemt alles: elk totaal
games-role-caller-means = Noemt: het totaal van de eigen kaarten
games-role-checker-means = Kijkt na: betrapt foute totalen van de computers
games-role-plain-means = Speelt mee: speelt gewoon
games-level-beginner = Beginner: speelt meestal op de gok
games-level-casual = Ontspannen: vergist zich nu en dan
games-level-cautious = Voorzichtig: legt hoge kaarten eerst
games-level-expert = Expert: heeft geoefend, of denkt vooruit

games-families = Families van spellen
games-families-keys = Tab gaat naar de spellen van een familie, Enter speelt het eerste
games-variants = { $count ->
    [one] één variant
   *[other] { $count } varianten
 }
games-shelf-spoken = { $family }, { $count ->
    [one] één variant
   *[other] { $count } varianten
 }. { $hook }

games-age = { $age }+

games-found = Gevonden spellen
games-of-family = Spellen van de familie
games-favorite-key = F maakt een spel favoriet
games-begin-here = begin hier
