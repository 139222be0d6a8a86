// A Number of the Day as a picture: the position, how many stars, how many days in a row. It gives no number away.
import { MOST_STARS } from "../lib/daily-history.ts";
import { shownDate } from "../lib/dates.ts";
import { t } from "../lib/i18n/index.svelte.ts";
import type { Daily } from "../lib/protocol.gen.ts";
import { nameOf } from "../lib/seats.ts";
import { Pen, type Text } from "./pen.ts";

const WIDTH = 1080;
const EDGE = 72;
const INSIDE = WIDTH - 2 * EDGE;
const ROW = 108;
const STAR = 132;
const DIGITS = [..."0123456789"];

export async function dailyPicture(daily: Daily, stars: number, streak: number): Promise<HTMLCanvasElement> {
  const { seats, round_no, turn_no } = daily.table;
  const names = seats.map((view, seat) => (seat === daily.seat ? t("board-you") : nameOf(view)));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, (streak > 1 ? 690 : 620) + ROW * seats.length];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  const pen = new Pen(context);
  await pen.ready(names.join(""));
  pen.fill(0, 0, WIDTH, canvas.height, 0, pen.colour("table"));
  pen.text(t("game-title"), EDGE, EDGE + 34, { size: 34, weight: 700, token: "ink2" });
  pen.text(shownDate(daily.date), WIDTH - EDGE, EDGE + 34, { size: 34, weight: 500, token: "ink2", align: "right" });
  const heading = fitting(pen, t("home-daily"), { size: 84, weight: 720 });
  pen.text(t("home-daily"), EDGE, EDGE + 160, { ...heading, room: INSIDE });
  for (let i = 0; i < MOST_STARS; i++) star(context, pen, EDGE + i * (STAR + 22), EDGE + 214, i < stars);
  if (streak > 1)
    pen.text(t("daily-streak", { count: streak }), EDGE, EDGE + 422, { size: 42, weight: 600, room: INSIDE });
  const top = EDGE + (streak > 1 ? 470 : 400);
  pen.rule(EDGE, top, INSIDE);
  pen.text(t("turn-title", { round: round_no, turn: turn_no }), EDGE, top + 56, {
    size: 30,
    weight: 600,
    token: "ink2",
  });
  seats.forEach(({ available }, seat) => {
    const middle = top + 84 + ROW * (seat + 0.5);
    pen.card(EDGE, middle - 46, INSIDE, 92, 18);
    pen.chip(seat, EDGE + 18, middle - 28, 56);
    pen.text(names[seat] ?? "", EDGE + 94, middle + 13, { size: 36, weight: 650, room: 300 });
    DIGITS.forEach((digit, i) => {
      const open = available.includes(digit);
      const x = WIDTH - EDGE - 46 - (9 - i) * 49;
      const style: Text = open ? { size: 42, weight: 650 } : { size: 42, weight: 450, token: "faint" };
      pen.text(digit, x, middle + 15, { ...style, align: "center" });
      if (!open) pen.stroke(`M${x - 16} ${middle + 17}L${x + 16} ${middle - 17}`, 5, pen.colour("ink"));
    });
  });
  return canvas;
}

function fitting(pen: Pen, text: string, style: Text): Text {
  let { size } = style;
  while (size > 40 && pen.width(text, { ...style, size }) > INSIDE) size -= 2;
  return { ...style, size };
}

function star(context: CanvasRenderingContext2D, pen: Pen, left: number, top: number, won: boolean): void {
  const path = new Path2D("M12 2.6 14.9 8.9 21.8 9.7 16.7 14.4 18.1 21.2 12 17.8 5.9 21.2 7.3 14.4 2.2 9.7 9.1 8.9Z");
  context.save();
  context.translate(left, top);
  context.scale(STAR / 24, STAR / 24);
  context.lineJoin = "round";
  context.lineWidth = 1.2;
  context.strokeStyle = pen.colour(won ? "ink" : "line");
  context.stroke(path);
  context.fillStyle = pen.colour("ink");
  if (won) context.fill(path);
  context.restore();
}
