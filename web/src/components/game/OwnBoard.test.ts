import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { seatOf } from "../../lib/fixtures.ts";
import { chooseLanguage } from "../../lib/i18n/index.svelte.ts";
import OwnBoard from "./OwnBoard.svelte";

beforeEach(() => chooseLanguage("en"));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function open(changes: object = {}) {
  const said = { ondigit: vi.fn(), onerase: vi.fn(), onlay: vi.fn(), ontakeback: vi.fn() };
  const view = seatOf({ available: "123567", scores: [11, 11] });
  const props = { seat: 1, view, turn: 3, number: "", laid: false, disabled: false, ...said, ...changes };
  return { ...render(OwnBoard, props), ...said };
}

describe("the board is the keypad", () => {
  test("its digits can be pressed, crossed-out ones can't", async () => {
    const { ondigit } = open();
    expect(screen.getAllByRole("button").filter((button) => button.dataset.key)).toHaveLength(6);
    await fireEvent.click(screen.getByRole("button", { name: "7" }));
    expect(ondigit).toHaveBeenCalledWith("7");
    screen.getByRole("img", { name: "8, crossed out" });
  });

  test("on paper they can, and still say what they are", async () => {
    const { ondigit } = open({ paper: true });
    await fireEvent.click(screen.getByRole("button", { name: "8, crossed out" }));
    expect(ondigit).toHaveBeenCalledWith("8");
  });

  test("it says what is missing, then lays down, then takes back", async () => {
    const { rerender, onlay, ontakeback } = open({ number: "76" });
    await fireEvent.click(screen.getByText("One more digit"));
    expect(onlay).not.toHaveBeenCalled();
    await rerender({ number: "761" });
    await fireEvent.click(screen.getByText("Lay it down"));
    expect(onlay).toHaveBeenCalledOnce();
    await rerender({ laid: true });
    await fireEvent.click(screen.getByText("Take it back"));
    expect(ontakeback).toHaveBeenCalledOnce();
  });

  test("a fourth digit, and anything while it lies or nobody may write, is not written", async () => {
    const { rerender, ondigit, onerase } = open({ number: "761" });
    const seven = screen.getByRole("button", { name: "7" });
    await fireEvent.click(seven);
    await rerender({ laid: true });
    await fireEvent.click(seven);
    await fireEvent.click(screen.getByRole("button", { name: "Erase" }));
    await rerender({ laid: false, disabled: true, number: "7" });
    await fireEvent.click(seven);
    await fireEvent.keyDown(window, { key: "7" });
    expect(ondigit).not.toHaveBeenCalled();
    expect(onerase).not.toHaveBeenCalled();
  });
});

test("with all ten digits crossed out there is nothing to press", () => {
  open({ view: seatOf({ available: "" }) });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("status").textContent).toMatch(/^All ten digits are crossed out/);
});

describe("a keyboard", () => {
  test("writes, erases and lays down", async () => {
    const { rerender, ondigit, onerase, onlay } = open({ number: "7" });
    await fireEvent.keyDown(window, { key: "6" });
    expect(ondigit).toHaveBeenCalledWith("6");
    await fireEvent.keyDown(window, { key: "Backspace" });
    expect(onerase).toHaveBeenCalledOnce();
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(onlay).not.toHaveBeenCalled();
    await rerender({ number: "761" });
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(onlay).toHaveBeenCalledOnce();
  });

  test("asks also for what is crossed out, so that somebody can say why not", async () => {
    const { ondigit } = open();
    await fireEvent.keyDown(window, { key: "8" });
    expect(ondigit).toHaveBeenCalledWith("8");
  });

  test("lays down although a digit is in focus, but leaves Enter to other buttons", async () => {
    const { onlay } = open({ number: "761" });
    await fireEvent.keyDown(screen.getByRole("button", { name: "7" }), { key: "Enter" });
    expect(onlay).toHaveBeenCalledOnce();
    await fireEvent.keyDown(screen.getByRole("button", { name: "Erase" }), { key: "Enter" });
    expect(onlay).toHaveBeenCalledOnce();
  });

  test("belongs to a field, a sheet or the browser where they want it", async () => {
    const { ondigit } = open();
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "7" });
    await fireEvent.keyDown(window, { key: "7", ctrlKey: true });
    const sheet = document.body.appendChild(document.createElement("dialog"));
    sheet.setAttribute("open", "");
    await fireEvent.keyDown(window, { key: "7" });
    expect(ondigit).not.toHaveBeenCalled();
  });
});

test("what stands on the tablet is heard digit by digit", async () => {
  const { rerender } = open();
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("Your tablet is empty. 3 more digits");
  await rerender({ number: "76" });
  expect(status.textContent).toBe("On your tablet: seven six. One more digit");
  await rerender({ number: "761", laid: true });
  expect(status.textContent).toBe("Your tablet is face down.");
});
