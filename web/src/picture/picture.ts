// A finished game as a picture: who won, who stands where, and the turn that decided it.
import type { Laid } from "../components/game/lines.ts";
import { linesOf } from "../components/game/lines.ts";
import { ladderOf } from "../components/game/ladder.ts";
import { linksOf, ringsOf } from "../components/game/digit-links.ts";
import { TABLET } from "../components/game/geometry.ts";
import { culprits } from "../components/game/explain.ts";
import { BASE } from "../lib/base-path.ts";
import { publicNameAndKind, wonBy } from "../lib/ending.ts";
import { language, listed, t } from "../lib/i18n/index.svelte.ts";
import type { RulingView, TableView, TurnView } from "../lib/protocol.gen.ts";
import { Pen, type Text } from "./pen.ts";

const WIDTH = 1080;
const EDGE = 72;
const INSIDE = WIDTH - 2 * EDGE;
/** Drawn at first on more than is needed, and then cut. */
const HIGHEST = 2400;
const SLOT = 84;

/** A canvas with everything on it. `date` as records have it, or none for today. */
export async function pictureOf(
  table: TableView,
  decisive: TurnView | null,
  date?: string,
): Promise<HTMLCanvasElement> {
  const names = table.seats.map(publicNameAndKind);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HIGHEST];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  const pen = new Pen(context);
  await pen.ready(names.join(""));
  pen.fill(0, 0, WIDTH, HIGHEST, 0, pen.colour("table"));
  let y = title(pen, dated(date));
  y = heading(pen, table, y);
  y = winners(pen, table, names, y);
  y = others(pen, table, names, y);
  if (decisive) y = check(pen, decisive, names, y);
  y = address(pen, y);
  return cut(canvas, Math.ceil(y + EDGE));
}

export function asFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => {
      if (blob) found(new File([blob], name, { type: "image/png" }));
      else failed(new Error("the picture can't be written"));
    }, "image/png"),
  );
}

function cut(canvas: HTMLCanvasElement, height: number): HTMLCanvasElement {
  const whole = document.createElement("canvas");
  [whole.width, whole.height] = [WIDTH, height];
  whole.getContext("2d")?.drawImage(canvas, 0, 0);
  return whole;
}

/** A record may not know its day, or only its year. */
function dated(date: string | undefined): string {
  const day = date === undefined ? new Date() : new Date(`${date}T12:00:00`);
  return Number.isNaN(day.getTime()) ? "" : day.toLocaleDateString(language(), { dateStyle: "long" });
}

/** Where others can play. */
function address(pen: Pen, top: number): number {
  const y = top + 62;
  pen.text(`${location.host}${BASE}`.replace(/\/$/, ""), WIDTH / 2, y, {
    size: 28,
    weight: 600,
    token: "ink2",
    align: "center",
    room: INSIDE,
  });
  return y - 24;
}

function title(pen: Pen, date: string): number {
  const name: Text = { size: 50, weight: 760 };
  const width = pen.text(t("game-title"), EDGE, EDGE + 44, name);
  const [from, to, y] = [EDGE + width * 0.4, EDGE + width + 2, EDGE + 62];
  pen.stroke(
    `M${from} ${y + 3}C${from + width * 0.2} ${y - 1} ${from + width * 0.4} ${y - 1} ${to} ${y}`,
    4.6,
    pen.colour("ink"),
  );
  pen.text(date, WIDTH - EDGE, EDGE + 44, { size: 30, weight: 500, token: "ink2", align: "right" });
  return EDGE + 74;
}

function heading(pen: Pen, table: TableView, top: number): number {
  const said = wonBy(table);
  let style: Text = { size: 74, weight: 720 };
  while (style.size > 42 && pen.lines(said, style, INSIDE).length > (style.size > 60 ? 1 : 2))
    style = { ...style, size: style.size - 2 };
  let y = top + 24;
  for (const line of pen.lines(said, style, INSIDE)) {
    y += style.size * 1.14;
    pen.text(line, EDGE, y, { ...style, room: INSIDE });
  }
  return y + 44;
}

