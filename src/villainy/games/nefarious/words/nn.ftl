### Nefarious på nynorsk. Koden vel meldingar etter namn: phase-, question-, option-, event-, effect-, twist-, setting- og
### det som følgjer. `who` er "you" når det er lesaren det gjeld, "nobody" når det er ingen, elles "other", og då seier
### `name` kven. Det ei oppfinning gjer, blir sett saman av verknadene hennar: Ingenting her gjentek eit kort.

game-title = Nefarious
game-pitch = Invester i naboane, bygg det som ikkje burde byggjast, og eig verda før middag.

## Ting og folk

action-speculate = Speculate
    .glyph = ▲
action-invent = Invent
    .glyph = ✦
action-research = Research
    .glyph = ●
action-work = Work
    .glyph = ■
thing-card = kort
    .glyph = ▯
thing-money = mynt
    .glyph = $
thing-minion = Minion
    .glyph = ♙

coins = { $n ->
    [one] { $n } mynt
   *[other] { $n } myntar
}
cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
minions = { $n ->
    [one] { $n } Minion
   *[other] { $n } Minionar
}
points = { $n ->
    [one] { $n } poeng
   *[other] { $n } poeng
}
points-short = { $n } p
points-growing = 1 poeng for kvar oppfinning du har bygd
points-growing-short = 1 p / bygd
list-last = { $most } og { $last }
shown-invention = { $name } (kostar { $cost }, { $points })

## Det oppfinningar gjer, linje for linje: heile setningar, og stutt med symbol

per-self = { $per ->
    [hand] { " " }for kvart kort du har på handa
    [minion] { " " }for kvar Minion du har på felta
    [built] { " " }for kvar oppfinning du har bygd
   *[once] { "" }
}
per-others = { $per ->
    [hand] { " " }for kvart kort dei har på handa
    [minion] { " " }for kvar Minion dei har på felta
    [built] { " " }for kvar oppfinning dei har bygd
   *[once] { "" }
}
effect-self-plus-card = Du trekkjer { cards }{ per-self }.
effect-self-minus-card = Du kastar { cards }{ per-self }.
effect-self-plus-money = Du får { coins }{ per-self }.
effect-self-minus-money = Du mister { coins }{ per-self }.
effect-self-plus-minion = Du set { minions } gratis på { $n ->
    [one] eit felt
   *[other] felta
}{ per-self }.
effect-self-minus-minion = Du tek att { minions } frå { $n ->
    [one] eit felt
   *[other] felta
}{ per-self }.
effect-others-plus-card = Alle andre spelarar trekkjer { cards }{ per-others }.
effect-others-minus-card = Alle andre spelarar kastar { cards }{ per-others }.
effect-others-plus-money = Alle andre spelarar får { coins }{ per-others }.
effect-others-minus-money = Alle andre spelarar mister { coins }{ per-others }.
effect-others-plus-minion = Alle andre spelarar set { minions } gratis på { $n ->
    [one] eit felt
   *[other] felta
}{ per-others }.
effect-others-minus-minion = Alle andre spelarar tek att { minions } frå { $n ->
    [one] eit felt
   *[other] felta
}{ per-others }.
effect-borrowed = Ho har ingen eigne og gjentek dei frå { $card }:
effect-none = Ingen verknad.

short-per = { $per ->
    [hand] { " " }/ kort på handa
    [minion] { " " }/ Minion ute
    [built] { " " }/ bygd
   *[once] { "" }
}
short-card = { $sign }{ $n } { thing-card.glyph } { $n ->
    [one] kort
   *[other] kort
}{ short-per }
short-money = { $sign }{ $n } { thing-money.glyph }{ short-per }
short-minion = { $sign }{ $n } { thing-minion.glyph } { $n ->
    [one] Minion
   *[other] Minionar
}{ short-per }
short-self = du: { $lines }
short-builder = byggjaren: { $lines }
short-others = andre: { $lines }
short-twisted = { $lines } ✱
short-none = ingen verknad

## Fasar

phase-twists = Skuld på korta
phase-round-start = Skuld på korta
phase-select = Pønsk i det stille
phase-investments = Ten på naboane
phase-speculate = Plant ut Minionane
phase-invent = Det lever
phase-research = Les deg opp på vondskap
phase-work = Skaff deg ein jobb
phase-round-end = Kven styrer verda
phase-over = Kven styrer verda

