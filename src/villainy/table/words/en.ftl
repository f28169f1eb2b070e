### What the pages of the web table say. A game's own words stand in games/<game>/words.

## On every page

table-skip = Straight to the table
table-home = The front door
table-menu = Menu
table-rules = Rules
table-me = You
table-me-named = You ({ $name })
table-you = you
table-language = Language
table-language-en = English
table-language-nn = Nynorsk
table-sounds = Sounds
table-theme = Lights
table-theme-dark = Dark
table-theme-light = Light
table-theme-system = As my system
table-close = Close
table-save = Save
table-copy = Copy
table-copied = Copied
table-link = Secret link
table-share = Send
table-share-hint = Send this link to somebody, or let them point a phone at the code. It opens this seat, and no other.
table-only-here = Only this computer understands that address. For phones in the house, start the table with

## The front door

table-front-title =
    Four games of evil.
    Sit down.
table-front-line = Play in this browser, against bots or with friends. A nickname is all we ask; crime pays the rest.
table-games = The games
table-players = { $players } players
table-minutes = { $minutes } minutes
table-play-now = Play now against bots
table-play-as = Play as { $role }
table-open-one = Play with friends
table-learn = How to play
table-welcome = You are { $name } here.
table-welcome-not = Somebody else?
table-that-is-me = That is me
table-your-name = Nickname
table-name-example = Doctor Dread
table-mine = Your tables
table-open-tables = Open tables
table-open-none = No table waits for anybody. Open one, and somebody will come.
table-finished = Your finished games
table-finished-none = You have not finished a game yet.
table-your-turn = Your turn
table-status-playing = being played
table-status-waiting = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
table-status-over = over
table-status-won = won by { $names }
table-ago-now = just now
table-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
table-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
table-ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
table-status-lost = cannot be played

## Leaving a table

table-leave-close = Close
    .now = Close the table
    .title = Close this table?
    .line = The table is deleted, and anyone who already sits there goes home.
table-leave-seat = Leave
    .now = Leave the table
    .title = Leave this table?
    .line = Your seat is free again for somebody else.
table-leave-game = Leave
    .now = Leave the game
    .title = Leave this game?
    .line = A bot takes your seat for good. You cannot come back to it.
table-leave-remove = Remove
    .now = Remove this game
    .title = Remove this game?
    .line = It goes from your list. The others keep it until they remove it, too.
table-leave-last = No other person is at this table, so it is deleted for good.
table-leave-stay = No, go back

## Open a table

table-open-title = Open a table: { $game }
table-seats = Who sits down?
table-seats-hint = Every seat can be a person, here or elsewhere, or a bot. The game begins when nobody is missing.
table-how-many = How many play?
table-seat = Seat { $n }
table-seat-me = Me
table-seat-bot = Bot: { $level }
table-seat-link = Somebody, by secret link
table-seat-open = Anybody who comes by
table-seat-here = Somebody at this screen
table-seat-name = Their name
table-level-henchman = henchman, plays well
table-level-random = dice, plays at random
table-house-rules = House rules
table-deck = Cards
table-deck-hint = You play with the house deck unless you bring your own, as a TOML file.
table-deck-file = Your deck, as a file
table-deck-paste = Or paste it here
table-clock = Time for one decision
table-clock-none = as long as it takes
table-clock-seconds = { $n } seconds
table-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
table-clock-hours = { $n } hours
table-clock-hint = Who is away for longer is stood in for by a bot, and can come back any time.
table-spectators-allowed = Others may watch
table-spectators-talk = They may talk, too
table-open-it = Open the table

## A table that waits for people

table-lobby-title = A table of { $game }
table-lobby-line = { $n ->
    [0] Everybody is here.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $n } seats are free. The game begins when they are taken.
}
table-lobby-watched = Others may watch.
table-agreed = What is played
table-seat-free = A free seat
table-seat-secret = only by secret link
table-sit = Sit here
table-sit-too = I play this seat, too
table-fill-bot = Put a henchman here

## Several people at one screen

