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
do-tough = each Wound of { $who } takes { $n } damage { $sign ->
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
    [one] the nearest { $noun } outside your Sector
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
