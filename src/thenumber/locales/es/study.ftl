### Estudiar posiciones: `thenumber solve` y `thenumber evaluate`.

cli-solve = Busca estrategias mixtas que a nadie le convenga cambiar.
cli-solve-position = Una línea de posición, por ejemplo «1.2 0345678:3 12789:11».
cli-solve-objective = Por qué se juega: los puntos frente a los demás o, en el turno 5 de la ronda 2, la victoria.
cli-solve-seconds = Cuánto tiempo buscar con tres personas o más.
cli-solve-json = JSON en lugar de una lista.
cli-evaluate = Muestra qué cabe esperar de cada número frente a los demás.
cli-evaluate-seat = El asiento, una letra.
cli-evaluate-against = JSON: para cada uno de los otros asientos, sus números y sus pesos; - para la entrada estándar.

## Headings

study-seat = asiento
study-value = valor
study-gain = por ganar
study-mix = escribe
study-number = número
study-approved = aprobado
study-bonus = bonificación
study-points = puntos
study-relative = frente a los demás

## What is wrong

error-in-position = Línea de posición, columna { $column }: { $message }
study-objective = El objetivo «{ $found }» no existe; hay { $right }.
study-seconds = «{ $found }» no es un número de segundos; lo correcto sería { $right }.
study-win-too-early = La victoria solo es un objetivo en el último turno de la partida: ronda 2, turno 5.
study-game-over = La partida ha terminado: no queda nada que resolver.
study-unknown-seat = El asiento { $found } no tiene lugar aquí; se esperaba: { $right }.
study-no-json = { $found } no es JSON, o un nombre aparece dos veces.
study-no-object = { $found }: se esperan números y pesos, por ejemplo "042": 1.
study-no-mix = { $found } no dice nada del asiento { $right }, que puede escribir.
study-not-a-number = { $found } no es un número; lo correcto sería { $right }.
study-unavailable = { $found } no se puede escribir; dígitos disponibles en ese asiento: { $right }.
study-bad-weight = { $found } no es un peso; lo correcto sería { $right }: un número que no sea negativo.
study-no-weight = Asiento { $found }: al menos uno de sus números (dígitos { $right }) necesita un peso mayor que cero.
