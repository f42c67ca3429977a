### La vortoj de la terminalo.

## La komanda linio

term-cli-usage = Uzo:
term-cli-commands = Komandoj
term-cli-arguments = Argumentoj
term-cli-options = Opcioj
term-cli-exit = Elirstatoj:
term-cli-exit-0 = farite; ĉe «verify»: ĉiuj estis honestaj
term-cli-exit-1 = la kontrolita estas malbona: trompo estas pruvita, dosiero ŝanĝita, tabulo neregula
term-cli-exit-2 = la komanda linio malĝustas, aŭ petas ion neeblan
term-cli-exit-3 = dosiero ne legeblas, aŭ ne estas tio, kio ĝi estu
term-cli-exit-4 = neniu konekto, aŭ la alia flanko ne enlasas
term-cli-exit-5 = la disko: sen rajtoj, sen loko, uzata, difektita
term-cli-exit-6 = la versioj ne kongruas; la mesaĝo diras, kiu ĝisdatigu
term-cli-exit-7 = ĉe «verify» kaj «replay»: valida ĝis sia fino, sed nefinita aŭ ne malfermita
term-cli-labirinto = Ludoj pri kaŝitaj labirintoj inter homoj en unu ĉambro, sen servilo
term-cli-demo = Du kompletaj nodoj sur ĉi tiu komputilo ludas unu ludon loke kaj kontrolas unu la alian
term-cli-play = Ludi kontraŭ la komputilo, aŭ duope ĉe ĉi tiu klavaro
term-cli-host = Malfermi tablon, montri ĝian ligilon kaj adreson, atendi la aliajn, kaj ludi
term-cli-join = Aliĝi al tablo per ligilo aŭ adreso; sen ili, listigi la proksimajn tablojn
term-cli-resume = Daŭrigi nefinitan ludon; sen identigilo, listigi ilin
term-cli-verify = Kontroli registraĵojn de finitaj ludoj sen io alia
term-cli-replay = Trairi la registraĵon de ludo paŝon post paŝo
term-cli-records = Listigi la finitajn ludojn
term-cli-records-export = Skribi la registraĵon de finita ludo en dosieron
term-cli-records-import = Preni registraĵon el dosiero en la liston
term-cli-board = Sekretaj tabuloj kaj pozicioj kiel teksto
term-cli-board-generate = Fari regulajn tabulojn
term-cli-board-check = Nomi ĉiun punkton de la reguloj, kiun tabulo rompas, kaj la ĉelojn
term-cli-board-show = Desegni tabulojn
term-cli-simulate = Ludigi komputilojn inter si, sen reto
term-cli-perft = Nombri la sinsekvojn de permesataj movoj, por ludoj sen sekretoj
term-cli-bench = Mezuri, ĉiun nombron apud tio, al kio ĝi estas komparata
term-cli-help = Klarigi ĉion, aŭ unu komandon
term-cli-completions = Montri la kompletigojn por ŝelo
term-cli-man = Montri la manlibran paĝon

term-arg-help = Montri ĉi tiun helpon
term-arg-version = Montri la version
term-arg-options = Opcio de la tablo; eblas doni plurajn
term-arg-seed = Ĉiu hazardo venas el ĉi tiu nombro (nur demo, board, simulate kaj bench)
term-arg-data = La dosierujo de ludoj, ŝlosiloj kaj agordoj
term-arg-name = La nomo montrata al la aliaj
term-arg-lang = La lingvo: en, eo, fr, hu aŭ pl
term-arg-plain = Nur aldonataj linioj sen desegnoj, por ekranlegiloj kaj duktoj
term-arg-json = Unu JSON-objekto en linio, por programoj; ordonoj ĉe la norma enigo
term-arg-game = La ludo
term-arg-seats = Kiom da ludantoj
term-arg-level = La forto, aŭ kiel malfacile estas diveni la tabulojn: 1 ĝis 5
term-arg-hotseat = Duope ĉe ĉi tiu klavaro, kun kurteno inter la vicoj
term-arg-board = Dosiero kun la sekreta tabulo de ĉi tiu sidloko
term-arg-accept = Kiu venas kun la ligilo, tiu rajtas sidiĝi sen demando
term-arg-target = La ligilo, adreso kiel 192.168.43.17:4017, aŭ la kodo de proksima tablo
term-arg-listen = Kie la aliaj atingas ĉi tiun komputilon; eblas doni plurajn (ĉiuj privataj adresoj)
term-arg-bot = La komputilo ludas ĉi tiun sidlokon
term-arg-id = La komenco de la identigilo de ludo
term-arg-files = Registraĵaj dosieroj
term-arg-file = Dosiero
term-arg-analysis = Diri ankaŭ, kion antaŭrigardo trovas ĉe ĉiu paŝo
term-arg-count = Kiom
term-arg-games = Kiom da ludoj
term-arg-players = La nivelo de ĉiu ludanto, ekzemple 5,3
term-arg-boards = La nivelo, laŭ kiu ĉiuj tabuloj estas faritaj; sen ĝi ĉiu ludanto faras sian
term-arg-depth = Kiom da movoj profunden
term-arg-what = Nur la nombroj, kies nomo tiel komenciĝas
term-arg-shell = La ŝelo
term-arg-command = La komando, kies paĝo estas dezirata

