/** Builds that people wish for in passing: `a fleet in Kiel would be nice`. */
import {
  armyWanted,
  asksOpenly,
  dependsOnOthers,
  kindWished,
  looseBuilds,
  ordersMeant,
  type ReadingContext,
  readOrders,
  refusesBuilds,
  saysBuilds,
  sentencesOf,
  tellsPast,
} from "../../../../language/index.js";
import { printOrder, printPhase } from "../../../../rules/index.js";
import { flat } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import type { Session } from "../../../session/session.js";
import { nextOf } from "../pending.js";
import type { Writer } from "../writer.js";
import { dropsAsked, notes } from "./noting.js";
import { isLeft, linesOf, withoutAnswers } from "./unread-sentences.js";

/** Builds are asked about once the year's last moves are due. */
export function asksLooseBuilds(
  session: Session,
  { context, given }: Writer,
  text: string,
): readonly string[] {
  const { phase } = context;
  if (phase.kind === "M" && phase.season === "S") return [];
  let type: ReturnType<typeof looseBuilds>["type"] = null;
  const wishes: string[] = [];
  const said = linesOf(text)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const kind = phase.kind === "A" ? kindWished(sentence) : null;
      if (kind !== null) {
        type = kind;
        wishes.push(sentence);
        return [];
      }
      const words = asksOpenly(sentence);
      if (words === null || tellsPast(words) || !isLeft(session, sentence)) return [];
      if (isReadAlready(session, sentence)) return [];
      const read = looseBuilds(context, type, words);
      if (!read.isSure && mayMove(context, sentence)) return [];
      ({ type } = read);
      return wishedIn(context, read.builds, sentence);
    });
  const noted = [...given.map((order) => printOrder(order)), ...readIn(session)];
  const builds = [...new Set(said.flatMap((each) => each.builds))].filter(
    (each) => !noted.includes(each),
  );
  const texts = said.map((each) => each.text);
  if (builds.length === 0) {
    // All of it was read already.
    withoutAnswers(session, texts);
    return phase.kind === "A" && noted.length === 0 ? notesWaived(session, text) : [];
  }
  // What the same words may order besides is not meant.
  dropsAsked(session, texts);
  withoutAnswers(session, [...wishes, ...texts]);
  if (phase.kind === "A") {
    const isClear = said.every((each) => each.isClear);
    givesBuilds(session, context, { texts, builds, isClear });
    return texts;
  }
  const line = flat(texts.map((each) => each.trim()).join(" "));
  const winter = nextOf(phase, "W");
  const commands = winter === null ? builds : [`PHASE ${printPhase(winter)}`, ...builds];
  askFirst(session, line, commands, { kind: "orders", orders: builds });
  return texts;
}

/** The builds, or the army that is needed where no kind is named, which is asked about. */
function wishedIn(context: ReadingContext, builds: readonly string[], sentence: string) {
  if (builds.length > 0)
    return [{ text: sentence, builds, isClear: saysBuilds(context, sentence) }];
  const army = context.phase.kind === "A" ? armyWanted(context, sentence) : null;
  return army === null ? [] : [{ text: sentence, builds: [army], isClear: false }];
}

function mayMove(context: ReadingContext, sentence: string): boolean {
  const isMove = ({ text }: { readonly text: string }) => !/ H$/.test(text);
  return context.phase.kind === "M" && ordersMeant(context, new Set(), sentence).some(isMove);
}

/** Notes that nothing is built, where a sentence says so that nothing was made of. */
function notesWaived(session: Session, text: string): readonly string[] {
  const said = linesOf(text)
    .flatMap(sentencesOf)
    .find((each) => refusesBuilds(each) && isLeft(session, each));
  if (said === undefined) return [];
  notes(session, said, ["no builds"]);
  return [said];
}

/** What was read, and does not count, says why. */
function readIn({ reply }: Session): readonly string[] {
  return reply.items.flatMap((item) => (item.kind === "reading" ? [item.readAs] : []));
}

/** Was it read with the second thoughts behind it? */
function isReadAlready({ orders: { spoken } }: Session, sentence: string): boolean {
  const said = flat(sentence).trim();
  return [...spoken.values()].some(({ line }) => flat(line).includes(said));
}

/** Notes builds that are plainly wished for, and tells of those that cannot be; of others it asks. */
function givesBuilds(
  session: Session,
  context: ReadingContext,
  {
    texts,
    builds,
    isClear,
  }: {
    readonly texts: readonly string[];
    readonly builds: readonly string[];
    readonly isClear: boolean;
  },
): void {
  const legal = legalOf(context, builds);
  const depends = texts.some((text) => dependsOnOthers(context, text));
  const asks = !isClear || depends;
  const sure = asks ? builds.filter((each) => !legal.includes(each)) : builds;
  const line = flat(texts.map((each) => each.trim()).join(" "));
  if (sure.length > 0) notes(session, line, sure);
  if (asks && legal.length > 0)
    askFirst(session, line, legal, { kind: "orders", orders: legal, ...(depends && { depends }) });
}

function legalOf(context: ReadingContext, builds: readonly string[]): readonly string[] {
  return builds.filter((text) => {
    const [reading] = readOrders(context, [{ number: 1, text }]).readings;
    return reading?.illegal === null;
  });
}
