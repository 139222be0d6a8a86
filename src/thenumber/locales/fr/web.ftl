### La page dans le navigateur : accueil, leçon, règles, feuille de score, revoir une partie.
### Ce qui est entre *étoiles* s’affiche en gras.

## La page elle-même

page-description = The Number dans le navigateur : avec des téléphones autour d’une table, sur la télé, sur un seul appareil ou contre des bots. Une adaptation de fans, non officielle.
page-needs-script = Cette page a besoin de JavaScript.
page-missing = Il n’y a rien ici.
page-missing-about = Cette adresse n’existe pas. Il manque peut-être une lettre, ou le lien a été coupé.
page-home = Retour à l’accueil
page-not-built = Le serveur tourne, mais sa page n’a pas encore été construite. Là où sont les sources, cette commande la construit : { $command }

## Accueil

home-pitch = Écrivez un nombre. Plus il est grand, plus il rapporte, sauf si un nombre plus petit a un chiffre en commun avec le vôtre.
home-picture = 761 est éliminé : son 1 est aussi dans 513, qui est plus petit.
home-play = Jouer maintenant
home-friends = Entre amis
home-friends-about = Envoyez un lien ou montrez un code QR
home-device = Sur cet appareil
home-device-about = Un seul appareil passe de main en main
home-tv = Sur la télé
home-tv-about = La table sur le grand écran, les nombres sur les téléphones
home-daily = Nombre du jour
home-daily-about = Une position, un nombre, le même défi pour tout le monde
home-code = Rejoindre avec un code
home-code-short =
    { $count ->
        [one] Encore une lettre : un code en a six.
       *[other] Encore { $count } lettres : un code en a six.
    }
home-join = Rejoindre
home-learn = Apprendre
home-learn-about = en deux minutes
home-rules = Règles
home-rules-about = toutes sur une page
home-scorekeeper = Feuille de score
home-scorekeeper-about = pour le jeu en boîte
home-games = Mes parties
home-games-about = sur cet appareil
home-replay = Ouvrir une partie
home-replay-about = un fichier ou un lien
you-name = Vous

## Réglages

settings-title = Réglages
setting-language = Langue
setting-theme = Apparence
theme-system = comme l’appareil
theme-light = claire
theme-dark = sombre

## Ce qui n’a pas marché

trouble-offline = Le serveur est injoignable. Êtes-vous en ligne ?
trouble-server = Une erreur s’est produite sur le serveur. Réessayez, s’il vous plaît.
try-again = Réessayer
reckon-too-long = C’est trop long pour une seule partie : { $right } ko au maximum.

## Apprendre

learn-title = Apprendre
learn-step = { $step } sur { $of }
learn-look = Tous les nombres sont retournés, puis vérifiés à partir du plus grand.
learn-check-write = Chacun écrit un nombre en secret. S’il est *validé*, il rapporte son *premier chiffre*. Essayez *{ $number }*.
learn-check-eliminated = Un nombre est *éliminé* quand un nombre *plus petit* a un de ses chiffres. Il ne rapporte rien, mais vous gardez vos chiffres.
learn-check-approved = Le vôtre est *validé* : aucun nombre plus petit n’a un de ses chiffres. Revenez en arrière et essayez *{ $suggested }* pour en voir un éliminé.
learn-twins-write = Quand vous marquez, vous *barrez* les chiffres de votre nombre, comme le montrent les plateaux. Essayez maintenant *{ $number }*.
learn-twins-same = Des nombres *identiques* ne s’éliminent pas entre eux. Ce sont les plus grands nombres validés : chacun gagne le *bonus*. Votre chiffre est barré jusqu’à la manche suivante.
learn-twins-approved = Le vôtre est validé : ses chiffres sont *barrés* jusqu’à la manche suivante. Revenez en arrière et essayez *{ $suggested }* pour rencontrer un jumeau.
learn-twins-eliminated = Le vôtre est éliminé : vous gardez donc ses chiffres. Revenez en arrière et essayez *{ $suggested }* pour rencontrer un jumeau.
learn-double-write = Une autre table, le *dernier tour* d’une manche : le premier chiffre compte *double* et le bonus est de *8*. Il vous reste 0, 2 et 7. Essayez *{ $number }*.
learn-double-highest = *{ $score }* points en un tour ! Après le tour 5, chaque chiffre barré vaut encore 1 point. Puis les dix reviennent pour la manche 2.
learn-double-approved = Le vôtre est validé et son premier chiffre a compté *double*. Après le tour 5, chaque chiffre barré vaut encore 1 point. Puis les dix reviennent pour la manche 2.
learn-double-eliminated = Le vôtre est éliminé. Trois fois le même chiffre, c’est moins risqué : revenez en arrière et essayez *{ $suggested }*.
learn-back = Retour
learn-next = Suite
learn-skip = Passer la leçon
learn-rules = Toutes les règles
learn-end = C’est tout : vous savez jouer !
idea-score = Votre *premier chiffre* rapporte des points, et le *plus grand* nombre validé gagne le bonus.
idea-fall = Un nombre est *éliminé* si un nombre *plus petit* a un de ses chiffres. Les nombres identiques ne s’éliminent pas entre eux.
idea-cross = Les chiffres qui ont rapporté sont *barrés* jusqu’à la fin de la manche. Après deux manches de cinq tours, qui a le plus de points l’emporte.

