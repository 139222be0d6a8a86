// What is said only about bots, in every language: it comes when somebody asks about them.
import type { Texts } from "../../lib/i18n/load.ts";

export const TEXTS: Texts = {
  en: () => import("virtual:texts/en/bots"),
  de: () => import("virtual:texts/de/bots"),
  fr: () => import("virtual:texts/fr/bots"),
  it: () => import("virtual:texts/it/bots"),
  es: () => import("virtual:texts/es/bots"),
  "zh-Hant": () => import("virtual:texts/zh-Hant/bots"),
};
