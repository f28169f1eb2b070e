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
