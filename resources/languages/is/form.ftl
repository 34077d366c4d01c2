### Orð sem beygjast: spil, leikmenn, skífur, tölur í orðum, upptalningar.
###
### form-rank: "" og nom sjöa, kóngur (nefnifall); acc sjöu, kóng; dat sjöu, kóngi; gen sjöu, kóngs; the, the-acc, the-dat, the-gen með greini:
### sjöan, sjöuna, sjöunni, sjöunnar; many, many-acc, many-dat, many-gen: sjöur, kóngar, kónga; two, three, four (líka -acc, -dat):
### þrír kóngar, þrjár sjöur, þrjú núll; no-acc: engan kóng, enga sjöu; figure: 7, kóngur. Sérspil: "" Hvíld, nom hvíldarspil.
### form-card: spaðasjöa, spaðasjöu, með sömu föllum og greini. form-stem og form-suit: spaða(sjöa); „í spaða“ (þágufall).
### form-player: "" Þú í upphafi setningar; who: þú inni í setningu. Nöfn beygjast ekki: orðaðu setningar svo að þau standi í nefnifalli.
### form-tokens, með tölu: "" og acc: eina krónu, þrjár krónur; nom: ein króna; dat: einni krónu; gen: einnar krónu.
### form-number: "" og m einn, tveir; m-acc, m-dat, m-gen; f ein, tvær; f-acc …; n eitt, tvö; n-acc, n-dat, n-gen. Frá 21 með tölustöfum.
### form-ordinal: "" og n fyrsta, annað, þriðja (hornið); f fyrsta, önnur, þriðja (sprengjan).

form-language = Íslenska

form-letters = AJQK

