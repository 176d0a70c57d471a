"""What is held in hands: dividers for card boxes and player aids, typeset from the same data."""
