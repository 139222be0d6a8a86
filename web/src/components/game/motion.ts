// Movement that decorates what already stands: every animation ends in the style that the page has anyway.

export const EASE = {
  out: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  inout: "cubic-bezier(0.65, 0, 0.25, 1)",
  drop: "cubic-bezier(0.3, 0, 0.3, 1.25)",
  pen: "cubic-bezier(0.35, 0.1, 0.4, 1)",
} as const;

/** Whether somebody asked their device for less movement. */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animates from the first keyframes to what the element looks like by itself. Does nothing where the browser can't. */
export function animate(
  element: Element | null | undefined,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  at: number,
  duration: number,
  easing: string = EASE.out,
  pseudoElement: string | null = null,
): Animation | undefined {
  const animation = element?.animate?.(keyframes, { delay: at, duration, easing, pseudoElement, fill: "backwards" });
  animation?.finished.catch(() => {}); // being cancelled is not an accident
  return animation;
}
