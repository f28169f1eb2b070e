"""How each game looks in a terminal: one module for each."""
