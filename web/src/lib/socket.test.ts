import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "./fake-socket.ts";
import { changeOf, viewOf } from "./fixtures.ts";
import { PROTOCOL, type Change, type View } from "./protocol.gen.ts";
import {
  ANSWER_MS,
  TableSocket,
  FIRST_PAUSE_MS,
  LONGEST_PAUSE_MS,
  MISSING_PAUSE_MS,
  OPEN_MS,
  QUIET_MS,
  SHORT_PAUSES,
  SHORT_PAUSE_MS,
  WAKE_MS,
  pauseBefore,
  type SocketState,
} from "./socket.ts";

let line: TableSocket;
let token: string | null;
let views: View[];
let changes: Change[];
let heard: string[];
let states: SocketState[];
let troubles: (string | undefined)[];

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  token = null;
  [views, changes, heard, states, troubles] = [[], [], [], [], []];
  line = new TableSocket(
    "KDWTXM",
    { token: () => token, keep: (kept) => (token = kept) },
    {
      welcome: () => {},
      view: (view) => views.push(view),
      change: (change) => changes.push(change),
      sealed: () => heard.push("sealed"),
      missed: () => heard.push("missed"),
      reacted: () => {},
      warmingUp: () => {},
      news: ({ say }) => heard.push(say),
      state: (state, trouble) => {
        states.push(state);
        troubles.push(trouble?.code);
      },
    },
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, "");
});

function up(view: View = viewOf()): FakeSocket {
  FakeSocket.last.welcomes();
  FakeSocket.last.says(view);
  return FakeSocket.last;
}

describe("greeting", () => {
  test("at the table's address, with the protocol, and with the token of the last visit", () => {
    const socket = FakeSocket.last;
    expect(socket.url).toBe("ws://localhost:3000/ws/KDWTXM");
    token = "of the last visit";
    socket.onopen?.();
    const say = { do: "Hello", protocol: PROTOCOL, token: "of the last visit" };
    expect(socket.sent).toEqual([{ id: 1, say }]);
  });

  test("the token of the welcome is kept", () => {
    up();
    expect(token).toBe("t".repeat(22));
    expect(states).toEqual(["up"]);
  });

  test("a tab that was slower takes the token of the quicker one", () => {
    FakeSocket.last.onopen?.();
    token = "of the other tab";
    FakeSocket.last.says({ say: "Welcome", id: 1, token: "mine", version: "1", bots: [] });
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.said[0]).toMatchObject({ token: "of the other tab" });
    expect(token).toBe("of the other tab");
  });
});

describe("what is said", () => {
  test("is answered under its number", async () => {
    const socket = up();
    const [pause, start] = [line.say({ do: "Pause" }), line.say({ do: "Start" })];
    const [first, second] = socket.sent.slice(-2);
    socket.says({ say: "Refused", id: second?.id ?? 0, code: "too-few", found: "2", right: "3" });
    socket.says({ say: "Done", id: first?.id ?? 0 });
    expect(await pause).toBeNull();
    expect(await start).toEqual({ code: "too-few", found: "2", right: "3" });
  });

  test("is refused at once while there is no line", async () => {
    expect(await line.say({ do: "Start" })).toMatchObject({ code: "no-line" });
    const socket = up();
    const lost = line.say({ do: "Pause" });
    socket.breaks();
    expect(await lost).toMatchObject({ code: "no-line" });
    expect(await line.say({ do: "Start" })).toMatchObject({ code: "no-line" });
  });
});

describe("views", () => {
  test("are shown once each, in order, and none of a line that was given up", () => {
    const first = up(viewOf({ turn_index: 1 }));
    first.breaks();
    vi.advanceTimersByTime(LONGEST_PAUSE_MS);
    first.says(viewOf({ turn_index: 7 }));
    up(viewOf({ turn_index: 2 }));
    first.says(viewOf({ turn_index: 8 }));
    expect(views.map(({ table }) => table.turn_index)).toEqual([1, 2]);
  });

  test("are changed as the server says, and not by a line that was given up", () => {
    const first = up();
    first.says(changeOf({ written: 1 }));
    first.breaks();
    vi.advanceTimersByTime(LONGEST_PAUSE_MS);
    first.says(changeOf({ written: 7 }));
    up().says(changeOf({ written: 2 }));
    expect(changes.map(({ table }) => table.written)).toEqual([1, 2]);
  });
});

