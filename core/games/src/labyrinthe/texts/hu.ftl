### A Labyrinthe szavai. A kulcsok minden nyelven ugyanazok, és a változóik is.

labyrinthe-name = Labyrinthe
labyrinthe-pitch = Rajzolj labirintust, és kérdezve találj át a másikén.
labyrinthe-length = körülbelül 15 perc
labyrinthe-rules = Mindenki labirintust rajzol kockás papírra: falakat a mezők közé, egy D rajtot és egy A célt, minden mező elérhető. Felváltva egy-egy kérdést tesznek fel a másik labirintusáról. „Hány fal van e mező körül?” – a válasz egy szám, a helyük nem. „Mehetek-e erre?” onnan, ahol állsz, mezőről mezőre: „igen”, ha nincs rajta fal, és a végén állsz; „nem”, ha legalább egy van, hogy hol, nem derül ki, és maradsz. Az A mezőt érintő út ott véget ér. Aki először áll az A mezőre, nyer.

labyrinthe-option-size = Méret
labyrinthe-option-size-value = { $value } × { $value }
labyrinthe-option-equal_turns = Egyenlő körök
labyrinthe-option-equal_turns-no = nem: aki előbb ér célba, nyer
labyrinthe-option-equal_turns-yes = igen: ha ugyanabban a körben értek célba, döntetlen

## Mi történik most

labyrinthe-now-draw = Rajzold meg a labirintusodat.
labyrinthe-now-draws = { $seat } labirintust rajzol.
labyrinthe-now-draw-meanwhile = Rajzold meg a labirintusodat. Akkor lehetsz kész, ha már { $seat } is kész.
labyrinthe-now-ask = Te kérdezel, { $seat } válaszol.
labyrinthe-now-asks = { $seat } kérdést választ.
labyrinthe-now-answers = { $seat } válasszal tartozik.
labyrinthe-now-won = Nyertél.
labyrinthe-now-lost = { $seat } nyert.
labyrinthe-over-arrived = { $seat } ért előbb célba.
labyrinthe-over-both = Mindketten ugyanabban a körben értek célba.

## A táblák

labyrinthe-panel-editor = A labirintusod, rajzolás közben
labyrinthe-panel-own = A labirintusod
labyrinthe-panel-notebook = { $seat } labirintusa, a jegyzeteid
labyrinthe-panel-maze = { $seat } labirintusa

## Mit lehet tenni

labyrinthe-act-ready = Kész: ezzel játszom
labyrinthe-act-start = Itt a rajt (D)
labyrinthe-act-goal = Itt a cél (A)
labyrinthe-act-generate = Találj ki egy labirintust
labyrinthe-act-level = { $level }. szint
labyrinthe-act-clear = Minden fal törlése
labyrinthe-act-undo = Visszavonás
labyrinthe-act-redo = Mégis
labyrinthe-act-ask-way = Ezt az utat kérdezem: { $way }
labyrinthe-act-ask-count = Falak száma { $cell } körül
labyrinthe-act-ask-no-way = Előbb rajzolj egy utat
labyrinthe-act-ask-no-cell = Előbb válassz egy mezőt
labyrinthe-act-walk = Lépés
labyrinthe-act-count = Falak száma
labyrinthe-act-pencil = Ceruza
labyrinthe-act-back = Egy lépés vissza
labyrinthe-act-drop = A kérdés elvetése
labyrinthe-act-mark = A mező megjelölése
labyrinthe-act-save = A jelölések megőrzése
labyrinthe-act-return = Vissza a megőrzött jelölésekhez
labyrinthe-act-clean = Minden jelölés kiradírozása
labyrinthe-act-wall = Fal { $side }
labyrinthe-act-ask-here = Megkérdezem most: falak a mező körül
labyrinthe-act-note = Ceruzával: fal { $side }

## Jegyzetek

