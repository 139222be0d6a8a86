import { expect, test } from "vitest";

import { codeIn, plainCode, shownCode } from "./table-code.ts";

test("codes as they are typed and as they are shown", () => {
  expect([plainCode(" kdw–txn "), plainCode("ｋｄｗＴＸＭ"), shownCode("KDWTXM")]).toEqual([
    "KDWTXM",
    "KDWTXM",
    "KDW-TXM",
  ]);
});

test.each([
  [" kdw-txm ", "KDWTXM"],
  ["ｋｄｗ　ｔｘｎ", "KDWTXM"],
  ["KD", "KD"],
  ["KDWTXMPP", "KDWTXM"],
  ["https://a.example/n/t/KDWTXM?x=1#play", "KDWTXM"],
  ["http://192.168.1.7:8080/tv/KDWTXM", "KDWTXM"],
  ["12", ""],
])("in %j the code is %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
