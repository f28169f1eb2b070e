"""The pages that people see, and the forms that they send; each module is named after what it serves."""

from villainy.table.web.afterwards import Afterwards
from villainy.table.web.front import Front
from villainy.table.web.leaving import Leaving
from villainy.table.web.lobby import Lobby
from villainy.table.web.me import Me
from villainy.table.web.opening import Opening
from villainy.table.web.playing import Playing
from villainy.table.web.reading import Reading
from villainy.table.web.streams import Streams

PAGES = (Front, Opening, Lobby, Playing, Leaving, Streams, Afterwards, Reading, Me)
