"""The workshop, where people make games of their own."""
