### Les sceaux : si les nombres sont ceux qui ont été posés, et ce qui est dit sinon.

seals-match =
    { $count ->
        [one] Le sceau correspond
       *[other] Les { $count } sceaux correspondent
    }
seals-unseen =
    { $count ->
        [one] Un nombre a été posé pendant que cet appareil n’était pas connecté
       *[other] { $count } nombres ont été posés pendant que cet appareil n’était pas connecté
    }
seals-about = Dès qu’une tablette est posée, le serveur publie son sceau, et tous les sceaux sont connus avant que le premier nombre soit révélé. Votre appareil les a retenus et vient de vérifier que chaque nombre correspond au sceau publié pour lui : personne n’a pu le changer après coup.
seal-kept = publié avant la révélation, correspond
seal-unseen = correspond, mais cet appareil n’a pas vu le sceau avant la révélation
seal-broken = rompu

alarm-title = Le serveur n’a pas tenu parole
alarm-about = Un serveur honnête ne fait jamais cela. Ne vous fiez pas à cette partie, et montrez la preuve aux autres.
alarm-promised = Promis :
alarm-shown = Montré :
alarm-proof = La preuve, à conserver :
alarm-copy = Copier la preuve
alarm-copied = Copié
alarm-save = Enregistrer la preuve
alarm-close = J’ai vu
alarm-somebody = Quelqu’un
alarm-nothing = rien
fault-own = { $name } : vous avez posé { $promised }, et { $shown } a été révélé.
fault-changed = { $name } : le nombre révélé n’est pas celui dont le sceau a été publié.
fault-unpublished = { $name } : le sceau du nombre révélé n’a jamais été publié.
fault-withdrawn = { $name } : un nombre repris a été révélé quand même.
fault-unproved = { $name } : { $shown } a été révélé sans aucune preuve.
fault-hidden = { $name } : un sceau a été publié, et son nombre n’a pas été révélé.
fault-bot = { $name } : un bot doit poser son nombre avant les humains et ne peut pas le reprendre. Celui-ci est arrivé plus tard ou a été échangé.
fault-unsealed = Les nombres ont été révélés avant que tous les sceaux soient publiés.
fault-rewritten = { $name } : le nombre révélé comme { $promised } a été montré plus tard comme { $shown }.
fault-contradiction = Ce que le serveur dit des tablettes de ce tour se contredit.
