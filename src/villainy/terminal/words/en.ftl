### The terminal: what is said around a game. Command words may be typed in any language and be shortened.

term-prompt = { $name } >{ " " }
term-prompt-you = >{ " " }
term-go-on = [Enter to go on]{ " " }
term-hint = Type the number of a choice. ? explains · log · rules · undo · quit
term-hint-window = Type the number of a choice. ? explains · log · rules · orders: when to ask you · undo · quit
term-welcome = You are { $name }. Others at the table: { $others }.
term-welcome-how = Choose by number, or by the first letters of what you want. Type ? whenever you wonder.
term-watching = Nobody at this table is made of flesh. Sit back and watch.
term-resumed = Where were we? { $moves } moves in.

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
term-help-table = table draws the table again
term-help-orders = orders shows in which windows you are asked, orders 2 turns the second on or off; orders always, orders never, orders until (your next move)
term-help-undo = undo takes your last move back, as long as nobody has learned anything from it; between two people at one screen, undo and a name takes a sealed answer back
term-help-quit = quit saves and leaves; villainy play --resume goes on

term-not-a-choice = There is no choice { $label }. There are { $first } to { $last }.
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
term-orders-none = Nobody can interrupt in this game, so there is nothing to give orders for.
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
replay-prompt = [Enter for the next move, q to stop]{ " " }
replay-unfinished = The game is not over: { $moves } moves so far, all of them valid. Only what everybody may know is shown.

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
