### Det nettsidene til bordet seier. Orda til kvart spel står i games/<spel>/words.

## På alle sider

table-skip = Rett til bordet
table-home = Inngangsdøra
table-menu = Meny
table-rules = Reglar
table-me = Du
table-me-named = Du ({ $name })
table-you = du
table-language = Språk
table-language-en = English
table-language-nn = Nynorsk
table-sounds = Lydar
table-theme = Lyset
table-theme-dark = Mørkt
table-theme-light = Lyst
table-theme-system = Som systemet
table-close = Lukk
table-save = Lagre
table-copy = Kopier
table-copied = Kopiert
table-link = Hemmeleg lenkje
table-share = Send
table-share-hint = Send lenkja til nokon, eller la dei peike på koden med telefonen. Ho opnar denne plassen, og ingen annan.
table-only-here = Berre denne maskina skjønar den adressa. Skal telefonane i huset med, start bordet med

## Inngangsdøra

table-front-title =
    Fire vonde spel.
    Set deg.
table-front-line = Spel i nettlesaren, mot botar eller med vener. Eit kallenamn er alt vi ber om; resten betaler brotsverka.
table-games = Spela
table-players = { $players } spelarar
table-minutes = { $minutes } minutt
table-play-now = Spel no, mot botar
table-play-as = Spel som { $role }
table-open-one = Spel med vener
table-learn = Slik spelar du
table-welcome = Her er du { $name }.
table-welcome-not = Ein annan?
table-that-is-me = Det er meg
table-your-name = Kallenamn
table-name-example = Doktor Gru
table-mine = Borda dine
table-open-tables = Opne bord
table-open-none = Ingen bord ventar på folk. Opne eitt, så kjem det nok nokon.
table-finished = Dei ferdige spela dine
table-finished-none = Du har ikkje spelt noko ferdig enno.
table-your-turn = Din tur
table-status-playing = blir spelt
table-status-waiting = { $n ->
    [one] { $n } ledig plass
   *[other] { $n } ledige plassar
}
table-status-over = ferdig
table-status-won = vunne av { $names }
table-ago-now = akkurat no
table-ago-minutes = for { $n } minutt sidan
table-ago-hours = { $n ->
    [one] for { $n } time sidan
   *[other] for { $n } timar sidan
}
table-ago-days = { $n ->
    [one] i går
   *[other] for { $n } dagar sidan
}
table-status-lost = kan ikkje spelast

## Gå frå eit bord

table-leave-close = Steng
    .now = Steng bordet
    .title = Stenge dette bordet?
    .line = Bordet blir sletta, og dei som alt sit der, går heim.
table-leave-seat = Gå
    .now = Gå frå bordet
    .title = Gå frå dette bordet?
    .line = Plassen din blir ledig for nokon annan.
table-leave-game = Gå
    .now = Gå frå spelet
    .title = Gå frå dette spelet?
    .line = Ein bot tek plassen din for godt. Du kan ikkje kome attende til han.
table-leave-remove = Fjern
    .now = Fjern dette spelet
    .title = Fjerne dette spelet?
    .line = Det forsvinn frå lista di. Dei andre har det til dei fjernar det, dei òg.
table-leave-last = Ingen andre menneske er ved dette bordet, så det blir sletta for godt.
table-leave-stay = Nei, attende

## Opne eit bord

table-open-title = Opne eit bord: { $game }
table-seats = Kven set seg?
table-seats-hint = På kvar plass kan det sitje eit menneske, her eller ein annan stad, eller ein bot. Spelet tek til når ingen manglar.
table-how-many = Kor mange spelar?
table-seat = Plass { $n }
table-seat-me = Eg
table-seat-bot = Bot: { $level }
table-seat-link = Nokon, med hemmeleg lenkje
table-seat-open = Kven som helst som kjem innom
table-seat-here = Nokon ved denne skjermen
table-seat-name = Namnet
table-level-henchman = handlangar, spelar godt
table-level-random = terning, spelar på slump
table-house-rules = Husreglar
table-deck = Korta
table-deck-hint = De spelar med husets kort om du ikkje har med dine eigne, som ei TOML-fil.
table-deck-file = Kortstokken din, som fil
table-deck-paste = Eller lim han inn her
table-clock = Tid til kvart val
table-clock-none = så lenge det trengst
table-clock-seconds = { $n } sekund
table-clock-minutes = { $n ->
    [one] { $n } minutt
   *[other] { $n } minutt
}
table-clock-hours = { $n } timar
table-clock-hint = Er nokon borte lenger, spelar ein bot for dei så lenge, og dei kan kome att når dei vil.
table-spectators-allowed = Andre kan sjå på
table-spectators-talk = Dei får prate òg
table-open-it = Opne bordet

## Eit bord som ventar på folk

