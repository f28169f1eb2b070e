### Ord som heile prosjektet bruker. Orda til kvart spel står i games/<spel>/words.

app-name = Villainy
app-tagline = Bordet for fire vonde spel.

## Alle kommandoar

cli-usage = Bruk
cli-commands = Kommandoar
cli-arguments = Argument
cli-options = Val
cli-help-help = Vis denne hjelpa.
cli-version-help = Vis utgåva, og om ho er kompilert.
cli-version = villainy { $version } ({ $build ->
    [compiled] kompilert
   *[pure] rein Python
})
cli-lang-help = Språk: en (engelsk) eller nn (nynorsk).
cli-game-help = Kva for eit spel: { $games }.
cli-json-help = Skriv tala ut som JSON.
cli-interrupted = Stoppa.

## villainy play

cli-play-help = Spel eit spel i terminalen.
cli-play-players-help = Kor mange som spelar.
cli-play-seats-help = Kven som sit kvar, skilde med komma: human (eit menneske) eller ein bot ({ $bots }).
cli-play-seed-help = Frø for alt som er tilfeldig: same frø og same val gjev same spel.
cli-play-deck-help = Spel med din eigen kortstokk, lesen frå denne fila.
cli-play-option-help = Set eitt av vala til spelet, som namn=verdi. Kan gjevast fleire gonger.
cli-play-save-help = Kvar opptaket av spelet blir lagra.
cli-play-resume-help = Hald fram med spelet som sist vart avbrote.
cli-play-saved = Spelet er lagra i { $file }.
cli-play-paused = Ingenting er tapt. Hald fram med: villainy play --resume

## villainy replay

cli-replay-help = Gå gjennom opptaket av eit spel og kontroller det.
cli-replay-file-help = Opptaket.
cli-replay-quiet-help = Berre kontroller, vis ikkje noko av spelet.
cli-replay-verified = { $moves ->
    [one] Opptaket stemmer: { $moves } trekk fører til den lagra slutten.
   *[other] Opptaket stemmer: { $moves } trekk fører til den lagra slutten.
}
cli-replay-differs = Opptaket stemmer ikkje: etter { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
} er ikkje spelet det som vart lagra.

## villainy rules

cli-rules-help = Vis reglane for eit spel, punkt for punkt.
cli-rules-clause-help = Berre dette punktet, eller alle med namn som byrjar slik.

## villainy bench

cli-bench-help = Mål kor fort eit spel går på éi kjerne.
cli-bench-game-help = Kva for eit spel; alle dersom ingen er nemnde.
cli-bench-players-help = Kor mange som spelar.
cli-bench-seconds-help = Kor lenge det skal målast.

## villainy match

cli-match-help = La botar spele mange spel, og tel kven som vinn.
cli-match-seats-help = Kva for botar, skilde med komma ({ $bots }). Plassane blir bytte om frå spel til spel.
cli-match-games-help = Kor mange spel.
cli-match-seed-help = Frø for alt som er tilfeldig: same frø gjev same kamp.

## Det som kan gå gale

cli-error = Feil: { $what }
cli-error-unknown-game = Det finst ikkje noko spel som heiter «{ $game }». Desse finst: { $games }.
cli-error-unknown-option = Det finst ikkje noko val som heiter «{ $option }». Desse finst: { $options }.
cli-error-bad-option = «{ $value }» er ikkje ein verdi for { $option }.
cli-error-unknown-clause = Ikkje noko regelpunkt i { $game } har eit namn som byrjar med «{ $clause }».
cli-error-unknown-bot = Det finst ikkje nokon bot som heiter «{ $bot }» for { $game }. Desse finst: { $bots }.
cli-error-players = { $game } er for { $least } til { $most } spelarar, ikkje { $players }.
cli-error-seats = { $players } spelarar treng { $players } plassar, men { $seats } er nemnde.
cli-error-no-file = Det finst inga fil { $file }.
cli-error-unreadable = { $file } kan ikkje lesast: { $why }
cli-error-not-a-record = { $file } er ikkje opptaket av eit spel.
cli-error-rules-version = { $file } vart spelt etter utgåve { $theirs } av reglane; dette er utgåve { $ours }.
cli-error-nothing-to-resume = Det finst ikkje noko avbrote spel å halde fram med.
cli-error-no-terminal = Eit menneske kan ikkje spele her: dette er ikkje ein terminal.
