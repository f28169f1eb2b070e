### Evil:101 in English. Code picks messages by name: phase-, question-, option-, event-, setting- and what follows.
### `who` is "you" where the reader is meant, else "other", and then `name` says whom. Cards come with their symbols.

game-title = Evil:101
game-pitch = Lay plots on targets, keep a straight face, and outrun the Department.

## Things and people

type-plot = Wicked Plot
type-target = Target
type-agent = DIC Agent
type-chase = Chase
role-handler = DIC Handler
role-evil = Evil Player
thing-points = Victory Points
thing-tracker = Point Tracker
thing-marker = marker
winner-title = Evil Overlord

vehicle-car = car
    .one = a car
vehicle-helicopter = helicopter
    .one = a helicopter
vehicle-submarine = submarine
    .one = a submarine
chase-ring = car > helicopter > submarine > car
chase-beats = beats { $loser }, loses to { $winner }

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-short = { $n } p
shown-plot = { $name } ({ $symbols }; { $points } p)
shown-target = { $name } ({ $symbols })
shown-agent = { $name } ({ $symbols })
shown-chase = { $name } ({ $vehicle })

## Phases

phase-setup = Before you turn evil
phase-plot = Pick your crime
phase-dic = The Department drops by
phase-chase = Leg it
phase-hoarding = Count the loot
phase-cleaners = Hide the evidence

## Questions: to the one who is asked, and what the others are told

question-PlotTurn = Which Plot do you lay, and on which Target?
    .others = { $name } is plotting.
question-SwapPlot = None of your Plots fits a free Target. Which one do you throw away for a new one?
    .others = { $name } is stuck, and rummages in the drawer for another Plot.
question-LayAgent = Which Agent do you lay on which Plot? Every Plot gets one; a hit on any of its symbols foils it.
    .others = { $name } is sending out Agents.
question-SwapAgent = No Agent of yours fits a Plot that is still unguarded. Throw one away for a new one, or stop?
    .others = { $name } has run out of suitable Agents, and makes calls.
question-OpenChase = { $agent } foiled your Plot. Do you make a run for it?
    .others = { $name } has been foiled, and eyes the exit.
question-AnswerChase = In the lead: { $vehicle }. Only { $winner } beats it. Do you answer?
    .others = { $name } is looking for something faster than { $vehicle }.
question-Pocket = You won the chase, and nobody is watching the evidence. Do you pocket the points?
    .others = { $name } looks at the evidence, then at the nearest pocket.
question-DumpAgents = Your opponent knows the Agents you were handed. Do you throw any away before you draw up to seven?
    .others = { $name } is going through the Agents.
question-Buy = Chase cards cost 2 points each. How many do you buy?
    .others = { $name } is shopping for getaway vehicles.

## Options

option-place = Lay { $card } on { $letter } { $target }
    .gain = { $points ->
        [one] { $points } point if it gets through
       *[other] { $points } points if it gets through
    }
    .odds = { $hits ->
        [0] No symbol of the Target foils it.
        [one] { $hits } of the Target's { $symbols } symbols foils it.
       *[other] { $hits } of the Target's { $symbols } symbols foil it.
    }
option-swap-plot = Throw away { $card } and draw another
option-skip = Pass: no Plot this round
option-lay = Lay { $card } on { $name }'s Plot at { $letter } { $target }
    .gain = bets on { $symbols }, worth { $points } there
option-swap-agent = Throw away { $card } and draw another
option-stop = Stop: leave the other Plots unguarded
option-drive = Play { $card }
option-accept = Accept that you were caught
option-let-go = Do not answer: { $handler ->
    [yes] let them go
   *[no] give up
}
option-pocket = Pocket the points
option-leave = Leave them, like an honest official
option-dump = Throw away { $card }
option-keep = Keep the rest
option-buy = { $count ->
    [0] Buy nothing
    [one] Buy { $count } Chase card for { $price } points
   *[other] Buy { $count } Chase cards for { $price } points
}

## What happened

