variants-ninety-nine = 99
variants-ninety-nine-blurb = Klasyczna gra: dziewiątki nic nie dodają, czwórki zmieniają kierunek, a król zmienia sumę na 99.

variants-ninety-nine-orcutt = 99, Orcutt
variants-ninety-nine-orcutt-blurb = Pięć kart i cztery monety: większy wybór i dłuższe rozdania.

variants-ninety-nine-boyer = 99, Boyer
variants-ninety-nine-boyer-blurb = Siedem kart i jedno życie: kto nie może zagrać, od razu odpada.

variants-99-gronemann = 99, Gronemann
variants-99-gronemann-blurb = Bez ruchu odpadasz z rozdania, ostatni je wygrywa, a trzy wygrane rozdania dają partię.

variants-ninety-nine-king-nine-swap = 99, zamiana króla i dziewiątki
variants-ninety-nine-king-nine-swap-blurb = Teraz to dziewiątka daje 99, a król nic nie dodaje.

variants-ninety-nine-four-nine-swap = 99, zamiana czwórki i dziewiątki
variants-ninety-nine-four-nine-swap-blurb = Teraz to dziewiątka zmienia kierunek, a czwórka nic nie dodaje.

variants-ninety-nine-minus-ten = 99, dziesiątka zawsze odejmuje
variants-ninety-nine-minus-ten-blurb = Dziesiątka odejmuje dziesięć i nigdy nie dodaje.

variants-ninety-nine-four-again = 99, czwórka daje drugi ruch
variants-ninety-nine-four-again-blurb = Gdy gracie we dwoje, czwórka daje jeszcze jeden ruch.

variants-ninety-nine-four-corners = 99, cztery rogi
variants-ninety-nine-four-corners-blurb = Po każdej stracie zaginasz róg swojego banknotu; z czwartym odpadasz.

variants-ninety-nine-pile-away = 99, znikający stos
variants-ninety-nine-pile-away-blurb = Nikt nie rozdaje od nowa: kto nie może zagrać, płaci, stos znika i liczymy od 0.

variants-ninety-nine-69 = 99 z premią za 69
variants-ninety-nine-69-blurb = Kto trafi dokładnie w 69, odzyskuje żeton ze środka.

variants-ninety-nine-1950s = 99 z lat pięćdziesiątych
variants-ninety-nine-1950s-blurb = Siódemki zmieniają kierunek, żadna karta nie zmienia sumy na 99, a bez groszy grasz jeszcze na honor.

variants-ninety-nine-wilson = 99 z granicami
variants-ninety-nine-wilson-blurb = 33, 66 i 99 to granice: przekroczenie jednej kosztuje punkt. Liczą się te, które zostaną; 15 punktów kończy grę.

variants-ninety-nine-qcsalon = 99, 33-66-99
variants-ninety-nine-qcsalon-blurb = Traf w 33, 66 lub 99, a pozostali zapłacą; przeskocz jedną z tych liczb, a zapłacisz ty.

variants-ninety-nine-qcsalon-beginner = 99, 33-66-99 na początek
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99, ale walety i czwórki są zwykłe, a dwójka dzieli na pół każdą parzystą sumę.

variants-ninety-nine-ishihara = 99, Ishihara
variants-ninety-nine-ishihara-blurb = Jedno długie rozdanie bez żetonów: kto nie może zagrać, odpada, a króle czekają pięć kolejek.

variants-ninety-nine-ishihara-hands = 99, Ishihara z układami
variants-ninety-nine-ishihara-hands-blurb = Trzy króle od razu wygrywają partię; z trzema szóstkami przegrywają wszyscy.

variants-ninety-eight = 98
variants-ninety-eight-blurb = Prosta i szybka: żadna karta nie zmienia kierunku, a kto przegra rozdanie, dostaje karę.

variants-ninety-eight-umass = 98, UMass Amherst
variants-ninety-eight-umass-blurb = Trzy karty, przy których liczy się kolor: jedna wyrzuca gracza, druga cię ratuje, trzecia zamienia karty.