table-lobby-title = Eit bord med { $game }
table-lobby-line = { $n ->
    [0] Alle er her.
    [one] Éin plass er ledig. Spelet tek til når nokon set seg der.
   *[other] { $n } plassar er ledige. Spelet tek til når dei er tekne.
}
table-lobby-watched = Andre kan sjå på.
table-agreed = Slik blir det spelt
table-seat-free = Ein ledig plass
table-seat-secret = berre med hemmeleg lenkje
table-sit = Set deg her
table-sit-too = Eg spelar denne plassen òg
table-fill-bot = Set ein handlangar her

## Fleire ved same skjerm

table-curtain-title = Gi skjermen til { $name }
table-curtain-line = Alle andre ser i taket. Det er eit fint tak.
table-curtain-open = Eg er { $name }
table-sit-as = Ved denne skjermen

## Under spelet

table-people = Dei som spelar
table-points = poeng
table-hand = Korta dine
table-face-down = med baksida opp: berre du ser dette
table-here = Her
table-here-worth = Her: { $n }
table-take-plot = Kast
table-take-agent = Kast
table-take-chase = Køyr
table-fits = Passar på:
table-choices = { $n ->
    [one] Det eine valet, som liste
   *[other] Alle { $n } vala, som liste
}
table-waiting = Ventar på { $names }.
table-look = Sjå ein gong til
table-known = Kort du veit om
table-zoom = Les stort: { $card }
table-log = Det som hende
table-why = kvifor?
table-why-not = Kvifor ikkje?
table-why-title = Kvifor?
table-ruling = Avgjerda vår:
table-rulings = { $n ->
    [one] Avgjerda vår
   *[other] Avgjerdene våre
}
table-in-rules = I reglane
table-asked-now = Svar først på det du blir spurd om: { $question }
table-no-clause = Ingen regel seier noko om det: Det er berre ikkje mogleg no.
table-chat = Prat
table-chat-none = Ingen har sagt eit ord. Mistenkjeleg.
table-chat-say = Sei noko
table-chat-send = Sei det
table-watching = (ser på)
table-chat-listen = Du ser på. Til spelet er over, er det spelarane som pratar.
table-tools = Angrar du?
table-withdraw = Endre svaret mitt
table-take-back = Ta attende
table-propose = Be om å ta attende
table-consent-asked = { $name } ber om å ta attende det siste trekket.
table-consent-hint = Det er du som avgjer.
table-consent-waits = Dei andre blir spurde om du kan ta det attende.
table-consent-yes = Greitt
table-consent-no = Nei
table-stand-in = Ein bot spelar for deg.
table-stand-in-hint = Han gjer så godt han kan, og plassen er framleis din.
table-stood-in = ein bot er vikar
table-away = Ein bot spelar for { $names } til dei er attende.
table-return = Her er eg att
table-go-away = La ein bot spele for meg

## Klokka

table-clock-mine = Tida di
table-clock-theirs = Tida til { $names }
table-clock-left = { $span } att då denne sida vart teikna
table-clock-up = er ute
table-clock-grace = er ute. Ein bot tek over om
table-clock-then = Etter det blir det avgjort for deg: { $option }
table-clock-then-bot = Når ho er ute, og eit halvt minutt til, spelar ein bot for deg til du er attende.

## Sambandet

table-lost = Linja er død. Prøver på nytt; ingenting er tapt.
table-found = Linja er oppe att.
table-failed = Det kom ikkje fram. Prøv ein gong til.
table-notify = Sei frå når det er min tur
table-notify-body = Dei ventar på deg ved bordet.

## Faste ordrar

table-orders = Faste ordrar
table-orders-lead = Spør om eg vil gripe inn i desse høva. Elles passar du utan å bli spurd, og ingen får vite det.
table-orders-keep = Lagre ordrane
table-orders-always = Spør meg alltid
table-orders-never = Pass alltid
table-orders-until = Pass til neste trekket mitt
table-orders-passing-on = Du passar kvar gong fram til neste trekket ditt.
table-orders-stop = Spør meg att
table-orders-passing = Vi passar for deg (faste ordrar).

## Tastane

table-keys = Tastar
table-keys-card = ta det kortet eller valet; ein gong til: det neste med same tal
table-keys-target = legg det der
table-keys-no = det valet som seier nei, eller ikkje kjøper noko
table-keys-enter = gjer det
table-keys-list = alle vala som liste
table-keys-orders = faste ordrar
table-keys-pass-on = pass til neste trekket mitt
table-keys-chat = prat
table-keys-escape = legg kortet attende
table-keys-help = denne lista

## Etter spelet

table-over-title = Verda er teken over
table-over-winner = { $name } er no { $title }, med { $points } poeng.
table-again = Ein gong til, med dei same
table-again-open = Til neste spel
table-replay = Sjå det om att
table-record = Last ned opptaket
table-replay-eyes = Sett av
table-replay-open = Alt ope
table-replay-all = Det alle såg
table-first = Til starten
table-prev = Attende
table-next = Vidare
table-last = Til slutten
table-step = Trekk { $at } av { $last }
table-go = Gå dit

## Reglane

