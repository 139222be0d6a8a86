### Los bots que son programas: `thenumber check`, `thenumber bot`, y lo que puede ir mal.

cli-check = Demuestra que un bot cumple sus promesas: un programa, o uno de «thenumber bots».
cli-check-games = Partidas que juega; cada número se pide dos veces.
cli-program = El programa, por ejemplo ./mybot; pueden seguir sus opciones, como en { $example }.
cli-program-seconds = El tiempo que tiene para un número.
cli-bot = Lleva un bot que es un programa a una mesa de un servidor.
cli-bot-name = Su nombre en la mesa, en lugar del propio.
mark-program = PROGRAMA

## Lo que queda demostrado

check-by = { $name }, de { $author }
check-proved = { $count ->
    [one] { $count } número pedido: estaba permitido, y la misma semilla dio el mismo número.
   *[other] { $count } números pedidos: todos estaban permitidos, y la misma semilla dio el mismo número.
}
check-pace = Un número tarda { $mean } ms de media; el más lento tardó { $slowest } ms.

## En una mesa

bot-sits = { $name } está sentado en la mesa { $code }. Ctrl-C lo termina.
bot-waits = { $name } espera en la mesa { $code } la próxima partida. Ctrl-C lo termina.
bot-removed = El anfitrión ha quitado el bot de la mesa.
bot-plays-on = { $other } escribe este número en su lugar.

## Lo que va mal

tournament-bot-changed-its-mind = Un bot eligió dos números para la misma posición y la misma semilla. { $found } (asiento { $right })
tournament-program-missing = No existe el programa { $found }.
tournament-program-not-executable = { $found } no se puede ejecutar como programa: prueba «{ $right }».
tournament-program-bad-name = Un programa necesita un nombre de 1 a 19 caracteres en minúscula, sin espacios, como «{ $right }». { $found }
tournament-program-no-option = Un programa no tiene esta opción; tiene: { $right }. { $found }
tournament-program-no-options = Un programa no tiene opciones. { $found }
tournament-program-slow = Un programa no respondió a tiempo. { $found } ({ $right })
tournament-program-ended = Un programa terminó en lugar de responder. { $found } ({ $right })
tournament-program-loud = Un programa dijo demasiado de una vez. { $found } ({ $right })
tournament-program-error = Un programa se rindió. { $found } ({ $right })
tournament-program-unasked = Un programa respondió antes de la pregunta. { $found } ({ $right })
tournament-program-no-number = Un programa no respondió con «number» y tres dígitos. { $found } ({ $right })
