### Terminalen: det som blir sagt rundt eit spel. Kommandoar kan skrivast på alle språka og kortast av.

term-prompt = { $name } >{ " " }
term-prompt-you = >{ " " }
term-go-on = [Enter for å gå vidare]{ " " }
term-more = [Enter for meir, q for nok]{ " " }
term-hint = Skriv nummeret på eit val. ? forklarer · bordet · logg · reglar · angre · slutt
term-hint-window = Skriv nummeret på eit val. ? forklarer · bordet · logg · reglar · ordrar: når du blir spurd · angre · slutt
term-welcome = Du er { $name }. Dei andre ved bordet: { $others }.
term-welcome-how = Vel med nummer, eller med dei første bokstavane i det du vil. Skriv ? når du lurer på noko.
term-watching = Ingen ved dette bordet er av kjøt og blod. Len deg tilbake og sjå på.
term-resumed = Kvar var vi? { $moves } trekk inne i spelet.

term-command-help = hjelp
term-command-log = logg
term-command-rules = reglar
term-command-why = kvifor
term-command-undo = angre
term-command-quit = slutt
term-command-table = bordet
term-command-orders = ordrar

term-help-choices = Vala dine
term-help-commands = Elles
term-help-help = ? listar opp vala dine, ? 3 forklarer det tredje, ? og kva som helst anna fortel kvifor du ikkje kan
term-help-log = logg viser det som hende sist, logg 100 dei hundre siste linjene
term-help-why = kvifor 12 nemner regelen bak linje 12 i loggen
term-help-rules = reglar listar opp kapitla i regelboka; reglar og namnet på eit kapittel eller regelpunkt slår det opp
term-help-table = bordet teiknar heile bordet, side for side om det er høgare enn skjermen
term-help-orders = ordrar viser når du blir spurd om å gripe inn, ordrar 2 slår det andre høvet av eller på; ordrar alltid, ordrar aldri, ordrar til (neste trekket ditt)
term-help-undo = angre tek tilbake det siste trekket ditt, så lenge ingen har lært noko av det; mellom to ved same skjermen tek angre og eit namn tilbake eit svar som ligg løynt
term-help-quit = slutt lagrar og går; villainy play --resume held fram

term-not-a-choice = Det finst ikkje noko val { $label }. Det finst { $first } til { $last }.
term-very-many = Skriv nokre ord av det du vil, så får du sjå kva dei kan tyde.
term-several = Det kan vere fleire ting:
term-unknown = Her er det ingenting som lyder namnet «{ $typed }». Skriv ? for å sjå kva du kan gjere.
term-why-not = Du kan ikkje: { $option }.
term-no-clause = Ingen regel nemner det; det er berre ikkje tida for det.
term-no-line = Loggen har inga linje { $line }.
term-no-log = Ingenting har hendt enno. Nyt det.
term-no-rules = Ikkje noko kapittel eller regelpunkt heiter «{ $query }».
term-chapters = Kapittel: { $chapters }
term-no-undo = For seint: noko er sett, trekt eller avgjort sidan då.
term-orders = Faste ordrar: du blir spurd …
term-orders-ask = ✓
term-orders-pass = ·
term-orders-how = ordrar og eit nummer slår eit høve av eller på; ordrar alltid, ordrar aldri; ordrar til passar fram til neste trekket ditt.
term-orders-word-always = alltid
term-orders-word-never = aldri
term-orders-word-until = til
term-orders-unknown = «{ $typed }» er ingen ordre. Skriv nummer frå 1 til { $last }, alltid, aldri eller til.
term-orders-your-move = Det er ditt trekk alt. Pass når det er høve til å gripe inn.
term-orders-none = I dette spelet får du aldri gripe inn, så det er ingenting å gje ordrar om.
term-undone = Det hende aldri.
term-curtain = { $name }, det er din tur. Alle andre: sjå ein annan veg.
term-curtain-enter = [Enter når berre { $name } ser på; angre om { $last } vil ha att det siste trekket]{ " " }
    .sealed = [Enter når berre { $name } ser på; angre om { $last } vil ha att det siste trekket, angre og eit namn for { $others }]{ " " }
term-curtain-enter-plain = [Enter når berre { $name } ser på]{ " " }
    .sealed = [Enter når berre { $name } ser på; angre og eit namn om nokon vil svare noko anna: { $others }]{ " " }
term-result = Resultat
term-winner = ★
term-human-name = Skurk
term-human-numbered = Skurk { $n }
term-bot-names = Igor, Gunnvor, Mortimer, Ågot, Boris, Ludmilla
term-bot-kind = { $name } ({ $kind })

## Å gå gjennom eit opptak

replay-header = { $game }, { $players } spelarar: { $names }
replay-move = Trekk { $move } av { $moves }: { $name }
replay-chose = { $name } valde: { $option }
replay-taken-back = Det siste trekket vart teke tilbake.
replay-withdrawn = { $name } trekte tilbake eit svar.
replay-reseeded = Frå no av er alt tilfeldig på nytt.
replay-prompt = [Enter for neste trekk, eit tal for å gå fram til det trekket, q for å stoppe]{ " " }
replay-unfinished = Spelet er ikkje over: { $moves } trekk så langt, alle gyldige. Berre det alle kan vite, blir vist.

## Evil Genius VS Spies

term-spies-round = Runde { $n }
term-spies-holds = { $hand } på handa, { $pile } å trekkje, { $discards } kasta
term-spies-main = Arbeid: { $work } · Minionar å spele: { $plays }
term-spies-actions = Handlingar att: { $n }
term-spies-cost = kostar { $n }
term-spies-needs = innretningar { $value } av { $contraptions }, Minionar { $count } av { $minions }
term-spies-in-lair = i Lairet: innretningar { $value }, Minionar { $count }
term-spies-faces = står framfor { $target }
term-spies-next = neste: { $square }
term-spies-size = Nettverk på { $n }
term-spies-stack = Ventar på å skje, sist inn først
term-spies-lasting = Verkar enno: { $cards }
term-spies-hand = Korta dine
term-spies-knows = Det du veit om korta til { $name }

