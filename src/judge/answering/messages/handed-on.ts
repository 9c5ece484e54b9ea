/** Words that a line hands on to somebody: in quotation marks behind it, or below it up to the end. */

import { type Body, type BodyItem, passedOn, withoutSigner } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { isProse } from "../../session/texts/sentences-left.js";
import { headsMessage } from "./headings.js";
import type { KeptMessage } from "./kept-message.js";
import { lastNamed } from "./readers/last-named.js";
import { readersIn } from "./readers/readers.js";
import { isTalking } from "./whole-letter.js";

/** A line up to the end of its quotation, and what stands behind it: `Pass this on: "...". My moves come tonight.` */
export function withPassage({ line }: BodyItem): { readonly line: string; readonly rest: string } {
  const end = Math.max(...["\u201d", "\u00bb", '"'].map((mark) => line.lastIndexOf(mark)));
  const rest = line.slice(end + 1).replace(/^[\s.,;]+/, "");
  return end < 0 || passedOn(line) !== null
    ? { line, rest: "" }
    : { line: line.slice(0, end + 1), rest };
}

/**
 * `Would you forward him the following: "Carla, I shall leave Venice in peace."` The message is for whom the words
 * before it name, or whom it greets, or who was spoken of last.
 */
export function handedOn(speaker: Speaker, { line }: BodyItem, mail: string): KeptMessage | null {
  const passage = passedOn(line);
  if (passage === null) return null;
  const { before, text } = passage;
  if (supposes.test(before)) return null;
  const [greeted = ""] = /^[^,!:]{3,40}(?=[,!:])/.exec(text) ?? [];
  const earlier = mail.slice(0, Math.max(0, mail.indexOf(text.slice(0, 20))));
  const isToAll = isGm(speaker) && /\b(?:them|(?:the |all )?players|people)\b/i.test(before);
  const named = readersIn(speaker, before);
  const to =
    (isToAll ? ({ kind: "all" } as const) : null) ??
    named ??
    readersIn(speaker, greeted) ??
    lastNamed(speaker, earlier);
  const isSure = named?.kind === "some" && named.powers.length + Number(named.gm) === 1;
  const message = { text, line: before.trim(), mayBe: "message" } as const;
  return to === null
    ? null
    : { ...message, to, ...(!(isSure && to === named) && { isGuess: true }) };
}

/** `What happens if I write to Russia: "..."?`, `Should I tell Turkey: "..."?` */
const supposes = regex("iu")`
  (?<!\p{L})(?:
    what|happens?|should i|shall i|must i|(?:if|when|in case) (?:i|we)|whether
    |(?:wenn|falls|soll(?:te)?|was) ich|was (?:passiert|w\u00e4re)|(?:si|dois|devrais)[- ]je
    |si (?:yo|le|les)|(?:debo|deber\u00eda|devo|dovrei)|se (?:io|gli|le|scrivo|dico)
    |(?:als|moet|zal) ik
  )(?!\p{L})
`;

/** `And this message is for Italy:`, below orders, and below it words that go on to the end. */
export function messageBelow(
  speaker: Speaker,
  { items }: Body,
  mail: string,
): { readonly message: KeptMessage; readonly above: readonly BodyItem[] } | null {
  const at = items.findIndex((item) => isProse(item) && headsMessage(item.line));
  const heading = items[at]?.line.trim() ?? "";
  const to = at < 0 ? null : readersIn(speaker, heading.replace(/:$/, ""));
  const below = items.slice(at + 1);
  if (to === null || below.length === 0 || !below.every(isTalking)) return null;
  const [, rest = ""] = mail.split(heading);
  const text = withoutSigner(rest);
  const message = { to, text: text.trim(), line: heading, mayBe: "message" } as const;
  return text.trim() === "" ? null : { message, above: items.slice(0, at) };
}
