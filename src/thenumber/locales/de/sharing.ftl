### Games that may be published: the option of a table, and what everybody there is told of it before they play.

options-shared = Unsere Partien für die Forschung freigeben
options-shared-about = Partien, die zu Ende gespielt werden, dürfen ohne Namen veröffentlicht werden.
sharing-told = Partien an diesem Tisch dürfen ohne Namen für die Forschung veröffentlicht werden.
