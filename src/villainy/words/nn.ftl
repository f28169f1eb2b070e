### Ord som heile prosjektet bruker. Orda til kvart spel står i games/<spel>/words.

app-name = Villainy
app-tagline = Bordet for fire vonde spel.

## Alle kommandoar

cli-usage = Bruk
cli-commands = Kommandoar
cli-arguments = Argument
cli-options = Val
cli-examples = Til dømes
cli-begin = Kom i gang
cli-begin-example = villainy play evil101 --lang nn

cli-value-game = SPEL
cli-value-number = TAL
cli-value-seats = PLASSAR
cli-value-seed = FRØ
cli-value-file = FIL
cli-value-setting = NAMN=VERDI
cli-value-seat = PLASS
cli-value-clause = PUNKT
cli-value-language = SPRÅK
cli-value-host = VERT
cli-value-address = ADRESSE

cli-help-help = Vis denne hjelpa.
cli-version-help = Vis utgåva, og om ho er kompilert; om ikkje, kvifor.
cli-version = villainy { $version } ({ $build ->
    [compiled] kompilert
   *[pure] rein Python
})
build-compiled = Kompilert: reglane køyrer som maskinkode.
build-pure = Rein Python, om lag sju gonger tregare enn kompilert: { $why ->
    [asked] VILLAINY_PURE=1 var sett då det vart bygd
    [compiler] det fanst ingen C-kompilator ({ $detail }) då det vart bygd
    [failed] kompileringa slo feil då det vart bygd ({ $detail })
    [headers] headerfilene til Python (Python.h) mangla då det vart bygd
    [implementation] det vart bygd med { $detail }, og berre CPython køyrer kompilerte reglar
   *[sources] det køyrer rett frå kjeldekoden
}. Sjå docs/install.md.
cli-lang-help = Språk: en (engelsk) eller nn (nynorsk).
cli-game-help = Kva for eit spel: { $games }.
cli-option-help = Set eitt av vala til spelet, som namn=verdi. Kan gjevast fleire gonger.
cli-deck-help = Spel med din eigen kortstokk, lesen frå denne fila.
cli-json-help = Skriv tala ut som JSON.
cli-more = Kva som kan veljast i eit spel, til --option
cli-same-values = dei same verdiane som for { $setting }
cli-settings = Val for { $game }, til --option; den første verdien gjeld om du ikkje seier noko
cli-interrupted = Stoppa.

## villainy play

cli-play-help = Spel eit spel i terminalen.
cli-play-players-help = Kor mange som spelar; om du ikkje seier noko, 4, eller så mange som spelet er for; 2 i ALONE.
cli-play-seats-help = Kven som sit kvar, skilde med komma: human (eit menneske) eller ein bot ({ $bots }). Eit namn kan stå etter kolon: human:Ann. Utan dette spelar du mot henchman-botar.
cli-play-seed-help = Frø for alt som er tilfeldig: same frø og same val gjev same spel.
cli-play-save-help = Kvar opptaket av spelet blir lagra; i { $folder } om du ikkje seier noko.
cli-play-resume-help = Hald fram med spelet som sist vart avbrote, eller med det i denne fila.
cli-play-saved = Spelet er lagra i { $file }.
cli-play-replay = Sjå det om att med: villainy replay { $file }
cli-play-paused = Ingenting er tapt. Hald fram med: villainy play --resume { $file }
cli-play-roles = Plassane til --seats, frå den første av: { $roles }.
cli-play-example =
    villainy play evil101 --lang nn
    villainy play evil101 --seats human:Ann,human:Bo,henchman
    villainy play evil101 --players 2 --option goal=30 --option pocket=may
    villainy play evil101 --deck min-stokk.toml --seed måneskin
    villainy play --resume
cli-play-example-nefarious =
    villainy play nefarious --lang nn
    villainy play nefarious --seats human:Ann,human:Bo,henchman
    villainy play nefarious --option firstTwist=parallel-universe
