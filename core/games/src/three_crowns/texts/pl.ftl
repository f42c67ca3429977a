### Słowa gry Trzy korony. Klucze są takie same w każdym języku, i ich zmienne też.

three-crowns-name = Trzy korony
three-crowns-pitch = Ustaw pionki w linii, by je ukoronować, a trzy korony w linii, by wygrać.
three-crowns-length = około 20 minut
three-crowns-rules = Każdy ma dziesięć pionków. Na zmianę przesuwa się pionek na sąsiednie wolne pole, w dowolnym kierunku, albo skacze dwa razy nad pionkami przeciwnika. Pionek bez korony, który stanie w prostej linii z co najmniej dwoma własnymi pionkami bez korony, dostaje koronę. Ukoronowany skacze tylko nad pionkami bez korony, pionek bez korony tylko nad ukoronowanymi: zawsze dwa razy, nad dwoma różnymi pionkami, za każdym razem na wolne pole tuż za nimi. Drugi przeskoczony pionek zostaje zbity; ukoronowany traci zamiast tego koronę, chyba że powstałaby linia trzech. Wygrywa, kto pierwszy zbije trzy pionki albo ma trzy ukoronowane pionki w linii. Ta sama pozycja po raz trzeci unieważnia grę.

three-crowns-option-second_turn = Drugi ruch Białych
three-crowns-option-second_turn-different = innym pionkiem niż pierwszy
three-crowns-option-second_turn-same = tym samym pionkiem co pierwszy
three-crowns-option-second_turn-free = dowolnym pionkiem

## Co się teraz dzieje

three-crowns-now-move = Twój ruch: wybierz pionek, potem dokąd idzie.
three-crowns-now-moves = { $seat } wybiera ruch.
three-crowns-now-won = Wygrana.
three-crowns-now-lost = Wygrywa { $seat }.
three-crowns-over-captures = { $seat } ma trzy zbite pionki.
three-crowns-over-crowns = { $seat } ma trzy ukoronowane pionki w linii.
three-crowns-over-repeated = Ta sama pozycja wystąpiła po raz trzeci: gra jest nieważna.
three-crowns-over-stuck = Żaden pionek nie może się ruszyć: remis.

## Plansza

three-crowns-panel = Plansza; Białe: { $seat }
three-crowns-panel-white = Plansza; grasz Białymi
three-crowns-panel-black = Plansza; grasz Czarnymi

## Co można zrobić

three-crowns-act-first = Najpierw wybierz pionek
three-crowns-act-choose = Wybierz pionek na { $cell }
three-crowns-act-where = Wybierz, dokąd idzie { $cell }
three-crowns-act-jump = Skocz najpierw na { $cell }
three-crowns-act-second = Wybierz, dokąd skacze z { $cell }
three-crowns-act-move = Ruch { $move }
three-crowns-act-drop = Porzuć wybór
three-crowns-act-here = Wybierz to pole: pionek albo dokąd idzie

## Uwagi

three-crowns-note-captured = Zbite: twoje { $mine }, { $seat }: { $theirs }. { $needed } wygrywają.
three-crowns-note-other = W tym ruchu musi iść inny pionek niż { $cell }.
three-crowns-note-same = W tym ruchu musi iść { $cell }.
three-crowns-note-repeated = Ta pozycja wystąpiła drugi raz. Trzeci raz unieważnia grę.

## Co czytnik ekranu mówi o polu

three-crowns-cell = Wiersz { $row }, kolumna { $column }, { $cell }: { $details }
three-crowns-cell-details = { $front }; { $last }
three-crowns-says-empty = puste
three-crowns-says-mine = twój pionek
three-crowns-says-mine-crowned = twój pionek, ukoronowany
three-crowns-says-theirs = pionek gracza { $seat }
three-crowns-says-theirs-crowned = pionek gracza { $seat }, ukoronowany
three-crowns-says-came-from = stąd wyszedł ostatni ruch
three-crowns-says-came-to = tu skończył się ostatni ruch
three-crowns-says-captured = tu zbito pionek
three-crowns-says-uncrowned = właśnie stracił koronę
three-crowns-says-line = w linii trzech koron
three-crowns-says-chosen = wybrany
three-crowns-says-by = tu kończy się pierwszy skok
three-crowns-says-goal = może tu iść
three-crowns-says-stop = może najpierw skoczyć tutaj

## Co zrobiono

three-crowns-told-step = { $seat } idzie z { $from } na { $to }.
three-crowns-told-jumps = { $seat } skacze z { $from } na { $by } i dalej na { $to }.
three-crowns-told-more = { $first } { $then }
three-crowns-told-crowned = Pionek na { $cell } dostaje koronę.
three-crowns-told-captured = Pionek na { $cell } zostaje zbity.
three-crowns-told-uncrowned = Pionek na { $cell } traci koronę.
three-crowns-told-drawn = Los wyciągnęli wszyscy.
three-crowns-told-left = { $seat } odchodzi od stołu.
three-crowns-told-unreadable = Tego nie da się odczytać.

## Co znajduje analiza w skończonej grze

