/**
 * What somebody is to be told, asked or wished for, in words to them: `ask him if he would leave` is `Would you
 * leave?`
 */

import type { PressTarget } from "../../../../game/index.js";
import { powersIn, sentencesOf } from "../../../../language/index.js";
import { capital, regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { askedAbroad } from "./asked-abroad.js";
import { isPlainClause } from "./plain-clause.js";
import { compliments } from "./speech.js";

/** `Say hi to Austria from me and ask if he wants to be friends`: `Hi! Do you want to be friends?` */
export function greetingOf(said: string, behind: string, left: string): string | null {
  const [, own = "", joined = ""] = regards.exec(left) ?? [];
  if (own !== "" && joined === "") return `${capital(own)}!`;
  if (abroad.test(said)) return null;
  const [, kind = own] = /((?:my|our) .+?) to\s*$/iu.exec(said) ?? [];
  const [, word = ""] = /^say (\p{L}+(?: you)?) to/iu.exec(said) ?? [];
  const hello = capital(word || kind || "regards");
  const [, verb = "", what = ""] = saysMore.exec(behind) ?? [];
  const rest = left.replace(fromWriter, "").replace(/^\W+/u, "");
  if (what === "" && ofWriter.test(rest) && !ofOthers.test(rest))
    return `${hello}! ${capital(rest)}`;
  if (what === "") return /[\p{L}\p{N}]/u.test(rest) ? null : `${hello}!`;
  const more = /^ask/i.test(verb) ? askedOf(what) : ofOthers.test(what) ? null : what;
  return more === null ? null : `${hello}! ${capital(more)}`;
}

/** `Give her my kind regards` */
const regards = regex("iu")`
  ^(${compliments})(?: please)?(?:[.!?]*$|(?= and (?:ask|tell)(?!\p{L})))(.*)
`;
const abroad = /^(?:gr\u00fc\u00df|salu|doe)/iu;

/** `My apologies to Germany, I was in hospital` */
const ofWriter = /^(?:i|we|my)\b/i;
const fromWriter = /^\s*(?:from|for) (?:me|us)(?!\p{L})/iu;
export const saysMore = regex("isu")`
  ^[^.!?]{0,60}?,?\s+(?:and|then|&)\s+(?:then |also |please )*(ask|tell)(?: (?:him|her|them))? (?:that )?
    (\S.*)$
`;

/** `Tell Russia to stay out of Galicia`: said to Russia. Null where more than that would change. */
export function wishedOf(what: string): string | null {
  const [, not = "", rest = ""] = /^(not |never )?to (\S.*)$/isu.exec(what) ?? [];
  if (rest === "" || ofOthers.test(rest)) return null;
  const wish = rest.replace(/\s*\?+$/, ".");
  return `Please ${not === "" ? "" : not.trim() === "never" ? "never " : "do not "}${wish}`;
}

/** What they read whom somebody asks to be asked: a question, a wish, or who asks what. */
export function putTo(
  { game: { board } }: Speaker,
  to: PressTarget,
  said: string,
): { readonly text: string; readonly isAsked?: true; readonly isGuess?: true } {
  const what = said.replace(unmarked, "$1'$2");
  const plain = isPlainClause(what) ? (askedOf(what) ?? wishedOf(what)) : null;
  if (plain !== null) return { text: plain };
  const asked = askedAbroad(what, isOneReader(to));
  const isOfOthers = powersIn(board, what).length > 0;
  if (asked !== null) return { text: asked, ...(isOfOthers && { isGuess: true }) };
  const text = askedToThem(to, what);
  // `Ask him why he wrote to England`: of whom `he` is said is not sure.
  const isTurned = text.replace(/\W+$/u, "") !== what.replace(/\W+$/u, "");
  return { text, isAsked: true, ...(isTurned && isOfOthers && { isGuess: true }) };
}

/** `If hes cool with it` */
const unmarked = /\b(he|she|they(?=[lrv]))(s|re|ll|ve)\b/gi;

function isOneReader(to: PressTarget): boolean {
  return to.kind === "some" && to.powers.length + Number(to.gm) <= 1;
}

/** `Ask him why he wrote`: `why you wrote`, asked of nobody but these readers; else in the very words. */
function askedToThem(to: PressTarget, what: string): string {
  const said = what.replace(/[\s.?!]*$/, "");
  if (!isOneReader(to)) return `${said}?`;
  if (!asksThem.test(said) || !ofOthers.test(said))
    return `${said}${asksThem.test(said) ? "." : "?"}`;
  const own = turned(said);
  return own === null ? `"${said}"` : `${own}.`;
}

/** `Ask Italy if he would leave Trieste alone`: would you? Null where more than the subject would change. */
export function askedOf(what: string): string | null {
  const { we = "", may = "", more = "" } = askedForUs.exec(what)?.groups ?? {};
  if (more !== "" && !/\b(?:he|she|they|him|them|his|their)\b/i.test(more))
    return `${capital(may.toLowerCase())} ${/^i$/i.test(we) ? "I" : "we"} ${more.replace(/[\s.?!]*$/, "")}?`;
  const { short = "", verb = "", rest = "" } = asked.exec(what)?.groups ?? {};
  if (rest === "" || ofOthers.test(rest)) return null;
  // `if they'd agree`
  if (short !== "")
    return `${/d$/i.test(short) ? "Would" : "Will"} you ${verb} ${rest.replace(/[\s.?!]*$/, "")}?`;
  const [said, first = ""] = [verb.toLowerCase(), verb.charAt(0).toUpperCase()];
  const begun = plainVerbs[said];
  if (begun !== undefined) return `${begun} ${rest.replace(/[\s.?!]*$/, "")}?`;
  const plain = /^(?:he|she)\b/i.test(what.replace(/^\S+ /, "")) ? withoutEnding(said) : null;
  if (plain !== null) return `Do you ${plain} ${rest.replace(/[\s.?!]*$/, "")}?`;
  return modal.test(said) ? `${first}${said.slice(1)} you ${rest.replace(/[\s.?!]*$/, "")}?` : null;
}

const askedForUs =
  /^(?:if|whether) (?<we>we|i) (?<may>may|can|could|might|should|must|shall) (?<more>\S.*)$/isu;

/** `intends` as `intend`; null for any other form. */
function withoutEnding(verb: string): string | null {
  if (!/[^s]s$/.test(verb) || /^(?:is|was|has|does)$/.test(verb)) return null;
  return verb
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x|o)es$/, "")
    .replace(/(?<!s)s$/, "");
}

