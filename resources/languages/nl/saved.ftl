saved-title = Opgeslagen partijen

saved-which = Welke partijen
saved-all = Alle
saved-unfinished = Bezig
saved-finished = Afgelopen
saved-none = Er zijn hier nog geen partijen.

saved-open-file = Bestand openen
saved-play-on = Verder spelen
saved-save-as = Opslaan als
saved-copy = Kopiëren als tekst

saved-name = Naam van de partij

saved-before-first = Voor de eerste ronde
saved-after-deal = Na ronde { $deal }
saved-in-deal = In ronde { $deal }
saved-your-turn = Ronde { $deal }, jouw beurt, totaal { $total }
saved-turn = Ronde { $deal }, { FORM($player, form: "who") } aan de beurt, totaal { $total }
saved-won = { $player ->
    [you] Jij hebt gewonnen
   *[other] { $player } heeft gewonnen
 }
saved-all-won = { START($players, form: "who") } hebben gewonnen
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

saved-reading = Deze partij wordt gelezen.
saved-unreadable-now = Deze partij kan nu even niet gelezen worden; die blijft bewaard.
saved-damaged = Beschadigd: gaat zo ver als er te lezen valt.

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, kaartnummer { $number }
saved-text-no-game = In deze tekst staat geen hele partij; kopieer opnieuw, tot en met het laatste haakje.
saved-text-beginning = Het begin van de partij in deze tekst is beschadigd; kopieer opnieuw.
saved-text-moves = Deze tekst heeft { $moves ->
    [one] één zet
   *[other] { $moves } zetten
 } van { $all }; kopieer opnieuw, alles.
saved-text-unknown-rules = Deze partij is gespeeld met regels die deze Cardtable niet heeft; vraag om het bestand.
saved-text-move = Zet { $move } in deze tekst kan niet gespeeld worden; kopieer opnieuw, in zijn geheel.
