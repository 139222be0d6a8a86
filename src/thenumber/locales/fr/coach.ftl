### The coach of somebody's first games: one sentence each, said once.

coach-first = Écrivez trois chiffres. Le premier est votre score, sauf si l’un d’eux est aussi dans un nombre plus petit.
coach-fell = Cela arrive à tout le monde. Plus sûrs : les petits nombres, et les chiffres que les autres ont déjà barrés.
coach-bonus = Le bonus va au plus grand nombre qui reste. Il grandit à chaque tour.
coach-crossed = Les chiffres barrés sont perdus pour cette manche, et valent un point chacun à la fin. Gardez-en pour le dernier tour.
coach-out = Vos dix chiffres sont barrés : vous passez votre tour jusqu’à la fin de la manche. La prochaine fois, gardez-en un pour le dernier tour.
coach-double = Dernier tour de la manche : le premier chiffre compte double, et le bonus est le plus gros.
