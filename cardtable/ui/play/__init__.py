"""Runs a match on the table: connects what happens in it with what is shown, asked, hidden and saved."""
