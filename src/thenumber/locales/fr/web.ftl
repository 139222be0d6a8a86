### La page dans le navigateur.

## La page elle-même

page-description = The Number dans le navigateur : avec des téléphones autour d’une table, sur la télé, sur un seul appareil ou contre des bots. Une adaptation de fans, non officielle.
page-needs-script = Cette page a besoin de JavaScript.
page-missing = Il n’y a rien ici.
page-home = Retour à l’accueil
page-not-built = Le serveur tourne, mais sa page n’a pas encore été construite. Là où sont les sources, cette commande la construit : { $command }

## Accueil

home-pitch = Écrivez un nombre. Plus il est grand, plus il rapporte, sauf si un nombre plus petit a un chiffre en commun avec le vôtre.

## Réglages

setting-language = Langue
setting-theme = Apparence
theme-system = comme l’appareil
theme-light = claire
theme-dark = sombre
