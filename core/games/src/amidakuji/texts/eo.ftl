### La vortoj de Amidakuji. La ŝlosiloj estas la samaj en ĉiu lingvo, kaj ankaŭ iliaj variabloj.

amidakuji-name = Amidakuji
amidakuji-pitch = Trairu la tabulon zigzage, kolektu monerojn, kaj alportu ilin preter la pecoj de la alia.
amidakuji-length = ĉirkaŭ 20 minutoj
amidakuji-rules = Sep kolumnoj de sep rondoj kuŝas inter du vicoj de bazoj. Laŭvice ĉiu ĵetas la kubon kaj movas unu pecon ĝuste tiom da paŝoj: antaŭen, flanken, antaŭen, flanken, neniam reen. Viaj pecoj moviĝas laŭvice. Kiu haltas sur moneroj, prenas ilin; kiu preterpasas, ne. Preterpasi pecon de la alia elbatas ĝin, kaj ĝiaj moneroj restas tie; halti sur ĝi prenas ankaŭ ilin. Kiu atingas transan bazon, gajnas tion, kion la peco portas, kaj la moneron de tiu bazo. Elbatita peco revenas de bazo, kiu ankoraŭ ne havis moneron, post kiam via sekva ora monero kuŝas tie: 5 4 3 3 2 2 1. Monero prenita de bazo iĝas diamanto, poste la nigra monero: la unua nigra komencas la lastan rondon, en kiu nenio rekomencas. Plej multaj poentoj venkas.

amidakuji-option-die = Kubo
amidakuji-option-die-233445 = 2 3 3 4 4 5
amidakuji-option-die-333444 = 3 3 3 4 4 4
amidakuji-option-die-334455 = 3 3 4 4 5 5
amidakuji-option-layout = Moneroj sur la tabulo
amidakuji-option-layout-line = linio
amidakuji-option-layout-diamond = rombo
amidakuji-option-layout-rows = du vicoj
amidakuji-option-pieces = Pecoj
amidakuji-option-pieces-3 = 3
amidakuji-option-pieces-2 = 2
amidakuji-option-sideways = Komenci flanken
amidakuji-option-sideways-no = ne: ĉiam unue antaŭen
amidakuji-option-sideways-yes = jes: unue antaŭen aŭ flanken

## Kio okazas nun

amidakuji-now-place = Metu pecon sur unu el viaj bazoj. Monero valora { $value } kuŝos tie.
amidakuji-now-places = { $seat } metas pecon.
amidakuji-now-move = Vi ĵetis { $face }: elektu vojon.
amidakuji-now-moves = { $seat } ĵetis { $face } kaj elektas vojon.
amidakuji-now-pass = Neniu el viaj pecoj povas moviĝi: pasu.
amidakuji-now-passes = { $seat } ne povas moviĝi kaj devas pasi.
amidakuji-now-rolls = La kubo estas ĵetata por { $seat }, de ambaŭ aparatoj kune.
amidakuji-now-won = Vi venkis. { $reason }
amidakuji-now-lost = Vi malvenkis. { $reason }
amidakuji-over-points = { $seat } havas pli da poentoj: { $points } kontraŭ { $others }.
amidakuji-over-diamonds = Po { $points } poentoj; { $seat } havas pli da diamantoj.
amidakuji-over-board = Po { $points } poentoj kaj tiom da diamantoj; { $seat } havas pli da moneroj de la tabulo.
amidakuji-over-draw = Egalvenko: po { $points } poentoj, kaj ĉio alia egalas.

## La tabulo

amidakuji-panel = La tabulo
amidakuji-place-circle = { $place }
amidakuji-place-base = bazo { $base } de { $seat }
amidakuji-place-nowhere = nenien
amidakuji-pace-ahead = antaŭen
amidakuji-pace-left = maldekstren
amidakuji-pace-right = dekstren
amidakuji-base-fresh = ankoraŭ sen monero
amidakuji-base-gold = ora monero valora { $value }
amidakuji-base-diamond = diamanto
amidakuji-base-black = la nigra monero
amidakuji-base-bare = jam sen monero
amidakuji-cell = { $place }: { $details }
amidakuji-cell-empty = { $place }: malplena
amidakuji-says-coins = moneroj: { $coins }
amidakuji-says-own-piece = via peco { $piece }
amidakuji-says-piece = peco { $piece } de { $seat }
amidakuji-says-carries = ĝi portas monerojn: { $coins }
amidakuji-says-chosen = elektita
amidakuji-says-free = ĉi tie vi povas meti pecon
amidakuji-says-ways = vojoj, kiuj finiĝas ĉi tie: { $count }

