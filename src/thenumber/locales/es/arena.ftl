### Muchas partidas: uno contra todos, listas de valoraciones, clústeres, análisis en serie.

cli-tournament-gauntlet = Un bot contra todos los demás, que no se enfrentan entre sí: los de --bots o, si no, toda la escalera.
cli-tournament-ratings = Lleva una lista de valoraciones en este archivo; crece con cada torneo y ninguna partida cuenta dos veces.
cli-review-source = Un registro (.tnr), - para la entrada estándar, o un enlace; o una carpeta de registros, de la que cada partida será una línea de JSON.
cli-review-workers = Procesos que analizan a la vez las partidas de una carpeta; si no, uno por núcleo.
cli-cluster = Encarga el trabajo a un clúster de Ray: «{ $here }» para uno en esta máquina, «{ $there }» para cualquier otro. Los resultados son los mismos.

## Results

tournament-ratings = Valoraciones de todos los torneos de la lista
tournament-interval = 95 % entre
tournament-rated-games = partidas
tournament-failed = { $count ->
    [one] { $bot } falló en { $count } partida y la perdió.
   *[other] { $bot } falló en { $count } partidas y las perdió.
}

## What is wrong

tournament-bot-ended = Un bot se llevó por delante su proceso. Código de salida: { $found } (asiento { $right })
tournament-no-rating-list = { $found } no sirve de lista de valoraciones: hace falta un archivo de la versión { $right }, o uno nuevo en una carpeta que exista.
tournament-no-ray = Para { $found } falta el paquete adicional: { $right }
tournament-unknown-cluster = No existe el clúster «{ $found }»; lo correcto sería { $right }.
tournament-no-cluster = No se puede llegar al clúster { $found }: { $right }
tournament-cluster-versions = Un nodo del clúster tiene versiones distintas de las de esta máquina: { $found }. Lo correcto sería { $right }.
tournament-cluster-bot = El nodo { $found } del clúster no puede usar el bot { $right }. Un paquete debe estar instalado en cada nodo, y un programa en la misma carpeta.
tournament-cluster-failed = El clúster ha fallado: { $found }. Lo que se jugó está guardado; el mismo comando sigue, también con --cluster { $right } o sin él.
