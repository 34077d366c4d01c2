### Słowa, które się odmieniają: karty, gracze, żetony, liczby słowami, wyliczenia.
###
### form-rank: "" siódemka, król (mianownik); gen siódemki, króla; dat siódemce, królowi; acc siódemkę, króla; inst siódemką, królem;
### loc (o) siódemce, królu; many siódemki, króle; many-gen siódemek, króli (po 0 i od 5: „pięć siódemek”); many-dat siódemkom, królom;
### many-acc siódemki, króle; many-inst siódemkami, królami; many-loc siódemkach, królach; figure 7, król (jak na karcie, figury słownie).
### Karty specjalne: "" i figure Pauza; nom karta Pauza, gen karty Pauza, acc kartę Pauza, many karty Pauza i tak dalej.
### nom to mianownik, w którym karta stoi w zdaniu: siódemka, król, karta Pauza, 7 pik, zero. Bez niego karta bez koloru to figure: 7.
### form-card: "" 7 pik, dama kier; gen, dat, acc, inst, loc: damy, damie, damę, damą kier; 7 pik zawsze tak samo. Bez koloru: form-rank.
### heard, tylko do słuchania: siódemka pik, dama kier, bo głos czyta „7 pik” jako „siedem pik”; zawsze w mianowniku.
### form-player: "" Ty (na początku zdania); who ty; gen, acc ciebie; dat tobie; ci (krótko: „zabiera ci kartę”); inst tobą; loc tobie.
### Kto inny: "" i who Anna; gen, acc gracza Anna; dat, ci graczowi Anna; inst graczem Anna; loc graczu Anna.
### form-tokens, z liczbą: "" jeden grosz, jedna litera, trzy grosze, pięć groszy; gen jednego grosza, trzech groszy; dat jednemu
### groszowi, trzem groszom; acc jeden grosz, jedną literę, trzy grosze; inst jednym groszem, trzema groszami; loc jednym groszu.
### form-number: "" jeden, dwa, pięć; f jedna, dwie (karty); f-acc jedną, dwie; n jedno, dwa; m-acc jednego (waleta), dwa; gen jednego,
### dwóch, pięciu (także osoby w mianowniku i bierniku: „dwóch graczy gra”); f-gen jednej; dat jednemu, dwóm, pięciu; f-dat jednej; inst
### jednym, dwoma, pięcioma; f-inst jedną, dwiema; loc jednym, dwóch, pięciu; f-loc jednej. Od 11 cyframi.
### form-times: "" raz, dwa razy.
### form-ordinal: "" pierwszy; acc pierwszy; gen, m-acc pierwszego; dat pierwszemu; inst, loc pierwszym; n pierwsze; f pierwsza; f-gen, f-dat,
### f-loc pierwszej; f-acc, f-inst pierwszą.

form-language = Polski

form-letters = AWDK

