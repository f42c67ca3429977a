### The words of Lap. Keys are the same in every language, and so are the variables of each.

lap-name = Lap
lap-pitch = Podziel planszę na cztery obszary i odgadnij cudze, pytając o kwadraty.
lap-length = około 20 minut
lap-rules = Każdy dzieli kwadratową planszę na cztery równe obszary od A do D, każdy spójny bokami. Na zmianę każdy pyta o kwadrat 2 × 2 pola: odpowiedź mówi, ile jego pól należy do każdego obszaru, ale nie które. Zamiast pytać można zadeklarować całą planszę, w zapieczętowanej formie: dokładnie dobra wygrywa, zła przegrywa. Jeśli drugi otrzymał tyle samo odpowiedzi, też może zadeklarować, zanim obie zostaną otwarte; dwie dobre deklaracje to remis. Plansza, której wszystkie odpowiedzi nie odróżniają od innej, jest odrzucana.
lap-option-size = Rozmiar
lap-option-size-10 = 10 × 10, obszary po 25 pól
lap-option-size-8 = 8 × 8, obszary po 16 pól
lap-option-wrong = Błędna deklaracja
lap-option-wrong-loses = przegrywa grę
lap-option-wrong-skips = kosztuje kolejki
lap-option-skip = Utracone kolejki
lap-option-skip-value = { $value }
lap-option-undecidable = Plansza nierozstrzygalna
lap-option-undecidable-loses = przegrywa grę
lap-option-undecidable-void = unieważnia grę

## What happens now

lap-head-drawing = { $seat } maluje planszę.
lap-head-turn = { $seat } pyta lub deklaruje.
lap-head-asked = { $seat } pyta o { $square }; { $other } jest winien odpowiedź.
lap-head-seal = { $seat } pieczętuje deklarację.
lap-head-reply = { $seat } też może zadeklarować albo nie.
lap-head-open = { $seat } otwiera to, co zapieczętowane.
lap-head-judge = { $seat } odpowiada na deklarację.
lap-head-over = Gra skończona.
lap-over-right = { $seat } dokładnie podaje planszę gracza { $other }.
lap-over-wrong = { $other } podaje błędną planszę; wygrywa { $seat }.
lap-over-both-right = Obaj podali dobre plansze po tylu samych odpowiedziach.
lap-over-both-wrong = Obie deklaracje są błędne.
lap-over-undecidable = Plansza była nierozstrzygalna: gra się nie liczy.

## The boards

lap-title-editor = Twoja plansza, malowana
lap-title-own = Twoja plansza
lap-title-notebook = Plansza gracza { $seat }, twój notes
lap-title-board = Plansza gracza { $seat }

## What can be done

lap-act-ready = Gotowe: graj tą planszą
lap-act-generate = Wymyśl planszę
lap-act-clear = Zetrzyj wszystko
lap-act-undo = Cofnij
lap-act-redo = Ponów
lap-act-level = Poziom { $level }
lap-act-brush = Obszar { $area }
lap-act-rubber = Gumka
lap-act-paint-here = Maluj { $area } tutaj
lap-act-rub-here = Zetrzyj tutaj
lap-act-mark-here = Ołówek: { $area }
lap-act-ask = Zapytaj o { $square }
lap-act-ask-any = Zapytaj
lap-act-ask-here = Zapytaj o kwadrat zaczynający się tutaj
lap-act-squares = Wybieraj kwadraty
lap-act-pencil = Ołówek
lap-act-paint = Maluj deklarację
lap-act-declare = Zadeklaruj całą planszę
lap-act-seal = Zapieczętuj namalowaną deklarację
lap-act-none = Nic nie deklaruj
lap-act-fill = Maluj to, co pewne
lap-act-save = Ustaw punkt zapisu
lap-act-return = Wróć do punktu zapisu

## Notes

lap-note-share = { $area }: { $count } z { $wanted } pól
lap-note-share-apart = { $area }: { $count } z { $wanted } pól, niespójny
lap-note-decidable = Wszystkie odpowiedzi odróżniają tę planszę od każdej innej.
lap-note-heard = { $seat } usłyszał o { $square }: { $counts }.
lap-note-you-heard = O { $square } wiesz: { $counts }.
lap-note-other-heard = { $seat } wie o twoim { $square }: { $counts }.
lap-note-exact = Notes pokazuje wszystko, co wynika.
lap-note-propagated = Notes pokazuje, co znalazło szybkie rozumowanie; może wynikać więcej.
lap-note-open = Pola niepewne: { $count }
lap-note-contradiction = Żadna plansza nie daje takich odpowiedzi: jedna jest fałszywa.
lap-note-skips = Twoje stracone kolejki: { $count }
lap-note-guess = Namalowane: { $counts } z { $wanted } każdy
lap-note-guess-whole = Namalowaną planszę można zadeklarować.

## What a screen reader says

lap-cell = Wiersz { $row }, kolumna { $column }, { $cell }: { $details }
lap-cell-blank = Wiersz { $row }, kolumna { $column }, { $cell }
lap-cell-details = { $front }, { $last }
lap-says-area = obszar { $areas }
lap-says-declared = zadeklarowane jako { $areas }
lap-says-bare = niepomalowane
lap-says-wrong = tu coś jest nie tak
lap-says-certain = na pewno { $areas }
lap-says-possible = jeden z { $areas }
lap-says-guess = namalowane { $areas }
lap-says-marks = ołówek { $areas }
lap-says-counts = { $square } zawiera { $counts }

