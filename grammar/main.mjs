// Makes all that stands under src/language/generated: the grammars compiled, and beside one another, what is
// learned from the sentences and mails. Whatever is there already, from these very sources, stays.
import { spawn } from "node:child_process";
import "./compile.mjs";

const here = new URL(".", import.meta.url);

function learned(learner) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ["--import", "tsx", learner], {
      cwd: here,
      stdio: "inherit",
    });
    child.on("error", failed);
    child.on("exit", (code) =>
      code === 0 ? done() : failed(new Error(`${learner} ended with ${code}.`)),
    );
  });
}

await Promise.all(["learn-roles.ts", "learn.ts", "learn-purposes.ts"].map(learned));
