### Własne słowa węzła. Klucze są takie same we wszystkich językach, ich zmienne także.

list-and = { $front } i { $last }

## Ustawienia każdego stołu

table-option-starter = Kto zaczyna
table-option-starter-draw = losują wszyscy
table-option-starter-host = gospodarz
table-option-starter-guest = gość
table-option-answers = Odpowiedzi
table-option-answers-proven = udowadniane od razu
table-option-answers-audit = sprawdzane na końcu
table-option-clock = Zegar
table-option-clock-off = brak
table-option-clock-value = { $value ->
    [one] po { $value } minucie
    [few] po { $value } minuty
    [many] po { $value } minut
   *[other] po { $value } minuty
}
terms-line = { $option }: { $value }
terms-game = Gra: { $game }
terms-seats = Gracze: { $names }

## Gracze

player-person = Gracz
player-computer = Komputer, poziom { $level }
player-same-name = { $name } ({ $number })
player-you = Ty
player-other = Druga osoba

## Co się teraz dzieje

status-joining = Prośba o miejsce
status-terms = Przejrzyj warunki i zgódź się na nie
status-terms-other = Warunków nie potwierdza jeszcze { $name }
status-drawing = Wspólne losowanie: kto zaczyna
status-drawing-play = Wspólne losowanie
status-setup = Przygotuj swoją planszę
status-setup-other = { $name } przygotowuje planszę
status-your-turn = Twój ruch
status-waits-for-you = { $name } czeka na Ciebie
status-thinking = { $name } myśli
status-answering = Teraz odpowiada { $name }
status-opening = Planszę odkrywa teraz { $name }
status-closing = Sprawdzanie wszystkiego, co padło
status-closing-other = Wynik podpisuje teraz { $name }
status-away = { $name } jest chwilowo poza grą; gra ruszy dalej, gdy wszyscy wrócą
status-lost = { $name } nie odpowiada, próby trwają
status-comparing = Porównywanie dziennika, druga strona: { $name }

## Zegar

clock-over = Czas minął: { $name }.
clock-over-then = Gra toczy się dalej; co z tego wynika, ustalają gracze.

## Połączenie

link-connecting = łączenie
link-connected = połączenie działa
link-thinking = połączenie działa, myśli
link-away = poza grą
link-lost = { $seconds ->
    [one] od { $seconds } sekundy brak połączenia, próby trwają
   *[other] od { $seconds } sekund brak połączenia, próby trwają
}

## Jeden ekran dla dwojga

curtain = Przekaż ekran, teraz { $name }

## Dziennik opowiedziany

told-terms = { $name } kładzie warunki na stole
told-agree = { $name } zgadza się na warunki
told-draw = { $name } bierze udział w losowaniu
told-commit = { $name } ustala swoją planszę
told-move = { $name } wykonuje ruch
told-answer = { $name } odpowiada
told-open = { $name } odkrywa swoją planszę
told-heed = { $name } przyjmuje to do wiadomości
told-close = { $name } podpisuje wynik
told-resign = { $name } poddaje grę
told-offer-draw = { $name } proponuje remis
told-accept-draw = { $name } przyjmuje remis
told-decline-draw = { $name } odrzuca remis
told-leave = { $name } odchodzi od stołu
told-end = { $name } kończy grę w tym miejscu
told-go-on = { $name } gra dalej bez brakującego gracza
told-rematch = { $name } prosi o kolejną grę

## Jak się skończyło

result-you-won = Wygrywasz
result-won = Wygrywa { $name }
result-several-won = Wygrywają { $names }
result-draw = Remis
result-void = Gra się nie liczy
result-bad-record = To nie jest zapis, który podpisano
result-unfinished = Niedokończona
result-unfinished-reason = Następny krok należy do: { $name }
result-cheat = Udowodnione oszustwo, sprawca: { $name }

## Co sprawdzono

