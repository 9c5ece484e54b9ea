/** Letters about what somebody else did, or what time did: each made from what its reader may see. */
import type { Event, GameView, PhaseRecord, PostalMessage } from "../game/index.js";
import { present, unreachable } from "../util/index.js";
import { toAscii } from "./ascii.js";
import type { Catalogue } from "./catalogue.js";
import { eventSayings } from "./events.js";
import { verbatim } from "./fill.js";
import {
  type Block,
  type LetterKind,
  type LetterWords,
  letterFields,
  letterText,
} from "./letters.js";
import { powerList, who } from "./people.js";
import { phaseName } from "./phases.js";
import { prospects } from "./prospects.js";
import { proxyLines } from "./proxy-lines.js";
import { setOff } from "./quote.js";
import { resultWordsOf } from "./result-notes.js";
import { resultsBlock } from "./results.js";
import { type Stage, wordsFor } from "./say.js";
import type { EventOccasion, LetterText, Scene } from "./scene.js";
import { sceneWords } from "./scene-words.js";
import { scoreLines } from "./scores.js";
import { saying } from "./sentence.js";
import { stageOf } from "./stage.js";
import { exampleOrders, examplePartners, playerLines, unitLines } from "./start.js";
import { centersByYear } from "./summary.js";
import { balanceTable, ownershipTable } from "./tables.js";

/** Events that have a letter of their own; all others are told in one sentence. */
type LetterEvent = Extract<Event, { readonly kind: LetterKind }>;
export type SentenceEvent = Exclude<Event, LetterEvent>;

/** A letter about an event, to somebody who did not cause it. */
export function composeLetter(catalogue: Catalogue, occasion: EventOccasion): LetterText {
  const { event, scene } = occasion;
  if (!hasOwnLetter(event)) return composeNotice(catalogue, scene, [event]);
  const stage = stageOf(catalogue, scene);
  return letterText(
    catalogue.letters[event.kind]({
      ...sceneWords(stage),
      ...wordsFor(eventSayings, event, stage),
      ...prospects(stage),
      ...letterWords(stage, event, occasion),
    }),
  );
}

/** Is this event told in a letter of its own, rather than in a sentence? */
export function hasOwnLetter(event: Event): event is LetterEvent {
  return event.kind in letterFields;
}

/** One letter about events that a sentence each tells: what somebody did in one mail. */
export function composeNotice(
  catalogue: Catalogue,
  scene: Scene,
  events: readonly SentenceEvent[],
): LetterText {
  const stage = stageOf(catalogue, scene);
  const first = present(events[0], "An event to tell of");
  const tell = (event: SentenceEvent) => saying(catalogue.notices, stage, eventSayings, event);
  return letterText(
    catalogue.letters.notice({
      ...sceneWords(stage),
      ...prospects(stage),
      topic: saying(catalogue.notices, stage, eventSayings, first, ".subject"),
      more: events.length - 1,
      sentence: events.map(tell).join("\n\n"),
      showsOrders: events.some((event) => aboutOrders.has(event.kind)),
    }),
  );
}

/** After these the reader has to look at his orders again. */
const aboutOrders: ReadonlySet<Event["kind"]> = new Set([
  "orders-taken",
  "orders-cleared",
  "power-assigned",
  "rolled-back",
  "rolled-forward",
]);

/** The words of a letter that are neither the event's, nor about the reader's own prospects. */
type OwnWords = Partial<LetterWords<LetterEvent["kind"]>>;

function letterWords(
  stage: Stage,
  event: LetterEvent,
  { records = [] }: EventOccasion,
): OwnWords | object {
  const { words } = stage;
  const view = present(stage.scene.view, "The view of the game");
  switch (event.kind) {
    case "game-started":
      return {
        players: verbatim(playerLines(stage, view)),
        position: verbatim(unitLines(stage, view)),
        example: exampleOrders(stage, view),
        partners: examplePartners(stage, view),
      };
    case "phase-turned":
      return turnedWords(stage, event);
    case "press":
      return {
        body: setOff(event.text, 2),
        isToAll: event.to.kind === "all",
        mayBeForged: mayBeForged(view, event),
      };
    case "final-statement":
      return { body: setOff(event.text, 2) };
    case "postal-press":
      return { messages: event.messages.map((message) => postalBlock(stage, message)) };
    case "ended":
      return endedWords(stage, view, records);
    case "briefed":
      return briefedWords(stage, view, records);
    case "master-silent":
      return { masters: words.and(view.masters.map(toAscii)) };
    case "reminder":
    case "late":
      return {};
    default:
      return unreachable(event);
  }
}

/** Must the reader doubt whom the header names? */
function mayBeForged(
  { settings, you }: GameView,
  { from }: Extract<Event, { readonly kind: "press" }>,
): boolean {
  const isMasters = you.role === "master" || from?.role === "master";
  return settings.fakePress !== "none" && !isMasters;
}

function postalBlock(stage: Stage, { from, color, text }: PostalMessage): Block {
  return {
    from: from === null ? "" : who(stage, from),
    isGrey: color === "grey",
    body: setOff(text, 2),
  };
}

/** Who has played stands in the last letter, unless it is never told, or nobody has. */
function endedWords(stage: Stage, view: GameView, records: readonly PhaseRecord[]) {
  const isTold = records.length > 0 && (!view.settings.gunboat || view.settings.reveal);
  return {
    players: isTold ? verbatim(playerLines(stage, view)) : "",
    summary: verbatim(centersByYear(stage, records)),
    scores: scoreLines(stage, view),
  };
}

/** What a new player has to know: how things stand, what happened last, and how it came so far. */
function briefedWords(stage: Stage, view: GameView, records: readonly PhaseRecord[]) {
  const { words, names, scene } = stage;
  const last = records.at(-1);
  return {
    players: verbatim(playerLines(stage, view)),
    partners: examplePartners(stage, view),
    position: verbatim(unitLines(stage, view)),
    ownership: verbatim(ownershipTable(words, names, scene.board, view.position)),
    balance: verbatim(balanceTable(words, names, scene.board, view.position)),
    results:
      last === undefined
        ? ""
        : verbatim(
            resultsBlock(words, names, scene.board, {
              game: view.name,
              told: resultWordsOf(view),
              ...last,
            }),
          ),
    summary: verbatim(centersByYear(stage, records)),
  };
}

function turnedWords(stage: Stage, event: Extract<Event, { readonly kind: "phase-turned" }>) {
  const { words, names, scene } = stage;
  const view = present(scene.view, "The view of the game");
  const { phase, turn, result, next } = event;
  const played = { game: view.name, phase, turn, result, told: resultWordsOf(view) };
  return {
    results: verbatim(resultsBlock(words, names, scene.board, played)),
    proxies: verbatim(proxyLines(stage, event.proxies)),
    silent: powerList(stage, event.missing),
    eliminated: powerList(stage, event.eliminated),
    next: next === null ? "" : phaseName(words, next.phase),
  };
}
