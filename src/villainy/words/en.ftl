### Words that the whole project uses. A game's own words stand in games/<game>/words.

app-name = Villainy
app-tagline = The table for four games of evil.

## Every command

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help-help = Show this help.
cli-version-help = Show the version, and whether it is compiled.
cli-version = villainy { $version } ({ $build ->
    [compiled] compiled
   *[pure] pure Python
})
cli-lang-help = Language: en (English) or nn (Norwegian Nynorsk).
cli-game-help = Which game: { $games }.
cli-json-help = Print the figures as JSON.
cli-interrupted = Stopped.

## villainy play

cli-play-help = Play a game in the terminal.
cli-play-players-help = How many play.
cli-play-seats-help = Who sits where, separated by commas: human, or a bot ({ $bots }).
cli-play-seed-help = Seed for all chance: the same seed and the same choices give the same game.
cli-play-deck-help = Play with your own deck, read from this file.
cli-play-option-help = Set one of the game's options, as name=value. May be given several times.
cli-play-save-help = Where the record of the game is saved.
cli-play-resume-help = Go on with the game that was interrupted last.
cli-play-saved = The game is saved in { $file }.
cli-play-paused = Nothing is lost. Go on with: villainy play --resume

## villainy replay

cli-replay-help = Walk through a recorded game and verify it.
cli-replay-file-help = The record.
cli-replay-quiet-help = Only verify, show nothing of the game.
cli-replay-verified = { $moves ->
    [one] The record holds: { $moves } move leads to the stored end.
   *[other] The record holds: { $moves } moves lead to the stored end.
}
cli-replay-differs = The record does not hold: after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} the game is not the one that was stored.

## villainy rules

cli-rules-help = Show the rules of a game, clause by clause.
cli-rules-clause-help = Only this clause, or all whose name begins like this.

## villainy bench

cli-bench-help = Measure how fast a game runs on one core.
cli-bench-game-help = Which game; all of them if none is named.
cli-bench-players-help = How many play.
cli-bench-seconds-help = How long to measure.

## villainy match

cli-match-help = Let bots play many games and count who wins.
cli-match-seats-help = Which bots, separated by commas ({ $bots }). Seats are rotated from game to game.
cli-match-games-help = How many games.
cli-match-seed-help = Seed for all chance: the same seed gives the same match.

## What can go wrong

cli-error = Error: { $what }
cli-error-unknown-game = There is no game called “{ $game }”. There are: { $games }.
cli-error-unknown-option = There is no option called “{ $option }”. There are: { $options }.
cli-error-bad-option = “{ $value }” is not a value for { $option }.
cli-error-unknown-clause = No clause of { $game } has a name that begins with “{ $clause }”.
cli-error-unknown-bot = There is no bot called “{ $bot }” for { $game }. There are: { $bots }.
cli-error-players = { $game } is for { $least } to { $most } players, not { $players }.
cli-error-seats = { $players } players need { $players } seats, but { $seats } are named.
cli-error-no-file = There is no file { $file }.
cli-error-unreadable = { $file } cannot be read: { $why }
cli-error-not-a-record = { $file } is not the record of a game.
cli-error-rules-version = { $file } was played by version { $theirs } of the rules; this is version { $ours }.
cli-error-nothing-to-resume = There is no interrupted game to go on with.
cli-error-no-terminal = A person cannot play here: this is not a terminal.
