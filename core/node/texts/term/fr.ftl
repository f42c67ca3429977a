### Les mots du terminal.

## La ligne de commande

term-cli-usage = Usage :
term-cli-commands = Commandes
term-cli-arguments = Arguments
term-cli-options = Options
term-cli-exit = Codes de sortie :
term-cli-exit-0 = fait ; pour « verify » : tous ont été honnêtes
term-cli-exit-1 = ce qui a été vérifié est mauvais : tricherie prouvée, fichier modifié, plateau non conforme
term-cli-exit-2 = la ligne de commande est fausse ou demande l’impossible
term-cli-exit-3 = un fichier est illisible, ou n’est pas ce qu’il devrait être
term-cli-exit-4 = pas de liaison, ou l’autre côté ne laisse pas entrer
term-cli-exit-5 = le disque : pas de droits, pas de place, occupé, abîmé
term-cli-exit-6 = les versions ne vont pas ensemble ; le message dit qui doit mettre à jour
term-cli-exit-7 = pour « verify » et « replay » : valable jusqu’où cela va, mais inachevé ou non ouvert
term-cli-labirinto = Jeux de labyrinthes cachés entre personnes dans une même pièce, sans serveur
term-cli-demo = Deux nœuds complets sur cet ordinateur jouent une partie en boucle locale et se vérifient l’un l’autre
term-cli-play = Jouer contre l’ordinateur, ou à deux sur ce clavier
term-cli-host = Ouvrir une table, montrer son lien et son adresse, attendre les autres, et jouer
term-cli-join = Rejoindre une table par son lien ou son adresse ; sans cela, lister les tables proches
term-cli-resume = Reprendre une partie inachevée ; sans identifiant, les lister
term-cli-verify = Vérifier des enregistrements de parties finies, sans rien d’autre
term-cli-replay = Parcourir l’enregistrement d’une partie pas à pas
term-cli-records = Lister les parties finies
term-cli-records-export = Écrire l’enregistrement d’une partie finie dans un fichier
term-cli-records-import = Ajouter à la liste l’enregistrement d’un fichier
term-cli-board = Plateaux secrets et positions sous forme de texte
term-cli-board-generate = Fabriquer des plateaux conformes
term-cli-board-check = Nommer chaque clause des règles qu’un plateau enfreint, et les cases
term-cli-board-show = Dessiner des plateaux
term-cli-simulate = Faire jouer des ordinateurs entre eux, sans réseau
term-cli-perft = Compter les suites de coups permis, pour les jeux sans secret
term-cli-bench = Mesurer, chaque chiffre à côté de ce à quoi il est comparé
term-cli-help = Expliquer tout, ou une commande
term-cli-completions = Afficher les complétions pour un interpréteur de commandes
term-cli-man = Afficher la page de manuel

term-arg-help = Afficher cette aide
term-arg-version = Afficher la version
term-arg-options = Une option de la table ; peut être donnée plusieurs fois
term-arg-seed = Tout le hasard vient de ce nombre (demo, board, simulate et bench seulement)
term-arg-data = Le dossier des parties, des clés et des réglages
term-arg-name = Le nom montré aux autres
term-arg-lang = La langue : en, eo, fr, hu ou pl
term-arg-plain = Des lignes qui ne font que s’ajouter, sans dessin, pour les lecteurs d’écran et les tubes
term-arg-json = Un objet JSON par ligne, pour les programmes ; les ordres sur l’entrée standard
term-arg-game = Le jeu
term-arg-seats = Combien de joueurs
term-arg-level = La force, ou la difficulté à deviner les plateaux : de 1 à 5
term-arg-hotseat = À deux sur ce clavier, avec un rideau entre les tours
term-arg-board = Un fichier avec le plateau secret de cette place
term-arg-accept = Qui vient avec le lien peut s’asseoir sans qu’on demande
term-arg-target = Le lien, une adresse comme 192.168.43.17:4017, ou le code d’une table proche
term-arg-listen = Où les autres atteignent cet ordinateur ; peut être donné plusieurs fois (toutes les adresses privées)
term-arg-bot = L’ordinateur joue cette place
term-arg-id = Le début de l’identifiant d’une partie
term-arg-files = Des fichiers d’enregistrement
term-arg-file = Un fichier
term-arg-analysis = Dire aussi ce que l’analyse trouve à chaque pas
term-arg-count = Combien
term-arg-games = Combien de parties
term-arg-players = Le niveau de chaque joueur, par exemple 5,3
term-arg-boards = Le niveau auquel tous les plateaux sont faits ; sans lui, chaque joueur fait le sien
term-arg-depth = Sur combien de coups
term-arg-what = Seulement les chiffres dont le nom commence ainsi
term-arg-shell = L’interpréteur de commandes
term-arg-command = La commande dont on veut la page

