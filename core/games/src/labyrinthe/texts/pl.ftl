### Słowa gry Labyrinthe. Klucze są takie same we wszystkich językach, ich zmienne także.

labyrinthe-name = Labyrinthe
labyrinthe-pitch = Narysuj labirynt i przejdź przez cudzy, zadając pytania.
labyrinthe-length = około 15 minut
labyrinthe-rules = Każdy rysuje labirynt na papierze w kratkę: ściany między polami, start D i metę A, każde pole dostępne. Na zmianę każdy zadaje jedno pytanie o labirynt drugiego. „Ile ścian jest wokół tego pola?” – odpowiedzią jest liczba, bez miejsc. „Czy mogę iść tą drogą?”, od pola, na którym się stoi, pole po polu: „tak”, gdy nie ma na niej ściany, i staje się na jej końcu; „nie”, gdy jest choć jedna, bez mówienia gdzie, i zostaje się w miejscu. Droga, która dotyka A, tam się kończy. Kto pierwszy stanie na A, wygrywa.

labyrinthe-option-size = Rozmiar
labyrinthe-option-size-value = { $value } × { $value }
labyrinthe-option-equal_turns = Równe kolejki
labyrinthe-option-equal_turns-no = nie: wygrywa, kto dojdzie pierwszy
labyrinthe-option-equal_turns-yes = tak: dojście w tej samej kolejce to remis

## Co się teraz dzieje

labyrinthe-now-draw = Narysuj swój labirynt.
labyrinthe-now-draws = { $seat } rysuje labirynt.
labyrinthe-now-draw-meanwhile = Narysuj swój labirynt. Zatwierdzisz go, gdy { $seat } zatwierdzi swój.
labyrinthe-now-ask = Twoja kolej: pytasz, odpowiada { $seat }.
labyrinthe-now-asks = { $seat } wybiera pytanie.
labyrinthe-now-answers = Odpowiedź należy do gracza { $seat }.
labyrinthe-now-won = Wygrana jest twoja.
labyrinthe-now-lost = Wygrywa { $seat }.
labyrinthe-over-arrived = Pierwszy na mecie: { $seat }.
labyrinthe-over-both = Obaj gracze doszli do mety w tej samej kolejce.

## Plansze

labyrinthe-panel-editor = Twój labirynt w trakcie rysowania
labyrinthe-panel-own = Twój labirynt
labyrinthe-panel-notebook = Labirynt gracza { $seat }, twój notatnik
labyrinthe-panel-maze = Labirynt gracza { $seat }

## Co można zrobić

labyrinthe-act-ready = Gotowe: gram tym labiryntem
labyrinthe-act-start = Tu start (D)
labyrinthe-act-goal = Tu meta (A)
labyrinthe-act-generate = Wymyśl labirynt
labyrinthe-act-level = Poziom { $level }
labyrinthe-act-clear = Usuń wszystkie ściany
labyrinthe-act-undo = Cofnij
labyrinthe-act-redo = Przywróć
labyrinthe-act-ask-way = Zapytaj o drogę: { $way }
labyrinthe-act-ask-count = Policz ściany wokół { $cell }
labyrinthe-act-ask-no-way = Najpierw narysuj drogę
labyrinthe-act-ask-no-cell = Najpierw wybierz pole
labyrinthe-act-walk = Idź
labyrinthe-act-count = Licz ściany
labyrinthe-act-pencil = Ołówek
labyrinthe-act-back = Cofnij krok
labyrinthe-act-drop = Porzuć to pytanie
labyrinthe-act-mark = Zaznacz to pole
labyrinthe-act-save = Zapamiętaj notatki
labyrinthe-act-return = Wróć do zapamiętanych notatek
labyrinthe-act-clean = Wymaż wszystkie notatki
labyrinthe-act-wall = Ściana { $side }
labyrinthe-act-ask-here = Zapytaj teraz: ściany wokół tego pola
labyrinthe-act-note = Ołówkiem: ściana { $side }

## Notatki