## Kio malĝustas en komanda linio

term-usage-value-missing = { $argument } bezonas valoron.
term-usage-value-bad = «{ $value }» ne eblas por { $argument }.
term-usage-value-count = { $argument } havas tro multe aŭ tro malmulte da valoroj.
term-usage-value-without-equals = { $argument } havas sian valoron post egalsigno.
term-usage-argument-unknown = «{ $argument }» signifas nenion ĉi tie.
term-usage-argument-missing = Io mankas: { $argument }.
term-usage-argument-conflict = { $argument } kaj { $others } ne eblas kune.
term-usage-argument-letters = Argumento ne estas valida UTF-8.
term-usage-command-unknown = Ne ekzistas komando «{ $argument }».
term-usage-command-missing = Mankas komando.
term-usage-possible = Eblas: { $others }.
term-usage-meant = Ĉu vi celis { $others }?
term-usage-what = «labirinto --help» listigas ĉion, «labirinto KOMANDO --help» klarigas unu komandon.

## Eraroj

term-error = { $whose }: { $text }
term-whose-you = Ne eblas
term-whose-peer = La alia flanko
term-whose-disk = La disko
term-whose-link = La konekto
term-error-file-long = ĝi estas pli longa ol 16 MiB
term-error-file-letters = ĝi ne estas UTF-8-teksto
term-error-option-form = «{ $given }» ne estas opcio.
    .what = Skribu ĝin kiel ŜLOSILO=VALORO.
term-error-seed-form = «{ $given }» ne estas semo.
    .what = Semo havas 1 ĝis 64 deksesumajn ciferojn.
term-error-seed-here = Semo ne eblas ĉi tie: la sekretoj de vera ludo ne dependu de ĝi.
    .what = Forlasu --seed; ĝi estas por demo, board, simulate kaj bench.
term-error-no-randomness = La sistemo ne donas hazardajn nombrojn: { $why }
    .what = Reprovu; se tio daŭras, kulpas la sistemo.
term-error-output-unwritable = La ĉefa eligo ne estas skribebla: { $why }
    .what = Faru lokon aŭ elektu alian dosieron; ludon, kiu estis ludata, daŭrigas «labirinto resume».
term-error-no-boards = La ludo «{ $game }» havas nek sekretajn tabulojn nek poziciojn kiel tekston.
    .what = Elektu ludon, kiu havas ilin.
term-error-no-secret = La ludo «{ $game }» ne havas sekretan tabulon prenotan el dosiero.
    .what = Forlasu --board.
term-error-board-form = Tabulo { $number } ne estas tabulo de ĉi tiu ludo: { $why }
    .what = «labirinto board LUDO generate» montras, kiel aspektas tabulo.
term-error-no-board = Ne estas tabulo en «{ $path }».
    .what = «labirinto board LUDO generate» montras, kiel aspektas tabulo.
term-error-perft-secret = La ludo «{ $game }» havas sekretojn, do ĝiaj movoj ne nombreblas.
    .what = Elektu ludon sen sekretoj.