## Spørsmål: til den som blir spurd, og det dei andre får vite

question-Understand = { $twists ->
    [0] Ingen Twist i dag: Dei vanlege reglane er galne nok. Klar?
    [one] Ein Twist endrar reglane i dette spelet. Les han; er du klar?
   *[other] To Twistar endrar reglane i dette spelet. Les begge to; er du klar?
}
    .others = Ventar på at { $names } skal lese seg opp på Twistane.
question-Plan = { twist-long-term-plans }: Kva for ei oppfinning legg du ned som planen din? Det er den du byggjer neste gong.
    .others = Ventar på at { $names } skal leggje planar.
question-Thin = { twist-overpopulation }: Kva for eit kort kastar du?
    .others = Ventar på at { $names } skal rydde i skuffa.
question-ChooseAction = { $wanted ->
    [one] Kva for ei handling vel du? Ingen ser kva det er, før alle har valt.
   *[other] Du vel { $wanted } ulike handlingar i løyndom. { $left ->
        [one] Kva for ei blir den siste?
       *[other] Kva for ei blir den første?
    }
}
    .others = Ventar på at { $names } skal velje i løyndom.
question-Speculate = Kva for eit felt får ein av Minionane dine?
    .others = Ventar på at { $names } skal spekulere.
question-SpeculateOpenly = Kva for eit felt får ein av Minionane dine? Alle ser med ein gong kva du vel.
    .others = Ventar på at { $names } skal spekulere for open scene.
question-ChooseInvention = Kva for ei oppfinning byggjer du? Har du ikkje råd, kjem kortet tilbake på handa, og alle har sett det.
    .others = Ventar på at { $names } skal finne opp noko.
question-GiveBack = { twist-unions }: Frå kva for eit felt tek du att ein Minion for { $card }?
    .others = Ventar på at { $names } skal gjere opp med Minionane.
question-Wave = { $mine ->
    [yes] { $card } (di eiga)
   *[no] { $card } (frå { $name })
}: { $task ->
    [discard] { $more ->
        [yes] Kast { $left ->
            [one] { $left } kort til.
           *[other] { $left } kort til.
        }
       *[no] { $left ->
            [one] Kva for eit kort kastar du?
           *[other] Kast { $left } kort. Kva for eit først?
        }
    }
    [place] { $more ->
        [yes] Set { $left ->
            [one] { $left } Minion til gratis på eit felt.
           *[other] { $left } Minionar til gratis på felta.
        }
       *[no] { $left ->
            [one] Kva for eit felt får ein Minion gratis?
           *[other] Set { $left } Minionar gratis på felta. Kvar skal den første stå?
        }
    }
   *[remove] { $more ->
        [yes] Ta att { $left ->
            [one] { $left } Minion til.
           *[other] { $left } Minionar til.
        }
       *[no] { $left ->
            [one] Frå kva for eit felt tek du att ein Minion?
           *[other] Ta att { $left } Minionar. Frå kva for eit felt først?
        }
    }
}
    .others = Ventar på { $names }.
    .doing = { $name } ({ $task ->
        [discard] { $n ->
            [one] kastar { $n } kort
           *[other] kastar { $n } kort
        }
        [place] { $n ->
            [one] set ut { $n } Minion
           *[other] set ut { $n } Minionar
        }
       *[remove] { $n ->
            [one] tek att { $n } Minion
           *[other] tek att { $n } Minionar
        }
    })
cause-twisted = { $card } med { $twist }
question-Shed = { twist-focused-research }: { $left ->
    [one] Kva for eit kort kastar du?
   *[other] Kast { $left } kort. Kva for eit først?
}
    .others = Ventar på at { $names } skal sortere notata.
question-sealed = Det du valde, ligg med baksida opp. { $waiting }

## Val, og kva det ville føre med seg å ta dei

option-understood = Eg har skjøna det, og eg er klar
option-action = { $action }
option-area = Set ein Minion på { $action }
    .price = pris { $n }
option-place = Set ein Minion gratis på { $action }
option-remove = Ta att ein Minion frå { $action }
option-invent = Bygg { $card }
option-plan = Planlegg { $card }
option-discard = Kast { $card }

