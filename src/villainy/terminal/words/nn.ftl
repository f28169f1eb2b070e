### Terminalen: det som blir sagt rundt eit spel. Kommandoar kan skrivast på alle språka og kortast av.

term-prompt = { $name } >{ " " }
term-prompt-you = >{ " " }
term-go-on = [Enter for å gå vidare]{ " " }
term-hint = Skriv nummeret på eit val. ? forklarer · logg · reglar · angre · slutt
term-hint-window = Skriv nummeret på eit val. ? forklarer · logg · reglar · ordrar: når du blir spurd · angre · slutt
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
term-help-table = bordet teiknar bordet på nytt
term-help-orders = ordrar viser når du blir spurd om å gripe inn, ordrar 2 slår det andre høvet av eller på; ordrar alltid, ordrar aldri, ordrar til (neste trekket ditt)
term-help-undo = angre tek tilbake det siste trekket ditt, så lenge ingen har lært noko av det; mellom to ved same skjermen tek angre og eit namn tilbake eit svar som ligg løynt
term-help-quit = slutt lagrar og går; villainy play --resume held fram

term-not-a-choice = Det finst ikkje noko val { $label }. Det finst { $first } til { $last }.
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
term-orders-none = I dette spelet kan ingen gripe inn, så det er ingenting å gje ordrar om.
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
replay-prompt = [Enter for neste trekk, q for å stoppe]{ " " }
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
