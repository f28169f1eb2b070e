### Evil Genius VS Spies på nynorsk. Koden vel meldingar etter namn: phase-, question-, option-, event-, setting- og det
### som følgjer. `who` er "you" når det gjeld lesaren, elles "other", og då seier `name` kven; `rival` er den andre
### spelaren. Ruter kjem som «rute 3», kort med namn, og der eit tal hjelper, med tala sine.

game-title = Evil Genius VS Spies
game-pitch = Den eine av dykk byggjer eit Lair og ein vond plan. Den andre sender folk inn hovuddøra.

## Ting og folk

role-genius = Det vonde geniet
role-master = Spionsjefen
seat-1 = { role-genius }
seat-2 = { role-master }
type-minion = Minion
type-contraption = Innretning
type-static = Innretning, fast
type-attachable = Innretning, til å feste
type-epiphany = Genistrek
type-plan = Vond plan
type-spy = Spion
type-node = Node
type-intelligence = Etterretning
thing-evilness = Vondskap
thing-lair = Lair
thing-networks = Nettverk
state-free = Ledig
state-busy = Oppteken
state-assigned = Tilknytt
state-unassigned = Utan nettverk
edge-left = venstre
edge-top = topp
edge-right = høgre
edge-bottom = botn
square = rute { $n }
in-square = { $name } i rute { $n }
numbered = { $name } nr. { $n }
network-of = nettverket til { $node } (storleik { $n })
list-last = { $most } og { $last }

evilness = { $n } vondskap
cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
window-any = når som helst
window-own = i din eigen tur
window-infiltration = under ein infiltrasjon
window-response = som svar på eit kort

shown-minion = { $name } ({ $attack }/{ $health }/{ $third })
shown-contraption = { $name } ({ $cost } arbeid)
shown-epiphany = { $name }
shown-plan = «{ $name }» ({ $evilness } vondskap)
plan-name = «{ $name }»
shown-spy = { $name } ({ $attack }/{ $health }/{ $third }, nettverk { $low }–{ $high })
shown-node = { $name }
shown-intelligence = { $name }
about-card = { $kind }.
numbers-minion = Åtak { $attack }, helse { $health }, merksemd { $perception }.
numbers-contraption = Kostar { $cost } arbeid.
numbers-epiphany = { $window ->
    [own] Kan spelast i din eigen tur.
    [infiltration] Kan spelast under ein infiltrasjon.
    [response] Kan spelast som svar på eit kort.
   *[any] Kan spelast når som helst.
}
numbers-plan = { $evilness } vondskap; kostar { $contraptions } i innretningar og { $minions ->
    [one] { $minions } Minion
   *[other] { $minions } Minionar
}.
numbers-spy = Åtak { $attack }, helse { $health }, sniking { $sneak }; nettverk { $low } til { $high }.
numbers-node = Kontaktar: { $edges }.
numbers-intelligence = { $window ->
    [own] Kan spelast i din eigen tur.
    [infiltration] Kan spelast under ein infiltrasjon.
    [response] Kan spelast som svar på eit kort.
   *[any] Kan spelast når som helst.
}

keyword-initiative = initiativ
keyword-noWork = arbeider aldri
keyword-workAttached = arbeider med noko festa på seg
keyword-keen = held på merksemda
keyword-ambush = bakhald
keyword-saved = til handa i staden for å døy
keyword-noRegain = får ikkje helse att
keyword-quietDestroy = snik seg etter å ha øydelagt
keyword-freeFirstSneak = første sniking er gratis
keyword-trapEject = kasta ut, ikkje drepen, av innretningar
keyword-lastGasp = kasta ut, ikkje drepen
keyword-untargetable = trygg for genistrekar
keyword-dark = slått av
keyword-stalled = seinka
keyword-reenter = kan infiltrere éin gong til

stage-none = ingen plan
stage-in-progress = under arbeid
stage-activated = sett i gang
stage-advanced = ført vidare

## Fasar

phase-setup = Før krangelen
phase-plan = Planen
phase-genius-draw = Geniet trekkjer
phase-main = Pønsk og bygg
phase-activate = No eller seinare?
phase-master-draw = Spionsjefen trekkjer
phase-actions = Tre handlingar
phase-assign = Knyt til spionar
phase-infiltrate = Inn hovuddøra

## Spørsmål: til den som blir spurd, og det dei andre får høyre

question-SelectPlan = Kva for ein vond plan går du for? Dei andre går tilbake i stokken.
    .others = { $name } blar i vonde planar og fniser.
question-Advance = { $plan }: Alt det kostar, er der. Fører du planen vidare?
    .others = { $name } har handa på { $plan }.
question-Complete = { $plan } er klar. Fullfører du planen?
    .others = { $name } er i ferd med å gjere ferdig { $plan }.
question-PayContraptions = Kva for innretningar ofrar du for { $plan }?
    .others = { $name } avgjer kva { $plan } skal koste.
question-PayMinions = Kva for Minionar ofrar du for { $plan }? Dei har sett det kome.
    .others = { $name } avgjer kven { $plan } skal koste.
question-Mulligan = Den første handa di. Beheld du henne?
    .others = { $name } granskar den første handa si.
