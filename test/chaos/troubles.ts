/** What is done to a judge, its mailbox and its clock. */
import { setTimeout as sleep } from "node:timers/promises";
import { hourMs } from "../../src/util/index.js";
import type { Chance } from "../reading/random.js";
import type { Postgres } from "../support/database/postgres.js";
import type { JudgeProcess } from "../support/judge/judge-process.js";
import { judgeAddress } from "../support/judge/judge-room.js";
import type { MailSystem } from "../support/mail/mailsys.js";
import type { WrongClock } from "./preloads.js";

export interface Scene {
  readonly system: MailSystem;
  readonly judge: JudgeProcess;
  readonly clock: WrongClock;
  readonly luck: Chance;
}

/** As a power cut would. */
export async function kill({ judge }: Scene): Promise<void> {
  await judge.kill();
  judge.start();
}

type Troubles = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** What happens beside kills. */
export const troubles: Troubles = {
  "frozen for a while": async ({ judge, luck }) => {
    judge.freeze();
    await sleep(luck.next() * 8_000);
    judge.thaw();
  },
  "mailbox stopped": async ({ system, luck }) => {
    await system.stopImap();
    await sleep(luck.next() * 3_000);
    await system.startImap();
  },
  "mailbox crashed": async ({ system }) => {
    await system.crashImap();
    await sleep(500);
    await system.startImap();
  },
  // It may have none at the moment, which Dovecot calls a failure.
  "connection kicked": ({ system }) => system.kick(judgeAddress).catch(() => {}),
};

/** What else happens to judges that share a database. */
export function databaseTroubles(postgres: Postgres): Troubles {
  return {
    "database restarted": ({ luck }) => postgres.restart("in order", luck.next() * 3_000),
    "database crashed": ({ luck }) => postgres.restart("crashed", luck.next() * 3_000),
  };
}

const hoursAtOnce = 12;

/** What else happens where the clock may be wrong. */
export const clockTroubles: Troubles = {
  "clock set forward": async ({ clock, luck }) => clock.jump(luck.next() * hoursAtOnce * hourMs),
  "clock set back": async ({ clock, luck }) => clock.jump(-luck.next() * hoursAtOnce * hourMs),
};
