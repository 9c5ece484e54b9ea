/**
 * A year of a game in people's own words through Dovecot and Postfix, each with their mail program: every mailbox
 * holds what a judge without mail servers writes, and the year is played to its end.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { playInRoom } from "../support/conversations/conversation.js";
import { courseOf, playByMail } from "../support/conversations/mailed-play.js";
import { readScript } from "../support/conversations/script.js";
import { casePath } from "../support/golden.js";
import { mailAvailable } from "../support/mail/mailsys.js";

const script = readScript(readFileSync(casePath("plays/seven.txt"), "utf8"));

describe.runIf(mailAvailable())("through Dovecot and Postfix", () => {
  const played = playByMail(script);

  it("takes the same course, letter by letter, as where nothing lies between", async () => {
    expect(courseOf(played.exchanges)).toEqual(courseOf(await playInRoom(script)));
  });

  it("comes to the next spring without a mail that asked in vain", () => {
    const subjects = played.judge.letters.map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes("S1902M"))).toBe(true);
    expect(subjects.filter((subject) => subject.startsWith("Re: [Please check]"))).toEqual([]);
  });
});
