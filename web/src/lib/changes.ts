// The view after a change: somebody laid a tablet down, or took it back.
import type { Change, SeatView, TableChange, View, YouChange, YouView } from "./protocol.gen.ts";

/** docs/protocol.md says how, at `TableChange` and `YouChange`; the view before stays as it is. */
export function changed(view: View, { table: change, you }: Change): View {
  const { table } = view;
  const seals = [...table.seals];
  seals.splice(change.place, change.removed, ...(change.seal === null ? [] : [change.seal]));
  const seats = table.seats.map((seat, i) => (i === change.seat ? changedSeat(seat, change) : seat));
  const { written, opening } = change;
  return { ...view, table: { ...table, seals, seats, written, opening }, you: view.you && changedYou(view.you, you) };
}

function changedSeat(seat: SeatView, { seal, waited_for }: TableChange): SeatView {
  return { ...seat, written: seal !== null, waited_for };
}

function changedYou(you: YouView, change: YouChange | null): YouView {
  if (!change) return you;
  const reasons = Object.entries({ ...you.why_not, ...change.why_not });
  const why_not = Object.fromEntries(reasons.filter((entry): entry is [string, string] => entry[1] !== null));
  return { ...you, tablet: change.tablet, why_not };
}