variants-ninety-eight-arizona = 98, oryginał z Arizony
variants-ninety-eight-arizona-blurb = Joker każe następnemu graczowi zagrać dwa razy, takie same karty idą razem, a wygrywa ostatni w grze.

variants-one-hundred = Setka
variants-one-hundred-blurb = Do 100: czarne asy dają dowolną sumę, dziesiątki dają 100, a czerwone piątki odejmują pięć.

variants-hundert = Hundert
variants-hundert-blurb = Rozdaje się wszystkie karty, każdą wolno zagrać, a ponad 100 płacisz każdemu nadwyżkę.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Bieg z przeszkodami: 55, 66, 77, 88, 99 lub 111 daje punkt, przeskok go zabiera, a 120 kończy rozdanie.

variants-to-twenty = Do dwudziestu
variants-to-twenty-blurb = Pierwsza gra dla małych dzieci: od asa do piątki karty dodają swoją wartość, walet odejmuje dwa, a limit to 20.

variants-to-ten = Do dziesięciu
variants-to-ten-blurb = Kropki zamiast liczb, do dziesięciu: pełne kropki dodają, puste odejmują.

variants-to-fifty = Do pięćdziesięciu
variants-to-fifty-blurb = Druga gra dla dzieci, do 50: walet plus dziesięć, dziesiątka minus dziesięć, dama minus pięć, król daje 50.

variants-back-to-zero = Z powrotem do zera
variants-back-to-zero-blurb = Od 50 w dół: liczby i król odejmują, walet dodaje dziesięć, dama pięć, a poniżej 0 to przegrana.

variants-reach-99-together = Razem do 99
variants-reach-99-together-blurb = Wszyscy razem przeciw limitowi: dojdźcie do równych 99, zanim stracicie oba żetony.

variants-oh-no-99 = O nie! 99!
variants-oh-no-99-blurb = Gra ze szkolnej ławki: dama to od +1 do +10, −10 albo 0, a kto nie może zagrać, odpada.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Z francuskich szkół: figury dodają lub odejmują, a kto nie może zagrać, odpada z dwiema kartami.
variants-99-do2learn = Ninetynine z do2learn
variants-99-do2learn-blurb = Kto trafi dokładnie w 99 bez króla, wygrywa. Kto nie może zagrać, odpada i liczymy od początku.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Gra ze szkolnej ławki: wygrywa, kto pierwszy trafi dokładnie w 99 bez króla, a walet pomija gracza.

variants-scary-seven = Straszna siódemka
variants-scary-seven-blurb = Liczby do 12 dają najwyżej 25, a siódemki odejmują siedem.

variants-zero-to-100 = Od 0 do 100
variants-zero-to-100-blurb = Liczby do 12, jokery i nikt nie odpada: wygrywa, kto pierwszy dojdzie do 100.

variants-ninety-nine-standard = 99, standardowa
variants-ninety-nine-standard-blurb = Dziewiątka zmienia sumę na 99, trójka pomija gracza, a król nic nie dodaje.

variants-ninety-nine-alternative = 99, alternatywna
variants-ninety-nine-alternative-blurb = Dziewiątka to pas, dziesiątka odejmuje dziesięć, król zmienia sumę na 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Trójka i dziewiątka pomijają gracza; dziesiątki odejmują dziesięć.

variants-ninety-nine-hawaiian = Hawajska
variants-ninety-nine-hawaiian-blurb = Z Hawajów: dziewiątki i walety zmieniają sumę na 99, piątki i dziesiątki ją obniżają.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = Mała dwójka zmienia sumę na 99, a król dodaje tylko dziesięć.

variants-ninety-nine-denexa = 99, denexa
variants-ninety-nine-denexa-blurb = Po cztery karty, dziewiątki zmieniają sumę na 99, a trójki pomijają gracza; od dwóch do sześciu graczy.

variants-ninety-nine-gamerules = 99, gamerules
variants-ninety-nine-gamerules-blurb = Klasyczna gra, a od czterech graczy dwie talie i po trzy żetony.

