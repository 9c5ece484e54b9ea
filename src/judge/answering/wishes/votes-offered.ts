/**
 * The votes that wishes come to, in words that can be sent: a draw, a concession, waiting, or taking one of
 * them back.
 */

import { type Command, type Game, viewFor } from "../../../game/index.js";
import { sentencesOf } from "../../../language/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { wishReadMax } from "../../limits.js";
import { actorOf, isPossible } from "../../session/games.js";
import { powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { nameOf } from "../guesses/guess.js";

/** `Russia has this sewn up. We give him the win`: whom a concession is for may stand in another sentence. */
export function powersVoted(
  session: Session,
  { game: { board, game } }: Speaker,
  wish: VoteWish,
  about: string,
): readonly PowerId[] {
  const named = powersDrawing(board, game, about);
  return named.length > 0 || wish !== "concession"
    ? named
    : powersMeant(board, game, ownText(session));
}

/** A draw between all names nobody. */
export function powersDrawing(board: Board, game: Game, about: string): readonly PowerId[] {
  const isAll = /\b(?:all|every(?:one|body)|alle[nr]?|tous|todos|tutti)\b/i.test(about);
  const left = clausesIn(about).filter((clause) => !isLeftOut(clause));
  return isAll ? [] : powersMeant(board, game, left.join(", "));
}

function waits({ game: { game, board }, member }: Speaker): boolean {
  const { you, submissions } = viewFor(game, board, member);
  return submissions.some((each) => each.power === you.power && each.wait === true);
}

export function votesFor(
  { game: { game, board }, member }: Speaker,
  vote: "draw" | "concede" | "extend",
): boolean {
  const { you, submissions } = viewFor(game, board, member);
  return submissions.some((each) => each.power === you.power && each[vote] !== null);
}

/** The vote that the game would take, in words; null where it would take none. */
export function voteFor(
  session: Session,
  speaker: Speaker,
  wish: VoteWish,
  named: readonly PowerId[],
): readonly string[] | null {
  const { board } = speaker.game;
  const own = powerOf(speaker);
  const offered = voteCommand(wish, named, own);
  // Whoever has not asked to wait keeps nobody waiting.
  if (wish === "go-ahead" && !waits(speaker)) return null;
  if (wish === "no-draw" && !votesFor(speaker, "draw")) return null;
  if (wish === "no-concession" && !votesFor(speaker, "concede")) return null;
  if (offered === null) return null;
  // `If Russia and Turkey are for a draw, so am I`: where draws take in all who are left, it is theirs, too.
  const mayTakeAll = named.length > 0 && !leavesOut(session, speaker);
  const ofAll = offered.kind === "set-draw" && mayTakeAll ? [voteCommand(wish, [], own)] : [];
  const possible = [offered, ...ofAll].find(
    (each) => each !== null && isPossible(session, speaker.game, actorOf(session), each),
  );
  return possible == null ? null : [wordsOf(board, possible)];
}

/** `A draw between England, Turkey and me. Italy doesn't get a share`: a draw of all is not what they want. */
function leavesOut(session: Session, { game: { board, game } }: Speaker): boolean {
  return clausesIn(ownText(session).slice(0, wishReadMax)).some(
    (clause) => isLeftOut(clause) && powersMeant(board, game, clause).length > 0,
  );
}

function clausesIn(text: string): readonly string[] {
  return sentencesOf(text.replace(/\s+/g, " ")).flatMap((sentence) => sentence.split(/[,;]\s+/));
}

function isLeftOut(clause: string): boolean {
  return leftOut.test(clause) && !ofDraws.test(clause);
}

/** Words for a draw. */
export const ofDraws = regex("iu")`
  \b(?:draws?|drawn|tie|remis|unentschieden|nulle?|tablas|empate|patta|pareggio|gelijkspel|remise)
    (?!\p{L})
`;
const leftOut = regex("iu")`
  \b(?:
    without|not|no|nothing|excluding|except|(?:does|is|has|should|must|will)n['\u2019]t
    |won['\u2019]t|ohne|nicht|kein\p{L}*|nichts|leer|sans|pas|rien|sin|nada|senza|non|niente
    |zonder|niet|geen|sem|n\u00e3o
  )(?!\p{L})
`;

/** The vote for a draw of these, in words. */
export function drawVote({ game: { board } }: Speaker, powers: readonly PowerId[]): string {
  return wordsOf(board, { kind: "set-draw", powers });
}

type VoteWish = "wait" | "go-ahead" | "draw" | "no-draw" | "concession" | "no-concession";

type Vote = Extract<Command, { kind: "set-wait" | "set-draw" | "set-concede" }>;

/** A draw with others is one with oneself; a game is conceded to somebody else, and to one alone. */
function voteCommand(wish: VoteWish, named: readonly PowerId[], own: PowerId | null): Vote | null {
  const others = named.filter((power) => power !== own);
  if (wish === "wait" || wish === "go-ahead") return { kind: "set-wait", wait: wish === "wait" };
  if (wish === "no-draw") return { kind: "set-draw", powers: null };
  if (wish === "no-concession") return { kind: "set-concede", power: null };
  if (wish === "draw") {
    const powers = others.length === 0 || own === null ? [] : [own, ...others];
    return { kind: "set-draw", powers };
  }
  const [winner, another] = others;
  return winner === undefined || another !== undefined
    ? null
    : { kind: "set-concede", power: winner };
}

function wordsOf(board: Board, vote: Vote): string {
  switch (vote.kind) {
    case "set-wait":
      return vote.wait ? "SET WAIT" : "SET NO WAIT";
    case "set-draw":
      if (vote.powers === null) return "SET NO DRAW";
      return ["SET DRAW", vote.powers.map((power) => nameOf(board, power)).join(", ")]
        .join(" ")
        .trim();
    case "set-concede":
      return vote.power === null ? "SET NO CONCEDE" : `SET CONCEDE ${nameOf(board, vote.power)}`;
  }
}
