/** Sentences of a mail that say how a game should be, for a game that there is not yet. */
import { regex } from "../../util/index.js";
import { extensionSaid, ofPresentTurn } from "../commands/sentences/extension-said.js";
import { ownAbsenceSaid } from "../commands/sentences/gm-wishes.js";
import { hoursInFigures, hoursOfDay } from "../dates/date-words.js";
import { withWantedSpans } from "../dates/judged-spans.js";
import { wantsNoPublic } from "../questions/no-public-press.js";
import { withAbsentNamed } from "../setup/absent-named.js";
import { saidByTopic } from "../setup/by-topic.js";
import { namesOneDay } from "../setup/days-moved.js";
import { inEnglish } from "../setup/elsewhere.js";
import { setsLater, tellsOfSetting } from "../setup/not-now.js";
import { isFreeAnyhow, type SetUpPart } from "../setup/part.js";
import { readSetUp } from "../setup/read-set-up.js";
import { dayOfWeek, type SaidWithin, setsDays, setUpWithin } from "../setup/set-up-within.js";
import { withUnitsNamed } from "../setup/units-named.js";
import { readLine, splitLines } from "../text/lines.js";
import { sentencesOf } from "../text/sentences.js";
import { deadlineSaid } from "../wishes/deadline-said.js";

/** As many as a set-up has, and so long that each fits into a line. */
const most = 12;
const longest = 64;

/** Where a program broke a line, and no sentence ends. */
const wrapped = /(?<=[^\n]{50})(?<![.?!:;] *)\n(?=[\p{L}\d])/gu;

/** What the mail says of settings that are to hold now, each in words that can be sent behind a SET. */
export function settingsSaid(mail: string): readonly string[] {
  return setUpsSaid(mail).map(({ said }) => said);
}

/** The settings of a mail, and what each of them says, of a game that runs or (false) of one without a turn as yet. */
export function setUpsSaid(mail: string, runs = true): readonly SaidWithin[] {
  const sentences = setUpBySentence(mail, runs);
  const said = sentences.flatMap((each) => each.said);
  const meant = said.length > 0 ? said : bareSpan(sentences.map(({ sentence }) => sentence));
  const isVain = ({ parts: [part, other] }: SaidWithin, at: number) =>
    part !== undefined &&
    other === undefined &&
    meant.slice(0, at).some((each) => each.parts.some((before) => isFreeAnyhow(part, before)));
  return meant
    .filter(
      (one, at) => meant.findIndex((each) => each.said === one.said) === at && !isVain(one, at),
    )
    .slice(0, most);
}

/** Which settings a text names, whatever to. */
export function settingsNamed(text: string): readonly string[] {
  return setUpsSaid(text).flatMap(({ parts }) => parts.flatMap(keysOf));
}

/** Each sentence of a mail, and what it says of settings; those that others speak of as `those` are named. */
export function setUpBySentence(
  mail: string,
  runs: boolean,
): readonly { readonly sentence: string; readonly said: readonly SaidWithin[] }[] {
  const { lines } = splitLines(mail.replace(wrapped, " "));
  const sentences = lines.flatMap(({ raw }) => sentencesOf(raw));
  const named = withAbsentNamed(withPhasesNamed(withWantedSpans(sentences)));
  return sentences.map((sentence, at) => {
    const meant = named[at] ?? sentence;
    const isSetNow =
      !/\?\s*$/.test(meant) &&
      !setsLater(meant) &&
      !tellsOfSetting(meant) &&
      !ownAbsenceSaid(meant) &&
      !wantsNoPublic(meant) &&
      !(runs && isOfThisTurn(meant));
    return { sentence, said: isSetNow ? readSentence(meant.replace(within, " ").trim()) : [] };
  });
}

const clauseEnds = /[,;]\s+(?:(?:and|und|et|y|e)\s+)?|:\s+/;

