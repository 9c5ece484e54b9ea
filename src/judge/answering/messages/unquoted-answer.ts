/**
 * Words to a player whose message came since they last wrote, below another letter of the judge's: `My dear Madam, you shall
 * have no trouble from me in the Channel.` Whom they are for is a guess: the reply shows them, and a yes sends them.
 */
import { memberById } from "../../../game/index.js";
import { type Body, readBody, sentencesOf } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { after, dayMs } from "../../../util/index.js";
import { lookAwaited } from "../../identity/codes.js";
import { pressFor } from "../../records/press.js";
import type { Session, Speaker } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { weighFor } from "./for-the-judge.js";
import { headingOf, withHeading } from "./headings.js";
import { asksToSend } from "./kept-message.js";
import { isForJudge, isTalkOf, ordersIn } from "./press-reply.js";
import { readersIn } from "./readers/readers.js";
import { toldIn } from "./told-message.js";
import { letterIn } from "./whole-letter.js";
import { greetsJudge } from "./words/turns-to-judge.js";

/** Asks whether to send such words to who wrote; false where they may be for the judge, or nobody waits for any. */
export async function asksToAnswer(session: Session): Promise<boolean> {
  const { sender, thread, grave } = session;
  const { speaker } = sender;
  if (speaker === null || thread.readers !== null || grave.isConfirmed) return false;
  const { game } = speaker.game;
  if (game.settings.gunboat || game.status !== "active") return false;
  if (memberById(game, speaker.member)?.role !== "player") return false;
  const words = ownText(session);
  const sure = howSurely(session, speaker, words);
  if (sure < likely || (await mayAnswerJudge(session, speaker))) return false;
  const power = await waitingPower(session, speaker, sure >= surely ? mostLetters : 0);
  if (power === null) return false;
  const [line = words] = sentencesOf(words);
  const to = { kind: "some", powers: [power], gm: false, observers: false } as const;
  return asksToSend(session, speaker, { to, text: words, line: line.trim(), mayBe: "message" });
}

const [likely, surely] = [2, 3] as const;
/** So many letters of the judge may have come since. */
const mostLetters = 4;

/** `Sure, do that`, where the judge has asked something. */
async function mayAnswerJudge(session: Session, speaker: Speaker): Promise<boolean> {
  if ((await lookAwaited(session)) === null) return false;
  const { mail, thread } = session;
  const { items } = readBody(mail.text, thread.letters, speaker.game.game.name);
  return items.some(({ kind }) => kind === "consent");
}

/** How surely these words are for another player; 0 where a part of them is for the judge. */
function howSurely(session: Session, speaker: Speaker, words: string): number {
  const { mail, thread } = session;
  if (block.test(words) || words.search(greetsJudge) >= 0) return 0;
  const body = readBody(mail.text, thread.letters, speaker.game.game.name);
  if (body.items.length === 0 || body.items.some(({ kind }) => kind === "statement")) return 0;
  if (isForJudge(body)) return 0;
  const sentences = sentencesOf(words.replace(/\s*\n\s*/g, " "));
  const ordering = sentences.filter(
    (line) => ordersIn(speaker, { items: [{ kind: "text", number: 1, line }], skipped: [] }) > 0,
  );
  const isTitled = titled.test(words);
  if (!isTitled && (ofUnits.test(words) || forwarded.test(mail.text))) return 0;
  if (ordering.length > 0 && !(isTitled && ordering.every(isTalkOf))) return 0;
  if (saysForWhom(session, speaker, body, words)) return 0;
  const weighed = sentences.map((each) => weighFor(speaker, each));
  if (weighed.some(({ judge, player }) => judge > 0 && judge >= player)) return 0;
  return Math.max(...weighed.map(({ player }) => player)) + (isTitled ? 1 : 0);
}

/** Whom the words name themselves, others look for. */
function saysForWhom(session: Session, speaker: Speaker, body: Body, words: string): boolean {
  const [called = ""] = /^[^,.!?\n]{2,40}(?=[,!])/.exec(words) ?? [];
  if (readersIn(speaker, called) !== null || headingOf(withHeading(words)) !== "") return true;
  if (letterIn(session, speaker, body) !== null) return true;
  return sentencesOf(words).some((line) => toldIn(speaker, { line: line.trim() }) !== null);
}

/** Words of a message below its heading are left as they are. */
const block = /^\W*(?:(?:gr[ae]y |white |fake )?(?:press|broadcast|postal|statement)|diary)\b/im;

/** Who speaks of units orders or builds them, perhaps. */
const ofUnits =
  /(?<!\p{L})(?:arm(?:y|ies)|fleets?|units?|builds?|orders?|moves?|arm[e\u00e9]es?|armeen|flotten?|einheit(?:en)?|z\u00fcge|befehle|flottes?|unit\u00e9s?|ordres?|ej\u00e9rcitos?|flotas?|\u00f3rdenes|armat[ae]|flott[ae]|ordini|legers?|vloot|vloten|bevelen)(?!\p{L})/iu;
const forwarded = /^-{5,}.*\p{L}.*-{5,}$/mu;

/** Nobody calls a judge so. */
const titled =
  /^\W*(?:(?:oh|hi|hello|hey|hallo|bonjour|salut|hola|ciao|hoi|my|mein|meine|mon|ma|mi|mio|mia|mijn|dear|dearest|lieber?|ch\u00e8re?|cher|querid[oa]|estimad[oa]|car[oa]|beste|good) )*(?:madame?|m(?:y|ein|on|io|ijn) (?:friend|lord|lady|herr|dame)|friend|neighbou?r|ally|colleague|comrade|buddy|nachbar(?:in)?|freund(?:in)?|kollege|kollegin|voisine?|amie?|coll\u00e8gue|vecin[oa]|amig[oa]|colega|vicin[oa]|amic[oa]|collega|buurman|buurvrouw|vriend(?:in)?)\s*[,!]/iu;

/** Who wrote last to this player alone, and has had no answer; null where that is long ago. */
async function waitingPower(
  { tx, from, now }: Session,
  { game: { game }, member }: Speaker,
  mostSince: number,
): Promise<PowerId | null> {
  const letters = await pressFor(tx, game, member);
  const last = letters.at(-1);
  if (last === undefined || last.event.from?.id === member) return null;
  if (last.event.to.kind === "all" || last.at < after(now, -longest)) return null;
  const since = await tx.outbox.countTo(from, ["reply"], last.at);
  return since > mostSince ? null : (last.event.from?.power ?? null);
}

const longest = 5 * dayMs;
