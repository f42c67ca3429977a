### The words of Lap. Keys are the same in every language, and so are the variables of each.

lap-name = Lap
lap-pitch = Vágj fel egy táblát négy területre, és találd meg a másikéit négyzetekre kérdezve.
lap-length = körülbelül 20 perc
lap-rules = Mindenki négy egyforma nagy területre vág egy négyzetes táblát, A-tól D-ig, mindegyik oldalával összefüggő. Felváltva egy-egy 2 × 2 mezős négyzetre kérdeznek: a válasz az, hány mezője tartozik az egyes területekhez, az nem, hogy melyik. Kérdés helyett be lehet jelenteni az egész táblát, lepecsételve: ha pontosan jó, nyer, ha hibás, veszít. Ha a másik ugyanannyi választ kapott, ő is bejelenthet, mielőtt mindkettőt felnyitják; két jó bejelentés döntetlen. Az a tábla, amelyet az összes válasz sem különböztet meg egy másiktól, nem fogadható el.
lap-option-size = Méret
lap-option-size-10 = 10 × 10, 25 mezős területek
lap-option-size-8 = 8 × 8, 16 mezős területek
lap-option-wrong = Hibás bejelentés
lap-option-wrong-loses = elveszti a játékot
lap-option-wrong-skips = köröket veszít
lap-option-skip = Kimaradó körök
lap-option-skip-value = { $value }
lap-option-undecidable = Eldönthetetlen tábla
lap-option-undecidable-loses = elveszti a játékot
lap-option-undecidable-void = érvényteleníti a játékot

## What happens now

lap-head-drawing = { $seat } táblát fest.
lap-head-turn = { $seat } kérdez vagy bejelent.
lap-head-asked = { $seat } erre kérdezett: { $square }; { $other } tartozik válasszal.
lap-head-seal = { $seat } bejelentést pecsétel le.
lap-head-reply = { $seat } is bejelenthet, vagy nem.
lap-head-open = { $seat } felnyitja, amit lepecsételt.
lap-head-judge = { $seat } válaszol a bejelentésre.
lap-head-over = A játéknak vége.
lap-over-right = { $seat } pontosan bejelentette { $other } tábláját.
lap-over-wrong = { $other } hibás táblát jelentett be; { $seat } nyer.
lap-over-both-right = Mindketten jól jelentettek be ugyanannyi válasz után.
lap-over-both-wrong = Mindkét bejelentés hibás.
lap-over-undecidable = Az egyik tábla eldönthetetlen volt: a játék nem számít.

## The boards

lap-title-editor = A táblád, festés közben
lap-title-own = A táblád
lap-title-notebook = { $seat } táblája, a füzeted
lap-title-board = { $seat } táblája

## What can be done

lap-act-ready = Kész: játék ezzel a táblával
lap-act-generate = Tábla kitalálása
lap-act-clear = Mindent töröl
lap-act-undo = Visszavonás
lap-act-redo = Újra
lap-act-level = { $level }. szint
lap-act-brush = { $area } terület
lap-act-rubber = Radír
lap-act-paint-here = { $area } festése ide
lap-act-rub-here = Törlés itt
lap-act-mark-here = Ceruza: { $area }
lap-act-ask = Kérdés: { $square }
lap-act-ask-any = Kérdés
lap-act-ask-here = Kérdés az itt kezdődő négyzetre
lap-act-squares = Négyzetek választása
lap-act-pencil = Ceruza
lap-act-paint = Bejelentés festése
lap-act-declare = Az egész tábla bejelentése
lap-act-seal = A festett bejelentés lepecsételése
lap-act-none = Nincs bejelentés
lap-act-fill = A biztos megfestése
lap-act-save = Mentési pont
lap-act-return = Vissza a mentési ponthoz

## Notes

lap-note-share = { $area }: { $count } mező a(z) { $wanted } mezőből
lap-note-share-apart = { $area }: { $count } mező a(z) { $wanted } mezőből, nem összefüggő
lap-note-decidable = Az összes válasz megkülönbözteti ezt a táblát minden mástól.
lap-note-heard = { $seat } hallotta erről: { $square }: { $counts }.
lap-note-you-heard = Hallottad erről: { $square }: { $counts }.
lap-note-other-heard = { $seat } hallotta a te négyzetedről, { $square }: { $counts }.
lap-note-exact = A füzet mindent mutat, ami következik.
lap-note-propagated = A füzet azt mutatja, amit a gyors következtetés talált; több is következhet.
lap-note-open = Nem biztos mezők: { $count }
lap-note-contradiction = Egyetlen tábla sem ad ilyen válaszokat: valamelyik hamis.
lap-note-skips = Kimaradó köreid: { $count }
lap-note-guess = Festve: { $counts }, egyenként { $wanted } kell
lap-note-guess-whole = A festett tábla bejelenthető.

## What a screen reader says

lap-cell = { $row }. sor, { $column }. oszlop, { $cell }: { $details }
lap-cell-blank = { $row }. sor, { $column }. oszlop, { $cell }
lap-cell-details = { $front }, { $last }
lap-says-area = { $areas } terület
lap-says-declared = bejelentve: { $areas }
lap-says-bare = nincs festve
lap-says-wrong = itt valami hibás
lap-says-certain = biztosan { $areas }
lap-says-possible = ezek egyike: { $areas }
lap-says-guess = festve: { $areas }
lap-says-marks = ceruza { $areas }
lap-says-counts = { $square } tartalma { $counts }