## Kion oni povas fari

amidakuji-act-no-base = Unue elektu bazon
amidakuji-act-no-way = Unue elektu vojon
amidakuji-act-place = Meti pecon sur bazon { $base }
amidakuji-act-enter = Enirigi pecon { $piece } de bazo { $base }: { $way }, ĝis { $place }
amidakuji-act-move = Iri per peco { $piece }: { $way }, ĝis { $place }
amidakuji-act-lose-turn = Peco { $piece } estas barita: perdi la vicon
amidakuji-act-pass = Pasi
amidakuji-act-next = Sekva vojo
amidakuji-act-previous = Antaŭa vojo
amidakuji-act-piece = Peco { $piece }
amidakuji-act-choose-here = Elekti vojon, kiu ĉi tie finiĝas aŭ komenciĝas
amidakuji-act-go-here = Iri ĉi tien nun

## Notoj

amidakuji-note-die = La kubo montras { $face }. { $seat } povas movi pecon: { $choices }.
amidakuji-note-then = Se vi faros tion: { $effects }.
amidakuji-note-score = { $seat }: { $points } (moneroj { $coins }, oro { $gold }, diamantoj { $diamonds }).
amidakuji-note-knocked = { $seat }, pecoj kiuj atendas enire: { $pieces }.
amidakuji-note-arrived = { $seat }, pecoj kiuj povas rekomenci: { $pieces }.
amidakuji-note-home = { $seat }, pecoj hejme: { $pieces }.
amidakuji-note-lost = { $seat }, perditaj pecoj: { $pieces }.
amidakuji-note-last = La lasta rondo: nenio rekomencas.

## Kio estis farita

amidakuji-told-place = { $seat } metas pecon { $piece } sur bazon { $base }.
amidakuji-told-enter = { $seat } enirigas pecon { $piece } de bazo { $base }: { $way }, ĝis { $place }.
amidakuji-told-move = { $seat } movas pecon { $piece }: { $way }, ĝis { $place }.
amidakuji-told-lost-turn = { $seat } perdas la vicon: peco { $piece } estas barita.
amidakuji-told-pass = { $seat } pasas.
amidakuji-told-effects = { $done } Sekve: { $effects }.
amidakuji-told-roll = La kubo, ĵetita de ambaŭ, montras { $face } por { $seat }.
amidakuji-told-left = { $seat } foriris.
amidakuji-told-unreadable = Ĉi tio ne estas legebla.
amidakuji-effect-laid = monero valora { $value } metita sur bazon { $base }
amidakuji-effect-knocked = peco { $piece } de { $seat } elbatita ({ $place })
amidakuji-effect-dropped = moneroj restas sur { $place }: { $coins }
amidakuji-effect-took = prenitaj moneroj: { $coins }
amidakuji-effect-arrived = alveno kun moneroj: { $coins }
amidakuji-effect-won = gajnita: { $coin }
amidakuji-effect-replaced = nun sur tiu bazo: { $coin }
amidakuji-effect-last = la lasta rondo komenciĝas
amidakuji-effect-lost = peco { $piece } de { $seat } perdita

## Pozicio kiel teksto

amidakuji-form-line = Linio { $line } ne estas linio de pozicio.
amidakuji-form-pieces = Ĉiu peco de ambaŭ devas esti sur la tabulo aŭ nomita en mano, unufoje.
amidakuji-form-coins = Estas { $found } moneroj de la tabulo; devas esti { $wanted }.
amidakuji-form-gold = La oraj moneroj de { $seat } ne kongruas: altaj valoroj unue, kaj kio estas prenita, tio estas en la kaso.
amidakuji-form-replaced = { $seat } havas du diamantojn kaj unu nigran moneron, ne pli.

## Kio ne eblas

