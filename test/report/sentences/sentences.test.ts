/** The sentence for every example, against the files that somebody read and approved. */
import { expect, test } from "vitest";
import type { Event, Refusal } from "../../../src/game/index.js";
import { explain } from "../../../src/report/catalogue/explain.js";
import {
  composeLetter,
  composeReply,
  type LetterText,
  type ReplyItem,
} from "../../../src/report/index.js";
import { type IllegalReason, printOrder } from "../../../src/rules/index.js";
import { expectGolden } from "../../support/golden.js";
import { ownCatalogue } from "../../support/templates.js";
import { board, scene, view } from "../scenes.js";
import { complaints, events, illegal, refusals, results } from "./sentences.js";

const catalogue = ownCatalogue();

/** A letter's part that is about the thing itself: between the header and what comes next. */
function inReply(item: ReplyItem): string {
  const letter = composeReply(catalogue, {
    scene: scene(view({ submissions: [] })),
    subject: "",
    items: [item],
    skipped: [],
  });
  const { text } = letter;
  const [, body = ""] = text.split(/\n\n(?=> | {2}\S)/);
  expect(body, text).not.toBe("");
  return body.split("\n\n")[0]!;
}

function inNotice(event: Event): LetterText {
  return composeLetter(catalogue, { scene: scene(view({ submissions: [] })), event });
}

const all = <T>(examples: Readonly<Record<string, readonly T[]>>): readonly T[] =>
  Object.values(examples).flat();

/** The approved files: what is said of each example, under its kind. */
const files: Readonly<Record<string, readonly (readonly [what: string, said: string])[]>> = {
  reasons: results.map((result) => [printOrder(result.order), explain(catalogue, board, result)]),
  illegal: all<IllegalReason>(illegal).map((reason) => [
    reason.kind,
    inReply({
      kind: "reading",
      line: "x",
      number: 1,
      readAs: "A PAR - BUR",
      guessed: false,
      illegal: reason,
    }),
  ]),
  events: all<Event>(events).map((event) => [
    event.kind,
    inReply({ kind: "done", line: "", event }),
  ]),
  notices: all<Event>(events).map((event) => {
    const { subject, text } = inNotice(event);
    return [subject, text.split("\n\n")[1]!];
  }),
  refusals: all<Refusal>(refusals).map((refusal) => [
    refusal.kind,
    inReply({ kind: "refused", line: "x", refusal }),
  ]),
  complaints: all(complaints).map(({ line, complaint }) => [
    complaint.kind,
    inReply({ kind: "complaint", line, number: 3, complaint }),
  ]),
};

test.each(Object.entries(files))("%s are said in the approved way", (name, sentences) => {
  const text = sentences.map(([what, said]) => `${what}\n${said}\n`).join("\n");
  expectGolden(`sentences/${name}.txt`, text);
});

const sentences = Object.entries(files).flatMap(([name, said]) =>
  said.map(([what, sentence]) => [`${name}: ${what}`, sentence] as const),
);

test.each(sentences)("%s is a whole sentence", (_, sentence) => {
  expect(sentence).toMatch(/^[\x20-\x7e\n]+$/);
  expect(sentence).not.toMatch(
    /undefined|null|NaN|\[object|\{\{| {2,}[.,]| [.,](?![\w.])|\b[A-Z]{3}\/[A-Z]{2}: /,
  );
});
