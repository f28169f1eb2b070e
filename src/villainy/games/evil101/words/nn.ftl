### Evil:101 på nynorsk. Koden vel meldingar etter namn: phase-, question-, option-, event-, setting- og det som følgjer.
### `who` er "you" når det er lesaren det gjeld, elles "other", og då seier `name` kven. Kort kjem med symbola sine.

game-title = Evil:101
game-pitch = Legg planar, hald maska, og køyr frå Etaten.

## Ting og folk

type-plot = Wicked Plot
type-target = Target
type-agent = DIC Agent
type-chase = Chase
role-handler = DIC Handler
role-evil = Vond Spelar
thing-points = Victory Points
thing-tracker = Poengkort
thing-marker = spelebrikke
winner-title = Vondt Geni

vehicle-car = bil
    .one = ein bil
vehicle-helicopter = helikopter
    .one = eit helikopter
vehicle-submarine = ubåt
    .one = ein ubåt
chase-ring = bil > helikopter > ubåt > bil
chase-beats = slår { $loser }, taper for { $winner }

points = { $n ->
    [one] { $n } poeng
   *[other] { $n } poeng
}
points-short = { $n } p
shown-plot = { $name } ({ $symbols }; { $points } p)
shown-target = { $name } ({ $symbols })
shown-agent = { $name } ({ $symbols })
shown-chase = { $name } ({ $vehicle })

## Fasar

phase-setup = Før du blir vond
phase-plot = Vel brotsverket ditt
phase-dic = Etaten stikk innom
phase-chase = Legg på sprang
phase-hoarding = Tel byttet
phase-cleaners = Gøym spora

## Spørsmål: til den som blir spurd, og det dei andre får vite

question-PlotTurn = Kva for eit Plot-kort legg du ut, og på kva for eit Target-kort?
    .others = { $name } legg planar.
question-SwapPlot = Ingen av Plot-korta dine passar på eit ledig Target-kort. Kva for eit kastar du for å trekkje eit nytt?
    .others = { $name } står fast og rotar i skuffa etter ein annan plan.
question-LayAgent = Kva for ein agent legg du på kva for eit Plot-kort? Alle skal ha éin; eitt treff på eit symbol er nok.
    .others = { $name } sender ut agentar.
question-SwapAgent = Ingen av agentane dine passar på eit Plot-kort som er uvakta. Kast ein for å trekkje ein ny, eller gi deg?
    .others = { $name } er tom for høvelege agentar og ringjer rundt.
question-OpenChase = { $agent } blokkerte planen din. Legg du på sprang?
    .others = { $name } er blokkert og ser mot utgangen.
question-AnswerChase = I tet: { $vehicle }. Berre { $winner } slår det. Svarar du?
    .others = { $name } leitar etter noko som er raskare enn { $vehicle }.
question-Pocket = Du vann jakta, og ingen passar på bevismaterialet. Puttar du poenga i lomma?
    .others = { $name } ser på bevismaterialet, og så på si eiga lomme.
question-DumpAgents = Motspelaren kjenner agentane du fekk. Kastar du nokon før du trekkjer opp til sju?
    .others = { $name } går gjennom agentane.
question-Buy = Chase-kort kostar 2 poeng stykket. Kor mange kjøper du?
    .others = { $name } handlar fluktmiddel.

## Val

option-place = Legg { $card } på { $letter } { $target }
    .gain = { $points ->
        [one] { $points } poeng om det går bra
       *[other] { $points } poeng om det går bra
    }
    .odds = { $hits ->
        [0] Ingen symbol på Target-kortet blokkerer det.
        [one] { $hits } av dei { $symbols } symbola på Target-kortet blokkerer det.
       *[other] { $hits } av dei { $symbols } symbola på Target-kortet blokkerer det.
    }
option-swap-plot = Kast { $card } og trekk eit nytt
option-skip = Pass: ingen plan denne runden
option-lay = Legg { $card } på planen til { $name } ved { $letter } { $target }
    .gain = satsar på { $symbols }, verd { $points } der
