### Слова, що відмінюються: карти, гравці, жетони, числа словами, переліки.
###
### form-rank: "" і nom сімка, король; gen сімки, короля; dat сімці, королю; acc сімку, короля; inst сімкою, королем; loc (на) сімці, королі;
### many сімки, королі; many-gen сімок, королів (від 5: «п’ять сімок»); many-dat сімкам; many-acc сімки, королі; many-inst сімками, королями;
### many-loc сімках, королях; figure 7, король (як на карті, фігури словом).
### Особливі карти: "" і figure Пауза; nom карта «Пауза», gen карти «Пауза», acc карту «Пауза», many карти «Пауза» і так далі.
### Карта без масті без nom це figure: 7.
### form-card: "" і nom 7 пік, дама чирв; gen, dat, acc, inst, loc: дами, дамі, даму, дамою чирв; «7 пік» завжди однаково. Без масті: form-rank.
### heard, лише на слух: сімка пік, дама чирв, бо голос читає «7 пік» як «сім пік»; завжди в називному.
### form-player: "" Ти (на початку речення); who ти; gen, acc тебе; dat тобі; inst тобою; loc тобі.
### Хтось інший: "" і who Anna; gen, acc гравця Anna; dat гравцю Anna; inst гравцем Anna; loc гравці Anna.
### form-tokens, з числом: "" і nom одна копійка, три жетони; gen однієї копійки, трьох жетонів; acc одну копійку, три жетони; inst однією копійкою.
### form-number: "" один, два, п’ять; f одна, дві; f-acc одну, дві; n одне, два; gen одного, двох, п’яти; f-gen однієї; dat одному, двом;
### f-dat одній; people двоє, троє (гравців); inst одним, двома, п’ятьма; f-inst однією; loc одному, двох; f-loc одній. Від 11 цифрами.
### form-times: "" один раз, двічі, тричі.
### form-ordinal: "" перший; gen першого; dat першому; inst першим; loc першому; n перше; f перша; f-gen першої; f-acc першу; f-inst першою.

form-language = Українська

form-letters = AJQK

