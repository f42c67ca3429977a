### A Három korona szavai. A kulcsok minden nyelven ugyanazok, és változóik is.

three-crowns-name = Három korona
three-crowns-pitch = Rakd sorba a bábuidat, hogy koronát kapjanak, és három koronát, hogy nyerj.
three-crowns-length = körülbelül 20 perc
three-crowns-rules = Mindkét félnek tíz bábuja van. Felváltva egy bábut a szomszédos üres mezőre visznek, bármely irányba, vagy kétszer átugranak ellenséges bábukat. Az a koronátlan bábu, amely egyenes vonalba kerül saját felének két vagy több koronátlan bábujával, koronát kap. Koronás bábu csak koronátlant ugrik át, koronátlan csak koronásat: mindig kétszer, két különböző bábut, mindig a közvetlenül mögötte lévő üres mezőre. A másodikként átugrott bábut leütik; ha koronás, inkább a koronáját veszti el, hacsak ebből három bábu vonala nem lenne. Az nyer, aki először üt le három bábut, vagy akinek először áll három koronás bábuja egy vonalban. Ugyanaz az állás harmadszor érvényteleníti a játszmát.

three-crowns-option-second_turn = Világos második lépése
three-crowns-option-second_turn-different = más bábuval, mint az első
three-crowns-option-second_turn-same = ugyanazzal a bábuval, mint az első
three-crowns-option-second_turn-free = bármelyik bábuval

## Mi történik most

three-crowns-now-move = Te jössz: válassz egy bábut, aztán hogy hová megy.
three-crowns-now-moves = { $seat } lépést választ.
three-crowns-now-won = Nyertél.
three-crowns-now-lost = { $seat } nyert.
three-crowns-over-captures = { $seat } leütött három bábut.
three-crowns-over-crowns = { $seat } három koronás bábuja egy vonalban áll.
three-crowns-over-repeated = Ugyanaz az állás harmadszor fordult elő: a játszma érvénytelen.
three-crowns-over-stuck = Egyik bábu sem tud lépni: döntetlen.

## A tábla

three-crowns-panel = A tábla; { $seat } a világos
three-crowns-panel-white = A tábla; te vagy a világos
three-crowns-panel-black = A tábla; te vagy a sötét

## Mit lehet tenni

three-crowns-act-first = Előbb válassz egy bábut
three-crowns-act-choose = A bábu választása: { $cell }
three-crowns-act-where = Válaszd ki, hová megy: { $cell }
three-crowns-act-jump = Ugrás előbb ide: { $cell }
three-crowns-act-second = Válaszd ki, hová ugrik innen: { $cell }
three-crowns-act-move = Lépés: { $move }
three-crowns-act-drop = A választás elvetése
three-crowns-act-here = E mező választása: a bábu, vagy ahová megy

## Megjegyzések

three-crowns-note-captured = Leütve: tőled { $mine }, { $seat } részéről { $theirs }. { $needed } nyer.
three-crowns-note-other = Ebben a lépésben más bábunak kell lépnie, mint ez: { $cell }.
three-crowns-note-same = Ebben a lépésben ennek kell lépnie: { $cell }.
three-crowns-note-repeated = Ez az állás másodszor fordul elő. Harmadszor érvényteleníti a játszmát.

## Mit mond egy képernyőolvasó egy mezőről

three-crowns-cell = { $row }. sor, { $column }. oszlop, { $cell }: { $details }
three-crowns-cell-details = { $front }; { $last }
three-crowns-says-empty = üres
three-crowns-says-mine = a te bábud
three-crowns-says-mine-crowned = a te bábud, koronás
three-crowns-says-theirs = { $seat } bábuja
three-crowns-says-theirs-crowned = { $seat } bábuja, koronás
three-crowns-says-came-from = innen indult az utolsó lépés
three-crowns-says-came-to = itt ért véget az utolsó lépés
three-crowns-says-captured = itt leütöttek egy bábut
three-crowns-says-uncrowned = most vesztette el a koronáját
three-crowns-says-line = a három korona vonalában
three-crowns-says-chosen = kiválasztva
three-crowns-says-by = itt ér véget az első ugrás
three-crowns-says-goal = ide mehet
three-crowns-says-stop = előbb ide ugorhat

## Mi történt

three-crowns-told-step = { $seat } lép: { $from } – { $to }.
three-crowns-told-jumps = { $seat } ugrik: { $from } – { $by } – { $to }.
three-crowns-told-more = { $first } { $then }
three-crowns-told-crowned = Koronát kap: { $cell }.
three-crowns-told-captured = Leütve: { $cell }.
three-crowns-told-uncrowned = Elveszti a koronáját: { $cell }.
three-crowns-told-drawn = A sorsot mindenki együtt húzta.
three-crowns-told-left = { $seat } elment.
three-crowns-told-unreadable = Ez nem olvasható.

## Amit az elemzés talál, befejezett játékban