check-fixed = Plansze ustalono przed pierwszym ruchem
check-legal = Plansze są zgodne z zasadami
check-answers = { $count ->
    [one] Jedyna odpowiedź jest prawdziwa
    [few] Wszystkie { $count } odpowiedzi są prawdziwe
    [many] Wszystkie { $count } odpowiedzi jest prawdziwych
   *[other] Wszystkie { $count } odpowiedzi są prawdziwe
}
check-answers-all = Wszystkie odpowiedzi są prawdziwe
check-answers-none = Żadna odpowiedź nie była potrzebna
check-opened = Plansze odkryto: są to te, które ustalono
check-starter-drawn = Wszyscy losowali, kto zaczyna
check-starter-terms = To, kto zaczyna, było w warunkach
check-chain = { $count ->
    [one] Jedyny wpis jest podpisany i na swoim miejscu
    [few] Wszystkie { $count } wpisy są podpisane i po kolei
    [many] Wszystkie { $count } wpisów jest podpisanych i po kolei
   *[other] Wszystkie { $count } wpisu są podpisane i po kolei
}
check-signed = Wszyscy podpisali wynik
check-legal-not = Plansza niezgodna z zasadami, gracz: { $name }
check-answers-not = Fałszywa odpowiedź, gracz: { $name }
check-opened-not = Odkryto inną planszę niż ustalona, gracz: { $name }
check-unopened = Plansza nieodkryta, gracz: { $name }
check-signed-not = Brak podpisu pod wynikiem, gracz: { $name }
check-chain-not = Zapis został zmieniony: { $reason }
finding-honest = { $name }: uczciwie
finding-cheat = { $name }: { $reason }
finding-not-opened = { $name }: plansza nieodkryta

## Lekcja

lesson-other-move = Nie tym razem: { $hint }

## Gdy pokój znika

closed-put-away = Odłożono

## Błędy: co się stało i co zrobić

error-mailbox-full = Program ma zbyt wiele do zrobienia.
    .what = Zaczekaj chwilę i spróbuj ponownie.
error-shut = Program się zamyka.
    .what = Uruchom go ponownie.
error-shut-inside = Programu nie można zamknąć z wnętrza wywołania zwrotnego.
    .what = Zamknij go z innego wątku.
error-level = Nie ma siły { $level }.
    .what = Wybierz liczbę od 1 do 5.
error-folder-in-use = Inny Labirinto używa tego folderu.
    .what = Zamknij tamten albo wybierz inny folder przez --data.
    .phone = Zamknij tamten, potem spróbuj ponownie.
error-no-folder = W miejscu folderu { $path } jest plik.
    .what = Przenieś ten plik gdzie indziej albo wybierz inny folder.
    .phone = Usuń dane aplikacji w ustawieniach telefonu.
error-no-threads = System nie ma miejsca dla tego programu ({ $detail }).
    .what = Zamknij inne programy, potem spróbuj ponownie.
error-no-rights = Folderu nie można czytać lub zapisywać ({ $detail }).
    .what = Nadaj sobie prawa albo wybierz inny folder przez --data.
    .phone = Uruchom telefon ponownie. Jeśli to nie pomoże, usuń aplikację i zainstaluj ją od nowa.
error-disk-full = Dysk jest pełny. Nic nie przepadło.
    .what = Zwolnij miejsce; gra ruszy dalej sama.
error-disk-failed = Dysk zawiódł ({ $detail }). Nic z tego, co zapisano wcześniej, nie przepadło.
    .what = Sprawdź dysk i spróbuj ponownie.
    .phone = Uruchom telefon ponownie, potem spróbuj jeszcze raz.
error-storage-damaged = Plik z grami jest uszkodzony ({ $detail }).
    .what = Przenieś plik labirinto.redb w inne miejsce i zachowaj go; wyeksportowane zapisy można wczytać ponownie.
    .phone = Usuń dane aplikacji w ustawieniach telefonu; udostępnione zapisy można wczytać ponownie.
error-storage-newer = Gry w tym folderze zapisał nowszy Labirinto.
    .what = Zaktualizuj ten program albo wybierz inny folder przez --data.
    .phone = Zaktualizuj tę aplikację.
error-table-cheat = { $reason }
    .what = Grę zatrzymano; dowód jest w zapisie gry.
error-table-link = { $reason }
    .what = Połączenie jest ponawiane; jeśli to się powtórzy, zacznijcie grę od nowa.
error-table-versions = { $reason }
    .what = Grajcie dalej, gdy oba programy będą w tej samej wersji.
