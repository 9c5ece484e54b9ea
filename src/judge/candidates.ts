/**
 * People who are not let in yet: what masters answer them, which lists say who may come, and the letters to
 * those who were turned away, who have no seat and no reply address.
 */
import type { Event, Game } from "../game/index.js";
import type { Statement } from "../language/index.js";
import { composeTurnedAway } from "../report/index.js";
import { mailAddress } from "./address.js";
import type { Desk } from "./desk.js";
import { type News, sceneOf } from "./letters.js";
import { powerNamed } from "./naming.js";
import { type Occasion, type OpenGame, refuseLine } from "./occasion.js";
import { ask, speakerOf } from "./speaking.js";
import type { NewLetter } from "./store.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** `APPROVE 9`, `DENY anna@example.net`, `APPROVE FRANCE`, or `APPROVE` where only one has asked. */
export function answerCandidate(
  occasion: Occasion,
  { who, admits }: Of<"answer-candidate">,
  line: string,
): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const id = candidateNamed(occasion, speaker.game, who, line);
  if (id !== null) ask(occasion, { kind: "answer-candidate", id, admits }, line);
}

/** The number of the one candidate who is meant; null, and a refusal noted, where it is none or several. */
function candidateNamed(
  occasion: Occasion,
  open: OpenGame,
  who: string | null,
  line: string,
): number | null {
  if (who !== null && /^\d{1,9}$/.test(who)) return Number(who);
  const { candidates } = open.game;
  const matching =
    who === null ? candidates : candidates.filter(({ address }) => address === who.toLowerCase());
  const [only] = matching;
  if (only !== undefined && matching.length === 1) return only.id;
  const power = who === null || who.includes("@") ? null : powerNamed(occasion, open, who, line);
  if (power === null && who !== null && !who.includes("@")) return null;
  const forPower = candidates.filter((candidate) => power !== null && candidate.power === power);
  const [single] = forPower;
  if (single !== undefined && forPower.length === 1) return single.id;
  refuseLine(occasion, line, { kind: "no-such-candidate", name: who ?? "" });
  return null;
}

/** `SET ALLOW PLAYER anna@example.net`, `SET DENY PLAYER @example.org`. */
export function setAccess(occasion: Occasion, one: Of<"set-access">, line: string): void {
  const { list, added, removed } = one;
  const wrong = [...added, ...(removed ?? [])].find((entry) => !isEntry(entry));
  if (wrong === undefined)
    return void ask(occasion, { kind: "set-access", list, added, removed }, line);
  const allowed = "a mail address such as anna@example.net, or @example.net for all of a domain";
  refuseLine(occasion, line, { kind: "bad-value", name: "PLAYER", value: wrong, allowed });
}

function isEntry(entry: string): boolean {
  return mailAddress(entry.startsWith("@") ? `anybody${entry}` : entry) !== null;
}

type Refused = Extract<Event, { kind: "candidate-denied" | "candidate-lapsed" }>;

/** Letters to those who were turned away. */
export function lettersToCandidates(
  desk: Desk,
  { game, events, cause }: News,
): readonly NewLetter[] {
  return events.flatMap(({ event }) =>
    event.kind === "candidate-denied" || event.kind === "candidate-lapsed"
      ? letterTo(desk, game, event, cause)
      : [],
  );
}

function letterTo(desk: Desk, game: Game, event: Refused, cause: string): readonly NewLetter[] {
  const { address, id } = event.candidate;
  if (address === null) return [];
  return [
    {
      ...composeTurnedAway(desk.catalogue, sceneOf(desk, game, null), event),
      dedupeKey: `${cause}:candidate:${id}`,
      kind: event.kind,
      to: address,
      attachments: [],
      inReplyTo: null,
      references: [],
      replyTo: desk.judge.address,
      game: game.name,
      isReply: false,
    },
  ];
}
