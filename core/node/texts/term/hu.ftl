### A terminál szavai.

## A parancssor

term-cli-usage = Használat:
term-cli-commands = Parancsok
term-cli-arguments = Argumentumok
term-cli-options = Kapcsolók
term-cli-exit = Kilépési kódok:
term-cli-exit-0 = kész; „verify” esetén: mindenki becsületes volt
term-cli-exit-1 = az ellenőrzött dolog rossz: bizonyított csalás, megváltoztatott fájl, szabálytalan tábla
term-cli-exit-2 = a parancssor hibás, vagy olyat kér, ami nem lehet
term-cli-exit-3 = egy fájl nem olvasható, vagy nem az, aminek lennie kell
term-cli-exit-4 = nincs kapcsolat, vagy a másik fél nem enged be
term-cli-exit-5 = a lemez: nincs jog, nincs hely, foglalt, sérült
term-cli-exit-6 = a változatok nem illenek össze; az üzenet megmondja, kinek kell frissítenie
term-cli-exit-7 = „verify” és „replay” esetén: érvényes, ameddig tart, de befejezetlen vagy nem nyitották fel
term-cli-labirinto = Rejtett labirintusok játékai egy szobában ülő emberek között, kiszolgáló nélkül
term-cli-demo = Két teljes csomópont játszik ezen a gépen, és ellenőrzi egymást
term-cli-play = Játék a gép ellen, vagy ketten ennél a billentyűzetnél
term-cli-host = Asztal nyitása: a hivatkozás és a cím mutatása, várakozás a többiekre, játék
term-cli-join = Csatlakozás egy asztalhoz hivatkozással vagy címmel; ezek nélkül a közeli asztalok listája
term-cli-resume = Egy félbemaradt játék folytatása; azonosító nélkül a listájuk
term-cli-verify = Befejezett játékok felvételeinek ellenőrzése, semmi más nem kell hozzá
term-cli-replay = Egy játék felvételének lejátszása lépésről lépésre
term-cli-records = A befejezett játékok listája
term-cli-records-export = Egy befejezett játék felvételének kiírása fájlba
term-cli-records-import = Egy fájl felvételének felvétele a listába
term-cli-board = Titkos táblák és állások szövegként
term-cli-board-generate = Szabályos táblák készítése
term-cli-board-check = A szabályok minden megsértett pontja és az érintett mezők
term-cli-board-show = Táblák kirajzolása
term-cli-simulate = Gépi játékosok egymás ellen, hálózat nélkül
term-cli-perft = A szabályos lépéssorok száma, titok nélküli játékokhoz
term-cli-bench = Mérés, minden szám mellett az, amihez hasonlítjuk
term-cli-help = Minden vagy egy parancs magyarázata
term-cli-completions = Parancskiegészítés kiírása egy héjhoz
term-cli-man = A kézikönyvlap kiírása

term-arg-help = Ez a súgó
term-arg-version = A változat száma
term-arg-options = Az asztal egy beállítása; többször is megadható
term-arg-seed = Minden véletlen ebből a számból jön (csak demo, board, simulate és bench)
term-arg-data = A játékok, kulcsok és beállítások mappája
term-arg-name = A többieknek mutatott név
term-arg-lang = A nyelv: en, eo, fr, hu vagy pl
term-arg-plain = Csak bővülő sorok, rajz nélkül, képernyőolvasóknak és csővezetékeknek
term-arg-json = Soronként egy JSON-objektum, programoknak; parancsok a szabványos bemeneten
term-arg-game = A játék
term-arg-seats = Hányan játszanak
term-arg-level = Az erősség, illetve hogy milyen nehéz kitalálni a táblákat: 1–5
term-arg-hotseat = Ketten ennél a billentyűzetnél, függönnyel a lépések között
term-arg-board = Egy fájl ennek a helynek a titkos táblájával
term-arg-accept = Aki a hivatkozással jön, kérdés nélkül leülhet
term-arg-target = A hivatkozás, egy cím, például 192.168.43.17:4017, vagy egy közeli asztal kódja
term-arg-listen = Hol érhető el ez a gép; többször is megadható (minden magáncím)
term-arg-bot = Ezt a helyet a gép játssza
term-arg-id = Egy játék azonosítójának eleje
term-arg-files = Felvételek fájljai
term-arg-file = Egy fájl
term-arg-analysis = Azt is kiírja, mit talál az elemzés minden lépésnél
term-arg-count = Hány darab
term-arg-games = Hány játék
term-arg-players = Az egyes játékosok szintje, például 5,3
term-arg-boards = A szint, amelyen minden tábla készül; nélküle minden játékos a sajátját készíti
term-arg-depth = Hány lépés mélyen
term-arg-what = Csak azok a számok, amelyek neve így kezdődik
term-arg-shell = A héj
term-arg-command = A parancs, amelynek a lapja kell