function winners(pen: Pen, table: TableView, names: readonly string[], top: number): number {
  const count = table.winners.length;
  const gap = 24;
  const width = (INSIDE - gap * (count - 1)) / count;
  const small = count > 2;
  const [height, corner, size] = small ? [196, 76, Math.min(110, width * 0.46)] : [276, 108, 184];
  table.winners.forEach((seat, i) => {
    const x = EDGE + i * (width + gap);
    pen.card(x, top, width, height, 26);
    pen.inside(x, top, width, height, 26, () => pen.corner(seat, x + width, top + height, corner));
    pen.text(names[seat] ?? "", x + 30, top + (small ? 52 : 64), {
      size: small ? 30 : 38,
      weight: 650,
      room: width - 60,
    });
    pen.written(String(table.finals[seat] ?? 0), x + 26, top + height - size * 0.56, size);
  });
  return top + height + 30;
}

function others(pen: Pen, table: TableView, names: readonly string[], top: number): number {
  const HEIGHT = 80;
  let y = top;
  for (const [place, seat] of table.standings) {
    if (table.winners.includes(seat)) continue;
    pen.rule(EDGE, y, INSIDE);
    const middle = y + HEIGHT / 2;
    pen.text(String(place), EDGE, middle + 12, { size: 34, weight: 600, token: "ink2" });
    pen.chip(seat, EDGE + 56, middle - 25, 50);
    pen.text(names[seat] ?? "", EDGE + 130, middle + 12, { size: 36, weight: 650, room: INSIDE - 300 });
    const final = String(table.finals[seat] ?? 0);
    pen.written(final, WIDTH - EDGE - pen.writtenWidth(final, 62), middle, 62);
    y += HEIGHT;
  }
  return y;
}

/** The ladder of one turn, everybody on a rung of their own: who, why, and how much. */
function check(pen: Pen, turn: TurnView, names: readonly string[], top: number): number {
  const { rungs, out } = ladderOf(turn);
  const order = [...rungs.flatMap(({ seats }) => seats), ...out].filter((seat) => turn.seats[seat]?.number);
  const links = linksOf(turn);
  const height = (TABLET.height * SLOT) / 100;
  const gap = 34;
  pen.rule(EDGE, top, INSIDE);
  let y = top + 56;
  pen.text(t("turn-title", { round: turn.round_no, turn: turn.turn_no }), EDGE, y, {
    size: 30,
    weight: 600,
    token: "ink2",
  });
  y += 36;
  const tablets = new Map<number, Laid>();
  for (const seat of order) {
    const ruling = turn.seats[seat] as RulingView;
    if (ruling.verdict !== "void")
      tablets.set(seat, { left: EDGE, top: y, unit: SLOT / 100, fallen: ruling.verdict === "eliminated" });
    const rings = ringsOf(links, seat);
    pen.tablet(seat, ruling.number ?? "", ruling.verdict, { x: EDGE, y }, SLOT, rings, ruling.unavailable);
    y += height + gap;
  }
  for (const { path, width, by } of linesOf(tablets, [], links)) pen.stroke(path, width, pen.of(by, "mark"));
  y = top + 92;
  for (const seat of order) {
    words(pen, turn, seat, names[seat] ?? "", y + height / 2);
    y += height + gap;
  }
  return y - gap;
}

function words(pen: Pen, turn: TurnView, seat: number, name: string, middle: number): void {
  const ruling = turn.seats[seat] as RulingView;
  const approved = ruling.verdict === "approved";
  const size = ruling.bonus ? 84 : 64;
  const points = ruling.score > 0 ? `+${ruling.score}` : String(ruling.score);
  const right = WIDTH - EDGE - pen.writtenWidth(points, size);
  pen.written(points, right, middle, size, pen.colour(approved ? "ink" : "faint"));
  const left = EDGE + SLOT * 3.186 + SLOT * 0.19 + 34;
  const room = right - left - 24;
  pen.text(name, left, middle - 8, { size: 36, weight: 650, room });
  const [culprit] = culprits(turn, ruling);
  const digits = culprit?.digits ?? ruling.unavailable;
  const says = { count: digits.length, digits: listed([...digits]) };
  const why: Text = { size: 29, weight: 400, token: "ink2", room };
  if (culprit) pen.text(t("reveal-because", { ...says, lower: culprit.number }), left, middle + 34, why);
  else if (digits) pen.text(t("reveal-because-void", says), left, middle + 34, why);
  else if (ruling.bonus) pen.text(t("verdict-highest"), left, middle + 34, why);
  else pen.text(t(`verdict-${ruling.verdict}`), left, middle + 34, why);
}
