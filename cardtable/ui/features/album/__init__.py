"""The album: a card of each game for each person, with seals for deeds, and a calendar of games."""