form-rank = { $rank ->
    [0] { $form ->
        [gen] нуля
        [dat] нулю
        [acc] нуль
        [inst] нулем
        [loc] нулі
        [many] нулі
        [many-gen] нулів
        [many-dat] нулям
        [many-acc] нулі
        [many-inst] нулями
        [many-loc] нулях
        [figure] 0
       *[nom] нуль
     }
    [A] { $form ->
        [gen] туза
        [dat] тузу
        [acc] туза
        [inst] тузом
        [loc] тузі
        [many] тузи
        [many-gen] тузів
        [many-dat] тузам
        [many-acc] тузи
        [many-inst] тузами
        [many-loc] тузах
       *[nom] туз
     }
    [1] { $form ->
        [gen] одиниці
        [dat] одиниці
        [acc] одиницю
        [inst] одиницею
        [loc] одиниці
        [many] одиниці
        [many-gen] одиниць
        [many-dat] одиницям
        [many-acc] одиниці
        [many-inst] одиницями
        [many-loc] одиницях
        [figure] 1
       *[nom] одиниця
     }
    [2] { $form ->
        [gen] двійки
        [dat] двійці
        [acc] двійку
        [inst] двійкою
        [loc] двійці
        [many] двійки
        [many-gen] двійок
        [many-dat] двійкам
        [many-acc] двійки
        [many-inst] двійками
        [many-loc] двійках
        [figure] 2
       *[nom] двійка
     }
    [3] { $form ->
        [gen] трійки
        [dat] трійці
        [acc] трійку
        [inst] трійкою
        [loc] трійці
        [many] трійки
        [many-gen] трійок
        [many-dat] трійкам
        [many-acc] трійки
        [many-inst] трійками
        [many-loc] трійках
        [figure] 3
       *[nom] трійка
     }
    [4] { $form ->
        [gen] четвірки
        [dat] четвірці
        [acc] четвірку
        [inst] четвіркою
        [loc] четвірці
        [many] четвірки
        [many-gen] четвірок
        [many-dat] четвіркам
        [many-acc] четвірки
        [many-inst] четвірками
        [many-loc] четвірках
        [figure] 4
       *[nom] четвірка
     }
    [5] { $form ->
        [gen] п’ятірки
        [dat] п’ятірці
        [acc] п’ятірку
        [inst] п’ятіркою
        [loc] п’ятірці
        [many] п’ятірки
        [many-gen] п’ятірок
        [many-dat] п’ятіркам
        [many-acc] п’ятірки
        [many-inst] п’ятірками
        [many-loc] п’ятірках
        [figure] 5
       *[nom] п’ятірка
     }
    [6] { $form ->
        [gen] шістки
        [dat] шістці
        [acc] шістку
        [inst] шісткою
        [loc] шістці
        [many] шістки
        [many-gen] шісток
        [many-dat] шісткам
        [many-acc] шістки
        [many-inst] шістками
        [many-loc] шістках
        [figure] 6
       *[nom] шістка
     }
    [7] { $form ->
        [gen] сімки
        [dat] сімці
        [acc] сімку
        [inst] сімкою
        [loc] сімці
        [many] сімки
        [many-gen] сімок
        [many-dat] сімкам
        [many-acc] сімки
        [many-inst] сімками
        [many-loc] сімках
        [figure] 7
       *[nom] сімка
     }
    [8] { $form ->
        [gen] вісімки
        [dat] вісімці
        [acc] вісімку
        [inst] вісімкою
        [loc] вісімці
        [many] вісімки
        [many-gen] вісімок
        [many-dat] вісімкам
        [many-acc] вісімки
        [many-inst] вісімками
        [many-loc] вісімках
        [figure] 8
       *[nom] вісімка
     }
    [9] { $form ->
        [gen] дев’ятки
        [dat] дев’ятці
        [acc] дев’ятку
        [inst] дев’яткою
        [loc] дев’ятці
        [many] дев’ятки
        [many-gen] дев’яток
        [many-dat] дев’яткам
        [many-acc] дев’ятки
        [many-inst] дев’ятками
        [many-loc] дев’ятках
        [figure] 9
       *[nom] дев’ятка
     }
    [10] { $form ->
        [gen] десятки
        [dat] десятці
        [acc] десятку
        [inst] десяткою
        [loc] десятці
        [many] десятки
        [many-gen] десяток
        [many-dat] десяткам
        [many-acc] десятки
        [many-inst] десятками
        [many-loc] десятках
        [figure] 10
       *[nom] десятка
     }
    [11] { $form ->
        [gen] одинадцятки
        [dat] одинадцятці
        [acc] одинадцятку
        [inst] одинадцяткою
        [loc] одинадцятці
        [many] одинадцятки
        [many-gen] одинадцяток
        [many-dat] одинадцяткам
        [many-acc] одинадцятки
        [many-inst] одинадцятками
        [many-loc] одинадцятках
        [figure] 11
       *[nom] одинадцятка
     }
    [12] { $form ->
        [gen] дванадцятки
        [dat] дванадцятці
        [acc] дванадцятку
        [inst] дванадцяткою
        [loc] дванадцятці
        [many] дванадцятки
        [many-gen] дванадцяток
        [many-dat] дванадцяткам
        [many-acc] дванадцятки
        [many-inst] дванадцятками
        [many-loc] дванадцятках
        [figure] 12
       *[nom] дванадцятка
     }
    [J] { $form ->
        [gen] валета
        [dat] валету
        [acc] валета
        [inst] валетом
        [loc] валеті
        [many] валети
        [many-gen] валетів
        [many-dat] валетам
        [many-acc] валети
        [many-inst] валетами
        [many-loc] валетах
       *[nom] валет
     }
    [Q] { $form ->
        [gen] дами
        [dat] дамі
        [acc] даму
        [inst] дамою
        [loc] дамі
        [many] дами
        [many-gen] дам
        [many-dat] дамам
        [many-acc] дами
        [many-inst] дамами
        [many-loc] дамах
       *[nom] дама
     }
    [K] { $form ->
        [gen] короля
        [dat] королю
        [acc] короля
        [inst] королем
        [loc] королі
        [many] королі
        [many-gen] королів
        [many-dat] королям
        [many-acc] королі
        [many-inst] королями
        [many-loc] королях
       *[nom] король
     }
    [JK] { $form ->
        [gen] джокера
        [dat] джокеру
        [acc] джокера
        [inst] джокером
        [loc] джокері
        [many] джокери
        [many-gen] джокерів
        [many-dat] джокерам
        [many-acc] джокери
        [many-inst] джокерами
        [many-loc] джокерах
       *[nom] джокер
     }
    [HOLD] { $form ->
        [nom] карта «Пауза»
        [gen] карти «Пауза»
        [dat] карті «Пауза»
        [acc] карту «Пауза»
        [inst] картою «Пауза»
        [loc] карті «Пауза»
        [many] карти «Пауза»
        [many-gen] карт «Пауза»
        [many-dat] картам «Пауза»
        [many-acc] карти «Пауза»
        [many-inst] картами «Пауза»
        [many-loc] картах «Пауза»
       *[name] Пауза
     }
    [REV] { $form ->
        [nom] карта «Розворот»
        [gen] карти «Розворот»
        [dat] карті «Розворот»
        [acc] карту «Розворот»
        [inst] картою «Розворот»
        [loc] карті «Розворот»
        [many] карти «Розворот»
        [many-gen] карт «Розворот»
        [many-dat] картам «Розворот»
        [many-acc] карти «Розворот»
        [many-inst] картами «Розворот»
        [many-loc] картах «Розворот»
       *[name] Розворот
     }
    [DP] { $form ->
        [nom] карта «Подвійний хід»
        [gen] карти «Подвійний хід»
        [dat] карті «Подвійний хід»
        [acc] карту «Подвійний хід»
        [inst] картою «Подвійний хід»
        [loc] карті «Подвійний хід»
        [many] карти «Подвійний хід»
        [many-gen] карт «Подвійний хід»
        [many-dat] картам «Подвійний хід»
        [many-acc] карти «Подвійний хід»
        [many-inst] картами «Подвійний хід»
        [many-loc] картах «Подвійний хід»
       *[name] Подвійний хід
     }
    [P2] { $form ->
        [nom] карта «Ходи двічі»
        [gen] карти «Ходи двічі»
        [dat] карті «Ходи двічі»
        [acc] карту «Ходи двічі»
        [inst] картою «Ходи двічі»
        [loc] карті «Ходи двічі»
        [many] карти «Ходи двічі»
        [many-gen] карт «Ходи двічі»
        [many-dat] картам «Ходи двічі»
        [many-acc] карти «Ходи двічі»
        [many-inst] картами «Ходи двічі»
        [many-loc] картах «Ходи двічі»
       *[name] Ходи двічі
     }
    [ONO] { $form ->
        [nom] карта «O'NO 99»
        [gen] карти «O'NO 99»
        [dat] карті «O'NO 99»
        [acc] карту «O'NO 99»
        [inst] картою «O'NO 99»
        [loc] карті «O'NO 99»
        [many] карти «O'NO 99»
        [many-gen] карт «O'NO 99»
        [many-dat] картам «O'NO 99»
        [many-acc] карти «O'NO 99»
        [many-inst] картами «O'NO 99»
        [many-loc] картах «O'NO 99»
       *[name] O'NO 99
     }
    [SKIP] { $form ->
        [nom] карта «Пропуск»
        [gen] карти «Пропуск»
        [dat] карті «Пропуск»
        [acc] карту «Пропуск»
        [inst] картою «Пропуск»
        [loc] карті «Пропуск»
        [many] карти «Пропуск»
        [many-gen] карт «Пропуск»
        [many-dat] картам «Пропуск»
        [many-acc] карти «Пропуск»
        [many-inst] картами «Пропуск»
        [many-loc] картах «Пропуск»
       *[name] Пропуск
     }
    [DRAW1] { $form ->
        [nom] карта «Добери 1»
        [gen] карти «Добери 1»
        [dat] карті «Добери 1»
        [acc] карту «Добери 1»
        [inst] картою «Добери 1»
        [loc] карті «Добери 1»
        [many] карти «Добери 1»
        [many-gen] карт «Добери 1»
        [many-dat] картам «Добери 1»
        [many-acc] карти «Добери 1»
        [many-inst] картами «Добери 1»
        [many-loc] картах «Добери 1»
       *[name] Добери 1
     }
    [DRAW2] { $form ->
        [nom] карта «Добери 2»
        [gen] карти «Добери 2»
        [dat] карті «Добери 2»
        [acc] карту «Добери 2»
        [inst] картою «Добери 2»
        [loc] карті «Добери 2»
        [many] карти «Добери 2»
        [many-gen] карт «Добери 2»
        [many-dat] картам «Добери 2»
        [many-acc] карти «Добери 2»
        [many-inst] картами «Добери 2»
        [many-loc] картах «Добери 2»
       *[name] Добери 2
     }
    [TRADE] { $form ->
        [nom] карта «Обмін»
        [gen] карти «Обмін»
        [dat] карті «Обмін»
        [acc] карту «Обмін»
        [inst] картою «Обмін»
        [loc] карті «Обмін»
        [many] карти «Обмін»
        [many-gen] карт «Обмін»
        [many-dat] картам «Обмін»
        [many-acc] карти «Обмін»
        [many-inst] картами «Обмін»
        [many-loc] картах «Обмін»
       *[name] Обмін
     }
    [DOUBLE] { $form ->
        [nom] карта «Подвійний хід»
        [gen] карти «Подвійний хід»
        [dat] карті «Подвійний хід»
        [acc] карту «Подвійний хід»
        [inst] картою «Подвійний хід»
        [loc] карті «Подвійний хід»
        [many] карти «Подвійний хід»
        [many-gen] карт «Подвійний хід»
        [many-dat] картам «Подвійний хід»
        [many-acc] карти «Подвійний хід»
        [many-inst] картами «Подвійний хід»
        [many-loc] картах «Подвійний хід»
       *[name] Подвійний хід
     }
    [BOMB] { $form ->
        [nom] карта «Бомба»
        [gen] карти «Бомба»
        [dat] карті «Бомба»
        [acc] карту «Бомба»
        [inst] картою «Бомба»
        [loc] карті «Бомба»
        [many] карти «Бомба»
        [many-gen] карт «Бомба»
        [many-dat] картам «Бомба»
        [many-acc] карти «Бомба»
        [many-inst] картами «Бомба»
        [many-loc] картах «Бомба»
       *[name] Бомба
     }
    [REDEAL] { $form ->
        [nom] карта «Нова роздача»
        [gen] карти «Нова роздача»
        [dat] карті «Нова роздача»
        [acc] карту «Нова роздача»
        [inst] картою «Нова роздача»
        [loc] карті «Нова роздача»
        [many] карти «Нова роздача»
        [many-gen] карт «Нова роздача»
        [many-dat] картам «Нова роздача»
        [many-acc] карти «Нова роздача»
        [many-inst] картами «Нова роздача»
        [many-loc] картах «Нова роздача»
       *[name] Нова роздача
     }
    [NAME] { $form ->
        [nom] карта «Вибір»
        [gen] карти «Вибір»
        [dat] карті «Вибір»
        [acc] карту «Вибір»
        [inst] картою «Вибір»
        [loc] карті «Вибір»
        [many] карти «Вибір»
        [many-gen] карт «Вибір»
        [many-dat] картам «Вибір»
        [many-acc] карти «Вибір»
        [many-inst] картами «Вибір»
        [many-loc] картах «Вибір»
       *[name] Вибір
     }
    [WILD] { $form ->
        [nom] карта «Будь-яке число»
        [gen] карти «Будь-яке число»
        [dat] карті «Будь-яке число»
        [acc] карту «Будь-яке число»
        [inst] картою «Будь-яке число»
        [loc] карті «Будь-яке число»
        [many] карти «Будь-яке число»
        [many-gen] карт «Будь-яке число»
        [many-dat] картам «Будь-яке число»
        [many-acc] карти «Будь-яке число»
        [many-inst] картами «Будь-яке число»
        [many-loc] картах «Будь-яке число»
       *[name] Будь-яке число
     }
    [APHRODITE] { $form ->
        [gen] Афродіти
        [dat] Афродіті
        [acc] Афродіту
        [inst] Афродітою
        [loc] Афродіті
        [many] карти «Афродіта»
        [many-gen] карт «Афродіта»
        [many-dat] картам «Афродіта»
        [many-acc] карти «Афродіта»
        [many-inst] картами «Афродіта»
        [many-loc] картах «Афродіта»
       *[nom] Афродіта
     }
    [APOLLO] { $form ->
        [gen] Аполлона
        [dat] Аполлону
        [acc] Аполлона
        [inst] Аполлоном
        [loc] Аполлоні
        [many] карти «Аполлон»
        [many-gen] карт «Аполлон»
        [many-dat] картам «Аполлон»
        [many-acc] карти «Аполлон»
        [many-inst] картами «Аполлон»
        [many-loc] картах «Аполлон»
       *[nom] Аполлон
     }
    [ARES] { $form ->
        [gen] Ареса
        [dat] Аресу
        [acc] Ареса
        [inst] Аресом
        [loc] Аресі
        [many] карти «Арес»
        [many-gen] карт «Арес»
        [many-dat] картам «Арес»
        [many-acc] карти «Арес»
        [many-inst] картами «Арес»
        [many-loc] картах «Арес»
       *[nom] Арес
     }
    [ARTEMIS] { $form ->
        [gen] Артеміди
        [dat] Артеміді
        [acc] Артеміду
        [inst] Артемідою
        [loc] Артеміді
        [many] карти «Артеміда»
        [many-gen] карт «Артеміда»
        [many-dat] картам «Артеміда»
        [many-acc] карти «Артеміда»
        [many-inst] картами «Артеміда»
        [many-loc] картах «Артеміда»
       *[nom] Артеміда
     }
    [ATHENA] { $form ->
        [gen] Афіни
        [dat] Афіні
        [acc] Афіну
        [inst] Афіною
        [loc] Афіні
        [many] карти «Афіна»
        [many-gen] карт «Афіна»
        [many-dat] картам «Афіна»
        [many-acc] карти «Афіна»
        [many-inst] картами «Афіна»
        [many-loc] картах «Афіна»
       *[nom] Афіна
     }
    [HERA] { $form ->
        [gen] Гери
        [dat] Гері
        [acc] Геру
        [inst] Герою
        [loc] Гері
        [many] карти «Гера»
        [many-gen] карт «Гера»
        [many-dat] картам «Гера»
        [many-acc] карти «Гера»
        [many-inst] картами «Гера»
        [many-loc] картах «Гера»
       *[nom] Гера
     }
    [HERMES] { $form ->
        [gen] Гермеса
        [dat] Гермесу
        [acc] Гермеса
        [inst] Гермесом
        [loc] Гермесі
        [many] карти «Гермес»
        [many-gen] карт «Гермес»
        [many-dat] картам «Гермес»
        [many-acc] карти «Гермес»
        [many-inst] картами «Гермес»
        [many-loc] картах «Гермес»
       *[nom] Гермес
     }
    [POSEIDON] { $form ->
        [gen] Посейдона
        [dat] Посейдону
        [acc] Посейдона
        [inst] Посейдоном
        [loc] Посейдоні
        [many] карти «Посейдон»
        [many-gen] карт «Посейдон»
        [many-dat] картам «Посейдон»
        [many-acc] карти «Посейдон»
        [many-inst] картами «Посейдон»
        [many-loc] картах «Посейдон»
       *[nom] Посейдон
     }
    [hidden] { $form ->
        [gen] закритої карти
        [dat] закритій карті
        [acc] закриту карту
        [inst] закритою картою
        [loc] закритій карті
        [many] закриті карти
        [many-gen] закритих карт
        [many-dat] закритим картам
        [many-acc] закриті карти
        [many-inst] закритими картами
        [many-loc] закритих картах
       *[nom] закрита карта
     }
   *[other] { $form ->
        [nom] карта «{ $rank }»
        [gen] карти «{ $rank }»
        [dat] карті «{ $rank }»
        [acc] карту «{ $rank }»
        [inst] картою «{ $rank }»
        [loc] карті «{ $rank }»
        [many] карти «{ $rank }»
        [many-gen] карт «{ $rank }»
        [many-dat] картам «{ $rank }»
        [many-acc] карти «{ $rank }»
        [many-inst] картами «{ $rank }»
        [many-loc] картах «{ $rank }»
       *[name] { $rank }
     }
 }

