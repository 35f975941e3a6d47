import { defineConfig } from "vitest/config";

// The page is served by the Python server from its own package; `npm run dev` passes the wire through to it.
declare const process: { env: Record<string, string | undefined> };
const server = process.env["SNAPCOUNT"] ?? "http://127.0.0.1:8000";

// A page of plain files has a service worker beside it, at its top and under its own name.
const alone = {
  input: { index: "index.html", service: "src/worker/service.ts" },
  output: { entryFileNames: (chunk: { name: string }) => (chunk.name === "service" ? "service.js" : "assets/[name]-[hash].js") },
};

export default defineConfig(({ mode }) => ({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: process.env["SNAPCOUNT_PAGE"] ?? "../src/snapcount/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: mode === "static" ? alone : {},
  },
  server: {
    // Cards and charts are read from the games' own tables.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], environment: "node" },
  worker: { format: "es" as const },
}));
