### ALONE på nynorsk. Koden finn meldingane ved namn, sjå den engelske fila. `who` er "you" der lesaren er meint.
### Stader kjem i ord: for Vondskapen som rom eller med namnet på sektoren, for Helten etter kvar dei ligg frå Helten.

game-title = ALONE
game-pitch = Éin av dykk er der nede. Dei andre er mørkret.

## Det som står på korta: setningar utan punktum. `side` er den som les: Helten ("sektoren din") eller Vondskapen.

text-and = {" "}og{" "}
text-or = {" "}eller{" "}
text-may = { $may ->
    [evil] om Vondskapen vil: { $text }
   *[you] om du vil: { $text }
}
text-again = Éin gong til: { $text }
text-spend = { $text } Éin gongs bruk kan ta opptil { $n } ladningar.
text-paid = { $instead ->
    [yes] For 1 Adrenalin i staden: { $text }
   *[no] For 1 Adrenalin: { $text }
}

do-spawn = { $may ->
    [you] du kan sleppe laus
    [evil] Vondskapen kan sleppe laus
   *[no] slepp laus
} 1 { $kind }{ $place ->
    [none] { $n ->
        [0] {""}
       *[other] { $sign ->
            [minus] {""}, { $n } steg nærare enn vanleg
           *[plus] {""}, { $n } steg lenger borte enn vanleg
        }
    }
   *[other] {""} i { $where }
}{ $quiet ->
    [yes] {""}, utan støy
   *[no] {""}
}
do-move = { $toward ->
    [yes] nemn { $where }: { $who } { $count ->
        [one] flyttar seg
       *[other] flyttar seg kvar
    } { $n ->
        [one] { $n } sektor
       *[other] opptil { $n } sektorar
    } mot han
   *[no] { $may ->
        [you] du kan flytte
        [evil] Vondskapen kan flytte
       *[no] flytt
    } { $who }{ $place ->
        [none] { $n ->
            [0] {""} på staden
            [one] {""} opptil { $n } sektor
           *[other] {""} opptil { $n } sektorar
        }
       *[other] { $n ->
            [one] {""} inn i { $where }
           *[other] {""} opptil { $n } sektorar, inn i { $where }
        }
    }{ $unblock ->
        [yes] {""}; å opne dører kostar ingen steg
       *[no] {""}
    }{ $quiet ->
        [yes] {""}, utan støy
       *[no] {""}
    }
}
do-teleport = { $may ->
    [you] du kan teleportere
    [evil] Vondskapen kan teleportere
   *[no] teleporter
} { $who } til { $where }
do-attack = { $who } går til åtak straks med { $n ->
    [one] { $n } terning
   *[other] { $n } terningar
}
do-dice-evil = { $who } kastar { $n } { $n ->
    [one] terning
   *[other] terningar
} { $sign ->
    [minus] mindre
   *[plus] meir
}{ $until }
do-dice-hero = { $lasts ->
    [action] dette åtaket kastar
   *[other] { $side ->
        [evil] åtaka til Helten kastar
       *[hero] åtaka dine kastar
    }
} { $n } { $n ->
    [one] terning
   *[other] terningar
} { $sign ->
    [minus] mindre
   *[plus] meir
}{ $lasts ->
    [action] {""}
   *[other] { $until }
}
do-reroll-hero = Helten kastar om att opptil { $count ->
    [one] { $count } terning
   *[other] { $count } terningar
} du vel
do-reroll-evil = Vondskapen kastar om att opptil { $count ->
    [one] { $count } terning
   *[other] { $count } terningar
}
do-face = { $count } { $face ->
    [hit] Treff
    [miss] Bom
   *[exclaim] «!»
} i kastet blir til { $into ->
    [hit] Treff
    [miss] Bom
   *[exclaim] «!»
}
do-face-hero = { $count } { $face ->
    [hit] Treff
    [miss] Bom
   *[exclaim] «!»
} hos Helten blir til { $into ->
    [hit] Treff
    [miss] Bom
   *[exclaim] «!»
}
do-hurt-life = { $side ->
    [hero] du mistar
   *[evil] Helten mistar
} { $n } Liv
do-hurt-self = { $side ->
    [hero] du mistar
   *[evil] Helten mistar
} { $n } Sjølvkontroll
do-tough = { $it ->
    [yes] kvart sår på han krev
   *[no] { $who }: Kvart sår krev
} { $n } skade { $sign ->
    [minus] mindre
   *[plus] meir
}{ $until }
do-scare = { $again ->
    [yes] { $who } skremmer Helten éin gong til, for { $n } Sjølvkontroll
   *[no] { $who } skremmer for { $n } { $sign ->
        [minus] mindre
       *[plus] meir
    }{ $until }
}
do-danger-place = legg { $count } faremerke i { $where }
do-danger-place-legal = legg { $count } faremerke
do-danger-place-that = legg { $count } faremerke { $there ->
    [yes] der
   *[no] i sektoren hans
}, men ikkje i Helten sin
do-danger-remove = ta bort { $count } faremerke frå { $where }
do-danger-remove-hero = ta bort faremerket frå sektoren din
do-danger-shift = skuv { $count ->
    [one] { $count } faremerke
   *[other] opptil { $count } faremerke
} opptil { $n ->
    [one] { $n } sektor
   *[other] { $n } sektorar
}{ $count ->
    [one] {""}
   *[other] {""} kvart
}{ $heroOk ->
    [yes] {""}, også inn under Helten
   *[no] {""}
}
do-dangerous-dice = «!» tel som Treff for dykk{ $until }
do-dangerous-next-card = den neste reaksjonen dykkar{ $until } er farleg
do-light-on = lyset går på i { $where }
do-light-off = slokk lyset i { $where }
do-light-on-line = { $k ->
    [one] den første av dei blir opplyst
   *[other] dei { $k } første av dei blir opplyste
}
do-light-on-lcu-line = { $moment ->
    [repair] lyset går på i { $count ->
        [one] ei retning
       *[other] { $count } retningar
    } til
   *[other] { $each ->
        [yes] éi avdekt lystavle lyser opp i alle retningane sine
       *[no] éi avdekt lystavle lyser opp i { $count ->
            [one] éi retning
           *[other] { $count } retningar
        }
    }
}
do-door-block = { $may ->
    [you] du kan sperre
    [evil] Vondskapen kan sperre
   *[no] sperr
} { $all ->
    [yes] alle dørene
   *[no] { $may ->
        [no] { $count }
       *[other] opptil { $count }
    } { $count ->
        [one] dør
       *[other] dører
    }
} i { $where }
do-door-block-not-hero = { $may ->
    [you] du kan sperre opptil { $count }
    [evil] Vondskapen kan sperre opptil { $count }
   *[no] sperr { $count }
} { $count ->
    [one] dør
   *[other] dører
} som ikkje er på Helten sin sektor
do-door-unblock = { $may ->
    [you] du kan opne
    [evil] Vondskapen kan opne
   *[no] opne
} { $all ->
    [yes] alle sperra dører
   *[no] { $count ->
        [one] { $count } sperra dør
       *[other] { $count } sperra dører
    }
} i { $where }
do-door-unblock-anywhere = alle dører blir opna
do-door-weld = sperr og sveis att { $all ->
    [yes] alle dørene
   *[no] { $count ->
        [one] { $count } dør
       *[other] { $count } dører
    }
} i { $where }
do-door-weld-room = alle dørene der er sperra og sveiste att
do-voice-mute = { $count ->
    [one] den neste støyen{ $until } blir ikkje meld
   *[other] dei { $count } neste gongene det støyar{ $until }, blir det ikkje meldt
}
do-voice-lie = { $count ->
    [one] den neste støyen eller peilinga{ $until } kan meldast falskt
   *[other] dei { $count } neste gongene det støyar eller blir peilt{ $until }, kan det meldast falskt
}
do-voice-distance = { $count ->
    [one] den neste støyen blir meld med avstand
   *[other] dei { $count } neste gongene det støyar, blir avstanden meldt òg
}
do-curb-explore-range = { $lasts ->
    [action] denne utforskinga rekk
   *[other] utforskingar rekk
} { $n ->
    [one] { $n } sektor
   *[other] { $n } sektorar
} { $sign ->
    [minus] kortare
   *[plus] lenger
}{ $lasts ->
    [action] {""}
    [always] {""}, men aldri mindre enn 1
   *[other] { $until }
}
do-curb-explore-disarm = { $lasts ->
    [action] denne utforskinga kan
   *[other] ei utforsking kan
} ikkje ta bort noko faremerke{ $lasts ->
    [action] {""}
   *[other] { $until }
}
do-curb-fight = Helten kan ikkje slåst{ $until }
do-curb-bullet = det er inga kuletid{ $until }
do-curb-last-action = Helten kan ikkje velje den siste handlinga om att{ $until }
do-curb-lcu-range = ei lystavle lyser opp { $n ->
    [one] { $n } sektor
   *[other] { $n } sektorar
} { $sign ->
    [minus] mindre
   *[plus] meir
}
do-curb-inventory = du kan bere { $n ->
    [one] { $n } gjenstand
   *[other] { $n } gjenstandar
} { $sign ->
    [minus] mindre
   *[plus] meir
}
do-drain-adrenaline = Helten mistar { $n } Adrenalin
do-drain-charge = Helten mistar { $n ->
    [one] { $n } ladning
   *[other] { $n } ladningar
}
do-cards = Vondskapen trekkjer { $count } kort
do-track-free = dette kortet tel ikkje mot grensa for turen og tek opp 1 felt
do-track-narrow = i ein kombo tek dette kortet opp berre 1 felt
do-track-extra = de kan spele { $count ->
    [one] { $count } reaksjon
   *[other] { $count } reaksjonar
} til denne turen
do-hmove = flytt deg opptil { $n ->
    [one] { $n } sektor
   *[other] { $n } sektorar
}{ $noAoo ->
    [yes] {""}; ingenting går til åtak på deg i det du går
   *[no] {""}
}{ $freeBlock ->
    [yes] {""}; sperr dører på vegen som du vil
   *[no] {""}
}
do-strike = gå til åtak på { $all ->
    [yes] kvar skapning i éin sektor
   *[no] 1 skapning
}{ $place ->
    [hero] {""} i sektoren din
    [adj] { $all ->
        [yes] {""}, din eigen eller ein inntil,
       *[no] {""} i sektoren din eller ein inntil
    }
    [within] {""} opptil { $k } sektorar borte, også utanfor siktlinja,
   *[los] {""} i sektoren din eller i siktlinja
} med { $fixed ->
    [yes] { $n } skade, utan terningar
   *[no] { $perCharge ->
        [yes] { $n ->
            [one] { $n } terning
           *[other] { $n } terningar
        } for kvar ladning
       *[no] { $n ->
            [one] { $n } terning
           *[other] { $n } terningar
        }
    }
}{ $pierce ->
    [0] {""}
   *[other] { $both ->
        [yes] {""}; kvart sår krev { $pierce } skade mindre
       *[no] {""}; det neste såret krev { $pierce } skade mindre
    }
}{ $exclaimLit ->
    [yes] {""}; «!» er Treff om sektoren der er opplyst
   *[no] {""}
}{ $exclaim ->
    [yes] {""}; «!» er Treff
   *[no] {""}
}{ $orBlock ->
    [yes] {""}; kvart Treff kan i staden sperre ei dør i sektoren din
   *[no] {""}
}
do-reveal-line = avdekk opptil { $count ->
    [one] { $count } sektor
   *[other] { $count } sektorar
} i ei rett linje, som i ei utforsking
do-reveal-route = avdekk opptil { $count ->
    [one] { $count } sektor
   *[other] { $count } sektorar
}, den eine etter den andre, langs ein fritt vald veg frå sektoren din
do-gain-life = få att { $n } Liv
do-gain-self = få att { $n } Sjølvkontroll
do-gain-adrenaline = få { $n } Adrenalin
do-gain-charge = få { $n ->
    [one] { $n } ladning
   *[other] { $n } ladningar
}
do-gain-round = få { $n ->
    [one] { $n } runde
   *[other] { $n } rundar
}
do-gain-xp = få { $n } Erfaring i ei evne du vel
do-gain-split = få att { $n } poeng av Liv og Sjølvkontroll, fordelte som du vil
do-gain-lost = få att { $n } av det som gjekk tapt
do-gain-companion = nokon slår følgje: Ein tilfeldig figur blir følgjesveinen din, med { $n ->
    [one] { $n } ladning
   *[other] { $n } ladningar
}
do-item-draw = trekk { $count ->
    [one] { $count } gjenstand
   *[other] { $count } gjenstandar
}
do-item-keep = behald { $count } av dei
do-item-charge = { $moment ->
    [always] gjenstandar du trekkjer, har { $count } { $count ->
        [one] ladning
       *[other] ladningar
    } meir
   *[other] legg { $count } { $count ->
        [one] ladning
       *[other] ladningar
    } på ein gjenstand
}
do-item-upgrade = oppgrader { $count ->
    [one] { $count } gjenstand
   *[other] { $count } gjenstandar
} utan nokon del
do-item-bullets = ta { $count } tilfeldig kulekort frå stokken
do-ask-distance = nemn { $count } mål og få vite kor langt borte { $count ->
    [one] det
   *[other] dei
} er
do-ask-direction = få vite den første retninga til { $count ->
    [one] eitt av måla
   *[other] { $count } av måla
}
do-ask-direction-room = få vite kva etasje kvart oppdragsrom er i, og den første retninga dit
do-shield = hindre { $all ->
    [yes] alt
   *[no] opptil { $n } av det
} { $losses } tek
do-kill = drep { $who }, men ingen Boss
do-waive = ei oppgradering kan bruke ein del frå kva matrise som helst
do-show = få vite slag, avstand og første retning for { $who }
do-token-place = { $token } blir lagt i { $where }
do-token-place-lcu = { $token } blir lagt på kvar lystavle i etasjen
do-token-place-none = { $token } blir lagt
do-token-remove = { $token } blir teke bort
do-token-set = { $token } blir sett til { $count }
do-boss = { $kind } dukkar opp i { $where }
do-progress = det trengst å fikse { $count } gonger
do-win = Helten vinn
do-pick = vel { $who }
do-choose = anten { $first } eller { $last }
do-if = om { $condition }: { $then }
do-if-not = { $text }. Elles: { $otherwise }

