/**
 * Who is to play on for whom, in a GM's mail: `Turkey ghosted us. Boot him. carol@example.net is taking over.` The power
 * and the one who takes it may stand in different sentences, and several pairs in one.
 */
import { type BodyItem, outSaid, tellsGone } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { askMeant } from "../../session/grave.js";
import { addressesIn, powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";
import { nameOf } from "../guesses/guess.js";
import { seeksPlayer } from "../guesses/of-seats.js";

/** A power, and the address of who is to have it, or null for whoever is found. */
type Succession = readonly [power: PowerId, comer: string | null];

/** The items without what they say of successors, which is shown as REPLACE and done on CONFIRM. */
export function withoutSuccessors(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const speaker = writingGm(session);
  if (speaker === null) return items;
  if (speaker.game.game.status === "forming") return items;
  const sentences = sentencesOfItems(items.filter(mayTell));
  const read = pairsIn(speaker, sentences) ?? soughtIn(speaker, sentences);
  if (read === null) return items;
  const { board } = speaker.game;
  const commands = read.found.map(([power, comer]) =>
    comer === null
      ? `REPLACE ${nameOf(board, power)}`
      : `REPLACE ${nameOf(board, power)} BY ${comer}`,
  );
  const line = read.lines.join(" ");
  askMeant(session, line, commands);
  return items.flatMap((item) => withoutSentences(item, read.lines));
}

interface Read {
  readonly found: readonly Succession[];
  /** The sentences that say so. */
  readonly lines: readonly string[];
}

/** Commands and consents are what they say. */
function mayTell(item: BodyItem): boolean {
  if (item.kind === "statement")
    return /^(?:REPLACE|EJECT|SET POWER) /.test(item.said?.command ?? "");
  return item.kind === "text" || item.kind === "question";
}

/** `Give France to dave@example.net and England to erin@example.net`; null where none is named. */
function pairsIn(speaker: Speaker, sentences: readonly string[]): Read | null {
  for (const line of sentences.filter((each) => taking.test(each) && !otherwise.test(each))) {
    const clauses = withPower(speaker, line.split(joint)).filter((each) => each.includes("@"));
    const found = clauses.flatMap((clause) => pairOf(speaker, clause) ?? []);
    if (found.length > 0 && found.length === clauses.length) return { found, lines: [line] };
  }
  return null;
}

/** `Turkey is gone, its seat goes to carol@example.net`: a clause is about the power of the one before. */
function withPower(speaker: Speaker, clauses: readonly string[]): readonly string[] {
  return clauses.map((clause, at) => {
    const isOfOther = at > 0 && clause.includes("@") && powersOf(speaker, clause).length === 0;
    const before = clauses[at - 1] ?? "";
    return isOfOther && !before.includes("@") ? `${before} ${clause}` : clause;
  });
}

function pairOf(speaker: Speaker, clause: string): readonly [Succession] | null {
  const [power, another] = powersOf(speaker, clause);
  const [comer, other] = strangersIn(speaker, clause);
  if (power === undefined || another !== undefined) return null;
  return comer === undefined || other !== undefined ? null : [[power, comer]];
}

/** The only power of whom the mail speaks, and in a sentence of its own what is to become of it. */
function soughtIn(speaker: Speaker, sentences: readonly string[]): Read | null {
  const ofSeats = sentences.filter((each) => !otherwise.test(each));
  const [power, another] = [...new Set(ofSeats.flatMap((each) => powersOf(speaker, each)))];
  const told = ofSeats.filter((each) => powersOf(speaker, each).length > 0);
  if (power === undefined || another !== undefined) return null;
  const apart = ofSeats.filter((each) => !told.includes(each));
  const comers = apart.filter((each) => taking.test(each) && addressesIn(each).length > 0);
  const [comer, other] = [...new Set(comers.flatMap((each) => strangersIn(speaker, each)))];
  if (other !== undefined) return null;
  const isOut = (each: string) => outSaid(each).some((clause) => pronoun.test(clause));
  const out = apart.filter((each) => isOut(each) || seeksPlayer(each));
  if (comer === undefined && out.length === 0) return null;
  const isGoing = told.some(tellsGone) || out.length > 0;
  if (!isGoing) return null;
  return { found: [[power, comer ?? null]], lines: [...told, ...out, ...comers] };
}

function powersOf({ game: { board, game } }: Speaker, text: string): readonly PowerId[] {
  return powersMeant(
    board,
    game,
    addressesIn(text).reduce((left, each) => left.replace(each, ""), text),
  );
}

function strangersIn({ game: { game } }: Speaker, text: string): readonly string[] {
  const known = new Set(game.members.map(({ address }) => address));
  return addressesIn(text).filter((address) => !known.has(address));
}

const joint = /[,;]\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en|&)\s+/iu;

const pronoun =
  /\b(?:him|her|them|em|that player|this player|the guy|ihn|sie|den spieler|le|la|lo|hem|haar)(?!\p{L})/iu;

/** What brings somebody to a seat. */
const taking =
  /\b(?:give|gives|hand|pass|goes|takes?|taking|play|plays|playing|goes to|geht an|step(?:s|ping)? in|fill(?:s|ing)? in|jump(?:s|ing)? in|stand(?:s|ing)? in|replac\p{L}*|instead|gets?|gib|gebt|geben|übern\p{L}*|spiel\p{L}*|einspring\p{L}*|springt|bekomm\p{L}*|kriegt|ersetz\p{L}*|donne\p{L}*|prend\p{L}*|repren\p{L}*|joue\p{L}*|remplac\p{L}*|dale|toma\p{L}*|jug\p{L}*|sustitu\p{L}*|dai|prende\p{L}*|gioc\p{L}*|sostitu\p{L}*|geef|neemt|speelt)(?!\p{L})/iu;

/** Who is to watch, to run the game, or to be written to, takes no seat; nor does anybody whom the mail asks about. */
const otherwise =
  /\?|\b(?:watch\p{L}*|observ\p{L}*|game ?master|gm|co-?gm|run the game|spielleit\p{L}*|zuschau\p{L}*|address|e-?mail|adresse|if|unless|when|wenn|falls|si|se)(?!\p{L})/iu;
