"""Drawings for tests: the ledger's map, read by hand, and faults to find in others."""

M1_A = """
o-o-S-o-o-#
|   |   |
L-#-o   o
|   |   |
o   L-o-o-#
|   |   |
o-o-o-o o
|     | |
o-o-#-S-L
"""

M1_SECTORS = """
A00 curve ES -
A10 straight EW -
A20 tee ESW red
A30 straight EW -
A40 tee ESW -
A50 room W -
A01 tee NES lcu
A11 room EW -
A21 tee NSW -
A41 straight NS -
A02 straight NS -
A22 tee NES lcu
A32 straight EW -
A42 cross NESW -
A52 room W -
A03 tee NES -
A13 straight EW -
A23 tee NEW -
A33 curve SW -
A43 straight NS -
A04 curve NE -
A14 straight EW -
A24 room EW -
A34 tee NEW blue
A44 curve NW lcu
B00 room ES -
B10 straight EW -
B20 straight EW -
B30 tee ESW blue
B40 straight EW -
B50 curve SW -
B01 straight NS -
B31 tee NES -
B41 room EW -
B51 tee NSW lcu
B02 tee NES -
B12 tee ESW lcu
B22 straight EW -
B32 tee NSW -
B52 straight NS -
B03 straight NS -
B13 room N -
B33 straight NS -
B53 straight NS -
B04 curve NE -
B14 straight EW -
B24 straight EW red
B34 tee NEW lcu
B44 straight EW -
B54 room NW -
"""
"""5.1 of the ledger, Sector by Sector: shape, open sides, and what is special about it."""

M1_DOORS = "A40|A50 A01|A11 A11|A21 A42|A52 A14|A24 A24|A34 B00|B10 B00|B01 B31|B41 B41|B51 B12|B13 B53|B54 B44|B54"