question-Cycle = Du har full hand. Kastar du eit kort før du trekkjer?
    .others = { $name } veg ei full hand.
question-GeniusMain = Lairet ditt. Minionar att å spele: { $plays }. Arbeid for handa: { $work }.
    .others = { $name } har det travelt i Lairet.
question-Activate = Turen er slutt. Set du i gang { $plan }?
    .others = { $name } ser på planen, og på deg, og på planen.
question-MasterActions = Handlingar att: { $actions }. Kva gjer du?
    .others = { $name } tek nokre telefonar.
question-Assign = Kva for ein spion skal til kva nettverk?
    .others = { $name } deler ut oppdrag.
question-Infiltrate = Kven sender du inn?
    .others = { $name } ser over spionane.
question-UseBonus = Bruker du { $bonus } no? { $offer }
    .others = { $name } grundar på kva { $bonus } kan gjere.
question-Face = { $spy } står framfor { $target }. Kva no?
    .others = { $spy } står framfor { $target }, og { $name } tenkjer fort.
question-Interrupt = { $answering ->
    [yes] { $own ->
        [yes] Ingen har svart på { $card }. Legg du til eit kort?
       *[no] { $rival } spelar { $card }. Svarar du?
    }
   *[no] { $occasion ->
        [before-move] { $spy } skal til å gå til { $next }. Grip du inn?
        [spy-enters] { $spy } står framfor { $target }. Grip du inn før valet?
        [choice-made] { $spy } har gjort eit val om { $target }. Eit siste ord?
        [before-combat] { $spy } skal til å gå til åtak på { $target }. Eit siste ord?
        [between-exchanges] { $spy } og { $target } dreg pusten. Grip du inn?
       *[other] Spelar du eit kort?
    }
}
    .others = { $answering ->
    [yes] { $own ->
        [yes] { $name } kan leggje til eit kort etter { $card }.
       *[no] { $name } vurderer eit svar på { $card }.
    }
   *[no] { $occasion ->
        [before-move] { $name } kan gripe inn før { $spy } går til { $next }.
        [spy-enters] { $name } kan gripe inn medan { $spy } står framfor { $target }.
        [choice-made] { $name } kan gripe inn før { $spy } gjer noko med { $target }.
        [before-combat] { $name } kan gripe inn før { $spy } går til åtak på { $target }.
        [between-exchanges] { $name } kan gripe inn i kampen mellom { $spy } og { $target }.
       *[other] { $name } kan gripe inn.
    }
}
question-Aim = { $card }: { $second ->
    [yes] Og det andre valet?
   *[no] Kven eller kva gjeld det?
} { $text }
    .others = { $name } siktar med { $card }.
question-DiscardChoice = Kva for eit kort kastar du?
    .others = { $name } vel eit kort å kaste.
question-TakeIntelligence = Kva for eit etterretningskort tek du frå { $rival }?
    .others = { $name } rotar i handa til { $rival }.

## Val

option-pass = { $answering ->
    [yes] La det skje
   *[no] Pass
}
option-done = { $question ->
    [GeniusMain] Ferdig i Lairet
    [MasterActions] Ferdig med handlingar
    [Assign] Ferdig med oppdrag
    [Infiltrate] Avslutt turen
   *[other] Ikkje fleire
}
option-attack = Gå til åtak på { $target }
option-sneak = Snik deg forbi { $target }
option-destroy = Øydelegg { $target }
option-ignore = Ignorer { $target }
option-keep = { $question ->
    [Mulligan] Behald handa
   *[other] Kast ingenting
}
option-redraw = Vis fram handa, stokk henne inn og trekk på nytt
option-advance = Før { $plan } vidare
option-leave = La { $plan } liggje
option-complete = Fullfør { $plan }
option-activate = Set i gang { $plan }: snu kortet
option-wait = Vent
option-withdraw = Kall ut { $spy }
option-use = Bruk det
option-spare = Spar det
option-work = { $target } arbeider
option-busy = { $target }: oppteken, for å bruke evna
option-square = { $target }
option-epiphany = Spel { $card }
option-intelligence = Spel { $card }
option-move = Flytt { $one } til { $two }
option-swap = Byt om på { $one } og { $two }
option-sacrifice = { $which ->
    [attached] Ofre { $attached }, festa på { $target }
   *[standing] Ofre { $target }
}
option-plan = Gå for { $card }
option-minion = Spel { $card } i { $square }
option-build = { $how ->
    [onto] Bygg { $card } på { $target }
   *[into] Bygg { $card } i { $square }
}
option-infiltrate = Send inn { $spy }
option-spy = { $spy }
option-node = { $node }
option-link = Koplinga mellom { $one } og { $two } { $edge ->
    [right] til høgre
   *[bottom] under
}
option-network = { $network }
option-trick = { $spy }: { $text }
option-bonus = { $node }: { $text }
option-recruit = Spel { $card }
option-found = Spel { $card }
option-disconnect = Kople frå kvarandre { $one } og { $two } { $edge ->
    [right] til høgre
   *[bottom] under
}
option-connect = Kople saman { $one } og { $two } { $edge ->
    [right] til høgre
   *[bottom] under
}
option-unassign = Ta { $spy } av nettverket
option-assign = Knyt { $spy } til { $network }
option-discard = Kast { $card }

