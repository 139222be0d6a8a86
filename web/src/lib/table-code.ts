// The code of a table: six letters that people say, type and paste.

export const CODE_LENGTH = 6;

/** The code as the server writes it, however it stands in the address. */
export function plainCode(code: string): string {
  return code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .replaceAll("N", "M");
}

/** A code as it is shown and said, in two groups. */
export function shownCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** The code in what somebody typed or pasted, be it a whole address; at most as long as a code is. */
export function codeIn(text: string): string {
  const address = /\/(?:t|tv)\/([^/?#\s]+)/.exec(text)?.[1];
  return plainCode(address ?? text).slice(0, CODE_LENGTH);
}
