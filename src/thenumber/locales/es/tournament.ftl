### Los bots entre sí: `thenumber tournament`.

cli-tournament = Haz que los bots jueguen entre sí y mira cuál es mejor.
cli-tournament-bots = Dos bots o más: los de «thenumber bots», los de los paquetes instalados y programas como ./mybot.
cli-tournament-games = Partidas de cada cruce, un bot contra una mesa de otro tipo.
cli-tournament-seats = Asientos de la mesa, de 2 a 5.
cli-tournament-seed = Fija todo lo que decide el azar.
cli-tournament-workers = Procesos que juegan a la vez; si no, uno por núcleo. Los resultados son los mismos.
cli-tournament-into = Guarda partidas, resultados y una imagen en esta carpeta; el mismo comando sigue donde terminó.
cli-tournament-json = JSON en lugar de listas.

## Results

tournament-title = { $count ->
    [one] { $count } partida con { $seats } asientos
   *[other] { $count } partidas con { $seats } asientos
}
tournament-bot = bot
tournament-rating = valoración
tournament-share = victorias (95 % entre)
tournament-points = puntos
tournament-others = los demás
tournament-pace = por número
tournament-slowest = el más lento
tournament-pairings = Victorias de un bot (fila) contra una mesa de otro tipo (columna); lo justo sería { $fair }:
tournament-kept = { $count ->
    [one] { $count } partida, results.json y las imágenes están en { $folder }.
   *[other] { $count } partidas, results.json y las imágenes están en { $folder }.
}

## What is wrong

tournament-too-few-bots = «{ $found }» es demasiado poco para --bots: hacen falta al menos { $right }, separados por comas.
tournament-bot-twice = { $found } aparece dos veces en --bots; lo correcto sería { $right }.
tournament-unknown-bot = No existe el bot «{ $found }»; hay estos: { $right }.
tournament-bot-offered-twice = Varios paquetes ofrecen un bot { $found }: { $right }. Deja solo uno.
tournament-bot-not-loaded = No se puede cargar el bot { $right }: { $found }
tournament-no-bot = { $found } no es el bot { $right }: hace falta un objeto con choose() y el nombre «{ $right }», en minúsculas y sin espacios.
tournament-wrong-seats = { $found } asientos no puede ser: The Number es para { $right }.
tournament-too-few-games = { $found } partidas son muy pocas; el mínimo es { $right }.
tournament-too-few-workers = { $found } procesos son muy pocos; el mínimo es { $right }.
tournament-no-folder = { $found } no sirve de carpeta: { $reason }
tournament-other-games = { $found } contiene partidas que no son de { $right }. Elige otra carpeta, o las opciones con las que se empezó.
tournament-bot-raised = Un bot ha fallado. { $found } (asiento { $right })
tournament-bot-wrote-no-number = Un bot escribió algo que no es un entero de 0 a 999. { $found } (asiento { $right })
tournament-bot-wrote-unavailable = Un bot escribió un dígito que ya no tenía. { $found } (asiento { $right })
tournament-worker-died = { $found } procesos se perdieron con las mismas partidas, aunque cada bot tenía el suyo.
