// Alone against bots: help before one writes, and afterwards the reasons of the bots.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "../../lib/fake-socket.ts";
import { seatOf, turnOf, viewOf } from "../../lib/fixtures.ts";
import { startTexts } from "../../lib/i18n/index.svelte.ts";
import { chooseAdvice, chooseSkip } from "../../lib/preferences.svelte.ts";
import type { Advice, Reasons, SeatView, TableView } from "../../lib/protocol.gen.ts";
import { local } from "../../lib/storage.ts";
import { chancesOf, MAP } from "../review/fixtures.ts";
import Live from "./Live.svelte";

const BOTS = [
  seatOf({ host: true }),
  seatOf({ name: "@greedy", kind: "bot", bot: "greedy", written: true, waited_for: false }),
  seatOf({ name: "@champion", kind: "bot", bot: "champion", written: true, waited_for: false }),
];
const ADVICE: Advice = {
  objective: "points",
  decided: false,
  best: chancesOf("900", 9, 0.81),
  alternatives: [chancesOf("900", 9, 0.81), chancesOf("800", 8), chancesOf("200", 2), chancesOf("100", 1)],
  most: 9,
  as_good: 1,
  map: MAP,
  scores: MAP,
};

interface Asked {
  readonly path: string;
  readonly token: string | null;
  readonly answer: (said: object, status?: number) => void;
}
let asked: Asked[] = [];

// It is fetched when it is wanted. Here it is made first, which takes a while on a busy machine.
beforeAll(async () => void (await import("./advice.ts")), 60_000);

