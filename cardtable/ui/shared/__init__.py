"""Parts that several pages share: preferences, the list of games and their rules, and seats."""
