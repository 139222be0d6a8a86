### La page dans le navigateur : accueil, leçon, règles, feuille de score, revoir une partie.
### Ce qui est entre *étoiles* s’affiche en gras.

## La page elle-même

page-description = The Number dans le navigateur : avec des téléphones autour d’une table, sur la télé, sur un seul appareil ou contre des bots. Une adaptation de fans, non officielle.
page-needs-script = Cette page a besoin de JavaScript.
page-missing = Il n’y a rien ici.
page-missing-about = Cette adresse n’existe pas. Il manque peut-être une lettre, ou le lien a été coupé.
page-home = Retour à l’accueil
page-not-built = Le serveur tourne, mais sa page n’a pas encore été construite. Là où sont les sources, cette commande la construit : { $command }

## Accueil

home-pitch = Écrivez un nombre. Plus il est grand, plus il rapporte, sauf si un nombre plus petit a un chiffre en commun avec le vôtre.
home-picture = 761 tombe : son 1 est aussi dans 513, qui est plus petit.
home-play = Jouer maintenant
home-friends = Entre amis
home-friends-about = Envoyez un lien ou montrez un code QR
home-device = Sur cet appareil
home-device-about = Un téléphone ou une tablette passe de main en main
home-tv = Sur la télé
home-tv-about = La table sur le grand écran, les tablettes sur les téléphones
home-daily = Nombre du jour
home-daily-about = Une position, un nombre : les mêmes pour tout le monde
home-code = Rejoindre avec un code
home-code-short =
    { $count ->
        [one] Encore une lettre : un code en a six.
       *[other] Encore { $count } lettres : un code en a six.
    }
home-join = Entrer
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

trouble-offline = Le serveur est injoignable. Y a-t-il du réseau ?
trouble-server = Quelque chose s’est mal passé dans le serveur. Réessayez, s’il vous plaît.
try-again = Réessayer
reckon-too-long = C’est trop long pour une seule partie : { $right } ko au maximum.

## Apprendre

learn-title = Apprendre
learn-step = { $step } sur { $of }
learn-look = Tous les nombres sont retournés, puis vérifiés du plus grand au plus petit.
learn-check-write = Chacun écrit un nombre en secret. S’il est validé, il rapporte son *premier chiffre*. Essayez *{ $number }*.
learn-check-eliminated = Un nombre *tombe* quand un nombre *plus petit* a un de ses chiffres. Il ne rapporte rien, mais vous gardez vos chiffres.
learn-check-approved = Le vôtre est *validé* : aucun nombre plus petit n’a un de ses chiffres. Revenez en arrière et essayez *{ $suggested }* pour en voir tomber un.
learn-twins-write = Qui marque *barre* les chiffres de son nombre, comme le montrent les plateaux. Essayez maintenant *{ $number }*.
learn-twins-same = Des nombres *identiques* ne se gênent pas. Ce sont les plus grands validés : chacun gagne le *bonus*. Votre chiffre est barré jusqu’à la manche suivante.
learn-twins-approved = Le vôtre est validé : ses chiffres sont *barrés* jusqu’à la manche suivante. Revenez en arrière et essayez *{ $suggested }* pour rencontrer un jumeau.
learn-twins-eliminated = Le vôtre est tombé, vous gardez donc ses chiffres. Revenez en arrière et essayez *{ $suggested }* pour rencontrer un jumeau.
learn-double-write = Une autre table, le *dernier tour* d’une manche : le premier chiffre compte *double* et le bonus est de *8*. Il vous reste 0, 2 et 7. Essayez *{ $number }*.
learn-double-highest = *{ $score }* points en un tour ! Après le tour 5, chaque chiffre barré vaut encore 1 point. Puis les dix reviennent pour la manche 2.
learn-double-approved = Le vôtre est validé et son premier chiffre a compté *double*. Après le tour 5, chaque chiffre barré vaut encore 1 point. Puis les dix reviennent pour la manche 2.
learn-double-eliminated = Le vôtre est tombé. Trois chiffres égaux se heurtent moins souvent : revenez en arrière et essayez *{ $suggested }*.
learn-back = Retour
learn-next = Suite
learn-skip = Passer la leçon
learn-rules = Toutes les règles
learn-end = Voilà tout le jeu.
idea-score = Votre *premier chiffre* rapporte des points, et le *plus grand* nombre validé gagne le bonus.
idea-fall = Un nombre *tombe* si un nombre *plus petit* a un de ses chiffres. Les nombres identiques ne se gênent pas.
idea-cross = Les chiffres qui ont rapporté sont *barrés* jusqu’à la fin de la manche. Après deux manches de cinq tours, le plus de points gagne.

## Règles

rules-try = Essayer en deux minutes
example-void = Rouge avait déjà barré 6 et 8. 168 est donc annulé, et son 1 ne gêne pas 910.
example-check = 761 tombe à cause du 1 de 513. Les deux 444 ne se gênent pas. 513 est le plus grand validé.
example-chain = Tous tombent sauf le plus petit, certains à cause d’un nombre qui tombe lui-même.
example-zero = Les deux 900 tombent à cause du 0 de 011. Celui-ci ne vaut aucun point, mais il gagne le bonus.
example-double = Tour 5 : deux fois 7, et 8 en plus.

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
replay-choose = { $count } parties. Laquelle ?
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
replay-play = Laisser défiler
replay-pause = Arrêter

## Ce qu’on garde d’une partie

keep-link = Copier le lien
keep-share = Partager le lien
keep-picture = Image
keep-download = Enregistrer le fichier
keep-record = Copier le texte
keep-copied = Copié

## Et si

whatif-ask = Et si… ?
whatif-title = Et si… ?
whatif-who = Qui écrit autre chose à ce tour ?
whatif-instead = { $name } avait écrit { $number }. Et à la place ?
whatif-see = Voir ce qui se passe
whatif-somebody = Quelqu’un d’autre
whatif-nothing = Aucun nombre
whatif-said = Et si, à la manche { $round }, tour { $turn }, { $name } avait écrit *{ $number }* au lieu de *{ $was }* ?
whatif-void =
    { $count ->
        [one] Dès lors, le { $number } { JOIN("de", $name) } à la manche { $round }, tour { $turn }, n’est plus possible et compte comme nul.
       *[other] Dès lors, { $count } nombres écrits ensuite ne sont plus possibles et comptent comme nuls. Le premier est le { $number } { JOIN("de", $name) }, à la manche { $round }, tour { $turn }.
    }
whatif-final = { $is } au lieu de { $was }
whatif-same = Cela ne change rien aux scores finaux.
whatif-back = Retour à la partie

## Feuille de score

keeper-lead = Vous jouez avec la boîte. Cette page vérifie les nombres, dit pourquoi et tient les scores.
keeper-name = Nom pour { $seat }
keeper-remove = Retirer { $name }
keeper-add = Une personne de plus
keeper-begin = Commencer
keeper-whose = Qu’a écrit { $name } ?
keeper-crossed =
    { $count ->
        [one] Le { $digits } est barré chez { $name } : ce nombre est annulé.
       *[other] Les chiffres { $digits } sont barrés chez { $name } : ce nombre est annulé.
    }
keeper-no-number = Aucun nombre
keeper-nothing = aucun
keeper-check = Vérifier
keeper-next = Suite : { $name }
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
keeper-sure = Vraiment ? Cette partie sera perdue.
keeper-again = Encore une partie
keeper-replay = Revoir la partie
pad-keys = Chiffres
