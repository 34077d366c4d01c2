"""A match on the table: between what happens in it and what is shown, asked, hidden and saved."""
