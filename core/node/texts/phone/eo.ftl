### La vortoj de la telefonoj.

phone-back = Reen
phone-home = Al la komenco
phone-tab-play = Ludi
phone-tab-records = Ludoj
phone-tab-learn = Lerni
phone-close = Fermi
phone-cancel = Nuligi
phone-continue = Daŭrigi
phone-open-settings = Malfermi agordojn

## Home

phone-go-on = Daŭrigi: { $names }
phone-go-on-below = { $game }, vico { $turn } · { $awaited }
phone-new-game = Nova ludo
phone-offer-seats = { $seats } ludantoj · { $length }
phone-host = Malfermi tablon
phone-join = Aliĝi

## One game before it begins

phone-game = Ludo
phone-with-whom = Kun kiu?
phone-way-computer = Kontraŭ la komputilo
phone-way-hotseat = Du ĉe ĉi tiu telefono
phone-way-host = Ĉiu ĉe sia telefono
phone-strength = Forto de la komputilo
phone-level-1 = 1, komencanto
phone-level-2 = 2, facila
phone-level-3 = 3, egala
phone-level-4 = 4, forta
phone-level-5 = 5, la plej forta
phone-seats = Ludantoj
phone-second-player = La dua ludanto
phone-learn = Lerni ĝin
phone-lesson = La leciono, unu minuto
phone-begin = Komenci
phone-open-table = Malfermi la tablon

## Hosting

phone-host-title = Aliĝu al mia tablo
phone-host-help = Ili skanu ĉi tion aŭ tajpu la adreson.
phone-host-address-help = Nur ĉi tiu tablo, dum 10 minutoj; kiu tajpas ĝin, komparas ses ciferojn kun vi.
phone-qr = La kodo de ĉi tiu tablo, skanota de la alia telefono
phone-share-link = Sendi ligilon
phone-at-this-table = Ĉe ĉi tiu tablo
phone-this-phone = { $name } (ĉi tiu telefono)
phone-wants-seat = { $name } volas aliĝi
phone-let-in = Akcepti
phone-decline = Ne nun

## Joining

phone-join-title = Aliĝi al tablo
phone-scan = Skani la kodon
phone-scan-help = Tenu la kodon de la alia telefono antaŭ la kamerao.
phone-scan-spoken = La bildo de la kamerao
phone-allow-camera = Permesi la kameraon
phone-camera-why = La kamerao servas nur por legi la kodon de la alia telefono. Neniu bildo estas konservata.
phone-camera-denied = La apo ne rajtas uzi la kameraon. Aliĝu per la listo, la ligilo aŭ la adreso, aŭ permesu la kameraon en la agordoj.
phone-camera-failed = La kamerao nun ne uzeblas. Aliĝu per la listo, la ligilo aŭ la adreso.
phone-try-again = Provu denove
phone-locked = Ĉi tiu telefono ne estis malŝlosita post la starto, do ĝia ŝlosilo ne legeblas. Malŝlosu ĝin, poste provu denove.
phone-near = Proksime
phone-near-none = Neniu malferma tablo trovita. Ambaŭ telefonoj estu en la sama Vifio, aŭ unu en la retpunkto de la alia.
phone-near-other-version = { $name } (alia versio)
phone-type = Ligilo aŭ adreso
phone-type-hint = 192.168.43.17:4017
phone-paste = Alglui
phone-join-help = Nenio trovita? Gasta Vifio ofte apartigas telefonojn: ŝaltu retpunkton en unu. VPN ankaŭ povas malhelpi.
phone-network-why = Por ludi kun iu proksima, la apo devas atingi telefonojn en ĉi tiu Vifio. Nenio iras al la interreto.
phone-network-denied = La apo ne rajtas atingi la lokan reton. Permesu tion en la agordoj por ludi kun aliaj; sola vi povas ludi sen ĝi.
phone-allow-network = Permesi la lokan reton
phone-discovery-refused = La sistemo nun ne lasas la apon trovi aŭ montri malfermajn tablojn. Aliĝu per la kodo, la ligilo aŭ la adreso; la apo reprovos, kiam la reto ŝanĝiĝos.
phone-vpn = VPN estas ŝaltita kaj povas apartigi proksimajn telefonojn: malŝaltu ĝin dum vi ludas, aŭ igu ĝin ne tuŝi la lokan reton.
phone-join-question = Ĉu aliĝi al ĉi tiu tablo? La alia telefono ekscios vian nomon.
phone-waiting = Atendado

## Six digits

