/**
 * A whole game with press, from CREATE to the words after the end, through Dovecot and Postfix: every
 * mailbox holds what a judge without mail servers writes, and press carries its words and nothing else.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { playInRoom } from "../support/conversations/conversation.js";
import { everythingIn, hasWord } from "../support/conversations/leaks.js";
import { courseOf, playByMail } from "../support/conversations/mailed-play.js";
import { phoneOf, programOf } from "../support/conversations/persons.js";
import { readScript } from "../support/conversations/script.js";
import { casePath } from "../support/golden.js";
import { mailAvailable } from "../support/mail/mailsys.js";

const script = readScript(readFileSync(casePath("plays/press.txt"), "utf8"));
const people = [...script.persons.values()];

describe.runIf(mailAvailable())("through Dovecot and Postfix", () => {
  const played = playByMail(script);

  it("takes the same course, letter by letter, as where nothing lies between", async () => {
    expect(courseOf(played.exchanges)).toEqual(courseOf(await playInRoom(script)));
  });

  it("passes on nobody's signature, program or way", () => {
    for (const letter of played.judge.letters) {
      const { to, subject } = letter;
      for (const person of people.filter(({ address }) => address !== to)) {
        for (const trace of [phoneOf(person), programOf(person), `${person.nick}-laptop`]) {
          expect(hasWord(everythingIn(letter), trace), `${trace} in ${subject}`).toBe(false);
        }
      }
    }
  });

  it("delivers press to whom it names, and to nobody else", () => {
    const readers = (words: string): readonly string[] =>
      played.judge.letters
        .filter(({ subject, text }) => !subject.startsWith("Re:") && text.includes(words))
        .map(({ to }) => to.slice(0, to.indexOf("@")))
        .sort();
    expect(readers("keep the Channel empty")).toEqual(["edgar"]);
    expect(readers("Turkey moves to the Black Sea")).toEqual(["anna", "rosa"]);
    expect(readers("nothing to say to Austria")).toEqual([
      "edgar",
      "fleur",
      "gerd",
      "maud",
      "oscar",
      "rosa",
      "tarik",
    ]);
    expect(readers("When is the deadline in Helsinki?")).toEqual(["maud"]);
    expect(readers("Am I still heard?")).toEqual([]);
    expect(readers("Hello, I am Italy now.")).not.toContain("ivo");
    expect(readers("Well played.")).toHaveLength(8);
  });

  it("names the writer of grey press to the master alone", () => {
    for (const { to, subject, text } of played.judge.letters) {
      if (subject.startsWith("Re:") || !/Italy will stab|moves to the Black Sea/.test(text))
        continue;
      expect(/Austria\]|Germany/.test(text), to).toBe(to === "maud@example.net");
    }
  });

  it("tells the end to all who are there, once, with the points", () => {
    const ends = played.judge.letters.filter(({ subject }) => subject.includes("Draw Declared"));
    const present = people.filter(({ nick }) => nick !== "ivo").map(({ address }) => address);
    expect(ends.map(({ to }) => to).sort()).toEqual(present.sort());
    for (const { text } of ends) expect(text).toMatch(/^Turkey: +16\.67$/m);
  });
});
