### The page about Cardtable: what it is, what's new, licenses and diagnostics.
###
### $version (text): the version, as 0.1.0
### $width (number): the width of a screen, in points
### $height (number): the height of a screen, in points
### $dpr (text): pixels per point, as the language writes numbers: 1, 2, 1.5 or 1,5
### $hertz (number): how many pictures a second the screen shows
### $theme (text): the name of a room, as Midnight
### $deck (text): the name of a pack of cards, as Large print
### $percent (number): the size of text
### $fact (text): Screen, Sounds, or another of the names below
### $value (text): its value
### $language (text): the language's own name: Deutsch
### $tag (text): its tag: de
### $homepage (text): the address of the project's page: https://example.org/cardtable
### $link (text): the address of a page with a download

## The names of five texts, on a row of buttons

about-title = About
about-cardtable = About Cardtable
about-phones = Phones
about-news = What's new
about-licences = Licenses
about-diagnostics = Diagnostics

# A button below the diagnostics, and its label once it was pressed.
about-copy = Copy
about-copied = Copied
# Leads back from the text of one license.
about-all-licences = All licenses

## About Cardtable

about-what = Version { $version }. A card table for Ninety-nine and other adding games.
about-private = Everything stays on this computer unless you share it. No account, no tracking. The network is used only if you give a seat to a phone. Its cards then go to that phone over your Wi-Fi, and nowhere else.
# A player asked for a new version in the menu: a line while Cardtable looks, and the answer.
about-version-looking = Checking for updates…
about-version-newest = You have the newest version.
about-version-newer = Version { $version } is out. Get it here: { $link }
about-version-silent = Can't reach { $homepage }. Check your connection and try again.
# Below “Everything stays on this computer”; the words in quotation marks are those of the menu.
about-version-asks = One exception: “Check for updates” in the menu asks { $homepage } for new versions. It sends nothing about you.

## Other people's work: a name, and next to it the license

about-ours = Cardtable
about-ours-terms = MIT license, including its cards, pictures and sounds
about-qt = Qt and PySide6
about-qt-terms = LGPL 3; the libraries are separate files that you may replace
about-letters = The font, Nunito
about-letters-terms = SIL Open Font License 1.1
about-rules = The rules
about-rules-terms = in our own words; each game names its source

about-licences-of-all = Cardtable includes other people's work. Choose a name to read its licenses.
about-from-source = You're running Cardtable from source. Python and each package came with their own licenses.

## A text that should be here is missing

about-news-missing = The list of changes is missing. Please reinstall Cardtable.
about-licences-missing = Can't read the list of licenses. Please reinstall Cardtable.
about-text-missing = This text is missing. Please reinstall Cardtable.

## Diagnostics: a name and its value on each line, for a person who helps

about-fact = { $fact }: { $value }
about-fact-version = Cardtable
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = System
# The part of the system that draws windows: xcb, wayland, cocoa, windows.
about-fact-windows = Window system
about-fact-language = Language
about-fact-screen = Screen
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 pixel
   *[other] { $dpr } pixels
 } per point, { $hertz } Hz
about-fact-reader = Screen reader
# Whether things move less, by the settings or the system.
about-fact-motion = Reduced motion
about-motion-by-settings = yes, in the settings
about-motion-unknown = no; Qt can't read the system setting
about-fact-sounds = Sounds
about-fact-speech = Speech
about-fact-look = Look
about-look = { $theme }, { $deck }, { $percent }%
# The folder of the program's own files.
about-fact-resources = Resources
# The folder of games and settings.
about-fact-folder = Games and settings
about-fact-saved = Settings are saved
# Files that could not be read.
about-fact-damaged = Damaged, set aside
about-yes = yes
about-no = no
about-log = The end of the log:
about-log-empty = (the log is empty)

## A report of a bad wording: a form to fill in, which is copied

about-wording = Wording in Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = What sounds wrong:
about-wording-better = What would sound better:
about-wording-words = The words on the page:
# Shown once it is copied.
about-wording-copied = Copied the words on this page. Paste them into a message and mark what sounds wrong.