phone-digits-title = Komparu ses ciferojn
phone-digits-help = Legu ilin laŭte. { $name } devas vidi la samajn.
phone-digits-same = Ili samas
phone-digits-differ = Ili malsamas
phone-digits-waiting = Atendado, ĝis ankaŭ la alia konfirmas

## At the table

phone-terms = La kondiĉoj
phone-agree = Konsenti kaj ludi
phone-lift-curtain = Mi havas la telefonon
phone-hold-to-peek = Tenu por rigardi
phone-peek-hidden = { $title }: kaŝita. Premu por montri ĝin.
phone-peek-shown = { $title }: montrata. Premu por kaŝi ĝin.
phone-turn = vico { $turn }
phone-clock-left = { $name }: restas { $minutes } min { $seconds } s
phone-clock-over = { $name }: sen tempo
phone-history = Kion oni demandis
phone-ready-question = La tabulo poste ne ŝanĝeblas.
phone-notice-question = { $act }?
phone-notice-resign = Kapitulaci
phone-notice-offer-draw = Proponi egalon
phone-notice-accept-draw = Akcepti egalon
phone-notice-decline-draw = Rifuzi egalon
phone-notice-leave = Foriri definitive
phone-notice-end = Fini la ludon ĉi tie
phone-notice-go-on = Daŭrigi sen ili
phone-lesson-step = Paŝo { $step } el { $steps }

## The end, and finished games

phone-honest = Ĉiuj estis honestaj
phone-dishonest = Io ne ĝustas
phone-unopened = Ne ĉio estis kontrolebla: la tabuloj ne estis malfermitaj
phone-checked-here = Kontrolite sur ĉi tiu telefono
phone-check-good = Kontrolita kaj vera: { $text }
phone-check-bad = Kontrolita kaj malvera: { $text }
phone-check-unopened = Ne kontrolita: { $text }
phone-step-through = Trarigardi la ludon
phone-rematch = Revenĝo
phone-records = Finitaj ludoj
phone-records-none = Ĉi tie staras finitaj ludoj kun tio, kio estis kontrolita.
phone-statistics = Ludoj ĝis nun
phone-ago = { $days ->
    [0] hodiaŭ
    [1] hieraŭ
   *[other] antaŭ { $days } tagoj
}
phone-replay-step = Enskribo { $step } el { $steps }
phone-earlier = Antaŭe
phone-later = Poste
phone-share-record = Sendi protokolon
phone-file-unreadable = La sendita dosiero ne legeblas aŭ estas tro granda por ludo. Sendu ĝin denove.
phone-file-no-room = La dosiero ne konserveblas en ĉi tiu telefono, eble pro manko de loko. Liberigu lokon kaj sendu ĝin denove.
phone-import = Importi protokolon
phone-import-none = Ĉi tiu telefono ne havas apon por elekti dosierojn. Anstataŭe sendu la protokolon al ĉi tiu apo.

## Settings

phone-settings = Agordoj
phone-name = Via nomo
phone-language = Lingvo
phone-language-system = Sistemo
phone-theme = Etoso
phone-theme-system = Sistemo
phone-theme-light = Hela
phone-theme-dark = Malhela
phone-contrast = Kontrasto
phone-contrast-system = Sistemo
phone-contrast-usual = Kutima
phone-contrast-strong = Alta
phone-colours = Kolorvido
phone-colours-usual = Kutima
phone-colours-redgreen = Ruĝ-verda malforto
phone-colours-blueyellow = Blu-flava malforto
phone-haptics = Tuŝa respondo
phone-haptics-on = Ŝaltita
phone-haptics-off = Malŝaltita
phone-sound = Sono
phone-sound-on = Ŝaltita
phone-sound-off = Malŝaltita
phone-hand = Butonoj por la
phone-hand-right = Dekstra mano
phone-hand-left = Maldekstra mano

## About

phone-about = Reguloj kaj permesiloj
phone-about-text = Ludoj, kiuj bezonas fidon, ĉe unu tablo, ĉiu ĉe sia telefono, sen servilo, konto aŭ interreto. Ĉiu tabulo estas fiksita kaj ĉiu respondo kontrolata.
phone-licences = Permesiloj
phone-licences-text = Labirinto estas libera programaro laŭ MIT aŭ Apache-2.0. Ĝi enhavas JNA (Apache-2.0), ZXing (Apache-2.0), la norman bibliotekon de Kotlin (Apache-2.0) kaj Rust-bibliotekojn laŭ MIT, Apache-2.0, BSD, ISC, Unicode kaj MPL-2.0.
phone-licences-all = Ĉiuj permesiltekstoj
