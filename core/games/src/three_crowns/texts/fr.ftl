### Les mots de Trois Couronnes. Les clés sont les mêmes dans chaque langue, et leurs variables aussi.

three-crowns-name = Trois Couronnes
three-crowns-pitch = Alignez vos pièces pour les couronner, et trois couronnes pour gagner.
three-crowns-length = environ 20 minutes
three-crowns-rules = Chacun a dix pièces. À son tour, on déplace une pièce sur une case vide voisine, dans n’importe quelle direction, ou l’on saute deux fois par-dessus des pièces adverses. Une pièce sans couronne qui vient se placer en ligne droite avec deux pièces sans couronne de son camp, ou plus, est couronnée. Une pièce couronnée ne saute que des pièces sans couronne, une pièce sans couronne ne saute que des pièces couronnées : toujours deux sauts, par-dessus deux pièces différentes, chaque fois jusqu’à la case vide juste derrière. La seconde pièce sautée est prise ; couronnée, elle perd plutôt sa couronne, sauf si cela formait une ligne de trois. Le premier qui prend trois pièces, ou qui a trois pièces couronnées en ligne, gagne. La même position pour la troisième fois annule la partie.

three-crowns-option-second_turn = Deuxième tour des Blancs
three-crowns-option-second_turn-different = avec une autre pièce que la première
three-crowns-option-second_turn-same = avec la même pièce que la première
three-crowns-option-second_turn-free = avec n’importe quelle pièce

## Ce qui se passe maintenant

three-crowns-now-move = À vous : choisissez une pièce, puis où elle va.
three-crowns-now-moves = { $seat } choisit un coup.
three-crowns-now-won = Vous avez gagné.
three-crowns-now-lost = { $seat } a gagné.
three-crowns-over-captures = { $seat } a pris trois pièces.
three-crowns-over-crowns = { $seat } a trois pièces couronnées en ligne.
three-crowns-over-repeated = La même position est apparue pour la troisième fois : la partie est nulle et non avenue.
three-crowns-over-stuck = Aucune pièce ne peut bouger : partie nulle.

## Le plateau

three-crowns-panel = Le plateau ; { $seat } a les Blancs
three-crowns-panel-white = Le plateau ; vous avez les Blancs
three-crowns-panel-black = Le plateau ; vous avez les Noirs

## Ce que l’on peut faire

three-crowns-act-first = Choisissez d’abord une pièce
three-crowns-act-choose = Choisir la pièce en { $cell }
three-crowns-act-where = Choisissez où va { $cell }
three-crowns-act-jump = Sauter d’abord en { $cell }
three-crowns-act-second = Choisissez où elle saute depuis { $cell }
three-crowns-act-move = Jouer { $move }
three-crowns-act-drop = Abandonner ce choix
three-crowns-act-here = Choisir cette case : la pièce, ou sa destination

## Notes

three-crowns-note-captured = Prises : { $mine } pour vous, { $theirs } pour { $seat }. { $needed } font gagner.
three-crowns-note-other = À ce tour, une autre pièce que { $cell } doit bouger.
three-crowns-note-same = À ce tour, { $cell } doit bouger.
three-crowns-note-repeated = Cette position apparaît pour la deuxième fois. La troisième annule la partie.

## Ce qu’un lecteur d’écran dit d’une case

three-crowns-cell = Rangée { $row }, colonne { $column }, { $cell } : { $details }
three-crowns-cell-details = { $front } ; { $last }
three-crowns-says-empty = vide
three-crowns-says-mine = votre pièce
three-crowns-says-mine-crowned = votre pièce, couronnée
three-crowns-says-theirs = pièce de { $seat }
three-crowns-says-theirs-crowned = pièce de { $seat }, couronnée
three-crowns-says-came-from = le dernier coup est parti d’ici
three-crowns-says-came-to = le dernier coup est arrivé ici
three-crowns-says-captured = une pièce a été prise ici
three-crowns-says-uncrowned = elle vient de perdre sa couronne
three-crowns-says-line = dans la ligne de trois couronnes
three-crowns-says-chosen = choisie
three-crowns-says-by = le premier saut arrive ici
three-crowns-says-goal = peut aller ici
three-crowns-says-stop = peut d’abord sauter ici

## Ce qui a été fait

three-crowns-told-step = { $seat } va de { $from } en { $to }.
three-crowns-told-jumps = { $seat } saute de { $from } en { $by }, puis en { $to }.
three-crowns-told-more = { $first } { $then }
three-crowns-told-crowned = La pièce en { $cell } est couronnée.
three-crowns-told-captured = La pièce en { $cell } est prise.
three-crowns-told-uncrowned = La pièce en { $cell } perd sa couronne.
three-crowns-told-drawn = Le sort a été tiré par tous.
three-crowns-told-left = { $seat } est parti.
three-crowns-told-unreadable = Ceci est illisible.

## Ce que trouve l’analyse, dans une partie finie