form-rank = { $rank ->
    [0] { $form ->
        [gen] zera
        [dat] zeru
        [acc] zero
        [inst] zerem
        [loc] zerze
        [many] zera
        [many-gen] zer
        [many-dat] zerom
        [many-acc] zera
        [many-inst] zerami
        [many-loc] zerach
        [figure] 0
       *[nom] zero
     }
    [A] { $form ->
        [gen] asa
        [dat] asowi
        [acc] asa
        [inst] asem
        [loc] asie
        [many] asy
        [many-gen] asów
        [many-dat] asom
        [many-acc] asy
        [many-inst] asami
        [many-loc] asach
       *[nom] as
     }
    [1] { $form ->
        [gen] jedynki
        [dat] jedynce
        [acc] jedynkę
        [inst] jedynką
        [loc] jedynce
        [many] jedynki
        [many-gen] jedynek
        [many-dat] jedynkom
        [many-acc] jedynki
        [many-inst] jedynkami
        [many-loc] jedynkach
        [figure] 1
       *[nom] jedynka
     }
    [2] { $form ->
        [gen] dwójki
        [dat] dwójce
        [acc] dwójkę
        [inst] dwójką
        [loc] dwójce
        [many] dwójki
        [many-gen] dwójek
        [many-dat] dwójkom
        [many-acc] dwójki
        [many-inst] dwójkami
        [many-loc] dwójkach
        [figure] 2
       *[nom] dwójka
     }
    [3] { $form ->
        [gen] trójki
        [dat] trójce
        [acc] trójkę
        [inst] trójką
        [loc] trójce
        [many] trójki
        [many-gen] trójek
        [many-dat] trójkom
        [many-acc] trójki
        [many-inst] trójkami
        [many-loc] trójkach
        [figure] 3
       *[nom] trójka
     }
    [4] { $form ->
        [gen] czwórki
        [dat] czwórce
        [acc] czwórkę
        [inst] czwórką
        [loc] czwórce
        [many] czwórki
        [many-gen] czwórek
        [many-dat] czwórkom
        [many-acc] czwórki
        [many-inst] czwórkami
        [many-loc] czwórkach
        [figure] 4
       *[nom] czwórka
     }
    [5] { $form ->
        [gen] piątki
        [dat] piątce
        [acc] piątkę
        [inst] piątką
        [loc] piątce
        [many] piątki
        [many-gen] piątek
        [many-dat] piątkom
        [many-acc] piątki
        [many-inst] piątkami
        [many-loc] piątkach
        [figure] 5
       *[nom] piątka
     }
    [6] { $form ->
        [gen] szóstki
        [dat] szóstce
        [acc] szóstkę
        [inst] szóstką
        [loc] szóstce
        [many] szóstki
        [many-gen] szóstek
        [many-dat] szóstkom
        [many-acc] szóstki
        [many-inst] szóstkami
        [many-loc] szóstkach
        [figure] 6
       *[nom] szóstka
     }
    [7] { $form ->
        [gen] siódemki
        [dat] siódemce
        [acc] siódemkę
        [inst] siódemką
        [loc] siódemce
        [many] siódemki
        [many-gen] siódemek
        [many-dat] siódemkom
        [many-acc] siódemki
        [many-inst] siódemkami
        [many-loc] siódemkach
        [figure] 7
       *[nom] siódemka
     }
    [8] { $form ->
        [gen] ósemki
        [dat] ósemce
        [acc] ósemkę
        [inst] ósemką
        [loc] ósemce
        [many] ósemki
        [many-gen] ósemek
        [many-dat] ósemkom
        [many-acc] ósemki
        [many-inst] ósemkami
        [many-loc] ósemkach
        [figure] 8
       *[nom] ósemka
     }
    [9] { $form ->
        [gen] dziewiątki
        [dat] dziewiątce
        [acc] dziewiątkę
        [inst] dziewiątką
        [loc] dziewiątce
        [many] dziewiątki
        [many-gen] dziewiątek
        [many-dat] dziewiątkom
        [many-acc] dziewiątki
        [many-inst] dziewiątkami
        [many-loc] dziewiątkach
        [figure] 9
       *[nom] dziewiątka
     }
    [10] { $form ->
        [gen] dziesiątki
        [dat] dziesiątce
        [acc] dziesiątkę
        [inst] dziesiątką
        [loc] dziesiątce
        [many] dziesiątki
        [many-gen] dziesiątek
        [many-dat] dziesiątkom
        [many-acc] dziesiątki
        [many-inst] dziesiątkami
        [many-loc] dziesiątkach
        [figure] 10
       *[nom] dziesiątka
     }
    [J] { $form ->
        [gen] waleta
        [dat] waletowi
        [acc] waleta
        [inst] waletem
        [loc] walecie
        [many] walety
        [many-gen] waletów
        [many-dat] waletom
        [many-acc] walety
        [many-inst] waletami
        [many-loc] waletach
       *[nom] walet
     }
    [Q] { $form ->
        [gen] damy
        [dat] damie
        [acc] damę
        [inst] damą
        [loc] damie
        [many] damy
        [many-gen] dam
        [many-dat] damom
        [many-acc] damy
        [many-inst] damami
        [many-loc] damach
       *[nom] dama
     }
    [K] { $form ->
        [gen] króla
        [dat] królowi
        [acc] króla
        [inst] królem
        [loc] królu
        [many] króle
        [many-gen] króli
        [many-dat] królom
        [many-acc] króle
        [many-inst] królami
        [many-loc] królach
       *[nom] król
     }
    [JK] { $form ->
        [gen] jokera
        [dat] jokerowi
        [acc] jokera
        [inst] jokerem
        [loc] jokerze
        [many] jokery
        [many-gen] jokerów
        [many-dat] jokerom
        [many-acc] jokery
        [many-inst] jokerami
        [many-loc] jokerach
       *[nom] joker
     }
    [HOLD] { $form ->
        [nom] karta Pauza
        [gen] karty Pauza
        [dat] karcie Pauza
        [acc] kartę Pauza
        [inst] kartą Pauza
        [loc] karcie Pauza
        [many] karty Pauza
        [many-gen] kart Pauza
        [many-dat] kartom Pauza
        [many-acc] karty Pauza
        [many-inst] kartami Pauza
        [many-loc] kartach Pauza
       *[name] Pauza
     }
    [REV] { $form ->
        [nom] karta Zwrot
        [gen] karty Zwrot
        [dat] karcie Zwrot
        [acc] kartę Zwrot
        [inst] kartą Zwrot
        [loc] karcie Zwrot
        [many] karty Zwrot
        [many-gen] kart Zwrot
        [many-dat] kartom Zwrot
        [many-acc] karty Zwrot
        [many-inst] kartami Zwrot
        [many-loc] kartach Zwrot
       *[name] Zwrot
     }
    [DP] { $form ->
        [nom] karta Podwójny ruch
        [gen] karty Podwójny ruch
        [dat] karcie Podwójny ruch
        [acc] kartę Podwójny ruch
        [inst] kartą Podwójny ruch
        [loc] karcie Podwójny ruch
        [many] karty Podwójny ruch
        [many-gen] kart Podwójny ruch
        [many-dat] kartom Podwójny ruch
        [many-acc] karty Podwójny ruch
        [many-inst] kartami Podwójny ruch
        [many-loc] kartach Podwójny ruch
       *[name] Podwójny ruch
     }
    [P2] { $form ->
        [nom] karta Zagraj 2
        [gen] karty Zagraj 2
        [dat] karcie Zagraj 2
        [acc] kartę Zagraj 2
        [inst] kartą Zagraj 2
        [loc] karcie Zagraj 2
        [many] karty Zagraj 2
        [many-gen] kart Zagraj 2
        [many-dat] kartom Zagraj 2
        [many-acc] karty Zagraj 2
        [many-inst] kartami Zagraj 2
        [many-loc] kartach Zagraj 2
       *[name] Zagraj 2
     }
    [ONO] { $form ->
        [nom] karta O'NO 99
        [gen] karty O'NO 99
        [dat] karcie O'NO 99
        [acc] kartę O'NO 99
        [inst] kartą O'NO 99
        [loc] karcie O'NO 99
        [many] karty O'NO 99
        [many-gen] kart O'NO 99
        [many-dat] kartom O'NO 99
        [many-acc] karty O'NO 99
        [many-inst] kartami O'NO 99
        [many-loc] kartach O'NO 99
       *[name] O'NO 99
     }
    [SKIP] { $form ->
        [nom] karta Postój
        [gen] karty Postój
        [dat] karcie Postój
        [acc] kartę Postój
        [inst] kartą Postój
        [loc] karcie Postój
        [many] karty Postój
        [many-gen] kart Postój
        [many-dat] kartom Postój
        [many-acc] karty Postój
        [many-inst] kartami Postój
        [many-loc] kartach Postój
       *[name] Postój
     }
    [DRAW1] { $form ->
        [nom] karta Dobierz 1
        [gen] karty Dobierz 1
        [dat] karcie Dobierz 1
        [acc] kartę Dobierz 1
        [inst] kartą Dobierz 1
        [loc] karcie Dobierz 1
        [many] karty Dobierz 1
        [many-gen] kart Dobierz 1
        [many-dat] kartom Dobierz 1
        [many-acc] karty Dobierz 1
        [many-inst] kartami Dobierz 1
        [many-loc] kartach Dobierz 1
       *[name] Dobierz 1
     }
    [DRAW2] { $form ->
        [nom] karta Dobierz 2
        [gen] karty Dobierz 2
        [dat] karcie Dobierz 2
        [acc] kartę Dobierz 2
        [inst] kartą Dobierz 2
        [loc] karcie Dobierz 2
        [many] karty Dobierz 2
        [many-gen] kart Dobierz 2
        [many-dat] kartom Dobierz 2
        [many-acc] karty Dobierz 2
        [many-inst] kartami Dobierz 2
        [many-loc] kartach Dobierz 2
       *[name] Dobierz 2
     }
    [TRADE] { $form ->
        [nom] karta Wymiana
        [gen] karty Wymiana
        [dat] karcie Wymiana
        [acc] kartę Wymiana
        [inst] kartą Wymiana
        [loc] karcie Wymiana
        [many] karty Wymiana
        [many-gen] kart Wymiana
        [many-dat] kartom Wymiana
        [many-acc] karty Wymiana
        [many-inst] kartami Wymiana
        [many-loc] kartach Wymiana
       *[name] Wymiana
     }
    [DOUBLE] { $form ->
        [nom] karta Podwójny ruch
        [gen] karty Podwójny ruch
        [dat] karcie Podwójny ruch
        [acc] kartę Podwójny ruch
        [inst] kartą Podwójny ruch
        [loc] karcie Podwójny ruch
        [many] karty Podwójny ruch
        [many-gen] kart Podwójny ruch
        [many-dat] kartom Podwójny ruch
        [many-acc] karty Podwójny ruch
        [many-inst] kartami Podwójny ruch
        [many-loc] kartach Podwójny ruch
       *[name] Podwójny ruch
     }
    [BOMB] { $form ->
        [nom] karta Bomba
        [gen] karty Bomba
        [dat] karcie Bomba
        [acc] kartę Bomba
        [inst] kartą Bomba
        [loc] karcie Bomba
        [many] karty Bomba
        [many-gen] kart Bomba
        [many-dat] kartom Bomba
        [many-acc] karty Bomba
        [many-inst] kartami Bomba
        [many-loc] kartach Bomba
       *[name] Bomba
     }
    [REDEAL] { $form ->
        [nom] karta Nowe rozdanie
        [gen] karty Nowe rozdanie
        [dat] karcie Nowe rozdanie
        [acc] kartę Nowe rozdanie
        [inst] kartą Nowe rozdanie
        [loc] karcie Nowe rozdanie
        [many] karty Nowe rozdanie
        [many-gen] kart Nowe rozdanie
        [many-dat] kartom Nowe rozdanie
        [many-acc] karty Nowe rozdanie
        [many-inst] kartami Nowe rozdanie
        [many-loc] kartach Nowe rozdanie
       *[name] Nowe rozdanie
     }
    [NAME] { $form ->
        [nom] karta Wskaż
        [gen] karty Wskaż
        [dat] karcie Wskaż
        [acc] kartę Wskaż
        [inst] kartą Wskaż
        [loc] karcie Wskaż
        [many] karty Wskaż
        [many-gen] kart Wskaż
        [many-dat] kartom Wskaż
        [many-acc] karty Wskaż
        [many-inst] kartami Wskaż
        [many-loc] kartach Wskaż
       *[name] Wskaż
     }
    [WILD] { $form ->
        [nom] karta Dowolna liczba
        [gen] karty Dowolna liczba
        [dat] karcie Dowolna liczba
        [acc] kartę Dowolna liczba
        [inst] kartą Dowolna liczba
        [loc] karcie Dowolna liczba
        [many] karty Dowolna liczba
        [many-gen] kart Dowolna liczba
        [many-dat] kartom Dowolna liczba
        [many-acc] karty Dowolna liczba
        [many-inst] kartami Dowolna liczba
        [many-loc] kartach Dowolna liczba
       *[name] Dowolna liczba
     }
    [APHRODITE] { $form ->
        [gen] Afrodyty
        [dat] Afrodycie
        [acc] Afrodytę
        [inst] Afrodytą
        [loc] Afrodycie
        [many] karty Afrodyta
        [many-gen] kart Afrodyta
        [many-dat] kartom Afrodyta
        [many-acc] karty Afrodyta
        [many-inst] kartami Afrodyta
        [many-loc] kartach Afrodyta
       *[nom] Afrodyta
     }
    [APOLLO] { $form ->
        [gen] Apolla
        [dat] Apollowi
        [acc] Apolla
        [inst] Apollem
        [loc] Apollu
        [many] karty Apollo
        [many-gen] kart Apollo
        [many-dat] kartom Apollo
        [many-acc] karty Apollo
        [many-inst] kartami Apollo
        [many-loc] kartach Apollo
       *[nom] Apollo
     }
    [ARES] { $form ->
        [gen] Aresa
        [dat] Aresowi
        [acc] Aresa
        [inst] Aresem
        [loc] Aresie
        [many] karty Ares
        [many-gen] kart Ares
        [many-dat] kartom Ares
        [many-acc] karty Ares
        [many-inst] kartami Ares
        [many-loc] kartach Ares
       *[nom] Ares
     }
    [ARTEMIS] { $form ->
        [gen] Artemidy
        [dat] Artemidzie
        [acc] Artemidę
        [inst] Artemidą
        [loc] Artemidzie
        [many] karty Artemida
        [many-gen] kart Artemida
        [many-dat] kartom Artemida
        [many-acc] karty Artemida
        [many-inst] kartami Artemida
        [many-loc] kartach Artemida
       *[nom] Artemida
     }
    [ATHENA] { $form ->
        [gen] Ateny
        [dat] Atenie
        [acc] Atenę
        [inst] Ateną
        [loc] Atenie
        [many] karty Atena
        [many-gen] kart Atena
        [many-dat] kartom Atena
        [many-acc] karty Atena
        [many-inst] kartami Atena
        [many-loc] kartach Atena
       *[nom] Atena
     }
    [HERA] { $form ->
        [gen] Hery
        [dat] Herze
        [acc] Herę
        [inst] Herą
        [loc] Herze
        [many] karty Hera
        [many-gen] kart Hera
        [many-dat] kartom Hera
        [many-acc] karty Hera
        [many-inst] kartami Hera
        [many-loc] kartach Hera
       *[nom] Hera
     }
    [HERMES] { $form ->
        [gen] Hermesa
        [dat] Hermesowi
        [acc] Hermesa
        [inst] Hermesem
        [loc] Hermesie
        [many] karty Hermes
        [many-gen] kart Hermes
        [many-dat] kartom Hermes
        [many-acc] karty Hermes
        [many-inst] kartami Hermes
        [many-loc] kartach Hermes
       *[nom] Hermes
     }
    [POSEIDON] { $form ->
        [gen] Posejdona
        [dat] Posejdonowi
        [acc] Posejdona
        [inst] Posejdonem
        [loc] Posejdonie
        [many] karty Posejdon
        [many-gen] kart Posejdon
        [many-dat] kartom Posejdon
        [many-acc] karty Posejdon
        [many-inst] kartami Posejdon
        [many-loc] kartach Posejdon
       *[nom] Posejdon
     }
    [hidden] { $form ->
        [gen] zakrytej karty
        [dat] zakrytej karcie
        [acc] zakrytą kartę
        [inst] zakrytą kartą
        [loc] zakrytej karcie
        [many] zakryte karty
        [many-gen] zakrytych kart
        [many-dat] zakrytym kartom
        [many-acc] zakryte karty
        [many-inst] zakrytymi kartami
        [many-loc] zakrytych kartach
       *[nom] zakryta karta
     }
   *[other] { $form ->
        [nom] karta { $rank }
        [gen] karty { $rank }
        [dat] karcie { $rank }
        [acc] kartę { $rank }
        [inst] kartą { $rank }
        [loc] karcie { $rank }
        [many] karty { $rank }
        [many-gen] kart { $rank }
        [many-dat] kartom { $rank }
        [many-acc] karty { $rank }
        [many-inst] kartami { $rank }
        [many-loc] kartach { $rank }
       *[name] { $rank }
     }
 }

