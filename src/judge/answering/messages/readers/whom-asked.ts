/**
 * Words for somebody whom nobody here is called: they are kept, and the name of a power alone, in answer, sends
 * them.
 */

import { consentSaid } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import { lookAwaited, takeAsked } from "../../../identity/codes.js";
import { answerPlainly } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { readersIn } from "./readers.js";

/** Asks which power is meant. */
export function asksWhom(
  session: Session,
  speaker: Speaker,
  { line, text }: { readonly line: string; readonly text: string },
): void {
  const { board } = speaker.game;
  const own = powerOf(speaker);
  const powers = board.powers.flatMap(({ id }) => (id === own ? [] : [id]));
  answerPlainly(session, line, "whom-to-tell", { powers });
  if (text === "") return;
  session.reply.items.push({ kind: "returned-press", text });
  const kept = `${toWhom}\n${text}\n${ends}`;
  session.grave.waiting.push(kept);
  // No yes to other things sends it.
  session.grave.offered.push(kept);
}

/** Nobody is reminded of such a question. */
export const toWhom = "PRESS TO WHOM";

/** `Germany`, `I mean the Turk`, or `no, send it to Germany`: the mail becomes the message that was kept. */
export async function withWhomNamed(session: Session): Promise<void> {
  const { speaker } = session.sender;
  const words = ownText(session).trim();
  if (speaker === null || unprovedSeat(session) !== null) return;
  if (words.split(/\s+/u).length > mostWords) return;
  const asked = await lookAwaited(session);
  if (asked?.kind !== "lines" || !asked.text.startsWith("PRESS TO ")) return;
  const isOpen = asked.text.startsWith(toWhom);
  const [block = "", others = ""] = asked.text.split(/(?<=\nENDPRESS)(?:\n|$)/u);
  const who = isOpen ? words : (redirecting.exec(words)?.groups?.who ?? "");
  if (who === "") return;
  const to = readersIn(speaker, who);
  if (to?.kind === "some") {
    // What else was asked waits for a yes.
    if (others === "") await takeAsked(session);
    const { powers } = speaker.game.board;
    const named = powers.filter(({ id }) => to.powers.includes(id)).map(({ name }) => name);
    const beside = [...(to.gm ? ["GM"] : []), ...(to.observers ? ["OBSERVERS"] : [])];
    const names = [...named, ...beside];
    const text = block.replace(/^PRESS TO [^\n]*/, `PRESS TO ${names.join(", ")}`);
    const [, old = ""] = /^PRESS TO (\p{L}+)\n/u.exec(block) ?? [];
    session.mail = { ...session.mail, text: isOpen ? text : greeting(text, old, names) };
  } else if (isOpen && others === "" && consentSaid(words, false) === true) {
    asksWhom(session, speaker, {
      line: words,
      text: block.slice(toWhom.length, -ends.length).trim(),
    });
    session.mail = { ...session.mail, text: "" };
  }
}

/** `Hey Austria, peace?` greets whoever has it now. */
function greeting(text: string, old: string, [name = "", other]: readonly string[]): string {
  if (old === "" || other !== undefined) return text;
  return text.replace(new RegExp(`(?<=^[^\\n]*\\n[^\\n]{0,20})\\b${old}\\b`, "iu"), name);
}

const ends = "ENDPRESS";
const mostWords = 9;
const redirecting = regex("iu")`
  ^\W*(?:(?:no|nope|nein|non|nee|sorry|oops|wait|please|bitte)[,.! ]+)*(?:
    (?:send|give|pass) (?:it|that|this)(?: on)?(?: rather| instead)? to
    |(?:schick|sende|gib) (?:es|das|sie)(?: bitte| lieber)* an|envoie[- ]l[ea] (?:plut\u00f4t )?\u00e0
  ) (?<who>[^.!?,]{3,30}?)(?:,? not (?:to )?\p{L}+)?(?:,? (?:instead|please|rather|bitte|plut\u00f4t))*[.!]*$
`;
