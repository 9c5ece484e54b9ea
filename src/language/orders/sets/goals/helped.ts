/**
 * `Take Greece back with Serbia helping`, `Greece, with the help of Serbia`: a goal and who helps, and nobody who goes.
 * Where one other unit alone can go there, it is the one that does. `Galicia takes Budapest w/ Serbia`: whoever goes
 * somewhere with another unit has its help.
 */
import { bordersOn, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { type Mention, mentionsIn } from "../../../names/mentions.js";
import type { ReadingContext } from "../../contract.js";
import { ownUnits } from "../../help.js";

/** The sentence, with the unit named that goes, and what others do for it. */
export function withHelpedGoals(context: ReadingContext, sentence: string): string {
  const mentions = mentionsIn(context.board, sentence);
  return withHelpers(context, sentence, mentions) ?? withGoer(context, sentence, mentions);
}

/** `Galicia should take Budapest w/ Serbia` */
function withHelpers(
  context: ReadingContext,
  sentence: string,
  mentions: readonly Mention[],
): string | null {
  const at = mentions.findIndex(({ to }, index) => {
    const next = mentions[index + 1];
    return next !== undefined && withAlone.test(sentence.slice(to, next.from));
  });
  const [unit, goal] = [mentions[at - 1], mentions[at]];
  if (unit === undefined || goal === undefined) return null;
  const isGoing = goers(context, goal.at, []).includes(unit.at);
  if (!isGoing || !motion.test(sentence.slice(unit.to, goal.from))) return null;
  const behind = mentions.slice(at + 1);
  const row = behind.findIndex(({ to }, index) => {
    const next = behind[index + 1];
    return next === undefined || !joint.test(sentence.slice(to, next.from));
  });
  const helpers = behind.slice(0, row + 1);
  const [rest = ""] = standingBy.exec(sentence.slice(helpers.at(-1)!.to)) ?? [];
  const end = helpers.at(-1)!.to + rest.length;
  if (!/^\s*(?:[,;.!]|$|(?:and|und|et|y|e|en)\s)/u.test(sentence.slice(end))) return null;
  if (!helpers.every((each) => each.at !== unit.at && isHelper(context, each.at, goal.at)))
    return null;
  const name = (place: ProvinceId) => context.board.province(place)!.name;
  const way = `${name(unit.at)} - ${name(goal.at)}`;
  const told = [way, ...helpers.map((each) => `${name(each.at)} S ${way}`)].join(", ");
  return sentence.slice(0, unit.from) + told + sentence.slice(end);
}

/** `Take Greece back with Serbia helping` */
function withGoer(
  context: ReadingContext,
  sentence: string,
  [goal, helper, ...more]: readonly Mention[],
): string {
  if (goal === undefined || helper === undefined) return sentence;
  const next = more[0]?.from ?? sentence.length;
  const [clause = ""] = /^[^,;.!?\n]*/u.exec(sentence.slice(helper.to)) ?? [];
  const end = helper.to + clause.length;
  const named = more.map(({ at }) => at);
  if (end > next || !isSaid(sentence, goal, helper, clause)) return sentence;
  const going = goers(context, goal.at, [helper.at, ...named]);
  const [one, another] = going;
  if (!isHelper(context, helper.at, goal.at) || one === undefined) return sentence;
  const names = (at: ProvinceId) => context.board.province(at)!.name;
  const [lead = ""] = /^\s*/u.exec(sentence) ?? [];
  const told =
    another === undefined
      ? `${names(one)} - ${names(goal.at)}, ${names(helper.at)} S ${names(one)} - ${names(goal.at)}`
      : `take ${names(goal.at)} with ${names(helper.at)} supporting`;
  return lead + told + sentence.slice(end);
}

/** Is nothing said but that the first is gone to, and that the second helps? */
function isSaid(sentence: string, goal: Mention, helper: Mention, clause: string): boolean {
  const [before, between] = [sentence.slice(0, goal.from), sentence.slice(goal.to, helper.from)];
  const helps = helpAhead.test(between) ? /^\W*$/u.test(clause) : helpBehind.test(clause);
  return lead.test(before) && helps && (helpAhead.test(between) || plain.test(between));
}

/** Own units that can go there, but for these. */
function goers(
  context: ReadingContext,
  goal: ProvinceId,
  named: readonly ProvinceId[],
): readonly ProvinceId[] {
  return ownUnits(context)
    .filter((unit) => bordersOn(context.board, unit, goal))
    .map(({ at }) => provinceOf(at))
    .filter((at) => !named.includes(at));
}

function isHelper(context: ReadingContext, unit: ProvinceId, goal: ProvinceId): boolean {
  const stands = ownUnits(context).some(({ at }) => provinceOf(at) === goal);
  return !stands && goers(context, goal, []).includes(unit);
}

const lead = regex("iu")`
  ^\W*(?:(?:
    ok|okay|so|then|and|now|please|also|dann|bitte|alors|allora|let['\u2019]?s|i(?:['\u2019]?ll|['\u2019]?d like to)?
    |want
    |to|will|go|for|re-?take|take|attack|hit|grab|win|capture|conquer|get|strike|seize|into|in|at|the|nimm|greif|nach
    |prends|attaque|toma|ataca|prendi|attacca|neem|val|aan|la|le|l|il
  )\W+)*$
`;
const back = wrapped`
  (?:\s(?:back|again|zur\u00fcck|wieder|terug|ein|an))?
`;
const unit = wrapped`
  (?:(?:the|my|der|die|dem|meine[rmn]?|la|le|el|il|de)\s|l['\u2019]|d['\u2019])?
  (?:(?:army|fleet|boat|armee|flotte|arm\u00e9e|vloot|leger)\s)?(?:(?:in|at|from|aus|en|\u00e0)\s)?
`;
const withWord = "(?:with|using|w/|mit|avec|con|met)";
/** Nothing between goal and helper but that word. */
const withAlone = new RegExp(
  `^,?\\s(?:(?:together|zusammen|along)\\s)?${withWord}\\s?${unit}$`,
  "iu",
);
const motion = regex("iu")`
  ^(?:
    [,:\s]*(?:-+>?|\u2192|to|into|nach)\s?
    |(?:\s(?:should|shall|will|can|must|is|to|then|now|please|soll|sollte|doit|deve|debe|moet))*\s(?:
      go(?:es)?|moves?|(?:re-?)?takes?|attacks?|hits?|enters?|marches|march|advances?|strikes?|grabs?
      |geht|zieht|nimmt|greift|r\u00fcckt|va|prend|attaque|entre|prende|attacca|entra|toma|ataca|gaat|valt|neemt
    )(?:\s(?:to|into|in|on|for|nach|ins?|\u00e0|en|sur|a|naar|aan))?\s
  )(?:the\s|la\s|le\s|die\s|el\s|il\s)?$
`;
const joint = /^(?:,| and| &| und| et| y| e| en)\s(?:the )?$/iu;
/** `Behind`, `at its back` */
const standingBy =
  /^(?: fleet| army)?(?:['\u2019]s)?(?: (?:right |close |just )?behind(?: it)?| at its back)?/iu;
const plain = new RegExp(`^${back}(?:\\s*,)?(?:\\s${withWord})?\\s${unit}$`, "iu");
const helpAhead = regex("iu")`
  ^${back}(?:\s*,)?\s(?:
    ${withWord}\s(?:the\s|der\s|l['\u2019]|la\s)?(?:help|support|backing|assistance|hilfe|unterst\u00fctzung|aide
    |soutien
      |appui|ayuda|apoyo|aiuto|appoggio|hulp|steun)\s(?:of|from|by|von|aus|durch|de|di|da|van)
    |supported\sby|helped\sby|backed\sby
  )\s${unit}$
`;
const helpBehind = regex("iu")`
  ^(?:['\u2019]s?)?\s(?:(?:will|can|to|as|in|is|giving|gives|die|der|das)\s)*(?:
    help(?:s|ing|er)?|support(?:s|ing|er)?|backing|backs|assist(?:s|ing)?|hilft|hilfe|unterst\u00fctzt|als\shilfe
    |aide|soutient|en\ssoutien|ayuda|apoya|aiuta|appoggia|helpt|steunt
  )(?:\s(?:it|them|out|him|her))?\W*$
`;
