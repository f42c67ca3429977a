### Les mots d’Amidakuji. Les clés sont les mêmes dans toutes les langues, leurs variables aussi.

amidakuji-name = Amidakuji
amidakuji-pitch = Traversez le plateau en zigzag, ramassez des pièces et ramenez-les malgré les pions de l’autre.
amidakuji-length = environ 20 minutes
amidakuji-rules = Sept colonnes de sept cercles s’étendent entre deux rangées de bases. À tour de rôle, chacun lance le dé et avance un pion d’exactement autant de pas : tout droit, de côté, tout droit, de côté, jamais en arrière. Vos pions jouent à tour de rôle. S’arrêter sur des pièces les prend ; passer ne prend rien. Passer sur un pion de l’autre le sort, et ses pièces restent là ; s’arrêter dessus les prend aussi. Qui arrive à une base d’en face encaisse ce que porte le pion et la pièce de cette base. Un pion sorti rentre par une base qui n’a pas encore eu de pièce, après y avoir posé votre pièce d’or suivante : 5 4 3 3 2 2 1. Une pièce prise à une base devient un diamant, puis la pièce noire : la première noire ouvre le dernier tour, où plus rien ne repart. Le plus de points gagne.

amidakuji-option-die = Dé
amidakuji-option-die-233445 = 2 3 3 4 4 5
amidakuji-option-die-333444 = 3 3 3 4 4 4
amidakuji-option-die-334455 = 3 3 4 4 5 5
amidakuji-option-layout = Pièces sur le plateau
amidakuji-option-layout-line = ligne
amidakuji-option-layout-diamond = losange
amidakuji-option-layout-rows = deux rangées
amidakuji-option-pieces = Pions
amidakuji-option-pieces-3 = 3
amidakuji-option-pieces-2 = 2
amidakuji-option-sideways = Commencer de côté
amidakuji-option-sideways-no = non : toujours d’abord tout droit
amidakuji-option-sideways-yes = oui : d’abord tout droit ou de côté

## Ce qui se passe

amidakuji-now-place = Placez un pion sur une de vos bases. Une pièce valant { $value } y est posée.
amidakuji-now-places = { $seat } place un pion.
amidakuji-now-move = Vous avez fait { $face } : choisissez un chemin.
amidakuji-now-moves = { $seat } a fait { $face } et choisit un chemin.
amidakuji-now-pass = Aucun de vos pions ne peut bouger : passez.
amidakuji-now-passes = { $seat } ne peut pas bouger et doit passer.
amidakuji-now-rolls = Le dé est lancé pour { $seat }, par les deux appareils ensemble.
amidakuji-now-won = Vous avez gagné. { $reason }
amidakuji-now-lost = Vous avez perdu. { $reason }
amidakuji-over-points = { $seat } a plus de points : { $points } à { $others }.
amidakuji-over-diamonds = { $points } points chacun ; { $seat } a plus de diamants.
amidakuji-over-board = { $points } points chacun et autant de diamants ; { $seat } a plus de pièces du plateau.
amidakuji-over-draw = Partie nulle : { $points } points chacun, et tout le reste égal.

## Le plateau

amidakuji-panel = Le plateau
amidakuji-place-circle = { $place }
amidakuji-place-base = la base { $base } de { $seat }
amidakuji-place-nowhere = nulle part
amidakuji-pace-ahead = tout droit
amidakuji-pace-left = à gauche
amidakuji-pace-right = à droite
amidakuji-base-fresh = pas encore de pièce
amidakuji-base-gold = une pièce d’or valant { $value }
amidakuji-base-diamond = un diamant
amidakuji-base-black = la pièce noire
amidakuji-base-bare = plus de pièce
amidakuji-cell = { $place } : { $details }
amidakuji-cell-empty = { $place } : vide
amidakuji-says-coins = pièces : { $coins }
amidakuji-says-own-piece = votre pion { $piece }
amidakuji-says-piece = le pion { $piece } de { $seat }
amidakuji-says-carries = il porte des pièces : { $coins }
amidakuji-says-chosen = choisi
amidakuji-says-free = vous pouvez placer un pion ici
amidakuji-says-ways = chemins qui finissent ici : { $count }

