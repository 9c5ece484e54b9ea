/**
 * What an answer says of each thing that waits: `Send the first, not the one to Italy, and London to the North Sea`.
 * Whatever is neither yes nor no is left, to be read as any other words.
 */
import { submissionOf } from "../../../game/index.js";
import {
  type AnswerClause,
  answerClauses,
  isSurely,
  mayBeOrder,
  orderAsked,
  readQuestion,
  settingsNamed,
} from "../../../language/index.js";
import { flat } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm, powerOf } from "../../session/speaker.js";
import { requestedIn } from "../messages/words/requested.js";
import { opensTelling } from "../messages/words/speech.js";
import type { Thing } from "../waiting/waiting-things.js";
import { type Amended, amended, wantsLess } from "./amended-words.js";
import { correcting } from "./changed-mail.js";
import {
  choosesElse,
  fewestTold,
  isNamedByPlace,
  keeps,
  namedIn,
  othersIn,
  sendsAway,
  tellsOther,
} from "./named-things.js";
import { joined, ordersChanged } from "./orders-changed.js";
import { wishedAgain } from "./wished-again.js";

type Verdict = "yes" | "no" | "open";

export interface Verdicts {
  readonly of: (thing: Thing) => Verdict;
  /** Of what is not named. */
  readonly bare: Verdict | null;
  /** Messages as they are wanted now. */
  readonly changed: ReadonlyMap<Thing, Amended>;
  /** Orders and questions, words to be told, and all else that answers nothing. */
  readonly left: readonly string[];
}

/** What is known while an answer is read, sentence by sentence. */
interface Draft {
  readonly speaker: Speaker;
  readonly things: readonly Thing[];
  readonly said: Map<Thing, { readonly verdict: Verdict; readonly isNamed: boolean }>;
  readonly changed: Map<Thing, Amended>;
  readonly left: string[];
  /** Of what is not named. */
  bare: Verdict | null;
  /** `Only the first` */
  isOnly: boolean;
  /** It takes back its own words. */
  isRetracting: boolean;
  /** Named, and nothing said of it yet. */
  open: readonly Thing[];
  /** The same of the sentence before: `I thought again about France. Leave that one.` */
  before: readonly Thing[];
}

/**
 * Null where nothing is named: a plain yes or no is said of all. Behind one to nothing but messages, other words are
 * read by themselves.
 */
export function verdictsIn(
  speaker: Speaker,
  things: readonly Thing[],
  answer: string,
): Verdicts | null {
  const draft: Draft = {
    ...{ speaker, things, said: new Map(), changed: new Map(), left: [] },
    bare: null,
    isOnly: false,
    isRetracting: false,
    open: [],
    before: [],
  };
  for (const line of answer.replace(broken, " ").split("\n"))
    for (const clauses of answerClauses(flat(line))) readSentence(draft, clauses);
  const { said, changed, left, isOnly, isRetracting } = draft;
  if (isRetracting && said.size === 0 && draft.bare !== "yes") return null;
  const bare = isRetracting ? "open" : draft.bare;
  const isToldMore =
    bare !== null &&
    bare !== "open" &&
    left.length > 0 &&
    things.every(({ kind }) => kind === "message");
  if (said.size === 0 && changed.size === 0 && !isToldMore) return null;
  const of = (thing: Thing) => said.get(thing)?.verdict ?? (isOnly ? "no" : bare) ?? "open";
  const isOpen =
    draft.bare === null && changed.size === 0 && things.every((each) => of(each) === "open");
  // What is to go, and cannot be found, must not go as it stands.
  const isLess = wantsLess(answer) && things.every(isMessage);
  return isOpen && !isLess ? null : { of, bare, changed, left };
}

/** Where a mail program broke a line. */
const broken = /(?<=[^\n]{52})\n(?=\S)/g;

