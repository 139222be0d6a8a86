### The last step of the lesson: digits run out, and the round is counted.
### What stands between *stars* is shown in bold.

## Digits run out

learn-out-write = Otra mesa más, turno 4. En cada turno has usado tres dígitos distintos y ya solo te queda el *4*. Escribe *{ $number }*.
learn-out-approved = El tuyo queda *aprobado*, pero ya tienes los diez dígitos *tachados*: en el turno 5 *no participas* y puntúas 0. Vigila cuántos dígitos usas.
learn-count = La ronda ha terminado. Tus puntuaciones suman { $sum }. Ahora *cuenta* tus dígitos tachados: { $count }, a 1 punto cada uno. La *puntuación total* es *{ $total }*.
idea-digits = Vigila *cuántos dígitos* usas: con los diez tachados ya *no participas*. Al final de la ronda cada uno vale 1 punto.