table-curtain-title = Pass the screen to { $name }
table-curtain-line = Everybody else looks at the ceiling. It is a nice ceiling.
table-curtain-open = I am { $name }
table-sit-as = At this screen

## In play

table-people = Who plays
table-points = points
table-hand = Your cards
table-face-down = face down: only you see this
table-here = Here
table-here-worth = Here: { $n }
table-take-plot = Throw away
table-take-agent = Throw away
table-take-chase = Drive
table-fits = Fits:
table-choices = { $n ->
    [one] The one choice, as a list
   *[other] All { $n } choices, as a list
}
table-waiting = Waiting for { $names }.
table-look = Look again
table-known = Cards you know of
table-zoom = Read large: { $card }
table-log = What happened
table-why = why?
table-why-not = Why not?
table-why-title = Why?
table-ruling = Our ruling:
table-rulings = { $n ->
    [one] Our ruling
   *[other] Our rulings
}
table-in-rules = In the rules
table-asked-now = First answer what you are asked: { $question }
table-no-clause = No rule speaks of it: it is simply not offered now.
table-chat = Talk
table-chat-none = Nobody has said a word. Suspicious.
table-chat-say = Say something
table-chat-send = Say it
table-watching = (watching)
table-chat-listen = You are watching. Until the game is over, the players do the talking.
table-tools = Second thoughts
table-withdraw = Change my answer
table-take-back = Take back
table-propose = Ask to take back
table-consent-asked = { $name } asks to take the last move back.
table-consent-hint = It is up to you.
table-consent-waits = The others are asked whether you may take it back.
table-consent-yes = Go ahead
table-consent-no = No
table-stand-in = A bot is playing for you.
table-stand-in-hint = It does its best; the seat stays yours.
table-stood-in = a bot stands in
table-away = A bot plays for { $names } until they are back.
table-return = I am back
table-go-away = Let a bot play for me

## The clock

table-clock-mine = Your time
table-clock-theirs = Time for { $names }
table-clock-left = { $span } left when this page was drawn
table-clock-up = is up
table-clock-grace = is up. A bot takes over in
table-clock-then = After that it is decided for you: { $option }
table-clock-then-bot = When it is up, and half a minute more, a bot plays for you until you are back.

## Live

table-lost = The line is dead. Trying again; nothing is lost.
table-found = Back on the line.
table-failed = That did not get through. Try again.
table-notify = Tell me when it is my turn
table-notify-body = They are waiting for you at the table.

## Standing orders

table-orders = Standing orders
table-orders-lead = Ask me in these windows. In all others you pass without being asked, and nobody is told.
table-orders-keep = Keep these orders
table-orders-always = Ask me always
table-orders-never = Always pass
table-orders-until = Pass until my next move
table-orders-passing-on = You pass in every window until your next move.
table-orders-stop = Ask me again
table-orders-passing = Passing for you (standing orders).

## Keyboard

table-keys = Keys
table-keys-card = take that card or choice; again: the next of that number
table-keys-target = lay it there
table-keys-no = the option that says no, or buys nothing
table-keys-enter = do it
table-keys-list = all choices as a list
table-keys-orders = standing orders
table-keys-pass-on = pass until my next move
table-keys-chat = talk
table-keys-escape = put the card back
table-keys-help = this list

## After the game

table-over-title = The world has been taken over
table-over-winner = { $name } is the next { $title }, with { $points } points.
table-again = Again, with the same people
table-again-open = To the next game
table-replay = See it again
table-record = Download the record
table-replay-eyes = Seen by
table-replay-open = Everything open
table-replay-all = What all saw
table-first = To the beginning
table-prev = Back
table-next = On
table-last = To the end
table-step = Move { $at } of { $last }
table-go = Go there

## Rules

table-rules-of = The rules of { $game }
table-rules-all = All the rules
table-rules-source = (rulebook: { $source })
table-minute = { $game } in a minute
table-minute-evil101 =
    Every round one of you guards the world: that is the DIC Handler. All the others are evil.
    If you are evil, you lay one Plot face down on a Target that has all of its symbols. Nobody else knows what it is.
    The Handler then lays one Agent on each Plot, and guesses. If the Agent's symbol is on the Plot, the Plot is foiled. If not, it goes ahead.
    Foiled? Run for it with a Chase card: a car beats a helicopter, a helicopter beats a submarine, a submarine beats a car. Whoever plays the last one gets their way.
    A Plot that goes ahead scores its own points, and what the Target pays for each of its symbols. Points also buy Chase cards.
    The badge goes round. When somebody has 20 points, or what you agreed on, the most points win.
