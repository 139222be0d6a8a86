// A table on somebody's device, against a server that the test plays.
import { cleanup, fireEvent, render, screen, within, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "../../lib/fake-socket.ts";
import { seatOf, turnOf, viewOf } from "../../lib/fixtures.ts";
import { startTexts } from "../../lib/i18n/index.svelte.ts";
import { chooseSkip } from "../../lib/preferences.svelte.ts";
import type { SeatView, TableView, YouView } from "../../lib/protocol.gen.ts";
import { seatToken } from "../../lib/seat-tokens.ts";
import { local } from "../../lib/storage.ts";
import { ends } from "./ends.ts";
import Live from "./Live.svelte";

beforeEach(async () => {
  localStorage.clear();
  local.set("name", null);
  fakeSockets();
  chooseSkip(true);
  history.replaceState(null, "", "/t/KDWTXM");
  await startTexts();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(table: Partial<TableView> = {}, you: Partial<YouView> | null = {}): Promise<FakeSocket> {
  render(Live, { code: "KDWTXM" });
  FakeSocket.last.welcomes();
  await show(table, you);
  return FakeSocket.last;
}

async function show(table: Partial<TableView> = {}, you: Partial<YouView> | null = {}): Promise<void> {
  FakeSocket.last.says(viewOf(table, you));
  await waitFor(() => expect(screen.queryByText("One moment…")).toBeNull());
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const lastSaid = () => FakeSocket.last.said.at(-1);
const LOBBY = { phase: "lobby", game_no: 0, turn_no: 0, round_no: 0 } as const;

describe("at the door", () => {
  test("a name is all it takes, and it is remembered", async () => {
    const socket = await open(LOBBY, null);
    await fireEvent.input(screen.getByLabelText("Name"), { target: { value: " Mika " } });
    await press("Sit down");
    expect(lastSaid()).toMatchObject({ do: "Sit", name: "Mika" });
    socket.answers();
    await waitFor(() => expect(local.get("name")).toBe("Mika"));
  });

  test("a refusal is said", async () => {
    const socket = await open(LOBBY, null);
    await fireEvent.input(screen.getByLabelText("Name"), { target: { value: "@" } });
    await press("Sit down");
    socket.answers({ code: "bad-name", found: "@", right: "20" });
    await screen.findByText(/needs 1 to 20 visible characters/);
    expect(local.get("name")).toBeNull();
  });

  test("one can just watch", async () => {
    await open(LOBBY, null);
    await press("Just watch");
    expect(screen.getByText("Around the table")).toBeTruthy();
    expect(screen.queryByLabelText("Name")).toBeNull();
  });

  test("of a locked table nobody is asked for a name", async () => {
    await open({ ...LOBBY, locked: true }, null);
    expect(screen.queryByLabelText("Name")).toBeNull();
    expect(screen.getByText(/The table is locked/)).toBeTruthy();
  });

  test("while a game is played there is a seat in the next one", async () => {
    await open({}, null);
    expect(screen.getByRole("button", { name: "Play in the next game" })).toBeTruthy();
  });

  test("a seat that was handed over is taken, and its secret leaves the address", async () => {
    const token = "abcdefghijklmnopqrstuv";
    history.replaceState(null, "", `/t/KDWTXM#seat=${token}`);
    render(Live, { code: "KDWTXM" });
    FakeSocket.last.onopen?.();
    expect(lastSaid()).toMatchObject({ do: "Hello", token });
    expect([location.hash, seatToken("KDWTXM"), FakeSocket.all.length]).toEqual(["", token, 1]);
  });
});

describe("one tap from the start page", () => {
  test("sits down, adds bots and begins", async () => {
    history.replaceState({ playNow: true }, "", "/t/KDWTXM");
    const socket = await openToPlay();
    for (const say of ["Sit", "AddBot", "AddBot", "AddBot", "Start"] as const) {
      await waitFor(() => expect(socket.said.at(-1)?.do).toBe(say));
      socket.answers();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(history.state).toBeNull();
  });

  test("changes nothing at a table where somebody sits", async () => {
    history.replaceState({ playNow: true }, "", "/t/KDWTXM");
    render(Live, { code: "KDWTXM" });
    FakeSocket.last.welcomes();
    await show(LOBBY, null);
    expect(FakeSocket.last.said.map((say) => say.do)).toEqual(["Hello"]);
  });

  async function openToPlay(): Promise<FakeSocket> {
    render(Live, { code: "KDWTXM" });
    FakeSocket.last.welcomes();
    FakeSocket.last.says(viewOf({ ...LOBBY, seats: [] }, null));
    return FakeSocket.last;
  }
});

describe("before a game", () => {
  test("the host adds a bot by its character, and removes it", async () => {
    await open({ ...LOBBY, seats: [seatOf({ host: true }), seatOf({ name: "@random", kind: "bot", bot: "random" })] });
    const [add] = screen.getAllByRole("button", { name: "Add a bot" });
    await fireEvent.click(add as HTMLElement);
    const [easiest, harder] = await screen.findAllByRole("button", { name: /Level/ });
    expect(harder?.textContent).toMatch(/Random.*Level 2/);
    expect(easiest?.textContent).toMatch(/Greedy.*Level 1.*Always goes for the top/);
    await fireEvent.click(easiest as HTMLElement);
    expect(lastSaid()).toMatchObject({ do: "AddBot", bot: "greedy" });
    await press("Remove Random");
    expect(lastSaid()).toMatchObject({ do: "Remove", seat: 1 });
  });

  test("a grey start says why, and asks nevertheless when it is pressed", async () => {
    const socket = await open(LOBBY, { why_not: { Start: "too-few" } });
    const start = screen.getByRole("button", { name: "Start the game" });
    expect(start.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Not enough players yet. Bots can take a seat, too.")).toBeTruthy();
    await fireEvent.click(start);
    socket.answers({ code: "too-few", found: "1", right: "3" });
    await screen.findByText(/1 of at least 3/);
  });

  test("options are changed one at a time, and only by the host", async () => {
    await open(LOBBY);
    await fireEvent.click(await screen.findByLabelText("30 s", { selector: "fieldset:nth-of-type(2) input" }));
    expect(lastSaid()).toMatchObject({ do: "SetOptions", options: { clock: 30, seats: 5, patience: 60 } });
    await show(LOBBY, { host: false, why_not: {} });
    expect(screen.getByLabelText("90 s").closest("fieldset")?.disabled).toBe(true);
    expect(screen.getByText(/starts the game/)).toBeTruthy();
  });
});

describe("while numbers are written", () => {
  test("three digits are laid down and taken back", async () => {
    const socket = await open();
    for (const digit of "761") await press(digit);
    await press("Lay it down");
    expect(lastSaid()).toMatchObject({ do: "Write", number: "761", game_no: 1, turn_index: 0 });
    await show({ written: 1 }, { tablet: "761" });
    socket.answers();
    await press("Take it back");
    expect(lastSaid()).toMatchObject({ do: "Erase", game_no: 1, turn_index: 0 });
  });

  test("it is said for whom the table waits", async () => {
    const seats = [seatOf({ waited_for: false, written: true }), seatOf({ name: "Bob" }), seatOf({ name: "Cleo" })];
    await open({ seats, written: 1 }, { tablet: "761" });
    expect(screen.getByText("Waiting for Bob and Cleo", { selector: ".said" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reveal now" })).toBeTruthy();
  });

  test("the host is asked before nobody is waited for any more, and can take it back", async () => {
    const seats = [seatOf({ waited_for: false, written: true, host: true }), seatOf({ name: "Bob" })];
    await open({ seats, written: 1 }, { tablet: "761" });
    await press("Reveal now");
    expect(screen.getByText("No number this turn: Bob.")).toBeTruthy();
    await press("Reveal in 5 s");
    expect(lastSaid()).toEqual({ do: "RevealSoon", game_no: 1, turn_index: 0 });
    await show({ seats, written: 1, reveal_in: 4.2 }, { tablet: "761" });
    expect(screen.getByText("Reveal in 5 s", { selector: ".said" })).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("button", { name: "Keep waiting" }).at(-1) as HTMLElement);
    expect(lastSaid()).toEqual({ do: "KeepWaiting" });
    await show({ seats, written: 1 }, { tablet: "761" });
    expect(screen.queryByText(/^Reveal in/, { selector: ".said" })).toBeNull();
  });

  test("whoever is not the host sees that a reveal comes, and can't stop it", async () => {
    const seats = [seatOf({ waited_for: false, written: true }), seatOf({ name: "Bob", host: true })];
    await open({ seats, written: 1, reveal_in: 5 }, { tablet: "761", host: false });
    expect(screen.getByText("Reveal in 5 s", { selector: ".said" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Keep waiting" })).toBeNull();
  });

  test("it is said who is away, and how long the table waits", async () => {
    const seats = [
      seatOf({ waited_for: false, written: true }),
      seatOf({ name: "Bob", away: true, given_up_in: 42.3 }),
    ];
    await open({ seats, written: 1 }, { tablet: "761" });
    expect(screen.getByText("Bob is away. The game goes on in 43 s.")).toBeTruthy();
    // The clock runs out before: then the server does not say when anybody's patience ends.
    const [own, bob] = [seats[0] as SeatView, seatOf({ name: "Bob", away: true })];
    await show({ seats: [own, bob], written: 1, seconds_left: 23 }, { tablet: "761" });
    expect(screen.getByText("Bob is away. The turn ends when the time is up.")).toBeTruthy();
    expect(screen.getByText("0:23")).toBeTruthy();
  });

  test("nobody writes while it is paused, and the host lets it go on", async () => {
    await open({ paused: true });
    await press("7");
    expect(screen.getByText("3 more digits")).toBeTruthy();
    await press("Resume");
    expect(lastSaid()).toMatchObject({ do: "Resume" });
  });

  test("without a line it is said that the number will be sent, whatever else is awaited", async () => {
    const socket = await open({ opening: true });
    expect(screen.getByText(/bots are still writing/, { selector: ".said" })).toBeTruthy();
    for (const digit of "761") await press(digit);
    socket.breaks();
    await press("Lay it down");
    await screen.findByText(/sent as soon as the connection is back/, { selector: ".said" });
  });

  test("whoever has no seat watches, and can have the next one", async () => {
    await open({}, { seat: null, host: false });
    expect(screen.getByText("You get a seat in the next game.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "7" })).toBeNull();
  });
});

describe("after the reveal", () => {
  const last = turnOf(["761", "513", "444"]);

  test("the next turn comes when one wants it, and the last can be seen again", async () => {
    await open();
    await show({ turn_index: 1, turn_no: 2, last });
    await press("Next turn");
    expect(screen.getByText("Turn 2 of 5")).toBeTruthy();
    await press("Last turn");
    await press("Back to this turn");
    expect(screen.getByText("Turn 2 of 5")).toBeTruthy();
  });

  test("with a clock nobody loses the next turn by reading", async () => {
    await ends(); // what is fetched does not come while time stands still
    vi.useFakeTimers();
    try {
      await open({ seconds_left: 30 });
      await show({ turn_index: 1, turn_no: 2, last, seconds_left: 36 });
      await vi.advanceTimersByTimeAsync(0);
      expect(screen.getByRole("button", { name: "Next turn" })).toBeTruthy();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(screen.getByText("Turn 2 of 5")).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test("the end has winners, and the host plays again", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("KN8_Qbg7iw")));
    await open({
      phase: "over",
      turn_index: 10,
      last,
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
    });
    await screen.findByRole("heading", { name: "Cleo wins" });
    const review = await screen.findByRole("link", { name: "Review" });
    expect(review.getAttribute("href")).toBe("/review?seat=0#KN8_Qbg7iw");
    await press("Play again");
    expect(lastSaid()).toMatchObject({ do: "Ready", ready: true });
    await press("Players");
    expect(lastSaid()).toMatchObject({ do: "Again" });
  });

  test("a game that was stopped has no winner", async () => {
    await open({
      phase: "over",
      turn_index: 1,
      last,
      standings: [
        [1, 0],
        [2, 1],
        [3, 2],
      ],
    });
    await screen.findByRole("heading", { name: "The game was stopped" });
  });
});

describe("in the menu", () => {
  async function openMenu() {
    await press("Menu");
    await screen.findByRole("heading", { name: "Your seat" }); // it is fetched
  }

  test("the host hands the table over", async () => {
    await open({ seats: [seatOf({ host: true }), seatOf({ name: "Bob" }), seatOf({ name: "@greedy", kind: "bot" })] });
    await openMenu();
    await press("Change Bob");
    await press("Make host");
    expect(lastSaid()).toMatchObject({ do: "HandOver", seat: 1 });
  });

  test("stopping the game asks first", async () => {
    const socket = await open();
    await openMenu();
    await press("Stop the game");
    expect(socket.saidOf("End")).toEqual([]);
    await press("Stop it");
    expect(lastSaid()).toMatchObject({ do: "End" });
  });

  test("others may take over, and are told why not", async () => {
    const why_not = { TakeOver: "host-is-here" };
    await open({}, { host: false, why_not });
    await openMenu();
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByRole("button", { name: "Pause" })).toBeNull();
    expect(dialog.getByText("The host is here and has not kept the table waiting.")).toBeTruthy();
    await fireEvent.click(dialog.getByRole("button", { name: "Take over as host" }));
    expect(lastSaid()).toMatchObject({ do: "TakeOver" });
  });

  test("who only waits is not offered to take over", async () => {
    await open({}, { host: false, seat: null, why_not: { TakeOver: "only-seated" } });
    await openMenu();
    expect(within(screen.getByRole("dialog")).queryByRole("button", { name: "Take over as host" })).toBeNull();
  });

  test("others are offered to reveal when it has taken too long, and not before", async () => {
    const seats = [seatOf({ host: true, waited_for: true }), seatOf({ written: true }), seatOf({ waited_for: true })];
    const you = { host: false, seat: 1, tablet: "012" };
    await open({ seats, written: 1 }, { ...you, why_not: { RevealSoon: "not-the-host" } });
    expect(screen.queryByRole("button", { name: "Reveal now" })).toBeNull();
    await show({ seats, written: 1 }, { ...you, why_not: {} });
    await screen.findByRole("button", { name: "Reveal now" });
  });
});
