### Les mots propres au nœud. Les clés sont les mêmes dans toutes les langues, leurs variables aussi.

list-and = { $front } et { $last }

## Options de toutes les tables

table-option-starter = Qui commence
table-option-starter-draw = tiré au sort par tous
table-option-starter-host = l’hôte
table-option-starter-guest = l’invité
table-option-answers = Réponses
table-option-answers-proven = prouvées aussitôt données
table-option-answers-audit = vérifiées à la fin
table-option-clock = Pendule
table-option-clock-off = aucune
table-option-clock-value = { $value ->
    [one] { $value } minute chacun
   *[other] { $value } minutes chacun
}
terms-line = { $option } : { $value }
terms-game = Jeu : { $game }
terms-seats = Joueurs : { $names }

## Joueurs

player-person = Joueur
player-computer = Ordinateur, niveau { $level }
player-same-name = { $name } ({ $number })
player-you = Vous
player-other = L’autre

## Ce qui se passe

status-joining = Demande d’une place
status-terms = Lisez les conditions et acceptez-les
status-terms-other = On attend l’accord de { $name }
status-drawing = Tirage au sort de celui qui commence
status-drawing-play = Tirage au sort en commun
status-setup = Préparez votre plateau
status-setup-other = { $name } prépare un plateau
status-your-turn = C’est à vous
status-waits-for-you = { $name } vous attend
status-thinking = { $name } réfléchit
status-answering = On attend la réponse de { $name }
status-opening = On attend que { $name } ouvre son plateau
status-closing = Vérification de tout ce qui a été dit
status-closing-other = On attend la signature de { $name }
status-away = { $name } s’est absenté un moment ; la partie reprendra à son retour
status-lost = { $name } est injoignable, nouvel essai en cours
status-comparing = Comparaison du journal avec { $name }

## La pendule

clock-over = { $name } n’a plus de temps.
clock-over-then = La partie continue ; c’est aux joueurs de décider de la suite.

## Le lien avec quelqu’un

link-connecting = connexion en cours
link-connected = relié
link-thinking = relié, réfléchit
link-away = absent
link-lost = { $seconds ->
    [one] sans lien depuis { $seconds } seconde, nouvel essai en cours
   *[other] sans lien depuis { $seconds } secondes, nouvel essai en cours
}

## L’écran à deux

curtain = Passez l’écran à { $name }

## Le journal raconté

told-terms = { $name } a posé les conditions sur la table
told-agree = { $name } accepte les conditions
told-draw = { $name } a pris part au tirage
told-commit = { $name } a fixé son plateau
told-move = { $name } a joué
told-answer = { $name } a répondu
told-open = { $name } a ouvert son plateau
told-heed = { $name } en a pris acte
told-close = { $name } a signé le résultat
told-resign = { $name } abandonne
told-offer-draw = { $name } propose la nulle
told-accept-draw = { $name } accepte la nulle
told-decline-draw = { $name } refuse la nulle
told-leave = { $name } a quitté la table
told-end = { $name } arrête la partie ici
told-go-on = { $name } continue sans le joueur absent
told-rematch = { $name } propose une autre partie

## La fin

result-you-won = Vous avez gagné
result-won = { $name } a gagné
result-several-won = { $names } ont gagné
result-draw = Partie nulle
result-void = La partie ne compte pas
result-bad-record = Ce n’est pas l’enregistrement qui a été signé
result-unfinished = Inachevée
result-unfinished-reason = { $name } doit l’étape suivante
result-cheat = { $name } a triché, preuve à l’appui

## Ce qui a été vérifié

