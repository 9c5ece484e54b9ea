/**
 * Reading one line as a command. Whatever begins like a command is one, right or wrong; every other line
 * is left alone.
 */
import { regex } from "../../util/index.js";
import rules from "../generated/commands.js";
import { readSetUp, readWholeSetUp, type SetUpReading } from "../setup/read-set-up.js";
import { type Line, readLine, written } from "../text/lines.js";
import { lineLimits } from "../text/order-limits.js";
import { parserOf } from "../text/parser.js";
import { remembering } from "../text/remembering.js";
import type { BadClock } from "./clock.js";
import type { CommandComplaint } from "./complaint.js";
import type { BadDate } from "./dates.js";
import { type FormName, forms, type LineStatement } from "./families.js";
import { commandsSaid, wishedIn } from "./sentences/read-sentence.js";
import type { Said } from "./sentences/sentence.js";
import { type CommandStart, commandStartOf, nearestCommandStarts } from "./starts.js";

export type CommandReading =
  | {
      readonly kind: "statement";
      readonly statement: LineStatement;
      /** How the line begins. */
      readonly form: FormName;
      /** What of a line with several settings is none. */
      readonly unread?: readonly CommandComplaint[];
      /** Read from a sentence: the command that it was taken for. */
      readonly said?: Said;
    }
  | {
      readonly kind: "complaint";
      readonly complaint: CommandComplaint;
      /** What it was probably meant to be. */
      readonly form: FormName | null;
    };

/** What the grammar builds: a statement, or a complaint where a form is right and a value in it is not. */
type Built = LineStatement | BadDate | BadClock;

const grammar = parserOf(rules);

/** A bullet or a number before the command, as lists have them. */
const bullet = /^(?:[*\u2022\u00b7-]|\d{1,2}[.)]) ?(?=[a-z])/i;

/** What people say before a command, to machines too. */
const courtesy = regex("i")`
  ^(?:
    (?:please|pls|kindly|i(?:'d| would) like to|i want to|(?:can|could) you)(?:,| please)? |
    i (?=resign|withdraw|vote)
  )
`;

/** What people say behind a command. */
const thanks = /,? (?:please|pls|plz|thanks|thank you)[ .!?]*$/i;

/** The line as a command, or null if it is none. */
export function readCommand(line: Line): CommandReading | null {
  if (setsUpGame.test(line.text) || sendsIt.test(line.text)) return readSentence(line);
  const reading = readBehind("", line) ?? readPolite(line);
  // `If somebody drops out, I'd take over`: an IF of orders says where units are.
  const isSure =
    reading?.kind === "statement" && reading.form !== "if" && !namesGame.test(line.text);
  const said = isSure ? null : readSentence(line);
  if (said !== null) return said;
  // `Create a game for us`: nobody calls a game `a`.
  if (reading?.kind === "statement" && reading.form === "create" && !isSure) return null;
  if (reading?.kind === "statement" && reading.form === "eject" && fromPlace.test(line.text))
    return null;
  const isBadForm = reading?.kind === "complaint" && reading.complaint.kind === "bad-form";
  return (isBadForm ? readExplained(line) : null) ?? reading;
}

/** `Send it`, of what a letter asked about. */
const sendsIt =
  /^\W*send (?:it|them|that|this|both|all)(?: (?:on|off|out|now|please|pls|then))*\W*$/i;

/** `Set up a game for me and six friends` is no SET. */
const setsUpGame = regex("i")`
  ^\W*(?:(?:please|pls|kindly|(?:can|could|would|will) you|i(?:'d| would) like to|i want to)(?:,| please)? )?
    set up (?:me |us )?(?:an?|the|my|our|another|one) (?:\w+ ){0,3}?game\b
`;

/** `Kick the Russian out of Budapest` is wished of units. */
const fromPlace = /\bout of (?!(?:the|this|our|my) game\b)\p{L}/iu;