## Mi a baj egy parancssorral

term-usage-value-missing = { $argument }: hiányzik az érték.
term-usage-value-bad = „{ $value }” itt nem lehet: { $argument }.
term-usage-value-count = { $argument }: túl sok vagy túl kevés érték.
term-usage-value-without-equals = { $argument }: az érték egyenlőségjel után áll.
term-usage-argument-unknown = „{ $argument }” itt nem jelent semmit.
term-usage-argument-missing = Valami hiányzik: { $argument }.
term-usage-argument-conflict = { $argument } és { $others } nem fér össze.
term-usage-argument-letters = Az egyik argumentum nem érvényes UTF-8.
term-usage-command-unknown = Nincs „{ $argument }” parancs.
term-usage-command-missing = Hiányzik egy parancs.
term-usage-possible = Lehetséges: { $others }.
term-usage-meant = Erre gondoltál: { $others }?
term-usage-what = A „labirinto --help” mindent felsorol, a „labirinto PARANCS --help” egy parancsot magyaráz el.

## Hibák

term-error = { $whose }: { $text }
term-whose-you = Nem lehet
term-whose-peer = A másik fél
term-whose-disk = A lemez
term-whose-link = A kapcsolat
term-error-file-long = hosszabb 16 MiB-nál
term-error-file-letters = nem UTF-8 szöveg
term-error-option-form = „{ $given }” nem beállítás.
    .what = Írd így: KULCS=ÉRTÉK.
term-error-seed-form = „{ $given }” nem jó mag.
    .what = A mag 1–64 tizenhatos számjegy.
term-error-seed-here = Itt nem lehet magot megadni: egy igazi játék titkai nem függhetnek tőle.
    .what = Hagyd el a --seed kapcsolót; a demo, board, simulate és bench parancshoz való.
term-error-no-randomness = A rendszer nem ad véletlen számokat: { $why }
    .what = Próbáld újra; ha így marad, a rendszerben van a hiba.
term-error-output-unwritable = A szabványos kimenet nem írható: { $why }
    .what = Csinálj helyet, vagy válassz más fájlt; a félbemaradt játékot a „labirinto resume” folytatja.
term-error-no-boards = A(z) „{ $game }” játékban nincsenek sem titkos táblák, sem szövegként írt állások.
    .what = Válassz olyan játékot, amelyben vannak.
term-error-no-secret = A(z) „{ $game }” játékban nincs fájlból vehető titkos tábla.
    .what = Hagyd el a --board kapcsolót.
term-error-board-form = A(z) { $number }. tábla nem ennek a játéknak a táblája: { $why }
    .what = A „labirinto board JÁTÉK generate” megmutatja, milyen egy tábla.
term-error-no-board = Nincs tábla itt: „{ $path }”.
    .what = A „labirinto board JÁTÉK generate” megmutatja, milyen egy tábla.
term-error-perft-secret = A(z) „{ $game }” játékban titkok vannak, ezért a lépései nem számolhatók meg.
    .what = Válassz titok nélküli játékot.