term-error-simulate-endless = Ludo de «{ $game }» ne finiĝis en 100 000 paŝoj.
    .what = Elektu pli fortajn ludantojn.
term-error-no-such-command = Ne ekzistas komando «{ $command }».
    .what = «labirinto --help» listigas la komandojn.
term-error-no-home = Ne estas sciate, kie kuŝas viaj dosieroj.
    .what = Nomu dosierujon per --data.

## Tabuloj, simuladoj

term-seat = Ludanto { $number }
term-board-legal = Tabulo { $number }: regula
term-board-illegal = Tabulo { $number }: ne regula
term-simulate-game = { $number }. { $reason } ({ $turns } { $turns ->
    [one] vico
   *[other] vicoj
})
term-simulate-wins = { $name }: { $wins } { $wins ->
    [one] venko
   *[other] venkoj
} (95-procenta intervalo: { $low } ĝis { $high } %)
term-simulate-summary = { $games } { $games ->
    [one] ludo
   *[other] ludoj
}, { $draws } { $draws ->
    [one] egalludo
   *[other] egalludoj
}, { $void } nuligitaj, averaĝe { $turns } vicoj, { $each } ms por movo, { $slowest } ms por la plej malrapida, semo { $seed }

## Eraroj de ludo

term-error-address-form = «{ $given }» ne estas adreso.
    .what = Skribu ĝin kiel ADRESO:PORDO, ekzemple 192.168.43.17:4017.
term-error-not-now = Tio ne eblas nun.
    .what = Rigardu, kio estas atendata, kaj de kiu.
term-error-order-unread = Ĉi tiu linio ne estas ordono: { $why }
    .what = Skribu unu JSON-objekton en linio, ekzemple {"{"}"do":"move","text":"count b3"{"}"}.
term-order-long = ĝi estas pli longa ol 64 KiB
term-order-json = ĝi ne estas JSON ekde signo { $column }
term-order-do = ĝi ne havas konatan «do» ({ $known })
term-order-fields = «{ $order }» havas jenajn aliajn kampojn: { $fields }
term-error-terminal = La terminalo rifuzas: { $why }
    .what = Uzu --plain aŭ --json.
term-error-folder-unwritable = La dosierujo { $path } ne skribeblas: { $why }
    .what = Elektu alian dosierujon per --data.
term-error-process = Procezo de ĉi tiu programo ne faris sian parton: { $why }
    .what = Rulu ĝin denove.
term-error-demo-stuck = La du nodoj ĉesis interparoli.
    .what = Rulu ĝin denove; se tio ripetiĝas, raportu ĝin.
term-error-no-bench = Neniu nombro havas nomon, kiu komenciĝas per «{ $what }».
    .what = La nombroj: { $known }.

## Vortoj de ĉiu ekrano

term-choose = Elektu, poste Enigo
term-help-hint = ? helpo
term-help-title = Helpo
term-help-marks = Signoj: dika linio estas muro, maldika vojo, rompita «unu el ĉi tiuj», mallonga streko trapasejo, ʹ krajona marko, ! ĉelo, kie io malĝustas. Ĉiu koloro havas ankaŭ sian signon.
term-any-key = Iu ajn klavo revenigas
term-yes = Jes
term-no = Ne
term-opening = Momenton
term-turn = vico { $turn }
term-clock = Horloĝo: { $times }
term-seconds = { $seconds } s
term-too-small = Ĉi tiu fenestro havas { $now-width } oble { $now-height } signojn. Labirinto bezonas { $width } oble { $height }: grandigu ĝin, aŭ uzu --plain. La ludo daŭras.

## Klavoj