labyrinthe-note-legal = Labirynt jest poprawny. Ściany: { $walls }. Kroki od startu do mety: { $steps }.
labyrinthe-note-near = { $steps ->
    [one] Meta jest tylko o krok od startu. Łatwo będzie ją znaleźć.
    [few] Meta jest tylko o { $steps } kroki od startu. Łatwo będzie ją znaleźć.
    [many] Meta jest tylko o { $steps } kroków od startu. Łatwo będzie ją znaleźć.
   *[other] Meta jest tylko o { $steps } kroku od startu. Łatwo będzie ją znaleźć.
}
labyrinthe-note-heard-count = { $count ->
    [0] Wokół { $cell } nie ma ścian.
    [one] Wokół { $cell } jest jedna ściana.
    [few] Wokół { $cell } są { $count } ściany.
    [many] Wokół { $cell } jest { $count } ścian.
   *[other] Wokół { $cell } jest { $count } ściany.
}
labyrinthe-note-heard-yes = Tak: na drodze { $way } nie ma ściany.
labyrinthe-note-heard-no = Nie: na drodze { $way } jest ściana.
labyrinthe-note-told-count = { $count ->
    [0] Odpowiedź dla gracza { $seat }: wokół { $cell } nie ma ścian.
    [one] Odpowiedź dla gracza { $seat }: wokół { $cell } jest jedna ściana.
    [few] Odpowiedź dla gracza { $seat }: wokół { $cell } są { $count } ściany.
    [many] Odpowiedź dla gracza { $seat }: wokół { $cell } jest { $count } ścian.
   *[other] Odpowiedź dla gracza { $seat }: wokół { $cell } jest { $count } ściany.
}
labyrinthe-note-told-yes = Pytanie gracza { $seat } o drogę { $way }: odpowiedź „tak”.
labyrinthe-note-told-no = Pytanie gracza { $seat } o drogę { $way }: odpowiedź „nie”.
labyrinthe-note-sure-no = Wiesz o ścianie na tej drodze: odpowiedź będzie „nie”.
labyrinthe-note-sure-yes = Wiesz, że ta droga jest wolna: odpowiedź będzie „tak”.
labyrinthe-note-sure-count = Znasz już odpowiedź dla { $cell }: { $count }.
labyrinthe-note-exact = Narysowane jest wszystko, co wynika z odpowiedzi.
labyrinthe-note-propagated = To, co narysowane, jest pewne; z odpowiedzi może wynikać jeszcze więcej.
labyrinthe-note-contradiction = Do wszystkich odpowiedzi gracza { $seat } nie pasuje żaden labirynt. Wyjaśni się to po otwarciu labiryntów.

## Co czytnik ekranu mówi o polu

labyrinthe-cell = Wiersz { $row }, kolumna { $column }, { $cell }: { $details }
labyrinthe-cell-blank = Wiersz { $row }, kolumna { $column }, { $cell }: nic nie wiadomo
labyrinthe-cell-details = { $front }; { $last }
labyrinthe-side-north = na północy
labyrinthe-side-east = na wschodzie
labyrinthe-side-south = na południu
labyrinthe-side-west = na zachodzie
labyrinthe-says-start = start
labyrinthe-says-goal = meta
labyrinthe-says-here = tu stoisz
labyrinthe-says-walker = tu stoi { $seat }
labyrinthe-says-wrong = tu złamana jest reguła
labyrinthe-says-walls = { $count ->
    [one] ściana { $sides }
   *[other] ściany { $sides }
}
labyrinthe-says-free = wokół nie ma ścian
labyrinthe-says-border = brzeg { $sides }
labyrinthe-says-open = wolne { $sides }
labyrinthe-says-unsure = { $count ->
    [one] być może ściana { $sides }
   *[other] być może ściany { $sides }
}
labyrinthe-says-drafted = rysowane { $sides }
labyrinthe-says-count = { $count ->
    [0] odpowiedź: wokół nie ma ścian
    [one] odpowiedź: wokół jedna ściana
    [few] odpowiedź: wokół { $count } ściany
    [many] odpowiedź: wokół { $count } ścian
   *[other] odpowiedź: wokół { $count } ściany
}
labyrinthe-says-walked = na przebytej drodze
labyrinthe-says-asked = krok { $step } drogi, o którą pytasz
labyrinthe-says-counted = wokół niego liczysz ściany
labyrinthe-says-marked = twoja notatka: krzyżyk
labyrinthe-says-maybe-wall = { $count ->
    [one] twoja notatka: może ściana { $sides }
   *[other] twoja notatka: może ściany { $sides }
}
labyrinthe-says-maybe-open = twoja notatka: może wolne { $sides }

## Co zrobiono

labyrinthe-told-commit = { $seat } ma gotowy labirynt: start { $start }, meta { $goal }.
labyrinthe-told-count = { $seat } pyta, ile ścian jest wokół { $cell }.
labyrinthe-told-way = { $seat } pyta o drogę { $way }.
labyrinthe-told-reply-count = { $count ->
    [0] Wokół { $cell } nie ma ścian.
    [one] Wokół { $cell } jest jedna ściana.
    [few] Wokół { $cell } są { $count } ściany.
    [many] Wokół { $cell } jest { $count } ścian.
   *[other] Wokół { $cell } jest { $count } ściany.
}
labyrinthe-told-reply-yes = Tak: { $walker } idzie na { $cell }.
labyrinthe-told-reply-arrived = Tak: { $walker } dochodzi do mety na { $cell }.
labyrinthe-told-reply-no = Nie: na drodze jest ściana, { $walker } zostaje na { $cell }.
labyrinthe-told-open = { $seat } otwiera labirynt.
labyrinthe-told-drawn = Wszyscy wspólnie losowali.
labyrinthe-told-left = { $seat } opuszcza grę.
labyrinthe-told-unreadable = Tego nie da się odczytać.

## Co jest nie tak z labiryntem

