"""Drawing: what a game's page shows, made from a view, a deck and the words of a language. One module for each game."""