table-minute-nefarious =
    All of you choose one of the same four Actions in secret, and turn them over together.
    First your Minions pay you: 1 coin each for every neighbour who chose the Action that the Minion has been set on.
    Then the Actions are carried out, by number. Speculate sets a Minion on an Action of your choice. Invent builds a card from your hand, if you can pay for it. Research gives 2 coins and a card. Work gives 4 coins.
    An Invention is worth points for as long as you have it. What it does, it does once: green lines to you, red lines to everybody else.
    Two Twists change the rules of this game. Read them first.
    Whoever has 20 points at the end of a round, and more than anybody else, has won.
table-minute-spies =
    The Evil Genius fills a lair of eight squares and carries out Evil Plans. The Spy Master ties networks together and sends Spies in. Whoever has 10 Evilness first has won.
    As the Genius you play Minions, let them Work, and build Contraptions. When the lair holds what your Plan costs, you turn the Plan up; if it still does two of the Master's turns later, the Plan is completed and scores.
    As the Master you tie Nodes together. A network of the right size carries a Spy and makes it better at what it does.
    A Spy comes in at Square 1 and meets whatever stands in its way, square by square: it fights, or it sneaks past. If it reaches the Plan behind Square 8, the Plan is thwarted, and the Master scores it.
    You may interrupt each other with Epiphanies and Intelligence at nearly any time. The bright bar tells you when; pass if you have nothing to add.
table-minute-alone =
    One of you is the Hero, in a labyrinth that the Hero sees only bit by bit. All the others are Evil, and see everything.
    Each Turn the Hero takes one Action: walks, explores, listens, fights, searches. Eight Turns make a Round.
    Evil answers with Reaction cards, at most two a Turn. Face up, a card does what it says, if the Hero has just done what it waits for; face down, it moves a Creature or lets one loose.
    Two Missions lie open. When the Hero has completed one of them, the Final Mission begins; completing that wins the game.
    Evil wins when the Hero has neither Life nor Self Control left. In the light the dark is weaker; when the Rounds run out, the Nightmare begins.
table-rules-line = In our own words, clause by clause. Every line of a game's log can tell which one made it happen.
table-back = Back to the table
table-contents = Contents

## The table for programs

api-title = For programs
api-line = Everything that can be done at a table can be done by a program, as JSON over HTTP. It knows what its seat knows, and no more.
api-first = Become somebody:
api-second = Send your token with everything:
api-third = Open a table, or take a seat at one:
api-fourth = See what your seat sees, and what it is asked:
api-fifth = Answer:
api-schema = The same for machines, as OpenAPI:
api-calls = Calls
api-shapes = What is sent and answered
api-sends = send
api-gets = get
api-query = in the address
api-default = otherwise
api-optional = may be left out

## You

table-phone = Go on with another device
table-phone-hint = Make a secret link, open it on your phone, and you are the same person there. Who has the link is you, so keep it to yourself.
table-phone-make = Make a link
table-enter-title = Is that you?
table-enter-line = This link was made on another device. If you made it, go on here as the same villain; your tables come along.
table-enter-yes = Yes, it is me

## When something is wrong

table-error-title = That did not work
table-error-404 = There is nothing behind this door
table-error-410 = This game cannot be played any more
table-error-500 = Something went bang in the laboratory

