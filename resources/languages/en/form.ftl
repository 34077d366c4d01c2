### Words with forms: cards, ranks, players, tokens, numbers in words, lists.
###
### A message asks for a form, { FORM($card, form: "the") }; each language decides which forms there are, and which one a
### sentence needs. $form is "" if none is asked for. START($card) is FORM with a capital letter.
###
### $rank (text): A, 2 to 10, J, Q, K, JK (joker), or a special card's code
### $sets (text): on for a card like =30, read “equals thirty”; else off
### $suit (text): S, H, D, C, or ""
### $form (text): the form
### $name (text): a player's name
### $who (text): you for the reader, else other
### $kind (text): penny, nickel, chip, corner, fold, point, letter, bomb, or token
### $count (number): how many
### $told (text): a sentence without its full stop
### $value (number): to say in words
### $some (text): the beginning of a list or paragraph
### $next (text): what comes next
### $last (text): the last item

form-language = English

# The letters on ace, jack, queen and king: four of A, B, D, E, H to W and Y.
form-letters = AJQK

# Forms: "" seven, "a" a seven, "many" sevens, "figure" 7 (court cards in words), "the" the 7 (cards without a suit).
form-rank = { $rank ->
    [0] { $form ->
        [a] a zero
        [the] the 0
        [many] zeros
        [figure] 0
       *[one] zero
     }
    [A] { $form ->
        [a] an ace
        [the] the ace
        [many] aces
       *[one] ace
     }
    [2] { $form ->
        [a] a two
        [the] the 2
        [many] twos
        [figure] 2
       *[one] two
     }
    [3] { $form ->
        [a] a three
        [the] the 3
        [many] threes
        [figure] 3
       *[one] three
     }
    [4] { $form ->
        [a] a four
        [the] the 4
        [many] fours
        [figure] 4
       *[one] four
     }
    [5] { $form ->
        [a] a five
        [the] the 5
        [many] fives
        [figure] 5
       *[one] five
     }
    [6] { $form ->
        [a] a six
        [the] the 6
        [many] sixes
        [figure] 6
       *[one] six
     }
    [7] { $form ->
        [a] a seven
        [the] the 7
        [many] sevens
        [figure] 7
       *[one] seven
     }
    [8] { $form ->
        [a] an eight
        [the] the 8
        [many] eights
        [figure] 8
       *[one] eight
     }
    [9] { $form ->
        [a] a nine
        [the] the 9
        [many] nines
        [figure] 9
       *[one] nine
     }
    [10] { $form ->
        [a] a ten
        [the] the 10
        [many] tens
        [figure] 10
       *[one] ten
     }
    [11] { $form ->
        [a] an eleven
        [the] the 11
        [many] elevens
        [figure] 11
       *[one] eleven
     }
    [12] { $form ->
        [a] a twelve
        [the] the 12
        [many] twelves
        [figure] 12
       *[one] twelve
     }
    [J] { $form ->
        [a] a jack
        [the] the jack
        [many] jacks
       *[one] jack
     }
    [Q] { $form ->
        [a] a queen
        [the] the queen
        [many] queens
       *[one] queen
     }
    [K] { $form ->
        [a] a king
        [the] the king
        [many] kings
       *[one] king
     }
    [JK] { $form ->
        [a] a joker
        [many] jokers
        [the] the joker
       *[one] joker
     }
    [HOLD] { $form ->
        [a] a Hold
        [many] Holds
        [the] the Hold
       *[one] Hold
     }
    [REV] { $form ->
        [a] a Reverse
        [many] Reverses
        [the] the Reverse
       *[one] Reverse
     }
    [DP] { $form ->
        [a] a Double Play
        [many] Double Plays
        [the] the Double Play
       *[one] Double Play
     }
    [P2] { $form ->
        [a] a Play 2
        [many] Play 2s
        [the] the Play 2
       *[one] Play 2
     }
    [ONO] { $form ->
        [a] an O'NO 99
        [many] O'NO 99s
        [the] the O'NO 99
       *[one] O'NO 99
     }
    [SKIP] { $form ->
        [a] a Skip
        [many] Skips
        [the] the Skip
       *[one] Skip
     }
    [DRAW1] { $form ->
        [a] a Draw 1
        [many] Draw 1s
        [the] the Draw 1
       *[one] Draw 1
     }
    [DRAW2] { $form ->
        [a] a Draw 2
        [many] Draw 2s
        [the] the Draw 2
       *[one] Draw 2
     }
    [TRADE] { $form ->
        [a] a Trade Hands
        [many] Trade Hands
        [the] the Trade Hands
       *[one] Trade Hands
     }
    [DOUBLE] { $form ->
        [a] a Double Play
        [many] Double Plays
        [the] the Double Play
       *[one] Double Play
     }
    [BOMB] { $form ->
        [a] a Bomb
        [many] Bombs
        [the] the Bomb
       *[one] Bomb
     }
    [REDEAL] { $form ->
        [a] a Redeal
        [many] Redeals
        [the] the Redeal
       *[one] Redeal
     }
    [NAME] { $form ->
        [a] a Pointer
        [many] Pointers
        [the] the Pointer
       *[one] Pointer
     }
    [WILD] { $form ->
        [a] a Wild
        [many] Wilds
        [the] the Wild
       *[one] Wild
     }
    [APHRODITE] Aphrodite
    [APOLLO] Apollo
    [ARES] Ares
    [ARTEMIS] Artemis
    [ATHENA] Athena
    [HERA] Hera
    [HERMES] Hermes
    [POSEIDON] Poseidon
    [hidden] { $form ->
        [many] hidden cards
        [the] the hidden card
       *[one] a hidden card
     }
   *[other] { $form ->
        [a] { $sets ->
            [on] an { $rank }
           *[off] a { $rank }
         }
        [the] the { $rank }
        [many] { $rank }s
       *[one] { $rank }
     }
 }

