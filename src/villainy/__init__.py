"""Villainy: the table for four games of evil.

>>> import villainy
>>> game = villainy.new("nefarious", players=4, seed=1)
>>> while not game.over:
...     game.choose(game.options[0])
"""

# After this import `villainy.games` is the function, though a package of that name lies beside it.
from villainy.library import GameState, Option, Options, Player, bot, box, games, load, new, play
from villainy.version import __version__ as __version__

__all__ = ["GameState", "Option", "Options", "Player", "bot", "box", "games", "load", "new", "play"]
