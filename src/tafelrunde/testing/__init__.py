"""Tools for tests: scenarios, random play, leak checks. Nothing here is needed to play."""
