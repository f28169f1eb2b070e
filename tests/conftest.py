"""What all tests share."""

pytest_plugins = ["clauses", "pytester"]