term-key-back = reen; la ludo estas konservata kaj daŭrigebla
term-key-quit = forlasi la programon; la ludo estas konservata kaj daŭrigebla
term-key-help = ĉi tiu helpo
term-key-choose = elekti linion
term-key-choose-near = elekti proksiman tablon
term-key-take = preni la elektitan linion
term-key-digit = preni linion per ĝia numero
term-key-change = ŝanĝi la valoron
term-key-join = aliĝi
term-key-erase-line = forviŝi la tajpitaĵon
term-key-cursor = movi la kursoron, aŭ la finon de la vojo
term-key-reach = muro aŭ marko ĉe tiu flanko de la ĉelo
term-key-confirm = la plena butono: demandi, preni, preta
term-key-erase = repreni la lastan paŝon
term-key-cancel = forlasi la skizon; dufoje: reen
term-key-acts = la agoj, per la litero antaŭ ĉiu
term-key-type = tajpi movon, «board DOSIERO», «resign», «draw»
term-key-peek = montri aŭ kaŝi vian propran tabulon
term-key-history = pli malnova kaj pli nova historio
term-key-more = cedi, proponi egalludon, foriri
term-key-digits = la ciferoj samas / malsamas
term-key-seat = enlasi / forsendi
term-key-agree = konsenti pri la kondiĉoj
term-key-code = la kodo tiel granda, kiel eblas
term-key-step = unu paŝon reen aŭ antaŭen
term-key-ten-steps = dek paŝojn reen aŭ antaŭen
term-key-ends = la unua kaj la lasta paŝo
term-key-verdict = montri, kio estis kontrolita
term-key-other-board = la alia tabulo unue
term-key-replay = trairi la ludon
term-key-export = skribi la registraĵon en dosieron
term-key-import = preni registraĵon el dosiero

## La unua ekrano

term-home-title = Kion fari
term-home-idea = Kaŝitaj labirintoj, demandoj kaj pruvoj: ludoj inter homoj en unu ĉambro, sen servilo.
term-home-computer = Kontraŭ la komputilo
    .what = Vi kaj komputila ludanto de kvin fortoj, nur sur ĉi tiu komputilo.
term-home-two = Duope ĉe ĉi tiu klavaro
    .what = Vi ludas laŭvice; kurteno kaŝas, kion la alia ne vidu.
term-home-host = Gastigi tablon
    .what = Aliaj en la sama reto aliĝas per kodo, ligilo aŭ tajpita adreso.
term-home-join = Aliĝi al tablo
    .what = Per ligilo, tajpita adreso, aŭ la listo de proksimaj tabloj.
term-home-continue = Daŭrigi
    .what = Formetitaj ludoj. Nenio perdiĝas, kiam la programo fermiĝas.
term-home-records = Registraĵoj
    .what = Finitaj ludoj: trairi, kontroli, disdoni ilin kiel dosierojn.
term-home-lesson = Leciono
    .what = Malgranda ludo, kiu klarigas sin en unu minuto.
term-home-settings = Agordoj
    .what = Via nomo, la lingvo, la koloroj.
term-home-quit = Fini
    .what = La ludoj estas konservataj kaj daŭrigeblaj.

## Nova ludo

term-offer-title = Kiu ludo?
term-terms-title = Nova ludo
term-terms-begin = Komenci
term-terms-open = Malfermi la tablon
term-terms-level = Forto de la komputilo
term-terms-seats = Ludantoj
term-terms-name = Nomo de la dua ludanto
term-terms-guest = Gasto
term-terms-hint = Sagoj elektas kaj ŝanĝas, Enigo sur la unua linio komencas
term-level-1 = 1, komencanto
term-level-2 = 2, facila
term-level-3 = 3, egala
term-level-4 = 4, forta
term-level-5 = 5, la plej bona

## Aliĝo

term-join-title = Aliĝi al tablo
term-join-how = Algluu la ligilon, aŭ tajpu la adreson, kiun montras la ekrano de la gastiganto, ekzemple 192.168.43.17:4017.
term-join-label = Ligilo aŭ adreso:
term-join-digits = Kun tajpita adreso aŭ tablo el la listo vi komparas ses ciferojn laŭtvoĉe. Ligilo ne bezonas tion.
term-join-near = Proksime
term-join-looking = Serĉado de tabloj en ĉi tiu reto
term-join-nobody = Ankoraŭ neniu videblas. Gasta reto, VPN aŭ fajromuro povas kaŝi tablojn: tiam tajpu la adreson, aŭ uzu telefonon kiel retnodon.
term-join-version = alia versio
term-join-hint = Enigo aliĝas

## La antaŭĉambro

