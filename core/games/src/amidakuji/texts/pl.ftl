### Słowa gry Amidakuji. Klucze są takie same we wszystkich językach, ich zmienne także.

amidakuji-name = Amidakuji
amidakuji-pitch = Przejdź planszę zygzakiem, zbieraj monety i dowieź je mimo pionków drugiego gracza.
amidakuji-length = około 20 minut
amidakuji-rules = Siedem kolumn po siedem kół leży między dwoma rzędami baz. Na zmianę każdy rzuca i rusza jednym pionkiem dokładnie o tyle kroków: naprzód, w bok, naprzód, w bok, nigdy wstecz. Twoje pionki ruszają się po kolei. Kto staje na monetach, bierze je; kto przechodzi, nie. Przejście przez pionek drugiego zbija go, a jego monety zostają; stanięcie na nim zabiera także je. Kto dotrze do bazy naprzeciw, zyskuje to, co pionek niesie, i monetę tej bazy. Zbity pionek wraca z bazy, która nie miała jeszcze monety, po położeniu tam następnej złotej monety: 5 4 3 3 2 2 1. Moneta zabrana z bazy zamienia się w diament, potem w czarną monetę: pierwsza czarna zaczyna ostatnią rundę, w której nic już nie rusza od nowa. Wygrywa, kto ma więcej punktów.

amidakuji-option-die = Kostka
amidakuji-option-die-233445 = 2 3 3 4 4 5
amidakuji-option-die-333444 = 3 3 3 4 4 4
amidakuji-option-die-334455 = 3 3 4 4 5 5
amidakuji-option-layout = Monety na planszy
amidakuji-option-layout-line = linia
amidakuji-option-layout-diamond = romb
amidakuji-option-layout-rows = dwa rzędy
amidakuji-option-pieces = Pionki
amidakuji-option-pieces-3 = 3
amidakuji-option-pieces-2 = 2
amidakuji-option-sideways = Początek w bok
amidakuji-option-sideways-no = nie: zawsze najpierw naprzód
amidakuji-option-sideways-yes = tak: najpierw naprzód lub w bok

## Co się teraz dzieje

amidakuji-now-place = Postaw pionek na jednej ze swoich baz. Położy się tam moneta o wartości { $value }.
amidakuji-now-places = { $seat } stawia pionek.
amidakuji-now-move = Rzut: { $face }. Wybierz drogę.
amidakuji-now-moves = { $seat }: rzut { $face }, wybiera drogę.
amidakuji-now-pass = Żaden twój pionek nie może się ruszyć: spasuj.
amidakuji-now-passes = { $seat } nie może się ruszyć i musi spasować.
amidakuji-now-rolls = Oba urządzenia razem rzucają kostką; rusza się { $seat }.
amidakuji-now-won = Wygrana jest twoja. { $reason }
amidakuji-now-lost = Przegrana. { $reason }
amidakuji-over-points = { $seat } ma więcej punktów: { $points } do { $others }.
amidakuji-over-diamonds = Punkty po równo: { $points }; { $seat } ma więcej diamentów.
amidakuji-over-board = Punkty po równo: { $points }, diamenty też; { $seat } ma więcej monet z planszy.
amidakuji-over-draw = Remis: punkty po równo: { $points }, i wszystko inne równe.

## Plansza

amidakuji-panel = Plansza
amidakuji-place-circle = { $place }
amidakuji-place-base = baza { $base } ({ $seat })
amidakuji-place-nowhere = donikąd
amidakuji-pace-ahead = naprzód
amidakuji-pace-left = w lewo
amidakuji-pace-right = w prawo
amidakuji-base-fresh = jeszcze bez monety
amidakuji-base-gold = złota moneta o wartości { $value }
amidakuji-base-diamond = diament
amidakuji-base-black = czarna moneta
amidakuji-base-bare = już bez monety
amidakuji-cell = { $place }: { $details }
amidakuji-cell-empty = { $place }: puste
amidakuji-says-coins = monety: { $coins }
amidakuji-says-own-piece = twój pionek { $piece }
amidakuji-says-piece = pionek { $piece } ({ $seat })
amidakuji-says-carries = niesie monety: { $coins }
amidakuji-says-chosen = wybrane
amidakuji-says-free = tu możesz postawić pionek
amidakuji-says-ways = drogi kończące się tutaj: { $count }