/** `OBSERVE game paris`, `CREATE a game`, `Create game larch. 48 hours`: the game is called neither game nor a. */
const namesGame = regex("i")`
  \b(?:join|observe) (?:the )?game (?!as\b|with\b|password\b)[\w-]+[ .!]*$
  |\bcreate ["\u201c\u201e\u00ab]|\bcreate (?:me |us )?(?:an?|the|my|our|another|one|new) \S
  |\bcreate (?:game|match) (?!password\b|variant\b)\S
`;

/** A command as a sentence: what is right, or what is known to be none here. */
export function readSentence(line: Line): CommandReading | null {
  const readings = commandsSaid(line.text).map((said) => {
    const reading = readBehind("", readLine(said.command));
    return reading?.kind === "statement" ? { ...reading, said } : reading;
  });
  // A set-up would take what fits of the sentence, and each says one thing.
  const right = readings.find(
    (reading) => reading?.kind === "statement" && reading.form !== "set-up",
  );
  return right ?? readings.map((reading) => notOffered(line, reading)).find(Boolean) ?? null;
}

/** What the older judges would have understood by the whole of this line. */
function notOffered({ raw }: Line, reading: CommandReading | null): CommandReading | null {
  if (reading?.kind !== "complaint" || reading.complaint.kind !== "not-offered") return null;
  return { ...reading, complaint: { ...reading.complaint, from: 0, to: raw.length } };
}

/** A command and, behind blanks, what a list of commands says of it: `CLEAR    delete all my orders`. */
const explained = /^\s*(\S[^\t]{0,100}?[^\s,])(?:\t| {2,})\s*(?=\p{L}\p{Ll}* (?:\p{Ll}|I ))/u;

/** The command of a line that was copied from a list of commands, without its explanation. */
function readExplained({ raw }: Line): CommandReading | null {
  const [, command = ""] = explained.exec(raw) ?? [];
  const reading = command === "" ? null : readBehind("", readLine(command));
  return reading?.kind === "statement" ? reading : null;
}

/** `Could you please list`: only what is right behind the courtesy, for many orders begin so too. */
function readPolite(line: Line): CommandReading | null {
  const kind = courtesy.exec(line.text)?.[0];
  if (kind === undefined) return null;
  const reading = readBehind("", { ...line, text: line.text.slice(kind.length), origins: null });
  return reading?.kind === "statement" ? reading : null;
}

/**
 * The beginnings of commands that a line has, or could have misspelt, as it stands, behind a courtesy, behind a SET
 * or as a sentence: whatever command is read of it begins so.
 */
export const startsOfLine: (text: string) => readonly CommandStart[] = remembering((text) => {
  const polite = courtesy.exec(text)?.[0].length ?? 0;
  const bare = [text, text.slice(polite)].map((said) => said.replace(bullet, ""));
  const sentences = commandsSaid(text).map(({ command }) => command);
  return [...bare, `SET ${bare[0]}`, ...sentences].flatMap((said) => {
    const found = commandStartOf(said);
    return found === null ? nearestCommandStarts(said) : [found];
  });
}, lineLimits.kept);

/** The line as the setting that it would be behind a SET. */
export function readBehindSet(line: Line): CommandReading | null {
  return readBehind("SET ", line);
}

/** The line behind a SET, where it is right as it stands and nothing needs to be guessed; null where it is not. */
export function rightBehindSet(line: Line): Extract<CommandReading, { kind: "statement" }> | null {
  const text = `SET ${line.text.replace(bullet, "")}`;
  const found = commandStartOf(text);
  const reading = found === null ? null : begun(text, found);
  return reading?.kind === "statement" ? reading : null;
}

