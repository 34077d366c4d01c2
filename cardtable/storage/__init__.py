"""Everything that lies on the disk, each kind in its own way, and nothing ever overwritten in place.

Games are texts that only grow (`journal` writes them, `games` and `shelf` find them), statistics and learners
are SQLite files (`database`; `salvage` reads what is whole in a damaged one), settings and other small things
are JSON files (`document`), games that people made are TOML files (`own_games`), which travel by `exchange`.
What makes no sense is set aside under a name that says so, and told; what the disk does not give out just now
stays as it is, and is told. What people have is kept once a day by `backups`, in the kind of file that also
goes to another computer (`bundle`). Moves, answers and settings reach the disk
on one thread, in their order (`writer`), on which a window reads, too. `data_folder` says where all of it is
and who may write there, `outside` writes where a person says, and `disk` is the one door to the system that a
test can let fail.
"""
