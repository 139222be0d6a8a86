### The coach of somebody's first games: one sentence each, said once.

coach-first = Écrivez trois chiffres. Le premier est votre score, sauf si l’un d’eux figure aussi dans un nombre plus petit.
coach-fell = Cela arrive à tout le monde. Plus sûr : un petit nombre, ou des chiffres que les autres ont déjà barrés.
coach-bonus = Le bonus va au plus grand nombre validé. Il augmente à chaque tour.
coach-crossed = Les chiffres barrés sont perdus pour cette manche, mais valent un point chacun à la fin. Gardez-en pour le dernier tour.
coach-out = Vos dix chiffres sont barrés : vous ne jouez plus jusqu’à la fin de la manche. La prochaine fois, gardez-en un pour le dernier tour.
coach-double = Dernier tour de la manche : le premier chiffre compte double, et le bonus est le plus gros.
