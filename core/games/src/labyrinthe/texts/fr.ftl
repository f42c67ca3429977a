### Les mots de Labyrinthe. Les clés sont les mêmes dans toutes les langues, leurs variables aussi.

labyrinthe-name = Labyrinthe
labyrinthe-pitch = Tracez un labyrinthe et traversez celui de l’autre en posant des questions.
labyrinthe-length = environ 15 minutes
labyrinthe-rules = Chacun dessine un labyrinthe sur papier quadrillé : des murs entre les cases, un départ D et une arrivée A, toutes les cases accessibles. À tour de rôle, chacun pose une question sur le labyrinthe de l’autre. « Combien de murs autour de cette case ? » : la réponse est un nombre, sans dire où. « Puis-je suivre ce chemin ? », depuis la case où l’on est, case par case : « oui » s’il n’y a aucun mur, et on est au bout ; « non » s’il y en a au moins un, sans dire où, et on reste. Un chemin qui touche A s’y arrête. Le premier sur A gagne.

labyrinthe-option-size = Taille
labyrinthe-option-size-value = { $value } × { $value }
labyrinthe-option-equal_turns = Tours égaux
labyrinthe-option-equal_turns-no = non : le premier arrivé gagne
labyrinthe-option-equal_turns-yes = oui : arriver au même tour fait partie nulle

## Ce qui se passe

labyrinthe-now-draw = Tracez votre labyrinthe.
labyrinthe-now-draws = { $seat } trace un labyrinthe.
labyrinthe-now-draw-meanwhile = Tracez votre labyrinthe. Vous pourrez le valider après { $seat }.
labyrinthe-now-ask = À vous d’interroger { $seat }.
labyrinthe-now-asks = { $seat } choisit une question.
labyrinthe-now-answers = { $seat } doit une réponse.
labyrinthe-now-won = Vous avez gagné.
labyrinthe-now-lost = { $seat } a gagné.
labyrinthe-over-arrived = { $seat } est au but en premier.
labyrinthe-over-both = Les deux sont au but au même tour.

## Les plateaux

labyrinthe-panel-editor = Votre labyrinthe, en cours de tracé
labyrinthe-panel-own = Votre labyrinthe
labyrinthe-panel-notebook = Labyrinthe de l’autre ({ $seat }), votre carnet
labyrinthe-panel-maze = Labyrinthe tracé par { $seat }

## Ce qu’on peut faire

labyrinthe-act-ready = Prêt : jouer avec ce labyrinthe
labyrinthe-act-start = Départ ici (D)
labyrinthe-act-goal = Arrivée ici (A)
labyrinthe-act-generate = Inventer un labyrinthe
labyrinthe-act-level = Niveau { $level }
labyrinthe-act-clear = Effacer tous les murs
labyrinthe-act-undo = Annuler
labyrinthe-act-redo = Rétablir
labyrinthe-act-ask-way = Demander ce chemin : { $way }
labyrinthe-act-ask-count = Compter les murs autour de { $cell }
labyrinthe-act-ask-no-way = Tracez d’abord un chemin
labyrinthe-act-ask-no-cell = Choisissez d’abord une case
labyrinthe-act-walk = Avancer
labyrinthe-act-count = Compter les murs
labyrinthe-act-pencil = Crayon
labyrinthe-act-back = Reprendre un pas
labyrinthe-act-drop = Abandonner cette question
labyrinthe-act-mark = Marquer cette case
labyrinthe-act-save = Garder ces notes
labyrinthe-act-return = Revenir aux notes gardées
labyrinthe-act-clean = Gommer toutes les notes
labyrinthe-act-wall = Mur { $side }
labyrinthe-act-ask-here = Demander maintenant : les murs autour de cette case
labyrinthe-act-note = Crayon : mur { $side }

## Notes