cli-play-example-spies =
    villainy play spies --lang nn
    villainy play spies --seats henchman,human:Ann
    villainy play spies --option roundCap=20
cli-play-example-alone =
    villainy play alone --lang nn
    villainy play alone --seats henchman,human:Ann
    villainy play alone --seats human,henchman,henchman,henchman --option difficulty=easy
    villainy play alone --deck mine-kart.toml --option map=sheets

## villainy serve

cli-serve-help = Opne borda på nettet: spel i nettlesaren, med vener og botar.
cli-serve-host-help = Kvar tenaren lyttar; berre på denne maskina (127.0.0.1) om du ikkje seier noko.
cli-serve-port-help = Kva port; 8101 om du ikkje seier noko, ein ledig ein for 0.
cli-serve-lan-help = La alle i huset vere med: lytt på alle adresser og vis ein QR-kode.
cli-serve-db-help = Databasen; om du ikkje seier noko, éi fil i di eiga datamappe.
cli-serve-public-url-help = Adressa som andre finn denne tenaren på, til lenkjer og QR-kodar.
cli-serve-keep-days-help = Dagar før eit bord blir sletta om spelet ikkje er over og ingen har gjort trekk; 90 om du ikkje seier noko, 0 for å ta vare på alle.
cli-serve-proxy-help = Ein omvend mellomtenar framfor denne tenaren, med adressa si: Berre han blir trudd på kvar folk kjem frå.
cli-serve-limit-help = Kor mykje éin person, éi adresse eller eitt bord får ta, som i tables-per-person=50; 0 for inga grense.
cli-serve-no-browser-help = Ikkje opne nokon nettlesar.
cli-serve-example =
    villainy serve
    villainy serve --lan
    villainy serve --port 9000 --db sqlite:///kveld.db --lang nn

## villainy backup

cli-backup-help = Kopier alle bord til ei fil, anten tenaren går eller ikkje.
cli-backup-copy-help = Fila som blir skriven; ingen andre enn du kan lese ho.
cli-backup-db-help = Databasen; om du ikkje seier noko, fila i di eiga datamappe.
cli-backup-overwrite-help = Byt ut fila om ho finst.
cli-backup-example =
    villainy backup bord-mandag.db
    villainy backup --overwrite --db sqlite:////srv/villainy/tables.db /backups/tables.db
cli-backup-done = Kopiert til { $file } og kontrollert: { $tables ->
        [one] eitt bord
       *[other] { $tables } bord
    }, { $moves ->
        [one] eitt trekk
       *[other] { $moves } trekk
    }, { $people ->
        [one] éin person
       *[other] { $people } personar
    }.

## villainy replay

cli-replay-help = Gå gjennom opptaket av eit spel og kontroller det.
cli-replay-file-help = Opptaket.
cli-replay-quiet-help = Berre kontroller, vis ikkje noko av spelet.
cli-replay-as-help = Vis berre det denne plassen visste: namnet, eller nummeret rekna frå 0.
cli-replay-example =
    villainy replay spel.jsonl
    villainy replay spel.jsonl --as Igor
    villainy replay spel.jsonl --quiet
cli-replay-verified = { $moves ->
    [one] Opptaket stemmer: { $moves } trekk fører til den lagra slutten.
   *[other] Opptaket stemmer: { $moves } trekk fører til den lagra slutten.
}
cli-replay-verified-so-far = { $moves ->
    [one] Opptaket stemmer så langt: { $moves } trekk, og spelet er ikkje over.
   *[other] Opptaket stemmer så langt: { $moves } trekk, og spelet er ikkje over.
}

## villainy rules

cli-rules-help = Vis reglane for eit spel, punkt for punkt.
cli-rules-clause-help = Berre dette punktet, dette kapittelet, eller alle med namn som byrjar slik.
cli-rules-example =
    villainy rules evil101 --lang nn
    villainy rules evil101 chase
    villainy rules evil101 plot.match-all