## Ce qu’on peut faire

amidakuji-act-no-base = Choisissez d’abord une base
amidakuji-act-no-way = Choisissez d’abord un chemin
amidakuji-act-place = Placer un pion sur la base { $base }
amidakuji-act-enter = Faire entrer le pion { $piece } par la base { $base } : { $way }, jusqu’à { $place }
amidakuji-act-move = Aller avec le pion { $piece } : { $way }, jusqu’à { $place }
amidakuji-act-lose-turn = Le pion { $piece } est bloqué : perdre le tour
amidakuji-act-pass = Passer
amidakuji-act-next = Chemin suivant
amidakuji-act-previous = Chemin précédent
amidakuji-act-piece = Pion { $piece }
amidakuji-act-choose-here = Choisir un chemin qui finit ou commence ici
amidakuji-act-go-here = Aller ici maintenant

## Notes

amidakuji-note-die = Le dé montre { $face }. { $seat } peut bouger le pion : { $choices }.
amidakuji-note-then = Si vous le faites : { $effects }.
amidakuji-note-score = { $seat } : { $points } (pièces { $coins }, or { $gold }, diamants { $diamonds }).
amidakuji-note-knocked = { $seat }, pions qui attendent de rentrer : { $pieces }.
amidakuji-note-arrived = { $seat }, pions qui peuvent repartir : { $pieces }.
amidakuji-note-home = { $seat }, pions arrivés : { $pieces }.
amidakuji-note-lost = { $seat }, pions perdus : { $pieces }.
amidakuji-note-last = Le dernier tour : plus rien ne repart.

## Ce qui a été fait

amidakuji-told-place = { $seat } place le pion { $piece } sur la base { $base }.
amidakuji-told-enter = { $seat } fait entrer le pion { $piece } par la base { $base } : { $way }, jusqu’à { $place }.
amidakuji-told-move = { $seat } bouge le pion { $piece } : { $way }, jusqu’à { $place }.
amidakuji-told-lost-turn = { $seat } perd le tour : le pion { $piece } est bloqué.
amidakuji-told-pass = { $seat } passe.
amidakuji-told-effects = { $done } Ensuite : { $effects }.
amidakuji-told-roll = Le dé, lancé par les deux, montre { $face } pour { $seat }.
amidakuji-told-left = { $seat } est parti.
amidakuji-told-unreadable = Ceci est illisible.
amidakuji-effect-laid = pièce valant { $value } posée sur la base { $base }
amidakuji-effect-knocked = pion { $piece } de { $seat } sorti ({ $place })
amidakuji-effect-dropped = pièces restées sur { $place } : { $coins }
amidakuji-effect-took = pièces prises : { $coins }
amidakuji-effect-arrived = arrivée avec des pièces : { $coins }
amidakuji-effect-won = gagné : { $coin }
amidakuji-effect-replaced = maintenant sur cette base : { $coin }
amidakuji-effect-last = le dernier tour commence
amidakuji-effect-lost = pion { $piece } de { $seat } perdu

## Une position en texte

amidakuji-form-line = La ligne { $line } n’est pas une ligne de position.
amidakuji-form-pieces = Chaque pion des deux doit être sur le plateau ou nommé en main, une fois.
amidakuji-form-coins = Il y a { $found } pièces du plateau ; il en faut { $wanted }.
amidakuji-form-gold = Les pièces d’or de { $seat } ne collent pas : les hautes valeurs d’abord, et ce qui est pris est encaissé.
amidakuji-form-replaced = { $seat } a deux diamants et une pièce noire, pas plus.

## Ce qui n’est pas possible

