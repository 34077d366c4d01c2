"""The pages of the window that are not the table: each a file, or a folder where it has parts of its own."""
