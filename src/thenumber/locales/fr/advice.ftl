### Des conseils avant d’écrire, pour qui joue seul contre des bots. Les nombres arrivent en texte ; les *étoiles* font ressortir.

advice-close = Désactiver les conseils
advice-waiting = Calcul de la valeur des nombres …
advice-patience = La première fois, cela peut prendre une demi-minute.
advice-best = De bons nombres
advice-as-good = { $count } nombres se valent à peu près.
advice-decided = Déjà joué : quel que soit le nombre, les chances de gagner sont de { $share } %.
advice-about = Le premier est le meilleur au total : les points maintenant, les chiffres pour plus tard et ce que gagnent les autres. Les bots écrivent comme ils le font vraiment.
advice-map-no = *{ $number }* ne peut pas être écrit.
advice-map-blocks = Un bloc par premier chiffre.
advice-map-signs = Le cadre marque le meilleur nombre ; les hachurés ne peuvent pas être écrits.
