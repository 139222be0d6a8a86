import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { hardCoded } from "../../lib/i18n/hardcoded.ts";
import { seatOf, turnOf } from "../../lib/fixtures.ts";
import { chooseLanguage, startTexts } from "../../lib/i18n/index.svelte.ts";
import { gameOf, GAMES, type GameName } from "./fixtures.ts";
import Reveal from "./Reveal.svelte";

beforeEach(async () => {
  await chooseLanguage("en");
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.cookie = "lang=; Path=/; Max-Age=0";
});

function propsOf(name: GameName, changes: object = {}) {
  const { turn, after } = gameOf(name);
  return { turn, seats: after, you: 1, animate: true, ondone: vi.fn(), ...changes };
}

/** What can be seen and heard, without the button that skips or replays. */
function frame(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll("button, [data-flyer]")) extra.remove();
  return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

describe("who wrote", () => {
  const seats = [seatOf(), ...["greedy", "champion"].map((bot) => seatOf({ name: `@${bot}`, kind: "bot", bot }))];
  const wrote = (...by: (string | null)[]) => {
    const turn = turnOf(["761", "513", "444"]);
    return { ...turn, seats: turn.seats.map((ruling, seat) => ({ ...ruling, by: by[seat] ?? null })) };
  };

  test("is said where another bot wrote than the one that sits there", () => {
    const props = { seats, you: 0, animate: false, ondone: vi.fn() };
    const { container, unmount } = render(Reveal, { ...props, turn: wrote(null, "greedy", "champion") });
    expect(frame(container)).not.toContain("written by");
    unmount();
    render(Reveal, { ...props, turn: wrote(null, "greedy", "cautious") });
    expect(screen.getAllByText("written by Cautious")).toHaveLength(1);
  });
});

