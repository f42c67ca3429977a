### Słowa terminala.

## Wiersz poleceń

term-cli-usage = Użycie:
term-cli-commands = Polecenia
term-cli-arguments = Argumenty
term-cli-options = Opcje
term-cli-exit = Kody wyjścia:
term-cli-exit-0 = gotowe; dla „verify”: wszyscy byli uczciwi
term-cli-exit-1 = to, co sprawdzono, jest złe: dowiedzione oszustwo, zmieniony plik, plansza niezgodna z zasadami
term-cli-exit-2 = wiersz poleceń jest błędny albo żąda niemożliwego
term-cli-exit-3 = pliku nie da się odczytać albo nie jest tym, czym powinien
term-cli-exit-4 = nie ma połączenia albo druga strona nie wpuszcza
term-cli-exit-5 = dysk: brak praw, brak miejsca, zajęty, uszkodzony
term-cli-exit-6 = wersje nie pasują; komunikat mówi, kto ma zaktualizować
term-cli-exit-7 = dla „verify” i „replay”: ważne dokąd sięga, ale nieskończone albo nieodkryte
term-cli-labirinto = Gry w ukryte labirynty między ludźmi w jednym pokoju, bez serwera
term-cli-demo = Dwa pełne węzły na tym komputerze grają lokalnie i sprawdzają się nawzajem
term-cli-play = Gra przeciw komputerowi albo we dwoje przy tej klawiaturze
term-cli-host = Otwórz stół, pokaż jego odnośnik i adres, zaczekaj na innych i graj
term-cli-join = Dołącz do stołu przez odnośnik lub adres; bez nich wypisz stoły w pobliżu
term-cli-resume = Wznów niedokończoną grę; bez identyfikatora wypisz je
term-cli-verify = Sprawdź zapisy skończonych gier, bez żadnych innych danych
term-cli-replay = Przejdź zapis gry krok po kroku
term-cli-records = Wypisz skończone gry
term-cli-records-export = Wyeksportuj zapis skończonej gry do pliku
term-cli-records-import = Wczytaj zapis z pliku na listę
term-cli-board = Tajne plansze i pozycje jako tekst
term-cli-board-generate = Twórz plansze zgodne z zasadami
term-cli-board-check = Wymień każdy punkt zasad, który plansza łamie, i pola
term-cli-board-show = Rysuj plansze
term-cli-simulate = Komputery grają ze sobą, bez sieci
term-cli-perft = Policz ciągi dozwolonych ruchów, dla gier bez tajemnic
term-cli-bench = Mierz, każda liczba obok tego, z czym jest porównywana
term-cli-help = Objaśnij wszystko albo jedno polecenie
term-cli-completions = Wypisz dopełnianie poleceń dla powłoki
term-cli-man = Wypisz stronę podręcznika

term-arg-help = Pokaż tę pomoc
term-arg-version = Pokaż wersję
term-arg-options = Opcja stołu; można podać kilka razy
term-arg-seed = Cały przypadek pochodzi z tej liczby (tylko demo, board, simulate i bench)
term-arg-data = Folder gier, kluczy i ustawień
term-arg-name = Nazwa pokazywana innym
term-arg-lang = Język: en, eo, fr, hu albo pl
term-arg-plain = Same dopisywane wiersze bez rysunków, dla czytników ekranu i potoków
term-arg-json = Jeden obiekt JSON w wierszu, dla programów; polecenia na standardowym wejściu
term-arg-game = Gra
term-arg-seats = Ilu graczy
term-arg-level = Siła albo to, jak trudno odgadnąć plansze: od 1 do 5
term-arg-hotseat = We dwoje przy tej klawiaturze, z zasłoną między turami
term-arg-board = Plik z tajną planszą tego miejsca
term-arg-accept = Kto przychodzi z odnośnikiem, może usiąść bez pytania
term-arg-target = Odnośnik, adres, na przykład 192.168.43.17:4017, albo kod pobliskiego stołu
term-arg-listen = Gdzie inni znajdą ten komputer; można podać kilka razy (wszystkie adresy prywatne)
term-arg-bot = Na tym miejscu gra komputer
term-arg-id = Początek identyfikatora gry
term-arg-files = Pliki zapisów
term-arg-file = Plik
term-arg-analysis = Podaj też, co analiza znajduje przy każdym kroku
term-arg-count = Ile
term-arg-games = Ile gier
term-arg-players = Poziom każdego gracza, na przykład 5,3
term-arg-boards = Poziom, na którym tworzone są wszystkie plansze; bez niego każdy gracz tworzy własną
term-arg-depth = Na ile ruchów w głąb
term-arg-what = Tylko liczby, których nazwa tak się zaczyna
term-arg-shell = Powłoka
term-arg-command = Polecenie, którego strona jest potrzebna