table-fault-missing = There is no such page or table here. It may have been cleaned up; we have people for that.
table-fault-forbidden = That is not for your eyes, or not your seat.
table-fault-form = That form has gone stale. Load the page again, and send it once more.
table-fault-occasion = There is no such occasion here. There are: { $known }.
table-fault-request = The request was not understood.
table-fault-number = A number is missing or out of bounds.
table-fault-host = This server does not go by that name. If it should, start it with --public-url and the address that people use.
table-fault-large = That is too much for one request.
table-fault-often = Not so fast. Take a breath, and try again in a minute.
table-fault-tables-open = You have { $most } unfinished tables already. Finish or delete one, then open another.
table-fault-tables-often = Many tables were opened from your network within the hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
table-fault-decks-often = Many decks were sent from your network within the minute. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-fault-people-often = Many people came in from your network within the hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
table-fault-chat-often = Not so fast. You can talk again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-fault-streams = Too many pages are open. Close some, and load this one again.
table-fault-broken = It is our fault, not yours. Nothing that was acknowledged is lost; try again.
table-fault-language = We do not speak that language.
table-fault-bot = There is no such bot.
table-fault-seat = Nobody like that can sit there.
table-fault-clash = { $question } “{ $value }” does not go with your other choices. These do: { $allowed }.
table-fault-setting = “{ $value }” is not a value for { $name }. There are: { $allowed }.
table-fault-deck = The deck cannot be played: { $where }: { $problem }
table-fault-taken = Somebody else was faster: that seat is taken.
table-fault-token = That token opens no seat.
table-fault-not-begun = The game has not begun.
table-fault-not-offered = That cannot be chosen now.
table-fault-out-of-turn = It is not your turn.
table-fault-stale = The table has moved on since. Look again.
table-fault-reused = Something else was chosen with this request before. Look again.
table-fault-other-rules = This game was begun with another version of its rules, and cannot go on with the ones that are installed now.
table-fault-damaged = What is stored of this game is damaged, so it can be neither played nor shown.
table-fault-no-game = This game is not installed here any more.
table-fault-no-deal = The cards cannot be dealt: the deck is too large or too small, or does not fit the rules that are installed now.
table-fault-no-drawing = This table cannot be drawn. It is our fault; the game itself is safe.
table-fault-over = The game is over.
table-fault-refused = That cannot be done now.

## Who comes to the table

table-nickname = Villain { $number }
table-bot-name = { $level ->
    [henchman] { $number ->
        [1] Rivet
        [2] Clank
        [3] Gasket
        [4] Piston
        [5] Sprocket
        [6] Cog
       *[other] Henchman { $number }
    }
   *[random] Dice { $number }
}

## Evil:101: what is called out when it happens

table-evil101-reel-revealed = The Plots are turned over
table-evil101-reel-escaped = { $name } gets away with it
table-evil101-reel-caught = { $name } is caught
table-evil101-reel-round = Round { $n }
table-evil101-reel-won = { $name } rules the world!

table-evil101-hint-PlotTurn = Take a card, then a Target: the letters on the card say where it fits.
table-evil101-hint-LayAgent = Take an Agent, then a Plot. Guess what lies there: Plots like to go where they pay.
table-evil101-hint-OpenChase = Take a Chase card and drive; or come quietly, and the Plot scores nothing.
table-evil101-hint-Buy = A Chase card lets you run when your Plot is foiled, or go after whoever runs from you.

## Nefarious at the table

table-nefarious-hint-ChooseAction = What you choose pays your neighbours' Minions, and what they choose pays yours.
table-nefarious-hint-Speculate = It earns you 1 coin each time a neighbour chooses that Action.
table-nefarious-about = { $money } coins, { $hand } cards in hand, { $reserve } Minions in reserve. Minions: { $areas }.
table-nefarious-of-goal = of { $goal } points
table-nefarious-mine = Your Lair
table-nefarious-side-left = your left
table-nefarious-side-right = your right
table-nefarious-side-both = across
table-nefarious-pays = pays
table-nefarious-pays-hint = What your Minions would get from this neighbour, by Action
table-nefarious-earns = +{ $n } per neighbour
table-nefarious-thinking = thinking
table-nefarious-past = last round:
table-nefarious-ready = ready
table-nefarious-sealed = sealed
table-nefarious-you-sealed = Sealed: { $what }.
table-nefarious-begin-again = Begin again
table-nefarious-read = Read { $twist }
table-nefarious-pile = to draw
table-nefarious-discards = discarded
table-nefarious-actions = Your Actions
table-nefarious-does-speculate = place a Minion
table-nefarious-does-invent = build a card
table-nefarious-does-research = coins and a card
table-nefarious-does-work = coins
table-nefarious-do-invent = Build
table-nefarious-do-plan = Plan
table-nefarious-do-discard = Discard
table-nefarious-payable = Costs { $n }.
table-nefarious-short = { $n } too little to build it.
table-nefarious-hit = { $name }: { $what }, by { $card } of { $builder }.
table-nefarious-failed = Cannot pay!
table-nefarious-refused = Refused!
table-nefarious-won = { $name } rules the world, with { $points } points.
table-nefarious-scores = How the points add up
table-nefarious-bonus = by Twists

