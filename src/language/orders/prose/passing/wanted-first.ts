/**
 * `I first wanted to send Burgundy to Belgium, but no, rather to Munich`, `My first idea for Warsaw was Galicia. Let's
 * make it Ukraine though`: where a unit was to go is not meant any more, and stands before where it is to go.
 */
import { provinceOf } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { type Mention, mentionsIn } from "../../../names/mentions.js";
import { sentencesOf } from "../../../text/sentences.js";
import type { ReadingContext } from "../../contract.js";

const wanted = regex("iu")`
  (?<!\p{L})(?:
    (?:wanted|meant|intended|planned|hoped|thought|toyed|(?:was|were|been) (?:going|about|planning|thinking|tempted))
      (?!\p{L})
    |(?:was|were) (?:originally |first |at first )?to (?:go|move|sail)|(?:had|have) \p{L}[\p{L} ]{2,20} down (?:for
    |to|as)
    |first (?:idea|thought|plan|instinct|choice)|(?:original|initial) (?:idea|thought|plan)
    |wollte|hatte vor|hatte [^,;.!?]{3,30} (?:gedacht|vorgesehen|geplant)|dachte|geplant war|(?:erste
    |urspr\u00fcngliche) (?:idee|plan)
    |voulais(?! dire)|pensais|avais (?:pr\u00e9vu|pens\u00e9)|comptais|h\u00e9sitais|premi\u00e8re id\u00e9e
    |id\u00e9e de d\u00e9part
    |volevo(?! dire)|pensavo|avevo (?:pensato|previsto)|prima idea|idea (?:iniziale|era)
    |quer\u00eda(?! decir)|pensaba|estaba pensando|hab\u00eda (?:pensado|previsto)|primera idea|mi idea era
    |wilde|dacht|had (?:gedacht|gepland)|eerste idee
  )(?!\p{L})
`;

const rather = wrapped`
  no(?! a[l ])|nah|rather|instead|better|on (?:reflection|second thoughts?)|now|prefer|actually|changed my mind
  |thought better|let(?:['\u2019]?s| us) (?:say|make|go|do|take)|make (?:it|that)|though|after all|it is
  |it will be|in the end
  |nein|n[e\u00f6]|lieber|doch|besser|stattdessen|jetzt|nun|am ende|sagen wir|wird es|dann eben
  |non(?! (?:a|ad|in|al|nel\p{L}*) )|plut\u00f4t|finalement|mieux|maintenant|ce sera|disons|va pour|meglio|invece
  |piuttosto|adesso|alla fine|sar\u00e0|direi
  |mejor|ahora|al final|finalmente|ser\u00e1|digamos|nee|liever|toch|uiteindelijk|wordt het|het wordt
`;
const turns = regex("iu")`(?<!\p{L})(?:${rather})(?!\p{L})`;
const turn = regex("iu")`
  (?:[,;.\u2026\u2013\u2014]|\s-)*\s+(?:but|aber|mais|ma|pero|maar|then|however)\s
  |(?:[,;\u2026\u2013\u2014]|\s-|\.{2,})\s+(?=(?:${rather})(?!\p{L}))
`;

const doubtful = regex("iu")`
  \?|(?<!\p{L})(?:
    if|unless|maybe|perhaps|might|could|or|not|wenn|falls|vielleicht|oder|nicht|si|peut-\u00eatre
    |ou|pas|se|forse|quiz\u00e1s?
    |o|niet|misschien|(?<!(?:better|instead) )of
  )(?!\p{L})
`;

/** `Toyed with Wales for Liverpool`: the unit stands behind its goal. */
const forUnit = regex("iu")`
  (?<!\p{L})(?:for|with|from|f\u00fcr|mit|bei|aus|pour|avec|depuis|per|con|para|desde|da|voor|met)
    (?: (?:the|my|die|der|dem|das|la|le|les|il|el|de|het|army|fleet|armee|flotte|arm\u00e9e|in|at|of))*\W*$
`;

/** The line with what such sentences come to. */
export function withoutWantedFirst(context: ReadingContext, line: string): string {
  if (!wanted.test(line)) return line;
  const sentences = sentencesOf(line);
  const left: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const [one, next] = [sentences[at]!, sentences[at + 1]];
    const turned = one.search(turn);
    const within = comesTo(context, one, turned);
    // `..., then thought better of it. Serbia please.`
    const end = turned < 0 ? one.length : turned;
    const over = within ?? (next === undefined ? null : comesTo(context, one + next, end));
    if (over !== null && within === null) at += 1;
    left.push(over ?? one);
  }
  return left.join("");
}

/** The order that such a sentence comes to, which turns at that place; null for any other. */
function comesTo(context: ReadingContext, sentence: string, at: number): string | null {
  if (at < 0 || doubtful.test(sentence.slice(at)) || !wanted.test(sentence.slice(0, at)))
    return null;
  const mentions = mentionsIn(context.board, sentence);
  const before = mentions.filter(({ to }) => to <= at);
  const [goal, another] = mentions.filter(({ from }) => from >= at);
  const unit = unitAmong(context, sentence, before);
  if (unit === undefined || goal === undefined || another !== undefined) return null;
  if (goal.at === unit.at) return null;
  const [tail = ""] = /^[^.!;,]*/.exec(sentence.slice(goal.to)) ?? [];
  if (!turns.test(sentence.slice(at, goal.to) + tail) || stays.test(tail)) return null;
  const [end = ""] = /[.!\s]*$/.exec(sentence) ?? [];
  return `${unit.at} - ${goal.at}${end}`;
}

/** `Now Burgundy holds`: the order of another unit. */
const stays = regex("iu")`
  (?<!\p{L})(?:
    holds?|stays?|moves?|goes|supports?|convoys?|h\u00e4lt|bleibt|geht|zieht|unterst\u00fctzt|reste|tient|va|soutient
    |resta|tiene|appoggia|queda|se queda|apoya|blijft|gaat|steunt
  )(?!\p{L})
`;

/** The one that is the writer's unit, of two that are named. */
function unitAmong(
  { position, power }: ReadingContext,
  sentence: string,
  named: readonly Mention[],
): Mention | undefined {
  const [one, other, third] = named;
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  const isOwn = ({ at }: Mention) =>
    position.units.some((unit) => unit.power === power && provinceOf(unit.at) === at);
  const isBehind = isOwn(other) && forUnit.test(sentence.slice(one.to, other.from));
  return isBehind ? other : [one, other].find(isOwn);
}