term-lobby-title = Tablo
term-lobby-wait = Atendado de la aliaj
term-lobby-scan = Ili skanu ĉi tion, aŭ sendu la ligilon:
term-lobby-link = La ligilo, nur por ĉi tiu tablo:
term-lobby-address = Aŭ ili tajpu adreson, kaj komparu ses ciferojn:
term-lobby-near = En la sama reto ĉi tiu tablo estas listigita kiel «{ $name }».
term-lobby-hint = v montras nur la kodon, q fermas la tablon
term-lobby-nowhere = Se tio daŭras: ĉi tiu komputilo havas neniun adreson en privata reto. Konektu ĝin al sendrata reto, aŭ uzu telefonon kiel retnodon; interreto ne necesas. «--listen ADRESO:PORDO» nomas adreson.
term-connecting = Serĉado de la tablo
term-connecting-found = Trovita. Atendado de enlaso
term-connecting-why = Se tio daŭras: ĉu vi ambaŭ estas en la sama reto? Gasta reto, VPN aŭ fajromuro povas disigi du komputilojn; telefono kiel retnodo funkcias sen interreto.
term-connecting-hint = q rezignas
term-digits-how = { $name } kaj vi: legu ĉi tiujn ciferojn laŭte unu al la alia. Ambaŭ ekranoj montru la samajn.
term-digits-same = Samaj: pluen
term-digits-differ = Ili malsamas: iu estas inter vi, finu
term-digits-hint = s samaj, d malsamaj
term-wants = { $name } volas aliĝi
term-wants-key = ŝlosilo …{ $key }
term-wants-accept = Enlasi
term-wants-decline = Forsendi
term-wants-hint = a enlasas, x forsendas
term-seat-free = Sidloko denove liberas.
term-agree-title = Laŭ tio vi ludas
term-agree = Konsenti kaj komenci
term-agree-hint = Enigo konsentas, q forlasas la tablon

## Ludado

term-play-title = La ludo
term-play-hint = Sagoj movas, Enigo prenas
term-play-keys = :tajpi  Tab mia  M pli
term-draw-hint = Sagoj movas, Majuskl+sagoj muras, Enigo pretas
term-draw-keys = :tajpi  M pli
term-result-hint = R denove, S paŝoj, Tab alia tabulo, q reen
term-history = Historio
term-own-hidden = Via tabulo. Tab montras ĝin.
term-escape-again = Denove Esk reiras; la ludo estas konservata
term-draw-offered = Egalludo estas proponata: M por respondi
term-curtain-how = Neniu alia nun rigardu.
term-curtain-hint = Enigo levas la kurtenon
term-curtain-lift = Levi la kurtenon
term-more-title = Kio nun?
term-more-back = Reen al la ludo
term-more-leave = Formeti la ludon
term-notice-resign = Cedi
    .sure = Ĉu cedi? La alia flanko venkas.
term-notice-draw = Proponi egalludon
term-notice-accept = Akcepti la egalludon
term-notice-decline = Rifuzi la egalludon
term-notice-leave = Foriri porĉiame
    .sure = Ĉu foriri porĉiame? La ludo ne povas daŭri sen vi.
term-notice-end = Fini la ludon ĉi tie
    .sure = Ĉu fini la ludon ĉi tie? Ĝi restas nefinita.
term-notice-go-on = Daŭrigi sen la foririnta
term-fix-sure = Ĉu ludi per ĉi tiu tabulo? Poste ĝi ne plu ŝanĝeblas.
term-fix-yes = Jes, ludi per ĝi
term-fix-no = Ne, plu desegni
term-lesson-step = Leciono, { $number } el { $count }
term-lesson-next = Spaceto daŭrigas
term-result-again = Alia ludo
term-result-steps = Trairi la ludon
term-result-back = Reen
term-result-asked = Alia ludo estas petita

## Daŭrigo, registraĵoj, trairo

term-continue-title = Daŭrigi
term-continue-nothing = Neniu ludo atendas.
term-records-title = Registraĵoj
term-records-nothing = Neniu ludo estas finita ankoraŭ.
term-records-hint = Enigo trairas, e eksportas, i importas
term-records-honest = Ĉiuj estis honestaj.
term-records-bad = Ne ĉiuj pruviĝis honestaj.
term-records-export = Skribi en:
term-records-import = Preni el:
term-records-written = La registraĵo estas en { $path }
term-records-taken = Prenita el { $path }
term-replay-title = Trairi ludon
term-replay-step = paŝo { $step } el { $last }
term-replay-no-board = Ankoraŭ neniu tabulo: unue la ludantoj interkonsentas.
term-replay-hint = Sagoj paŝas, Hejmen kaj Finen saltas, v montras la kontrolojn
term-replay-hash = Enskribo { $hash }…