form-suit = { $suit ->
    [S] пік
    [H] чирв
    [D] бубон
   *[C] треф
 }

form-card = { $rank ->
    [A] { $form ->
        [gen] туза { form-suit }
        [dat] тузу { form-suit }
        [acc] туза { form-suit }
        [inst] тузом { form-suit }
        [loc] тузі { form-suit }
       *[nom] туз { form-suit }
     }
    [J] { $form ->
        [gen] валета { form-suit }
        [dat] валету { form-suit }
        [acc] валета { form-suit }
        [inst] валетом { form-suit }
        [loc] валеті { form-suit }
       *[nom] валет { form-suit }
     }
    [Q] { $form ->
        [gen] дами { form-suit }
        [dat] дамі { form-suit }
        [acc] даму { form-suit }
        [inst] дамою { form-suit }
        [loc] дамі { form-suit }
       *[nom] дама { form-suit }
     }
    [K] { $form ->
        [gen] короля { form-suit }
        [dat] королю { form-suit }
        [acc] короля { form-suit }
        [inst] королем { form-suit }
        [loc] королі { form-suit }
       *[nom] король { form-suit }
     }
   *[other] { $form ->
        [heard] { FORM($rank, form: "nom") } { form-suit }
       *[nom] { FORM($rank, form: "figure") } { form-suit }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [who] ти
        [gen] тебе
        [dat] тобі
        [acc] тебе
        [inst] тобою
        [loc] тобі
       *[nom] Ти
     }
   *[other] { $form ->
        [gen] гравця { $name }
        [dat] гравцю { $name }
        [acc] гравця { $name }
        [inst] гравцем { $name }
        [loc] гравці { $name }
       *[nom] { $name }
     }
 }