a-creature = skapning
who-that = han
who-there = 1 skapning der
who-target = skapningen under åtak
who-any = { $how ->
    [each] kvar { $noun }
    [other] ein annan { $noun }
   *[some] { $n ->
        [one] 1 { $noun }
       *[other] { $bound ->
            [yes] opptil { $n } av slaget { $noun }
           *[no] opptil { $n } skapningar
        }
    }
}
who-unrevealed = { $how ->
    [each] kvar løynd { $noun }
    [other] ein annan løynd { $noun }
   *[some] { $n ->
        [one] 1 løynd { $noun }
       *[other] { $bound ->
            [yes] opptil { $n } løynde av slaget { $noun }
           *[no] opptil { $n } løynde skapningar
        }
    }
}
who-here = { $how ->
    [each] kvar { $noun }
    [other] ein annan { $noun }
   *[some] { $n ->
        [one] 1 { $noun }
       *[other] { $bound ->
            [yes] opptil { $n } av slaget { $noun }
           *[no] opptil { $n } skapningar
        }
    }
} i { $side ->
    [hero] sektoren din
   *[evil] Helten sin sektor
}
who-adj = { $how ->
    [each] kvar { $noun }
    [other] ein annan { $noun }
   *[some] 1 { $noun }
} ved sida av Helten
who-level = { $how ->
    [each] kvar { $noun }
    [other] ein annan { $noun }
   *[some] 1 { $noun }
} i { $side ->
    [hero] etasjen din
   *[evil] Helten sin etasje
}
who-newly = { $how ->
    [each] kvar { $noun }
    [other] ein annan { $noun }
   *[some] 1 { $noun }
} som denne handlinga har avdekt,
who-prereveal = { $how ->
    [each] kvar { $noun }
    [other] ein annan { $noun }
   *[some] 1 { $noun }
} ut av ein sektor som skal til å bli avdekt,
who-nearest = { $n ->
    [one] { $bound ->
        [yes] den næraste { $noun }
       *[no] den næraste skapningen
    } utanfor sektoren din
   *[other] dei { $n } næraste skapningane utanfor sektoren din
}

