/** A play (`test/cases/plays`) from beginning to end through Dovecot and Postfix. */
import { afterAll, beforeAll } from "vitest";
import { present } from "../../../src/util/index.js";
import { judgeAddress } from "../judge/judge-room.js";
import { type MailedJudge, openMailedJudge } from "../judge/mailed-judge.js";
import { type MailSystem, startMailSystem } from "../mail/mailsys.js";
import { type Exchange, playScript } from "./conversation.js";
import type { Script } from "./script.js";

export interface MailedPlay {
  /** The judge at the end, with everybody's letters. */
  readonly judge: MailedJudge;
  readonly exchanges: readonly Exchange[];
}

/** What came of each move, comparable: letters that leave at once arrive in any order, and a room draws no maps. */
export function courseOf(exchanges: readonly Exchange[]): readonly string[] {
  return exchanges.map(({ move, letters }) => {
    const whole = letters.map(({ createdAt, to, subject, text, attachments }) => {
      const carried = attachments.filter(({ type }) => !type.startsWith("image/"));
      return [createdAt, to, subject, text, ...carried.map(({ name }) => name)]
        .join("\n")
        .trimEnd();
    });
    return [JSON.stringify(move), ...whole.sort()].join("\n\n");
  });
}

/** To be called within a `describe`: what it gives is there for its tests. `strangers` have mailboxes too. */
export function playByMail(script: Script, strangers: readonly string[] = []): MailedPlay {
  let system: MailSystem | undefined;
  let judge: MailedJudge | undefined;
  let exchanges: readonly Exchange[] | undefined;

  beforeAll(async () => {
    const people = [...script.persons.values()].map(({ address }) => address);
    const addresses = [judgeAddress, ...strangers, ...people];
    const domains = addresses.map((address) => address.slice(address.indexOf("@") + 1));
    system = await startMailSystem({ domains: [...new Set(domains)] });
    const mailboxes = addresses.map((address) => address.replace(/\+[^@]*/, ""));
    await system.addUsers(mailboxes, "secret");
    judge = await openMailedJudge(system);
    exchanges = await playScript(script, judge);
  });

  afterAll(async () => {
    await judge?.close();
    await system?.stop();
  });

  return {
    get judge() {
      return present(judge, "The judge");
    },
    get exchanges() {
      return present(exchanges, "The play");
    },
  };
}
