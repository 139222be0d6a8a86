### La pagina nel browser.

## La pagina stessa

page-description = The Number nel browser: con i telefoni attorno a un tavolo, alla TV, su un solo dispositivo o contro i bot. Una realizzazione amatoriale non ufficiale.
page-needs-script = Questa pagina ha bisogno di JavaScript.
page-missing = Qui non c’è niente.
page-home = Torna all’inizio
page-not-built = Il server è in funzione, ma la sua pagina non è ancora stata costruita. Dove si trovano i sorgenti, la costruisce questo comando: { $command }

## Inizio

home-pitch = Scrivi un numero. Più è alto, più vale, a meno che un numero più basso abbia una cifra in comune con il tuo.

## Impostazioni

setting-language = Lingua
setting-theme = Aspetto
theme-system = come il dispositivo
theme-light = chiaro
theme-dark = scuro
