### La vortoj de Labyrinthe. La ŝlosiloj estas la samaj en ĉiu lingvo, kaj ankaŭ iliaj variabloj.

labyrinthe-name = Labyrinthe
labyrinthe-pitch = Desegnu labirinton, kaj trairu tiun de la alia per demandoj.
labyrinthe-length = ĉirkaŭ 15 minutoj
labyrinthe-rules = Ĉiu desegnas labirinton sur kvadratita papero: murojn inter ĉeloj, komencon D kaj celon A, ĉiu ĉelo atingebla. Laŭvice ĉiu faras unu demandon pri la labirinto de la alia. „Kiom da muroj ĉirkaŭ ĉi tiu ĉelo?“ ricevas nombron, ne la lokojn. „Ĉu mi povas iri ĉi tiun vojon?“, de tie, kie oni staras, ĉelon post ĉelo: „jes“, se neniu muro estas sur ĝi, kaj oni staras ĉe ĝia fino; „ne“, se estas almenaŭ unu, sen diri kie, kaj oni restas. Vojo, kiu tuŝas A, finiĝas tie. Kiu unua staras sur A, venkas.

labyrinthe-option-size = Grandeco
labyrinthe-option-size-value = { $value } × { $value }
labyrinthe-option-equal_turns = Egalaj vicoj
labyrinthe-option-equal_turns-no = ne: venkas kiu alvenas unua
labyrinthe-option-equal_turns-yes = jes: alveno en la sama rondo estas egalvenko

## Kio okazas nun

labyrinthe-now-draw = Desegnu vian labirinton.
labyrinthe-now-draws = { $seat } desegnas labirinton.
labyrinthe-now-draw-meanwhile = Desegnu vian labirinton. Vi povos esti preta post { $seat }.
labyrinthe-now-ask = Via vico: demandu al { $seat }.
labyrinthe-now-asks = { $seat } elektas demandon.
labyrinthe-now-answers = { $seat } ŝuldas respondon.
labyrinthe-now-won = Vi venkis.
labyrinthe-now-lost = { $seat } venkis.
labyrinthe-over-arrived = { $seat } alvenis unua.
labyrinthe-over-both = Ambaŭ alvenis en la sama rondo.

## La tabuloj

labyrinthe-panel-editor = Via labirinto, desegnata
labyrinthe-panel-own = Via labirinto
labyrinthe-panel-notebook = Labirinto de { $seat }, via notlibro
labyrinthe-panel-maze = Labirinto de { $seat }

## Kion oni povas fari

labyrinthe-act-ready = Preta: ludi per ĉi tiu labirinto
labyrinthe-act-start = Komenco ĉi tie (D)
labyrinthe-act-goal = Celo ĉi tie (A)
labyrinthe-act-generate = Elpensi labirinton
labyrinthe-act-level = Nivelo { $level }
labyrinthe-act-clear = Forigi ĉiujn murojn
labyrinthe-act-undo = Malfari
labyrinthe-act-redo = Refari
labyrinthe-act-ask-way = Demandi ĉi tiun vojon: { $way }
labyrinthe-act-ask-count = Nombri la murojn ĉirkaŭ { $cell }
labyrinthe-act-ask-no-way = Unue desegnu vojon
labyrinthe-act-ask-no-cell = Unue elektu ĉelon
labyrinthe-act-walk = Iri
labyrinthe-act-count = Nombri murojn
labyrinthe-act-pencil = Krajono
labyrinthe-act-back = Repreni paŝon
labyrinthe-act-drop = Forlasi ĉi tiun demandon
labyrinthe-act-mark = Marki ĉi tiun ĉelon
labyrinthe-act-save = Konservi la markojn
labyrinthe-act-return = Reen al la konservitaj markoj
labyrinthe-act-clean = Forviŝi ĉiujn markojn
labyrinthe-act-wall = Muro { $side }
labyrinthe-act-ask-here = Demandi tuj: la muroj ĉirkaŭ ĉi tiu ĉelo
labyrinthe-act-note = Krajone: muro { $side }

## Notoj