explain-price = { $n ->
    [0] Kostar ingenting.
    [one] Kostar { $n } mynt; då har du { $left } att.
   *[other] Kostar { $n } myntar; då har du { $left } att.
}
explain-earns = Med { minions } der gir kvar { $action } i ein seinare runde deg { $sources }.
explain-earns-from = { $n } frå { $name }
explain-earns-own = { $n } frå deg sjølv
explain-rigged = { twist-rigged-investments }: { coins } med ein gong.
explain-interns = { twist-unpaid-interns }: ingenting av det så lenge du har { $built } bygd og { $out } ute.
explain-remains = { $n ->
    [0] Ingen av Minionane dine blir ståande der.
    [one] { $n } av Minionane dine blir ståande der.
   *[other] { $n } av Minionane dine blir ståande der.
}
explain-pays = Kostar { $cost } av dei { coins } dine; då har du { $left } att.
explain-short = Kostar { $cost }: Med { coins } manglar du { $short }.
explain-worth = Verd { $points }.
explain-unions = { twist-unions }: Utan nokon Minion ute blir ho avvist, og éin går til Speculate.
explain-speculate = { $n ->
    [0] Du har ingen Minion i reserven å setje ut.
    [one] Du set ut den siste Minionen i reserven.
   *[other] Du set ut éin av dei { $n } Minionane i reserven.
}
explain-invent = { $n ->
    [0] Du har ikkje noko kort å byggje.
   *[other] Du byggjer eitt av dei { cards } dine; du har { $money } før inntekta.
}
explain-research = { $n ->
    [0] Du trekkjer { $cards }.
   *[other] Du får { coins } og trekkjer { $cards }.
}
explain-discards = Så kastar du { cards }.
explain-work = Du får { coins }.
explain-twice = Blir gjort to gonger.
explain-feeds = Det gir { $sources }.
explain-feeds-one = { $name } { $n }

## Det som hende

event-twist = Ein Twist blir snudd: { $twist }. { $text }
event-round = Runde { $amount } tek til.
event-understood = { $who ->
    [you] Du er klar.
   *[other] { $name } er klar.
}
event-planned = { $who ->
    [you] Du legg planen din med baksida opp.
   *[other] { $name } legg ein plan med baksida opp.
}
    .face = { $who ->
    [you] Du legg planen din med baksida opp: { $card }.
   *[other] { $name } legg ein plan med baksida opp: { $card }.
}
event-revealed = { $who ->
    [you] Du snur { $action }.
   *[other] { $name } snur { $action }.
}
event-income = { $who ->
    [you] Minionane dine tener inn { coins }.
   *[other] Minionane til { $name } tener inn { coins }.
}
event-placed = { $who ->
    [you] Du set ein Minion på { $action }{ $amount ->
        [0] { "" }
       *[other] { " " }og betaler { coins }
    }.
   *[other] { $name } set ein Minion på { $action }{ $amount ->
        [0] { "" }
       *[other] { " " }og betaler { coins }
    }.
}
event-removed = { $who ->
    [you] Du tek att ein Minion frå { $action }.
   *[other] { $name } tek att ein Minion frå { $action }.
}
event-gained = { $who ->
    [you] Du får { coins }{ why-gained }.
   *[other] { $name } får { coins }{ why-gained }.
}
event-lost = { $who ->
    [you] Du mister { coins }.
   *[other] { $name } mister { coins }.
}
why-gained = { $why ->
    [research] { " " }frå Research
    [work] { " " }frå Work
   *[other] { "" }
}
event-invention = { $who ->
    [you] Du snur { $card }.
   *[other] { $name } snur { $card }.
}
event-paid = { $who ->
    [you] Du betaler { coins } for { $title }.
   *[other] { $name } betaler { coins } for { $title }.
}
event-built = { $who ->
    [you] Du har bygd { $title }.
   *[other] { $name } har bygd { $title }.
}
    .effects = { $who ->
    [you] Du har bygd { $title } ({ $effects }).
   *[other] { $name } har bygd { $title } ({ $effects }).
}
event-failed = { $who ->
    [you] Du har ikkje råd til { $card }. Tilbake i skuffa, medan alle ser på.
   *[other] { $name } har ikkje råd til { $card } og legg kortet tilbake. Det er sett.
}
event-refused = { $who ->
    [you] Det er ingen der til å byggje { $card } for deg. Kortet kjem tilbake på handa.
   *[other] Det er ingen der til å byggje { $card } for { $name }. Kortet går tilbake.
}
event-drew = { $who ->
    [you] Du trekkjer { cards }.
   *[other] { $name } trekkjer { cards }.
}
event-drew-card = { $who ->
    [you] Du trekkjer eit kort.
   *[other] { $name } trekkjer eit kort.
}
    .face = { $who ->
    [you] Du trekkjer { $card }.
   *[other] { $name } trekkjer { $card }.
}
event-discarded = { $who ->
    [you] Du kastar { $card }.
   *[other] { $name } kastar { $card }.
}
event-reshuffled = { $amount ->
    [one] Kastebunken, { $amount } kort, blir stokka og lagd under trekkbunken.
   *[other] Kastebunken, { $amount } kort, blir stokka og lagd under trekkbunken.
}
event-locked = Det er ikkje nok kort til alle som skal trekkje: Ingen trekkjer, og trekkbunken er stengd for godt.
event-twist-acts = { $who ->
    [nobody] { $twist } slår til.
    [you] { $twist } slår til mot deg.
   *[other] { $twist } slår til mot { $name }.
}
event-score = { $who ->
    [you] Du har { points }.
   *[other] { $name } har { points }.
}
event-tied = Dei beste står likt på { points }. Ingen vinn, og ingen går heim.
event-kept = Ingen har vunne enno.
event-won = { $who ->
    [you] Du vinn med { points }. Verda kan søkje på stillinga si.
   *[other] { $name } vinn med { points }. Verda kan søkje på stillinga si.
}
event-ended = { $amount ->
    [0] Det finst ikkje fleire kort, verken på handa til nokon eller å trekkje: Det sluttar her, og flest poeng vinn.
   *[other] Dette har vart lenge nok: Den siste runden er over, og flest poeng vinn.
}

