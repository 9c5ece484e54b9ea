/**
 * The gate for what happens, as `view.ts` is for what is: what a member (or a stranger) may know of an event.
 * One table, total over the events: an event that nobody thought of does not compile, and one that names a person or
 * counts something cannot be called open by mistake.
 */

import type { Event, EventKind, PublicCandidate } from "../model/event.js";
import type { Game, Matter, Member, MemberId, PostalMessage, PublicMember } from "../model/game.js";
import { memberById } from "../model/members.js";
import { hidesAbsence, personFor } from "../model/secrecy.js";
import { publishedProxies, publishedResult } from "./published.js";

type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;

/** Who reads an event: anybody but a GM. */
interface Reader {
  /** Undefined for a stranger. */
  readonly member: Member | undefined;
  /** It is a secret who is late or away, and who has left. */
  readonly hidesAbsence: boolean;
  /** As much of somebody as the reader may know. */
  readonly person: (about: PublicMember) => PublicMember;
}

type Redaction<K extends EventKind> = (event: EventOf<K>, reader: Reader) => EventOf<K>;

/** What tells of people, and so must pass through a redaction. */
type OfPeople = PublicMember | PublicCandidate | readonly PostalMessage[] | readonly Matter[];

/** The kinds of events that have a field which tells of people, or that count votes. */
type PersonalKind = {
  readonly [K in EventKind]: Extract<EventOf<K>[keyof EventOf<K>], OfPeople> extends never
    ? "votes" extends keyof EventOf<K>
      ? K
      : never
    : K;
}[EventKind];

/** Every reader may know all of it; where it goes to one reader alone, the audience sees to that. */
const open = "open";

type Redactions = {
  readonly [K in EventKind]: K extends PersonalKind ? Redaction<K> : Redaction<K> | typeof open;
};

const redactions: Redactions = {
  "game-created": (event, reader) => ({ ...event, gm: reader.person(event.gm) }),
  joined: ofMember,
  "took-over": ofMember,
  applied: ofCandidate,
  admitted: (event, reader) =>
    ofMember(
      reader.hidesAbsence && !isReader(event.member, reader) ? seatless(event) : event,
      reader,
    ),
  "candidate-denied": ofCandidate,
  "candidate-lapsed": ofCandidate,
  "access-changed": (event) => ({ ...event, added: [], removed: [] }),
  "invitation-declined": (event) => ({ ...event, address: "" }),
  "preference-set": ofMember,
  "power-assigned": ofMember,
  "still-forming": open,
  "invitation-set": open,
  "game-started": open,
  "orders-taken": open,
  "orders-cleared": open,
  "orders-pending": open,
  "pending-cleared": open,
  "proxy-given": open,
  "foreign-orders-taken": open,
  "wait-set": open,
  "draw-set": open,
  "draw-size-set": open,
  "concession-set": open,
  press,
  "press-unread": open,
  "postal-kept": open,
  "postal-press": (event, reader) => ({
    ...event,
    messages: event.messages.map((message) => signed(message, reader)),
  }),
  "final-statement": (event, reader) => ({ ...event, from: reader.person(event.from) }),
  "deadline-set": (event, reader) =>
    reader.hidesAbsence && event.why !== "gm" ? { ...event, why: "untold" } : event,
  "extension-voted": uncounted,
  "absence-set": ofMember,
  "absence-cancelled": ofMember,
  "zone-set": open,
  "grace-set": open,
  "setting-changed": open,
  "password-set": open,
  "name-set": ofMember,
  "digest-set": ofMember,
  "letter-part-set": open,
  "address-set": open,
  "seat-moving": ofMember,
  "process-asked": open,
  paused: open,
  "pause-moved": open,
  "pause-voted": uncounted,
  "resume-voted": uncounted,
  "still-paused": open,
  resumed: open,
  unstarted: open,
  reopened: open,
  resigned: ofMember,
  "stepped-down": ofMember,
  ejected: ofMember,
  promoted: ofMember,
  "handed-over": (event, reader) => ({
    ...event,
    from: reader.person(event.from),
    to: reader.person(event.to),
  }),
  "position-edited": open,
  previewed: open,
  "turn-waiting": open,
  "gm-silent": ofMatters,
  released: ofMatters,
  reminder: ofPowers,
  late: ofPowers,
  excused: ofPowers,
  vacated: ofMember,
  opening: open,
  "standby-set": ofMember,
  briefed: ofMember,
  unreachable: ofMember,
  reachable: ofMember,
  outage: open,
  "phase-turned": (event, reader) => (reader.hidesAbsence ? { ...event, missing: [] } : event),
  "rolled-forward": open,
  "rolled-back": open,
  ended: open,
};

