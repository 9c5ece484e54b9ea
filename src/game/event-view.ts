/**
 * The gate for what happens, as `view.ts` is for what is: what a member (or a stranger) may know of an event.
 */
import type { Event } from "./event.js";
import type { Game, Member, MemberId, PostalMessage } from "./game.js";
import { memberById } from "./members.js";
import { publishedProxies, publishedResult } from "./published.js";
import { hidesAbsence, knowsPlayers } from "./secrecy.js";
import type { Matter } from "./vigil.js";

/** The event without what this reader, or a stranger (null), may not know. */
export function eventFor(event: Event, game: Game, viewer: MemberId | null): Event {
  const reader = viewer === null ? undefined : memberById(game, viewer);
  const published = withPublishedResult(event, game);
  if (reader?.role === "master") return published;
  return discreetly(withoutCandidates(withHeader(published, reader)), game, reader);
}

/** As somebody may read it who is no master. */
function discreetly(event: Event, game: Game, reader: Member | undefined): Event {
  const discreet = hidesAbsence(game) ? withoutAbsence(event, reader) : event;
  const unsigned = withoutGreyNames(discreet);
  return knowsPlayers(game, reader) ? unsigned : withoutAddresses(unsigned);
}

/** Results are the same for all, the master too. */
function withPublishedResult(event: Event, { settings }: Game): Event {
  if (event.kind !== "phase-turned") return event;
  return {
    ...event,
    result: publishedResult(event.result, settings),
    proxies: publishedProxies(event.proxies, settings),
  };
}

/** To all but its writer a message goes to whom its header names. */
function withHeader(event: Event, reader: Member | undefined): Event {
  if (event.kind !== "press" || event.shown === null) return event;
  if (reader !== undefined && event.from?.id === reader.id) return event;
  return { ...event, to: event.shown, shown: null, recipients: [] };
}

/** Nothing of who is late, gave no orders or is not there; of lateness, a player learns his own. */
function withoutAbsence(event: Event, reader: Member | undefined): Event {
  switch (event.kind) {
    case "phase-turned":
      return { ...event, missing: [] };
    case "deadline-set":
      return event.why === "master" ? event : { ...event, why: "untold" };
    case "master-silent":
    case "released":
      return { ...event, matters: withoutPeople(event.matters) };
    case "admitted":
      return event.member.id === reader?.id ? event : nameless(event);
    case "late":
    case "excused":
    case "reminder":
      return { ...event, powers: event.powers.filter((power) => power === reader?.power) };
    case "press":
      return { ...event, recipients: [] };
    case "extension-voted":
    case "pause-voted":
    case "resume-voted":
      return { ...event, votes: 0, needed: 0 };
    default:
      return event;
  }
}

function withoutPeople(matters: readonly Matter[]): readonly Matter[] {
  return matters
    .filter(({ kind }) => kind !== "candidates")
    .map((matter) => (matter.kind === "orders" ? { ...matter, powers: [] } : matter));
}

function nameless(event: Extract<Event, { kind: "admitted" }>): Event {
  return { ...event, power: null, member: { ...event.member, power: null, address: null } };
}

/** Who asks for a seat, and who may, is the master's business. */
function withoutCandidates(event: Event): Event {
  switch (event.kind) {
    case "applied":
    case "candidate-denied":
    case "candidate-lapsed":
      return { ...event, candidate: { ...event.candidate, address: null, power: null } };
    case "access-changed":
      return { ...event, added: [], removed: [] };
    default:
      return event;
  }
}

function withoutGreyNames(event: Event): Event {
  if (event.kind === "press") return unsigned(event);
  if (event.kind !== "postal-press") return event;
  return { ...event, messages: event.messages.map(unsigned) };
}

function unsigned<T extends PostalMessage>(message: T): T {
  return message.color === "grey" ? { ...message, from: null } : message;
}

function withoutAddresses(event: Event): Event {
  // Who the masters are is told to all.
  if (event.kind === "ejected" && event.member.role === "master") return event;
  switch (event.kind) {
    case "game-created":
      return { ...event, master: { ...event.master, address: null } };
    case "joined":
    case "took-over":
    case "admitted":
    case "resigned":
    case "ejected":
    case "preference-set":
    case "power-assigned":
    case "absence-set":
    case "vacated":
    case "standby-set":
    case "briefed":
    case "absence-cancelled":
    case "unreachable":
    case "reachable":
    case "seat-moving":
      return { ...event, member: { ...event.member, address: null } };
    case "press":
      return withoutAddress(event);
    case "final-statement":
      return { ...event, from: { ...event.from, address: null } };
    case "postal-press":
      return { ...event, messages: event.messages.map(withoutAddress) };
    default:
      return event;
  }
}

function withoutAddress<T extends PostalMessage>(message: T): T {
  return message.from === null ? message : { ...message, from: { ...message.from, address: null } };
}