## Ce qui ne va pas dans une ligne de commande

term-usage-value-missing = { $argument } demande une valeur.
term-usage-value-bad = « { $value } » n’est pas possible pour { $argument }.
term-usage-value-count = { $argument } a trop ou trop peu de valeurs.
term-usage-value-without-equals = { $argument } prend sa valeur après un signe égal.
term-usage-argument-unknown = « { $argument } » ne veut rien dire ici.
term-usage-argument-missing = Il manque quelque chose : { $argument }.
term-usage-argument-conflict = { $argument } et { $others } ne vont pas ensemble.
term-usage-argument-letters = Un argument n’est pas du texte UTF-8.
term-usage-command-unknown = Il n’y a pas de commande « { $argument } ».
term-usage-command-missing = Il manque une commande.
term-usage-possible = Possible : { $others }.
term-usage-meant = Vouliez-vous dire { $others } ?
term-usage-what = « labirinto --help » énumère tout, « labirinto COMMANDE --help » explique une commande.

## Erreurs

term-error = { $whose } : { $text }
term-whose-you = Impossible
term-whose-peer = L’autre côté
term-whose-disk = Le disque
term-whose-link = La liaison
term-error-file-long = il dépasse 16 Mio
term-error-file-letters = ce n’est pas du texte UTF-8
term-error-option-form = « { $given } » n’est pas une option.
    .what = Écrivez-la sous la forme CLÉ=VALEUR.
term-error-seed-form = « { $given } » n’est pas une graine.
    .what = Une graine est faite de 1 à 64 chiffres hexadécimaux.
term-error-seed-here = Pas de graine ici : les secrets d’une vraie partie ne doivent pas en dépendre.
    .what = Omettez --seed ; elle sert à demo, board, simulate et bench.
term-error-no-randomness = Le système ne donne pas de hasard : { $why }
    .what = Réessayez ; si cela dure, le système est en cause.
term-error-output-unwritable = Impossible d’écrire sur la sortie standard : { $why }
    .what = Faites de la place ou choisissez un autre fichier ; « labirinto resume » continue une partie en cours.
term-error-no-boards = Le jeu « { $game } » n’a ni plateaux secrets ni positions en texte.
    .what = Choisissez un jeu qui en a.
term-error-no-secret = Le jeu « { $game } » n’a pas de plateau secret à prendre dans un fichier.
    .what = Omettez --board.
term-error-board-form = Le plateau { $number } n’en est pas un de ce jeu : { $why }
    .what = « labirinto board JEU generate » montre à quoi ressemble un plateau.
term-error-no-board = Il n’y a pas de plateau dans « { $path } ».
    .what = « labirinto board JEU generate » montre à quoi ressemble un plateau.
term-error-perft-secret = Le jeu « { $game } » a des secrets, ses coups ne peuvent donc pas être comptés.
    .what = Choisissez un jeu sans secret.
term-error-simulate-endless = Une partie de « { $game } » ne s’est pas terminée en 100 000 pas.
    .what = Choisissez des joueurs plus forts.
term-error-no-such-command = Il n’y a pas de commande « { $command } ».
    .what = « labirinto --help » énumère les commandes.
term-error-no-home = On ne sait pas où vos fichiers sont rangés.
    .what = Nommez un dossier avec --data.

## Plateaux, simulations

term-seat = Joueur { $number }
term-board-legal = Plateau { $number } : conforme
term-board-illegal = Plateau { $number } : non conforme
term-simulate-game = { $number }. { $reason } ({ $turns } { $turns ->
    [one] tour
   *[other] tours
})
term-simulate-wins = { $name } : { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} (intervalle à 95 % : de { $low } à { $high } %)
term-simulate-summary = { $games } { $games ->
    [one] partie
   *[other] parties
}, { $draws } { $draws ->
    [one] nulle
   *[other] nulles
}, { $void } annulées, { $turns } tours en moyenne, { $each } ms par coup, { $slowest } ms pour le plus lent, graine { $seed }

## Erreurs d’une partie

term-error-address-form = « { $given } » n’est pas une adresse.
    .what = Écrivez-la sous la forme ADRESSE:PORT, par exemple 192.168.43.17:4017.
term-error-not-now = Ce n’est pas possible maintenant.
    .what = Voyez ce qui est attendu, et de qui.
term-error-order-unread = Cette ligne n’est pas un ordre : { $why }
    .what = Écrivez un objet JSON par ligne, comme {"{"}"do":"move","text":"count b3"{"}"}.
