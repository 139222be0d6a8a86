### El número del día: cada día una posición y un número que escribir. Lo que está entre *estrellas* va en negrita.

cli-daily = Escribe el número del día y mira cuánto valía.
cli-daily-date = Una fecha como 2026-11-18; sin fecha, hoy.

daily-streak =
    { $count ->
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
daily-stars =
    { $count ->
        [one] Una de cinco estrellas
       *[other] { $count } de cinco estrellas
    }
daily-of = del { $date }
daily-ask = Los demás ya han escrito. ¿De qué número cabe esperar más puntos?
daily-who = ¿Quiénes son y qué cuenta?
daily-aim = Cuentan los puntos que cabe esperar de tu número en este turno: puntuación, bonificación y un punto por cada dígito que tacha. Lo que han escrito los demás es hoy igual para todo el mundo.
daily-to-worth = ¿Cuánto valía?
daily-check-again = Ver otra vez la comprobación
daily-result = Tu resultado
daily-yours = De tu *{ $number }* cabía esperar *{ $points }* puntos; del mejor, { $best }, *{ $most }*.
daily-best-yours = De ningún número cabía esperar más que de tu *{ $number }*: *{ $points }* puntos.
daily-chances = Aprobado el { $approved } % de las veces; el más alto, el { $bonus } %.
daily-came =
    { $verdict ->
        [approved] Esta vez quedó aprobado: { $points } puntos.
       *[other] Esta vez quedó eliminado.
    }
daily-line = Número del día, { $date }: { $stars }
daily-others = Qué se ha escrito aquí
daily-people =
    { $count ->
        [one] Una persona escribió un número.
       *[other] { $count } personas escribieron un número.
    }
daily-which = Qué números
daily-nobody = Ese día nadie escribió un número en este servidor.
daily-by-stars = Reparto de estrellas
daily-times = veces
daily-archive = Todos los días
daily-month-back = El mes anterior
daily-month-next = El mes siguiente
daily-day-stars =
    { $count ->
        [one] { $date }: una de cinco estrellas
       *[other] { $date }: { $count } de cinco estrellas
    }
daily-day-open = { $date }: sin jugar todavía
daily-to-today = Ir al número de hoy

refusal-daily-no-date = Esto no es una fecha. Una fecha se escribe así: 2026-11-18.
refusal-daily-too-early = El número del día empieza en 2026: para este día no hay ninguno.
refusal-daily-too-late = Ese día todavía no ha empezado.
refusal-daily-not-today = Solo se cuentan los números de hoy.
refusal-daily-not-over = Ese día todavía no ha terminado.
refusal-daily-crossed-out = Ese día no se puede escribir este número: un dígito está tachado.