function readSentence(draft: Draft, clauses: readonly AnswerClause[]): void {
  const whole = joined(clauses);
  if (agreesToNothing(draft, whole)) return void draft.left.push(whole);
  const change = messageChanged(draft, clauses, whole);
  const told =
    change === null ? clauses.findIndex((_, at) => beginsTelling(draft, clauses.slice(at))) : -1;
  const until = told < 0 ? clauses.length : told;
  const orders = ordersChanged(draft, clauses.slice(0, until));
  for (const order of orders.replaced) note(draft, [order], "no", true);
  const isOrdered = orders.found.size > 0;
  [draft.before, draft.open] = [draft.open, []];
  const before: Read = { isBehind: false, sign: null, isBare: false };
  let isAnswer = change !== null;
  const left: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (at >= until) {
      // `To France send only this: ...`
      const words = joined(clauses.slice(at));
      const isInstead = clause.says === "only" || correcting.test(words);
      if (isInstead) note(draft, namedIn(draft, clause, true), "no", true);
      left.push(words);
      isAnswer ||= draft.said.size > 0;
      break;
    }
    const other = orders.found.get(at);
    if (other !== undefined) {
      left.push(other);
      isAnswer = true;
    } else if (/\?\s*$/.test(clause.text)) left.push(clause.text);
    else if (change !== null && !clause.isBare) keepOrders(draft, clause, left);
    else {
      const read = readClause(draft, clause, before);
      before.isBehind ||= read === null && tellsOther(draft, clause);
      if (read === "answer") isAnswer = true;
      else if (read === null ? isOrdered || keeps(draft, clause) : sendsAway(draft, clause))
        left.push(clause.text);
    }
  }
  // `Both, please`
  const isNaming = before.sign === null && left.length === 0 && namesOnly(clauses);
  if (isNaming && draft.open.length > 0) {
    note(draft, draft.open, "yes", true);
    draft.open = [];
    return;
  }
  // `The deadline: make it Saturday` puts another in its place.
  const replaced = draft.open.filter(({ kind }) => kind === "command");
  if (replaced.length > 0 && correcting.test(whole)) note(draft, replaced, "no", true);
  draft.left.push(...(isAnswer ? left : [whole]));
}

/**
 * `Could Edinburgh go to Norway, London to Wales?`, whatever waits for London; `You may go ahead now, I need not wait
 * any longer`, behind a yes of a player who waits.
 */
function agreesToNothing({ speaker, said, bare }: Draft, sentence: string): boolean {
  if (orderAsked(sentence) !== null) return true;
  const power = powerOf(speaker);
  const question = said.size > 0 || bare !== null ? readQuestion(sentence) : null;
  if (power === null || question?.intent !== "go-ahead" || !isSurely(question)) return false;
  return submissionOf(speaker.game.game, power).wait;
}

/** Does a sentence name things, and say nothing of them? */
function namesOnly(clauses: readonly AnswerClause[]): boolean {
  const isPlain = ({ says, kinds, places, all }: AnswerClause) =>
    says === null && (kinds.length + places.length > 0 || all !== null);
  // `A message to the others:` heads what stands below it.
  if (clauses.some(({ text }) => /:\s*$/.test(text))) return false;
  return (
    clauses.some(isPlain) &&
    clauses.every(({ says, others }) => says === null && others.length === 0)
  );
}

interface Read {
  /** The sentence has begun with something else. */
  isBehind: boolean;
  sign: "yes" | "no" | null;
  isBare: boolean;
}

/** Whether the clause answers something, or names it without an answer; null for neither. */
function readClause(draft: Draft, clause: AnswerClause, before: Read): "answer" | "named" | null {
  const { says } = clause;
  const wished = wishedOnceMore(draft, clause, before);
  if (wished !== null) return wished === "same" ? "answer" : null;
  const named = namedIn(draft, clause);
  const isGroup = clause.all !== null || named.length > 1;
  if (named.length === 0) return readUnnamed(draft, clause, before);
  if (says === null) {
    // `Yes, the fleet in London` says yes to no more; `yes, and the moves too` does.
    if (before.sign === null) draft.open = [...draft.open, ...named];
    else note(draft, named, before.sign, !isGroup);
    if (before.isBare && !too.test(clause.text) && clause.all === null) draft.bare = null;
    return before.sign === null ? "named" : "answer";
  }
  const sign = says === "no" ? "no" : "yes";
  // `No!! Please just stop the letters` wishes for something else.
  if (sign === "yes" && draft.bare === "no" && draft.things.length === 1) return null;
  const isPlaced = sign === "yes" && isNamedByPlace(draft, clause, named);
  note(draft, named, isPlaced ? "open" : sign, !isGroup || clause.kinds.length > 0);
  if (says === "only") draft.isOnly = true;
  if (draft.open.length > 0) note(draft, draft.open, sign, true);
  // `No, forget the message` drops nothing else.
  if (sign === "no" && before.isBare) draft.bare = "open";
  draft.open = [];
  Object.assign(before, { sign, isBare: false });
  return "answer";
}

