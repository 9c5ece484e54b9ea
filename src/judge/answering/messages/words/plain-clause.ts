/**
 * Which words about their reader can be said to them: short, plain, correct English of nobody else. Whatever is not
 * fully understood is passed on as it was written, and never turned by half.
 */
import { regex } from "../../../../util/index.js";

/** Is nobody but one reader, or all of them, spoken of, in one sentence that asks the judge for nothing more? */
export function isPlainClause(what: string): boolean {
  const said = what.trim().replace(/[.?!]+$/, "");
  return (
    said.split(/\s+/).length <= longest &&
    said.split(",").length <= mostParts &&
    !/[^\p{L}\p{N}\s,'\u2019-]/u.test(said) &&
    ![chat, abroad, requests, speaksTo, family, twoVerbs, hasDone, ofThings].some((each) =>
      each.test(said),
    ) &&
    !(ofHim.test(said) && ofHer.test(said))
  );
}

const longest = 30;
const mostParts = 3;

const ofHim = /\b(?:he|him|his|himself)\b/i;
const ofHer = /\b(?:she|her|hers|herself)\b/i;

/** Spelt as one chats: its `he` may well be `hes`, and its sentences end nowhere. */
const chat = regex("iu")`
  (?<!\p{L})(?:
    n|u|ur|r|k|q|ya|yr|pl[sz]|(?:he|she|that|what|who)s|they(?:re|ll|d|ve)
    |(?:do|does|did|wo|ca|would|should|could|is|are|was|has|have|ai)nt|i[mv]e?|(?:gon|wan)na|gotta
    |[csw]h?ud|lol|lmao|tho|bc|cuz|cos|btw|thx|ty|tbh|idk|rn|like just|just like that
  )(?![\p{L}'\u2019])
`;

const abroad = regex("iu")`
  (?<!\p{L})(?:
    er|sie|ihm|ihn|il|elle|elles?|lui|leur|su|sus|suo|sua|hij|zij|hem|zijn|dass|que|che|dat
  )(?!\p{L})
`;

/** `... and let him know ...`: another request. */
const requests = regex("i")`
  \b(?:tell|ask|say|let|pass|write|send|warn|remind|thank)\b(?: \w+)? (?:him|her|them)\b
`;

/** Is the reader `you` here, or the judge? */
const speaksTo = /\b(?:you|your|yours)\b/i;

/** `My sister says that she ...` */
const family = regex("i")`
  \b(?:my|our) (?:\w+ )?(?:
    husband|wife|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|uncle|aunt|boss
    |friend|neighbou?r|boyfriend|girlfriend|grand\w+|gran(?:ny)?|nephew|niece|cousin
  )\b
`;

/** `He comes and takes Sweden`: the second verb has no `he`. */
const twoVerbs = /\b(?:he|she)\b.* (?:and|or|but|then) (?:\w+ly )?(?!(?:his|us|as|yes)\b)\w+s\b/i;

/** `He's left me alone`: this is `he has`. */
const hasDone = regex("i")`
  \b(?:he|she)['\u2019]s (?:\w+ly )?(?:
    \w+(?:ed|en|wn|pt|ght)|got|left|made|gone|had|done|lost|put|built|sent|said|told|won|met|held
    |come|become
  )\b
`;

/** `I have three armies, and they stay`: not the reader does. */
const ofThings = regex("i")`
  ^(?!.*\b(?:he|she|him|his|her)\b).*?\b(?!(?:is|was|as|us|this|its|has|does|unless|yes)\b)\w\w+s\b
    .*\b(?:they|them|their|theirs)\b
`;