three-crowns-analysis-best = Most a legjobb: { $line }.
three-crowns-analysis-was-best = { $move }: ennél jobb lépés nem akadt.
three-crowns-analysis-cost = { $move }: { $points } pontba került, lépett: { $seat }. Jobb lett volna: { $line }.
three-crowns-analysis-turned = { $move } előtt: { $before } Jobb lett volna: { $line }.
three-crowns-analysis-wins = { $seat } nyer { $moves ->
    [one] egy
   *[other] { $moves }
} további lépéssel, bármit tesz is a másik.
three-crowns-analysis-even = Egyik fél sem áll jobban.
three-crowns-analysis-ahead = { $seat } { $points } ponttal jobban áll; egy korona 100 pontot ér.

## Mi a baj egy állással

three-crowns-flaw-unreadable = Ezek a bájtok nem állás.
three-crowns-flaw-many = Az egyik félnek { $count } bábuja van; { $most } bábuval kezd. Vegyél le néhányat.
three-crowns-flaw-few = Az egyik félnek már csak { $count } bábuja van: ez a játszma véget ért.
three-crowns-flaw-troika = Az egyik fél koronátlan bábui hármas vonalban állnak. Egyikük koronát kapott volna.
three-crowns-flaw-crowned = Az egyik fél három koronás bábuja egy vonalban áll: ez a játszma véget ért.

## Egy állás szövegként

three-crowns-board-lines = Egy állás nyolc sor nyolc betűvel, majd „white” vagy „black”; itt { $found } sor van.
three-crowns-board-line = { $line }. sor: nyolc kell ezek közül: w, W, b, B és „.”.
three-crowns-board-mover = { $line }. sor: „white” vagy „black” kell, hogy ki lép.

## Ami nem lehetséges

three-crowns-refuse-not-due = Most nem ez következik.
three-crowns-refuse-turn = { $seat } következik.
three-crowns-refuse-unreadable = Ezek a bájtok nem lépés.
three-crowns-refuse-words = Egy lépés így írandó: „a1-a2”, egy kettős ugrás így: „a5:c5:e7”.
three-crowns-refuse-no-cell = „{ $word }” nem mező. Egy mező egy betű a-tól h-ig és egy szám 1-től 8-ig, például b3.
three-crowns-refuse-marks = Nem ez lesz ebből a lépésből. Így írandó: { $move }.
three-crowns-refuse-no-piece = Nincs bábud itt: { $cell }. Válassz egyet a tieid közül.
three-crowns-refuse-stuck = Ez a bábu nem tud lépni: { $cell }. Válassz másikat.
three-crowns-refuse-same = Világos második lépése más bábué, mint az első. Ne ezt válaszd: { $cell }.
three-crowns-refuse-other = Világos második lépése ugyanazé a bábué, mint az első: { $cell }.
three-crowns-refuse-far = { $to } nem szomszédja ennek: { $from }. Egy lépés a szomszéd mezőre visz.
three-crowns-refuse-taken = Itt már áll bábu: { $cell }. Válassz üres mezőt.
three-crowns-refuse-no-jump = { $from } és { $to } között nincs ugrás: egyenesen ugrunk, egy bábu fölött.
three-crowns-refuse-two-jumps = Ugrás mindig kettő van: nevezz meg három mezőt, például a5:c5:e7.
three-crowns-refuse-single = Innen nincs második ugrás: { $cell }. Kétszer ugrunk, vagy egyszer sem.
three-crowns-refuse-nobody = Itt nincs átugorható ellenséges bábu: { $cell }.
three-crowns-refuse-crowned = Ez a bábu koronás: { $cell }. Koronás bábu csak koronátlant ugrik át.
three-crowns-refuse-uncrowned = Ez a bábu koronátlan: { $cell }. Koronátlan bábu csak koronásat ugrik át.
three-crowns-refuse-back = A második ugrás nem mehet vissza e fölött: { $cell }. Két különböző bábut ugrunk át.

## A lecke

three-crowns-lesson-1 = Te vagy a világos, és te kezdesz. Egy bábu egy mezőt lép, a nyolc irány bármelyikébe, üres mezőre.
three-crowns-lesson-2 = Lépj az a1-en álló bábuval b2-re: válaszd az a1-et, aztán a b2-t.
three-crowns-lesson-3 = Most a másik lép.
three-crowns-lesson-4 = A második lépésed más bábué. Lépj a4-ről a3-ra: ott egyenes vonalban áll b2-vel és c1-gyel.
three-crowns-lesson-5 = Három koronátlan bábu egy vonalban: amelyik odalépett, koronát kap, és K betűt visel. Megint a másik lép.
three-crowns-lesson-6 = Koronás bábu átugorhat koronátlanokat, mindig kétszer. Válaszd az a3-at, aztán a c5-öt, aztán az a7-et.
three-crowns-lesson-7 = A másodikként átugrott bábut, a b6-on, leütötted. Az első marad. Aki hármat leüt, nyer.
three-crowns-lesson-8 = Koronátlan bábu csak koronásakat ugrik át; a második elveszti a koronáját. És három koronás bábu egy vonalban azonnal nyer.