where-anywhere = kva sektor som helst
where-hero = { $side ->
    [hero] sektoren din
   *[evil] Helten sin sektor
}
where-left = sektoren Helten nett har gått frå
where-legal = ein sektor utanfor siktlinja til Helten
where-that = sektoren hans
where-named = { $room }
where-unrevealed = ein løynd sektor høgst { $k } steg frå Helten
where-dark = { $k ->
    [0] ein mørk sektor
   *[other] ein mørk sektor minst { $k } steg frå Helten
}
where-danger = { $k ->
    [0] ein sektor med faremerke
   *[other] ein sektor med faremerke, minst { $k } steg frå Helten
}
where-unrevealed-danger = ein løynd sektor med faremerke
where-with-creature = 1 sektor med ein skapning, kanskje Helten sin
where-los = ein sektor i siktlinja
where-adj = 1 sektor inntil
where-lit-now = 1 annan sektor som denne handlinga har lyst opp,
where-line = ei rett linje
where-route = ein av dei
where-lcu-line = linja til ei lystavle
where-room = { $k ->
    [0] rommet
   *[other] eit rom minst { $k } steg frå Helten
}
where-within = ein sektor høgst { $k } steg borte
where-not-hero = ein sektor som ikkje er Helten sin
where-lcu = lystavlene
where-level = alle sektorar i etasjen som er høgst { $k } steg frå rommet

condition-here = { $that ->
    [yes] han er i Helten sin sektor
   *[no] det er minst 1 { $kind } i Helten sin sektor
}
condition-los = { $that ->
    [yes] han er i siktlinja
   *[no] det er minst 1 { $kind } i siktlinja
}
condition-lit-now = denne handlinga har lyst opp ein annan sektor
condition-dark = { $where } er mørk
condition-faces = kastet til { $by ->
    [hero] Helten
   *[evil] Vondskapen
} viser { $n } { $face ->
    [hit] Treff
    [miss] Bom
   *[exclaim] «!»
} eller meir

until-turn = denne turen
until-round = denne runden
until-next-turn = i neste tur
until-until-next = til slutten av neste tur

loss-life = eit åtak
loss-aoo = eit sjanseåtak
loss-scare = ein skrekk

token-mission = eit oppdragsmerke
token-arm = eit ARM-merke
token-armed = eit ARMED-merke
token-conduit = eit CONDUIT-merke
token-fuse = LUNTA
token-rite = eit RITE-merke

when-always = { $text }
when-setup = Når spelet tek til: { $text }
when-turn = I byrjinga av ein tur: { $text }
when-move = Éin gong per runde, i eit flytt: { $text }
when-fight = I ein kamp: { $text }
when-locate = I ei peiling: { $text }
when-scavenge = Når du leitar i ein gang: { $text }
when-repair = I ein reparasjon: { $text }
when-attack = Når ein skapning går til åtak: { $text }
when-aoo = Når du går frå skapningar: { $text }
when-scare = Når noko skremmer deg: { $text }
when-loss = Etter eit tap på 2 eller meir på ein gong: { $text }
when-eor = Ved slutten av kvar runde: { $text }
when-trigger = Når det kjem i spel: { $text }
when-bullet = Ved slutten av ein tur med kuletid: { $text }
when-step = Etter kvar gong utanom den siste: { $text }
when-reward = Så: { $text }
when-fuse = Om LUNTA brenn ned først: { $text }
when-rite = Frå det tredje RITE-merket av, ved slutten av kvar runde: { $text }

goal-progress = Fiks { $n ->
    [one] éin gong
    [2] to gonger
   *[other] { $n } gonger
} i { $room }{ $clear ->
    [yes] {""} medan ingen skapning er der
   *[no] {""}
}.
goal-armed = Fiks i { $second }: Det er ARMED, og ei LUNTE brenn i { $n } rundar. Fiks i { $room } så lenge ho brenn.
goal-conduits = Reparer { $n } av lystavlene med CONDUIT-merke, og fiks så i { $room }.
goal-boss = Drep { $boss }.
goal-rites = Drep { $boss }, eller fiks { $n ->
    [one] éin gong
    [2] to gonger
   *[other] { $n } gonger
} i { $room } medan { $boss } er ein annan stad.

## Namn

role-hero = Helten
role-evil = Vondskapen
seat-1 = { role-hero }
seat-2 = { role-evil }
seat-3 = { role-evil }
seat-4 = { role-evil }
deck-fury = Raseri
deck-speed = Fart
deck-terror = Skrekk
deck-traps = Feller
action-move = Flytte
action-explore = Utforske
action-fight = Slåst
action-scavenge = Leite
action-interact = Fikse
action-locate = Peile
action-passive = av seg sjølv
trigger-move = flytt
trigger-explore = utforsking
trigger-fight = kamp
trigger-scavenge = leiting
trigger-interact = fiksing
trigger-life = tap av Liv
trigger-self-control = tap av Sjølvkontroll
window-declare = idet handlinga blir meld
window-prereveal = før noko blir avdekt
window-postreveal = når det er avdekt
window-roll = etter kastet
window-life = idet Liv går tapt
window-self = idet Sjølvkontroll går tapt
window-resolved = når handlinga er gjord
window-end = på slutten av turen
window-late = etter åtaka
phase-setup = Før mørkret
phase-start = Ein tur tek til
phase-action = Helten handlar
phase-reactions = Vondskapen svarar
phase-attacks = Tenner
phase-late = Det siste ordet
phase-end-of-round = Runden er over
state-locked = søv
state-open = ope
state-done = fullført
matrix-mech = MECH
matrix-chem = CHEM
matrix-volt = VOLT
condition-token-mission = oppdragsmerke
condition-token-arm = ARM-merke
condition-token-armed = ARMED-merke
condition-token-conduit = CONDUIT-merke
shape-straight = rett gang
shape-curve = sving
shape-tee = T-kryss
shape-cross = kryss
shape-room = rom
face-hit = Treff
face-exclaim = «!»
face-miss = Bom
faces-hit = { $n } Treff
faces-exclaim = { $n } «!»
faces-miss = { $n } Bom
faces-none = ingenting
thing-life = Liv
thing-self-control = Sjølvkontroll
thing-adrenaline = Adrenalin
thing-round = Runde
thing-turn = Tur
thing-danger = Fare
creature-wounded = { $name } (såra)
numbered = { $name } nr. { $n }
list-last = { $most } og { $last }
branch-number = Alternativ { $n }
some-creature = skapningen
some-companion = følgjesveinen
some-mission = oppdraget
some-target = det det vart spurt etter
some-action = Éi handling