## Co można zrobić

amidakuji-act-no-base = Najpierw wybierz bazę
amidakuji-act-no-way = Najpierw wybierz drogę
amidakuji-act-place = Postaw pionek na bazie { $base }
amidakuji-act-enter = Wprowadź pionek { $piece } z bazy { $base }: { $way }, cel: { $place }
amidakuji-act-move = Rusz pionkiem { $piece }: { $way }, cel: { $place }
amidakuji-act-lose-turn = Pionek { $piece } jest zablokowany: strać kolejkę
amidakuji-act-pass = Pas
amidakuji-act-next = Następna droga
amidakuji-act-previous = Poprzednia droga
amidakuji-act-piece = Pionek { $piece }
amidakuji-act-choose-here = Wybierz drogę, która się tu kończy lub zaczyna
amidakuji-act-go-here = Idź tu teraz

## Notatki

amidakuji-note-die = Kostka pokazuje { $face }. { $seat } może ruszyć pionek: { $choices }.
amidakuji-note-then = Jeśli to zrobisz: { $effects }.
amidakuji-note-score = { $seat }: { $points } (monety { $coins }, złoto { $gold }, diamenty { $diamonds }).
amidakuji-note-knocked = { $seat }, pionki czekające na wejście: { $pieces }.
amidakuji-note-arrived = { $seat }, pionki, które mogą ruszyć od nowa: { $pieces }.
amidakuji-note-home = { $seat }, pionki, które dotarły: { $pieces }.
amidakuji-note-lost = { $seat }, pionki stracone: { $pieces }.
amidakuji-note-last = Ostatnia runda: nic już nie rusza od nowa.

## Co zrobiono

amidakuji-told-place = { $seat } stawia pionek { $piece } na bazie { $base }.
amidakuji-told-enter = { $seat } wprowadza pionek { $piece } z bazy { $base }: { $way }, cel: { $place }.
amidakuji-told-move = { $seat } rusza pionkiem { $piece }: { $way }, cel: { $place }.
amidakuji-told-lost-turn = { $seat } traci kolejkę: pionek { $piece } jest zablokowany.
amidakuji-told-pass = { $seat } pasuje.
amidakuji-told-effects = { $done } Potem: { $effects }.
amidakuji-told-roll = Kostka, rzucona przez oboje, pokazuje { $face }; rusza się { $seat }.
amidakuji-told-left = { $seat }: odejście od stołu.
amidakuji-told-unreadable = Tego nie da się odczytać.
amidakuji-effect-laid = moneta o wartości { $value } na bazie { $base }
amidakuji-effect-knocked = pionek { $piece } zbity ({ $seat }, { $place })
amidakuji-effect-dropped = monety zostają na { $place }: { $coins }
amidakuji-effect-took = zabrane monety: { $coins }
amidakuji-effect-arrived = dotarcie z monetami: { $coins }
amidakuji-effect-won = zdobyte: { $coin }
amidakuji-effect-replaced = teraz na tej bazie: { $coin }
amidakuji-effect-last = zaczyna się ostatnia runda
amidakuji-effect-lost = pionek { $piece } stracony ({ $seat })

## Pozycja jako tekst

amidakuji-form-line = Wiersz { $line } nie jest wierszem pozycji.
amidakuji-form-pieces = Każdy pionek obojga musi raz być na planszy albo w ręce.
amidakuji-form-coins = Monet z planszy jest { $found }; ma być { $wanted }.
amidakuji-form-gold = Złote monety się nie zgadzają ({ $seat }): najpierw wyższe, a zabrane są u drugiego.
amidakuji-form-replaced = { $seat } ma dwa diamenty i jedną czarną monetę, nie więcej.

## Co nie jest możliwe