check-fixed = Plateaux fixés avant le premier coup
check-legal = Plateaux conformes aux règles
check-answers = { $count ->
    [one] La seule réponse est vraie
   *[other] Les { $count } réponses sont toutes vraies
}
check-answers-all = Toutes les réponses sont vraies
check-answers-none = Aucune réponse n’était due
check-opened = Plateaux ouverts : ce sont bien ceux qui avaient été fixés
check-starter-drawn = Celui qui commence a été tiré au sort par tous
check-starter-terms = Celui qui commence était inscrit dans les conditions
check-chain = { $count ->
    [one] La seule entrée est signée et à sa place
   *[other] Les { $count } entrées sont toutes signées et dans l’ordre
}
check-signed = Tous ont signé le résultat
check-legal-not = Le plateau de { $name } n’est pas conforme
check-answers-not = Une réponse de { $name } était fausse
check-opened-not = { $name } a ouvert un autre plateau que celui qui avait été fixé
check-unopened = { $name } n’a pas ouvert son plateau
check-signed-not = { $name } n’a pas signé le résultat
check-chain-not = L’enregistrement a été modifié : { $reason }
finding-honest = { $name } : honnête
finding-cheat = { $name } : { $reason }
finding-not-opened = { $name } : plateau non ouvert

## La leçon

lesson-other-move = Pas cette fois : { $hint }

## Quand une salle se ferme

closed-put-away = Rangée

## Erreurs : ce qui ne va pas, et que faire

error-mailbox-full = Le programme a trop à faire.
    .what = Attendez un instant, puis réessayez.
error-shut = Le programme se ferme.
    .what = Relancez-le.
error-shut-inside = Le programme ne peut pas être fermé depuis un rappel.
    .what = Fermez-le depuis un autre fil.
error-level = Il n’y a pas de force { $level }.
    .what = Choisissez un nombre de 1 à 5.
error-folder-in-use = Un autre Labirinto a ouvert ce dossier.
    .what = Fermez l’autre, ou choisissez un autre dossier avec --data.
    .phone = Fermez l’autre, puis réessayez.
error-no-folder = Il y a un fichier là où devrait se trouver le dossier { $path }.
    .what = Déplacez ce fichier, ou choisissez un autre dossier.
    .phone = Effacez les données de l’application dans les réglages du téléphone.
error-no-threads = Le système n’a plus de place pour ce programme ({ $detail }).
    .what = Fermez d’autres programmes, puis réessayez.
error-no-rights = Impossible de lire ou d’écrire dans le dossier ({ $detail }).
    .what = Donnez-vous les droits, ou choisissez un autre dossier avec --data.
    .phone = Redémarrez le téléphone. Si cela n’aide pas, supprimez l’application et installez-la de nouveau.
error-disk-full = Le disque est plein. Rien n’est perdu.
    .what = Faites de la place ; la partie reprendra d’elle-même.
error-disk-failed = Le disque a failli ({ $detail }). Ce qui était enregistré n’est pas perdu.
    .what = Vérifiez le disque, puis réessayez.
    .phone = Redémarrez le téléphone, puis réessayez.
error-storage-damaged = Le fichier des parties est endommagé ({ $detail }).
    .what = Déplacez le fichier labirinto.redb et gardez-le ; les enregistrements exportés peuvent être importés de nouveau.
    .phone = Effacez les données de l’application dans les réglages du téléphone ; les parties partagées peuvent être importées de nouveau.
error-storage-newer = Les parties de ce dossier ont été enregistrées par un Labirinto plus récent.
    .what = Mettez ce programme à jour, ou choisissez un autre dossier avec --data.
    .phone = Mettez cette application à jour.
error-table-cheat = { $reason }
    .what = La partie est arrêtée ; la preuve est dans l’enregistrement.
error-table-link = { $reason }
    .what = Le lien est réessayé ; si cela se répète, recommencez la partie.
error-table-versions = { $reason }
    .what = La partie pourra continuer quand les deux programmes auront la même version.
error-table-lost = { $reason }
    .what = La partie ne peut pas continuer ici ; arrêtez-la.
error-no-such-game = Aucun jeu ne s’appelle { $id }.
    .what = Choisissez parmi : { $games }.
error-option-unknown = Aucune option ne s’appelle { $key }.
    .what = Choisissez parmi : { $keys }.
