variants-ninety-nine = Le 99
variants-ninety-nine-blurb = Le classique : un 9 ne compte pas, un 4 change le sens, un roi fait 99.

variants-ninety-nine-orcutt = Le 99, Orcutt
variants-ninety-nine-orcutt-blurb = Cinq cartes et quatre pièces : plus de choix, des manches plus longues.

variants-ninety-nine-boyer = Le 99, Boyer
variants-ninety-nine-boyer-blurb = Sept cartes et une seule vie : celui qui ne peut pas jouer sort aussitôt.

variants-99-gronemann = Le 99, Gronemann
variants-99-gronemann-blurb = Celui qui ne peut pas jouer attend, le dernier gagne la manche, et trois manches font la partie.

variants-ninety-nine-king-nine-swap = Le 99, roi et 9 échangés
variants-ninety-nine-king-nine-swap-blurb = Ici, c’est le 9 qui fait 99 et le roi qui ne change rien.

variants-ninety-nine-four-nine-swap = Le 99, 4 et 9 échangés
variants-ninety-nine-four-nine-swap-blurb = Ici, c’est le 9 qui change le sens et le 4 qui ne change rien.

variants-ninety-nine-minus-ten = Le 99, le 10 enlève toujours
variants-ninety-nine-minus-ten-blurb = Un 10 enlève dix et n’ajoute jamais.

variants-ninety-nine-four-again = Le 99, le 4 rejoue
variants-ninety-nine-four-again-blurb = À deux joueurs, un 4 donne un tour de plus.

variants-ninety-nine-four-corners = Le 99, quatre coins
variants-ninety-nine-four-corners-blurb = Chaque perte plie un coin de ton billet ; au quatrième, tu sors.

variants-ninety-nine-pile-away = Le 99, pile enlevée
variants-ninety-nine-pile-away-blurb = On ne redistribue pas : celui qui ne peut pas jouer paie, la pile s’en va, et on repart de 0.

variants-ninety-nine-69 = Le 99 avec un 69
variants-ninety-nine-69-blurb = Tombe sur 69 pile, et tu reprends un jeton au centre.

variants-ninety-nine-1950s = Le 99 des années 1950
variants-ninety-nine-1950s-blurb = Les 7 changent le sens, aucune carte ne fait 99, et on peut jouer pour l’honneur.

variants-ninety-nine-wilson = Le 99 avec frontières
variants-ninety-nine-wilson-blurb = 33, 66 et 99 sont des frontières : en franchir une coûte un point. Ceux qui te restent comptent ; à 15, c’est fini.

variants-ninety-nine-qcsalon = Le 99, 33-66-99
variants-ninety-nine-qcsalon-blurb = Tombe sur 33, 66 ou 99 et les autres paient ; saute par-dessus et tu paies.

variants-ninety-nine-qcsalon-beginner = Le 99, 33-66-99 débutants
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99 avec des valets et des 4 ordinaires : un 2 prend la moitié de tout total pair.

variants-ninety-nine-ishihara = Le 99, Ishihara
variants-ninety-nine-ishihara-blurb = Une longue manche sans jetons : celui qui ne peut pas jouer sort, et les rois attendent cinq tours.

variants-ninety-nine-ishihara-hands = Le 99, Ishihara à brelans
variants-ninety-nine-ishihara-hands-blurb = Trois rois gagnent aussitôt la partie ; avec trois 6, tout le monde perd.

variants-ninety-eight = Le 98
variants-ninety-eight-blurb = Simple et rapide : aucune carte ne change le sens, et perdre une manche vaut une pénalité.

variants-ninety-eight-umass = Le 98, UMass Amherst
variants-ninety-eight-umass-blurb = Trois cartes spéciales : une élimine un joueur, une te sauve, une échange les mains.

variants-ninety-eight-arizona = Le 98, Arizona d’origine
variants-ninety-eight-arizona-blurb = Un joker fait jouer deux fois le suivant, les cartes de même rang vont ensemble, le dernier gagne.

variants-one-hundred = Le 100
variants-one-hundred-blurb = Jusqu’à 100 : les as noirs font n’importe quel total, les 10 font 100, et les 5 rouges enlèvent cinq.

variants-hundert = Hundert
variants-hundert-blurb = Toutes les cartes sont distribuées, toutes se jouent : au-dessus de 100, tu paies à chacun ce qui dépasse.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Course d’obstacles : 55, 66, 77, 88, 99 ou 111 pile rapporte un point, sauter en coûte un, et 120 finit la manche.

variants-to-twenty = Jusqu’à 20
variants-to-twenty-blurb = Un premier jeu pour les petits : as à 5 ajoutent leur nombre, les valets enlèvent deux, et la limite est 20.

variants-to-ten = Jusqu’à 10
variants-to-ten-blurb = Des points à la place des nombres, jusqu’à dix : les pleins ajoutent, les vides enlèvent.

variants-to-fifty = Jusqu’à 50
variants-to-fifty-blurb = Un deuxième jeu, jusqu’à 50 : valet plus dix, 10 moins dix, dame moins cinq, et le roi fait 50.

variants-back-to-zero = Retour à zéro
variants-back-to-zero-blurb = De 50 en descendant : nombres et rois enlèvent, valet plus dix, dame plus cinq, et sous 0 on perd.

variants-reach-99-together = Tous ensemble à 99
variants-reach-99-together-blurb = Vous tous contre la limite : faites 99 pile ensemble, avant de perdre vos deux jetons.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Un jeu de classe : une dame compte +1 à +10, −10 ou 0, et celui qui ne peut pas jouer sort.

