### Los sellos: si los números son los que se colocaron, y qué se dice si no lo son.

seals-match =
    { $count ->
        [one] El sello coincide
       *[other] Los { $count } sellos coinciden
    }
seals-unseen =
    { $count ->
        [one] Un número se colocó mientras este dispositivo no estaba conectado
       *[other] { $count } números se colocaron mientras este dispositivo no estaba conectado
    }
seals-about = En cuanto se coloca una tarjeta, el servidor publica su sello, y todos los sellos se conocen antes de descubrir el primer número. Tu dispositivo los ha recordado y acaba de comprobar que cada número corresponde al sello que se publicó para él: nadie pudo cambiarlo después.
seal-kept = publicado antes de descubrir, coincide
seal-unseen = coincide, pero este dispositivo no vio el sello antes de descubrir
seal-broken = roto

alarm-title = El servidor no ha cumplido su palabra
alarm-about = Un servidor honesto nunca hace esto. No te fíes de esta partida y enseña la prueba a los demás.
alarm-promised = Prometido:
alarm-shown = Mostrado:
alarm-proof = La prueba, para guardar:
alarm-copy = Copiar la prueba
alarm-copied = Copiada
alarm-save = Guardar la prueba
alarm-close = Lo he visto
alarm-somebody = Alguien
alarm-nothing = nada
fault-own = { $name }: colocaste { $promised } y se descubrió { $shown }.
fault-changed = { $name }: el número descubierto no es aquel cuyo sello se publicó.
fault-unpublished = { $name }: se descubrió un número cuyo sello nunca se publicó.
fault-withdrawn = { $name }: se descubrió un número que se había retirado.
fault-unproved = { $name }: se descubrió { $shown } sin ninguna prueba.
fault-hidden = { $name }: se publicó un sello y su número no se descubrió.
fault-bot = { $name }: un bot tiene que colocar su número antes que las personas y no puede retirarlo. Este llegó después, o se cambió.
fault-unsealed = Los números se descubrieron antes de que se publicaran todos los sellos.
fault-rewritten = { $name }: el número descubierto como { $promised } se mostró más tarde como { $shown }.
fault-contradiction = Lo que dice el servidor sobre las tarjetas de este turno se contradice.
