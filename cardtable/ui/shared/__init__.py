"""What several pages share: the preferences, the games there are and their rules, who sits at a table."""
