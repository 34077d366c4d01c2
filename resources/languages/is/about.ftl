about-title = Um forritið
about-cardtable = Um Cardtable
about-news = Nýjungar
about-accessibility = Aðgengi
about-licenses = Leyfi
about-diagnostics = Bilanagreining

about-copy = Afrita
about-copied = Afritað
about-all-licenses = Öll leyfi

about-what = Útgáfa { $version }. Borð fyrir Níutíu og níu og aðra samlagningarleiki með spilum.
about-private = Allt verður eftir á þessari tölvu nema það sem þú gefur sjálfviljug burt: enginn aðgangur, og enginn telur hvað þú spilar. Net er aðeins notað þegar þú gefur síma sæti: þá fara spil hans í þann síma, um ykkar eigið þráðlausa net og hvergi annars staðar.
about-version-looking = Leita að nýrri útgáfu…
about-version-newest = Þú ert með nýjustu útgáfuna.
about-version-newer = Útgáfa { $version } er komin út. Þú getur sótt hana hér: { $link }
about-version-silent = Ekki næst samband við { $homepage }. Athugaðu nettenginguna og reyndu aftur.
about-version-asks = Ein undantekning: „Leita að nýrri útgáfu“ í valmyndinni sækir lista yfir útgáfur frá { $homepage }. Ekkert um þig er sent.

about-ours = Cardtable
about-ours-terms = MIT-leyfi; líka spil, myndir og hljóð
about-qt = Qt og PySide6
about-qt-terms = LGPL 3; söfnin liggja opin við hlið forritsins og þeim má skipta út
about-letters = Letrið, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Upptökurnar
about-voices-terms = gerðar með Flite og eSpeak NG; frjálst að nota og dreifa
about-rules = Reglurnar
about-rules-terms = sagðar með okkar orðum; hver leikur nefnir hvar hann var skráður

about-licenses-of-all = Í þessu forriti er vinna annarra. Hvert nafn opnar öll leyfi þess.
about-from-source = Cardtable keyrir hér beint af frumkóða: Python og hver pakki sem það notar kom með sín leyfi við uppsetningu.

about-news-missing = Listann yfir nýjungar vantar; settu forritið aftur upp.
about-licenses-missing = Ekki er hægt að lesa listann yfir leyfi; settu forritið aftur upp.
about-text-missing = Þennan texta vantar; settu forritið aftur upp.

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Stýrikerfi
about-fact-windows = Gluggar frá
about-fact-screen = Skjár
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 díll
   *[other] { $dpr } dílar
 } á punkt, { $hertz } Hz
about-fact-reader = Skjálesari
about-fact-motion = Minni hreyfing
about-motion-by-settings = já, samkvæmt stillingum
about-motion-unknown = nei; þetta Qt segir ekki hvað kerfið vill
about-fact-sounds = Hljóð
about-fact-speech = Tal
about-fact-look = Útlit
about-look = { $theme }, { $deck }, { $percent }%
about-fact-resources = Gögn forritsins
about-fact-folder = Leikir og stillingar
about-fact-saved = Stillingar eru vistaðar
about-fact-damaged = Lagt til hliðar, skemmt
about-yes = já
about-no = nei
about-log = Endir atburðaskrár:
about-log-empty = (ekkert var skráð)
about-wording = Orðalag í Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Þetta hljómar illa:
about-wording-better = Betra væri:
about-wording-words = Orðin á síðunni:
about-wording-copied = Orðin á þessari síðu hafa verið afrituð: límdu þau í skilaboð og merktu við það sem hljómar illa.
