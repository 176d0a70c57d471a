"""Dark Ages, a file for each topic."""