beforeEach(async () => {
  localStorage.clear();
  fakeSockets();
  chooseSkip(true);
  chooseAdvice(false);
  asked = [];
  vi.stubGlobal(
    "fetch",
    (path: string, init: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        if (!path.startsWith("/api/tables/")) return; // games that are kept are none of our business
        const token = new Headers(init.headers).get("Authorization");
        asked.push({ path, token, answer: (said, status = 200) => resolve(Response.json(said, { status })) });
      }),
  );
  history.replaceState(null, "", "/t/KDWTXM");
  await startTexts();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A game of its own for every test: what was answered is kept. */
let game_no = 0;

async function open(seats: readonly SeatView[] = BOTS): Promise<void> {
  game_no += 1;
  render(Live, { code: "KDWTXM" });
  FakeSocket.last.welcomes();
  await show({ seats });
}

async function show(table: Partial<TableView>): Promise<void> {
  FakeSocket.last.says(viewOf({ seats: BOTS, game_no, ...table }));
  await waitFor(() => expect(screen.queryByText("One moment…")).toBeNull());
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const tips = () => screen.queryByRole("button", { name: "Tips" });

async function askedFor(count: number): Promise<Asked> {
  await waitFor(() => expect(asked).toHaveLength(count));
  return asked.at(-1) as Asked;
}

test("nobody who plays with other people is offered help, not even with a bot in the place of one", async () => {
  chooseAdvice(true);
  for (const other of [seatOf({ name: "Bob" }), seatOf({ name: "Bob", kind: "stand-in", bot: "cautious" })]) {
    await open([...BOTS, other]);
    expect([tips(), screen.queryByRole("heading", { name: "Tips" })]).toEqual([null, null]);
    cleanup();
  }
  expect(asked).toEqual([]);
});

test("who asks for help gets it from then on, and can switch it off", async () => {
  await open();
  expect(asked).toEqual([]);
  await press("Tips");
  await screen.findByText("Working out what your numbers are worth…");
  const first = await askedFor(1);
  expect([first.path, first.token]).toEqual(["/api/tables/KDWTXM/advice", `Bearer ${"t".repeat(22)}`]);
  first.answer(ADVICE);
  await screen.findByText(
    "nine zero zero: about 3.2 points; eliminated 1 time in 5, the highest 2 times in 5. Costs about 1.5 points later.",
  );
  expect(screen.queryByText(/^one zero zero: about/)).toBeNull(); // a few are enough
  expect(screen.queryByText(/equally good/)).toBeNull();
  expect(local.get("advice")).toBe("yes");

  // What is written so far is looked up: the best that can come of it, and then the number itself.
  const map = screen.getByRole("slider", { name: "All numbers" });
  expect(map.getAttribute("aria-valuenow")).toBe("900");
  await press("8");
  expect(map.getAttribute("aria-valuenow")).toBe("800");
  for (const digit of "76") await press(digit);
  expect(map.getAttribute("aria-valuetext")).toBe("eight seven six can’t be written.");

  const last = turnOf(["876", "900", "321"]);
  await show({ turn_index: 1, turn_no: 2, last });
  expect(asked).toHaveLength(1); // not while one looks at what happened
  await press("Next turn");
  (await askedFor(2)).answer({ ...ADVICE, alternatives: [chancesOf("321", 3)] });
  await screen.findByText(/^three two one: about 2.0/);

  await press("Switch tips off");
  expect([screen.queryByRole("heading", { name: "Tips" }), local.get("advice")]).toEqual([null, "no"]);
});

test("where many numbers are as good, and where nothing matters any more, the words say so", async () => {
  chooseAdvice(true);
  await open();
  (await askedFor(1)).answer({ ...ADVICE, as_good: 23 });
  await screen.findByText("23 numbers are about equally good.");
  cleanup();

  const shares = MAP.map((worth) => (worth === null ? null : worth / 10));
  await open();
  (await askedFor(2)).answer({
    ...ADVICE,
    objective: "win",
    alternatives: [chancesOf("119", 0.99)],
    map: shares,
  });
  await screen.findByText("one one nine wins 99% of the time; about 2.0 points.");
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/^nine zero zero wins 90% of the time/);
  cleanup();

  await open();
  (await askedFor(3)).answer({ ...ADVICE, objective: "win", decided: true, most: 0, map: shares });
  await screen.findByText("Already decided: whatever you write, your chance of winning is 0%.");
  expect(screen.queryByText(/wins \d+% of the time; about/)).toBeNull();
});

test("whoever looks back at the last turn finds the advice again without asking", async () => {
  chooseAdvice(true);
  await open();
  (await askedFor(1)).answer(ADVICE);
  await screen.findByText(/^nine zero zero: about 3.2/);
  await show({ turn_index: 1, turn_no: 2, last: turnOf(["876", "900", "321"]) });
  await press("Next turn");
  (await askedFor(2)).answer(ADVICE);
  await screen.findByText(/^nine zero zero: about 3.2/);
  await press("Last turn");
  await press("Back to this turn");
  await screen.findByText(/^nine zero zero: about 3.2/);
  expect(asked).toHaveLength(2);
});

test("a refusal is said in words, and one can ask again", async () => {
  chooseAdvice(true);
  await open();
  (await askedFor(1)).answer({ say: "Refused", id: null, code: "reviews-busy", found: "", right: "" }, 503);
  await screen.findByText(/Too many games are being reviewed/);
  await press("Try again");
  (await askedFor(2)).answer({ best: "nonsense" });
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  (await askedFor(3)).answer(ADVICE);
  await screen.findByText(/^nine zero zero: about 3.2/);
});

async function openReasons(): Promise<Asked> {
  await open();
  const last = turnOf(["876", "900", "321"]);
  const seats = last.seats.map((seat, i) => ({ ...seat, by: [null, "greedy", "random"][i] ?? null }));
  await show({ turn_index: 1, turn_no: 2, last: { ...last, seats } });
  const details = (await screen.findByText("Why did the bots write that?")).closest("details") as HTMLDetailsElement;
  expect(asked).toEqual([]);
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  return askedFor(1);
}

test("the reasons of the bots are told when somebody asks, and who stood in for whom", async () => {
  const reasons = await openReasons();
  expect(reasons.path).toBe("/api/tables/KDWTXM/why?turn=0");
  await screen.findByText("Asking the bots…");
  const seats: Reasons["seats"] = [
    { seat: 1, bot: "greedy", instead_of: null, code: "greedy", variables: { digit: "9" } },
    { seat: 2, bot: "random", instead_of: "champion", code: "random", variables: { count: 1000 } },
  ];
  reasons.answer({ game_no, turn_index: 0, seats });
  await screen.findByText("9 is the highest digit it has left.");
  expect(screen.getByText("nine is the highest digit it has left.")).toBeTruthy(); // heard
  expect(screen.getAllByText(/^It had no number in time, so Random chose one for it. Any of its 1,000/)).toHaveLength(
    2,
  );
});

test("a reason calls bots by their names, and lists numbers as in a sentence", async () => {
  const reasons = await openReasons();
  const seats: Reasons["seats"] = [
    { seat: 1, bot: "hunter", instead_of: null, code: "hunter-kind", variables: { kind: "copycat" } },
    { seat: 2, bot: "schemer", instead_of: null, code: "schemer", variables: { numbers: "523, 612" } },
  ];
  reasons.answer({ game_no, turn_index: 0, seats });
  expect(await screen.findAllByText(/ Copycat\b/)).toHaveLength(2);
  expect(screen.getByText(/ 523 and 612 /)).toBeTruthy();
  expect(screen.getByText(/ five two three and six one two /)).toBeTruthy(); // heard
});

test("reasons of another game are not taken for those of this one", async () => {
  (await openReasons()).answer({ game_no: game_no + 1, turn_index: 0, seats: [] });
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  (await askedFor(2)).answer({ game_no, turn_index: 0, seats: [] });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
});

test("where only people wrote there is nothing to ask", async () => {
  await open();
  await show({ turn_index: 1, turn_no: 2, last: turnOf(["876", "900", "321"]) });
  expect(screen.queryByText("Why did the bots write that?")).toBeNull();
});