/** The line as it would be read behind this word; complaints point at what is written. */
function readBehind(word: "" | "SET ", line: Line): CommandReading | null {
  const start = bullet.exec(line.text)?.[0].length ?? 0;
  const text = word + line.text.slice(start);
  const found = commandStartOf(text);
  const reading = found === null ? nearest(text) : begun(text, found);
  const at = (index: number) => start + Math.max(0, index - word.length);
  const inLine = <C extends CommandComplaint>(complaint: C): C => {
    return { ...complaint, ...written(line, at(complaint.from), at(complaint.to)) };
  };
  if (reading?.kind === "statement") return reading;
  const said = isLeftOpen(text, reading) ? readSaid(text) : null;
  if (said !== null) return { ...said, unread: said.unread.map(inLine) };
  return reading === null ? null : { ...reading, complaint: inLine(reading.complaint) };
}

/**
 * May the line be a set-up in sentences? A deadline of `20h` is asked back, since nobody knows which deadlines are
 * meant; and what the older judges meant by a line is known.
 */
function isLeftOpen(text: string, reading: CommandReading | null): boolean {
  if (reading?.kind !== "complaint") return true;
  const { complaint, form } = reading;
  if (complaint.kind === "not-offered") return complaint.to < text.length;
  return form !== "set-deadline" || complaint.kind !== "bad-date" || complaint.problem !== "span";
}

type SaidReading = Extract<CommandReading, { kind: "statement" }> &
  Required<Pick<Extract<CommandReading, { kind: "statement" }>, "unread">>;

/** Settings in sentences behind a SET; null where there are none. */
function readSaid(text: string): SaidReading | null {
  const start = /^set(?:[ :]+|(?=start|deadlines|days|next))/i.exec(text)?.[0].length ?? 0;
  const said = start === 0 ? null : readSetUp(text.slice(start));
  if (said === null) return null;
  const unread = said.unread.map(({ from, to }) => {
    return { kind: "unknown-setting", nearest: [], from: from + start, to: to + start } as const;
  });
  return {
    kind: "statement",
    statement: { kind: "set-up", parts: said.parts },
    form: "set-up",
    unread,
  };
}

/** `Could you make it 24 hours for builds?` */
const request =
  /^(?:can|could|would|will) you (?:please )?((?:make|set|change|use|give)\b.*?)\?*$/i;

/** The line as a set-up that needs no SET: every word of it belongs to one, and could be said of nothing else. */
export function readSetUpAlone(line: Line): CommandReading | null {
  const alone = readSetUpIf(line, ({ isPlain }) => isPlain);
  if (alone !== null) return alone;
  const wished = wishedIn(line.text);
  const reading = wished === null ? null : readSetUpIf(readLine(wished), ({ isPlain }) => isPlain);
  if (wished === null || reading?.kind !== "statement") return null;
  // `Can press be anonymous?` may only want to know.
  return /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,3}?(?:can|may|could|might) (?!you\b|we\b|i\b)/iu.test(
    line.text,
  )
    ? { ...reading, said: { command: `SET ${wished.replace(/\bbe /, "")}`, manner: "guess" } }
    : { ...reading, said: { command: line.text, manner: "gm" } };
}

const creates = /\b(?:called|named|create|set ?up an?|new game|game by the name)\b/i;

const beforeReason = regex("i")`
  ^[^,;]*(?=
    [,;]? (?:even (?:if|though|when)|although|no matter|otherwise|or else|in case)\b
    |[,;] (?:we|i|they|it|that|this|since|because|as|so|then)\b
  )
`;

/**
 * A sentence among others as such a set-up, without the reason that it gives: `And please no reminders, we're
 * adults.`
 */
export function readSetUpSaid(line: Line): CommandReading | null {
  const [first = ""] = beforeReason.exec(line.text) ?? [];
  const [, head = "", listed = ""] = /^([^:\d]{3,120}):\s+(.+)$/.exec(line.text) ?? [];
  return (
    readSetUpAlone(line) ??
    (first === "" ? null : readSetUpAlone(readLine(first))) ??
    (listed === "" || creates.test(head) ? null : readSetUpAlone(readLine(listed)))
  );
}

/** The line as a set-up among others: every word of it belongs to one. */
export function readSetUpWhole(line: Line): CommandReading | null {
  return readSetUpIf(line, () => true);
}