amidakuji-refuse-not-due = Tio ne estas atendata nun.
amidakuji-refuse-over = La ludo finiĝis.
amidakuji-refuse-roll = La kubo estas ĵetata. Atendu ĝin.
amidakuji-refuse-turn = Estas la vico de { $seat }.
amidakuji-refuse-unreadable = Ĉi tiuj bajtoj ne estas movo.
amidakuji-refuse-words = Diru „place 4“, „move 1 FLF“, „enter 1 4 FLF“ aŭ „pass“. F estas antaŭen, L maldekstren, R dekstren.
amidakuji-refuse-no-piece = Tia peco ne ekzistas. Elektu de 1 ĝis { $most }.
amidakuji-refuse-no-base = Tia bazo ne ekzistas. Elektu de 1 ĝis 7.
amidakuji-refuse-steps = Vojo konsistas el F (antaŭen), L (maldekstren) kaj R (dekstren).
amidakuji-refuse-many-steps = Neniu kubo montras pli ol kvin paŝojn.
amidakuji-refuse-placing = Unue metu viajn pecojn: „place“ kaj bazo.
amidakuji-refuse-placed = Ĉiuj pecoj estas metitaj. Movu unu.
amidakuji-refuse-pass = Vi povas moviĝi, do vi ne povas pasi.
amidakuji-refuse-base-used = Bazo { $base } jam havis moneron. Elektu bazon sen monero.
amidakuji-refuse-base-held = Via propra peco staras sur bazo { $base }. Elektu alian bazon.
amidakuji-refuse-rotation = Peco { $piece } jam moviĝis en ĉi tiu ciklo. Movu unu el ĉi tiuj: { $choices }.
amidakuji-refuse-lost = Peco { $piece } estas perdita.
amidakuji-refuse-home = En la lasta rondo nenio rekomencas: peco { $piece } restas hejme.
amidakuji-refuse-in-hand = Peco { $piece } estas en mano. Enirigu ĝin de bazo: „enter“.
amidakuji-refuse-on-board = Peco { $piece } jam estas sur la tabulo. Movu ĝin: „move“.
amidakuji-refuse-alternate = La paŝoj alternas: antaŭen, flanken, antaŭen, flanken.
amidakuji-refuse-begin = La unua paŝo iras antaŭen ĉi tie.
amidakuji-refuse-beyond = La vojo finiĝas sur la transa bazo; la resto de la ĵeto perdiĝas.
amidakuji-refuse-outside = Ĉi tiu vojo forlasas la tabulon.
amidakuji-refuse-own = Via propra peco staras sur { $place }. Haltu aliloke.
amidakuji-refuse-short = La ĵeto estas { $roll }: faru tiom da paŝoj, dum tia vojo estas libera.
amidakuji-refuse-long = La ĵeto estas { $roll }: ĉi tio ne estas vojo de ĝi.
amidakuji-refuse-lost-turn = Ĉi tiu peco povas moviĝi, do ĝia vico ne perdiĝas.
amidakuji-refuse-die = Kubo havas ses facojn, kaj montras unu.

## La leciono

amidakuji-lesson-1 = La rondoj kuŝas inter viaj bazoj, malsupre, kaj tiuj de la alia, supre. Nombro tie estas tiom da moneroj. Vi transirigas viajn pecojn kun la moneroj.
amidakuji-lesson-2 = Metu vian unuan pecon sur bazon 1. Via monero valora 5 kuŝos tie.
amidakuji-lesson-3 = Nun la alia metas pecon.
amidakuji-lesson-4 = Metu vian duan pecon sur bazon 5.
amidakuji-lesson-5 = Ankaŭ la alia metas la duan pecon. Poste la kubo estas ĵetata, de ambaŭ kune.
amidakuji-lesson-6 = La kubo montras 3: antaŭen, flanken, antaŭen. Elektu pecon 1 kun antaŭen, dekstren, antaŭen: ĝi haltas sur la monero de b2 kaj prenas ĝin.
amidakuji-lesson-7 = La alia movas. Ĝia maldekstro estas via dekstro: ĝi frontas al vi.
amidakuji-lesson-8 = Viaj pecoj moviĝas laŭvice, do nun peco 2: antaŭen, maldekstren, antaŭen. Preterpasi prenas nenion.
amidakuji-lesson-9 = La alia movas sian duan pecon.
amidakuji-lesson-10 = Ambaŭ viaj moviĝis: vi povas denove elekti. Peco 1: antaŭen, dekstren, antaŭen, al la monero de d3.
amidakuji-lesson-11 = La alia venas al d5 kaj prenas moneron.
amidakuji-lesson-12 = Haltu sur ĝi: peco 2, antaŭen, dekstren, antaŭen. Rigardu la sekvon antaŭ ol vi iras.
amidakuji-lesson-13 = Ĝi estas elbatita, kaj vi havas ĝian moneron. Se vi nur preterpasus, ĝia monero kuŝus sur d5. Ĝi rekomencas de bazo sen monero, kaj metas tien sian sekvan.
amidakuji-lesson-14 = Alportu viajn pecojn al la supra vico: kion ili portas, tio kalkuliĝas, kaj ankaŭ la monero de la bazo. Kiam tie aperas nigra monero, la lasta rondo komenciĝis. Plej multaj poentoj venkas.