three-crowns-analysis-best = Le mieux maintenant : { $line }.
three-crowns-analysis-was-best = { $move } : aucun meilleur coup n’a été trouvé.
three-crowns-analysis-cost = { $move } a coûté { $points } points à { $seat }. Mieux valait { $line }.
three-crowns-analysis-turned = Avant { $move } : { $before } Mieux valait { $line }.
three-crowns-analysis-wins = { $seat } gagne en { $moves ->
    [one] un coup
   *[other] { $moves } coups
} de plus, quoi que fasse l’autre.
three-crowns-analysis-even = Aucun camp n’a l’avantage.
three-crowns-analysis-ahead = { $seat } a { $points } points d’avance ; une couronne en vaut 100.

## Ce qui ne va pas dans une position

three-crowns-flaw-unreadable = Ces octets ne sont pas une position.
three-crowns-flaw-many = Un camp a { $count } pièces ; il commence avec { $most }. Retirez-en.
three-crowns-flaw-few = Un camp n’a plus que { $count } pièces : cette partie est finie.
three-crowns-flaw-troika = Des pièces sans couronne d’un camp forment une ligne de trois. L’une d’elles aurait été couronnée.
three-crowns-flaw-crowned = Trois pièces couronnées d’un camp sont en ligne : cette partie est finie.

## Une position en texte

three-crowns-board-lines = Une position, ce sont huit lignes de huit lettres, puis « white » ou « black » ; voici { $found } lignes.
three-crowns-board-line = Ligne { $line } : il faut huit des lettres w, W, b, B et « . ».
three-crowns-board-mover = Ligne { $line } : il faut « white » ou « black », qui joue.

## Ce qui n’est pas possible

three-crowns-refuse-not-due = Ce n’est pas ce qui est attendu maintenant.
three-crowns-refuse-turn = C’est à { $seat } de jouer.
three-crowns-refuse-unreadable = Ces octets ne sont pas un coup.
three-crowns-refuse-words = Écrivez un pas « a1-a2 » et un double saut « a5:c5:e7 ».
three-crowns-refuse-no-cell = « { $word } » n’est pas une case. Une case est une lettre de a à h et un nombre de 1 à 8, comme b3.
three-crowns-refuse-marks = Ce n’est pas ce que fait ce coup. Il s’écrit { $move }.
three-crowns-refuse-no-piece = Aucune de vos pièces n’est en { $cell }. Choisissez une des vôtres.
three-crowns-refuse-stuck = La pièce en { $cell } ne peut pas bouger. Choisissez-en une autre.
three-crowns-refuse-same = Le deuxième tour des Blancs est pour une autre pièce que la première. Choisissez une autre que { $cell }.
three-crowns-refuse-other = Le deuxième tour des Blancs est pour la même pièce que la première : { $cell }.
three-crowns-refuse-far = { $to } n’est pas voisine de { $from }. Un pas va sur une case voisine.
three-crowns-refuse-taken = Une pièce est déjà en { $cell }. Choisissez une case vide.
three-crowns-refuse-no-jump = De { $from } à { $to }, ce n’est pas un saut : on saute tout droit, par-dessus une pièce.
three-crowns-refuse-two-jumps = Un saut est toujours double : nommez trois cases, comme a5:c5:e7.
three-crowns-refuse-single = Il n’y a pas de second saut depuis { $cell }. On saute deux fois ou pas du tout.
three-crowns-refuse-nobody = Aucune pièce adverse n’est en { $cell } pour être sautée.
three-crowns-refuse-crowned = La pièce en { $cell } est couronnée : une pièce couronnée ne saute que des pièces sans couronne.
three-crowns-refuse-uncrowned = La pièce en { $cell } n’est pas couronnée : une pièce sans couronne ne saute que des pièces couronnées.
three-crowns-refuse-back = Le second saut ne peut pas repasser par-dessus { $cell }. On saute deux pièces différentes.

## La leçon

three-crowns-lesson-1 = Vous avez les Blancs et commencez. Une pièce avance d’une case, dans l’une des huit directions, vers une case vide.
three-crowns-lesson-2 = Déplacez la pièce de a1 en b2 : choisissez a1, puis b2.
three-crowns-lesson-3 = Maintenant l’autre joue.
three-crowns-lesson-4 = Votre deuxième tour est pour une autre pièce. Déplacez a4 en a3 : elle y est en ligne droite avec b2 et c1.
three-crowns-lesson-5 = Trois pièces sans couronne en ligne : celle qui est venue est couronnée et porte la lettre K. L’autre joue encore.
three-crowns-lesson-6 = Une pièce couronnée peut sauter des pièces sans couronne, toujours deux fois. Choisissez a3, puis c5, puis a7.
three-crowns-lesson-7 = La seconde pièce sautée, en b6, est prise. La première reste. Qui prend trois pièces gagne.
three-crowns-lesson-8 = Une pièce sans couronne ne saute que des pièces couronnées ; la seconde perd sa couronne. Et trois pièces couronnées en ligne gagnent aussitôt.
