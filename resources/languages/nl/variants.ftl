variants-ninety-nine = Negenennegentig
variants-ninety-nine-blurb = De klassieker: negens tellen niets, vieren keren om, een heer maakt 99.

variants-ninety-nine-orcutt = Negenennegentig, Orcutt
variants-ninety-nine-orcutt-blurb = Vijf kaarten en vier stuivers: meer te kiezen, langere rondes.

variants-ninety-nine-boyer = Negenennegentig, Boyer
variants-ninety-nine-boyer-blurb = Zeven kaarten en één leven: wie niet kan leggen, ligt er meteen uit.

variants-99-gronemann = Negenennegentig, Gronemann
variants-99-gronemann-blurb = Wie niet kan, wacht; wie overblijft, wint de ronde, en drie rondes winnen de partij.

variants-ninety-nine-king-nine-swap = Negenennegentig, heer en negen geruild
variants-ninety-nine-king-nine-swap-blurb = Nu maakt de negen 99 en telt de heer niets.

variants-ninety-nine-four-nine-swap = Negenennegentig, vier en negen geruild
variants-ninety-nine-four-nine-swap-blurb = Nu keert de negen de richting om en telt de vier niets.

variants-ninety-nine-minus-ten = Negenennegentig, tien gaat er altijd af
variants-ninety-nine-minus-ten-blurb = Een tien haalt er tien af en telt nooit op.

variants-ninety-nine-four-again = Negenennegentig, vier legt nog eens
variants-ninety-nine-four-again-blurb = Met z’n tweeën geeft een vier je nog een beurt.

variants-ninety-nine-four-corners = Negenennegentig, vier hoeken
variants-ninety-nine-four-corners-blurb = Bij elk verlies vouw je een hoek van je biljet om; na de vierde lig je eruit.

variants-ninety-nine-pile-away = Negenennegentig, stapel weg
variants-ninety-nine-pile-away-blurb = Er wordt niet opnieuw gedeeld: wie niet kan, betaalt, de stapel gaat weg en je begint bij 0.

variants-ninety-nine-69 = Negenennegentig met 69
variants-ninety-nine-69-blurb = Met precies 69 win je een fiche terug uit het midden.

variants-ninety-nine-1950s = Negenennegentig uit de jaren 50
variants-ninety-nine-1950s-blurb = Zevens keren de richting om, geen kaart maakt 99, en je mag nog spelen op je eer.

variants-ninety-nine-wilson = Negenennegentig met drempels
variants-ninety-nine-wilson-blurb = 33, 66 en 99 zijn drempels: eroverheen gaan kost een punt. Wat je overhoudt, telt; bij 15 punten is de partij voorbij.

variants-ninety-nine-qcsalon = Negenennegentig, 33-66-99
variants-ninety-nine-qcsalon-blurb = Haal 33, 66 of 99 en de anderen betalen; spring eroverheen en jij betaalt.

variants-ninety-nine-qcsalon-beginner = Negenennegentig, 33-66-99 voor beginners
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99 met gewone boeren en vieren: een twee halveert elk even totaal.

variants-ninety-nine-ishihara = Negenennegentig, Ishihara
variants-ninety-nine-ishihara-blurb = Eén lange ronde zonder fiches: wie niet kan, ligt eruit, en heren moeten vijf beurten wachten.

variants-ninety-nine-ishihara-hands = Negenennegentig, Ishihara met handen
variants-ninety-nine-ishihara-hands-blurb = Drie heren winnen meteen de partij; met drie zessen verliest iedereen.

variants-ninety-eight = Achtennegentig
variants-ninety-eight-blurb = Simpel en snel: geen kaart keert de richting om, en wie een ronde verliest, krijgt een strafpunt.

variants-ninety-eight-umass = Achtennegentig, UMass Amherst
variants-ninety-eight-umass-blurb = Drie speciale kaarten: één gooit iemand eruit, één redt je, één ruilt handen.

