### The page of settings: rooms, packs and backs of cards, sound, pace, and what can be done with all settings at once.
###
### $ace (text): the letter on an ace, as A
### $endings (text): how the names of files end that can be read, as *.jpg *.png
### $file (text): the name of a file
### $jack (text): the letter on a jack, as J or B
### $king (text): the letter on a king
### $queen (text): the letter on a queen
### $volume (number): how loud, of 100

settings-title = Settings
# Stands at the right of the head of the page.
settings-saved-at-once = Saved as you change them

## Rooms, packs and backs, each below its picture: at most two short words

settings-cards-and-table = Cards and table
settings-room = The room you play in
# Read aloud after the name of each room: “Midnight, the room you play in”.
settings-room-note = the room you play in
settings-room-forest = Pine parlour
settings-room-midnight = Midnight
settings-room-salon = Burgundy salon
settings-room-cabin = Winter cabin
settings-room-garden = Conservatory
settings-room-seaside = Seaside
# A light room while the system looks light, a dark one while it looks dark.
settings-room-system = Like the system
settings-deck = Pack of cards
# Read aloud after the name of each pack.
settings-deck-note = the pack of cards
settings-deck-classic = House deck
# Each of the four suits has a colour of its own.
settings-deck-four-colour = Four colours
settings-deck-jumbo = Large print
settings-deck-jumbo-four-colour = Large, four colours
# Only where the language has letters of its own for cards; beside it, “A B D K” and “A J Q K” can be chosen.
settings-letters = Letters on the cards
settings-letters-note = ace, jack, queen and king
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Card back
# Read aloud after the name of each back.
settings-back-note = the back of all cards
settings-back-lattice = Lattice
settings-back-stars = Stars
settings-back-fans = Fans
settings-back-knit = Knitted
settings-back-leaves = Leaves
settings-back-waves = Waves
settings-back-peacock = Peacock
settings-back-own = Your own picture
settings-move-list = List of moves
settings-move-list-note = beside the table; M opens and folds it
settings-far = Table for a television
settings-far-note = total, names and words are read at three metres; no list of moves beside it

## A picture of one's own as the back of the cards

settings-choose-picture = Choose a picture
settings-remove-picture = Remove your picture
# What the window that asks for a file offers; the system reads what stands in brackets.
settings-picture-files = Pictures ({ $endings })
settings-picture-taken = Your picture is the back of the cards now.
settings-picture-removed = Your picture is off the cards; your file is as it was.
settings-cut-title = Your own card back
settings-cut-question = Which part of it lies on the cards?
settings-cut-help = Drag it, or use the arrows; plus and minus magnify it.
# The picture in that window, as it is read aloud, and how it is used with keys.
settings-cut-picture = The part of the picture on the card
settings-cut-picture-keys = Arrows move it, plus and minus magnify it, Enter takes it, Escape leaves it
settings-cut-smaller = Smaller
settings-cut-larger = Larger
settings-cut-cancel = Cancel
settings-cut-use = Use it

## Sound

settings-sound = Sound
settings-sounds = Sounds
settings-sounds-note = Ctrl+M, or the button at the table
settings-volume = Volume
settings-volume-note = of all sounds
settings-volume-percent = { $volume } %

## Sounds to be switched on and off one by one, in three rows, each word on a small button

settings-sounds-of-cards = Cards
settings-sound-card-slide = Slide
settings-sound-card-land = Land
settings-sound-stock-draw = Draw
settings-sound-shuffle = Shuffle
settings-sounds-of-total = Total
# The total counting up.
settings-sound-count-up = Ticks
settings-sound-reverse = Reverse
settings-sound-skip = Skip
# A card that leaves the total as it is.
settings-sound-hold = Hold
settings-sounds-of-game = Game
# It is your turn.
settings-sound-turn = Turn
settings-sound-bust = Bust
# A token that is lost.
settings-sound-token-drop = Token
settings-sound-win = Win

## Play

settings-play = Play
settings-pace = Pace
settings-choice-pace-calm = Calm
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Quick
settings-choice-pace-still = Still
settings-choice-pace-off = Off
# Says what two of the five paces are, by their names above.
settings-pace-note = Still: short fades, no spin, no stars. Off: everything is there at once.
settings-previews = Show each result
settings-previews-note = the total a card would make
settings-choice-previews-always = Always
settings-choice-previews-hover = When pointed at
settings-choice-previews-never = Never
settings-hand-order = Sort large hands
settings-hand-order-note = hands of more than five cards
settings-choice-hand-order-value = By value
settings-choice-hand-order-suit = By suit
settings-choice-hand-order-dealt = As dealt
# Goes on with one of the two below.
settings-play-by = Play a card by
settings-play-by-note = of two clicks, the first lifts it
settings-choice-play-by-one-click = One click
settings-choice-play-by-two-clicks = Two clicks
settings-curtain = Curtain between people
settings-curtain-note = hides the hand while the computer is passed round
settings-undo = Undo in games with people
settings-undo-note = everyone at the table agrees
settings-ask-phones = Ask before a phone sits down
settings-ask-phones-note = also when it was shown the code; without it, only those who typed the address wait

## For eyes and ears

settings-access = For eyes and ears
settings-language = Language
settings-language-note = holds at once, in the middle of a game too
# Beside the names of languages, each in its own language.
settings-language-system = Like the system
settings-text-size = Size of text
settings-text-size-note = on every page and at the table
settings-choice-text-size-100 = Normal
settings-choice-text-size-150 = Large
settings-choice-text-size-200 = Huge
settings-speech = A spoken total after each card
settings-speech-note = silent while a screen reader is on: it tells all of it
settings-voice = Voice
settings-voice-note = how fast the totals are said, and questions to learners
settings-voice-slow = Slowly
settings-voice-normal = Normally
settings-voice-fast = Fast

## Your data

settings-data = Your data
settings-everything = Everything you played
settings-everything-note = stays on this computer; a copy of each day, or all in one file
settings-backups = Backups
settings-show-folder = Show the folder
settings-these = These settings
settings-these-note = as a file for another computer, or all as on the first day
settings-trouble = Something does not work?
settings-trouble-note = facts for whoever helps you
settings-diagnostics = Diagnostics

## All settings at once: words on buttons, then what the buttons do, as it is read aloud

settings-export = Export
settings-import = Import
settings-reset = Reset
settings-take-back = Take back
settings-export-all = Export the settings
settings-import-all = Import settings
settings-reset-all = Reset all settings
settings-take-reset-back = Take the reset back
# What the window that asks for a file offers; (*.json) stays as it is.
settings-files = Settings (*.json)
settings-imported = The settings are those of { $file } now.
settings-not-ours = This file does not hold settings of Cardtable.
settings-were-reset = All settings are as on the first day; the same button takes that back.
settings-are-back = Your settings are back.
