"""Games by the thousand without a screen: simulated, measured, and compared.

`laboratory` is what the workshop's window has: a game goes in, `verdicts` and `repairs` that were tried come
out, by `jobs` in processes of their own. `subject` is a game in it, `search` finds what repairs one. What is
measured stands in `fairness` (deals as they are played), `contrasts` (the same cards played in two ways) and
`turning` (who is ahead, and when). `arena`, `simulate` and `minutes` are for the command line.
"""
