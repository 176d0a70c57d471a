"""Empires: Debt, victory tokens, split piles, Castles, Events and Landmarks."""
