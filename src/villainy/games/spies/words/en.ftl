### Evil Genius VS Spies in English. Code picks messages by name: phase-, question-, option-, event-, setting- and what
### follows. `who` is "you" where the reader is meant, else "other", and then `name` says whom; `rival` is the other
### player. Squares come as "Square 3", cards by name, and where a number helps, with their numbers.

game-title = Evil Genius VS Spies
game-pitch = One of you builds a lair and a wicked plan. The other sends people in through the front door.

## Things and people

role-genius = Evil Genius
role-master = Spy Master
seat-1 = { role-genius }
seat-2 = { role-master }
type-minion = Minion
type-contraption = Contraption
type-static = Contraption, static
type-attachable = Contraption, attachable
type-epiphany = Epiphany
type-plan = Evil Plan
type-spy = Spy
type-node = Node
type-intelligence = Intelligence
thing-evilness = Evilness
thing-lair = Lair
thing-networks = Networks
state-free = Free
state-busy = Busy
state-assigned = Assigned
state-unassigned = Unassigned
edge-left = left
edge-top = top
edge-right = right
edge-bottom = bottom
square = Square { $n }
in-square = { $name } in Square { $n }
numbered = { $name } no. { $n }
network-of = the network of { $node } (size { $n })
list-last = { $most } and { $last }

evilness = { $n } Evilness
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
window-any = any time
window-own = on your own turn
window-infiltration = during an infiltration
window-response = in answer to a card

shown-minion = { $name } ({ $attack }/{ $health }/{ $third })
shown-contraption = { $name } ({ $cost } Work)
shown-epiphany = { $name }
shown-plan = “{ $name }” ({ $evilness } Evilness)
plan-name = “{ $name }”
shown-spy = { $name } ({ $attack }/{ $health }/{ $third }, network { $low }–{ $high })
shown-node = { $name }
shown-intelligence = { $name }
about-card = { $kind }.
numbers-minion = Attack { $attack }, Health { $health }, Perception { $perception }.
numbers-contraption = Costs { $cost } Work.
numbers-epiphany = { $window ->
    [own] To be played on your own turn.
    [infiltration] To be played during an infiltration.
    [response] To be played in answer to a card.
   *[any] To be played at any time.
}
numbers-plan = { $evilness } Evilness; costs { $contraptions } in Contraptions and { $minions ->
    [one] { $minions } Minion
   *[other] { $minions } Minions
}.
numbers-spy = Attack { $attack }, Health { $health }, Sneak { $sneak }; network { $low } to { $high }.
numbers-node = Connectors: { $edges }.
numbers-intelligence = { $window ->
    [own] To be played on your own turn.
    [infiltration] To be played during an infiltration.
    [response] To be played in answer to a card.
   *[any] To be played at any time.
}

keyword-initiative = Initiative
keyword-noWork = never Works
keyword-workAttached = Works with an attachment
keyword-keen = keeps Perception while Busy
keyword-ambush = ambush
keyword-saved = returns to hand if it dies
keyword-noRegain = regains no Health
keyword-quietDestroy = Sneaks after Destroying
keyword-freeFirstSneak = first Sneak is free
keyword-trapEject = ejected, not killed, by Contraptions
keyword-lastGasp = ejected, not killed
keyword-untargetable = out of reach of Epiphanies
keyword-dark = switched off
keyword-stalled = held up
keyword-reenter = may infiltrate once more

stage-none = no Plan
stage-in-progress = In Progress
stage-activated = Activated
stage-advanced = Advanced

## Phases

phase-setup = Before the quarrel
phase-plan = The Plan
phase-genius-draw = The Genius draws
phase-main = Scheme and build
phase-activate = Now, or later?
phase-master-draw = The Master draws
phase-actions = Three Actions
phase-assign = Assign Spies
phase-infiltrate = In by the front door

## Questions: to the one who is asked, and what the others are told

question-SelectPlan = Which Evil Plan do you pursue? The others go back into the deck.
    .others = { $name } leafs through Evil Plans and giggles.
question-Advance = { $plan }: all it costs is there. Do you Advance it?
    .others = { $name } has a hand on { $plan }.
question-Complete = { $plan } is ready. Do you complete it?
    .others = { $name } is about to finish { $plan }.
question-PayContraptions = Which Contraptions do you sacrifice for { $plan }?
    .others = { $name } decides what { $plan } will cost.
question-PayMinions = Which Minions do you sacrifice for { $plan }? They have seen it coming.
    .others = { $name } decides whom { $plan } will cost.
question-Mulligan = Your first hand. Do you keep it?
    .others = { $name } studies the first hand.
