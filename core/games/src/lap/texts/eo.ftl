### The words of Lap. Keys are the same in every language, and so are the variables of each.

lap-name = Lap
lap-pitch = Dividu tabulon en kvar areojn, kaj trovu tiujn de la alia per demandoj pri kvadratoj.
lap-length = ĉirkaŭ 20 minutoj
lap-rules = Ĉiu dividas kvadratan tabulon en kvar areojn A ĝis D, samgrandajn, ĉiu kohera tra flankoj. Laŭvice ĉiu demandas pri kvadrato de 2 × 2 ĉeloj: la respondo diras, kiom da ĝiaj ĉeloj apartenas al ĉiu areo, ne kiuj. Anstataŭ demandi oni rajtas deklari la tutan tabulon, sigelite: ĝuste ĝusta venkas, malĝusta malvenkas. Se la alia ricevis same multajn respondojn, ankaŭ ĝi rajtas deklari antaŭ ol ambaŭ malfermiĝas; du ĝustaj deklaroj estas egalvenko. Tabulo, kiun ĉiuj respondoj ne distingas de alia, estas rifuzata.
lap-option-size = Grandeco
lap-option-size-10 = 10 × 10, areoj de 25 ĉeloj
lap-option-size-8 = 8 × 8, areoj de 16 ĉeloj
lap-option-wrong = Malĝusta deklaro
lap-option-wrong-loses = malvenkigas
lap-option-wrong-skips = kostas vicojn
lap-option-skip = Vicoj kiujn ĝi kostas
lap-option-skip-value = { $value }
lap-option-undecidable = Nedecidebla tabulo
lap-option-undecidable-loses = malvenkigas
lap-option-undecidable-void = nuligas la ludon

## What happens now

lap-head-drawing = { $seat } pentras tabulon.
lap-head-turn = { $seat } demandas aŭ deklaras.
lap-head-asked = { $seat } demandis pri { $square }; { $other } ŝuldas respondon.
lap-head-seal = { $seat } sigelas deklaron.
lap-head-reply = Ankaŭ { $seat } rajtas deklari, aŭ ne.
lap-head-open = { $seat } malfermas la sigelitan.
lap-head-judge = { $seat } respondas al la deklaro.
lap-head-over = La ludo finiĝis.
lap-over-right = { $seat } ĝuste deklaris la tabulon de { $other }.
lap-over-wrong = { $other } deklaris malĝustan tabulon; { $seat } venkas.
lap-over-both-right = Ambaŭ deklaris ĝuste post same multaj respondoj.
lap-over-both-wrong = Ambaŭ deklaroj estas malĝustaj.
lap-over-undecidable = Tabulo estis nedecidebla: la ludo ne validas.

## The boards

lap-title-editor = Via tabulo, pentrata
lap-title-own = Via tabulo
lap-title-notebook = Tabulo de { $seat }, via notlibro
lap-title-board = Tabulo de { $seat }

## What can be done

lap-act-ready = Preta: ludu per ĉi tiu tabulo
lap-act-generate = Elpensu tabulon
lap-act-clear = Forviŝu ĉion
lap-act-undo = Malfaru
lap-act-redo = Refaru
lap-act-level = Nivelo { $level }
lap-act-brush = Areo { $area }
lap-act-rubber = Viŝilo
lap-act-paint-here = Pentru { $area } ĉi tie
lap-act-rub-here = Viŝu ĉi tie
lap-act-mark-here = Krajono: { $area }
lap-act-ask = Demandu pri { $square }
lap-act-ask-any = Demandu
lap-act-ask-here = Demandu pri la kvadrato ekde ĉi tie
lap-act-squares = Elektu kvadratojn
lap-act-pencil = Krajono
lap-act-paint = Pentru la deklaron
lap-act-declare = Deklaru la tutan tabulon
lap-act-seal = Sigelu la pentritan deklaron
lap-act-none = Deklaru nenion
lap-act-fill = Pentru la certan
lap-act-save = Metu savpunkton
lap-act-return = Reen al la savpunkto

## Notes

lap-note-share = { $area }: { $count } el { $wanted } ĉeloj
lap-note-share-apart = { $area }: { $count } el { $wanted } ĉeloj, ne kohera
lap-note-decidable = Ĉiuj respondoj kune distingas ĉi tiun tabulon de ĉiu alia.
lap-note-heard = { $seat } aŭdis pri { $square }: { $counts }.
lap-note-you-heard = Vi aŭdis pri { $square }: { $counts }.
lap-note-other-heard = { $seat } aŭdis pri via { $square }: { $counts }.
lap-note-exact = La notlibro montras ĉion, kio sekvas.
lap-note-propagated = La notlibro montras, kion rapida rezonado trovis; pli povas sekvi.
lap-note-open = Ne certaj ĉeloj: { $count }
lap-note-contradiction = Neniu tabulo donas ĉi tiujn respondojn: unu estas malvera.
lap-note-skips = Vicoj kiujn vi perdas: { $count }
lap-note-guess = Pentritaj: { $counts } el po { $wanted }
lap-note-guess-whole = La pentrita tabulo estas deklarebla.

## What a screen reader says