labyrinthe-flaw-unreadable = Te bajty nie są labiryntem.
labyrinthe-flaw-size = Liczba kolumn i wierszy labiryntu: { $found }; przy tym stole: { $wanted }.
labyrinthe-flaw-closed = { $count ->
    [one] Jedno pole jest odcięte: { $cells }. Usuń którąś ścianę.
    [few] { $count } pola są odcięte: { $cells }. Usuń którąś ścianę.
    [many] { $count } pól jest odciętych: { $cells }. Usuń którąś ścianę.
   *[other] { $count } pola jest odcięte: { $cells }. Usuń którąś ścianę.
}
labyrinthe-flaw-ends = Start i meta są na tym samym polu: { $cell }. Przesuń jedno z nich.

## Plansza jako tekst

labyrinthe-board-lines = Liczba linii planszy: { $found }; labirynt o liczbie wierszy { $size } wymaga { $wanted }.
labyrinthe-board-width = Linia { $line }: liczba znaków { $found }; potrzeba { $wanted }.
labyrinthe-board-letter = Linia { $line }, znak { $place }: „{ $found }” stoi tam, gdzie ma być jeden z tych znaków: { $wanted } (␣ to odstęp).
labyrinthe-board-twice = Linia { $line }: { $end } występuje na planszy dwa razy.
labyrinthe-board-missing = Na planszy brakuje { $end }. Umieść tę literę na polu.

## Co nie jest możliwe

labyrinthe-refuse-not-due = Nie na to teraz pora.
labyrinthe-refuse-turn = Teraz pyta { $seat }.
labyrinthe-refuse-unreadable = Te bajty nie są pytaniem.
labyrinthe-refuse-words = Zapytaj „count b3” albo „way b3 b4 c4” (najpierw pole, na którym stoisz), albo „way ESS”.
labyrinthe-refuse-draw-words = Rysuj słowami „wall b3 N”, „start b3” albo „goal b3”.
labyrinthe-refuse-border = Brzeg już jest ścianą i nią zostaje. Wybierz inną stronę.
labyrinthe-refuse-no-cell = „{ $word }” to nie pole. Pole to litera i liczba, na przykład b3.
labyrinthe-refuse-count-outside = To pole leży poza labiryntem. Liczba jego kolumn i wierszy: { $size }. Wybierz inne.
labyrinthe-refuse-way-outside = Ta droga wychodzi poza labirynt. Pozostań wewnątrz brzegu.
labyrinthe-refuse-way-long = Największa liczba kroków drogi: { $most }. Zapytaj o krótszą.
labyrinthe-refuse-way-empty = Droga ma co najmniej jeden krok. Wymień pola, na które idziesz.
labyrinthe-refuse-way-start = Stoisz na { $cell }. Zacznij drogę stamtąd.
labyrinthe-refuse-way-jump = { $to } nie sąsiaduje z { $from }. Idź z pola na pole.
labyrinthe-refuse-way-arrived = { $cell } to meta: tam droga się kończy.
labyrinthe-refuse-ends-unreadable = Start i meta nie są podane jako dwa pola labiryntu.
labyrinthe-refuse-ends-equal = Start i meta są na tym samym polu: { $cell }. Muszą być różne.
labyrinthe-refuse-reply-unfit = To nie jest odpowiedź na to pytanie.
labyrinthe-refuse-reply-impossible = Wokół { $cell } jest więcej ścian niż { $count }: brzeg też się liczy.
labyrinthe-refuse-reply-changed = Wcześniejsza odpowiedź gracza { $seat } na to samo pytanie była inna.

## Lekcja

labyrinthe-lesson-1 = Drugi gracz ma labirynt, którego nie widzisz. Stoisz na b4 i chcesz dojść do flagi na d3. Odkryj ściany, zadając pytania.
labyrinthe-lesson-2 = Najpierw zapytaj, ile ścian jest wokół twojego pola: wybierz „Licz ściany”, potem b4, i zapytaj.
labyrinthe-lesson-3 = Dwie ściany, ale nie wiadomo które. Teraz drugi gracz pyta o twój labirynt, a plansza odpowiada sama.
labyrinthe-lesson-4 = Spróbuj zrobić krok: wybierz „Idź”, przejdź z b4 na c4 i zapytaj.
labyrinthe-lesson-5 = „Nie”: między nimi jest ściana i zostajesz na b4. Znów kolej drugiego gracza.
labyrinthe-lesson-6 = Spójrz na notatnik. Gruba linia to pewna ściana. Kropki są niepewne: jedna z nich to druga ściana wokół b4. Niczego nie musisz pamiętać.
labyrinthe-lesson-7 = Droga może być tak długa, jak chcesz. Obejdź ścianę jednym pytaniem: b4, b3, c3.
labyrinthe-lesson-8 = „Tak”: na całej drodze nie ma ściany i stoisz na c3. Odpowiedź „nie” nie zdradziłaby, gdzie jest ściana.
labyrinthe-lesson-9 = Teraz policz ściany wokół flagi: d3.
labyrinthe-lesson-10 = Trzy ściany: tylko jedna strona jest wolna. Drugi gracz pyta jeszcze raz.
labyrinthe-lesson-11 = Spróbuj wejść od góry: c3, c2, d2, d3.
labyrinthe-lesson-12 = Jesteś na mecie przed drugim graczem: wygrana jest twoja. Po grze oba labirynty są otwierane, a każda odpowiedź jest sprawdzana.