question-Cycle = Your hand is full. Discard a card before you draw?
    .others = { $name } weighs a full hand.
question-GeniusMain = Your lair. Minions left to play: { $plays }. Work at hand: { $work }.
    .others = { $name } is busy in the lair.
question-Activate = The turn ends. Do you Activate { $plan }?
    .others = { $name } looks at the Evil Plan, and at you, and at the Plan.
question-MasterActions = Actions left: { $actions }. What do you do?
    .others = { $name } is making telephone calls.
question-Assign = Which Spy goes on which network?
    .others = { $name } hands out assignments.
question-Infiltrate = Whom do you send in?
    .others = { $name } looks over the Spies.
question-UseBonus = Do you use { $bonus } now? { $offer }
    .others = { $name } ponders what { $bonus } can do.
question-Face = { $spy } faces { $target }. What now?
    .others = { $spy } faces { $target }, and { $name } thinks fast.
question-Interrupt = { $answering ->
    [yes] { $own ->
        [yes] Your { $card } stands unanswered. Do you add a card?
       *[no] { $rival } plays { $card }. Do you answer?
    }
   *[no] { $occasion ->
        [before-move] { $spy } is about to go to { $next }. Do you interrupt?
        [spy-enters] { $spy } faces { $target }. Do you interrupt before the choice?
        [choice-made] { $spy } has made a choice about { $target }. A last word?
        [before-combat] { $spy } is about to attack { $target }. A last word?
        [between-exchanges] { $spy } and { $target } catch their breath. Do you interrupt?
       *[other] Do you play a card?
    }
}
    .others = { $answering ->
    [yes] { $own ->
        [yes] { $name } may add a card to { $card }.
       *[no] { $name } considers an answer to { $card }.
    }
   *[no] { $occasion ->
        [before-move] { $name } may interrupt before { $spy } goes to { $next }.
        [spy-enters] { $name } may interrupt while { $spy } faces { $target }.
        [choice-made] { $name } may interrupt before { $spy } deals with { $target }.
        [before-combat] { $name } may interrupt before { $spy } attacks { $target }.
        [between-exchanges] { $name } may interrupt the fight of { $spy } and { $target }.
       *[other] { $name } may interrupt.
    }
}
question-Aim = { $card }: { $second ->
    [yes] and the second choice?
   *[no] whom or what is it meant for?
} { $text }
    .others = { $name } takes aim with { $card }.
question-DiscardChoice = Which card do you discard?
    .others = { $name } picks a card to discard.
question-TakeIntelligence = Which Intelligence card do you take away from { $rival }?
    .others = { $name } rummages in the hand of { $rival }.

## Options

option-pass = { $answering ->
    [yes] Let it happen
   *[no] Pass
}
option-done = { $question ->
    [GeniusMain] Done in the lair
    [MasterActions] Done with Actions
    [Assign] Done with assignments
    [Infiltrate] End the turn
   *[other] No more
}
option-attack = Attack { $target }
option-sneak = Sneak past { $target }
option-destroy = Destroy { $target }
option-ignore = Ignore { $target }
option-keep = { $question ->
    [Mulligan] Keep this hand
   *[other] Discard nothing
}
option-redraw = Show it, shuffle it back and draw a new one
option-advance = Advance { $plan }
option-leave = Leave { $plan } as it is
option-complete = Complete { $plan }
option-activate = Activate { $plan }: turn it face up
option-wait = Wait
option-withdraw = Call { $spy } back
option-use = Use it
option-spare = Save it
option-work = { $target } Works
option-busy = { $target }: Busy, for its ability
option-square = { $target }
option-epiphany = Play { $card }
option-intelligence = Play { $card }
option-move = Move { $one } to { $two }
option-swap = Swap { $one } and { $two }
option-sacrifice = { $which ->
    [attached] Sacrifice { $attached }, attached to { $target }
   *[standing] Sacrifice { $target }
}
option-plan = Pursue { $card }
option-minion = Play { $card } in { $square }
option-build = { $how ->
    [onto] Build { $card } onto { $target }
   *[into] Build { $card } in { $square }
}
option-infiltrate = Send in { $spy }
option-spy = { $spy }
option-node = { $node }
option-link = The link between { $one } and { $two } { $edge ->
    [right] on its right
   *[bottom] below it
}
option-network = { $network }
option-trick = { $spy }: { $text }
option-bonus = { $node }: { $text }
option-recruit = Play { $card }
option-found = Play { $card }
option-disconnect = Disconnect { $one } and { $two } { $edge ->
    [right] on its right
   *[bottom] below it
}
option-connect = Connect { $one } and { $two } { $edge ->
    [right] on its right
   *[bottom] below it
}
option-unassign = Take { $spy } off its network
option-assign = Assign { $spy } to { $network }
option-discard = Discard { $card }

