// What is on every picture, on a canvas: the colours of the page, its letters, the marker, cards and tablets.
import { CROSS, middleOf, RING, SLIP, STRIKE, TABLET, type Point } from "../components/game/geometry.ts";
import { INNER } from "../components/game/lines.ts";
import type { RingOn } from "../components/game/digit-links.ts";
import STROKES from "../components/game/strokes.json";
import { SYMBOLS } from "../components/game/symbols.ts";
import { colourOf } from "../lib/seats.ts";

type Context = CanvasRenderingContext2D;
type Token = "table" | "card" | "print" | "ink" | "ink2" | "faint" | "line" | "hair";
type SeatToken = "fill" | "on" | "edge" | "tint" | "mark";

export interface Text {
  readonly size: number;
  readonly weight?: number;
  readonly token?: Token;
  readonly align?: CanvasTextAlign;
  /** What does not fit is cut, with an ellipsis. */
  readonly room?: number;
}

/** A digit of the marker is this wide, in parts of its height. */
const WIDTH = 0.57;
const PLUS = ["M 18 84 C 40 82 62 82 84 83", "M 51 51 C 50 73 50 95 51 117"];
/** The middle of a written digit, in parts of its height. */
const MIDDLE = 0.478;

export class Pen {
  readonly #context: Context;
  readonly #colours = new Map<string, string>();
  readonly #letters: string;

  constructor(context: Context) {
    this.#context = context;
    const probe = document.createElement("i");
    probe.style.fontFamily = "var(--printed)";
    document.body.append(probe);
    this.#letters = getComputedStyle(probe).fontFamily;
    const names = ["table", "card", "print", "ink", "ink2", "faint", "line", "hair"];
    const seats = [0, 1, 2, 3, 4].map(colourOf);
    for (const colour of seats)
      names.push(...["fill", "on", "edge", "tint", "mark"].map((what) => `${colour}-${what}`));
    inTheLight(() => {
      for (const name of names) {
        probe.style.color = `var(--${name})`;
        this.#colours.set(name, getComputedStyle(probe).color);
      }
    });
    probe.remove();
  }

  colour(token: Token): string {
    return this.#colours.get(token) ?? "";
  }

  of(seat: number, what: SeatToken): string {
    return this.#colours.get(`${colourOf(seat)}-${what}`) ?? "";
  }

