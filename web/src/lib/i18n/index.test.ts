import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import Settings from "../../components/SettingsForm.svelte";
import { format, makeBundle } from "./bundle.ts";
import { hardCoded } from "./hardcoded.ts";
import { chooseLanguage, language, LANGUAGES, listed, ownName, startTexts, t } from "./index.svelte.ts";
import { load } from "./load.ts";

const ITALIAN = "../../../../src/thenumber/locales/it/web.ftl";

beforeEach(async () => {
  document.documentElement.lang = "en";
  await startTexts();
});

afterEach(() => {
  cleanup();
  for (const name of ["lang", "theme"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe("texts", () => {
  test("have their variables, without isolating marks", () => {
    expect(t("reason-eliminated", { count: 1, number: "761", digits: "1", lower: "513" })).toBe(
      "761 is eliminated: its 1 is also in 513.",
    );
  });

  test("that need a variable say so when they don't get it", () => {
    expect(() => t("reason-eliminated", { count: 1 })).toThrow("reason-eliminated");
  });

  test("that are nowhere show their key", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });

  test("are listed as in a sentence", () => {
    expect([["1"], ["1", "3"], ["1", "3", "5"]].map(listed)).toEqual(["1", "1 and 3", "1, 3 and 5"]);
  });

  test("refuse what is no Fluent", () => {
    expect(() => makeBundle("en", "a = 1\na = 2\n")).toThrow("a");
  });

  test("carry only what the page needs", async () => {
    const english = await load("en");
    expect(english.hasMessage("page-home")).toBe(true);
    expect(english.hasMessage("cli-start")).toBe(false);
  });
});

describe("the language", () => {
  test.each(LANGUAGES)("%s is the one that the server put into the page", async (tag) => {
    document.documentElement.lang = tag;
    await startTexts();
    expect(language()).toBe(tag);
    expect(t("page-home")).toBe(format(await load(tag), "page-home"));
  });

  test("is the chosen one, if one was chosen", async () => {
    document.cookie = "lang=fr; Path=/";
    await startTexts();
    expect(t("setting-language")).toBe("Langue");
    expect(document.documentElement.lang).toBe("fr");
  });

  test("is English where the page speaks no language of ours", async () => {
    document.documentElement.lang = "tlh";
    await startTexts();
    expect(language()).toBe("en");
  });

  test("changes what is already on the screen, and is remembered", async () => {
    render(Settings);
    screen.getByText("Appearance");
    await chooseLanguage("de");
    await screen.findByText("Darstellung");
    expect(document.documentElement.lang).toBe("de");
    expect(document.cookie).toContain("lang=de");
  });

  test("is the last one that was chosen, whichever came first", async () => {
    await Promise.all([chooseLanguage("it"), chooseLanguage("es")]);
    expect(language()).toBe("es");
  });

  test("is helped out by English where it has nothing to say", async () => {
    vi.doMock(ITALIAN, () => ({ default: "setting-language = Lingua\n" }));
    render(Settings);
    await chooseLanguage("it");
    await screen.findByText("Lingua");
    await screen.findByText("Appearance");
    vi.doUnmock(ITALIAN);
  });

  test("is called what its speakers call it", () => {
    expect(["en", "de", "fr", "it", "es", "zh-Hant"].map(ownName)).toEqual([
      "English",
      "Deutsch",
      "Français",
      "Italiano",
      "Español",
      "繁體中文",
    ]);
  });
});

describe("the pseudo-language", () => {
  beforeEach(async () => {
    document.cookie = "lang=en-XA; Path=/";
    await startTexts();
  });

  test("disguises and wraps every text", () => {
    expect(t("game-title")).toBe("⟦Thé Ñûmbér⟧");
    expect(listed(["1", "3"])).toBe("⟦1 àñd 3⟧");
  });

  test("shows what is hard-coded", () => {
    document.body.innerHTML = `
      <p>${t("page-home")} 042 ⟦1 ⟦àñd⟧ 3⟧</p>
      <p>Hello ${t("page-home")}</p>
      <p translate="no">Ada <b>Lovelace</b></p>
      <img alt="Drawing" title="${t("page-home")}">`;
    expect(hardCoded(document.body)).toEqual([`Hello ${t("page-home")}`, "Drawing"]);
  });
});
