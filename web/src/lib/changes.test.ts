import { expect, test } from "vitest";

import cases from "./changes.gen.json" with { type: "json" };
import { changed } from "./changes.ts";
import type { Change, View } from "./protocol.gen.ts";

test.each(cases)("a view and its change are the next view: $about", ({ before, change, after }) => {
  const view = before as View;
  expect(changed(view, change as Change)).toEqual(after);
  expect(view).toEqual(before);
});
