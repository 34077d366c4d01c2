### The settings page.
###
### $ace (text): on an ace: A
### $endings (text): *.jpg *.png
### $file (text): a file
### $jack (text): J or B
### $key (text): a key
### $king (text): on a king
### $queen (text): on a queen
### $volume (number): of 100

settings-title = Settings
settings-saved-at-once = Saved as you change them

## Rooms, packs, backs: at most two short words

settings-cards-and-table = Cards and table
settings-room = Room
# Read aloud: “Midnight, room”.
settings-room-note = room
settings-room-game = By game
settings-room-forest = Pine parlor
settings-room-midnight = Midnight
settings-room-salon = Burgundy salon
settings-room-cabin = Winter cabin
settings-room-garden = Conservatory
settings-room-seaside = Seaside
settings-room-olympus = Olympus
settings-room-playroom = Playroom
settings-room-classroom = Classroom
settings-room-contrast = High contrast
settings-room-system = Match system
settings-deck = Pack of cards
# Read aloud.
settings-deck-note = pack of cards
settings-deck-classic = Classic
settings-deck-four-colour = Four colors
settings-deck-jumbo = Large print
settings-deck-jumbo-four-colour = Large, four colors
# “A B D K” or “A J Q K”, if the language has its own.
settings-letters = Letters on cards
settings-letters-note = ace, jack, queen and king
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Card back
# Read aloud.
settings-back-note = card back
settings-back-lattice = Lattice
settings-back-stars = Stars
settings-back-fans = Fans
settings-back-knit = Knitted
settings-back-leaves = Leaves
settings-back-waves = Waves
settings-back-clouds = Clouds
settings-back-confetti = Confetti
settings-back-squares = Squared paper
settings-back-peacock = Peacock
settings-back-own = Your own picture
settings-move-list = List of moves
settings-move-list-note = next to the table; { $key } shows or hides it
settings-far = Table for a TV
settings-far-note = readable from ten feet; no list of moves

## A photo on the card backs

settings-choose-picture = Choose a picture
settings-remove-picture = Remove your picture
# The system reads the brackets.
settings-picture-files = Pictures ({ $endings })
settings-picture-taken = Your picture is now the card back.
settings-picture-removed = Picture removed from the cards. Your file is untouched.
settings-cut-title = Your own card back
settings-cut-question = Which part goes on the cards?
settings-cut-help = Drag the picture, or use the arrow keys. Plus and minus zoom.
# Read aloud, and its keys.
settings-cut-picture = The part of the picture on the card
settings-cut-smaller = Smaller
settings-cut-larger = Larger
settings-cut-use = Use it

## Sound

settings-sound = Sound
settings-sounds = Sounds
settings-sounds-note = { $key }
settings-volume = Volume
settings-volume-note = of all sounds
settings-volume-percent = { $volume }%

## Single sounds, as small buttons

settings-sounds-of-cards = Cards
settings-sound-card-slide = Slide
settings-sound-card-land = Land
settings-sound-stock-draw = Draw
settings-sound-shuffle = Shuffle
settings-sounds-of-total = Total
settings-sound-count-up = Counting
settings-sound-reverse = Reverse
settings-sound-skip = Skip
settings-sound-hold = Hold
settings-sounds-of-game = Game
settings-sound-turn = Turn
settings-sound-bust = Loss
settings-sound-token-drop = Token
settings-sound-win = Win
settings-sound-accent = Close call

## Play

settings-play = Play
settings-pace = Pace
settings-choice-pace-calm = Calm
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Quick
settings-choice-pace-still = Reduced
settings-choice-pace-off = Off
settings-pace-note = Reduced: short fades only. Off: no animation.
settings-previews = Show each result
settings-previews-note = the total a card would make
settings-choice-previews-always = Always
settings-choice-previews-hover = On hover
settings-choice-previews-never = Never
settings-hand-order = Sort large hands
settings-hand-order-note = over five cards
settings-choice-hand-order-value = By value
settings-choice-hand-order-suit = By suit
settings-choice-hand-order-dealt = As dealt
# One click, two clicks.
settings-play-by = Play a card with
settings-play-by-note = with two, the first lifts it
settings-choice-play-by-one-click = One click
settings-choice-play-by-two-clicks = Two clicks
settings-curtain = Curtain between players
settings-curtain-note = hides your hand while you pass the computer
settings-undo = Undo in games with people
settings-undo-note = players on phones are asked first
settings-ask-phones = Ask before a phone joins
settings-ask-phones-note = off: phones that scan the code join right away; others wait for your OK

## For eyes and ears

settings-access = For eyes and ears
settings-language = Language
settings-language-note = changes right away, even in a game
# Next to “Deutsch”.
settings-language-system = Match system
settings-text-size = Text size
settings-text-size-note = everywhere
settings-choice-text-size-100 = Normal
settings-choice-text-size-150 = Large
settings-choice-text-size-200 = Huge
settings-speech = Say the total after each card
settings-speech-note = silent while a screen reader is on
settings-voice = Voice
settings-voice-note = speaking speed for totals and learners' questions
settings-voice-slow = Slow
settings-voice-normal = Normal
settings-voice-fast = Fast
settings-detail = Spoken details
settings-detail-note = R repeats them, T describes the table
settings-choice-detail-brief = Few
settings-choice-detail-normal = Normal
settings-choice-detail-full = All
settings-letter-keys = Letter shortcuts
settings-letter-keys-note = turn off if you use voice control
settings-keys-note = see and change them

## Your data

settings-data = Your data
settings-everything = Everything you played
settings-everything-note = on this computer only, backed up daily
settings-backups = Backups
settings-show-folder = Show the folder
settings-these = These settings
settings-trouble = Something not working?
settings-trouble-note = facts for the person helping you

## All settings: on buttons, then read aloud

settings-reset = Reset
settings-take-back = Undo
settings-export-all = Export settings
settings-import-all = Import settings
settings-take-reset-back = Undo the reset
# (*.json) stays.
settings-files = Settings (*.json)
settings-imported = Settings imported from { $file }.
settings-not-ours = This file doesn't hold Cardtable settings.
settings-were-reset = All settings are back to their defaults. Press again to undo.
settings-are-back = Your settings are back.