labyrinthe-note-legal = Ez a labirintus szabályos. Falak: { $walls }. Lépések a rajttól a célig: { $steps }.
labyrinthe-note-near = { $steps ->
    [one] A cél csak egy lépésre van a rajttól. Hamar meglesz.
   *[other] A cél csak { $steps } lépésre van a rajttól. Hamar meglesz.
}
labyrinthe-note-heard-count = { $count ->
    [0] Nincs fal { $cell } körül.
    [one] Egy fal van { $cell } körül.
   *[other] { $count } fal van { $cell } körül.
}
labyrinthe-note-heard-yes = Igen: nincs fal ezen az úton: { $way }.
labyrinthe-note-heard-no = Nem: fal van ezen az úton: { $way }.
labyrinthe-note-told-count = { $count ->
    [0] { $seat } ezt hallotta: nincs fal { $cell } körül.
    [one] { $seat } ezt hallotta: egy fal van { $cell } körül.
   *[other] { $seat } ezt hallotta: { $count } fal van { $cell } körül.
}
labyrinthe-note-told-yes = { $seat } ezt az utat kérdezte: { $way }; a válasz „igen” volt.
labyrinthe-note-told-no = { $seat } ezt az utat kérdezte: { $way }; a válasz „nem” volt.
labyrinthe-note-sure-no = Tudsz egy falról ezen az úton: a válasz „nem” lesz.
labyrinthe-note-sure-yes = Tudod, hogy ez az út szabad: a válasz „igen” lesz.
labyrinthe-note-sure-count = Már tudod a választ, { $cell } körül a falak száma: { $count }.
labyrinthe-note-exact = Minden be van rajzolva, ami a válaszokból következik.
labyrinthe-note-propagated = Ami be van rajzolva, az biztos; a válaszokból még több is következhet.
labyrinthe-note-contradiction = { $seat } válaszaihoz egyetlen labirintus sem illik. A labirintusok felnyitásakor kiderül.

## Amit a képernyőolvasó egy mezőről mond

labyrinthe-cell = { $row }. sor, { $column }. oszlop, { $cell }: { $details }
labyrinthe-cell-blank = { $row }. sor, { $column }. oszlop, { $cell }: semmi sem ismert
labyrinthe-cell-details = { $front }; { $last }
labyrinthe-side-north = északon
labyrinthe-side-east = keleten
labyrinthe-side-south = délen
labyrinthe-side-west = nyugaton
labyrinthe-says-start = rajt
labyrinthe-says-goal = cél
labyrinthe-says-here = itt állsz
labyrinthe-says-walker = { $seat } itt áll
labyrinthe-says-wrong = itt sérül egy szabály
labyrinthe-says-walls = { $count ->
    [one] fal { $sides }
   *[other] falak { $sides }
}
labyrinthe-says-free = nincs körülötte fal
labyrinthe-says-border = szegély { $sides }
labyrinthe-says-open = nyitott { $sides }
labyrinthe-says-unsure = { $count ->
    [one] talán fal { $sides }
   *[other] talán falak { $sides }
}
labyrinthe-says-drafted = rajzolás alatt { $sides }
labyrinthe-says-count = { $count ->
    [0] a válasz: nincs körülötte fal
    [one] a válasz: egy fal van körülötte
   *[other] a válasz: { $count } fal van körülötte
}
labyrinthe-says-walked = a megtett úton van
labyrinthe-says-asked = a kérdezendő út { $step }. lépése
labyrinthe-says-counted = a körülötte lévő falakat kérdezed
labyrinthe-says-marked = a jegyzeted: kereszt
labyrinthe-says-maybe-wall = { $count ->
    [one] a jegyzeted: talán fal { $sides }
   *[other] a jegyzeted: talán falak { $sides }
}
labyrinthe-says-maybe-open = a jegyzeted: talán nyitott { $sides }

## Ami történt

labyrinthe-told-commit = { $seat } megrajzolt egy labirintust: rajt { $start }, cél { $goal }.
labyrinthe-told-count = { $seat } azt kérdezi, hány fal van { $cell } körül.
labyrinthe-told-way = { $seat } ezt az utat kérdezi: { $way }.
labyrinthe-told-reply-count = { $count ->
    [0] Nincs fal { $cell } körül.
    [one] Egy fal van { $cell } körül.
   *[other] { $count } fal van { $cell } körül.
}
labyrinthe-told-reply-yes = Igen: { $walker } továbbmegy eddig a mezőig: { $cell }.
labyrinthe-told-reply-arrived = Igen: { $walker } célba ér itt: { $cell }.
labyrinthe-told-reply-no = Nem: fal van az úton, { $walker } itt marad: { $cell }.
labyrinthe-told-open = { $seat } felnyitja a labirintusát.
labyrinthe-told-drawn = Közösen sorsoltatok.
labyrinthe-told-left = { $seat } elment.
labyrinthe-told-unreadable = Ez nem olvasható.

## Mi a baj egy labirintussal

labyrinthe-flaw-unreadable = Ezek a bájtok nem alkotnak labirintust.
labyrinthe-flaw-size = Ennek a labirintusnak { $found } oszlopa és sora van; ennél az asztalnál { $wanted } kell.
labyrinthe-flaw-closed = { $count ->
    [one] Egy mező el van zárva: { $cells }. Nyiss meg egy falat.
   *[other] { $count } mező el van zárva: { $cells }. Nyiss meg egy falat.
}
labyrinthe-flaw-ends = A rajt és a cél ugyanazon a mezőn van: { $cell }. Tedd át az egyiket.

## A tábla szövegként

