### Nefarious in English. Code picks messages by name: phase-, question-, option-, event-, effect-, twist-, setting- and
### what follows. `who` is "you" where the reader is meant, "nobody" where nobody is, else "other", and then `name` says
### whom. What an Invention does is put together from its effect lines: nothing here repeats a card.

game-title = Nefarious
game-pitch = Invest in your neighbours, build things that should not be built, and own the world by teatime.

## Things and people

action-speculate = Speculate
    .glyph = ▲
action-invent = Invent
    .glyph = ✦
action-research = Research
    .glyph = ●
action-work = Work
    .glyph = ■
thing-card = card
    .glyph = ▯
thing-money = coin
    .glyph = $
thing-minion = Minion
    .glyph = ♙

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
minions = { $n ->
    [one] { $n } Minion
   *[other] { $n } Minions
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-short = { $n } p
points-growing = 1 point for each Invention you have built
points-growing-short = 1 p / built
list-last = { $most } and { $last }
shown-invention = { $name } (cost { $cost }, { $points })

## What Inventions do, line by line: whole sentences, and short with symbols

per-self = { $per ->
    [hand] { " " }for each card in your hand
    [minion] { " " }for each Minion you have on an area
    [built] { " " }for each Invention you have built
   *[once] { "" }
}
per-others = { $per ->
    [hand] { " " }for each card in their hand
    [minion] { " " }for each Minion they have on an area
    [built] { " " }for each Invention they have built
   *[once] { "" }
}
effect-self-plus-card = You draw { cards }{ per-self }.
effect-self-minus-card = You discard { cards }{ per-self }.
effect-self-plus-money = You gain { coins }{ per-self }.
effect-self-minus-money = You lose { coins }{ per-self }.
effect-self-plus-minion = You put { minions } on { $n ->
    [one] an area
   *[other] areas
}{ per-self }, free of charge.
effect-self-minus-minion = You take { minions } back from { $n ->
    [one] an area
   *[other] areas
}{ per-self }.
effect-others-plus-card = Every other player draws { cards }{ per-others }.
effect-others-minus-card = Every other player discards { cards }{ per-others }.
effect-others-plus-money = Every other player gains { coins }{ per-others }.
effect-others-minus-money = Every other player loses { coins }{ per-others }.
effect-others-plus-minion = Every other player puts { minions } on { $n ->
    [one] an area
   *[other] areas
}{ per-others }, free of charge.
effect-others-minus-minion = Every other player takes { minions } back from { $n ->
    [one] an area
   *[other] areas
}{ per-others }.
effect-borrowed = It has none of its own, and repeats those of { $card }:
effect-none = No effect.

short-per = { $per ->
    [hand] { " " }/ card in hand
    [minion] { " " }/ Minion out
    [built] { " " }/ built
   *[once] { "" }
}
short-card = { $sign }{ $n } { thing-card.glyph } { $n ->
    [one] card
   *[other] cards
}{ short-per }
short-money = { $sign }{ $n } { thing-money.glyph }{ short-per }
short-minion = { $sign }{ $n } { thing-minion.glyph } { $n ->
    [one] Minion
   *[other] Minions
}{ short-per }
short-self = you: { $lines }
short-builder = builder: { $lines }
short-others = others: { $lines }
short-twisted = { $lines } ✱
short-none = no effect

## Phases

phase-twists = Blame the cards
phase-round-start = Blame the cards
phase-select = Scheme in silence
phase-investments = Profit from your neighbours
phase-speculate = Plant your Minions
phase-invent = It's alive
phase-research = Read up on wickedness
phase-work = Get a day job
phase-round-end = Who rules the world
phase-over = Who rules the world

## Questions: to the one who is asked, and what the others are told

question-Understand = { $twists ->
    [0] No Twist today: the plain rules are mad enough. Ready?
    [one] A Twist changes the rules of this game. Read it; are you ready?
   *[other] Two Twists change the rules of this game. Read them both; are you ready?
}
    .others = Waiting for { $names } to read up on the Twists.
question-Plan = { twist-long-term-plans }: which Invention do you lay face down as your plan? It is what you build next.
    .others = Waiting for { $names } to make plans.
question-Thin = { twist-overpopulation }: which card do you discard?
    .others = Waiting for { $names } to thin out the drawer.
question-ChooseAction = { $wanted ->
    [one] Which Action do you choose? Nobody sees it before all have chosen.
   *[other] You choose { $wanted } different Actions in secret. { $left ->
        [one] Which is the last one?
       *[other] Which is the first one?
    }
}
    .others = Waiting for { $names } to choose in secret.
question-Speculate = Which area gets one of your Minions?
    .others = Waiting for { $names } to speculate.
question-SpeculateOpenly = Which area gets one of your Minions? Everybody sees at once what you choose.
    .others = Waiting for { $names } to speculate, in the open.
question-ChooseInvention = Which Invention do you build? What you cannot pay for comes back to your hand, seen by all.
    .others = Waiting for { $names } to invent something.
question-GiveBack = { twist-unions }: from which area do you take a Minion back for { $card }?
    .others = Waiting for { $names } to settle with the Minions.
question-Wave = { $mine ->
    [yes] Your { $card }
   *[no] { $name }'s { $card }
}: { $task ->
    [discard] { $more ->
        [yes] discard { $left ->
            [one] { $left } more card.
           *[other] { $left } more cards.
        }
       *[no] { $left ->
            [one] which card do you discard?
           *[other] discard { $left } cards. Which one first?
        }
    }
    [place] { $more ->
        [yes] put { $left ->
            [one] { $left } more Minion on an area, free of charge.
           *[other] { $left } more Minions on areas, free of charge.
        }
       *[no] { $left ->
            [one] which area gets a Minion, free of charge?
           *[other] put { $left } Minions on areas, free of charge. Where does the first one go?
        }
    }
   *[remove] { $more ->
        [yes] take { $left ->
            [one] { $left } more Minion back.
           *[other] { $left } more Minions back.
        }
       *[no] { $left ->
            [one] from which area do you take a Minion back?
           *[other] take { $left } Minions back. From where the first one?
        }
    }
}
    .others = Waiting for { $names }.
    .doing = { $name } ({ $task ->
        [discard] { $n ->
            [one] discards { $n } card
           *[other] discards { $n } cards
        }
        [place] { $n ->
            [one] places { $n } Minion
           *[other] places { $n } Minions
        }
       *[remove] { $n ->
            [one] takes { $n } Minion back
           *[other] takes { $n } Minions back
        }
    })
cause-twisted = { $card } with { $twist }
question-Shed = { twist-focused-research }: { $left ->
    [one] which card do you discard?
   *[other] discard { $left } cards. Which one first?
}
    .others = Waiting for { $names } to sort the notes.
question-sealed = What you chose lies face down. { $waiting }

## Options, and what choosing them would mean

option-understood = I have understood, and I am ready
option-action = { $action }
option-area = Put a Minion on { $action }
    .price = price { $n }
option-place = Put a Minion on { $action }, free of charge
option-remove = Take a Minion back from { $action }
option-invent = Build { $card }
option-plan = Plan { $card }
option-discard = Discard { $card }

explain-price = { $n ->
    [0] Costs nothing.
    [one] Costs { $n } coin and leaves you { $left }.
   *[other] Costs { $n } coins and leaves you { $left }.
}
explain-earns = With { minions } there, every { $action } in a later round pays you { $sources }.
explain-earns-from = { $n } from { $name }
explain-earns-own = { $n } from yourself
explain-rigged = { twist-rigged-investments }: { coins } at once.
explain-interns = { twist-unpaid-interns }: none of it while you have { $built } built and { $out } out.
explain-remains = { $n ->
    [0] No Minion of yours stays there.
    [one] { $n } Minion of yours stays there.
   *[other] { $n } Minions of yours stay there.
}
explain-pays = Costs { $cost } of your { coins } and leaves you { $left }.
explain-short = Costs { $cost }: with { coins } you are { $short } short.
explain-worth = Worth { $points }.
explain-unions = { twist-unions }: with no Minion out it is refused, and one goes to Speculate.
explain-speculate = { $n ->
    [0] You have no Minion in reserve to place.
    [one] You place the last Minion of your reserve.
   *[other] You place one of the { $n } Minions in your reserve.
}
explain-invent = { $n ->
    [0] You have no card to build.
   *[other] You build one of your { cards }; you have { $money } before income.
}
explain-research = { $n ->
    [0] You draw { $cards }.
   *[other] You gain { coins } and draw { $cards }.
}
explain-discards = Then you discard { cards }.
explain-work = You gain { coins }.
explain-twice = Done twice.
explain-feeds = It pays { $sources }.
explain-feeds-one = { $name } { $n }

## What happened

event-twist = A Twist is turned over: { $twist }. { $text }
event-round = Round { $amount } begins.
event-understood = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
}
event-planned = { $who ->
    [you] You lay your plan face down.
   *[other] { $name } lays a plan face down.
}
    .face = { $who ->
    [you] You lay your plan face down: { $card }.
   *[other] { $name } lays a plan face down: { $card }.
}
event-revealed = { $who ->
    [you] You reveal { $action }.
   *[other] { $name } reveals { $action }.
}
event-income = { $who ->
    [you] Your Minions bring in { coins }.
   *[other] { $name }'s Minions bring in { coins }.
}
event-placed = { $who ->
    [you] You put a Minion on { $action }{ $amount ->
        [0] { "" }
       *[other] { " " }and pay { coins }
    }.
   *[other] { $name } puts a Minion on { $action }{ $amount ->
        [0] { "" }
       *[other] { " " }and pays { coins }
    }.
}
event-removed = { $who ->
    [you] You take a Minion back from { $action }.
   *[other] { $name } takes a Minion back from { $action }.
}
event-gained = { $who ->
    [you] You gain { coins }{ why-gained }.
   *[other] { $name } gains { coins }{ why-gained }.
}
event-lost = { $who ->
    [you] You lose { coins }.
   *[other] { $name } loses { coins }.
}
why-gained = { $why ->
    [research] { " " }from Research
    [work] { " " }from Work
   *[other] { "" }
}
event-invention = { $who ->
    [you] You turn over { $card }.
   *[other] { $name } turns over { $card }.
}
event-paid = { $who ->
    [you] You pay { coins } for { $title }.
   *[other] { $name } pays { coins } for { $title }.
}
event-built = { $who ->
    [you] You have built { $title }.
   *[other] { $name } has built { $title }.
}
    .effects = { $who ->
    [you] You have built { $title } ({ $effects }).
   *[other] { $name } has built { $title } ({ $effects }).
}
event-failed = { $who ->
    [you] You cannot pay for { $card }. Back to the drawer, under everybody's eyes.
   *[other] { $name } cannot pay for { $card }, and puts it back. It has been seen.
}
event-refused = { $who ->
    [you] Nobody is there to build { $card } for you. It comes back to your hand.
   *[other] Nobody is there to build { $card } for { $name }. The card goes back.
}
event-drew = { $who ->
    [you] You draw { cards }.
   *[other] { $name } draws { cards }.
}
event-drew-card = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
}
    .face = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-reshuffled = { $amount ->
    [one] The discard pile, { $amount } card, is shuffled and goes under the draw pile.
   *[other] The discard pile, { $amount } cards, is shuffled and goes under the draw pile.
}
event-locked = There are not enough cards for all who must draw: nobody draws, and the pile is locked for good.
event-twist-acts = { $who ->
    [nobody] { $twist } strikes.
    [you] { $twist } strikes you.
   *[other] { $twist } strikes { $name }.
}
event-score = { $who ->
    [you] You have { points }.
   *[other] { $name } has { points }.
}
event-tied = The best are level on { points }. Nobody wins, and nobody goes home.
event-kept = Nobody has won yet.
event-won = { $who ->
    [you] You win with { points }. The world may apply for its position.
   *[other] { $name } wins with { points }. The world may apply for its position.
}
event-ended = { $amount ->
    [0] No cards are left, in any hand or to draw: it ends here, and the most points win.
   *[other] It has gone on long enough: the last round is over, and the most points win.
}

