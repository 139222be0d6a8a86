// For tests: what on a screen does not come from the catalogue, while the page speaks the pseudo-language.

const SPOKEN = ["alt", "aria-description", "aria-label", "aria-roledescription", "placeholder", "title"];

/** Texts that nobody can translate. Names and the like stand in elements with `translate="no"`. */
export function hardCoded(root: Element): string[] {
  const shown = document.createElement("div");
  shown.append(root.cloneNode(true));
  // A text with bold words is one text.
  for (const bold of shown.querySelectorAll("b:not([translate])")) bold.replaceWith(bold.textContent ?? "");
  return [...shown.querySelectorAll("*")]
    .filter((element) => !element.closest('[translate="no"], script, style'))
    .flatMap((element) => [
      ...SPOKEN.map((name) => element.getAttribute(name) ?? ""),
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? "")
        .join(""),
    ])
    .filter((text) => /\p{L}/u.test(unwrapped(text)))
    .map((text) => text.trim());
}

/** What is left when everything from the catalogue is taken out, be it nested. */
function unwrapped(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return rest === text ? rest : unwrapped(rest);
}
