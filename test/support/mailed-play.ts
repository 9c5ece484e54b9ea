/** A play (`test/cases/plays`) from beginning to end through Dovecot and Postfix. */
import { afterAll, beforeAll } from "vitest";
import { present } from "../../src/util/index.js";
import { playScript } from "./conversation.js";
import { judgeAddress } from "./judge-room.js";
import { type MailedJudge, openMailedJudge } from "./mailed-judge.js";
import { type MailSystem, startMailSystem } from "./mailsys.js";
import type { Script } from "./script.js";

export interface MailedPlay {
  /** The judge at the end, with everybody's letters. */
  readonly judge: MailedJudge;
  readonly transcript: string;
}

/** To be called within a `describe`: what it gives is there for its tests. `strangers` have mailboxes too. */
export function playByMail(script: Script, strangers: readonly string[] = []): MailedPlay {
  let system: MailSystem | undefined;
  let judge: MailedJudge | undefined;
  let transcript: string | undefined;

  beforeAll(async () => {
    const people = [...script.persons.values()].map(({ address }) => address);
    const addresses = [judgeAddress, ...strangers, ...people];
    const domains = addresses.map((address) => address.slice(address.indexOf("@") + 1));
    system = await startMailSystem({ domains: [...new Set(domains)] });
    const mailboxes = addresses.map((address) => address.replace(/\+[^@]*/, ""));
    await system.addUsers(mailboxes, "secret");
    judge = await openMailedJudge(system);
    transcript = await playScript(script, judge);
  });

  afterAll(async () => {
    await judge?.close();
    await system?.stop();
  });

  return {
    get judge() {
      return present(judge, "The judge");
    },
    get transcript() {
      return present(transcript, "The transcript");
    },
  };
}
