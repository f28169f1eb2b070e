### Words that the whole project uses. A game's own words stand in games/<game>/words.

app-name = Villainy
app-tagline = The table for four games of evil.

## Every command

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-examples = For example
cli-begin = To begin
cli-begin-example = villainy play evil101

cli-value-game = GAME
cli-value-number = N
cli-value-seats = SEATS
cli-value-seed = SEED
cli-value-file = FILE
cli-value-setting = NAME=VALUE
cli-value-seat = SEAT
cli-value-clause = CLAUSE
cli-value-language = LANGUAGE
cli-value-host = HOST
cli-value-address = ADDRESS

cli-help-help = Show this help.
cli-version-help = Show the version, and whether it is compiled; if not, why.
cli-version = villainy { $version } ({ $build ->
    [compiled] compiled
   *[pure] pure Python
})
build-compiled = Compiled: the rules run as machine code.
build-pure = Pure Python, about seven times slower than compiled: { $why ->
    [asked] VILLAINY_PURE=1 was set when it was built
    [compiler] there was no C compiler ({ $detail }) when it was built
    [failed] compiling failed when it was built ({ $detail })
    [headers] Python's headers (Python.h) were missing when it was built
    [implementation] it was built with { $detail }, and only CPython runs compiled rules
   *[sources] it runs straight from its sources
}. See docs/install.md.
cli-lang-help = Language: en (English) or nn (Norwegian Nynorsk).
cli-game-help = Which game: { $games }.
cli-option-help = Set one of the game's options, as name=value. May be given several times.
cli-deck-help = Play with your own deck, read from this file.
cli-json-help = Print the figures as JSON.
cli-more = What can be chosen in a game, for --option
cli-same-values = the same values as for { $setting }
cli-settings = Options of { $game }, for --option; the first value is the default
cli-interrupted = Stopped.

## villainy play

cli-play-help = Play a game in the terminal.
cli-play-players-help = How many play; if you do not say, 4, or as many as the game is for; 2 in ALONE.
cli-play-seats-help = Who sits where, separated by commas: human, or a bot ({ $bots }). A name may follow a colon: human:Ann. Without this, you play against henchmen.
cli-play-seed-help = Seed for all chance: the same seed and the same choices give the same game.
cli-play-save-help = Where the record of the game is saved; if you do not say, in { $folder }.
cli-play-resume-help = Go on with the game that was interrupted last, or with the one in this file.
cli-play-saved = The game is saved in { $file }.
cli-play-replay = See it again with: villainy replay { $file }
cli-play-paused = Nothing is lost. Go on with: villainy play --resume { $file }
cli-play-roles = Seats for --seats, from the first on: { $roles }.
cli-play-example =
    villainy play evil101
    villainy play evil101 --seats human:Ann,human:Bo,henchman
    villainy play evil101 --players 2 --option goal=30 --option pocket=may
    villainy play evil101 --deck my-deck.toml --seed moonlight
    villainy play --resume
cli-play-example-nefarious =
    villainy play nefarious
    villainy play nefarious --seats human:Ann,human:Bo,henchman
    villainy play nefarious --option firstTwist=parallel-universe
cli-play-example-spies =
    villainy play spies
    villainy play spies --seats henchman,human:Ann
    villainy play spies --option roundCap=20
cli-play-example-alone =
    villainy play alone
    villainy play alone --seats henchman,human:Ann
    villainy play alone --seats human,henchman,henchman,henchman --option difficulty=easy
    villainy play alone --deck my-maps.toml --option map=sheets

## villainy serve

cli-serve-help = Open the tables on the web: play in a browser, with friends and bots.
cli-serve-host-help = Where to listen; only on this machine (127.0.0.1) if you do not say.
cli-serve-port-help = Which port; 8101 if you do not say, any free one for 0.
cli-serve-lan-help = Let everybody in the house join: listen on all addresses and show a QR code.
cli-serve-db-help = The database; if you do not say, one file in your own data folder.
cli-serve-public-url-help = The address under which others find this server, for links and QR codes.
cli-serve-keep-days-help = Days after which a table is deleted if its game is not over and nobody has moved; 90 if you do not say, 0 to keep all.
cli-serve-proxy-help = A reverse proxy in front of this server, by its address: only its word on where people come from is believed.
cli-serve-limit-help = How much one person, address or table may take, as in tables-per-person=50; 0 for no limit.
cli-serve-no-browser-help = Do not open a browser.
cli-serve-example =
    villainy serve
    villainy serve --lan
    villainy serve --port 9000 --db sqlite:///evening.db --lang nn

## villainy backup

