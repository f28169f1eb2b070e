"""The engine: an agenda of steps, cards with who has seen them, views, re-deals, records. It knows no game."""