labyrinthe-note-legal = Ce labyrinthe est conforme. Murs : { $walls }. Pas du départ à l’arrivée : { $steps }.
labyrinthe-note-near = { $steps ->
    [one] L’arrivée n’est qu’à un pas du départ. Ce sera vite trouvé.
   *[other] L’arrivée n’est qu’à { $steps } pas du départ. Ce sera vite trouvé.
}
labyrinthe-note-heard-count = { $count ->
    [0] Il n’y a aucun mur autour de { $cell }.
    [one] Il y a un mur autour de { $cell }.
   *[other] Il y a { $count } murs autour de { $cell }.
}
labyrinthe-note-heard-yes = Oui : aucun mur sur { $way }.
labyrinthe-note-heard-no = Non : un mur sur { $way }.
labyrinthe-note-told-count = { $count ->
    [0] Réponse reçue par { $seat } : aucun mur autour de { $cell }.
    [one] Réponse reçue par { $seat } : un mur autour de { $cell }.
   *[other] Réponse reçue par { $seat } : { $count } murs autour de { $cell }.
}
labyrinthe-note-told-yes = { $seat } a demandé { $way } : réponse « oui ».
labyrinthe-note-told-no = { $seat } a demandé { $way } : réponse « non ».
labyrinthe-note-sure-no = Vous connaissez un mur sur ce chemin : la réponse sera « non ».
labyrinthe-note-sure-yes = Vous savez que ce chemin est libre : la réponse sera « oui ».
labyrinthe-note-sure-count = Vous connaissez déjà la réponse pour { $cell } : { $count }.
labyrinthe-note-exact = Tout ce qui découle des réponses est tracé.
labyrinthe-note-propagated = Ce qui est tracé est certain ; il peut en découler davantage.
labyrinthe-note-contradiction = Aucun labyrinthe ne convient à toutes les réponses de l’autre ({ $seat }). On le verra à l’ouverture des labyrinthes.

## Ce que dit un lecteur d’écran pour une case

labyrinthe-cell = Rangée { $row }, colonne { $column }, { $cell } : { $details }
labyrinthe-cell-blank = Rangée { $row }, colonne { $column }, { $cell } : rien de connu
labyrinthe-cell-details = { $front } ; { $last }
labyrinthe-side-north = au nord
labyrinthe-side-east = à l’est
labyrinthe-side-south = au sud
labyrinthe-side-west = à l’ouest
labyrinthe-says-start = départ
labyrinthe-says-goal = arrivée
labyrinthe-says-here = vous êtes ici
labyrinthe-says-walker = { $seat } est ici
labyrinthe-says-wrong = une règle est enfreinte ici
labyrinthe-says-walls = { $count ->
    [one] mur { $sides }
   *[other] murs { $sides }
}
labyrinthe-says-free = aucun mur autour
labyrinthe-says-border = bord { $sides }
labyrinthe-says-open = ouvert { $sides }
labyrinthe-says-unsure = { $count ->
    [one] peut-être un mur { $sides }
   *[other] peut-être des murs { $sides }
}
labyrinthe-says-drafted = tracé en cours { $sides }
labyrinthe-says-count = { $count ->
    [0] réponse : aucun mur autour
    [one] réponse : un mur autour
   *[other] réponse : { $count } murs autour
}
labyrinthe-says-walked = sur le chemin parcouru
labyrinthe-says-asked = pas { $step } du chemin à demander
labyrinthe-says-counted = case à compter
labyrinthe-says-marked = votre note : une croix
labyrinthe-says-maybe-wall = { $count ->
    [one] votre note : peut-être un mur { $sides }
   *[other] votre note : peut-être des murs { $sides }
}
labyrinthe-says-maybe-open = votre note : peut-être ouvert { $sides }

## Ce qui a été fait

labyrinthe-told-commit = { $seat } a tracé un labyrinthe : départ { $start }, arrivée { $goal }.
labyrinthe-told-count = { $seat } demande combien de murs entourent { $cell }.
labyrinthe-told-way = { $seat } demande le chemin { $way }.
labyrinthe-told-reply-count = { $count ->
    [0] Aucun mur n’entoure { $cell }.
    [one] Un mur entoure { $cell }.
   *[other] { $count } murs entourent { $cell }.
}
labyrinthe-told-reply-yes = Oui : { $walker } avance jusqu’à { $cell }.
labyrinthe-told-reply-arrived = Oui : { $walker } atteint l’arrivée, { $cell }.
labyrinthe-told-reply-no = Non : un mur barre le chemin, { $walker } reste sur { $cell }.
labyrinthe-told-open = { $seat } ouvre son labyrinthe.
labyrinthe-told-drawn = Tous ont tiré au sort.
labyrinthe-told-left = { $seat } a quitté la partie.
labyrinthe-told-unreadable = Ceci est illisible.

## Ce qui ne va pas dans un labyrinthe

labyrinthe-flaw-unreadable = Ces octets ne forment pas un labyrinthe.
labyrinthe-flaw-size = Ce labyrinthe a { $found } colonnes et rangées ; cette table joue avec { $wanted }.
labyrinthe-flaw-closed = { $count ->
    [one] Une case est inaccessible : { $cells }. Ouvrez un mur.
   *[other] { $count } cases sont inaccessibles : { $cells }. Ouvrez un mur.
}
labyrinthe-flaw-ends = Départ et arrivée sont tous deux sur { $cell }. Déplacez l’un des deux.

