/** Whom words are for that answer a message: those who had it, but for whom the first words call. */
import type { PressTarget } from "../../../../game/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { calledWithin, greetsMany } from "../greetings.js";
import { isOneReader } from "../kept-message.js";
import { confidedTo } from "../readers/confided.js";
import { areSame, readersIn } from "../readers/readers.js";

/** Whom they seem to be for, which the writer is asked. */
export function meantIn(speaker: Speaker, readers: PressTarget, text: string): PressTarget {
  const confided = confidedTo(speaker, text);
  if (confided !== null) return confided;
  if (isForMore(readers, text)) return { kind: "all" };
  const among = greetedAmong(speaker, readers, text);
  if (among !== null || readers.kind !== "all") return among ?? readers;
  return calledFirst(speaker, text) ?? calledWithin(speaker, text) ?? readers;
}

/** `Good luck, folks!`, in an answer to one player, is for all; `Everyone: ...`, in one to two of them, as well. */
export function isForMore(readers: PressTarget, text: string): boolean {
  if (readers.kind === "all") return false;
  return (isOneReader(readers) && greetsMany(text)) || headsAll.test(text);
}

const headsAll = regex("iu")`
  ^\W*(?:to )?(?:
    everyone|everybody|all|an alle|alle|(?:\u00e0 )?tous|(?:a )?todos|(?:a )?tutti|(?:aan )?iedereen
  )\s*:
`;

/** `sorry france im answering u here`: the one power that the first words call. */
export function calledFirst(speaker: Speaker, text: string): PressTarget | null {
  const [called = ""] = /^(?:[^\p{L}]*[\p{L}'\u2019]+){1,4}/u.exec(text) ?? [];
  const [first = ""] = called.split(/[.:!?\n]/);
  const to = readersIn(speaker, first);
  return to !== null && isOneReader(to) ? to : null;
}

/** `Anton, this is for you alone`: who of the readers is greeted; null where it is none of them, or all. */
export function greetedAmong(
  speaker: Speaker,
  readers: PressTarget,
  text: string,
): PressTarget | null {
  const [greeting = ""] = /^[^,!:.?\n]{2,40}(?=[,!:])/.exec(text) ?? [];
  const to = readersIn(speaker, greeting);
  if (to === null || to.kind === "all" || areSame(to, readers)) return null;
  if (readers.kind === "all") return to;
  return to.powers.every((power) => readers.powers.includes(power)) ? to : null;
}