form-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }

# Forms: "" 7 of spades, "the" and "a" the 7 of spades. Without a suit: form-rank.
form-card = { $form ->
    [a] the { FORM($rank, form: "figure") }
    [the] the { FORM($rank, form: "figure") }
   *[one] { FORM($rank, form: "figure") }
 } of { form-suit }

# Forms: "" starts a sentence, "whom" doesn't.
form-player = { $who ->
    [you] { $form ->
        [whom] you
       *[who] You
     }
   *[other] { $name }
 }

# Three pennies, one corner.
form-tokens = { FORM($count, as: "form-number") } { $kind ->
    [penny] { $count ->
        [one] penny
       *[other] pennies
     }
    [nickel] { $count ->
        [one] nickel
       *[other] nickels
     }
    [chip] { $count ->
        [one] chip
       *[other] chips
     }
    [corner] { $count ->
        [one] corner
       *[other] corners
     }
    [fold] { $count ->
        [one] fold
       *[other] folds
     }
    [point] { $count ->
        [one] game point
       *[other] game points
     }
    [letter] { $count ->
        [one] letter
       *[other] letters
     }
    [bomb] { $count ->
        [one] time bomb
       *[other] time bombs
     }
   *[token] { $count ->
        [one] token
       *[other] tokens
     }
 }

# { FORM($count, as: "form-number") }: numbers in rules.
form-number = { $value ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $value }
 }

form-times = { $value ->
    [1] once
    [2] twice
    [3] three times
    [4] four times
   *[other] { $value } times
 }

form-ordinal = { $value ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $value }th
 }

# Up to the last item, also of labels: “Ann, 3 cards, to play”.
form-list = { $some }, { $next }
form-list-and = { $some } and { $last }
form-list-or = { $some } or { $last }

form-sentence = { $told }.

form-sentences = { $some } { $next }

# “Tens: +10 or −10; Sevens: skip”.
form-series = { $some }; { $next }
