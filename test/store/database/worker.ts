/** A process of its own that uses a store, for tests of several processes and of sudden death. */
import type { Store } from "../../../src/judge/ports/index.js";
import { openStore } from "../../../src/store/index.js";
import { instant, present } from "../../../src/util/index.js";
import { game, letter, mail, phaseRecord } from "../samples.js";

/** Rounds of a task that several processes do at once. */
const rounds = 100;

const tasks: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  count,
  claim,
  churn,
  hang,
};

/** Saves a game again and again, each time from the version that it finds. */
async function count(store: Store): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await store.transaction(async (tx) => {
      const { game, version } = present(await tx.games.load("paris"), "The game");
      await tx.games.save({ ...game, seed: game.seed + 1 }, version, null);
    });
  }
}

/** Claims letters until none is ready, and says which it got. */
async function claim(store: Store): Promise<void> {
  for (;;) {
    const claimed = await store.transaction((tx) => tx.outbox.claim(instant(10), instant(1e15)));
    if (claimed === null) return;
    console.log(claimed.id);
  }
}

/** Turns one phase after the other, each with its mail and its letter, and says what it committed. */
async function churn(store: Store): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    await store.transaction(async (tx) => {
      await tx.inbox.add(mail(`mail ${turn}`));
      await tx.games.addPhase("paris", phaseRecord("paris", turn));
      const { version } = present(await tx.games.load("paris"), "The game");
      await tx.games.save(game("paris", { turn: turn + 1 }), version, null);
      await tx.outbox.add([letter(`turn ${turn}`)], "example.net", instant(0));
    });
    console.log(turn);
  }
}

/** Stops in the middle of a transaction, for ever. */
async function hang(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.inbox.add(mail("never committed"));
    console.log("inside");
    await new Promise((resolve) => setTimeout(resolve, 3_600_000));
  });
}

const [task, path] = process.argv.slice(2);
const store = await openStore(present(path, "The path"));
await present(tasks[present(task, "The task")], "The task's function")(store);
await store.close();