## The table

board-round = Round { $round }
board-goal = { $goal } points, more than anybody else
board-you = you
board-left = left
board-right = right
board-both = left and right
board-twists = Twists
board-no-twists = No Twists: the plain rules.
board-lairs = Lairs
board-hand = Your hand
board-empty-hand = no cards
board-cards = { cards }
board-reserve = { $n } in reserve
board-score = { $n }/{ $goal } p
board-built = Built
board-nothing-built = nothing built yet
board-built-count = { $n } built
board-barred = may not choose { $actions }
board-sealed = ▮ chosen, face down
board-ready = ✓ ready
board-thinking = … choosing
board-card-down = ▮ card, face down
board-plan = plan: { $card }
board-plan-down = plan: ▮ face down
board-plan-mark = plan
board-turned = turns over { $card }
board-known = seen in hand: { $cards }
board-income = income { $n }
board-picked = chosen so far: { $picks }
board-affordable = ✓
board-too-dear = ✗ { $short } short
board-cost = { $n } $
board-pile = Draw pile { $pile } · discards { $discards }
board-top = top: { $card }
board-low = ! Few cards left: if not all who must draw can, nobody draws again in this game.
board-locked = ! The pile is locked: nobody draws any more in this game.
board-resolving = Effects, { $stage ->
    [1] each builder's own first
   *[2] now on the others
}