seek-shape-straight = næraste rette gang
seek-shape-curve = næraste sving
seek-shape-tee = næraste T-kryss
seek-shape-cross = næraste kryss
seek-shape-room = næraste rom
seek-door = næraste dør
seek-blocked = næraste sperra dør
seek-stairs = { $colour ->
    [red] raud trapp
   *[blue] blå trapp
}
seek-lcu = næraste lystavle
seek-danger = næraste fare
seek-token = næraste { $token }
seek-creature = næraste skapning av kva slag som helst

about-reaction = { $deck }. { $instant ->
    [yes] Straks, svarar på { $trigger }, { $window }.
   *[no] Svarar på { $trigger }, på slutten av turen.
}
about-dangerous = Farleg: { $text }
about-item = { $action }. { $charges ->
    [one] { $charges } ladning
   *[other] { $charges } ladningar
}, { $matrix }; blir oppgradert med ein del frå { $needs }.
about-upgraded = Oppgradert: { $text }
about-companion = Som følgjesvein, siste gjerning: { $sacrifice } For 1 ladning: { $ability }

## Stader. For Helten ligg dei ein stad frå der Helten står; for Vondskapen har dei namn.

side-north = nord
side-east = aust
side-south = sør
side-west = vest
side-stairs = trappa
toward-north = mot nord
toward-east = mot aust
toward-south = mot sør
toward-west = mot vest
toward-stairs = gjennom trappa
way-north = frå nord
way-east = frå aust
way-south = frå sør
way-west = frå vest
way-stairs = gjennom trappa
way-here = frå rett her
way-other-level = frå den andre etasjen
heading-north = mot nord
heading-east = mot aust
heading-south = mot sør
heading-west = mot vest
heading-stairs = gjennom trappa
heading-here = rett her
heading-other-level = i den andre etasjen
place-steps = { $n } { $side }
place-from = { $steps } for { $whose ->
    [you] deg
   *[hero] Helten
}
place-here = { $whose ->
    [you] der du står
   *[hero] der Helten står
}
place-stairs = i andre enden av den { $colour ->
    [red] raude
   *[blue] blå
} trappa
place-somewhere = utanfor rekkjevidd
sector-room = { $room } ({ $name })
in-sector = i { $name }
in-room = i { $room } ({ $name })
door-between = døra mellom { $sectors }
door-beside = døra { $side }, { $where }
tile = { $parts }.
tile-at = { $where }: { $text }
tile-hero = { $text } Helten er her.
tile-lit = { $shape }, med lys
tile-dark = { $shape }, utan lys
tile-open = ope mot { $sides }
tile-door = { $state ->
    [open] dør { $side }
    [welded] sveist dør { $side }
   *[blocked] sperra dør { $side }
}
tile-stairs = { $colour ->
    [red] raud trapp
   *[blue] blå trapp
}
tile-lcu = lystavle
tile-danger = fare

## Spørsmål: til den som blir spurd, og det dei andre får vite

question-Evil = Vondskapen grublar.
    .others = Noko rører seg i mørkret. Vent.
question-ChooseCharacter = Kven er du?
    .others = { $name } avgjer kven som går ned dit.
question-ChooseStart = Kvar vaknar Helten?
    .others = { $name } vel kvar Helten vaknar.
question-Declare = { $first ->
    [yes] Tur { $turn }. Kva gjer du?
   *[no] { $bullet ->
        [yes] Tida står stille. Kva gjer du så?
       *[no] Kva gjer du?
    }
}
    .others = { $name } bestemmer seg.
question-SpendCharges = Kor mange ladningar bruker du?
    .others = { $name } tel ladningar.
question-AimSide = Kva veg?
    .others = { $name } ser seg om.
question-AimSpot = Kva sektor i siktlinja?
    .others = { $name } ser seg om.
question-AimAt = Kven går du til åtak på?
    .others = { $name } siktar.
question-AimPath = Kvar hen? Steg for steg, og slepp så.
    .others = { $name } siktar.
question-Seek = Kva lyttar du etter?{ $counted ->
    [yes] {""} ({ $n ->
        [one] éin ting til
       *[other] { $n } ting
    })
   *[no] {""}
}
    .others = { $name } lyttar.
question-AskWay = Den første retninga til kva for ein av dei?
    .others = { $name } lyttar nøyare.
question-NextStep = Vidare? { $n ->
    [0] {""}
    [one] Eitt steg til.
   *[other] Opptil { $n } steg til.
}
    .others = { $name } er på veg.
question-BlockDoor = Sperrar du ei dør i sektoren din?
    .others = { $name } har ei hand på ei dør.
question-Disarm = Ryddar du bort eit faremerke?
    .others = { $name } ser på golvet.
question-DisarmRoute = Ryddar dronen bort eit faremerke?
    .others = { $name } styrer dronen.
question-NextOnRoute = Kvar flyg dronen no?
    .others = { $name } styrer dronen.
question-Boost = Du skal til å kaste. Legg du noko i det?
    .others = { $name } dreg pusten før slaget.
question-Focus = Du kasta { $dice }. For 1 Adrenalin, kva terningar kastar du om att?
    .others = { $name } ser på terningane: { $dice }.
question-NailDoors = Spikrar eit Treff att ei dør i staden?
    .others = { $name } ser på dørene.
question-KillHere = Kven tek følgjesveinen din med seg?
    .others = Nokon gir alt for { $name }.
question-Prevent = Du er i ferd med å miste { $amount } { $track ->
    [life] Liv
   *[self-control] Sjølvkontroll
}. Kva held du imot med?
    .others = { $name } bur seg på { $amount } { $track ->
        [life] Liv
       *[self-control] Sjølvkontroll
    }.
question-Reply = Det gjorde vondt. Hjelper { $companion } for 1 ladning?
    .others = { $companion } bøyer seg over { $name }.
question-WorkOnDoor = Kva dør sveiser du att?
    .others = Gneistar. { $name } sveiser.
question-Split = Kvar får du att eit poeng?
    .others = { $name } pustar ut.
question-Replace = Nokon ny vil slå følgje. Går du frå { $companion }?
    .others = { $name } ser frå det eine andletet til det andre.
