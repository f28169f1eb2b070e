### The terminal: what is said around a game. Command words may be typed in any language and be shortened.

term-prompt = { $name } >{ " " }
term-prompt-you = >{ " " }
term-go-on = [Enter to go on]{ " " }
term-more = [Enter for more, q for enough]{ " " }
term-hint = Type the number of a choice. ? explains · table · log · rules · undo · quit
term-hint-window = Type the number of a choice. ? explains · table · log · rules · orders: when to ask you · undo · quit
term-welcome = You are { $name }. Others at the table: { $others }.
term-welcome-how = Choose by number, or by the first letters of what you want. Type ? whenever you wonder.
term-watching = Nobody at this table is made of flesh. Sit back and watch.
term-resumed = Where were we? { $moves ->
    [one] 1 move in.
   *[other] { $moves } moves in.
}

term-command-help = help
term-command-log = log
term-command-rules = rules
term-command-why = why
term-command-undo = undo
term-command-quit = quit
term-command-table = table
term-command-orders = orders

term-help-choices = Your choices
term-help-commands = Besides
term-help-help = ? lists your choices, ? 3 explains the third, ? and anything else tells why you cannot
term-help-log = log shows what happened last, log 100 the last hundred lines
term-help-why = why 12 names the rule behind line 12 of the log
term-help-rules = rules lists the chapters of the rulebook; rules and the name of a chapter or clause opens it
term-help-table = table draws the whole table, page by page if it is taller than the screen
term-help-orders = orders shows in which windows you are asked, orders 2 turns the second on or off; orders always, orders never, orders until (your next move)
term-help-undo = undo takes your last move back, as long as nobody has learned anything from it; between two people at one screen, undo and a name takes a sealed answer back
term-help-quit = quit saves and leaves; villainy play --resume goes on

term-not-a-choice = There is no choice { $label }. There are { $first } to { $last }.
term-very-many = Type some words of what you want, and you are shown what they could mean.
term-several = That could be several things:
term-unknown = Nothing here answers to “{ $typed }”. Type ? for what you can do.
term-why-not = You cannot: { $option }.
term-no-clause = No rule speaks of it; it is simply not the time.
term-no-line = The log has no line { $line }.
term-no-log = Nothing has happened yet. Enjoy it.
term-no-rules = No chapter or clause is called “{ $query }”.
term-chapters = Chapters: { $chapters }
term-no-undo = Too late: something has been seen, drawn or decided since.
term-orders = Standing orders: you are asked …
term-orders-ask = ✓
term-orders-pass = ·
term-orders-how = orders and a number turns one on or off; orders always, orders never; orders until passes until your next move.
term-orders-word-always = always
term-orders-word-never = never
term-orders-word-until = until
term-orders-unknown = “{ $typed }” is no order. Type numbers from 1 to { $last }, always, never or until.
term-orders-your-move = It is your move already. Pass when there is a window.
term-orders-none = You never get to interrupt in this game, so there is nothing to give orders for.
term-undone = That never happened.
term-curtain = { $name }, it is your turn. Everybody else: look away.
term-curtain-enter = [Enter when only { $name } is looking; undo if { $last } wants the last move back]{ " " }
    .sealed = [Enter when only { $name } is looking; undo if { $last } wants the last move back, undo and a name for { $others }]{ " " }
term-curtain-enter-plain = [Enter when only { $name } is looking]{ " " }
    .sealed = [Enter when only { $name } is looking; undo and a name if somebody wants another answer: { $others }]{ " " }
term-result = Result
term-winner = ★
term-human-name = Villain
term-human-numbered = Villain { $n }
term-bot-names = Igor, Griselda, Mortimer, Agatha, Boris, Ludmilla
term-bot-kind = { $name } ({ $kind })

## Walking through a record

replay-header = { $game }, { $players } players: { $names }
replay-move = Move { $move } of { $moves }: { $name }
replay-chose = { $name } chose: { $option }
replay-taken-back = The last move was taken back.
replay-withdrawn = { $name } withdrew an answer.
replay-reseeded = From here on with fresh chance.
replay-prompt = [Enter for the next move, a number to go on to that move, q to stop]{ " " }
replay-unfinished = The game is not over: { $moves ->
    [one] 1 move so far, a valid one.
   *[other] { $moves } moves so far, all of them valid.
} Only what everybody may know is shown.

## Evil Genius VS Spies

term-spies-round = Round { $n }
term-spies-holds = { $hand } in hand, { $pile } to draw, { $discards } discarded
term-spies-main = Work: { $work } · Minions to play: { $plays }
term-spies-actions = Actions left: { $n }
term-spies-cost = cost { $n }
term-spies-needs = Contraptions { $value } of { $contraptions }, Minions { $count } of { $minions }
term-spies-in-lair = in the lair: Contraptions { $value }, Minions { $count }
term-spies-faces = faces { $target }
term-spies-next = next: { $square }
term-spies-size = Network of size { $n }
term-spies-stack = Waiting to happen, last in first
term-spies-lasting = Still at work: { $cards }
term-spies-hand = Your cards
term-spies-knows = What you know of { $name }'s cards