## Twists: name, the rule, and a word from us

twist-academic-grants = Academic Grants
    .text = When a round starts, everyone who has not built anything yet gains 2 coins.
    .flavour = Promise is generously funded. Results are on their own.
twist-age-of-boredom = Age of Boredom
    .text = You may not choose an Action that you revealed last round.
    .flavour = The same crime twice? How very last week.
twist-alien-contact = Alien Contact
    .text = When a round ends, everyone who built an Invention in it discards the rest of their hand and draws as many new cards.
    .flavour = They came in peace, and went off with all our notes.
twist-animal-rights-activists = Animal Rights Activists
    .text = Research gives the card but no coins.
    .flavour = The hamsters are free, and so is your labour.
twist-bigger-and-better = Bigger and Better
    .text = Building an Invention worth more points than each of your earlier ones earns you 2 coins; your first one always does.
    .flavour = Nobody ever applauded the second largest laser.
twist-blood-sweat-and-mice = Blood, Sweat & Mice
    .text = Work gives 6 coins instead of 4.
    .flavour = The mice have asked for shorter days. The mice were not asked.
twist-cheap-fusion-power = Cheap Fusion Power
    .text = Inventions cost half of what is printed, rounded up.
    .flavour = It hums, it glows, and it does not send a bill.
twist-embezzling-minions = Embezzling Minions
    .text = When a round starts, everyone with 5 coins or more is rounded down to a multiple of 5: 14 becomes 10.
    .flavour = They only ever take the change.
