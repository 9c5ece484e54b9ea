/** `Bourgogne avec Paris`, `the North Sea with Edinburgh`: a place, and the unit that is to be there. */
import { bordersOn, provinceOf } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { mentionsIn } from "../../../names/mentions.js";
import type { ReadingContext } from "../../contract.js";
import { ownUnits } from "../../help.js";

/** The line, with such units on their way. */
export function withGoalsFirst(context: ReadingContext, line: string): string {
  return line
    .split(joints)
    .map((clause) => turnedRound(context, clause))
    .join("");
}

function turnedRound(context: ReadingContext, clause: string): string {
  const all = mentionsIn(context.board, clause);
  // `Con` and `mit` are places, too: between two others they say with what.
  const named = all.filter(
    ({ from, to }, at) => all.length < 3 || at !== 1 || !withWord.test(clause.slice(from, to)),
  );
  const [goal, unit, another] = named;
  if (goal === undefined || unit === undefined || another !== undefined) return clause;
  const own = ownUnits(context).find(({ at }) => provinceOf(at) === unit.at);
  const isNamedSo =
    lead.test(clause.slice(0, goal.from)) &&
    between.test(clause.slice(goal.to, unit.from)) &&
    tail.test(clause.slice(unit.to));
  const isBeside = own !== undefined && bordersOn(context.board, own, goal.at);
  if (!isNamedSo || !isBeside) return clause;
  const [before = ""] = /^\s*/.exec(clause) ?? [];
  const [behind = ""] = /\s*$/.exec(clause) ?? [];
  return `${before}${unit.at} - ${clause.slice(goal.from, goal.to)}${behind}`;
}

const joints = /([,;:.!?\n]|(?<!\p{L})(?:and|und|et|ed?|y|en)(?!\p{L}))/iu;

const article = wrapped`
  (?:the|my|der|die|das|den|dem|meine?[nrm]?|la|le|les|mon|ma|el|los|mi|il|lo|mio|mia|de|het|mijn)
`;
const lead = regex("iu")`
  ^\P{L}*(?:
    (?:${article}|(?:i(?:['\u2019]m| am|['\u2019]ll)?|we(?:['\u2019]re|['\u2019]ll)?) (?:go(?:ing)?|mov(?:e|ing)
    |head(?:ing)?|sail(?:ing)?|attack(?:ing)?)
      |ich (?:gehe|ziehe|fahre|greife)|je (?:vais|pars)|voy|vado|ik ga|l|d|then|also|ok|no|nein|non|hole?|nimm|mir
    |take|get|grab|prends|prendo|tomo|neem|in|to|into|nach|en
      |dans|a|\u00e0|verso|naar|na)\P{L}+
  )*$
`;
const withWord = /^(?:mit|con|par|met|da)$/u;
const between = regex("iu")`
  ^\W+(?:with|w|mit|avec|con|met|via|by|durch|par|da|por|door)\s(?:${article}\s)?(?:l['\u2019])?
  (?:(?:army|fleet|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|esercito|flotta|leger|vloot|unit)\s
    (?:(?:in|at|from|aus|von|de|d|du|en|di|da|a|uit|van)[\s'\u2019])?(?:${article}\s)?)?
  (?:[ld]['\u2019])?$
`;
const tail = regex("iu")`
  ^(?:\s(?:
    army|fleet|armee|flotte|arm\u00e9e|then|please|now|instead|bitte|dann|jetzt|alors|svp|por favor|per favore|allora
    |dan|graag|aus
  ))*\W*$
`;
