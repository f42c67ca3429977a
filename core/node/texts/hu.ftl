### A csomópont saját szavai. A kulcsok minden nyelven ugyanazok, és a változóik is.

list-and = { $front } és { $last }

## Minden asztal beállításai

table-option-starter = Ki kezd
table-option-starter-draw = közösen sorsoljátok
table-option-starter-host = a házigazda
table-option-starter-guest = a vendég
table-option-answers = Válaszok
table-option-answers-proven = azonnal bizonyítva
table-option-answers-audit = a végén ellenőrizve
table-option-clock = Óra
table-option-clock-off = nincs
table-option-clock-value = { $value ->
    [one] fejenként { $value } perc
   *[other] fejenként { $value } perc
}
terms-line = { $option }: { $value }
terms-game = Játék: { $game }
terms-seats = Játékosok: { $names }

## Játékosok

player-person = Játékos
player-computer = Számítógép, { $level }. szint
player-same-name = { $name } ({ $number })
player-you = Te
player-other = A másik

## Mi történik most

status-joining = Helyet kérünk
status-terms = Nézd meg a feltételeket, és fogadd el
status-terms-other = { $name } még nem fogadta el a feltételeket
status-drawing = Közös sorsolás: ki kezd
status-drawing-play = Közös sorsolás
status-setup = Készítsd elő a táblád
status-setup-other = { $name } a tábláját készíti
status-your-turn = Te következel
status-waits-for-you = { $name } rád vár
status-thinking = { $name } gondolkodik
status-answering = { $name } még nem válaszolt
status-opening = { $name } még nem nyitotta ki a tábláját
status-closing = Minden elhangzott válasz ellenőrzése
status-closing-other = { $name } még nem írta alá az eredményt
status-away = { $name } félrevonult; a játék folytatódik, ha mindenki itt van
status-lost = { $name } nem érhető el, tovább próbálkozunk
status-comparing = A napló összevetése, társ: { $name }

## Az óra

clock-over = { $name } ideje lejárt.
clock-over-then = A játék megy tovább; hogy mi következzen ebből, azt a játékosok döntik el.

## A kapcsolat

link-connecting = kapcsolódás
link-connected = összekötve
link-thinking = összekötve, gondolkodik
link-away = távol
link-lost = { $seconds ->
    [one] { $seconds } másodperce nincs kapcsolat, tovább próbálkozunk
   *[other] { $seconds } másodperce nincs kapcsolat, tovább próbálkozunk
}

## Egy képernyő két játékosnak

curtain = Add át a képernyőt, most { $name } jön

## A napló elmesélve

told-terms = { $name } letette a feltételeket az asztalra
told-agree = { $name } elfogadta a feltételeket
told-draw = { $name } részt vett a sorsolásban
told-commit = { $name } rögzítette a tábláját
told-move = { $name } lépett
told-answer = { $name } válaszolt
told-open = { $name } kinyitotta a tábláját
told-heed = { $name } tudomásul vette
told-close = { $name } aláírta az eredményt
told-resign = { $name } feladja
told-offer-draw = { $name } döntetlent ajánl
told-accept-draw = { $name } elfogadja a döntetlent
told-decline-draw = { $name } nem fogadja el a döntetlent
told-leave = { $name } elhagyta az asztalt
told-end = { $name } itt befejezi a játékot
told-go-on = { $name } a hiányzó játékos nélkül folytatja
told-rematch = { $name } új játékot kér

## A vége

result-you-won = Nyertél
result-won = { $name } nyert
result-several-won = { $names } nyert
result-draw = Döntetlen
result-void = A játék nem számít
result-bad-record = Nem az a felvétel, amelyet aláírtak
result-unfinished = Befejezetlen
result-unfinished-reason = { $name } adós a következő lépéssel
result-cheat = { $name } csalt, és ez bizonyított

## Amit ellenőriztünk