variants-ninety-eight-arizona = Achtennegentig, origineel uit Arizona
variants-ninety-eight-arizona-blurb = Na een joker legt de volgende twee keer, gelijke kaarten gaan samen, en wie overblijft, wint.

variants-one-hundred = Honderd
variants-one-hundred-blurb = Tot 100: zwarte azen maken elk totaal, tienen maken 100, en rode vijven halen er vijf af.

variants-hundert = Hundert
variants-hundert-blurb = Alle kaarten worden gedeeld en alles mag: boven de 100 betaal je ieder wat erboven is.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Hindernisloop: precies 55, 66, 77, 88, 99 of 111 levert een punt op, eroverheen kost er een, 120 is het einde.

variants-to-twenty = Tot twintig
variants-to-twenty-blurb = Een eerste spel voor kleine kinderen: aas tot vijf tellen op, boeren halen er twee af, en 20 is de grens.

variants-to-ten = Tot tien
variants-to-ten-blurb = Stippen in plaats van getallen, tot tien: volle stippen tellen op, lege halen eraf.

variants-to-fifty = Tot vijftig
variants-to-fifty-blurb = Een tweede spel voor kinderen, tot 50: boer plus tien, tien min tien, vrouw min vijf, heer maakt 50.

variants-back-to-zero = Terug naar nul
variants-back-to-zero-blurb = Van 50 terug omlaag: getallen en heren gaan eraf, boer plus tien, vrouw plus vijf, onder 0 verlies je.

variants-reach-99-together = Samen naar 99
variants-reach-99-together-blurb = Jullie allemaal tegen de grens: maak samen precies 99 voordat jullie twee fiches op zijn.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Een spel uit de klas: een vrouw telt +1 tot +10, −10 of 0, en wie niet kan, ligt eruit.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Uit Franse scholen: plaatjes erbij of eraf, en de laatste twee kaarten gaan mee met wie niet kan.
variants-99-do2learn = Ninetynine van do2learn
variants-99-do2learn-blurb = Wie zonder heer precies op 99 komt, wint. Wie niet kan, ligt eruit, en je begint weer bij 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Een spel uit de klas: wie het eerst zonder heer precies 99 maakt, wint. Een boer slaat over.

variants-scary-seven = De enge zeven
variants-scary-seven-blurb = Getallen tot 12 maken 25 en niet meer, en zevens halen er zeven af.

variants-zero-to-100 = Van 0 naar 100
variants-zero-to-100-blurb = Getallen tot 12, jokers, en niemand ligt er ooit uit: wie het eerst 100 haalt, wint.

variants-ninety-nine-standard = Negenennegentig, standaard
variants-ninety-nine-standard-blurb = Een negen maakt 99, een drie slaat een speler over, en een heer verandert niets.

variants-ninety-nine-alternative = Negenennegentig, alternatief
variants-ninety-nine-alternative-blurb = Negens tellen niets, tienen halen er tien af, heren maken 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = De drie en de negen slaan allebei een speler over; tienen halen er tien af.

variants-ninety-nine-hawaiian = Hawaï
variants-ninety-nine-hawaiian-blurb = Uit Hawaï: negens en boeren maken 99, vijven en tienen brengen het totaal omlaag.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = De kleine twee maakt 99, en een heer telt gewoon tien.

variants-ninety-nine-denexa = Negenennegentig, denexa
variants-ninety-nine-denexa-blurb = Vier kaarten elk, negens maken 99 en drieën slaan een speler over, voor twee tot zes.

variants-ninety-nine-gamerules = Negenennegentig, gamerules
variants-ninety-nine-gamerules-blurb = De klassieker, vanaf vier spelers met twee spellen kaarten en drie chips.

