import { expect, test } from "vitest";

import vectors from "../../../../tests/locales/joining.json" with { type: "json" };
import { format, makeBundle } from "./bundle.ts";
import { joined } from "./joining.ts";

test.each(vectors)("$word before $name is $joined", ({ word, name, joined: expected }) => {
  expect(joined(word, name)).toBe(expected);
});

test("a message joins what comes in", () => {
  const bundle = makeBundle("fr", 'whose = Le { $number } { JOIN("de", $name) }\n');
  expect(format(bundle, "whose", { number: "513", name: "Aylin" })).toBe("Le 513 d’Aylin");
});
