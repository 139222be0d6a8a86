// Where lines and labels of the curve lie.

/** Up to where the axis goes: a quarter above everything, and never less than a half. */
export function top(course: readonly (readonly number[])[]): number {
  return Math.max(0.5, Math.ceil(Math.max(0, ...course.flat()) * 4 - 0.001) / 4);
}

/** Places for labels that want to stand at these heights, at least `gap` apart and between 0 and `most`. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const places = [...wanted];
  let least = 0;
  for (const i of order) {
    places[i] = Math.max(places[i] ?? 0, least);
    least = places[i] + gap;
  }
  let highest = most;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i] ?? 0, highest);
    highest = places[i] - gap;
  }
  return places;
}

/** Between which two ends a line is farthest from all others, and how far; there its symbol stands. */
export function standout(course: readonly (readonly number[])[], seat: number): { at: number; far: number } {
  let found = { at: 0, far: 0 };
  course.slice(1, -1).forEach((chances, i) => {
    const own = chances[seat] ?? 0;
    const far = Math.min(...chances.filter((_, other) => other !== seat).map((other) => Math.abs(other - own)));
    if (far > found.far) found = { at: i + 1, far };
  });
  return found;
}
