### Słowa telefonów.

phone-back = Wstecz
phone-home = Na początek
phone-tab-play = Gra
phone-tab-records = Partie
phone-tab-learn = Nauka
phone-close = Zamknij
phone-cancel = Anuluj
phone-continue = Dalej
phone-open-settings = Otwórz ustawienia

## Home

phone-go-on = Wznów: { $names }
phone-go-on-below = { $game }, tura { $turn } · { $awaited }
phone-new-game = Nowa gra
phone-offer-seats = Gracze: { $seats } · { $length }
phone-host = Otwórz stół
phone-join = Dołącz

## One game before it begins

phone-game = Gra
phone-with-whom = Z kim?
phone-way-computer = Przeciw komputerowi
phone-way-hotseat = We dwoje na tym telefonie
phone-way-host = Każdy na swoim telefonie
phone-strength = Siła komputera
phone-level-1 = 1, początkujący
phone-level-2 = 2, łatwy
phone-level-3 = 3, równy
phone-level-4 = 4, silny
phone-level-5 = 5, najlepszy
phone-seats = Gracze
phone-second-player = Drugi gracz
phone-learn = Nauka
phone-lesson = Lekcja, jedna minuta
phone-begin = Zacznij
phone-open-table = Otwórz stół

## Hosting

phone-host-title = Dołącz do mojego stołu
phone-host-help = Niech to zeskanują albo wpiszą adres.
phone-host-address-help = Tylko ten stół, przez 10 minut; kto go wpisze, porówna z tobą sześć cyfr.
phone-qr = Kod tego stołu, do zeskanowania drugim telefonem
phone-share-link = Udostępnij link
phone-at-this-table = Przy tym stole
phone-this-phone = { $name } (ten telefon)
phone-wants-seat = { $name } chce dołączyć
phone-let-in = Wpuść
phone-decline = Nie teraz

## Joining

phone-join-title = Dołącz do stołu
phone-scan = Zeskanuj kod
phone-scan-help = Trzymaj kod drugiego telefonu przed aparatem.
phone-scan-spoken = Obraz z aparatu
phone-allow-camera = Zezwól na aparat
phone-camera-why = Aparat służy tylko do odczytania kodu z drugiego telefonu. Żadne zdjęcie nie jest zapisywane.
phone-camera-denied = Aplikacja nie może używać aparatu. Dołącz z listy, linkiem lub adresem albo zezwól na aparat w ustawieniach.
phone-camera-failed = Aparatu nie można teraz użyć. Dołącz z listy, linkiem lub adresem.
phone-try-again = Spróbuj ponownie
phone-locked = Ten telefon nie był odblokowany od uruchomienia, więc nie można odczytać jego klucza. Odblokuj go i spróbuj ponownie.
phone-near = W pobliżu
phone-near-none = Nie znaleziono jeszcze otwartego stołu. Oba telefony muszą być w tej samej sieci Wi-Fi albo jeden w hotspocie drugiego.
phone-near-other-version = { $name } (inna wersja)
phone-type = Link albo adres
phone-type-hint = 192.168.43.17:4017
phone-paste = Wklej
phone-join-help = Nic nie widać? Wi-Fi dla gości często izoluje telefony: włącz hotspot w jednym z nich. Przeszkadzać może też VPN.
phone-network-why = Aby grać z kimś w pobliżu, aplikacja musi łączyć się z telefonami w tej sieci Wi-Fi. Nic nie trafia do internetu.
phone-network-denied = Aplikacja nie może łączyć się z siecią lokalną. Zezwól w ustawieniach, aby grać z innymi; samemu można grać bez tego.
phone-allow-network = Zezwól na sieć lokalną
phone-discovery-refused = System nie pozwala teraz aplikacji znajdować ani pokazywać stołów. Dołącz kodem, linkiem lub adresem; aplikacja spróbuje znowu, gdy zmieni się sieć.
phone-vpn = VPN jest włączony i może izolować pobliskie telefony: wyłącz go na czas gry albo każ mu omijać sieć lokalną.
phone-join-question = Dołączyć do tego stołu? Drugi telefon pozna twoje imię.
phone-waiting = Czekanie

## Six digits

