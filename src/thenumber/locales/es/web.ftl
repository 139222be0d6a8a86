### La página en el navegador.

## La página misma

page-description = The Number en el navegador: con teléfonos alrededor de una mesa, en la tele, en un solo dispositivo o contra bots. Una versión no oficial hecha por aficionados.
page-needs-script = Esta página necesita JavaScript.
page-missing = Aquí no hay nada.
page-home = Ir al inicio
page-not-built = El servidor está en marcha, pero su página todavía no se ha construido. Donde están las fuentes, la construye esta orden: { $command }

## Inicio

home-pitch = Escribe un número. Cuanto más alto, más vale, salvo que uno más bajo comparta un dígito con el tuyo.

## Ajustes

setting-language = Idioma
setting-theme = Aspecto
theme-system = como el dispositivo
theme-light = claro
theme-dark = oscuro