form-suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
 }

form-card = { $rank ->
    [A] { $form ->
        [gen] asa { form-suit }
        [dat] asowi { form-suit }
        [acc] asa { form-suit }
        [inst] asem { form-suit }
        [loc] asie { form-suit }
       *[nom] as { form-suit }
     }
    [J] { $form ->
        [gen] waleta { form-suit }
        [dat] waletowi { form-suit }
        [acc] waleta { form-suit }
        [inst] waletem { form-suit }
        [loc] walecie { form-suit }
       *[nom] walet { form-suit }
     }
    [Q] { $form ->
        [gen] damy { form-suit }
        [dat] damie { form-suit }
        [acc] damę { form-suit }
        [inst] damą { form-suit }
        [loc] damie { form-suit }
       *[nom] dama { form-suit }
     }
    [K] { $form ->
        [gen] króla { form-suit }
        [dat] królowi { form-suit }
        [acc] króla { form-suit }
        [inst] królem { form-suit }
        [loc] królu { form-suit }
       *[nom] król { form-suit }
     }
   *[other] { $form ->
        [heard] { FORM($rank, form: "nom") } { form-suit }
       *[nom] { FORM($rank, form: "figure") } { form-suit }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [who] ty
        [gen] ciebie
        [dat] tobie
        [ci] ci
        [acc] ciebie
        [inst] tobą
        [loc] tobie
       *[nom] Ty
     }
   *[other] { $form ->
        [gen] gracza { $name }
        [dat] graczowi { $name }
        [ci] graczowi { $name }
        [acc] gracza { $name }
        [inst] graczem { $name }
        [loc] graczu { $name }
       *[nom] { $name }
     }
 }

