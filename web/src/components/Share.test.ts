import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startTexts } from "../lib/i18n/index.svelte.ts";
import Share from "./Share.svelte";

beforeEach(async () => {
  await startTexts();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "KDWTXM", url: "http://192.168.1.7/t/KDWTXM" })));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the code, and a picture of the address at which phones find the server", async () => {
  render(Share, { code: "KDWTXM" });
  expect(screen.getByText("KDW-TXM")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("img").getAttribute("src")).toBe("/api/qr.svg?text=http%3A%2F%2F192.168.1.7%2Ft%2FKDWTXM"),
  );
});

test("the share sheet where there is one", async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { share });
  render(Share, { code: "KDWTXM" });
  await waitFor(() => expect(screen.getByRole("img").getAttribute("src")).toContain("192.168"));
  await fireEvent.click(screen.getByRole("button", { name: "Send the link" }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: "http://192.168.1.7/t/KDWTXM" }));
});

test("copied without a clipboard, as on plain http", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", {});
  document.execCommand = () => copied.push(document.querySelector("textarea")?.value ?? "") > 0;
  render(Share, { code: "KDWTXM" });
  await waitFor(() => expect(screen.getByRole("img").getAttribute("src")).toContain("192.168"));
  await fireEvent.click(screen.getByRole("button", { name: "Copy the link" }));
  expect((await screen.findAllByText("Copied")).length).toBeGreaterThan(0);
  expect([copied, document.querySelector("textarea")]).toEqual([["http://192.168.1.7/t/KDWTXM"], null]);
});

test("on a television there is nothing to press", () => {
  render(Share, { code: "KDWTXM", tv: true });
  expect(screen.queryByRole("button")).toBeNull();
});
