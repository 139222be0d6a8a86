### Why the operating system could not do something; behind a colon, without a full stop.

system-missing = no existe el archivo o directorio
system-forbidden = permiso denegado
system-directory = es un directorio
system-no-directory = una parte de la ruta no es un directorio
system-not-empty = el directorio no está vacío
system-exists = ya existe
system-long-name = el nombre es demasiado largo
system-loop = los enlaces dan vueltas en círculo
system-full = el disco está lleno
system-too-large = el archivo sería demasiado grande
system-read-only = ahí solo se puede leer
system-damaged = el disco no se puede leer o escribir bien
system-corrupt = el archivo está dañado
system-busy = otro programa lo está usando
system-many-files = hay demasiados archivos abiertos
system-memory = no hay memoria suficiente
system-closed = la salida está cerrada
system-nobody-reads = ahí no lee nadie
system-refused = ahí no responde nadie
system-cut = se ha cortado la conexión
system-silent = no ha llegado respuesta a tiempo
system-unreachable = en esta red no hay camino hasta ahí
system-taken = la dirección ya está ocupada
system-foreign = esta máquina no tiene esa dirección
system-unknown-host = nadie conoce esta dirección
