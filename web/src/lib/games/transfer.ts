// Games on their way to another device, in a link: the file of records, packed, behind the #, which no server sees.
import { pathTo } from "../route.svelte.ts";

const GAMES = "#games=";
/** The longest link, in characters: clipboards, mail and most messengers carry it whole. */
export const LONGEST_LINK = 16_000;

/** The address that brings these records to another device. */
export async function transferUrl(records: string): Promise<string> {
  const packed = await through(new Blob([records]), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (one) => String.fromCharCode(one)).join(""));
  const code = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return new URL(pathTo("games") + GAMES + code, location.href).href;
}

/** The records that an address brings: undefined where it brings none, null where it is damaged. */
export async function recordsInAddress(hash: string): Promise<string | null | undefined> {
  if (!hash.startsWith(GAMES)) return undefined;
  try {
    const text = atob(hash.slice(GAMES.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (one) => one.charCodeAt(0));
    const unpacked = await through(new Blob([packed]), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
  } catch {
    return null;
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
