"""Play in a terminal: the loop knows no game; each game adds a board and its words."""
