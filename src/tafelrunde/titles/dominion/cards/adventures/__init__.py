"""Adventures: Reserve cards, Travellers, tokens and Events."""
