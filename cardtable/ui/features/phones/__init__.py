"""Players who hold their cards on a phone."""
