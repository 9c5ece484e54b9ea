/** Whom a GM's prose lets in, seats and replaces. */

import { type Member, playerOf } from "../../../game/index.js";
import {
  conditionalSaid,
  needsNobody,
  outSaid,
  powersIn,
  tellsGone,
  verdictsIn,
  wishedIn,
} from "../../../language/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { addressesIn, isNamed, powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { type Guess, nameOf } from "./guess.js";

/** `Hélène, gladly! Luc rather not.` */
export function lettingIn(
  { game: { game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const namedIn = (words: string) =>
    game.candidates.filter((each) => isNamed(each, words)).map(({ address }) => address);
  return sentences.flatMap((line) =>
    verdictsIn(line, namedIn).map(({ of, yes }) => ({
      line,
      command: `${yes ? "APPROVE" : "DENY"} ${of}`,
    })),
  );
}

/** `Anna is to have France, it's her birthday`: a player, and one power. */
export function givingPowers(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const players = game.members.filter(({ role }) => role === "player");
  return sentences.flatMap((line) => {
    if (line.includes("?") || !giving.test(line)) return [];
    const given = pairsIn(board, players, line);
    return given.map(([power, player]) => {
      return { line, command: `SET POWER ${player.address} ${nameOf(board, power)}` };
    });
  });
}

/** Is every power and player of whom a mail speaks seated by it? Else nothing may begin yet. */
export function seatsAllNamed(speaker: Speaker, sentences: readonly string[]): boolean {
  const { board, game } = speaker.game;
  const players = game.members.filter(({ role }) => role === "player");
  return sentences.every((line) => {
    const isOfSeats =
      powersIn(board, line).length > 0 || players.some((each) => isNamed(each, line));
    return !isOfSeats || givingPowers(speaker, [line]).length > 0;
  });
}

/** `I promised England to Kate and Turkey to Tom, the rest is by lot`: each power, and the player beside it. */
function pairsIn(
  board: Board,
  players: readonly Member[],
  line: string,
): readonly (readonly [PowerId, Member])[] {
  const pairs = line.split(listed).map((part) => {
    return [powersIn(board, part), players.filter((each) => isNamed(each, part))] as const;
  });
  const said = pairs.filter(([powers, named]) => powers.length + named.length > 0);
  const isClear = said.every(([powers, named]) => powers.length === 1 && named.length === 1);
  if (isClear) return said.map(([[power], [player]]) => [power!, player!] as const);
  const [powers, named] = [powersIn(board, line), players.filter((each) => isNamed(each, line))];
  return powers.length === 1 && named.length === 1 ? [[powers[0]!, named[0]!]] : [];
}

const listed =
  /\s+(?=(?:let|give|gib|lass|donne[rz]?|dale|dai)\s)|[,;]\s+|\s+(?:and|und|et|y|e|en|i)\s+/iu;

const giving = regex("iu")`
  \b(?:
    gets?|gives?|given|promis\p{L}*|belongs?|assign\p{L}*|goes|go|reserved?|takes?|has|have|wants?
    |for|für|pour|para|per|voor|geben|donner|dare|geven|versproch\p{L}*|gehört|geht|nimmt
    |promett\p{L}*|promis\p{L}*|prometid\p{L}*|prometí|beloofd?|is to (?:have|play|get|be)
    |(?:should|shall|must|will|may|can) (?:have|play|get|be)|plays?|soll|bekomm\p{L}*|krieg\p{L}*
    |spielt|gib|aura|prend\p{L}*|jouera?|reçoi\p{L}*|donne\p{L}*|tendrá|juega|jugará|dale|llevará
    |avrà|prende|gioca|giocherà|dai|krijgt|speelt|geef|dostanie|zagra|gra
  )(?!\p{L})
`;

/** `Schmeiß bitte den K. M. wieder raus, der Karl bleibt.` */
export function ejecting(
  { game: { game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const players = game.members.filter(({ role }) => role === "player");
  return sentences.flatMap((line) =>
    goingIn(line).flatMap((clause) => {
      // `Ben can't make it, take him off the list`
      const words = pronoun.test(clause) ? line : clause;
      const [player, other] = players.filter((each) => isNamed(each, words));
      if (player === undefined || other !== undefined) return [];
      return [{ line, command: `EJECT ${player.address}` }];
    }),
  );
}

/** What is to be out, or is said to be: `Anna's out, she broke her arm`. */
function goingIn(line: string): readonly string[] {
  const out = outSaid(line);
  if (out.length > 0 || line.includes("?")) return out;
  return line.split(/[,;]\s+/).filter((clause) => isOut.test(clause) || tellsGone(clause));
}

const isOut = regex("iu")`
  (?:\b(?:is|are|wants?)|['\u2019]s) out\b(?! of\b)
  |\b(?:can['\u2019]?t|cannot|won['\u2019]?t) (?:make it|play|join|come)\b
  |\b(?:dropped|dropping|drops|pulled) out\b|\b(?:ist|will) (?:nicht mehr dabei|raus)\b
  |\b(?:ne (?:peut|veut) (?:plus|pas) jouer|abandonne)\b
`;

/** `Boot Austria, he cheats`: of a game that runs, the power whose player is to go. */
export function ousting(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  return sentences.flatMap((line) =>
    outSaid(line).flatMap((clause) => {
      // `If Italy forgets again, throw them out`
      const isOfLine = pronoun.test(clause) && conditionalSaid(line) !== null;
      const [power, another] = powersMeant(board, game, isOfLine ? line : clause);
      if (power === undefined || another !== undefined || ofThings.test(clause)) return [];
      return [{ line, command: `REPLACE ${nameOf(board, power)}` }];
    }),
  );
}

/** What is taken away and is no player. */
const ofThings = regex("iu")`
  \b(?:
    orders?|moves?|arm(?:y|ies)|fleets?|units?|press|messages?|deadlines?|centers?|centres?|votes?
    |absences?|list|befehle?|einheit\p{L}*|ordres?|unités?|órdenes|ordini
  )(?!\p{L})
  |@
`;

const pronoun = /\b(?:him|her|them|em|ihn|sie|le|la|lo|hem|haar)(?!\p{L})/iu;

/** `Tom has been waiting for weeks, so let him have Italy`: somebody who waits for a seat, and one that is free. */
export async function seating(
  { tx }: Session,
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const free = board.powers.filter(({ id }) => playerOf(game, id) === undefined);
  if (free.length === 0) return [];
  const waiting = [...game.candidates, ...(await tx.standbys.all())];
  return sentences.flatMap((line) => {
    const [power, another] = free.filter(({ id }) => powersMeant(board, game, line).includes(id));
    const named = waiting.filter((each) => isNamed(each, line));
    const [comer, other] = named;
    if (power === undefined || another !== undefined) return [];
    if (comer === undefined || other !== undefined || line.includes("?")) return [];
    return [{ line, command: `REPLACE ${power.name.toUpperCase()} BY ${comer.address}` }];
  });
}

/**
 * `Beate, who's been watching, would like to carry on with Russia, so please put her in`: one who watches, and
 * a power.
 */
export function takingOver(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const watchers = game.members.filter(({ role }) => role === "observer");
  return sentences.flatMap((line) => {
    const [power, another] = powersMeant(board, game, line);
    const [comer, other] = watchers.filter((each) => isNamed(each, line));
    if (line.includes("?") || !takes.test(line) || denied.test(line)) return [];
    if (power === undefined || another !== undefined) return [];
    if (comer === undefined || other !== undefined) return [];
    return [{ line, command: `REPLACE ${nameOf(board, power)} BY ${comer.address}` }];
  });
}

const takes = regex("iu")`
  \b(?:
    tak(?:es?|ing) (?:\p{L}+ )?over|takes? (?:on|up)|carry on|go on|play(?:s|ing)?
    |step(?:s|ping)? in|fill(?:s|ing)? in|stand(?:s|ing)? in|put (?:her|him|them) in
    |(?:have|has|get|gets|give|lead|run) |inherit|replac\p{L}*|übern\p{L}*|weiterspiel\p{L}*
    |weitermach\p{L}*|einspring\p{L}*|spiel\p{L}*|bekomm\p{L}*|repren\p{L}*|prend\p{L}*
    |continu\p{L}*|jou\p{L}*|remplac\p{L}*|segui\p{L}*|tom\p{L}*|coger|cargo|jug\p{L}*
    |sustitu\p{L}*|prende\p{L}*|gioc\p{L}*|subentr\p{L}*|sostitu\p{L}*|overn\p{L}*|neemt|verder
    |speel\p{L}*|assum\p{L}*|przej\p{L}*
  )
`;
const denied = regex("iu")`
  \b(?:
    not|never|no longer|don['\u2019]t|doesn['\u2019]t|won['\u2019]t|if|unless|nicht|kein\p{L}*
    |wenn|falls|pas|si|no|non|se|niet|als|nie
  )(?!\p{L})
`;

/**
 * `Italy is leaving us. Can you replace him with luca@example.net?`: whom, another sentence says, and nobody
 * else's power is named.
 */
export function replacedBy(
  session: Session,
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const known = new Set(game.members.map(({ address }) => address));
  return sentences.flatMap((line) => {
    const wish = line.includes("?") ? (wishedIn(line) ?? wishedIn(lastClause(line)) ?? "") : line;
    const [comer, other] = addressesIn(wish).filter((each) => !known.has(each));
    if (comer === undefined || other !== undefined || denied.test(wish)) return [];
    const isNamed =
      powersMeant(board, game, wish.replaceAll(comer, "")).length > 0 &&
      !isForLater(ownText(session));
    if (!(isNamed || pronoun.test(wish) || ofTheirs.test(wish)) || !takes.test(wish)) return [];
    const [power, another] = powersMeant(board, game, ownText(session).replaceAll(comer, ""));
    if (power === undefined || another !== undefined) return [];
    return [{ line, command: `REPLACE ${nameOf(board, power)} BY ${comer}` }];
  });
}

const laterOn = regex("i")`
  \b(?:
    after (?:this|the (?:present|current|next)|that|next|spring|fall|autumn|winter)|until then
    |from next|from the next|as of next|nach (?:diesem|dieser|dem|der)|bis dahin
    |après (?:ce|cette|le|la)|jusque-là
  )\b
`;

/** `Italy leaves us after this turn.` */
export function isForLater(text: string): boolean {
  return laterOn.test(text);
}

/** `Throw Italy out, and let luca@example.net in instead`: the one newcomer of a mail that frees one seat. */
export function withComer(
  session: Session,
  { game: { board, game } }: Speaker,
  commands: readonly string[],
): readonly string[] {
  const text = ownText(session);
  const known = new Set(game.members.map(({ address }) => address));
  const [comer, other] = addressesIn(text).filter((each) => !known.has(each));
  const [freed, another] = commands.filter((each) => frees.test(each));
  const powers = powersMeant(board, game, text.replaceAll(comer ?? "", ""));
  if (freed === undefined || another !== undefined || powers.length > 1) return commands;
  if (comer === undefined || other !== undefined) return commands;
  return commands
    .filter((each) => each !== `INVITE ${comer}`)
    .map((each) => (each === freed ? `${freed} BY ${comer}` : each));
}

const frees = /^REPLACE \S+$/;

function lastClause(line: string): string {
  return line.slice(line.lastIndexOf(", ") + 2);
}

const ofTheirs = regex("i")`
  \b(?:his|her|their|the) (?:seat|place|power|country|position|game)\b
  |\b(?:seinen|ihren) (?:platz|sitz)\b|\bsa place\b|\bsu (?:lugar|puesto)\b|\b(?:il )?suo posto\b
`;

/** `Busca a otra persona para Italia`: the power whose player is to be replaced, by nobody who is named. */
export function searching(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  return sentences.flatMap((line) => {
    if (!seeksPlayer(line) || needsNobody(line)) return [];
    const named = powersMeant(board, game, line);
    const [power, another] =
      named.length > 0 ? named : powersMeant(board, game, sentences.join(" "));
    if (power === undefined || another !== undefined) return [];
    if (line.includes("@")) return [];
    return [{ line, command: `REPLACE ${nameOf(board, power)}` }];
  });
}

/** `Find somebody else`, whoever is to be replaced. */
export function seeksPlayer(sentence: string): boolean {
  return searchesFor.test(sentence) && !supposed.test(sentence);
}

/** `What happens if nobody finds a replacement?` */
const supposed = regex("iu")`
  (?<!\p{L})(?:
    what (?:happens|if|would)|was (?:passiert|ist),? wenn|que se passe|qu\u00e9 pasa|cosa succede|wat gebeurt
  )(?!\p{L})
`;

const searchesFor = regex("iu")`
  (?<!\p{L})(?:ersatz|vervang\p{L}*|invaller|jemand\p{L}*|iemand)(?!\p{L})[^.?!]{0,40}?(?<!\p{L})(?:
    such\p{L}*|find\p{L}*|besorg\p{L}*|zoek\p{L}*|vind\p{L}*
  )(?!\p{L})
  |\bask(?:ing)? a?round (?:for|if|whether) (?:some|any)(?:one|body|player)
  |\b(?:
    find|seek|look for|search for|get|need|such\p{L}*|find\p{L}*|brauch\p{L}*|cherch\p{L}*
    |trouv\p{L}*|busc\p{L}*|busque\p{L}*|encuentr\p{L}*|cerc\p{L}*|trov\p{L}*|zoek\p{L}*
    |znajd\p{L}*|poszuka\p{L}*
  )(?!\p{L})[^.?!]{0,50}?(?<!\p{L})(?:
    (?:some|any)(?:body|one) (?:else|new)|another (?:player|person)|a new player|replacement
    |ander\p{L}+|neuen? spieler\p{L}*|jemand\p{L}*|ersatz|quelqu['\u2019]un
    |autre (?:joueur|personne)|remplaçant\p{L}*|otr[oa] (?:persona|jugador\p{L}*)|alguien
    |sustitut\p{L}*|altr[oa] (?:persona|giocat\p{L}*)|un['\u2019]altra persona|qualcun\p{L}*
    |sostitut\p{L}*|iemand|andere speler|vervang\p{L}*|kogo\u015b|inn\p{L}+ (?:gracza|osoby)
    |nowego gracza|zast\u0119p\p{L}+
  )(?!\p{L})
`;
