"""What every screen must be: accessible, as wide as the device, in light and in dark."""

from playwright.sync_api import Page, StorageState, StorageStateCookie

from browser.devices import accessibility, overflow

LOOKED_AT = ("de", "zh-Hant")
"""The longest words, and another script."""
SPOKEN = ("button-name", "document-title", "empty-heading", "html-has-lang", "image-alt", "label", "link-name")
"""What axe-core says of texts: all else is the same in every language."""
PSEUDO = "en-XA"
PHONE = 400
NARROW = 320
"""CSS pixels: a phone at 390 with larger letters, or 640 at 200 %."""


CUT = """(elements) => elements.filter(
    (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1
).map((element) => element.textContent.trim())"""


def nothing_cut(page: Page, name: str) -> None:
    assert overflow(page) <= 0, name
    words = page.locator(".button, .lay, .tiles > *, h1:not([translate]), th, .verdict, .because")
    assert words.evaluate_all(CUT) == [], name


def looks_right(page: Page, name: str, *, whole: bool = True) -> None:
    """By all standards and in the dark, too, if it is `whole`; otherwise whatever another language can change."""
    wide = page.viewport_size
    assert wide
    assert overflow(page) <= 0, f"{name} is wider than {wide['width']}"
    found = accessibility(page, () if whole else SPOKEN)
    if whole:
        page.emulate_media(color_scheme="dark")
        found += [f"in the dark: {problem}" for problem in accessibility(page, ["color-contrast"])]
        page.emulate_media(color_scheme="light")
    assert not found, "\n".join([f"{name}:", *found])
    if wide["width"] <= PHONE:
        page.set_viewport_size({"width": NARROW, "height": wide["height"]})
        nothing_cut(page, f"{name} at {NARROW} pixels")
        page.set_viewport_size(wide)


def speaking(language: str) -> StorageState:
    """A device on which this language was chosen."""
    cookie: StorageStateCookie = {
        "name": "lang",
        "value": language,
        "domain": "127.0.0.1",
        "path": "/",
        "expires": -1,
        "httpOnly": False,
        "secure": False,
        "sameSite": "Lax",
    }
    return {"cookies": [cookie], "origins": []}


SMALLEST = 28.0
"""Pixels of the smallest text on a television with 1920 by 1080 of them."""

SMALL_TEXTS = """(smallest) => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!text.textContent.trim() || !visible || element.closest(".heard")) continue;
        const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
        if (size < smallest - 0.1) found.push(`${text.textContent.trim()}: ${size}`);
    }
    return found;
}"""


def small_texts(page: Page) -> list[str]:
    """Texts that can't be read from the sofa, with their sizes."""
    found: list[str] = page.evaluate(SMALL_TEXTS, SMALLEST)
    return found