variants-ninety-nine-five-folds = 99, pięć zagięć
variants-ninety-nine-five-folds-blurb = Zegnij cztery rogi swojego banknotu, potem cały banknot na pół: z piątym zagięciem odpadasz.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Kto nie może zagrać, czeka tylko do końca rozdania; trzy takie same karty można wyłożyć w każdej chwili.

variants-ninety-nine-taiwanese = Tajwańska
variants-ninety-nine-taiwanese-blurb = Po pięć kart; piątką wskazujesz, kto gra następny, a dama dodaje lub odejmuje dwadzieścia.
variants-99-poker-shed = Jiujiu, wygrywa ostatnia karta
variants-99-poker-shed-blurb = Nic nie tasuje się od nowa: gdy talia się skończy, wygrywa ten, kto zagra ostatnią kartę z ręki.
variants-99-poker = Poker 99
variants-99-poker-blurb = Czerwone dziesiątki i damy tylko dodają, a as pik zeruje sumę, dopóki talia nie odnowi się cztery razy.

variants-ninety-nine-jokers = 99 z jokerami
variants-ninety-nine-jokers-blurb = Jokery zmieniają sumę na 99, a król zmienia kierunek.

variants-ninety-nine-icelandic = Islandzka
variants-ninety-nine-icelandic-blurb = Na damę odpowiada się damą; inaczej traci się kolej, a za kilka dam dokłada się tyle kart, ile ich jest.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Na damy się odpowiada, a to, czego nie dołożysz do kary, przechodzi na następnego gracza.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Na damy się odpowiada, a szóstki są warte osiem i ósemki sześć.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Na damy się odpowiada, a joker zmienia sumę na 99 i kierunek gry.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Na damy się odpowiada i są ciągi: póki wartości rosną albo maleją, dobiera tylko ten, kto ciągnie dalej.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Siódemki kopiują ostatnią kartę, szóstki kradną jedną, jednookie walety zmieniają sumę na 99, a para króli lub dam liczy się raz.

variants-ninety-nine-thai = Tajska 99
variants-ninety-nine-thai-blurb = Z Tajlandii: na początku odkrywa się kartę, a kto nie może zagrać, odpada.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Walety odwracają kierunek, a gdy ktoś ma dwie kary, partia się kończy.

variants-99-queen-anne = 99 Queen Anne
variants-99-queen-anne-blurb = Po jokerze następny gracz gra dwa razy, a czwórką oddaje oba zagrania poprzedniemu graczowi.

variants-99-japan = 99 z Japonii
variants-99-japan-blurb = Czwórka zmienia kierunek albo dodaje cztery, ósemka nic nie zmienia albo dodaje osiem, a joker podwaja sumę.

variants-99-zpag = Le 99, wiele talii
variants-99-zpag-blurb = Dwie talie lub więcej: dziewiątki zmieniają kierunek, walety pomijają gracza, dziesiątki odejmują 10.

variants-99-nichidai = 99 z Uniwersytetu Nihon
variants-99-nichidai-blurb = Karty specjalne śpią, póki suma nie sięgnie 90. Tylko dwa asy działają zawsze.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Gra z pudełka: nie dojdź do 99, a podwójny ruch oddaj dalej kartą Pauza albo Zwrot.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = Nowe wydanie: jedno rozdanie, kto nie może zagrać, odpada, a cztery karty ONO można rzucić naraz.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = Gra z Japonii: do 101, pięć kart od razu robi 101, a podwójny ruch można oddać dalej.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Nie dojdź do 77 i nie mów 11, 22, 33, 44, 55 ani 66: każda z tych liczb kosztuje żeton.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Dziewięć żetonów i 60 kart, jak na serwerach RS Games: do 99, z kartami Postój.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Bogowie i liczby wspinają się na górę: miej Zeusa, gdy suma dojdzie do 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Pozbądź się kart, zanim zegar minie sześćdziesiąt; z trzema odwróconymi bombami zegarowymi odpadasz.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Pozbądź się dziesięciu kart bez przekraczania 21: bomba żąda zera, jedna karta rozdaje nowe.

## Co się woła przy takiej karcie

variants-call-pass-to-you = pas do ciebie
variants-call-back-on-you = z powrotem do ciebie
variants-call-pass-me-by = mnie pomiń