table-rules-of = Reglane i { $game }
table-rules-all = Alle reglane
table-rules-source = (regelboka: { $source })
table-minute = { $game } på eitt minutt
table-minute-evil101 =
    Kvar runde er det éin av dykk som vaktar verda: DIC Handleren. Alle dei andre er vonde.
    Er du vond, legg du eitt Plot-kort med baksida opp på eit Target-kort som har alle symbola til planen. Ingen andre veit kva det er.
    Så legg Handleren ein agent på kvart Plot-kort, og gjettar. Står symbolet til agenten på Plot-kortet, er planen blokkert. Står det ikkje der, går planen gjennom.
    Blokkert? Stikk av med eit Chase-kort: Bil slår helikopter, helikopter slår ubåt, og ubåt slår bil. Den som legg det siste, får viljen sin.
    Ein plan som går gjennom, gjev sine eigne poeng og det Target-kortet betaler for kvart av symbola. For poeng kan du òg kjøpe Chase-kort.
    Skiltet går på rundgang. Når nokon har 20 poeng, eller så mange som de har avtalt, vinn den som har flest.
table-minute-nefarious =
    Alle vel i løynd éi av dei same fire handlingane, og snur korta på likt.
    Først betaler Minionane dine: éin mynt kvar for kvar nabo som valde handlinga Minionen er sett på.
    Så blir handlingane utførte, i rekkjefølgje. Speculate set ein Minion på ei handling du vel. Invent byggjer eit kort frå handa, om du har råd. Research gjev 2 myntar og eit kort. Work gjev 4 myntar.
    Ei oppfinning er verd poeng så lenge du har ho. Det ho gjer, gjer ho éin gong: dei grøne linjene mot deg, dei raude mot alle andre.
    To Twistar endrar reglane i nett dette spelet. Les dei først.
    Den som har 20 poeng når ein runde er slutt, og fleire enn alle andre, har vunne.
table-minute-spies =
    Det vonde geniet fyller eit Lair med åtte ruter og set vonde planar ut i livet. Spionsjefen knyter nettverk og sender inn spionar. Den som først har 10 vondskap, har vunne.
    Som geni spelar du ut Minionar, set dei i arbeid og byggjer innretningar. Når Lairet rommar det planen kostar, snur du planen; gjer det det framleis to av turane til spionsjefen seinare, er planen fullført og gjev vondskap.
    Som spionsjef knyter du saman nodar. Eit nettverk av rett storleik ber ein spion og gjer spionen betre.
    Ein spion kjem inn i rute 1 og møter det som står i vegen, rute for rute: anten slåst eller snik seg forbi. Når spionen planen bak rute 8, er planen stansa, og spionsjefen får vondskapen.
    De kan avbryte kvarandre med genistrekar og etterretning nesten når som helst. Den lyse linja seier når; pass om du ikkje har noko å leggje til.
table-minute-alone =
    Éin av dykk er Helten, i ein labyrint som Helten ser berre bit for bit. Alle dei andre er Vondskapen, og ser alt.
    Kvar tur gjer Helten éi handling: går, utforskar, lyttar, slåst eller leitar. Åtte turar er ein runde.
    Vondskapen svarar med reaksjonar, høgst to i kvar tur. Med framsida opp gjer kortet det som står på det, om Helten nett har gjort det kortet ventar på; med baksida opp flyttar det ein skapning eller slepper ein laus.
    To oppdrag ligg framme. Når Helten har fullført eitt av dei, kjem det siste oppdraget; er det fullført, har Helten vunne.
    Vondskapen vinn når Helten har verken Liv eller Sjølvkontroll att. I lyset er mørkret veikare; når rundane er brukte opp, tek marerittet til.
table-rules-line = Med våre eigne ord, punkt for punkt. Kvar linje i loggen kan fortelje kva for eit punkt som fekk det til å hende.
table-back = Attende til bordet
table-contents = Innhald

## Bordet for program

api-title = For program
api-line = Alt som kan gjerast ved eit bord, kan eit program gjere, som JSON over HTTP. Det veit det plassen veit, og ikkje meir.
api-first = Bli nokon:
api-second = Send teiknet ditt med alt:
api-third = Opne eit bord, eller ta ein plass ved eitt:
api-fourth = Sjå det plassen din ser, og kva han blir spurd om:
api-fifth = Svar:
api-schema = Det same for maskiner, som OpenAPI:
api-calls = Kall
api-shapes = Det som blir sendt og svara
api-sends = send
api-gets = få
api-query = i adressa
api-default = elles
api-optional = kan sløyfast

## Deg

table-phone = Hald fram på ein annan skjerm
table-phone-hint = Lag ei hemmeleg lenkje, opne henne på telefonen, så er du den same der. Den som har lenkja, er deg, så hald henne for deg sjølv.
table-phone-make = Lag ei lenkje
table-enter-title = Er det deg?
table-enter-line = Denne lenkja vart laga på ein annan skjerm. Var det du som laga henne, held du fram her som same skurken, og borda dine blir med.
table-enter-yes = Ja, det er meg

