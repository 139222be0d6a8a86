### Games that may be published: the option of a table, and what everybody there is told of it before they play.

options-shared = Partager nos parties pour la recherche
options-shared-about = Les parties jouées jusqu’au bout peuvent être publiées, sans les noms.
sharing-told = Les parties jouées à cette table peuvent être publiées pour la recherche, sans les noms.
