// How the tests beside the sources are run: in a simulated browser.
import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      pool: "threads", // takes a sixth less time than processes
      environment: "happy-dom",
      environmentOptions: {
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
      },
      include: ["src/**/*.test.ts"],
      setupFiles: ["vite/test-patience.ts"],
      testTimeout: 60_000,
    },
  }),
);