form-rank = { $rank ->
    [0] { $form ->
        [acc] núll
        [dat] núlli
        [gen] núlls
        [the] núllið
        [the-acc] núllið
        [the-dat] núllinu
        [the-gen] núllsins
        [many] núll
        [many-acc] núll
        [many-dat] núllum
        [many-gen] núlla
        [two] tvö núll
        [two-acc] tvö núll
        [two-dat] tveimur núllum
        [three] þrjú núll
        [three-acc] þrjú núll
        [three-dat] þremur núllum
        [four] fjögur núll
        [four-acc] fjögur núll
        [four-dat] fjórum núllum
        [no-acc] ekkert núll
        [figure] 0
       *[nom] núll
     }
    [A] { $form ->
        [acc] ás
        [dat] ás
        [gen] áss
        [the] ásinn
        [the-acc] ásinn
        [the-dat] ásnum
        [the-gen] ássins
        [many] ásar
        [many-acc] ása
        [many-dat] ásum
        [many-gen] ása
        [two] tveir ásar
        [two-acc] tvo ása
        [two-dat] tveimur ásum
        [three] þrír ásar
        [three-acc] þrjá ása
        [three-dat] þremur ásum
        [four] fjórir ásar
        [four-acc] fjóra ása
        [four-dat] fjórum ásum
        [no-acc] engan ás
       *[nom] ás
     }
    [1] { $form ->
        [acc] ás
        [dat] ás
        [gen] áss
        [the] ásinn
        [the-acc] ásinn
        [the-dat] ásnum
        [the-gen] ássins
        [many] ásar
        [many-acc] ása
        [many-dat] ásum
        [many-gen] ása
        [two] tveir ásar
        [two-acc] tvo ása
        [two-dat] tveimur ásum
        [three] þrír ásar
        [three-acc] þrjá ása
        [three-dat] þremur ásum
        [four] fjórir ásar
        [four-acc] fjóra ása
        [four-dat] fjórum ásum
        [no-acc] engan ás
        [figure] 1
       *[nom] ás
     }
    [2] { $form ->
        [acc] tvist
        [dat] tvisti
        [gen] tvists
        [the] tvisturinn
        [the-acc] tvistinn
        [the-dat] tvistinum
        [the-gen] tvistsins
        [many] tvistar
        [many-acc] tvista
        [many-dat] tvistum
        [many-gen] tvista
        [two] tveir tvistar
        [two-acc] tvo tvista
        [two-dat] tveimur tvistum
        [three] þrír tvistar
        [three-acc] þrjá tvista
        [three-dat] þremur tvistum
        [four] fjórir tvistar
        [four-acc] fjóra tvista
        [four-dat] fjórum tvistum
        [no-acc] engan tvist
        [figure] 2
       *[nom] tvistur
     }
    [3] { $form ->
        [acc] þrist
        [dat] þristi
        [gen] þrists
        [the] þristurinn
        [the-acc] þristinn
        [the-dat] þristinum
        [the-gen] þristsins
        [many] þristar
        [many-acc] þrista
        [many-dat] þristum
        [many-gen] þrista
        [two] tveir þristar
        [two-acc] tvo þrista
        [two-dat] tveimur þristum
        [three] þrír þristar
        [three-acc] þrjá þrista
        [three-dat] þremur þristum
        [four] fjórir þristar
        [four-acc] fjóra þrista
        [four-dat] fjórum þristum
        [no-acc] engan þrist
        [figure] 3
       *[nom] þristur
     }
    [4] { $form ->
        [acc] fjarka
        [dat] fjarka
        [gen] fjarka
        [the] fjarkinn
        [the-acc] fjarkann
        [the-dat] fjarkanum
        [the-gen] fjarkans
        [many] fjarkar
        [many-acc] fjarka
        [many-dat] fjörkum
        [many-gen] fjarka
        [two] tveir fjarkar
        [two-acc] tvo fjarka
        [two-dat] tveimur fjörkum
        [three] þrír fjarkar
        [three-acc] þrjá fjarka
        [three-dat] þremur fjörkum
        [four] fjórir fjarkar
        [four-acc] fjóra fjarka
        [four-dat] fjórum fjörkum
        [no-acc] engan fjarka
        [figure] 4
       *[nom] fjarki
     }
    [5] { $form ->
        [acc] fimmu
        [dat] fimmu
        [gen] fimmu
        [the] fimman
        [the-acc] fimmuna
        [the-dat] fimmunni
        [the-gen] fimmunnar
        [many] fimmur
        [many-acc] fimmur
        [many-dat] fimmum
        [many-gen] fimma
        [two] tvær fimmur
        [two-acc] tvær fimmur
        [two-dat] tveimur fimmum
        [three] þrjár fimmur
        [three-acc] þrjár fimmur
        [three-dat] þremur fimmum
        [four] fjórar fimmur
        [four-acc] fjórar fimmur
        [four-dat] fjórum fimmum
        [no-acc] enga fimmu
        [figure] 5
       *[nom] fimma
     }
    [6] { $form ->
        [acc] sexu
        [dat] sexu
        [gen] sexu
        [the] sexan
        [the-acc] sexuna
        [the-dat] sexunni
        [the-gen] sexunnar
        [many] sexur
        [many-acc] sexur
        [many-dat] sexum
        [many-gen] sexa
        [two] tvær sexur
        [two-acc] tvær sexur
        [two-dat] tveimur sexum
        [three] þrjár sexur
        [three-acc] þrjár sexur
        [three-dat] þremur sexum
        [four] fjórar sexur
        [four-acc] fjórar sexur
        [four-dat] fjórum sexum
        [no-acc] enga sexu
        [figure] 6
       *[nom] sexa
     }
    [7] { $form ->
        [acc] sjöu
        [dat] sjöu
        [gen] sjöu
        [the] sjöan
        [the-acc] sjöuna
        [the-dat] sjöunni
        [the-gen] sjöunnar
        [many] sjöur
        [many-acc] sjöur
        [many-dat] sjöum
        [many-gen] sjöa
        [two] tvær sjöur
        [two-acc] tvær sjöur
        [two-dat] tveimur sjöum
        [three] þrjár sjöur
        [three-acc] þrjár sjöur
        [three-dat] þremur sjöum
        [four] fjórar sjöur
        [four-acc] fjórar sjöur
        [four-dat] fjórum sjöum
        [no-acc] enga sjöu
        [figure] 7
       *[nom] sjöa
     }
    [8] { $form ->
        [acc] áttu
        [dat] áttu
        [gen] áttu
        [the] áttan
        [the-acc] áttuna
        [the-dat] áttunni
        [the-gen] áttunnar
        [many] áttur
        [many-acc] áttur
        [many-dat] áttum
        [many-gen] átta
        [two] tvær áttur
        [two-acc] tvær áttur
        [two-dat] tveimur áttum
        [three] þrjár áttur
        [three-acc] þrjár áttur
        [three-dat] þremur áttum
        [four] fjórar áttur
        [four-acc] fjórar áttur
        [four-dat] fjórum áttum
        [no-acc] enga áttu
        [figure] 8
       *[nom] átta
     }
    [9] { $form ->
        [acc] níu
        [dat] níu
        [gen] níu
        [the] nían
        [the-acc] níuna
        [the-dat] níunni
        [the-gen] níunnar
        [many] níur
        [many-acc] níur
        [many-dat] níum
        [many-gen] nía
        [two] tvær níur
        [two-acc] tvær níur
        [two-dat] tveimur níum
        [three] þrjár níur
        [three-acc] þrjár níur
        [three-dat] þremur níum
        [four] fjórar níur
        [four-acc] fjórar níur
        [four-dat] fjórum níum
        [no-acc] enga níu
        [figure] 9
       *[nom] nía
     }
    [10] { $form ->
        [acc] tíu
        [dat] tíu
        [gen] tíu
        [the] tían
        [the-acc] tíuna
        [the-dat] tíunni
        [the-gen] tíunnar
        [many] tíur
        [many-acc] tíur
        [many-dat] tíum
        [many-gen] tía
        [two] tvær tíur
        [two-acc] tvær tíur
        [two-dat] tveimur tíum
        [three] þrjár tíur
        [three-acc] þrjár tíur
        [three-dat] þremur tíum
        [four] fjórar tíur
        [four-acc] fjórar tíur
        [four-dat] fjórum tíum
        [no-acc] enga tíu
        [figure] 10
       *[nom] tía
     }
    [11] { $form ->
        [acc] ellefu
        [dat] ellefu
        [gen] ellefu
        [the] ellefan
        [the-acc] ellefuna
        [the-dat] ellefunni
        [the-gen] ellefunnar
        [many] ellefur
        [many-acc] ellefur
        [many-dat] ellefum
        [many-gen] ellefa
        [two] tvær ellefur
        [two-acc] tvær ellefur
        [two-dat] tveimur ellefum
        [three] þrjár ellefur
        [three-acc] þrjár ellefur
        [three-dat] þremur ellefum
        [four] fjórar ellefur
        [four-acc] fjórar ellefur
        [four-dat] fjórum ellefum
        [no-acc] enga ellefu
        [figure] 11
       *[nom] ellefa
     }
    [12] { $form ->
        [acc] tólfu
        [dat] tólfu
        [gen] tólfu
        [the] tólfan
        [the-acc] tólfuna
        [the-dat] tólfunni
        [the-gen] tólfunnar
        [many] tólfur
        [many-acc] tólfur
        [many-dat] tólfum
        [many-gen] tólfa
        [two] tvær tólfur
        [two-acc] tvær tólfur
        [two-dat] tveimur tólfum
        [three] þrjár tólfur
        [three-acc] þrjár tólfur
        [three-dat] þremur tólfum
        [four] fjórar tólfur
        [four-acc] fjórar tólfur
        [four-dat] fjórum tólfum
        [no-acc] enga tólfu
        [figure] 12
       *[nom] tólfa
     }
    [22] { $form ->
        [nom] 22-spil
        [acc] 22-spil
        [dat] 22-spili
        [gen] 22-spils
        [the] 22-spilið
        [the-acc] 22-spilið
        [the-dat] 22-spilinu
        [the-gen] 22-spilsins
        [many] 22-spil
        [many-acc] 22-spil
        [many-dat] 22-spilum
        [many-gen] 22-spila
        [two] tvö 22-spil
        [two-acc] tvö 22-spil
        [two-dat] tveimur 22-spilum
        [three] þrjú 22-spil
        [three-acc] þrjú 22-spil
        [three-dat] þremur 22-spilum
        [four] fjögur 22-spil
        [four-acc] fjögur 22-spil
        [four-dat] fjórum 22-spilum
        [no-acc] ekkert 22-spil
       *[name] 22
     }
    [33] { $form ->
        [nom] 33-spil
        [acc] 33-spil
        [dat] 33-spili
        [gen] 33-spils
        [the] 33-spilið
        [the-acc] 33-spilið
        [the-dat] 33-spilinu
        [the-gen] 33-spilsins
        [many] 33-spil
        [many-acc] 33-spil
        [many-dat] 33-spilum
        [many-gen] 33-spila
        [two] tvö 33-spil
        [two-acc] tvö 33-spil
        [two-dat] tveimur 33-spilum
        [three] þrjú 33-spil
        [three-acc] þrjú 33-spil
        [three-dat] þremur 33-spilum
        [four] fjögur 33-spil
        [four-acc] fjögur 33-spil
        [four-dat] fjórum 33-spilum
        [no-acc] ekkert 33-spil
       *[name] 33
     }
    [44] { $form ->
        [nom] 44-spil
        [acc] 44-spil
        [dat] 44-spili
        [gen] 44-spils
        [the] 44-spilið
        [the-acc] 44-spilið
        [the-dat] 44-spilinu
        [the-gen] 44-spilsins
        [many] 44-spil
        [many-acc] 44-spil
        [many-dat] 44-spilum
        [many-gen] 44-spila
        [two] tvö 44-spil
        [two-acc] tvö 44-spil
        [two-dat] tveimur 44-spilum
        [three] þrjú 44-spil
        [three-acc] þrjú 44-spil
        [three-dat] þremur 44-spilum
        [four] fjögur 44-spil
        [four-acc] fjögur 44-spil
        [four-dat] fjórum 44-spilum
        [no-acc] ekkert 44-spil
       *[name] 44
     }
    [50] { $form ->
        [nom] 50-spil
        [acc] 50-spil
        [dat] 50-spili
        [gen] 50-spils
        [the] 50-spilið
        [the-acc] 50-spilið
        [the-dat] 50-spilinu
        [the-gen] 50-spilsins
        [many] 50-spil
        [many-acc] 50-spil
        [many-dat] 50-spilum
        [many-gen] 50-spila
        [two] tvö 50-spil
        [two-acc] tvö 50-spil
        [two-dat] tveimur 50-spilum
        [three] þrjú 50-spil
        [three-acc] þrjú 50-spil
        [three-dat] þremur 50-spilum
        [four] fjögur 50-spil
        [four-acc] fjögur 50-spil
        [four-dat] fjórum 50-spilum
        [no-acc] ekkert 50-spil
       *[name] 50
     }
    [55] { $form ->
        [nom] 55-spil
        [acc] 55-spil
        [dat] 55-spili
        [gen] 55-spils
        [the] 55-spilið
        [the-acc] 55-spilið
        [the-dat] 55-spilinu
        [the-gen] 55-spilsins
        [many] 55-spil
        [many-acc] 55-spil
        [many-dat] 55-spilum
        [many-gen] 55-spila
        [two] tvö 55-spil
        [two-acc] tvö 55-spil
        [two-dat] tveimur 55-spilum
        [three] þrjú 55-spil
        [three-acc] þrjú 55-spil
        [three-dat] þremur 55-spilum
        [four] fjögur 55-spil
        [four-acc] fjögur 55-spil
        [four-dat] fjórum 55-spilum
        [no-acc] ekkert 55-spil
       *[name] 55
     }
    [66] { $form ->
        [nom] 66-spil
        [acc] 66-spil
        [dat] 66-spili
        [gen] 66-spils
        [the] 66-spilið
        [the-acc] 66-spilið
        [the-dat] 66-spilinu
        [the-gen] 66-spilsins
        [many] 66-spil
        [many-acc] 66-spil
        [many-dat] 66-spilum
        [many-gen] 66-spila
        [two] tvö 66-spil
        [two-acc] tvö 66-spil
        [two-dat] tveimur 66-spilum
        [three] þrjú 66-spil
        [three-acc] þrjú 66-spil
        [three-dat] þremur 66-spilum
        [four] fjögur 66-spil
        [four-acc] fjögur 66-spil
        [four-dat] fjórum 66-spilum
        [no-acc] ekkert 66-spil
       *[name] 66
     }
    [76] { $form ->
        [nom] 76-spil
        [acc] 76-spil
        [dat] 76-spili
        [gen] 76-spils
        [the] 76-spilið
        [the-acc] 76-spilið
        [the-dat] 76-spilinu
        [the-gen] 76-spilsins
        [many] 76-spil
        [many-acc] 76-spil
        [many-dat] 76-spilum
        [many-gen] 76-spila
        [two] tvö 76-spil
        [two-acc] tvö 76-spil
        [two-dat] tveimur 76-spilum
        [three] þrjú 76-spil
        [three-acc] þrjú 76-spil
        [three-dat] þremur 76-spilum
        [four] fjögur 76-spil
        [four-acc] fjögur 76-spil
        [four-dat] fjórum 76-spilum
        [no-acc] ekkert 76-spil
       *[name] 76
     }
    [J] { $form ->
        [acc] gosa
        [dat] gosa
        [gen] gosa
        [the] gosinn
        [the-acc] gosann
        [the-dat] gosanum
        [the-gen] gosans
        [many] gosar
        [many-acc] gosa
        [many-dat] gosum
        [many-gen] gosa
        [two] tveir gosar
        [two-acc] tvo gosa
        [two-dat] tveimur gosum
        [three] þrír gosar
        [three-acc] þrjá gosa
        [three-dat] þremur gosum
        [four] fjórir gosar
        [four-acc] fjóra gosa
        [four-dat] fjórum gosum
        [no-acc] engan gosa
       *[nom] gosi
     }
    [Q] { $form ->
        [acc] drottningu
        [dat] drottningu
        [gen] drottningar
        [the] drottningin
        [the-acc] drottninguna
        [the-dat] drottningunni
        [the-gen] drottningarinnar
        [many] drottningar
        [many-acc] drottningar
        [many-dat] drottningum
        [many-gen] drottninga
        [two] tvær drottningar
        [two-acc] tvær drottningar
        [two-dat] tveimur drottningum
        [three] þrjár drottningar
        [three-acc] þrjár drottningar
        [three-dat] þremur drottningum
        [four] fjórar drottningar
        [four-acc] fjórar drottningar
        [four-dat] fjórum drottningum
        [no-acc] enga drottningu
       *[nom] drottning
     }
    [K] { $form ->
        [acc] kóng
        [dat] kóngi
        [gen] kóngs
        [the] kóngurinn
        [the-acc] kónginn
        [the-dat] kónginum
        [the-gen] kóngsins
        [many] kóngar
        [many-acc] kónga
        [many-dat] kóngum
        [many-gen] kónga
        [two] tveir kóngar
        [two-acc] tvo kónga
        [two-dat] tveimur kóngum
        [three] þrír kóngar
        [three-acc] þrjá kónga
        [three-dat] þremur kóngum
        [four] fjórir kóngar
        [four-acc] fjóra kónga
        [four-dat] fjórum kóngum
        [no-acc] engan kóng
       *[nom] kóngur
     }
    [JK] { $form ->
        [acc] jóker
        [dat] jóker
        [gen] jókers
        [the] jókerinn
        [the-acc] jókerinn
        [the-dat] jókernum
        [the-gen] jókersins
        [many] jókerar
        [many-acc] jókera
        [many-dat] jókerum
        [many-gen] jókera
        [two] tveir jókerar
        [two-acc] tvo jókera
        [two-dat] tveimur jókerum
        [three] þrír jókerar
        [three-acc] þrjá jókera
        [three-dat] þremur jókerum
        [four] fjórir jókerar
        [four-acc] fjóra jókera
        [four-dat] fjórum jókerum
        [no-acc] engan jóker
       *[nom] jóker
     }
    [HOLD] { $form ->
        [nom] hvíldarspil
        [acc] hvíldarspil
        [dat] hvíldarspili
        [gen] hvíldarspils
        [the] hvíldarspilið
        [the-acc] hvíldarspilið
        [the-dat] hvíldarspilinu
        [the-gen] hvíldarspilsins
        [many] hvíldarspil
        [many-acc] hvíldarspil
        [many-dat] hvíldarspilum
        [many-gen] hvíldarspila
        [two] tvö hvíldarspil
        [two-acc] tvö hvíldarspil
        [two-dat] tveimur hvíldarspilum
        [three] þrjú hvíldarspil
        [three-acc] þrjú hvíldarspil
        [three-dat] þremur hvíldarspilum
        [four] fjögur hvíldarspil
        [four-acc] fjögur hvíldarspil
        [four-dat] fjórum hvíldarspilum
        [no-acc] ekkert hvíldarspil
       *[name] Hvíld
     }
    [REV] { $form ->
        [nom] snúningsspil
        [acc] snúningsspil
        [dat] snúningsspili
        [gen] snúningsspils
        [the] snúningsspilið
        [the-acc] snúningsspilið
        [the-dat] snúningsspilinu
        [the-gen] snúningsspilsins
        [many] snúningsspil
        [many-acc] snúningsspil
        [many-dat] snúningsspilum
        [many-gen] snúningsspila
        [two] tvö snúningsspil
        [two-acc] tvö snúningsspil
        [two-dat] tveimur snúningsspilum
        [three] þrjú snúningsspil
        [three-acc] þrjú snúningsspil
        [three-dat] þremur snúningsspilum
        [four] fjögur snúningsspil
        [four-acc] fjögur snúningsspil
        [four-dat] fjórum snúningsspilum
        [no-acc] ekkert snúningsspil
       *[name] Snúningur
     }
    [DP] { $form ->
        [nom] tvisvar-spil
        [acc] tvisvar-spil
        [dat] tvisvar-spili
        [gen] tvisvar-spils
        [the] tvisvar-spilið
        [the-acc] tvisvar-spilið
        [the-dat] tvisvar-spilinu
        [the-gen] tvisvar-spilsins
        [many] tvisvar-spil
        [many-acc] tvisvar-spil
        [many-dat] tvisvar-spilum
        [many-gen] tvisvar-spila
        [two] tvö tvisvar-spil
        [two-acc] tvö tvisvar-spil
        [two-dat] tveimur tvisvar-spilum
        [three] þrjú tvisvar-spil
        [three-acc] þrjú tvisvar-spil
        [three-dat] þremur tvisvar-spilum
        [four] fjögur tvisvar-spil
        [four-acc] fjögur tvisvar-spil
        [four-dat] fjórum tvisvar-spilum
        [no-acc] ekkert tvisvar-spil
       *[name] Tvisvar
     }
    [P2] { $form ->
        [nom] settu-2-spil
        [acc] settu-2-spil
        [dat] settu-2-spili
        [gen] settu-2-spils
        [the] settu-2-spilið
        [the-acc] settu-2-spilið
        [the-dat] settu-2-spilinu
        [the-gen] settu-2-spilsins
        [many] settu-2-spil
        [many-acc] settu-2-spil
        [many-dat] settu-2-spilum
        [many-gen] settu-2-spila
        [two] tvö settu-2-spil
        [two-acc] tvö settu-2-spil
        [two-dat] tveimur settu-2-spilum
        [three] þrjú settu-2-spil
        [three-acc] þrjú settu-2-spil
        [three-dat] þremur settu-2-spilum
        [four] fjögur settu-2-spil
        [four-acc] fjögur settu-2-spil
        [four-dat] fjórum settu-2-spilum
        [no-acc] ekkert settu-2-spil
       *[name] Settu 2
     }
    [ONO] { $form ->
        [nom] O'NO-99-spil
        [acc] O'NO-99-spil
        [dat] O'NO-99-spili
        [gen] O'NO-99-spils
        [the] O'NO-99-spilið
        [the-acc] O'NO-99-spilið
        [the-dat] O'NO-99-spilinu
        [the-gen] O'NO-99-spilsins
        [many] O'NO-99-spil
        [many-acc] O'NO-99-spil
        [many-dat] O'NO-99-spilum
        [many-gen] O'NO-99-spila
        [two] tvö O'NO-99-spil
        [two-acc] tvö O'NO-99-spil
        [two-dat] tveimur O'NO-99-spilum
        [three] þrjú O'NO-99-spil
        [three-acc] þrjú O'NO-99-spil
        [three-dat] þremur O'NO-99-spilum
        [four] fjögur O'NO-99-spil
        [four-acc] fjögur O'NO-99-spil
        [four-dat] fjórum O'NO-99-spilum
        [no-acc] ekkert O'NO-99-spil
       *[name] O'NO 99
     }
    [SKIP] { $form ->
        [nom] hoppspil
        [acc] hoppspil
        [dat] hoppspili
        [gen] hoppspils
        [the] hoppspilið
        [the-acc] hoppspilið
        [the-dat] hoppspilinu
        [the-gen] hoppspilsins
        [many] hoppspil
        [many-acc] hoppspil
        [many-dat] hoppspilum
        [many-gen] hoppspila
        [two] tvö hoppspil
        [two-acc] tvö hoppspil
        [two-dat] tveimur hoppspilum
        [three] þrjú hoppspil
        [three-acc] þrjú hoppspil
        [three-dat] þremur hoppspilum
        [four] fjögur hoppspil
        [four-acc] fjögur hoppspil
        [four-dat] fjórum hoppspilum
        [no-acc] ekkert hoppspil
       *[name] Hopp
     }
    [DRAW1] { $form ->
        [nom] dragðu-1-spil
        [acc] dragðu-1-spil
        [dat] dragðu-1-spili
        [gen] dragðu-1-spils
        [the] dragðu-1-spilið
        [the-acc] dragðu-1-spilið
        [the-dat] dragðu-1-spilinu
        [the-gen] dragðu-1-spilsins
        [many] dragðu-1-spil
        [many-acc] dragðu-1-spil
        [many-dat] dragðu-1-spilum
        [many-gen] dragðu-1-spila
        [two] tvö dragðu-1-spil
        [two-acc] tvö dragðu-1-spil
        [two-dat] tveimur dragðu-1-spilum
        [three] þrjú dragðu-1-spil
        [three-acc] þrjú dragðu-1-spil
        [three-dat] þremur dragðu-1-spilum
        [four] fjögur dragðu-1-spil
        [four-acc] fjögur dragðu-1-spil
        [four-dat] fjórum dragðu-1-spilum
        [no-acc] ekkert dragðu-1-spil
       *[name] Dragðu 1
     }
    [DRAW2] { $form ->
        [nom] dragðu-2-spil
        [acc] dragðu-2-spil
        [dat] dragðu-2-spili
        [gen] dragðu-2-spils
        [the] dragðu-2-spilið
        [the-acc] dragðu-2-spilið
        [the-dat] dragðu-2-spilinu
        [the-gen] dragðu-2-spilsins
        [many] dragðu-2-spil
        [many-acc] dragðu-2-spil
        [many-dat] dragðu-2-spilum
        [many-gen] dragðu-2-spila
        [two] tvö dragðu-2-spil
        [two-acc] tvö dragðu-2-spil
        [two-dat] tveimur dragðu-2-spilum
        [three] þrjú dragðu-2-spil
        [three-acc] þrjú dragðu-2-spil
        [three-dat] þremur dragðu-2-spilum
        [four] fjögur dragðu-2-spil
        [four-acc] fjögur dragðu-2-spil
        [four-dat] fjórum dragðu-2-spilum
        [no-acc] ekkert dragðu-2-spil
       *[name] Dragðu 2
     }
    [TRADE] { $form ->
        [nom] skiptispil
        [acc] skiptispil
        [dat] skiptispili
        [gen] skiptispils
        [the] skiptispilið
        [the-acc] skiptispilið
        [the-dat] skiptispilinu
        [the-gen] skiptispilsins
        [many] skiptispil
        [many-acc] skiptispil
        [many-dat] skiptispilum
        [many-gen] skiptispila
        [two] tvö skiptispil
        [two-acc] tvö skiptispil
        [two-dat] tveimur skiptispilum
        [three] þrjú skiptispil
        [three-acc] þrjú skiptispil
        [three-dat] þremur skiptispilum
        [four] fjögur skiptispil
        [four-acc] fjögur skiptispil
        [four-dat] fjórum skiptispilum
        [no-acc] ekkert skiptispil
       *[name] Skipti
     }
    [DOUBLE] { $form ->
        [nom] tvisvar-spil
        [acc] tvisvar-spil
        [dat] tvisvar-spili
        [gen] tvisvar-spils
        [the] tvisvar-spilið
        [the-acc] tvisvar-spilið
        [the-dat] tvisvar-spilinu
        [the-gen] tvisvar-spilsins
        [many] tvisvar-spil
        [many-acc] tvisvar-spil
        [many-dat] tvisvar-spilum
        [many-gen] tvisvar-spila
        [two] tvö tvisvar-spil
        [two-acc] tvö tvisvar-spil
        [two-dat] tveimur tvisvar-spilum
        [three] þrjú tvisvar-spil
        [three-acc] þrjú tvisvar-spil
        [three-dat] þremur tvisvar-spilum
        [four] fjögur tvisvar-spil
        [four-acc] fjögur tvisvar-spil
        [four-dat] fjórum tvisvar-spilum
        [no-acc] ekkert tvisvar-spil
       *[name] Tvisvar
     }
    [BOMB] { $form ->
        [nom] sprengjuspil
        [acc] sprengjuspil
        [dat] sprengjuspili
        [gen] sprengjuspils
        [the] sprengjuspilið
        [the-acc] sprengjuspilið
        [the-dat] sprengjuspilinu
        [the-gen] sprengjuspilsins
        [many] sprengjuspil
        [many-acc] sprengjuspil
        [many-dat] sprengjuspilum
        [many-gen] sprengjuspila
        [two] tvö sprengjuspil
        [two-acc] tvö sprengjuspil
        [two-dat] tveimur sprengjuspilum
        [three] þrjú sprengjuspil
        [three-acc] þrjú sprengjuspil
        [three-dat] þremur sprengjuspilum
        [four] fjögur sprengjuspil
        [four-acc] fjögur sprengjuspil
        [four-dat] fjórum sprengjuspilum
        [no-acc] ekkert sprengjuspil
       *[name] Sprengja
     }
    [REDEAL] { $form ->
        [nom] uppstokkunarspil
        [acc] uppstokkunarspil
        [dat] uppstokkunarspili
        [gen] uppstokkunarspils
        [the] uppstokkunarspilið
        [the-acc] uppstokkunarspilið
        [the-dat] uppstokkunarspilinu
        [the-gen] uppstokkunarspilsins
        [many] uppstokkunarspil
        [many-acc] uppstokkunarspil
        [many-dat] uppstokkunarspilum
        [many-gen] uppstokkunarspila
        [two] tvö uppstokkunarspil
        [two-acc] tvö uppstokkunarspil
        [two-dat] tveimur uppstokkunarspilum
        [three] þrjú uppstokkunarspil
        [three-acc] þrjú uppstokkunarspil
        [three-dat] þremur uppstokkunarspilum
        [four] fjögur uppstokkunarspil
        [four-acc] fjögur uppstokkunarspil
        [four-dat] fjórum uppstokkunarspilum
        [no-acc] ekkert uppstokkunarspil
       *[name] Uppstokkun
     }
    [NAME] { $form ->
        [nom] vísispil
        [acc] vísispil
        [dat] vísispili
        [gen] vísispils
        [the] vísispilið
        [the-acc] vísispilið
        [the-dat] vísispilinu
        [the-gen] vísispilsins
        [many] vísispil
        [many-acc] vísispil
        [many-dat] vísispilum
        [many-gen] vísispila
        [two] tvö vísispil
        [two-acc] tvö vísispil
        [two-dat] tveimur vísispilum
        [three] þrjú vísispil
        [three-acc] þrjú vísispil
        [three-dat] þremur vísispilum
        [four] fjögur vísispil
        [four-acc] fjögur vísispil
        [four-dat] fjórum vísispilum
        [no-acc] ekkert vísispil
       *[name] Vísir
     }
    [WILD] { $form ->
        [nom] óskaspil
        [acc] óskaspil
        [dat] óskaspili
        [gen] óskaspils
        [the] óskaspilið
        [the-acc] óskaspilið
        [the-dat] óskaspilinu
        [the-gen] óskaspilsins
        [many] óskaspil
        [many-acc] óskaspil
        [many-dat] óskaspilum
        [many-gen] óskaspila
        [two] tvö óskaspil
        [two-acc] tvö óskaspil
        [two-dat] tveimur óskaspilum
        [three] þrjú óskaspil
        [three-acc] þrjú óskaspil
        [three-dat] þremur óskaspilum
        [four] fjögur óskaspil
        [four-acc] fjögur óskaspil
        [four-dat] fjórum óskaspilum
        [no-acc] ekkert óskaspil
       *[name] Ósk
     }
    [APHRODITE] { $form ->
        [acc] Afródítu
        [dat] Afródítu
        [gen] Afródítu
        [the] Afródíta
        [the-acc] Afródítu
        [the-dat] Afródítu
        [the-gen] Afródítu
        [many] Afródíta-spil
        [many-acc] Afródíta-spil
        [many-dat] Afródíta-spilum
        [many-gen] Afródíta-spila
        [two] tvær Afródíta-spil
        [two-acc] tvær Afródíta-spil
        [two-dat] tveimur Afródíta-spilum
        [three] þrjár Afródíta-spil
        [three-acc] þrjár Afródíta-spil
        [three-dat] þremur Afródíta-spilum
        [four] fjórar Afródíta-spil
        [four-acc] fjórar Afródíta-spil
        [four-dat] fjórum Afródíta-spilum
        [no-acc] enga Afródítu
       *[nom] Afródíta
     }
    [APOLLO] { $form ->
        [acc] Apolló
        [dat] Apolló
        [gen] Apollós
        [the] Apolló
        [the-acc] Apolló
        [the-dat] Apolló
        [the-gen] Apollós
        [many] Apolló-spil
        [many-acc] Apolló-spil
        [many-dat] Apolló-spilum
        [many-gen] Apolló-spila
        [two] tveir Apolló-spil
        [two-acc] tvo Apolló-spil
        [two-dat] tveimur Apolló-spilum
        [three] þrír Apolló-spil
        [three-acc] þrjá Apolló-spil
        [three-dat] þremur Apolló-spilum
        [four] fjórir Apolló-spil
        [four-acc] fjóra Apolló-spil
        [four-dat] fjórum Apolló-spilum
        [no-acc] engan Apolló
       *[nom] Apolló
     }
    [ARES] { $form ->
        [acc] Ares
        [dat] Aresi
        [gen] Aresar
        [the] Ares
        [the-acc] Ares
        [the-dat] Aresi
        [the-gen] Aresar
        [many] Ares-spil
        [many-acc] Ares-spil
        [many-dat] Ares-spilum
        [many-gen] Ares-spila
        [two] tveir Ares-spil
        [two-acc] tvo Ares-spil
        [two-dat] tveimur Ares-spilum
        [three] þrír Ares-spil
        [three-acc] þrjá Ares-spil
        [three-dat] þremur Ares-spilum
        [four] fjórir Ares-spil
        [four-acc] fjóra Ares-spil
        [four-dat] fjórum Ares-spilum
        [no-acc] engan Ares
       *[nom] Ares
     }
    [ARTEMIS] { $form ->
        [acc] Artemis
        [dat] Artemis
        [gen] Artemisar
        [the] Artemis
        [the-acc] Artemis
        [the-dat] Artemis
        [the-gen] Artemisar
        [many] Artemis-spil
        [many-acc] Artemis-spil
        [many-dat] Artemis-spilum
        [many-gen] Artemis-spila
        [two] tvær Artemis-spil
        [two-acc] tvær Artemis-spil
        [two-dat] tveimur Artemis-spilum
        [three] þrjár Artemis-spil
        [three-acc] þrjár Artemis-spil
        [three-dat] þremur Artemis-spilum
        [four] fjórar Artemis-spil
        [four-acc] fjórar Artemis-spil
        [four-dat] fjórum Artemis-spilum
        [no-acc] enga Artemis
       *[nom] Artemis
     }
    [ATHENA] { $form ->
        [acc] Aþenu
        [dat] Aþenu
        [gen] Aþenu
        [the] Aþena
        [the-acc] Aþenu
        [the-dat] Aþenu
        [the-gen] Aþenu
        [many] Aþena-spil
        [many-acc] Aþena-spil
        [many-dat] Aþena-spilum
        [many-gen] Aþena-spila
        [two] tvær Aþena-spil
        [two-acc] tvær Aþena-spil
        [two-dat] tveimur Aþena-spilum
        [three] þrjár Aþena-spil
        [three-acc] þrjár Aþena-spil
        [three-dat] þremur Aþena-spilum
        [four] fjórar Aþena-spil
        [four-acc] fjórar Aþena-spil
        [four-dat] fjórum Aþena-spilum
        [no-acc] enga Aþenu
       *[nom] Aþena
     }
    [HERA] { $form ->
        [acc] Heru
        [dat] Heru
        [gen] Heru
        [the] Hera
        [the-acc] Heru
        [the-dat] Heru
        [the-gen] Heru
        [many] Hera-spil
        [many-acc] Hera-spil
        [many-dat] Hera-spilum
        [many-gen] Hera-spila
        [two] tvær Hera-spil
        [two-acc] tvær Hera-spil
        [two-dat] tveimur Hera-spilum
        [three] þrjár Hera-spil
        [three-acc] þrjár Hera-spil
        [three-dat] þremur Hera-spilum
        [four] fjórar Hera-spil
        [four-acc] fjórar Hera-spil
        [four-dat] fjórum Hera-spilum
        [no-acc] enga Heru
       *[nom] Hera
     }
    [HERMES] { $form ->
        [acc] Hermes
        [dat] Hermesi
        [gen] Hermesar
        [the] Hermes
        [the-acc] Hermes
        [the-dat] Hermesi
        [the-gen] Hermesar
        [many] Hermes-spil
        [many-acc] Hermes-spil
        [many-dat] Hermes-spilum
        [many-gen] Hermes-spila
        [two] tveir Hermes-spil
        [two-acc] tvo Hermes-spil
        [two-dat] tveimur Hermes-spilum
        [three] þrír Hermes-spil
        [three-acc] þrjá Hermes-spil
        [three-dat] þremur Hermes-spilum
        [four] fjórir Hermes-spil
        [four-acc] fjóra Hermes-spil
        [four-dat] fjórum Hermes-spilum
        [no-acc] engan Hermes
       *[nom] Hermes
     }
    [POSEIDON] { $form ->
        [acc] Póseidon
        [dat] Póseidoni
        [gen] Póseidons
        [the] Póseidon
        [the-acc] Póseidon
        [the-dat] Póseidoni
        [the-gen] Póseidons
        [many] Póseidon-spil
        [many-acc] Póseidon-spil
        [many-dat] Póseidon-spilum
        [many-gen] Póseidon-spila
        [two] tveir Póseidon-spil
        [two-acc] tvo Póseidon-spil
        [two-dat] tveimur Póseidon-spilum
        [three] þrír Póseidon-spil
        [three-acc] þrjá Póseidon-spil
        [three-dat] þremur Póseidon-spilum
        [four] fjórir Póseidon-spil
        [four-acc] fjóra Póseidon-spil
        [four-dat] fjórum Póseidon-spilum
        [no-acc] engan Póseidon
       *[nom] Póseidon
     }
    [hidden] { $form ->
        [acc] hulið spil
        [dat] huldu spili
        [gen] hulins spils
        [the] hulda spilið
        [the-acc] hulda spilið
        [the-dat] hulda spilinu
        [the-gen] hulda spilsins
        [many] hulin spil
        [many-acc] hulin spil
        [many-dat] huldum spilum
        [many-gen] hulinna spila
        [two] tvö hulin spil
        [two-acc] tvö hulin spil
        [two-dat] tveimur huldum spilum
        [three] þrjú hulin spil
        [three-acc] þrjú hulin spil
        [three-dat] þremur huldum spilum
        [four] fjögur hulin spil
        [four-acc] fjögur hulin spil
        [four-dat] fjórum huldum spilum
        [no-acc] ekkert hulið spil
       *[nom] hulið spil
     }
   *[other] { $form ->
        [nom] spilið { $rank }
        [acc] spilið { $rank }
        [dat] spilinu { $rank }
        [gen] spilsins { $rank }
        [the] spilið { $rank }
        [the-acc] spilið { $rank }
        [the-dat] spilinu { $rank }
        [the-gen] spilsins { $rank }
        [many] { $rank }-spil
        [many-acc] { $rank }-spil
        [many-dat] { $rank }-spilum
        [many-gen] { $rank }-spila
        [two] tvö { $rank }-spil
        [two-acc] tvö { $rank }-spil
        [two-dat] tveimur { $rank }-spilum
        [three] þrjú { $rank }-spil
        [three-acc] þrjú { $rank }-spil
        [three-dat] þremur { $rank }-spilum
        [four] fjögur { $rank }-spil
        [four-acc] fjögur { $rank }-spil
        [four-dat] fjórum { $rank }-spilum
        [no-acc] ekkert { $rank }-spil
       *[name] { $rank }
     }
 }

