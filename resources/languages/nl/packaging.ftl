packaging-summary = Speel Negenennegentig en andere kaartspellen met optellen
packaging-kind = Kaartspel
packaging-keywords = kaarten;kaartspel;negenennegentig;99;optellen;rekenen;totaal;familie;gezin;leren;sommen;
packaging-saved-game = Cardtable-partij
packaging-made-game = Spel gemaakt met Cardtable

packaging-description = Een kaarttafel voor Negenennegentig en de andere spellen met optellen, waarin elke kaart één gezamenlijk totaal verandert en wie het over de grens brengt, verliest. Speel alleen tegen computerspelers die alleen hun eigen kaarten zien, of met het hele gezin aan één computer.
packaging-tells-games = { $count } gepubliceerde spellen, elk met de regels in woorden en de bron
packaging-tells-house-rules = Huisregels, en een tip die zegt waarom
packaging-tells-learning = Leren: een kind noemt de totalen, met hulp die komt en gaat
packaging-tells-kept = De partij wordt zet voor zet bewaard en is er nog als de stroom is uitgevallen
packaging-tells-access = Te spelen met de muis of alleen met de toetsen, met grote tekst en zonder netwerk

packaging-delete-games = Ook je opgeslagen partijen, instellingen en statistieken verwijderen?

packaging-on-desktop = Snelkoppeling op het bureaublad zetten
packaging-still-open = Cardtable is nog open. Sluit het en probeer het dan opnieuw.
packaging-too-old = Cardtable heeft 64-bits Windows 10 nodig, versie 1809 of nieuwer.