## What happened

lap-told-commit = { $seat } związał się z planszą.
lap-told-sealed = { $seat } zapieczętował deklarację.
lap-told-ask = { $seat } pyta o { $square }.
lap-told-declare = { $seat } deklaruje całą planszę.
lap-told-none = { $seat } nic nie deklaruje.
lap-told-counts = { $square } zawiera { $counts }.
lap-told-right = Deklaracja gracza { $seat } jest dobra.
lap-told-wrong = Deklaracja gracza { $seat } jest błędna.
lap-told-open = { $seat } otworzył deklarację.
lap-told-board = { $seat } otworzył planszę.
lap-told-drawn = Wspólnie losowano.
lap-told-left = { $seat } odszedł.
lap-told-unreadable = Coś nieczytelnego.

## What is wrong with a board

lap-flaw-unreadable = Te bajty nie są planszą.
lap-flaw-size = Plansza ma { $found } pól szerokości, nie { $wanted }.
lap-flaw-blank = Pola jeszcze niepomalowane: { $count }
lap-flaw-share = Obszar { $area } ma { $count } pól zamiast { $wanted }.
lap-flaw-apart = Obszar { $area } nie jest spójny, odcięte pola: { $count }
lap-flaw-twin-column = Nierozstrzygalna: w kolumnie { $line } obszary { $areas } można zamienić, a każda odpowiedź pozostanie ta sama.
lap-flaw-twin-row = Nierozstrzygalna: w wierszu { $line } obszary { $areas } można zamienić, a każda odpowiedź pozostanie ta sama.
lap-flaw-twin-several = Nierozstrzygalna: obszary { $areas } można zamienić w { $count } polach, a każda odpowiedź pozostanie ta sama.
lap-board-lines = Plansza ma { $found } linii; potrzeba { $wanted }.
lap-board-width = Linia { $line } ma { $found } liter; potrzeba { $wanted }.
lap-board-letter = Linia { $line }, miejsce { $place }: { $found } zamiast A, B, C lub D.

## What is refused

lap-refuse-not-due = Teraz nie na to pora.
lap-refuse-turn = Kolej na gracza { $seat }.
lap-refuse-unreadable = Te bajty nie są ruchem.
lap-refuse-words = Napisz „ask AB12”, „declare” lub „none”.
lap-refuse-square = „{ $word }” nie jest kwadratem; napisz dwie litery i dwie liczby, np. AB12.
lap-refuse-outside = Ten kwadrat wychodzi poza planszę od A do { $letter } i od 1 do { $size }.
lap-refuse-reply = Drugi zadeklarował: zadeklaruj też albo odpowiedz „none”.
lap-refuse-none = Nie ma deklaracji, na którą trzeba odpowiedzieć; pytaj lub deklaruj.
lap-refuse-declarations = Nikt nie deklaruje więcej niż { $most } razy w grze.
lap-refuse-public = Zobowiązanie niczego tu nie ujawnia.
lap-refuse-reply-unreadable = To nie jest odpowiedź na pytanie.
lap-refuse-otherwise = { $seat } odpowiedział wcześniej inaczej o { $square }.
lap-refuse-opened = To, co otwarto, nie jest całą planszą.

## The lesson

lap-lesson-1 = To plansza drugiego gracza, podzielona na cztery spójne obszary od A do D po 16 pól. Nie widzisz jej: odgadnij ją.
lap-lesson-2 = Zapytaj o kwadrat w rogu: ask AB12.
lap-lesson-3 = A4: wszystkie cztery pola to A i notes je rysuje. Teraz drugi pyta o twoją.
lap-lesson-4 = Teraz środek planszy: ask DE45.
lap-lesson-5 = Po jednym polu każdego obszaru, nie wiadomo które. Drugi gra dalej.
lap-lesson-6 = Liczby w narożach to odpowiedzi w kolejności A B C D. Ołówkiem zaznaczasz swoje przypuszczenia.
lap-lesson-7 = Zapytaj jeszcze raz, w przeciwnym rogu: ask GH78.
lap-lesson-8 = D4. Drugi pyta jeszcze raz: oboje znacie wtedy po trzy odpowiedzi.
lap-lesson-9 = Załóżmy, że przyszło więcej odpowiedzi i znasz wszystko oprócz ostatniego rzędu: tyle deklaracji jest już namalowane.
lap-lesson-10 = Wybierz malowanie deklaracji, weź obszar D, pomaluj cztery puste pola od e8 do h8 i zadeklaruj całą planszę zamiast pytać.
lap-lesson-11 = Nikt jej jeszcze nie widzi: zapieczętuj namalowaną deklarację.
lap-lesson-12 = Drugi usłyszał tyle samo odpowiedzi, więc też może zadeklarować, zanim twoja zostanie otwarta. Nic nie deklaruje.
lap-lesson-13 = Wszystko dobrze: to wygrana. Zła przegrałaby, a dwie dobre to remis.
