import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";

import TopBar from "../components/TopBar.svelte";
import { startTexts } from "./i18n/index.svelte.ts";
import { pageTitle } from "./page-title.svelte.ts";

beforeEach(() => startTexts());

test("the title says where one is while a screen says so; of two the newer counts", async () => {
  expect(pageTitle()).toBe("The Number");
  const first = render(TopBar, { title: "Learn" });
  expect(pageTitle()).toBe("Learn · The Number");
  const second = render(TopBar, { title: "Rules" });
  expect(pageTitle()).toBe("Rules · The Number");
  first.unmount();
  await tick();
  expect(pageTitle()).toBe("Rules · The Number");
  second.unmount();
  expect(pageTitle()).toBe("The Number");
});

test("the name of the game is not said twice", () => {
  const shown = render(TopBar, { title: "The Number" });
  expect(pageTitle()).toBe("The Number");
  shown.unmount();
});
