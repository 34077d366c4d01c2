"""The page of today: the deal of the day, and the family's week."""
