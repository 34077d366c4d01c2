shared-pictures = Plaatjes
shared-picture-fox = Vos
shared-picture-owl = Uil
shared-picture-bear = Beer
shared-picture-penguin = Pinguïn
shared-picture-cat = Kat
shared-picture-rabbit = Konijn
shared-picture-frog = Kikker
shared-picture-panda = Panda
shared-picture-tiger = Tijger
shared-picture-robot = Robot

shared-looking = Even opzoeken…

shared-child-words = goed met kinderen, voor gezinnen met kinderen, kinderspel
shared-minutes = { $minutes } min
shared-hours = { $hours } u
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, een favoriet. { $blurb }
shared-facts = { $players }, ongeveer { $time }, vanaf { $age } jaar
shared-facts-and-differences = { $players }, ongeveer { $time }, vanaf { $age } jaar. { START($differences) }

shared-back-gone = Je eigen achterkant is er niet meer; de kaarten hebben de achterkant van de kamer.
shared-back-unread = Je eigen achterkant kan niet gelezen worden; de kaarten hebben de achterkant van de kamer. Bewaard als { $file }.
shared-back-too-many-bytes = { $file } is te groot voor een achterkant; { $most } MB is het meeste.
shared-back-too-many-dots = { $file } is te groot voor een achterkant; { $most } megapixel is het meeste.
shared-back-not-read = { $file } kan niet gelezen worden ({ $why }).
shared-back-no-picture = { $file } is geen foto die hier gelezen kan worden; een JPEG of PNG kan wel.
shared-back-damaged = { $file } is beschadigd en kan niet als foto gelezen worden.
shared-back-not-kept = De foto kon niet bewaard worden ({ $why }); de achterkanten zijn zoals ze waren.
shared-back-not-removed = Je foto kon niet weggehaald worden ({ $why }).

shared-rules-of-game = Regels van het spel
shared-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }
shared-players-range = { $least }–{ $most } spelers
shared-house-rules = Huisregels.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Niet meer in de regels: { $headings }.

shared-no-person = Minstens één plaats is voor een mens.
shared-player-number = Speler { $number }
shared-same-name = Twee plaatsen heten { $name }.

shared-level-beginner = Beginner
shared-level-casual = Ontspannen
shared-level-cautious = Voorzichtig
shared-level-clever = Slim
shared-level-expert = Expert

shared-times = ×
shared-divided-by = :

shared-copy-text = Kopiëren als tekst, om te plakken
shared-save-record = Verslag opslaan…
shared-save-picture = Plaatje van de tafel opslaan…
shared-save-sheet = Scoreblad opslaan als PDF…
shared-save-everything = Alles wat er gebeurde opslaan…
shared-cancel = Annuleren
shared-delete = Verwijderen
shared-rename = Naam wijzigen
shared-import = Importeren
shared-export = Exporteren
shared-not-now = Nu niet
shared-day-before = De dag ervoor
shared-day-after = De volgende dag
shared-done = Klaar
shared-go-on = Verder
shared-pause = Pauze
shared-show-me = Laat zien
