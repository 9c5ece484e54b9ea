/**
 * What a GM wants for a while, or only if something comes to pass: `extend it by two days unless somebody
 * objects`. The judge watches for nothing, so it is never done as if it were wanted in any case: the reply says
 * so and shows what can be done now.
 */

import { latePowers } from "../../../game/index.js";
import {
  type BodyItem,
  beginsLater,
  commandSaid,
  conditionalSaid,
  extensionSaid,
  graceSaid,
  type Intent,
  sentencesOf,
  setForGood,
  setsLater,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";
import { settingLines } from "../founding/hosting.js";
import { guessesOf } from "../guesses/gm-guesses.js";
import type { Guess } from "../guesses/guess.js";
import { withoutCondition } from "../guesses/of-intents.js";

/** The items without the sentences that depend on something. */
export async function withoutConditions(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  if (writingGm(session) === null) return items;
  const kept: BodyItem[] = [];
  for (const item of withoutLater(session, items).map(asPutOff).map(asSetting)) {
    if (item.kind === "statement") {
      if (!(await asksAboutCondition(session, item.line, saidIn(item)))) kept.push(item);
    } else if (item.kind === "consent" || isOfReadiness(session, item)) kept.push(item);
    else kept.push(...(await freeOf(session, item)));
  }
  return kept;
}

/** `From 1902 I'd like four days a turn`: shown as what to send then, and done now if the GM would rather have that. */
function withoutLater(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const sentences = sentencesOfItems(items.filter(({ kind }) => kind !== "consent"));
  const [line, other] = sentences.filter((each) => beginsLater(each) && !each.includes("?"));
  const commands = line === undefined ? [] : settingLines(setForGood(line).replace(wished, ""));
  if (line === undefined || other !== undefined || commands.length === 0) return items;
  askMeant(session, line, commands, { depends: true, isLater: true });
  const gone = [line, ...sentences.filter((each) => notBefore.test(each))];
  return items.flatMap((item) => withoutSentences(item, gone));
}

/** `I'd like`, before what is to be set. */
const wished = regex("iu")`
  ^\W*(?:\p{L}+ \p{L}+ \p{L}+: )?(?:i|we)(?:['\u2019]d| would|['\u2019]ll)? (?:like|love|want|prefer)
    (?: to have)? `;

/** `Then do it, but not before this year's over`, beside it. */
const notBefore = regex("iu")`
  (?<!\p{L})(?:
    not (?:before|until|yet|now)|only (?:then|after)|nicht (?:vor|jetzt|sofort)
    |erst (?:dann|danach|nach|ab)|pas (?:avant|encore|maintenant)|no (?:antes|ahora|todav\u00eda)
    |non (?:prima|adesso|ancora|subito)|niet (?:v\u00f3\u00f3r|voor|nu)|pas (?:dan|daarna)
  )(?!\p{L})
`;

/** `48 hours, for this turn only`: no setting holds for so long, and the reply says what does. */
function asPutOff(item: BodyItem): BodyItem {
  const { kind, line, number } = item;
  const isSetting =
    kind === "text" || kind === "question" || (kind === "statement" && item.form === "set-up");
  if (!isSetting || !setsLater(line) || extensionSaid(line) !== null) return item;
  if (settingLines(setForGood(line)).length === 0) return item;
  return { kind: "question", number, line, question: { intent: "settings-later", about: line } };
}

/** `If someone misses two turns, please look for a replacement`: all of it is one setting, and asks nothing. */
function asSetting(item: BodyItem): BodyItem {
  const { kind, line, number } = item;
  if (kind !== "question" || line.includes("?") || conditionalSaid(line) === null) return item;
  return settingLines(line).length === 0 ? item : { kind: "text", number, line };
}

function saidIn({ said, line }: Extract<BodyItem, { kind: "statement" }>): string | null {
  if (said === undefined) return null;
  return said.command === line ? null : said.command;
}

/** `If everybody is in, please process now, else tell me who is missing`: that can be seen at once. */
function isOfReadiness({ sender: { speaker } }: Session, item: BodyItem): boolean {
  if (item.kind !== "question" || !ofTurns.has(item.question.intent) || speaker === null)
    return false;
  const { about } = item.question;
  const isFirst = withoutCondition({ intent: "go-ahead", about }) !== about;
  return isFirst || latePowers(speaker.game.game, speaker.game.board).length === 0;
}

const ofTurns: ReadonlySet<Intent> = new Set<Intent>(["go-ahead", "processing"]);

/** What is left of an item of text, one for each sentence where one of them is held back. */
async function freeOf(session: Session, item: BodyItem): Promise<readonly BodyItem[]> {
  const gone: string[] = [];
  for (const sentence of sentencesOf(item.line).map((each) => each.trim()))
    if (await asksAboutCondition(session, sentence, null)) gone.push(sentence);
  // An IF of orders is no GM's.
  const isOfOrders = item.kind === "complaint" && conditionalSaid(item.line) !== null;
  const { number, line } = item;
  const meant: BodyItem = isOfOrders ? { kind: "text", number, line: line.trim() } : item;
  return withoutSentences(meant, gone);
}

/** Asks about the wish of a conditional sentence; false where it has none. `said` is what the whole was taken for. */
async function asksAboutCondition(
  session: Session,
  line: string,
  said: string | null,
): Promise<boolean> {
  const conditional = conditionalSaid(line);
  // `Anybody who is late gets a day`, `if all orders are in, process early`: the condition is what is set.
  if (conditional === null || graceSaid(line) !== null) return false;
  const { wish } = conditional;
  const meant =
    wish === "" && said !== null ? [{ line, command: said }] : await wishesOf(session, line, wish);
  const settings = settingLines(wish).map((command): Guess => ({ line, command }));
  const isSetting = settingLines(line).every((each) =>
    settings.some(({ command }) => command === each),
  );
  const guesses = meant.length > 0 || !isSetting ? meant : settings;
  if (guesses.length === 0 || guesses.every((each) => isSoAlready(session, each))) return false;
  const { at = null } = guesses.at(-1) ?? {};
  const commands = guesses.map(({ command }) => command);
  askMeant(session, line, commands, { at, depends: true });
  return true;
}

/** `If they may, I'd rather they didn't`, where nobody may: nothing depends on it. */
function isSoAlready({ sender: { speaker } }: Session, { command }: Guess): boolean {
  return command === "SET PRESS WHITE" && speaker?.game.game.settings.press === "white";
}

/** What a wish comes to without its condition, beside settings. */
async function wishesOf(session: Session, line: string, wish: string): Promise<readonly Guess[]> {
  const { speaker } = session.sender;
  if (speaker === null) return [];
  const said = commandSaid(wish);
  if (said !== null) return [{ line: wish, command: said }];
  // `If Italy misses two deadlines, find a replacement`: only the condition says for whom.
  const alone = await guessesOf(session, speaker, [wish]);
  return alone.length > 0 || ownPlan.test(line) ? alone : guessesOf(session, speaker, [line]);
}

/** `I'm going to look for somebody else`: what the GM will do is no wish. */
const ownPlan = regex("iu")`
  (?<!\p{L})(?:
    (?:i|we)(?:['\u2019]m|['\u2019]re| am| are) going to|(?:i|we)(?:['\u2019]ll| will| shall)
    |(?:werde|w\u00fcrde) ich|ich (?:werde|suche|ersetze)|je (?:vais|chercherai|remplacerai)|voy a
    |(?:buscar|sustituir)\u00e9
    |(?:cercher|sostituir)\u00f2|ik (?:ga|zal)
  )(?!\p{L})
`;
