### What `thenumber doctor` finds. Commands and names of settings stay as they are.

cli-doctor = Averiguar qué estorba aquí a un servidor y qué hacer. Acepta las opciones de serve.
cli-doctor-json = Todas las observaciones en una línea de JSON.
doctor-fine =
    { $count ->
        [0] Todo está bien.
        [one] Nada está mal; un punto merece un vistazo.
       *[other] Nada está mal; { $count } puntos merecen un vistazo.
    }
doctor-wrong =
    { $count ->
        [one] Un punto está mal.
       *[other] { $count } puntos están mal.
    }

## Network

subject-network = Red
doctor-port-any = El sistema elegirá un puerto libre.
doctor-port-free = El puerto { $port } está libre.
doctor-port-served = En el puerto { $port } ya responde este programa, versión { $version }.
doctor-port-taken = Otro programa ocupa el puerto { $port }. Para encontrarlo: sudo ss -ltnp | grep { $port }. Deténlo o elige otro puerto con --port.
doctor-port-taken-by = El puerto { $port } lo ocupa { $process }. Detén ese programa o elige otro puerto con --port.
doctor-port-privileged = El puerto { $port } está reservado a root. Elige uno desde 1024 con --port, con un proxy delante, o escribe AmbientCapabilities=CAP_NET_BIND_SERVICE en la unidad de systemd.
doctor-port-refused = El puerto { $port } en { $host } no se puede abrir: { $reason }. --host debe ser una dirección de esta máquina.
doctor-addresses = Los teléfonos de la misma red encuentran el servidor en { $addresses }.
doctor-addresses-proxy = Solo esta máquina llega al servidor, lo correcto detrás de un proxy.
doctor-addresses-loopback = Solo esta máquina llega al servidor, en { $addresses }. Para que entren teléfonos, quita --host.
doctor-addresses-none = Esta máquina no está en ninguna red: nadie más puede llegar a { $addresses }.
doctor-address-public = Los enlaces y los códigos QR llevan a { $url }.
doctor-firewall-none = No se ve ningún cortafuegos activo.
doctor-firewall-ufw = El cortafuegos ufw está activo. Si los teléfonos no pasan: sudo ufw allow { $port }/tcp
doctor-firewall-firewalld = El cortafuegos firewalld está activo. Si los teléfonos no pasan: sudo firewall-cmd --permanent --add-port={ $port }/tcp && sudo firewall-cmd --reload
doctor-firewall-nftables = El cortafuegos nftables está activo. Si los teléfonos no pasan, mira si sus reglas abren el puerto { $port }: sudo nft list ruleset
doctor-proxy-forged = --behind-proxy cree a cualquiera que llegue al puerto. Deja que solo llegue el proxy, por ejemplo con --host 127.0.0.1.
doctor-proxy-no-url = Detrás de un proxy el servidor no conoce su propia dirección. Indícala con --public-url.
doctor-proxy-unsaid = { $url } necesita algo delante que hable https. Si es un proxy, añade --behind-proxy; si no, todos cuentan como una sola dirección.
doctor-proxy-elsewhere = El proxy no está en esta máquina y no se le ha preguntado. Prueba desde fuera: { $command }
doctor-proxy-served = No se ha preguntado al proxy, porque quizá hay un servidor en marcha. Prueba: { $command }
doctor-proxy-works = El proxy en { $url } pasa todo lo que el servidor necesita.
doctor-proxy-lacks = El proxy en { $url } no pasa { $headers }. docs/hosting.md muestra cómo se hace.
doctor-proxy-other = { $url } responde, pero no lleva a { $address }.
doctor-proxy-silent = { $url } no responde: { $reason }

## Database

subject-database = Base de datos
doctor-sqlite = SQLite { $version } puede escribir en { $file }.
doctor-sqlite-new = SQLite { $version } creará { $file }.
doctor-sqlite-served = Un servidor, el proceso { $process }, usa { $file }.
doctor-postgres = PostgreSQL { $version } puede escribir en { $found }, en UTF8.
doctor-postgres-owner = El contenido de { $found } es de { $owner } y no de { $user }. Una versión futura solo podrá actualizarlo cuando sea de { $user }: ALTER TABLE NAME OWNER TO { $user }
doctor-postgres-connections = La base de datos permite { $found } conexiones. Con estos ajustes hacen falta { $needed } mientras se reinicia un servidor: aumenta max_connections.

## Machine

subject-machine = Máquina
doctor-data = En el directorio de datos { $directory } se puede escribir.
doctor-data-unwritable = { $user } no puede escribir en { $directory }: { $reason }. Dáselo con chown, o elige otro directorio con --data.
doctor-disk = Hay { $free } MB libres en el disco.
doctor-disk-low = Solo hay { $free } MB libres en { $directory }. Haz sitio: con el disco lleno nadie puede seguir.
doctor-memory = Hay { $free } MB de memoria libres, y bastan { $needed }.
doctor-memory-low = Hay { $free } MB de memoria libres, y pueden hacer falta { $needed }. Reduce --workers, o elige --small, con el que bastan { $small } MB.
doctor-memory-low-small = Hay { $free } MB de memoria libres, y pueden hacer falta { $needed } incluso con --small. Cierra otros programas, o reduce --workers o --processes.
doctor-files = Puede haber { $files } archivos abiertos, uno por conexión.
doctor-files-few = Solo puede haber { $files } archivos abiertos, suficientes para unas { $people } personas. Auméntalos con LimitNOFILE=65536 en la unidad de systemd, o con ulimit -n.
doctor-clock = Algo mantiene el reloj en hora.
doctor-clock-adrift = Nada mantiene el reloj en hora. El número del día y las fechas dependen de él: sudo timedatectl set-ntp true

## Bots

subject-bots = Bots
doctor-compiled = El solucionador está compilado para esta máquina.
doctor-uncompiled = El solucionador aún no está compilado. El primer servidor lo hace por sí mismo, y hasta entonces los bots fuertes pueden hacer esperar a las mesas. Para hacerlo ahora: { $command }
doctor-worker = Un proceso para bots arrancó y eligió un número, en { $seconds } s.
doctor-worker-killed = El sistema mata los procesos para bots ({ $signal }). Puede ser un filtro de llamadas al sistema: escribe SystemCallErrorNumber=EPERM en la unidad de systemd.
doctor-worker-dead = No se puede arrancar ningún proceso para bots: { $reason }
doctor-worker-stand-in = El bot { $bot } no tenía número, y { $by } eligió en su lugar. Quizá le falta memoria, o permiso para compilar: en una unidad de systemd, MemoryDenyWriteExecute debe estar desactivado.