## Règles

rules-try = Essayer en deux minutes

## Revoir une partie

replay-title = Ouvrir une partie
replay-lead = Revoyez une partie tour par tour, à partir d’un fichier ou d’un lien qui la contient tout entière.
replay-file = Choisir un fichier
replay-drop-hint = ou déposez-le n’importe où sur cette page
replay-drop = Déposez-le ici
replay-paste = Ou collez un lien ou le texte d’une partie
replay-open = Ouvrir
replay-cannot = Impossible de l’ouvrir.
replay-where = Ligne { $line }, colonne { $column }
replay-loading = Un instant…
replay-choose = { $count } parties. Laquelle ?
replay-game = Partie { $no }
replay-not-over = inachevée
replay-more = En montrer plus
replay-another = En ouvrir une autre
replay-end = La fin
replay-stands = Où on en est
replay-turns = Tours
replay-review = Analyse
replay-back = Un tour en arrière
replay-next = Tour suivant
replay-play = Lecture
replay-pause = Pause

## Ce qu’on garde d’une partie

keep-link = Copier le lien
keep-share = Partager le lien
keep-picture = Image
keep-download = Enregistrer le fichier
keep-record = Copier le texte
keep-copied = Copié

## Et si

whatif-ask = Et si… ?
whatif-title = Et si… ?
whatif-who = Qui écrit autre chose à ce tour ?
whatif-instead = { $name } avait écrit { $number }. Et à la place ?
whatif-see = Voir ce qui se passe
whatif-somebody = Quelqu’un d’autre
whatif-nothing = Aucun nombre
whatif-said = Et si, au tour { $turn } de la manche { $round }, { $name } avait écrit *{ $number }* au lieu de *{ $was }* ?
whatif-void =
    { $count ->
        [one] Dès lors, le { $number } { JOIN("de", $name) } au tour { $turn } de la manche { $round } n’est plus possible et compte comme nul.
       *[other] Dès lors, { $count } nombres écrits ensuite ne sont plus possibles et comptent comme nuls. Le premier est le { $number } { JOIN("de", $name) }, au tour { $turn } de la manche { $round }.
    }
whatif-final = { $is } au lieu de { $was }
whatif-same = Cela ne change rien aux scores finaux.
whatif-back = Retour à la partie

## Feuille de score

keeper-lead = Vous jouez avec le jeu en boîte ? Cette page vérifie les nombres, explique pourquoi et tient les scores.
keeper-name = Nom pour { $seat }
keeper-remove = Retirer { $name }
keeper-add = Une personne de plus
keeper-begin = Commencer
keeper-whose = Qu’a écrit { $name } ?
keeper-crossed =
    { $count ->
        [one] Le { $digits } est barré chez { $name } : ce nombre est nul.
       *[other] Les chiffres { $digits } sont barrés chez { $name } : ce nombre est nul.
    }
keeper-no-number = Aucun nombre
keeper-nothing = aucun
keeper-check = Vérifier
keeper-next = Suite : { $name }
keeper-missing = Il manque encore un nombre.
keeper-cancel = Laisser comme c’était
keeper-correcting = Correction : manche { $round }, tour { $turn }
keeper-correct = Corriger ce tour
keeper-undo = Annuler ce tour
keeper-undo-last = Annuler le dernier tour
keeper-next-turn = Tour suivant
keeper-to-end = Voir le résultat
keeper-to-now = Continuer
keeper-now-void = Manche { $round }, tour { $turn } : le { $number } { JOIN("de", $name) } est maintenant nul.
keeper-turns = Tours joués
keeper-turn = Tour
keeper-correct-turn = Corriger : manche { $round }, tour { $turn }
keeper-new = Nouvelle partie
keeper-sure = Vraiment ? Cette partie sera perdue.
keeper-again = Encore une partie
keeper-replay = Revoir la partie
pad-keys = Chiffres