/** The same of a clause that names nothing that waits. */
function readUnnamed(draft: Draft, clause: AnswerClause, before: Read): "answer" | "named" | null {
  const { says, isBare, isPointing } = clause;
  // `And no messages, please`, of the game, where none waits
  if (isGm(draft.speaker) && !draft.things.some(isMessage) && settingsNamed(clause.text).length > 0)
    return null;
  // `Both messages are fine`, where none waits
  if (says !== null && clause.kinds.length > 0 && clause.others.length <= fewestTold)
    return "answer";
  if (before.isBare && choosesElse(draft, clause)) draft.bare = null;
  if (says === null) return namesLoosely(draft, clause, before);
  // `In the one to Italy leave out what I hope for`: not as it is.
  const unsure = isBare ? [] : namedIn(draft, clause, true).filter(isMessage);
  note(draft, unsure, "open", true);
  if (unsure.length > 0 || !(isBare || isPointing)) return null;
  const sign = says === "no" ? "no" : "yes";
  const meant = draft.open.length > 0 || !isPointing ? draft.open : draft.before;
  if (meant.length > 0) note(draft, meant, sign, true);
  else if (before.sign === null && isBare && isOfOwn(draft, before))
    draft.isRetracting ||= sign === "no";
  else if (before.sign === null && isBare)
    // `Or no, ... Yes, ...`
    draft.bare = draft.bare !== null && draft.bare !== sign ? "open" : sign;
  else if (before.sign !== sign) return null;
  draft.open = [];
  draft.before = [];
  before.isBare ||= before.sign === null;
  before.sign = sign;
  return "answer";
}

/** Does a GM wish once more for what was asked about? Another wish of its kind is put in its place. */
function wishedOnceMore(
  draft: Draft,
  { text, says }: AnswerClause,
  before: Read,
): "same" | "other" | null {
  if (!isGm(draft.speaker) || says === "no") return null;
  const { same, replaced } = wishedAgain(draft.things, text);
  note(draft, replaced, "no", true);
  if (same.length === 0) return replaced.length > 0 ? "other" : null;
  note(draft, same, "yes", true);
  Object.assign(before, { sign: "yes", isBare: false });
  return "same";
}

/** `I have had second thoughts about France`: what is said of it may follow. */
function namesLoosely(draft: Draft, clause: AnswerClause, { sign }: Read): "named" | null {
  const named = sign === null ? namedIn(draft, clause, true) : [];
  draft.open = [...draft.open, ...named];
  return named.length > 0 ? "named" : null;
}

function isMessage({ kind }: Thing): boolean {
  return kind === "message";
}

/** Behind other words of the mail it is said of these: `Smyrna to Syria. No, forget that`. */
function isOfOwn({ left }: Draft, { isBehind }: Read): boolean {
  return left.length > 0 || isBehind;
}

const too = /(?<!\p{L})(?:too|also|auch|aussi|tambi\u00e9n|anche|ook)(?!\p{L})/iu;

/** What is named itself counts more than `both` and `the rest`; where that is said twice, it is asked again. */
function note({ said }: Draft, things: readonly Thing[], verdict: Verdict, isNamed: boolean): void {
  for (const thing of things) {
    const known = said.get(thing);
    if (known?.isNamed && !isNamed) continue;
    const isDoubtful = known?.isNamed === true && isNamed && known.verdict !== verdict;
    said.set(thing, { verdict: isDoubtful ? "open" : verdict, isNamed });
  }
}

/** `Without the last line`: the change, noted for the one message that it can mean. */
function messageChanged(
  draft: Draft,
  clauses: readonly AnswerClause[],
  whole: string,
): Amended | null {
  const messages = draft.things.filter((each) => each.kind === "message");
  const named = clauses.flatMap((each) => namedIn(draft, each, true));
  const meant = messages.length === 1 ? messages : messages.filter((each) => named.includes(each));
  const [thing] = meant;
  if (thing === undefined || new Set(meant).size !== 1) return null;
  const change = amended(thing.words, whole);
  if (change !== null) draft.changed.set(thing, change);
  // Never as it stands, where nobody can tell what is to go.
  else if (wantsLess(whole)) note(draft, [thing], "open", true);
  return change;
}

/** Beside such a change, what orders something is left: `that was an order: Paris to Picardy`. */
function keepOrders({ changed }: Draft, { text }: AnswerClause, left: string[]): void {
  const isOfChange = [...changed].some(
    ([thing, { words }]) =>
      words.includes(text.replace(/["\u201c\u201d\u201e\u00ab\u00bb]/gu, "").trim()) ||
      (thing.kind === "message" && amended(thing.words, text) !== null),
  );
  if (!isOfChange && mayBeOrder(text)) left.push(text);
}

/** Here begin words for somebody else, or for the judge alone. */
function beginsTelling({ speaker, things }: Draft, rest: readonly AnswerClause[]): boolean {
  const [{ text, quotes, says, kinds }, next] = rest as [AnswerClause, AnswerClause?];
  // `No message, please`
  if (says === "no" && kinds.includes("message")) return false;
  const isTelling = opensTelling(text) || requestedIn(joined(rest)) !== null;
  if (isTelling && rest.flatMap((each) => othersIn(speaker, each)).length > fewestTold) return true;
  const said = /:\s*$/.test(text) ? [...quotes, ...(next?.quotes ?? [])] : quotes;
  return said.some(
    (each) => !things.some((thing) => thing.kind === "message" && thing.words.includes(each)),
  );
}
