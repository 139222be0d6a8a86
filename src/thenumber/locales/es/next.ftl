### De una partida a la siguiente, y los asientos de quien se fue.

## Después de una partida: quién quiere otra

next-ready = Para otra partida: { $names }
next-waiting = Te has apuntado. Faltan: { $names }
next-you-ready = Te has apuntado.
next-all-others = Solo faltas tú.
next-start = Empezar ya
next-take-back = Aún no

## Aún en la última partida, mientras la mesa sigue

next-over = La siguiente partida también ha terminado.
next-to-game = Ir a la partida
next-to-table = Ir a la mesa
next-last-game = Última partida
next-nothing-played = De la última partida no hay nada que ver: no se jugó ningún turno.

## Los asientos de quien se fue

seat-stand-in = Que juegue un bot
seat-give = Dar el asiento a { $name }
seat-gone-about = Un bot, o alguien que espera, puede seguir aquí con el mismo marcador.