twist-focused-research = Focused Research
    .text = Research draws one card more, and then you discard one card from your hand.
    .flavour = To know what you want is to know what goes in the bin.
twist-forgotten-epiphanies = Forgotten Epiphanies
    .text = Research draws one card more, but every Invention has one more effect: its builder discards 1 card.
    .flavour = It was brilliant, and it was written on the back of something.
twist-game-theory = Game Theory
    .text = If you reveal Research, your income from investments is doubled this round.
    .flavour = You know that they know that you read the chapter.
twist-grand-ambitions = Grand Ambitions
    .text = It takes 30 points to win instead of 20.
    .flavour = One world was never going to be enough.
twist-hyperinflation = Hyperinflation
    .text = When you have paid for an Invention, even one that costs 0, you lose all the coins you have left, before any effects begin.
    .flavour = Bring the wheelbarrow. Leave the wheelbarrow as a deposit.
twist-insider-trading = Insider Trading
    .text = The Action you reveal also pays your own Minions on its area, 1 coin each.
    .flavour = A little bird told you what you were about to do.
twist-lingering-evil = Lingering Evil
    .text = When you build an Invention without effects, those of the one you built just before it happen again, on you and on the others.
    .flavour = You thought that smell had gone.
twist-long-term-plans = Long-term Plans
    .text = When a round starts, everyone without a plan lays a card from hand face down: it must be what they build next, and cannot be discarded.
    .flavour = Page one of four hundred. There is a fold-out map.