## Nefarious: what is called out when it happens

table-nefarious-reel-round = Round { $n }
table-nefarious-reel-revealed = All Actions are turned over
table-nefarious-reel-income = Investments pay
table-nefarious-reel-invention = Inventions are turned over
table-nefarious-reel-built = { $name } builds { $card }
table-nefarious-reel-failed = { $name } cannot pay for { $card }
table-nefarious-reel-refused = { $name } may not build { $card }
table-nefarious-reel-twist-acts = { $twist }!
table-nefarious-reel-reshuffled = The discards are shuffled
table-nefarious-reel-locked = The pile is locked
table-nefarious-reel-tied = Level on { $n }: play goes on
table-nefarious-reel-won = { $name } wins!

## The games

table-game-evil101 = Evil:101
    .line = Lay plots on targets, keep a straight face, and outrun the Department.
    .players = 2–6
    .minutes = 30–45
table-game-nefarious = Nefarious
    .line = Mad science, everybody at once. The rules are subject to twists.
    .players = 2–6
    .minutes = 30–45
table-game-spies = Evil Genius VS Spies
    .line = One lair, one agency, and a great many interruptions.
    .players = 2
    .minutes = 60–90
table-game-alone = ALONE
    .line = One Hero in a dark labyrinth. The dark is played by the others.
    .players = 2–4
    .minutes = 60–90

## The server, in the terminal

table-unhealthy = Moves cannot be stored.
table-serve-ready = The table is open: { $address }
table-serve-lan = For everybody in the house: { $address }
table-serve-port-taken = Something else already listens at port { $port }. Choose another with --port.
table-serve-no-host = There is no host called “{ $host }”. Choose another with --host.
table-serve-no-address = The server cannot listen at { $host }, port { $port }: { $why }
table-serve-no-driver = This kind of database needs the Python package { $driver }, which is not installed.
table-serve-already = Another server has these tables open. Stop it, or choose another file with --db.
table-serve-no-database = The tables cannot be stored: { $why }
table-serve-stopped = The table is closed. Every move is kept.

## The board of Evil Genius VS Spies