error-option-value = L’option { $key } ne peut pas être { $value }.
    .what = Choisissez parmi : { $values }.
error-option-twice = L’option { $key } est donnée deux fois.
    .what = Donnez-la une seule fois.
error-seats = Ce jeu ne se joue pas à { $count }.
    .what = Choisissez un nombre de { $least } à { $greatest }.
error-host-seats = Cette table ne peut pas être ouverte : il faut au moins une place ici et au moins une place libre.
    .what = Choisissez combien de places a la table, et lesquelles sont ici.
error-no-such-room = Cette salle n’existe plus.
    .what = Ouvrez une table, rejoignez-en une, ou reprenez une partie inachevée.
error-no-such-table = Aucune partie d’ici n’a un nom qui commence par { $id }.
    .what = Cherchez le bon nom dans la liste des parties.
error-several-tables = Plusieurs parties ont un nom qui commence par { $id }.
    .what = Donnez une plus grande part du nom.
error-not-now = Ce n’est pas possible maintenant.
    .what = { $why }
error-not-your-seat = Personne de cet appareil n’est assis là.
    .what = Agissez pour une place à vous.
error-refused = { $reason }
    .what = Rien n’a changé ; essayez autrement.
error-board-illegal = Le plateau n’est pas conforme : { $reason }
    .what = Corrigez le plateau et redonnez-le.
error-file-unreadable = Impossible de lire le fichier { $path } ({ $detail }).
    .what = Vérifiez le nom et les droits.
error-file-unwritable = Impossible d’écrire le fichier { $path } ({ $detail }).
    .what = Vérifiez le dossier, les droits et la place.
error-record-unreadable = { $path } n’est pas l’enregistrement d’une partie ({ $detail }).
    .what = Exportez-le de nouveau là où la partie a été jouée.
error-record-version = Ce programme ne peut pas lire { $path } : { $detail }.
    .what = Utilisez un programme qui lit cette version.
error-record-game = { $path } est l’enregistrement d’un jeu que ce programme ne connaît pas.
    .what = Mettez ce programme à jour.
error-record-bad = L’enregistrement ne résiste pas à la vérification : { $reason }
    .what = Il n’entre pas dans la liste ; demandez l’original.
error-record-not-yet = Cette partie n’est pas finie : elle n’a pas encore d’enregistrement.
    .what = « labirinto resume » la continue.
error-setting-long = Ce réglage est trop long.
    .what = Raccourcissez-le.

## Ce que le système dit des fichiers et des disques, dans les phrases ci-dessus

disk-missing = il n’existe pas
disk-rights = les droits ne le permettent pas
disk-exists = quelque chose porte déjà ce nom
disk-folder = c’est un dossier
disk-no-folder = une partie du chemin n’est pas un dossier
disk-full = il n’y a plus de place
disk-read-only = ce disque est en lecture seule
disk-long = il est trop long
disk-name = ce nom n’est pas possible

## Pourquoi quelque chose n’est pas possible maintenant

why-no-table = La partie n’a pas encore commencé.
why-running = La partie est encore en cours.
why-no-digits = Il n’y a pas de chiffres à comparer.
why-nobody-asks = Personne ne demande de place.
why-no-terms = Il n’y a pas de conditions à accepter.
why-no-board = Aucun plateau n’est en préparation.
why-no-lesson = Il n’y a pas de leçon ici.
why-curtain = Levez d’abord le rideau.
why-other-turn = Attendez votre tour.
why-already-open = Cette partie est déjà ouverte.
why-hosting = Une table est déjà ouverte.

## What finished games come to

statistics-people = { $game }, avec d’autres : jouées { $played }, gagnées { $won }, perdues { $lost }, nulles { $drawn }, sans résultat { $open }
statistics-computer = { $game }, contre l’ordinateur : jouées { $played }, gagnées { $won }, perdues { $lost }, nulles { $drawn }, sans résultat { $open }
