variants-ninety-nine = Neunundneunzig
variants-ninety-nine-blurb = Der Klassiker: Neunen passen, Vieren kehren die Richtung um, ein König macht 99.

variants-ninety-nine-orcutt = Neunundneunzig, Orcutt
variants-ninety-nine-orcutt-blurb = Fünf Karten und vier Fünfer: mehr Auswahl, längere Runden.

variants-ninety-nine-boyer = Neunundneunzig, Boyer
variants-ninety-nine-boyer-blurb = Sieben Karten und nur ein Leben: Wer nicht legen kann, ist sofort raus.

variants-99-gronemann = Neunundneunzig, Gronemann
variants-99-gronemann-blurb = Wer nicht legen kann, setzt aus, wer übrig bleibt, gewinnt die Runde: Drei Runden gewinnen.

variants-ninety-nine-king-nine-swap = Neunundneunzig, König und Neun getauscht
variants-ninety-nine-king-nine-swap-blurb = Jetzt macht die Neun 99, und der König passt.

variants-ninety-nine-four-nine-swap = Neunundneunzig, Vier und Neun getauscht
variants-ninety-nine-four-nine-swap-blurb = Jetzt kehrt die Neun die Richtung um, und die Vier passt.

variants-ninety-nine-minus-ten = Neunundneunzig, Zehn zieht immer ab
variants-ninety-nine-minus-ten-blurb = Eine Zehn zieht zehn ab und zählt nie etwas dazu.

variants-ninety-nine-four-again = Neunundneunzig, Vier legt noch mal
variants-ninety-nine-four-again-blurb = Zu zweit bist du nach einer Vier gleich noch mal dran.

variants-ninety-nine-four-corners = Neunundneunzig, vier Ecken
variants-ninety-nine-four-corners-blurb = Wenn du verlierst, knickst du eine Ecke deines Geldscheins um; mit der vierten bist du raus.

variants-ninety-nine-pile-away = Neunundneunzig, Ablage kommt weg
variants-ninety-nine-pile-away-blurb = Ohne neues Austeilen: Wer nicht legen kann, zahlt, die Ablage kommt weg, und es geht bei 0 weiter.

variants-ninety-nine-69 = Neunundneunzig mit der 69
variants-ninety-nine-69-blurb = Wer genau 69 trifft, holt sich eine Marke aus der Mitte zurück.

variants-ninety-nine-1950s = Neunundneunzig der 1950er
variants-ninety-nine-1950s-blurb = Siebenen kehren die Richtung um, keine Karte macht 99, und wer alles verloren hat, schwimmt noch.

variants-ninety-nine-wilson = Neunundneunzig mit Schwellen
variants-ninety-nine-wilson-blurb = 33, 66 und 99 sind Schwellen: Jede, die du überschreitest, kostet einen Punkt. Was dir bleibt, zählt; bei 15 Punkten ist die Partie aus.

variants-ninety-nine-qcsalon = Neunundneunzig, 33-66-99
variants-ninety-nine-qcsalon-blurb = Triff 33, 66 oder 99, dann zahlen die anderen; überspring eine davon, dann zahlst du.

variants-ninety-nine-qcsalon-beginner = Neunundneunzig, 33-66-99 für Anfänger
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99 mit gewöhnlichen Buben und Vieren: Eine Zwei halbiert jeden geraden Stand.

variants-ninety-nine-ishihara = Neunundneunzig, Ishihara
variants-ninety-nine-ishihara-blurb = Eine lange Runde ohne Marken: Wer nicht legen kann, ist raus, und Könige müssen fünf Züge warten.

variants-ninety-nine-ishihara-hands = Neunundneunzig, Ishihara mit Drillingen
variants-ninety-nine-ishihara-hands-blurb = Drei Könige gewinnen die Partie sofort; bei drei Sechsen verlieren alle.

variants-ninety-eight = Achtundneunzig
variants-ninety-eight-blurb = Einfach und schnell: Keine Karte kehrt die Richtung um, und wer eine Runde verliert, bekommt eine Strafe.

variants-ninety-eight-umass = Achtundneunzig, UMass Amherst
variants-ninety-eight-umass-blurb = Drei besondere Karten: Eine wirft jemanden raus, eine rettet dich, mit einer tauschst du die Karten.