## ALONE. Letters stand for Creatures in drawings; no two may be alike.

term-alone-letter-spore = S
term-alone-letter-parasite = P
term-alone-letter-cultist = C
term-alone-letter-hybrid = H
term-alone-letter-worm = W
term-alone-letter-matriarch = M
term-alone-letter-prophet = X
term-alone-stairs = { $colour ->
    [red] ≡r
   *[blue] ≡b
}
term-alone-sign-hero = { $who ->
    [you] you
   *[other] the Hero
}
term-alone-sign-door = { $state ->
    [open] Door
    [blocked] Blocked Door
   *[welded] welded Door
}
term-alone-sign-wounded = Wounded
term-alone-sign-danger = Danger
term-alone-sign-lcu = Light Control Unit
term-alone-sign-lit = lit
term-alone-sign-seen = Revealed
term-alone-sign-both = Revealed and lit
term-alone-sign-recalled = as you remember it
term-alone-sign-unknown = unexplored

term-alone-round = Round { $n }
term-alone-turn = Turn { $n } of { $of }
term-alone-left = { $n ->
    [one] Nightmare after this Round
   *[other] Nightmare in { $n } Rounds
}
term-alone-nightmare = Nightmare
term-alone-leader = Leader
term-alone-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
term-alone-sealed = has answered
term-alone-pile = { $deck }: { $pile } to draw, { $discards } discarded

term-alone-dashed = Dash used
term-alone-companion = Companion: { $name } ×{ $n }
term-alone-no-items = No Items
term-alone-upgraded = Upgraded
term-alone-mission-green = green
term-alone-mission-blue = blue
term-alone-mission-red = Final Mission
term-alone-progress = { $n } of { $of }
term-alone-experience = Experience
term-alone-searched = searched: { $rooms }

term-alone-track = Reactions
term-alone-symbols = { $n ->
    [one] 1 Danger to come
   *[other] { $n } Danger to come
}
term-alone-allowed = { $n ->
    [0] no more Reactions this Turn
    [one] 1 more Reaction this Turn
   *[other] { $n } more Reactions this Turn
}
term-alone-rolled = { $by ->
    [hero] The Hero rolled { $dice }
   *[evil] Evil rolled { $dice }
}
term-alone-face-down = { $card ->
    [none] a card face down
   *[other] { $card } (face down)
}
term-alone-proposes = { $name } proposes: { $card }, face { $up ->
    [yes] up
   *[no] down
}{ $combo ->
    [yes] {""}, as a combo
   *[no] {""}
}
term-alone-picked = Chosen: { $picks }
term-alone-triggers = Happened this Turn: { $triggers }
term-alone-told = { $side ->
    [evil] { $where ->
        [none] Told the Hero:
       *[other] Told the Hero in { $where }:
    }
   *[hero] Told { $where }:
}
term-alone-lost = somewhere the dark has taken back
term-alone-doubtful = (it may be a lie)
term-alone-bullet = Bullet Time
term-alone-fuse = { $n ->
    [one] the FUSE burns for 1 Round
   *[other] the FUSE burns for { $n } Rounds
}
term-alone-rites = { $n ->
    [one] 1 RITE token
   *[other] { $n } RITE tokens
}
term-alone-lasts-dice = { $creature }: { $signed } dice
term-alone-lasts-hero-dice = the Hero: { $signed } dice
term-alone-lasts-tough = { $creature }: { $signed } damage to Wound
term-alone-lasts-scare = { $creature }: frightens for { $signed }
term-alone-lasts-explore-range = Explore: { $signed } Sectors
term-alone-lasts-no-disarm = Explore clears no Danger
term-alone-lasts-forbidden = forbidden: { $action }
term-alone-lasts-no-bullet = no Bullet Time
term-alone-lasts-mute = { $n ->
    [one] the next Noise goes untold
   *[other] the next { $n } Noises go untold
}
term-alone-lasts-lie = { $n ->
    [one] the next thing told may be a lie
   *[other] the next { $n } things told may be lies
}
term-alone-lasts-distance = { $n ->
    [one] the next Noise is told with its distance
   *[other] the next { $n } Noises are told with their distance
}
term-alone-lasts-dangerous-dice = Evil's “!” are Hits
term-alone-lasts-dangerous-card = Evil's next Reaction is Dangerous

term-alone-nowhere = Nobody is down there yet.
term-alone-level = Level { $name }
term-alone-other-level = The other Level
term-alone-behind = Somewhere behind you
term-alone-out = { $creature } { $sector } { $n ->
    [99] (cut off)
    [0] (with the Hero)
   *[other] ({ $n } away)
}
term-alone-tokens-left = Left to let loose: { $creatures }

term-alone-hand = Your Reactions
term-alone-hand-how = Your Reactions · up: face up · down: face down, a move or a Spawn
term-alone-no-hand = No cards
term-alone-react = up
term-alone-hide = down
term-alone-discard = away
term-alone-seek-rooms = Rooms
term-alone-seek-places = Places
term-alone-seek-tokens = Tokens
term-alone-seek-creatures = Creatures