term-error-simulate-endless = Egy játék nem ért véget 100 000 lépésben: { $game }.
    .what = Válassz erősebb játékosokat.
term-error-no-such-command = Nincs „{ $command }” parancs.
    .what = A „labirinto --help” felsorolja a parancsokat.
term-error-no-home = Nem tudni, hol vannak a fájljaid.
    .what = Adj meg egy mappát ezzel: --data.

## Táblák, szimulációk

term-seat = { $number }. játékos
term-board-legal = { $number }. tábla: szabályos
term-board-illegal = { $number }. tábla: nem szabályos
term-simulate-game = { $number }. { $reason } ({ $turns } { $turns ->
    [one] lépés
   *[other] lépés
})
term-simulate-wins = { $name }: { $wins } győzelem (95%-os intervallum: { $low } – { $high } %)
term-simulate-summary = { $games } { $games ->
    [one] játék
   *[other] játék
}, { $draws } döntetlen, { $void } érvénytelen, átlagosan { $turns } lépés, { $each } ms egy lépés, { $slowest } ms a leglassabb, mag: { $seed }

## Egy játék hibái

term-error-address-form = „{ $given }” nem cím.
    .what = Írd így: CÍM:PORT, például 192.168.43.17:4017.
term-error-not-now = Ez most nem lehetséges.
    .what = Nézd meg, mire várunk, és kitől.
term-error-order-unread = Ez a sor nem parancs: { $why }
    .what = Írj soronként egy JSON-objektumot, például: {"{"}"do":"move","text":"count b3"{"}"}.
term-order-long = hosszabb 64 KiB-nál
term-order-json = a(z) { $column }. karaktertől nem JSON
term-order-do = nincs benne ismert „do” ({ $known })
term-order-fields = a(z) „{ $order }” további mezői: { $fields }
term-error-terminal = A terminál nem engedi: { $why }
    .what = Használd a --plain vagy a --json kapcsolót.
term-error-folder-unwritable = A mappa nem írható: { $path } ({ $why })
    .what = Válassz más mappát ezzel: --data.
term-error-process = A program egyik folyamata nem végezte el a dolgát: { $why }
    .what = Futtasd újra.
term-error-demo-stuck = A két csomópont nem beszél egymással.
    .what = Futtasd újra; ha megismétlődik, jelentsd.
term-error-no-bench = Egyetlen szám neve sem kezdődik így: „{ $what }”.
    .what = A számok: { $known }.

## Minden képernyő szavai

term-choose = Válassz, aztán Enter
term-help-hint = ? súgó
term-help-title = Súgó
term-help-marks = Jelek: a vastag vonal fal, a vékony út, a szaggatott „ezek egyike”, a rövid vonás átjáró, a ʹ ceruzajel, a ! olyan mező, ahol baj van. Minden színnek megvan a maga jele is.
term-any-key = Bármely billentyű visszavisz
term-yes = Igen
term-no = Nem
term-opening = Egy pillanat
term-turn = { $turn }. lépés
term-clock = Óra: { $times }
term-seconds = { $seconds } mp
term-too-small = Ez az ablak { $now-width } × { $now-height } karakter. A Labirintónak { $width } × { $height } kell: nagyítsd meg, vagy használd a --plain kapcsolót. A játék megy tovább.

## Billentyűk