form-tokens = { $kind ->
    [penny] { $form ->
        [gen] { $count ->
            [one] jednego grosza
            [few] { FORM($count, as: "form-number", form: "gen") } groszy
           *[many] { FORM($count, as: "form-number", form: "gen") } groszy
         }
        [dat] { $count ->
            [one] jednemu groszowi
            [few] { FORM($count, as: "form-number", form: "dat") } groszom
           *[many] { FORM($count, as: "form-number", form: "dat") } groszom
         }
        [acc] { $count ->
            [one] jeden grosz
            [few] { FORM($count, as: "form-number") } grosze
           *[many] { FORM($count, as: "form-number") } groszy
         }
        [inst] { $count ->
            [one] jednym groszem
            [few] { FORM($count, as: "form-number", form: "inst") } groszami
           *[many] { FORM($count, as: "form-number", form: "inst") } groszami
         }
        [loc] { $count ->
            [one] jednym groszu
            [few] { FORM($count, as: "form-number", form: "loc") } groszach
           *[many] { FORM($count, as: "form-number", form: "loc") } groszach
         }
       *[nom] { $count ->
            [one] jeden grosz
            [few] { FORM($count, as: "form-number") } grosze
           *[many] { FORM($count, as: "form-number") } groszy
         }
     }
    [nickel] { $form ->
        [gen] { $count ->
            [one] jednej monety
            [few] { FORM($count, as: "form-number", form: "f-gen") } monet
           *[many] { FORM($count, as: "form-number", form: "f-gen") } monet
         }
        [dat] { $count ->
            [one] jednej monecie
            [few] { FORM($count, as: "form-number", form: "f-dat") } monetom
           *[many] { FORM($count, as: "form-number", form: "f-dat") } monetom
         }
        [acc] { $count ->
            [one] jedną monetę
            [few] { FORM($count, as: "form-number", form: "f-acc") } monety
           *[many] { FORM($count, as: "form-number", form: "f-acc") } monet
         }
        [inst] { $count ->
            [one] jedną monetą
            [few] { FORM($count, as: "form-number", form: "f-inst") } monetami
           *[many] { FORM($count, as: "form-number", form: "f-inst") } monetami
         }
        [loc] { $count ->
            [one] jednej monecie
            [few] { FORM($count, as: "form-number", form: "f-loc") } monetach
           *[many] { FORM($count, as: "form-number", form: "f-loc") } monetach
         }
       *[nom] { $count ->
            [one] jedna moneta
            [few] { FORM($count, as: "form-number", form: "f") } monety
           *[many] { FORM($count, as: "form-number", form: "f") } monet
         }
     }
    [chip] { $form ->
        [gen] { $count ->
            [one] jednego żetonu
            [few] { FORM($count, as: "form-number", form: "gen") } żetonów
           *[many] { FORM($count, as: "form-number", form: "gen") } żetonów
         }
        [dat] { $count ->
            [one] jednemu żetonowi
            [few] { FORM($count, as: "form-number", form: "dat") } żetonom
           *[many] { FORM($count, as: "form-number", form: "dat") } żetonom
         }
        [acc] { $count ->
            [one] jeden żeton
            [few] { FORM($count, as: "form-number") } żetony
           *[many] { FORM($count, as: "form-number") } żetonów
         }
        [inst] { $count ->
            [one] jednym żetonem
            [few] { FORM($count, as: "form-number", form: "inst") } żetonami
           *[many] { FORM($count, as: "form-number", form: "inst") } żetonami
         }
        [loc] { $count ->
            [one] jednym żetonie
            [few] { FORM($count, as: "form-number", form: "loc") } żetonach
           *[many] { FORM($count, as: "form-number", form: "loc") } żetonach
         }
       *[nom] { $count ->
            [one] jeden żeton
            [few] { FORM($count, as: "form-number") } żetony
           *[many] { FORM($count, as: "form-number") } żetonów
         }
     }
    [corner] { $form ->
        [gen] { $count ->
            [one] jednego rogu
            [few] { FORM($count, as: "form-number", form: "gen") } rogów
           *[many] { FORM($count, as: "form-number", form: "gen") } rogów
         }
        [dat] { $count ->
            [one] jednemu rogowi
            [few] { FORM($count, as: "form-number", form: "dat") } rogom
           *[many] { FORM($count, as: "form-number", form: "dat") } rogom
         }
        [acc] { $count ->
            [one] jeden róg
            [few] { FORM($count, as: "form-number") } rogi
           *[many] { FORM($count, as: "form-number") } rogów
         }
        [inst] { $count ->
            [one] jednym rogiem
            [few] { FORM($count, as: "form-number", form: "inst") } rogami
           *[many] { FORM($count, as: "form-number", form: "inst") } rogami
         }
        [loc] { $count ->
            [one] jednym rogu
            [few] { FORM($count, as: "form-number", form: "loc") } rogach
           *[many] { FORM($count, as: "form-number", form: "loc") } rogach
         }
       *[nom] { $count ->
            [one] jeden róg
            [few] { FORM($count, as: "form-number") } rogi
           *[many] { FORM($count, as: "form-number") } rogów
         }
     }
    [fold] { $form ->
        [gen] { $count ->
            [one] jednego zagięcia
            [few] { FORM($count, as: "form-number", form: "gen") } zagięć
           *[many] { FORM($count, as: "form-number", form: "gen") } zagięć
         }
        [dat] { $count ->
            [one] jednemu zagięciu
            [few] { FORM($count, as: "form-number", form: "dat") } zagięciom
           *[many] { FORM($count, as: "form-number", form: "dat") } zagięciom
         }
        [acc] { $count ->
            [one] jedno zagięcie
            [few] { FORM($count, as: "form-number", form: "n") } zagięcia
           *[many] { FORM($count, as: "form-number", form: "n") } zagięć
         }
        [inst] { $count ->
            [one] jednym zagięciem
            [few] { FORM($count, as: "form-number", form: "inst") } zagięciami
           *[many] { FORM($count, as: "form-number", form: "inst") } zagięciami
         }
        [loc] { $count ->
            [one] jednym zagięciu
            [few] { FORM($count, as: "form-number", form: "loc") } zagięciach
           *[many] { FORM($count, as: "form-number", form: "loc") } zagięciach
         }
       *[nom] { $count ->
            [one] jedno zagięcie
            [few] { FORM($count, as: "form-number", form: "n") } zagięcia
           *[many] { FORM($count, as: "form-number", form: "n") } zagięć
         }
     }
    [point] { $form ->
        [gen] { $count ->
            [one] jednego punktu
            [few] { FORM($count, as: "form-number", form: "gen") } punktów
           *[many] { FORM($count, as: "form-number", form: "gen") } punktów
         }
        [dat] { $count ->
            [one] jednemu punktowi
            [few] { FORM($count, as: "form-number", form: "dat") } punktom
           *[many] { FORM($count, as: "form-number", form: "dat") } punktom
         }
        [acc] { $count ->
            [one] jeden punkt
            [few] { FORM($count, as: "form-number") } punkty
           *[many] { FORM($count, as: "form-number") } punktów
         }
        [inst] { $count ->
            [one] jednym punktem
            [few] { FORM($count, as: "form-number", form: "inst") } punktami
           *[many] { FORM($count, as: "form-number", form: "inst") } punktami
         }
        [loc] { $count ->
            [one] jednym punkcie
            [few] { FORM($count, as: "form-number", form: "loc") } punktach
           *[many] { FORM($count, as: "form-number", form: "loc") } punktach
         }
       *[nom] { $count ->
            [one] jeden punkt
            [few] { FORM($count, as: "form-number") } punkty
           *[many] { FORM($count, as: "form-number") } punktów
         }
     }
    [letter] { $form ->
        [gen] { $count ->
            [one] jednej litery
            [few] { FORM($count, as: "form-number", form: "f-gen") } liter
           *[many] { FORM($count, as: "form-number", form: "f-gen") } liter
         }
        [dat] { $count ->
            [one] jednej literze
            [few] { FORM($count, as: "form-number", form: "f-dat") } literom
           *[many] { FORM($count, as: "form-number", form: "f-dat") } literom
         }
        [acc] { $count ->
            [one] jedną literę
            [few] { FORM($count, as: "form-number", form: "f-acc") } litery
           *[many] { FORM($count, as: "form-number", form: "f-acc") } liter
         }
        [inst] { $count ->
            [one] jedną literą
            [few] { FORM($count, as: "form-number", form: "f-inst") } literami
           *[many] { FORM($count, as: "form-number", form: "f-inst") } literami
         }
        [loc] { $count ->
            [one] jednej literze
            [few] { FORM($count, as: "form-number", form: "f-loc") } literach
           *[many] { FORM($count, as: "form-number", form: "f-loc") } literach
         }
       *[nom] { $count ->
            [one] jedna litera
            [few] { FORM($count, as: "form-number", form: "f") } litery
           *[many] { FORM($count, as: "form-number", form: "f") } liter
         }
     }
    [bomb] { $form ->
        [gen] { $count ->
            [one] jednej bomby zegarowej
            [few] { FORM($count, as: "form-number", form: "f-gen") } bomb zegarowych
           *[many] { FORM($count, as: "form-number", form: "f-gen") } bomb zegarowych
         }
        [dat] { $count ->
            [one] jednej bombie zegarowej
            [few] { FORM($count, as: "form-number", form: "f-dat") } bombom zegarowym
           *[many] { FORM($count, as: "form-number", form: "f-dat") } bombom zegarowym
         }
        [acc] { $count ->
            [one] jedną bombę zegarową
            [few] { FORM($count, as: "form-number", form: "f-acc") } bomby zegarowe
           *[many] { FORM($count, as: "form-number", form: "f-acc") } bomb zegarowych
         }
        [inst] { $count ->
            [one] jedną bombą zegarową
            [few] { FORM($count, as: "form-number", form: "f-inst") } bombami zegarowymi
           *[many] { FORM($count, as: "form-number", form: "f-inst") } bombami zegarowymi
         }
        [loc] { $count ->
            [one] jednej bombie zegarowej
            [few] { FORM($count, as: "form-number", form: "f-loc") } bombach zegarowych
           *[many] { FORM($count, as: "form-number", form: "f-loc") } bombach zegarowych
         }
       *[nom] { $count ->
            [one] jedna bomba zegarowa
            [few] { FORM($count, as: "form-number", form: "f") } bomby zegarowe
           *[many] { FORM($count, as: "form-number", form: "f") } bomb zegarowych
         }
     }
   *[token] { $form ->
        [gen] { $count ->
            [one] jednego żetonu
            [few] { FORM($count, as: "form-number", form: "gen") } żetonów
           *[many] { FORM($count, as: "form-number", form: "gen") } żetonów
         }
        [dat] { $count ->
            [one] jednemu żetonowi
            [few] { FORM($count, as: "form-number", form: "dat") } żetonom
           *[many] { FORM($count, as: "form-number", form: "dat") } żetonom
         }
        [acc] { $count ->
            [one] jeden żeton
            [few] { FORM($count, as: "form-number") } żetony
           *[many] { FORM($count, as: "form-number") } żetonów
         }
        [inst] { $count ->
            [one] jednym żetonem
            [few] { FORM($count, as: "form-number", form: "inst") } żetonami
           *[many] { FORM($count, as: "form-number", form: "inst") } żetonami
         }
        [loc] { $count ->
            [one] jednym żetonie
            [few] { FORM($count, as: "form-number", form: "loc") } żetonach
           *[many] { FORM($count, as: "form-number", form: "loc") } żetonach
         }
       *[nom] { $count ->
            [one] jeden żeton
            [few] { FORM($count, as: "form-number") } żetony
           *[many] { FORM($count, as: "form-number") } żetonów
         }
     }
 }

