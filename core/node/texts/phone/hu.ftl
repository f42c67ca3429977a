### A telefonok szövegei.

phone-back = Vissza
phone-home = Az elejére
phone-tab-play = Játék
phone-tab-records = Játszmák
phone-tab-learn = Tanulás
phone-close = Bezárás
phone-cancel = Mégse
phone-continue = Tovább
phone-open-settings = Beállítások megnyitása

## Home

phone-go-on = Folytatás: { $names }
phone-go-on-below = { $game }, { $turn }. kör · { $awaited }
phone-new-game = Új játék
phone-offer-seats = { $seats } játékos · { $length }
phone-host = Asztal nyitása
phone-join = Csatlakozás

## One game before it begins

phone-game = Játék
phone-with-whom = Kivel?
phone-way-computer = A gép ellen
phone-way-hotseat = Ketten ezen a telefonon
phone-way-host = Mindenki a saját telefonján
phone-strength = A gép erőssége
phone-level-1 = 1, kezdő
phone-level-2 = 2, könnyű
phone-level-3 = 3, egyenlő
phone-level-4 = 4, erős
phone-level-5 = 5, a legjobb
phone-seats = Játékosok
phone-second-player = Második játékos
phone-learn = Tanulás
phone-lesson = A lecke, egy perc
phone-begin = Kezdés
phone-open-table = Az asztal megnyitása

## Hosting

phone-host-title = Csatlakozz az asztalomhoz
phone-host-help = Olvassák be ezt, vagy írják be a címet.
phone-host-address-help = Csak ez az asztal, 10 percig; aki beírja, hat számjegyet egyeztet veled.
phone-qr = Az asztal kódja, a másik telefon olvassa be
phone-share-link = Hivatkozás küldése
phone-at-this-table = Ennél az asztalnál
phone-this-phone = { $name } (ez a telefon)
phone-wants-seat = { $name } csatlakozna
phone-let-in = Beengedem
phone-decline = Most nem

## Joining

phone-join-title = Csatlakozás egy asztalhoz
phone-scan = Kód beolvasása
phone-scan-help = Tartsd a másik telefon kódját a kamera elé.
phone-scan-spoken = A kamera képe
phone-allow-camera = Kamera engedélyezése
phone-camera-why = A kamera csak a másik telefon kódjának olvasására kell. Kép nem marad meg.
phone-camera-denied = Az alkalmazás nem használhatja a kamerát. Csatlakozz a listáról, hivatkozással vagy címmel, vagy engedélyezd a beállításokban.
phone-camera-failed = A kamera most nem használható. Csatlakozz a listáról, hivatkozással vagy címmel.
phone-try-again = Újra
phone-locked = Ezt a telefont indítása óta még nem oldották fel, ezért a kulcsa nem olvasható. Oldd fel, majd próbáld újra.
phone-near = A közelben
phone-near-none = Még nincs nyitott asztal. A két telefon legyen egy Wi-Fi-n, vagy az egyik a másik hotspotján.
phone-near-other-version = { $name } (más verzió)
phone-type = Hivatkozás vagy cím
phone-type-hint = 192.168.43.17:4017
phone-paste = Beillesztés
phone-join-help = Nincs semmi? A vendég-Wi-Fi gyakran elválasztja a telefonokat: kapcsolj be hotspotot az egyiken. A VPN is akadály lehet.
phone-network-why = Ha valakivel a közelben játszol, az alkalmazásnak el kell érnie a Wi-Fi telefonjait. Az internetre semmi sem megy.
phone-network-denied = Az alkalmazás nem érheti el a helyi hálózatot. Engedélyezd a beállításokban, ha másokkal játszanál; egyedül nélküle is megy.
phone-allow-network = Helyi hálózat engedélyezése
phone-discovery-refused = A rendszer most nem engedi, hogy az alkalmazás asztalokat találjon vagy mutasson. Csatlakozz kóddal, linkkel vagy címmel; ha a hálózat változik, újra próbálja.
phone-vpn = Be van kapcsolva egy VPN, és elválaszthatja a közeli telefonokat: kapcsold ki játék közben, vagy hagyja békén a helyi hálózatot.
phone-join-question = Csatlakozol ehhez az asztalhoz? A másik telefon megtudja a neved.
phone-waiting = Várakozás

## Six digits

