"""How everything is painted: colors, type, pictures, the room, the oval table and tokens."""