form-tokens = { $kind ->
    [penny] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } копійки
            [few] { FORM($count, as: "form-number", form: "f-gen") } копійок
           *[many] { FORM($count, as: "form-number", form: "f-gen") } копійок
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } копійку
            [few] { FORM($count, as: "form-number", form: "f-acc") } копійки
           *[many] { FORM($count, as: "form-number", form: "f-acc") } копійок
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-inst") } копійкою
            [few] { FORM($count, as: "form-number", form: "f-inst") } копійками
           *[many] { FORM($count, as: "form-number", form: "f-inst") } копійками
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } копійка
            [few] { FORM($count, as: "form-number", form: "f") } копійки
           *[many] { FORM($count, as: "form-number", form: "f") } копійок
         }
     }
    [nickel] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "gen") } п’ятака
            [few] { FORM($count, as: "form-number", form: "gen") } п’ятаків
           *[many] { FORM($count, as: "form-number", form: "gen") } п’ятаків
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number") } п’ятак
            [few] { FORM($count, as: "form-number") } п’ятаки
           *[many] { FORM($count, as: "form-number") } п’ятаків
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "inst") } п’ятаком
            [few] { FORM($count, as: "form-number", form: "inst") } п’ятаками
           *[many] { FORM($count, as: "form-number", form: "inst") } п’ятаками
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number") } п’ятак
            [few] { FORM($count, as: "form-number") } п’ятаки
           *[many] { FORM($count, as: "form-number") } п’ятаків
         }
     }
    [chip] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } фішки
            [few] { FORM($count, as: "form-number", form: "f-gen") } фішок
           *[many] { FORM($count, as: "form-number", form: "f-gen") } фішок
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } фішку
            [few] { FORM($count, as: "form-number", form: "f-acc") } фішки
           *[many] { FORM($count, as: "form-number", form: "f-acc") } фішок
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-inst") } фішкою
            [few] { FORM($count, as: "form-number", form: "f-inst") } фішками
           *[many] { FORM($count, as: "form-number", form: "f-inst") } фішками
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } фішка
            [few] { FORM($count, as: "form-number", form: "f") } фішки
           *[many] { FORM($count, as: "form-number", form: "f") } фішок
         }
     }
    [corner] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "gen") } кутка
            [few] { FORM($count, as: "form-number", form: "gen") } кутків
           *[many] { FORM($count, as: "form-number", form: "gen") } кутків
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number") } куток
            [few] { FORM($count, as: "form-number") } кутки
           *[many] { FORM($count, as: "form-number") } кутків
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "inst") } кутком
            [few] { FORM($count, as: "form-number", form: "inst") } кутками
           *[many] { FORM($count, as: "form-number", form: "inst") } кутками
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number") } куток
            [few] { FORM($count, as: "form-number") } кутки
           *[many] { FORM($count, as: "form-number") } кутків
         }
     }
    [fold] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "gen") } згину
            [few] { FORM($count, as: "form-number", form: "gen") } згинів
           *[many] { FORM($count, as: "form-number", form: "gen") } згинів
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number") } згин
            [few] { FORM($count, as: "form-number") } згини
           *[many] { FORM($count, as: "form-number") } згинів
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "inst") } згином
            [few] { FORM($count, as: "form-number", form: "inst") } згинами
           *[many] { FORM($count, as: "form-number", form: "inst") } згинами
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number") } згин
            [few] { FORM($count, as: "form-number") } згини
           *[many] { FORM($count, as: "form-number") } згинів
         }
     }
    [point] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "gen") } бала
            [few] { FORM($count, as: "form-number", form: "gen") } балів
           *[many] { FORM($count, as: "form-number", form: "gen") } балів
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number") } бал
            [few] { FORM($count, as: "form-number") } бали
           *[many] { FORM($count, as: "form-number") } балів
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "inst") } балом
            [few] { FORM($count, as: "form-number", form: "inst") } балами
           *[many] { FORM($count, as: "form-number", form: "inst") } балами
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number") } бал
            [few] { FORM($count, as: "form-number") } бали
           *[many] { FORM($count, as: "form-number") } балів
         }
     }
    [letter] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } літери
            [few] { FORM($count, as: "form-number", form: "f-gen") } літер
           *[many] { FORM($count, as: "form-number", form: "f-gen") } літер
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } літеру
            [few] { FORM($count, as: "form-number", form: "f-acc") } літери
           *[many] { FORM($count, as: "form-number", form: "f-acc") } літер
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-inst") } літерою
            [few] { FORM($count, as: "form-number", form: "f-inst") } літерами
           *[many] { FORM($count, as: "form-number", form: "f-inst") } літерами
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } літера
            [few] { FORM($count, as: "form-number", form: "f") } літери
           *[many] { FORM($count, as: "form-number", form: "f") } літер
         }
     }
    [bomb] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-gen") } бомби з годинником
            [few] { FORM($count, as: "form-number", form: "f-gen") } бомб з годинником
           *[many] { FORM($count, as: "form-number", form: "f-gen") } бомб з годинником
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-acc") } бомбу з годинником
            [few] { FORM($count, as: "form-number", form: "f-acc") } бомби з годинником
           *[many] { FORM($count, as: "form-number", form: "f-acc") } бомб з годинником
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "f-inst") } бомбою з годинником
            [few] { FORM($count, as: "form-number", form: "f-inst") } бомбами з годинником
           *[many] { FORM($count, as: "form-number", form: "f-inst") } бомбами з годинником
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number", form: "f") } бомба з годинником
            [few] { FORM($count, as: "form-number", form: "f") } бомби з годинником
           *[many] { FORM($count, as: "form-number", form: "f") } бомб з годинником
         }
     }
   *[token] { $form ->
        [gen] { $count ->
            [one] { FORM($count, as: "form-number", form: "gen") } жетона
            [few] { FORM($count, as: "form-number", form: "gen") } жетонів
           *[many] { FORM($count, as: "form-number", form: "gen") } жетонів
         }
        [acc] { $count ->
            [one] { FORM($count, as: "form-number") } жетон
            [few] { FORM($count, as: "form-number") } жетони
           *[many] { FORM($count, as: "form-number") } жетонів
         }
        [inst] { $count ->
            [one] { FORM($count, as: "form-number", form: "inst") } жетоном
            [few] { FORM($count, as: "form-number", form: "inst") } жетонами
           *[many] { FORM($count, as: "form-number", form: "inst") } жетонами
         }
       *[nom] { $count ->
            [one] { FORM($count, as: "form-number") } жетон
            [few] { FORM($count, as: "form-number") } жетони
           *[many] { FORM($count, as: "form-number") } жетонів
         }
     }
 }

