### Biçimi olan sözcükler: kartlar, oyuncular, jetonlar, yazıyla sayılar, sıralamalar.
###
### form-rank: "" yedili, papaz (yalın); nom aynı, özel kartlarda “Dur kartı” ("" yalnız “Dur”); cümle başında START ile; obj oynanan kart: dörtlü, Dur kartı, ama maça asını;
### acc yediliyi, dat yediliye, gen yedilinin, abl yediliden, ins yediliyle; many yedililer, many-acc, many-dat, many-abl;
### figure 7, papaz; of (kupa) yedilisi, papazı.
### form-card: "" maça 7, kupa kızı; nom maça yedilisi; obj ve acc maça yedilisini; dat, gen, abl, ins.
### form-player: "" Sen (cümle başında), who sen; acc seni, dat sana, gen senin, abl senden, ins seninle. Başkaları: "" ve who Ayşe;
### acc “Ayşe’yi”, dat “Ayşe’ye”, gen “Ayşe’nin”, gen-asked “Ayşe’nin mi”, abl “Ayşe’den”; ins “Ayşe ile”.
### form-tokens: "" üç kuruş, bir köşe; ins üç kuruşla; poss (yalnız köşe) bir köşesini.

form-language = Türkçe

form-letters = AJQK

form-rank = { $rank ->
    [0] { $form ->
        [acc] sıfırı
        [dat] sıfıra
        [gen] sıfırın
        [abl] sıfırdan
        [ins] sıfırla
        [many] sıfırlar
        [many-acc] sıfırları
        [many-dat] sıfırlara
        [many-abl] sıfırlardan
        [figure] 0
       *[nom] sıfır
     }
    [A] { $form ->
        [acc] ası
        [dat] asa
        [gen] asın
        [abl] astan
        [ins] as ile
        [many] aslar
        [many-acc] asları
        [many-dat] aslara
        [many-abl] aslardan
        [of] ası
       *[nom] as
     }
    [1] { $form ->
        [acc] birliyi
        [dat] birliye
        [gen] birlinin
        [abl] birliden
        [ins] birliyle
        [many] birliler
        [many-acc] birlileri
        [many-dat] birlilere
        [many-abl] birlilerden
        [figure] 1
        [of] birlisi
       *[nom] birli
     }
    [2] { $form ->
        [acc] ikiliyi
        [dat] ikiliye
        [gen] ikilinin
        [abl] ikiliden
        [ins] ikiliyle
        [many] ikililer
        [many-acc] ikilileri
        [many-dat] ikililere
        [many-abl] ikililerden
        [figure] 2
        [of] ikilisi
       *[nom] ikili
     }
    [3] { $form ->
        [acc] üçlüyü
        [dat] üçlüye
        [gen] üçlünün
        [abl] üçlüden
        [ins] üçlüyle
        [many] üçlüler
        [many-acc] üçlüleri
        [many-dat] üçlülere
        [many-abl] üçlülerden
        [figure] 3
        [of] üçlüsü
       *[nom] üçlü
     }
    [4] { $form ->
        [acc] dörtlüyü
        [dat] dörtlüye
        [gen] dörtlünün
        [abl] dörtlüden
        [ins] dörtlüyle
        [many] dörtlüler
        [many-acc] dörtlüleri
        [many-dat] dörtlülere
        [many-abl] dörtlülerden
        [figure] 4
        [of] dörtlüsü
       *[nom] dörtlü
     }
    [5] { $form ->
        [acc] beşliyi
        [dat] beşliye
        [gen] beşlinin
        [abl] beşliden
        [ins] beşliyle
        [many] beşliler
        [many-acc] beşlileri
        [many-dat] beşlilere
        [many-abl] beşlilerden
        [figure] 5
        [of] beşlisi
       *[nom] beşli
     }
    [6] { $form ->
        [acc] altılıyı
        [dat] altılıya
        [gen] altılının
        [abl] altılıdan
        [ins] altılıyla
        [many] altılılar
        [many-acc] altılıları
        [many-dat] altılılara
        [many-abl] altılılardan
        [figure] 6
        [of] altılısı
       *[nom] altılı
     }
    [7] { $form ->
        [acc] yediliyi
        [dat] yediliye
        [gen] yedilinin
        [abl] yediliden
        [ins] yediliyle
        [many] yedililer
        [many-acc] yedilileri
        [many-dat] yedililere
        [many-abl] yedililerden
        [figure] 7
        [of] yedilisi
       *[nom] yedili
     }
    [8] { $form ->
        [acc] sekizliyi
        [dat] sekizliye
        [gen] sekizlinin
        [abl] sekizliden
        [ins] sekizliyle
        [many] sekizliler
        [many-acc] sekizlileri
        [many-dat] sekizlilere
        [many-abl] sekizlilerden
        [figure] 8
        [of] sekizlisi
       *[nom] sekizli
     }
    [9] { $form ->
        [acc] dokuzluyu
        [dat] dokuzluya
        [gen] dokuzlunun
        [abl] dokuzludan
        [ins] dokuzluyla
        [many] dokuzlular
        [many-acc] dokuzluları
        [many-dat] dokuzlulara
        [many-abl] dokuzlulardan
        [figure] 9
        [of] dokuzlusu
       *[nom] dokuzlu
     }
    [10] { $form ->
        [acc] onluyu
        [dat] onluya
        [gen] onlunun
        [abl] onludan
        [ins] onluyla
        [many] onlular
        [many-acc] onluları
        [many-dat] onlulara
        [many-abl] onlulardan
        [figure] 10
        [of] onlusu
       *[nom] onlu
     }
    [11] { $form ->
        [acc] on birliyi
        [dat] on birliye
        [gen] on birlinin
        [abl] on birliden
        [ins] on birliyle
        [many] on birliler
        [many-acc] on birlileri
        [many-dat] on birlilere
        [many-abl] on birlilerden
        [figure] 11
        [of] on birlisi
       *[nom] on birli
     }
    [12] { $form ->
        [acc] on ikiliyi
        [dat] on ikiliye
        [gen] on ikilinin
        [abl] on ikiliden
        [ins] on ikiliyle
        [many] on ikililer
        [many-acc] on ikilileri
        [many-dat] on ikililere
        [many-abl] on ikililerden
        [figure] 12
        [of] on ikilisi
       *[nom] on ikili
     }
    [J] { $form ->
        [acc] valeyi
        [dat] valeye
        [gen] valenin
        [abl] valeden
        [ins] valeyle
        [many] valeler
        [many-acc] valeleri
        [many-dat] valelere
        [many-abl] valelerden
        [of] valesi
       *[nom] vale
     }
    [Q] { $form ->
        [acc] kızı
        [dat] kıza
        [gen] kızın
        [abl] kızdan
        [ins] kızla
        [many] kızlar
        [many-acc] kızları
        [many-dat] kızlara
        [many-abl] kızlardan
        [of] kızı
       *[nom] kız
     }
    [K] { $form ->
        [acc] papazı
        [dat] papaza
        [gen] papazın
        [abl] papazdan
        [ins] papazla
        [many] papazlar
        [many-acc] papazları
        [many-dat] papazlara
        [many-abl] papazlardan
        [of] papazı
       *[nom] papaz
     }
    [JK] { $form ->
        [acc] jokeri
        [dat] jokere
        [gen] jokerin
        [abl] jokerden
        [ins] jokerle
        [many] jokerler
        [many-acc] jokerleri
        [many-dat] jokerlere
        [many-abl] jokerlerden
       *[nom] joker
     }
    [HOLD] { $form ->
        [obj] Dur kartı
        [acc] Dur kartını
        [dat] Dur kartına
        [gen] Dur kartının
        [abl] Dur kartından
        [ins] Dur kartıyla
        [many] Dur kartları
        [many-acc] Dur kartlarını
        [many-dat] Dur kartlarına
        [many-abl] Dur kartlarından
        [nom] Dur kartı
       *[plain] Dur
     }
    [REV] { $form ->
        [obj] Ters kartı
        [acc] Ters kartını
        [dat] Ters kartına
        [gen] Ters kartının
        [abl] Ters kartından
        [ins] Ters kartıyla
        [many] Ters kartları
        [many-acc] Ters kartlarını
        [many-dat] Ters kartlarına
        [many-abl] Ters kartlarından
        [nom] Ters kartı
       *[plain] Ters
     }
    [DP] { $form ->
        [obj] Çift Oyna kartı
        [acc] Çift Oyna kartını
        [dat] Çift Oyna kartına
        [gen] Çift Oyna kartının
        [abl] Çift Oyna kartından
        [ins] Çift Oyna kartıyla
        [many] Çift Oyna kartları
        [many-acc] Çift Oyna kartlarını
        [many-dat] Çift Oyna kartlarına
        [many-abl] Çift Oyna kartlarından
        [nom] Çift Oyna kartı
       *[plain] Çift Oyna
     }
    [P2] { $form ->
        [obj] 2 Oyna kartı
        [acc] 2 Oyna kartını
        [dat] 2 Oyna kartına
        [gen] 2 Oyna kartının
        [abl] 2 Oyna kartından
        [ins] 2 Oyna kartıyla
        [many] 2 Oyna kartları
        [many-acc] 2 Oyna kartlarını
        [many-dat] 2 Oyna kartlarına
        [many-abl] 2 Oyna kartlarından
        [nom] 2 Oyna kartı
       *[plain] 2 Oyna
     }
    [ONO] { $form ->
        [obj] O'NO 99 kartı
        [acc] O'NO 99 kartını
        [dat] O'NO 99 kartına
        [gen] O'NO 99 kartının
        [abl] O'NO 99 kartından
        [ins] O'NO 99 kartıyla
        [many] O'NO 99 kartları
        [many-acc] O'NO 99 kartlarını
        [many-dat] O'NO 99 kartlarına
        [many-abl] O'NO 99 kartlarından
        [nom] O'NO 99 kartı
       *[plain] O'NO 99
     }
    [SKIP] { $form ->
        [obj] Atla kartı
        [acc] Atla kartını
        [dat] Atla kartına
        [gen] Atla kartının
        [abl] Atla kartından
        [ins] Atla kartıyla
        [many] Atla kartları
        [many-acc] Atla kartlarını
        [many-dat] Atla kartlarına
        [many-abl] Atla kartlarından
        [nom] Atla kartı
       *[plain] Atla
     }
    [DRAW1] { $form ->
        [obj] 1 Çek kartı
        [acc] 1 Çek kartını
        [dat] 1 Çek kartına
        [gen] 1 Çek kartının
        [abl] 1 Çek kartından
        [ins] 1 Çek kartıyla
        [many] 1 Çek kartları
        [many-acc] 1 Çek kartlarını
        [many-dat] 1 Çek kartlarına
        [many-abl] 1 Çek kartlarından
        [nom] 1 Çek kartı
       *[plain] 1 Çek
     }
    [DRAW2] { $form ->
        [obj] 2 Çek kartı
        [acc] 2 Çek kartını
        [dat] 2 Çek kartına
        [gen] 2 Çek kartının
        [abl] 2 Çek kartından
        [ins] 2 Çek kartıyla
        [many] 2 Çek kartları
        [many-acc] 2 Çek kartlarını
        [many-dat] 2 Çek kartlarına
        [many-abl] 2 Çek kartlarından
        [nom] 2 Çek kartı
       *[plain] 2 Çek
     }
    [TRADE] { $form ->
        [obj] Takas kartı
        [acc] Takas kartını
        [dat] Takas kartına
        [gen] Takas kartının
        [abl] Takas kartından
        [ins] Takas kartıyla
        [many] Takas kartları
        [many-acc] Takas kartlarını
        [many-dat] Takas kartlarına
        [many-abl] Takas kartlarından
        [nom] Takas kartı
       *[plain] Takas
     }
    [DOUBLE] { $form ->
        [obj] Çift Oyna kartı
        [acc] Çift Oyna kartını
        [dat] Çift Oyna kartına
        [gen] Çift Oyna kartının
        [abl] Çift Oyna kartından
        [ins] Çift Oyna kartıyla
        [many] Çift Oyna kartları
        [many-acc] Çift Oyna kartlarını
        [many-dat] Çift Oyna kartlarına
        [many-abl] Çift Oyna kartlarından
        [nom] Çift Oyna kartı
       *[plain] Çift Oyna
     }
    [BOMB] { $form ->
        [obj] Bomba kartı
        [acc] Bomba kartını
        [dat] Bomba kartına
        [gen] Bomba kartının
        [abl] Bomba kartından
        [ins] Bomba kartıyla
        [many] Bomba kartları
        [many-acc] Bomba kartlarını
        [many-dat] Bomba kartlarına
        [many-abl] Bomba kartlarından
        [nom] Bomba kartı
       *[plain] Bomba
     }
    [REDEAL] { $form ->
        [obj] Dağıt kartı
        [acc] Dağıt kartını
        [dat] Dağıt kartına
        [gen] Dağıt kartının
        [abl] Dağıt kartından
        [ins] Dağıt kartıyla
        [many] Dağıt kartları
        [many-acc] Dağıt kartlarını
        [many-dat] Dağıt kartlarına
        [many-abl] Dağıt kartlarından
        [nom] Dağıt kartı
       *[plain] Dağıt
     }
    [NAME] { $form ->
        [obj] Göster kartı
        [acc] Göster kartını
        [dat] Göster kartına
        [gen] Göster kartının
        [abl] Göster kartından
        [ins] Göster kartıyla
        [many] Göster kartları
        [many-acc] Göster kartlarını
        [many-dat] Göster kartlarına
        [many-abl] Göster kartlarından
        [nom] Göster kartı
       *[plain] Göster
     }
    [WILD] { $form ->
        [obj] Serbest kartı
        [acc] Serbest kartını
        [dat] Serbest kartına
        [gen] Serbest kartının
        [abl] Serbest kartından
        [ins] Serbest kartıyla
        [many] Serbest kartları
        [many-acc] Serbest kartlarını
        [many-dat] Serbest kartlarına
        [many-abl] Serbest kartlarından
        [nom] Serbest kartı
       *[plain] Serbest
     }
    [APHRODITE] { $form ->
        [obj] Afrodit kartı
        [acc] Afrodit kartını
        [dat] Afrodit kartına
        [gen] Afrodit kartının
        [abl] Afrodit kartından
        [ins] Afrodit kartıyla
        [many] Afrodit kartları
        [many-acc] Afrodit kartlarını
        [many-dat] Afrodit kartlarına
        [many-abl] Afrodit kartlarından
        [nom] Afrodit kartı
       *[plain] Afrodit
     }
    [APOLLO] { $form ->
        [obj] Apollon kartı
        [acc] Apollon kartını
        [dat] Apollon kartına
        [gen] Apollon kartının
        [abl] Apollon kartından
        [ins] Apollon kartıyla
        [many] Apollon kartları
        [many-acc] Apollon kartlarını
        [many-dat] Apollon kartlarına
        [many-abl] Apollon kartlarından
        [nom] Apollon kartı
       *[plain] Apollon
     }
    [ARES] { $form ->
        [obj] Ares kartı
        [acc] Ares kartını
        [dat] Ares kartına
        [gen] Ares kartının
        [abl] Ares kartından
        [ins] Ares kartıyla
        [many] Ares kartları
        [many-acc] Ares kartlarını
        [many-dat] Ares kartlarına
        [many-abl] Ares kartlarından
        [nom] Ares kartı
       *[plain] Ares
     }
    [ARTEMIS] { $form ->
        [obj] Artemis kartı
        [acc] Artemis kartını
        [dat] Artemis kartına
        [gen] Artemis kartının
        [abl] Artemis kartından
        [ins] Artemis kartıyla
        [many] Artemis kartları
        [many-acc] Artemis kartlarını
        [many-dat] Artemis kartlarına
        [many-abl] Artemis kartlarından
        [nom] Artemis kartı
       *[plain] Artemis
     }
    [ATHENA] { $form ->
        [obj] Athena kartı
        [acc] Athena kartını
        [dat] Athena kartına
        [gen] Athena kartının
        [abl] Athena kartından
        [ins] Athena kartıyla
        [many] Athena kartları
        [many-acc] Athena kartlarını
        [many-dat] Athena kartlarına
        [many-abl] Athena kartlarından
        [nom] Athena kartı
       *[plain] Athena
     }
    [HERA] { $form ->
        [obj] Hera kartı
        [acc] Hera kartını
        [dat] Hera kartına
        [gen] Hera kartının
        [abl] Hera kartından
        [ins] Hera kartıyla
        [many] Hera kartları
        [many-acc] Hera kartlarını
        [many-dat] Hera kartlarına
        [many-abl] Hera kartlarından
        [nom] Hera kartı
       *[plain] Hera
     }
    [HERMES] { $form ->
        [obj] Hermes kartı
        [acc] Hermes kartını
        [dat] Hermes kartına
        [gen] Hermes kartının
        [abl] Hermes kartından
        [ins] Hermes kartıyla
        [many] Hermes kartları
        [many-acc] Hermes kartlarını
        [many-dat] Hermes kartlarına
        [many-abl] Hermes kartlarından
        [nom] Hermes kartı
       *[plain] Hermes
     }
    [POSEIDON] { $form ->
        [obj] Poseidon kartı
        [acc] Poseidon kartını
        [dat] Poseidon kartına
        [gen] Poseidon kartının
        [abl] Poseidon kartından
        [ins] Poseidon kartıyla
        [many] Poseidon kartları
        [many-acc] Poseidon kartlarını
        [many-dat] Poseidon kartlarına
        [many-abl] Poseidon kartlarından
        [nom] Poseidon kartı
       *[plain] Poseidon
     }
    [hidden] { $form ->
        [acc] kapalı kartı
        [dat] kapalı karta
        [gen] kapalı kartın
        [abl] kapalı karttan
        [ins] kapalı kartla
        [many] kapalı kartlar
        [many-acc] kapalı kartları
        [many-dat] kapalı kartlara
        [many-abl] kapalı kartlardan
       *[nom] kapalı kart
     }
   *[other] { $form ->
        [obj] { $rank } kartı
        [acc] { $rank } kartını
        [dat] { $rank } kartına
        [gen] { $rank } kartının
        [abl] { $rank } kartından
        [ins] { $rank } kartıyla
        [many] { $rank } kartları
        [many-acc] { $rank } kartlarını
        [many-dat] { $rank } kartlarına
        [many-abl] { $rank } kartlarından
        [nom] { $rank } kartı
       *[plain] { $rank }
     }
 }