## villainy bench

cli-bench-help = Mål kor fort eit spel går på éi kjerne.
cli-bench-game-help = Kva for eit spel; alle dersom ingen er nemnde.
cli-bench-players-help = Kor mange som spelar; eit spel som er for færre, blir spelt av så mange som det er for.
cli-bench-players = spelarar
cli-bench-options = val
cli-bench-compiled = bygg
    .true = kompilert
    .false = rein Python
cli-bench-decisions-per-s = avgjerder i sekundet
cli-bench-clone-us = klone, µs
cli-bench-save-us = lagre, µs
cli-bench-load-us = hente, µs
cli-bench-redeal-us = dele ut på nytt, µs
cli-bench-games-per-s = spel i sekundet
cli-bench-example =
    villainy bench
    villainy bench evil101 --players 6 --json
    villainy bench alone --option map=seeded

## villainy match

cli-match-help = La botar spele mange spel, og tel kven som vinn.
cli-match-seats-help = Kva for botar, skilde med komma ({ $bots }). Plassane blir bytte om frå spel til spel.
cli-match-games-help = Kor mange spel; 1000 om du ikkje seier noko.
cli-match-seed-help = Frø for alt som er tilfeldig: same frø gjev same kamp.
cli-match-example =
    villainy match evil101 --seats henchman,random,random,random --games 1000
    villainy match evil101 --seats henchman,henchman --deck min-kortstokk.toml
    villainy match alone --seats henchman,henchman --option difficulty=nightmare

## villainy doctor

cli-doctor-help = Kontroller denne installasjonen, og sei kva som er gale med han.
cli-doctor-host-help = Verten du vil køyre tenaren på; 127.0.0.1 om du ikkje seier noko.
cli-doctor-port-help = Porten du vil køyre tenaren på; 8101 om du ikkje seier noko.
cli-doctor-db-help = Databasen som skal kontrollerast; om du ikkje seier noko, den i di eiga datamappe.
cli-doctor-example =
    villainy doctor --lang nn
    villainy doctor --port 9000 --db sqlite:///kveld.db

doctor-ok = ok
doctor-note = merk
doctor-fault = feil
doctor-verdict = { $faults ->
    [0] Klart til å spele.
    [one] Éin ting er gale.
   *[other] { $faults } ting er gale.
}
doctor-broken = Sjølve kontrollen slo feil: { $why }
doctor-python = Python
    .ok = { $kind } { $version }
doctor-build = Bygg
doctor-packages = Pakkar
    .ok = { $packages }
    .wrong = Manglar (–) eller har ei utgåve som ikkje passar: { $packages }. Installer Villainy på nytt med pip.
doctor-games = Spel
    .ok = { $games }
    .broken = { $game } kan ikkje startast: { $why }
doctor-words = Ord
    .ok = komplette på { $languages }
    .missing = { $n ->
        [one] Éi melding manglar på { $language }: { $first }
       *[other] { $n } meldingar manglar på { $language }, den første er { $first }
    }
doctor-records = Lagra spel
    .ok = { $folder }
    .locked = Det går ikkje å skrive til { $folder }. Endre løyva, eller nemn ei anna mappe i VILLAINY_HOME.
doctor-database = Database
    .ready = { $n ->
        [one] { $place }, med eitt bord
       *[other] { $place }, med { $n } bord
    }
    .unmade = { $place }, blir laga når villainy serve startar første gongen
    .locked = Det går ikkje å skrive til { $place }. Endre løyva, eller nemn ein annan database med --db.
    .newer = { $place } er laga av ei nyare utgåve av Villainy. Oppgrader Villainy, eller nemn ein annan database med --db.
    .unreadable = Det går ikkje å lese { $place }: { $why }
doctor-port = Port
    .ok = { $port } er ledig på { $host }
    .taken = { $port } på { $host } er oppteken, kanskje av Villainy sjølv; villainy serve --port 0 tek ein ledig port.
    .unusable = { $port } på { $host } kan ikkje brukast: { $why }