## Un plateau sous forme de texte

labyrinthe-board-lines = Le plateau a { $found } lignes ; un labyrinthe de { $size } rangées en a { $wanted }.
labyrinthe-board-width = La ligne { $line } a { $found } caractères ; il en faut { $wanted }.
labyrinthe-board-letter = Ligne { $line }, caractère { $place } : « { $found } » se trouve là où il faut l’un de ceux-ci : { $wanted } (␣ est une espace).
labyrinthe-board-twice = Ligne { $line } : { $end } figure deux fois sur le plateau.
labyrinthe-board-missing = { $end } manque sur le plateau. Placez cette lettre sur une case.

## Ce qui n’est pas possible

labyrinthe-refuse-not-due = Ce n’est pas ce qui est attendu maintenant.
labyrinthe-refuse-turn = C’est à { $seat } d’interroger.
labyrinthe-refuse-unreadable = Ces octets ne forment pas une question.
labyrinthe-refuse-words = Demandez « count b3 », ou « way b3 b4 c4 » (d’abord la case où vous êtes), ou « way ESS ».
labyrinthe-refuse-draw-words = Tracez avec « wall b3 N », « start b3 » ou « goal b3 ».
labyrinthe-refuse-border = Le bord est déjà un mur, et le reste. Choisissez un autre côté.
labyrinthe-refuse-no-cell = « { $word } » n’est pas une case. Une case est une lettre et un nombre, comme b3.
labyrinthe-refuse-count-outside = Cette case est hors du labyrinthe. Choisissez-en une dans ses { $size } colonnes et { $size } rangées.
labyrinthe-refuse-way-outside = Ce chemin sort du labyrinthe. Restez à l’intérieur du bord.
labyrinthe-refuse-way-long = Un chemin a au plus { $most } pas. Demandez-en un plus court.
labyrinthe-refuse-way-empty = Un chemin a au moins un pas. Nommez les cases à parcourir.
labyrinthe-refuse-way-start = Vous êtes sur { $cell }. Commencez le chemin là.
labyrinthe-refuse-way-jump = { $to } ne touche pas { $from } par un côté. Allez de case en case.
labyrinthe-refuse-way-arrived = { $cell } est l’arrivée : le chemin s’arrête là.
labyrinthe-refuse-ends-unreadable = Départ et arrivée ne sont pas donnés comme deux cases du labyrinthe.
labyrinthe-refuse-ends-equal = Départ et arrivée sont tous deux sur { $cell }. Ils doivent différer.
labyrinthe-refuse-reply-unfit = Ce n’est pas une réponse à la question.
labyrinthe-refuse-reply-impossible = { $cell } a plus de murs que { $count } : le bord compte.
labyrinthe-refuse-reply-changed = { $seat } a répondu autrement à la même question auparavant.

## La leçon

labyrinthe-lesson-1 = L’autre a tracé un labyrinthe que vous ne voyez pas. Vous êtes sur b4 et voulez atteindre le drapeau en d3. Trouvez les murs en posant des questions.
labyrinthe-lesson-2 = Demandez d’abord combien de murs entourent votre case : choisissez « Compter les murs », puis b4, et demandez.
labyrinthe-lesson-3 = Deux murs, sans dire lesquels. L’autre interroge maintenant sur votre labyrinthe, et votre plateau répond tout seul.
labyrinthe-lesson-4 = Essayez un pas : choisissez « Avancer », allez de b4 à c4, et demandez.
labyrinthe-lesson-5 = « Non » : un mur les sépare, et vous restez sur b4. C’est de nouveau le tour de l’autre.
labyrinthe-lesson-6 = Regardez votre carnet. Un trait épais est un mur certain. Les points sont incertains : l’un d’eux est le second mur autour de b4. Vous n’avez rien à retenir.
labyrinthe-lesson-7 = Un chemin peut être aussi long que vous voulez. Contournez le mur en une seule question : b4, b3, c3.
labyrinthe-lesson-8 = « Oui » : aucun mur sur tout le chemin, et vous êtes sur c3. Un « non » n’aurait pas dit où est le mur.
labyrinthe-lesson-9 = Comptez maintenant les murs autour du drapeau : d3.
labyrinthe-lesson-10 = Trois murs : un seul côté est ouvert. L’autre interroge encore une fois.
labyrinthe-lesson-11 = Essayez d’arriver par le haut : c3, c2, d2, d3.
labyrinthe-lesson-12 = Vous êtes au but en premier : vous avez gagné. Après une partie, les deux labyrinthes sont ouverts et chaque réponse est vérifiée.