term-order-long = elle dépasse 64 Kio
term-order-json = ce n’est plus du JSON à partir du caractère { $column }
term-order-do = elle n’a pas de « do » connu ({ $known })
term-order-fields = « { $order } » a ces autres champs : { $fields }
term-error-terminal = Le terminal refuse : { $why }
    .what = Utilisez --plain ou --json.
term-error-folder-unwritable = On ne peut pas écrire dans le dossier { $path } : { $why }
    .what = Choisissez un autre dossier avec --data.
term-error-process = Un processus de ce programme n’a pas fait sa part : { $why }
    .what = Relancez.
term-error-demo-stuck = Les deux nœuds ne se parlent plus.
    .what = Relancez ; si cela se répète, signalez-le.
term-error-no-bench = Aucun chiffre n’a un nom qui commence par « { $what } ».
    .what = Les chiffres : { $known }.

## Mots de tous les écrans

term-choose = Choisissez, puis Entrée
term-help-hint = ? aide
term-help-title = Aide
term-help-marks = Signes : un trait gras est un mur, un trait fin un chemin, un trait interrompu « l’un de ceux-ci », un petit tiret un passage, ʹ une note au crayon, ! une case où quelque chose ne va pas. Chaque couleur a aussi son signe.
term-any-key = Une touche ramène en arrière
term-yes = Oui
term-no = Non
term-opening = Un instant
term-turn = tour { $turn }
term-clock = Pendule : { $times }
term-seconds = { $seconds } s
term-too-small = Cette fenêtre a { $now-width } sur { $now-height } caractères. Il en faut { $width } sur { $height } : agrandissez-la, ou utilisez --plain. La partie continue.

## Touches

term-key-back = revenir ; une partie est gardée et peut être reprise
term-key-quit = quitter le programme ; une partie est gardée et peut être reprise
term-key-help = cette aide
term-key-choose = choisir une ligne
term-key-choose-near = choisir une table proche
term-key-take = prendre la ligne choisie
term-key-digit = prendre une ligne par son numéro
term-key-change = changer la valeur
term-key-join = rejoindre
term-key-erase-line = effacer ce qui est tapé
term-key-cursor = déplacer le curseur, ou le bout du chemin
term-key-reach = un mur ou une marque de ce côté de la case
term-key-confirm = le bouton plein : demander, prendre, prêt
term-key-erase = reprendre le dernier pas
term-key-cancel = abandonner le brouillon ; deux fois : revenir
term-key-acts = les actes, par la lettre qui les précède
term-key-type = taper un coup, « board FICHIER », « resign », « draw »
term-key-peek = montrer ou cacher votre propre plateau
term-key-history = l’historique, plus ancien ou plus récent
term-key-more = abandonner, proposer la nulle, partir
term-key-digits = les chiffres sont les mêmes / diffèrent
term-key-seat = laisser entrer / renvoyer
term-key-agree = accepter les conditions
term-key-code = le code aussi grand que possible
term-key-step = un pas en arrière ou en avant
term-key-ten-steps = dix pas en arrière ou en avant
term-key-ends = le premier et le dernier pas
term-key-verdict = montrer ce qui a été vérifié
term-key-other-board = l’autre plateau d’abord
term-key-replay = parcourir la partie
term-key-export = écrire l’enregistrement dans un fichier
term-key-import = prendre un enregistrement dans un fichier

## Le premier écran

term-home-title = Que faire
term-home-idea = Labyrinthes cachés, questions et preuves : des jeux entre personnes dans une même pièce, sans serveur.
term-home-computer = Contre l’ordinateur
    .what = Vous et un joueur-ordinateur de cinq forces, sur cet ordinateur seul.
term-home-two = À deux sur ce clavier
    .what = Chacun son tour ; un rideau cache ce que l’autre ne doit pas voir.
term-home-host = Ouvrir une table
    .what = Les autres, sur le même réseau, viennent par un code, un lien ou une adresse tapée.
term-home-join = Rejoindre une table
    .what = Par un lien, une adresse tapée, ou la liste des tables proches.
term-home-continue = Continuer
    .what = Les parties rangées. Fermer le programme ne fait rien perdre.
term-home-records = Enregistrements
    .what = Les parties finies : les parcourir, les vérifier, les partager en fichiers.
term-home-lesson = Leçon
    .what = Une petite partie qui s’explique elle-même en une minute.
term-home-settings = Réglages
    .what = Votre nom, la langue, les couleurs.
term-home-quit = Quitter
    .what = Les parties sont gardées et peuvent être reprises.

