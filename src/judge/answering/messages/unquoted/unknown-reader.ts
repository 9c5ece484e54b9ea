/**
 * `Tell Bob that I agree`, where nobody is called Bob: read with a power in the place of the name, so that
 * whatever asks to tell a power something asks it of a stranger, too.
 */

import { placesIn, powersIn } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { type KeptMessage, wordsOf } from "../kept-message.js";
import { messagesIn } from "../parted/parted-mail.js";
import { nobody } from "../readers/last-named.js";
import { readersIn, withRulers } from "../readers/readers.js";
import { asksWhom } from "../readers/whom-asked.js";
import { tellingsIn } from "../told/tellings.js";
import { withPassageBelow } from "../whole-letter.js";
import { requestedIn } from "../words/requested.js";
import { sentencesIn } from "../words/sentences-in.js";
import { opensMessage, opensTelling } from "../words/speech.js";
import { withoutWords } from "../words/without-words.js";

/** Leaves a mail that asks to tell `Mr Smith (France)` something with the power alone. */
export function namesPowers(session: Session): void {
  const { sender, mail, grave } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed || !/\(\p{L}+\)/u.test(mail.text)) return;
  const { board } = speaker.game;
  const isPower = (name: string, power: string) =>
    powersIn(board, power).length === 1 && placesIn(board, name).length === 0 && !noName.test(name);
  const read = (told: string) =>
    told.replace(withPower, (written, name: string, power: string, at: number) =>
      !begun.test(told.slice(0, at)) && isPower(name, power) ? power : written,
    );
  const text = sentencesIn(mail.text)
    .filter(({ said }) => opensTelling(said) || requestedIn(said) !== null)
    .reduce((left, { said }) => left.replace(said, read), mail.text);
  if (text !== mail.text) session.mail = { ...mail, text };
}

/** What is told has begun, and stays as it is. */
const begun = /(?<!\p{L})(?:that|dass|da\u00df|que|che|dat)(?!\p{L})|[:,"]/iu;

/** A name, with a title or with two words inside a sentence, and what stands in brackets behind it. */
const withPower = regex("gu")`
  (?<!\p{L})(?:
    (?:(?:
      [Mm]rs?|[Mm]s|[Mm]iss|[Hh]errn?|[Ff]rau|Monsieur|Madame|M|Mme|Se\u00f1ora?|Sra?|Signora?|Sig|Meneer|Mevrouw
    )\.?[ ]+)
      (?:\p{Lu}\p{Ll}+[ ])?
    |(?<=\p{Ll}[ ])\p{Lu}\p{Ll}+[ ]
  )?(\p{Lu}\p{Ll}+)[ ]*\((\p{Lu}\p{L}{3,})\)
`;

/** Asks who is meant, and leaves the mail without the request. */
export function asksForUnknown(session: Session): void {
  const { sender, mail, grave, thread } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed || thread.readers !== null) return;
  if (speaker.game.game.status === "forming") return;
  const words = withPassageBelow(mail.text, ownText(session));
  const found = opensMessage.test(words) ? null : toUnknown(speaker, words);
  if (found === null) return;
  const { message } = found;
  asksWhom(session, speaker, { ...message, text: wordsOf(session, speaker, message) });
  session.mail = { ...mail, text: withoutWords(mail.text, found.taken) };
}

function toUnknown(
  speaker: Speaker,
  words: string,
): { readonly message: KeptMessage; readonly taken: string } | null {
  const { board } = speaker.game;
  const named = powersIn(board, words);
  const power = board.powers.find(({ id }) => !named.includes(id));
  if (power === undefined) return null;
  for (const { from, said } of sentencesIn(words)) {
    if (!opensTelling(said) && requestedIn(said) === null) continue;
    for (const { 0: name, index } of said.slice(0, longestHead).matchAll(names)) {
      if (mayBeKnown(speaker, name)) continue;
      const at = from + index;
      const read = `${words.slice(0, at)}${power.name}${words.slice(at + name.length)}`;
      const longer = power.name.length - name.length;
      const all = [...(messagesIn(speaker, read) ?? []), ...tellingsIn(speaker, read, nobody)];
      const told = all.find(
        ({ message: { to }, from: begins, to: ends }) =>
          begins <= at && at < ends && to.kind === "some" && to.powers.join() === power.id,
      );
      if (told === undefined) continue;
      const taken = words.slice(told.from, told.to - longer);
      const line = told.message.line.replace(power.name, name);
      return { message: { ...told.message, line }, taken };
    }
  }
  return null;
}

const longestHead = 160;
const names =
  /(?<=\p{L}\P{L}+)\p{Lu}\p{Ll}{2,}(?!\p{L})|(?<=(?<!\p{L})(?:tell|ask|dm|msg|message) )\p{L}{3,}(?!\p{L})/gu;

/** A place, a power, the GM, or a word of the field. */
function mayBeKnown(speaker: Speaker, name: string): boolean {
  const { board } = speaker.game;
  if (placesIn(board, name).length > 0 || powersIn(board, name).length > 0) return true;
  return noName.test(name) || withRulers(name) !== name || readersIn(speaker, name) !== null;
}

const noName = regex("iu")`
  ^(?:
    bescheid|runde|gruppe|armee|flotte|einheit|judge|richter|sie|ihnen|ihm|press|please|all
    |others?|a?round|about|them|him|her|the|you|that|this|what|when|whether|for|how|who|why|where|which
    |army|fleet|units?|(?:mon|tues|wednes|thurs|fri|satur|sun)day
  )s?$
`;
