"""Where files live, and the games kept in them. Nothing is ever overwritten in place."""
