### Des conseils avant d’écrire, pour qui joue seul contre des bots. Les nombres arrivent en texte ; les *étoiles* font ressortir.

advice-close = Désactiver les conseils
advice-waiting = Calcul de la valeur des nombres …
advice-patience = La première fois, cela peut prendre une demi-minute.
advice-best = De bons nombres
advice-number = *{ $number }* est validé dans { $approved } % des cas, valeur *{ $worth }*.
advice-map-number = *{ $number }* vaut *{ $worth }* : place { $place } sur { $of }.
advice-map-no = *{ $number }* ne peut pas être écrit.
advice-map-blocks = Un bloc par premier chiffre.
advice-map-signs = Le cadre marque le meilleur nombre ; les hachurés ne peuvent pas être écrits.