## Kva eit val ville ha å seie

explain-noisy = { $spy } kan ikkje snike seg meir denne turen.
explain-sneak = Kostar { $price } av { $n } i sniking; { $left } att.
explain-attack = { $spy }: åtak { $attack }, helse att { $left }. { $minion }: åtak { $hits }, helse att { $stands }.
explain-fight = { $outcome ->
    [minion] Slik det står no, døyr { $minion }, og { $spy } går vidare med { $n } helse.
    [spy] Slik det står no, døyr { $spy }.
    [both] Slik det står no, døyr { $spy } og { $minion }.
   *[none] Ingen av dei kan skade den andre: { $spy } blir jaga bort.
}
explain-if-fight = { $outcome ->
    [minion] I ein kamp ville { $minion } døy og { $spy } gå vidare med { $n } i helse.
    [spy] I ein kamp ville { $spy } døy.
    [both] I ein kamp ville { $spy } og { $minion } døy.
   *[none] I ein kamp kunne ingen av dei skade den andre: { $spy } ville bli jaga ut.
}
explain-must-fight = { $spy } kan ikkje snike seg forbi { $minion }: Passar begge sider, blir det åtak. { $outcome }
explain-work = Gir { $n } arbeid; då har du { $total }.
explain-counts = { $n ->
    [one] Tel som { $n } Minion.
   *[other] Tel som { $n } Minionar.
}
explain-counts-cost = Tel som { $n } i innretningar.
explain-costs = { $n } vondskap. Innretningar: { $value } av { $contraptions }. Minionar: { $count } av { $minions }.
explain-size = { $n ->
    [one] Eit nettverk på storleik { $n }.
   *[other] Eit nettverk på storleik { $n }.
}
now-minion = No: åtak { $attack }, helse { $left }, merksemd { $perception }, { $busy ->
    [yes] oppteken
   *[no] ledig
}.
now-spy = No: åtak { $attack }, helse { $left }, sniking { $sneak }; nettverk { $low } til { $high }.

## Det som hende