## Co jest nie tak w wierszu poleceń

term-usage-value-missing = { $argument }: brak wartości.
term-usage-value-bad = „{ $value }” nie może tu stać: { $argument }.
term-usage-value-count = { $argument }: za dużo albo za mało wartości.
term-usage-value-without-equals = { $argument }: wartość stoi po znaku równości.
term-usage-argument-unknown = „{ $argument }” nic tu nie znaczy.
term-usage-argument-missing = Czegoś brakuje: { $argument }.
term-usage-argument-conflict = { $argument } i { $others } nie idą w parze.
term-usage-argument-letters = Jeden z argumentów nie jest poprawnym UTF-8.
term-usage-command-unknown = Nie ma polecenia „{ $argument }”.
term-usage-command-missing = Brakuje polecenia.
term-usage-possible = Możliwe: { $others }.
term-usage-meant = Czy chodziło o { $others }?
term-usage-what = „labirinto --help” wymienia wszystko, „labirinto POLECENIE --help” objaśnia jedno polecenie.

## Błędy

term-error = { $whose }: { $text }
term-whose-you = Nie można
term-whose-peer = Druga strona
term-whose-disk = Dysk
term-whose-link = Połączenie
term-error-file-long = ma ponad 16 MiB
term-error-file-letters = to nie jest tekst UTF-8
term-error-option-form = „{ $given }” nie jest opcją.
    .what = Napisz ją jako KLUCZ=WARTOŚĆ.
term-error-seed-form = „{ $given }” nie jest ziarnem.
    .what = Ziarno to od 1 do 64 cyfr szesnastkowych.
term-error-seed-here = Ziarna nie można tu podać: tajemnice prawdziwej gry nie mogą od niego zależeć.
    .what = Pomiń --seed; służy do demo, board, simulate i bench.
term-error-no-randomness = System nie daje liczb losowych: { $why }
    .what = Spróbuj ponownie; jeśli to nie mija, winny jest system.
term-error-output-unwritable = Nie można pisać na standardowe wyjście: { $why }
    .what = Zrób miejsce albo wybierz inny plik; przerwaną grę prowadzi dalej „labirinto resume”.
term-error-no-boards = Gra „{ $game }” nie ma ani tajnych plansz, ani pozycji w postaci tekstu.
    .what = Wybierz grę, która je ma.
term-error-no-secret = Gra „{ $game }” nie ma tajnej planszy, którą można wziąć z pliku.
    .what = Pomiń --board.
term-error-board-form = Plansza { $number } nie jest planszą tej gry: { $why }
    .what = „labirinto board GRA generate” pokazuje, jak wygląda plansza.
term-error-no-board = W „{ $path }” nie ma planszy.
    .what = „labirinto board GRA generate” pokazuje, jak wygląda plansza.
term-error-perft-secret = Gra „{ $game }” ma tajemnice, więc jej ruchów nie da się policzyć.
    .what = Wybierz grę bez tajemnic.
