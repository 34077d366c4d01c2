"""Everything on the disk, each kind in its own format, and nothing ever overwritten in place.

Games are texts that only grow (`journal` writes them, `games` finds them), statistics and learners
are SQLite files (`database`; `salvage` reads what is intact in a damaged one), settings and other small
things are JSON files (`document`), games that people made are TOML files (`own_games`), shared by `exchange`.
Malformed files are renamed to a name that says so, and reported; a file that can't be read at the moment
stays, and is reported. `backups` saves people's data once a day, in the file format that also moves them to
another computer (`bundle`). Moves, answers and settings are written on one thread, in order (`writer`), and
windows read on it too. `data_folder` knows the folder and which process may write there, `outside` writes to
places that a person chose, and `disk` is the only module that writes, so that a test can let it fail.
"""
