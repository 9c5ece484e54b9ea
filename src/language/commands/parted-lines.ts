/**
 * Lines that say several things, parted before they are read: who comes in and what they add, a new game and its
 * settings, and orders for a later phase behind a few words that name it.
 */

import { regex } from "../../util/index.js";
import { seasonNamed, seasonNames } from "../dates/season-words.js";
import { looksLikeOrder, mayBeOrder } from "../lexer/order-like.js";
import { limits } from "../text/limits.js";
import { type Line, readLine } from "../text/lines.js";
import { sentencesOf } from "../text/sentences.js";
import { type CommandReading, readCommand, readSentence } from "./read-command.js";

/** The lines of a mail, each of them one thing. */
export function partedLines(lines: readonly Line[]): readonly Line[] {
  return withSettingsApart(withPhasesApart(lines).flatMap(withEntryApart));
}

const season = `${seasonNames.S}|${seasonNames.F}`;
const ahead = regex("iu")`
  ^(?<before>.*?(?:[.!?]\s+)?)(?:(?:and|und|et|y|e|en|then|dann)\s+)?(?:
    (?:my |the |meine |die |mes |les |mis |las |i miei |gli |mijn |de )?(?:
      orders|moves|befehle|züge|ordres|órdenes|ordini|orders|zetten
    )\s+
  )?(?:for|für|pour|para|per|voor|in|im|en|au|à)\s+(?:
    the\s+|den\s+|das\s+|de\s+|la\s+|el\s+|il\s+|le\s+|o\s+|l['\u2019]
  )?(?<season>${season})(?:\s+(?:of|de|del|di|von|van|des|dell['\u2019]))?
    (?:\s+(?:the year|jahr|année|año|anno|jaar))?\s+(?<year>19\d\d)(?<more>[^:.!?\d]{0,40}):\s+
    (?<rest>\S.*)$
`;
const clause = regex("iu")`
  [,;]\s+(?:(?:and|und|et|y|e|en)\s+)?|(?<!(?:^|[\s(])(?:\d{1,2}|st))\.\s+|\s+(?=\d{1,2}[.)]\s)
  |\s+(?:and|und|et|y|e|en)\s+(?=
    (?:the |de |die |la |le |el |il |mijn |my |mon |ma )?\p{L}+ (?:\p{L}+ ){0,3}(?:
      to|into|nach|naar|vers|à|a|al|alla|holds?|stays?|supports?|hält|bleibt|unterstützt|soutient
      |apoya|appoggia|steunt|houdt|blijft
    )(?!\p{L})
  )
`;

/** What stands in a message is left as it is. */
const opensWords = /^(?:(?:gr[ae]y |white |fake )?(?:press|broadcast)|diary|tell|write)\b/i;

/** `For fall 1901: you go to Munich, and I to Piedmont?` is said to another player. */
const proposes = regex("iu")`
  \?
  |(?<!\p{L})(?:
    i|you|your|we|he|she|they|let['\u2019]?s|perhaps|maybe|should|could|would|if|unless|ich|du
    |dein\p{L}*|ihr|wir|vielleicht|wenn|je|tu|vous|votre|nous|peut-être|si|tú|tu|usted|nosotros
    |quizás|io|lei|noi|forse|se|ik|jij|je|jouw|wij|misschien|als
  )(?!\p{L})
`;

/** `For fall 1901, already now: Paris to Burgundy, Spain to Portugal`: the orders of that phase, each for itself. */
function withPhasesApart(lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ text }) => opensWords.test(text))) return lines;
  const whole = unwrapped(lines);
  const isAhead = ({ raw }: Line) => raw.length < limits.line && ahead.test(raw);
  if (!whole.some((line) => isAhead(line) && !/^\s*[>|]/.test(line.raw))) return lines;
  return whole.flatMap((line) => {
    if (!isAhead(line) || /^\s*[>|]/.test(line.raw)) return [line];
    const { before = "", year, rest = "", ...named } = ahead.exec(line.raw)?.groups ?? {};
    const letter = seasonNamed(named.season ?? "");
    const items = rest.replace(/[.\s]+$/, "").split(clause);
    const orders = items.map((item) => item.replace(/^\s*\d{1,2}[.)]\s+/, ""));
    if (year === undefined || letter === null || proposes.test(rest)) return [line];
    if (!orders.some((order) => mayBeOrder(order) || /\p{Lu}\p{L}+ .*\p{Lu}/u.test(order)))
      return [line];
    const section = [`PHASE ${letter}${year}M`, ...orders, "ENDPHASE"];
    const parted = before.trim() === "" ? section : [before.trim(), ...section];
    return parted.map((text) => readLine(text, line.number));
  });
}

