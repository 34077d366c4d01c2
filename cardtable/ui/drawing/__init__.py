"""How everything is painted: colours, type, pictures, the room, the oval table and tokens."""