## Agordoj

term-settings-title = Agordoj
term-settings-name = Via nomo
term-settings-language = Lingvo
term-settings-colours = Koloroj
term-settings-key = Ŝlosilo de ĉi tiu aparato:
term-settings-version = Versio
term-settings-hint = Enigo ŝanĝas
term-colours-auto = kiel la terminalo
term-colours-dark = malhelaj
term-colours-light = helaj
term-colours-contrast = forta kontrasto
term-colours-none = neniuj

## Linio post linio

term-plain-link = Aliaj aliĝas per ĉi tiu ligilo, nur al ĉi tiu tablo:
term-plain-number = Tajpu numeron.
term-plain-chosen = , elektita
term-plain-holds = Validas: { $text }
term-plain-fails = Ne validas: { $text }
term-plain-next = Tajpu «next» por daŭrigi.
term-plain-no-cell = «{ $cell }» ne estas ĉelo. Skribu literon kaj nombron, ekzemple b3.
term-plain-nothing = Estas nenio direbla pri ĝi.
term-plain-help =
    Tajpu numeron por elekti, aŭ movon per vortoj.
    acts: kio nun elekteblas, laŭ numeroj
    look: ĉio sur la tabulo; look b3: unu ĉelo
    own: via propra tabulo; own b3: unu ĝia ĉelo
    history: kio okazis ĝis nun
    board DOSIERO: preni vian sekretan tabulon el dosiero; ready: ĝi pretas
    resign, draw, accept, decline: cedi, proponi egalludon, akcepti, rifuzi
    next: la sekva paŝo de leciono
    quit: formeti la ludon; ĝi daŭrigeblas

## La demonstro

term-demo-folder = Ĉio de ĉi tiu ludo estas en { $path }
term-demo-node = { $name }:

## Mezuroj

term-bench-line = { $what }: { $value } { $unit }. Kompare kun { $against }: { $against-value } { $unit }. Rilato { $ratio }.
term-bench-move-5th-p50 = Movo frue en ludo, de klavopremo ĝis nova bildo ĉe la alia, duono maksimume
    .against = du daŭraj skriboj kaj unu loka mesaĝo, duono maksimume
term-bench-move-5th-p99 = Movo frue en ludo, 99 el 100 maksimume
    .against = du daŭraj skriboj kaj unu loka mesaĝo, 99 el 100 maksimume
term-bench-move-500th-p50 = Movo malfrue en longa ludo, duono maksimume
    .against = la sama frue en la ludo
term-bench-move-500th-p99 = Movo malfrue en longa ludo, 99 el 100 maksimume
    .against = la sama frue en la ludo
term-bench-audit = Kontrolo de la registraĵo de longa ludo, por ĉiu enskribo
    .against = la sama por mallonga ludo
term-bench-memory = Memoro de procezo kun ludo ludata
    .against = memoro de la sama programo sen nodo
term-bench-first-picture = De la lanĉo ĝis la unua bildo
    .against = lanĉo kaj fino de la sama programo sen bildo
term-bench-validation = Kontrolo de unu tabulo de la plej granda grandeco
    .against = legado de ĝi el teksto
term-bench-computer-move = Movo de la komputilo sur la plej granda tabulo je la plej alta nivelo, la plej malrapida
    .against = la sama je la plej malalta nivelo
term-bench-computer-turns = Vicoj, kiujn la komputilo bezonas je la plej alta nivelo
    .against = la samaj je la plej malalta nivelo
term-bench-perft = Sinsekvoj de movoj nombrataj en sekundo
    .against = trairo de ili unu post alia
term-bench-computer-steps = Pozicioj, kiujn la komputilo rigardas en sekundo je la plej alta nivelo
    .against = la samaj je la plej malalta nivelo
