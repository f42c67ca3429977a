### Les mots des téléphones.

phone-back = Retour
phone-home = Au début
phone-tab-play = Jouer
phone-tab-records = Parties
phone-tab-learn = Apprendre
phone-close = Fermer
phone-cancel = Annuler
phone-continue = Continuer
phone-open-settings = Ouvrir les réglages

## Home

phone-go-on = Reprendre : { $names }
phone-go-on-below = { $game }, tour { $turn } · { $awaited }
phone-new-game = Nouvelle partie
phone-offer-seats = { $seats } joueurs · { $length }
phone-host = Ouvrir une table
phone-join = Rejoindre

## One game before it begins

phone-game = Jeu
phone-with-whom = Avec qui ?
phone-way-computer = Contre l’ordinateur
phone-way-hotseat = À deux sur ce téléphone
phone-way-host = Chacun sur son téléphone
phone-strength = Force de l’ordinateur
phone-level-1 = 1, débutant
phone-level-2 = 2, facile
phone-level-3 = 3, égal
phone-level-4 = 4, fort
phone-level-5 = 5, le meilleur
phone-seats = Joueurs
phone-second-player = Deuxième joueur
phone-learn = Apprendre
phone-lesson = La leçon, une minute
phone-begin = Commencer
phone-open-table = Ouvrir la table

## Hosting

phone-host-title = Rejoignez ma table
phone-host-help = Faites scanner ceci, ou taper l’adresse.
phone-host-address-help = Cette table seulement, pendant 10 minutes ; qui la tape compare six chiffres avec vous.
phone-qr = Le code de cette table, à scanner avec l’autre téléphone
phone-share-link = Partager le lien
phone-at-this-table = À cette table
phone-this-phone = { $name } (ce téléphone)
phone-wants-seat = { $name } veut jouer
phone-let-in = Accepter
phone-decline = Pas maintenant

## Joining

phone-join-title = Rejoindre une table
phone-scan = Scanner le code
phone-scan-help = Tenez le code de l’autre téléphone devant la caméra.
phone-scan-spoken = L’image de la caméra
phone-allow-camera = Autoriser la caméra
phone-camera-why = La caméra sert seulement à lire le code de l’autre téléphone. Aucune image n’est gardée.
phone-camera-denied = L’application ne peut pas utiliser la caméra. Passez par la liste, le lien ou l’adresse, ou autorisez-la dans les réglages.
phone-camera-failed = La caméra est indisponible. Passez par la liste, le lien ou l’adresse.
phone-try-again = Réessayer
phone-locked = Ce téléphone n’a pas été déverrouillé depuis son démarrage, sa clé ne peut donc pas être lue. Déverrouillez-le, puis réessayez.
phone-near = À proximité
phone-near-none = Aucune table ouverte pour l’instant. Les deux téléphones doivent être sur le même Wi-Fi, ou l’un sur le partage de l’autre.
phone-near-other-version = { $name } (autre version)
phone-type = Lien ou adresse
phone-type-hint = 192.168.43.17:4017
phone-paste = Coller
phone-join-help = Rien ? Un Wi-Fi d’invités isole souvent les téléphones : activez le partage sur l’un d’eux. Un VPN peut gêner aussi.
phone-network-why = Pour jouer avec quelqu’un à côté, l’application doit joindre les téléphones de ce Wi-Fi. Rien n’est envoyé sur internet.
phone-network-denied = L’application ne peut pas joindre le réseau local. Autorisez-la dans les réglages pour jouer à plusieurs ; seul, ce n’est pas nécessaire.
phone-allow-network = Autoriser le réseau local
phone-discovery-refused = Le système ne laisse pas l’application trouver ou montrer des tables pour l’instant. Rejoignez par le code, le lien ou l’adresse ; elle réessaiera quand le réseau changera.
phone-vpn = Un VPN est actif et peut isoler les téléphones proches : coupez-le pendant la partie, ou faites-lui épargner le réseau local.
phone-join-question = Rejoindre cette table ? L’autre téléphone apprendra votre nom.
phone-waiting = En attente

## Six digits