amidakuji-refuse-not-due = Nie na to teraz czekamy.
amidakuji-refuse-over = Gra jest skończona.
amidakuji-refuse-roll = Trwa rzut kostką. Poczekaj.
amidakuji-refuse-turn = Teraz kolej gracza { $seat }.
amidakuji-refuse-unreadable = Te bajty nie są ruchem.
amidakuji-refuse-words = Napisz „place 4”, „move 1 FLF”, „enter 1 4 FLF” albo „pass”. F naprzód, L w lewo, R w prawo.
amidakuji-refuse-no-piece = Nie ma takiego pionka. Wybierz od 1 do { $most }.
amidakuji-refuse-no-base = Nie ma takiej bazy. Wybierz od 1 do 7.
amidakuji-refuse-steps = Droga składa się z F (naprzód), L (w lewo) i R (w prawo).
amidakuji-refuse-many-steps = Żadna kostka nie pokazuje więcej niż pięć kroków.
amidakuji-refuse-placing = Najpierw postaw pionki: „place” i baza.
amidakuji-refuse-placed = Wszystkie pionki stoją. Rusz jednym.
amidakuji-refuse-pass = Możesz się ruszyć, więc nie możesz spasować.
amidakuji-refuse-base-used = Baza { $base } miała już monetę. Wybierz bazę bez monety.
amidakuji-refuse-base-held = Na bazie { $base } stoi twój pionek. Wybierz inną bazę.
amidakuji-refuse-rotation = Pionek { $piece } już się ruszył w tym cyklu. Rusz jednym z tych: { $choices }.
amidakuji-refuse-lost = Pionek { $piece } jest stracony.
amidakuji-refuse-home = W ostatniej rundzie nic nie rusza od nowa: pionek { $piece } zostaje.
amidakuji-refuse-in-hand = Pionek { $piece } jest w ręce. Wprowadź go z bazy: „enter”.
amidakuji-refuse-on-board = Pionek { $piece } jest już na planszy. Rusz nim: „move”.
amidakuji-refuse-alternate = Kroki są na przemian: naprzód, w bok, naprzód, w bok.
amidakuji-refuse-begin = Tutaj pierwszy krok prowadzi naprzód.
amidakuji-refuse-beyond = Droga kończy się na bazie naprzeciw; reszta rzutu przepada.
amidakuji-refuse-outside = Ta droga wychodzi poza planszę.
amidakuji-refuse-own = Na { $place } stoi twój pionek. Zatrzymaj się gdzie indziej.
amidakuji-refuse-short = Rzut to { $roll }: zrób tyle kroków, dopóki taka droga jest wolna.
amidakuji-refuse-long = Rzut to { $roll }: to nie jest jego droga.
amidakuji-refuse-lost-turn = Ten pionek może się ruszyć, więc kolejka nie przepada.
amidakuji-refuse-die = Kostka ma sześć ścian i pokazuje jedną.

## Lekcja

amidakuji-lesson-1 = Koła leżą między twoimi bazami, na dole, i bazami drugiego, u góry. Liczba na nich to tyle monet. Przeprowadź swoje pionki, a z nimi monety.
amidakuji-lesson-2 = Postaw pierwszy pionek na bazie 1. Położy się tam twoja moneta o wartości 5.
amidakuji-lesson-3 = Teraz drugi stawia pionek.
amidakuji-lesson-4 = Postaw drugi pionek na bazie 5.
amidakuji-lesson-5 = Drugi też stawia drugi pionek. Potem oboje razem rzucacie kostką.
amidakuji-lesson-6 = Kostka pokazuje 3: naprzód, w bok, naprzód. Wybierz pionek 1: naprzód, w prawo, naprzód. Staje na monecie na b2 i ją bierze.
amidakuji-lesson-7 = Drugi rusza. Jego lewa to twoja prawa: patrzy w twoją stronę.
amidakuji-lesson-8 = Twoje pionki ruszają się po kolei, teraz pionek 2: naprzód, w lewo, naprzód. Przechodząc, nic się nie bierze.
amidakuji-lesson-9 = Drugi rusza drugim pionkiem.
amidakuji-lesson-10 = Oba twoje pionki już się ruszyły: znów wybierasz. Pionek 1: naprzód, w prawo, naprzód, na monetę na d3.
amidakuji-lesson-11 = Drugi wchodzi na d5 i bierze monetę.
amidakuji-lesson-12 = Stań na nim: pionek 2, naprzód, w prawo, naprzód. Zanim ruszysz, zobacz, co z tego wyniknie.
amidakuji-lesson-13 = Jest zbity, a jego moneta jest twoja. Gdyby tylko przejść, leżałaby na d5. Zaczyna znów z bazy bez monety i kładzie tam następną.
amidakuji-lesson-14 = Doprowadź pionki do górnego rzędu: liczy się to, co niosą, i moneta bazy. Gdy pojawi się tam czarna moneta, zaczęła się ostatnia runda. Wygrywa, kto ma więcej punktów.