## Bordet

board-round = Runde { $round }
board-goal = { $goal } poeng, og fleire enn nokon annan
board-you = du
board-left = venstre
board-right = høgre
board-both = venstre og høgre
board-twists = Twistar
board-no-twists = Ingen Twistar: dei vanlege reglane.
board-lairs = Laira
board-hand = Handa di
board-empty-hand = ingen kort
board-cards = { cards }
board-reserve = { $n } i reserven
board-score = { $n }/{ $goal } p
board-built = Bygd
board-nothing-built = ingenting bygd enno
board-built-count = { $n } bygd
board-barred = kan ikkje velje { $actions }
board-sealed = ▮ har valt, baksida opp
board-ready = ✓ klar
board-thinking = … vel
board-card-down = ▮ kort, baksida opp
board-plan = plan: { $card }
board-plan-down = plan: ▮ baksida opp
board-plan-mark = plan
board-turned = snur { $card }
board-known = sett på handa: { $cards }
board-income = inntekt { $n }
board-picked = valt så langt: { $picks }
board-affordable = ✓
board-too-dear = ✗ manglar { $short }
board-cost = { $n } $
board-pile = Trekkbunke { $pile } · kastebunke { $discards }
board-top = øvst: { $card }
board-low = ! Få kort att: Om ikkje alle som må trekkje kan det, trekkjer ingen meir i dette spelet.
board-locked = ! Trekkbunken er stengd: Ingen trekkjer fleire kort i dette spelet.
board-resolving = Verknader, { $stage ->
    [1] først byggjarane sine eigne
   *[2] no på dei andre
}

## Twistar: namn, regelen, og eit ord frå oss

twist-academic-grants = Academic Grants
    .text = Når runden tek til, får alle som ikkje har bygd noko enno, 2 myntar.
    .flavour = Gode voner blir rikeleg støtta. Resultat får klare seg sjølve.
twist-age-of-boredom = Age of Boredom
    .text = Du kan ikkje velje ei handling som du snudde i førre runde.
    .flavour = Same brotsverket to gonger? Så til dei grader førre veke.
twist-alien-contact = Alien Contact
    .text = Ved rundeslutt må alle som bygde ei oppfinning i runden, kaste resten av handa og trekkje like mange nye kort.
    .flavour = Dei kom i fred, og drog av garde med alle notata våre.
