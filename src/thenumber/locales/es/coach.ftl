### The coach of somebody's first games: one sentence each, said once.

coach-first = Escribe tres dígitos. El primero es tu puntuación, salvo que alguno de los tres esté también en un número más bajo.
coach-fell = Le pasa a cualquiera. Son más seguros los números bajos y los dígitos que los demás ya han tachado.
coach-bonus = La bonificación es para el número aprobado más alto, y crece en cada turno.
coach-crossed = Los dígitos tachados ya no se usan en esta ronda, y al final valen un punto cada uno. Guarda alguno para el último turno.
coach-out = Tienes los diez dígitos tachados, así que no participas hasta el final de la ronda. La próxima vez, guarda uno para el último turno.
coach-double = Último turno de la ronda: el primer dígito vale doble y la bonificación es la mayor.