table-spies-round = Round { $n }
table-spies-goal = to { $goal } Evilness
table-spies-of = of { $goal } Evilness
table-spies-holds = { $hand } cards in hand, { $pile } to draw, { $discards } discarded.
table-spies-hand = cards in hand
table-spies-pile = cards to draw
table-spies-discards = discarded
table-spies-discards-of = Discarded by { $name }: { $n }
table-spies-trophies-genius = Plans completed: { $n }
table-spies-trophies-master = Plans thwarted: { $n }
table-spies-work = Work
table-spies-plays = { $n ->
    [one] Minion
   *[other] Minions
}
table-spies-actions = { $n ->
    [one] Action
   *[other] Actions
}
table-spies-plan-about = The Evil Plan: { $stage }.
table-spies-in-lair = In the lair towards its cost: Contraptions { $contraptions }, Minions { $minions }.
table-spies-cost-contraptions = Cost of the Contraptions in the lair
table-spies-cost-minions = Minions in the lair
table-spies-worth = worth { $n } Evilness
table-spies-intruder = The Spy in the lair
table-spies-versus = vs
table-spies-onward = next: { $place ->
    [empty] { $square }, empty
    [met] { $met }
   *[plan] { $square }
}
table-spies-vacant = Square { $n } is empty.
table-spies-paid = paid
table-spies-support = needs a network of size { $span }
table-spies-no-networks = Not a single Node on the map. The front door is safe, for an hour or so.
table-spies-bench = Unassigned
table-spies-stack = { $n ->
    [one] Waiting to happen
   *[other] Waiting to happen: what was played last comes first
}
table-spies-first = happens first
table-spies-offers = Cards to choose from
table-spies-step-plan = Plan
table-spies-step-genius-draw = Draw
table-spies-step-main = Build
table-spies-step-activate = Activate?
table-spies-step-master-draw = Draw
table-spies-step-actions = Act
table-spies-step-assign = Assign
table-spies-step-infiltrate = Infiltrate
table-spies-hint-SelectPlan = The devil shows what it scores; below, the Contraptions and Minions it needs in your lair.
table-spies-hint-Mulligan = It cannot begin. You may show it, shuffle it back and draw a new one, once.
table-spies-hint-Mulligan-only = It can begin, so there is nothing to decide; the other side need not know.
table-spies-hint-Cycle = What you discard is made up for when you draw.
table-spies-hint-GeniusMain = Lay a Minion in a square. Take one up to move it or let it Work; Work builds Contraptions.
table-spies-hint-Activate = Face up, it can be completed two turns from now. Until then a Spy who gets through stops it.
table-spies-hint-Activate-only = Your lair does not hold what it costs yet. The other side is not told.
table-spies-hint-Advance = It is completed at the start of your next turn, if it still stands then.
table-spies-hint-MasterActions = An Action hires a Spy, sets up a Node or ties two Nodes together. Cutting a string is free.
table-spies-hint-Assign = A Spy goes where the size of the network fits the green badge.
table-spies-hint-Infiltrate = In at Square 1, and on, square by square, to the Evil Plan behind the last.
table-spies-hint-Interrupt = Play a card, or pass.
table-spies-hint-Interrupt-last = Play a card, or pass. The Spy cannot sneak past: if both sides pass, it attacks.
table-spies-hint-Interrupt-only = You hold nothing for this moment; the other side need not know.
table-spies-tie = Now choose the connector it is tied to.
table-spies-for-a-while = For a while
table-spies-lasting = { $name }: { $change }{ $until } ({ $by })
table-spies-occasion-answering = A card was played
table-spies-occasion-after-action = After an action
table-spies-occasion-before-move = Before the next step
table-spies-occasion-spy-enters = Face to face
table-spies-occasion-choice-made = The choice is made
table-spies-occasion-before-combat = Before the fight
table-spies-occasion-between-exchanges = Between blows
table-spies-occasion-card-played = A card was played
table-spies-here-minion = Here
table-spies-here-build = Build
table-spies-here-move = Move
table-spies-here-swap = Swap
table-spies-here-assign = Assign
table-spies-hit-square = This one
table-spies-hit-sacrifice = Sacrifice
table-spies-hit-spy = This one
table-spies-hit-infiltrate = Send in
table-spies-hit-node = This one
table-spies-hit-link = This link
table-spies-hit-network = This network
table-spies-hit-bonus = Use it
table-spies-do-work = Work
table-spies-do-busy = Ability
table-spies-do-epiphany = Play
table-spies-do-intelligence = Play
table-spies-do-plan = Pursue
table-spies-do-recruit = Hire
table-spies-do-found = Set up
table-spies-do-discard = Discard
table-spies-do-unassign = Unassign
table-spies-do-disconnect = Cut
table-spies-over-genius = The world has a new owner
table-spies-over-master = The world may sleep
table-spies-over-both = Nobody blinked
table-spies-won = { $name } wins, with { $points } Evilness.
table-spies-reel-turn = Round { $n }: { $name }
table-spies-reel-activated = { $card }: Activated
table-spies-reel-advanced = { $card }: Advanced
table-spies-reel-completing = { $name } completes { $card }
table-spies-reel-thwarted = { $card } is thwarted
table-spies-reel-enters = { $card } sets out
table-spies-reel-reached = { $card } gets through
table-spies-reel-combat = A fight with { $card }
table-spies-reel-spy-died = { $card } dies
table-spies-reel-minion-died = { $card } dies
table-spies-reel-ejected = { $card } is thrown out
table-spies-reel-played = { $name } plays { $card }
table-spies-reel-cancelled = { $card } is cancelled
table-spies-reel-won = { $name } wins!