twist-mad-broker = Mad Broker
    .text = After the reveal, before income, your Minions on areas you did not reveal go back to the reserve, and one Minion goes free to each area you did reveal.
    .flavour = Buy! Sell! Put that pigeon down! Buy!
twist-minimum-wage = Minimum Wage
    .text = Everyone gains 2 coins when a round starts.
    .flavour = Even evil has to eat lunch.
twist-mob-influence = Mob Influence
    .text = When a round ends, you pay 1 coin for each other player who revealed the same Action as you, neighbour or not.
    .flavour = Nice laboratory. Crowded, though.
twist-overpopulation = Overpopulation
    .text = When a round starts, everyone who holds 2 cards or more discards one.
    .flavour = There are too many ideas in here, and they have begun to breed.
twist-parallel-universe = Parallel Universe
    .text = Every Action is done twice, once through for everybody and then once more; income is still paid once.
    .flavour = Over there it worked the first time.
twist-perpetual-motion = Perpetual Motion
    .text = Everyone chooses and reveals two different Actions in a round.
    .flavour = It cannot stop. We have tried asking.
twist-philanthropy = Philanthropy
    .text = When a round ends, whoever has no coins gains 2, and whoever has no cards draws 1.
    .flavour = The photographer is here, so smile and take it.
twist-private-funding = Private Funding
    .text = Everyone starts with 20 coins instead of 10.
    .flavour = Great-aunt Agatha asks no questions, and would like a moon.
twist-public-acclaim = Public Acclaim
    .text = Every Invention that is built is worth 1 point more.
    .flavour = They are cheering. They are also running, but they are cheering.
twist-quantum-relativity = Quantum Relativity
    .text = All effects of an Invention happen, from the first line to the last, and then all of them once more.
    .flavour = It happened, and it is also about to.
twist-recycling = Recycling
    .text = Every Invention has one more effect: its builder draws 1 card.
    .flavour = One villain's scrap is the same villain's breakthrough.
twist-rigged-investments = Rigged Investments
    .text = Whenever you put a Minion on an area, you gain 1 coin for each Minion, anybody's, that stood on that area when the round started.
    .flavour = The market is free, if you know which door to use.
twist-security-measures = Security Measures
    .text = All effects of Inventions are ignored.
    .text-others = Effects of Inventions on other players are ignored.
    .flavour = Please keep your death ray in its holster at all times.
twist-stolen-parts = Stolen Parts
    .text = Every Invention has one more effect: every other player loses 2 coins.
    .flavour = Has anybody seen my flux... oh. Congratulations.
twist-subliminal-advertising = Subliminal Advertising
    .text = When points are counted, every full 5 coins you have are worth 1 point.
    .flavour = You have always wanted to lose to us. Ask anyone.
twist-things-man-was-not-meant-to-know = Things Man Was Not Meant to Know
    .text = When points are counted, 5 cards or more in your hand are worth 5 points.
    .flavour = Nobody said anything about women, robots or cats.
twist-think-tank = Think Tank
    .text = Everyone is dealt 7 cards more at the start, and effects that count cards in hand count built Inventions instead.
    .flavour = Ten experts, eleven opinions, one whiteboard pen.
twist-unions = Unions
    .text = Building an Invention makes you take a Minion back from an area; with none on an area nothing is built or paid: the card goes back to your hand and a Minion goes free to Speculate.
    .flavour = Item one: lunch. Item two: the volcano. Item three: lunch.
twist-unpaid-interns = Unpaid Interns
    .text = Your Minions earn nothing while you have built fewer Inventions than you have Minions on areas.
    .flavour = Think of the experience. Think of the reference. Mind the acid.
twist-working-alone = Working Alone
    .text = When points are counted, having no Minion on any area is worth 3 points.
    .flavour = Nobody to share the glory, nobody to hold the ladder.

## Settings of a table