## What an option would mean

explain-noisy = { $spy } cannot Sneak any more this turn.
explain-sneak = Costs { $price } of { $n } Sneak; { $left } left.
explain-attack = { $spy }: Attack { $attack }, Health left { $left }. { $minion }: Attack { $hits }, Health left { $stands }.
explain-fight = { $outcome ->
    [minion] As things stand, { $minion } dies and { $spy } goes on with { $n } Health.
    [spy] As things stand, { $spy } dies.
    [both] As things stand, { $spy } and { $minion } die.
   *[none] Neither can hurt the other: { $spy } is driven off.
}
explain-if-fight = { $outcome ->
    [minion] In a fight { $minion } would die and { $spy } would go on with { $n } Health.
    [spy] In a fight { $spy } would die.
    [both] In a fight { $spy } and { $minion } would die.
   *[none] In a fight neither could hurt the other: { $spy } would be driven off.
}
explain-must-fight = { $spy } cannot sneak past { $minion }: if both sides pass, it attacks. { $outcome }
explain-work = Gives { $n } Work; then you have { $total }.
explain-counts = { $n ->
    [one] Counts as { $n } Minion.
   *[other] Counts as { $n } Minions.
}
explain-counts-cost = Counts as { $n } in Contraptions.
explain-costs = { $n } Evilness. Contraptions: { $value } of { $contraptions }. Minions: { $count } of { $minions }.
explain-size = { $n ->
    [one] A network of size { $n }.
   *[other] A network of size { $n }.
}
now-minion = Now: Attack { $attack }, Health { $left }, Perception { $perception }, { $busy ->
    [yes] Busy
   *[no] Free
}.
now-spy = Now: Attack { $attack }, Health { $left }, Sneak { $sneak }; network { $low } to { $high }.

## What happened

