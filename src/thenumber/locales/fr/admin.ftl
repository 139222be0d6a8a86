### The host’s page, /admin: what runs on the servers, in counts, and what can be done about it.
### $time is one of the spans at the end. And at every table: what whoever runs the server tells everybody.

## Coming in

admin-title = Le serveur
admin-about = Uniquement des quantités et des durées. Ni noms, ni codes, ni nombres n’apparaissent ici.
admin-password = Mot de passe
admin-enter = Se connecter
admin-leave = Se déconnecter
refusal-password-needed = Veuillez vous connecter.
refusal-wrong-password = Ce n’est pas le mot de passe.
refusal-too-many-guesses = Trop de mots de passe erronés. Veuillez attendre { $right } s.
refusal-no-such-node = Ce serveur n’existe plus.

## How it is

admin-now = En ce moment
admin-tables = Tables
admin-games = Parties
admin-people = Personnes
admin-bots = Bots
admin-database = La base de données ne répond pas ou refuse l’écriture.
admin-silent =
    { $count ->
        [one] Un processus sur cette base de données ne répond pas : il est d’une version plus ancienne, ou bloqué.
       *[other] { $count } processus sur cette base de données ne répondent pas : ils sont d’une version plus ancienne, ou bloqués.
    }

## A restart that is announced

admin-restart = Annoncer un redémarrage
admin-restart-about = À toutes les tables, chacun lit combien de minutes il reste. Rien ne redémarre tout seul.
admin-restart-when = Dans
admin-restart-tell = Annoncer
admin-restart-off = Annuler l’annonce
admin-restart-told = Annoncé. Temps restant : { $time }
admin-restart-due = Annoncé. Le temps est écoulé.

## Servers

admin-nodes = Serveurs
admin-here = vous êtes ici
admin-version = Version
admin-up = En marche depuis
admin-cpu = Processeur
admin-delay = Retard maximal
admin-memory = Mémoire
admin-sockets = Connexions
admin-workers = Processus des bots
admin-errors = Erreurs
admin-error = { $where } { $kind }, il y a { $time }
admin-out = hors service
admin-drain = Mettre hors service
admin-undrain = Remettre en service
admin-drain-moves = Ses joueurs passent aux autres serveurs.
admin-drain-alone = Aucun autre serveur ne peut accueillir ses joueurs : ils restent et jouent, seules les nouvelles tables sont refusées.
admin-backup = Sauvegarder maintenant
admin-backup-running = Sauvegarde en cours…
admin-backup-done = Sauvegardé il y a { $time } et vérifié (tables : { $tables }, parties terminées : { $games }) :
admin-backup-failed = La sauvegarde a échoué il y a { $time }. Le journal dit pourquoi.

## Bots

admin-slow = Le temps que prennent les bots
admin-slow-none = Aucun bot n’a encore écrit.
admin-bot = Bot
admin-numbers = Nombres
admin-mean = En moyenne
admin-longest = Au plus
admin-stand-ins = Par un autre bot

## Tables

admin-none = Aucune table n’est ouverte.
admin-more =
    { $count ->
        [one] Une autre est silencieuse depuis plus longtemps.
       *[other] { $count } autres sont silencieuses depuis plus longtemps.
    }
admin-table = Table { $table }
admin-lobby = pas encore commencée
admin-over = partie terminée
admin-here-of = Personnes : { $connected } sur { $people } en ligne
admin-bots-count = Bots : { $bots }
admin-watching = Regardent : { $watching }
admin-age = ouverte il y a { $time }
admin-quiet = silencieuse depuis { $time }
admin-where = sur { $names }
admin-end = Fermer
admin-end-sure = Fermer cette table ?
admin-end-about = Tous y apprennent que vous l’avez fermée, et personne ne peut revenir. La partie en cours est perdue ; les parties terminées sont conservées.
admin-end-yes = La fermer
admin-end-no = La garder
admin-ended = La table est fermée.
admin-kept = Impossible pour le moment. Veuillez réessayer dans un instant.

## Spans of time, rounded

admin-span-s = { $count } s
admin-span-min = { $count } min
admin-span-h = { $count } h
admin-span-d =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }

## Told at every table

restart-soon =
    { $count ->
        [one] Le serveur redémarre dans une minute environ. La partie reprend juste après.
       *[other] Le serveur redémarre dans { $count } minutes environ. La partie reprend juste après.
    }
restart-now = Le serveur va redémarrer d’un instant à l’autre. La partie reprend juste après.
restart-off = Le serveur ne redémarre pas pour le moment.
table-closed = La personne qui gère ce serveur a fermé cette table.
