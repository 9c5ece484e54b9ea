/** What is done to the judge and its mailbox, and what makes calls of its operating system fail. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "../reading/random.js";
import type { JudgeProcess } from "../support/judge/judge-process.js";
import { judgeAddress } from "../support/judge/judge-room.js";
import type { MailSystem } from "../support/mail/mailsys.js";

export interface Scene {
  readonly system: MailSystem;
  readonly judge: JudgeProcess;
  readonly luck: Chance;
}

/** As a power cut would. */
export async function kill({ judge }: Scene): Promise<void> {
  await judge.kill();
  judge.start();
}

/** What happens beside kills. */
export const troubles: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
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

/** The environment in which so many reads, writes and syncs fail, by libfiu; nothing for none. */
export function failing(probability: number): NodeJS.ProcessEnv {
  if (probability === 0) return {};
  const library = (name: string) => `/usr/lib/fiu/fiu_${name}_preload.so`;
  const points = ["io/rw/pread", "io/rw/pwrite", "io/sync/fsync", "io/sync/fdatasync"];
  return {
    LD_PRELOAD: `${library("run")} ${library("posix")}`,
    FIU_ENABLE: points
      .map((point) => `enable_random name=posix/${point},probability=${probability}`)
      .join("\n"),
  };
}
