### Des conseils avant d’écrire, pour qui joue seul contre des bots. Les nombres arrivent en texte ; les *étoiles* font ressortir.

advice-close = Désactiver les conseils
advice-waiting = Calcul de la valeur de vos nombres…
advice-patience = La première fois, cela peut prendre une demi-minute.
advice-best = De bons nombres
advice-as-good = { $count } nombres se valent à peu près.
advice-decided = C’est déjà joué : quel que soit le nombre, vos chances de gagner sont de { $share } %.
advice-about = Le premier est le meilleur au total : les points tout de suite, les chiffres pour plus tard, et ce que gagnent les autres. On suppose que les bots écrivent comme d’habitude.
advice-map-no = Impossible d’écrire *{ $number }*.
advice-map-blocks = Un bloc par premier chiffre.
advice-map-signs = Le cadre marque le meilleur nombre ; les nombres hachurés sont impossibles.
