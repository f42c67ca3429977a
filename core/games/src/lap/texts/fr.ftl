### The words of Lap. Keys are the same in every language, and so are the variables of each.

lap-name = Lap
lap-pitch = Découpez un plateau en quatre régions et trouvez celles de l’autre en l’interrogeant sur des carrés.
lap-length = environ 20 minutes
lap-rules = Chacun découpe un plateau carré en quatre régions A à D de même taille, chacune d’un seul tenant par les côtés. À tour de rôle, chacun interroge sur un carré de 2 × 2 cases : la réponse dit combien de ses cases appartiennent à chaque région, pas lesquelles. Au lieu de demander, on peut déclarer tout le plateau, sous scellé : exact, on gagne ; faux, on perd. Si l’autre a reçu autant de réponses, il peut déclarer aussi avant l’ouverture ; deux déclarations exactes font partie nulle. Un plateau que toutes les réponses ne distinguent pas d’un autre est refusé.
lap-option-size = Taille
lap-option-size-10 = 10 × 10, régions de 25 cases
lap-option-size-8 = 8 × 8, régions de 16 cases
lap-option-wrong = Une déclaration fausse
lap-option-wrong-loses = fait perdre la partie
lap-option-wrong-skips = coûte des tours
lap-option-skip = Tours perdus
lap-option-skip-value = { $value }
lap-option-undecidable = Un plateau indécidable
lap-option-undecidable-loses = fait perdre la partie
lap-option-undecidable-void = annule la partie

## What happens now

lap-head-drawing = { $seat } peint un plateau.
lap-head-turn = { $seat } demande ou déclare.
lap-head-asked = { $seat } a demandé { $square } ; { $other } doit une réponse.
lap-head-seal = { $seat } scelle une déclaration.
lap-head-reply = { $seat } peut aussi déclarer, ou non.
lap-head-open = { $seat } ouvre ce qui était scellé.
lap-head-judge = { $seat } répond à la déclaration.
lap-head-over = La partie est finie.
lap-over-right = { $seat } a déclaré exactement le plateau de { $other }.
lap-over-wrong = { $other } a déclaré un plateau faux ; { $seat } gagne.
lap-over-both-right = Les deux ont déclaré juste après autant de réponses.
lap-over-both-wrong = Les deux déclarations sont fausses.
lap-over-undecidable = Un plateau était indécidable : la partie ne compte pas.

## The boards

lap-title-editor = Votre plateau, en cours
lap-title-own = Votre plateau
lap-title-notebook = Plateau de { $seat }, votre carnet
lap-title-board = Plateau de { $seat }

## What can be done

lap-act-ready = Prêt : jouer avec ce plateau
lap-act-generate = Inventer un plateau
lap-act-clear = Tout effacer
lap-act-undo = Annuler
lap-act-redo = Rétablir
lap-act-level = Niveau { $level }
lap-act-brush = Région { $area }
lap-act-rubber = Gomme
lap-act-paint-here = Peindre { $area } ici
lap-act-rub-here = Effacer ici
lap-act-mark-here = Crayon : { $area }
lap-act-ask = Demander { $square }
lap-act-ask-any = Demander
lap-act-ask-here = Demander le carré qui commence ici
lap-act-squares = Choisir des carrés
lap-act-pencil = Crayon
lap-act-paint = Peindre la déclaration
lap-act-declare = Déclarer tout le plateau
lap-act-seal = Sceller la déclaration peinte
lap-act-none = Ne rien déclarer
lap-act-fill = Peindre ce qui est sûr
lap-act-save = Poser un repère
lap-act-return = Revenir au repère

## Notes

lap-note-share = { $area } : { $count } cases sur { $wanted }
lap-note-share-apart = { $area } : { $count } cases sur { $wanted }, en morceaux
lap-note-decidable = Toutes les réponses distinguent ce plateau de tout autre.
lap-note-heard = { $seat } a entendu sur { $square } : { $counts }.
lap-note-you-heard = Vous avez entendu sur { $square } : { $counts }.
lap-note-other-heard = { $seat } a entendu sur votre { $square } : { $counts }.
lap-note-exact = Le carnet montre tout ce qui s’ensuit.
lap-note-propagated = Le carnet montre ce qu’un raisonnement rapide a trouvé ; il peut s’ensuivre davantage.
lap-note-open = Cases incertaines : { $count }
lap-note-contradiction = Aucun plateau ne donne ces réponses : l’une est fausse.
lap-note-skips = Tours que vous passez : { $count }
lap-note-guess = Peintes : { $counts } sur { $wanted } chacune
lap-note-guess-whole = Le plateau peint peut être déclaré.

## What a screen reader says