const asked = regex("isu")`
  ^(?:if|whether) (?:he|she|they)(?:['\u2019]s| both| all|(?<short>['\u2019](?:d|ll)))? (?<verb>\p{L}+) (?<rest>
    \S.*
  )$
`;
/** `if she would support me` is said by the same person as `would you support me`. */
const ofOthers =
  /\b(?:hes?|shes?|they(?:re|ll|ve)?|him|her|them|his|hers|their|theirs|himself|herself|themselves)\b/i;
const modal = /^(?:would|could|will|can|might|may|should)$/;
const plainVerbs: Readonly<Record<string, string>> = {
  ...{ is: "Are you", are: "Are you", was: "Were you", were: "Were you", has: "Have you" },
  ...{ have: "Do you have", want: "Do you want", wants: "Do you want", plan: "Do you plan" },
  ...{ plans: "Do you plan", agree: "Do you agree", agrees: "Do you agree", like: "Do you like" },
  ...{ need: "Do you need", needs: "Do you need", mind: "Do you mind", minds: "Do you mind" },
};

/** `I leave it if he does`, to its readers and of nobody else: `if you do`; null where more than that would change. */
export function turnedTo(speaker: Speaker, to: PressTarget, what: string): string | null {
  const { game } = speaker;
  const isOne = to.kind === "some" && to.powers.length === 1 && !to.gm;
  if (asksThem.test(what) || !ofOthers.test(what) || (!isOne && ofOne.test(what))) return null;
  const own = powerOf(speaker);
  const readers = to.kind === "all" ? [] : to.powers;
  const named = powersIn(game.board, what);
  if (named.some((power) => power !== own && !readers.includes(power))) return null;
  const sentences = sentencesOf(what.replace(/\s*\?+\s*$/, ".")).map((each) => each.trim());
  const said = sentences.map((each) => (ofOthers.test(each) ? turned(each) : each));
  if (said.some((each) => each === null)) return null;
  return said.map((each, at) => (at === 0 ? each : capital(each ?? ""))).join(" ");
}

const asksThem = /^(?:if|whether|what|when|where|why|how|which|who)\b/i;

