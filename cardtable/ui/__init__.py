"""What the player sees: the Qt side of the game."""