question-SecondLine = For 1 ladning lyser { $companion } opp ei retning til. Kva for ei?
    .others = { $companion } arbeider med tavla.
question-WhichLcu = Kva lystavle lyser opp?
    .others = { $name } når ein brytar langt borte.
question-WhichLine = I kva retning lyser ho opp?
    .others = { $name } når ein brytar.
question-LightBeside = Kvar elles går lyset på?
    .others = { $name } løfter lampa.
question-Learn = Kva har du lært av det?
    .others = { $name } står over kroppen og tenkjer.
question-MidGameChoice = Så langt har du kome. Kva får du att?
    .others = { $name } dreg pusten.
question-Keep = Kva gjenstand beheld du?{ $counted ->
    [yes] {""} ({ $n } å behalde)
   *[no] {""}
}
    .others = { $name } veg det som vart funne.
question-Upgrade = Oppgraderer du noko?
    .others = { $name } skrur ting frå kvarandre.
question-FreeUpgrade = Kva gjenstand oppgraderer du?
    .others = { $name } skrur ting frå kvarandre.
question-DropExcess = Du kan ikkje bere alt. Kva lèt du liggje?
    .others = { $name } ber for mykje.
question-React = { $moment ->
    [end] Turen går mot slutten. Reagerer de?
    [late] Siste ord i denne turen. Reagerer de?
   *[other] { $window }: Reagerer de?
}
    .others = { $name } veg eit svar.
question-Consent = Kva reaksjon tillèt du?
    .others = Leiaren, { $name }, avgjer kven sin reaksjon det blir.
question-Standard = Med baksida opp: Flyttar du ein skapning, eller slepp du laus ein?
    .others = { $name } spelar med baksida opp.
question-Aim = { $named ->
    [yes] { $card }: kva skapning?
   *[no] Kva skapning?
}
    .others = { $name } vel ein skapning.
question-StepOn = { $creature }: Kvar går han?
    .others = { $name } flyttar { $creature }.
question-TeleportWhere = { $creature }: Kvar er han plutseleg?
    .others = { $name } lèt noko forsvinne.
question-SpawnWhere = Kva slepp du laus, og kvar?
    .others = { $name } slepp laus noko.
question-TellNoise = { $lies ->
    [yes] Støy { $where }. Kva melder du til Helten? Du kan lyge.
   *[no] Støy { $where }. Kva retning melder du til Helten?
}
    .others = { $name } melder om støy.
question-TellLength = Kor langt borte seier du at det er?
    .others = { $name } melder om støy.
question-LayDanger = Kvar ligg faren på lur?{ $counted ->
    [yes] {""} ({ $n ->
        [one] eitt merke til
       *[other] { $n } merke
    })
   *[no] {""}
}
    .others = { $name } legg ut faremerke.
question-PlaceDanger = { $card }: kvar legg du eit faremerke?
    .others = { $name } legg eit faremerke.
question-RemoveDanger = { $card }: kva faremerke går?
    .others = { $name } tek bort eit faremerke.
question-ShiftWhich = { $card }: kva faremerke kryp vidare?
    .others = { $name } skuvar eit faremerke.
question-ShiftWhere = { $card }: kvar kryp det?
    .others = { $name } skuvar eit faremerke.
question-Branch = { $card }: kva av dei to?
    .others = { $name } gjer eit val.
question-Whether = { $named ->
    [yes] { $card } seier at du kan. Gjer du det?
   *[no] Du kan. Gjer du det?
}
    .others = { $name } tenkjer seg om.
question-PickDice = Helten kasta { $dice }. Kva terningar?
    .others = { $name } strekkjer seg etter terningane.
question-PickLight = { $card }: kvar skal lyset endre seg?
    .others = { $name } strekkjer seg etter leidningane.
question-PickDoor = { $named ->
    [yes] { $card }: kva dør?
   *[no] Kva dør?
}
    .others = { $name } strekkjer seg etter ei dør.
question-DrainCharge = { $card }: kva gjenstand mistar ei ladning?
    .others = { $name } stikk handa i sekken til Helten.
question-NextAttacker = Kva skapning går til åtak først?
    .others = { $name } slepp dei til.
question-Redirect = { $amount } { $track ->
    [life] Liv
   *[self-control] Sjølvkontroll
}. Skal slaget råke { $companion } i staden?
    .others = { $name } avgjer kven slaget råkar.
question-PlaceBoss = Kvar dukkar det opp?
    .others = { $name } opnar eit bur.
question-TakeTile = Kva brikke blir teken bort?
    .others = { $name } tek bort ei brikke.
question-SayWhere = { $lies ->
    [yes] { $target }: Kva svarar du? Du kan lyge.
   *[no] { $target }: Det finst fleire like nære. Kva for ein meiner du?
}
    .others = { $name } svarar Helten.
question-SayWay = { $target }: kva retning melder du til Helten?
    .others = { $name } svarar Helten.
question-ShowWay = { $target }: kva retning melder du til Helten?
    .others = { $name } svarar Helten.
question-NameWay = { $target }: kva retning melder du til Helten?
    .others = { $name } svarar Helten.
question-Draw = Frå kva stokk trekkjer du?
    .others = { $name } trekkjer.
question-SplitDraw = Kven trekkjer det neste kortet?
    .others = { $name } deler ut kort.
question-DiscardUnwanted = Kast det du ikkje vil ha, før du trekkjer.
    .others = { $name } ser gjennom handa.
question-DiscardDown = Handa di er for stor. Kva kastar du?
    .others = { $name } har for mange kort.
question-Deliberate = Vondskapen grublar.
    .others = Noko rører seg i mørkret. Vent.

## Val

