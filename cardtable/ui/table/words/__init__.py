"""The text of the table."""