## Når noko er gale

table-error-title = Det gjekk ikkje
table-error-404 = Det er ingenting bak denne døra
table-error-410 = Dette spelet kan ikkje spelast lenger
table-error-500 = Noko smalt i laboratoriet

table-fault-missing = Det finst ikkje noka slik side eller noko slikt bord her. Det kan vere rydda bort; vi har folk til slikt.
table-fault-forbidden = Det er ikkje for auga dine, eller ikkje plassen din.
table-fault-form = Skjemaet er for gammalt. Last inn sida på nytt, og send det ein gong til.
table-fault-occasion = Eit slikt høve finst ikkje her. Det finst: { $known }.
table-fault-request = Førespurnaden vart ikkje forstått.
table-fault-number = Eit tal manglar, eller er for stort eller for lite.
table-fault-host = Tenaren går ikkje under det namnet. Om han skal det, start han med --public-url og adressa som folk bruker.
table-fault-large = Det er for mykje på ein gong.
table-fault-often = Ikkje så fort. Pust ut, og prøv att om eit minutt.
table-fault-tables-open = Du har alt { $most } bord som ikkje er ferdige. Gjer ferdig eller slett eitt, så kan du opne eit nytt.
table-fault-tables-often = Mange bord er opna frå nettet ditt den siste timen. Prøv att om { $minutes ->
    [one] eit minutt
   *[other] { $minutes } minutt
}.
table-fault-decks-often = Mange kortstokkar er sende frå nettet ditt det siste minuttet. Prøv att om { $seconds ->
    [one] eit sekund
   *[other] { $seconds } sekund
}.
table-fault-people-often = Mange har kome inn frå nettet ditt den siste timen. Prøv att om { $minutes ->
    [one] eit minutt
   *[other] { $minutes } minutt
}.
table-fault-chat-often = Ikkje så fort. Du kan seie noko att om { $seconds ->
    [one] eit sekund
   *[other] { $seconds } sekund
}.
table-fault-streams = For mange sider er opne. Lat att nokre, og last inn denne på nytt.
table-fault-broken = Det er vår feil, ikkje din. Ingenting som er stadfesta, er tapt; prøv ein gong til.
table-fault-language = Det språket kan vi ikkje.
table-fault-bot = Det finst ingen slik bot.
table-fault-seat = Ingen slik kan sitje der.
table-fault-clash = { $question } «{ $value }» går ikkje i hop med dei andre vala dine. Desse gjer det: { $allowed }.
table-fault-setting = «{ $value }» er ikkje ein verdi for { $name }. Desse finst: { $allowed }.
table-fault-deck = Kortstokken kan ikkje spelast: { $where }: { $problem }
table-fault-taken = Nokon var raskare: Plassen er teken.
table-fault-token = Det teiknet opnar ingen plass.
table-fault-not-begun = Spelet har ikkje teke til.
table-fault-not-offered = Det kan ikkje veljast no.
table-fault-out-of-turn = Det er ikkje din tur.
table-fault-stale = Bordet har gått vidare sidan då. Sjå ein gong til.
table-fault-reused = Noko anna er alt valt med denne førespurnaden. Sjå ein gong til.
table-fault-other-rules = Dette spelet tok til med ei anna utgåve av reglane sine, og kan ikkje halde fram med dei som er installerte no.
table-fault-damaged = Det som er lagra av dette spelet, er skadd, så det kan verken spelast eller visast.
table-fault-no-game = Dette spelet er ikkje installert her lenger.
table-fault-no-deal = Korta kan ikkje delast ut: Kortstokken er for stor eller for liten, eller passar ikkje til reglane som er installerte no.
table-fault-no-drawing = Dette bordet kan ikkje teiknast. Det er vår feil; sjølve spelet er trygt.
table-fault-over = Spelet er over.
table-fault-refused = Det går ikkje an no.

## Dei som kjem til bordet

table-nickname = Skurk { $number }
table-bot-name = { $level ->
    [henchman] { $number ->
        [1] Nagle
        [2] Skrangle
        [3] Pakning
        [4] Stempel
        [5] Skrue
        [6] Mutter
       *[other] Handlangar { $number }
    }
   *[random] Terning { $number }
}

## Evil:101: det som blir ropt ut når det hender

table-evil101-reel-revealed = Plot-korta blir snudde
table-evil101-reel-escaped = { $name } slapp unna
table-evil101-reel-caught = { $name } er teken
table-evil101-reel-round = Runde { $n }
table-evil101-reel-won = { $name } styrer verda!

table-evil101-hint-PlotTurn = Ta eit kort, så eit Target-kort: Bokstavane på kortet seier kvar det passar.
table-evil101-hint-LayAgent = Ta ein agent, så eit Plot-kort. Gjett kva som ligg der: Planar går helst dit dei løner seg.
table-evil101-hint-OpenChase = Ta eit Chase-kort og køyr; eller bli roleg med, og planen gjev ingenting.
table-evil101-hint-Buy = Med eit Chase-kort kan du stikke av når planen din er blokkert, eller følgje etter den som stikk frå deg.

