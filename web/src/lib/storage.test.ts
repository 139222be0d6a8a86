import { beforeEach, describe, expect, test, vi } from "vitest";

import { getCookie, local, session, setCookie } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

test("what is set is found again, under keys of our own, until it is removed", () => {
  local.set("name", "Ada");
  session.setJson("seen", { turns: [1] });
  expect([local.get("name"), session.getJson("seen")]).toEqual(["Ada", { turns: [1] }]);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ["thenumber / name"],
    ["thenumber / seen"],
  ]);
  local.set("name", null);
  expect([local.get("name"), localStorage.length]).toEqual([null, 0]);
});

test("what was stored before this page was loaded is found, and what another removed is gone", () => {
  localStorage.setItem("thenumber / name", "Bob");
  expect(local.get("name")).toBe("Bob");
  localStorage.clear();
  expect(local.get("name")).toBeNull();
});

test("what is no JSON is nothing", () => {
  local.set("scorekeeper", "{");
  expect(local.getJson("scorekeeper")).toBeNull();
});

test("keys are listed by their beginning, without anybody else's", () => {
  localStorage.setItem("somebody else's seat KDWTXM", "");
  for (const key of ["seat KDWTXM", "seat CCCCCC", "name"]) local.set(key, "");
  expect(local.keys("seat ").sort()).toEqual(["seat CCCCCC", "seat KDWTXM"]);
});

function refuse(): never {
  throw new DOMException("no", "SecurityError");
}

describe("where storage is refused", () => {
  test.each([
    ["it throws", () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ["it is not there", () => undefined],
  ])("%s: everything lasts as long as the page", (_, storage) => {
    vi.stubGlobal("localStorage", storage());
    local.set("name", "Ada");
    expect(local.get("name")).toBe("Ada");
    local.set("name", null);
    expect(local.get("name")).toBeNull();
  });

  test("it is full: the newest value counts, and is kept again as soon as there is room", () => {
    const found = new Map([["thenumber / name", "Bob"]]);
    const full = { getItem: (key: string) => found.get(key) ?? null, setItem: refuse, removeItem: refuse };
    vi.stubGlobal("localStorage", full);
    local.set("name", "Ada");
    expect(local.get("name")).toBe("Ada");
    vi.stubGlobal("localStorage", { ...full, setItem: (key: string, value: string) => void found.set(key, value) });
    local.set("name", "Cleo");
    expect([local.get("name"), found.get("thenumber / name")]).toEqual(["Cleo", "Cleo"]);
  });
});

test("a cookie is found among others", () => {
  document.cookie = "my_theme=light; Path=/";
  expect(getCookie("theme")).toBeUndefined();
  setCookie("theme", "dark");
  setCookie("lang", "de");
  expect([getCookie("theme"), getCookie("lang")]).toEqual(["dark", "de"]);
  for (const name of ["my_theme", "theme", "lang"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});