## Une nouvelle partie

term-offer-title = Quel jeu ?
term-terms-title = Nouvelle partie
term-terms-begin = Commencer
term-terms-open = Ouvrir la table
term-terms-level = Force de l’ordinateur
term-terms-seats = Joueurs
term-terms-name = Nom du second joueur
term-terms-guest = Invité
term-terms-hint = Les flèches choisissent et changent, Entrée sur la première ligne commence
term-level-1 = 1, débutant
term-level-2 = 2, facile
term-level-3 = 3, égal
term-level-4 = 4, fort
term-level-5 = 5, le meilleur

## Rejoindre

term-join-title = Rejoindre une table
term-join-how = Collez le lien, ou tapez l’adresse que montre l’écran de l’hôte, par exemple 192.168.43.17:4017.
term-join-label = Lien ou adresse :
term-join-digits = Avec une adresse tapée ou une table de la liste, vous comparez six chiffres à voix haute. Un lien n’en demande pas.
term-join-near = À proximité
term-join-looking = Recherche de tables sur ce réseau
term-join-nobody = On ne voit encore personne. Un réseau d’invités, un VPN ou un pare-feu peut cacher des tables : tapez alors l’adresse, ou prenez un téléphone comme point d’accès.
term-join-version = autre version
term-join-hint = Entrée rejoint

## Le vestibule

term-lobby-title = Table
term-lobby-wait = On attend les autres
term-lobby-scan = Faites-leur scanner ceci, ou envoyez le lien :
term-lobby-link = Le lien, pour cette table seulement :
term-lobby-address = Ou qu’ils tapent une adresse, et comparez six chiffres :
term-lobby-near = Sur le même réseau, cette table est listée sous « { $name } ».
term-lobby-hint = v montre le code seul, q ferme la table
term-lobby-nowhere = Si cela dure : cet ordinateur n’a pas d’adresse dans un réseau privé. Rejoignez un Wi-Fi, ou prenez un téléphone comme point d’accès ; internet n’est pas nécessaire. « --listen ADRESSE:PORT » nomme une adresse.
term-connecting = Recherche de la table
term-connecting-found = Trouvée. On attend d’être admis
term-connecting-why = Si cela dure : êtes-vous sur le même réseau ? Un réseau d’invités, un VPN ou un pare-feu peut séparer deux ordinateurs ; un téléphone comme point d’accès marche sans internet.
term-connecting-hint = q renonce
term-digits-how = { $name } et vous : lisez-vous ces chiffres à voix haute. Les deux écrans doivent montrer les mêmes.
term-digits-same = Les mêmes : continuer
term-digits-differ = Ils diffèrent : quelqu’un s’est glissé entre vous, arrêter
term-digits-hint = s les mêmes, d ils diffèrent
term-wants = { $name } veut entrer
term-wants-key = clé …{ $key }
term-wants-accept = Laisser entrer
term-wants-decline = Renvoyer
term-wants-hint = a laisse entrer, x renvoie
term-seat-free = Une place est de nouveau libre.
term-agree-title = Voici selon quoi vous jouez
term-agree = Accepter et commencer
term-agree-hint = Entrée accepte, q quitte la table

## Jeu

term-play-title = La partie
term-play-hint = Flèches, puis Entrée
term-play-keys = :taper  Tab le mien  M plus
term-draw-hint = Flèches, Maj+flèches mur, Entrée prêt
term-draw-keys = :taper  M plus
term-result-hint = R encore, S pas à pas, Tab autre plateau, q retour
term-history = Historique
term-own-hidden = Votre plateau. Tab le montre.
term-escape-again = Encore Échap revient ; la partie est gardée
term-draw-offered = On vous propose la nulle : M pour répondre
term-curtain-how = Personne d’autre ne devrait regarder maintenant.
term-curtain-hint = Entrée lève le rideau
term-curtain-lift = Lever le rideau
term-more-title = Et maintenant ?
term-more-back = Revenir à la partie
term-more-leave = Ranger la partie
term-notice-resign = Abandonner
    .sure = Abandonner ? L’autre côté gagne.
term-notice-draw = Proposer la nulle
term-notice-accept = Accepter la nulle
term-notice-decline = Refuser la nulle
term-notice-leave = Partir pour de bon
    .sure = Partir pour de bon ? La partie ne peut pas continuer sans vous.
term-notice-end = Arrêter la partie ici
    .sure = Arrêter la partie ici ? Elle reste inachevée.