twist-animal-rights-activists = Animal Rights Activists
    .text = Research gir kort, men ingen myntar.
    .flavour = Hamstrane er frie, og arbeidet ditt er gratis.
twist-bigger-and-better = Bigger and Better
    .text = Når du byggjer ei oppfinning som er verd fleire poeng enn kvar av dei du har frå før, får du 2 myntar; den første gir dei alltid.
    .flavour = Ingen har nokon gong klappa for den nest største laseren.
twist-blood-sweat-and-mice = Blood, Sweat & Mice
    .text = Work gir 6 myntar i staden for 4.
    .flavour = Musene har bede om kortare dagar. Ingen har bede musene om råd.
twist-cheap-fusion-power = Cheap Fusion Power
    .text = Oppfinningar kostar halvparten av det som står på kortet, runda opp.
    .flavour = Det durar, det glør, og det sender inga rekning.
twist-embezzling-minions = Embezzling Minions
    .text = Når runden tek til, blir alle som har 5 myntar eller fleire, runda ned til eit tal som kan delast på 5: 14 blir til 10.
    .flavour = Dei tek aldri noko anna enn småpengane.
twist-focused-research = Focused Research
    .text = Research gir eitt kort til, og så kastar du eitt kort frå handa.
    .flavour = Å vite kva du vil ha, er å vite kva som skal i søpla.
twist-forgotten-epiphanies = Forgotten Epiphanies
    .text = Research gir eitt kort til, men kvar oppfinning har ein verknad til: Byggjaren kastar 1 kort.
    .flavour = Det var genialt, og det stod bak på eitt eller anna.
twist-game-theory = Game Theory
    .text = Om du snur Research, blir inntekta di frå investeringane dobla denne runden.
    .flavour = Du veit at dei veit at du har lese kapittelet.
twist-grand-ambitions = Grand Ambitions
    .text = Det krevst 30 poeng for å vinne, i staden for 20.
    .flavour = Éi verd skulle aldri bli nok.
twist-hyperinflation = Hyperinflation
    .text = Når du har betalt for ei oppfinning, òg ei som kostar 0, mister du alle myntane du har att, før verknadene tek til.
    .flavour = Ta med trillebåra. Trillebåra blir verande att som pant.
twist-insider-trading = Insider Trading
    .text = Handlinga du snur, betaler òg dine eigne Minionar på det feltet, 1 mynt kvar.
    .flavour = Ein liten fugl fortalde deg kva du kom til å gjere.
twist-lingering-evil = Lingering Evil
    .text = Når du byggjer ei oppfinning utan verknader, skjer verknadene til den du bygde rett før, ein gong til, for deg og for dei andre.
    .flavour = Du trudde visst den lukta var borte.
twist-long-term-plans = Long-term Plans
    .text = Når runden tek til, legg alle som ikkje har nokon plan, eitt kort frå handa ned med baksida opp: Det må vere det neste dei byggjer, og kan ikkje kastast.
    .flavour = Side ein av fire hundre. Det følgjer med eit kart.
twist-mad-broker = Mad Broker
    .text = Når handlingane er snudde, men før inntekta, går Minionane dine på felt du ikkje snudde, tilbake til reserven, og éin Minion går gratis til kvart felt du snudde.
    .flavour = Kjøp! Sel! Slepp den dua! Kjøp!
twist-minimum-wage = Minimum Wage
    .text = Alle får 2 myntar når runden tek til.
    .flavour = Sjølv vondskapen må ete lunsj.
twist-mob-influence = Mob Influence
    .text = Ved rundeslutt betaler du 1 mynt for kvar annan spelar som snudde same handlinga som du, nabo eller ikkje.
    .flavour = Fint laboratorium. Litt mange her, berre.
twist-overpopulation = Overpopulation
    .text = Når runden tek til, må alle som har 2 kort eller fleire på handa, kaste eitt.
    .flavour = Det er for mange idear her inne, og no har dei byrja å formeire seg.
twist-parallel-universe = Parallel Universe
    .text = Kvar handling blir gjord to gonger, éin gong for alle og så éin gong til; inntekta blir framleis betalt éin gong.
    .flavour = Der borte verka det på første forsøk.
