"""The table on the web: people, seats, moves that are stored before they are shown, and pages for every seat."""
