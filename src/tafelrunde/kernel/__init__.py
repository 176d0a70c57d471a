"""The kernel: what every title shares. It knows no game."""
