// One device for all, against a server that the test plays: one socket a person.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "../lib/fake-socket.ts";
import { seatOf, turnOf, viewOf } from "../lib/fixtures.ts";
import { startTexts } from "../lib/i18n/index.svelte.ts";
import { chooseSkip } from "../lib/preferences.svelte.ts";
import type { TableView } from "../lib/protocol.gen.ts";
import { sealedText } from "../lib/seals.ts";
import { sha256 } from "../lib/sha256.ts";
import { local } from "../lib/storage.ts";
import Device from "./Device.svelte";

const NAMES = ["Mika", "Nora"];

beforeEach(async () => {
  localStorage.clear();
  for (const key of ["device", "device-names", "name"]) local.set(key, null);
  fakeSockets();
  chooseSkip(true);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "KDWTXM" })));
  await startTexts();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

const nonceOf = (seat: number) => String(seat).repeat(32);
const sealOf = (number: string, seat: number) =>
  sha256(sealedText(nonceOf(seat), number, { id: "demo", game_no: 1 }, 0, seat));

/** What the two sockets see; `tablets` are theirs. */
async function show(tablets: (string | null)[], changes: Partial<TableView> = {}): Promise<void> {
  const seats = NAMES.map((name, i) => seatOf({ name, written: tablets[i] !== null, waited_for: tablets[i] === null }));
  const seals = tablets.flatMap((number, seat) => (number === null ? [] : [sealOf(number, seat)]));
  FakeSocket.all.forEach((socket, seat) =>
    socket.says(
      viewOf({ seats, seals, written: seals.length, game_no: 1, ...changes }, { seat, tablet: tablets[seat] ?? null }),
    ),
  );
  await settled();
}

async function begin(): Promise<void> {
  render(Device);
  const [first, second] = screen.getAllByPlaceholderText("Name");
  await fireEvent.input(first as HTMLElement, { target: { value: "Mika" } });
  await fireEvent.input(second as HTMLElement, { target: { value: "Nora" } });
  await press("Start the game");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  FakeSocket.all.forEach((socket, i) => {
    socket.welcomes(`token-of-${NAMES[i]}`.padEnd(22, "x"));
    socket.says(viewOf({ phase: "lobby", game_no: 0, seats: [] }, null));
  });
}

test("everybody sits down with a seat of their own, and two make a table for two", async () => {
  await begin();
  const [mika, nora] = FakeSocket.all as [FakeSocket, FakeSocket];
  for (const [socket, say] of [
    [mika, "Sit"],
    [mika, "SetOptions"],
    [nora, "Sit"],
    [mika, "Lock"],
    [mika, "Start"],
  ] as const) {
    await waitFor(() => expect(socket.said.at(-1)?.do).toBe(say));
    socket.answers();
    await settled();
  }
  expect(mika.saidOf("SetOptions")[0]?.options.seats).toBe(2);
  expect([mika.saidOf("Sit")[0]?.name, nora.saidOf("Sit")[0]?.name]).toEqual(NAMES);
});

test("the device goes round, shows nobody another's number, and then the reveal to all", async () => {
  await begin();
  await show([null, null]);
  expect(screen.getByRole("heading", { name: "Give the device to Mika" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "7" })).toBeNull();

  await press("I’m Mika");
  for (const digit of "761") await press(digit);
  await press("Lay it down");
  expect(FakeSocket.all[0]?.saidOf("Write")[0]?.number).toBe("761");
  await settled();
  expect(screen.getByRole("heading", { name: "Give the device to Nora" })).toBeTruthy();
  await show(["761", null]);
  expect(document.body.textContent).not.toContain("761");

  await press("I’m Nora");
  expect(document.body.textContent).not.toContain("761");
  for (const digit of "513") await press(digit);
  await press("Lay it down");
  expect(FakeSocket.all[1]?.saidOf("Write")[0]?.number).toBe("513");

  for (const socket of FakeSocket.all)
    socket.says({ say: "Sealed", game_no: 1, turn_index: 0, seals: [{ seat: 1, seal: sealOf("513", 1) }] });
  const turn = turnOf(["761", "513"]);
  const last = { ...turn, seats: turn.seats.map((ruling, seat) => ({ ...ruling, nonce: nonceOf(seat) })) };
  await show([null, null], { turn_index: 1, turn_no: 2, last });
  await press("Next turn");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("heading", { name: "Give the device to Mika" })).toBeTruthy();
});

test("after a reload the game goes on with whoever has not written", async () => {
  await begin();
  await show([null, null]);
  cleanup();
  FakeSocket.all = [];
  render(Device);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all.forEach((socket) => socket.onopen?.());
  expect(FakeSocket.all.map(({ said }) => said[0])).toMatchObject(
    NAMES.map((name) => ({ do: "Hello", token: `token-of-${name}`.padEnd(22, "x") })),
  );
  FakeSocket.all.forEach((socket, i) => socket.welcomes(`token-of-${NAMES[i]}`.padEnd(22, "x")));
  await show(["761", null]);
  expect(screen.getByRole("heading", { name: "Give the device to Nora" })).toBeTruthy();
  await press("I’m Nora");
  expect(screen.getByText("3 more digits")).toBeTruthy();
});

test("somebody who sits out is passed over", async () => {
  await begin();
  await show([null, null], {
    seats: [seatOf({ name: "Mika", available: "", waited_for: false }), seatOf({ name: "Nora" })],
  });
  expect(screen.getByRole("heading", { name: "Give the device to Nora" })).toBeTruthy();
});
