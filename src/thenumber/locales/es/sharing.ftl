### Games that may be published: the option of a table, and what everybody there is told of it before they play.

options-shared = Compartir nuestras partidas para la investigación
options-shared-about = Las partidas que se juegan hasta el final pueden publicarse, sin nombres.
sharing-told = Las partidas que se juegan en esta mesa pueden publicarse para la investigación, sin nombres.