event-handler = { $who ->
    [you] You are the DIC Handler. Wear the tie.
   *[other] { $name } is the DIC Handler.
}
    .handover = { $who ->
    [you] The badge passes to you: you are the DIC Handler now, with { $amount } unused Agents.
   *[other] The badge passes to { $name }, the new DIC Handler, with { $amount } unused Agents.
}
event-round = Round { $amount } begins.
event-placed = { $who ->
    [you] You lay { $card } on { $letter } { $target }.
   *[other] { $name } lays a Plot on { $letter } { $target }.
}
    .face = { $who ->
    [you] You lay { $card } on { $letter } { $target }.
   *[other] { $name } lays { $card } on { $letter } { $target }.
}
event-swapped-plot = { $who ->
    [you] You throw away a Plot.
   *[other] { $name } is stuck, and throws away a Plot.
}
    .face = { $who ->
    [you] You throw away { $card }.
   *[other] { $name } is stuck, and throws away { $card }.
}
event-drew-plot = { $who ->
    [you] You draw a Plot.
   *[other] { $name } draws a Plot.
}
    .face = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-no-plot = { $who ->
    [you] You lay no Plot this round. An alibi, at least.
   *[other] { $name } lays no Plot this round.
}
event-guarded = { $who ->
    [you] You lay { $card } on { $owner }'s Plot at { $letter }.
   *[other] { $name } lays { $card } on { $mine ->
        [yes] your Plot
       *[no] { $owner }'s Plot
    } at { $letter }.
}
event-unguarded = { $who ->
    [you] You leave the other Plots unguarded.
   *[other] { $name } leaves the other Plots unguarded.
}
event-swapped-agent = { $who ->
    [you] You throw away an Agent.
   *[other] { $name } throws away an Agent.
}
    .face = { $who ->
    [you] You throw away { $card }.
   *[other] { $name } throws away { $card }.
}
event-drew-agent = { $who ->
    [you] You draw an Agent.
   *[other] { $name } draws an Agent.
}
    .face = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-revealed = { $who ->
    [you] Your Plot on { $letter } is turned: { $card }.
   *[other] { $name }'s Plot on { $letter } is turned: { $card }.
}
event-foiled = { $who ->
    [you] { $card } foils your Plot.
   *[other] { $card } foils { $name }'s Plot.
}
event-missed = { $who ->
    [you] { $card } looks the wrong way. Your Plot goes ahead.
   *[other] { $card } looks the wrong way. { $name }'s Plot goes ahead.
}
event-accepted = { $who ->
    [you] You come quietly.
   *[other] { $name } comes quietly.
}
event-drove = { $who ->
    [you] You take off in { $card }.
   *[other] { $name } takes off in { $card }.
}
event-followed = { $who ->
    [you] You go after them in { $card }.
   *[other] { $name } goes after them in { $card }.
}
event-escaped = { $who ->
    [you] You got away, and your Plot with you.
   *[other] { $name } got away, and so did the Plot.
}
event-caught = { $who ->
    [you] You are caught. Your Plot stays foiled.
   *[other] { $name } is caught. The Plot stays foiled.
}
event-left = { $who ->
    [you] You leave the points where they are. It will not be spoken of.
   *[other] { $name } leaves the points where they are. Suspicious.
}
event-pocketed = { $who ->
    [you] You pocket { points }.
   *[other] { $name } pockets { points }.
}
event-scored = { $who ->
    [you] You score { points } at { $letter }.
   *[other] { $name } scores { points } at { $letter }.
}
event-dumped = { $who ->
    [you] You throw away an Agent.
   *[other] { $name } throws away an Agent.
}
    .face = { $who ->
    [you] You throw away { $card }.
   *[other] { $name } throws away { $card }.
}
event-drew-agents = { $who ->
    [you] You draw { $amount ->
        [one] { $amount } Agent
       *[other] { $amount } Agents
    }.
   *[other] { $name } draws { $amount ->
        [one] { $amount } Agent
       *[other] { $amount } Agents
    }.
}
event-drew-plots = { $who ->
    [you] You draw { $amount ->
        [one] { $amount } Plot
       *[other] { $amount } Plots
    }.
   *[other] { $name } draws { $amount ->
        [one] { $amount } Plot
       *[other] { $amount } Plots
    }.
}
event-bought = { $who ->
    [you] You buy { $amount ->
        [one] { $amount } Chase card
       *[other] { $amount } Chase cards
    }.
   *[other] { $name } buys { $amount ->
        [one] { $amount } Chase card
       *[other] { $amount } Chase cards
    }.
}
event-drew-chase = { $who ->
    [you] You get a Chase card.
   *[other] { $name } gets a Chase card.
}
    .face = { $who ->
    [you] You get { $card }.
   *[other] { $name } gets { $card }.
}
event-target = New Target at { $letter }: { $card }.
event-play-off = The lead is shared by { $amount }. They play off, the others watch and take notes.
event-won = { $who ->
    [you] You are the next { winner-title }, with { $amount } points. Worship may begin.
   *[other] { $name } is the next { winner-title }, with { $amount } points. Worship may begin.
}

## The table

board-round = Round { $round }
board-goal = first to { $goal } points
board-you = you
board-plots = { $n ->
    [one] { $n } Plot
   *[other] { $n } Plots
}
board-agents = { $n ->
    [one] { $n } Agent
   *[other] { $n } Agents
}
board-chases-short = { $n } Chase
board-targets = Targets
board-no-target = (no Target left)
board-your-plots = Your Plots
board-your-plots-aside = Your Plots, laid aside while you are Handler
board-your-agents = Your Agents
board-your-chases = Your Chase cards
board-known-agents = Agents that you know { $name } holds
board-grid-plots = number) points if it gets through
board-grid-agents = number) what the symbol is worth there
board-face-down = { $name }: Plot, face down
board-face-down-mine = yours, face down: { $card }
board-face-up = { $name }: { $card }
board-guard = ← { $card }
board-foiled = foiled
board-through = gets through
board-road = The chase
board-piles = Piles: { $plot } Plots, { $target } Targets, { $agent } Agents, { $chase } Chase cards
board-playoff = Play-off: { $names }
board-no-cards = none

## Settings of a table

setting-pocket = May a Handler who wins a chase take the points?
    .off = no, the points are lost
    .may = the Handler may take them (the English variant)
    .must = the Handler takes them, unasked (the Nynorsk variant)
setting-plotRedraw = Must an Evil Player whose Plots fit nowhere exchange cards?
    .must = yes, until one fits
    .may = no, they may pass instead
setting-reveal = When are Plots turned over?
    .together = all at once, after the last Agent is laid
    .one-by-one = one by one: guard it, turn it, chase it, then the next
setting-discards = Are cards that are thrown away shown?
    .hidden = no, they go face down
    .open = yes, everybody sees them
setting-endTiming = When is it checked whether somebody has reached the goal?
    .rulebook = after every round
    .full-rotation = when all have been Handler equally often: fairer to the first Handler
setting-goal = How many points end the game?
    .number = 10 to 40
setting-firstHandler = Who is Handler first?
    .random = drawn by lot
    .number = the seat with that number, counted from 0
