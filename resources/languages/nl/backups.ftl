backups-title = Back-ups

backups-save = Alles opslaan
backups-save-note = Kinderen, instellingen en alle partijen in één bestand
backups-open = Alles herstellen
backups-open-note = Uit een bestand dat op een andere computer is opgeslagen
backups-days = Back-ups per dag
backups-settings-too = Ook de instellingen
backups-settings-too-note = vervangt de instellingen van nu door die uit de back-up
backups-bring = Herstellen…
backups-bring-now = Herstellen
backups-take-back = Ongedaan maken

backups-before = { $day }, { $time }, voor het herstellen
backups-settings-alone = geen kinderen; de instellingen
backups-learners = { $learners ->
    [one] 1 kind
   *[other] { $learners } kinderen
 }
backups-answers = { $answers ->
    [one] 1 antwoord
   *[other] { $answers } antwoorden
 }
backups-games = { $games ->
    [0] geen partijen
    [one] 1 partij
   *[other] { $games } partijen
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Op elke dag waarop er iets veranderde, wordt een back-up gemaakt: van de kinderen met alle antwoorden, van de instellingen met je eigen achterkant, van de opgeloste puzzels, en van de spellen en huisregels die het laatst gekozen werden. De laatste zeven dagen worden bewaard, en één van elk van de vier weken. Wie verwijderd wordt, verdwijnt ook uit de back-ups.

backups-ask-day = Deze back-up ({ $day }) herstellen?
backups-ask-file = Alles uit dit bestand herstellen?
backups-adds = Wat hier ontbreekt, komt erbij; van wat hier is, gaat niets weg. Eerst wordt er een back-up van nu gemaakt.
backups-brought = Wat ontbrak, is er weer: { $what }.
backups-brought-own = { $games ->
    [one] Een eigen spel staat op je plank.
   *[other] { $games } eigen spellen staan op je plank.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Een opgeloste puzzel is er weer.
   *[other] { $puzzles } opgeloste puzzels zijn er weer.
 }
backups-brought-back = Je eigen achterkant is er weer.
backups-brought-nothing = Er ontbrak hier niets.
backups-unread = { $count ->
    [one] Eén partij kan niet gelezen worden.
   *[other] { $count } partijen kunnen niet gelezen worden.
 }
backups-taken-back = Alles is weer als eerst.

backups-files = Alles van Cardtable (*.zip)
backups-file-name = Cardtable, alles.zip

backups-not-made = De back-up van vandaag kon niet gemaakt worden ({ $why }).
backups-not-kept = Wat erin staat, kon niet bewaard worden ({ $why }); er is niets veranderd.
backups-names-not-kept = De namen van de partijen konden niet bewaard worden ({ $why }).
backups-nothing-to-take-back = Er is niets om ongedaan te maken.
backups-not-ours = { $name } bevat geen gegevens van Cardtable of is beschadigd; er is niets veranderd.
backups-unreadable = { $name } kan niet gelezen worden ({ $why }).
backups-newer = Dit bestand is gemaakt met een nieuwere Cardtable; gebruik die.
backups-not-anew = { $name } kon niet opnieuw geschreven worden ({ $why }).
