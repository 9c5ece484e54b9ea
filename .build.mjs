// Makes the program of the sources: a few files instead of a thousand, so that it starts in half the time.
import { build } from "rolldown";

/** What has machine code, or reads files that lie beside its own, stays a package. */
const packages = ["@resvg/resvg-js", "better-sqlite3", "mailauth", "node-cron", "pdfkit", "pino"];

/** What is made, by the name of its folder. What is measured is made as the program is. */
const inputs = {
  app: {
    main: "src/app/main.ts",
    // src/app/adjudicate/thread.ts looks for it beside itself.
    worker: "src/app/adjudicate/worker.ts",
  },
  bench: { main: "test/bench/main.ts" },
};

const made = process.argv[2] ?? "app";

await build({
  input: inputs[made],
  platform: "node",
  external: packages,
  output: {
    // Two levels deep as the sources are: templates and variants are found from there.
    dir: `dist/${made}`,
    cleanDir: true,
    chunkFileNames: "[name]-[hash].js",
    sourcemap: true,
    // V8 keeps the text of every module: with two bytes for each letter where one is beyond Latin-1. Tagged templates stay
    // as they are, so these say \u0142 for such a letter.
    charset: "ascii",
    // Most of what libraries say in theirs is documentation.
    comments: { jsdoc: false, annotation: false, legal: true },
  },
});
