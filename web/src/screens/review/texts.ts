// What only the review says, in every language: it comes with the screen.
import type { Texts } from "../../lib/i18n/load.ts";

export const TEXTS: Texts = {
  en: () => import("virtual:texts/en/review"),
  de: () => import("virtual:texts/de/review"),
  fr: () => import("virtual:texts/fr/review"),
  it: () => import("virtual:texts/it/review"),
  es: () => import("virtual:texts/es/review"),
  "zh-Hant": () => import("virtual:texts/zh-Hant/review"),
};