option-pass = Lat det gå
option-react = Spel { $card }
option-hide = Spel { $card } med baksida opp
option-approve = { $who ->
    [you] { $up ->
        [yes] Spel ditt eige { $card }
       *[no] Spel ditt eige { $card } med baksida opp
    }
   *[other] { $up ->
        [yes] Lat { $name } spele eit kort frå { $deck } med framsida opp
       *[no] Lat { $name } spele eit kort frå { $deck } med baksida opp
    }
}
option-refuse = Avslå
option-standard = { $n ->
    [0] Flytt ein skapning opptil 1 sektor
   *[other] Slepp laus ein skapning
}
option-creature = { $creature } { $where }
option-step = Gå { $toward }
option-stay = Bli der, og bli høyrd
option-spawn = { $creature } { $where }
option-sector = { $question ->
    [PickLight] Lyset { $where }
    [TeleportWhere] Dukk opp { $where }
   *[other] { $sector }
}
option-danger = { $question ->
    [ShiftWhere] Skuv det til { $sector }
   *[other] Fare { $where }
}
option-undanger = { $question ->
    [ShiftWhich] Merket { $where }
   *[other] Ta bort merket { $where }
}
option-door = { $state ->
    [open] Sperr døra mellom { $doors }
    [welded] Opne den sveiste døra mellom { $doors }
   *[blocked] Opne den sperra døra mellom { $doors }
}
option-tell = { $question ->
    [TellNoise] «{ $way }»
   *[other] «{ $heading }»
}
option-answer = { $question ->
    [TellLength] «{ $n } borte»
   *[other] { $other ->
        [yes] «{ $n } borte, i den andre etasjen»
       *[no] «{ $n } borte, i denne etasjen»
    }
}
option-absent = «Det finst ingen»
option-redirect = { $n ->
    [0] Nei, Helten
   *[other] Ja, { $companion }
}
option-attack = { $creature } går til åtak
option-discard = Kast { $card }
option-draw = Trekk frå { $name }
option-give = { $name } trekkjer
option-start = { $sector }
option-tile = Brikka til { $sector }
option-die = Ein terning som viser { $face }
option-branch = { $text }
option-yes = { $question ->
    [Replace] Ja, ta med den nye
   *[other] Ja
}
option-no = { $question ->
    [Replace] Nei, bli hos { $companion }
   *[other] Nei
}
option-bullet = Kuletid: to handlingar for 1 Adrenalin
option-breath = { $ability }: rydd faren under deg for 1 Adrenalin
option-sacrifice = Ofre { $companion }
option-recharge = { $companion }: legg ei ladning på { $item }
option-move = { $door ->
    [blocked] Flytt: opne den sperra døra { $toward }
    [welded] Flytt: bryt sveisen { $toward }
    [open] Flytt deg gjennom døra { $toward }
   *[none] Flytt deg { $toward }
}
option-explore = Utforsk { $toward }
option-fight = Slåst med nevane
option-locate = Peil
option-scavenge = { $n ->
    [0] Leit: 1 gjenstand
   *[other] Gjennomsøk rommet: 3 gjenstandar, éin gong i spelet
}
option-repair = Reparer lyset { $toward }
option-device = Arbeid med { $mission }
option-use = Bruk { $item } ({ $charges ->
    [one] { $charges } ladning
   *[other] { $charges } ladningar
})
option-charge = { $n ->
    [one] { $n } ladning
   *[other] { $n } ladningar
}
option-side = { $question ->
    [SecondLine] Lys opp { $toward }
    [WhichLine] Lys opp { $toward }
    [LightBeside] Lys { $toward }
    [AimPath] Vidare { $toward }
    [AimSide] { $toward }
    [NextOnRoute] Vidare { $toward }
   *[other] { $door ->
        [blocked] Opne den sperra døra { $toward }
        [welded] Bryt sveisen { $toward }
       *[other] Gå { $toward }
    }
}
option-stop = { $question ->
    [AimPath] Nett der
    [NextOnRoute] Stopp der
   *[other] Stopp her
}
option-block = { $question ->
    [WorkOnDoor] Sveis att døra { $toward }
    [NailDoors] Spikre att døra { $toward }
   *[other] Sperr døra { $toward }
}
option-there = { $where }
option-disarm = Rydd faren { $where }
option-target = { $creature }, { $where }
option-seek = { $target }
option-keep = Behald { $item }
option-upgrade = { $free ->
    [yes] Oppgrader { $item }
   *[no] Oppgrader { $item } med ei ladning frå { $component }
}
option-drop = { $question ->
    [DrainCharge] { $item } mistar ei ladning
   *[other] Lat { $item } liggje
}
option-reroll = Kast { $dice } om att
option-prevent = { $companion ->
    [yes] { $item } tek støyten, for 1 ladning
   *[no] Bruk { $item }
}
option-suffer = Ta imot resten
option-pay = { $n ->
    [0] Ja, for 1 ladning frå { $companion }
   *[other] Ja, for 1 Adrenalin
}
option-about = Mål { $n }: { $target }
option-gain = { $n ->
    [0] Liv
   *[other] Sjølvkontroll
}
option-ability = { $ability }
option-character = { $character }
option-done = { $question ->
    [StepOn] Lat han vere
    [TeleportWhere] Lat han bli der han er
    [Upgrade] Det held
    [NailDoors] Det held: alle Treff gjer skade
    [DiscardUnwanted] Nok kasta
    [LayDanger] Ikkje meir fare
   *[other] Det held
}
option-none = { $question ->
    [BlockDoor] Lat dørene vere
    [Disarm] Lat faren liggje
    [DisarmRoute] Lat faren liggje
    [Focus] Behald terningane
   *[other] Nei
}

explain-hide = Det som står på kortet, er løynleg og hender ikkje: Det flyttar ein skapning opptil 1 sektor eller slepp laus ein.
explain-bullet = Vondskapen kan framleis spele berre to reaksjonar i denne turen.
explain-fight = Alle terningane går mot éin skapning i sektoren din.
explain-locate = Ingen reaksjon svarar på ei peiling utanom ein standardreaksjon.
explain-stay = Ein skapning som rører på seg, blir høyrd, og på slutten av turen blir sektoren mørk.
explain-pass = Felt på sporet som står tomme, blir til faremerke når runden er slutt.
explain-refuse = Korta går tilbake til hendene og kan ikkje føreslåast om att no.
explain-target = { $wounded ->
    [yes] { $second } skade i eitt åtak drep han.
   *[no] { $first } skade i eitt åtak sårar han, { $all } drep han.
}
explain-creature = Kastar { $dark } terningar i mørkret og { $lit } i lyset, skremmer for { $scare }; { $distance ->
    [99] ingen open veg fører til Helten.
    [0] han er hos Helten.
    [one] 1 sektor frå Helten.
   *[other] { $distance } sektorar frå Helten.
}
explain-distance = { $n ->
    [99] Ingen open veg fører til Helten.
    [0] Helten er der.
    [one] 1 sektor frå Helten.
   *[other] { $n } sektorar frå Helten.
}
explain-opportunity = { $n ->
    [0] Noko er her, men lyset held det tilbake: Ingenting går til åtak når du går.
    [one] Noko er her. Det går til åtak med 1 terning når du går.
   *[other] Noko er her. Det går til åtak med { $n } terningar når du går.
}

## Det som har hendt. `reader` er Helten, Vondskapen eller nokon som ser på; dei kan få høyre ulike ting om det.