labyrinthe-note-legal = Ĉi tiu labirinto estas laŭregula. Muroj: { $walls }. Paŝoj de la komenco ĝis la celo: { $steps }.
labyrinthe-note-near = { $steps ->
    [one] La celo estas nur unu paŝon for de la komenco. Tio estos baldaŭ trovita.
   *[other] La celo estas nur { $steps } paŝojn for de la komenco. Tio estos baldaŭ trovita.
}
labyrinthe-note-heard-count = { $count ->
    [0] Neniu muro estas ĉirkaŭ { $cell }.
    [one] Unu muro estas ĉirkaŭ { $cell }.
   *[other] { $count } muroj estas ĉirkaŭ { $cell }.
}
labyrinthe-note-heard-yes = Jes: neniu muro sur { $way }.
labyrinthe-note-heard-no = Ne: estas muro sur { $way }.
labyrinthe-note-told-count = { $count ->
    [0] { $seat } aŭdis: neniu muro ĉirkaŭ { $cell }.
    [one] { $seat } aŭdis: unu muro ĉirkaŭ { $cell }.
   *[other] { $seat } aŭdis: { $count } muroj ĉirkaŭ { $cell }.
}
labyrinthe-note-told-yes = { $seat } demandis { $way } kaj aŭdis “jes”.
labyrinthe-note-told-no = { $seat } demandis { $way } kaj aŭdis “ne”.
labyrinthe-note-sure-no = Vi scias pri muro sur ĉi tiu vojo: la respondo estos “ne”.
labyrinthe-note-sure-yes = Vi scias, ke ĉi tiu vojo estas libera: la respondo estos “jes”.
labyrinthe-note-sure-count = Vi jam scias la respondon por { $cell }: { $count }.
labyrinthe-note-exact = Ĉio, kio sekvas el la respondoj, estas desegnita.
labyrinthe-note-propagated = Kio estas desegnita, tio certas; eble sekvas ankoraŭ pli.
labyrinthe-note-contradiction = Neniu labirinto kongruas kun ĉiuj respondoj de { $seat }. Tio montriĝos, kiam la labirintoj estos malfermitaj.

## Kion ekranlegilo diras pri ĉelo

labyrinthe-cell = Vico { $row }, kolumno { $column }, { $cell }: { $details }
labyrinthe-cell-blank = Vico { $row }, kolumno { $column }, { $cell }: nenio konata
labyrinthe-cell-details = { $front }; { $last }
labyrinthe-side-north = norde
labyrinthe-side-east = oriente
labyrinthe-side-south = sude
labyrinthe-side-west = okcidente
labyrinthe-says-start = komenco
labyrinthe-says-goal = celo
labyrinthe-says-here = vi staras ĉi tie
labyrinthe-says-walker = { $seat } staras ĉi tie
labyrinthe-says-wrong = ĉi tie regulo estas rompita
labyrinthe-says-walls = { $count ->
    [one] muro { $sides }
   *[other] muroj { $sides }
}
labyrinthe-says-free = neniu muro ĉirkaŭe
labyrinthe-says-border = rando { $sides }
labyrinthe-says-open = libere { $sides }
labyrinthe-says-unsure = { $count ->
    [one] eble muro { $sides }
   *[other] eble muroj { $sides }
}
labyrinthe-says-drafted = desegnate { $sides }
labyrinthe-says-count = { $count ->
    [0] aŭdite: neniu muro ĉirkaŭe
    [one] aŭdite: unu muro ĉirkaŭe
   *[other] aŭdite: { $count } muroj ĉirkaŭe
}
labyrinthe-says-walked = sur la irita vojo
labyrinthe-says-asked = paŝo { $step } de la demandota vojo
labyrinthe-says-counted = ĉirkaŭ ĝi estos nombrate
labyrinthe-says-marked = via noto: kruco
labyrinthe-says-maybe-wall = { $count ->
    [one] via noto: eble muro { $sides }
   *[other] via noto: eble muroj { $sides }
}
labyrinthe-says-maybe-open = via noto: eble libere { $sides }

## Kio estis farita

labyrinthe-told-commit = { $seat } desegnis labirinton: komenco { $start }, celo { $goal }.
labyrinthe-told-count = { $seat } demandas, kiom da muroj estas ĉirkaŭ { $cell }.
labyrinthe-told-way = { $seat } demandas pri la vojo { $way }.
labyrinthe-told-reply-count = { $count ->
    [0] Neniu muro estas ĉirkaŭ { $cell }.
    [one] Unu muro estas ĉirkaŭ { $cell }.
   *[other] { $count } muroj estas ĉirkaŭ { $cell }.
}
labyrinthe-told-reply-yes = Jes: { $walker } iras al { $cell }.
labyrinthe-told-reply-arrived = Jes: { $walker } atingas la celon, { $cell }.
labyrinthe-told-reply-no = Ne: muro estas sur la vojo, { $walker } restas sur { $cell }.
labyrinthe-told-open = { $seat } malfermas la labirinton.
labyrinthe-told-drawn = Ĉiuj kune lotis.
labyrinthe-told-left = { $seat } foriris.
labyrinthe-told-unreadable = Tio ne estas legebla.

## Kio malĝustas en labirinto

labyrinthe-flaw-unreadable = Ĉi tiuj bajtoj ne estas labirinto.
labyrinthe-flaw-size = Nombro de kolumnoj kaj vicoj en la labirinto: { $found }; ĉe ĉi tiu tablo: { $wanted }.
labyrinthe-flaw-closed = { $count ->
    [one] Unu ĉelo estas fermita: { $cells }. Malfermu muron.
   *[other] { $count } ĉeloj estas fermitaj: { $cells }. Malfermu muron.
}
labyrinthe-flaw-ends = Komenco kaj celo ambaŭ estas sur { $cell }. Movu unu el ili.