/** `Montag, 7. Dezember`, `niemand weiß, wer wer ist`: commas that end no clause. */
const within = regex("giu")`
  ,(?<=(?<!\p{L})(?:erst|nur|pas|only|alle|tous|todos|tutti|iedereen|everybody|everyone|all),)\s+(?=
    (?:
      wenn|als|when|once|keine?|nicht|nie|pas|aucun\p{L}*|ningun\p{L}*|nunca|nessun\p{L}*|mai|geen
      |niet|none?|not|never
    )(?!\p{L})
  )
  |,(?<=\b(?:evening|night|abend|soir|noche|sera|avond),)\s+(?=\d)
  |,(?<=
    (?<!\p{L})(?:
      \p{L}{2,12}(?:day|tag|dag)|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
      |lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}{3,6}dì|sabato|domenica|weiß
      |wissen|erfährt
    ),
  )\s+(?=(?:den |le |el |il |the )?\d{1,2}(?:\.|st|nd|rd|th|er)?\s\p{L}|wer\b)
`;

/** `Let's move Friday's deadline to Monday the 30th` is about one deadline, unless it says from when on it holds. */
function isOfThisTurn(sentence: string): boolean {
  if (extensionSaid(sentence) !== null || ofPresentTurn(sentence)) return true;
  if (shifting.test(sentence)) return true;
  return deadlineSaid(sentence) !== null && !/\b(?:starting|from|ab|à partir)\b/i.test(sentence);
}

/** `I'll be moving the deadline by a day`: one is moved, and so far. */
const shifting = regex("iu")`
  (?<!\p{L})(?:mov(?:e|es|ed|ing)|push\p{L}*|shift\p{L}*|postpon\p{L}*|delay\p{L}*|extend\p{L}*|put(?:ting)?)\s
    (?:\p{L}+\s){0,3}?deadline\s(?:\p{L}+\s){0,2}?by\s
  |(?<!\p{L})deadline\s(?:\p{L}+\s){0,3}?(?:moved|pushed|shifted|postponed|delayed|extended|moves|shifts)\s
    (?:\p{L}+\s){0,2}?by\s
  |(?<!\p{L})(?:frist|deadline|abgabe)\s(?:\p{L}+\s){0,3}?um\s.{2,20}?\s
    (?:verschieb|verschob|verl\u00e4nger|verleg)\p{L}*
  |(?<!\p{L})(?:verschieb|verl\u00e4nger|verleg)\p{L}*\s(?:\p{L}+\s){0,3}?um\s
  |(?<!\p{L})(?:repouss|recul|d\u00e9cal|prolong)\p{L}*\s(?:\p{L}+['\s\u2019]){0,4}?d['\u2019]?e?\s?un
`;

/** `Two days for a retreat is silly. Make it one day for those, and the same for the builds`: what `those` are. */
function withPhasesNamed(sentences: readonly string[]): readonly string[] {
  let last = "";
  return sentences
    .map((each) => withUnitsNamed(each))
    .map((sentence) => {
      const named = sentence.replace(those, (said, more: string | undefined) => {
        if (last === "" || ofPeople.test(sentence)) return said;
        return more === undefined ? `for ${last}` : `for ${last} and ${more}`;
      });
      last = phasesIn(sentence) || last;
      return named;
    });
}

function phasesIn(sentence: string): string {
  const named = sentence.match(phase) ?? [];
  const each = named.map((one) => one.toLowerCase().replace(/^(retreat|build|move)$/, "$1s"));
  return [...new Set(each)].join(" and ");
}

/** `Make it one day for those`, below words that name phases: what it sets; nothing where it points to none. */
export function settingsOfThose(sentence: string, above: string): readonly string[] {
  if (sentence.search(those) < 0 || phasesIn(above) === "") return [];
  const [, named = sentence] = withPhasesNamed([above, sentence]);
  return settingsSaid(named);
}

/** `If somebody forgets, wait three days for them`: for people, and no phases. */
const ofPeople = regex("iu")`
  (?<!\p{L})(?:
    some(?:one|body)|any(?:one|body)|who(?:ever)?|players?|people|late|latecomers?|quelqu['\u2019]un
    |joueurs?|alguien|quien|jugador\p{L}*|qualcuno|chi|giocator\p{L}*
  )(?!\p{L})
`;