form-number = { $value ->
    [0] { $form ->
        [gen] нуля
        [f-gen] нуля
        [dat] нулю
        [f-dat] нулю
        [inst] нулем
        [f-inst] нулем
        [loc] нулі
        [f-loc] нулі
       *[nom] нуль
     }
    [1] { $form ->
        [gen] одного
        [dat] одному
        [inst] одним
        [loc] одному
        [n] одне
        [f] одна
        [f-gen] однієї
        [f-dat] одній
        [f-acc] одну
        [f-inst] однією
        [f-loc] одній
       *[nom] один
     }
    [2] { $form ->
        [gen] двох
        [f-gen] двох
        [dat] двом
        [f-dat] двом
        [inst] двома
        [f-inst] двома
        [loc] двох
        [f-loc] двох
        [f] дві
        [f-acc] дві
        [people] двоє
       *[nom] два
     }
    [3] { $form ->
        [gen] трьох
        [f-gen] трьох
        [dat] трьом
        [f-dat] трьом
        [inst] трьома
        [f-inst] трьома
        [loc] трьох
        [f-loc] трьох
        [people] троє
       *[nom] три
     }
    [4] { $form ->
        [gen] чотирьох
        [f-gen] чотирьох
        [dat] чотирьом
        [f-dat] чотирьом
        [inst] чотирма
        [f-inst] чотирма
        [loc] чотирьох
        [f-loc] чотирьох
        [people] четверо
       *[nom] чотири
     }
    [5] { $form ->
        [gen] п’яти
        [f-gen] п’яти
        [dat] п’яти
        [f-dat] п’яти
        [inst] п’ятьма
        [f-inst] п’ятьма
        [loc] п’яти
        [f-loc] п’яти
        [people] п’ятеро
       *[nom] п’ять
     }
    [6] { $form ->
        [gen] шести
        [f-gen] шести
        [dat] шести
        [f-dat] шести
        [inst] шістьма
        [f-inst] шістьма
        [loc] шести
        [f-loc] шести
        [people] шестеро
       *[nom] шість
     }
    [7] { $form ->
        [gen] семи
        [f-gen] семи
        [dat] семи
        [f-dat] семи
        [inst] сьома
        [f-inst] сьома
        [loc] семи
        [f-loc] семи
        [people] семеро
       *[nom] сім
     }
    [8] { $form ->
        [gen] восьми
        [f-gen] восьми
        [dat] восьми
        [f-dat] восьми
        [inst] вісьма
        [f-inst] вісьма
        [loc] восьми
        [f-loc] восьми
        [people] восьмеро
       *[nom] вісім
     }
    [9] { $form ->
        [gen] дев’яти
        [f-gen] дев’яти
        [dat] дев’яти
        [f-dat] дев’яти
        [inst] дев’ятьма
        [f-inst] дев’ятьма
        [loc] дев’яти
        [f-loc] дев’яти
        [people] дев’ятеро
       *[nom] дев’ять
     }
    [10] { $form ->
        [gen] десяти
        [f-gen] десяти
        [dat] десяти
        [f-dat] десяти
        [inst] десятьма
        [f-inst] десятьма
        [loc] десяти
        [f-loc] десяти
        [people] десятеро
       *[nom] десять
     }
   *[other] { $value }
 }