variants-ninety-nine-five-folds = Negenennegentig, vijf vouwen
variants-ninety-nine-five-folds-blurb = Vouw de vier hoeken van je biljet, dan het biljet dubbel: na de vijfde vouw lig je eruit.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Wie niet kan, mist alleen die ronde; drie gelijke kaarten mogen altijd op tafel.

variants-ninety-nine-taiwanese = Taiwan
variants-ninety-nine-taiwanese-blurb = Vijf kaarten elk; een vijf laat je kiezen wie daarna speelt, en een vrouw telt plus of min twintig.
variants-99-poker-shed = Jiujiu, de laatste kaart wint
variants-99-poker-shed-blurb = Er wordt niets opnieuw geschud: is de trekstapel op, dan wint wie de laatste kaart uit de hand legt.
variants-99-poker = Poker 99
variants-99-poker-blurb = Rode tienen en vrouwen tellen alleen op, en de schoppenaas maakt 0 tot de stapel vier keer vernieuwd is.

variants-ninety-nine-jokers = Negenennegentig met jokers
variants-ninety-nine-jokers-blurb = Jokers maken 99, en een heer keert de richting om.

variants-ninety-nine-icelandic = IJslands
variants-ninety-nine-icelandic-blurb = Beantwoord een vrouw met een vrouw, of het kost een beurt, en later net zoveel kaarten als er vrouwen zijn.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Vrouwen om te beantwoorden, en strafkaarten die je niet kunt leggen, gaan naar de volgende.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Vrouwen om te beantwoorden, en zessen tellen acht en achten zes.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Vrouwen om te beantwoorden, en een joker die 99 maakt en de richting omkeert.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Vrouwen om te beantwoorden, en reeksen: alleen wie de reeks voortzet, mag pakken.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Zevens kopiëren de vorige kaart, zessen stelen er een, boeren met één oog maken 99, en paren van heren of vrouwen tellen één keer.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = Uit Thailand: er wordt een kaart omgedraaid om te beginnen, en wie niet kan, ligt eruit.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Boeren keren de richting om, en zodra iemand twee strafpunten heeft, is de partij voorbij.

variants-99-queen-anne = 99 van Queen Anne
variants-99-queen-anne-blurb = Na een joker legt de volgende twee keer, en een vier geeft dat door aan de vorige speler.

variants-99-japan = 99 uit Japan
variants-99-japan-blurb = Een vier keert om of telt vier, een acht telt acht of niets, en een joker verdubbelt het totaal.

variants-99-zpag = Le 99, veel kaarten
variants-99-zpag-blurb = Twee spellen of meer: negens keren om, boeren slaan een speler over, tienen halen er tien af.

variants-99-nichidai = 99 van de Nihon-universiteit
variants-99-nichidai-blurb = Bijzondere kaarten slapen tot het totaal 90 is. Alleen twee azen werken altijd.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Het spel uit de doos: blijf onder 99 en geef een dubbelkaart door met halt of keer.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = De nieuwe uitgave: één ronde, wie niet kan, ligt eruit, en vier ONO-kaarten mogen samen weg.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = De doos uit Japan: tot 101, vijf kaarten maken meteen 101, en twee keer leggen kun je doorgeven.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Blijf onder 77 en noem geen 11, 22, 33, 44, 55 of 66, want elk van die getallen kost een chip.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Negen fiches en 60 kaarten, als op de servers van RS Games: tot 99, met overslaan en vier 99-kaarten.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Goden en getallen beklimmen een berg: zorg dat jij Zeus hebt als het totaal 100 is.

variants-boom-o = Boom-O
variants-boom-o-blurb = Raak je kaarten kwijt voor de klok voorbij zestig tikt; na drie tijdbommen lig je eruit.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Raak tien kaarten kwijt onder 22: een bom vraagt om een nul, en één kaart geeft ieder een nieuwe hand.

variants-call-pass-to-you = door naar jou
variants-call-back-on-you = terug naar jou
variants-call-pass-me-by = mij voorbij
