### Advice before one writes, for somebody who plays alone against bots. Numbers come in as text; *stars* stand out.

advice-close = Switch tips off
advice-waiting = Working out what your numbers are worth…
advice-patience = The first time it can take half a minute.
advice-best = Good numbers
advice-as-good = { $count } numbers are about equally good.
advice-decided = Already decided: whatever you write, your chance of winning is { $share }%.
advice-about = The first is the best overall: points now, digits for later, and what the others get. The bots are assumed to write as they really do.
advice-map-no = *{ $number }* can’t be written.
advice-map-blocks = One block for each first digit.
advice-map-signs = The frame marks the best number; hatched ones can’t be written.
