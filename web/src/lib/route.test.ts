import { beforeEach, describe, expect, test } from "vitest";

import ROUTES from "../routes.json";
import { clicked, follow, go, match, pathTo, route, type RouteName } from "./route.svelte.ts";

beforeEach(() => {
  go("/");
  document.body.innerHTML = "";
});

function click(attributes: string, options: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = `<a ${attributes}><b>go</b></a>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  document.querySelector("b")?.dispatchEvent(event);
  return event;
}

describe("an address", () => {
  test.each(Object.keys(ROUTES) as RouteName[])("of %s leads there and comes from there", (name) => {
    expect(match(pathTo(name, "KDWTXM"))?.name).toBe(name);
  });

  test("of a table has its code", () => {
    expect(pathTo("table", "KDWTXM")).toBe("/t/KDWTXM");
    expect(match("/t/KDWTXM")).toEqual({ name: "table", code: "KDWTXM" });
  });

  test.each(["/t/", "/t", "/t/A/B", "/nowhere", "/device/"])("%s leads nowhere", (path) => {
    expect(match(path)).toBeNull();
  });
});

describe("a click", () => {
  beforeEach(() => {
    addEventListener("click", clicked);
    return () => removeEventListener("click", clicked);
  });

  test("on one of our links changes the screen without loading", () => {
    expect(click('href="/t/KDWTXM"').defaultPrevented).toBe(true);
    expect(route()).toEqual({ name: "table", code: "KDWTXM" });
    history.replaceState(null, "", "/learn");
    follow();
    expect(route()?.name).toBe("learn");
  });

  test.each([
    ['href="/api/tables"', {}],
    ['href="https://example.org/learn"', {}],
    ['href="/learn" target="_blank"', {}],
    ['href="/learn" download', {}],
    ['href="/rules#R17"', {}],
    ['href="/learn"', { ctrlKey: true }],
    ['href="/learn"', { button: 1 }],
  ])("on %s (%o) is the browser's", (attributes, options) => {
    expect(click(attributes, options).defaultPrevented).toBe(false);
    expect(route()?.name).toBe("home");
  });
});
