### Advice before one writes, for somebody who plays alone against bots. Numbers come in as text; *stars* stand out.

advice-close = Switch tips off
advice-waiting = Working out what your numbers are worth …
advice-patience = The first time it can take half a minute.
advice-best = Good numbers
advice-number = *{ $number }* is approved { $approved }% of the time, worth *{ $worth }*.
advice-map-number = *{ $number }* is worth *{ $worth }*: place { $place } of { $of }.
advice-map-no = *{ $number }* can't be written.
advice-map-blocks = One block for each first digit.
advice-map-signs = The frame marks the best number; hatched ones can't be written.
