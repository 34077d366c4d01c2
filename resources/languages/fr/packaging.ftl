packaging-summary = Jouer au 99 et à d’autres jeux de cartes où l’on calcule
packaging-kind = Jeu de cartes
packaging-keywords = cartes;99;quatre-vingt-dix-neuf;addition;total;famille;apprendre;calcul;calcul mental;
packaging-saved-game = Partie de Cardtable
packaging-made-game = Jeu fait avec Cardtable

packaging-description = Une table de cartes pour le 99 et les autres jeux de calcul, où chaque carte change un total commun et où qui lui fait dépasser la limite perd. Joue contre des ordinateurs qui ne voient que leurs propres cartes, ou en famille autour d’un seul ordinateur.
packaging-tells-games = { $count } jeux publiés, chacun avec ses règles en mots et sa source
packaging-tells-house-rules = Des règles maison, et un conseil qui dit pourquoi
packaging-tells-learning = Apprendre : un enfant annonce les totaux, avec une aide qui vient et s’efface
packaging-tells-kept = La partie est enregistrée coup par coup et reste là même après une panne de courant
packaging-tells-access = Se joue à la souris ou au clavier seul, en gros caractères, et sans réseau

packaging-delete-games = Effacer aussi tes parties enregistrées, réglages et statistiques ?

packaging-on-desktop = Ajouter un raccourci sur le bureau
packaging-still-open = Cardtable est ouvert. Ferme-le, puis réessaie.
packaging-too-old = Cardtable a besoin de Windows 10 en 64 bits, version 1809 ou plus récente.