  /** The letters that will be needed, before anything is measured by them. */
  async ready(text: string): Promise<void> {
    await Promise.all([400, 650, 760].map((weight) => document.fonts.load(this.#font({ size: 40, weight }), text)));
  }

  #font({ size, weight = 400 }: Text): string {
    return `${weight} ${size}px ${this.#letters}`;
  }

  width(text: string, style: Text): number {
    this.#context.font = this.#font(style);
    return this.#context.measureText(text).width;
  }

  /** Draws a text on its base line; returns how wide it has become. */
  text(text: string, x: number, y: number, style: Text): number {
    const pen = this.#context;
    pen.font = this.#font(style);
    pen.textAlign = style.align ?? "left";
    pen.fillStyle = this.colour(style.token ?? "ink");
    const shown = style.room === undefined ? text : this.#cut(text, style.room);
    pen.fillText(shown, x, y);
    return pen.measureText(shown).width;
  }

  #cut(text: string, room: number): string {
    const fits = (shown: string) => this.#context.measureText(shown).width <= room;
    if (fits(text)) return text;
    const letters = [...text];
    while (letters.length && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }

  /** The same text in lines that fit; a word that is too long, or a language without spaces, is cut anywhere. */
  lines(text: string, style: Text, room: number): string[] {
    const found: string[] = [];
    let line = "";
    for (const part of text.match(/[\p{Script=Han}、，。：]|[^\s\p{Script=Han}、，。：]+\s*/gu) ?? []) {
      if (line && this.width((line + part).trimEnd(), style) > room) {
        found.push(line.trimEnd());
        line = "";
      }
      line += part;
    }
    return line ? [...found, line.trimEnd()] : found;
  }

  /** A card that lies on the table. */
  card(x: number, y: number, width: number, height: number, round: number): void {
    const pen = this.#context;
    pen.save();
    pen.shadowColor = "rgb(20 24 26 / 20%)";
    pen.shadowBlur = 28;
    pen.shadowOffsetY = 12;
    pen.fillStyle = this.colour("card");
    this.#box(x + 6, y, width - 12, height, round);
    pen.fill();
    pen.shadowColor = "rgb(20 24 26 / 14%)";
    pen.shadowBlur = 3;
    pen.shadowOffsetY = 2;
    this.#box(x, y, width, height, round);
    pen.fill();
    pen.restore();
    this.inside(x, y, width, height, round, () => this.#gloss(x, y, width, height));
  }

  inside(x: number, y: number, width: number, height: number, round: number, draw: () => void): void {
    const pen = this.#context;
    pen.save();
    this.#box(x, y, width, height, round);
    pen.clip();
    draw();
    pen.restore();
  }

  #box(x: number, y: number, width: number, height: number, round: number): void {
    const pen = this.#context;
    pen.beginPath();
    pen.roundRect(x, y, width, height, round);
  }

  /** Two bands across it, as light falls on something glossy. */
  #gloss(x: number, y: number, width: number, height: number): void {
    const pen = this.#context;
    const lean = height * 0.4;
    pen.fillStyle = this.colour("print");
    for (const [from, to] of [
      [0.62, 0.7],
      [0.73, 0.75],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x + width * from + lean / 2, y);
      pen.lineTo(x + width * to + lean / 2, y);
      pen.lineTo(x + width * to - lean / 2, y + height);
      pen.lineTo(x + width * from - lean / 2, y + height);
      pen.fill();
    }
  }

  fill(x: number, y: number, width: number, height: number, round: number, colour: string): void {
    this.#context.fillStyle = colour;
    this.#box(x, y, width, height, round);
    this.#context.fill();
  }

  rule(x: number, y: number, width: number): void {
    this.fill(x, y - 1, width, 2, 0, this.colour("hair"));
  }

  symbol(seat: number, x: number, y: number, size: number): void {
    const pen = this.#context;
    pen.save();
    pen.translate(x, y);
    pen.scale(size / 24, size / 24);
    pen.fillStyle = this.of(seat, "on");
    for (const d of SYMBOLS[seat] ?? []) pen.fill(new Path2D(d), "evenodd");
    pen.restore();
  }

  /** Colour and symbol as a small square. */
  chip(seat: number, x: number, y: number, size: number): void {
    this.fill(x, y, size, size, size * 0.28, this.of(seat, "edge"));
    this.fill(x + 3, y + 3, size - 6, size - 6, size * 0.28 - 3, this.of(seat, "fill"));
    this.symbol(seat, x + size * 0.22, y + size * 0.22, size * 0.56);
  }

  /** The quarter disc in the lower right corner, within whatever is clipped. */
  corner(seat: number, right: number, bottom: number, size: number): void {
    const pen = this.#context;
    for (const [radius, what] of [
      [size, "edge"],
      [size - 3, "fill"],
    ] as const) {
      pen.fillStyle = this.of(seat, what);
      pen.beginPath();
      pen.moveTo(right, bottom);
      pen.arc(right, bottom, radius, Math.PI, 1.5 * Math.PI);
      pen.fill();
    }
    this.symbol(seat, right - size * 0.59, bottom - size * 0.57, size * 0.43);
  }

  stroke(path: string, width: number, colour: string): void {
    const pen = this.#context;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineCap = pen.lineJoin = "round";
    pen.stroke(new Path2D(path));
  }

  writtenWidth(text: string, size: number): number {
    return text.length * size * WIDTH;
  }

  /** What a hand wrote: digits, and a plus before them. `y` is their middle. */
  written(text: string, x: number, y: number, size: number, colour = this.colour("ink"), hand = 0): void {
    const pen = this.#context;
    [...text].forEach((sign, i) => {
      const strokes = sign === "+" ? PLUS : STROKES[sign as keyof typeof STROKES]?.[(i + hand) % 3];
      pen.save();
      pen.translate(x + i * size * WIDTH - (size * (0.6 - WIDTH)) / 2, y - size * MIDDLE);
      pen.scale(size / 1000, size / 1000);
      pen.translate(30, 94);
      pen.scale(5.4, 5.4);
      for (const path of strokes ?? []) this.stroke(path, 20.5, colour);
      pen.restore();
    });
  }

  /** A tablet as the check has left it. */
  tablet(
    seat: number,
    number: string,
    verdict: string,
    at: Point,
    slot: number,
    rings: readonly RingOn[],
    offending: string,
  ) {
    const pen = this.#context;
    const unit = slot / 100;
    const { width, height, margin } = TABLET;
    const fallen = verdict === "eliminated" || verdict === "void";
    pen.save();
    pen.translate(at.x, at.y);
    pen.scale(unit, unit);
    if (fallen) {
      if (verdict === "eliminated") pen.translate(SLIP.right, 0);
      pen.translate(width / 2, height / 2);
      pen.rotate((SLIP.degrees * Math.PI) / 180);
      pen.translate(-width / 2, -height / 2);
      pen.setLineDash([5, 4]);
      this.#box(0, 0, width, height, 16);
      pen.strokeStyle = this.colour("line");
      pen.lineWidth = 2.4;
      pen.stroke();
      pen.setLineDash([]);
    } else {
      this.card(0, 0, width, height, 16);
      this.fill(margin, margin, 100, height - 2 * margin, 9, this.of(seat, "tint"));
    }
    pen.setLineDash([7, 5]);
    this.stroke(`M${margin + 200} ${margin + 3}V${height - margin - 3}`, 2, this.colour("hair"));
    pen.setLineDash([]);
    [...number].forEach((digit, i) => {
      const middle = middleOf(i);
      const black = !fallen || rings.some((ring) => ring.slot === i);
      this.written(digit, middle.x - 98 * (WIDTH / 2), middle.y, 98, this.colour(black ? "ink" : "faint"), i);
    });
    this.inside(0, 0, width, height, 16, () => this.corner(seat, width, height, 38));
    if (verdict === "eliminated") this.stroke(STRIKE, 10, this.colour("ink"));
    for (const [i, digit] of [...number].entries())
      if (verdict === "void" && offending.includes(digit)) this.#mark(CROSS, i, 10, this.colour("ink"));
    for (const ring of rings) this.#mark(RING, ring.slot, 8, this.of(ring.seat, "mark"), ring.inner ? INNER : 1);
    pen.restore();
  }

  #mark(path: string, slot: number, width: number, colour: string, scale = 1): void {
    const pen = this.#context;
    const { x, y } = middleOf(slot);
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    this.stroke(path, width, colour);
    pen.restore();
  }
}

/** A picture is seen anywhere: it is light, as paper is, whatever colours the page has now. Nothing is painted in between. */
function inTheLight(read: () => void): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  dataset.picture = "";
  read();
  delete dataset.picture;
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
}
