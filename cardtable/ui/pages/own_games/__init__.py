"""The pages of games that people made: one that comes from elsewhere, and one that is given away."""