event-turn = Runde { $n }: { $who ->
    [you] din tur
   *[other] turen til { $name }
} som { $side ->
    [genius] det vonde geniet
   *[master] Spionsjefen
}.
event-reshuffled = { $who ->
    [you] Stokken din var tom; du stokkar { $n } kasta kort til ein ny.
   *[other] Stokken til { $name } var tom; { $n } kasta kort blir stokka til ein ny.
}
event-drew = { $who ->
    [you] Du trekkjer { cards }.
   *[other] { $name } trekkjer { cards }.
}
event-drew-card = Du trekkjer { $shown }.
event-shown = { $who ->
    [you] Du viser fram { $card }.
   *[other] { $name } viser fram { $card }.
}
event-discarded = { $who ->
    [you] Du kastar { $card }.
   *[other] { $name } kastar { $card }.
}
event-offered = Du kunne gå for { $shown }.
event-selected = { $who ->
    [you] Du legg ein plan bak rute 8 med baksida opp.
   *[other] { $name } legg ein vond plan bak rute 8 med baksida opp. Han summar.
}
    .face = { $who ->
    [you] Du tek fatt på { $shown }.
   *[other] { $name } tek fatt på { $shown }.
}
event-put-back = { $who ->
    [you] Du stokkar planen din inn att i stokken.
   *[other] { $name } stokkar planen inn att i stokken.
}
event-activated = { $who ->
    [you] Du set i gang { $shown }. La dei skjelve.
   *[other] { $name } set i gang { $shown }. Det er to turar att å stanse planen på.
}
event-advanced = { $who ->
    [you] Du fører { $card } vidare. Éin tur att.
   *[other] { $name } fører { $card } vidare. Det er éin tur att å stanse planen på.
}
event-waited = { $who ->
    [you] Du lèt { $card } liggje.
   *[other] { $name } lèt { $card } liggje.
}
event-stalled = { $card } står fast i papirarbeid.
event-delayed = { $card } må vente: Kostnadene er ikkje i Lairet.
event-completing = { $who ->
    [you] Du fullfører { $card }.
   *[other] { $name } fullfører { $card }.
}
event-completed = { $card } er gjort. Verda er åtvara.
event-marked = { $who ->
    [you] Du peiker ut { $card } til å bli ofra.
   *[other] { $name } peiker ut { $card } til å bli ofra.
}
event-sacrificed = { $card } blir ofra.
event-scored = { $who ->
    [you] Du får { evilness }.
   *[other] { $name } får { evilness }.
}
event-no-plans = Det er ingen vonde planar att. Vondskapen er utseld.
event-no-rounds = { $n ->
    [one] { $n } runde er spelt. Det held.
   *[other] { $n } rundar er spelte. Det held.
}
event-won = { $who ->
    [you] Du vinn, med { evilness }. { $side ->
        [genius] Verda er di.
       *[master] Verda kan sove trygt.
    }
   *[other] { $name } vinn, med { evilness }. { $side ->
        [genius] Verda har fått ny eigar.
       *[master] Verda kan sove trygt.
    }
}
event-minion = { $who ->
    [you] Du set { $card } i { $square }.
   *[other] { $name } set { $card } i { $square }.
}
event-moved = { $card } flyttar frå { $from } til { $square }.
event-swapped = { $card } i { $from } og { $minion } i { $square } byter ruter.
event-busy = { $card } i { $square } er oppteken.
event-free = { $card } i { $square } er ledig.
event-worked = { $minion } i { $square } gir { $n } arbeid.
event-used = { $who ->
    [you] Du bruker { $card }: «{ $text }»
   *[other] { $name } bruker { $card }: «{ $text }»
}
event-built = { $who ->
    [you] Du byggjer { $card } i { $square }.
   *[other] { $name } byggjer { $card } i { $square }.
}
event-attached = { $who ->
    [you] Du byggjer { $card } på { $minion } i { $square }.
   *[other] { $name } byggjer { $card } på { $minion } i { $square }.
}
event-destroyed = { $card } i { $square } blir øydelagd.
event-minion-hurt = { $why ->
    [initiative] Initiativ: { $card } tek { $n } skade.
   *[other] { $card } tek { $n } skade.
}
event-minion-heals = { $card } har full helse att.
event-minion-died = { $card } i { $square } døyr.
event-returned = { $who ->
    [you] { $card } går tilbake til handa di.
   *[other] { $card } går tilbake til handa til { $name }.
}
event-spy = { $who ->
    [you] Du vervar { $card }.
   *[other] { $name } vervar { $card }.
}
event-node = { $who ->
    [you] Du set opp { $card }.
   *[other] { $name } set opp { $card }.
}
event-connected = { $node } og { $other } blir kopla saman: { $edge ->
    [right] venstre og høgre
   *[bottom] topp og botn
}.
event-cut = Koplinga mellom { $node } og { $other } er borte.
event-disconnected = Alle koplingane i nettverket til { $node } er borte.
event-node-destroyed = { $card } blir øydelagd.
event-assigned = { $card } blir knytt til nettverket til { $network }.
event-unassigned = { $card } er utan nettverk.
event-barred = { $card } kan ikkje knytast til noko nettverk i neste tur.
event-enters = { $card } legg i veg mot Lairet.
event-jumps = { $card } hoppar fram mot { $square }.
event-steps = { $card } går til { $square }.
event-reached = { $card } kjem forbi rute 8.
event-regained = { $card } får att { $n } helse.
event-chose = { $choice ->
    [attack] Spionen skal til å gå til åtak på
    [sneak] Spionen skal til å snike seg forbi
    [destroy] Spionen skal til å øydeleggje
   *[ignore] Spionen skal til å ignorere
} { $minion }.
event-ignored = { $card } blir ståande.
event-sneaked = { $card } snik seg forbi { $minion }, for { $n } i sniking.
event-combat = Kamp i { $square }, mot { $card }.
event-exchange = Det blir slegest frå begge kantar.
event-spy-hurt = { $why ->
    [initiative] Initiativ: { $card } tek { $n } skade.
   *[other] { $card } tek { $n } skade.
}
event-spy-died = { $inside ->
    [yes] { $card } døyr i { $square }.
   *[no] { $card } døyr.
}
event-ejected = { $card } blir kasta ut av Lairet.
event-withdrew = { $card } går ut av Lairet, framleis tilknytt.
event-way-out = { $card } viser vegen ut.
event-thwarted = { $who ->
    [you] Du stansar { $shown }.
   *[other] { $name } stansar { $shown }.
}
event-played = { $who ->
    [you] Du spelar { $card }: «{ $text }»
   *[other] { $name } spelar { $card }: «{ $text }»
}
event-resolves = { $card } skjer.
event-cancelled = { $card } blir stoppa.
event-changed = { $card }: { $amount } { $stat }.
event-given-initiative = { $card } har initiativ.
event-given-noWork = { $card } kan ikkje arbeide.
event-given-workAttached = { $card } kan arbeide med ei innretning festa på seg.
event-given-keen = { $card } held på merksemda når arbeidet kallar.
event-given-ambush = { $card } ligg i bakhald for spionar.
event-given-saved = { $card } går tilbake til handa ved eit dødsfall.
event-given-noRegain = { $card } får ikkje helse att.
event-given-quietDestroy = { $card } kan snike seg, jamvel etter å ha øydelagt ei innretning.
event-given-freeFirstSneak = { $card } betaler ingenting for den første snikinga.
event-given-trapEject = { $card } blir kasta ut i staden for drepen av innretningar.
event-given-lastGasp = { $card } blir kasta ut i staden for drepen.
event-given-untargetable = { $card } er trygg for genistrekar.
event-given-dark = { $card } er slått av.
event-given-stalled = { $card } blir seinka: kan korkje førast vidare eller fullførast.
event-given-reenter = { $card } kan infiltrere éin gong til denne turen.
event-looked-at-hand = { $who ->
    [you] Du ser på handa til { $rival }: { cards }.
   *[other] { $name } ser på { $me ->
        [rival] handa di
       *[other] handa til { $rival }
    }: { cards }.
}
event-saw = Du ser { $shown }.
event-looked-at-plan = { $who ->
    [you] Du ser på planen.
   *[other] { $name } ser på planen.
}
    .face = { $who ->
    [you] Du ser på planen: { $shown }.
   *[other] { $name } ser på { $shown }.
}
event-gained-work = { $who ->
    [you] Arbeid til deg: { $amount }.
   *[other] Arbeid til { $name }: { $amount }.
}
event-gained-plays = { $who ->
    [you] Minionar du kan spele: { $amount }.
   *[other] Minionar { $name } kan spele: { $amount }.
}
event-gained-actions = { $who ->
    [you] Handlingar til deg: { $amount }.
   *[other] Handlingar til { $name }: { $amount }.
}