## ALONE. Bokstavar står for skapningar i teikningane; ingen to kan vere like.

term-alone-letter-spore = S
term-alone-letter-parasite = P
term-alone-letter-cultist = K
term-alone-letter-hybrid = H
term-alone-letter-worm = O
term-alone-letter-matriarch = M
term-alone-letter-prophet = X
term-alone-stairs = { $colour ->
    [red] ≡r
   *[blue] ≡b
}
term-alone-sign-hero = { $who ->
    [you] du
   *[other] Helten
}
term-alone-sign-door = { $state ->
    [open] dør
    [blocked] sperra dør
   *[welded] sveist dør
}
term-alone-sign-wounded = såra
term-alone-sign-danger = fare
term-alone-sign-lcu = lystavle
term-alone-sign-lit = med lys
term-alone-sign-seen = avdekt
term-alone-sign-both = avdekt, med lys
term-alone-sign-recalled = slik du hugsar det
term-alone-sign-unknown = ikkje utforska

term-alone-round = Runde { $n }
term-alone-turn = Tur { $n } av { $of }
term-alone-left = { $n ->
    [one] Mareritt etter denne runden
   *[other] Mareritt om { $n } rundar
}
term-alone-nightmare = Mareritt
term-alone-leader = leiar
term-alone-cards = { $n } kort
term-alone-sealed = har svart
term-alone-pile = { $deck }: { $pile } å trekkje, { $discards } kasta

term-alone-dashed = spurten er brukt
term-alone-companion = Følgjesvein: { $name } ×{ $n }
term-alone-no-items = Ingen gjenstandar
term-alone-upgraded = oppgradert
term-alone-mission-green = grønt
term-alone-mission-blue = blått
term-alone-mission-red = sluttoppdrag
term-alone-progress = { $n } av { $of }
term-alone-experience = Røynsle
term-alone-searched = gjennomsøkt: { $rooms }

term-alone-track = Reaksjonar
term-alone-symbols = { $n } fare i vente
term-alone-allowed = { $n ->
    [0] ingen fleire reaksjonar denne turen
    [one] 1 reaksjon til denne turen
   *[other] { $n } reaksjonar til denne turen
}
term-alone-rolled = { $by ->
    [hero] Helten kasta { $dice }
   *[evil] Vondskapen kasta { $dice }
}
term-alone-face-down = { $card ->
    [none] eit kort med baksida opp
   *[other] { $card } (baksida opp)
}
term-alone-proposes = { $name } føreslår { $card }, med { $up ->
    [yes] framsida
   *[no] baksida
} opp{ $combo ->
    [yes] {""}, som kombo
   *[no] {""}
}
term-alone-picked = Valt: { $picks }
term-alone-triggers = Hendt denne turen: { $triggers }
term-alone-told = { $side ->
    [evil] { $where ->
        [none] Meldt til Helten:
       *[other] Meldt til Helten i { $where }:
    }
   *[hero] Meldt { $where }:
}
term-alone-lost = ein stad mørkret har teke att
term-alone-doubtful = (det kan vere løgn)
term-alone-bullet = Kuletid
term-alone-fuse = { $n ->
    [one] LUNTA brenn i 1 runde
   *[other] LUNTA brenn i { $n } rundar
}
term-alone-rites = { $n } RITE-merke
term-alone-lasts-dice = { $creature }: { $signed } terningar
term-alone-lasts-hero-dice = Helten: { $signed } terningar
term-alone-lasts-tough = { $creature }: { $signed } skade for eit sår
term-alone-lasts-scare = { $creature }: skremmer for { $signed }
term-alone-lasts-explore-range = Utforske: { $signed } sektorar
term-alone-lasts-no-disarm = å utforske fjernar ingen fare
term-alone-lasts-forbidden = forbode: { $action }
term-alone-lasts-no-bullet = inga kuletid
term-alone-lasts-mute = { $n ->
    [one] den neste støyen blir ikkje meld
   *[other] dei { $n } neste gongene det støyar, blir det ikkje meldt
}
term-alone-lasts-lie = { $n ->
    [one] det neste som blir meldt, kan vere løgn
   *[other] dei { $n } neste gongene noko blir meldt, kan det vere løgn
}
term-alone-lasts-distance = { $n ->
    [one] den neste støyen blir meld med avstand
   *[other] dei { $n } neste gongene det støyar, blir avstanden meld òg
}
term-alone-lasts-dangerous-dice = «!» frå Vondskapen er treff
term-alone-lasts-dangerous-card = den neste reaksjonen er farleg

term-alone-nowhere = Ingen er der nede enno.
term-alone-level = Etasje { $name }
term-alone-other-level = Den andre etasjen
term-alone-behind = Ein stad bak deg
term-alone-out = { $creature } { $sector } { $n ->
    [99] (avskoren)
    [0] (hos Helten)
   *[other] ({ $n } unna)
}
term-alone-tokens-left = Kan sleppast laus: { $creatures }

term-alone-hand = Reaksjonane dine
term-alone-hand-how = Reaksjonar · ope: framsida opp · ned: baksida opp, flytt eller slepp laus
term-alone-no-hand = Ingen kort
term-alone-react = ope
term-alone-hide = ned
term-alone-discard = bort
term-alone-seek-rooms = Rom
term-alone-seek-places = Stader
term-alone-seek-tokens = Merke
term-alone-seek-creatures = Skapningar
