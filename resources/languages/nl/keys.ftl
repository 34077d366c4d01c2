keys-title = Toetsen wijzigen
keys-how = Druk op Enter, dan op de nieuwe toets
keys-press = Druk op de nieuwe toets
keys-back-to-usual = Terug naar { $key }
keys-none = geen
keys-or = { $first } of { $second }
keys-reset = Alle toetsen terugzetten
keys-were-reset = Alle toetsen zijn weer zoals in het begin.
keys-is-now = { $action }: { $key }
keys-taken = { $key } doet dit al: { $action }.
keys-fixed = { $key } doet overal hetzelfde. Kies een andere toets.
keys-need-ctrl = Neem { $key } met Ctrl of Alt: hier typ je letters.

## Waar toetsen gelden

keys-everywhere = Overal
keys-at-table = Aan tafel
keys-at-end = Aan het eind van een partij
keys-in-lesson = Als een kind een vraag krijgt
keys-in-workshop = Werkplaats

## Wat toetsen doen

keys-hear-again = Laatste zetten horen
keys-hear-all = Horen hoe de partij ervoor staat
keys-sneak = Kaart ertussen gooien
keys-defend = Reddende kaart weggooien
keys-declare = Drie gelijke op tafel leggen
keys-lesson-away = Het kind is er niet
keys-lesson-again = Nog eens zeggen
keys-lesson-leave = Verder zonder te antwoorden
keys-replay-seat = Gezien vanaf de volgende plaats
keys-replay-costly = Alleen dure zetten
keys-favorite = Favoriet maken, of niet meer