term-error-simulate-endless = Gra „{ $game }” nie skończyła się w 100 000 kroków.
    .what = Wybierz silniejszych graczy.
term-error-no-such-command = Nie ma polecenia „{ $command }”.
    .what = „labirinto --help” wymienia polecenia.
term-error-no-home = Nie wiadomo, gdzie są twoje pliki.
    .what = Podaj folder przez --data.

## Plansze, symulacje

term-seat = Gracz { $number }
term-board-legal = Plansza { $number }: zgodna z zasadami
term-board-illegal = Plansza { $number }: niezgodna z zasadami
term-simulate-game = { $number }. { $reason } ({ $turns } { $turns ->
    [one] tura
    [few] tury
    [many] tur
   *[other] tury
})
term-simulate-wins = { $name }, wygrane: { $wins } (przedział 95%: od { $low } do { $high } %)
term-simulate-summary = { $games } { $games ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}, remisy: { $draws }, unieważnione: { $void }, średnio { $turns } tury, { $each } ms na ruch, najwolniejszy { $slowest } ms, ziarno { $seed }

## Błędy gry

term-error-address-form = „{ $given }” nie jest adresem.
    .what = Napisz go jako ADRES:PORT, na przykład 192.168.43.17:4017.
term-error-not-now = Teraz to niemożliwe.
    .what = Zobacz, na co i na kogo czekamy.
term-error-order-unread = Ten wiersz nie jest poleceniem: { $why }
    .what = Pisz po jednym obiekcie JSON w wierszu, na przykład {"{"}"do":"move","text":"count b3"{"}"}.
term-order-long = ma ponad 64 KiB
term-order-json = od znaku { $column } to nie jest JSON
term-order-do = nie ma w nim znanego „do” ({ $known })
term-order-fields = „{ $order }” ma takie pozostałe pola: { $fields }
term-error-terminal = Terminal odmawia: { $why }
    .what = Użyj --plain albo --json.
term-error-folder-unwritable = Do folderu { $path } nie można pisać: { $why }
    .what = Wybierz inny folder przez --data.
term-error-process = Proces tego programu nie wykonał swojej części: { $why }
    .what = Uruchom ponownie.
term-error-demo-stuck = Oba węzły przestały się porozumiewać.
    .what = Uruchom ponownie; jeśli to się powtórzy, zgłoś to.
term-error-no-bench = Żadna liczba nie ma nazwy zaczynającej się od „{ $what }”.
    .what = Liczby: { $known }.

## Słowa każdego ekranu

term-choose = Wybierz, potem Enter
term-help-hint = ? pomoc
term-help-title = Pomoc
term-help-marks = Znaki: gruba linia to ściana, cienka to droga, przerywana „jedna z tych”, krótka kreska przejście, ʹ ślad ołówka, ! pole, na którym coś jest źle. Każdy kolor ma też swój znak.
term-any-key = Dowolny klawisz wraca
term-yes = Tak
term-no = Nie
term-opening = Chwileczkę
term-turn = tura { $turn }
term-clock = Zegar: { $times }
term-seconds = { $seconds } s
term-too-small = To okno ma { $now-width } na { $now-height } znaków. Labirinto potrzebuje { $width } na { $height }: powiększ je albo użyj --plain. Gra trwa.

## Klawisze