## Nefarious ved bordet

table-nefarious-hint-ChooseAction = Det du vel, betaler Minionane til naboane; det dei vel, betaler dine.
table-nefarious-hint-Speculate = Han tener 1 mynt til deg kvar gong ein nabo vel den handlinga.
table-nefarious-about = { $money } myntar, { $hand } kort på handa, { $reserve } Minionar i reserven. Minionar: { $areas }.
table-nefarious-of-goal = av { $goal } poeng
table-nefarious-mine = Lairet ditt
table-nefarious-side-left = venstre nabo
table-nefarious-side-right = høgre nabo
table-nefarious-side-both = tvers overfor
table-nefarious-pays = gir
table-nefarious-pays-hint = Det Minionane dine ville få frå denne naboen, for kvar handling
table-nefarious-earns = +{ $n } per nabo
table-nefarious-thinking = tenkjer
table-nefarious-past = førre runde:
table-nefarious-ready = klar
table-nefarious-sealed = forsegla
table-nefarious-you-sealed = Forsegla: { $what }.
table-nefarious-begin-again = Byrj på nytt
table-nefarious-read = Les { $twist }
table-nefarious-pile = å trekkje
table-nefarious-discards = kasta
table-nefarious-actions = Handlingane dine
table-nefarious-does-speculate = set ut ein Minion
table-nefarious-does-invent = bygg eit kort
table-nefarious-does-research = myntar og eit kort
table-nefarious-does-work = myntar
table-nefarious-do-invent = Bygg
table-nefarious-do-plan = Planlegg
table-nefarious-do-discard = Kast
table-nefarious-payable = Kostar { $n }.
table-nefarious-short = Du manglar { $n } for å byggje det.
table-nefarious-hit = { $name }: { $what }, frå { $card } hos { $builder }.
table-nefarious-failed = Ikkje råd!
table-nefarious-refused = Nekta!
table-nefarious-won = { $name } styrer verda, med { $points } poeng.
table-nefarious-scores = Slik blir poenga til
table-nefarious-bonus = frå Twistane

## Nefarious: det som blir ropt opp når det hender

table-nefarious-reel-round = Runde { $n }
table-nefarious-reel-revealed = Alle handlingar blir snudde
table-nefarious-reel-income = Investeringane gir avkasting
table-nefarious-reel-invention = Oppfinningane blir snudde
table-nefarious-reel-built = { $name } byggjer { $card }
table-nefarious-reel-failed = { $name } har ikkje råd til { $card }
table-nefarious-reel-refused = { $name } får ikkje byggje { $card }
table-nefarious-reel-twist-acts = { $twist }!
table-nefarious-reel-reshuffled = Det som er kasta, blir stokka
table-nefarious-reel-locked = Bunken er stengd
table-nefarious-reel-tied = Likt på { $n }: Spelet held fram
table-nefarious-reel-won = { $name } vinn!

## Spela

table-game-evil101 = Evil:101
    .line = Legg planar, hald maska, og køyr frå Etaten.
    .players = 2–6
    .minutes = 30–45
table-game-nefarious = Nefarious
    .line = Galen vitskap, alle på ein gong. Reglane kan slå krøll på seg.
    .players = 2–6
    .minutes = 30–45
table-game-spies = Evil Genius VS Spies
    .line = Eitt hovudkvarter, éi teneste og svært mange avbrot.
    .players = 2
    .minutes = 60–90
table-game-alone = ALONE
    .line = Éin helt i ein mørk labyrint. Mørkret blir spelt av dei andre.
    .players = 2–4
    .minutes = 60–90

## Tenaren, i terminalen

table-unhealthy = Trekk kan ikkje lagrast.
table-serve-ready = Bordet er ope: { $address }
table-serve-lan = For alle i huset: { $address }
table-serve-port-taken = Noko anna lyttar alt på port { $port }. Vel ein annan med --port.
table-serve-no-host = Det finst ingen vert som heiter «{ $host }». Vel ein annan med --host.
table-serve-no-address = Tenaren kan ikkje lytte på { $host }, port { $port }: { $why }
table-serve-no-driver = Denne typen database treng Python-pakken { $driver }, som ikkje er installert.
table-serve-already = Ein annan tenar har desse borda opne. Stopp han, eller vel ei anna fil med --db.
table-serve-no-database = Borda kan ikkje lagrast: { $why }
table-serve-stopped = Bordet er stengt. Alle trekk er tekne vare på.

## Brettet i Evil Genius VS Spies

