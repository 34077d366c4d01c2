"""Games by the thousand without a screen: simulated, measured, and compared."""