term-key-back = wróć; gra zostaje i można ją wznowić
term-key-quit = opuść program; gra zostaje i można ją wznowić
term-key-help = ta pomoc
term-key-choose = wybierz wiersz
term-key-choose-near = wybierz stół w pobliżu
term-key-take = weź wybrany wiersz
term-key-digit = weź wiersz przez jego numer
term-key-change = zmień wartość
term-key-join = dołącz
term-key-erase-line = skasuj wpisany tekst
term-key-cursor = przesuń kursor albo koniec drogi
term-key-reach = ściana albo znak z tej strony pola
term-key-confirm = pełny przycisk: zapytaj, weź, gotowe
term-key-erase = cofnij ostatni krok
term-key-cancel = porzuć szkic; dwa razy: wróć
term-key-acts = czynności, literą przed każdą
term-key-type = wpisz ruch, „board PLIK”, „resign”, „draw”
term-key-peek = pokaż albo ukryj własną planszę
term-key-history = starsza i nowsza historia
term-key-more = poddaj się, zaproponuj remis, odejdź
term-key-digits = cyfry są takie same / różnią się
term-key-seat = wpuść / odeślij
term-key-agree = zgódź się na warunki
term-key-code = kod tak duży, jak się da
term-key-step = krok wstecz albo naprzód
term-key-ten-steps = dziesięć kroków wstecz albo naprzód
term-key-ends = pierwszy i ostatni krok
term-key-verdict = pokaż, co sprawdzono
term-key-other-board = najpierw druga plansza
term-key-replay = przejdź grę
term-key-export = zapisz do pliku
term-key-import = wczytaj zapis z pliku

## Pierwszy ekran

term-home-title = Co robić
term-home-idea = Ukryte labirynty, pytania i dowody: gry między ludźmi w jednym pokoju, bez serwera.
term-home-computer = Przeciw komputerowi
    .what = Ty i gracz komputerowy o pięciu poziomach siły, tylko na tym komputerze.
term-home-two = We dwoje przy tej klawiaturze
    .what = Gracie na zmianę; zasłona kryje to, czego druga osoba nie może widzieć.
term-home-host = Otwórz stół
    .what = Inni w tej samej sieci dołączają przez kod, odnośnik albo wpisany adres.
term-home-join = Dołącz do stołu
    .what = Przez odnośnik, wpisany adres albo listę stołów w pobliżu.
term-home-continue = Wznów
    .what = Odłożone gry. Zamknięcie programu niczego nie traci.
term-home-records = Zapisy
    .what = Skończone gry: przejdź je, sprawdź, podziel się nimi jako plikami.
term-home-lesson = Lekcja
    .what = Mała gra, która w minutę objaśnia samą siebie.
term-home-settings = Ustawienia
    .what = Twoje imię, język, kolory.
term-home-quit = Zakończ
    .what = Gry zostają i można je wznowić.

## Nowa gra

term-offer-title = Która gra?
term-terms-title = Nowa gra
term-terms-begin = Zacznij
term-terms-open = Otwórz stół
term-terms-level = Siła komputera
term-terms-seats = Gracze
term-terms-name = Imię drugiego gracza
term-terms-guest = Gość
term-terms-hint = Strzałki wybierają i zmieniają, Enter w pierwszym wierszu zaczyna
term-level-1 = 1, początkujący
term-level-2 = 2, łatwy
term-level-3 = 3, równy
term-level-4 = 4, silny
term-level-5 = 5, najlepszy

## Dołączanie

term-join-title = Dołącz do stołu
term-join-how = Wklej odnośnik albo wpisz adres z ekranu gospodarza, na przykład 192.168.43.17:4017.
term-join-label = Odnośnik lub adres:
term-join-digits = Przy wpisanym adresie albo stole z listy porównujecie na głos sześć cyfr. Odnośnik tego nie wymaga.
term-join-near = W pobliżu
term-join-looking = Szukanie stołów w tej sieci
term-join-nobody = Nikogo jeszcze nie widać. Sieć dla gości, VPN albo zapora mogą ukrywać stoły: wpisz wtedy adres albo użyj telefonu jako punktu dostępu.
term-join-version = inna wersja
term-join-hint = Enter dołącza

## Przedpokój

