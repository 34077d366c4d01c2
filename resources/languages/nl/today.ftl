
today-puzzle-solved = { $game }, opgelost

today-deal = Ronde van de dag
today-about = Iedereen krijgt dezelfde kaarten. De eerste poging telt.
today-new-day = Er is een nieuwe dag begonnen: dit is de ronde ervan.
today-who = Wie speelt
today-somebody-else = Iemand anders…
today-new-name = Naam, dan Enter
today-game = Spel
today-another-game = Elke dag een ander spel

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