## Innstillingar for eit bord

setting-lethal = Drep skade som er lik helsa?
    .exceeds = nei, berre meir enn helsa
    .meets = ja
setting-regainCap = Kan helse ein spion får att, gå over talet på kortet?
    .none = ja, utan grense
    .printed = nei
setting-withdraw = Kan ein spion kallast ut før ei flytting?
    .never = nei, er du inne, så er du inne
    .allowed = ja, og han er framleis tilknytt
setting-spiesPerNetwork = Kor mange spionar kan eitt nettverk bere?
    .any = så mange det skal vere
    .number = éin, til stor hjelp for Geniet
setting-complete = Må ein plan som er ført vidare, fullførast så snart det går?
    .forced = ja
    .may = nei, Geniet kan vente
setting-mulligan = Kan ei første hand som ikkje kan byrje, trekkjast på nytt?
    .on = ja, éin gong
    .off = nei
setting-relief = Kan ei full hand kaste eit kort før trekkinga?
    .on = ja
    .off = nei
setting-attachedBusyAbility = Kan ein Minion med ei innretning festa på seg bruke ei evne som gjer han oppteken?
    .off = nei
    .on = ja
setting-combatWindows = Kan det spelast kort under ein kamp?
    .none = nei, berre før og etter
    .between-exchanges = ja, mellom slagvekslingane
setting-roundCap = Etter kor mange rundar er spelet slutt?
    .number = då vinn den som har flest poeng

## Det som står på korta. Linjene blir sette saman av evnene til kortet: `frame-` seier når, `do-` kva som skjer, `whom-`
## med kven. `number` er "one" eller "many", `side` kven sitt kort det er, `until` og `against` byrjar med mellomrom.

stat-attack = åtak
    .glyph = ⚔
stat-health = helse
    .glyph = ♥
stat-perception = merksemd
    .glyph = ◉
stat-sneak = sniking
    .glyph = ☾
stat-work = arbeid
    .glyph = ⚒
stat-regain = helse å få att
stat-planMinion = Minionar for vonde planar
stat-netSize = storleik på nettverket
stat-range = min. og maks.

text-then = { $first }; { $next }
text-again = { $text }, og så éin gong til
text-size = Storleik { $n }: { $text }
text-named = { $name } – { $text }

trick-virtual-env = Stille, men dødeleg
trick-radio-mast = Feltrapport
trick-field-hospital = Lapp i hop
trick-embassy = Immunitet
trick-uplink = Langt objektiv
trick-quartermaster = Duppedittlån
trick-expenses = Bestikking
trick-emergency-exit = Vegen ut

frame-static = { $text }
frame-busy = oppteken: { $text }
frame-entry = når denne spionen startar ein infiltrasjon: { $text }
frame-once = { $limit ->
    [infiltration] éin gong per infiltrasjon
   *[turn] éin gong per tur
}{ $moment ->
    [entry] , når ein spion på nettverket startar ein infiltrasjon
   *[any] { "" }
}, om du vil: { $text }
frame-spyEnters = når ein spion går inn i denne ruta: { $text }
frame-spyIgnores = når ein spion ignorerer denne: { $text }
frame-spyDestroys = når ein spion øydelegg denne: { $text }
frame-spyActs = når ein spion skal til å øydeleggje eller ignorere denne: { $text }
frame-dies = når { $kind ->
    [contraption] Minionen
    [spy] denne spionen
   *[minion] denne Minionen
} døyr{ $how ->
    [combat] { " " }i kamp
    [infiltrating] { " " }medan han infiltrerer
   *[any] { "" }
}: { $text }
frame-complete = { $text }
frame-window-own = i din tur: { $text }
frame-window-infiltration = under ein infiltrasjon: { $text }
frame-window-response = som svar på eit kort: { $text }

until-combat = i éin kamp
until-infiltration = i resten av infiltrasjonen
until-turn = denne turen
until-round = fram til din neste tur

need-opposing-zero = mot Minionar med 0 i merksemd
need-net-below = om nettverket til spionen er mindre enn { $n }
need-sneak-below = om spionen har mindre enn { $n } i sniking
need-next-contraption = om det står ei innretning der
need-free = (berre dei ledige)
need-busy = (berre dei opptekne)

hand-yours = handa di
hand-genius = handa til Geniet
hand-master = handa til Spionsjefen

