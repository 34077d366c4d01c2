packaging-summary = Zagraj w 99 i inne karciane gry w dodawanie
packaging-kind = Gra karciana
packaging-keywords = karty;gra w karty;99;dziewięćdziesiąt dziewięć;dodawanie;suma;rodzina;dzieci;nauka;liczenie;rachunki;
packaging-saved-game = Partia Cardtable
packaging-made-game = Gra zrobiona w Cardtable

## Co mówi sklep z programami: akapit, a po nim po linijce

packaging-description = Stół do gry w 99 i inne gry w dodawanie, w których każda karta zmienia sumę, a kto przekroczy limit, przegrywa. Graj przeciw komputerom, które widzą tylko własne karty, albo z rodziną przy jednym komputerze.
packaging-tells-games = { $count ->
    [one] { $count } opublikowana gra, z opisem zasad i ze źródłem
    [few] { $count } opublikowane gry, każda z opisem zasad i ze źródłem
   *[many] { $count } opublikowanych gier, każda z opisem zasad i ze źródłem
 }
packaging-tells-house-rules = Zasady domowe i podpowiedź, która mówi, dlaczego
packaging-tells-learning = Nauka: dziecko ogłasza sumy, a pomoc pojawia się i znika, kiedy trzeba
packaging-tells-kept = Partia zapisuje się ruch po ruchu i jest na miejscu nawet wtedy, gdy zabraknie prądu
packaging-tells-access = Gra się myszą albo samą klawiaturą, z dużym tekstem i bez sieci

## Pytanie w Windows przy usuwaniu Cardtable; pod nim folder, w którym leżą

packaging-delete-games = Usunąć także twoje zapisane partie, ustawienia i statystyki?

packaging-on-desktop = Dodaj skrót na pulpicie
packaging-still-open = Cardtable jest otwarte. Zamknij je i spróbuj ponownie.
packaging-too-old = Cardtable wymaga 64-bitowego systemu Windows 10 w wersji 1809 lub nowszej.