variants-ninety-eight-arizona = Achtundneunzig, Original aus Arizona
variants-ninety-eight-arizona-blurb = Nach einem Joker muss der Nächste zweimal legen, gleiche Karten gehen zusammen, und wer übrig bleibt, gewinnt.

variants-one-hundred = Hundert
variants-one-hundred-blurb = Bis 100: Schwarze Asse machen jeden Stand, Zehnen machen 100, und rote Fünfen ziehen fünf ab.

variants-hundert = Das alte Hundert
variants-hundert-blurb = Alle Karten werden verteilt, jede darf gelegt werden: Über 100 zahlst du jedem, was drüber ist.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Wer 55, 66, 77, 88, 99 oder 111 trifft, bekommt einen Punkt, wer darüberspringt, verliert einen. 120 beendet die Runde.

variants-to-twenty = Bis zwanzig
variants-to-twenty-blurb = Ein erstes Spiel für kleine Kinder: Ass bis Fünf zählen eins bis fünf, Buben ziehen zwei ab, und die Grenze ist 20.

variants-to-ten = Bis zehn
variants-to-ten-blurb = Punkte statt Zahlen, bis zehn: volle Punkte kommen dazu, leere gehen weg.

variants-to-fifty = Bis fünfzig
variants-to-fifty-blurb = Ein zweites Spiel für Kinder, bis 50: Bube plus zehn, Zehn minus zehn, Dame minus fünf, König macht 50.

variants-back-to-zero = Zurück zur Null
variants-back-to-zero-blurb = Von 50 zurück: Zahlen und Könige ziehen ab, Bube plus zehn, Dame plus fünf, und unter 0 ist verloren.

variants-reach-99-together = Zusammen auf 99
variants-reach-99-together-blurb = Ihr alle gegen die Grenze: Kommt zusammen auf genau 99, bevor eure zwei Marken weg sind.

variants-oh-no-99 = Oh nein! 99!
variants-oh-no-99-blurb = Ein Spiel aus der Schule: Eine Dame zählt +1 bis +10, −10 oder 0, und wer nicht kann, ist raus.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Aus Frankreichs Schulen: Bildkarten zählen oder ziehen ab. Wer nicht kann, ist raus und nimmt zwei Karten mit.
variants-99-do2learn = Ninetynine von do2learn
variants-99-do2learn-blurb = Wer ohne König genau 99 trifft, gewinnt. Wer nicht mehr legen kann, ist raus, und es geht bei 0 weiter.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Ein Spiel aus der Schule: Wer zuerst ohne König genau 99 trifft, gewinnt. Buben lassen aussetzen.

variants-scary-seven = Die schlimme Sieben
variants-scary-seven-blurb = Zahlen bis 12 ergeben 25 und nicht mehr, und Siebenen ziehen sieben ab.

variants-zero-to-100 = Von 0 auf 100
variants-zero-to-100-blurb = Zahlen bis 12, Joker, und niemand scheidet aus: Wer zuerst 100 erreicht, gewinnt.

variants-ninety-nine-standard = Neunundneunzig, Standard
variants-ninety-nine-standard-blurb = Eine Neun macht 99, nach einer Drei setzt einer aus, und ein König ändert nichts.

variants-ninety-nine-alternative = Neunundneunzig, alternativ
variants-ninety-nine-alternative-blurb = Neunen passen, Zehnen ziehen zehn ab, Könige machen 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Nach einer Drei und nach einer Neun setzt der Nächste aus; Zehnen ziehen zehn ab.

variants-ninety-nine-hawaiian = Hawaii
variants-ninety-nine-hawaiian-blurb = Aus Hawaii: Neunen und Buben machen 99, Fünfen und Zehnen drücken den Stand.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = Die kleine Zwei macht 99, und ein König zählt einfach zehn.

variants-ninety-nine-denexa = Neunundneunzig, denexa
variants-ninety-nine-denexa-blurb = Je vier Karten, Neunen machen 99, nach einer Drei setzt einer aus; für zwei bis sechs.

variants-ninety-nine-gamerules = Neunundneunzig, gamerules
variants-ninety-nine-gamerules-blurb = Der Klassiker, ab vier Spielern mit zwei Kartenspielen und drei Chips.