## Tabulo kiel teksto

labyrinthe-board-lines = Nombro de linioj: { $found }; labirinto kun { $size } vicoj bezonas { $wanted }.
labyrinthe-board-width = Linio { $line }: nombro de signoj { $found }; necesas { $wanted }.
labyrinthe-board-letter = Linio { $line }, signo { $place }: “{ $found }” staras, kie devas esti unu el ĉi tiuj: { $wanted } (␣ estas spaco).
labyrinthe-board-twice = Linio { $line }: { $end } staras dufoje sur la tabulo.
labyrinthe-board-missing = { $end } mankas sur la tabulo. Metu ĝin sur ĉelon.

## Kio ne eblas

labyrinthe-refuse-not-due = Tio ne estas atendata nun.
labyrinthe-refuse-turn = Nun demandas { $seat }.
labyrinthe-refuse-unreadable = Ĉi tiuj bajtoj ne estas demando.
labyrinthe-refuse-words = Demandu “count b3”, aŭ “way b3 b4 c4” (unue la ĉelon, sur kiu vi staras), aŭ “way ESS”.
labyrinthe-refuse-draw-words = Desegnu per “wall b3 N”, “start b3” aŭ “goal b3”.
labyrinthe-refuse-border = La rando jam estas muro, kaj restas. Elektu alian flankon.
labyrinthe-refuse-no-cell = “{ $word }” ne estas ĉelo. Ĉelo estas litero kaj numero, ekzemple b3.
labyrinthe-refuse-count-outside = Ĉi tiu ĉelo estas ekster la labirinto. Elektu unu el ĝiaj { $size } kolumnoj kaj { $size } vicoj.
labyrinthe-refuse-way-outside = Ĉi tiu vojo forlasas la labirinton. Restu ene de la rando.
labyrinthe-refuse-way-long = Vojo havas maksimume { $most } paŝojn. Demandu pri pli mallonga.
labyrinthe-refuse-way-empty = Vojo bezonas almenaŭ unu paŝon. Nomu la irotajn ĉelojn.
labyrinthe-refuse-way-start = Vi staras sur { $cell }. Komencu la vojon tie.
labyrinthe-refuse-way-jump = { $to } ne estas apud { $from }. Iru de ĉelo al ĉelo.
labyrinthe-refuse-way-arrived = { $cell } estas la celo: la vojo finiĝas tie.
labyrinthe-refuse-ends-unreadable = Komenco kaj celo ne estas donitaj kiel du ĉeloj de la labirinto.
labyrinthe-refuse-ends-equal = Komenco kaj celo ambaŭ estas sur { $cell }. Ili devas esti malsamaj.
labyrinthe-refuse-reply-unfit = Tio ne respondas al la demando.
labyrinthe-refuse-reply-impossible = { $cell } havas pli da muroj ol { $count }: la rando kalkuliĝas.
labyrinthe-refuse-reply-changed = { $seat } antaŭe respondis alie al la sama demando.

## La leciono

labyrinthe-lesson-1 = La alia desegnis labirinton, kiun vi ne vidas. Vi staras sur b4 kaj volas atingi la flagon sur d3. Trovu la murojn per demandoj.
labyrinthe-lesson-2 = Unue demandu, kiom da muroj estas ĉirkaŭ via ĉelo: elektu “Nombri murojn”, poste b4, kaj demandu.
labyrinthe-lesson-3 = Du muroj, sed ne dirite kiuj. Nun la alia demandas pri via labirinto, kaj via tabulo mem respondas.
labyrinthe-lesson-4 = Provu paŝon: elektu “Iri”, iru de b4 al c4, kaj demandu.
labyrinthe-lesson-5 = “Ne”: muro estas inter ili, kaj vi restas sur b4. Denove estas la vico de la alia.
labyrinthe-lesson-6 = Rigardu vian notlibron. Dika linio estas certa muro. Punktoj estas necertaj: unu el ili estas la dua muro ĉirkaŭ b4. Vi devas memori nenion.
labyrinthe-lesson-7 = Vojo povas esti tiel longa, kiel vi volas. Ĉirkaŭiru la muron per unu demando: b4, b3, c3.
labyrinthe-lesson-8 = “Jes”: neniu muro sur la tuta vojo, kaj vi staras sur c3. “Ne” ne estus dirinta, kie estas la muro.
labyrinthe-lesson-9 = Nun nombru la murojn ĉirkaŭ la flago: d3.
labyrinthe-lesson-10 = Tri muroj: nur unu flanko estas libera. La alia demandas ankoraŭ unu fojon.
labyrinthe-lesson-11 = Provu veni de supre: c3, c2, d2, d3.
labyrinthe-lesson-12 = Vi alvenis unua: vi venkis. Post ludo ambaŭ labirintoj estas malfermataj, kaj ĉiu respondo estas kontrolata.
