/**
 * Messages that a server has and does not give: how long one of them may hold up the mailbox, and when it
 * is asked for again. A message is never given up; it only stops standing in the way of the others.
 */
import { after, dayMs, hourMs, type Instant, instant, minuteMs } from "../../util/index.js";

/** A message that was passed over, as the bookmark remembers it. */
export interface Withheld {
  readonly uid: number;
  /** How often it was asked for since it was passed over. */
  readonly tries: number;
  /** When it is asked for again. */
  readonly next: Instant;
}

/** How much a message must fail before it is passed over: both, tries and time. */
export interface Patience {
  readonly tries: number;
  readonly ms: number;
}

/** Longer than a restart of a mail server, much shorter than a phase. */
export const usualPatience: Patience = { tries: 5, ms: 5 * minuteMs };

/** The message at which reading stops now. */
export interface Obstacle {
  readonly uid: number;
  readonly uidValidity: bigint;
  readonly tries: number;
  readonly since: Instant;
  readonly why: string;
}

/** The obstacle after one more failure of this message; failures of another one are forgotten. */
export function failedAgain(
  before: Obstacle | null,
  { uid, uidValidity, why }: Pick<Obstacle, "uid" | "uidValidity" | "why">,
  now: Instant,
): Obstacle {
  const isSame = before !== null && before.uid === uid && before.uidValidity === uidValidity;
  const first = { tries: 0, since: now };
  const { tries, since } = isSame ? before : first;
  return { uid, uidValidity, why, since, tries: tries + 1 };
}

export function isHopeless(obstacle: Obstacle, patience: Patience, now: Instant): boolean {
  return obstacle.tries >= patience.tries && now - obstacle.since >= patience.ms;
}

/** The first time an hour later, then ever more rarely, at last once a day. */
export function withheld(uid: number, tries: number, now: Instant): Withheld {
  const pause = Math.min(dayMs, hourMs * 2 ** Math.min(tries, 10));
  return { uid, tries, next: after(now, pause) };
}

/** `17/3/1790000000000`. */
export function printWithheld({ uid, tries, next }: Withheld): string {
  return `${uid}/${tries}/${next}`;
}

/** Null for what none ever looked like. */
export function parseWithheld(text: string): Withheld | null {
  const [, uid, tries, next] = /^(\d+)\/(\d+)\/(\d+)$/.exec(text) ?? [];
  if (uid === undefined) return null;
  return { uid: Number(uid), tries: Number(tries), next: instant(Number(next)) };
}
