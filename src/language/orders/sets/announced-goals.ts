/**
 * `I'll attack Rumania: Ukraine enters, Sevastopol supports`: what is announced is where the units behind it go that
 * enter without a goal of their own, and what others help in.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The line, with such units on their way. */
export function withGoalsAnnounced(context: ReadingContext, line: string): string {
  return line.replace(/[^.;!?\n]+/gu, (sentence) => told(context, sentence));
}

function told(context: ReadingContext, sentence: string): string {
  const [head = ""] = /^[^:,]+(?:[:,]|\s[-\u2013\u2014]\s)/u.exec(sentence) ?? [];
  const [goal, another] = mentionsIn(context.board, head);
  const isAim = goal !== undefined && another === undefined && !isOwn(context, goal);
  if (!isAim || !aims.test(head) || denies.test(head)) return sentence;
  const clauses = sentence.slice(head.length).split(joints);
  const plans = clauses.map((clause) => planOf(context, clause, goal.at));
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

function isOwn(context: ReadingContext, { at }: Mention): boolean {
  return ownUnits(context).some((unit) => provinceOf(unit.at) === at);
}

const joints =
  /[,:]|(?<!\p{L})(?:and|und|et|ed?|y|en|while|mientras|mentre|w\u00e4hrend)(?!\p{L})/u;

const aims = regex("iu")`
  (?<!\p{L})(?:
    attack|attaqu|attacc|atac|angreif|greif|angriff|aanval|ziel|target|goal|aim|objecti|objeti|obbiettiv
    |obiettiv|doel|want|take|captur|conqu|erober|nehmen|prend|tomar|conquist|pakken|veroveren
  )
`;
const enters = regex("iu")`
  (?<!\p{L})(?:
    enters?|goes|go|moves?|attacks?|takes?|rein|hinein|ein|zieht|geht|entr(?:e|a|er|ar|are)|va|y va
    |attaque|attacca|ataca|erin|binnen|gaat|avanza|avance
  )(?!\p{L})
`;
const supports = regex("iu")`
  (?<!\p{L})(?:support|help|unterst\u00fctz|hilf|hilft|deck|souti|souten|aid|apoy|ayud|appogg|aiut|steun|help|back)
`;
const denies = regex("iu")`
  (?<!\p{L})(?:
    not?|never|kein\p{L}*|nicht|pas|sans|non|geen|niet|if|wenn|falls|si|se|als|\p{L}+n['\u2019]t
  )(?!\p{L})
`;
