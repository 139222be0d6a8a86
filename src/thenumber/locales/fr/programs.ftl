### Les bots qui sont des programmes : `thenumber check`, `thenumber bot`, et ce qui peut clocher.

cli-check = Prouver qu’un bot tient ses promesses : un programme, ou un de ceux de « thenumber bots ».
cli-check-games = Parties qu’il joue ; chaque nombre est demandé deux fois.
cli-program = Le programme, par exemple ./mybot ; ses options peuvent suivre, comme dans { $example }.
cli-program-seconds = Le temps dont il dispose pour un nombre.
cli-bot = Amener un bot qui est un programme à une table d’un serveur.
cli-bot-name = Son nom à la table, au lieu du sien.
mark-program = PROGRAMME

## Ce qui est prouvé

check-by = { $name }, par { $author }
check-proved = { $count ->
    [one] { $count } nombre demandé : il était permis, et la même graine a donné le même nombre.
   *[other] { $count } nombres demandés : tous étaient permis, et la même graine a donné le même nombre.
}
check-pace = Un nombre prend { $mean } ms en moyenne ; le plus lent a pris { $slowest } ms.

## À une table

bot-sits = { $name } a pris place à la table { $code }. Ctrl-C y met fin.
bot-waits = { $name } attend la partie suivante à la table { $code }. Ctrl-C y met fin.
bot-removed = L’hôte a retiré le bot de la table.
bot-plays-on = { $other } écrit ce nombre à sa place.

## Ce qui ne va pas

tournament-bot-changed-its-mind = Un bot a choisi deux nombres pour la même position et la même graine. { $found } (place { $right })
tournament-program-missing = Le programme { $found } n’existe pas.
tournament-program-not-executable = { $found } ne peut pas être lancé comme programme : essayez « { $right } ».
tournament-program-bad-name = Un programme a besoin d’un nom de 1 à 19 caractères en minuscules, sans espaces, comme « { $right } ». { $found }
tournament-program-no-option = Un programme n’a pas cette option ; il a : { $right }. { $found }
tournament-program-no-options = Un programme n’a pas d’options. { $found }
tournament-program-slow = Un programme n’a pas répondu à temps. { $found } ({ $right })
tournament-program-ended = Un programme s’est terminé au lieu de répondre. { $found } ({ $right })
tournament-program-loud = Un programme en a trop dit à la fois. { $found } ({ $right })
tournament-program-error = Un programme a abandonné. { $found } ({ $right })
tournament-program-unasked = Un programme a répondu avant d’être interrogé. { $found } ({ $right })
tournament-program-no-number = Un programme n’a pas répondu par « number » et trois chiffres. { $found } ({ $right })
