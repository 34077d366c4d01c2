### $version (text): version

## About

about-this-app-carries-the-work-of-others-each = This app carries the work of others. Each name opens the whole of its licences.
about-everything-stays-on-this-computer-no = Everything stays on this computer: no account, no network, nobody counts what you play.
about-cardtable = Cardtable
about-mit-licence-its-cards-pictures-and-sounds = MIT licence; its cards, pictures and sounds too
about-qt-and-pyside6 = Qt and PySide6
about-lgpl-3-the-libraries-lie-open-beside-the = LGPL 3; the libraries lie open beside the program and may be replaced
about-the-letters-nunito = The letters, Nunito
about-sil-open-font-license-1-1 = SIL Open Font License 1.1
about-the-rules = The rules
about-told-in-our-own-words-each-game-names = told in our own words; each game names where it was written down
about-the-list-of-changes-is-missing-please = The list of changes is missing; please install again.
about-cardtable-runs-from-its-source-here-python = Cardtable runs from its source here: Python and each package that it uses brought their licences when they were installed.
about-the-list-of-licences-cannot-be-read-please = The list of licences cannot be read; please install again.
about-version-version-a-table-for-ninety-nine = Version { $version }. A table for Ninety-nine and the other adding card games.

## About Page

about-all-licences = All licences
about-about-cardtable = About Cardtable
about-whats-new = What's new
about-licences = Licences
about-diagnostics = Diagnostics
about-about = About
about-copy = Copy
about-copied = Copied
about-this-text-is-missing-please-install-again = This text is missing; please install again.

## Diagnostics

about-no-this-qt-does-not-tell-what-the-system = no; this Qt does not tell what the system wishes
about-the-end-of-the-log = The end of the log:
about-yes = yes
about-no = no
about-yes-by-the-settings = yes, by the settings
about-screen-reader = Screen reader
about-less-motion = Less motion
about-sounds = Sounds
about-speech = Speech
about-look = Look
about-resources = Resources
about-games-and-settings = Games and settings
about-settings-are-saved = Settings are saved
about-python = Python
about-qt-pyside6 = Qt, PySide6
about-system = System
about-windows-by = Windows by
about-language = Language
about-nothing-was-logged = (nothing was logged)
about-screen = Screen
about-set-aside-damaged = Set aside, damaged