option-swap-agent = Kast { $card } og trekk ein ny
option-stop = Gi deg: la resten liggje uvakta
option-drive = Spel { $card }
option-accept = Godta at du er teken
option-let-go = Ikkje svar: { $handler ->
    [yes] la dei sleppe unna
   *[no] gi opp
}
option-pocket = Putt poenga i lomma
option-leave = La dei liggje, som ein ærleg tenestemann
option-dump = Kast { $card }
option-keep = Behald resten
option-buy = { $count ->
    [0] Kjøp ingenting
    [one] Kjøp { $count } Chase-kort for { $price } poeng
   *[other] Kjøp { $count } Chase-kort for { $price } poeng
}

## Det som hende

event-handler = { $who ->
    [you] Du er DIC Handler. Ta på deg slipset.
   *[other] { $name } er DIC Handler.
}
    .handover = { $who ->
    [you] Skiltet går til deg: No er du DIC Handler, med { $amount } ubrukte agentar.
   *[other] Skiltet går til { $name }, den nye DIC Handleren, med { $amount } ubrukte agentar.
}
event-round = Runde { $amount } tek til.
event-placed = { $who ->
    [you] Du legg { $card } på { $letter } { $target }.
   *[other] { $name } legg eit Plot-kort på { $letter } { $target }.
}
    .face = { $who ->
    [you] Du legg { $card } på { $letter } { $target }.
   *[other] { $name } legg { $card } på { $letter } { $target }.
}
event-swapped-plot = { $who ->
    [you] Du kastar eit Plot-kort.
   *[other] { $name } står fast og kastar eit Plot-kort.
}
    .face = { $who ->
    [you] Du kastar { $card }.
   *[other] { $name } står fast og kastar { $card }.
}
event-drew-plot = { $who ->
    [you] Du trekkjer eit Plot-kort.
   *[other] { $name } trekkjer eit Plot-kort.
}
    .face = { $who ->
    [you] Du trekkjer { $card }.
   *[other] { $name } trekkjer { $card }.
}
event-no-plot = { $who ->
    [you] Du legg ingen plan denne runden. Eit alibi er det no i alle fall.
   *[other] { $name } legg ingen plan denne runden.
}
event-guarded = { $who ->
    [you] Du legg { $card } på planen til { $owner } ved { $letter }.
   *[other] { $name } legg { $card } på { $mine ->
        [yes] planen din
       *[no] planen til { $owner }
    } ved { $letter }.
}
event-unguarded = { $who ->
    [you] Du lèt resten av planane liggje uvakta.
   *[other] { $name } lèt resten av planane liggje uvakta.
}
event-swapped-agent = { $who ->
    [you] Du kastar ein agent.
   *[other] { $name } kastar ein agent.
}
    .face = { $who ->
    [you] Du kastar { $card }.
   *[other] { $name } kastar { $card }.
}
event-drew-agent = { $who ->
    [you] Du trekkjer ein agent.
   *[other] { $name } trekkjer ein agent.
}
    .face = { $who ->
    [you] Du trekkjer { $card }.
   *[other] { $name } trekkjer { $card }.
}
event-revealed = { $who ->
    [you] Planen din ved { $letter } blir snudd: { $card }.
   *[other] Planen til { $name } ved { $letter } blir snudd: { $card }.
}
event-foiled = { $who ->
    [you] { $card } blokkerer planen din.
   *[other] { $card } blokkerer planen til { $name }.
}
event-missed = { $who ->
    [you] { $card } ser feil veg. Planen din går sin gang.
   *[other] { $card } ser feil veg. Planen til { $name } går sin gang.
}
event-accepted = { $who ->
    [you] Du blir roleg med.
   *[other] { $name } blir roleg med.
}
event-drove = { $who ->
    [you] Du stikk av garde: { $card }.
   *[other] { $name } stikk av garde: { $card }.
}
event-followed = { $who ->
    [you] Du tek opp jakta: { $card }.
   *[other] { $name } tek opp jakta: { $card }.
}
event-escaped = { $who ->
    [you] Du slapp unna, og planen din med deg.
   *[other] { $name } slapp unna, og planen med.
}
event-caught = { $who ->
    [you] Du er teken. Planen din er framleis blokkert.
   *[other] { $name } er teken. Planen er framleis blokkert.
}
event-left = { $who ->
    [you] Du lèt poenga liggje. Det blir ikkje snakka om.
   *[other] { $name } lèt poenga liggje. Mistenkjeleg.
}
event-pocketed = { $who ->
    [you] Du puttar { points } i lomma.
   *[other] { $name } puttar { points } i lomma.
}
event-scored = { $who ->
    [you] Du får { points } ved { $letter }.
   *[other] { $name } får { points } ved { $letter }.
}
event-dumped = { $who ->
    [you] Du kastar ein agent.
   *[other] { $name } kastar ein agent.
}
    .face = { $who ->
    [you] Du kastar { $card }.
   *[other] { $name } kastar { $card }.
}
event-drew-agents = { $who ->
    [you] Du trekkjer { $amount ->
        [one] { $amount } agent
       *[other] { $amount } agentar
    }.
   *[other] { $name } trekkjer { $amount ->
        [one] { $amount } agent
       *[other] { $amount } agentar
    }.
}
event-drew-plots = { $who ->
    [you] Du trekkjer { $amount ->
        [one] { $amount } Plot-kort
       *[other] { $amount } Plot-kort
    }.
   *[other] { $name } trekkjer { $amount ->
        [one] { $amount } Plot-kort
       *[other] { $amount } Plot-kort
    }.
}
event-bought = { $who ->
    [you] Du kjøper { $amount ->
        [one] { $amount } Chase-kort
       *[other] { $amount } Chase-kort
    }.
   *[other] { $name } kjøper { $amount ->
        [one] { $amount } Chase-kort
       *[other] { $amount } Chase-kort
    }.
}
event-drew-chase = { $who ->
    [you] Du får eit Chase-kort.
   *[other] { $name } får eit Chase-kort.
}
    .face = { $who ->
    [you] Du får { $card }.
   *[other] { $name } får { $card }.
}
event-target = Nytt Target-kort ved { $letter }: { $card }.
event-play-off = Leiinga er delt på { $amount }. Dei spelar om sigeren, dei andre ser på og noterer.
event-won = { $who ->
    [you] Du er no { winner-title }, med { $amount } poeng. Tilbedinga kan ta til.
   *[other] { $name } er no { winner-title }, med { $amount } poeng. Tilbedinga kan ta til.
}

