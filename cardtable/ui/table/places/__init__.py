"""Where everything is on the table, without Qt."""