doctor-browser = Nettlesar
    .ok = villainy serve opnar han av seg sjølv
    .none = Det finst ingen her; villainy serve viser adressa, så du kan opne ho ein annan stad.

## Det som kan gå gale

cli-error = Feil: { $what }
cli-error-usage = «villainy { $command }» vart ikkje forstått ({ $why }). Sjå: villainy { $command } --help
cli-error-unknown-command = Det finst ikkje nokon kommando «{ $command }»{ $hint ->
    [yes] {""} (meinte du «{ $near }»?)
   *[no] {""}
}. Sjå: villainy --help
cli-error-unknown-argument = «villainy { $command }» kjenner ikkje «{ $argument }»{ $hint ->
    [yes] {""} (meinte du «{ $near }»?)
   *[no] {""}
}. Sjå: villainy { $command } --help
cli-error-unknown-language = Her finst ikkje noko språk «{ $language }». Desse finst: { $languages }.
cli-error-needs-value = { $option } må ha ein verdi etter seg.
cli-error-needs-game = Sei kva for eit spel: villainy { $command } SPEL. Desse finst: { $games }.
cli-error-needs-file = Sei kva for ei fil: villainy { $command } FIL. Spela er lagra i { $folder }.
cli-error-needs-copy = Sei kvar kopien skal: villainy { $command } FIL
cli-error-backup-exists = Det finst alt ei fil { $file }. Vel eit anna namn, eller byt ho ut med --overwrite.
cli-error-backup-other = «villainy backup» kopierer SQLite-filer. For { $address }, bruk verktøyet til databasen: pg_dump for PostgreSQL.
cli-error-backup-damaged = { $file } kan ikkje kopierast: { $why }
cli-error-needs-seats = Sei kven som spelar: --seats henchman,random,random,random
cli-error-not-a-number = { $option } tek eit heilt tal, ikkje «{ $value }».
cli-error-odd-bytes = Verdien til { $argument } har byte som ikkje er tekst i UTF-8.
cli-error-port = Det finst ingen port { $port }: dei går frå 0 til { $most }.
cli-error-public-url = --public-url tek ei adresse som https://skurkar.example, ikkje «{ $address }».
cli-error-bad-db = --db tek adressa til ein database, til dømes sqlite:///bord.db.
cli-error-option-form = --option tek NAMN=VERDI, ikkje «{ $option }».
cli-error-unknown-game = Det finst ikkje noko spel som heiter «{ $game }». Desse finst: { $games }.
cli-error-unknown-option = Det finst ikkje noko val som heiter «{ $option }». Desse finst: { $options }.
cli-error-option-clash = { $option }={ $value } går ikkje i hop med dei andre vala. Desse gjer det: { $values }.
cli-error-bad-option = «{ $value }» er ikkje ein verdi for { $option }. Desse finst: { $values }.
cli-error-unknown-clause = Ikkje noko regelpunkt i { $game } har eit namn som byrjar med «{ $clause }».
cli-error-unknown-bot = Det finst ikkje nokon bot som heiter «{ $bot }» for { $game }. Desse finst: { $bots }.
cli-error-players = { $game } er for { $seats } spelarar, ikkje { $players }.
cli-error-seats = { $players } spelarar treng { $players } plassar, men { $seats } er nemnde.
cli-error-same-name = To ved bordet kan ikkje begge heite «{ $name }».
cli-error-resume-as-it-is = { $option } er for nye spel: --resume held fram med eit spel slik det var.
cli-error-no-file = Det finst inga fil { $file }.
cli-error-unreadable = { $file } kan ikkje lesast: { $why }
cli-error-nothing-to-resume = Det finst ikkje noko avbrote spel å halde fram med.
cli-error-finished = Spelet i { $file } er over. Sjå det om att med: villainy replay { $file }
cli-error-exists = Det finst alt ei fil { $file }. Vel eit anna namn med --save, eller hald fram med --resume { $file }
cli-error-in-use = Nokon held på å spele vidare i { $file }, i ein annan terminal.
cli-error-not-text = { $file } er ikkje ei tekstfil i UTF-8.
cli-error-unknown-limit = Det finst inga grense som heiter «{ $name }». Desse finst: { $known }.
cli-error-unknown-seat = Ingen som heiter «{ $seat }», sat der. Desse sat der: { $seats }.
cli-error-too-few-games = --games må vere minst 1.
cli-error-match-human = Berre botar spelar kampar, og «{ $bot }» er ingen. Desse finst: { $bots }.

