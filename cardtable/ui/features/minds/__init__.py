"""What the computers thought the others held, next to what they really held."""
