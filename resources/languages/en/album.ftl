### The album: a card of each game, with a seal for each deed. Deeds are invitations.
###
### $games (number): face up
### $all (number): there are
### $deeds (number): done
### $number (number): deals, plays, a total
### $rank (rank): of cards
### $name (text): a game or person
### $game (text): a game
### $day (text): a day
### $company (texts): other players
### $month (text): its name
### $span (text): a month or year
### $year (text): 2026

album-title = Album
album-games = Games
album-calendar = Calendar
album-count = Games: { $games } of { $all }. Challenges: { $deeds }
# A card, or a person, read aloud.
album-card = { $name }. Challenges: { $deeds } of { $all }
album-deeds = Challenges
album-not-yet = Not yet
album-best = Not yet. Best so far: { $number }
album-with = { $day }, with { $company }
album-watch = Watch it
album-play = Play { $game }
album-family = In the family
album-empty = Your first game turns the first card.
album-month-before = The month before
album-month-after = The month after
album-tonight = Wins tonight
album-week = Wins this week
album-week-of = Wins, week of { $day }
album-wins = Wins: { $span }
album-month = { $month } { $year }

## The deeds

album-deed-finish = Finish a game
album-deed-win = Win a game
album-deed-beat = Beat an expert
album-deed-last = Win with your last token
album-deed-deal = Win a deal
album-deed-survive = Survive { $number } deals in a row
album-deed-plays = Stay in for { $number } plays
album-deed-reach = Make the total { $number }
album-deed-stay = Keep the total at { $number }
album-deed-reverse = Reverse direction at { $number }
album-deed-play = Play three { FORM($rank, form: "many") } in one deal
album-deed-three = Lay down three of a kind
album-deed-answer = Answer a queen
album-deed-owed = Make all the plays you owe
album-deed-pass-on = Pass on the plays you owe
album-deed-zeus = Catch Zeus
album-deed-sneak = Sneak in
album-deed-steal = Steal a card
album-deed-exchange = Swap hands
album-deed-eliminate = Knock someone out
album-deed-shield = Save yourself with a card
album-deed-choose = Choose who plays next
album-deed-skip = Skip a player