whom-spyEnters = ein spion som går inn i denne ruta{ $strength ->
    [net] { " " }med eit nettverk mindre enn { $n },
    [sneak] { " " }med mindre enn { $n } i sniking,
   *[any] ,
}
whom-spyIgnores = ein spion som ignorerer denne{ $strength ->
    [net] { " " }med eit nettverk mindre enn { $n },
    [sneak] { " " }med mindre enn { $n } i sniking,
   *[any] ,
}
whom-spyDestroys = ein spion som øydelegg denne{ $strength ->
    [net] { " " }med eit nettverk mindre enn { $n },
    [sneak] { " " }med mindre enn { $n } i sniking,
   *[any] ,
}
whom-spyActs = ein spion som skal til å øydeleggje eller ignorere denne{ $strength ->
    [net] { " " }med eit nettverk mindre enn { $n },
    [sneak] { " " }med mindre enn { $n } i sniking,
   *[any] ,
}
whom-self = { $kind ->
    [spy] denne spionen
   *[minion] denne Minionen
}
whom-host = Minionen
whom-owner = du
whom-opponent = { $side ->
    [genius] Spionsjefen
   *[master] Geniet
}
whom-spy = { $how ->
    [combat] spionen han slost mot,
   *[any] { $trigger ->
        [entry] han
       *[other] { $kind ->
            [spy] denne spionen
           *[other] spionen i Lairet
        }
    }
}
whom-anySpy = ein spion i spel
whom-allSpies = alle spionar i spel
whom-infiltrators = spionar som infiltrerer,
whom-network = spionar på dette nettverket
whom-networkOthers = { $kind ->
    [spy] dei andre spionane på nettverket hans
    [node] dei andre spionane på dette nettverket
   *[other] dei andre spionane på nettverket til spionen i Lairet
}
whom-minion = { $other ->
    [yes] { $state ->
        [free] ein annan ledig Minion
        [busy] ein annan oppteken Minion
        [both] ein annan Minion, ledig eller oppteken,
       *[any] ein annan Minion
    }
   *[no] { $state ->
        [free] ein ledig Minion
        [busy] ein oppteken Minion
        [both] ein Minion, ledig eller oppteken,
       *[any] ein Minion
    }
}
whom-nextMinion = { $state ->
    [free] ein ledig Minion i neste rute
    [busy] ein oppteken Minion i neste rute
   *[any] Minionen i neste rute
}
whom-upTo2minions = { $state ->
    [free] opptil to ledige Minionar
    [busy] opptil to opptekne Minionar
   *[any] opptil to Minionar
}
whom-twoMinions = { $state ->
    [free] to ledige Minionar
    [busy] to opptekne Minionar
   *[any] to Minionar, ledige eller opptekne
}
whom-adjacent = { $lasting ->
    [yes] Minionar som no er i naborutene,
   *[no] Minionar i naborutene
}
whom-otherMinions = { $side ->
    [genius] dei andre Minionane dine
   *[master] alle dei andre Minionane
}
whom-allMinions = { $side ->
    [genius] Minionane dine
   *[master] alle Minionane
}
whom-minionsMet = Minionar som står mot ein spion på nettverket,
whom-deadMinion = den Minionen som sist blei kasta,
whom-contraption = { $limited ->
    [yes] ei fast innretning som kostar { $cost } eller mindre
   *[no] ei fast innretning
}
whom-node = ein node
whom-link = éi kopling mellom to nodar
whom-aNetwork = eitt nettverk
whom-allNetworks = alle nettverk
whom-plan = planen
whom-card = eit kort

do-mod = { $whom } { $number ->
    [one] har
   *[many] har
} { $amount } i { $stat }{ $until }
do-mod-network = { $amount } { $stat }
do-mod-perception = { $whom } { $number ->
    [one] har
   *[many] har
} { $amount } i { $stat }{ $until }{ $note ->
    [yes] { " " }(opptekne blir verande på 0)
   *[no] { "" }
}
do-mod-perception-minionsMet = Minionar har { $amount } i { $stat } mot spionar på dette nettverket
do-mod-work = { $whom } { $number ->
    [one] gir
   *[many] gir
} { $amount } arbeid{ $until }
do-mod-work-self = { $whom } gir { $total } arbeid når han arbeider{ $until }
do-mod-regain = { $whom } { $number ->
    [one] får att
   *[many] får att
} { $n } { $sign ->
    [plus] meir
   *[minus] mindre
} helse frå tomme ruter{ $until }
do-mod-planMinion = { $whom } { $number ->
    [one] tel som
   *[many] tel kvar som
} { $total ->
    [one] { $total } Minion
   *[other] { $total } Minionar
} for kostnadene til vonde planar{ $until }
do-mod-netSize = { $whom } { $number ->
    [one] reknar nettverket sitt som
   *[many] reknar nettverket sitt som
} { $n } { $sign ->
    [plus] større
   *[minus] mindre
} for støtta og for kort som ser på storleiken, ikkje for nettverksbonusar{ $until }
do-mod-range = { $whom } { $number ->
    [one] har
   *[many] har
} min. { $n } { $sign ->
    [plus] lågare og maks. { $n } høgare
   *[minus] høgare og maks. { $n } lågare
}{ $until }

