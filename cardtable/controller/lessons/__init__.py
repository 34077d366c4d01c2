"""Learners at the table and at practice: what is asked, and what is kept of the answers."""