amidakuji-refuse-not-due = Ce n’est pas ce qui est attendu.
amidakuji-refuse-over = La partie est finie.
amidakuji-refuse-roll = Le dé est en train d’être lancé. Attendez-le.
amidakuji-refuse-turn = C’est au tour de { $seat }.
amidakuji-refuse-unreadable = Ces octets ne sont pas un coup.
amidakuji-refuse-words = Dites « place 4 », « move 1 FLF », « enter 1 4 FLF » ou « pass ». F : tout droit, L : à gauche, R : à droite.
amidakuji-refuse-no-piece = Ce pion n’existe pas. Choisissez de 1 à { $most }.
amidakuji-refuse-no-base = Cette base n’existe pas. Choisissez de 1 à 7.
amidakuji-refuse-steps = Un chemin se compose de F (tout droit), L (à gauche) et R (à droite).
amidakuji-refuse-many-steps = Aucun dé ne montre plus de cinq pas.
amidakuji-refuse-placing = Placez d’abord vos pions : « place » et une base.
amidakuji-refuse-placed = Tous les pions sont placés. Bougez-en un.
amidakuji-refuse-pass = Vous pouvez bouger, donc pas passer.
amidakuji-refuse-base-used = La base { $base } a déjà eu une pièce. Choisissez-en une autre.
amidakuji-refuse-base-held = Votre propre pion est sur la base { $base }. Choisissez-en une autre.
amidakuji-refuse-rotation = Le pion { $piece } a déjà bougé dans ce cycle. Bougez l’un de ceux-ci : { $choices }.
amidakuji-refuse-lost = Le pion { $piece } est perdu.
amidakuji-refuse-home = Au dernier tour plus rien ne repart : le pion { $piece } reste.
amidakuji-refuse-in-hand = Le pion { $piece } est en main. Faites-le entrer par une base : « enter ».
amidakuji-refuse-on-board = Le pion { $piece } est déjà sur le plateau. Bougez-le : « move ».
amidakuji-refuse-alternate = Les pas alternent : tout droit, de côté, tout droit, de côté.
amidakuji-refuse-begin = Ici, le premier pas va tout droit.
amidakuji-refuse-beyond = Le chemin finit à la base d’en face ; le reste du dé est perdu.
amidakuji-refuse-outside = Ce chemin quitte le plateau.
amidakuji-refuse-own = Votre propre pion est sur { $place }. Arrêtez-vous ailleurs.
amidakuji-refuse-short = Le dé montre { $roll } : faites autant de pas tant qu’un tel chemin est libre.
amidakuji-refuse-long = Le dé montre { $roll } : ce n’est pas un chemin possible.
amidakuji-refuse-lost-turn = Ce pion peut bouger, son tour n’est donc pas perdu.
amidakuji-refuse-die = Un dé a six faces et en montre une.

## La leçon

amidakuji-lesson-1 = Les cercles sont entre vos bases, en bas, et celles de l’autre, en haut. Un nombre y compte les pièces. Faites traverser vos pions avec elles.
amidakuji-lesson-2 = Placez votre premier pion sur la base 1. Votre pièce valant 5 y est posée.
amidakuji-lesson-3 = L’autre place maintenant un pion.
amidakuji-lesson-4 = Placez votre second pion sur la base 5.
amidakuji-lesson-5 = L’autre place aussi son second pion. Puis le dé est lancé, par les deux ensemble.
amidakuji-lesson-6 = Le dé montre 3 : tout droit, de côté, tout droit. Choisissez le pion 1 : tout droit, à droite, tout droit. Il s’arrête sur la pièce de b2 et la prend.
amidakuji-lesson-7 = L’autre joue. Sa gauche est votre droite : il vous fait face.
amidakuji-lesson-8 = Vos pions jouent à tour de rôle : au pion 2. Tout droit, à gauche, tout droit. Passer ne prend rien.
amidakuji-lesson-9 = L’autre bouge son second pion.
amidakuji-lesson-10 = Vos deux pions ont joué : vous choisissez de nouveau. Pion 1 : tout droit, à droite, tout droit, vers la pièce de d3.
amidakuji-lesson-11 = L’autre arrive en d5 et prend une pièce.
amidakuji-lesson-12 = Arrêtez-vous dessus : pion 2, tout droit, à droite, tout droit. Voyez ce qui s’ensuit avant de jouer.
amidakuji-lesson-13 = Il est sorti et vous avez sa pièce. Si vous étiez seulement passé dessus, elle serait restée en d5. Il repart d’une base sans pièce et y pose la suivante.
amidakuji-lesson-14 = Menez vos pions à la rangée du haut : ce qu’ils portent compte, la pièce de la base aussi. Quand une pièce noire y apparaît, le dernier tour a commencé. Le plus de points gagne.
