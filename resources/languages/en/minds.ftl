### $cards (text): cards
### $name (text): name
### $note (text): note
### $percent (number): percent
### $total (number): total

## Minds Page

minds-what-did-they-hold = What did they hold?
minds-whose-choices = Whose choices
minds-choice-before-left = Choice before (Left)
minds-next-choice-right = Next choice (Right)
minds-another-world = Another world
minds-what-else-it-imagined-n = What else it imagined (N)
minds-a-slip-at-this-level-some-plays-are-made = A slip: at this level some plays are made at random.
minds-what-it-weighed = What it weighed
minds-the-choices-of-the-computers-are-being = The choices of the computers are being looked up…
minds-no-computer-had-a-choice-in-the-deals-that = No computer had a choice in the deals that are over.
minds-the-rules-choice = the rule's choice
minds-makes-total-chooses-name = makes { $total }, chooses { $name }
minds-all-computers = All computers
minds-name-knew-its-own-hand-the-cards-played = { $name } knew its own hand, the cards played, and what everybody can see and remember. Nothing else.
minds-name-thinks-it-over-once-more = { $name } thinks it over once more…
minds-name-goes-by-a-rule-here-and-imagines-no = { $name } goes by a rule here and imagines no hands.
minds-own-hand = own hand
minds-played = played
minds-makes-total = makes { $total }
minds-note-played = { $note }, played

## Held Hands

minds-known = known
minds-name-held-cards = { $name } held { $cards }.
minds-in-this-world-cards = In this world: { $cards }.

## Weighed Moves

minds-percent = { $percent } %
minds-percent-not-to-lose-the-deal = { $percent } % not to lose the deal
