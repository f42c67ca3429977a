### Az Amidakuji szavai. A kulcsok minden nyelven ugyanazok, és a változóik is.

amidakuji-name = Amidakuji
amidakuji-pitch = Szeld át cikcakkban a táblát, gyűjts érméket, és vidd be őket a másik bábui között.
amidakuji-length = körülbelül 20 perc
amidakuji-rules = Hét oszlopnyi, egyenként hét kör fekszik két bázissor között. Felváltva dobtok, és egy bábuval pontosan annyit léptek: előre, oldalra, előre, oldalra, hátra soha. A bábuid sorban lépnek. Aki érmékre érkezik, megszerzi őket; aki áthalad, nem. Ha áthaladsz a másik bábuján, kiütöd, és érméi ott maradnak; ha rajta állsz meg, azokat is megszerzed. Aki túlsó bázisra ér, megkapja, amit a bábu visz, és a bázis érméjét. A kiütött bábu olyan bázisról indul újra, ahol még nem volt érme, miután odatetted a következő aranyérmédet: 5 4 3 3 2 2 1. A bázisról elvitt érme helyére gyémánt, aztán a fekete érme kerül: az első fekete az utolsó kör kezdete, ekkor már semmi sem indul újra. A több pont nyer.

amidakuji-option-die = Kocka
amidakuji-option-die-233445 = 2 3 3 4 4 5
amidakuji-option-die-333444 = 3 3 3 4 4 4
amidakuji-option-die-334455 = 3 3 4 4 5 5
amidakuji-option-layout = Érmék a táblán
amidakuji-option-layout-line = vonal
amidakuji-option-layout-diamond = rombusz
amidakuji-option-layout-rows = két sor
amidakuji-option-pieces = Bábuk
amidakuji-option-pieces-3 = 3
amidakuji-option-pieces-2 = 2
amidakuji-option-sideways = Kezdés oldalra
amidakuji-option-sideways-no = nem: mindig előre kezdtek
amidakuji-option-sideways-yes = igen: előre vagy oldalra is kezdhettek

## Mi történik most

amidakuji-now-place = Tegyél egy bábut az egyik bázisodra. Oda { $value } értékű érme kerül.
amidakuji-now-places = { $seat } bábut tesz fel.
amidakuji-now-move = { $face } a dobásod: válassz utat.
amidakuji-now-moves = { $seat } dobása { $face }, utat választ.
amidakuji-now-pass = Egyik bábud sem léphet: passzolj.
amidakuji-now-passes = { $seat } nem léphet, passzolnia kell.
amidakuji-now-rolls = A kockát mindkét készülék együtt dobja, most lép: { $seat }.
amidakuji-now-won = Nyertél. { $reason }
amidakuji-now-lost = Vesztettél. { $reason }
amidakuji-over-points = { $seat } több pontot szerzett: { $points } – { $others }.
amidakuji-over-diamonds = Egyaránt { $points } pont; { $seat } több gyémántot szerzett.
amidakuji-over-board = Egyaránt { $points } pont és ugyanannyi gyémánt; { $seat } több érmét szerzett a tábláról.
amidakuji-over-draw = Döntetlen: egyaránt { $points } pont, és minden más is egyenlő.

## A tábla

amidakuji-panel = A tábla
amidakuji-place-circle = { $place }
amidakuji-place-base = { $base }. bázis ({ $seat })
amidakuji-place-nowhere = sehova
amidakuji-pace-ahead = előre
amidakuji-pace-left = balra
amidakuji-pace-right = jobbra
amidakuji-base-fresh = még nem volt érme
amidakuji-base-gold = { $value } értékű aranyérme
amidakuji-base-diamond = gyémánt
amidakuji-base-black = a fekete érme
amidakuji-base-bare = már nincs érme
amidakuji-cell = { $place }: { $details }
amidakuji-cell-empty = { $place }: üres
amidakuji-says-coins = érmék: { $coins }
amidakuji-says-own-piece = { $piece }. bábud
amidakuji-says-piece = { $piece }. bábu ({ $seat })
amidakuji-says-carries = érméket visz: { $coins }
amidakuji-says-chosen = kiválasztva
amidakuji-says-free = ide tehetsz bábut
amidakuji-says-ways = itt végződő utak: { $count }

