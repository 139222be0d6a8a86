### Por qué los bots escribieron sus números, y `thenumber bots`. Las frases no nombran al bot.

cli-bots = Muestra todos los bots del más fácil al más difícil, o lo que escribiría cada uno en una posición.
cli-bots-position = Una línea de posición, como «1.2 0345678:3 12789:11»: ¿qué escribirían ahí los bots, y por qué?
cli-bots-seat = El asiento para el que escriben, una letra.

bots-level = nivel
bots-character = carácter
bots-number = número
bots-why = por qué
bots-sits-out = El asiento { $found } no puede escribir un número en esta posición.

why-random = { $count ->
    [one] Solo podía escribir un número.
   *[other] Cualquiera de sus { $count } números le habría valido.
}
why-greedy = { $digit } es el dígito más alto que le queda.
why-copycat = No puede escribir nada más parecido a { $model }, el número que se llevó la última bonificación.
why-no-model = Nadie se ha llevado aún una bonificación: no había nada que copiar.
why-cautious = Si los demás escriben cualquier cosa, se aprueba { $percent } veces de cada 100. Apuntar más alto sería demasiado arriesgado.
why-thinker = Si los demás escriben cualquier cosa, ningún número da más ventaja. Se aprueba { $percent } veces de cada 100.
why-schemer = De los demás espera números como { $numbers }, y contra esos no hay nada mejor.
why-planner = De los demás espera números como { $numbers }; contra esos no hay nada mejor sin malgastar dígitos.
why-equilibrium = Aquí escribe esto { $percent } veces de cada 100. Con esa mezcla nadie puede aprovecharse.
why-champion = Aquí escribe esto { $percent } veces de cada 100. Con esa mezcla nadie puede aprovecharse, ni ahora ni después.
why-alone = Nadie más puede escribir, así que se lleva todo lo que hay.
