### Por qué los bots escribieron sus números, y `thenumber bots`. Las frases no nombran al bot.

cli-bots = Muestra todos los bots, del más fácil al más difícil, o lo que escribiría cada uno en una posición.
cli-bots-position = Una línea de posición, como «1.2 0345678:3 12789:11»: ¿qué escribirían ahí los bots, y por qué?
cli-bots-seat = El asiento para el que escriben, una letra.

bots-level = nivel
bots-character = carácter
bots-number = número
bots-why = por qué
bots-sits-out = El asiento { $found } no puede escribir un número en esta posición.

## Bots: what kind of player each of them is

bot-echo-about = Escribe tres veces el mismo dígito, y no muy alto.
bot-banker-about = Le gustan los números redondos como 300, o lo que más se acerque.
bot-lucky-about = Tiene dígitos favoritos, el 7 el primero, y los escribe mientras le duren.
bot-dreamer-about = Apunta alto y con ilusión: sus tres dígitos más altos de una vez. No le duran.
bot-nervous-about = Empieza con valentía y, cuanto más vale el turno, más bajo escribe.
bot-pianist-about = Le gustan los dígitos seguidos, hacia arriba o hacia abajo: 345, 876.
bot-random-about = Escribe lo primero que se le ocurre. Ni él mismo sabe por qué.
bot-greedy-about = Siempre apunta a lo más alto: primeros dígitos grandes, y la bonificación o nada.
bot-cautious-about = Procura no chocar con nadie: usa dígitos que a casi nadie le quedan.
bot-copycat-about = Escribe lo más parecido al número que se llevó la última bonificación.
bot-thinker-about = Supone que los demás escriben cualquier cosa y calcula qué es lo mejor contra eso.
bot-schemer-about = Toma a todos los demás por Pensadores y escribe lo mejor contra ellos.
bot-planner-about = Un Intrigante que guarda sus dígitos para los turnos que valen más.
bot-equilibrium-about = Mezcla sus números para que en este turno apenas se le pueda sacar ventaja. No piensa en ningún otro.
bot-champion-about = Piensa en todos los turnos de la ronda y prefiere lo que más castiga a los rivales débiles.
bot-hunter-about = Observa cómo juegas y escribe lo que mejor funciona contra ti.
bot-line = { $name }: { $about }

## Why they wrote their numbers

bots-asked = Preguntando a los bots…
bots-stood-in = No tuvo un número a tiempo, así que { $other } eligió por él.
why-unknown = Ya no sabe decirlo.
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
why-equilibrium = Aquí escribe esto { $percent } veces de cada 100, para que a los demás les sirva de poco preverlo.
why-champion = Aquí escribe esto { $percent } veces de cada 100: una mezcla que prefiere lo que más castiga a los rivales débiles.
why-hunter = Lo mejor contra lo que los demás han mostrado hasta ahora.
why-hunter-kind = Los demás parecen jugar como { $kind }. Esto es lo mejor contra eso.
why-alone = Nadie más puede escribir, así que se lleva todo lo que puede.
why-echo = Tres dígitos iguales gastan solo uno, y estos no son muy altos.
why-banker = No puede escribir nada más redondo sin un primer dígito demasiado alto.
why-lucky = De los dígitos que le quedan, estos son sus favoritos.
why-dreamer = Sus dígitos más altos, de una vez: esperaba la bonificación.
why-nervous = Empieza alto y, cuanto más vale el turno, más baja.
why-pianist = Le gustan los dígitos seguidos. Con los que le quedan no puede acercarse más.
why-fell = En el turno anterior quedó eliminado, así que ahora va a lo seguro: un dígito bajo, tres veces.
