"""What the player sees, with Qt.

From below: `drawing` paints, `support` has threads, files and paper, `widgets` what pages are made of,
`shared` what several pages show, `table` the cards. `audio` is heard, `learning` asks sums at the table;
`play` leads a match on the table, `phones` its seats on phones. `services` is what `features` share; each of
these brings its pages and commands, all that is not the table. `shell` is the window that holds them.
"""