phone-digits-title = Porównaj sześć cyfr
phone-digits-help = Przeczytaj na głos. { $name } musi widzieć te same.
phone-digits-same = Są takie same
phone-digits-differ = Różnią się
phone-digits-waiting = Czekamy, aż druga osoba też potwierdzi

## At the table

phone-terms = Warunki
phone-agree = Zgoda, gramy
phone-lift-curtain = Mam telefon
phone-hold-to-peek = Przytrzymaj, by podejrzeć
phone-peek-hidden = { $title }: ukryte. Naciśnij, aby pokazać.
phone-peek-shown = { $title }: widoczne. Naciśnij, aby ukryć.
phone-turn = tura { $turn }
phone-clock-left = { $name }: zostało { $minutes } min { $seconds } s
phone-clock-over = { $name }: czas minął
phone-history = O co pytano
phone-ready-question = Planszy nie będzie można potem zmienić.
phone-notice-question = { $act }?
phone-notice-resign = Poddaj się
phone-notice-offer-draw = Zaproponuj remis
phone-notice-accept-draw = Przyjmij remis
phone-notice-decline-draw = Odrzuć remis
phone-notice-leave = Odejdź na dobre
phone-notice-end = Zakończ grę tutaj
phone-notice-go-on = Graj dalej bez nich
phone-lesson-step = Krok { $step } z { $steps }

## The end, and finished games

phone-honest = Wszyscy grali uczciwie
phone-dishonest = Coś jest nie tak
phone-unopened = Nie wszystko dało się sprawdzić: plansze nie zostały odkryte
phone-checked-here = Sprawdzono na tym telefonie
phone-check-good = Sprawdzone, zgadza się: { $text }
phone-check-bad = Sprawdzone, nie zgadza się: { $text }
phone-check-unopened = Nie sprawdzono: { $text }
phone-step-through = Przejrzyj grę krok po kroku
phone-rematch = Rewanż
phone-records = Skończone gry
phone-records-none = Tu są gry doprowadzone do końca, z tym, co sprawdzono.
phone-statistics = Dotychczasowe partie
phone-ago = { $days ->
    [0] dziś
    [1] wczoraj
   *[other] { $days } dni temu
}
phone-replay-step = Wpis { $step } z { $steps }
phone-earlier = Wcześniej
phone-later = Później
phone-share-record = Udostępnij zapis
phone-file-unreadable = Udostępnionego pliku nie da się odczytać albo jest za duży. Udostępnij go ponownie.
phone-file-no-room = Pliku nie da się zapisać na tym telefonie, być może z braku miejsca. Zwolnij miejsce i udostępnij go ponownie.
phone-import = Importuj zapis
phone-import-none = Ten telefon nie ma aplikacji do wyboru plików. Udostępnij zapis tej aplikacji.

## Settings

phone-settings = Ustawienia
phone-name = Twoje imię
phone-language = Język
phone-language-system = Systemowy
phone-theme = Motyw
phone-theme-system = Systemowy
phone-theme-light = Jasny
phone-theme-dark = Ciemny
phone-contrast = Kontrast
phone-contrast-system = Systemowy
phone-contrast-usual = Zwykły
phone-contrast-strong = Wysoki
phone-colours = Widzenie barw
phone-colours-usual = Zwykłe
phone-colours-redgreen = Słaba czerwień i zieleń
phone-colours-blueyellow = Słaby błękit i żółć
phone-haptics = Wibracje
phone-haptics-on = Włączone
phone-haptics-off = Wyłączone
phone-sound = Dźwięk
phone-sound-on = Włączony
phone-sound-off = Wyłączony
phone-hand = Przyciski dla ręki
phone-hand-right = Prawej
phone-hand-left = Lewej

## About

phone-about = Zasady i licencje
phone-about-text = Gry oparte na zaufaniu, przy jednym stole, każdy na swoim telefonie, bez serwera, konta i internetu. Każda plansza jest ustalona, a każda odpowiedź sprawdzana.
phone-licences = Licencje
phone-licences-text = Labirinto to wolne oprogramowanie na licencji MIT lub Apache-2.0. Zawiera JNA (Apache-2.0), ZXing (Apache-2.0), bibliotekę standardową Kotlina (Apache-2.0) i biblioteki Rusta na licencjach MIT, Apache-2.0, BSD, ISC, Unicode i MPL-2.0.
phone-licences-all = Teksty wszystkich licencji