event-round = Runde { $n }.
event-turn = Tur { $n }.
event-leader = { $who ->
    [you] Du leier Vondskapen no.
   *[other] { $name } leier Vondskapen no.
}
event-deck = Vondskapen bruker stokken { $deck }.
event-mission = { $n ->
    [0] Grønt oppdrag: { $mission }.
    [1] Blått oppdrag: { $mission }.
   *[2] Sluttoppdrag, som enno søv: { $mission }.
}
event-character = { $who ->
    [you] Du er { $character }.
   *[other] { $name } er { $character }.
}
event-declared = { $who ->
    [you] Du
   *[other] { $name }
} { $deed ->
    [move] flyttar { $who ->
        [you] deg
       *[other] seg
    }
    [explore] utforskar
    [fight] slåst
    [scavenge] leitar
    [interact] fiksar
   *[locate] peiler
}{ $sided ->
    [yes] {""} { $toward }
   *[no] {""}
}.
event-uses = { $who ->
    [you] Du
   *[other] { $name }
} bruker { $card }.
event-bullet = { $who ->
    [you] Kuletid. Hjartet ditt hamrar.
   *[other] Kuletid: { $name } har to handlingar.
}
event-hero-moved = { $reader ->
    [evil] { $name } kjem ut { $where }.
    [hero] Du går { $toward }.
   *[other] Helten går { $toward }.
}
event-revealed = { $reader ->
    [evil] Helten har sett { $sector }.
   *[other] { $room ->
        [yes] Eit rom, { $where }.
       *[no] { $shape }, { $where }.
    }
}
event-room = { $reader ->
    [evil] Helten veit no kvar { $room } er.
   *[other] Det er { $room }.
}
event-forgotten = Runden er over, og loggen gløymer kartet. Noter det du vil ta vare på.
event-removed = { $reader ->
    [evil] Mørkret tek tilbake { $sector }.
   *[other] { $known ->
        [yes] Mørkret tek tilbake det som var { $where }.
       *[no] Mørkret lukkar seg over etasjen ein har gått frå.
    }
}
event-appears = { $reader ->
    [evil] Helten ser { $creature } { $where }.
   *[other] { $creature }, { $where }!
}
event-vanishes = { $creature }, { $where }, er borte.
event-departed = { $reader ->
    [hero] { $creature } glir ut av syne, { $heading }.
   *[other] { $creature } glir ut av syne for Helten, { $heading }.
}
event-spawned = { $creature } blir sleppt laus { $where }.
event-moved = { $reader ->
    [evil] { $creature } er no { $where }.
   *[other] { $creature } flyttar seg: { $where }.
}
event-teleported = { $creature } er plutseleg { $where }.
event-noise = { $told ->
    [here] Støy, rett her.
    [other-level] Støy i den andre etasjen.
    [stairs] Støy, gjennom trappa.
   *[other] Støy { $way }.
}
event-noise-distance = Det er { $n } borte.
event-muted = Noko rører seg { $where }, og ingen høyrer det.
event-lied = { $who ->
    [you] Du melder om støy som du vil; han kom frå noko { $where }.
   *[other] { $name } melder om støy slik Vondskapen vil; han kom frå noko { $where }.
}
event-located = { $target }: { $n } borte, i { $other ->
    [yes] den andre etasjen
   *[no] denne etasjen
}.
event-absent = { $target }: Det finst ingen.
event-way = { $target }: Vegen byrjar { $heading }.
event-shown = { $creature }: { $n } borte, i { $other ->
    [yes] den andre etasjen
   *[no] denne etasjen
}, { $heading }.
event-lit = Lyset går på { $where }.
event-dark = Lyset går av { $where }.
event-repaired = { $who ->
    [you] Du
   *[other] { $name }
} reparerer lyset { $toward }.
event-danger = Eit faremerke ligg { $where }.
event-undanger = Faremerket { $where } er borte.
event-blocked = Sperra: { $door }.
event-welded = Sveist att: { $door }.
event-unblocked = Open att: { $door }.
event-unwelded = Sveisen er broten: { $door }.
event-token = Eit { $token } { $where }.
event-token-gone = Eit { $token } { $where } er borte.
event-rolled = { $by ->
    [hero] { $who ->
        [you] Du kastar { $dice }.
       *[other] Helten kastar { $dice }.
    }
   *[evil] Vondskapen kastar { $dice }.
}
event-rerolled = Kasta om att: { $dice }.
event-turned = Terningane viser no { $dice }.
event-attacks = { $creature } går til åtak med { $n ->
    [one] 1 terning
   *[other] { $n } terningar
}.
event-harmless = { $creature } kan ikkje gå til åtak i dette lyset.
event-opportunity = { $reader ->
    [hero] Dei slår etter deg når du går: { $n ->
        [0] ingenting.
        [one] 1 terning.
       *[other] { $n } terningar.
    }
   *[other] Sjanseåtak: { $n ->
        [0] ingen terningar.
        [one] 1 terning.
       *[other] { $n } terningar.
    }
}
event-scared = { $reader ->
    [hero] { $creature }! Hjartet stoggar: { $n } Sjølvkontroll.
   *[other] { $creature } skremmer Helten: { $n } Sjølvkontroll.
}
event-unhurt = { $creature } ristar det av seg.
event-wounded = { $creature } { $where } er såra.
event-killed = { $creature } { $where } er død.
event-boss = Det er her: { $creature }.
event-lost-life = { $why ->
    [nightmare] Marerittet tek { $n } Liv.
   *[other] { $who ->
        [you] Du
       *[other] { $name }
    } mistar { $n } Liv.
}
event-lost-self = { $why ->
    [nightmare] Marerittet tek { $n } Sjølvkontroll.
   *[other] { $who ->
        [you] Du
       *[other] { $name }
    } mistar { $n } Sjølvkontroll.
}
event-recovered-life = { $who ->
    [you] Du
   *[other] { $name }
} får att { $n } Liv.
event-recovered-self = { $who ->
    [you] Du
   *[other] { $name }
} får att { $n } Sjølvkontroll.
event-adrenaline = { $sign ->
    [minus] { $who ->
        [you] Du
       *[other] { $name }
    } har { $n } Adrenalin mindre.
   *[plus] { $who ->
        [you] Du
       *[other] { $name }
    } får { $n } Adrenalin.
}
event-adrenaline-restored = { $who ->
    [you] Adrenalinet ditt: { $n }.
   *[other] Adrenalinet til Helten: { $n }.
}
event-redirected = { $track ->
    [life] Slaget råkar følgjesveinen i staden: { $n } Liv.
   *[self-control] Skrekken råkar følgjesveinen i staden: { $n } Sjølvkontroll.
}
event-prevented = { $ability } held unna { $n }.
event-shielded = { $card } held unna { $n }.
event-companion-helps = { $character } held unna { $n }.
event-experience = { $who ->
    [you] Du
   *[other] { $name }
} kjenner { $creature } betre no: { $ability }, { $n } av 2.
event-unlocked = { $who ->
    [you] Du
   *[other] { $name }
} har lært { $ability }.
event-item = { $who ->
    [you] Du
   *[other] { $name }
} finn { $card }, med { $n ->
    [one] 1 ladning
   *[other] { $n } ladningar
}.
event-item-gone = { $who ->
    [you] { $card } er borte.
   *[other] Helten har ikkje lenger { $card }.
}
event-items-shuffled = Gjenstandsstokken blir stokka på nytt.
event-upgraded = { $card } er oppgradert.
event-recharged = { $card } har { $n ->
    [one] 1 ladning
   *[other] { $n } ladningar
} no.
event-searched = { $who ->
    [you] Du
   *[other] { $name }
} gjennomsøkjer { $room } frå golv til tak.
event-companion = { $character } slår følgje, med { $n ->
    [one] 1 ladning
   *[other] { $n } ladningar
}.
event-companion-charges = { $character }: { $n ->
    [one] 1 ladning
   *[other] { $n } ladningar
} att.
event-companion-gone = { $character } er ikkje meir.
event-progress = { $who ->
    [you] Noko gir etter. Framgang: { $n }.
   *[other] { $name } har framgang: { $n }.
}
event-completed = { $who ->
    [you] Du
   *[other] { $name }
} har fullført { $mission }.
event-final = Sluttoppdraget vaknar: { $mission }.
event-fuse = { $n ->
    [0] LUNTA har brunne ned.
    [one] LUNTA brenn: 1 runde att.
   *[other] LUNTA brenn: { $n } rundar att.
}
event-rite = Messinga stig: { $n } RITE-merke.
event-rounds = { $who ->
    [you] Du
   *[other] { $name }
} har { $n ->
    [one] 1 runde
   *[other] { $n } rundar
} til.
event-drew = { $who ->
    [you] Du
   *[other] { $name }
} trekkjer eit kort frå { $deck }.
    .face = { $who ->
        [you] Du
       *[other] { $name }
    } trekkjer { $card }.
