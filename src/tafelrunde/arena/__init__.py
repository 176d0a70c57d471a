"""The arena: many games between bots, and who wins how often."""
