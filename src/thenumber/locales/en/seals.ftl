### Seals: whether the numbers are the ones that were laid down, and what is said when they are not.

seals-match =
    { $count ->
        [one] The seal matches
       *[other] All { $count } seals match
    }
seals-unseen =
    { $count ->
        [one] One number was laid down while this device was not connected
       *[other] { $count } numbers were laid down while this device was not connected
    }
seals-about = When a tablet is laid down, the server publishes its seal, and all seals are out before the first number is revealed. Your device has remembered them and has now checked that every number belongs to the seal published for it: nobody could have changed it afterwards.
seal-kept = published before the reveal, matches
seal-unseen = matches, but this device did not see the seal before the reveal
seal-broken = broken

alarm-title = The server did not keep its word
alarm-about = An honest server never does this. Do not trust this game, and show the proof to the others.
alarm-promised = Promised:
alarm-shown = Shown:
alarm-proof = The proof, for you to keep:
alarm-copy = Copy the proof
alarm-copied = Copied
alarm-save = Save the proof
alarm-close = I have seen it
alarm-somebody = Somebody
alarm-nothing = nothing
fault-own = { $name }: you laid down { $promised }, but { $shown } was revealed.
fault-changed = { $name }: the number that was revealed is not the one whose seal was published.
fault-unpublished = { $name }: a number was revealed whose seal was never published.
fault-withdrawn = { $name }: a number was revealed that had been taken back.
fault-unproved = { $name }: { $shown } was revealed without any proof.
fault-hidden = { $name }: a seal was published, but its number was not revealed.
fault-bot = { $name }: a bot has to lay its number down before people do, and can’t take it back. This one’s came later or was swapped.
fault-unsealed = The numbers were revealed before all seals had been published.
fault-rewritten = { $name }: the number that was revealed as { $promised } was later shown as { $shown }.
fault-contradiction = What the server says about the tablets of this turn contradicts itself.
