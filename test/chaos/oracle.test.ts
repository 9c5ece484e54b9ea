/** The oracle of `npm run chaos` names what went wrong in mailboxes, and nothing else. */
import { expect, test } from "vitest";
import { copiesIn, type Game, type HeldLetter, type SentMail, wrongIn } from "./oracle.js";

const games: readonly Game[] = [{ name: "paris", members: ["anna", "bert"] }];
const mails: readonly SentMail[] = [
  { messageId: "<1>", from: "anna", press: { words: "message 1 of France", reader: "bert" } },
];

const reply = letter("anna", "<r1>", { inReplyTo: "<1>", text: "Sent: message 1 of France" });
const press = letter("bert", "<p1>", { text: "From France:\n\n  message 1 of France\n" });
const results = (to: string, messageId: string) =>
  letter(to, messageId, { subject: "EMSD:paris - S1901M Results" });
const all = [reply, press, results("anna", "<s1>"), results("bert", "<s2>")];

function letter(to: string, messageId: string, more: Partial<HeldLetter>): HeldLetter {
  return { to, messageId, inReplyTo: null, subject: "EMSD:paris", text: "", ...more };
}

const again = (one: HeldLetter, messageId: string): HeldLetter => ({ ...one, messageId });
const without = (gone: HeldLetter) => all.filter((one) => one !== gone);

test.each<[string, readonly HeldLetter[], readonly string[]]>([
  ["all is well", all, []],
  ["a copy under its own Message-ID is well", [...all, press], []],
  ["no reply", without(reply), ["<1> of anna has 0 replies"]],
  ["two replies", [...all, again(reply, "<r2>")], ["<1> of anna has 2 replies"]],
  ["lost press", without(press), ['"message 1 of France" (<1>) reached bert 0 times']],
  [
    "doubled press",
    [...all, again(press, "<p2>")],
    ['"message 1 of France" (<1>) reached bert 2 times'],
  ],
  ["lost results", without(all[2]!), ['"EMSD:paris - S1901M Results" reached anna 0 times']],
  [
    "doubled results",
    [...all, again(all[3]!, "<s3>")],
    ['"EMSD:paris - S1901M Results" reached bert 2 times'],
  ],
])("%s", (_, letters, wrong) => {
  expect(wrongIn(games, mails, letters)).toEqual(wrong);
});

test("copies are counted", () => {
  expect(copiesIn([...all, press, press])).toBe(2);
});
