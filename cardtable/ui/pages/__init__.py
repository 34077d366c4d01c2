"""The pages of the window except the table, each a file, or a folder if it has several parts."""
