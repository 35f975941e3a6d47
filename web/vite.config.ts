import { defineConfig } from "vitest/config";

// The page is served by the Python server from its own package; `npm run dev` passes the wire through to it.
declare const process: { env: Record<string, string | undefined> };
const server = process.env["SNAPCOUNT"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: process.env["SNAPCOUNT_PAGE"] ?? "../src/snapcount/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // Cards and charts are read from the games' own tables.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], environment: "node" },
});
