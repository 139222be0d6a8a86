### Why something can't be done, for every edge: terminal, server, browser.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = Vous n’êtes pas à cette table. Prenez d’abord place.
refusal-not-the-host = Seule la personne qui gère la table peut faire cela.
refusal-bad-name = Ce ne peut pas être un nom : il faut de 1 à { $right } caractères visibles, sans @ au début.
refusal-already-here = Vous êtes déjà à cette table.
refusal-locked = La table est fermée : personne d’autre ne peut y prendre place.
refusal-full = La table est complète.
refusal-game-running = Pour cela, il faut attendre la fin de la partie.
refusal-game-not-over = La partie n’est pas encore terminée.
refusal-too-few = Pas encore assez de monde pour commencer : { $found } sur { $right } au moins. Des bots peuvent prendre place.
refusal-no-game = Aucune partie n’est en cours.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-again-first = La partie est terminée. Choisissez d’abord « Rejouer », puis changez qui joue.
refusal-unknown-bot = Le bot « { $found } » n’existe pas ; au choix : { $right }.
refusal-no-such-seat = Cette place n’existe pas.
refusal-host-stays = Vous gérez cette table. Confiez-la d’abord à quelqu’un d’autre.
refusal-nobody-there = Personne n’occupe cette place.
refusal-bots-are-no-hosts = Seule une personne peut gérer une table, pas un bot.
refusal-bad-option = « { $found } » n’est pas possible ici ; au choix : { $right }.
refusal-too-many-sit = Places prises : { $found }. C’est trop pour une table de { $right } places.
refusal-already-host = Vous gérez déjà cette table.
refusal-host-is-here = La personne qui gère la table est là, et l’attente n’a pas été assez longue.
refusal-turn-is-over = Ce tour est terminé : les tablettes sont déjà retournées.
refusal-only-waiting = Vous aurez une place à la prochaine partie.
refusal-sits-out = Vos dix chiffres sont barrés : vous ne jouez plus jusqu’à la fin de la manche.
refusal-bots-first = Les bots écrivent encore. Juste un instant.
refusal-not-a-number = Un nombre a exactement trois chiffres, par exemple 042.
refusal-crossed-out = { $found } : c’est barré sur votre plateau Chiffres. Il vous reste { $right }.
refusal-nothing-written = Vous n’avez pas écrit de nombre.
refusal-no-bot-there = Aucun bot ne joue à cette place.
refusal-already-written = Un nombre est déjà écrit à cette place.
refusal-nobody-has-written = Personne n’a encore écrit de nombre.
refusal-reveals-already = La révélation arrive déjà dans un instant.
refusal-nothing-to-take-back = Aucune révélation n’est en route : il n’y a rien à annuler.
refusal-somebody-plays = Quelqu’un joue déjà à cette place.
refusal-nobody-waits = { $found } n’attend pas de place ici.
refusal-tablet-lies-there = Un nombre est déjà écrit sur cette tablette. La place sera libre après la révélation.
refusal-store-unavailable = Le serveur ne peut rien noter pour le moment. Réessayez dans un instant.
refusal-reviews-busy = Trop de parties sont en cours d’analyse. Réessayez dans un instant.
refusal-advice-alone = Il n’y a de conseils que si vous jouez seul contre des bots.
refusal-not-revealed = Ce tour n’a pas encore été révélé.
refusal-internal = Le serveur a eu un problème. Rien n’a été modifié.
refusal-not-understood = Le serveur n’a pas compris.
refusal-too-fast = C’était trop à la fois. Attendez { $right } s.
refusal-other-protocol = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
refusal-hello-first = Le serveur n’a pas été salué comme il faut.
refusal-other-origin = Une page venue d’ailleurs ne peut pas faire cela.
refusal-no-such-table = Aucune table n’a ce code.
refusal-too-many-codes = Trop de codes ont été essayés. Patientez un peu.
refusal-too-many-tables = Trop de tables ont été ouvertes d’ici. Patientez un peu.
refusal-no-such-game = Cette partie n’existe pas.
refusal-not-found = Il n’y a rien ici.
refusal-bad-request = Le serveur ne peut rien faire de cette requête.
