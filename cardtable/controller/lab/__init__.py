"""Games by the thousand without a screen: simulated, measured, and compared.

`laboratory` is the workshop's lab: a game goes in, `verdicts` and tested `repairs` come out, by `jobs` in
processes of their own. The measurements are in `fairness` (deals as they are
played) and `contrasts` (the same cards played in several ways). `arena`, `simulate` and `minutes` are for the
command line.
"""