variants-depasse-pas-100 = Dépasse pas 100 !
variants-depasse-pas-100-blurb = Des écoles de France : les figures ajoutent ou enlèvent, et celui qui reste bloqué emporte les deux dernières cartes.
variants-99-do2learn = Ninetynine de do2learn
variants-99-do2learn-blurb = Celui qui tombe pile sur 99 sans roi gagne. Celui qui ne peut pas jouer sort, et on repart de 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Un jeu de classe : le premier à 99 pile sans roi gagne, et un valet saute un joueur.

variants-scary-seven = Le terrible 7
variants-scary-seven-blurb = Des nombres jusqu’à 12 pour faire 25 et pas plus, et des 7 qui enlèvent sept.

variants-zero-to-100 = De 0 à 100
variants-zero-to-100-blurb = Des nombres jusqu’à 12, des Jokers, et personne ne sort : le premier à 100 gagne.

variants-ninety-nine-standard = Le 99, standard
variants-ninety-nine-standard-blurb = Un 9 fait 99, un 3 saute un joueur, et un roi ne change rien.

variants-ninety-nine-alternative = Le 99, autre version
variants-ninety-nine-alternative-blurb = Les 9 ne comptent pas, les 10 enlèvent dix, les rois font 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Le 3 et le 9 sautent un joueur ; les 10 enlèvent dix.

variants-ninety-nine-hawaiian = Hawaï
variants-ninety-nine-hawaiian-blurb = D’Hawaï : les 9 et les valets montent à 99, les 5 et les 10 font baisser le total.

variants-ninety-nine-nepal = Népal
variants-ninety-nine-nepal-blurb = Le petit 2 fait 99, et un roi ajoute juste dix.

variants-ninety-nine-denexa = Le 99, denexa
variants-ninety-nine-denexa-blurb = Quatre cartes chacun, les 9 font 99 et les 3 sautent un joueur, de deux à six.

variants-ninety-nine-gamerules = Le 99, gamerules
variants-ninety-nine-gamerules-blurb = Le classique, avec deux paquets et trois jetons à partir de quatre joueurs.

variants-ninety-nine-five-folds = Le 99, cinq plis
variants-ninety-nine-five-folds-blurb = Plie les quatre coins de ton billet, puis le billet en deux : au cinquième pli, tu sors.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Celui qui ne peut pas jouer ne sort que de la manche ; un brelan s’étale à tout moment.

variants-ninety-nine-taiwanese = Taïwan
variants-ninety-nine-taiwanese-blurb = Cinq cartes chacun ; un 5 désigne qui joue ensuite, une dame ajoute ou enlève vingt.
variants-99-poker-shed = Jiujiu, dernière carte
variants-99-poker-shed-blurb = On ne remélange jamais : une fois la pioche vide, celui qui joue sa dernière carte a gagné.
variants-99-poker = Poker 99
variants-99-poker-blurb = Les 10 et dames rouges ne font qu’ajouter ; l’as de pique fait 0 tant que la pioche n’est pas refaite quatre fois.

variants-ninety-nine-jokers = Le 99 avec jokers
variants-ninety-nine-jokers-blurb = Les jokers font 99, et un roi change le sens.

variants-ninety-nine-icelandic = Islandais
variants-ninety-nine-icelandic-blurb = À une dame, réponds par une dame : sinon c’est un tour perdu, puis une amende d’autant de cartes que de dames.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Des dames auxquelles répondre, et le reste d’une amende passe au joueur suivant.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Des dames auxquelles répondre, des 6 qui valent huit et des 8 qui valent six.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Des dames auxquelles répondre, et un joker qui fait 99 et change le sens.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Des dames auxquelles répondre, et des suites : celui qui les continue pioche, les autres non.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Les 7 copient, les 6 volent une carte, les valets borgnes font 99, et une paire royale compte une fois.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = De Thaïlande : une carte retournée pour commencer, et celui qui ne peut pas jouer sort.

variants-99-ptaff = Le 99, Québec
variants-99-ptaff-blurb = Les valets changent le sens, et à deux pénalités la partie est finie.

variants-99-queen-anne = Le 99 de Queen Anne
variants-99-queen-anne-blurb = Après un joker, le suivant joue deux fois ; en posant un 4, il y oblige le joueur d’avant.

variants-99-japan = Le 99 du Japon
variants-99-japan-blurb = Un 4 change le sens ou ajoute quatre, un 8 ajoute huit ou rien, et un joker double le total.

variants-99-zpag = Le 99, gros paquets
variants-99-zpag-blurb = Deux paquets ou plus : les 9 changent le sens, les valets sautent un joueur, les 10 enlèvent dix.

variants-99-nichidai = 99 de l’université Nihon
variants-99-nichidai-blurb = Les cartes spéciales dorment tant que le total n’est pas à 90. Seuls deux as agissent toujours.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Le jeu en boîte : reste sous 99, et fais passer un Double avec une Pause ou une Inversion.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = La nouvelle boîte : une manche, celui qui ne peut pas jouer sort, et quatre cartes ONO partent ensemble.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = La boîte du Japon : jusqu’à 101, cinq cartes font 101 aussitôt, et un Double passe à un autre.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Le jeu en boîte : reste sous 77, et n’annonce ni 11, 22, 33, 44, 55 ni 66 : chacun coûte un jeton.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Neuf jetons et 60 cartes, comme sur les serveurs de RS Games : jusqu’à 99, avec des passe-tour et quatre 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Dieux et nombres escaladent une montagne : il faut avoir Zeus quand le total arrive à 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Vide ta main avant que l’horloge dépasse soixante ; trois bombes retournées et tu sors.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Débarrasse-toi de dix cartes sous 22 : une bombe réclame un 0, et une carte redistribue tout.

## Ce qu'on dit à la table avant le total

variants-call-pass-to-you = à toi
variants-call-back-on-you = retour à toi
variants-call-pass-me-by = sans moi