phone-digits-title = Hat számjegy egyeztetése
phone-digits-help = Olvasd fel. { $name } ugyanezt lássa.
phone-digits-same = Egyeznek
phone-digits-differ = Eltérnek
phone-digits-waiting = Várunk, míg a másik is megerősíti

## At the table

phone-terms = A feltételek
phone-agree = Elfogadom, játsszunk
phone-lift-curtain = Nálam a telefon
phone-hold-to-peek = Tartsd nyomva a megnézéshez
phone-peek-hidden = { $title }: rejtve. Nyomd meg, és látszik.
phone-peek-shown = { $title }: látszik. Nyomd meg, és eltűnik.
phone-turn = { $turn }. kör
phone-clock-left = { $name }: még { $minutes } perc { $seconds } mp
phone-clock-over = { $name }: lejárt az idő
phone-history = Ami elhangzott
phone-ready-question = A tábla utána nem változtatható.
phone-notice-question = { $act }?
phone-notice-resign = Feladás
phone-notice-offer-draw = Döntetlen ajánlása
phone-notice-accept-draw = Döntetlen elfogadása
phone-notice-decline-draw = Döntetlen elutasítása
phone-notice-leave = Végleg távozom
phone-notice-end = A játék befejezése itt
phone-notice-go-on = Folytatás nélkülük
phone-lesson-step = { $step }. lépés, összesen { $steps }

## The end, and finished games

phone-honest = Mindenki becsületes volt
phone-dishonest = Valami nincs rendben
phone-unopened = Nem lehetett mindent ellenőrizni: a táblák nem lettek kinyitva
phone-checked-here = Ezen a telefonon ellenőrizve
phone-check-good = Ellenőrizve, rendben: { $text }
phone-check-bad = Ellenőrizve, hibás: { $text }
phone-check-unopened = Nincs ellenőrizve: { $text }
phone-step-through = A játék végignézése
phone-rematch = Visszavágó
phone-records = Befejezett játékok
phone-records-none = Itt vannak a végigjátszott játékok és az ellenőrzésük.
phone-statistics = Eddigi játszmák
phone-ago = { $days ->
    [0] ma
    [1] tegnap
   *[other] { $days } napja
}
phone-replay-step = { $step }. bejegyzés, összesen { $steps }
phone-earlier = Korábbi
phone-later = Későbbi
phone-share-record = Jegyzőkönyv küldése
phone-file-unreadable = A kapott fájl nem olvasható, vagy túl nagy egy játékhoz. Küldd el újra.
phone-file-no-room = A fájlt nem lehet eltenni ezen a telefonon, talán nincs elég hely. Szabadíts fel helyet, majd küldd el újra.
phone-import = Jegyzőkönyv megnyitása
phone-import-none = Ezen a telefonon nincs fájlválasztó alkalmazás. Küldd el inkább a jegyzőkönyvet ennek az alkalmazásnak.

## Settings

phone-settings = Beállítások
phone-name = A neved
phone-language = Nyelv
phone-language-system = Rendszer
phone-theme = Téma
phone-theme-system = Rendszer
phone-theme-light = Világos
phone-theme-dark = Sötét
phone-contrast = Kontraszt
phone-contrast-system = Rendszer
phone-contrast-usual = Szokásos
phone-contrast-strong = Erős
phone-colours = Színlátás
phone-colours-usual = Szokásos
phone-colours-redgreen = Vörös-zöld gyengeség
phone-colours-blueyellow = Kék-sárga gyengeség
phone-haptics = Érintési visszajelzés
phone-haptics-on = Be
phone-haptics-off = Ki
phone-sound = Hang
phone-sound-on = Be
phone-sound-off = Ki
phone-hand = Gombok ehhez a kézhez
phone-hand-right = Jobb
phone-hand-left = Bal

## About

phone-about = Szabályok és licencek
phone-about-text = Bizalmat kívánó játékok egy asztalnál, mindenki a saját telefonján, kiszolgáló, fiók és internet nélkül. Minden tábla rögzített, minden válasz ellenőrzött.
phone-licences = Licencek
phone-licences-text = A Labirinto szabad szoftver MIT vagy Apache-2.0 licenccel. Tartalmazza: JNA (Apache-2.0), ZXing (Apache-2.0), a Kotlin alapkönyvtára (Apache-2.0), és Rust könyvtárak MIT, Apache-2.0, BSD, ISC, Unicode és MPL-2.0 licenccel.
phone-licences-all = Minden licenc szövege
