/**
 * The mood of a sentence: only what is ordered is an order. Questions, and what is told of the past, give
 * none, whatever they look like.
 */

import { type Board, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { is, type Token } from "../../lexer/token.js";
import { namesOf } from "../../names/names.js";
import { isThought } from "./thoughts.js";

/** Words that make an order depend on something. */
export const conditional = regex()`
  ^(?:
    if|unless|or|in case|as long as|provided|assuming|suppose|supposing|when|whenever|once
    |as soon as|until|wenn|falls|sofern|si|se|als|indien|tenzij
  )$
`;

/**
 * `Austria will support A Mun - Tyr`, `I know what I said about A Ven - Tyr`: what others do, want or were told takes
 * back no order of the writer's. What the writer wants or says may.
 */
export function isReported(board: Board, sentence: string): boolean {
  if (toldBefore.test(sentence)) return true;
  const [, subject] = ofOthers.exec(sentence) ?? [];
  if (subject === undefined) return false;
  return people.test(subject) || namesOf(board).nation(spelling(subject)).length > 0;
}

const ofOthers = regex("iu")`
  ^(?:\W*(?:p\.?s|yes|well|and|but|so|of course|sorry)(?!\p{L})){0,2}\W*(?:\p{L}{4,},? )?
    ((?:the |my )?\p{L}{2,}) (?:also |still |just |even |now )?(?:
      will|would|wants?|wanted|asks?|asked|says?|said|tells?|told|promises|promised|agrees|agreed
      |knows?|knew|thinks?|thought|expects?|expected|hopes?|hoped|suggests?|suggested|proposes
      |proposed|orders|ordered|plans?|planned|does|did|is|was
    )(?!\p{L})
`;
const people =
  /^(?:he|she|they|you|(?:my )?(?:ally|friend|neighbou?r)|everybody|everyone|somebody|someone)$/i;
const toldBefore = regex("iu")`
  ^\W*(?:promised|agreed|lied)(?!\p{L})
  |(?<!\p{L})(?:
    (?:i|we) (?:promised|agreed|told \p{L}+|lied)
    |what (?:i|we|he|she|they|you) (?:said|promised|told|wrote|agreed)
  )(?!\p{L})
`;

/** The tokens of an order, or null where the sentence asks or tells. */
export function ordered(tokens: readonly Token[], text: string): readonly Token[] | null {
  if (toldIn(tokens).some((token) => is(token, "past"))) return null;
  const sentence = sentenceOf(tokens, text);
  if (
    unsure.test(text) ||
    leftOpen.test(sentence) ||
    judges(tokens, text) ||
    isJourney(sentence) ||
    reports.test(sentence) ||
    ofSomebody.test(sentence) ||
    perfect.test(sentence) ||
    ofTreaty.test(sentence) ||
    isThought(sentence)
  ) {
    return null;
  }
  const asks = tokens.some((token) => is(token, "question"));
  if (!asks) return asksWithoutSign(tokens, text) ? null : tokens;
  const rest = tokens.filter((token) => !is(token, "question"));
  // `Could the Ionian fleet go to Albania, please?`
  const wish = /^(?:could|can|would|will)$/.test(rest[0]?.text ?? "") ? rest.slice(1) : rest;
  return wish.length > 0 && request.test(sentence) ? wish : null;
}

/** `Could you please move Paris to Burgundy?` asks politely; `Would you move Paris?` asks for advice. */
const request = regex("iu")`
  ^\W*(?:(?:hi|hello|hey|dear)(?: [\p{L}]+){0,2}\W+)?(?:so |and )?(?:could|can|would|will) you,?
    \s+(?:
      please|kindly|(?:put|mark|note|write) (?:me|us|this|that|it) down
      |(?:move|put|send|take|bring|get|have|let)\b[^?]{3,60}\bfor (?:me|us)
    )\b
  |\bplease\W*$
`;

/** `Please choose between Greece and Bulgaria for Serbia` */
const leftOpen =
  /(?<!\p{L})(?:choose|decide|pick)(?: for me)? (?:between|whether|which)(?!\p{L})/iu;

/** `Results: A Bur - Mun fails` */
const reports =
  /^\W*(?:(?:last|previous) (?:turn|season|year|phase|move)(?:'s)? ?)?(?:results?|outcome)\s*:\s*\S/i;

/** `Paris a attaqué la Bourgogne`: the accent is lost where names are compared. */
const perfect = regex("u")`
  \p{L}{3}\s(?:
    (?:a|ont)\s(?:(?:d\u00e9j\u00e0|encore|bien|aussi)\s)?\p{L}{3,20}\u00e9
    |(?:est|sont)\s(?:(?:d\u00e9j\u00e0|encore|bien|aussi)\s)?(?:
      pass\u00e9|all\u00e9|arriv\u00e9|r?entr\u00e9|retourn\u00e9|rest\u00e9|mont\u00e9|tomb\u00e9|parti|venu|revenu
    )
  )(?:e|s|es)?(?!\p{L})
`;

/** `Article 1: Kiel shall go to Denmark` */
const ofTreaty = /^\W*(?:article|clause|paragraph)(?!\p{L})/iu;

/** `A Bur - Mun is what my neighbour suggests`: somebody else's idea. */
const ofSomebody = regex("iu")`
  (?:\s->?\s|>|\bto\b)[^.;!?]{0,80}(?<!\p{L})(?:is|are|was|were) (?:exactly |just |only )?what (?!
    (?:i|we|should|must|shall|counts?|goes|stands?|you should|happens)(?!\p{L})
  )\p{L}
`;

/** `A Bur - Mun (?)` */
const unsure = /[([]\s*\?+\s*[)\]]/;

/** `A Bur - Mun would be nice`, `A Bur - Mun looks risky`: what is said of an order gives none. */
const judgement = regex("i")`
  ^[^,;]*\b(?:
    (?:would|could|might|may)(?:n't| not)? (?:(?:also|even|still|just|probably|have) )*
      (?:be|been|have|make|work|mean|look|help|seem)
    |(?:is|isn't|was|looks?|seems?|sounds?|feels?|appears?)(?: (?:
      very|so|too|quite|rather|really|pretty|a|an|not|my|your
    ))* (?:
      nice|good|great|bad|better|best|worse|worst|wise|clever|silly|stupid|tempting|risky
      |dangerous|safe|likely|unlikely|possible|impossible|attractive|interesting|obvious|option
      |idea|mistake|error|typo|slip|blunder|nonsense|wrong|stab|risk|threat|alternative|problem
      |pity|shame|fun|what|why|how
    )
  )\b
`;

/** `I'm sailing from Brest to Gascony this weekend`: people travel too, and say when they are back. */
const journey = regex("iu")`
  ^\W*(?:(?:and|so|sorry|but|ps),? )*(?:
    i(?:['\u2019]m| am|['\u2019]ll be| will be)|we(?:['\u2019]re| are|['\u2019]ll be| will be)
    |my (?:wife|husband|family|boss|friend|partner)(?: and i)?(?: is| are)?
  ) (?:\p{L}+ )?\p{L}+ing\b
`;
const ofCalendar = regex("i")`
  \b(?:
    weekend|tomorrow|tonight|(?:next|this) (?:week|month)
    |(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|vacation|back (?:on|by|in|home|next)
    |for (?:a few|some|two|three) (?:days|weeks)|by (?:train|car|plane|bike)|for work|on business
  )\b
`;

function isJourney(sentence: string): boolean {
  return journey.test(sentence) && ofCalendar.test(sentence);
}

function judges(tokens: readonly Token[], text: string): boolean {
  // `Galicia may be disbanded`: leave is given.
  const isLeave = tokens.some((word) => is(word, "remove") && word.text.startsWith("may be "));
  return !isLeave && judgement.test(sentenceOf(toldIn(tokens), text));
}

/** `A Bur - Mun even though it is risky`, `because they were asleep`: what stands before the reason. */
function toldIn(tokens: readonly Token[]): readonly Token[] {
  const reason = tokens.findIndex((word, at) => at > 0 && is(word, "reason"));
  return reason < 0 ? tokens : tokens.slice(0, reason);
}

const question = regex("i")`
  ^\W*(?:
    should|shall|must|would|could|can|may|will|do|does|did|is|are|was|were|what|which|why|when
    |where|who|how
  )\b(?! you,? please|(?<=what)(?: is|['\u2019]s) left of| remains of
    |(?<=what) (?:i|we)\b[^,;:?]* (?:is|are)\b)
`;

const mayAsk = /\b(?:sh|w|c|d|m|is|are|how)/i;

/** A question whose sign was forgotten: `Should I move Burgundy to Munich`. */
function asksWithoutSign(tokens: readonly Token[], text: string): boolean {
  if (!mayAsk.test(text)) return false;
  return question.test(sentenceOf(tokens, text)) && !request.test(text);
}

/** The end of a sentence, or of what a conclusion is drawn from. */
const turn = /[.!?;]|(?<=[\s,])so(?=[\s,])(?! (?:do|does|did|is|are|will)\b)/gi;

/** The sentence as it was written, with the words before its first token that have no meaning. */
export function sentenceOf(tokens: readonly Token[], text: string): string {
  const start = tokens[0]?.start ?? 0;
  const before = text.slice(0, start);
  const begins = [...before.matchAll(turn)].at(-1);
  return text.slice(begins === undefined ? 0 : begins.index + begins[0].length, tokens.at(-1)?.end);
}