term-lobby-title = Stół
term-lobby-wait = Czekamy na innych
term-lobby-scan = Niech zeskanują to, albo wyślij odnośnik:
term-lobby-link = Odnośnik, tylko do tego stołu:
term-lobby-address = Albo niech wpiszą adres i porównajcie sześć cyfr:
term-lobby-near = W tej samej sieci ten stół widnieje na liście jako „{ $name }”.
term-lobby-hint = v pokazuje sam kod, q zamyka stół
term-lobby-nowhere = Jeśli to trwa: ten komputer nie ma adresu w sieci prywatnej. Połącz się z Wi-Fi albo użyj telefonu jako punktu dostępu; internet nie jest potrzebny. „--listen ADRES:PORT” podaje adres.
term-connecting = Szukanie stołu
term-connecting-found = Znaleziono. Czekamy na wpuszczenie
term-connecting-why = Jeśli to trwa: czy oba komputery są w tej samej sieci? Sieć dla gości, VPN albo zapora mogą je rozdzielić; telefon jako punkt dostępu działa bez internetu.
term-connecting-hint = q rezygnuje
term-digits-how = { $name } i ty: odczytajcie sobie te cyfry na głos. Oba ekrany muszą pokazywać to samo.
term-digits-same = Takie same: dalej
term-digits-differ = Różnią się: ktoś stoi pomiędzy, przerwij
term-digits-hint = s takie same, d różnią się
term-wants = { $name } chce dołączyć
term-wants-key = klucz …{ $key }
term-wants-accept = Wpuść
term-wants-decline = Odeślij
term-wants-hint = a wpuszcza, x odsyła
term-seat-free = Miejsce znów jest wolne.
term-agree-title = Według tego gracie
term-agree = Zgadzam się, zaczynajmy
term-agree-hint = Enter to zgoda, q odchodzi od stołu

## Gra

term-play-title = Gra
term-play-hint = Strzałki, potem Enter
term-play-keys = :wpisz  Tab moja  M więcej
term-draw-hint = Strzałki, Shift+strzałki ściana, Enter gotowe
term-draw-keys = :wpisz  M więcej
term-result-hint = R znowu, S kroki, Tab druga plansza, q wstecz
term-history = Historia
term-own-hidden = Twoja plansza. Tab ją pokazuje.
term-escape-again = Jeszcze raz Esc wraca; gra zostaje
term-draw-offered = Zaproponowano remis: M, by odpowiedzieć
term-curtain-how = Nikt inny nie powinien teraz patrzeć.
term-curtain-hint = Enter podnosi zasłonę
term-curtain-lift = Podnieś zasłonę
term-more-title = Co teraz?
term-more-back = Wróć do gry
term-more-leave = Odłóż grę
term-notice-resign = Poddaj się
    .sure = Poddać się? Druga strona wygrywa.
term-notice-draw = Zaproponuj remis
term-notice-accept = Przyjmij remis
term-notice-decline = Odrzuć remis
term-notice-leave = Odejdź na dobre
    .sure = Odejść na dobre? Gra nie może trwać bez ciebie.
term-notice-end = Zakończ grę tutaj
    .sure = Zakończyć grę tutaj? Zostanie niedokończona.
term-notice-go-on = Graj dalej bez nieobecnego gracza
term-fix-sure = Grać na tej planszy? Potem nie da się jej zmienić.
term-fix-yes = Tak, gram na niej
term-fix-no = Nie, rysuję dalej
term-lesson-step = Lekcja, { $number } z { $count }
term-lesson-next = Spacja: dalej
term-result-again = Jeszcze jedna gra
term-result-steps = Przejdź grę
term-result-back = Wróć
term-result-asked = Poproszono o kolejną grę

## Wznawianie, zapisy, odtwarzanie

term-continue-title = Wznów
term-continue-nothing = Żadna gra nie czeka.
term-records-title = Zapisy
term-records-nothing = Żadna gra nie jest jeszcze skończona.
term-records-hint = Enter przechodzi, e eksportuje, i wczytuje
term-records-honest = Wszyscy grali uczciwie.
term-records-bad = Nie wszyscy okazali się uczciwi.
term-records-export = Zapisz do:
term-records-import = Wczytaj z:
term-records-written = Zapis jest w { $path }
term-records-taken = Wczytano z { $path }
term-replay-title = Przejdź grę
term-replay-step = krok { $step } z { $last }
term-replay-no-board = Jeszcze nie ma planszy: najpierw gracze się umawiają.
term-replay-hint = Strzałki krok po kroku, Home i End skaczą, v: co sprawdzono
term-replay-hash = Wpis { $hash }…

