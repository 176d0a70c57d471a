# The chapters of the rules.

section-setup = Setup
section-turn = The turn
section-end = The end
section-terms = Terms
section-tokens = Tokens and mats
section-sideways = Events, Landmarks and Projects
section-special = Special cards
section-editions = Editions
