### What there is to know of the program: what it is, what is new, whose work is in it, and diagnostics.
###
### $version (text): the version, as 0.1.0
### $width (number): how wide a screen is, in points
### $height (number): how high a screen is, in points
### $dpr (text): pixels to a point as the language writes it: 1, 2, 1.5 or 1,5
### $hertz (number): how many pictures a second the screen shows
### $theme (text): the name of a room, as Midnight
### $deck (text): the name of a pack of cards, as Large print
### $percent (number): the size of text
### $fact (text): what is told of: Screen, Sounds, or another of the names below
### $value (text): what there is to tell of it
### $language (text): what the language calls itself: Deutsch
### $tag (text): its tag: de
### $homepage (text): the address of the project's page: https://example.org/cardtable
### $link (text): the address of a page from which a version can be had

## Five texts, of which one is shown: their names on a row of buttons

about-title = About
about-cardtable = About Cardtable
about-phones = Phones
about-news = What's new
about-licences = Licences
about-diagnostics = Diagnostics

# A button below the diagnostics, and what it says after that.
about-copy = Copy
about-copied = Copied
# Leads back from the text of one licence.
about-all-licences = All licences

## About Cardtable

about-what = Version { $version }. A table for Ninety-nine and the other adding card games.
about-private = Everything stays on this computer, but for what you give away yourself: no account, and nobody counts what you play. A network is used only when you give a seat to a phone: then its cards go to that phone, in your own Wi-Fi and nowhere else.
# A player asked for a new version in the menu: what is said meanwhile, and the answer.
about-version-looking = Looking for a new version…
about-version-newest = You have the newest version.
about-version-newer = Version { $version } is out. You can get it here: { $link }
about-version-silent = { $homepage } can't be reached. Check your connection and try again.
# Stands below “Everything stays on this computer”; the words in quotation marks are those of the menu.
about-version-asks = One exception: “Look for a new version” in the menu asks { $homepage } for its list of versions. Nothing about you is sent.

## Whose work is in it: what, and beside it how it may be used

about-ours = Cardtable
about-ours-terms = MIT licence; its cards, pictures and sounds too
about-qt = Qt and PySide6
about-qt-terms = LGPL 3; the libraries lie open beside the program and may be replaced
about-letters = The letters, Nunito
about-letters-terms = SIL Open Font License 1.1
about-rules = The rules
about-rules-terms = told in our own words; each game names where it was written down

about-licences-of-all = This app carries the work of others. Each name opens the whole of its licences.
about-from-source = Cardtable runs from its source here: Python and each package that it uses brought their licences when they were installed.

## Texts that should be there and are not

about-news-missing = The list of changes is missing; please install again.
about-licences-missing = The list of licences cannot be read; please install again.
about-text-missing = This text is missing; please install again.

## Diagnostics: a name, and what there is to tell of it, a line each, for somebody who helps

about-fact = { $fact }: { $value }
about-fact-version = Cardtable
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = System
# The part of the system that draws windows: xcb, wayland, cocoa, windows.
about-fact-windows = Windows by
about-fact-language = Language
about-fact-screen = Screen
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 pixel
   *[other] { $dpr } pixels
 } to a point, { $hertz } Hz
about-fact-reader = Screen reader
# Whether things move less, as a person or the system wishes.
about-fact-motion = Less motion
about-motion-by-settings = yes, by the settings
about-motion-unknown = no; this Qt does not tell what the system wishes
about-fact-sounds = Sounds
about-fact-speech = Speech
about-fact-look = Look
about-look = { $theme }, { $deck }, { $percent } %
# Where what comes with the program lies.
about-fact-resources = Resources
# Where games and settings are kept.
about-fact-folder = Games and settings
about-fact-saved = Settings are saved
# Files that could not be read.
about-fact-damaged = Set aside, damaged
about-yes = yes
about-no = no
about-log = The end of the log:
about-log-empty = (nothing was logged)

## A wording that is reported: a text to be filled in, which is copied

about-wording = Wording in Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = What sounds wrong:
about-wording-better = How it is better said:
about-wording-words = The words on the page:
# Told when it is copied.
about-wording-copied = The words on this page are copied: paste them into a message, and mark what sounds wrong.
