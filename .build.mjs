// Makes the program of the sources: a few files instead of a thousand, so that it starts in half the time.
import { build } from "rolldown";

/** What has machine code, or reads files that lie beside its own, stays a package. */
const packages = ["@resvg/resvg-js", "better-sqlite3", "mailauth", "node-cron", "pdfkit", "pino"];

await build({
  input: {
    main: "src/app/main.ts",
    // src/app/adjudicate/thread.ts looks for it beside itself.
    worker: "src/app/adjudicate/worker.ts",
  },
  platform: "node",
  external: packages,
  output: {
    // Two levels deep as the sources are: templates and variants are found from there.
    dir: "dist/app",
    cleanDir: true,
    chunkFileNames: "[name]-[hash].js",
    sourcemap: true,
    // V8 keeps the text of every module: with two bytes for each letter where one is beyond Latin-1.
    charset: "ascii",
    // Most of what libraries say in theirs is documentation.
    comments: { jsdoc: false, annotation: false, legal: true },
  },
});
