"""The server over HTTP: the application, its routes, the page, headers, metrics, QR codes, analysis of games."""