cli-backup-help = Copy all tables to a file, while the server runs or not.
cli-backup-copy-help = The file to write; nobody but you can read it.
cli-backup-db-help = The database; if you do not say, the file in your own data folder.
cli-backup-overwrite-help = Replace the file if there is one.
cli-backup-example =
    villainy backup tables-monday.db
    villainy backup --overwrite --db sqlite:////srv/villainy/tables.db /backups/tables.db
cli-backup-done = Backed up to { $file } and verified: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }.

## villainy replay

cli-replay-help = Walk through a recorded game and verify it.
cli-replay-file-help = The record.
cli-replay-quiet-help = Only verify, show nothing of the game.
cli-replay-as-help = Show only what this seat knew: its name, or its number counted from 0.
cli-replay-example =
    villainy replay game.jsonl
    villainy replay game.jsonl --as Igor
    villainy replay game.jsonl --quiet
cli-replay-verified = { $moves ->
    [one] The record holds: { $moves } move leads to the stored end.
   *[other] The record holds: { $moves } moves lead to the stored end.
}
cli-replay-verified-so-far = { $moves ->
    [one] The record holds so far: { $moves } move, and the game is not over.
   *[other] The record holds so far: { $moves } moves, and the game is not over.
}

## villainy rules

cli-rules-help = Show the rules of a game, clause by clause.
cli-rules-clause-help = Only this clause, this chapter, or all whose name begins like this.
cli-rules-example =
    villainy rules evil101
    villainy rules evil101 chase
    villainy rules evil101 plot.match-all

## villainy bench

cli-bench-help = Measure how fast a game runs on one core.
cli-bench-game-help = Which game; all of them if none is named.
cli-bench-players-help = How many play; a game that is for fewer is played by as many as it is for.
cli-bench-players = players
cli-bench-options = options
cli-bench-compiled = build
    .true = compiled
    .false = pure Python
cli-bench-decisions-per-s = decisions per second
cli-bench-clone-us = clone, µs
cli-bench-save-us = save, µs
cli-bench-load-us = load, µs
cli-bench-redeal-us = re-deal, µs
cli-bench-games-per-s = games per second
cli-bench-example =
    villainy bench
    villainy bench evil101 --players 6 --json
    villainy bench alone --option map=seeded

## villainy match

cli-match-help = Let bots play many games and count who wins.
cli-match-seats-help = Which bots, separated by commas ({ $bots }). Seats are rotated from game to game.
cli-match-games-help = How many games; 1000 if you do not say.
cli-match-seed-help = Seed for all chance: the same seed gives the same match.
cli-match-example =
    villainy match evil101 --seats henchman,random,random,random --games 1000
    villainy match evil101 --seats henchman,henchman --deck my-deck.toml
    villainy match alone --seats henchman,henchman --option difficulty=nightmare

## villainy doctor

cli-doctor-help = Check this installation and say what is wrong with it.
cli-doctor-host-help = The host that you want to serve on; 127.0.0.1 if you do not say.
cli-doctor-port-help = The port that you want to serve on; 8101 if you do not say.
cli-doctor-db-help = The database to check; if you do not say, the one in your own data folder.
cli-doctor-example =
    villainy doctor
    villainy doctor --port 9000 --db sqlite:///evening.db

doctor-ok = ok
doctor-note = note
doctor-fault = fault
doctor-verdict = { $faults ->
    [0] Ready to play.
    [one] One thing is wrong.
   *[other] { $faults } things are wrong.
}
doctor-broken = The check itself failed: { $why }
doctor-python = Python
    .ok = { $kind } { $version }
doctor-build = Build
doctor-packages = Packages
    .ok = { $packages }
    .wrong = Missing (–) or of a version that does not fit: { $packages }. Install Villainy again with pip.
doctor-games = Games
    .ok = { $games }
    .broken = { $game } cannot be started: { $why }
doctor-words = Words
    .ok = complete in { $languages }
    .missing = { $n ->
        [one] One message is missing in { $language }: { $first }
       *[other] { $n } messages are missing in { $language }, the first is { $first }
    }
doctor-records = Saved games
    .ok = { $folder }
    .locked = { $folder } cannot be written. Change its permissions, or name another folder in VILLAINY_HOME.
doctor-database = Database
    .ready = { $n ->
        [one] { $place }, with one table
       *[other] { $place }, with { $n } tables
    }
    .unmade = { $place }, made when villainy serve first starts
    .locked = { $place } cannot be written. Change its permissions, or name another database with --db.
    .newer = { $place } was made by a newer version of Villainy. Upgrade Villainy, or name another database with --db.
    .unreadable = { $place } cannot be read: { $why }
doctor-port = Port
    .ok = { $port } is free on { $host }
    .taken = { $port } on { $host } is taken, perhaps by Villainy itself; villainy serve --port 0 takes any free port.
    .unusable = { $port } on { $host } cannot be used: { $why }
doctor-browser = Browser
    .ok = villainy serve opens it by itself
    .none = There is none here; villainy serve shows the address to open elsewhere.