term-key-back = vissza; a játék megmarad, és folytatható
term-key-quit = kilépés; a játék megmarad, és folytatható
term-key-help = ez a súgó
term-key-choose = sor kiválasztása
term-key-choose-near = közeli asztal kiválasztása
term-key-take = a kiválasztott sor
term-key-digit = egy sor a számával
term-key-change = az érték módosítása
term-key-join = csatlakozás
term-key-erase-line = a beírtak törlése
term-key-cursor = a kurzor vagy az út végének mozgatása
term-key-reach = fal vagy jel a mezőnek azon az oldalán
term-key-confirm = a kitöltött gomb: kérdezés, kész
term-key-erase = az utolsó lépés visszavétele
term-key-cancel = a vázlat elvetése; kétszer: vissza
term-key-acts = a teendők az előttük álló betűvel
term-key-type = lépés beírása, „board FÁJL”, „resign”, „draw”
term-key-peek = a saját tábla mutatása vagy elrejtése
term-key-history = régebbi és újabb események
term-key-more = feladás, döntetlen ajánlása, távozás
term-key-digits = a számjegyek egyeznek / eltérnek
term-key-seat = beengedés / elküldés
term-key-agree = a feltételek elfogadása
term-key-code = a kód, amekkorában csak elfér
term-key-step = egy lépés vissza vagy előre
term-key-ten-steps = tíz lépés vissza vagy előre
term-key-ends = az első és az utolsó lépés
term-key-verdict = mit ellenőriztünk
term-key-other-board = előbb a másik tábla
term-key-replay = a játék lejátszása
term-key-export = a felvétel kiírása fájlba
term-key-import = felvétel beolvasása fájlból

## Az első képernyő

term-home-title = Mit csináljunk
term-home-idea = Rejtett labirintusok, kérdések és bizonyítékok: játékok egy szobában ülők között, kiszolgáló nélkül.
term-home-computer = A gép ellen
    .what = Te és egy ötféle erősségű gépi játékos, csak ezen a gépen.
term-home-two = Ketten ennél a billentyűzetnél
    .what = Felváltva léptek; függöny takarja, amit a másik nem láthat.
term-home-host = Asztal nyitása
    .what = Az ugyanazon a hálózaton lévők kóddal, hivatkozással vagy beírt címmel csatlakoznak.
term-home-join = Csatlakozás egy asztalhoz
    .what = Hivatkozással, beírt címmel vagy a közeli asztalok listájából.
term-home-continue = Folytatás
    .what = Eltett játékok. A program bezárásával semmi sem vész el.
term-home-records = Felvételek
    .what = Befejezett játékok: lejátszás, ellenőrzés, megosztás fájlként.
term-home-lesson = Lecke
    .what = Egy kis játék, amely egy perc alatt elmagyarázza magát.
term-home-settings = Beállítások
    .what = A neved, a nyelv, a színek.
term-home-quit = Kilépés
    .what = A játékok megmaradnak, és folytathatók.

## Új játék

term-offer-title = Melyik játék?
term-terms-title = Új játék
term-terms-begin = Kezdés
term-terms-open = Az asztal megnyitása
term-terms-level = A gép erőssége
term-terms-seats = Játékosok
term-terms-name = A második játékos neve
term-terms-guest = Vendég
term-terms-hint = A nyilak választanak és módosítanak, Enter az első soron kezd
term-level-1 = 1, kezdő
term-level-2 = 2, könnyű
term-level-3 = 3, egyenlő
term-level-4 = 4, erős
term-level-5 = 5, a legjobb

## Csatlakozás

term-join-title = Csatlakozás egy asztalhoz
term-join-how = Illeszd be a hivatkozást, vagy írd be a címet, amelyet a házigazda képernyője mutat, például 192.168.43.17:4017.
term-join-label = Hivatkozás vagy cím:
term-join-digits = Beírt címnél vagy a listából választott asztalnál hat számjegyet hasonlítotok össze hangosan. Hivatkozáshoz ez nem kell.
term-join-near = A közelben
term-join-looking = Asztalok keresése ezen a hálózaton
term-join-nobody = Még senki sem látszik. Vendéghálózat, VPN vagy tűzfal elrejthet asztalokat: ilyenkor írd be a címet, vagy legyen egy telefon a hozzáférési pont.
term-join-version = más változat
term-join-hint = Enter csatlakozik

## Az előszoba