describe("a line that breaks", () => {
  test("comes back, with pauses that grow to five seconds and not beyond, for ever", async () => {
    up().breaks();
    expect(states).toEqual(["up", "down"]);
    for (let i = 0; i < 200; i++) {
      const before = FakeSocket.all.length;
      await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
      expect(FakeSocket.all.length).toBeGreaterThan(before);
      FakeSocket.last.breaks();
    }
    const quick = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length - quick).toBeLessThan(7); // each one hangs, and is given time
    if (FakeSocket.last.closed) await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
    up();
    expect(states).toEqual(["up", "down", "up"]);
  });

  test("is back within a second as long as the server is, and not everybody in the same instant", () => {
    for (let failures = 0; failures <= SHORT_PAUSES; failures++) {
      const [least, most] = [pauseBefore(failures, 0), pauseBefore(failures, 1)];
      expect(most).toBeLessThanOrEqual(1_000);
      expect(most - least).toBeGreaterThanOrEqual(500);
    }
    up();
    for (let i = 0; i < 50; i++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(FIRST_PAUSE_MS);
      expect(FakeSocket.all).toHaveLength(before + 1);
      up(); // whoever is welcomed begins anew
    }
  });

  test("backs off only from a server that is not there", () => {
    const pauses = Array.from({ length: 12 }, (_, failures) => pauseBefore(failures, 1));
    expect(pauses.slice(0, 5)).toEqual([FIRST_PAUSE_MS, ...Array(SHORT_PAUSES).fill(SHORT_PAUSE_MS)]);
    expect(pauses.slice(5)).toEqual([2_000, 4_000, ...Array(5).fill(LONGEST_PAUSE_MS)]);
  });

  test.each([
    ["online", () => dispatchEvent(new Event("online"))],
    ["pageshow", () => dispatchEvent(new Event("pageshow"))],
    ["visibilitychange", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("comes back at once on %s", (_, happens) => {
    up();
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(LONGEST_PAUSE_MS);
    }
    FakeSocket.last.breaks();
    const before = FakeSocket.all.length;
    happens();
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test("that never opens is given up", () => {
    vi.advanceTimersByTime(OPEN_MS);
    expect(FakeSocket.all[0]?.closed).toBe(true);
    vi.advanceTimersByTime(LONGEST_PAUSE_MS);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("silence", () => {
  test("is asked about after ten seconds, and whoever answers is there", () => {
    const socket = up();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(QUIET_MS);
      expect(socket.saidOf("Ping")).toHaveLength(i + 1);
      socket.answers();
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("after that is a dead line", () => {
    const socket = up();
    vi.advanceTimersByTime(QUIET_MS + ANSWER_MS);
    expect(socket.closed).toBe(true);
    expect(states.at(-1)).toBe("down");
    vi.advanceTimersByTime(LONGEST_PAUSE_MS);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("is asked about at once when the device wakes up", () => {
    const socket = up();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.saidOf("Ping")).toHaveLength(1);
    vi.advanceTimersByTime(WAKE_MS);
    expect(socket.closed).toBe(true);
  });
});

describe("a table that is not there", () => {
  function serverSays(status: number, code: string) {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json({ say: "Refused", id: null, code, found: "", right: "" }, { status }))),
    );
  }

  async function fails() {
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(0);
  }

  test("is told, and hardly asked for again: that would be guessing", async () => {
    serverSays(404, "no-such-table");
    await fails();
    expect([states, troubles]).toEqual([["none"], ["no-such-table"]]);
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(MISSING_PAUSE_MS - 1);
    expect(FakeSocket.all.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    up();
    expect(states).toEqual(["none", "up"]);
  });

  test("is asked about with the token, which lets in whoever sits there", async () => {
    const asked = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({ code: "KDWTXM" })));
    vi.stubGlobal("fetch", asked);
    token = "t".repeat(22);
    await fails();
    expect(asked).toHaveBeenCalledWith("/api/tables/KDWTXM", { headers: { Authorization: `Bearer ${token}` } });
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
    up();
    expect(states).toEqual(["up"]);
  });

  test("is not believed of a proxy whose server is away", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response("Not found", { status: 404 }))),
    );
    await fails();
    expect(states).toEqual([]);
  });
});

describe("another protocol", () => {
  const refusal = { say: "Refused", id: 1, code: "other-protocol", found: "", right: "2" } as const;

  test("loads the page again, once", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    FakeSocket.last.onopen?.();
    FakeSocket.last.says(refusal);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("after that says so", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    reload.mockClear();
    history.replaceState({ reloaded: true }, "");
    FakeSocket.last.onopen?.();
    FakeSocket.last.says(refusal);
    expect(reload).not.toHaveBeenCalled();
    expect(troubles).toEqual(["other-protocol"]);
  });
});
