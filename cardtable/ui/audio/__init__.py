"""The sounds of the table and the spoken totals."""
