### The rules in our own words, one numbered sentence a message.
### docs/rules.md is made from the English file; tests name the rule they prove: test_R17_...
### The numbers mean the same rule in every language.

rules-title = The Number: las reglas
rules-credit = Un juego de Hisashi Hayashi, publicado por Repos Production. Esta es una versión no oficial hecha por aficionados; el texto es nuestro.

rules-heading-table = Alrededor de la mesa
R1 = Juegan de tres a cinco personas; como opción de la casa, también pueden jugar dos.
R2 = Cada cual tiene un marcador de puntos a la vista de todo el mundo: los diez dígitos del 0 al 9, cinco casillas de puntuación y espacio para la puntuación total de la ronda.
R3 = Cada cual tiene una tarjeta de número donde escribir un número de tres dígitos, y la mantiene en secreto hasta que se descubren todas.
R4 = No hay cartas ni dados: los números escritos lo deciden todo.
R5 = Una partida consta de dos rondas de cinco turnos, y cada turno pasa por tres fases: selección, comprobación y resolución.

rules-heading-choose = Selección
R6 = Todo el mundo escribe a la vez y en secreto.
R7 = Escribes un número de exactamente tres dígitos, de 000 a 999.
R8 = Todos sus dígitos deben seguir disponibles en tu propio marcador de puntos.
R9 = Un dígito puede aparecer más de una vez en un número, como en 444 o 220.
R10 = No puedes pasar: mientras te quede algún dígito, debes escribir un número.
R11 = Si tu número tiene un dígito que ya has tachado, es nulo: queda eliminado de inmediato y, para los demás, no existe.
R12 = El programa no te deja colocar un número así, salvo que en la mesa se juegue con «Como en papel»: entonces el error cuenta y el número es nulo.
R13 = Quien se va, o no escribe nada antes de que se agote el tiempo, está ausente ese turno y no cuenta, igual que un número nulo.

rules-heading-check = Comprobación
R14 = Cuando todas las tarjetas de número están colocadas, se descubren a la vez y se ordenan del número más alto al más bajo.
R15 = Un número queda eliminado si comparte al menos un dígito con algún número más bajo.
R16 = Ese número más bajo lo elimina aunque él mismo quede eliminado.
R17 = Los números idénticos no se eliminan entre sí.
R18 = Todos los demás números quedan aprobados; por eso, el más bajo lo está siempre.

rules-heading-resolve = Resolución
R19 = Un número aprobado da tantos puntos como indica su primer dígito.
R20 = En el turno 5, el primer dígito vale doble.
R21 = El número aprobado más alto gana además la bonificación del turno: 2, 3, 4, 6 y 8 puntos en los turnos 1 a 5.
R22 = La bonificación se suma al final y nunca se duplica.
R23 = Si varias personas tienen el número aprobado más alto, cada una recibe la bonificación completa.
R24 = Si no hay ningún número aprobado, nadie recibe la bonificación.
R25 = Un número aprobado que empieza por 0 no da puntos por sí mismo, pero puede ganar la bonificación.
R26 = Todos los dígitos de un número aprobado se tachan en el marcador de puntos de quien lo ha escrito y se pierden para el resto de la ronda.
R27 = Con un número eliminado o nulo, o sin número, se puntúa 0 y no se tacha nada.
R28 = Quien ya ha tachado los diez dígitos no participa en los turnos que quedan de la ronda y puntúa 0 en cada uno.

R29 = Tras el turno 5, cada dígito tachado en tu marcador de puntos vale 1 punto.
R30 = La puntuación total de una ronda es la suma de sus cinco puntuaciones y de estos puntos.
R31 = Después se borran los marcadores de puntos, y en la ronda 2 todo el mundo vuelve a tener los diez dígitos.
R32 = La puntuación final es la puntuación total de la ronda 1 más la de la ronda 2.
R33 = Gana la puntuación final más alta.
R34 = Quienes empatan con la puntuación final más alta comparten la victoria.