three-crowns-analysis-best = Teraz najlepiej: { $line }.
three-crowns-analysis-was-best = { $move }: lepszego ruchu nie znaleziono.
three-crowns-analysis-cost = { $move }, gracz { $seat }: strata { $points } punktów. Lepsze było { $line }.
three-crowns-analysis-turned = Przed { $move }: { $before } Lepsze było { $line }.
three-crowns-analysis-wins = { $seat } wygrywa za { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, cokolwiek zrobi druga strona.
three-crowns-analysis-even = Żadna strona nie ma przewagi.
three-crowns-analysis-ahead = { $seat } ma przewagę { $points } punktów; korona liczy się za 100.

## Co jest nie tak z pozycją

three-crowns-flaw-unreadable = Te bajty nie są pozycją.
three-crowns-flaw-many = Pionków jednej strony: { $count }; zaczyna się z { $most }. Zabierz część z nich.
three-crowns-flaw-few = Jednej stronie zostało pionków tylko { $count }: ta gra jest skończona.
three-crowns-flaw-troika = Pionki bez korony jednej strony stoją w linii trzech. Jeden z nich dostałby koronę.
three-crowns-flaw-crowned = Trzy ukoronowane pionki jednej strony stoją w linii: ta gra jest skończona.

## Pozycja jako tekst

three-crowns-board-lines = Pozycja to osiem wierszy po osiem liter, potem „white” albo „black”; tu wierszy jest { $found }.
three-crowns-board-line = Wiersz { $line }: potrzeba ośmiu spośród w, W, b, B i „.”.
three-crowns-board-mover = Wiersz { $line }: potrzeba „white” albo „black”, kto ma ruch.

## Co nie jest możliwe

three-crowns-refuse-not-due = Nie na to się teraz czeka.
three-crowns-refuse-turn = Teraz ruch ma { $seat }.
three-crowns-refuse-unreadable = Te bajty nie są ruchem.
three-crowns-refuse-words = Krok zapisuje się „a1-a2”, a podwójny skok „a5:c5:e7”.
three-crowns-refuse-no-cell = „{ $word }” nie jest polem. Pole to litera od a do h i liczba od 1 do 8, na przykład b3.
three-crowns-refuse-marks = Nie to wynika z tego ruchu. Zapisuje się go { $move }.
three-crowns-refuse-no-piece = Na { $cell } nie stoi twój pionek. Wybierz własny.
three-crowns-refuse-stuck = Pionek na { $cell } nie może się ruszyć. Wybierz inny.
three-crowns-refuse-same = Drugi ruch Białych należy do innego pionka niż pierwszy. Wybierz inny niż { $cell }.
three-crowns-refuse-other = Drugi ruch Białych należy do tego samego pionka co pierwszy: { $cell }.
three-crowns-refuse-far = { $to } nie sąsiaduje z { $from }. Krok prowadzi na sąsiednie pole.
three-crowns-refuse-taken = Na { $cell } już stoi pionek. Wybierz wolne pole.
three-crowns-refuse-no-jump = Z { $from } na { $to } to nie skok: skacze się prosto, nad jednym pionkiem.
three-crowns-refuse-two-jumps = Skok jest zawsze podwójny: podaj trzy pola, na przykład a5:c5:e7.
three-crowns-refuse-single = Z { $cell } nie ma drugiego skoku. Skacze się dwa razy albo wcale.
three-crowns-refuse-nobody = Na { $cell } nie stoi pionek przeciwnika do przeskoczenia.
three-crowns-refuse-crowned = Pionek na { $cell } jest ukoronowany: ukoronowany skacze tylko nad pionkami bez korony.
three-crowns-refuse-uncrowned = Pionek na { $cell } nie ma korony: pionek bez korony skacze tylko nad ukoronowanymi.
three-crowns-refuse-back = Drugi skok nie może wracać nad { $cell }. Przeskakuje się dwa różne pionki.

## Lekcja

three-crowns-lesson-1 = Grasz Białymi i zaczynasz. Pionek idzie o jedno pole, w jednym z ośmiu kierunków, na wolne pole.
three-crowns-lesson-2 = Przesuń pionek z a1 na b2: wybierz a1, potem b2.
three-crowns-lesson-3 = Teraz ruch ma druga strona.
three-crowns-lesson-4 = Twój drugi ruch należy do innego pionka. Przesuń a4 na a3: stanie tam w prostej linii z b2 i c1.
three-crowns-lesson-5 = Trzy pionki bez korony w linii: ten, który przyszedł, dostaje koronę i nosi literę K. Znów ruch ma druga strona.
three-crowns-lesson-6 = Ukoronowany pionek może skakać nad pionkami bez korony, zawsze dwa razy. Wybierz a3, potem c5, potem a7.
three-crowns-lesson-7 = Drugi przeskoczony pionek, na b6, zostaje zbity. Pierwszy zostaje. Kto zbije trzy, wygrywa.
three-crowns-lesson-8 = Pionek bez korony skacze tylko nad ukoronowanymi; drugi z nich traci koronę. A trzy ukoronowane pionki w linii wygrywają od razu.
