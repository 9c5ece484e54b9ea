/** With whom a mail speaks that answers no message: who is called by name, or who wrote last and has had no answer. */
import type { PowerId } from "../../../../map/index.js";
import { after, dayMs } from "../../../../util/index.js";
import { pressFor } from "../../../records/press.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerCalled } from "../words/called.js";

export interface Partner {
  readonly power: PowerId;
  readonly isCalled: boolean;
  /** Does this sentence call them? */
  readonly isCalledIn: (sentence: string) => boolean;
  /** What they wrote last. */
  readonly said: string;
  /** How many replies of the judge's have come since. */
  readonly since: number;
}

export async function partnerOf(
  session: Session,
  { game, member }: Speaker,
  words: string,
): Promise<Partner | null> {
  const { tx, from, now } = session;
  const all = await pressFor(tx, game.game, member);
  const letters = all.filter(({ event, at }) => {
    return event.from !== null && event.from.id !== member && at >= after(now, -longest);
  });
  const called = powerCalled({ game, member }, words, letters);
  const last =
    called === null ? all.at(-1) : letters.findLast(({ event }) => event.from?.power === called);
  if (last === undefined || last.event.from?.id === member) return null;
  const power = last.event.from?.power ?? null;
  if (power === null) return null;
  const since = await tx.outbox.countTo(from, ["reply"], last.at);
  const said = last.event.text;
  const isCalledIn = (sentence: string) =>
    called !== null && powerCalled({ game, member }, sentence, letters) === called;
  if (called !== null) return { power, isCalled: true, isCalledIn, said, since };
  const isLate = last.at < after(now, -lately) || since > mostReplies;
  return isLate || last.event.to.kind === "all"
    ? null
    : { power, isCalled: false, isCalledIn, said, since };
}

const [lately, longest] = [5 * dayMs, 21 * dayMs] as const;
const mostReplies = 4;