function readSetUpIf(line: Line, isMeant: (said: SetUpReading) => boolean): CommandReading | null {
  const said = readWholeSetUp(line.text.replace(bullet, "").replace(request, "$1"));
  if (said === null || !isMeant(said)) return null;
  return { kind: "statement", statement: { kind: "set-up", parts: said.parts }, form: "set-up" };
}

function failed(complaint: CommandComplaint, form: FormName | null): CommandReading {
  return { kind: "complaint", complaint, form };
}

/** What has no place here goes on in lines of text all the same, up to ENDPRESS: they are no orders. */
const takesText = /^(?:diary (?:record|replace|new|add|append|write)|press fake)\b/i;

/** A line that begins like a command: as the grammar has it, or what is wrong with it. */
function begun(text: string, { leads, words, length }: CommandStart): CommandReading {
  if (leads.kind === "left-out") {
    const place = { from: 0, to: length };
    const form = takesText.test(text) ? "press" : null;
    return failed({ kind: "not-offered", command: words, why: leads.why, ...place }, form);
  }
  const { form } = leads;
  const plain = forms[form].takesThanks === true ? text.replace(thanks, "") : text;
  const trial = parse(plain);
  if (trial.kind === "read") return readingOf(trial.built, form);
  const unended = plain.replace(/[ .,;:!?]+$/, "");
  const again = unended === plain ? trial : parse(unended);
  if (again.kind === "read") return readingOf(again.built, form);
  if (again.at >= unended.length) {
    return failed({ kind: "incomplete", form, from: unended.length, to: unended.length }, form);
  }
  return failed({ kind: "bad-form", form, ...wordAt(text, Math.max(again.at, length)) }, form);
}

function readingOf(built: Built, form: FormName): CommandReading {
  return "from" in built ? failed(built, form) : { kind: "statement", statement: built, form };
}

type Trial =
  | { readonly kind: "read"; readonly built: Built }
  /** Nothing can follow the characters before `at`, or what follows may not stand there. */
  | { readonly kind: "failed"; readonly at: number };

/** One reader after another asks about the same line of a mail. */
const parse: (text: string) => Trial = remembering((text) => {
  const parser = grammar();
  try {
    parser.feed(`${text}\n`);
  } catch (error) {
    // nearley's own errors say where; any other is ours.
    if (!(error instanceof Error && "offset" in error)) throw error;
    return { kind: "failed", at: parser.current };
  }
  // The grammar gives one reading or none; tests hold it to that. Two would be none.
  const [built, second] = parser.results as readonly Built[];
  if (built !== undefined && second === undefined) return { kind: "read", built };
  return { kind: "failed", at: text.lastIndexOf(" ") + 1 };
}, lineLimits.kept);

/** The word around a place, or behind it where a blank stands there. */
function wordAt(text: string, at: number): { from: number; to: number } {
  const place = text[at] === " " ? at + 1 : at;
  const from = text.lastIndexOf(" ", place - 1) + 1;
  const end = text.indexOf(" ", place);
  return { from, to: end < 0 ? text.length : end };
}

const signsUp = /^\W*sign (?:me|us|him|her|them|my|up)\b/i;

/** A line that begins with nothing known, where that is near to something known. */
function nearest(text: string): CommandReading | null {
  // `Sign me up please` misspells nothing.
  if (signsUp.test(text)) return null;
  const starts = nearestCommandStarts(text);
  const [first] = starts;
  const form = first?.leads.kind === "form" ? first.leads.form : null;
  const names = [...new Set(starts.map(({ words }) => words.toUpperCase()))];
  if (/^set(?: |$)/i.test(text)) {
    const place = wordAt(text, "set ".length);
    return failed({ kind: "unknown-setting", nearest: names, ...place }, form);
  }
  if (first === undefined) return null;
  return failed({ kind: "unknown-command", nearest: names, from: 0, to: first.length }, form);
}