phone-digits-title = Comparez six chiffres
phone-digits-help = Lisez-les à voix haute. { $name } doit voir les mêmes.
phone-digits-same = Ce sont les mêmes
phone-digits-differ = Ils diffèrent
phone-digits-waiting = En attente de la confirmation de l’autre

## At the table

phone-terms = Les conditions
phone-agree = D’accord, on joue
phone-lift-curtain = J’ai le téléphone
phone-hold-to-peek = Tenir pour voir
phone-peek-hidden = { $title } : caché. Appuyez pour le montrer.
phone-peek-shown = { $title } : visible. Appuyez pour le cacher.
phone-turn = tour { $turn }
phone-clock-left = { $name } : reste { $minutes } min { $seconds } s
phone-clock-over = { $name } : plus de temps
phone-history = Ce qui a été demandé
phone-ready-question = Le plateau ne pourra plus être changé.
phone-notice-question = { $act } ?
phone-notice-resign = Abandonner
phone-notice-offer-draw = Proposer la nulle
phone-notice-accept-draw = Accepter la nulle
phone-notice-decline-draw = Refuser la nulle
phone-notice-leave = Quitter la table
phone-notice-end = Arrêter la partie ici
phone-notice-go-on = Continuer sans eux
phone-lesson-step = Étape { $step } sur { $steps }

## The end, and finished games

phone-honest = Tout le monde a été honnête
phone-dishonest = Quelque chose ne va pas
phone-unopened = Tout n’a pas pu être vérifié : les plateaux n’ont pas été ouverts
phone-checked-here = Vérifié sur ce téléphone
phone-check-good = Vérifié, exact : { $text }
phone-check-bad = Vérifié, faux : { $text }
phone-check-unopened = Non vérifié : { $text }
phone-step-through = Revoir la partie
phone-rematch = Revanche
phone-records = Parties finies
phone-records-none = Ici figurent les parties finies, avec ce qui a été vérifié.
phone-statistics = Parties jusqu’ici
phone-ago = { $days ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $days } jours
}
phone-replay-step = Entrée { $step } sur { $steps }
phone-earlier = Avant
phone-later = Après
phone-share-record = Partager la partie
phone-file-unreadable = Le fichier partagé est illisible, ou trop grand pour une partie. Partagez-le à nouveau.
phone-file-no-room = Le fichier ne peut pas être gardé sur ce téléphone, peut-être faute de place. Libérez de l’espace, puis partagez-le à nouveau.
phone-import = Importer une partie
phone-import-none = Ce téléphone n’a aucune application pour choisir des fichiers. Partagez plutôt la partie avec cette application.

## Settings

phone-settings = Réglages
phone-name = Votre nom
phone-language = Langue
phone-language-system = Système
phone-theme = Thème
phone-theme-system = Système
phone-theme-light = Clair
phone-theme-dark = Sombre
phone-contrast = Contraste
phone-contrast-system = Système
phone-contrast-usual = Normal
phone-contrast-strong = Élevé
phone-colours = Vision des couleurs
phone-colours-usual = Habituelle
phone-colours-redgreen = Rouge-vert difficile
phone-colours-blueyellow = Bleu-jaune difficile
phone-haptics = Vibrations
phone-haptics-on = Oui
phone-haptics-off = Non
phone-sound = Son
phone-sound-on = Oui
phone-sound-off = Non
phone-hand = Boutons pour la main
phone-hand-right = Droite
phone-hand-left = Gauche

## About

phone-about = Règles et licences
phone-about-text = Des jeux de confiance, autour d’une table, chacun sur son téléphone, sans serveur, compte ni internet. Chaque plateau est fixé et chaque réponse vérifiée.
phone-licences = Licences
phone-licences-text = Labirinto est un logiciel libre sous MIT ou Apache-2.0. Il contient JNA (Apache-2.0), ZXing (Apache-2.0), la bibliothèque standard de Kotlin (Apache-2.0) et des bibliothèques Rust sous licences MIT, Apache-2.0, BSD, ISC, Unicode et MPL-2.0.
phone-licences-all = Tous les textes de licence