lap-cell = Ligne { $row }, colonne { $column }, { $cell } : { $details }
lap-cell-blank = Ligne { $row }, colonne { $column }, { $cell }
lap-cell-details = { $front }, { $last }
lap-says-area = région { $areas }
lap-says-declared = déclarée { $areas }
lap-says-bare = non peinte
lap-says-wrong = quelque chose ne va pas ici
lap-says-certain = sûrement { $areas }
lap-says-possible = l’une de { $areas }
lap-says-guess = vous avez peint { $areas }
lap-says-marks = crayon { $areas }
lap-says-counts = { $square } contient { $counts }

## What happened

lap-told-commit = { $seat } s’est engagé sur un plateau.
lap-told-sealed = { $seat } a scellé une déclaration.
lap-told-ask = { $seat } demande { $square }.
lap-told-declare = { $seat } déclare tout le plateau.
lap-told-none = { $seat } ne déclare rien.
lap-told-counts = { $square } contient { $counts }.
lap-told-right = La déclaration de { $seat } est exacte.
lap-told-wrong = La déclaration de { $seat } est fausse.
lap-told-open = { $seat } a ouvert la déclaration.
lap-told-board = { $seat } a ouvert le plateau.
lap-told-drawn = Un tirage commun a eu lieu.
lap-told-left = { $seat } est parti.
lap-told-unreadable = Quelque chose d’illisible.

## What is wrong with a board

lap-flaw-unreadable = Ces octets ne sont pas un plateau.
lap-flaw-size = Le plateau a { $found } cases de large, pas { $wanted }.
lap-flaw-blank = Cases non peintes : { $count }
lap-flaw-share = La région { $area } a { $count } cases au lieu de { $wanted }.
lap-flaw-apart = La région { $area } n’est pas d’un seul tenant : cases coupées : { $count }
lap-flaw-twin-column = Indécidable : dans la colonne { $line }, les régions { $areas } peuvent être échangées sans changer aucune réponse.
lap-flaw-twin-row = Indécidable : dans la ligne { $line }, les régions { $areas } peuvent être échangées sans changer aucune réponse.
lap-flaw-twin-several = Indécidable : les régions { $areas } peuvent être échangées dans { $count } cases sans changer aucune réponse.
lap-board-lines = Le plateau a { $found } lignes ; il en faut { $wanted }.
lap-board-width = La ligne { $line } a { $found } lettres ; il en faut { $wanted }.
lap-board-letter = Ligne { $line }, place { $place } : { $found } au lieu de A, B, C ou D.

## What is refused

lap-refuse-not-due = Ce n’est pas le moment.
lap-refuse-turn = C’est le tour de { $seat }.
lap-refuse-unreadable = Ces octets ne sont pas un coup.
lap-refuse-words = Écrivez « ask AB12 », « declare » ou « none ».
lap-refuse-square = « { $word } » n’est pas un carré ; écrivez deux lettres et deux nombres, comme AB12.
lap-refuse-outside = Ce carré sort du plateau, qui va de A à { $letter } et de 1 à { $size }.
lap-refuse-reply = L’autre a déclaré : déclarez aussi, ou répondez « none ».
lap-refuse-none = Il n’y a pas de déclaration à laquelle répondre ; demandez ou déclarez.
lap-refuse-declarations = Nul ne déclare plus de { $most } fois par partie.
lap-refuse-public = Un engagement ne révèle rien ici.
lap-refuse-reply-unreadable = Ce n’est pas une réponse à ce qui est demandé.
lap-refuse-otherwise = { $seat } avait répondu autrement sur { $square }.
lap-refuse-opened = Ce qui est ouvert n’est pas un plateau entier.

## The lesson

lap-lesson-1 = Voici le plateau de l’autre, découpé en quatre régions A à D de 16 cases, chacune d’un seul tenant. Vous ne le voyez pas : trouvez-le.
lap-lesson-2 = Interrogez sur le carré du coin : ask AB12.
lap-lesson-3 = A4 : les quatre cases sont A, et le carnet les dessine. L’autre vous interroge à son tour.
lap-lesson-4 = Maintenant le milieu : ask DE45.
lap-lesson-5 = Une case de chaque région, sans dire laquelle. L’autre continue.
lap-lesson-6 = Les nombres aux coins sont les réponses, dans l’ordre A B C D. Au crayon, vous notez ce que vous pensez.
lap-lesson-7 = Encore une question, dans le coin opposé : ask GH78.
lap-lesson-8 = D4. L’autre pose encore une question : vous aurez alors entendu trois réponses chacun.
lap-lesson-9 = Supposons que d’autres réponses sont venues, et que vous savez tout sauf la dernière rangée : cette part de la déclaration est peinte pour vous.
lap-lesson-10 = Choisissez de peindre la déclaration, prenez la région D, peignez les quatre cases nues e8 à h8, et déclarez tout le plateau au lieu de demander.
lap-lesson-11 = Personne ne la voit encore : scellez la déclaration peinte.
lap-lesson-12 = L’autre a entendu autant de réponses et peut donc déclarer aussi avant que la vôtre soit ouverte. Il ne déclare rien.
lap-lesson-13 = Tout est juste : vous avez gagné. Une fausse aurait perdu, et deux justes font partie nulle.
