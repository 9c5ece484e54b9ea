/**
 * What a GM tells of a player who will be away: it is that player's absence, shown before it is set, and never
 * a holiday for all. Where the game is to go on without them, nothing needs to be set.
 */

import {
  awaySaid,
  type BodyItem,
  commandsSaid,
  type DateExpression,
  daysSaid,
  extensionSaid,
  gmWishesIn,
  goesOn,
  isWanting,
  ownAbsenceSaid,
  pauseSaid,
  powersIn,
  readDate,
  readQuestion,
  sentencesOf,
  sparesDays,
  sparesNamedDays,
} from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { dayMeant } from "../../session/dates.js";
import { askMeant } from "../../session/grave.js";
import { answerPlainly, answerPlainlyOnce } from "../../session/outcomes.js";
import { powersPlayedBy } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { withoutSentences } from "../../session/texts/sentences-left.js";
import { nameOf } from "../guesses/guess.js";

/** The items without the sentences that tell of a player's absence. */
export function withoutAbsences(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const speaker = writingGm(session);
  if (speaker === null) return items;
  const sentences = items.flatMap((item) => sentencesOf(item.line).map((each) => each.trim()));
  const own = sentences.filter((each) => ownAbsenceSaid(each) && !wantsTime(each));
  const [line] = own;
  // Alone it is answered as a question is.
  const isReason = session.grave.waiting.some(restsAll);
  const isBeside = isReason || own.length < sentences.length || session.reply.items.length > 0;
  if (line !== undefined && isBeside && !isReason) answerPlainlyOnce(session, line, "gm-away");
  const left = isBeside ? items.flatMap((item) => withoutSentences(item, own)) : items;
  return withoutOthers(session, speaker, left, sentences);
}

/** `I'll be away in those days`, beside it: why the game is to rest. */
function restsAll(command: string): boolean {
  return /^(?:PAUSE\b|SET ABSENCE (?!.* FOR ))/.test(command);
}

/** Does it want the game to wait, or to go on, for that? */
function wantsTime(sentence: string): boolean {
  return wantsDeadline(sentence) || gmWishesIn(sentence) !== null || pauseSaid(sentence);
}

/** The items without what tells of players. */
function withoutOthers(
  session: Session,
  speaker: Speaker,
  items: readonly BodyItem[],
  sentences: readonly string[],
): readonly BodyItem[] {
  // `Olga is in hospital till the 9th. Move the deadline to the 12th`: that she is busy is the reason.
  const isMoved = sentences.some(wantsDeadline);
  const reasons = isMoved ? sentences.filter(saysIll) : [];
  const told = sentences.filter(
    (each) =>
      (isAway(speaker, each) || (!isMoved && isBusy(speaker, each))) &&
      !ofGm.test(each) &&
      !wantsDeadline(each),
  );
  // `Nothing should be due on these days`: of everybody's deadlines, whoever is away.
  const isOfAll = sentences.some((each) => sparesDays(each) || sparesNamedDays(each));
  if (told.length === 0 || isOfAll) return items.flatMap((item) => withoutSentences(item, reasons));
  const onward = sentences.filter(goesOn);
  const read =
    onward.length > 0
      ? goOn(session, speaker, [...new Set([...told, ...onward])])
      : withWaiting(
          told.filter((each) => asksAboutAbsence(session, speaker, each)),
          sentences,
        );
  return items.flatMap((item) => withoutSentences(item, [...read, ...reasons]));
}

/** `Tom's in hospital`, whoever that is. */
function saysIll(sentence: string): boolean {
  const isOther = !sentence.includes("?") && !ofGm.test(sentence) && !wantsDeadline(sentence);
  return isOther && readQuestion(sentence)?.intent === "illness";
}

/** `Please keep the game from processing until she's back` wants what their absence brings. */
function withWaiting(read: readonly string[], sentences: readonly string[]): readonly string[] {
  return read.length === 0
    ? read
    : [...read, ...sentences.filter((each) => waitsForThem.test(each))];
}

/** `Hold everything until he's back`, in a mail that says how long that is. */
export function waitsForAbsent(session: Session, sentence: string): boolean {
  return waitsForThem.test(sentence) && daysSaid(ownText(session)) !== null;
}

const waitsForThem = regex("iu")`
  (?<!\p{L})(?:minds?|objects?) (?:to )?waiting(?!\p{L})|
  (?<!\p{L})(?:
    wait|hold|keep|stop|pause|process\p{L}*|nothing|don['\u2019]t|not|let
  )(?!\p{L})[^.?!]*\b(?:until|till|while|before) (?:he|she|they)(?:['\u2019](?:s|re)| is| are| has| comes?| gets?
  | returns?)
    [^.?!]{0,20}(?:\b(?:back|away|gone|home|returned|off)\b|[.!]*$)
  |(?<!\p{L})(?:wart\p{L}*|h\u00e4lt|halt\p{L}*|nicht|nichts|ruh\p{L}*)(?!\p{L})[^.?!]*\b(?:bis|solange
  |w\u00e4hrend) (?:er|sie)
    [^.?!]{0,20}(?:zur\u00fcck|wieder|weg|fort)
  |(?<!\p{L})(?:attend\p{L}*|bloqu\p{L}*|rien|pas)(?!\p{L})[^.?!]*(?:son retour|qu['\u2019](?:il|elle) (?:soit
  |revienne|rentre)|son absence)
  |(?<!\p{L})(?:esper\p{L}*|nada|no)(?!\p{L})[^.?!]*(?:hasta que (?:vuelva|regrese|est\u00e9)|su (?:vuelta|regreso
  |ausencia))
  |(?<!\p{L})(?:aspett\p{L}*|niente|non)(?!\p{L})[^.?!]*(?:finch\u00e9 (?:non )?torn\p{L}*|(?:suo ritorno|sua assenza))
  |(?<!\p{L})(?:wacht\p{L}*|niets|niet)(?!\p{L})[^.?!]*\b(?:tot|zolang) (?:hij|zij|ze) [^.?!]{0,15}(?:terug|weg)
`;

