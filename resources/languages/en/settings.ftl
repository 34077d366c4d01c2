### $endings (text): endings
### $file (text): file
### $volume (number): volume

## Back Choices

settings-the-back-of-all-cards = the back of all cards
settings-choose-a-picture = Choose a picture
settings-remove-your-picture = Remove your picture
settings-your-own-picture = Your own picture
settings-pictures-endings = Pictures ({ $endings })
settings-your-picture-is-the-back-of-the-cards-now = Your picture is the back of the cards now.
settings-your-picture-is-off-the-cards-your-file-is = Your picture is off the cards; your file is as it was.

## Cut View

settings-the-part-of-the-picture-on-the-card = The part of the picture on the card
settings-arrows-move-it-plus-and-minus-magnify-it = Arrows move it, plus and minus magnify it, Enter takes it, Escape leaves it

## Cut Window

settings-your-own-card-back = Your own card back
settings-smaller = Smaller
settings-larger = Larger
settings-cancel = Cancel
settings-use-it = Use it
settings-which-part-of-it-lies-on-the-cards = Which part of it lies on the cards?
settings-drag-it-or-use-the-arrows-plus-and-minus = Drag it, or use the arrows; plus and minus magnify it.

## Settings

settings-pine-parlour = Pine parlour
settings-midnight = Midnight
settings-burgundy-salon = Burgundy salon
settings-winter-cabin = Winter cabin
settings-conservatory = Conservatory
settings-seaside = Seaside
settings-like-the-system = Like the system
settings-house-deck = House deck
settings-four-colours = Four colours
settings-large-print = Large print
settings-large-four-colours = Large, four colours
settings-lattice = Lattice
settings-stars = Stars
settings-fans = Fans
settings-knitted = Knitted
settings-leaves = Leaves
settings-waves = Waves
settings-peacock = Peacock
settings-cards = Cards
settings-total = Total
settings-game = Game
settings-calm = Calm
settings-normal = Normal
settings-quick = Quick
settings-still = Still
settings-off = Off
settings-always = Always
settings-when-pointed-at = When pointed at
settings-never = Never
settings-one-click = One click
settings-two-clicks = Two clicks
settings-large = Large
settings-huge = Huge
settings-slowly = Slowly
settings-normally = Normally
settings-fast = Fast
settings-slide = Slide
settings-land = Land
settings-draw = Draw
settings-shuffle = Shuffle
settings-ticks = Ticks
settings-reverse = Reverse
settings-skip = Skip
settings-hold = Hold
settings-turn = Turn
settings-bust = Bust
settings-token = Token
settings-win = Win

## Settings Page

settings-stays-on-this-computer-a-copy-of-each-day = stays on this computer; a copy of each day, or all in one file
settings-as-a-file-for-another-computer-or-all-as = as a file for another computer, or all as on the first day
settings-settings = Settings
settings-cards-and-table = Cards and table
settings-the-room-you-play-in = the room you play in
settings-the-pack-of-cards = the pack of cards
settings-list-of-moves = List of moves
settings-beside-the-table-m-opens-and-folds-it = beside the table; M opens and folds it
settings-sound = Sound
settings-sounds = Sounds
settings-ctrl-m-or-the-button-at-the-table = Ctrl+M, or the button at the table
settings-volume = Volume
settings-of-all-sounds = of all sounds
settings-play = Play
settings-pace = Pace
settings-still-short-fades-no-spin-no-stars-off = Still: short fades, no spin, no stars. Off: everything is there at once.
settings-show-each-result = Show each result
settings-the-total-a-card-would-make = the total a card would make
settings-play-a-card-by = Play a card by
settings-of-two-clicks-the-first-lifts-it = of two clicks, the first lifts it
settings-curtain-between-people = Curtain between people
settings-hides-the-hand-while-the-computer-is = hides the hand while the computer is passed round
settings-undo-in-games-with-people = Undo in games with people
settings-everyone-at-the-table-agrees = everyone at the table agrees
settings-for-eyes-and-ears = For eyes and ears
settings-size-of-text = Size of text
settings-on-every-page-and-at-the-table = on every page and at the table
settings-a-spoken-total-after-each-card = A spoken total after each card
settings-silent-while-a-screen-reader-is-on-it = silent while a screen reader is on: it tells all of it
settings-voice = Voice
settings-how-fast-the-totals-are-said-and-questions = how fast the totals are said, and questions to learners
settings-your-data = Your data
settings-backups = Backups
settings-show-the-folder = Show the folder
settings-everything-you-played = Everything you played
settings-these-settings = These settings
settings-diagnostics = Diagnostics
settings-something-does-not-work = Something does not work?
settings-facts-for-whoever-helps-you = facts for whoever helps you
settings-saved-as-you-change-them = Saved as you change them
settings-the-room-you-play-in-2 = The room you play in
settings-pack-of-cards = Pack of cards
settings-card-back = Card back
settings-volume-2 = { $volume } %

## Whole Settings

settings-settings-json = Settings (*.json)
settings-export = Export
settings-import = Import
settings-export-the-settings = Export the settings
settings-import-settings = Import settings
settings-take-the-reset-back = Take the reset back
settings-reset-all-settings = Reset all settings
settings-all-settings-are-as-on-the-first-day-the = All settings are as on the first day; the same button takes that back.
settings-your-settings-are-back = Your settings are back.
settings-take-back = Take back
settings-reset = Reset
settings-the-settings-are-those-of-file-now = The settings are those of { $file } now.