form-suit = { $suit ->
    [S] spaða
    [H] hjarta
    [D] tígli
   *[C] laufi
 }

form-stem = { $suit ->
    [S] spaða
    [H] hjarta
    [D] tígul
   *[C] laufa
 }

form-card = { $form ->
    [acc] { form-stem }{ FORM($rank, form: "acc") }
    [dat] { form-stem }{ FORM($rank, form: "dat") }
    [gen] { form-stem }{ FORM($rank, form: "gen") }
    [the] { form-stem }{ FORM($rank, form: "the") }
    [the-acc] { form-stem }{ FORM($rank, form: "the-acc") }
    [the-dat] { form-stem }{ FORM($rank, form: "the-dat") }
    [the-gen] { form-stem }{ FORM($rank, form: "the-gen") }
    [no-acc] { form-stem }{ FORM($rank, form: "acc") } ekki
   *[nom] { form-stem }{ FORM($rank, form: "nom") }
 }

form-tokens = { $kind ->
    [penny] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } króna
           *[other] { FORM($count, as: "form-number", form: "f") } krónur
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-dat") } krónu
           *[other] { FORM($count, as: "form-number", form: "f-dat") } krónum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } krónu
           *[other] { FORM($count, as: "form-number", form: "f-gen") } króna
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } krónu
           *[other] { FORM($count, as: "form-number", form: "f-acc") } krónur
         }
     }
    [nickel] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "m") } fimmkall
           *[other] { FORM($count, as: "form-number", form: "m") } fimmkallar
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-dat") } fimmkalli
           *[other] { FORM($count, as: "form-number", form: "m-dat") } fimmköllum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-gen") } fimmkalls
           *[other] { FORM($count, as: "form-number", form: "m-gen") } fimmkalla
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-acc") } fimmkall
           *[other] { FORM($count, as: "form-number", form: "m-acc") } fimmkalla
         }
     }
    [chip] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "m") } spilapeningur
           *[other] { FORM($count, as: "form-number", form: "m") } spilapeningar
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-dat") } spilapeningi
           *[other] { FORM($count, as: "form-number", form: "m-dat") } spilapeningum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-gen") } spilapenings
           *[other] { FORM($count, as: "form-number", form: "m-gen") } spilapeninga
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-acc") } spilapening
           *[other] { FORM($count, as: "form-number", form: "m-acc") } spilapeninga
         }
     }
    [corner] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "n") } horn
           *[other] { FORM($count, as: "form-number", form: "n") } horn
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-dat") } horni
           *[other] { FORM($count, as: "form-number", form: "n-dat") } hornum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-gen") } horns
           *[other] { FORM($count, as: "form-number", form: "n-gen") } horna
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-acc") } horn
           *[other] { FORM($count, as: "form-number", form: "n-acc") } horn
         }
     }
    [fold] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "n") } brot
           *[other] { FORM($count, as: "form-number", form: "n") } brot
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-dat") } broti
           *[other] { FORM($count, as: "form-number", form: "n-dat") } brotum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-gen") } brots
           *[other] { FORM($count, as: "form-number", form: "n-gen") } brota
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-acc") } brot
           *[other] { FORM($count, as: "form-number", form: "n-acc") } brot
         }
     }
    [point] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "n") } stig
           *[other] { FORM($count, as: "form-number", form: "n") } stig
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-dat") } stigi
           *[other] { FORM($count, as: "form-number", form: "n-dat") } stigum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-gen") } stigs
           *[other] { FORM($count, as: "form-number", form: "n-gen") } stiga
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "n-acc") } stig
           *[other] { FORM($count, as: "form-number", form: "n-acc") } stig
         }
     }
    [letter] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "m") } bókstafur
           *[other] { FORM($count, as: "form-number", form: "m") } bókstafir
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-dat") } bókstaf
           *[other] { FORM($count, as: "form-number", form: "m-dat") } bókstöfum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-gen") } bókstafs
           *[other] { FORM($count, as: "form-number", form: "m-gen") } bókstafa
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "m-acc") } bókstaf
           *[other] { FORM($count, as: "form-number", form: "m-acc") } bókstafi
         }
     }
    [bomb] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } tímasprengja
           *[other] { FORM($count, as: "form-number", form: "f") } tímasprengjur
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-dat") } tímasprengju
           *[other] { FORM($count, as: "form-number", form: "f-dat") } tímasprengjum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } tímasprengju
           *[other] { FORM($count, as: "form-number", form: "f-gen") } tímasprengja
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } tímasprengju
           *[other] { FORM($count, as: "form-number", form: "f-acc") } tímasprengjur
         }
     }
   *[token] { $form ->
        [nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } skífa
           *[other] { FORM($count, as: "form-number", form: "f") } skífur
         }
        [dat] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-dat") } skífu
           *[other] { FORM($count, as: "form-number", form: "f-dat") } skífum
         }
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } skífu
           *[other] { FORM($count, as: "form-number", form: "f-gen") } skífna
         }
       *[acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } skífu
           *[other] { FORM($count, as: "form-number", form: "f-acc") } skífur
         }
     }
 }