event-turn = Round { $n }: { $who ->
    [you] your turn
   *[other] { $name }'s turn
} as { $side ->
    [genius] the Evil Genius
   *[master] the Spy Master
}.
event-reshuffled = { $who ->
    [you] Your deck was empty; you shuffle { $n } discards into a new one.
   *[other] { $name }'s deck was empty; { $n } discards are shuffled into a new one.
}
event-drew = { $who ->
    [you] You draw { cards }.
   *[other] { $name } draws { cards }.
}
event-drew-card = You draw { $shown }.
event-shown = { $who ->
    [you] You show { $card }.
   *[other] { $name } shows { $card }.
}
event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-offered = You could pursue { $shown }.
event-selected = { $who ->
    [you] You lay a Plan face down behind Square 8.
   *[other] { $name } lays an Evil Plan face down behind Square 8. It hums.
}
    .face = { $who ->
    [you] You set to work on { $shown }.
   *[other] { $name } sets to work on { $shown }.
}
event-put-back = { $who ->
    [you] You shuffle your Plan back into its deck.
   *[other] { $name } shuffles the Evil Plan back into its deck.
}
event-activated = { $who ->
    [you] You Activate { $shown }. Let them tremble.
   *[other] { $name } Activates { $shown }. There are two turns left to stop it.
}
event-advanced = { $who ->
    [you] You Advance { $card }. One turn to go.
   *[other] { $name } Advances { $card }. There is one turn left to stop it.
}
event-waited = { $who ->
    [you] You leave { $card } as it is.
   *[other] { $name } leaves { $card } as it is.
}
event-stalled = { $card } is held up by paperwork.
event-delayed = { $card } has to wait: its costs are not in the lair.
event-completing = { $who ->
    [you] You complete { $card }.
   *[other] { $name } completes { $card }.
}
event-completed = { $card } is done. The world has been warned.
event-marked = { $who ->
    [you] You mark { $card } for sacrifice.
   *[other] { $name } marks { $card } for sacrifice.
}
event-sacrificed = { $card } is sacrificed.
event-scored = { $who ->
    [you] You score { evilness }.
   *[other] { $name } scores { evilness }.
}
event-no-plans = There are no Evil Plans left. Wickedness is out of stock.
event-no-rounds = { $n ->
    [one] { $n } round has been played. Enough.
   *[other] { $n } rounds have been played. Enough.
}
event-won = { $who ->
    [you] You win, with { evilness }. { $side ->
        [genius] The world is yours.
       *[master] The world may sleep.
    }
   *[other] { $name } wins, with { evilness }. { $side ->
        [genius] The world has a new owner.
       *[master] The world may sleep.
    }
}
event-minion = { $who ->
    [you] You put { $card } in { $square }.
   *[other] { $name } puts { $card } in { $square }.
}
event-moved = { $card } moves from { $from } to { $square }.
event-swapped = { $card } in { $from } and { $minion } in { $square } swap squares.
event-busy = { $card } in { $square } is Busy.
event-free = { $card } in { $square } is Free.
event-worked = { $minion } in { $square } gives { $n } Work.
event-used = { $who ->
    [you] You use { $card }: “{ $text }”
   *[other] { $name } uses { $card }: “{ $text }”
}
event-built = { $who ->
    [you] You build { $card } in { $square }.
   *[other] { $name } builds { $card } in { $square }.
}
event-attached = { $who ->
    [you] You build { $card } onto { $minion } in { $square }.
   *[other] { $name } builds { $card } onto { $minion } in { $square }.
}
event-destroyed = { $card } in { $square } is destroyed.
event-minion-hurt = { $why ->
    [initiative] Initiative: { $card } takes { $n } damage.
   *[other] { $card } takes { $n } damage.
}
event-minion-heals = { $card } is back at full Health.
event-minion-died = { $card } in { $square } dies.
event-returned = { $who ->
    [you] { $card } returns to your hand.
   *[other] { $card } returns to { $name }'s hand.
}
event-spy = { $who ->
    [you] You hire { $card }.
   *[other] { $name } hires { $card }.
}
event-node = { $who ->
    [you] You set up { $card }.
   *[other] { $name } sets up { $card }.
}
event-connected = { $node } and { $other } are connected: { $edge ->
    [right] left and right
   *[bottom] top and bottom
}.
event-cut = The link between { $node } and { $other } is gone.
event-disconnected = Every link in the network of { $node } is gone.
event-node-destroyed = { $card } is destroyed.
event-assigned = { $card } is Assigned to the network of { $network }.
event-unassigned = { $card } is Unassigned.
event-barred = { $card } cannot be Assigned in the next turn.
event-enters = { $card } sets out for the lair.
event-jumps = { $card } jumps ahead, towards { $square }.
event-steps = { $card } goes to { $square }.
event-reached = { $card } gets past Square 8.
event-regained = { $card } regains { $n } Health.
event-chose = { $choice ->
    [attack] The Spy is about to attack
    [sneak] The Spy is about to sneak past
    [destroy] The Spy is about to destroy
   *[ignore] The Spy is about to ignore
} { $minion }.
event-ignored = { $card } is left standing.
event-sneaked = { $card } sneaks past { $minion }, for { $n } Sneak.
event-combat = A fight in { $square }, against { $card }.
event-exchange = Blows are exchanged.
event-spy-hurt = { $why ->
    [initiative] Initiative: { $card } takes { $n } damage.
   *[other] { $card } takes { $n } damage.
}
event-spy-died = { $inside ->
    [yes] { $card } dies in { $square }.
   *[no] { $card } dies.
}
event-ejected = { $card } is ejected from the lair.
event-withdrew = { $card } leaves the lair, still Assigned.
event-way-out = { $card } shows the way out.
event-thwarted = { $who ->
    [you] You thwart { $shown }.
   *[other] { $name } thwarts { $shown }.
}
event-played = { $who ->
    [you] You play { $card }: “{ $text }”
   *[other] { $name } plays { $card }: “{ $text }”
}
event-resolves = { $card } happens.
event-cancelled = { $card } is cancelled.
event-changed = { $card }: { $amount } { $stat }.
event-given-initiative = { $card } has Initiative.
event-given-noWork = { $card } cannot Work.
event-given-workAttached = { $card } may Work with a Contraption attached.
event-given-keen = { $card } keeps its Perception while Busy.
event-given-ambush = { $card } lies in wait for Spies.
event-given-saved = { $card } returns to hand if it dies.
event-given-noRegain = { $card } regains no Health.
event-given-quietDestroy = { $card } may Sneak even after Destroying a Contraption.
event-given-freeFirstSneak = { $card } pays nothing for the first Sneak.
event-given-trapEject = { $card } is ejected instead of killed by Contraptions.
event-given-lastGasp = { $card } is ejected instead of killed.
event-given-untargetable = { $card } is out of reach of Epiphanies.
event-given-dark = { $card } is switched off.
event-given-stalled = { $card } is held up: no Advance, no completion.
event-given-reenter = { $card } may infiltrate once more this turn.
event-looked-at-hand = { $who ->
    [you] You look at { $rival }'s hand: { cards }.
   *[other] { $name } looks at { $me ->
        [rival] your hand
       *[other] { $rival }'s hand
    }: { cards }.
}
event-saw = You see { $shown }.
event-looked-at-plan = { $who ->
    [you] You look at the Evil Plan.
   *[other] { $name } looks at the Evil Plan.
}
    .face = { $who ->
    [you] You look at the Evil Plan: { $shown }.
   *[other] { $name } looks at { $shown }.
}
event-gained-work = { $who ->
    [you] Work for you: { $amount }.
   *[other] Work for { $name }: { $amount }.
}
event-gained-plays = { $who ->
    [you] Minions you may play: { $amount }.
   *[other] Minions { $name } may play: { $amount }.
}
event-gained-actions = { $who ->
    [you] Actions for you: { $amount }.
   *[other] Actions for { $name }: { $amount }.
}

