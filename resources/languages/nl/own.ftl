own-set-aside = Een spel van jou kon niet gelezen worden; het is bewaard als { $file }.
own-unread = Een spel van jou kan nu even niet gelezen worden ({ $why }); { $file } blijft zoals het is.
own-kept-unplayed = “{ $name }” kan hier niet gespeeld worden: { $why }. Het bestand ervan blijft zoals het is.
own-not-kept = Het spel kon niet opgeslagen worden ({ $why }).
own-nameless = Ons spel

own-not-a-game = Dit bestand bevat geen spel van Cardtable.
own-no-text = In deze tekst staat geen spel; kopieer opnieuw, tot en met de laatste punt.
own-text-damaged = Een deel van het spel in deze tekst ontbreekt of is verkeerd getypt; kopieer opnieuw.
own-newer = Dit spel is gemaakt met een nieuwere Cardtable; gebruik die.
own-no-code = In deze foto staat geen QR-code van een spel.
own-no-picture = Deze foto kan niet gelezen worden.
own-unknown-base = Dit spel verandert een spel dat deze Cardtable niet kent; een nieuwere misschien wel.
own-makes-no-sense = De regels van dit spel gaan niet samen.
own-not-played = Dit spel kan hier niet gespeeld worden: { $why }.

own-text-title = Cardtable: het spel { $game }
own-give = Doorsturen
own-give-code = De camera van een telefoon leest deze code en krijgt het spel als tekst. Stuur die naar een andere computer, of sla de code op als plaatje: Cardtable leest allebei.
own-code-spoken = QR-code van { $game }
own-copy-text = Kopiëren als tekst
own-copied-text = { $game } staat op het klembord, als tekst.
own-save-file = Opslaan als bestand
own-save-code = Code opslaan als plaatje
own-files = Spellen gemaakt met Cardtable (*.cardgame)
own-save-title = Spel opslaan
own-pictures = Plaatjes (*.png)

own-arrival-title = Een spel voor jou
own-by = Bedacht door { $maker }
own-made-from = Het is { $game } met { $changes ->
    [0] geen andere regels
    [one] één andere regel:
   *[other] { $changes } andere regels:
 }
own-made-anew = Het is uit het niets gemaakt. Dit moet je erover weten:
own-marked = Wat anders is dan in { $game }, is onderstreept en heeft een pen ervoor.
own-take = Aannemen
own-leave = Laten
own-taken = { $game } staat bij je spellen.
own-here-already = { $game } staat al bij je spellen.
own-ways = Jouw spellen
own-bring = Spel binnenhalen
own-bring-kinds = Spellen en plaatjes (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Spel plakken

own-shelf = Onze eigen spellen
own-shelf-hook = Zelf bedacht, of gekregen.
own-blurb-by = Bedacht door { $maker }.
own-blurb-from = { $game }, met eigen regels.
own-change = Wijzigen
own-rename-ask = Hoe moet { $game } heten?
own-duplicate = Dupliceren
own-duplicated = { $game } staat op je plank.
own-in-bin = { $game } ligt in de prullenbak van deze computer.
own-deleted-undo = { $game } is verwijderd; { $key } zet het terug.
own-back = { $game } is terug.
own-practicing = Expert oefent: { $share }%
own-practiced = Expert heeft { $game } geoefend.
