### $company (text): company
### $names (text): names

## Start Page

start-play-your-cards-mind-the-total = Play your cards, mind the total.
start-put-this-game-away = Put this game away
start-menu = Menu
start-settings = Settings
start-new-game = New game
start-pick-a-game-and-players = Pick a game and players
start-learning = Learning
start-a-child-calls-the-total = A child calls the total
start-rules = Rules
start-every-game-card-by-card = Every game, card by card
start-saved-games = Saved games
start-play-on-or-look-back = Play on, or look back
start-statistics = Statistics
start-wins-streaks-your-bests = Wins, streaks, your bests
start-deal = Deal
start-cardtable = Cardtable
start-you = You
start-play-on = Play on
start-your-first-game-is-one-click-away = Your first game is one click away.
start-before-the-first-deal = Before the first deal
start-the-table-round-it-names = The table, round it { $names }
start-with-company = With { $company }