form-number = { $value ->
    [0] { $form ->
        [gen] zera
        [f-gen] zera
        [dat] zeru
        [f-dat] zeru
        [inst] zerem
        [f-inst] zerem
        [loc] zerze
        [f-loc] zerze
       *[nom] zero
     }
    [1] { $form ->
        [gen] jednego
        [dat] jednemu
        [inst] jednym
        [loc] jednym
        [m-acc] jednego
        [n] jedno
        [f] jedna
        [f-gen] jednej
        [f-dat] jednej
        [f-acc] jedną
        [f-inst] jedną
        [f-loc] jednej
       *[nom] jeden
     }
    [2] { $form ->
        [gen] dwóch
        [dat] dwóm
        [inst] dwoma
        [loc] dwóch
        [f] dwie
        [f-gen] dwóch
        [f-dat] dwóm
        [f-acc] dwie
        [f-inst] dwiema
        [f-loc] dwóch
       *[nom] dwa
     }
    [3] { $form ->
        [gen] trzech
        [dat] trzem
        [inst] trzema
        [loc] trzech
        [f-gen] trzech
        [f-dat] trzem
        [f-inst] trzema
        [f-loc] trzech
       *[nom] trzy
     }
    [4] { $form ->
        [gen] czterech
        [dat] czterem
        [inst] czterema
        [loc] czterech
        [f-gen] czterech
        [f-dat] czterem
        [f-inst] czterema
        [f-loc] czterech
       *[nom] cztery
     }
    [5] { $form ->
        [gen] pięciu
        [dat] pięciu
        [inst] pięcioma
        [loc] pięciu
        [f-gen] pięciu
        [f-dat] pięciu
        [f-inst] pięcioma
        [f-loc] pięciu
       *[nom] pięć
     }
    [6] { $form ->
        [gen] sześciu
        [dat] sześciu
        [inst] sześcioma
        [loc] sześciu
        [f-gen] sześciu
        [f-dat] sześciu
        [f-inst] sześcioma
        [f-loc] sześciu
       *[nom] sześć
     }
    [7] { $form ->
        [gen] siedmiu
        [dat] siedmiu
        [inst] siedmioma
        [loc] siedmiu
        [f-gen] siedmiu
        [f-dat] siedmiu
        [f-inst] siedmioma
        [f-loc] siedmiu
       *[nom] siedem
     }
    [8] { $form ->
        [gen] ośmiu
        [dat] ośmiu
        [inst] ośmioma
        [loc] ośmiu
        [f-gen] ośmiu
        [f-dat] ośmiu
        [f-inst] ośmioma
        [f-loc] ośmiu
       *[nom] osiem
     }
    [9] { $form ->
        [gen] dziewięciu
        [dat] dziewięciu
        [inst] dziewięcioma
        [loc] dziewięciu
        [f-gen] dziewięciu
        [f-dat] dziewięciu
        [f-inst] dziewięcioma
        [f-loc] dziewięciu
       *[nom] dziewięć
     }
    [10] { $form ->
        [gen] dziesięciu
        [dat] dziesięciu
        [inst] dziesięcioma
        [loc] dziesięciu
        [f-gen] dziesięciu
        [f-dat] dziesięciu
        [f-inst] dziesięcioma
        [f-loc] dziesięciu
       *[nom] dziesięć
     }
   *[other] { $value }
 }