## Mit lehet tenni

amidakuji-act-no-base = Előbb válassz bázist
amidakuji-act-no-way = Előbb válassz utat
amidakuji-act-place = Bábu a { $base }. bázisra
amidakuji-act-enter = { $piece }. bábu indul a { $base }. bázisról: { $way }, cél: { $place }
amidakuji-act-move = { $piece }. bábu lép: { $way }, cél: { $place }
amidakuji-act-lose-turn = { $piece }. bábu nem tud lépni: a kör elveszik
amidakuji-act-pass = Passz
amidakuji-act-next = Következő út
amidakuji-act-previous = Előző út
amidakuji-act-piece = { $piece }. bábu
amidakuji-act-choose-here = Itt végződő vagy kezdődő út választása
amidakuji-act-go-here = Lépés ide most

## Jegyzetek

amidakuji-note-die = A dobás { $face }. { $seat } ezzel a bábuval léphet: { $choices }.
amidakuji-note-then = Ha ezt teszed: { $effects }.
amidakuji-note-score = { $seat }: { $points } (érmék { $coins }, arany { $gold }, gyémántok { $diamonds }).
amidakuji-note-knocked = { $seat }, indulásra váró bábuk: { $pieces }.
amidakuji-note-arrived = { $seat }, újra indulható bábuk: { $pieces }.
amidakuji-note-home = { $seat }, beért bábuk: { $pieces }.
amidakuji-note-lost = { $seat }, elveszett bábuk: { $pieces }.
amidakuji-note-last = Az utolsó kör: semmi sem indul újra.

## Mi történt

amidakuji-told-place = { $seat } felteszi: { $piece }. bábu, { $base }. bázis.
amidakuji-told-enter = { $seat } elindítja: { $piece }. bábu, { $base }. bázis, { $way }, cél: { $place }.
amidakuji-told-move = { $seat } lép: { $piece }. bábu, { $way }, cél: { $place }.
amidakuji-told-lost-turn = { $seat } köre elveszik: { $piece }. bábu nem tud lépni.
amidakuji-told-pass = { $seat } passzol.
amidakuji-told-effects = { $done } Ezután: { $effects }.
amidakuji-told-roll = A közösen dobott kocka { $face }, most lép: { $seat }.
amidakuji-told-left = { $seat } elment.
amidakuji-told-unreadable = Ez nem olvasható.
amidakuji-effect-laid = { $value } értékű érme a { $base }. bázison
amidakuji-effect-knocked = { $piece }. bábu kiütve ({ $seat }, { $place })
amidakuji-effect-dropped = ott maradt érmék, { $place }: { $coins }
amidakuji-effect-took = megszerzett érmék: { $coins }
amidakuji-effect-arrived = beérkezés, érmék: { $coins }
amidakuji-effect-won = nyeremény: { $coin }
amidakuji-effect-replaced = most azon a bázison: { $coin }
amidakuji-effect-last = kezdődik az utolsó kör
amidakuji-effect-lost = { $piece }. bábu elveszett ({ $seat })

## Állás szövegként

amidakuji-form-line = A { $line }. sor nem állás sora.
amidakuji-form-pieces = Mindkét fél minden bábuja egyszer szerepeljen: a táblán vagy kézben.
amidakuji-form-coins = A tábla érméi: { $found }; ennyi kell: { $wanted }.
amidakuji-form-gold = Az aranyérmék nem stimmelnek ({ $seat }): a magasabbak előbb kerülnek le, és az elvittek a másiknál vannak.
amidakuji-form-replaced = { $seat } két gyémántot és egy fekete érmét kap, többet nem.

## Mi nem lehetséges

