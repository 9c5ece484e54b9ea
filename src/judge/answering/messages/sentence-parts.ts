/**
 * A line parted where it tells somebody something: each message with all that belongs to it, and what stands
 * beside them.
 */

import type { PressTarget } from "../../../game/index.js";
import {
  type Body,
  type BodyItem,
  commandSaid,
  gmWishesIn,
  looksLikeOrder,
  placesIn,
  sentencesOf,
  setUpsSaid,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { asText } from "../../session/texts/sentences-left.js";
import { greetedIn } from "./greetings.js";
import { surelyHeads } from "./headings.js";
import { forbidsTelling } from "./not-told.js";
import { ordersUnits } from "./ordering/orders-in.js";
import { lastNamed, nobody } from "./readers/last-named.js";
import { joinedToVerb, takesVerb, toldEach, turnedAside } from "./told-each.js";
import { toldIn } from "./told-message.js";
import { tellsHim } from "./words/speech.js";
import { headsForJudge } from "./words/turns-to-judge.js";

/** A line with each sentence that tells somebody something, and what follows it, apart. */
export function partsOf(
  speaker: Speaker,
  { line }: Pick<BodyItem, "line">,
  before: PressTarget | null = null,
): readonly string[] {
  const parts: string[] = [];
  for (const sentence of sentencesOf(joinedToVerb(line)).flatMap((each) =>
    toldApart(speaker, each),
  )) {
    const them = lastNamed(speaker, parts.join("")) ?? before;
    const told = toldIn(speaker, { line: sentence }, them);
    const isNew =
      parts.length === 0 ||
      told !== null ||
      // `Et mes ordres : Paris - Bourgogne`, behind a message.
      headsForJudge(sentence) !== null ||
      surelyHeads(speaker, sentence.trim()) !== null ||
      isChange(speaker, sentence) ||
      greetedIn(speaker, sentence)?.says === true ||
      ordersBehindCall(speaker, parts.at(-1)!, sentence) ||
      (tells.test(sentence) && forbidsTelling(speaker, sentence));
    const [said = sentence, ...aside] =
      told === null ? [sentence] : turnedAside(speaker, sentence, told.to);
    parts.push(isNew ? said : `${parts.pop()}${said}`, ...aside);
  }
  return parts;
}

/** `England, are you up for it? My moves: Bre - Mid`: what is ordered behind words to a player is for the judge. */
function ordersBehindCall(speaker: Speaker, before: string, sentence: string): boolean {
  return greetedIn(speaker, before)?.says === true && ordersUnits(speaker, sentence);
}

/**
 * `Tell Germany that I stay, and ask Italy what he wants`: one message for each; before them an order may
 * stand, or who it is that is told something, and behind them what is to be changed.
 */
function toldApart(speaker: Speaker, sentence: string): readonly string[] {
  const [said = "", ...changes] = sentence.split(changesMore);
  if (changes.length === 0 || !changes.every((each) => isChange(speaker, each)))
    return messagesApart(speaker, sentence);
  const messages = messagesApart(speaker, said);
  const isTold = messages.some((line) => toldIn(speaker, { line }, nobody) !== null);
  return isTold ? [...messages, ...changes] : messagesApart(speaker, sentence);
}

function messagesApart(speaker: Speaker, sentence: string): readonly string[] {
  return withApart(speaker, sentence, tellsMore, null)
    .flatMap((each) => withApart(speaker, each, tellsHim, nobody))
    .flatMap((each) => {
      const told = toldEach(speaker, each);
      return told.slice(1).every((line) => toldIn(speaker, { line }) !== null) ? told : [each];
    });
}

function withApart(
  speaker: Speaker,
  sentence: string,
  at: RegExp,
  them: PressTarget | null,
): readonly string[] {
  const parts = sentence.split(at);
  const isTold = (line: string) =>
    toldIn(speaker, { line }, them) !== null || forbidsTelling(speaker, line);
  return parts.slice(1).every(isTold) ? parts : [sentence];
}

/** `..., tell Austria nothing`, parted from what stands before it. */
const tells = /^\s*(?:tell|sag|sage|dis|di|dile|zeg)\s/iu;

const tellsMore = regex("iu")`
  ,?\s+(?:
    (?:and|und|et|y|e|en)\s+|(?=(?:also|auch|aussi|tambi\u00e9n|anche|ook)\s)
    |(?<!
      (?<!\p{L})(?:
        to|i|we|you|u|they|he|she|not|don['\u2019]?t|never|can|could|will|would|shall|must|may
        |might|let|me|who|people|secretly|quietly|privately|separately|please|pls|just|so|then|but|also|and|n
        |ps|judge
      )[,.:]?\s+
    )(?=tell\s)
  )(?=
    (?:please |pls |plz |just |then |also |separately |bitte |can you |could you )*(?:
      tell|ask|inform|let|wish|thank|warn|remind|message|msg|write|text|dm|sag|sage|frag|frage|dis
      |demande|dile|di|chiedi|zeg|vraag
    )\s
  )
`;

/** `tell Germany okay, and also change Paris to Picardy`: two places, and a verb for whoever keeps the orders. */
const changesMore = regex("iu")`
  (?<!\b(?:also|please|pls|then|auch|bitte|aussi|tambi\u00e9n|anche|ook))[,.;]?\s+
    (?:(?:and|n|und|et|y|e|en)[ ,]+)?(?=
      (?:also |please |pls |then |auch |bitte |aussi |también |anche |ook )*(?:
        change|switch|ändere?|verlege|changez?|modifiez?|cambia|verander|wijzig
      )\s
    )
`;

export function isChange({ game: { board } }: Speaker, sentence: string): boolean {
  return (
    changesMore.test(` ${sentence}`) &&
    !/^\s*(?:tell|sag|dis|di|zeg)/i.test(sentence) &&
    placesIn(board, sentence).length > 1
  );
}

/** The body with messages apart from what they stand beside; `read` reads a part of a mail. */
export function withMessagesApart(
  speaker: Speaker,
  body: Body,
  read: (text: string) => Body,
): Body {
  const parted = body.items.flatMap((item) =>
    item.kind === "consent" ? besideAnswer(speaker, item, read) : [item],
  );
  const items: BodyItem[] = [];
  for (const item of withVerbs(speaker, parted)) {
    const before = items.at(-1);
    if (before !== undefined && goesOn(speaker, before, item))
      items.splice(-1, 1, { ...asText(before), line: `${before.line.trim()} ${item.line.trim()}` });
    else items.push(item);
  }
  return { ...body, items };
}

/** The items with each that takes its verb from another behind that, wherever questions were put. */
function withVerbs(speaker: Speaker, items: readonly BodyItem[]): readonly BodyItem[] {
  const verbOf = (item: BodyItem) =>
    takesVerb(item.line)
      ? items.find(
          (each) => each !== item && each.number === item.number && toldIn(speaker, each) !== null,
        )
      : undefined;
  const taking = new Map(items.map((item) => [item, verbOf(item)]));
  return items
    .filter((item) => taking.get(item) === undefined)
    .map((item) => {
      const others = items
        .filter((each) => taking.get(each) === item)
        .map(({ line }) => line.trim());
      const line = [item.line.trim(), ...others].join(" ");
      return others.length === 0 ? item : { ...asText(item), line };
    });
}

/** `No, I stay. Tell Italy that I agree`: an answer to the judge, and a message. */
function besideAnswer(
  speaker: Speaker,
  item: BodyItem,
  read: (text: string) => Body,
): readonly BodyItem[] {
  const parts = partsOf(speaker, item);
  const at = parts.findIndex((line) => toldIn(speaker, { line }) !== null);
  if (at <= 0) return [item];
  const { number } = item;
  const before = read(parts.slice(0, at).join("")).items.map((each) => ({ ...each, number }));
  return [...before, ...parts.slice(at).map((line) => ({ ...asText(item), line: line.trim() }))];
}

/**
 * `Tell Austria let's all jump Russia, k? I'm in if you guys are`: the next sentence of the line is said to
 * Austria, too.
 */
function goesOn(speaker: Speaker, before: BodyItem, item: BodyItem): boolean {
  if (item.number !== before.number) return false;
  const speaks = item.kind === "text" && speaksOn.test(item.line);
  if (!speaks && !(item.kind !== "statement" && bidsThem(speaker, item.line))) return false;
  if (looksLikeOrder(item.line) || before.kind === "statement") return false;
  const last = sentencesOf(before.line).at(-1) ?? "";
  return toldIn(speaker, { line: last }) !== null && toldIn(speaker, item) === null;
}

/** `Tell everybody that I'm away. If there's a problem they should write to Germany`: no wish of a GM's own. */
function bidsThem(speaker: Speaker, line: string): boolean {
  if (!isGm(speaker) || line.includes("?") || !theyShould.test(line)) return false;
  return gmWishesIn(line) === null && commandSaid(line) === null && setUpsSaid(line).length === 0;
}

const theyShould = regex("iu")`
  ^[^.?!]{0,80}?(?<!\p{L})(?:
    they (?:all )?(?:should|shall|can|may|must|need to|have to|are (?:to|free|welcome))
    |sie (?:alle )?(?:sollen|sollten|k\u00f6nnen|d\u00fcrfen|m\u00fcssen)
    |(?:sollen|sollten|k\u00f6nnen|d\u00fcrfen|m\u00fcssen) sie
    |ils (?:peuvent|doivent|devraient|pourront)|(?:ellos )?(?:pueden|deben)|(?:loro )?(?:possono|devono)
    |(?:ze|zij) (?:kunnen|mogen|moeten)|(?:kunnen|mogen|moeten) (?:ze|zij)
  )(?!\p{L})
`;

const speaksOn = regex("iu")`
  (?<!\p{L})(?:
    you(?:['\u2019]\p{L}+)?|youre|your|yours|u|ur|we|us|our|y['\u2019]all|du|dich|dir|dein\p{L}*
    |ihr|euch|wir|uns|unser\p{L}*|tu|toi|te|vous|votre|vos|nous|on|t\u00fa|ti|vosotros|nosotros
    |voi|noi|jij|jullie|wij
  )(?!\p{L})
`;