## What happened

lap-told-commit = { $seat } elkötelezte magát egy táblára.
lap-told-sealed = { $seat } lepecsételt egy bejelentést.
lap-told-ask = { $seat } erre kérdez: { $square }.
lap-told-declare = { $seat } bejelenti az egész táblát.
lap-told-none = { $seat } nem jelent be semmit.
lap-told-counts = { $square } tartalma { $counts }.
lap-told-right = { $seat } bejelentése jó.
lap-told-wrong = { $seat } bejelentése hibás.
lap-told-open = { $seat } felnyitotta a bejelentést.
lap-told-board = { $seat } felnyitotta a táblát.
lap-told-drawn = Közös sorsolás volt.
lap-told-left = { $seat } elment.
lap-told-unreadable = Valami olvashatatlan.

## What is wrong with a board

lap-flaw-unreadable = Ezek a bájtok nem táblát adnak.
lap-flaw-size = A tábla { $found } mező széles, nem { $wanted }.
lap-flaw-blank = Még nem festett mezők: { $count }
lap-flaw-share = A(z) { $area } terület { $count } mezős { $wanted } helyett.
lap-flaw-apart = A(z) { $area } terület nem összefüggő, leválasztott mezők: { $count }
lap-flaw-twin-column = Eldönthetetlen: a(z) { $line } oszlopban a(z) { $areas } területek felcserélhetők, és minden válasz ugyanaz marad.
lap-flaw-twin-row = Eldönthetetlen: a(z) { $line }. sorban a(z) { $areas } területek felcserélhetők, és minden válasz ugyanaz marad.
lap-flaw-twin-several = Eldönthetetlen: a(z) { $areas } területek { $count } mezőben felcserélhetők, és minden válasz ugyanaz marad.
lap-board-lines = A táblának { $found } sora van; { $wanted } kell.
lap-board-width = A(z) { $line }. sorban { $found } betű van; { $wanted } kell.
lap-board-letter = { $line }. sor, { $place }. hely: { $found } áll A, B, C vagy D helyett.

## What is refused

lap-refuse-not-due = Ez most nem esedékes.
lap-refuse-turn = { $seat } következik.
lap-refuse-unreadable = Ezek a bájtok nem lépést adnak.
lap-refuse-words = Írd: „ask AB12”, „declare” vagy „none”.
lap-refuse-square = „{ $word }” nem négyzet; írj két betűt és két számot, például AB12.
lap-refuse-outside = Ez a négyzet kilóg a tábláról, amely A-tól { $letter }-ig és 1-től { $size }-ig tart.
lap-refuse-reply = A másik bejelentett: te is jelents be, vagy válaszolj „none”-nal.
lap-refuse-none = Nincs bejelentés, amelyre válaszolni kell; kérdezz vagy jelents be.
lap-refuse-declarations = Senki sem jelent be { $most } alkalomnál többször egy játékban.
lap-refuse-public = Az elköteleződés itt semmit sem tesz közzé.
lap-refuse-reply-unreadable = Ez nem válasz arra, amit kérdeztek.
lap-refuse-otherwise = { $seat } korábban mást válaszolt erre: { $square }.
lap-refuse-opened = Amit felnyitottak, nem teljes tábla.

## The lesson

lap-lesson-1 = Ez a másik táblája, négy, A-tól D-ig jelölt, 16 mezős, összefüggő területre vágva. Nem látod: találd ki.
lap-lesson-2 = Kérdezz a sarokban lévő négyzetre: ask AB12.
lap-lesson-3 = A4: mind a négy mező A, a füzet be is rajzolja. Most a másik kérdez a tiédről.
lap-lesson-4 = Most a tábla közepe: ask DE45.
lap-lesson-5 = Minden területből egy mező, de nem tudni, melyik. A másik folytatja.
lap-lesson-6 = A sarkoknál álló számok a válaszok A B C D sorrendben. Ceruzával jelölöd, amit gondolsz.
lap-lesson-7 = Kérdezz még egyszer, a túlsó sarokban: ask GH78.
lap-lesson-8 = D4. A másik még egyszer kérdez: akkor mindketten három választ kaptatok.
lap-lesson-9 = Tegyük fel, hogy több válasz is jött, és az utolsó soron kívül mindent tudsz: a bejelentésnek ennyi része már meg van festve.
lap-lesson-10 = Válaszd a bejelentés festését, vedd a D területet, fesd meg a négy üres mezőt e8-tól h8-ig, és kérdés helyett jelentsd be az egész táblát.
lap-lesson-11 = Még senki sem látja: pecsételd le a festett bejelentést.
lap-lesson-12 = A másik ugyanannyi választ kapott, ezért ő is bejelenthet, mielőtt a tiédet felnyitják. Nem jelent be semmit.
lap-lesson-13 = Minden pontos: nyertél. Egy hibás veszített volna, két jó pedig döntetlen.
