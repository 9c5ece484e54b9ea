/**
 * `Turkey has phoned. Tell the others that he's out until tomorrow`: those who read it do not know who he is,
 * so the name that stands before it stands in the message, too.
 */

import type { PressTarget } from "../../../../game/index.js";
import { powersIn } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { isGm, powerOf } from "../../../session/speaker.js";
import type { KeptMessage } from "../kept-message.js";
import { remindsOfNothing } from "../reminders.js";
import { toldIn } from "../told-message.js";
import { unfused } from "../words/speech.js";

/**
 * What a sentence tells, with the name of whoever it speaks of; shown first where others than the sentence say
 * who that is.
 */
export function toldWithNames(
  speaker: Speaker,
  line: string,
  them: PressTarget | null,
  before: string,
): KeptMessage | null {
  if (isGm(speaker) && remindsOfNothing(line)) return null;
  const message = toldIn(speaker, { line }, them);
  if (message === null || !speaksOfOne(speaker, message, line)) return message;
  const { board } = speaker.game;
  const text = before.slice(-longestBefore);
  const [power, another] = powersIn(board, text);
  const isKnown = power !== undefined && another === undefined;
  // To all, `he` alone would be a riddle; a verb that has no `he` may be of anybody.
  if (!isKnown) return pronoun.test(line) ? { ...message, isGuess: true } : message;
  const words = [...text.matchAll(word)].map(([each]) => each);
  const name = words.findLast((each) => powersIn(board, each)[0] === power);
  const named = name === undefined ? line : withName(line, name);
  const told = named === line ? null : toldIn(speaker, { line: named }, them);
  return { ...(told ?? message), line: message.line, isGuess: true };
}

/**
 * Who is `him`, where the words name one other power, and nobody else whom it could mean, or where a request before
 * this one in its sentence has its reader: then the message is as sure as with that name.
 */
export function surelyOfHim(
  speaker: Speaker,
  message: KeptMessage,
  line: string,
  known: string | PressTarget,
): KeptMessage {
  if (message.isGuess !== true) return message;
  const { board } = speaker.game;
  const [power, another] =
    typeof known === "string"
      ? powersIn(board, known).filter((each) => each !== powerOf(speaker))
      : known.kind === "some" && !known.gm
        ? known.powers
        : [];
  if (power === undefined || another !== undefined) return message;
  if (typeof known === "string" && others.test(known)) return message;
  const name = board.powers.find(({ id }) => id === power)?.name ?? "";
  const named = unfused(line).replace(him, name);
  const told = named === unfused(line) ? null : toldIn(speaker, { line: named }, null);
  const isSame = told?.to.kind === "some" && told.to.powers[0] === power && told.isGuess !== true;
  if (!isSame) return message;
  const { isGuess: _, ...sure } = message;
  return sure;
}

const him = /(?<!\p{L})(?:him|her|them|ihm|ihr|ihn|lui|hem|haar)(?!\p{L})/iu;
/** Somebody may be meant who is no power. */
const others = regex("iu")`
  (?<!\p{L})(?:
    gm|game ?master|judge|brother|sister|friend|wife|husband|son|daughter|boss|father|mother
    |spielleiter\p{L}*|bruder|schwester|freund\p{L}*|frau|mann|spelleider|broer|zus|vriend\p{L}*
    |everybody|everyone|all|others|alle\p{L}*|iedereen
  )(?!\p{L})
`;

/** Is it for all, and of one of them whom it does not name? */
function speaksOfOne(speaker: Speaker, { to, isReported }: KeptMessage, line: string): boolean {
  if (to.kind !== "all" || powersIn(speaker.game.board, line).length > 0) return false;
  return pronoun.test(line) || isReported === true;
}

const longestBefore = 300;
const word = /(?:(?:l['\u2019])|(?:la|le|les|los|el|il|de) )?\p{Lu}\p{L}+(?:-\p{L}+)*/giu;
const said = "that|dass|da\u00df|que|che|dat|whether|if|ob|si|se|of";
const pronoun = regex("iu")`
  (?<!\p{L})(?<link>
    (?:${said})\s+|qu['\u2019]|,\s+|(?:know|all|everybody|everyone|others|players)\s+
  )(?:he|she|er|sie|ils?|elle|él|ella|lui|lei|hij|zij|ze)(?<short>['\u2019](?:ll|d|s))?(?!\p{L})
`;

/** The sentence with the name in the place of the first `he`. */
function withName(line: string, name: string): string {
  const plain = name.replace(/^(?:L['\u2019]|La |Le |Les |Los |El |Il |De )/u, (the) =>
    the.toLowerCase(),
  );
  return line.replace(pronoun, (_, link: string, short = "") => {
    const behind = shortened[short.replace("\u2019", "'").toLowerCase()] ?? short;
    return `${link.replace(/^qu['\u2019]$/iu, "que ")}${plain}${behind}`;
  });
}

const shortened: Readonly<Record<string, string>> = { "'ll": " will", "'d": " would" };
