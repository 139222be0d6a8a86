// The ladder: a star for every game that was won alone against three bots of a kind, kept on this device.
import type { OfferedBot, TableView } from "./protocol.gen.ts";
import { local } from "./storage.ts";

export const MOST_STARS = 3;
/** The count of bots of a kind that sit against one on the ladder. */
export const OPPONENTS = 3;
const KEY = "stars";

/** The games that were won against each bot. */
type Wins = Readonly<Record<string, readonly string[]>>;

export function starsOf(bot: string): number {
  return wins()[bot]?.length ?? 0;
}

/** The kind of bot that sits against this seat three times; null at any other table. */
export function opponentOf({ seats }: Pick<TableView, "seats">, you: number | null): string | null {
  const others = seats.filter((_, seat) => seat !== you);
  const bot = others[0]?.bot ?? null;
  const alike = others.every((seat) => seat.kind === "bot" && seat.bot === bot);
  return you !== null && others.length === OPPONENTS && alike ? bot : null;
}

/** A star for this game, if it was won on the ladder. However often it is told, it is one win. */
export function countWin(table: Pick<TableView, "id" | "game_no" | "seats" | "winners">, you: number | null): void {
  const bot = opponentOf(table, you);
  if (bot === null || you === null || !table.winners.includes(you)) return;
  const won = wins()[bot] ?? [];
  const game = `${table.id} ${table.game_no}`;
  if (won.length >= MOST_STARS || won.includes(game)) return;
  local.setJson(KEY, { ...wins(), [bot]: [...won, game] });
}

/** The bots of the ladder, the easiest first: those that have a level. */
export function rungsOf(bots: readonly OfferedBot[]): OfferedBot[] {
  return bots.filter(({ level }) => level > 0).sort((a, b) => a.level - b.level);
}

/** The easiest bot that was never beaten; undefined when all were. */
export function nextOf(ladder: readonly OfferedBot[]): OfferedBot | undefined {
  return ladder.find(({ name }) => !starsOf(name));
}

function wins(): Wins {
  const kept = local.getJson(KEY);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([bot, games]: [string, unknown]) =>
      Array.isArray(games) ? [[bot, games.filter((game) => typeof game === "string").slice(0, MOST_STARS)]] : [],
    ),
  );
}