## Settings of a table

setting-lethal = Does damage equal to Health kill?
    .exceeds = no, only more than Health
    .meets = yes
setting-regainCap = Can regained Health go above the printed number?
    .none = yes, without limit
    .printed = no
setting-withdraw = May a Spy be called back before a move?
    .never = no, in is in
    .allowed = yes, and it stays Assigned
setting-spiesPerNetwork = How many Spies can one network carry?
    .any = any number
    .number = one, a great help to the Evil Genius
setting-complete = Must an Advanced Plan be completed as soon as it can be?
    .forced = yes
    .may = no, the Evil Genius may wait
setting-mulligan = May a first hand that cannot begin be drawn anew?
    .on = yes, once
    .off = no
setting-relief = May a full hand discard a card before drawing?
    .on = yes
    .off = no
setting-attachedBusyAbility = May a Minion with a Contraption attached use a Busy ability?
    .off = no
    .on = yes
setting-combatWindows = May cards be played during a fight?
    .none = no, only before and after it
    .between-exchanges = yes, between exchanges of blows
setting-roundCap = After how many rounds does the game end?
    .number = the higher score wins then

## What stands on cards. Lines are put together from a card's abilities: `frame-` tells when, `do-` what happens, `whom-`
## to whom. `number` is "one" or "many", `side` whose card it is, `until` and `against` begin with a space or are empty.

stat-attack = Attack
    .glyph = ⚔
stat-health = Health
    .glyph = ♥
stat-perception = Perception
    .glyph = ◉
stat-sneak = Sneak
    .glyph = ☾
stat-work = Work
    .glyph = ⚒
stat-regain = Health regained
stat-planMinion = Minions for Evil Plans
stat-netSize = size of the network
stat-range = Min and Max

text-then = { $first }, then { $next }
text-again = { $text }, then do so once more
text-size = Size { $n }: { $text }
text-named = { $name } – { $text }

trick-virtual-env = Silent but Deadly
trick-radio-mast = Field Report
trick-field-hospital = Patch Up
trick-embassy = Immunity
trick-uplink = Long Lens
trick-quartermaster = Gadget Loan
trick-expenses = Bribe
trick-emergency-exit = Way Out

frame-static = { $text }
frame-busy = Busy: { $text }
frame-entry = when this Spy starts an infiltration, { $text }
frame-once = { $limit ->
    [infiltration] once per infiltration
   *[turn] once per turn
}{ $moment ->
    [entry] , when a Spy on this network starts an infiltration
   *[any] { "" }
}, if you wish: { $text }
frame-spyEnters = when a Spy enters this square, { $text }
frame-spyIgnores = when a Spy Ignores this, { $text }
frame-spyDestroys = when a Spy Destroys this, { $text }
frame-spyActs = when a Spy is about to Destroy or Ignore this, { $text }
frame-dies = when { $kind ->
    [contraption] the Minion
    [spy] this Spy
   *[minion] this Minion
} dies{ $how ->
    [combat] { " " }in combat
    [infiltrating] { " " }while infiltrating
   *[any] { "" }
}, { $text }
frame-complete = { $text }
frame-window-own = on your turn: { $text }
frame-window-infiltration = during an infiltration: { $text }
frame-window-response = in answer to a card: { $text }

until-combat = in one combat
until-infiltration = for the rest of the infiltration
until-turn = this turn
until-round = until your next turn

need-opposing-zero = against Minions with Perception 0
need-net-below = if the Spy's network is smaller than { $n }
need-sneak-below = if the Spy's Sneak is below { $n }
need-next-contraption = if a Contraption stands there
need-free = (only Free ones)
need-busy = (only Busy ones)

