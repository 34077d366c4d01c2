"""What there is for this day: its deal, and how the family stands this week."""