term-lobby-title = Asztal
term-lobby-wait = Várunk a többiekre
term-lobby-scan = Olvassák be ezt, vagy küldd el a hivatkozást:
term-lobby-link = A hivatkozás, csak ehhez az asztalhoz:
term-lobby-address = Vagy írjanak be egy címet, és hasonlítsatok össze hat számjegyet:
term-lobby-near = Ugyanezen a hálózaton ez az asztal így látszik a listában: „{ $name }”.
term-lobby-hint = v csak a kódot mutatja, q bezárja az asztalt
term-lobby-nowhere = Ha ez sokáig tart: ennek a gépnek nincs címe egy magánhálózatban. Csatlakozz egy Wi-Fihez, vagy legyen egy telefon a hozzáférési pont; internet nem kell. A „--listen CÍM:PORT” megad egy címet.
term-connecting = Az asztal keresése
term-connecting-found = Megvan. Várunk a beengedésre
term-connecting-why = Ha ez sokáig tart: mindketten ugyanazon a hálózaton vagytok? Vendéghálózat, VPN vagy tűzfal elválaszthat két gépet; egy telefon mint hozzáférési pont internet nélkül is működik.
term-connecting-hint = q feladja
term-digits-how = { $name } és te: olvassátok fel egymásnak ezeket a számjegyeket. Mindkét képernyőn ugyanannak kell állnia.
term-digits-same = Ugyanaz: tovább
term-digits-differ = Eltérnek: valaki közétek állt, vége
term-digits-hint = s ugyanaz, d eltérnek
term-wants = { $name } csatlakozna
term-wants-key = kulcs …{ $key }
term-wants-accept = Beengedés
term-wants-decline = Elküldés
term-wants-hint = a beenged, x elküld
term-seat-free = Egy hely ismét szabad.
term-agree-title = Ezek szerint játszotok
term-agree = Elfogadom, kezdjük
term-agree-hint = Enter elfogadja, q elhagyja az asztalt

## Játék

term-play-title = A játék
term-play-hint = Nyilak, aztán Enter
term-play-keys = :beírás  Tab saját  M több
term-draw-hint = Nyilak, Shift+nyilak fal, Enter kész
term-draw-keys = :beírás  M több
term-result-hint = R újra, S lépések, Tab másik tábla, q vissza
term-history = Események
term-own-hidden = A saját táblád. Tab megmutatja.
term-escape-again = Még egy Esc visszavisz; a játék megmarad
term-draw-offered = Döntetlent ajánlottak: M a válaszhoz
term-curtain-how = Más most ne nézze.
term-curtain-hint = Enter felhúzza a függönyt
term-curtain-lift = A függöny felhúzása
term-more-title = Mi legyen?
term-more-back = Vissza a játékhoz
term-more-leave = A játék eltevése
term-notice-resign = Feladás
    .sure = Feladod? A másik fél nyer.
term-notice-draw = Döntetlen ajánlása
term-notice-accept = A döntetlen elfogadása
term-notice-decline = A döntetlen elutasítása
term-notice-leave = Végleges távozás
    .sure = Végleg távozol? A játék nélküled nem folytatható.
term-notice-end = A játék befejezése itt
    .sure = Itt befejezed a játékot? Félbe marad.
term-notice-go-on = Folytatás a hiányzó nélkül
term-fix-sure = Ezzel a táblával játszol? Utána már nem változtatható.
term-fix-yes = Igen, ezzel játszom
term-fix-no = Nem, tovább rajzolok
term-lesson-step = Lecke, { $number } / { $count }
term-lesson-next = Szóköz: tovább
term-result-again = Új játék
term-result-steps = A játék lejátszása
term-result-back = Vissza
term-result-asked = Új játékot kértél

## Folytatás, felvételek, lejátszás

term-continue-title = Folytatás
term-continue-nothing = Egy játék sem vár.
term-records-title = Felvételek
term-records-nothing = Még nincs befejezett játék.
term-records-hint = Enter lejátssza, e kiírja, i beolvassa
term-records-honest = Mindenki becsületes volt.
term-records-bad = Nem mindenki bizonyult becsületesnek.
term-records-export = Kiírás ide:
term-records-import = Beolvasás innen:
term-records-written = A felvétel itt van: { $path }
term-records-taken = Beolvasva innen: { $path }
term-replay-title = Egy játék lejátszása
term-replay-step = { $step }. lépés, utolsó: { $last }
term-replay-no-board = Még nincs tábla: előbb a játékosok megegyeznek.
term-replay-hint = A nyilak léptetnek, Home és End ugrik, v: mit ellenőriztünk
term-replay-hash = Bejegyzés { $hash }…

