"""What one seat may see and remember of a game, and how the rest of it might lie."""