form-times = { $value ->
    [0] жодного разу
    [1] один раз
    [2] двічі
    [3] тричі
    [one] { $value } раз
    [few] { FORM($value, as: "form-number") } рази
   *[many] { FORM($value, as: "form-number") } разів
 }

form-ordinal = { $value ->
    [1] { $form ->
        [gen] першого
        [dat] першому
        [inst] першим
        [loc] першому
        [n] перше
        [f] перша
        [f-gen] першої
        [f-dat] першій
        [f-loc] першій
        [f-acc] першу
        [f-inst] першою
       *[nom] перший
     }
    [2] { $form ->
        [gen] другого
        [dat] другому
        [inst] другим
        [loc] другому
        [n] друге
        [f] друга
        [f-gen] другої
        [f-dat] другій
        [f-loc] другій
        [f-acc] другу
        [f-inst] другою
       *[nom] другий
     }
    [3] { $form ->
        [gen] третього
        [dat] третьому
        [inst] третім
        [loc] третьому
        [n] третє
        [f] третя
        [f-gen] третьої
        [f-dat] третій
        [f-loc] третій
        [f-acc] третю
        [f-inst] третьою
       *[nom] третій
     }
    [4] { $form ->
        [gen] четвертого
        [dat] четвертому
        [inst] четвертим
        [loc] четвертому
        [n] четверте
        [f] четверта
        [f-gen] четвертої
        [f-dat] четвертій
        [f-loc] четвертій
        [f-acc] четверту
        [f-inst] четвертою
       *[nom] четвертий
     }
    [5] { $form ->
        [gen] п’ятого
        [dat] п’ятому
        [inst] п’ятим
        [loc] п’ятому
        [n] п’яте
        [f] п’ята
        [f-gen] п’ятої
        [f-dat] п’ятій
        [f-loc] п’ятій
        [f-acc] п’яту
        [f-inst] п’ятою
       *[nom] п’ятий
     }
    [6] { $form ->
        [gen] шостого
        [dat] шостому
        [inst] шостим
        [loc] шостому
        [n] шосте
        [f] шоста
        [f-gen] шостої
        [f-dat] шостій
        [f-loc] шостій
        [f-acc] шосту
        [f-inst] шостою
       *[nom] шостий
     }
    [7] { $form ->
        [gen] сьомого
        [dat] сьомому
        [inst] сьомим
        [loc] сьомому
        [n] сьоме
        [f] сьома
        [f-gen] сьомої
        [f-dat] сьомій
        [f-loc] сьомій
        [f-acc] сьому
        [f-inst] сьомою
       *[nom] сьомий
     }
    [8] { $form ->
        [gen] восьмого
        [dat] восьмому
        [inst] восьмим
        [loc] восьмому
        [n] восьме
        [f] восьма
        [f-gen] восьмої
        [f-dat] восьмій
        [f-loc] восьмій
        [f-acc] восьму
        [f-inst] восьмою
       *[nom] восьмий
     }
    [9] { $form ->
        [gen] дев’ятого
        [dat] дев’ятому
        [inst] дев’ятим
        [loc] дев’ятому
        [n] дев’яте
        [f] дев’ята
        [f-gen] дев’ятої
        [f-dat] дев’ятій
        [f-loc] дев’ятій
        [f-acc] дев’яту
        [f-inst] дев’ятою
       *[nom] дев’ятий
     }
    [10] { $form ->
        [gen] десятого
        [dat] десятому
        [inst] десятим
        [loc] десятому
        [n] десяте
        [f] десята
        [f-gen] десятої
        [f-dat] десятій
        [f-loc] десятій
        [f-acc] десяту
        [f-inst] десятою
       *[nom] десятий
     }
   *[other] { $form ->
        [gen] { $value }-го
        [dat] { $value }-му
        [inst] { $value }-м
        [loc] { $value }-му
        [n] { $value }-те
        [f] { $value }-та
        [f-gen] { $value }-ї
        [f-dat] { $value }-й
        [f-loc] { $value }-й
        [f-acc] { $value }-ту
        [f-inst] { $value }-ю
       *[nom] { $value }-й
     }
 }

form-list = { $some }, { $next }
form-list-and = { $some } і { $last }
form-list-or = { $some } або { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