/** The event without what this reader, or a stranger (null), may not know. */
export function eventFor(event: Event, game: Game, viewer: MemberId | null): Event {
  const reader = viewer === null ? undefined : memberById(game, viewer);
  const published = withPublishedResult(event, game);
  if (reader?.role === "gm") return published;
  return redacted(published, {
    member: reader,
    hidesAbsence: hidesAbsence(game),
    person: (about) => personFor(game, reader, about),
  });
}

function redacted(event: Event, reader: Reader): Event {
  // The table pairs each kind with its own redaction, which the compiler cannot follow through a union.
  const redaction = redactions[event.kind] as Redaction<EventKind> | typeof open;
  return redaction === open ? event : redaction(event, reader);
}

/** Results are the same for all, the GM too. */
function withPublishedResult(event: Event, { settings }: Game): Event {
  if (event.kind !== "phase-turned") return event;
  return {
    ...event,
    result: publishedResult(event.result, settings),
    proxies: publishedProxies(event.proxies, settings),
  };
}

function isReader({ id }: PublicMember, reader: Reader): boolean {
  return id === reader.member?.id;
}

function ofMember<E extends { readonly member: PublicMember }>(event: E, reader: Reader): E {
  return { ...event, member: reader.person(event.member) };
}

/** Who is let in, and to which power, would tell who has left. */
function seatless(event: EventOf<"admitted">): EventOf<"admitted"> {
  return {
    ...event,
    power: null,
    member: { ...event.member, power: null, name: null, address: null },
  };
}

/** Who asks for a seat, and who may, is the GM's business. */
function ofCandidate<E extends { readonly candidate: PublicCandidate }>(event: E): E {
  return { ...event, candidate: { ...event.candidate, address: null, power: null } };
}

/** To all but its writer a message goes to whom its header names. */
function press(event: EventOf<"press">, reader: Reader): EventOf<"press"> {
  const isWriter = event.from !== null && isReader(event.from, reader);
  const shown: EventOf<"press"> =
    event.shown === null || isWriter
      ? event
      : { ...event, to: event.shown, shown: null, recipients: [] };
  return signed(reader.hidesAbsence ? { ...shown, recipients: [] } : shown, reader);
}

/** A grey message has no writer, and no message tells more of one than the reader may know. */
function signed<T extends PostalMessage>(message: T, reader: Reader): T {
  if (message.color === "grey" || message.from === null) return { ...message, from: null };
  return { ...message, from: reader.person(message.from) };
}

/** How many have voted tells who is there. */
function uncounted<E extends { readonly votes: number; readonly needed: number }>(
  event: E,
  reader: Reader,
): E {
  return reader.hidesAbsence ? { ...event, votes: 0, needed: 0 } : event;
}

/** What waits for a GM, without the people in it. */
function ofMatters<E extends { readonly matters: readonly Matter[] }>(event: E, reader: Reader): E {
  if (!reader.hidesAbsence) return event;
  const matters = event.matters
    .filter(({ kind }) => kind !== "candidates")
    .map((matter) => (matter.kind === "orders" ? { ...matter, powers: [] } : matter));
  return { ...event, matters };
}

/** Of lateness, players learn their own. */
function ofPowers<E extends { readonly powers: readonly string[] }>(event: E, reader: Reader): E {
  if (!reader.hidesAbsence) return event;
  return { ...event, powers: event.powers.filter((power) => power === reader.member?.power) };
}