## Beállítások

term-settings-title = Beállítások
term-settings-name = A neved
term-settings-language = Nyelv
term-settings-colours = Színek
term-settings-key = Ennek az eszköznek a kulcsa:
term-settings-version = Változat
term-settings-hint = Enter módosít
term-colours-auto = mint a terminál
term-colours-dark = sötét
term-colours-light = világos
term-colours-contrast = erős kontraszt
term-colours-none = nincsenek

## Sorról sorra

term-plain-link = Ezzel a hivatkozással lehet csatlakozni, csak ehhez az asztalhoz:
term-plain-number = Írj be egy számot.
term-plain-chosen = , kiválasztva
term-plain-holds = Rendben: { $text }
term-plain-fails = Nincs rendben: { $text }
term-plain-next = A folytatáshoz írd be: next
term-plain-no-cell = „{ $cell }” nem mező. Írj egy betűt és egy számot, például b3.
term-plain-nothing = Nincs róla mit mondani.
term-plain-help =
    Írj be egy számot a választáshoz, vagy egy lépést szavakkal.
    acts: mi választható most, számozva
    look: minden, ami a táblán van; look b3: egy mező
    own: a saját táblád; own b3: annak egy mezője
    history: mi történt eddig
    board FÁJL: a titkos táblád egy fájlból; ready: kész van
    resign, draw, accept, decline: feladás, döntetlen ajánlása, elfogadása, elutasítása
    next: a lecke következő lépése
    quit: a játék eltevése; folytatható

## A bemutató

term-demo-folder = Ennek a játéknak minden adata itt van: { $path }
term-demo-node = { $name }:

## Mérések

term-bench-line = { $what }: { $value } { $unit }. Összevetve, { $against }: { $against-value } { $unit }. Arány: { $ratio }.
term-bench-move-5th-p50 = Lépés a játék elején, a billentyűtől a másik új képéig, a lépések fele legfeljebb
    .against = két tartós írás és egy helyi üzenet, a fele legfeljebb
term-bench-move-5th-p99 = Lépés a játék elején, 100-ból 99 legfeljebb
    .against = két tartós írás és egy helyi üzenet, 100-ból 99 legfeljebb
term-bench-move-500th-p50 = Lépés egy hosszú játék végén, a lépések fele legfeljebb
    .against = ugyanez a játék elején
term-bench-move-500th-p99 = Lépés egy hosszú játék végén, 100-ból 99 legfeljebb
    .against = ugyanez a játék elején
term-bench-audit = Egy hosszú játék felvételének ellenőrzése, bejegyzésenként
    .against = ugyanez egy rövid játéknál
term-bench-memory = Egy folyamat memóriája játék közben
    .against = ugyanez a program csomópont nélkül
term-bench-first-picture = Az indítástól az első képig
    .against = ugyanennek a programnak az indítása és vége kép nélkül
term-bench-validation = Egy legnagyobb méretű tábla ellenőrzése
    .against = a beolvasása szövegből
term-bench-computer-move = A gép leglassabb lépése a legnagyobb táblán, a legmagasabb szinten
    .against = ugyanez a legalacsonyabb szinten
term-bench-computer-turns = Hány lépés kell a gépnek a legmagasabb szinten
    .against = ugyanez a legalacsonyabb szinten
term-bench-perft = Egy másodperc alatt megszámolt lépéssorok
    .against = egyenként végigjárva
term-bench-computer-steps = Állások, amelyeket a gép egy másodperc alatt megnéz a legmagasabb szinten
    .against = ugyanez a legalacsonyabb szinten