hand-yours = your hand
hand-genius = the Evil Genius' hand
hand-master = the Spy Master's hand

whom-spyEnters = a Spy that enters this square{ $strength ->
    [net] { " " }with a network smaller than { $n }
    [sneak] { " " }with less than { $n } Sneak
   *[any] { "" }
}
whom-spyIgnores = a Spy that Ignores this{ $strength ->
    [net] { " " }with a network smaller than { $n }
    [sneak] { " " }with less than { $n } Sneak
   *[any] { "" }
}
whom-spyDestroys = a Spy that Destroys this{ $strength ->
    [net] { " " }with a network smaller than { $n }
    [sneak] { " " }with less than { $n } Sneak
   *[any] { "" }
}
whom-spyActs = a Spy that is about to Destroy or Ignore this{ $strength ->
    [net] { " " }with a network smaller than { $n }
    [sneak] { " " }with less than { $n } Sneak
   *[any] { "" }
}
whom-self = { $kind ->
    [spy] this Spy
   *[minion] this Minion
}
whom-host = the Minion
whom-owner = you
whom-opponent = { $side ->
    [genius] the Spy Master
   *[master] the Evil Genius
}
whom-spy = { $how ->
    [combat] the Spy it fought
   *[any] { $trigger ->
        [entry] it
       *[other] { $kind ->
            [spy] this Spy
           *[other] the infiltrating Spy
        }
    }
}
whom-anySpy = a Spy in play
whom-allSpies = all Spies in play
whom-infiltrators = infiltrating Spies
whom-network = Spies on this network
whom-networkOthers = { $kind ->
    [spy] the other Spies on its network
    [node] the other Spies on this network
   *[other] the other Spies on the infiltrating Spy's network
}
whom-minion = { $other ->
    [yes] { $state ->
        [free] another Free Minion
        [busy] another Busy Minion
        [both] another Minion, Free or Busy,
       *[any] another Minion
    }
   *[no] { $state ->
        [free] a Free Minion
        [busy] a Busy Minion
        [both] a Minion, Free or Busy,
       *[any] a Minion
    }
}
whom-nextMinion = { $state ->
    [free] a Free Minion in the next square
    [busy] a Busy Minion in the next square
   *[any] the Minion in the next square
}
whom-upTo2minions = { $state ->
    [free] up to two Free Minions
    [busy] up to two Busy Minions
   *[any] up to two Minions
}
whom-twoMinions = { $state ->
    [free] two Free Minions
    [busy] two Busy Minions
   *[any] two Minions, Free or Busy
}
whom-adjacent = { $lasting ->
    [yes] Minions now in the adjacent squares
   *[no] Minions in the adjacent squares
}
whom-otherMinions = { $side ->
    [genius] your other Minions
   *[master] all other Minions
}
whom-allMinions = { $side ->
    [genius] your Minions
   *[master] all Minions
}
whom-minionsMet = Minions that face a Spy of this network
whom-deadMinion = the Minion most recently discarded
whom-contraption = { $limited ->
    [yes] a static Contraption of cost { $cost } or less
   *[no] a static Contraption
}
whom-node = a Node
whom-link = one link between two Nodes
whom-aNetwork = one network
whom-allNetworks = every network
whom-plan = the Evil Plan
whom-card = a card

do-mod = { $whom } { $number ->
    [one] has
   *[many] have
} { $amount } { $stat }{ $until }
do-mod-network = { $amount } { $stat }
do-mod-perception = { $whom } { $number ->
    [one] has
   *[many] have
} { $amount } { $stat }{ $until }{ $note ->
    [yes] { " " }(Busy ones stay at 0)
   *[no] { "" }
}
do-mod-perception-minionsMet = Minions have { $amount } { $stat } against Spies on this network
do-mod-work = { $whom } { $number ->
    [one] gives
   *[many] give
} { $amount } Work{ $until }
do-mod-work-self = { $whom } gives { $total } Work when it Works{ $until }
do-mod-regain = { $whom } { $number ->
    [one] regains
   *[many] regain
} { $n } { $sign ->
    [plus] more
   *[minus] less
} Health from unoccupied squares{ $until }
do-mod-planMinion = { $whom } { $number ->
    [one] counts as
   *[many] each count as
} { $total ->
    [one] { $total } Minion
   *[other] { $total } Minions
} for Evil Plan costs{ $until }
do-mod-netSize = { $whom } { $number ->
    [one] counts its
   *[many] count their
} network as { $n } { $sign ->
    [plus] larger
   *[minus] smaller
} for support and for cards that check its size, not for Network Bonuses{ $until }
do-mod-range = { $whom } { $number ->
    [one] has
   *[many] have
} Min { $n } { $sign ->
    [plus] lower and Max { $n } higher
   *[minus] higher and Max { $n } lower
}{ $until }