form-times = { $value ->
    [0] ani razu
    [1] raz
    [2] dwa razy
    [3] trzy razy
    [4] cztery razy
   *[other] { $value } razy
 }

form-ordinal = { $value ->
    [1] { $form ->
        [gen] pierwszego
        [m-acc] pierwszego
        [dat] pierwszemu
        [inst] pierwszym
        [loc] pierwszym
        [n] pierwsze
        [f] pierwsza
        [f-gen] pierwszej
        [f-dat] pierwszej
        [f-loc] pierwszej
        [f-acc] pierwszą
        [f-inst] pierwszą
       *[nom] pierwszy
     }
    [2] { $form ->
        [gen] drugiego
        [m-acc] drugiego
        [dat] drugiemu
        [inst] drugim
        [loc] drugim
        [n] drugie
        [f] druga
        [f-gen] drugiej
        [f-dat] drugiej
        [f-loc] drugiej
        [f-acc] drugą
        [f-inst] drugą
       *[nom] drugi
     }
    [3] { $form ->
        [gen] trzeciego
        [m-acc] trzeciego
        [dat] trzeciemu
        [inst] trzecim
        [loc] trzecim
        [n] trzecie
        [f] trzecia
        [f-gen] trzeciej
        [f-dat] trzeciej
        [f-loc] trzeciej
        [f-acc] trzecią
        [f-inst] trzecią
       *[nom] trzeci
     }
    [4] { $form ->
        [gen] czwartego
        [m-acc] czwartego
        [dat] czwartemu
        [inst] czwartym
        [loc] czwartym
        [n] czwarte
        [f] czwarta
        [f-gen] czwartej
        [f-dat] czwartej
        [f-loc] czwartej
        [f-acc] czwartą
        [f-inst] czwartą
       *[nom] czwarty
     }
    [5] { $form ->
        [gen] piątego
        [m-acc] piątego
        [dat] piątemu
        [inst] piątym
        [loc] piątym
        [n] piąte
        [f] piąta
        [f-gen] piątej
        [f-dat] piątej
        [f-loc] piątej
        [f-acc] piątą
        [f-inst] piątą
       *[nom] piąty
     }
    [6] { $form ->
        [gen] szóstego
        [m-acc] szóstego
        [dat] szóstemu
        [inst] szóstym
        [loc] szóstym
        [n] szóste
        [f] szósta
        [f-gen] szóstej
        [f-dat] szóstej
        [f-loc] szóstej
        [f-acc] szóstą
        [f-inst] szóstą
       *[nom] szósty
     }
    [7] { $form ->
        [gen] siódmego
        [m-acc] siódmego
        [dat] siódmemu
        [inst] siódmym
        [loc] siódmym
        [n] siódme
        [f] siódma
        [f-gen] siódmej
        [f-dat] siódmej
        [f-loc] siódmej
        [f-acc] siódmą
        [f-inst] siódmą
       *[nom] siódmy
     }
    [8] { $form ->
        [gen] ósmego
        [m-acc] ósmego
        [dat] ósmemu
        [inst] ósmym
        [loc] ósmym
        [n] ósme
        [f] ósma
        [f-gen] ósmej
        [f-dat] ósmej
        [f-loc] ósmej
        [f-acc] ósmą
        [f-inst] ósmą
       *[nom] ósmy
     }
    [9] { $form ->
        [gen] dziewiątego
        [m-acc] dziewiątego
        [dat] dziewiątemu
        [inst] dziewiątym
        [loc] dziewiątym
        [n] dziewiąte
        [f] dziewiąta
        [f-gen] dziewiątej
        [f-dat] dziewiątej
        [f-loc] dziewiątej
        [f-acc] dziewiątą
        [f-inst] dziewiątą
       *[nom] dziewiąty
     }
    [10] { $form ->
        [gen] dziesiątego
        [m-acc] dziesiątego
        [dat] dziesiątemu
        [inst] dziesiątym
        [loc] dziesiątym
        [n] dziesiąte
        [f] dziesiąta
        [f-gen] dziesiątej
        [f-dat] dziesiątej
        [f-loc] dziesiątej
        [f-acc] dziesiątą
        [f-inst] dziesiątą
       *[nom] dziesiąty
     }
   *[other] { $value }.
 }

form-list = { $some }, { $next }
form-list-and = { $some } i { $last }
form-list-or = { $some } lub { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
