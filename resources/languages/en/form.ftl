### Words with forms: cards, ranks, players, tokens, numbers in words, and lists.
###
### A message asks for a form: { FORM($card, form: "the") }. What forms there are is for each language to say, here;
### $form is "" where a message asks for none.

# $rank (A, 2 to 10, J, Q, K, JK, or the code of a special card), $form: "" one of them, "a" with its article, "many"
form-rank = { $rank ->
    [A] { $form ->
        [a] an ace
        [many] aces
       *[one] ace
     }
    [2] { $form ->
        [a] a two
        [many] twos
       *[one] two
     }
    [3] { $form ->
        [a] a three
        [many] threes
       *[one] three
     }
    [4] { $form ->
        [a] a four
        [many] fours
       *[one] four
     }
    [5] { $form ->
        [a] a five
        [many] fives
       *[one] five
     }
    [6] { $form ->
        [a] a six
        [many] sixes
       *[one] six
     }
    [7] { $form ->
        [a] a seven
        [many] sevens
       *[one] seven
     }
    [8] { $form ->
        [a] an eight
        [many] eights
       *[one] eight
     }
    [9] { $form ->
        [a] a nine
        [many] nines
       *[one] nine
     }
    [10] { $form ->
        [a] a ten
        [many] tens
       *[one] ten
     }
    [J] { $form ->
        [a] a jack
        [many] jacks
       *[one] jack
     }
    [Q] { $form ->
        [a] a queen
        [many] queens
       *[one] queen
     }
    [K] { $form ->
        [a] a king
        [many] kings
       *[one] king
     }
    [JK] { $form ->
        [a] a joker
        [many] jokers
       *[one] joker
     }
   *[other] { $rank }
 }

form-list = { $some }, { $next }
form-list-and = { $some } and { $last }
form-list-or = { $some } or { $last }