do-give-initiative = { $whom } { $number ->
    [one] has
   *[many] have
} Initiative{ $against }{ $until }
do-give-noWork = { $whom } never { $number ->
    [one] Works
   *[many] Work
}{ $until }
do-give-workAttached = { $whom } may Work even with a Contraption attached{ $until }
do-give-keen = { $whom } { $number ->
    [one] keeps its
   *[many] keep their
} Perception while Busy{ $until }
do-give-ambush = a Spy that enters the square of { $whom }{ $until } takes { $n } damage
do-give-ambush-self = a Spy that enters this square{ $until } takes { $n } damage
do-give-saved = { $limit ->
    [turn] the first of { $whom } to die each turn returns to { $hand }
   *[none] { $whom } { $number ->
        [one] returns
       *[many] return
    } to { $hand } on dying{ $until }
}
do-give-saved-minion = if the Minion you choose dies{ $until }, it returns to { $hand }
do-give-noRegain = { $whom } { $number ->
    [one] regains
   *[many] regain
} no Health from unoccupied squares{ $until }
do-give-quietDestroy = { $whom } may Sneak{ $until } even after Destroying a Contraption
do-give-freeFirstSneak = { $whom } { $number ->
    [one] pays
   *[many] pay
} no Sneak for the first Minion sneaked past in an infiltration{ $until }
do-give-trapEject = { $whom } { $number ->
    [one] is
   *[many] are
} ejected instead when a Contraption would kill { $number ->
    [one] it
   *[many] them
}{ $until }
do-give-lastGasp = { $whom } { $number ->
    [one] is
   *[many] are
} ejected instead of being killed while infiltrating{ $until }
do-give-lastGasp-network = { $limit ->
    [turn] the first Spy on this network that would be killed while infiltrating each turn is ejected instead
   *[none] Spies on this network are ejected instead of being killed while infiltrating
}
do-give-untargetable = { $whom } cannot be the target of an Epiphany, not even while infiltrating{ $until }
do-give-dark = switch off { $whom }{ $until }
do-give-dark-node = switch off the Network Bonuses of { $whom }{ $until } (it still counts for size)
do-give-stalled = the Evil Plan can neither Advance nor be completed at the start of the Evil Genius' next turn
do-give-reenter = a Spy that has infiltrated this turn may be Assigned again at once and infiltrate once more (it keeps its damage)

