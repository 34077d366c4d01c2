"""The page that is the memory of a table of wood, on which a family plays with its own pack."""