setting-firstTwist = Which Twist is turned over first?
    .random = drawn by lot
    .academic-grants = { twist-academic-grants }
    .age-of-boredom = { twist-age-of-boredom }
    .alien-contact = { twist-alien-contact }
    .animal-rights-activists = { twist-animal-rights-activists }
    .bigger-and-better = { twist-bigger-and-better }
    .blood-sweat-and-mice = { twist-blood-sweat-and-mice }
    .cheap-fusion-power = { twist-cheap-fusion-power }
    .embezzling-minions = { twist-embezzling-minions }
    .focused-research = { twist-focused-research }
    .forgotten-epiphanies = { twist-forgotten-epiphanies }
    .game-theory = { twist-game-theory }
    .grand-ambitions = { twist-grand-ambitions }
    .hyperinflation = { twist-hyperinflation }
    .insider-trading = { twist-insider-trading }
    .lingering-evil = { twist-lingering-evil }
    .long-term-plans = { twist-long-term-plans }
    .mad-broker = { twist-mad-broker }
    .minimum-wage = { twist-minimum-wage }
    .mob-influence = { twist-mob-influence }
    .overpopulation = { twist-overpopulation }
    .parallel-universe = { twist-parallel-universe }
    .perpetual-motion = { twist-perpetual-motion }
    .philanthropy = { twist-philanthropy }
    .private-funding = { twist-private-funding }
    .public-acclaim = { twist-public-acclaim }
    .quantum-relativity = { twist-quantum-relativity }
    .recycling = { twist-recycling }
    .rigged-investments = { twist-rigged-investments }
    .security-measures = { twist-security-measures }
    .stolen-parts = { twist-stolen-parts }
    .subliminal-advertising = { twist-subliminal-advertising }
    .things-man-was-not-meant-to-know = { twist-things-man-was-not-meant-to-know }
    .think-tank = { twist-think-tank }
    .unions = { twist-unions }
    .unpaid-interns = { twist-unpaid-interns }
    .working-alone = { twist-working-alone }
    .none = none: ours, for a first game
setting-secondTwist = And which one second?
    .random = drawn by lot, never the first one again
    .academic-grants = { twist-academic-grants }
    .age-of-boredom = { twist-age-of-boredom }
    .alien-contact = { twist-alien-contact }
    .animal-rights-activists = { twist-animal-rights-activists }
    .bigger-and-better = { twist-bigger-and-better }
    .blood-sweat-and-mice = { twist-blood-sweat-and-mice }
    .cheap-fusion-power = { twist-cheap-fusion-power }
    .embezzling-minions = { twist-embezzling-minions }
    .focused-research = { twist-focused-research }
    .forgotten-epiphanies = { twist-forgotten-epiphanies }
    .game-theory = { twist-game-theory }
    .grand-ambitions = { twist-grand-ambitions }
    .hyperinflation = { twist-hyperinflation }
    .insider-trading = { twist-insider-trading }
    .lingering-evil = { twist-lingering-evil }
    .long-term-plans = { twist-long-term-plans }
    .mad-broker = { twist-mad-broker }
    .minimum-wage = { twist-minimum-wage }
    .mob-influence = { twist-mob-influence }
    .overpopulation = { twist-overpopulation }
    .parallel-universe = { twist-parallel-universe }
    .perpetual-motion = { twist-perpetual-motion }
    .philanthropy = { twist-philanthropy }
    .private-funding = { twist-private-funding }
    .public-acclaim = { twist-public-acclaim }
    .quantum-relativity = { twist-quantum-relativity }
    .recycling = { twist-recycling }
    .rigged-investments = { twist-rigged-investments }
    .security-measures = { twist-security-measures }
    .stolen-parts = { twist-stolen-parts }
    .subliminal-advertising = { twist-subliminal-advertising }
    .things-man-was-not-meant-to-know = { twist-things-man-was-not-meant-to-know }
    .think-tank = { twist-think-tank }
    .unions = { twist-unions }
    .unpaid-interns = { twist-unpaid-interns }
    .working-alone = { twist-working-alone }
    .none = none
setting-speculateReveal = How are areas chosen when several speculate?
    .secret = in secret, and turned over together (the rulebook's variant)
    .open = openly, as they come (the basic rule)
setting-securityMeasures = What does Security Measures switch off?
    .all = all effects of Inventions
    .others = only effects on other players
