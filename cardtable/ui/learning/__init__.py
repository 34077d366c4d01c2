"""The teaching mode on screen: the question over the table, its pictures, and the pages about learners."""