check-fixed = A táblák az első lépés előtt rögzítve voltak
check-legal = A táblák szabályosak
check-answers = { $count ->
    [one] Az egyetlen válasz igaz
   *[other] Mind a { $count } válasz igaz
}
check-answers-all = Minden válasz igaz
check-answers-none = Nem volt mire válaszolni
check-opened = A táblák kinyitva: ugyanazok, amelyeket rögzítettek
check-starter-drawn = A kezdőt mindenki közösen sorsolta
check-starter-terms = A kezdő a feltételekben szerepelt
check-chain = { $count ->
    [one] Az egyetlen bejegyzés alá van írva és a helyén van
   *[other] Mind a { $count } bejegyzés alá van írva és sorrendben van
}
check-signed = Mindenki aláírta az eredményt
check-legal-not = Szabálytalan tábla, tulajdonosa: { $name }
check-answers-not = { $name } egyik válasza hamis volt
check-opened-not = { $name } nem azt a táblát nyitotta ki, amelyet rögzített
check-unopened = { $name } nem nyitotta ki a tábláját
check-signed-not = { $name } nem írta alá az eredményt
check-chain-not = A felvételt megváltoztatták: { $reason }
finding-honest = { $name }: becsületes
finding-cheat = { $name }: { $reason }
finding-not-opened = { $name }: a tábla nem lett kinyitva

## A lecke

lesson-other-move = Most ne ezt: { $hint }

## Amikor egy szoba bezárul

closed-put-away = Eltéve

## Hibák: mi a baj, és mi a teendő

error-mailbox-full = A programnak túl sok dolga van.
    .what = Várj egy pillanatot, és próbáld újra.
error-shut = A program bezárul.
    .what = Indítsd el újra.
error-shut-inside = A programot nem lehet visszahívásból bezárni.
    .what = Zárd be egy másik szálról.
error-level = Nincs { $level }. erősségi szint.
    .what = Válassz egy számot 1 és 5 között.
error-folder-in-use = Egy másik Labirinto használja ezt a mappát.
    .what = Zárd be a másikat, vagy válassz más mappát ezzel: --data.
    .phone = Zárd be a másikat, majd próbáld újra.
error-no-folder = Egy fájl áll ott, ahol a(z) { $path } mappának lennie kellene.
    .what = Tedd máshová azt a fájlt, vagy válassz másik mappát.
    .phone = Töröld az alkalmazás adatait a telefon beállításaiban.
error-no-threads = A rendszerben nincs hely ennek a programnak ({ $detail }).
    .what = Zárj be más programokat, aztán próbáld újra.
error-no-rights = A mappa nem olvasható vagy nem írható ({ $detail }).
    .what = Adj magadnak jogot hozzá, vagy válassz más mappát ezzel: --data.
    .phone = Indítsd újra a telefont. Ha ez nem segít, távolítsd el az alkalmazást, és telepítsd újra.
error-disk-full = A lemez megtelt. Semmi sem veszett el.
    .what = Szabadíts fel helyet; a játék magától folytatódik.
error-disk-failed = A lemez hibázott ({ $detail }). Ami mentve volt, nem veszett el.
    .what = Ellenőrizd a lemezt, aztán próbáld újra.
    .phone = Indítsd újra a telefont, majd próbáld újra.
error-storage-damaged = A játékok fájlja megsérült ({ $detail }).
    .what = Tedd félre a labirinto.redb fájlt, és őrizd meg; a kiírt felvételek újra beolvashatók.
    .phone = Töröld az alkalmazás adatait a telefon beállításaiban; a megosztott jegyzőkönyvek újra beolvashatók.
error-storage-newer = Ennek a mappának a játékait egy újabb Labirinto mentette.
    .what = Frissítsd ezt a programot, vagy válassz más mappát ezzel: --data.
    .phone = Frissítsd ezt az alkalmazást.
error-table-cheat = { $reason }
    .what = A játék leállt; a bizonyíték a felvételben van.
error-table-link = { $reason }
    .what = A kapcsolat újra próbálkozik; ha ez ismétlődik, kezdjetek új játékot.
error-table-versions = { $reason }
    .what = Folytassátok, ha mindkét program ugyanaz a változat.
error-table-lost = { $reason }
    .what = A játék itt nem folytatható; fejezd be.
error-no-such-game = Nincs ilyen nevű játék: { $id }.
    .what = Válassz ezek közül: { $games }.