do-give-initiative = { $whom } { $number ->
    [one] har
   *[many] har
} initiativ{ $against }{ $until }
do-give-noWork = { $whom } arbeider { $number ->
    [one] aldri
   *[many] aldri
}{ $until }
do-give-workAttached = { $whom } kan arbeide jamvel med ei innretning festa på seg{ $until }
do-give-keen = { $whom } held på merksemda { $number ->
    [one] når han er oppteken
   *[many] når dei er opptekne
}{ $until }
do-give-ambush = ein spion som går inn i ruta til { $whom }{ $until }, tek { $n } skade
do-give-ambush-self = ein spion som går inn i denne ruta{ $until }, tek { $n } skade
do-give-saved = { $limit ->
    [turn] den første av { $whom } som døyr i kvar tur, går tilbake til { $hand }
   *[none] { $whom } { $number ->
        [one] går tilbake til { $hand } når han døyr
       *[many] går tilbake til { $hand } når dei døyr
    }{ $until }
}
do-give-saved-minion = om Minionen du vel, døyr{ $until }, går han tilbake til { $hand }
do-give-noRegain = { $whom } { $number ->
    [one] får ikkje
   *[many] får ikkje
} helse att frå tomme ruter{ $until }
do-give-quietDestroy = { $whom } kan snike seg{ $until }, jamvel etter å ha øydelagt ei innretning
do-give-freeFirstSneak = { $whom } { $number ->
    [one] betaler
   *[many] betaler
} ikkje sniking for den første Minionen i ein infiltrasjon{ $until }
do-give-trapEject = { $whom } blir kasta ut i staden når ei innretning ville ha drepe { $number ->
    [one] han
   *[many] dei
}{ $until }
do-give-lastGasp = { $whom } blir { $number ->
    [one] kasta ut i staden for drepen
   *[many] kasta ut i staden for drepne
} under infiltrasjon{ $until }
do-give-lastGasp-network = { $limit ->
    [turn] den første spionen på nettverket som ville ha blitt drepen under infiltrasjon i kvar tur, blir kasta ut i staden
   *[none] spionar på nettverket blir kasta ut i staden for drepne under infiltrasjon
}
do-give-untargetable = { $whom } kan ikkje vere mål for ein genistrek, ikkje eingong under infiltrasjon{ $until }
do-give-dark = slå av { $whom }{ $until }
do-give-dark-node = slå av nettverksbonusane på { $whom }{ $until } (han tel framleis for storleiken)
do-give-stalled = planen kan korkje førast vidare eller fullførast når den neste turen til Geniet tek til
do-give-reenter = ein spion som har infiltrert denne turen, kan knytast til eit nettverk att med ein gong og infiltrere éin gong til (skaden blir sitjande)

do-damage = { $whom } { $number ->
    [one] tek
   *[many] tek
} { $n } skade{ $unit ->
    [minion] , som sit i til turen er slutt eller ein kamp er overlevd
   *[spy] { "" }
}
do-heal = { $whom } får att { $n } helse
do-kill = { $voice ->
    [passive] { $whom } { $number ->
        [one] blir drepen
       *[many] blir drepne
    }
   *[active] drep { $whom }
}
do-eject = { $voice ->
    [passive] { $whom } blir kasta ut
   *[active] kast ut { $whom }
}
do-withdraw = { $whom } går ut og er framleis tilknytt
do-unassign = { $whom } { $number ->
    [one] blir
   *[many] blir
} utan nettverk og kan ikkje knytast til noko nettverk i den neste turen til Spionsjefen
do-destroy = øydelegg { $whom }
do-destroy-contraption = øydelegg { $whom } (det som elles skjer når ein spion øydelegg henne, skjer ikkje)
do-return = ta { $whom } tilbake til { $hand }
do-return-minion = ta { $whom } tilbake til { $hand }; det som er festa på han, blir øydelagt
do-return-self = han går tilbake til { $hand }
do-return-host = han går tilbake til { $hand }
do-cut = kutt { $whom }
do-cut-aNetwork = kutt alle koplingane i { $whom }
do-cut-allNetworks = kutt alle koplingane i { $whom }
do-busy = gjer { $whom } { $number ->
    [one] oppteken
   *[many] opptekne
}
do-free = gjer { $whom } { $number ->
    [one] ledig
   *[many] ledige
}
do-move = flytt { $whom } til ei tom rute
do-swap = byt om på rutene til { $whom }
do-jump = { $whom } hoppar over { $trigger ->
    [entry] { $n ->
        [one] rute 1
       *[other] rute 1 til { $n }
    }
   *[other] { $n ->
        [one] neste rute
       *[other] dei neste { $n } rutene
    }
}
do-draw-owner = trekk { $n ->
    [one] eit kort
   *[other] { $n } kort
}
do-draw = { $whom } trekkjer { $n ->
    [one] eit kort
   *[other] { $n } kort
}
do-discard-choice-owner = kast { $all ->
    [yes] heile handa
   *[no] { $n ->
        [one] eit kort du vel sjølv
       *[other] { $n } kort du vel sjølv
    }
}
do-discard-choice = { $whom } kastar { $all ->
    [yes] heile handa
   *[no] { $n ->
        [one] eit kort etter eige val
       *[other] { $n } kort etter eige val
    }
}
do-discard-random-owner = kast { $all ->
    [yes] heile handa
   *[no] { $n ->
        [one] eit tilfeldig kort
       *[other] { $n } tilfeldige kort
    }
}
do-discard-random = { $whom } kastar { $all ->
    [yes] heile handa
   *[no] { $n ->
        [one] eit tilfeldig kort
       *[other] { $n } tilfeldige kort
    }
}
do-discard-intel = kast { $all ->
    [yes] alle etterretningskorta
   *[no] { $n ->
        [one] eit etterretningskort du vel
       *[other] { $n } etterretningskort du vel
    }
} frå { $looked ->
    [yes] henne
   *[no] { $hand }
}
do-look-hand = sjå på { $hand }
do-look-plan = sjå på planen
do-gain-work = { $whom } { $sign ->
    [plus] får
   *[minus] mister
} { $n } arbeid denne turen
do-gain-minionPlays = { $whom } kan spele { $n ->
    [one] { $n } Minion
   *[other] { $n } Minionar
} { $sign ->
    [plus] til
   *[minus] mindre
} denne turen
do-gain-actions = { $whom } har { $n ->
    [one] { $n } handling
   *[other] { $n } handlingar
} { $sign ->
    [plus] meir
   *[minus] mindre
} { $later ->
    [yes] i sin neste tur
   *[no] denne turen
}
do-gain-actions-owner = du har { $n ->
    [one] { $n } handling
   *[other] { $n } handlingar
} { $sign ->
    [plus] meir
   *[minus] mindre
} { $later ->
    [yes] i din neste tur
   *[no] denne turen (spel kortet i handlingssteget)
}
do-cancel = stopp { $side ->
    [genius] eit etterretningskort idet det blir spelt
   *[master] ein genistrek idet han blir spelt
}
do-replan = { $stage ->
    [in-progress] om planen din framleis er under arbeid, stokk han inn
   *[any] stokk planen din inn
} i stokken sin og vel ein ny