labyrinthe-board-lines = A táblának { $found } sora van; ha a labirintus { $size } mező magas, { $wanted } kell.
labyrinthe-board-width = { $line }. sor: { $found } karakter áll benne; { $wanted } kell.
labyrinthe-board-letter = { $line }. sor, { $place }. karakter: „{ $found }” áll ott, ahol ezek egyike kell: { $wanted } (␣ a szóköz).
labyrinthe-board-twice = { $line }. sor: { $end } kétszer szerepel a táblán.
labyrinthe-board-missing = Hiányzik a tábláról: { $end }. Tedd rá egy mezőre.

## Ami nem lehetséges

labyrinthe-refuse-not-due = Most nem ez következik.
labyrinthe-refuse-turn = Most { $seat } kérdez.
labyrinthe-refuse-unreadable = Ezek a bájtok nem alkotnak kérdést.
labyrinthe-refuse-words = Kérdezz így: „count b3”, vagy „way b3 b4 c4” (elöl az a mező, amelyen állsz), vagy „way ESS”.
labyrinthe-refuse-draw-words = Rajzolj így: „wall b3 N”, „start b3” vagy „goal b3”.
labyrinthe-refuse-border = A szegély már fal, és az is marad. Válassz másik oldalt.
labyrinthe-refuse-no-cell = „{ $word }” nem mező. Egy mező egy betű és egy szám, például b3.
labyrinthe-refuse-count-outside = Ez a mező a labirintuson kívül van. Válassz egyet a { $size } oszlop és { $size } sor mezői közül.
labyrinthe-refuse-way-outside = Ez az út kivezet a labirintusból. Maradj a szegélyen belül.
labyrinthe-refuse-way-long = Egy út legfeljebb { $most } lépésből áll. Kérdezz rövidebbet.
labyrinthe-refuse-way-empty = Egy útban legalább egy lépés van. Nevezd meg a mezőket.
labyrinthe-refuse-way-start = Ezen a mezőn állsz: { $cell }. Onnan kezdd az utat.
labyrinthe-refuse-way-jump = Nem szomszédosak: { $from } és { $to }. Mezőről mezőre haladj.
labyrinthe-refuse-way-arrived = { $cell } a cél: az út ott véget ér.
labyrinthe-refuse-ends-unreadable = A rajt és a cél nem a labirintus két mezőjeként van megadva.
labyrinthe-refuse-ends-equal = A rajt és a cél ugyanazon a mezőn van: { $cell }. Különbözniük kell.
labyrinthe-refuse-reply-unfit = Ez nem válasz a kérdésre.
labyrinthe-refuse-reply-impossible = Ennyinél több fal van { $cell } körül: { $count }. A szegély is számít.
labyrinthe-refuse-reply-changed = { $seat } korábban másként válaszolt ugyanerre a kérdésre.

## A lecke

labyrinthe-lesson-1 = A másik labirintust rajzolt, amelyet nem látsz. A b4 mezőn állsz, és a d3 mezőn lévő zászlóhoz akarsz eljutni. Kérdezve derítsd ki a falakat.
labyrinthe-lesson-2 = Előbb kérdezd meg, hány fal van a saját meződ körül: válaszd a „Falak száma” módot, aztán a b4 mezőt, és kérdezz.
labyrinthe-lesson-3 = Két fal, de nem tudni, melyek. Most a másik kérdez a te labirintusodról, és a táblád magától válaszol.
labyrinthe-lesson-4 = Próbálj meg egy lépést: válaszd a „Lépés” módot, menj b4-ről c4-re, és kérdezz.
labyrinthe-lesson-5 = „Nem”: fal van a kettő között, és a b4 mezőn maradsz. Megint a másik következik.
labyrinthe-lesson-6 = Nézd a jegyzeteidet. A vastag vonal biztos fal. A pontozott bizonytalan: ezek egyike a második fal b4 körül. Semmit sem kell megjegyezned.
labyrinthe-lesson-7 = Az út olyan hosszú lehet, amilyet csak akarsz. Kerüld meg a falat egyetlen kérdéssel: b4, b3, c3.
labyrinthe-lesson-8 = „Igen”: az egész úton nincs fal, és a c3 mezőn állsz. A „nem” nem árulta volna el, hol van a fal.
labyrinthe-lesson-9 = Most számoltasd meg a falakat a zászló körül: d3.
labyrinthe-lesson-10 = Három fal: csak az egyik oldal nyitott. A másik még egyszer kérdez.
labyrinthe-lesson-11 = Próbálj felülről érkezni: c3, c2, d2, d3.
labyrinthe-lesson-12 = Te értél előbb célba: nyertél. A játék végén mindkét labirintust felnyitjuk, és minden választ ellenőrzünk.
