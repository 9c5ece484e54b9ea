/** How a GM's prose ends a game: shared by some of the players, or won by one. */

import { survivors } from "../../../game/index.js";
import { sentencesOf, winSaid } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { type Guess, nameOf } from "./guess.js";

const isDraw =
  /\b(?:draw|tie|remis|unentschieden|match nul|nulle|empate|tablas|patta|pareggio|gelijkspel|remise)\b/i;
const counts =
  /\b(?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie)\b/gi;
const figures = [
  "two zwei deux dos due twee",
  "three drei trois tres tre drie",
  "four vier quatre cuatro quattro",
  "five",
];

/** `The three share the honours`, of a game that is to be closed. */
const shares = regex("iu")`
  \b(?:
    shares?|sharing|split|teilen|teilt|partag\p{L}*|compart\p{L}*|reparten|condivid\p{L}*
    |divid\p{L}*|spartisc\p{L}*|delen|dividem|dziel\p{L}*
  )(?!\p{L})
`;
const closes = regex("iu")`
  \b(?:
    clos\p{L}*|end|ends|ended|finish\p{L}*|over|record|enter|wrap|stop|schlie\p{L}*|beende\p{L}*
    |trag\p{L}*|aus|ferm\p{L}*|termin\p{L}*|cl[oô][rst]\p{L}*|fini\p{L}*|cierr\p{L}*|acab\p{L}*
    |chiud\p{L}*|finisc\p{L}*|sluit\p{L}*|afgelopen|klaar|encerr\p{L}*|zamkn\p{L}*|zako\p{L}*
  )(?!\p{L})
`;

/** `..., and Italy is happy to go without`: who has no part in it. */
const leftOut = regex("giu")`
  [,;]\s+(?:(?:and|but|while|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?[^,;]*\b(?:
    without|nothing|not|no share|left out|leaves?|steps? back|ohne|nichts|nicht|leer|sans|rien|pas
    |sin|nada|no|senza|niente|non|zonder|niets|niet
  )\b[^,;]*
`;

/** `Make it a draw, would you?` asks nothing. */
const tag = /,? (?:would|will|could|can) (?:you|ye)(?: please)?\?\s*$/i;

/** The end that a mail describes, in whichever sentence; a draw that names no power is one of all. */
export function endSaid(session: Session, speaker: Speaker): Guess | null {
  const sentences = sentencesOf(ownText(session).replace(/\s+/g, " "));
  const [named] = [...won(speaker, sentences), ...drawn(session, speaker, sentences)];
  if (named !== undefined) return named;
  const line = sentences.find(isDrawn);
  return line === undefined ? null : { line, command: "DECLARE DRAW" };
}

/** `It is a draw`, and not `nobody wants a draw`. */
export function isDrawn(sentence: string): boolean {
  return isDraw.test(sentence) && !sentence.includes("?") && !denies.test(sentence);
}

const denies = regex("iu")`
  \b(?:
    no|not|nobody|never|neither|without|against|failed|instead of|if|unless|\p{L}+n['\u2019]t
    |kein\p{L}*|nicht|niemand|ohne|wenn|pas|sans|personne|sin|senza|nessuno|non|geen|niet
  )(?!\p{L})
`;

/** `Emil, Fanny and Gerd share it. Please close the game as a draw between those three.` */
export function drawn(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const isClosed = sentences.some((each) => closes.test(each));
  const line = sentences.find(
    (each) =>
      (isDraw.test(each) || (isClosed && shares.test(each))) &&
      !each.replace(tag, "").includes("?"),
  );
  const { board, game } = speaker.game;
  if (line === undefined) return [];
  const others = allBut(speaker, line);
  if (others !== null) return [{ line, command: declaring(speaker, others) }];
  const said = line.replace(leftOut, "");
  const sharing = powersMeant(board, game, sharedBy.exec(said)?.[1] ?? "");
  const named = sharing.length > 1 ? sharing : powersMeant(board, game, said);
  const count = (line.match(counts) ?? [])
    .map((word) => figures.findIndex((each) => each.split(" ").includes(word.toLowerCase())) + 2)
    .at(-1);
  const meant =
    named.length > 1
      ? named
      : count === undefined
        ? []
        : inTheirOrder(speaker, ownText(session)).slice(0, count);
  if (meant.length < 2 || (count !== undefined && meant.length !== count)) return [];
  return [{ line, command: declaring(speaker, meant) }];
}

/** The command by which these share the game. */
export function declaring({ game: { board } }: Speaker, powers: readonly PowerId[]): string {
  return `DECLARE DRAW ${powers.map((power) => nameOf(board, power)).join(", ")}`;
}

/** `A draw without Turkey`, `everybody but Turkey`: the survivors, without who is left out. */
function allBut({ game: { board, game } }: Speaker, line: string): readonly PowerId[] | null {
  const out = powersMeant(board, game, without.exec(line)?.[1] ?? "");
  if (out.length === 0) return null;
  const others = survivors(game, board).filter((each) => !out.includes(each));
  return others.length > 1 ? others : null;
}

const without = regex("iu")`
  (?<!\p{L})(?:
    without|except(?: for)?|excluding|all but|everybody but|everyone but|ohne|au\u00dfer|bis auf|sans|sauf|sin|excepto
    |salvo|senza|tranne|eccetto|zonder|behalve
  )[ ](?=(?:the[ ])?\p{Lu})([^.;:!?,]{3,60})
`;

/** `Turkey has lost interest, the others agreed to a draw between England and Russia` */
const sharedBy =
  /(?<!\p{L})(?:between|among|zwischen|unter|entre|tra|fra|tussen)\s+(\p{Lu}.*|(?:the|la|le|l['\u2019]).*)$/isu;

/** The powers that a text names, itself or by their players, as they are named one after the other. */
function inTheirOrder({ game: { board, game } }: Speaker, text: string): readonly PowerId[] {
  const words = text.split(/[\s,;.:!?()]+/).slice(0, wordsMost);
  return [...new Set(words.flatMap((word) => powersMeant(board, game, word)))];
}

const wordsMost = 150;

/** `Russia and Turkey give up. Please close the game with France as the winner.` */
export function won(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  return sentences.flatMap((line) => {
    const winner = winSaid(line.replace(tag, ""));
    const [power, another] = winner === null ? [] : powersMeant(board, game, winner);
    if (power === undefined || another !== undefined) return [];
    return [{ line, command: `DECLARE SOLO ${nameOf(board, power)}` }];
  });
}