## Faste ordrar: «spør meg …»

order-answering = når det blir spelt eit kort som kan svarast på
order-after-action = etter kvar handling frå motparten
order-before-move = før ein spion går vidare
order-spy-enters = når ein spion står framfor ein Minion eller ei innretning
order-choice-made = når ein spion skal til å snike, øydeleggje eller oversjå
order-before-combat = før ein kamp
order-between-exchanges = mellom to slagvekslingar

## Kvifor eit kort ikkje kan spelast: den konkrete grunnen, før regelen

obstacle-time-own = Det er ikkje din tur, og dette kortet skal spelast i din eigen tur.
obstacle-time-infiltration = Ingen spion infiltrerer, og dette kortet skal spelast under ein infiltrasjon.
obstacle-time-response = Det er ikkje noko kort frå den andre sida å svare på, og dette skal spelast som svar på eit kort.
obstacle-not-a-step = No kan nokon gripe inn, og det er det berre genistrekar og etterretning som kan. Dette kortet spelar du i din eigen tur.
obstacle-jump = Ein spion hoppar før han går vidare: Spel dette kortet når ein spion er på veg til neste rute.
obstacle-no-infiltrator = Ingen spion infiltrerer.
obstacle-no-spy = Det er ingen spion å sikte på.
obstacle-no-open-spy = Ingen av spionane det kunne siktast på, kan nåast av genistrekar.
obstacle-no-returning-spy = Det er ingen spion å sikte på: Ingen har infiltrert denne turen og er ute att.
obstacle-no-minion = Det er ingen Minion å sikte på.
obstacle-no-two-minions = Det er ikkje to Minionar å sikte på.
obstacle-no-free-minion = Det er ikkje nok ledige Minionar å sikte på.
obstacle-no-busy-minion = Det er ingen oppteken Minion å sikte på.
obstacle-no-loose-minion = Det er ingen Minion å sikte på: Den som spionen står framfor, blir ståande.
obstacle-no-next-minion = Det er ingen Minion i neste rute som det kunne siktast på.
obstacle-no-dead-minion = Det ligg ingen Minion i avkasthaugen til Geniet.
obstacle-no-contraption = Det er inga fast innretning å sikte på.
obstacle-no-cheap-contraption = Alle dei faste innretningane i Lairet kostar meir enn dette kortet tillèt.
obstacle-no-node = Det er ingen node å sikte på.
obstacle-no-link = Ingen to nodar er kopla saman.
obstacle-no-plan = Det finst ingen vond plan.
obstacle-no-plan-in-progress = Den vonde planen er ikkje lenger under arbeid.
obstacle-no-open-square = Inga rute i Lairet er tom.
obstacle-no-action-step = Dette er ikkje handlingssteget i turen din.
obstacle-no-actions = Du har ingen handlingar att.
obstacle-no-plays = Du kan ikkje spele fleire Minionar denne turen.
obstacle-no-work = Det kostar meir arbeid enn du har.
obstacle-no-host = I den ruta er det ingen Minion det kan festast til.
obstacle-square-taken = Den ruta er oppteken.
