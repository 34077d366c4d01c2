packaging-summary = Spilaðu Níutíu og níu og aðra samlagningarleiki
packaging-kind = Spilaleikur
packaging-keywords = spil;níutíu og níu;99;samlagning;summa;fjölskylda;nám;reikningur;
packaging-saved-game = Leikur úr Cardtable
packaging-made-game = Leikur gerður með Cardtable

packaging-description = Spilaborð fyrir Níutíu og níu og aðra samlagningarleiki, þar sem hvert spil breytir sameiginlegri summu og sá sem fer yfir hámarkið tapar. Spilaðu við tölvumótherja sem sjá aðeins sín eigin spil, eða með fjölskyldunni við eina tölvu.
packaging-tells-games = { $count ->
    [one] { $count } útgefinn leikur, með reglum í orðum og heimild
   *[other] { $count } útgefnir leikir, hver með reglum í orðum og heimild
 }
packaging-tells-house-rules = Húsreglur, og ráð sem segir hvers vegna
packaging-tells-learning = Æfingar: barn segir summurnar, með hjálp sem kemur og dvínar
packaging-tells-kept = Leikurinn er geymdur skref fyrir skref og er enn til eftir rafmagnsleysi
packaging-tells-access = Spilað með mús eða lyklum einum, með stóru letri og án nets

packaging-delete-games = Á líka að eyða vistuðum leikjum, stillingum og tölfræði?

packaging-on-desktop = Setja flýtileið á skjáborðið
packaging-still-open = Cardtable er opið. Lokaðu því og reyndu aftur.
packaging-too-old = Cardtable þarf 64-bita Windows 10, útgáfu 1809 eða nýrri.