term-notice-go-on = Continuer sans celui qui est parti
term-fix-sure = Jouer avec ce plateau ? Ensuite, il ne change plus.
term-fix-yes = Oui, jouer avec
term-fix-no = Non, continuer à dessiner
term-lesson-step = Leçon, { $number } sur { $count }
term-lesson-next = Espace continue
term-result-again = Une autre partie
term-result-steps = Parcourir la partie
term-result-back = Revenir
term-result-asked = Une autre partie est demandée

## Continuer, enregistrements, parcours

term-continue-title = Continuer
term-continue-nothing = Aucune partie n’attend.
term-records-title = Enregistrements
term-records-nothing = Aucune partie n’est encore finie.
term-records-hint = Entrée parcourt, e exporte, i importe
term-records-honest = Tous ont été honnêtes.
term-records-bad = Tous n’ont pas été reconnus honnêtes.
term-records-export = Écrire dans :
term-records-import = Prendre dans :
term-records-written = L’enregistrement est dans { $path }
term-records-taken = Pris dans { $path }
term-replay-title = Parcourir une partie
term-replay-step = pas { $step } sur { $last }
term-replay-no-board = Pas encore de plateau : d’abord les joueurs se mettent d’accord.
term-replay-hint = Les flèches avancent, Début et Fin sautent, v montre les vérifications
term-replay-hash = Entrée { $hash }…

## Réglages

term-settings-title = Réglages
term-settings-name = Votre nom
term-settings-language = Langue
term-settings-colours = Couleurs
term-settings-key = Clé de cet appareil :
term-settings-version = Version
term-settings-hint = Entrée change
term-colours-auto = comme le terminal
term-colours-dark = sombres
term-colours-light = claires
term-colours-contrast = fort contraste
term-colours-none = aucune

## Ligne par ligne

term-plain-link = Les autres entrent avec ce lien, pour cette table seulement :
term-plain-number = Tapez un numéro.
term-plain-chosen = , choisi
term-plain-holds = Tient : { $text }
term-plain-fails = Ne tient pas : { $text }
term-plain-next = Tapez « next » pour continuer.
term-plain-no-cell = « { $cell } » n’est pas une case. Écrivez une lettre et un nombre, comme b3.
term-plain-nothing = Il n’y a rien à en dire.
term-plain-help =
    Tapez un numéro pour choisir, ou un coup en mots.
    acts : ce qui peut être choisi maintenant, par numéro
    look : tout ce qui est sur le plateau ; look b3 : une case
    own : votre propre plateau ; own b3 : une de ses cases
    history : ce qui s’est passé
    board FICHIER : prendre votre plateau secret dans un fichier ; ready : il est prêt
    resign, draw, accept, decline : abandonner, proposer la nulle, l’accepter, la refuser
    next : l’étape suivante d’une leçon
    quit : ranger la partie ; elle peut être reprise

## La démonstration

term-demo-folder = Tout de cette partie est dans { $path }
term-demo-node = { $name } :

## Mesures

term-bench-line = { $what } : { $value } { $unit }. Face à { $against } : { $against-value } { $unit }. Rapport { $ratio }.
term-bench-move-5th-p50 = Un coup au début d’une partie, de la touche au nouveau dessin chez l’autre, la moitié au plus
    .against = deux écritures durables et un message en boucle locale, la moitié au plus
term-bench-move-5th-p99 = Un coup au début d’une partie, 99 sur 100 au plus
    .against = deux écritures durables et un message en boucle locale, 99 sur 100 au plus
term-bench-move-500th-p50 = Un coup tard dans une longue partie, la moitié au plus
    .against = le même au début de la partie
term-bench-move-500th-p99 = Un coup tard dans une longue partie, 99 sur 100 au plus
    .against = le même au début de la partie
term-bench-audit = Vérification de l’enregistrement d’une longue partie, par entrée
    .against = la même pour une partie courte
term-bench-memory = Mémoire d’un processus avec une partie en cours
    .against = mémoire du même programme sans nœud
term-bench-first-picture = Du lancement à la première image
    .against = lancement et fin du même programme sans image
term-bench-validation = Vérification d’un plateau de la plus grande taille
    .against = sa lecture depuis son texte
term-bench-computer-move = Un coup de l’ordinateur sur le plus grand plateau au plus haut niveau, le plus lent
    .against = le même au plus bas niveau
term-bench-computer-turns = Tours dont l’ordinateur a besoin au plus haut niveau
    .against = les mêmes au plus bas niveau
term-bench-perft = Suites de coups comptées en une seconde
    .against = leur parcours une à une
term-bench-computer-steps = Positions que l’ordinateur regarde en une seconde au plus haut niveau
    .against = les mêmes au plus bas niveau
