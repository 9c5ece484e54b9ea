/**
 * `I'll attack Rumania: Ukraine enters, Sevastopol supports`: what is announced is where the units behind it go that
 * enter without a goal of their own, and what others help in.
 */
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { type Mention, mentionsIn } from "../../../names/mentions.js";
import type { ReadingContext } from "../../contract.js";
import { ownUnits } from "../../help.js";

/** The line, with such units on their way. */
export function withGoalsAnnounced(context: ReadingContext, line: string): string {
  return joined(context, line).replace(/[^.;!?\n]+/gu, (sentence) => told(context, sentence));
}

/** `We attack Sweden! Skagerrak leads, Norway supports`: what is announced may be a sentence of its own. */
function joined(context: ReadingContext, line: string): string {
  return line.replace(/([^.;!?\n]+)[.!] +(?=\p{L})/gu, (words, head: string, at: number) => {
    const [next = ""] = /^[^.;!?\n]+/u.exec(line.slice(at + words.length)) ?? [];
    const together = `${head}: ${next}`;
    return told(context, together) === together ? words : `${head}: `;
  });
}

function told(context: ReadingContext, sentence: string): string {
  const [head = ""] = /^[^:,]+(?:[:,]|\s[-\u2013\u2014]\s)/u.exec(sentence) ?? [];
  const [goal, another] = mentionsIn(context.board, head);
  const isAim = goal !== undefined && another === undefined && !isOwn(context, goal);
  if (!isAim || !aims.test(head) || denies.test(head)) return sentence;
  const clauses = sentence.slice(head.length).split(joints);
  const plans: (Plan | null)[] = [];
  for (const clause of clauses)
    plans.push(planOf(context, clause, goal.at) ?? goingOn(context, plans.at(-1) ?? null, clause));
  const first = plans.find((plan) => plan !== null && plan.goes !== null)?.goes ?? null;
  if (first === null) return sentence;
  return clauses
    .map((clause, at) => {
      const plan = plans[at] ?? null;
      if (plan === null) return clause;
      const { goes, helps } = plan;
      const ways = goes === null ? [] : [`${goes} - ${goal.at}`];
      return ` ${[...ways, ...helps.map((unit) => `${unit} S ${first} - ${goal.at}`)].join(", ")}`;
    })
    .join(",");
}

interface Plan {
  readonly goes: ProvinceId | null;
  readonly helps: readonly ProvinceId[];
}

/** What a clause says of own units alone: who enters, and who helps; null where it says anything else. */
function planOf(context: ReadingContext, clause: string, goal: ProvinceId): Plan | null {
  const named = mentionsIn(context.board, clause).filter(({ at }) => at !== goal);
  const [one, other, third] = named;
  const areOwn = named.every((unit) => isOwn(context, unit));
  if (one === undefined || !areOwn || third !== undefined || denies.test(clause)) return null;
  const isHelp = supports.test(clause);
  if (other !== undefined) {
    const isTold = enters.test(clause.slice(one.to, other.from)) && isHelp;
    return isTold ? { goes: one.at, helps: [other.at] } : null;
  }
  if (isHelp) return { goes: null, helps: [one.at] };
  return enters.test(clause) ? { goes: one.at, helps: [] } : null;
}

/** `... with the help of the Channel and of Burgundy`: another unit that helps, and no more. */
function goingOn(context: ReadingContext, before: Plan | null, clause: string): Plan | null {
  const [one, other] = mentionsIn(context.board, clause);
  if (before === null || before.helps.length === 0 || one === undefined || other !== undefined)
    return null;
  const isAlone = /^\W*(?:\p{L}{1,3}\W+){0,2}$/u.test(clause.slice(0, one.from));
  return isAlone && isOwn(context, one) && !/\p{L}/u.test(clause.slice(one.to))
    ? { goes: null, helps: [one.at] }
    : null;
}

function isOwn(context: ReadingContext, { at }: Mention): boolean {
  return ownUnits(context).some((unit) => provinceOf(unit.at) === at);
}

const joints = regex("u")`
  [,:]|(?<!\p{L})(?:
    and|und|et|ed?|y(?! (?:va|vont|entre|reste|attaque))|(?<!(?:va|vont|ir|aller) )en|while|mientras|mentre
    |w\u00e4hrend
  )(?!\p{L})
`;

const aims = regex("iu")`
  (?<!\p{L})(?:
    attack|attaqu|attacc|atac|angreif|greif|angriff|aanval|ziel|target|goal|aim|objecti|objeti|obbiettiv
    |obiettiv|doel|want|take|captur|conqu|erober|nehmen|prend|tomar|conquist|pakken|veroveren
    |quiero|voglio|will|wil|veux|m\u00f6chte
  )
`;
const enters = regex("iu")`
  (?<!\p{L})(?:
    enters?|leads?|goes|go|moves?|attacks?|takes?|rein|hinein|ein|zieht|geht|f\u00e4hrt|r\u00fcckt
    |entr(?:e|a|er|ar|are)|va|y va|attaque|attacca|ataca|erin|binnen|gaat|erheen|avanza|avance
  )(?!\p{L})
`;
const supports = regex("iu")`
  (?<!\p{L})(?:support|help|unterst\u00fctz|hilf|deck|souti|souten|aid|appu|apoy|ayud|appogg|aiut|steun|help|back)
`;
const denies = regex("iu")`
  (?<!\p{L})(?:
    not?|never|kein\p{L}*|nicht|pas|sans|non|geen|niet|if|wenn|falls|si|se|als|\p{L}+n['\u2019]t
  )(?!\p{L})
`;
