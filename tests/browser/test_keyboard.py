"""A keyboard and nothing else: starting games, a whole turn, and the focus is always to be seen."""

from playwright.sync_api import Locator, Page, expect

from browser.devices import Devices
from browser.people import Person

MOST_STOPS = 40

HOW_FOCUS_SHOWS = """() => {
    // Where a field has no look of its own, what is around it shows that it has the focus.
    for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
        const styles = [getComputedStyle(element)];
        if (element.nextElementSibling) styles.push(getComputedStyle(element.nextElementSibling));
        if (styles.some((s) => s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2)) return true;
    }
    return false;
}"""


def tab_to(page: Page, target: Locator) -> None:
    """By Tab alone, as everybody must be able to; wherever it stops on the way is to be seen."""
    expect(target).to_be_visible()
    for _ in range(MOST_STOPS):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
        where = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        assert where.startswith("<body") or page.evaluate(HOW_FOCUS_SHOWS), where
    raise AssertionError(f"Tab never comes to {target}")


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    tab_to(page, target)
    page.keyboard.press(key)


def test_a_whole_turn_by_typing(devices: Devices) -> None:
    you = Person(devices.open(size="desktop"))
    press(you.page, you.button("home-play"))
    you.is_at_turn(1)
    expect(you.keys().first).to_be_visible()
    you.page.keyboard.type("71")
    you.page.keyboard.press("Backspace")
    you.page.keyboard.type("61")
    you.page.keyboard.press("Enter")
    you.sees_seals()
    press(you.page, you.button("check-next"))
    you.is_at_turn(2)


def test_a_whole_turn_from_key_to_key(devices: Devices) -> None:
    you = Person(devices.open(size="desktop"))
    press(you.page, you.button("home-play"), "Space")
    you.is_at_turn(1)
    for digit in "761":
        press(you.page, you.keys().filter(has_text=digit), "Space")
    press(you.page, you.button("own-lay"))
    you.sees_seals()
    press(you.page, you.button("check-next"), "Space")
    you.is_at_turn(2)


def test_a_table_with_a_bot(devices: Devices) -> None:
    you = Person(devices.open(size="desktop"), "Ada")
    page = you.page
    press(page, page.get_by_role("button", name=you.words("home-friends")))
    tab_to(page, page.get_by_role("textbox", name=you.words("door-name")))
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    for bot in ("Greedy", "Cautious"):
        press(page, you.button("lobby-add-bot").first)
        press(page, page.get_by_role("dialog").get_by_role("button", name=bot))
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(page.get_by_role("listitem").filter(has_text=bot)).to_be_visible()
    press(page, you.button("lobby-start"))
    you.is_at_turn(1)


def test_a_menu_opens_and_closes_and_gives_the_focus_back(devices: Devices) -> None:
    you = Person(devices.open("/rules", "desktop"))
    press(you.page, you.button("menu-open"))
    tab_to(you.page, you.page.get_by_role("combobox"))
    you.page.keyboard.press("Escape")
    expect(you.page.get_by_role("dialog")).to_be_hidden()
    expect(you.button("menu-open")).to_be_focused()
