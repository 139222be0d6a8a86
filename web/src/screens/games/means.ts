// A curve that does not jump: what the last few were on average.

/** How many games the mean is taken of. */
export const LAST = 5;

export function meansOf(values: readonly number[]): number[] {
  return values.map((_, i) => {
    const last = values.slice(Math.max(0, i + 1 - LAST), i + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}