## What can go wrong

cli-error = Error: { $what }
cli-error-usage = “villainy { $command }” was not understood ({ $why }). See: villainy { $command } --help
cli-error-unknown-command = There is no command “{ $command }”{ $hint ->
    [yes] {""} (did you mean “{ $near }”?)
   *[no] {""}
}. See: villainy --help
cli-error-unknown-argument = “villainy { $command }” does not know “{ $argument }”{ $hint ->
    [yes] {""} (did you mean “{ $near }”?)
   *[no] {""}
}. See: villainy { $command } --help
cli-error-unknown-language = There is no language “{ $language }” here. There are: { $languages }.
cli-error-needs-value = { $option } needs a value after it.
cli-error-needs-game = Say which game: villainy { $command } GAME. There are: { $games }.
cli-error-needs-file = Say which file: villainy { $command } FILE. Games are saved in { $folder }.
cli-error-needs-copy = Say where the copy goes: villainy { $command } FILE
cli-error-backup-exists = There is already a file { $file }. Choose another name, or replace it with --overwrite.
cli-error-backup-other = “villainy backup” copies SQLite files. For { $address } use the database's own tool: pg_dump for PostgreSQL.
cli-error-backup-damaged = { $file } cannot be backed up: { $why }
cli-error-needs-seats = Say who plays: --seats henchman,random,random,random
cli-error-not-a-number = { $option } takes a whole number, not “{ $value }”.
cli-error-odd-bytes = The value of { $argument } contains bytes that are no text in UTF-8.
cli-error-port = There is no port { $port }: they go from 0 to { $most }.
cli-error-public-url = --public-url takes an address such as https://villains.example, not “{ $address }”.
cli-error-bad-db = --db takes the address of a database, such as sqlite:///tables.db.
cli-error-option-form = --option takes NAME=VALUE, not “{ $option }”.
cli-error-unknown-game = There is no game called “{ $game }”. There are: { $games }.
cli-error-unknown-option = There is no option called “{ $option }”. There are: { $options }.
cli-error-option-clash = { $option }={ $value } does not go with the other options. These do: { $values }.
cli-error-bad-option = “{ $value }” is not a value for { $option }. There are: { $values }.
cli-error-unknown-clause = No clause of { $game } has a name that begins with “{ $clause }”.
cli-error-unknown-bot = There is no bot called “{ $bot }” for { $game }. There are: { $bots }.
cli-error-players = { $game } is for { $seats } players, not { $players }.
cli-error-seats = { $players } players need { $players } seats, but { $seats } are named.
cli-error-same-name = Two at the table cannot both be called “{ $name }”.
cli-error-resume-as-it-is = { $option } is for new games: --resume goes on with a game as it was.
cli-error-no-file = There is no file { $file }.
cli-error-unreadable = { $file } cannot be read: { $why }
cli-error-nothing-to-resume = There is no interrupted game to go on with.
cli-error-finished = The game in { $file } is over. See it again with: villainy replay { $file }
cli-error-exists = There is already a file { $file }. Choose another name with --save, or go on with --resume { $file }
cli-error-in-use = Somebody is playing on in { $file } right now, in another terminal.
cli-error-not-text = { $file } is not a text file in UTF-8.
cli-error-unknown-limit = There is no limit called “{ $name }”. There are: { $known }.
cli-error-unknown-seat = Nobody called “{ $seat }” sat there. There were: { $seats }.
cli-error-too-few-games = --games must be at least 1.
cli-error-match-human = Only bots play matches, and “{ $bot }” is none. There are: { $bots }.

## What is wrong with a record

record-not-a-record = { $file } is not the record of a game.
record-bad-line = { $file } is damaged: line { $line } is no entry of a record.
record-bad-seats = { $file } is damaged: it names { $seats } seats for { $players } players.
record-unknown-game = { $file } is a record of “{ $game }”, a game that is not here.
record-other-version = { $file } was played by version { $theirs } of the rules, and this is version { $ours }. Only a Villainy with the same rules can check it.
record-refused = { $file } does not hold: the move in line { $line } is against the rules.
record-differs = { $file } does not hold: { $moves ->
    [one] its { $moves } move leads
   *[other] its { $moves } moves lead
} to another end than the one stored.
record-bad-deck = { $file } does not hold: the deck in it cannot be played.

## What is wrong with a deck; file, card and field stand before it

