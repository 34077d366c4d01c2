"""What is done with games, without Qt: to play them, look back on them, measure them and learn from them."""