## ALONE at the table

table-alone-sheet = The Hero's sheet
table-alone-life = Life
table-alone-self = Self Control
table-alone-adrenaline = Adrenaline
table-alone-of-twelve = { $n } of 12
table-alone-rolled-hero = The Hero rolled
table-alone-rolled-evil = Evil rolled
table-alone-round = Round { $n }
table-alone-turn = Turn { $n } of 8
table-alone-nightmare-in = { $n ->
    [one] 1 Round left before Nightmare
   *[other] { $n } Rounds left before Nightmare
}
table-alone-nightmare = Nightmare
table-alone-leader = Leader
table-alone-holds = { $n ->
    [one] 1 Reaction in hand
   *[other] { $n } Reactions in hand
}
table-alone-labyrinth = What you know of the Labyrinth
table-alone-map = The Map
table-alone-level = Level { $name }
table-alone-hero-here = the Hero is here
table-alone-no-map = There is no Map yet.
table-alone-nowhere = Nobody is in the dark yet.
table-alone-other-level = The other Level
table-alone-recalled = { $name }, as you remember it
table-alone-elsewhere = Behind you
table-alone-lcu = Light Control Unit
table-alone-danger = Danger
table-alone-stairs-red = red Stairs
table-alone-stairs-blue = blue Stairs
table-alone-far = { $n } from the Hero
table-alone-heard = Told this Round
table-alone-noise-here = right here
table-alone-noise-other-level = the other Level
table-alone-silence = Nothing. That is what worries you.
table-alone-doubtful = (may be a lie)
table-alone-missions = Missions
table-alone-mission-green = Green Mission
table-alone-mission-blue = Blue Mission
table-alone-mission-red = Final Mission
table-alone-progress = { $n } of { $of } done
table-alone-notes = For a while
table-alone-bullet = Bullet Time: a second Action this Turn
table-alone-fuse = { $n ->
    [one] The fuse burns out in 1 Round
   *[other] The fuse burns out in { $n } Rounds
}
table-alone-rites = { $n ->
    [one] 1 rite has been held
   *[other] { $n } rites have been held
}
table-alone-lasts = { $text }{ $until ->
    [none] {""}
   *[other] , { $until }
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
table-alone-until-action = for this Action
table-alone-until-turn = this Turn
table-alone-until-round = this Round
table-alone-until-next-turn = in the next Turn
table-alone-until-until-next = until the end of the next Turn
table-alone-lasts-dice = { $creature } rolls { $signed } dice
table-alone-lasts-hero-dice = The Hero rolls { $signed } dice
table-alone-lasts-tough = { $creature } takes { $signed } damage to Wound
table-alone-lasts-scare = { $creature } scares for { $signed }
table-alone-lasts-explore-range = An Explore reaches { $signed } Sectors
table-alone-lasts-no-disarm = An Explore removes no Danger token
table-alone-lasts-forbidden = Forbidden: { $action }
table-alone-lasts-no-bullet = No Bullet Time
table-alone-lasts-mute = { $n ->
    [one] The next Noise is not told
   *[other] The next { $n } Noises are not told
}
table-alone-lasts-lie = { $n ->
    [one] The next thing told may be a lie
   *[other] The next { $n } things told may be lies
}
table-alone-lasts-distance = { $n ->
    [one] The next Noise is told with its distance
   *[other] The next { $n } Noises are told with their distance
}
table-alone-lasts-dangerous-dice = Evil's ! are Hits
table-alone-lasts-dangerous-card = The next Reaction is Dangerous
table-alone-track = Reaction track
table-alone-track-about = { $covered } of 10 spaces are covered. { $symbols ->
    [one] 1 Danger symbol is in view.
   *[other] { $symbols } Danger symbols are in view.
}
table-alone-pile = : { $n } to draw, { $discards } discarded
table-alone-working = Taking effect
table-alone-no-card = A Mission or an Item at work
table-alone-standard = face down: Move or Spawn
table-alone-proposals = Proposed
table-alone-combo = combo
table-alone-dangerous = Dangerous
table-alone-instant = Instant
table-alone-face-up = face up
table-alone-face-down = face down
table-alone-sealed-react = Proposed face up
table-alone-sealed-hide = Proposed face down
table-alone-you-sealed = Sealed: { $what }.
table-alone-point = Point at it on the Map, or take it from the list.
table-alone-brood = What to Spawn
table-alone-breed = dice: { $dark } in the dark, { $lit } in light; fright: { $scare }
table-alone-actions = Your Actions
table-alone-hand = Your Reactions
table-alone-nothing-fits = None of your cards fits this moment; nobody else need know.
table-alone-hint-ChooseCharacter = The first line is yours all game. The rest is what they do as somebody else's Companion.
table-alone-hint-ChooseStart = All that the Hero sees at first is this one dark Sector.
table-alone-hint-LayDanger = Where Danger lies, Evil's dice hit more often and Evil's cards do more.
table-alone-hint-Declare = One Action a Turn. Complete the green or the blue Mission, and then the red one.
table-alone-hint-Seek = Evil answers how far away it is, and on which Level.
table-alone-hint-BlockDoor = Nothing sees or walks through it until somebody spends a step on it.
table-alone-hint-React = Face up: what the card says. Face down: move a Creature 1 Sector, or let one loose.
table-alone-hint-Consent = Evil plays two cards a Turn at most. What you refuse stays in hand.
table-alone-hint-SpawnWhere = Choose what, then point at a Sector. Numbers tell how far it is from the Hero.
table-alone-hint-Draw = You hold { $n } of { $full }: { $left ->
    [one] one card still to draw.
   *[other] { $left } cards still to draw.
}
table-alone-hint-DiscardUnwanted = Then everybody draws up to a full hand.
table-alone-characters = Who goes in?
table-alone-belt = What the Hero carries
table-alone-companion-name = Companion
table-alone-companion = As a Companion: { $text }
table-alone-sacrifice = Sacrifice: { $text }
table-alone-charges = { $n ->
    [one] 1 Charge
   *[other] { $n } Charges
}
table-alone-matrix = Matrix: { $name }
table-alone-needs = An Upgrade needs { $name }
table-alone-upgraded = Upgraded
table-alone-lessons = What the Hero has learned
table-alone-lessons-ahead = Kill two of a kind to learn from them
table-alone-experience = { $n } of 2 Experience
table-alone-over-hero = Out of the dark
table-alone-over-evil = The dark wins
table-alone-lights-on = See what was out there
table-alone-over-line = { $hero } came as far as Round { $round }, with Life { $life } and Self Control { $self }.

## ALONE: what stands on small buttons

table-alone-key-bullet = Bullet Time
table-alone-key-breath = Clear the Danger here
table-alone-key-fight = Bare hands
table-alone-key-locate = Two targets
table-alone-key-scavenge = { $n ->
    [0] 1 Item
   *[other] 3 Items
}
table-alone-key-device = Mission
table-alone-do-move = Move
table-alone-do-explore = Explore
table-alone-do-repair = Light
table-alone-do-block = Block
table-alone-do-side = This way
table-alone-do-step = Step
table-alone-do-sector = Here
table-alone-do-danger = Danger
table-alone-do-undanger = Take
table-alone-do-start = Begin
table-alone-do-tile = Take
table-alone-do-there = There
table-alone-do-disarm = Disarm
table-alone-do-use = Use
table-alone-do-recharge = Recharge
table-alone-do-keep = Keep
table-alone-do-drop = Drop
table-alone-do-react = Face up
table-alone-do-hide = Face down
table-alone-do-discard = Discard
table-alone-do-character = Go in

## ALONE: what is called out when it happens

table-alone-reel-reacted = { $card }
table-alone-reel-reacted-hidden = A Reaction, face down