deck-not-a-table = must be a table, in double square brackets
deck-missing-text = missing, or not a text
deck-twice = something else in this deck already has this id
deck-unknown-field = unknown field{ $hint ->
    [yes] {""} (did you mean "{ $meant }"?)
   *[no] {""}
}
deck-bad-name = must be a text, or one text for each language
deck-bad-number = must be a whole number from { $least } to { $most }
deck-unknown-symbol = unknown symbol "{ $name }"{ $hint ->
    [yes] {""} (did you mean "{ $meant }"?)
   *[no] {""}
}
deck-no-symbols = must name at least one symbol
deck-unknown-word = unknown word "{ $name }"; these are known: { $known }{ $hint ->
    [yes] {""} (did you mean "{ $meant }"?)
   *[no] {""}
}
deck-not-together = "{ $name }" does not go with the rest; what does: { $known }
deck-not-a-list = must be a list, in square brackets
deck-bad-count = "{ $name }" takes { $wanted } words and numbers
deck-too-many-tricks = at most { $most } abilities fit on a card
deck-too-many-cards = at most { $most } cards of this kind, copies counted
deck-too-many-tables = a deck lists at most { $most } things: designs of cards, symbols and the like
deck-too-many-copies = a deck has at most { $most } cards, copies counted
deck-too-many-parts = too much for one card: at most { $most } words and numbers
deck-long-text = at most { $most } characters
deck-long-file = the file is too long; at most { $most } characters
deck-not-toml = not valid TOML: line { $line }, column { $column }
deck-many-dots = not a deck: more than { $most } dots in line { $line }
deck-tangled = not a deck: tables within tables, or digits, without end
deck-none-of-these = there must be at least one of these
deck-other-game = must be "{ $game }": this is not a deck for that game
deck-too-many-symbols = at most { $most } symbols
deck-too-few-cards = at least { $least } cards are needed, copies counted
deck-no-values = must say what each symbol is worth, as in { "{" } bomb = 2, coin = 1 { "}" }
deck-unknown-type = must be one of { $types }
deck-not-lines = must be a list of effect lines, as in ["+2c", "-1m"]
deck-bad-line = "{ $line }" is no effect line: a sign, a number, c, $ or m, and perhaps /hand, /minion or /built
deck-bad-effect = "{ $text }" is no effect: a word with its arguments in brackets, as in move(any, 2); more of them after a semicolon
deck-bad-arguments = the arguments of "{ $name }" do not fit; it is written { $form }
deck-bad-figure = "{ $text }" must be a whole number from { $least } to { $most }
deck-not-a-pair = must be two numbers in square brackets, as in [3, 2]
deck-not-a-truth = must be true or false
deck-not-by-moment = must be a table, with a field for each thing that it says
deck-too-many-branches = at most { $most } effects to choose from
deck-wrong-count = there must be exactly { $wanted } of these
deck-missing-one = there must be one for "{ $name }"
deck-small-deck = the deck "{ $name }" needs at least { $least } cards, copies counted
deck-no-bullets = at least one must have bullets = true: some games begin with it
deck-wrong-rooms = with this goal it must name { $least ->
    [0] no more than { $most } different Rooms
   *[other] { $least ->
        [one] one Room
       *[other] { $least } different Rooms
    }
}
deck-win-is-final = a red Mission must win the game, and no other may: on.reward = "win"
deck-boss-and-goal = a Mission whose goal is a Boss must bring one, as in boss(matriarch, room>=5), and no other may
deck-fuse-and-goal = a Mission with the goal "armed" must say what the fuse does, and no other may
deck-spend-per-charge = spend is for Items whose attack counts Charges, as in strike(2/charge, los), and those need it
deck-forbid-or-number = explore.range takes a number, as in -1; everything else is forbidden with forbid
deck-token-and-goal = the goal "{ $name }" needs a { $token } token, placed when the Mission comes into play
deck-plan-cell = row { $row }, place { $column }: "{ $sign }" is no Sector; these are: { $known }
deck-plan-size = row { $row }, place { $column }: the drawing is too large; at most { $columns } Sectors side by side and { $rows } below each other
deck-plan-line = row { $row }, place { $column }: "{ $sign }" cannot stand here; Sectors are joined by - beside each other and by | below each other
deck-plan-loose = row { $row }, place { $column }: this line leads nowhere
deck-plan-rooms = { $wanted } Rooms (#) are needed, { $found } are there
deck-plan-stairs = { $wanted } Stairs (S) are needed, { $found } are there
deck-plan-lcus = at least { $least } Light Control Units (L) are needed, { $found } are there
deck-plan-sectors = at most { $most } Sectors, { $found } are there
deck-plan-apart = row { $row }, place { $column }: nobody can get here from the first Sector

## A match

match-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }
match-bot = bot
match-wins = wins
match-rate = rate
match-interval = 95 % interval
match-points = points
match-by-seat = By seat, counted from who was first: { $rates }
match-by-role = By seat: { $rates }
match-length = A game takes { $rounds } rounds and { $decisions } decisions.
match-options = Options: { $options }
match-deck = Deck: { $file }
match-seed = Seed: { $seed }