## Bordet

board-round = Runde { $round }
board-goal = først til { $goal } poeng
board-you = du
board-plots = { $n ->
    [one] { $n } Plot-kort
   *[other] { $n } Plot-kort
}
board-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agentar
}
board-chases-short = { $n } Chase
board-targets = Target-korta
board-no-target = (ikkje fleire Target-kort)
board-your-plots = Plot-korta dine
board-your-plots-aside = Plot-korta dine, lagde til sides så lenge du er Handler
board-your-agents = Agentane dine
board-your-chases = Chase-korta dine
board-known-agents = Agentar du veit at { $name } har
board-grid-plots = nummer) poeng om det går bra
board-grid-agents = nummer) kva symbolet er verdt der
board-face-down = { $name }: Plot-kort med baksida opp
board-face-down-mine = ditt, med baksida opp: { $card }
board-face-up = { $name }: { $card }
board-guard = ← { $card }
board-foiled = blokkert
board-through = går bra
board-road = Jakta
board-piles = Bunkar: { $plot } Plot-kort, { $target } Target-kort, { $agent } agentar, { $chase } Chase-kort
board-playoff = Omspel: { $names }
board-no-cards = ingen

## Det eit bord kan velje

setting-pocket = Kan ein Handler som vinn ei jakt, ta poenga?
    .off = nei, dei er tapte
    .may = Handleren kan ta dei (den engelske varianten)
    .must = Handleren tek dei, utan å bli spurd (den nynorske varianten)
setting-plotRedraw = Må ein Vond Spelar som ikkje har noko som passar, byte kort?
    .must = ja, til eitt passar
    .may = nei, det går an å melde pass
setting-reveal = Når blir Plot-korta snudde?
    .together = alle på ein gong, når den siste agenten er på plass
    .one-by-one = eitt om gongen: vakt, snu, jakt, så det neste
setting-discards = Blir kort som blir kasta, viste fram?
    .hidden = nei, dei blir lagde med baksida opp
    .open = ja, alle ser dei
setting-endTiming = Når blir det sett etter om nokon har nådd målet?
    .rulebook = etter kvar runde
    .full-rotation = når alle har vore Handler like mange gonger: snillare mot den første Handleren
setting-goal = Kor mange poeng gjer slutt på spelet?
    .number = 10 til 40
setting-firstHandler = Kven er Handler først?
    .random = det blir trekt lodd
    .number = plassen med det nummeret, rekna frå 0
