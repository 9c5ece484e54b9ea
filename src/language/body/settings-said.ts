/** Sentences of a mail that say how a game should be, for a game that there is not yet. */
import { deadlineSaid } from "../commands/sentences/deadline-said.js";
import { hoursInFigures, hoursOfDay } from "../dates/date-words.js";
import { setsLater, tellsOfSetting } from "../setup/not-now.js";
import { readSetUp, setUpWithin } from "../setup/read-set-up.js";
import { readLine, splitLines } from "../text/lines.js";
import { sentencesOf } from "../text/sentences.js";

/** As many as a set-up has, and so long that each fits into a line. */
const most = 12;
const longest = 64;

/** Where a program broke a line, and no sentence ends. */
const wrapped = /(?<=[^\n]{50})(?<![.?!:;] *)\n(?=[\p{L}\d])/gu;

/** What the mail says of settings that are to hold now, clause by clause, in its own words. */
export function settingsSaid(mail: string): readonly string[] {
  const { lines } = splitLines(mail.replace(wrapped, " "));
  const sentences = lines.flatMap(({ raw }) => sentencesOf(raw));
  return withPhasesNamed(sentences)
    .filter(
      (sentence) =>
        !/\?\s*$/.test(sentence) &&
        !setsLater(sentence) &&
        !tellsOfSetting(sentence) &&
        !isOfThisTurn(sentence),
    )
    .flatMap((sentence) => sentence.replace(within, " ").split(clauses))
    .map((clause) =>
      clause.trim().replace(/^(?:and|but|und|aber|et|mais|y|pero|e|ma)\s+|[.!]+$/gi, ""),
    )
    .flatMap(readClause)
    .slice(0, most);
}

const clauses = /[,;]\s+(?:(?:and|und|et|y|e)\s+)?|:\s+/;

/** `Montag, 7. Dezember`, `niemand weiß, wer wer ist`: commas that end no clause. */
const within =
  /,(?<=(?<!\p{L})(?:erst|nur|pas|only|alle|tous|todos|tutti|iedereen|everybody|everyone|all),)\s+(?=(?:wenn|als|when|once|keine?|nicht|nie|pas|aucun\p{L}*|ningun\p{L}*|nunca|nessun\p{L}*|mai|geen|niet|none?|not|never)(?!\p{L}))|,(?<=\b(?:evening|night|abend|soir|noche|sera|avond),)\s+(?=\d)|,(?<=(?<!\p{L})(?:\p{L}{2,12}(?:day|tag|dag)|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}{3,6}dì|sabato|domenica|weiß|wissen|erfährt),)\s+(?=(?:den |le |el |il |the )?\d{1,2}(?:\.|st|nd|rd|th|er)?\s\p{L}|wer\b)/giu;

/** `Let's move Friday's deadline to Monday the 30th` is about one deadline, unless it says from when on it holds. */
function isOfThisTurn(sentence: string): boolean {
  return deadlineSaid(sentence) !== null && !/\b(?:starting|from|ab|à partir)\b/i.test(sentence);
}

/** `Two days for a retreat is silly. Make it one day for those, and the same for the builds`: what `those` are. */
function withPhasesNamed(sentences: readonly string[]): readonly string[] {
  let last = "";
  return sentences.map(withTopic).map((sentence) => {
    const named = sentence.replace(those, (said, more: string | undefined) => {
      if (last === "") return said;
      return more === undefined ? `for ${last}` : `for ${last} and ${more}`;
    });
    last = sentence.match(phase)?.at(-1)?.toLowerCase().replace(/s?$/, "s") ?? last;
    return named;
  });
}

/** `A whole day for late orders is too generous, three hours will do`: the hours are for late orders, too. */
function withTopic(sentence: string): string {
  return sentence.replace(judged, (_, topic: string, wanted: string) => {
    return /late|grace|nachfrist/i.test(topic) ? `grace ${wanted}` : `${wanted} for ${topic}`;
  });
}

const judged =
  /^.{0,30}?\b(?:for|of) ((?:the )?(?:late (?:orders|players|people|ones)|latecomers|grace|retreats?(?: and builds?)?|builds?|moves?|movement|reminders?))(?: (?:phases?|turns?))? (?:is|are|seems?|feels?) (?:far |much |a bit |way |rather )?too (?:generous|long|much|many|short|little|few|slow|fast)[,;.:]? (?:(?:and|so|but|i think|make it|let's say|let it be) )*((?:\p{L}+|\d+) (?:hours?|days?))(?: (?:will|would|should|must|is|are|ought)?(?: to)? ?(?:do|be (?:enough|plenty|better|fine)|enough|plenty|suffices?|better|fine))?/iu;

const phase = /\b(?:retreats?|builds?|moves?)\b/gi;
const those =
  /\bfor (?:those|these|them)\b(?:,? and (?:do )?the same for (?:the )?(retreats?|builds?|moves?)\b)?/gi;

/** The whole clause where it says nothing else, or what it says among other words. */
function readClause(clause: string): readonly string[] {
  const { text } = readLine(clause);
  const reading = clause.length <= longest ? readSetUp(text) : null;
  if (reading !== null && reading.unread.length === 0) return [inHours(clause)];
  return setUpWithin(text).map(({ said }) => inHours(said.replace(/[()]/g, "")));
}

/** `Deadlines are at 11 at night` is shown as 23:00, so that nobody has to guess. */
function inHours(clause: string): string {
  return hoursOfDay(hoursInFigures(clause).replace(/ +/g, " ").trim());
}
