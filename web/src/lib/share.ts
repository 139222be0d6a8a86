// Giving things to others: the device's share sheet where it has one, the clipboard everywhere, also on plain http.

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: File[];
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Whether the device's share sheet takes this; a picture can at least be saved. */
export function canShareFile(file: File): boolean {
  return canShare() && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** Into the folder for downloads. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether it went out; somebody who changes their mind is no error. */
export async function share(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is in the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text); // no clipboard without https
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed"; // or the page would scroll to it
  field.style.opacity = "0";
  // In a dialog everything else is inert, and nothing inert can be copied.
  const place = document.querySelector("dialog[open]") ?? document.body;
  place.append(field);
  const before = document.activeElement;
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