lap-cell = Vico { $row }, kolumno { $column }, { $cell }: { $details }
lap-cell-blank = Vico { $row }, kolumno { $column }, { $cell }
lap-cell-details = { $front }, { $last }
lap-says-area = areo { $areas }
lap-says-declared = deklarita kiel { $areas }
lap-says-bare = ne pentrita
lap-says-wrong = io malĝustas ĉi tie
lap-says-certain = certe { $areas }
lap-says-possible = unu el { $areas }
lap-says-guess = vi pentris { $areas }
lap-says-marks = krajono { $areas }
lap-says-counts = { $square } havas { $counts }

## What happened

lap-told-commit = { $seat } sin ligis al tabulo.
lap-told-sealed = { $seat } sigelis deklaron.
lap-told-ask = { $seat } demandas pri { $square }.
lap-told-declare = { $seat } deklaras la tutan tabulon.
lap-told-none = { $seat } deklaras nenion.
lap-told-counts = { $square } havas { $counts }.
lap-told-right = La deklaro de { $seat } estas ĝusta.
lap-told-wrong = La deklaro de { $seat } estas malĝusta.
lap-told-open = { $seat } malfermis la deklaron.
lap-told-board = { $seat } malfermis la tabulon.
lap-told-drawn = Ĉiuj kune lotis.
lap-told-left = { $seat } foriris.
lap-told-unreadable = Io nelegebla.

## What is wrong with a board

lap-flaw-unreadable = Ĉi tiuj bajtoj ne estas tabulo.
lap-flaw-size = La tabulo larĝas { $found } ĉelojn, ne { $wanted }.
lap-flaw-blank = Ankoraŭ ne pentritaj ĉeloj: { $count }
lap-flaw-share = Areo { $area } havas { $count } ĉelojn anstataŭ { $wanted }.
lap-flaw-apart = Areo { $area } ne koheras: fortranĉitaj ĉeloj: { $count }
lap-flaw-twin-column = Nedecidebla: en kolumno { $line } la areoj { $areas } interŝanĝeblas, kaj ĉiu respondo restas sama.
lap-flaw-twin-row = Nedecidebla: en vico { $line } la areoj { $areas } interŝanĝeblas, kaj ĉiu respondo restas sama.
lap-flaw-twin-several = Nedecidebla: la areoj { $areas } interŝanĝeblas en { $count } ĉeloj, kaj ĉiu respondo restas sama.
lap-board-lines = La tabulo havas { $found } liniojn; necesas { $wanted }.
lap-board-width = Linio { $line } havas { $found } literojn; necesas { $wanted }.
lap-board-letter = Linio { $line }, loko { $place }: { $found } anstataŭ A, B, C aŭ D.

## What is refused

lap-refuse-not-due = Tio nun ne estas atendata.
lap-refuse-turn = Estas la vico de { $seat }.
lap-refuse-unreadable = Ĉi tiuj bajtoj ne estas movo.
lap-refuse-words = Skribu „ask AB12“, „declare“ aŭ „none“.
lap-refuse-square = „{ $word }“ ne estas kvadrato; skribu du literojn kaj du nombrojn, ekzemple AB12.
lap-refuse-outside = Tiu kvadrato eliras el la tabulo, kiu iras de A ĝis { $letter } kaj de 1 ĝis { $size }.
lap-refuse-reply = La alia deklaris: deklaru ankaŭ, aŭ respondu „none“.
lap-refuse-none = Ne estas deklaro respondenda; demandu aŭ deklaru.
lap-refuse-declarations = Neniu deklaras pli ol { $most } fojojn en ludo.
lap-refuse-public = Ligo ĉi tie nenion konigas.
lap-refuse-reply-unreadable = Tio ne estas respondo al la demando.
lap-refuse-otherwise = { $seat } antaŭe respondis alie pri { $square }.
lap-refuse-opened = La malfermita ne estas plena tabulo.

## The lesson

lap-lesson-1 = Jen la tabulo de la alia, dividita en kvar areojn A ĝis D de 16 ĉeloj, ĉiu unupeca. Vi ne vidas ĝin: eltrovu ĝin.
lap-lesson-2 = Demandu pri la angula kvadrato: ask AB12.
lap-lesson-3 = A4: ĉiuj kvar ĉeloj estas A, kaj la notlibro desegnas ilin. Nun la alia demandas pri viaj.
lap-lesson-4 = Nun la mezo de la tabulo: ask DE45.
lap-lesson-5 = Po unu ĉelo de ĉiu areo, ne dirite kiu. La alia daŭrigas.
lap-lesson-6 = La nombroj ĉe la anguloj estas la respondoj, laŭ la ordo A B C D. Per krajono vi markas, kion vi pensas.
lap-lesson-7 = Demandu ankoraŭ foje, en la fora angulo: ask GH78.
lap-lesson-8 = D4. La alia demandas ankoraŭ foje: tiam vi ambaŭ aŭdis po tri respondojn.
lap-lesson-9 = Supozu, ke venis pliaj respondoj, kaj vi scias ĉion krom la lasta vico: tiom da deklaro estas pentrita por vi.
lap-lesson-10 = Elektu pentri la deklaron, prenu areon D, pentru la kvar nudajn ĉelojn e8 ĝis h8, kaj deklaru la tutan tabulon anstataŭ demandi.
lap-lesson-11 = Ankoraŭ neniu vidas ĝin: sigelu la pentritan deklaron.
lap-lesson-12 = La alia aŭdis same multajn respondojn, do ankaŭ ĝi rajtas deklari, antaŭ ol via estos malfermita. Ĝi deklaras nenion.
lap-lesson-13 = Tute ĝusta: vi venkis. Malĝusta malvenkus, kaj du ĝustaj estas egalvenko.
