
today-puzzle-solved = { $game }, opgelost

today-deal = Ronde van de dag
today-about = Eén ronde tegen { $company }. Iedereen krijgt vandaag dezelfde kaarten. De eerste poging telt.
today-is-over = Deze ronde is voorbij: die was alleen voor die dag.
today-new-day = Er is een nieuwe dag begonnen: dit is de ronde ervan.
today-who = Wie speelt
today-somebody-else = Iemand anders…
today-new-name = Naam, dan Enter
today-game = Spel
today-another-game = Elke dag een ander spel

today-nobody = Niemand heeft gespeeld.
today-came-to = { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }, de ronde eindigde op { $total }
today-again = { $times ->
    [one] Nog één keer gespeeld
   *[other] Nog { $times } keer gespeeld
 }
today-again-and-held = { $times ->
    [one] Nog één keer gespeeld, en volgehouden
   *[other] Nog { $times } keer gespeeld, en volgehouden
 }

today-league = Familiecompetitie
today-this-week = Deze week
today-week = Week van { $day }
today-week-before = De week ervoor
today-week-after = De week erna
today-nobody-played = Geen uitgespeelde partijen.
today-games-of = Partijen gewonnen: { $won } van { $games }, rondes volgehouden: { $held } van { $deals }
today-days-of = Rondes van de dag volgehouden: { $held } van { $days }
today-best-week = Beste week: { $won } gewonnen, { $day }
today-best-yet = De beste week tot nu toe; eerst was dat { $won }