variants-ninety-nine-five-folds = Neunundneunzig, fünf Knicke
variants-ninety-nine-five-folds-blurb = Erst die vier Ecken deines Geldscheins, dann der Schein in der Mitte: Beim fünften Knick bist du raus.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Wer nicht legen kann, setzt nur diese Runde aus; ein Drilling darf jederzeit ausgelegt werden.

variants-ninety-nine-taiwanese = Taiwan
variants-ninety-nine-taiwanese-blurb = Je fünf Karten; eine Fünf bestimmt, wer als Nächstes spielt, und eine Dame zählt plus oder minus zwanzig.
variants-99-poker-shed = Jiujiu, die letzte Karte gewinnt
variants-99-poker-shed-blurb = Nichts wird neu gemischt: Ist der Stapel zu Ende, hat gewonnen, wer die letzte Handkarte legt.
variants-99-poker = Poker 99
variants-99-poker-blurb = Rote Zehnen und Damen zählen nur dazu, und das Pikass macht nur 0, bis der Stapel viermal erneuert ist.

variants-ninety-nine-jokers = Neunundneunzig mit Jokern
variants-ninety-nine-jokers-blurb = Joker machen 99, und ein König kehrt die Richtung um.

variants-ninety-nine-icelandic = Isländisch
variants-ninety-nine-icelandic-blurb = Auf eine Dame gehört eine Dame, sonst setzt du aus oder legst so viele Strafkarten, wie Damen daliegen.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Damen wollen eine Antwort, und Strafkarten, die du nicht legen kannst, bekommt der Nächste.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Damen wollen eine Antwort, und Sechsen zählen acht, Achten aber sechs.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Damen wollen eine Antwort, und ein Joker macht 99 und kehrt die Richtung um.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Damen wollen eine Antwort, und in einer Folge zieht nur, wer sie fortsetzt.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Siebenen kopieren die letzte Karte, Sechsen stehlen eine, einäugige Buben machen 99, und königliche Paare zählen nur einmal.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = Aus Thailand: Zu Beginn wird eine Karte aufgedeckt, und wer nicht legen kann, ist raus.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Buben drehen die Richtung, und sobald jemand zwei Strafen hat, ist Schluss.

variants-99-queen-anne = Queen Annes 99
variants-99-queen-anne-blurb = Nach einem Joker legt der Nächste zweimal, und eine Vier gibt beides an den vor ihm weiter.

variants-99-japan = 99 aus Japan
variants-99-japan-blurb = Eine Vier kehrt die Richtung um oder zählt vier, eine Acht passt oder zählt acht, und ein Joker verdoppelt die Summe.

variants-99-zpag = Le 99, viele Kartenspiele
variants-99-zpag-blurb = Zwei Kartenspiele oder mehr: Neunen drehen um, Buben lassen aussetzen, Zehnen ziehen zehn ab.

variants-99-nichidai = 99 der Nihon-Universität
variants-99-nichidai-blurb = Sonderkarten schlafen, bis der Stand 90 ist. Nur zwei Asse wirken immer.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Das Spiel aus der Schachtel: Bleib unter 99 und gib einen Doppelzug mit Halt oder Umkehr weiter.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = Die neue Ausgabe: nur eine Runde, wer nicht legen kann, ist raus, und vier ONO-Karten gehen auf einmal.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = Das Spiel aus Japan: bis 101, fünf Karten machen sofort 101, und einen Doppelzug kannst du weitergeben.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Bleib unter 77 und sag keine Schnapszahl an: 11, 22 und so weiter bis 66 kosten je einen Chip.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Neun Marken und 60 Karten, wie auf den Servern von RS Games: bis 99, mit Aussetzen.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Götter und Zahlen klettern auf einen Berg: Sieh zu, dass du Zeus hast, wenn der Stand 100 erreicht.

variants-boom-o = Boom-O
variants-boom-o-blurb = Werde deine Karten los, bevor die Uhr über sechzig tickt; nach drei umgedrehten Zeitbomben bist du raus.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Werde zehn Karten los und bleib unter 22: Die Bombe verlangt eine Null, eine Karte gibt neu.

## What is called at the table when such a card is laid, before the total

variants-call-pass-to-you = weiter an dich
variants-call-back-on-you = zurück an dich
variants-call-pass-me-by = an mir vorbei
