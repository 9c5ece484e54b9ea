/**
 * `Has Italy answered me?`, `did Germany get my message?`: what the asker and the others have written to each
 * other, and what of it still waits for a yes.
 */

import type { MemberId, PressTarget } from "../../../game/index.js";
import type { Question } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import {
  heardFromText,
  heardText,
  questionText,
  toldText,
  unheardText,
} from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import type { SentPress } from "../../ports/store.js";
import { pressFor } from "../../records/press.js";
import { answerLine } from "../../session/outcomes.js";
import { powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { sentenceAbove } from "../../session/texts/sentence-above.js";
import { asksAgain } from "./asked-again.js";

/** Answers what is asked about messages of the game; false for all else. */
export async function tellsCorrespondence(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status === "forming") return false;
  if (intent === "press-rules" && ofPhasesBetween.test(about)) {
    answerLine(session, line, questionText(...stageFor(session, speaker), "press-between"));
    return true;
  }
  const isOfLetter = intent === "received" && namesReader(session, speaker, about);
  if (intent !== "heard" && intent !== "sent-on" && !isOfLetter) return false;
  const letters = await pressFor(session.tx, speaker.game.game, speaker.member);
  if (intent === "heard") {
    answerLine(session, line, heardTold(session, speaker, letters, about));
    return true;
  }
  if (await asksAgain(session, speaker, line, "message")) return true;
  answerLine(session, line, sentTold(session, speaker, letters, about));
  return true;
}

/** `I wrote to Russia on Sunday. Did it arrive?`: what stands above is no mail of orders. */
function namesReader(session: Session, speaker: Speaker, about: string): boolean {
  const { game, board } = speaker.game;
  const above = sentenceAbove(session, about);
  const own = powerOf(speaker);
  return wrote.test(above) && powersMeant(board, game, above).some((power) => power !== own);
}

const wrote = regex("iu")`
  (?<!\p{L})(?:
    wrote|written|(?:sent|mailed)(?! (?:in|my orders))|letter|message|note|geschrieben|schrieb|nachricht|brief
    |\u00e9crit    |message|lettre|escrit[oa]|escrib\u00ed|mensaje|carta|scritto|messaggio|lettera|geschreven|bericht
  )(?!\p{L})
`;

/** `Can we write to each other during retreats?` */
const ofPhasesBetween = regex("iu")`
  (?<!\p{L})(?:
    retreat\p{L}*|(?:build|adjustment|minor)(?:s|ing)?(?: phases?)?|r\u00fcckz\p{L}*|aufbau\p{L}*
    |retraites?|ajustements?|constructions?|retirad\p{L}*|construcci\p{L}*|ritirat\p{L}*|costruzion\p{L}*
    |terugtocht\p{L}*|bouwfases?
  )(?!\p{L})
`;

type Letters = readonly SentPress[];

/** Who wrote: those who are named, or whoever has; and who has not, where that is asked. */
function heardTold(session: Session, speaker: Speaker, letters: Letters, about: string): string {
  const scene = stageFor(session, speaker);
  const powers = powersAsked(session, speaker, about);
  if (powers.length > 0)
    return powers
      .map((power) => {
        const [last, own] = [lastFrom(letters, power), lastTo(letters, speaker.member, power)];
        return heardText(...scene, power, last, own !== undefined && (last?.at ?? 0) < own.at);
      })
      .join(" ");
  const own = powerOf(speaker);
  const others = speaker.game.board.powers.map(({ id }) => id).filter((id) => id !== own);
  const heard = others.flatMap((power) => {
    const last = lastFrom(letters, power);
    return last === undefined ? [] : [{ power, at: last.at }];
  });
  const silent = others.filter((power) => !heard.some((each) => each.power === power));
  return heard.length === 0 || asksWhoNot.test(about)
    ? unheardText(...scene, silent, others.length)
    : heardFromText(...scene, heard);
}

/** `Who hasn't talked to me yet?` */
const asksWhoNot = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,2}?(?:who|which|wer|welche\p{L}*|qui|qui[e\u00e9]n(?:es)?|chi|wie)(?!\p{L}).*
    (?:n['\u2019]t|(?<!\p{L})(?:
      not|never|hasnt|havent|didnt|nicht|nie|nichts|pas|jamais|no|nunca|non|mai|niet|nooit
    ))(?!\p{L})
`;

/** What was sent: to those who are named, or last. */
function sentTold(session: Session, speaker: Speaker, letters: Letters, about: string): string {
  const scene = stageFor(session, speaker);
  const own = letters.filter(({ event }) => event.from?.id === speaker.member);
  const powers = powersAsked(session, speaker, about);
  if (powers.length > 0)
    return powers
      .map((power) => toldText(...scene, power, lastTo(letters, speaker.member, power)))
      .join(" ");
  return toldText(...scene, null, own.at(-1));
}

/** The powers that are named, but the asker's own; else the one with whom the mail has to do. */
function powersAsked(session: Session, speaker: Speaker, about: string): readonly PowerId[] {
  const { game, board } = speaker.game;
  const own = powerOf(speaker);
  const named = powersMeant(board, game, about).filter((power) => power !== own);
  if (named.length > 0) return named.slice(0, most);
  const above = powersMeant(board, game, sentenceAbove(session, about)).filter(
    (power) => power !== own,
  );
  if (above.length === 1) return above;
  const { spokenOf, readers } = session.thread;
  return ofHim.test(about) ? onlyOne(spokenOf ?? readers) : [];
}

/** More powers than these are everybody: HISTORY PRESS shows it all. */
const most = 3;

function onlyOne(target: PressTarget | null): readonly PowerId[] {
  return target?.kind === "some" && !target.gm && target.powers.length === 1 ? target.powers : [];
}

const ofHim = regex("iu")`
  (?<!\p{L})(?:
    s?he|him|her|his|er|ihm|ihr|ihn|il|elle|lui|\u00e9l|ella|le|lei|gli|l['\u2019]ha|hij|hem|zij|haar
  )(?!\p{L})
`;

/** What this power wrote last that the member could read. */
function lastFrom(letters: Letters, power: PowerId): SentPress | undefined {
  return letters.findLast(({ event }) => event.from?.power === power);
}

/** What the member wrote last that this power could read. */
function lastTo(letters: Letters, member: MemberId, power: PowerId): SentPress | undefined {
  return letters.findLast(
    ({ event: { from, to } }) =>
      from?.id === member && (to.kind === "all" || to.powers.includes(power)),
  );
}
