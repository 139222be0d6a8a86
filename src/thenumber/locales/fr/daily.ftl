### Le nombre du jour : une position par jour, un nombre à écrire. Ce qui est entre *étoiles* est en gras.

cli-daily = Écrire le nombre du jour, et voir ce qu’il valait.
cli-daily-date = Une date comme 2026-11-18 ; sans date, aujourd’hui.

daily-streak =
    { $count ->
        [one] 1 jour d’affilée
       *[other] { $count } jours d’affilée
    }
daily-stars =
    { $count ->
        [one] { $count } étoile sur cinq
       *[other] { $count } étoiles sur cinq
    }
daily-of = du { $date }
daily-ask = Tous les autres ont écrit. Quel nombre promet le plus de points ?
daily-who = Qui sont-ils, et qu’est-ce qui compte ?
daily-aim = Ce qui compte, ce sont les points que votre nombre promet à ce tour : score, bonus, et un point par chiffre qu’il fait barrer. Ce que les autres ont écrit est le même pour tout le monde aujourd’hui.
daily-to-worth = Combien valait-il ?
daily-check-again = Revoir la vérification
daily-result = Votre résultat
daily-yours = Votre *{ $number }* promettait *{ $points }* points ; le meilleur nombre, { $best }, *{ $most }*.
daily-best-yours = Aucun nombre ne promettait plus que votre *{ $number }* : *{ $points }* points.
daily-chances = Validé dans { $approved } % des cas, le plus grand dans { $bonus } %.
daily-came =
    { $verdict ->
        [approved] Cette fois, il a été validé : { $points } points.
       *[other] Cette fois, il a été éliminé.
    }
daily-line = Nombre du jour, { $date } : { $stars }
daily-others = Ce qu’on a écrit ici
daily-people =
    { $count ->
        [one] Une personne a écrit un nombre.
       *[other] { $count } personnes ont écrit un nombre.
    }
daily-which = Quels nombres
daily-nobody = Personne n’a écrit de nombre sur ce serveur ce jour-là.
daily-by-stars = Les étoiles obtenues
daily-times = écrit
daily-archive = Tous les jours
daily-month-back = Mois précédent
daily-month-next = Mois suivant
daily-day-stars =
    { $count ->
        [one] { $date } : { $count } étoile sur cinq
       *[other] { $date } : { $count } étoiles sur cinq
    }
daily-day-open = { $date } : pas encore joué
daily-to-today = Le nombre d’aujourd’hui

refusal-daily-no-date = Ce n’est pas une date. Une date s’écrit ainsi : 2026-11-18.
refusal-daily-too-early = Le nombre du jour commence en 2026 : il n’y en a pas pour ce jour.
refusal-daily-too-late = Ce jour n’a pas encore commencé.
refusal-daily-not-today = Seuls les nombres d’aujourd’hui sont comptés.
refusal-daily-not-over = Ce jour n’est pas encore fini.
refusal-daily-crossed-out = Ce nombre est impossible ce jour-là : un chiffre est barré.