## Det som er gale med eit opptak

record-not-a-record = { $file } er ikkje opptaket av eit spel.
record-bad-line = { $file } er skadd: linje { $line } er ikkje noko som høyrer heime i eit opptak.
record-bad-seats = { $file } er skadd: det står { $seats } plassar der for { $players } spelarar.
record-unknown-game = { $file } er eit opptak av «{ $game }», eit spel som ikkje finst her.
record-other-version = { $file } vart spelt etter utgåve { $theirs } av reglane, og dette er utgåve { $ours }. Berre ein Villainy med dei same reglane kan prøve det.
record-refused = { $file } stemmer ikkje: trekket i linje { $line } er mot reglane.
record-differs = { $file } stemmer ikkje: { $moves ->
    [one] det eine trekket
   *[other] dei { $moves } trekka
} fører til ein annan slutt enn den som er lagra.
record-bad-deck = { $file } stemmer ikkje: kortstokken i det kan ikkje spelast.

## Det som er gale med ein kortstokk; fil, kort og felt står framfor

deck-not-a-table = må vere ein tabell, i doble hakeparentesar
deck-missing-text = manglar, eller er ikkje ein tekst
deck-twice = noko anna i denne stokken har alt denne id-en
deck-unknown-field = ukjent felt{ $hint ->
    [yes] {""} (meinte du "{ $meant }"?)
   *[no] {""}
}
deck-bad-name = må vere ein tekst, eller éin tekst for kvart språk
deck-bad-number = må vere eit heilt tal frå { $least } til { $most }
deck-unknown-symbol = ukjent symbol "{ $name }"{ $hint ->
    [yes] {""} (meinte du "{ $meant }"?)
   *[no] {""}
}
deck-no-symbols = må nemne minst eitt symbol
deck-unknown-word = ukjent ord "{ $name }"; desse er kjende: { $known }{ $hint ->
    [yes] {""} (meinte du "{ $meant }"?)
   *[no] {""}
}
deck-not-together = "{ $name }" høver ikkje saman med resten; dette gjer det: { $known }
deck-not-a-list = må vere ei liste, i hakeparentesar
deck-bad-count = "{ $name }" tek { $wanted } ord og tal
deck-too-many-tricks = høgst { $most } eigenskapar får plass på eit kort
deck-too-many-cards = høgst { $most } kort av dette slaget, kopiar medrekna
deck-too-many-tables = ein stokk har høgst { $most } ulike ting: slag kort, symbol og slikt
deck-too-many-copies = ein stokk har høgst { $most } kort, kopiar medrekna
deck-too-many-parts = for mykje til eitt kort: høgst { $most } ord og tal
deck-long-text = høgst { $most } teikn
deck-long-file = fila er for lang; høgst { $most } teikn
deck-not-toml = ikkje gyldig TOML: linje { $line }, kolonne { $column }
deck-many-dots = ingen kortstokk: meir enn { $most } punktum i linje { $line }
deck-tangled = ingen kortstokk: tabellar i tabellar, eller siffer, utan ende
deck-none-of-these = det må finnast minst éin av desse
deck-other-game = må vere "{ $game }": dette er ikkje ein stokk for det spelet
deck-too-many-symbols = høgst { $most } symbol
deck-too-few-cards = det trengst minst { $least } kort, kopiane medrekna
deck-no-values = må seie kva kvart symbol er verdt, som i { "{" } bomb = 2, coin = 1 { "}" }
deck-unknown-type = må vere ein av { $types }
deck-not-lines = må vere ei liste med verknader, som i ["+2c", "-1m"]
deck-bad-line = "{ $line }" er ingen verknad: eit forteikn, eit tal, c, $ eller m, og kanskje /hand, /minion eller /built
deck-bad-effect = "{ $text }" er ingen verknad: eit ord med argumenta sine i parentes, som i move(any, 2); fleire etter semikolon
deck-bad-arguments = argumenta til "{ $name }" høver ikkje; det blir skrive { $form }
deck-bad-figure = "{ $text }" må vere eit heilt tal frå { $least } til { $most }
deck-not-a-pair = må vere to tal i hakeparentesar, som i [3, 2]
deck-not-a-truth = må vere true eller false
deck-not-by-moment = må vere ein tabell, med eit felt for kvar ting han seier
deck-too-many-branches = høgst { $most } verknader å velje mellom
deck-wrong-count = det må vere nøyaktig { $wanted } av desse
deck-missing-one = det må finnast éin for "{ $name }"
deck-small-deck = stokken "{ $name }" treng minst { $least } kort, kopiar medrekna
deck-no-bullets = minst éin må ha bullets = true: nokre spel byrjar med han
deck-wrong-rooms = med dette målet må det nemne { $least ->
    [0] høgst { $most } ulike rom
   *[other] { $least ->
        [one] eitt rom
       *[other] { $least } ulike rom
    }
}
deck-win-is-final = eit raudt oppdrag må vinne spelet, og ingen andre kan: on.reward = "win"
deck-boss-and-goal = eit oppdrag med ein Boss som mål må hente inn ein, som i boss(matriarch, room>=5), og ingen andre kan
deck-fuse-and-goal = eit oppdrag med målet "armed" må seie kva lunta gjer, og ingen andre kan
deck-spend-per-charge = spend er for gjenstandar med eit åtak som tel ladningar, som i strike(2/charge, los), og dei treng det
deck-forbid-or-number = explore.range tek eit tal, som -1; alt anna blir forbode med forbid
deck-token-and-goal = målet "{ $name }" treng eit { $token }-merke, lagt når oppdraget kjem i spel
deck-plan-cell = rad { $row }, plass { $column }: "{ $sign }" er ingen sektor; desse er det: { $known }
deck-plan-size = rad { $row }, plass { $column }: teikninga er for stor; høgst { $columns } sektorar ved sida av kvarandre og { $rows } under kvarandre
deck-plan-line = rad { $row }, plass { $column }: "{ $sign }" kan ikkje stå her; sektorar blir bundne saman med - ved sida av kvarandre og med | under kvarandre
deck-plan-loose = rad { $row }, plass { $column }: denne streken fører ingen stad
deck-plan-rooms = det trengst { $wanted } rom (#), det er { $found }
deck-plan-stairs = det trengst { $wanted } trapper (S), det er { $found }
deck-plan-lcus = det trengst minst { $least } lystavler (L), det er { $found }
deck-plan-sectors = høgst { $most } sektorar, det er { $found }
deck-plan-apart = rad { $row }, plass { $column }: hit kan ingen kome frå den første sektoren

## Ein kamp

match-title = { $games } spel { $game }
match-bot = bot
match-wins = sigrar
match-rate = del
match-interval = 95 %-intervall
match-points = poeng
match-by-seat = Etter plass, rekna frå den som var først: { $rates }
match-by-role = Etter plass: { $rates }
match-length = Eit spel tek { $rounds } rundar og { $decisions } avgjerder.
match-options = Val: { $options }
match-deck = Kortstokk: { $file }
match-seed = Frø: { $seed }
