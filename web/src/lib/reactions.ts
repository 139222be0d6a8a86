// The faces that people make at a reveal: each is shown beside its maker's name for a moment, wherever the name stands.
import { mount, unmount } from "svelte";

import Face from "../components/game/Face.svelte";
import { bring, t } from "./i18n/index.svelte.ts";
import { reactionsShown } from "./preferences.svelte.ts";
import type { Reacted } from "./protocol.gen.ts";
import { nameOf } from "./seats.ts";
import type { Table } from "./table.svelte.ts";

export type Reaction = Reacted["reaction"];

export const REACTIONS: readonly Reaction[] = ["laugh", "gasp", "groan", "cheer", "wink"];
const SHOWN_MS = 5_000;

/** The faces that are shown, by where they are. */
const shown = new Map<Element, () => void>();

/** Shows and says a face, in every `[data-face=SEAT]` that there is now; nothing where this device hides them. */
export async function showReaction(table: Table, { seat, reaction }: Reacted): Promise<void> {
  const view = table.view?.seats[seat];
  if (!view || !reactionsShown()) return;
  await bring("evening");
  table.announce(t("reaction-heard", { name: nameOf(view), reaction: t(`reaction-${reaction}`) }));
  for (const place of document.querySelectorAll(`[data-face="${seat}"]`)) show(place, reaction);
}

function show(place: Element, reaction: Reaction): void {
  shown.get(place)?.();
  const face = mount(Face, { target: place, props: { reaction } });
  const end = () => {
    clearTimeout(timer);
    shown.delete(place);
    void unmount(face);
  };
  const timer = setTimeout(end, SHOWN_MS);
  shown.set(place, end);
}
