window-title = { $page } – { $app }
window-no-start = Cardtable kan niet starten. Je partijen zijn zoals ze waren; in { $log } staat wat er gebeurde.
window-settings-unread = Je instellingen kunnen nu even niet gelezen worden; het bestand blijft zoals het is en wordt opnieuw geprobeerd.
window-state-unread = Je laatste en favoriete spellen kunnen nu even niet gelezen worden; het bestand blijft zoals het is en wordt opnieuw geprobeerd.
window-settings-lost = Je instellingen kunnen niet gelezen worden en zijn als op de eerste dag; bewaard als { $file }.
window-state-lost = Je laatste en favoriete spellen kunnen niet gelezen worden en zijn vergeten; bewaard als { $file }.

window-settings-saved = Je instellingen worden weer opgeslagen.
window-settings-not-saved = Je instellingen kunnen niet opgeslagen worden; ze gelden tot je Cardtable sluit.
window-folder = Je partijen en instellingen staan in { $folder }.
window-sounds-on = Het geluid is aan.
window-sounds-off = Het geluid is uit.

window-saving = Er wordt opgeslagen; deze schijf is traag. Het venster sluit vanzelf als alles opgeslagen is.
window-game-not-saved = Wat je het laatst in deze partij speelde, is niet opgeslagen.
window-learners-not-saved = Wat kinderen het laatst deden, is niet opgeslagen.
window-lost-if-closed = Het gaat verloren als je nu sluit.
window-keep-open = Open houden
window-close-anyway = Toch sluiten

window-went-wrong = Er ging iets mis
window-report = Het verslag
window-nothing-lost = Niets van wat je speelde, is verloren. Met dit verslag kan de fout gevonden en verholpen worden.
window-game-kept = De partij is bewaard tot en met de laatste zet en gaat door. Met dit verslag kan de fout gevonden en verholpen worden.
window-game-goes-on = De partij gaat door.
window-with-game = Met de partij zoals die staat
window-with-game-means = de regels, kaarten en zetten, en dus alle handen, maar van niemand de naam
window-copy-report = Verslag kopiëren
window-save-report = Verslag opslaan
window-text-files = Tekst (*.txt)

window-game-opens = De partij wordt geopend; Esc breekt af.
window-game-left = Je partij is opgeslagen. Je vindt hem bij Opgeslagen partijen.
window-game-unread = De partij kan nu even niet gelezen worden ({ $why }).
window-game-goes-on-before = Een opgeslagen partij is beschadigd en gaat verder van daarvoor; alles ervan staat in { $file }.
window-game-plays-otherwise = Een opgeslagen partij kan zo niet verder gespeeld worden en gaat verder van daarvoor; alles ervan is bewaard als { $file }.
window-game-lost = Een opgeslagen partij kan niet gelezen worden; die is bewaard als { $file }.
window-games-lost = { $count ->
    [one] Een opgeslagen partij kan niet gelezen worden; die is
   *[other] { $count } opgeslagen partijen kunnen niet gelezen worden; ze zijn
 } bewaard in { $folder }.
window-game-unread-kept = Een opgeslagen partij kan nu even niet gelezen worden; die blijft zoals die is ({ $when }).
window-names-lost = De namen van de partijen kunnen niet gelezen worden; ze zijn bewaard als { $file }.
window-names-unread = De namen van de partijen kunnen nu even niet gelezen worden; het bestand blijft zoals het is.
window-game-in-bin = De partij ligt in de prullenbak van deze computer.
window-game-deleted-undo = De partij is verwijderd; { $key } zet die terug.
window-game-back = De partij is terug.
window-not-opened = { $file } kan niet geopend worden: { $why }

window-open-game = Partij openen
window-games-files = Partijen van Cardtable (*.cardtable)