const phase = regex("giu")`
  \b(?:
    retreats?|builds?|moves?|rückzüge?|retraites|retiradas|ritirate|terugtochten|aufbau
    |constructions|construcciones|costruzioni
  )(?!\p{L})
`;
const those = regex("giu")`
  \b(?:
    for (?:those|these|them)|dafür|pour (?:celles?-l[àa]|elles|cela|ça)|para (?:ellas|eso|esas)
    |per (?:quelle|esse|queste)|daarvoor
  )(?!\p{L})(?:,? and (?:do )?the same for (?:the )?(retreats?|builds?|moves?)\b)?
`;

/** `And do set`, before what is to be set. */
const leading = regex("iu")`
  ^(?:
    (?:
      and|but|also|so|then|please|do|und|aber|bitte|auch|dann|et|mais|aussi|alors|y|pero|tambi\u00e9n
      |e|ma|anche|en|maar|ook
    )\s+
  )+(?:set\s+)?
`;

/** The whole clause where it says nothing else, or what the sentence says among other words. */
function readSentence(sentence: string): readonly SaidWithin[] {
  const clauses = sentence.split(clauseEnds).map((clause) =>
    clause
      .trim()
      .replace(leading, "")
      .replace(/[.!]+$/, ""),
  );
  const whole = clauses.map((clause) => (clause.length <= longest ? readWhole(clause) : null));
  const known = whole.filter((each) => each !== null).length;
  const rest = known === 0 ? sentence : clauses.filter((_, at) => whole[at] === null).join(", ");
  const topical = saidByTopic(sentence).filter(
    (each) =>
      known === 0 || !whole.some((read) => read?.parts.some((part) => isSame(part, each.parts[0]))),
  );
  const found = [
    ...setUpWithin(readLine(rest).text, known).filter((each) => !topical.some(isLike(each))),
    ...topical,
  ];
  const all = [
    ...whole.flatMap((each) => each ?? []),
    ...found.map(({ said, parts }) => ({ said: inHours(said.replace(/[()]/g, "")), parts })),
  ];
  if (namesOneDay(sentence)) return all.filter((each) => !setsDays(each));
  return [...all, ...dayOfWeek(inEnglish(sentence), all)];
}

/**
 * `Anonymous letters` keep nobody secret who plays, and what a topic says is said once, and goes before the
 * bare words.
 */
function isLike({ parts: [one] }: SaidWithin): (other: SaidWithin) => boolean {
  const isGunboat = keysOf(one).includes("gunboat");
  return ({ parts: [other] }) =>
    (isGunboat && keysOf(other).includes("press")) ||
    (keysOf(one).length > 0 && keysOf(one).every((key) => keysOf(other).includes(key)));
}

/** Two ways of saying one setting the same. */
function isSame(part: SetUpPart, other: SetUpPart | undefined): boolean {
  return JSON.stringify(part) === JSON.stringify(other);
}

function keysOf(part: SetUpPart | undefined): readonly string[] {
  if (part === undefined) return [];
  return "change" in part ? Object.keys(part.change) : [part.kind];
}

/** `Go with the second one, 72 hrs`: a span that stands alone, and nothing else of a set-up. */
function bareSpan(sentences: readonly string[]): readonly SaidWithin[] {
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseEnds));
  const found = clauses.flatMap((clause) => {
    const reading = readSetUp(readLine(clause.trim().replace(/[.!]+$/, "")).text);
    const [part, other] = reading?.unread.length === 0 ? reading.parts : [];
    return part?.kind === "pace" && other === undefined
      ? [{ said: inHours(clause), parts: [part] }]
      : [];
  });
  return found.length === 1 ? found : [];
}

function readWhole(clause: string): SaidWithin | null {
  const reading = readSetUp(readLine(clause).text);
  if (reading === null || reading.unread.length > 0 || !reading.isPlain) return null;
  return { said: inHours(clause), parts: reading.parts };
}

/** `Deadlines are at 11 at night` is shown as 23:00, so that nobody has to guess. */
function inHours(clause: string): string {
  return hoursOfDay(hoursInFigures(clause).replace(/ +/g, " ").trim());
}