## Ustawienia

term-settings-title = Ustawienia
term-settings-name = Twoje imię
term-settings-language = Język
term-settings-colours = Kolory
term-settings-key = Klucz tego urządzenia:
term-settings-version = Wersja
term-settings-hint = Enter zmienia
term-colours-auto = jak terminal
term-colours-dark = ciemne
term-colours-light = jasne
term-colours-contrast = duży kontrast
term-colours-none = żadne

## Wiersz po wierszu

term-plain-link = Inni dołączają przez ten odnośnik, tylko do tego stołu:
term-plain-number = Wpisz numer.
term-plain-chosen = , wybrane
term-plain-holds = Zgadza się: { $text }
term-plain-fails = Nie zgadza się: { $text }
term-plain-next = Wpisz „next”, by iść dalej.
term-plain-no-cell = „{ $cell }” nie jest polem. Napisz literę i liczbę, na przykład b3.
term-plain-nothing = Nie ma o tym nic do powiedzenia.
term-plain-help =
    Wpisz numer, by wybrać, albo ruch słowami.
    acts: co można teraz wybrać, po numerach
    look: wszystko na planszy; look b3: jedno pole
    own: twoja własna plansza; own b3: jedno jej pole
    history: co się dotąd stało
    board PLIK: weź tajną planszę z pliku; ready: jest gotowa
    resign, draw, accept, decline: poddaj się, zaproponuj remis, przyjmij, odrzuć
    next: następny krok lekcji
    quit: odłóż grę; można ją wznowić

## Pokaz

term-demo-folder = Wszystko z tej gry jest w { $path }
term-demo-node = { $name }:

## Pomiary

term-bench-line = { $what }: { $value } { $unit }. W porównaniu z: { $against }: { $against-value } { $unit }. Stosunek { $ratio }.
term-bench-move-5th-p50 = Ruch na początku gry, od klawisza do nowego obrazu u drugiego gracza, połowa najwyżej
    .against = dwa trwałe zapisy i jedna lokalna wiadomość, połowa najwyżej
term-bench-move-5th-p99 = Ruch na początku gry, 99 na 100 najwyżej
    .against = dwa trwałe zapisy i jedna lokalna wiadomość, 99 na 100 najwyżej
term-bench-move-500th-p50 = Ruch późno w długiej grze, połowa najwyżej
    .against = to samo na początku gry
term-bench-move-500th-p99 = Ruch późno w długiej grze, 99 na 100 najwyżej
    .against = to samo na początku gry
term-bench-audit = Sprawdzenie zapisu długiej gry, na jeden wpis
    .against = to samo dla krótkiej gry
term-bench-memory = Pamięć procesu z grą w toku
    .against = pamięć tego samego programu bez węzła
term-bench-first-picture = Od uruchomienia do pierwszego obrazu
    .against = uruchomienie i koniec tego samego programu bez obrazu
term-bench-validation = Sprawdzenie jednej planszy największego rozmiaru
    .against = jej odczyt z tekstu
term-bench-computer-move = Ruch komputera na największej planszy na najwyższym poziomie, najwolniejszy
    .against = to samo na najniższym poziomie
term-bench-computer-turns = Ile tur potrzebuje komputer na najwyższym poziomie
    .against = to samo na najniższym poziomie
term-bench-perft = Ciągi ruchów policzone w sekundę
    .against = przejście ich jeden po drugim
term-bench-computer-steps = Pozycje, które komputer ogląda w sekundę na najwyższym poziomie
    .against = to samo na najniższym poziomie
