/**
 * Those whom an answer to a message is for: its writer and its other readers, as far as the reader was told of
 * them. In a reply address they are the places of powers in the board's list, with `g` for the GM and `o` for
 * observers; `q` says that all were asked something.
 */
import type { Event, Member, PressTarget } from "../../game/index.js";
import { answersWriterAlone } from "../../language/index.js";
import type { Board } from "../../map/index.js";

type PressEvent = Extract<Event, { kind: "press" }>;

/** How the reply address of a letter names them; null where an answer cannot go to the writer. */
export function readersTag(board: Board, event: Event, reader: Member): string | null {
  if (event.kind !== "press" || event.from === null) return null;
  if (event.from.role === "observer") return null;
  if (asksAll(event)) return "gq";
  const to = answerTarget(event, event.from, reader);
  if (to.kind === "all") return "a";
  const places = board.powers.flatMap(({ id }, at) => (to.powers.includes(id) ? [at] : []));
  return `${places.join("-")}${to.gm ? "g" : ""}${to.observers ? "o" : ""}` || null;
}

/** What a GM asks of all, the GM is told. */
function asksAll({ from, to, text }: PressEvent): boolean {
  return from?.role === "gm" && to.kind === "all" && answersWriterAlone(text);
}

/** Does a reply address say that all were asked something? */
export function isAsked(tag: string | null): boolean {
  return tag?.endsWith("q") === true;
}

function answerTarget(
  { to, shown }: PressEvent,
  from: NonNullable<PressEvent["from"]>,
  { power, role }: Member,
): PressTarget {
  const named = shown ?? to;
  if (named.kind === "all") return shown === null ? named : only(from);
  const writer = from.power === null ? [] : [from.power];
  const powers = [...new Set([...named.powers, ...writer])].filter((each) => each !== power);
  const gm = role !== "gm" && (named.gm || from.role === "gm");
  return { kind: "some", powers, gm, observers: named.observers && role !== "observer" };
}

function only({ power, role }: NonNullable<PressEvent["from"]>): PressTarget {
  return {
    kind: "some",
    powers: power === null ? [] : [power],
    gm: role === "gm",
    observers: false,
  };
}

/** Those whom a reply address names; null where it names nobody. */
export function readersNamed(board: Board, tag: string | null): PressTarget | null {
  if (tag === null) return null;
  if (tag === "a") return { kind: "all" };
  const [, places = "", flags = ""] = /^([0-9-]*)([goq]*)$/.exec(tag) ?? [];
  const named = places
    .split("-")
    .filter((place) => place !== "")
    .map(Number);
  const powers = board.powers.filter((_, at) => named.includes(at)).map(({ id }) => id);
  const target = { powers, gm: flags.includes("g"), observers: flags.includes("o") };
  const isNobody = powers.length === 0 && !target.gm && !target.observers;
  return isNobody ? null : { kind: "some", ...target };
}