event-draws = { $name } trekkjer { $cards }.
drawn-cards = { $n ->
    [one] eit kort frå { $deck }
   *[other] { $n } kort frå { $deck }
}
event-discarded = { $who ->
    [you] Du
   *[other] { $name }
} kastar eit kort frå { $deck }.
    .face = { $who ->
        [you] Du
       *[other] { $name }
    } kastar { $card }.
event-reshuffled = { $deck } blir stokka på nytt: { $n } kort.
event-track-cleared = Reaksjonssporet blir rydda.
event-proposed = { $who ->
    [you] Du
   *[other] { $name }
} føreslår eit kort frå { $deck }, med { $up ->
    [yes] framsida
   *[no] baksida
} opp{ $combo ->
    [yes] {""}, som kombo
   *[no] {""}
}.
event-refused = { $who ->
    [you] Kortet ditt blir avslått.
   *[other] Kortet til { $name } blir avslått.
}
event-reacted = { $who ->
    [you] Du
   *[other] { $name }
} reagerer med eit kort frå { $deck }.
    .face = { $who ->
        [you] Du
       *[other] { $name }
    } spelar { $card }: { $text }
event-reacted-hidden = { $who ->
    [you] Du
   *[other] { $name }
} spelar eit kort frå { $deck } med baksida opp.
    .face = { $who ->
        [you] Du
       *[other] { $name }
    } spelar { $card } med baksida opp.
event-dangerous = Det er farleg.
    .face = { $card } er farleg: { $text }
event-extra-reaction = Vondskapen kan spele { $n ->
    [one] 1 reaksjon
   *[other] { $n } reaksjonar
} til i denne turen.
event-danger-counted = { $n ->
    [one] 1 faresymbol er synleg.
   *[other] { $n } faresymbol er synlege.
}
event-marker = { $n ->
    [0] Ingen rundar er att før marerittet.
    [one] 1 runde er att før marerittet.
   *[other] { $n } rundar er att før marerittet.
}
event-nightmare = Marerittet tek til.
event-victory = { $who ->
    [you] Du er ute. Du har vunne.
   *[other] { $name } er ute av mørkret og har vunne.
}
event-defeat = { $reader ->
    [hero] Det er ikkje anna enn mørker att av deg. Vondskapen har vunne.
   *[other] Helten er knekt. Vondskapen har vunne.
}
event-dice-changed = Ein skapning { $where } kastar { $n } { $n ->
    [one] terning
   *[other] terningar
} { $sign ->
    [minus] mindre
   *[plus] meir
}.
event-tough-changed = Ein skapning { $where } toler { $n } { $sign ->
    [minus] mindre
   *[plus] meir
}.
event-scare-changed = Ein skapning { $where } skremmer for { $n } { $sign ->
    [minus] mindre
   *[plus] meir
}.
event-hero-dice-changed = { $reader ->
    [hero] Åtaket ditt kastar
   *[other] Åtaket til Helten kastar
} { $n } { $n ->
    [one] terning
   *[other] terningar
} { $sign ->
    [minus] mindre
   *[plus] meir
}.
event-explore-range-changed = Utforskinga rekk { $n ->
    [one] 1 sektor
   *[other] { $n } sektorar
} { $sign ->
    [minus] kortare
   *[plus] lenger
}.
event-no-disarm-changed = Denne utforskinga ryddar ingen fare.
event-forbidden-changed = { $action } er ikkje lov ei stund.
event-no-bullet-changed = Det er inga kuletid ei stund.
event-mute-changed = { $n ->
    [one] Den neste støyen blir ikkje meld.
   *[other] Dei { $n } neste gongene det støyar, blir det ikkje meldt.
}
event-lie-changed = { $n ->
    [one] Det neste som blir meldt, kan vere løgn.
   *[other] Dei { $n } neste tinga som blir melde, kan vere løgn.
}
event-distance-changed = { $n ->
    [one] Den neste støyen blir meld med avstand.
   *[other] Dei { $n } neste gongene det støyar, blir avstanden meldt òg.
}
event-dangerous-dice-changed = «!» tel som Treff for Vondskapen ei stund.
event-dangerous-card-changed = Den neste reaksjonen til Vondskapen er farleg.

## Innstillingar

settings-story = Kva som hender
settings-small-print = Det med lita skrift
setting-difficulty = Kor hardt er det?
    .easy = lett: kuler, ein gjenstand og mykje lindring halvvegs
    .normal = vanleg: ein gjenstand og lindring halvvegs
    .nightmare = mareritt: ein gjenstand og litt lindring halvvegs
    .impossible = umogleg: ingenting og inga lindring
setting-map = Kvar hender det?
    .fixed = i det gamle verket, med rom ved loddtrekning
    .sheets = på to av arka, snudde og spegla ved loddtrekning
    .seeded = på ein stad ingen har sett før
setting-decks = Kva stokkar spelar Vondskapen med?
    .random = to ved loddtrekning
    .fury-speed = Raseri og Fart
    .fury-terror = Raseri og Skrekk
    .fury-traps = Raseri og Feller
    .speed-terror = Fart og Skrekk
    .speed-traps = Fart og Feller
    .terror-traps = Skrekk og Feller
setting-green = Kva grønt oppdrag?
    .random = ved loddtrekning
    .sleeper = Sovaren
    .racks = Forsegla reolar
    .rations = Siste rasjonar
    .grid = Naudnettet
setting-blue = Kva blått oppdrag?
    .random = ved loddtrekning
    .haze = Grå dis
    .silence = Daudstilt
    .brownout = Spenningsfall
    .lockdown = Full sperring
setting-red = Kva sluttoppdrag?
    .random = ved loddtrekning
    .scuttle = Spreng og rømm
    .burn = Brenn det reint
    .mayday = Mayday
    .matriarch = Matriarken
    .prophet = Profeten
setting-character = Kven er Helten?
    .choose = den Helten vil vere
    .random = ved loddtrekning
    .captain = kapteinen
    .doctor = legen
    .engineer = ingeniøren
    .pilot = piloten
    .xenologist = xenologen
    .navigator = navigatøren
    .quartermaster = kvartermeisteren
setting-rounds = Kor mange rundar til marerittet?
    .number = så mange rundar; éin til om det er lett, éin færre på mareritt, to færre på umogleg
setting-dice = Kor mange Treff, «!» og Bom har ein terning?
setting-unarmed = Kor mange terningar kastar berre nevar?
    .number = så mange terningar
setting-inventory = Kor mange gjenstandar kan Helten bere?
    .number = så mange gjenstandar
setting-focus = Kan Helten kaste terningar om att i ein kamp for 1 Adrenalin?
    .on = ja, éin gong per kamp
    .off = nei
setting-tiles = Finst det berre så mange brikker?
    .limited = ja: dei som ligg langt borte, blir brukte på nytt
    .unlimited = nei: det er nok av dei
setting-memory = Kva skjer med det Helten har fått vite?
    .round = det blir teke bort når runden er slutt
    .kept = det blir teke vare på, for nybyrjarar

## Faste ordrar: «spør meg …»

order-declare = når Helten melder ei handling
order-reveal = før og etter at noko blir avdekt
order-roll = etter eit terningkast
order-loss = når Helten mistar Liv eller Sjølvkontroll
order-resolved = når ei handling er gjord
order-end = på slutten av ein tur
order-nothing-fits = jamvel om ingen kort passar; elles fortel ei tenkepause Helten at eitt gjer det