form-suit = { $suit ->
    [S] maça
    [H] kupa
    [D] karo
   *[C] sinek
 }

form-card = { $rank ->
    [A] { $form ->
        [nom] { form-suit } ası
        [obj] { form-suit } asını
        [acc] { form-suit } asını
        [dat] { form-suit } asına
        [gen] { form-suit } asının
        [abl] { form-suit } asından
        [ins] { form-suit } asıyla
       *[short] { form-suit } ası
     }
    [J] { $form ->
        [nom] { form-suit } valesi
        [obj] { form-suit } valesini
        [acc] { form-suit } valesini
        [dat] { form-suit } valesine
        [gen] { form-suit } valesinin
        [abl] { form-suit } valesinden
        [ins] { form-suit } valesiyle
       *[short] { form-suit } valesi
     }
    [Q] { $form ->
        [nom] { form-suit } kızı
        [obj] { form-suit } kızını
        [acc] { form-suit } kızını
        [dat] { form-suit } kızına
        [gen] { form-suit } kızının
        [abl] { form-suit } kızından
        [ins] { form-suit } kızıyla
       *[short] { form-suit } kızı
     }
    [K] { $form ->
        [nom] { form-suit } papazı
        [obj] { form-suit } papazını
        [acc] { form-suit } papazını
        [dat] { form-suit } papazına
        [gen] { form-suit } papazının
        [abl] { form-suit } papazından
        [ins] { form-suit } papazıyla
       *[short] { form-suit } papazı
     }
    [2] { $form ->
        [nom] { form-suit } ikilisi
        [obj] { form-suit } ikilisini
        [acc] { form-suit } ikilisini
        [dat] { form-suit } ikilisine
        [gen] { form-suit } ikilisinin
        [abl] { form-suit } ikilisinden
        [ins] { form-suit } ikilisiyle
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [3] { $form ->
        [nom] { form-suit } üçlüsü
        [obj] { form-suit } üçlüsünü
        [acc] { form-suit } üçlüsünü
        [dat] { form-suit } üçlüsüne
        [gen] { form-suit } üçlüsünün
        [abl] { form-suit } üçlüsünden
        [ins] { form-suit } üçlüsüyle
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [4] { $form ->
        [nom] { form-suit } dörtlüsü
        [obj] { form-suit } dörtlüsünü
        [acc] { form-suit } dörtlüsünü
        [dat] { form-suit } dörtlüsüne
        [gen] { form-suit } dörtlüsünün
        [abl] { form-suit } dörtlüsünden
        [ins] { form-suit } dörtlüsüyle
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [5] { $form ->
        [nom] { form-suit } beşlisi
        [obj] { form-suit } beşlisini
        [acc] { form-suit } beşlisini
        [dat] { form-suit } beşlisine
        [gen] { form-suit } beşlisinin
        [abl] { form-suit } beşlisinden
        [ins] { form-suit } beşlisiyle
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [6] { $form ->
        [nom] { form-suit } altılısı
        [obj] { form-suit } altılısını
        [acc] { form-suit } altılısını
        [dat] { form-suit } altılısına
        [gen] { form-suit } altılısının
        [abl] { form-suit } altılısından
        [ins] { form-suit } altılısıyla
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [7] { $form ->
        [nom] { form-suit } yedilisi
        [obj] { form-suit } yedilisini
        [acc] { form-suit } yedilisini
        [dat] { form-suit } yedilisine
        [gen] { form-suit } yedilisinin
        [abl] { form-suit } yedilisinden
        [ins] { form-suit } yedilisiyle
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [8] { $form ->
        [nom] { form-suit } sekizlisi
        [obj] { form-suit } sekizlisini
        [acc] { form-suit } sekizlisini
        [dat] { form-suit } sekizlisine
        [gen] { form-suit } sekizlisinin
        [abl] { form-suit } sekizlisinden
        [ins] { form-suit } sekizlisiyle
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [9] { $form ->
        [nom] { form-suit } dokuzlusu
        [obj] { form-suit } dokuzlusunu
        [acc] { form-suit } dokuzlusunu
        [dat] { form-suit } dokuzlusuna
        [gen] { form-suit } dokuzlusunun
        [abl] { form-suit } dokuzlusundan
        [ins] { form-suit } dokuzlusuyla
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
    [10] { $form ->
        [nom] { form-suit } onlusu
        [obj] { form-suit } onlusunu
        [acc] { form-suit } onlusunu
        [dat] { form-suit } onlusuna
        [gen] { form-suit } onlusunun
        [abl] { form-suit } onlusundan
        [ins] { form-suit } onlusuyla
       *[short] { form-suit } { FORM($rank, form: "figure") }
     }
   *[other] { $form ->
       *[nom] { form-suit } { FORM($rank, form: "figure") }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [who] sen
        [acc] seni
        [dat] sana
        [gen] senin
        [gen-asked] senin mi
        [abl] senden
        [ins] seninle
       *[start] Sen
     }
   *[other] { $form ->
        [acc] { FORM($name, ending: "(y)I") }
        [dat] { FORM($name, ending: "(y)A") }
        [gen] { FORM($name, ending: "(n)In") }
        [gen-asked] { FORM($name, ending: "(n)In mI") }
        [abl] { FORM($name, ending: "DAn") }
        [ins] { $name } ile
       *[who] { $name }
     }
 }

form-tokens = { $kind ->
    [penny] { $form ->
        [ins] { $count ->
            [one] bir kuruşla
           *[other] { FORM($count, as: "form-number") } kuruşla
         }
       *[nom] { $count ->
            [one] bir kuruş
           *[other] { FORM($count, as: "form-number") } kuruş
         }
     }
    [nickel] { $form ->
        [ins] { $count ->
            [one] bir beşlikle
           *[other] { FORM($count, as: "form-number") } beşlikle
         }
       *[nom] { $count ->
            [one] bir beşlik
           *[other] { FORM($count, as: "form-number") } beşlik
         }
     }
    [chip] { $form ->
        [ins] { $count ->
            [one] bir pulla
           *[other] { FORM($count, as: "form-number") } pulla
         }
       *[nom] { $count ->
            [one] bir pul
           *[other] { FORM($count, as: "form-number") } pul
         }
     }
    [corner] { $form ->
        [ins] { $count ->
            [one] bir köşeyle
           *[other] { FORM($count, as: "form-number") } köşeyle
         }
        [poss] { $count ->
            [one] bir köşesini
           *[other] { FORM($count, as: "form-number") } köşesini
         }
       *[nom] { $count ->
            [one] bir köşe
           *[other] { FORM($count, as: "form-number") } köşe
         }
     }
    [fold] { $form ->
        [ins] { $count ->
            [one] bir kat iziyle
           *[other] { FORM($count, as: "form-number") } kat iziyle
         }
       *[nom] { $count ->
            [one] bir kat izi
           *[other] { FORM($count, as: "form-number") } kat izi
         }
     }
    [point] { $form ->
        [ins] { $count ->
            [one] bir puanla
           *[other] { FORM($count, as: "form-number") } puanla
         }
       *[nom] { $count ->
            [one] bir puan
           *[other] { FORM($count, as: "form-number") } puan
         }
     }
    [letter] { $form ->
        [ins] { $count ->
            [one] bir harfle
           *[other] { FORM($count, as: "form-number") } harfle
         }
       *[nom] { $count ->
            [one] bir harf
           *[other] { FORM($count, as: "form-number") } harf
         }
     }
    [bomb] { $form ->
        [ins] { $count ->
            [one] bir saatli bombayla
           *[other] { FORM($count, as: "form-number") } tane saatli bombayla
         }
       *[nom] { $count ->
            [one] bir saatli bomba
           *[other] { FORM($count, as: "form-number") } tane saatli bomba
         }
     }
   *[token] { $form ->
        [ins] { $count ->
            [one] bir jetonla
           *[other] { FORM($count, as: "form-number") } jetonla
         }
       *[nom] { $count ->
            [one] bir jeton
           *[other] { FORM($count, as: "form-number") } jeton
         }
     }
 }

form-number = { $value ->
    [0] sıfır
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] on bir
    [12] on iki
    [13] on üç
    [14] on dört
    [15] on beş
    [16] on altı
    [17] on yedi
    [18] on sekiz
    [19] on dokuz
    [20] yirmi
   *[other] { $value }
 }

form-times = { $value ->
    [1] bir kez
    [2] iki kez
    [3] üç kez
    [4] dört kez
    [5] beş kez
    [6] altı kez
    [7] yedi kez
    [8] sekiz kez
    [9] dokuz kez
    [10] on kez
   *[other] { $value } kez
 }

form-ordinal = { $value ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
    [7] yedinci
    [8] sekizinci
    [9] dokuzuncu
    [10] onuncu
   *[other] { $value }.
 }

form-list = { $some }, { $next }
form-list-and = { $some } ve { $last }
form-list-or = { $some } veya { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
