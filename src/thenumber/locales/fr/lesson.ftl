### The last step of the lesson: digits run out, and the round is counted.
### What stands between *stars* is shown in bold.

## Digits run out

learn-out-write = Encore une table, au tour 4. Vous avez utilisé trois chiffres différents à chaque tour : il ne vous reste que le *4*. Écrivez *{ $number }*.
learn-out-approved = Le vôtre est *validé*, mais vos dix chiffres sont maintenant *barrés* : au tour 5, vous *ne jouez plus* et marquez 0 point. Surveillez donc combien de chiffres vous utilisez.
learn-count = La manche est finie. Vos scores font { $sum }. *Comptez* maintenant vos chiffres barrés : { $count }, pour 1 point chacun. Cela donne un *score total* de *{ $total }*.
idea-digits = Surveillez *combien de chiffres* vous utilisez : une fois les dix barrés, vous *ne jouez plus*. À la fin de la manche, chacun d’eux vaut 1 point.
