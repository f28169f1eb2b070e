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
    [yes] nemn { $where }: { $who } flyttar seg { $n ->
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
    [one] den neste støyen{ $until } blir ikkje meldt
   *[other] dei { $count } neste gongene det støyar{ $until }, blir det ikkje meldt
}
do-voice-lie = { $count ->
    [one] den neste støyen eller peilinga{ $until } kan meldast falskt
   *[other] dei { $count } neste gongene det støyar eller blir peilt{ $until }, kan det meldast falskt
}
do-voice-distance = { $count ->
    [one] den neste støyen blir meldt med avstand
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
