/**
 * Who is to play on for whom, in a GM's mail: `Turkey ghosted us. Boot him. carol@example.net is taking over.`
 * The power and the one who takes it may stand in different sentences, and several pairs in one.
 */

import { asksForIt, type BodyItem, outSaid, tellsGone } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import { addressesIn, isNamed, powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";
import { nameOf } from "../guesses/guess.js";
import { seeksPlayer } from "../guesses/of-seats.js";

/** A power, and the address of who is to have it, or null for whoever is found. */
type Succession = readonly [power: PowerId, comer: string | null];

/** A GM, and those who wait for a seat in any game or watch this one: a GM may call them by their names. */
interface Filling extends Speaker {
  readonly waiting: readonly { readonly address: string; readonly name?: string | null }[];
}

/** The items without what they say of successors, which is shown as REPLACE and done on CONFIRM. */
export async function withoutSuccessors(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const gm = writingGm(session);
  if (gm === null || gm.game.game.status === "forming") return items;
  const { members, candidates } = gm.game.game;
  const watchers = members.filter(({ role }) => role === "observer");
  const waiting = [...watchers, ...candidates, ...(await session.tx.standbys.all())];
  const speaker: Filling = { ...gm, waiting };
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
  const asked = sentences.filter(asksForIt);
  return items.flatMap((item) => withoutSentences(item, [...read.lines, ...asked]));
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
function pairsIn(speaker: Filling, sentences: readonly string[]): Read | null {
  for (const line of sentences.filter((each) => taking.test(each) && !otherwise.test(each))) {
    const clauses = withPower(speaker, line.split(joint)).filter(
      (each) => strangersIn(speaker, each).length > 0,
    );
    const found = clauses.flatMap((clause) => pairOf(speaker, clause) ?? []);
    if (found.length > 0 && found.length === clauses.length) return { found, lines: [line] };
  }
  return null;
}

/** `Turkey is gone, its seat goes to carol@example.net`: a clause is about the power of the one before. */
function withPower(speaker: Filling, clauses: readonly string[]): readonly string[] {
  return clauses.map((clause, at) => {
    const isOf = (each: string) => strangersIn(speaker, each).length > 0;
    const before = clauses[at - 1] ?? "";
    const isOfOther = at > 0 && isOf(clause) && powersOf(speaker, clause).length === 0;
    return isOfOther && !isOf(before) ? `${before} ${clause}` : clause;
  });
}

function pairOf(speaker: Filling, clause: string): readonly [Succession] | null {
  const [power, another] = powersOf(speaker, clause);
  const [comer, other] = strangersIn(speaker, clause);
  if (power === undefined || another !== undefined) return null;
  return comer === undefined || other !== undefined ? null : [[power, comer]];
}

/** The only power of whom the mail speaks, and in a sentence of its own what is to become of it. */
function soughtIn(speaker: Filling, sentences: readonly string[]): Read | null {
  // `Italy leaves us after this turn`: nothing is done about it yet.
  if (sentences.some((each) => afterwards.test(each))) return null;
  const ofSeats = sentences.filter((each) => !otherwise.test(each));
  const [power, another] = [...new Set(ofSeats.flatMap((each) => powersOf(speaker, each)))];
  const told = ofSeats.filter((each) => powersOf(speaker, each).length > 0);
  if (power === undefined || another !== undefined) return null;
  const apart = ofSeats.filter((each) => !told.includes(each));
  const comers = ofSeats.filter(
    (each) => taking.test(each) && strangersIn(speaker, each).length > 0,
  );
  const [comer, other] = [...new Set(comers.flatMap((each) => strangersIn(speaker, each)))];
  if (other !== undefined) return null;
  const isOut = (each: string) => outSaid(each).some((clause) => pronoun.test(clause));
  const out = [
    ...apart.filter((each) => isOut(each) || seeksPlayer(each)),
    ...sentences.filter((each) => fromList.test(each)),
  ];
  if (comer === undefined && out.length === 0) return null;
  const isGoing =
    told.some(tellsGone) || out.length > 0 || comers.some((each) => forGood.test(each));
  if (!isGoing) return null;
  return { found: [[power, comer ?? null]], lines: [...new Set([...told, ...out, ...comers])] };
}

const afterwards = regex("iu")`
  (?<!\p{L})(?:after|from|with|nach|ab|apr\u00e8s|despu\u00e9s|dopo|na|vanaf)
    \s(?:
      this|the|next|current|der|dem|diese[rm]|n\u00e4chste[rnm]|ce|cet|cette|la|le|el|este|de|del|questo|deze
      |die|volgende
    )
    \s(?:(?:next|n\u00e4chste[rnm]|prochain|pr\u00f3ximo|prossimo|volgende)\s)?
    (?:turn|phase|season|deadline|move|zug|runde|frist|tour|turno|beurt|ronde)(?!\p{L})
`;

/** `Can you take somebody off the waiting list?` */
const fromList = regex("iu")`
  (?<!\p{L})(?:take|get|ask|use|find|pick|nehm\p{L}*|nimm|frag\p{L}*|hol\p{L}*|pren\p{L}*|tom\p{L}*|coja|coge\p{L}*
  |neem|nemen|vraag)
    (?!\p{L})[^.?!]{0,50}(?:
      (?:waiting|standby|stand-by|reserve) list|warteliste|liste d['\u2019]attente|lista de espera
      |lista d['\u2019]attesa|wachtlijst
    )
  |(?:warteliste|wachtlijst)[^.?!]{0,20}(?:nehmen|holen|fragen|nemen|halen)
`;

function powersOf({ game: { board, game } }: Speaker, text: string): readonly PowerId[] {
  return powersMeant(
    board,
    game,
    addressesIn(text).reduce((left, each) => left.replace(each, ""), text),
  );
}

/** Those who have no seat, by their addresses; or else by the names of those who wait for one. */
function strangersIn({ game: { game }, waiting }: Filling, text: string): readonly string[] {
  const known = new Set(game.members.map(({ address }) => address));
  const written = addressesIn(text).filter((address) => !known.has(address));
  if (text.includes("@")) return written;
  return [...new Set(waiting.filter((each) => isNamed(each, text)).map(({ address }) => address))];
}

const joint = /[,;]\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en|&)\s+/iu;

const pronoun =
  /\b(?:him|her|them|em|that player|this player|the guy|ihn|sie|den spieler|le|la|lo|hem|haar)(?!\p{L})/iu;

/** `She takes over his seat`, `from now on`: for good. */
const forGood = regex("iu")`
  (?<!\p{L})(?:
    (?:his|her|their|the) (?:seat|place|power|country|position)|from (?:now|today|here) on
    |ab (?:jetzt|sofort|heute)|(?:seinen|ihren|den) (?:platz|sitz)|sa place
    |à partir (?:de maintenant|d['\u2019]aujourd['\u2019]hui)|désormais|su (?:lugar|puesto)
    |a partir de (?:ahora|hoy)|desde (?:ahora|hoy)|(?:il )?suo posto|al suo posto|d['\u2019]ora in poi
    |da oggi|(?:zijn|haar) plaats|vanaf (?:nu|vandaag)
  )(?!\p{L})
`;

/** What brings somebody to a seat. */
const taking = regex("iu")`
  (?<!\p{L})(?:
    (?:has|have|hat|tiene|heeft|ha|a)(?= (?:\p{L}+ )?\p{Lu})|give|gives|hand|pass|goes|takes?
    |taking|over to|play|plays|playing|goes to|geht an|step(?:s|ping)? in|fill(?:s|ing)? in
    |jump(?:s|ing)? in|stand(?:s|ing)? in|replac\p{L}*|instead|gets?|gib|gebt|geben|übern\p{L}*
    |spiel\p{L}*|einspring\p{L}*|springt|bekomm\p{L}*|kriegt|ersetz\p{L}*|donne\p{L}*|prend\p{L}*
    |repren\p{L}*|joue\p{L}*|remplac\p{L}*|confi\p{L}*|dale|dadle|asum\p{L}*|subentr\p{L}*
    |overn\p{L}*|toma\p{L}*|jug\p{L}*|sustitu\p{L}*|dai|prende\p{L}*|gioc\p{L}*|sostitu\p{L}*|geef
    |neemt|speelt|success?or|nachfolg\p{L}*|sustitut[oa]|sostitut[oa]|vervanger|opvolger
    |(?:in|an|al|en|en su|in zijn|in haar) (?:his|her|their|seiner?|ihrer?|suo|su|zijn|haar|sa) (?:
      place|seat|stead|stelle|platz|posto|lugar|puesto|plaats|place
    )|(?:al suo posto|\u00e0 sa place)
  )(?!\p{L})
`;

/** Whoever is to watch, run the game, or be written to takes no seat; nor does anybody whom the mail asks about. */
const otherwise = regex("iu")`
  \?
  |^\W*(?:(?:and|und|et|y|e|en|but|aber|mais|pero|ma) )?(?:si|se|als)(?! (?:ha|va|è|fue)(?!\p{L}))
    (?!\p{L})
  |(?<!\p{L})(?:
    watch\p{L}*|observ\p{L}*|game ?master|gm|co-?gm|run the game|spielleit\p{L}*|zuschau\p{L}*
    |address|e-?mail|adresse|if|unless|when|wenn|falls
  )(?!\p{L})
`;