table-spies-round = Runde { $n }
table-spies-goal = til { $goal } vondskap
table-spies-of = av { $goal } vondskap
table-spies-holds = { $hand } kort på handa, { $pile } å trekkje, { $discards } kasta.
table-spies-hand = kort på handa
table-spies-pile = kort å trekkje
table-spies-discards = kasta
table-spies-discards-of = Kasta av { $name }: { $n }
table-spies-trophies-genius = Fullførte planar: { $n }
table-spies-trophies-master = Stansa planar: { $n }
table-spies-work = arbeid
table-spies-plays = { $n ->
    [one] Minion
   *[other] Minionar
}
table-spies-actions = { $n ->
    [one] handling
   *[other] handlingar
}
table-spies-plan-about = Den vonde planen: { $stage }.
table-spies-in-lair = I Lairet, mot det han kostar: innretningar { $contraptions }, Minionar { $minions }.
table-spies-cost-contraptions = Kostnaden av innretningane i Lairet
table-spies-cost-minions = Minionar i Lairet
table-spies-worth = verd { $n } vondskap
table-spies-intruder = Spionen i Lairet
table-spies-versus = mot
table-spies-onward = neste: { $place ->
    [empty] { $square }, tom
    [met] { $met }
   *[plan] { $square }
}
table-spies-vacant = Rute { $n } er tom.
table-spies-paid = betalt
table-spies-support = treng eit nettverk på { $span }
table-spies-no-networks = Ikkje ein einaste node på kartet. Inngangsdøra er trygg, ein times tid.
table-spies-bench = Utan nettverk
table-spies-stack = { $n ->
    [one] Ventar på å skje
   *[other] Ventar på å skje: det som vart spelt sist, kjem først
}
table-spies-first = skjer først
table-spies-offers = Kort å velje mellom
table-spies-step-plan = Plan
table-spies-step-genius-draw = Trekk
table-spies-step-main = Bygg
table-spies-step-activate = Set i gang?
table-spies-step-master-draw = Trekk
table-spies-step-actions = Handle
table-spies-step-assign = Knyt til
table-spies-step-infiltrate = Infiltrer
table-spies-hint-SelectPlan = Djevelen viser kva planen gir; under står innretningane og Minionane han krev i Lairet ditt.
table-spies-hint-Mulligan = Ho kan ikkje byrje. Du kan vise henne fram, stokke henne inn att og trekkje ei ny, éin gong.
table-spies-hint-Mulligan-only = Ho kan byrje, så her er ingenting å avgjere; det treng ikkje motparten vite.
table-spies-hint-Cycle = Det du kastar, får du att når du trekkjer.
table-spies-hint-GeniusMain = Legg ein Minion i ei rute. Ta opp ein for å flytte han eller la han arbeide; arbeid byggjer innretningar.
table-spies-hint-Activate = Open kan planen fullførast om to turar. Fram til då stansar ein spion som kjem gjennom, han.
table-spies-hint-Activate-only = Lairet ditt har ikkje det planen kostar enno. Motparten får ikkje vite det.
table-spies-hint-Advance = Planen blir fullført når den neste turen din byrjar, om han står då.
table-spies-hint-MasterActions = Ei handling vervar ein spion, set opp ein node eller knyter to nodar saman. Å klippe ein tråd er gratis.
table-spies-hint-Assign = Ein spion kan gå dit storleiken på nettverket passar med det grøne merket.
table-spies-hint-Infiltrate = Inn i rute 1, og vidare, rute for rute, til den vonde planen bak den siste.
table-spies-hint-Interrupt = Spel eit kort, eller pass.
table-spies-hint-Interrupt-last = Spel eit kort, eller pass. Spionen kan ikkje snike seg forbi: Passar begge sider, blir det åtak.
table-spies-hint-Interrupt-only = Du har ingenting for denne stunda; det treng ikkje motparten vite.
table-spies-tie = Vel så koplinga det skal knytast til.
table-spies-for-a-while = For ei stund
table-spies-lasting = { $name }: { $change }{ $until } ({ $by })
table-spies-occasion-answering = Eit kort er spelt
table-spies-occasion-after-action = Etter ei handling
table-spies-occasion-before-move = Før neste steg
table-spies-occasion-spy-enters = Andlet til andlet
table-spies-occasion-choice-made = Valet er teke
table-spies-occasion-before-combat = Før kampen
table-spies-occasion-between-exchanges = Mellom slaga
table-spies-occasion-card-played = Eit kort er spelt
table-spies-here-minion = Her
table-spies-here-build = Bygg
table-spies-here-move = Flytt
table-spies-here-swap = Byt
table-spies-here-assign = Knyt til
table-spies-hit-square = Denne
table-spies-hit-sacrifice = Ofre
table-spies-hit-spy = Denne
table-spies-hit-infiltrate = Send inn
table-spies-hit-node = Denne
table-spies-hit-link = Denne koplinga
table-spies-hit-network = Dette nettverket
table-spies-hit-bonus = Bruk
table-spies-do-work = Arbeid
table-spies-do-busy = Evne
table-spies-do-epiphany = Spel
table-spies-do-intelligence = Spel
table-spies-do-plan = Vel
table-spies-do-recruit = Verv
table-spies-do-found = Set opp
table-spies-do-discard = Kast
table-spies-do-unassign = Ta av
table-spies-do-disconnect = Klipp
table-spies-over-genius = Verda har fått ny eigar
table-spies-over-master = Verda får sove
table-spies-over-both = Ingen blunka
table-spies-won = { $name } vinn, med { $points } vondskap.
table-spies-reel-turn = Runde { $n }: { $name }
table-spies-reel-activated = { $card }: sett i gang
table-spies-reel-advanced = { $card }: ført vidare
table-spies-reel-completing = { $name } fullfører { $card }
table-spies-reel-thwarted = { $card } er stansa
table-spies-reel-enters = { $card } legg i veg
table-spies-reel-reached = { $card } kjem gjennom
table-spies-reel-combat = Kamp mot { $card }
table-spies-reel-spy-died = { $card } døyr
table-spies-reel-minion-died = { $card } døyr
table-spies-reel-ejected = { $card } blir kasta ut
table-spies-reel-played = { $name } spelar { $card }
table-spies-reel-cancelled = { $card } blir stoppa
table-spies-reel-won = { $name } vinn!

