### About Cardtable: what it is, what's new, licenses, diagnostics.
###
### $version (text): 0.1.0
### $width (number): of the screen, in points
### $height (number): the same
### $dpr (text): pixels per point: 1, 2, 1.5 or 1,5
### $hertz (number): pictures a second
### $theme (text): a room: Midnight
### $deck (text): a pack: Large print
### $percent (number): text size
### $fact (text): one of the names below
### $value (text): its value
### $language (text): Deutsch
### $tag (text): de
### $homepage (text): https://example.org/cardtable
### $link (text): the address of the download

## Five texts, on buttons

about-title = About
about-cardtable = About Cardtable
about-accessibility = Accessibility
about-news = What's new
about-licenses = Licenses
about-diagnostics = Diagnostics

# A button, before and after it's pressed.
about-copy = Copy
about-copied = Copied
about-all-licenses = All licenses

## About Cardtable

about-what = Version { $version }. A card table for Ninety-nine and other adding games.
about-private = Everything stays on this computer unless you share it. No account, no tracking. Only players on phones use the network: their cards go over your Wi-Fi, and nowhere else.
# The answer to “Check for updates”.
about-version-looking = Checking for updates…
about-version-newest = You have the newest version.
about-version-newer = Version { $version } is out. Get it here: { $link }
about-version-silent = Can't reach { $homepage }. Check your connection and try again.
about-version-asks = One exception: “Check for updates” in the menu asks { $homepage } for new versions. It sends nothing about you.

## Other people's work, and its licenses

about-ours = Cardtable
about-ours-terms = MIT license, including its cards, pictures and sounds
about-qt = Qt and PySide6
about-qt-terms = LGPL 3; the libraries are separate files that you may replace
about-letters = The font, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Recorded voices
about-voices-terms = by Flite and eSpeak NG; free to use and share
about-rules = The rules
about-rules-terms = in our own words; each game names its source

about-licenses-of-all = Cardtable includes other people's work. Choose a name to read its licenses.
about-from-source = You're running Cardtable from source. Python and each package come with their own licenses.

## A missing text

about-news-missing = The list of changes is missing. Please reinstall Cardtable.
about-licenses-missing = Can't read the list of licenses. Please reinstall Cardtable.
about-text-missing = This text is missing. Please reinstall Cardtable.

## Diagnostics, for a helper to read

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = System
# xcb, wayland, cocoa or windows.
about-fact-windows = Window system
about-fact-screen = Screen
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 pixel
   *[other] { $dpr } pixels
 } per point, { $hertz } Hz
about-fact-reader = Screen reader
about-fact-motion = Reduced motion
about-motion-by-settings = yes, in the settings
about-motion-unknown = no; Qt can't read the system setting
about-fact-sounds = Sounds
about-fact-speech = Speech
about-fact-look = Look
about-look = { $theme }, { $deck }, { $percent }%
# The folder of the program itself.
about-fact-resources = Resources
about-fact-folder = Games and settings
about-fact-saved = Settings saved
about-fact-damaged = Damaged, set aside
about-yes = yes
about-no = no
about-log = The end of the log:
about-log-empty = (the log is empty)

## A form to report odd wording

about-wording = Wording in Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = What sounds wrong:
about-wording-better = What would sound better:
about-wording-words = The words on the page:
about-wording-copied = Copied the words on this page. Paste them into a message and mark what sounds wrong.
