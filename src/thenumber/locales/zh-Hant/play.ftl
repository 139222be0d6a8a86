### The live table in the browser.