## ALONE ved bordet

table-alone-sheet = Arket til Helten
table-alone-life = Liv
table-alone-self = Sjølvkontroll
table-alone-adrenaline = Adrenalin
table-alone-of-twelve = { $n } av 12
table-alone-rolled-hero = Helten kasta
table-alone-rolled-evil = Vondskapen kasta
table-alone-round = Runde { $n }
table-alone-turn = Tur { $n } av 8
table-alone-nightmare-in = { $n ->
    [one] 1 runde att før Marerittet
   *[other] { $n } rundar att før Marerittet
}
table-alone-nightmare = Marerittet
table-alone-leader = Leiar
table-alone-holds = { $n ->
    [one] 1 reaksjon på handa
   *[other] { $n } reaksjonar på handa
}
table-alone-labyrinth = Det du veit om labyrinten
table-alone-map = Kartet
table-alone-level = Etasje { $name }
table-alone-hero-here = Helten er her
table-alone-no-map = Det finst ikkje noko kart enno.
table-alone-nowhere = Ingen er i mørkret enno.
table-alone-other-level = Den andre etasjen
table-alone-recalled = { $name }, slik du hugsar det
table-alone-elsewhere = Bak deg
table-alone-lcu = lystavle
table-alone-danger = fare
table-alone-stairs-red = raud trapp
table-alone-stairs-blue = blå trapp
table-alone-far = { $n } frå Helten
table-alone-heard = Meldt denne runden
table-alone-noise-here = rett her
table-alone-noise-other-level = den andre etasjen
table-alone-silence = Ingenting. Det er det som uroar.
table-alone-doubtful = (kan vere løgn)
table-alone-missions = Oppdrag
table-alone-mission-green = Grønt oppdrag
table-alone-mission-blue = Blått oppdrag
table-alone-mission-red = Sluttoppdraget
table-alone-progress = { $n } av { $of } gjort
table-alone-notes = For ei stund
table-alone-bullet = Kuletid: ei handling til denne turen
table-alone-fuse = { $n ->
    [one] Lunta brenn ut om 1 runde
   *[other] Lunta brenn ut om { $n } rundar
}
table-alone-rites = { $n ->
    [one] 1 rite er halden
   *[other] { $n } ritar er haldne
}
table-alone-lasts = { $text }{ $until ->
    [none] {""}
   *[other] , { $until }
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
table-alone-until-action = for denne handlinga
table-alone-until-turn = denne turen
table-alone-until-round = denne runden
table-alone-until-next-turn = i neste tur
table-alone-until-until-next = til neste tur er over
table-alone-lasts-dice = { $creature } kastar { $signed } terningar
table-alone-lasts-hero-dice = Helten kastar { $signed } terningar
table-alone-lasts-tough = { $creature } toler { $signed } skade før sår
table-alone-lasts-scare = { $creature } skremmer for { $signed }
table-alone-lasts-explore-range = Ei utforsking når { $signed } sektorar
table-alone-lasts-no-disarm = Ei utforsking fjernar ingen faremerke
table-alone-lasts-forbidden = Forbode: { $action }
table-alone-lasts-no-bullet = Inga kuletid
table-alone-lasts-mute = { $n ->
    [one] Den neste støyen blir ikkje meld
   *[other] Dei { $n } neste gongene det støyar, blir det ikkje meldt
}
table-alone-lasts-lie = { $n ->
    [one] Det neste som blir meldt, kan vere løgn
   *[other] Dei { $n } neste tinga som blir melde, kan vere løgn
}
table-alone-lasts-distance = { $n ->
    [one] Den neste støyen blir meld med avstand
   *[other] Dei { $n } neste gongene det støyar, blir avstanden meldt òg
}
table-alone-lasts-dangerous-dice = ! er treff for Vondskapen
table-alone-lasts-dangerous-card = Den neste reaksjonen er Farleg
table-alone-track = Reaksjonssporet
table-alone-track-about = { $covered } av 10 felt er dekte. { $symbols ->
    [one] 1 faresymbol er synleg.
   *[other] { $symbols } faresymbol er synlege.
}
table-alone-pile = : { $n } å trekkje, { $discards } kasta
table-alone-working = Verkar no
table-alone-no-card = Eit oppdrag eller ein gjenstand verkar
table-alone-standard = med baksida opp: flytt eller slepp laus
table-alone-proposals = Føreslått
table-alone-combo = kombo
table-alone-dangerous = Farleg
table-alone-instant = Straks
table-alone-face-up = med framsida opp
table-alone-face-down = med baksida opp
table-alone-sealed-react = Føreslått med framsida opp
table-alone-sealed-hide = Føreslått med baksida opp
table-alone-you-sealed = Forsegla: { $what }.
table-alone-point = Peik på det på kartet, eller ta det frå lista.
table-alone-brood = Kva som blir sleppt laus
table-alone-breed = terningar: { $dark } i mørkret, { $lit } i lys; skrekk: { $scare }
table-alone-actions = Handlingane dine
table-alone-hand = Reaksjonane dine
table-alone-nothing-fits = Ingen av korta dine passar no; det treng ingen andre vite.
table-alone-hint-ChooseCharacter = Den første linja er di heile spelet. Resten er det dei gjer som følgjesvein for ein annan.
table-alone-hint-ChooseStart = Alt Helten ser til å byrje med, er denne eine mørke sektoren.
table-alone-hint-LayDanger = Der fare ligg, treffer terningane til Vondskapen oftare, og korta gjer meir.
table-alone-hint-Declare = Éi handling per tur. Fullfør det grøne eller det blå oppdraget, og så det raude.
table-alone-hint-Seek = Vondskapen svarar kor langt borte det er, og i kva etasje.
table-alone-hint-BlockDoor = Ingenting ser eller går gjennom døra før nokon bruker eit steg på henne.
table-alone-hint-React = Framsida opp: det som står på kortet. Baksida opp: flytt ein skapning 1 sektor, eller slepp ein laus.
table-alone-hint-Consent = Vondskapen spelar høgst to kort per tur. Det du avslår, blir verande på handa.
table-alone-hint-SpawnWhere = Vel kva, og peik så på ein sektor. Tala seier kor langt det er til Helten.
table-alone-hint-Draw = Du har { $n } av { $full }: { $left ->
    [one] eitt kort att å trekkje.
   *[other] { $left } kort att å trekkje.
}
table-alone-hint-DiscardUnwanted = Etterpå trekkjer alle til full hand.
table-alone-characters = Kven går inn?
table-alone-belt = Det Helten ber
table-alone-companion-name = Følgjesvein
table-alone-companion = Som følgjesvein: { $text }
table-alone-sacrifice = Siste gjerning: { $text }
table-alone-charges = { $n ->
    [one] 1 ladning
   *[other] { $n } ladningar
}
table-alone-matrix = Matrise: { $name }
table-alone-needs = Ei oppgradering krev { $name }
table-alone-upgraded = Oppgradert
table-alone-lessons = Det Helten har lært
table-alone-lessons-ahead = Drep to av eitt slag for å lære av dei
table-alone-experience = { $n } av 2 røynsle
table-alone-over-hero = Ut av mørkret
table-alone-over-evil = Mørkret vinn
table-alone-lights-on = Sjå kva som var der ute
table-alone-over-line = { $hero } kom til runde { $round }, med Liv { $life } og Sjølvkontroll { $self }.

## ALONE: det som står på små knappar

table-alone-key-bullet = Kuletid
table-alone-key-breath = Fjern faren her
table-alone-key-fight = Berre nevane
table-alone-key-locate = To mål
table-alone-key-scavenge = { $n ->
    [0] 1 gjenstand
   *[other] 3 gjenstandar
}
table-alone-key-device = Oppdrag
table-alone-do-move = Gå
table-alone-do-explore = Utforsk
table-alone-do-repair = Lys
table-alone-do-block = Sperr
table-alone-do-side = Denne vegen
table-alone-do-step = Steg
table-alone-do-sector = Her
table-alone-do-danger = Fare
table-alone-do-undanger = Ta
table-alone-do-start = Start
table-alone-do-tile = Ta
table-alone-do-there = Der
table-alone-do-disarm = Fjern
table-alone-do-use = Bruk
table-alone-do-recharge = Lad opp
table-alone-do-keep = Behald
table-alone-do-drop = Legg frå deg
table-alone-do-react = Framsida opp
table-alone-do-hide = Baksida opp
table-alone-do-discard = Kast
table-alone-do-character = Gå inn

## ALONE: det som blir ropt ut når det skjer

table-alone-reel-reacted = { $card }
table-alone-reel-reacted-hidden = Ein reaksjon med baksida opp