do-damage = { $whom } { $number ->
    [one] takes
   *[many] take
} { $n } damage{ $unit ->
    [minion] , kept until the turn ends or a combat is survived
   *[spy] { "" }
}
do-heal = { $whom } regains { $n } Health
do-kill = { $voice ->
    [passive] { $whom } { $number ->
        [one] is
       *[many] are
    } killed
   *[active] kill { $whom }
}
do-eject = { $voice ->
    [passive] { $whom } is ejected
   *[active] eject { $whom }
}
do-withdraw = { $whom } leaves the lair and stays Assigned
do-unassign = { $whom } { $number ->
    [one] becomes
   *[many] become
} Unassigned and may not be Assigned in the Spy Master's next turn
do-destroy = destroy { $whom }
do-destroy-contraption = destroy { $whom } (what it does when a Spy Destroys it does not happen)
do-return = return { $whom } to { $hand }
do-return-minion = return { $whom } to { $hand }; anything attached to it is destroyed
do-return-self = it returns to { $hand }
do-return-host = it returns to { $hand }
do-cut = cut { $whom }
do-cut-aNetwork = cut every link of { $whom }
do-cut-allNetworks = cut every link of { $whom }
do-busy = set { $whom } { $number ->
    [one] Busy
   *[many] Busy
}
do-free = set { $whom } { $number ->
    [one] Free
   *[many] Free
}
do-move = move { $whom } to an unoccupied square
do-swap = swap the squares of { $whom }
do-jump = { $whom } jumps over { $trigger ->
    [entry] { $n ->
        [one] Square 1
       *[other] Squares 1 to { $n }
    }
   *[other] { $n ->
        [one] the next square
       *[other] the next { $n } squares
    }
}
do-draw-owner = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
do-draw = { $whom } draws { $n ->
    [one] a card
   *[other] { $n } cards
}
do-discard-choice-owner = discard { $all ->
    [yes] your hand
   *[no] { $n ->
        [one] a card of your choice
       *[other] { $n } cards of your choice
    }
}
do-discard-choice = { $whom } discards { $all ->
    [yes] their hand
   *[no] { $n ->
        [one] a card of their choice
       *[other] { $n } cards of their choice
    }
}
do-discard-random-owner = discard { $all ->
    [yes] your hand
   *[no] { $n ->
        [one] a card at random
       *[other] { $n } cards at random
    }
}
do-discard-random = { $whom } discards { $all ->
    [yes] their hand
   *[no] { $n ->
        [one] a card at random
       *[other] { $n } cards at random
    }
}
do-discard-intel = discard { $all ->
    [yes] every Intelligence card
   *[no] { $n ->
        [one] an Intelligence card of your choice
       *[other] { $n } Intelligence cards of your choice
    }
} from { $looked ->
    [yes] it
   *[no] { $hand }
}
do-look-hand = look at { $hand }
do-look-plan = look at the Evil Plan
do-gain-work = { $whom } { $sign ->
    [plus] gain
   *[minus] lose
} { $n } Work this turn
do-gain-minionPlays = { $whom } may play { $n } { $sign ->
    [plus] more
   *[minus] fewer
} { $n ->
    [one] Minion
   *[other] Minions
} this turn
do-gain-actions = { $whom } has { $n } { $sign ->
    [plus] more
   *[minus] fewer
} { $n ->
    [one] Action
   *[other] Actions
} { $later ->
    [yes] in their next turn
   *[no] this turn
}
do-gain-actions-owner = you have { $n } { $sign ->
    [plus] more
   *[minus] fewer
} { $n ->
    [one] Action
   *[other] Actions
} { $later ->
    [yes] in your next turn
   *[no] this turn (play it in the Action step)
}
do-cancel = cancel { $side ->
    [genius] an Intelligence card
   *[master] an Epiphany
} as it is played
do-replan = { $stage ->
    [in-progress] if your Evil Plan is still In Progress, shuffle it
   *[any] shuffle your Evil Plan
} into its deck and select a new one

## Standing orders: “ask me …”

order-answering = when a card is played that can be answered
order-after-action = after each action of the other side
order-before-move = before a Spy moves on
order-spy-enters = when a Spy faces a Minion or a Contraption
order-choice-made = when a Spy is about to sneak, destroy or ignore
order-before-combat = before a fight
order-between-exchanges = between two exchanges of blows

## Why a card cannot be played: the concrete reason, before the rule

obstacle-time-own = It is not your turn, and this card is to be played on your own turn.
obstacle-time-infiltration = No Spy is infiltrating, and this card is to be played during an infiltration.
obstacle-time-response = There is no card of the other side to answer, and this one is to be played in answer to a card.
obstacle-not-a-step = Somebody may interrupt now, and only Epiphanies and Intelligence can do that. This card is played in your own turn.
obstacle-jump = A Spy jumps before it moves on: play this card when a Spy is about to go to the next square.
obstacle-no-infiltrator = No Spy is infiltrating.
obstacle-no-spy = There is no Spy to aim at.
obstacle-no-open-spy = Every Spy that it could be aimed at is out of reach of Epiphanies.
obstacle-no-returning-spy = There is no Spy to aim at: none has infiltrated this turn and left the lair.
obstacle-no-minion = There is no Minion to aim at.
obstacle-no-two-minions = There are no two Minions to aim at.
obstacle-no-free-minion = There are not enough Free Minions to aim at.
obstacle-no-busy-minion = There is no Busy Minion to aim at.
obstacle-no-loose-minion = There is no Minion to aim at: the one that faces the Spy stays where it is.
obstacle-no-next-minion = There is no Minion in the next square that it could be aimed at.
obstacle-no-dead-minion = There is no Minion on the Evil Genius' discard pile.
obstacle-no-contraption = There is no static Contraption to aim at.
obstacle-no-cheap-contraption = Every static Contraption in the lair costs more than this card allows.
obstacle-no-node = There is no Node to aim at.
obstacle-no-link = No two Nodes are linked.
obstacle-no-plan = There is no Evil Plan.
obstacle-no-plan-in-progress = The Evil Plan is no longer In Progress.
obstacle-no-open-square = No square of the lair is unoccupied.
obstacle-no-action-step = This is not the Action step of your turn.
obstacle-no-actions = You have no Actions left.
obstacle-no-plays = You cannot play any more Minions this turn.
obstacle-no-work = It costs more Work than you have.
obstacle-no-host = There is no Minion that it could be attached to in that square.
obstacle-square-taken = That square is occupied.