error-table-lost = { $reason }
    .what = Tu gra nie może trwać; zakończ ją.
error-no-such-game = Nie ma gry o nazwie { $id }.
    .what = Wybierz jedną z: { $games }.
error-option-unknown = Nie ma ustawienia o nazwie { $key }.
    .what = Wybierz jedno z: { $keys }.
error-option-value = Ustawienie { $key } nie może mieć wartości { $value }.
    .what = Wybierz jedną z: { $values }.
error-option-twice = Ustawienie { $key } podano dwa razy.
    .what = Podaj je raz.
error-seats = W tę grę nie można grać w tyle osób: { $count }.
    .what = Wybierz liczbę od { $least } do { $greatest }.
error-host-seats = Tego stołu nie można otworzyć: co najmniej jedno miejsce musi być tutaj i co najmniej jedno wolne.
    .what = Wybierz, ile miejsc ma stół i kto siedzi tutaj.
error-no-such-room = Tego pokoju już nie ma.
    .what = Otwórz stół, dołącz do innego albo wróć do niedokończonej gry.
error-no-such-table = Żadna gra nie ma tu nazwy zaczynającej się od { $id }.
    .what = Znajdź właściwą nazwę na liście gier.
error-several-tables = Kilka gier ma nazwę zaczynającą się od { $id }.
    .what = Podaj dłuższą część nazwy.
error-not-now = To teraz niemożliwe.
    .what = { $why }
error-not-your-seat = Nikt z tego urządzenia tam nie siedzi.
    .what = Graj na własnym miejscu.
error-refused = { $reason }
    .what = Nic się nie zmieniło; spróbuj inaczej.
error-board-illegal = Plansza jest niezgodna z zasadami: { $reason }
    .what = Popraw planszę i podaj ją ponownie.
error-file-unreadable = Nie można odczytać pliku { $path } ({ $detail }).
    .what = Sprawdź nazwę i prawa.
error-file-unwritable = Nie można zapisać pliku { $path } ({ $detail }).
    .what = Sprawdź folder, prawa i wolne miejsce.
error-record-unreadable = { $path } nie jest zapisem gry ({ $detail }).
    .what = Wyeksportuj zapis ponownie tam, gdzie grano.
error-record-version = Ten program nie odczyta { $path }: { $detail }.
    .what = Użyj programu, który czyta tę wersję.
error-record-game = { $path } to zapis gry, której ten program nie zna.
    .what = Zaktualizuj ten program.
error-record-bad = Zapis nie przechodzi sprawdzenia: { $reason }
    .what = Nie trafia na listę; poproś o oryginał.
error-record-not-yet = Ta gra nie jest skończona, więc nie ma jeszcze jej zapisu.
    .what = „labirinto resume” prowadzi ją dalej.
error-setting-long = To ustawienie jest za długie.
    .what = Skróć je.

## Co system mówi o plikach i dyskach, w zdaniach powyżej

disk-missing = nie ma takiego pliku
disk-rights = prawa na to nie pozwalają
disk-exists = coś o tej nazwie już istnieje
disk-folder = to jest folder
disk-no-folder = część ścieżki nie jest folderem
disk-full = brakuje miejsca
disk-read-only = ten dysk można tylko czytać
disk-long = jest za długi
disk-name = taka nazwa jest niemożliwa

## Dlaczego coś jest teraz niemożliwe

why-no-table = Gra jeszcze się nie zaczęła.
why-running = Gra jeszcze trwa.
why-no-digits = Nie ma cyfr do porównania.
why-nobody-asks = Nikt nie prosi o miejsce.
why-no-terms = Nie ma warunków do potwierdzenia.
why-no-board = Nie trwa przygotowanie planszy.
why-no-lesson = Tu nie ma lekcji.
why-curtain = Najpierw podnieś kurtynę.
why-other-turn = Zaczekaj na swoją kolej.
why-already-open = Ta gra jest już otwarta.
why-hosting = Jeden stół jest już otwarty.

## What finished games come to

statistics-people = { $game }, z innymi: rozegrane: { $played }, wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }, bez wyniku: { $open }
statistics-computer = { $game }, z komputerem: rozegrane: { $played }, wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }, bez wyniku: { $open }
