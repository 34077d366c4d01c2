"""Playing games, looking back on them, measuring them and learning from them, without Qt."""