describe("what moves", () => {
  test("leads to what is on the page from the beginning", async () => {
    const still = render(Reveal, propsOf("chain", { animate: false }));
    const last = frame(still.container);
    still.unmount();
    const { container } = render(Reveal, propsOf("chain"));
    expect(frame(container)).toBe(last);
    await vi.runAllTimersAsync();
    expect(frame(container)).toBe(last);
  });

  test("ends by itself and says so", async () => {
    const props = propsOf("example");
    render(Reveal, props);
    await vi.advanceTimersByTimeAsync(3600);
    expect(props.ondone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(props.ondone).toHaveBeenCalledOnce();
    screen.getByText("See it again");
  });

  test.each([
    ["the button", () => fireEvent.click(screen.getByText("Skip"))],
    ["a tap anywhere on it", () => fireEvent.click(screen.getAllByText("eliminated")[0] as HTMLElement)],
    ["a key", () => fireEvent.keyDown(window, { key: " " })],
  ])("is skipped by %s", async (_, skip) => {
    const props = propsOf("example");
    render(Reveal, props);
    await vi.advanceTimersByTimeAsync(500);
    await skip();
    expect(props.ondone).toHaveBeenCalledOnce();
    screen.getByText("See it again");
  });

  test.each(["Tab", "Shift", "Escape"])("is not skipped by %s, which has other things to do", async (key) => {
    const props = propsOf("example");
    render(Reveal, props);
    await vi.advanceTimersByTimeAsync(500);
    await fireEvent.keyDown(window, { key });
    expect(props.ondone).not.toHaveBeenCalled();
  });

  test("can be seen again", async () => {
    render(Reveal, propsOf("example", { animate: false }));
    await fireEvent.click(screen.getByText("See it again"));
    screen.getByText("Skip");
    await vi.runAllTimersAsync();
    screen.getByText("See it again");
  });

  test("goes on when the same turn comes in a newer view, and begins anew with the next turn", async () => {
    const props = propsOf("example");
    const { rerender } = render(Reveal, props);
    await vi.advanceTimersByTimeAsync(3000);
    await rerender({ turn: structuredClone(props.turn), seats: structuredClone(props.seats) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(props.ondone).toHaveBeenCalledOnce();
    await rerender({ turn: gameOf("chain").turn });
    screen.getByText("Skip");
  });

  test("is not there at all if it is not wanted", () => {
    const props = propsOf("example", { animate: false });
    render(Reveal, props);
    expect(props.ondone).toHaveBeenCalledOnce();
    screen.getByText("See it again");
  });
});

describe("eliminated tablets", () => {
  const tablets = (container: HTMLElement) =>
    [...container.querySelectorAll("[data-tablet]")].map((tablet) => tablet.classList.contains("turned"));
  const unseen = (container: HTMLElement) => container.querySelectorAll("path.past").length;

  test("are turned over once the check has moved on; all others stay face up", () => {
    const { container } = render(Reveal, propsOf("chain", { animate: false, turns: true }));
    expect(tablets(container)).toEqual([true, true, true, true, false]);
    expect(unseen(container)).toBeGreaterThan(0);
  });

  test("stay face up where the turn is studied", () => {
    const { container } = render(Reveal, propsOf("chain", { animate: false }));
    expect(tablets(container)).toEqual([false, false, false, false, false]);
    expect([unseen(container), screen.queryAllByRole("button", { name: /^Look at/ })]).toEqual([0, []]);
  });

  test("are looked at again by a tap, with the lower number, until the next tap", async () => {
    const { container } = render(Reveal, propsOf("chain", { animate: false, turns: true }));
    const before = unseen(container);
    const button = screen.getByRole("button", { name: "Look at 761 again" });
    await fireEvent.click(button);
    expect(tablets(container)).toEqual([false, false, true, true, false]); // 513 did it
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(unseen(container)).toBeLessThan(before);
    await fireEvent.click(button);
    expect(tablets(container)).toEqual([true, true, true, true, false]);
  });

  test("are looked at again by a mouse that is on them, and by nothing that only passes", async () => {
    const { container } = render(Reveal, propsOf("chain", { animate: false, turns: true }));
    const button = screen.getByRole("button", { name: "Look at 342 again" });
    await fireEvent(button, new PointerEvent("pointerenter", { pointerType: "touch" }));
    expect(tablets(container)[3]).toBe(true);
    await fireEvent(button, new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(tablets(container)).toEqual([true, true, true, false, false]);
    await fireEvent(button, new PointerEvent("pointerleave", { pointerType: "mouse" }));
    expect(tablets(container)[3]).toBe(true);
  });

  test("have their number on the back where nobody can ask for it", () => {
    const { container } = render(Reveal, propsOf("chain", { animate: false, turns: true, tv: true }));
    const noted = [...container.querySelectorAll(".back b")].map((number) => number.textContent);
    expect(noted).toEqual(["761", "513", "444", "342"]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("for those who hear it", () => {
  test("every rung says its own, from the top down", () => {
    const { container } = render(Reveal, propsOf("chain", { animate: false, boards: false }));
    const heard = [...container.querySelectorAll("ol .heard")].map((element) => element.textContent);
    expect(heard).toHaveLength(5);
    expect(heard[0]).toMatch(/^Mika’s seven six one is eliminated: its one/);
    expect(heard[4]).toMatch(/^Greedy’s two two zero is the highest approved number/);
  });

  test("it is announced once, if nobody else does", async () => {
    render(Reveal, propsOf("example", { announce: true }));
    const log = screen.getByRole("log");
    expect(log.textContent).toBe("");
    await vi.advanceTimersByTimeAsync(200);
    expect(log.querySelectorAll("p")).toHaveLength(4);
    expect(log.textContent).toContain("Jonas and Aylin’s four four four is approved: 4 points.");
  });
});

test.each(GAMES)("everybody's points and boards are there: %s", (name) => {
  const { turn } = gameOf(name);
  const { container } = render(Reveal, propsOf(name, { animate: false }));
  turn.seats.forEach(({ score, crossed_out }, seat) => {
    const points = container.querySelector(`[data-entry="${seat}"] [data-points]`);
    expect(points?.textContent?.trim()).toBe(score > 0 ? `+${score}` : "0");
    const board = container.querySelector(`[data-board="${seat}"]`);
    expect(board?.querySelector(`[data-box="${turn.turn_no}"]`)?.textContent?.trim()).toBe(String(score));
    const crossed = [...(board?.querySelectorAll<HTMLElement>("[data-digit]:has(svg)") ?? [])];
    expect(crossed.map((digit) => digit.dataset.digit).join("")).toBe(crossed_out);
  });
});

test("a table that has wiped its boards does not wipe the reveal", () => {
  const { turn, after } = gameOf("round");
  const wiped = after.map((seat) => ({ ...seat, available: "0123456789", scores: [] }));
  const { container } = render(Reveal, propsOf("round", { seats: wiped, animate: false }));
  const board = container.querySelector(`[data-board="0"]`);
  expect(board?.querySelectorAll("[data-digit] svg")).toHaveLength(turn.seats[0]?.crossed_out.length ?? 0);
  expect(board?.querySelector(`[data-box="5"]`)?.textContent?.trim()).toBe("22");
  expect(board?.querySelector(`[data-box="1"]`)?.textContent?.trim()).toBe(String(turn.seats[0]?.scores[0]));
});

test.each(["example", "void", "nobody", "sits-out"] as const)("nothing on it is hard-coded: %s", async (name) => {
  document.cookie = "lang=en-XA; Path=/";
  await startTexts();
  const { container } = render(Reveal, propsOf(name, { animate: false, announce: true, tv: name === "example" }));
  await vi.runAllTimersAsync();
  // Names stand in sentences, which are translated around them.
  const names = /Mika|Nora|Jonas|Aylin|Greedy/;
  expect(hardCoded(container).filter((text) => !names.test(text))).toEqual([]);
});