/** `Turkey won't be around till Friday`: of a player who is named, whatever the words for it. */
function isAway(speaker: Speaker, sentence: string): boolean {
  if (awaySaid(sentence)) return true;
  const question = sentence.includes("?") ? null : readQuestion(sentence);
  return question?.intent === "away" && playersIn(speaker, sentence).length > 0;
}

/** `Italy has exams until Friday`: what keeps a player busy till then; `Italy has until Friday` gives time. */
function isBusy(speaker: Speaker, sentence: string): boolean {
  if (sentence.includes("?") || playersIn(speaker, sentence).length === 0) return false;
  const [, before = "", day = ""] = untilDay.exec(sentence) ?? [];
  const isGiven = readDate(day).kind === "date" && hasAlone.test(before);
  return day !== "" && !isGiven && !isWanting(sentence) && !ofTime.test(sentence);
}

const untilDay =
  /^(.*?)(?<!\p{L})(?:until|till?|bis|jusqu['\u2019](?:\u00e0|au)|hasta(?: el)?|fino (?:a|al)|tot)\s+(.*?)\W*$/iu;
const hasAlone =
  /(?:^|\s)(?:has|have|gets?|hat|haben|a|ont|tiene|tienen|ha|hanno|heeft|hebben)\s*$/iu;
const ofTime = regex("iu")`
  (?<!\p{L})(?:
    time|zeit|temps|tiempo|tempo|tijd|deadlines?|turns?|phases?|frist|runde|zug|orders?|need\p{L}*|ask\p{L}*
    |more|extra|longer|extension|brauch\p{L}*|bittet|mehr|l\u00e4nger|besoin|demand\p{L}*|plus|necesit\p{L}*
    |pide\p{L}*|m\u00e1s|bisogno|chied\p{L}*|pi\u00f9|nodig|vraagt|meer|langer|gets?|gives?|give|wait\p{L}*
  )(?!\p{L})
`;

/** `Please move the deadline to Saturday, two of them are on holiday`: that they are away is the reason. */
function wantsDeadline(sentence: string): boolean {
  if (extensionSaid(sentence) !== null) return true;
  const moved = /^(?:SET DEADLINE|EXTEND|PAUSE)\b/;
  return commandsSaid(sentence).some(
    ({ command, manner }) => manner !== "guess" && moved.test(command),
  );
}

/** `I'll be away`, `we have holidays`. */
const ofGm = regex("iu")`
  \b(?:
    my(?! players?\b)|meine?|i|we|us|ich|wir|je|j['\u2019]|nous|yo|nosotros|io|noi|ik|wij
    |every(?:body|one)|all of
  )(?![\p{L}.])(?! (?:told|wrote|heard|think))
`;

function playersIn({ game: { board, game } }: Speaker, sentence: string): readonly PowerId[] {
  const named = powersIn(board, sentence);
  return named.length > 0 ? named : powersPlayedBy(game, sentence);
}

/** Asks whether this is to be the absence of those whom the sentence names; false where it names no days. */
function asksAboutAbsence(session: Session, speaker: Speaker, line: string): boolean {
  const days = daysSaid(line);
  const from = days === null ? null : dayMeant(session, speaker, days.first);
  const until = days === null ? null : dayMeant(session, speaker, days.last, from);
  if (days === null || from === null || until === null) return false;
  const to = weekOn(session, speaker, days.last, from, until);
  // `Half the table is away on Sunday`, beside what is to be done about it.
  if (playersIn(speaker, line).length === 0 && session.grave.waiting.some(givesTime)) return true;
  if (playersIn(speaker, line).length === 0) return goOn(session, speaker, [line]).length > 0;
  const range = `${from}${to === from ? "" : ` TO ${to}`}`;
  const commands = playersIn(speaker, line).map(
    (power) => `SET ABSENCE ${range} FOR ${nameOf(speaker.game.board, power)}`,
  );
  askMeant(session, line, commands);
  return true;
}

function givesTime(command: string): boolean {
  return /^(?:SET (?:DEADLINE|ABSENCE)|EXTEND|PAUSE)\b/.test(command);
}

/** `Away until Monday`, said on a Monday, is a week. */
function weekOn(
  session: Session,
  speaker: Speaker,
  last: DateExpression,
  from: string,
  to: string,
): string {
  if (from !== to || last.kind !== "calendar" || last.day.kind !== "weekday") return to;
  const next = { ...last, day: { ...last.day, isNext: true } } as const;
  return dayMeant(session, speaker, next) ?? to;
}

/** Tells that the game waits for nobody longer than it does anyway. */
function goOn(session: Session, speaker: Speaker, lines: readonly string[]): readonly string[] {
  const powers = lines.flatMap((each) => playersIn(speaker, each));
  answerPlainly(session, lines.join(" "), "away-anyway", { powers: [...new Set(powers)] });
  return lines;
}
