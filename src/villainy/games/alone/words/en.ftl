### ALONE in English. Code picks messages by name: phase-, question-, option-, event-, setting- and what follows.
### `who` is "you" where the reader is meant. Places come in words: for Evil as a Room or by the name of the Sector,
### for the Hero by where they lie from the Hero. Texts of cards are put together from what cards do: see cardtext.py.

game-title = ALONE
game-pitch = One of you is down there. The others are the dark.

## What stands on cards: sentences without the stop at the end. `side` is who reads: the Hero ("your Sector"), or Evil.

text-and = {" "}and{" "}
text-or = {" "}or{" "}
text-may = { $may ->
    [evil] if Evil wishes, { $text }
   *[you] if you wish, { $text }
}
text-again = Once more: { $text }
text-spend = { $text } One use may take up to { $n } Charges.
text-paid = { $instead ->
    [yes] For 1 Adrenaline instead: { $text }
   *[no] For 1 Adrenaline: { $text }
}

do-spawn = { $may ->
    [you] you may let loose
    [evil] Evil may let loose
   *[no] let loose
} 1 { $kind }{ $place ->
    [none] { $n ->
        [0] {""}
       *[other] { $sign ->
            [minus] {""}, { $n } closer than usual
           *[plus] {""}, { $n } farther than usual
        }
    }
   *[other] {""} in { $where }
}{ $quiet ->
    [yes] {""}, without Noise
   *[no] {""}
}
do-move = { $toward ->
    [yes] name { $where }: { $who } { $count ->
        [one] moves
       *[other] move
    } { $n ->
        [one] { $n } Sector
       *[other] up to { $n } Sectors
    } toward it
   *[no] { $may ->
        [you] you may move
        [evil] Evil may move
       *[no] move
    } { $who }{ $place ->
        [none] { $n ->
            [0] {""} on the spot
            [one] {""} up to { $n } Sector
           *[other] {""} up to { $n } Sectors
        }
       *[other] { $n ->
            [one] {""} into { $where }
           *[other] {""} up to { $n } Sectors, into { $where }
        }
    }{ $unblock ->
        [yes] {""}; opening Doors costs no step
       *[no] {""}
    }{ $quiet ->
        [yes] {""}, without Noise
       *[no] {""}
    }
}
do-teleport = { $may ->
    [you] you may teleport
    [evil] Evil may teleport
   *[no] teleport
} { $who } to { $where }
do-attack = { $who } attacks at once with { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
do-dice-evil = { $who } rolls { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [one] die
   *[other] dice
}{ $until }
do-dice-hero = { $lasts ->
    [action] this attack rolls
   *[other] { $side ->
        [evil] the Hero's attacks roll
       *[hero] your attacks roll
    }
} { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [one] die
   *[other] dice
}{ $lasts ->
    [action] {""}
   *[other] { $until }
}
do-reroll-hero = the Hero rerolls up to { $count ->
    [one] { $count } die
   *[other] { $count } dice
} of your choice
do-reroll-evil = Evil rerolls up to { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
do-face = { $count } { $face ->
    [hit] { $count ->
        [one] Hit
       *[other] Hits
    }
    [miss] { $count ->
        [one] Miss
       *[other] Misses
    }
   *[exclaim] “!”
} of the roll { $count ->
    [one] becomes
   *[other] become
} { $into ->
    [hit] a Hit
    [miss] a Miss
   *[exclaim] a “!”
}
do-face-hero = { $count } { $face ->
    [hit] { $count ->
        [one] Hit
       *[other] Hits
    }
    [miss] { $count ->
        [one] Miss
       *[other] Misses
    }
   *[exclaim] “!”
} of the Hero { $count ->
    [one] becomes
   *[other] become
} { $into ->
    [hit] a Hit
    [miss] a Miss
   *[exclaim] a “!”
}
do-hurt-life = { $side ->
    [hero] you lose
   *[evil] the Hero loses
} { $n } Life
do-hurt-self = { $side ->
    [hero] you lose
   *[evil] the Hero loses
} { $n } Self Control
do-tough = { $it ->
    [yes] each of its Wounds takes
   *[no] each Wound of { $who } takes
} { $n } damage { $sign ->
    [minus] less
   *[plus] more
}{ $until }
do-scare = { $again ->
    [yes] { $who } frightens the Hero once more, for { $n } Self Control
   *[no] { $who } frightens for { $n } { $sign ->
        [minus] less
       *[plus] more
    }{ $until }
}
do-danger-place = place { $count ->
    [one] { $count } Danger token
   *[other] { $count } Danger tokens
} in { $where }
do-danger-place-legal = place { $count ->
    [one] { $count } Danger token
   *[other] { $count } Danger tokens
}
do-danger-place-that = place { $count ->
    [one] { $count } Danger token
   *[other] { $count } Danger tokens
} { $there ->
    [yes] there
   *[no] in its Sector
}, but not in the Hero's
do-danger-remove = remove { $count ->
    [one] { $count } Danger token
   *[other] { $count } Danger tokens
} from { $where }
do-danger-remove-hero = remove the Danger token from your Sector
do-danger-shift = shift { $count ->
    [one] { $count } Danger token
   *[other] up to { $count } Danger tokens
} by up to { $n ->
    [one] { $n } Sector
   *[other] { $n } Sectors
}{ $count ->
    [one] {""}
   *[other] {""} each
}{ $heroOk ->
    [yes] {""}, even under the Hero
   *[no] {""}
}
do-dangerous-dice = your “!” are Hits{ $until }
do-dangerous-next-card = your next Reaction{ $until } is Dangerous
do-light-on = the lights go on in { $where }
do-light-off = put the lights out in { $where }
do-light-on-line = { $k ->
    [one] the first of them is lit
   *[other] the first { $k } of them are lit
}
do-light-on-lcu-line = { $moment ->
    [repair] light goes on in { $count ->
        [one] another direction
       *[other] { $count } more directions
    }
   *[other] { $each ->
        [yes] one Revealed Light Control Unit lights up in all its directions
       *[no] one Revealed Light Control Unit lights up in { $count ->
            [one] one direction
           *[other] { $count } directions
        }
    }
}
do-door-block = { $may ->
    [you] you may Block
    [evil] Evil may Block
   *[no] Block
} { $all ->
    [yes] all Doors
   *[no] { $may ->
        [no] { $count }
       *[other] up to { $count }
    } { $count ->
        [one] Door
       *[other] Doors
    }
} of { $where }
do-door-block-not-hero = { $may ->
    [you] you may Block up to { $count }
    [evil] Evil may Block up to { $count }
   *[no] Block { $count }
} { $count ->
    [one] Door that is
   *[other] Doors that are
} not on the Hero's Sector
do-door-unblock = { $may ->
    [you] you may open
    [evil] Evil may open
   *[no] open
} { $all ->
    [yes] all Blocked Doors
   *[no] { $count } { $count ->
        [one] Blocked Door
       *[other] Blocked Doors
    }
} of { $where }
do-door-unblock-anywhere = all Doors are opened
do-door-weld = Block and weld { $all ->
    [yes] all Doors
   *[no] { $count } { $count ->
        [one] Door
       *[other] Doors
    }
} of { $where }
do-door-weld-room = all its Doors are Blocked and welded
do-voice-mute = the next { $count ->
    [one] Noise
   *[other] { $count } Noises
}{ $until } { $count ->
    [one] is
   *[other] are
} not told
do-voice-lie = { $count ->
    [one] the next Noise or Locate{ $until } may be told falsely
   *[other] the next { $count } Noises or Locates{ $until } may be told falsely
}
do-voice-distance = the next { $count ->
    [one] Noise is
   *[other] { $count } Noises are
} told with { $count ->
    [one] its
   *[other] their
} distance
do-curb-explore-range = { $lasts ->
    [action] this Explore reaches
   *[other] Explores reach
} { $n ->
    [one] { $n } Sector
   *[other] { $n } Sectors
} { $sign ->
    [minus] less
   *[plus] more
}{ $lasts ->
    [action] {""}
    [always] {""}, but never less than 1
   *[other] { $until }
}
do-curb-explore-disarm = { $lasts ->
    [action] this Explore may
   *[other] an Explore may
} not remove a Danger token{ $lasts ->
    [action] {""}
   *[other] { $until }
}
do-curb-fight = the Hero may not Fight{ $until }
do-curb-bullet = there is no Bullet Time{ $until }
do-curb-last-action = the Hero may not choose the last Action again{ $until }
do-curb-lcu-range = a Light Control Unit lights { $n ->
    [one] { $n } Sector
   *[other] { $n } Sectors
} { $sign ->
    [minus] less
   *[plus] more
}
do-curb-inventory = you can carry { $n ->
    [one] { $n } Item
   *[other] { $n } Items
} { $sign ->
    [minus] less
   *[plus] more
}
do-drain-adrenaline = the Hero loses { $n } Adrenaline
do-drain-charge = the Hero loses { $n ->
    [one] { $n } Charge
   *[other] { $n } Charges
}
do-cards = Evil draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
do-track-free = this card does not count to the limit of a Turn and takes up 1 space
do-track-narrow = in a combo this card takes up only 1 space
do-track-extra = you may play { $count ->
    [one] { $count } more Reaction
   *[other] { $count } more Reactions
} this Turn
do-hmove = move up to { $n ->
    [one] { $n } Sector
   *[other] { $n } Sectors
}{ $noAoo ->
    [yes] {""}; nothing attacks you as you go
   *[no] {""}
}{ $freeBlock ->
    [yes] {""}; Block any Doors on the way
   *[no] {""}
}
do-strike = attack { $all ->
    [yes] every Creature in one Sector
   *[no] 1 Creature
}{ $place ->
    [hero] {""} in your Sector
    [adj] { $all ->
        [yes] {""}, yours or an adjacent one,
       *[no] {""} in your Sector or an adjacent one
    }
    [within] {""} up to { $k } Sectors away, even out of sight,
   *[los] {""} in your Sector or in sight
} with { $fixed ->
    [yes] { $n } damage, without dice
   *[no] { $perCharge ->
        [yes] { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } for each Charge
       *[no] { $n ->
            [one] { $n } die
           *[other] { $n } dice
        }
    }
}{ $pierce ->
    [0] {""}
   *[other] { $both ->
        [yes] {""}; each of its Wounds takes { $pierce } damage less
       *[no] {""}; its next Wound takes { $pierce } damage less
    }
}{ $exclaimLit ->
    [yes] {""}; “!” are Hits if its Sector is lit
   *[no] {""}
}{ $exclaim ->
    [yes] {""}; “!” are Hits
   *[no] {""}
}{ $orBlock ->
    [yes] {""}; each Hit may Block a Door of your Sector instead
   *[no] {""}
}
do-reveal-line = Reveal up to { $count ->
    [one] { $count } Sector
   *[other] { $count } Sectors
} in a straight line, as in an Explore
do-reveal-route = Reveal up to { $count ->
    [one] { $count } Sector
   *[other] { $count } Sectors
}, one after the other, along any way from your Sector
do-gain-life = recover { $n } Life
do-gain-self = recover { $n } Self Control
do-gain-adrenaline = gain { $n } Adrenaline
do-gain-charge = gain { $n ->
    [one] { $n } Charge
   *[other] { $n } Charges
}
do-gain-round = gain { $n ->
    [one] { $n } Round
   *[other] { $n } Rounds
}
do-gain-xp = gain { $n } Experience in an Ability of your choice
do-gain-split = recover { $n } points of Life and Self Control, as you like
do-gain-lost = recover { $n } of what was lost
do-gain-companion = somebody joins you: a random Character becomes your Companion, with { $n ->
    [one] { $n } Charge
   *[other] { $n } Charges
}
do-item-draw = draw { $count ->
    [one] { $count } Item
   *[other] { $count } Items
}
do-item-keep = keep { $count } of them
do-item-charge = { $moment ->
    [always] Items that you draw have { $count } more { $count ->
        [one] Charge
       *[other] Charges
    }
   *[other] put { $count } { $count ->
        [one] Charge
       *[other] Charges
    } on an Item
}
do-item-upgrade = Upgrade { $count ->
    [one] { $count } Item
   *[other] { $count } Items
} without a component
do-item-bullets = take { $count ->
    [one] { $count } random card
   *[other] { $count } random cards
} of Bullets from the deck
do-ask-distance = name { $count ->
    [one] { $count } target and learn how far away it is
   *[other] { $count } targets and learn how far away they are
}
do-ask-direction = learn the first direction to { $count ->
    [one] one of the targets
   *[other] { $count } of the targets
}
do-ask-direction-room = learn the Level of each Mission Room, and the first direction to it
do-shield = prevent { $all ->
    [yes] all
   *[no] up to { $n }
} of what { $losses } takes
do-kill = kill { $who }, but no Boss
do-waive = an Upgrade may use a component of any Matrix
do-show = learn kind, distance and first direction of { $who }
do-token-place = { $token } is placed in { $where }
do-token-place-lcu = { $token } is placed on each Light Control Unit of its Level
do-token-place-none = { $token } is placed
do-token-remove = { $token } is removed
do-token-set = { $token } is set to { $count }
do-boss = the { $kind } appears in { $where }
do-progress = { $count } Interacts are needed
do-win = the Hero wins
do-pick = choose { $who }
do-choose = either { $first } or { $last }
do-if = if { $condition }, { $then }
do-if-not = { $text }; otherwise { $otherwise }

a-creature = Creature
who-that = it
who-there = 1 Creature there
who-target = the Creature under attack
who-any = { $how ->
    [each] each { $noun }
    [other] another { $noun }
   *[some] { $n ->
        [one] 1 { $noun }
       *[other] { $bound ->
            [yes] up to { $n } of the kind { $noun }
           *[no] up to { $n } Creatures
        }
    }
}
who-unrevealed = { $how ->
    [each] each Unrevealed { $noun }
    [other] another Unrevealed { $noun }
   *[some] { $n ->
        [one] 1 Unrevealed { $noun }
       *[other] { $bound ->
            [yes] up to { $n } Unrevealed of the kind { $noun }
           *[no] up to { $n } Unrevealed Creatures
        }
    }
}
who-here = { $how ->
    [each] each { $noun }
    [other] another { $noun }
   *[some] { $n ->
        [one] 1 { $noun }
       *[other] { $bound ->
            [yes] up to { $n } of the kind { $noun }
           *[no] up to { $n } Creatures
        }
    }
} in { $side ->
    [hero] your Sector
   *[evil] the Hero's Sector
}
who-adj = { $how ->
    [each] each { $noun }
    [other] another { $noun }
   *[some] 1 { $noun }
} adjacent to the Hero
who-level = { $how ->
    [each] every { $noun }
    [other] another { $noun }
   *[some] 1 { $noun }
} on { $side ->
    [hero] your Level
   *[evil] the Hero's Level
}
who-newly = { $how ->
    [each] each { $noun }
    [other] another { $noun }
   *[some] 1 { $noun }
} Revealed by this Action
who-prereveal = { $how ->
    [each] each { $noun }
    [other] another { $noun }
   *[some] 1 { $noun }
} out of a Sector that is about to be Revealed
who-nearest = { $n ->
    [one] { $bound ->
        [yes] the nearest { $noun }
       *[no] the nearest Creature
    } outside your Sector
   *[other] the { $n } nearest Creatures outside your Sector
}

where-anywhere = any Sector
where-hero = { $side ->
    [hero] your Sector
   *[evil] the Hero's Sector
}
where-left = the Sector that the Hero has just left
where-legal = a Sector out of the Hero's sight
where-that = its Sector
where-named = the { $room }
where-unrevealed = an Unrevealed Sector within { $k } of the Hero
where-dark = { $k ->
    [0] a dark Sector
   *[other] a dark Sector { $k } or more from the Hero
}
where-danger = { $k ->
    [0] a Sector with a Danger token
   *[other] a Sector with a Danger token, { $k } or more from the Hero
}
where-unrevealed-danger = an Unrevealed Sector with a Danger token
where-with-creature = 1 Sector with a Creature, perhaps the Hero's
where-los = a Sector in sight
where-adj = 1 adjacent Sector
where-lit-now = 1 other Sector lit by this Action
where-line = a straight line
where-route = one of them
where-lcu-line = the line of a Light Control Unit
where-room = { $k ->
    [0] the Room
   *[other] a Room { $k } or more from the Hero
}
where-within = a Sector within { $k }
where-not-hero = a Sector that is not the Hero's
where-lcu = the Light Control Units
where-level = all Sectors of its Level within { $k } of the Room

condition-here = { $that ->
    [yes] it is in the Hero's Sector
   *[no] any { $kind } is in the Hero's Sector
}
condition-los = { $that ->
    [yes] it is in sight
   *[no] any { $kind } is in sight
}
condition-lit-now = this Action has lit another Sector
condition-dark = { $where } is dark
condition-faces = { $by ->
    [hero] the Hero's
   *[evil] Evil's
} roll shows { $n } { $face ->
    [hit] { $n ->
        [one] Hit
       *[other] Hits
    }
    [miss] { $n ->
        [one] Miss
       *[other] Misses
    }
   *[exclaim] “!”
} or more

until-turn = this Turn
until-round = this Round
until-next-turn = in the next Turn
until-until-next = until the end of the next Turn

loss-life = an attack
loss-aoo = an Attack of Opportunity
loss-scare = a fright

token-mission = a Mission token
token-arm = an ARM token
token-armed = an ARMED token
token-conduit = a CONDUIT token
token-fuse = the FUSE
token-rite = a RITE token

when-always = { $text }
when-setup = At the start of the game: { $text }
when-turn = At the start of a Turn: { $text }
when-move = Once a Round, in a Move: { $text }
when-fight = In a Fight: { $text }
when-locate = In a Locate: { $text }
when-scavenge = In a Scavenge in a corridor: { $text }
when-repair = In a repair: { $text }
when-attack = When a Creature attacks: { $text }
when-aoo = When you leave Creatures behind: { $text }
when-scare = When something frightens you: { $text }
when-loss = After a loss of 2 or more at once: { $text }
when-eor = At the end of each Round: { $text }
when-trigger = When it comes into play: { $text }
when-bullet = At the end of a Turn with Bullet Time: { $text }
when-step = After each time but the last: { $text }
when-reward = Then: { $text }
when-fuse = If the FUSE burns down first: { $text }
when-rite = From the third RITE token on, at the end of each Round: { $text }

goal-progress = Interact { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} in the { $room }{ $clear ->
    [yes] {""} while no Creature is there
   *[no] {""}
}.
goal-armed = Interact in the { $second }: it is ARMED, and a FUSE burns for { $n } Rounds. Interact in the { $room } while it does.
goal-conduits = Repair { $n } of the Light Control Units with a CONDUIT token, then Interact in the { $room }.
goal-boss = Kill the { $boss }.
goal-rites = Kill the { $boss }, or Interact { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} in the { $room } while the { $boss } is elsewhere.

## Names

role-hero = Hero
role-evil = Evil
seat-1 = { role-hero }
seat-2 = { role-evil }
seat-3 = { role-evil }
seat-4 = { role-evil }
deck-fury = Fury
deck-speed = Speed
deck-terror = Terror
deck-traps = Traps
action-move = Move
action-explore = Explore
action-fight = Fight
action-scavenge = Scavenge
action-interact = Interact
action-locate = Locate
action-passive = by itself
trigger-move = Move
trigger-explore = Explore
trigger-fight = Fight
trigger-scavenge = Scavenge
trigger-interact = Interact
trigger-life = loss of Life
trigger-self-control = loss of Self Control
window-declare = as the Action is declared
window-prereveal = before something is Revealed
window-postreveal = when it has been Revealed
window-roll = after the roll
window-life = as Life is lost
window-self = as Self Control is lost
window-resolved = when the Action is done
window-end = at the end of the Turn
window-late = after the attacks
phase-setup = Before the dark
phase-start = A Turn begins
phase-action = The Hero acts
phase-reactions = Evil answers
phase-attacks = Teeth
phase-late = The last word
phase-end-of-round = The Round is over
state-locked = asleep
state-open = open
state-done = done
matrix-mech = MECH
matrix-chem = CHEM
matrix-volt = VOLT
condition-token-mission = Mission token
condition-token-arm = ARM token
condition-token-armed = ARMED token
condition-token-conduit = CONDUIT token
shape-straight = straight corridor
shape-curve = curve
shape-tee = junction
shape-cross = crossroads
shape-room = Room
face-hit = Hit
face-exclaim = “!”
face-miss = Miss
faces-hit = { $n ->
    [one] { $n } Hit
   *[other] { $n } Hits
}
faces-exclaim = { $n } “!”
faces-miss = { $n ->
    [one] { $n } Miss
   *[other] { $n } Misses
}
faces-none = nothing
thing-life = Life
thing-self-control = Self Control
thing-adrenaline = Adrenaline
thing-round = Round
thing-turn = Turn
thing-danger = Danger
creature-wounded = { $name } (Wounded)
numbered = { $name } no. { $n }
list-last = { $most } and { $last }
branch-number = Possibility { $n }
some-creature = the Creature
some-companion = the Companion
some-mission = the Mission
some-target = what was asked for
some-action = One Action

seek-shape-straight = nearest straight corridor
seek-shape-curve = nearest curve
seek-shape-tee = nearest junction
seek-shape-cross = nearest crossroads
seek-shape-room = nearest Room
seek-door = nearest Door
seek-blocked = nearest Blocked Door
seek-stairs = { $colour ->
    [red] red Stairs
   *[blue] blue Stairs
}
seek-lcu = nearest Light Control Unit
seek-danger = nearest Danger
seek-token = nearest { $token }
seek-creature = nearest Creature of any kind

about-reaction = { $deck }. { $instant ->
    [yes] Instant, answers { $trigger }, { $window }.
   *[no] Answers { $trigger }, at the end of the Turn.
}
about-dangerous = Dangerous: { $text }
about-item = { $action }. { $charges ->
    [one] { $charges } Charge
   *[other] { $charges } Charges
}, { $matrix }; a component of { $needs } Upgrades it.
about-upgraded = Upgraded: { $text }
about-companion = As a Companion, last deed: { $sacrifice } For 1 Charge: { $ability }

## Places. To the Hero they lie somewhere from where the Hero stands; to Evil they have names.

side-north = north
side-east = east
side-south = south
side-west = west
side-stairs = Stairs
toward-north = to the north
toward-east = to the east
toward-south = to the south
toward-west = to the west
toward-stairs = through the Stairs
way-north = from the north
way-east = from the east
way-south = from the south
way-west = from the west
way-stairs = through the Stairs
way-here = from right here
way-other-level = from the other Level
heading-north = to the north
heading-east = to the east
heading-south = to the south
heading-west = to the west
heading-stairs = through the Stairs
heading-here = right here
heading-other-level = on the other Level
place-steps = { $n } { $side }
place-from = { $steps } of { $whose ->
    [you] you
   *[hero] the Hero
}
place-here = { $whose ->
    [you] where you stand
   *[hero] where the Hero stands
}
place-stairs = at the far end of the { $colour ->
    [red] red
   *[blue] blue
} Stairs
place-somewhere = out of reach
sector-room = { $room } ({ $name })
in-sector = in { $name }
in-room = in the { $room } ({ $name })
door-between = the Door between { $sectors }
door-beside = the Door { $side }, { $where }
tile = { $parts }.
tile-at = { $where }: { $text }
tile-hero = { $text } The Hero is here.
tile-lit = { $shape }, lit
tile-dark = { $shape }, dark
tile-open = open to { $sides }
tile-door = { $state ->
    [open] Door { $side }
    [welded] welded Door { $side }
   *[blocked] Blocked Door { $side }
}
tile-stairs = { $colour ->
    [red] red Stairs
   *[blue] blue Stairs
}
tile-lcu = Light Control Unit
tile-danger = Danger

## Questions: to who is asked, and what the others are told

question-Evil = Evil ponders.
    .others = Something stirs in the dark. Wait.
question-ChooseCharacter = Who are you?
    .others = { $name } decides who goes down there.
question-ChooseStart = Where does the Hero wake up?
    .others = { $name } chooses where the Hero wakes up.
question-Declare = { $first ->
    [yes] Turn { $turn }. What do you do?
   *[no] { $bullet ->
        [yes] Time stands still. What do you do next?
       *[no] What do you do?
    }
}
    .others = { $name } makes up their mind.
question-SpendCharges = How many Charges do you spend?
    .others = { $name } counts Charges.
question-AimSide = Which way?
    .others = { $name } looks around.
question-AimSpot = Which Sector in sight?
    .others = { $name } looks around.
question-AimAt = Whom do you attack?
    .others = { $name } takes aim.
question-AimPath = Where to? Step by step, then let go.
    .others = { $name } takes aim.
question-Seek = What do you listen for?{ $counted ->
    [yes] {""} ({ $n ->
        [one] one more thing
       *[other] { $n } things
    })
   *[no] {""}
}
    .others = { $name } listens.
question-AskWay = The first direction to which of them?
    .others = { $name } listens more closely.
question-NextStep = Go on? { $n ->
    [0] {""}
    [one] One more step.
   *[other] Up to { $n } more steps.
}
    .others = { $name } is on the move.
question-BlockDoor = Do you Block a Door of your Sector?
    .others = { $name } has a hand on a Door.
question-Disarm = Do you clear a Danger token away?
    .others = { $name } looks at the floor.
question-DisarmRoute = Does the drone clear a Danger token away?
    .others = { $name } steers the drone.
question-NextOnRoute = Where does the drone fly next?
    .others = { $name } steers the drone.
question-Boost = You are about to roll. Do you put something in?
    .others = { $name } draws a breath before the blow.
question-Focus = You rolled { $dice }. For 1 Adrenaline, which dice do you roll again?
    .others = { $name } looks at the dice: { $dice }.
question-NailDoors = Does a Hit nail a Door shut instead?
    .others = { $name } eyes the Doors.
question-KillHere = Whom does your Companion take along?
    .others = Somebody gives everything for { $name }.
question-Prevent = You are about to lose { $amount } { $track ->
    [life] Life
   *[self-control] Self Control
}. What do you hold against it?
    .others = { $name } braces for { $amount } { $track ->
        [life] Life
       *[self-control] Self Control
    }.
question-Reply = That hurt. Does { $companion } help for 1 Charge?
    .others = { $companion } bends over { $name }.
question-WorkOnDoor = Which Door do you weld?
    .others = Sparks. { $name } welds.
question-Split = Where do you recover a point?
    .others = { $name } breathes.
question-Replace = Somebody new wants to come along. Do you leave { $companion } behind?
    .others = { $name } looks from one face to the other.
question-SecondLine = For 1 Charge { $companion } lights another direction. Which one?
    .others = { $companion } works on the panel.
question-WhichLcu = Which Light Control Unit lights up?
    .others = { $name } reaches for a switch far away.
question-WhichLine = In which direction does it light up?
    .others = { $name } reaches for a switch.
question-LightBeside = Where else does the light go on?
    .others = { $name } lifts the lamp.
question-Learn = What have you learnt from it?
    .others = { $name } stands over the body and thinks.
question-MidGameChoice = You have come this far. What do you recover?
    .others = { $name } catches their breath.
question-Keep = Which Item do you keep?{ $counted ->
    [yes] {""} ({ $n } to keep)
   *[no] {""}
}
    .others = { $name } weighs what they have found.
question-Upgrade = Do you Upgrade something?
    .others = { $name } takes things apart.
question-FreeUpgrade = Which Item do you Upgrade?
    .others = { $name } takes things apart.
question-DropExcess = You cannot carry all of it. What do you leave?
    .others = { $name } carries too much.
question-React = { $moment ->
    [end] The Turn ends. Do you react?
    [late] The last word of this Turn. Do you react?
   *[other] { $window }: do you react?
}
    .others = { $name } weighs an answer.
question-Consent = Which Reaction do you allow?
    .others = The Leader, { $name }, decides whose Reaction it will be.
question-Standard = Face down: do you move a Creature, or let one loose?
    .others = { $name } plays face down.
question-Aim = { $named ->
    [yes] { $card }: which Creature?
   *[no] Which Creature?
}
    .others = { $name } picks a Creature.
question-StepOn = { $creature }: where does it go?
    .others = { $name } moves { $creature }.
question-TeleportWhere = { $creature }: where is it suddenly?
    .others = { $name } lets something vanish.
question-SpawnWhere = What do you let loose, and where?
    .others = { $name } lets something loose.
question-TellNoise = { $lies ->
    [yes] A Noise { $where }. What do you tell the Hero? You may lie.
   *[no] A Noise { $where }. Which way do you tell the Hero?
}
    .others = { $name } tells the Hero of a Noise.
question-TellLength = How far away do you say it is?
    .others = { $name } tells the Hero of a Noise.
question-LayDanger = Where does Danger lie in wait?{ $counted ->
    [yes] {""} ({ $n ->
        [one] one more token
       *[other] { $n } tokens
    })
   *[no] {""}
}
    .others = { $name } lays Danger tokens.
question-PlaceDanger = { $card }: where do you place a Danger token?
    .others = { $name } places a Danger token.
question-RemoveDanger = { $card }: which Danger token goes?
    .others = { $name } takes a Danger token away.
question-ShiftWhich = { $card }: which Danger token creeps on?
    .others = { $name } shifts a Danger token.
question-ShiftWhere = { $card }: where does it creep to?
    .others = { $name } shifts a Danger token.
question-Branch = { $card }: which of the two?
    .others = { $name } makes a choice.
question-Whether = { $named ->
    [yes] { $card } says that you may. Do you?
   *[no] You may. Do you?
}
    .others = { $name } thinks it over.
question-PickDice = The Hero rolled { $dice }. Which dice?
    .others = { $name } reaches for the dice.
question-PickLight = { $card }: where do the lights change?
    .others = { $name } reaches for the wires.
question-PickDoor = { $named ->
    [yes] { $card }: which Door?
   *[no] Which Door?
}
    .others = { $name } reaches for a Door.
question-DrainCharge = { $card }: which Item loses a Charge?
    .others = { $name } reaches into the Hero's bag.
question-NextAttacker = Which Creature attacks first?
    .others = { $name } lets them attack.
question-Redirect = { $amount } { $track ->
    [life] Life
   *[self-control] Self Control
}. Does the blow hit { $companion } instead?
    .others = { $name } decides whom the blow hits.
question-PlaceBoss = Where does it appear?
    .others = { $name } opens a cage.
question-TakeTile = Which tile is taken away?
    .others = { $name } takes a tile away.
question-SayWhere = { $lies ->
    [yes] { $target }: what do you answer? You may lie.
   *[no] { $target }: there are several equally near. Which one do you mean?
}
    .others = { $name } answers the Hero.
question-SayWay = { $target }: which way do you tell the Hero?
    .others = { $name } answers the Hero.
question-ShowWay = { $target }: which way do you tell the Hero?
    .others = { $name } answers the Hero.
question-NameWay = { $target }: which way do you tell the Hero?
    .others = { $name } answers the Hero.
question-Draw = From which deck do you draw?
    .others = { $name } draws.
question-SplitDraw = Who draws the next card?
    .others = { $name } shares out cards.
question-DiscardUnwanted = Discard what you do not want before you draw.
    .others = { $name } looks through the hand.
question-DiscardDown = Your hand is too large. What do you discard?
    .others = { $name } holds too many cards.
question-Deliberate = Evil ponders.
    .others = Something stirs in the dark. Wait.

## Options

option-pass = Let it pass
option-react = Play { $card }
option-hide = Play { $card } face down
option-approve = { $who ->
    [you] { $up ->
        [yes] Play your own { $card }
       *[no] Play your own { $card } face down
    }
   *[other] { $up ->
        [yes] Let { $name } play a card of { $deck } face up
       *[no] Let { $name } play a card of { $deck } face down
    }
}
option-refuse = Refuse
option-standard = { $n ->
    [0] Move a Creature by up to 1 Sector
   *[other] Let a Creature loose
}
option-creature = { $creature } { $where }
option-step = Go { $toward }
option-stay = Stay there, and be heard
option-spawn = { $creature } { $where }
option-sector = { $question ->
    [PickLight] Lights { $where }
    [TeleportWhere] Appear { $where }
   *[other] { $sector }
}
option-danger = { $question ->
    [ShiftWhere] Shift it to { $sector }
   *[other] Danger { $where }
}
option-undanger = { $question ->
    [ShiftWhich] The token { $where }
   *[other] Take the token { $where }
}
option-door = { $state ->
    [open] Block the Door between { $doors }
    [welded] Open the welded Door between { $doors }
   *[blocked] Open the Blocked Door between { $doors }
}
option-tell = { $question ->
    [TellNoise] “{ $way }”
   *[other] “{ $heading }”
}
option-answer = { $question ->
    [TellLength] “{ $n } away”
   *[other] { $other ->
        [yes] “{ $n } away, on the other Level”
       *[no] “{ $n } away, on this Level”
    }
}
option-absent = “There is none”
option-redirect = { $n ->
    [0] No, the Hero
   *[other] Yes, { $companion }
}
option-attack = { $creature } attacks
option-discard = Discard { $card }
option-draw = Draw from { $name }
option-give = { $name } draws
option-start = { $sector }
option-tile = The tile of { $sector }
option-die = A die that shows { $face }
option-branch = { $text }
option-yes = { $question ->
    [Replace] Yes, take the new one along
   *[other] Yes
}
option-no = { $question ->
    [Replace] No, stay with { $companion }
   *[other] No
}
option-bullet = Bullet Time: two Actions for 1 Adrenaline
option-breath = { $ability }: clear the Danger under you for 1 Adrenaline
option-sacrifice = Sacrifice { $companion }
option-recharge = { $companion }: put a Charge on { $item }
option-move = { $door ->
    [blocked] Move: open the Blocked Door { $toward }
    [welded] Move: break the weld { $toward }
    [open] Move through the Door { $toward }
   *[none] Move { $toward }
}
option-explore = Explore { $toward }
option-fight = Fight with bare hands
option-locate = Locate
option-scavenge = { $n ->
    [0] Scavenge: 1 Item
   *[other] Search the Room: 3 Items, once in the game
}
option-repair = Repair the lights { $toward }
option-device = Work on { $mission }
option-use = Use { $item } ({ $charges ->
    [one] { $charges } Charge
   *[other] { $charges } Charges
})
option-charge = { $n ->
    [one] { $n } Charge
   *[other] { $n } Charges
}
option-side = { $question ->
    [SecondLine] Light it { $toward }
    [WhichLine] Light it { $toward }
    [LightBeside] Light { $toward }
    [AimPath] On { $toward }
    [AimSide] { $toward }
    [NextOnRoute] On { $toward }
   *[other] { $door ->
        [blocked] Open the Blocked Door { $toward }
        [welded] Break the weld { $toward }
       *[other] Go { $toward }
    }
}
option-stop = { $question ->
    [AimPath] Right there
    [NextOnRoute] Stop there
   *[other] Stop here
}
option-block = { $question ->
    [WorkOnDoor] Weld the Door { $toward }
    [NailDoors] Nail the Door { $toward } shut
   *[other] Block the Door { $toward }
}
option-there = { $where }
option-disarm = Clear the Danger { $where }
option-target = { $creature }, { $where }
option-seek = { $target }
option-keep = Keep { $item }
option-upgrade = { $free ->
    [yes] Upgrade { $item }
   *[no] Upgrade { $item } with a Charge of { $component }
}
option-drop = { $question ->
    [DrainCharge] { $item } loses a Charge
   *[other] Leave { $item }
}
option-reroll = Roll { $dice } again
option-prevent = { $companion ->
    [yes] { $item } takes it, for 1 Charge
   *[no] Use { $item }
}
option-suffer = Take what is left of it
option-pay = { $n ->
    [0] Yes, for 1 Charge of { $companion }
   *[other] Yes, for 1 Adrenaline
}
option-about = Target { $n }: { $target }
option-gain = { $n ->
    [0] Life
   *[other] Self Control
}
option-ability = { $ability }
option-character = { $character }
option-done = { $question ->
    [StepOn] Leave it alone
    [TeleportWhere] Leave it where it is
    [Upgrade] Enough
    [NailDoors] Enough: all Hits hurt
    [DiscardUnwanted] Enough discarded
    [LayDanger] No more Danger
   *[other] Enough
}
option-none = { $question ->
    [BlockDoor] Leave the Doors as they are
    [Disarm] Leave the Danger where it is
    [DisarmRoute] Leave the Danger where it is
    [Focus] Keep the dice
   *[other] No
}

explain-hide = What stands on it stays secret and does not happen: it moves a Creature by up to 1 Sector, or lets one loose.
explain-bullet = Evil may still play only two Reactions in this Turn.
explain-fight = All dice go to one Creature in your Sector.
explain-locate = No Reaction answers a Locate but a Standard one.
explain-stay = A Creature that stirs is heard, and at the end of the Turn its Sector goes dark.
explain-pass = Spaces of the track that stay free become Danger tokens at the end of the Round.
explain-refuse = The cards go back to their hands and cannot be proposed again now.
explain-target = { $wounded ->
    [yes] { $second } damage in one attack kills it.
   *[no] { $first } damage in one attack Wounds it, { $all } kill it.
}
explain-creature = Rolls { $dark } dice in the dark and { $lit } in the light, frightens for { $scare }; { $distance ->
    [99] no open way leads to the Hero.
    [0] it is with the Hero.
    [one] 1 Sector from the Hero.
   *[other] { $distance } Sectors from the Hero.
}
explain-distance = { $n ->
    [99] No open way leads to the Hero.
    [0] The Hero is there.
    [one] 1 Sector from the Hero.
   *[other] { $n } Sectors from the Hero.
}
explain-opportunity = { $n ->
    [0] Something is here, but the light holds it back: nothing attacks as you leave.
    [one] Something is here. It attacks with 1 die as you leave.
   *[other] Something is here. It attacks with { $n } dice as you leave.
}

## What happened. `reader` is the Hero, Evil, or somebody who watches; they may hear different things of it.

event-round = Round { $n }.
event-turn = Turn { $n }.
event-leader = { $who ->
    [you] You lead Evil now.
   *[other] { $name } leads Evil now.
}
event-deck = Evil uses the deck { $deck }.
event-mission = { $n ->
    [0] Green Mission: { $mission }.
    [1] Blue Mission: { $mission }.
   *[2] Final Mission, still asleep: { $mission }.
}
event-character = { $who ->
    [you] You are the { $character }.
   *[other] { $name } is the { $character }.
}
event-declared = { $who ->
    [you] You { $deed ->
        [move] Move
        [explore] Explore
        [fight] Fight
        [scavenge] Scavenge
        [interact] Interact
       *[locate] Locate
    }
   *[other] { $name } { $deed ->
        [move] Moves
        [explore] Explores
        [fight] Fights
        [scavenge] Scavenges
        [interact] Interacts
       *[locate] Locates
    }
}{ $sided ->
    [yes] {""} { $toward }
   *[no] {""}
}.
event-uses = { $who ->
    [you] You use { $card }.
   *[other] { $name } uses { $card }.
}
event-bullet = { $who ->
    [you] Bullet Time. Your heart hammers.
   *[other] Bullet Time: { $name } has two Actions.
}
event-hero-moved = { $reader ->
    [evil] { $name } comes out { $where }.
    [hero] You go { $toward }.
   *[other] The Hero goes { $toward }.
}
event-revealed = { $reader ->
    [evil] The Hero has seen { $sector }.
   *[other] { $room ->
        [yes] A Room, { $where }.
       *[no] { $shape }, { $where }.
    }
}
event-room = { $reader ->
    [evil] The Hero knows the { $room } now.
   *[other] It is the { $room }.
}
event-forgotten = The Round is over, and the log forgets the Map. Note down what you want to keep.
event-removed = { $reader ->
    [evil] The dark takes back { $sector }.
   *[other] { $known ->
        [yes] The dark takes back what was { $where }.
       *[no] The dark closes over the Level left behind.
    }
}
event-appears = { $reader ->
    [evil] The Hero sees { $creature } { $where }.
   *[other] { $creature }, { $where }!
}
event-vanishes = { $creature }, { $where }, is gone.
event-departed = { $reader ->
    [hero] { $creature } slips out of sight, { $heading }.
   *[other] { $creature } slips out of the Hero's sight, { $heading }.
}
event-spawned = { $creature } is let loose { $where }.
event-moved = { $reader ->
    [evil] { $creature } is now { $where }.
   *[other] { $creature } moves: { $where }.
}
event-teleported = { $creature } is suddenly { $where }.
event-noise = { $told ->
    [here] A Noise, right here.
    [other-level] A Noise on the other Level.
    [stairs] A Noise, through the Stairs.
   *[other] A Noise { $way }.
}
event-noise-distance = It is { $n } away.
event-muted = Something stirs { $where }, and nobody hears it.
event-lied = { $who ->
    [you] You tell of a Noise as you please; it came from something { $where }.
   *[other] { $name } tells of a Noise as it pleases Evil; it came from something { $where }.
}
event-located = { $target }: { $n } away, on { $other ->
    [yes] the other Level
   *[no] this Level
}.
event-absent = { $target }: there is none.
event-way = { $target }: the way begins { $heading }.
event-shown = { $creature }: { $n } away, on { $other ->
    [yes] the other Level
   *[no] this Level
}, { $heading }.
event-lit = The lights go on { $where }.
event-dark = The lights go out { $where }.
event-repaired = { $who ->
    [you] You repair the lights { $toward }.
   *[other] { $name } repairs the lights { $toward }.
}
event-danger = A Danger token lies { $where }.
event-undanger = The Danger token { $where } is gone.
event-blocked = Blocked: { $door }.
event-welded = Welded: { $door }.
event-unblocked = Open again: { $door }.
event-unwelded = The weld is broken: { $door }.
event-token = { $token } { $where }.
event-token-gone = The { $token } { $where } is gone.
event-rolled = { $by ->
    [hero] { $who ->
        [you] You roll { $dice }.
       *[other] The Hero rolls { $dice }.
    }
   *[evil] Evil rolls { $dice }.
}
event-rerolled = Rolled again: { $dice }.
event-turned = The dice now show { $dice }.
event-attacks = { $creature } attacks with { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
event-harmless = { $creature } cannot attack in this light.
event-opportunity = { $reader ->
    [hero] They snatch at you as you leave: { $n ->
        [0] nothing.
        [one] 1 die.
       *[other] { $n } dice.
    }
   *[other] Attack of Opportunity: { $n ->
        [0] no dice.
        [one] 1 die.
       *[other] { $n } dice.
    }
}
event-scared = { $reader ->
    [hero] { $creature }! Your heart stops: { $n } Self Control.
   *[other] { $creature } frightens the Hero: { $n } Self Control.
}
event-unhurt = { $creature } shrugs it off.
event-wounded = { $creature } { $where } is Wounded.
event-killed = { $creature } { $where } is dead.
event-boss = It is here: { $creature }.
event-lost-life = { $why ->
    [nightmare] The Nightmare takes { $n } Life.
   *[other] { $who ->
        [you] You lose { $n } Life.
       *[other] { $name } loses { $n } Life.
    }
}
event-lost-self = { $why ->
    [nightmare] The Nightmare takes { $n } Self Control.
   *[other] { $who ->
        [you] You lose { $n } Self Control.
       *[other] { $name } loses { $n } Self Control.
    }
}
event-recovered-life = { $who ->
    [you] You recover { $n } Life.
   *[other] { $name } recovers { $n } Life.
}
event-recovered-self = { $who ->
    [you] You recover { $n } Self Control.
   *[other] { $name } recovers { $n } Self Control.
}
event-adrenaline = { $sign ->
    [minus] { $who ->
        [you] You have { $n } Adrenaline less.
       *[other] { $name } has { $n } Adrenaline less.
    }
   *[plus] { $who ->
        [you] You gain { $n } Adrenaline.
       *[other] { $name } gains { $n } Adrenaline.
    }
}
event-adrenaline-restored = { $who ->
    [you] Your Adrenaline: { $n }.
   *[other] The Hero's Adrenaline: { $n }.
}
event-redirected = { $track ->
    [life] The blow hits the Companion instead: { $n } Life.
   *[self-control] The fright hits the Companion instead: { $n } Self Control.
}
event-prevented = { $ability } keeps off { $n }.
event-shielded = { $card } keeps off { $n }.
event-companion-helps = { $character } keeps off { $n }.
event-experience = { $who ->
    [you] You know { $creature } better now: { $ability }, { $n } of 2.
   *[other] { $name } knows { $creature } better now: { $ability }, { $n } of 2.
}
event-unlocked = { $who ->
    [you] You have learnt { $ability }.
   *[other] { $name } has learnt { $ability }.
}
event-item = { $who ->
    [you] You find { $card }, with { $n ->
        [one] 1 Charge
       *[other] { $n } Charges
    }.
   *[other] { $name } finds { $card }, with { $n ->
        [one] 1 Charge
       *[other] { $n } Charges
    }.
}
event-item-gone = { $who ->
    [you] { $card } is gone.
   *[other] The Hero's { $card } is gone.
}
event-items-shuffled = The Item deck is shuffled anew.
event-upgraded = { $card } is Upgraded.
event-recharged = { $card } has { $n ->
    [one] 1 Charge
   *[other] { $n } Charges
} now.
event-searched = { $who ->
    [you] You search the { $room } from top to bottom.
   *[other] { $name } searches the { $room } from top to bottom.
}
event-companion = The { $character } comes along, with { $n ->
    [one] 1 Charge
   *[other] { $n } Charges
}.
event-companion-charges = { $character }: { $n ->
    [one] 1 Charge
   *[other] { $n } Charges
} left.
event-companion-gone = The { $character } is no more.
event-progress = { $who ->
    [you] Something gives. Progress: { $n }.
   *[other] { $name } makes progress: { $n }.
}
event-completed = { $who ->
    [you] You have completed { $mission }.
   *[other] { $name } has completed { $mission }.
}
event-final = The Final Mission wakes: { $mission }.
event-fuse = { $n ->
    [0] The FUSE has burnt down.
    [one] The FUSE burns: 1 Round left.
   *[other] The FUSE burns: { $n } Rounds left.
}
event-rite = The chanting swells: { $n } RITE { $n ->
    [one] token
   *[other] tokens
}.
event-rounds = { $who ->
    [you] You have { $n ->
        [one] 1 more Round
       *[other] { $n } more Rounds
    }.
   *[other] { $name } has { $n ->
        [one] 1 more Round
       *[other] { $n } more Rounds
    }.
}
event-drew = { $who ->
    [you] You draw a card of { $deck }.
   *[other] { $name } draws a card of { $deck }.
}
    .face = { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
event-draws = { $name } draws { $cards }.
drawn-cards = { $n ->
    [one] a card of { $deck }
   *[other] { $n } cards of { $deck }
}
event-discarded = { $who ->
    [you] You discard a card of { $deck }.
   *[other] { $name } discards a card of { $deck }.
}
    .face = { $who ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
event-reshuffled = { $deck } is shuffled anew: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
event-track-cleared = The Reaction track is cleared.
event-proposed = { $who ->
    [you] You propose a card of { $deck }, face { $up ->
        [yes] up
       *[no] down
    }{ $combo ->
        [yes] {""}, as a combo
       *[no] {""}
    }.
   *[other] { $name } proposes a card of { $deck }, face { $up ->
        [yes] up
       *[no] down
    }{ $combo ->
        [yes] {""}, as a combo
       *[no] {""}
    }.
}
event-refused = { $who ->
    [you] Your card is refused.
   *[other] { $name }'s card is refused.
}
event-reacted = { $who ->
    [you] You react with a card of { $deck }.
   *[other] { $name } reacts with a card of { $deck }.
}
    .face = { $who ->
        [you] You play { $card }: { $text }
       *[other] { $name } plays { $card }: { $text }
    }
event-reacted-hidden = { $who ->
    [you] You play a card of { $deck } face down.
   *[other] { $name } plays a card of { $deck } face down.
}
    .face = { $who ->
        [you] You play { $card } face down.
       *[other] { $name } plays { $card } face down.
    }
event-dangerous = It is Dangerous.
    .face = { $card } is Dangerous: { $text }
event-extra-reaction = Evil may play { $n ->
    [one] 1 more Reaction
   *[other] { $n } more Reactions
} in this Turn.
event-danger-counted = { $n ->
    [one] 1 Danger symbol is uncovered.
   *[other] { $n } Danger symbols are uncovered.
}
event-marker = { $n ->
    [0] No Round is left before the Nightmare.
    [one] 1 Round is left before the Nightmare.
   *[other] { $n } Rounds are left before the Nightmare.
}
event-nightmare = The Nightmare begins.
event-victory = { $who ->
    [you] You are out. You have won.
   *[other] { $name } is out of the dark and has won.
}
event-defeat = { $reader ->
    [hero] Nothing of you is left but the dark. Evil has won.
   *[other] The Hero is broken. Evil has won.
}
event-dice-changed = A Creature { $where } rolls { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [one] die
   *[other] dice
}.
event-tough-changed = A Creature { $where } takes { $n } { $sign ->
    [minus] less
   *[plus] more
} to Wound.
event-scare-changed = A Creature { $where } frightens for { $n } { $sign ->
    [minus] less
   *[plus] more
}.
event-hero-dice-changed = { $reader ->
    [hero] Your attack rolls
   *[other] The Hero's attack rolls
} { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [one] die
   *[other] dice
}.
event-explore-range-changed = The Explore reaches { $n ->
    [one] 1 Sector
   *[other] { $n } Sectors
} { $sign ->
    [minus] less
   *[plus] more
}.
event-no-disarm-changed = This Explore clears no Danger.
event-forbidden-changed = { $action } is forbidden for a while.
event-no-bullet-changed = There is no Bullet Time for a while.
event-mute-changed = { $n ->
    [one] The next Noise goes untold.
   *[other] The next { $n } Noises go untold.
}
event-lie-changed = { $n ->
    [one] The next thing told may be a lie.
   *[other] The next { $n } things told may be lies.
}
event-distance-changed = { $n ->
    [one] The next Noise is told with its distance.
   *[other] The next { $n } Noises are told with their distance.
}
event-dangerous-dice-changed = Evil's “!” are Hits for a while.
event-dangerous-card-changed = Evil's next Reaction is Dangerous.

## Settings

settings-story = What happens
settings-small-print = The small print
setting-difficulty = How hard is it?
    .easy = easy: Bullets, an Item, and much relief halfway
    .normal = normal: an Item, and relief halfway
    .nightmare = nightmare: an Item, and a little relief halfway
    .impossible = impossible: nothing, and no relief
setting-map = Where does it happen?
    .fixed = the old works, with Rooms by lot
    .sheets = two of the sheets, turned and mirrored by lot
    .seeded = a place that nobody has ever seen
setting-decks = With which decks does Evil play?
    .random = two by lot
    .fury-speed = Fury and Speed
    .fury-terror = Fury and Terror
    .fury-traps = Fury and Traps
    .speed-terror = Speed and Terror
    .speed-traps = Speed and Traps
    .terror-traps = Terror and Traps
setting-green = Which green Mission?
    .random = by lot
    .sleeper = The Sleeper
    .racks = Sealed Racks
    .rations = Last Rations
    .grid = Emergency Grid
setting-blue = Which blue Mission?
    .random = by lot
    .haze = Grey Haze
    .silence = Dead Silence
    .brownout = Brownout
    .lockdown = Lockdown
setting-red = Which Final Mission?
    .random = by lot
    .scuttle = Scuttle and Run
    .burn = Burn It Clean
    .mayday = Mayday
    .matriarch = The Matriarch
    .prophet = The Prophet
setting-character = Who is the Hero?
    .choose = whoever the Hero wants to be
    .random = drawn by lot
    .captain = the Captain
    .doctor = the Doctor
    .engineer = the Engineer
    .pilot = the Pilot
    .xenologist = the Xenologist
    .navigator = the Navigator
    .quartermaster = the Quartermaster
setting-rounds = How many Rounds until the Nightmare?
    .number = so many Rounds; one more if it is easy, one fewer at nightmare, two fewer at impossible
setting-dice = How many Hits, “!” and Misses has a die?
setting-unarmed = How many dice do bare hands roll?
    .number = so many dice
setting-inventory = How many Items can the Hero carry?
    .number = so many Items
setting-focus = May the Hero reroll dice in a Fight for 1 Adrenaline?
    .on = yes, once in a Fight
    .off = no
setting-tiles = Are there only so many tiles?
    .limited = yes: far away ones are used again
    .unlimited = no: there are enough
setting-memory = What happens to what the Hero was told?
    .round = it is taken away when the Round ends
    .kept = it is kept, for beginners

## Standing orders: “ask me …”

order-declare = when the Hero declares an Action
order-reveal = before and after something is Revealed
order-roll = after a roll of dice
order-loss = when the Hero loses Life or Self Control
order-resolved = when an Action is done
order-end = at the end of a Turn
order-nothing-fits = even if no card fits; otherwise a pause tells the Hero that one does