const hisOwn = regex("gi")`
  \b(?:his|their)\b
  |\bher(?= (?!(?:to|and|but|or|if|in|at|on|for|with|that|now|from|alone|when|as|so|too)\b)[a-z])
`;

const heDoes = regex("gi")`
  \b(?:he|she) (
    (?:never|always|also|only|just|still|really|even|ever|then|now|already|soon|simply) )?
    ([a-z]+(?:['\u2019]t)?)
`;

/** `I'd leave it if he does the same`, said to him: `if you do the same`. Null for words not fully understood. */
function turned(what: string): string | null {
  if (!isPlainClause(what)) return null;
  return (
    what
      .replace(inverted, (_, verb: string) => `${agreeing(verb)} you`)
      .replace(/\b(?:he|she|they)['\u2019](s|d|ll|re|ve)\b/gi, (_, end: string) =>
        /^s$/i.test(end) ? "you're" : `you'${end}`,
      )
      .replace(
        heDoes,
        (_, so: string | undefined, verb: string) => `you ${so ?? ""}${agreeing(verb)}`,
      )
      .replace(/\b(?:he|she|they)\b/gi, "you")
      .replace(/\b(and|but) that (?=you\b)/gi, "$1 ")
      .replace(/\b(?:himself|herself|themselves)\b/gi, "yourself")
      // `Norway is his`
      .replace(
        /\b(?:hers|theirs|his(?=\s*(?:[.,;!?)]|$|(?:if|and|but|when|as|for|to)\b)))\b/gi,
        "yours",
      )
      .replace(hisOwn, "your")
      // `I enjoy his letters, but he should keep them short`
      .replace(ofOne.test(what) ? /\b(?:him|her)\b/gi : /\b(?:him|her|them)\b/gi, "you")
  );
}

const ofOne = /\b(?:he|she|his|him|her|hers)\b/i;
const inverted =
  /\b(is|was|has|does|isn['\u2019]t|wasn['\u2019]t|hasn['\u2019]t|doesn['\u2019]t) (?:he|she)\b/gi;

/** The verb of `he` as that of `you`. */
function agreeing(verb: string): string {
  const said = verb.toLowerCase().replace(/['\u2019]/, "");
  return irregular[said] ?? withoutEnding(said) ?? verb;
}

const irregular: Readonly<Record<string, string>> = {
  ...{ is: "are", was: "were", has: "have", does: "do" },
  ...{ isnt: "aren't", wasnt: "weren't", hasnt: "haven't", doesnt: "don't" },
};

/** `Thank Germany for the warning`, `wish them all good luck from me`: in words to them. */
export function kindWords(said: string, what: string): string | null {
  if (/^thank/iu.test(said)) return thanksOf(what);
  if (/^remind/iu.test(said)) return remindedOf(what);
  if (!/^(?:wish|w\u00fcnsch|souhait|dese|augur|wens)/iu.test(said)) return null;
  const good = what.replace(fromMe, "").replace(/[\s.!]+$/u, "");
  return /^[\p{L} '\u2019-]{4,40}$/u.test(good) && !ofOthers.test(good)
    ? `${capital(good.replace(/^(?=luck$)/iu, "good ").replace(/^(?=gl\u00fcck$)/iu, "viel "))}!`
    : null;
}

/** `Remind Italy to vote on the draw`, `remind everybody of the deadline` */
function remindedOf(what: string): string | null {
  const [, to = "", of = ""] = reminded.exec(what) ?? [];
  if (ofOthers.test(what) || `${to}${of}` === "") return null;
  return `A reminder: ${to === "" ? `please remember ${of}` : `please ${to}`}.`;
}

const reminded =
  /^(?:to ([^?.!]{4,120})|(?:of|about) ((?:the|our|today's|tonight's) [^?.!]{3,80}))[.!]*$/iu;

const fromMe =
  /^(?:all|both) |,? (?:from (?:me|us)|von (?:mir|uns)|de (?:ma|mi|mijn) part\p{L}*|da parte mia)(?!\p{L}).*$/giu;

function thanksOf(what: string): string | null {
  if (
    !/[\p{L}\p{N}]/u.test(what.replace(/^(?:very much|a lot|so much|(?:for|from) (?:me|us))/iu, ""))
  )
    return "Thank you!";
  return /^for (?!his|her|their)[^,;]{3,60}$/iu.test(what) ? `Thank you ${what}` : null;
}