amidakuji-refuse-not-due = Most nem ez következik.
amidakuji-refuse-over = A játéknak vége.
amidakuji-refuse-roll = A kockadobás folyik. Várd meg.
amidakuji-refuse-turn = Most ő következik: { $seat }.
amidakuji-refuse-unreadable = Ezek a bájtok nem lépés.
amidakuji-refuse-words = Írd: „place 4”, „move 1 FLF”, „enter 1 4 FLF” vagy „pass”. F előre, L balra, R jobbra.
amidakuji-refuse-no-piece = Nincs ilyen bábu. Válassz 1 és { $most } között.
amidakuji-refuse-no-base = Nincs ilyen bázis. Válassz 1 és 7 között.
amidakuji-refuse-steps = Az út betűi: F (előre), L (balra), R (jobbra).
amidakuji-refuse-many-steps = Egy kocka sem mutat ötnél többet.
amidakuji-refuse-placing = Előbb tedd fel a bábuidat: „place” és egy bázis.
amidakuji-refuse-placed = Minden bábu fent van. Lépj eggyel.
amidakuji-refuse-pass = Tudsz lépni, ezért nem passzolhatsz.
amidakuji-refuse-base-used = A { $base }. bázison már volt érme. Válassz olyat, ahol még nem.
amidakuji-refuse-base-held = A { $base }. bázison saját bábud áll. Válassz másikat.
amidakuji-refuse-rotation = { $piece }. bábu ebben a ciklusban már lépett. Ezek közül válassz: { $choices }.
amidakuji-refuse-lost = { $piece }. bábu elveszett.
amidakuji-refuse-home = Az utolsó körben semmi sem indul újra: { $piece }. bábu marad.
amidakuji-refuse-in-hand = { $piece }. bábu kézben van. Indítsd egy bázisról: „enter”.
amidakuji-refuse-on-board = { $piece }. bábu már a táblán van. Lépj vele: „move”.
amidakuji-refuse-alternate = A lépések váltakoznak: előre, oldalra, előre, oldalra.
amidakuji-refuse-begin = Itt az első lépés előre vezet.
amidakuji-refuse-beyond = Az út a túlsó bázison véget ér; a dobás maradéka elvész.
amidakuji-refuse-outside = Ez az út elhagyja a táblát.
amidakuji-refuse-own = Itt saját bábud áll: { $place }. Máshol állj meg.
amidakuji-refuse-short = A dobás { $roll }: ennyit kell lépned, amíg van ilyen szabad út.
amidakuji-refuse-long = A dobás { $roll }: ez az út nem felel meg neki.
amidakuji-refuse-lost-turn = Ez a bábu tud lépni, a köre nem vész el.
amidakuji-refuse-die = A kockának hat oldala van, és egyet mutat.

## A lecke

amidakuji-lesson-1 = A körök a te bázisaid (lent) és a másik bázisai (fent) között vannak. A szám ott ennyi érme. Vidd át a bábuidat, és velük az érméket.
amidakuji-lesson-2 = Tedd az első bábudat az 1. bázisra. Odakerül az 5 értékű érméd.
amidakuji-lesson-3 = Most a másik tesz fel bábut.
amidakuji-lesson-4 = Tedd a második bábudat az 5. bázisra.
amidakuji-lesson-5 = A másik is felteszi a második bábut. Utána közösen dobjátok a kockát.
amidakuji-lesson-6 = A dobás 3: előre, oldalra, előre. Válaszd az 1. bábut: előre, jobbra, előre. A b2 érméjére érkezik, és megszerzi.
amidakuji-lesson-7 = A másik lép. Az ő balja a te jobbod: szemben áll veled.
amidakuji-lesson-8 = A bábuid sorban lépnek, most a 2. jön: előre, balra, előre. Áthaladva semmit sem szerzel.
amidakuji-lesson-9 = A másik a második bábujával lép.
amidakuji-lesson-10 = Mindkét bábud lépett: újra választhatsz. 1. bábu: előre, jobbra, előre, a d3 érméjére.
amidakuji-lesson-11 = A másik a d5 mezőre ér, és érmét szerez.
amidakuji-lesson-12 = Érkezz rá: 2. bábu, előre, jobbra, előre. Nézd meg, mi lesz belőle, mielőtt lépsz.
amidakuji-lesson-13 = Kiütötted, és tiéd az érméje. Ha csak áthaladsz rajta, az érme a d5 mezőn marad. Olyan bázisról indul újra, ahol még nem volt érme, és odateszi a következőt.
amidakuji-lesson-14 = Vidd a bábuidat a felső sorba: amit visznek, számít, és a bázis érméje is. Ha fekete érme jelenik meg, megkezdődött az utolsó kör. A több pont nyer.