const entering = regex("iu")`
  ^(.{0,60}?\b(?:join|observe|watch)(?: the)?(?: game)? ["\u201c]?[\w-]+["\u201d]?)
    (?:
      (?: (?:please|pls|plz|thanks|thank you))?[.!?,;:]+|\s+-+
      |(?: please| pls| plz)? and(?= (?:i|i['\u2019]d|we|my|play|be|get|have|take)\b)
    ) +(?!(?:as|with|password|pw)\b)(\S.*)$
`;
const signing = regex("iu")`
  ^(
    .{0,60}?\b(?:sign|put|write|count|book) me (?:up|down|in) for (?:the )?(?:game )?["\u201c]?
      [\w-]+["\u201d]?(?:,? (?:please|pls|plz|thanks))?
  )[.!?,;:]+ +(\S.*)$
`;
const thanking = regex("iu")`
  ^(.{0,60}?\b(?:join|observe|watch)(?: the)?(?: game)? [\w-]+),? +
    (?:please|pls|plz|thanks|thank you)[ .!]*$
`;

/** `I want to join alps. I have never played this`: what follows is a sentence of its own, and no password. */
function withEntryApart(line: Line): readonly Line[] {
  const [, entry = "", rest = ""] =
    entering.exec(line.raw) ?? signing.exec(line.raw) ?? thanking.exec(line.raw) ?? [];
  if (entry === "") return [line];
  const first = readLine(entry, line.number);
  const reading = signing.test(line.raw) ? readSentence(first) : readCommand(first);
  const enters = reading?.kind === "statement" && ["join", "observe"].includes(reading.form);
  if (!enters) return [line];
  return rest === "" ? [first] : [first, readLine(rest, line.number)];
}

/** `Please set up a game called alps. 48 hours per turn.`: what follows its name are its settings, each for itself. */
function withSettingsApart(lines: readonly Line[]): readonly Line[] {
  const whole = unwrapped(lines);
  const at = whole.findIndex((line) => creationIn(line) >= 0);
  if (at < 0) return lines;
  const above = lines.filter(({ number }) => number < whole[at]!.number);
  return [...above, ...whole.slice(at).flatMap(inSentences)];
}

/** The sentence of a line that makes a game, which others follow; -1 for none. */
function creationIn(line: Line): number {
  if (!/(?:\bgame\b|\b(?:spiel|partie)\b|create ["\u201c\u201e\u00ab])/i.test(line.text)) return -1;
  const parts = partsOf(line);
  return parts.length < 2 ? -1 : parts.findIndex((each) => isCreation(readSentence(each)));
}

function partsOf(line: Line): readonly Line[] {
  return sentencesOf(line.raw)
    .flatMap((sentence) => sentence.split(/(?<=\S: )/))
    .map((part) => readLine(part.trim().replace(/:$/, ""), line.number));
}

/** What stands before the game's name stays one line. */
function inSentences(line: Line): readonly Line[] {
  const parts = partsOf(line);
  if (parts.length < 2 || looksLikeOrder(line.text)) return [line];
  const creates = Math.max(0, creationIn(line));
  const before = parts.slice(0, creates).map(({ raw }) => raw);
  const head = before.length === 0 ? [] : [readLine(before.join(" "), line.number)];
  return [...head, ...parts.slice(creates)];
}

/** Lines of prose as they were before a program broke them. */
function unwrapped(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isMore = last !== undefined && last.raw.length >= wrappedAt && isRest(last.raw, line.raw);
    if (isMore && last.raw.length + line.raw.length < limits.line)
      joined.splice(-1, 1, readLine(`${last.raw.trimEnd()} ${line.raw.trimStart()}`, last.number));
    else joined.push(line);
  }
  return joined;
}

/** No program breaks shorter lines. */
const wrappedAt = 60;

function isRest(line: string, next: string): boolean {
  return !/[?:>]\s*$/.test(line) && /^\s?[\p{L}\d]/u.test(next);
}

function isCreation(reading: CommandReading | null): boolean {
  return reading?.kind === "statement" && reading.form === "create";
}
