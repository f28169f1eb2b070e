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
