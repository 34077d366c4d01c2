"""What is heard: the sounds of the table and the spoken totals."""
