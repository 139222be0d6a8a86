// A file that was opened on one screen and is shown by another. Apart from what reads files: the start page needs no more.

let handedOver: string | null = null;

/** A file that was opened on another screen, for the replay. */
export function handOver(file: string): void {
  handedOver = file;
}

export function takeHandedOver(): string | null {
  const file = handedOver;
  handedOver = null;
  return file;
}
