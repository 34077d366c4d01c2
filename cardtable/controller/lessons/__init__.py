"""Learners at the table and at practice: the questions, and the records of answers."""