error-option-unknown = Nincs ilyen nevű beállítás: { $key }.
    .what = Válassz ezek közül: { $keys }.
error-option-value = Ennek a beállításnak ({ $key }) nem lehet ez az értéke: { $value }.
    .what = Válassz ezek közül: { $values }.
error-option-twice = Ez a beállítás kétszer szerepel: { $key }.
    .what = Add meg egyszer.
error-seats = Ezt a játékot nem lehet ennyien játszani: { $count }.
    .what = Válassz egy számot { $least } és { $greatest } között.
error-host-seats = Ez az asztal nem nyitható meg: legalább egy hely itt legyen, és legalább egy szabad.
    .what = Válaszd ki, hány hely van az asztalnál, és ki ül itt.
error-no-such-room = Ez a szoba már nincs meg.
    .what = Nyiss asztalt, csatlakozz egyhez, vagy folytass egy félbehagyott játékot.
error-no-such-table = Itt egyetlen játék neve sem kezdődik így: { $id }.
    .what = Keresd meg a jó nevet a játékok listájában.
error-several-tables = Több játék neve is így kezdődik: { $id }.
    .what = Adj meg többet a névből.
error-not-now = Ez most nem lehetséges.
    .what = { $why }
error-not-your-seat = Ezen az eszközön senki sem ül ott.
    .what = A saját helyeden lépj.
error-refused = { $reason }
    .what = Semmi sem változott; próbáld másképp.
error-board-illegal = A tábla szabálytalan: { $reason }
    .what = Javítsd ki a táblát, és add meg újra.
error-file-unreadable = A fájl nem olvasható: { $path } ({ $detail }).
    .what = Ellenőrizd a nevet és a jogokat.
error-file-unwritable = A fájl nem írható: { $path } ({ $detail }).
    .what = Ellenőrizd a mappát, a jogokat és a helyet.
error-record-unreadable = Ez nem egy játék felvétele: { $path } ({ $detail }).
    .what = Írd ki újra a felvételt ott, ahol a játék folyt.
error-record-version = Ez a program nem tudja elolvasni: { $path } ({ $detail }).
    .what = Használj olyan programot, amely olvassa azt a változatot.
error-record-game = Ez olyan játék felvétele, amelyet ez a program nem ismer: { $path }.
    .what = Frissítsd ezt a programot.
error-record-bad = A felvétel nem állja ki az ellenőrzést: { $reason }
    .what = Nem kerül a listára; kérd el az eredetit.
error-record-not-yet = Ez a játék még nem ért véget, ezért még nincs felvétele.
    .what = A „labirinto resume” folytatja.
error-setting-long = Ez a beállítás túl hosszú.
    .what = Rövidítsd meg.

## Amit a rendszer fájlokról és lemezekről mond, a fenti mondatokban

disk-missing = nincs ilyen fájl
disk-rights = a jogok nem engedik
disk-exists = már van ilyen nevű
disk-folder = ez egy mappa
disk-no-folder = az út egyik része nem mappa
disk-full = elfogyott a hely
disk-read-only = ez a lemez csak olvasható
disk-long = túl hosszú
disk-name = ilyen név nem lehet

## Miért nem lehetséges most valami

why-no-table = A játék még nem kezdődött el.
why-running = A játék még tart.
why-no-digits = Nincsenek összehasonlítandó számjegyek.
why-nobody-asks = Senki sem kér helyet.
why-no-terms = Nincsenek elfogadandó feltételek.
why-no-board = Most nem készül tábla.
why-no-lesson = Itt nincs lecke.
why-curtain = Előbb húzd fel a függönyt.
why-other-turn = Várj a sorodra.
why-already-open = Ez a játék már nyitva van.
why-hosting = Egy asztal már nyitva van.

## What finished games come to

statistics-people = { $game }, másokkal: { $played } játszma, { $won } győzelem, { $lost } vereség, { $drawn } döntetlen, { $open } eredmény nélkül
statistics-computer = { $game }, a számítógép ellen: { $played } játszma, { $won } győzelem, { $lost } vereség, { $drawn } döntetlen, { $open } eredmény nélkül