form-number = { $value ->
    [0] { $form ->
        [m] engir
        [m-acc] enga
        [m-dat] engum
        [m-gen] engra
        [f] engar
        [f-acc] engar
        [f-dat] engum
        [f-gen] engra
        [n] engin
        [n-acc] engin
        [n-dat] engum
        [n-gen] engra
       *[null] núll
     }
    [1] { $form ->
        [m-acc] einn
        [m-dat] einum
        [m-gen] eins
        [f] ein
        [f-acc] eina
        [f-dat] einni
        [f-gen] einnar
        [n] eitt
        [n-acc] eitt
        [n-dat] einu
        [n-gen] eins
       *[m] einn
     }
    [2] { $form ->
        [m-acc] tvo
        [m-dat] tveimur
        [m-gen] tveggja
        [f] tvær
        [f-acc] tvær
        [f-dat] tveimur
        [f-gen] tveggja
        [n] tvö
        [n-acc] tvö
        [n-dat] tveimur
        [n-gen] tveggja
       *[m] tveir
     }
    [3] { $form ->
        [m-acc] þrjá
        [m-dat] þremur
        [m-gen] þriggja
        [f] þrjár
        [f-acc] þrjár
        [f-dat] þremur
        [f-gen] þriggja
        [n] þrjú
        [n-acc] þrjú
        [n-dat] þremur
        [n-gen] þriggja
       *[m] þrír
     }
    [4] { $form ->
        [m-acc] fjóra
        [m-dat] fjórum
        [m-gen] fjögurra
        [f] fjórar
        [f-acc] fjórar
        [f-dat] fjórum
        [f-gen] fjögurra
        [n] fjögur
        [n-acc] fjögur
        [n-dat] fjórum
        [n-gen] fjögurra
       *[m] fjórir
     }
    [5] fimm
    [6] sex
    [7] sjö
    [8] átta
    [9] níu
    [10] tíu
    [11] ellefu
    [12] tólf
    [13] þrettán
    [14] fjórtán
    [15] fimmtán
    [16] sextán
    [17] sautján
    [18] átján
    [19] nítján
    [20] tuttugu
   *[other] { $value }
 }

form-player = { $who ->
    [you] { $form ->
        [who] þú
       *[start] Þú
     }
   *[other] { $name }
 }

form-times = { $value ->
    [1] einu sinni
    [2] tvisvar
    [3] þrisvar
    [4] fjórum sinnum
    [5] fimm sinnum
    [6] sex sinnum
    [7] sjö sinnum
    [8] átta sinnum
    [9] níu sinnum
    [10] tíu sinnum
    [11] ellefu sinnum
    [12] tólf sinnum
    [one] { $value } sinni
   *[other] { $value } sinnum
 }

form-ordinal = { $value ->
    [1] fyrsta
    [2] { $form ->
        [f] önnur
       *[n] annað
     }
    [3] þriðja
    [4] fjórða
    [5] fimmta
    [6] sjötta
    [7] sjöunda
    [8] áttunda
    [9] níunda
    [10] tíunda
   *[other] { $value }.
 }

form-list = { $some }, { $next }
form-list-and = { $some } og { $last }
form-list-or = { $some } eða { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
