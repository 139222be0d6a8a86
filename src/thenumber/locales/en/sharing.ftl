### Games that may be published: the option of a table, and what everybody there is told of it before they play.

options-shared = Share our games for research
options-shared-about = Games that are played to their end may be published without names.
sharing-told = Games at this table may be published for research, without names.
