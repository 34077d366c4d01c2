storage-no-learner = Dit bestand bevat geen kind uit Cardtable.
storage-learner-number = Kind { $number }
storage-not-kept-here = { $things ->
    [learners] Gegevens van kinderen kunnen hier niet bewaard worden ({ $why }).
   *[statistics] Statistieken kunnen hier niet bewaard worden ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Gegevens van kinderen kunnen nu even niet bewaard worden ({ $why }).
   *[statistics] Statistieken kunnen nu even niet bewaard worden ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Gegevens van kinderen kunnen nu even niet gelezen worden ({ $why }).
   *[statistics] Statistieken kunnen nu even niet gelezen worden ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] De gegevens van deze kinderen zijn bewaard met een nieuwere Cardtable; gebruik die.
   *[statistics] Deze statistieken zijn bewaard met een nieuwere Cardtable; gebruik die.
 }
storage-no-file = { $file } is geen gewoon bestand
storage-not-deleted = { $file } kon niet verwijderd worden ({ $why }).

storage-not-mended = Een beschadigde partij kon niet hersteld worden ({ $why }).
storage-not-put-away = De partij kon niet opgeborgen worden ({ $why }).
storage-names-unread = De namen van de partijen kunnen nu even niet gelezen worden; er is er geen veranderd.
storage-name-not-kept = De naam kon niet bewaard worden ({ $why }).
storage-game-not-kept = De partij kon niet bewaard worden ({ $why }).
storage-name-taken = Er is weer een partij met die naam; de verwijderde blijft waar die is.
storage-game-not-moved = De partij kon niet verplaatst worden ({ $why }).
storage-not-with-finished = De partij is opgeslagen, maar kon niet bij de afgelopen partijen gelegd worden ({ $why }); dat wordt bij de volgende start opnieuw geprobeerd.
storage-game-not-saved = De partij kan nu even niet opgeslagen worden ({ $why }); het spel gaat door, en bij elke zet wordt het opnieuw geprobeerd.
storage-record-gone = Het verslag van deze partij was weg; de partij is opnieuw opgeslagen met alle zetten.
storage-record-replaced = Op de plaats van het verslag van deze partij stond een ander bestand; dat is bewaard als { $file }, en de partij is opnieuw opgeslagen met alle zetten.