twist-perpetual-motion = Perpetual Motion
    .text = Alle vel og snur to ulike handlingar i kvar runde.
    .flavour = Det stoggar ikkje. Vi har prøvd å be pent.
twist-philanthropy = Philanthropy
    .text = Ved rundeslutt får den som ikkje har nokon myntar, 2, og den som ikkje har nokon kort, trekkjer 1.
    .flavour = Fotografen er her, så smil og ta imot.
twist-private-funding = Private Funding
    .text = Alle startar med 20 myntar i staden for 10.
    .flavour = Grandtante Ågot spør ikkje om noko, men ønskjer seg ein måne.
twist-public-acclaim = Public Acclaim
    .text = Kvar oppfinning som er bygd, er verd 1 poeng meir.
    .flavour = Dei jublar. Dei spring òg, men dei jublar.
twist-quantum-relativity = Quantum Relativity
    .text = Alle verknadene til ei oppfinning skjer, frå første til siste linje, og så skjer alle saman ein gong til.
    .flavour = Det har hendt, og det skal snart til å hende.
twist-recycling = Recycling
    .text = Kvar oppfinning har ein verknad til: Byggjaren trekkjer 1 kort.
    .flavour = Skrotet til ein skurk er gjennombrotet til den same skurken.
twist-rigged-investments = Rigged Investments
    .text = Kvar gong du set ein Minion på eit felt, får du 1 mynt for kvar Minion, same kven sin, som stod på eit slikt felt då runden tok til.
    .flavour = Marknaden er fri, berre ein veit kva for ei dør ein skal bruke.
twist-security-measures = Security Measures
    .text = Ein ser bort frå alle verknader av oppfinningar.
    .text-others = Ein ser bort frå verknader av oppfinningar på andre spelarar.
    .flavour = Ver venleg og hald dødsstrålen i hylsteret til kvar tid.
twist-stolen-parts = Stolen Parts
    .text = Kvar oppfinning har ein verknad til: Alle andre spelarar mister 2 myntar.
    .flavour = Har nokon sett fluksspolen min... å. Gratulerer.
twist-subliminal-advertising = Subliminal Advertising
    .text = Når poenga blir talde, er kvar heile bunke på 5 myntar verd 1 poeng.
    .flavour = Du har alltid hatt lyst til å tape for oss. Spør kven som helst.
twist-things-man-was-not-meant-to-know = Things Man Was Not Meant to Know
    .text = Når poenga blir talde, er 5 kort eller fleire på handa verde 5 poeng.
    .flavour = Ingen sa noko om kvinner, robotar eller kattar.
twist-think-tank = Think Tank
    .text = Alle får 7 kort ekstra i starten, og verknader som tel kort på handa, tel bygde oppfinningar i staden.
    .flavour = Ti ekspertar, elleve meiningar, éin tusj.
twist-unions = Unions
    .text = Når du byggjer ei oppfinning, må du ta att ein Minion frå eit felt; har du ingen på felta, blir ingenting bygd eller betalt: Kortet går tilbake på handa, og ein Minion går gratis til Speculate.
    .flavour = Sak ein: lunsj. Sak to: vulkanen. Sak tre: lunsj.
twist-unpaid-interns = Unpaid Interns
    .text = Minionane dine tener ingenting så lenge du har bygd færre oppfinningar enn du har Minionar på felta.
    .flavour = Tenk på erfaringa. Tenk på attesten. Pass deg for syra.
twist-working-alone = Working Alone
    .text = Når poenga blir talde, er det verdt 3 poeng å ikkje ha nokon Minion på noko felt.
    .flavour = Ingen å dele æra med, ingen til å halde stigen.

## Det eit bord kan velje

setting-firstTwist = Kva for ein Twist blir snudd først?
    .random = det blir trekt lodd
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
    .none = ingen: vår eigen, for eit første spel
setting-secondTwist = Og kva for ein etter den?
    .random = det blir trekt lodd, aldri den første om att
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
    .none = ingen
setting-speculateReveal = Korleis vel ein felt når fleire spekulerer?
    .secret = i løyndom, og så blir alt snudd samstundes (varianten i regelboka)
    .open = ope, etter kvart (grunnregelen)
setting-securityMeasures = Kva slår Security Measures av?
    .all = alle verknader av oppfinningar
    .others = berre verknader på andre spelarar
