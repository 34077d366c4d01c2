"""One running match: seats, turns, chance and the record; and games played without a screen. No Qt."""
