// Between games on the screen: who is ready, the next game while somebody still looks at the last, seats to give away.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "../../lib/fake-socket.ts";
import { seatOf, turnOf, viewOf } from "../../lib/fixtures.ts";
import { startTexts } from "../../lib/i18n/index.svelte.ts";
import { chooseSkip } from "../../lib/preferences.svelte.ts";
import type { NextGameView, TableView, YouView } from "../../lib/protocol.gen.ts";
import Live from "./Live.svelte";

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  fakeSockets();
  chooseSkip(true);
  history.replaceState(null, "", "/t/KDWTXM");
  await startTexts();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(table: Partial<TableView> = {}, you: Partial<YouView> | null = {}): Promise<void> {
  if (!FakeSocket.all.length) {
    render(Live, { code: "KDWTXM" });
    FakeSocket.last.welcomes();
  }
  FakeSocket.last.says(viewOf(table, you));
  await waitFor(() => expect(screen.queryByText("One moment…")).toBeNull());
}

const over = (next_game: NextGameView, you: Partial<YouView> = {}) =>
  show(
    {
      phase: "over",
      turn_index: 10,
      last: turnOf(["761", "513", "444"], { round_no: 2, turn_no: 5 }),
      totals: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      finals: [5, 7, 9],
      standings: [
        [1, 2],
        [2, 1],
        [3, 0],
      ],
      winners: [2],
      next_game,
    },
    you,
  );

const GUEST = { seat: 1, name: "Bob", host: false };
/** What a menu or a sheet fetches takes its time on a busy machine. */
const PATIENCE = { timeout: 20_000 };
const button = (name: string | RegExp) => screen.findByRole("button", { name }, PATIENCE);
const press = async (name: string) => fireEvent.click(await button(name));
const lastSaid = () => FakeSocket.last.said.at(-1);

vi.setConfig({ testTimeout: 60_000 });

describe("after a game", () => {
  test("a guest says for themselves that they want another one, and can take it back", async () => {
    await over({ ready: [], not_ready: ["Ada", "Bob", "Cleo"] }, GUEST);
    await press("Play again");
    expect(lastSaid()).toEqual({ do: "Ready", ready: true });
    await over({ ready: ["Bob"], not_ready: ["Ada", "Cleo"] }, GUEST);
    await screen.findByText("You are ready. Not ready yet: Ada and Cleo", {}, PATIENCE);
    expect(screen.queryByRole("button", { name: "Start now" })).toBeNull();
    await press("Not yet");
    expect(lastSaid()).toEqual({ do: "Ready", ready: false });
  });

  test("the host is told who is not ready, and need not wait", async () => {
    await over({ ready: ["Bob"], not_ready: ["Ada", "Cleo"] });
    await screen.findByText("Ready: Bob", {}, PATIENCE);
    await press("Play again");
    expect(lastSaid()).toEqual({ do: "Ready", ready: true });
    await over({ ready: ["Ada", "Bob"], not_ready: ["Cleo"] });
    await screen.findByText("You are ready. Not ready yet: Cleo", {}, PATIENCE);
    await press("Start now");
    expect(lastSaid()).toEqual({ do: "Start" });
  });

  test("the last one is told that all others are ready", async () => {
    await over({ ready: ["Bob", "Cleo"], not_ready: ["Ada"] });
    await screen.findByText("Everybody else is ready.", {}, PATIENCE);
  });

  test("the scores stay when the next game begins, with its clock, and one goes on by a tap", async () => {
    await over({ ready: ["Ada"], not_ready: ["Bob", "Cleo"] }, GUEST);
    await screen.findByRole("heading", { name: "Cleo wins" }, PATIENCE);
    await show({ game_no: 2, seconds_left: 23 }, GUEST);
    expect(screen.getByRole("heading", { name: "Cleo wins" })).toBeTruthy();
    expect(screen.getByText("The next game has begun.", { selector: "footer span" })).toBeTruthy();
    expect(screen.getByRole("timer").textContent?.trim()).toBe("0:23");
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
    await press("Go to the game");
    expect(screen.getByText("Turn 1 of 5")).toBeTruthy();
  });
});

describe("seats of those who are gone", () => {
  const seats = [
    seatOf({ host: true }),
    seatOf({ name: "Bob", kind: "left" }),
    seatOf({ name: "Cleo", away: true }),
    seatOf({ name: "Dan" }),
  ];

  async function openPeople(waiting: readonly string[] = []) {
    await show({ seats, waiting });
    await press("Menu");
    await press("Change Bob");
  }

  test("a bot gets the seat of somebody who left, whom nobody can remove any more", async () => {
    await openPeople();
    expect(screen.queryByRole("button", { name: "Remove from the table" })).toBeNull();
    await press("Let a bot play");
    await fireEvent.click(await button(/Greedy.*Level/));
    expect(lastSaid()).toEqual({ do: "StandIn", seat: 1, bot: "greedy" });
  });

  test("somebody who waits gets it", async () => {
    await openPeople(["Eve"]);
    await press("Give the seat to Eve");
    expect(lastSaid()).toEqual({ do: "GiveSeat", seat: 1, name: "Eve" });
  });

  test("who is away can be replaced or removed, who is there only removed", async () => {
    await openPeople();
    await press("Change Cleo");
    expect(await button("Let a bot play")).toBeTruthy();
    expect(await button("Remove from the table")).toBeTruthy();
    await press("Change Dan");
    expect(screen.queryByRole("button", { name: "Let a bot play" })).toBeNull();
  });
});

describe("the last game", () => {
  test("is opened from the menu of the next one", async () => {
    const table = viewOf({ phase: "over", finals: [5, 7, 9], totals: [[5, 7, 9]], standings: [[1, 2]], winners: [2] });
    const reckoned = { say: "Reckoned", turns: [], table: table.table };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(reckoned)));
    await show({ game_no: 2 });
    await press("Menu");
    await press("Last game");
    await screen.findByRole("heading", { name: "Cleo wins" }, PATIENCE);
    await press("Go to the game");
    expect(screen.getByText("Turn 1 of 5")).toBeTruthy();
  });

  test("says so where nothing of it was kept", async () => {
    const refused = { say: "Refused", id: null, code: "no-such-game", found: "", right: "" };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refused, { status: 404 })));
    await show({ phase: "lobby", game_no: 1, turn_index: 0 });
    await press("Last game");
    await screen.findByText(/no turn was played/, {}, PATIENCE);
  });
});
