/** Letters about what somebody else did, or what time did: each made from what its reader may see. */
import {
  type Event,
  type GameView,
  hasEnded,
  type PhaseRecord,
  type PostalMessage,
  type PublishedRecord,
} from "../../game/index.js";
import { type Phase, printPhase } from "../../rules/index.js";
import { exampleOrders, examplePartners, playerLines, unitLines } from "../blocks/game-start.js";
import { proxyLines } from "../blocks/proxies.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { resultsBlock } from "../blocks/results.js";
import { statusSaying } from "../blocks/status.js";
import { centersByYear, scoreLines } from "../blocks/summary.js";
import { balanceTable, ownershipTable, standingTable } from "../blocks/tables.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { toAscii } from "../engine/ascii.js";
import { verbatim } from "../engine/fill.js";
import type { LetterText } from "../engine/letter-text.js";
import { eventSayings } from "../sentences/events.js";
import { setOff } from "../sentences/quote.js";
import { letter } from "../sentences/sentence.js";
import { memberLetter, powerList, recipientLetters, who } from "../words/people.js";
import { type Block, type Saying, type Sayings, type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { phaseCode, phaseName, stamp } from "../words/times.js";

/** Events that have a letter of their own; all others are told in one sentence. */
type LetterEvent = Extract<
  Event,
  {
    readonly kind:
      | "game-started"
      | "phase-turned"
      | "press"
      | "postal-press"
      | "final-statement"
      | "reminder"
      | "briefed"
      | "late"
      | "gm-silent"
      | "ended";
  }
>;
export type SentenceEvent = Exclude<Event, LetterEvent>;

/** What a letter may tell beside its event. */
interface Told {
  /** All phases played, where the letter tells the whole game: at its end. */
  readonly records: readonly PhaseRecord[];
}

/** Who plays, and where everybody stands. */
const playersSaying: Saying<unknown> = {
  players: (_, stage) => verbatim(playerLines(stage, viewOf(stage))),
  partners: (_, stage) => examplePartners(stage, viewOf(stage)),
  position: (_, stage) => verbatim(unitLines(stage, viewOf(stage))),
};

const summarySaying: Saying<Told> = {
  summary: ({ records }, stage) => verbatim(centersByYear(stage, records)),
};

export const letterSayings: Sayings<LetterEvent & Told> = {
  "game-started": {
    ...eventSayings["game-started"],
    ...statusSaying,
    ...playersSaying,
    selectedAs: (_, stage) => roleOf(stage),
    ownership: (_, stage) => ownershipTold(stage),
    example: (_, stage) => exampleOrders(stage, viewOf(stage)),
  },
  "phase-turned": {
    ...eventSayings["phase-turned"],
    ...statusSaying,
    // The header names the phase that was played.
    phaseCode: ({ phase }) => phaseCode(phase),
    deadlineStamp: ({ deadline }, stage) => stamp(stage, deadline),
    nextDeadline: ({ next }, stage) => (next === null ? "" : stamp(stage, next.deadline)),
    results: (event, stage) => resultsTold(stage, event),
    proxies: ({ proxies }, stage) => verbatim(proxyLines(stage, proxies)),
    standing: ({ result }, { names, scene }) =>
      verbatim(standingTable(names, scene.board, result.position)),
    isDislodged: ({ result }) => result.position.dislodged.length > 0,
    silent: ({ missing }, stage) => powerList(stage, missing),
    eliminated: ({ eliminated }, stage) => powerList(stage, eliminated),
    next: ({ next }, { words }) => (next === null ? "" : phaseName(words, next.phase)),
    isNextPast: ({ next }, stage) => next !== null && !isUnderWay(viewOf(stage), next.phase),
  },
  press: {
    ...eventSayings.press,
    body: ({ text }) => setOff(text, 2),
    isToAll: ({ to }) => to.kind === "all",
    fromLetter: ({ from }, stage) => (from === null ? "" : memberLetter(stage, from)),
    toLetters: ({ to }, stage) => recipientLetters(stage, to),
    isAnswerable: ({ from }, stage) => from?.role !== "observer" && !viewOf(stage).settings.gunboat,
    mayBeForged: (event, stage) => mayBeForged(viewOf(stage), event),
  },
  "postal-press": {
    ...eventSayings["postal-press"],
    messages: ({ messages }, stage) => messages.map((message) => postalBlock(stage, message)),
  },
  "final-statement": { ...eventSayings["final-statement"], body: ({ text }) => setOff(text, 2) },
  reminder: { ...eventSayings.reminder, ...statusSaying },
  late: { ...eventSayings.late, ...statusSaying },
  "gm-silent": {
    ...eventSayings["gm-silent"],
    gms: (_, stage) =>
      stage.words.and(
        viewOf(stage)
          .gms.flatMap(({ address }) => address ?? [])
          .map(toAscii),
      ),
  },
  // What a new player has to know: how things stand, what happened last, and how it came so far.
  briefed: {
    ...eventSayings.briefed,
    ...statusSaying,
    ...playersSaying,
    ...summarySaying,
    ownership: (_, stage) => ownershipTold(stage),
    balance: (_, { words, names, scene }) =>
      verbatim(balanceTable(words, names, scene.board, viewOf({ scene }).position)),
    results: ({ records }, stage) => {
      const last = records.at(-1);
      return last === undefined ? "" : resultsTold(stage, last);
    },
  },
  ended: {
    ...eventSayings.ended,
    ...summarySaying,
    players: ({ records }, stage) => playersTold(stage, records),
    scores: (_, stage) => scoreLines(stage, viewOf(stage)),
  },
};

/** Several phases may have turned at once: what the reader owes is owed in the last one. */
function isUnderWay({ phase, status }: GameView, next: Phase): boolean {
  return printPhase(phase) === printPhase(next) && !hasEnded({ status });
}

/** A letter about an event that has one of its own, to somebody who did not cause it. */
export function composeEventLetter(
  catalogue: Catalogue,
  scene: Scene,
  event: LetterEvent,
  records: readonly PhaseRecord[],
): LetterText {
  return letter(catalogue, stageOf(catalogue, scene), letterSayings, { ...event, records });
}

/** Is this event told in a letter of its own, rather than in a sentence? */
export function hasOwnLetter(event: Event): event is LetterEvent {
  return event.kind in letterSayings;
}

/** `France`, `Master`, `Observer`: what the reader is from the start on. */
function roleOf({ words, names, scene }: Stage): string {
  const { you } = viewOf({ scene });
  if (you.power !== null) return names.power(you.power);
  return words.say(you.role === "gm" ? "master-title" : "observer-title");
}

function ownershipTold({ words, names, scene }: Stage): string {
  return verbatim(ownershipTable(words, names, scene.board, viewOf({ scene }).position));
}

/** The results of a phase, as the game tells of them. */
function resultsTold(
  stage: Stage,
  { phase, turn, result }: Pick<PublishedRecord, "phase" | "turn" | "result">,
): string {
  const { words, names, scene } = stage;
  const view = viewOf(stage);
  const played = { game: view.name, phase, turn, result, told: resultWordsOf(view) };
  return verbatim(resultsBlock(words, names, scene.board, played));
}

/** Must the reader doubt whom the header names? */
function mayBeForged(
  { settings, you }: GameView,
  { from }: Extract<Event, { readonly kind: "press" }>,
): boolean {
  const isGms = you.role === "gm" || from?.role === "gm";
  return settings.fakePress !== "none" && !isGms;
}

function postalBlock(stage: Stage, { from, color, text }: PostalMessage): Block {
  return {
    from: from === null ? "" : who(stage, from),
    isGrey: color === "grey",
    body: setOff(text, 2),
  };
}

/** Who has played stands in the last letter, unless it is never told, or nobody has. */
function playersTold(stage: Stage, records: readonly PhaseRecord[]): string {
  const view = viewOf(stage);
  const isTold = records.length > 0 && (!view.settings.gunboat || view.settings.reveal);
  return isTold ? verbatim(playerLines(stage, view)) : "";
}
