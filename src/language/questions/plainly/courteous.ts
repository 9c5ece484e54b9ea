/** `Would you be so kind as to tell me whether France can reach it?`: what is asked with courtesy, straight. */
import { regex, wrapped } from "../../../util/index.js";
import { asksOfBorder } from "../tactics/bordering.js";
import { indirectlyAsked } from "./indirect.js";

/** What stands in the text, and the question that it asks. */
interface CourtlyAsked {
  readonly said: string;
  readonly asks: string;
}

/** From the beginning of a sentence to what is asked; whoever else is to be told something is named in it. */
const frame = regex("isu")`
  ^\W*(?:(?:and|also|so|but|und|auch|et|aussi|y|e|en)[ ,]+)?(?:
    ${[
      wrapped`
      (?:(?:can|could|would|will|might|may|please|do|i|we|kindly)(?!\p{L})[^,.?!:]{0,60}?\s)??
        (?:tell|telling|say|saying|know|ask|asking|enquire|inquire|wonder|wondering|inform|advise)
        (?:\s(?:me|us|please|kindly)){0,2},?\s(?:if|whether)
    `,
      wrapped`
      [^.?!:]{0,60}?\s?(?:sag|sagen|sagst|mitteilen|mitzuteilen|verraten|wissen|fragen?|erfahren)
        (?:\s(?:nur|bloß|mich))*,?\sob
      |[^.?!:]{0,60}?\s?(?:dire|savoir|demander?|demandais)
        (?:\s(?:juste|seulement|simplement))?,?\s(?:si|s['\u2019](?=ils?))
      |[^.?!:]{0,60}?\s?(?:decirme|dirmi|saber|sapere|decir|dire|pregunt\p{L}+|chied\p{L}+)
        (?:\s(?:sol[oi]|sólo|soltanto))?,?\s(?:si|se)
      |[^.?!:]{0,60}?\s?(?:zeggen|vertellen|weten|laten\sweten|vraag)(?:\s(?:alleen|me))*,?\sof
    `,
    ].join("|")}
  )\s*(?=\S)
`;

const another = /,?\s+(?:and|or|und|oder|et|ou|y|o|e|en)\s+(?:if|whether|ob|si|se|of)\s+(?=\S)/iu;

/** Each of the questions that such a sentence asks; none where it is no such sentence. */
export function courteouslyAsked(sentence: string): readonly CourtlyAsked[] {
  const [told] = frame.exec(sentence) ?? [];
  if (told === undefined) return ofBorder(sentence);
  const clauses = sentence.slice(told.length).split(another);
  const asked: CourtlyAsked[] = [];
  let at = 0;
  for (const [index, clause] of clauses.entries()) {
    const asks = straight(clause);
    if (asks === null || ofReader.test(asks)) return [];
    const isLast = index === clauses.length - 1;
    const from = Math.max(at, told.length);
    const end = isLast ? sentence.length : sentence.indexOf(clause, from) + clause.length;
    asked.push({ said: sentence.slice(at, end).replace(/^[,;\s]+/, ""), asks });
    at = end;
  }
  return asked;
}

/** `I'm not sure if Trieste counts as next to Venice` */
function ofBorder(sentence: string): readonly CourtlyAsked[] {
  const asks = asksOfBorder(sentence) ? indirectlyAsked(sentence) : null;
  return asks === null ? [] : [{ said: sentence.trim(), asks }];
}

/** `Could you tell me whether you will help me?` asks another player. */
const ofReader = /^\S+ (?:you|u|du|ihr|sie|vous|tu|usted|voi|lei|je|jij|jullie)(?!\p{L})/iu;

/** A clause as a question by itself: its verb goes to the front. */
function straight(clause: string): string | null {
  const bare = clause
    .replace(/[\s.?!]+$/, "")
    .replace(/,?\s*(?:please|bitte|svp|por favor|per favore|alstublieft)$/iu, "")
    .replace(/\s+/g, " ");
  const english = verbInside.exec(bare)?.groups;
  if (english !== undefined) {
    const { who, verb = "", rest } = english;
    const modal = /able to/.test(verb) ? (/^(?:is|are|am)/.test(verb) ? "can" : "could") : verb;
    return `${capital(modal)} ${who} ${rest}?`;
  }
  const last = verbLast.exec(bare)?.groups;
  const { verb = "", rest = "", deed = "" } = last ?? {};
  if (last !== undefined) return `${capital(verb)} ${rest}${deed}?`;
  return romance.test(bare) ? `${bare}?` : null;
}

const verbInside = regex("iu")`
  ^(?<who>\S+(?:\s\S+){0,5}?)\s
  (?<verb>
    (?:is|are|am|would\sbe|will\sbe|might\sbe)\sable\sto|can|could|may|might|is|are|am|will|would|has|have
  )\s(?<rest>\S.*)$
`;

const verbLast = regex("iu")`
  ^(?<rest>\S.*?)\s(?<verb>kann|k\u00f6nnte|k\u00f6nnen|ist|sind|darf|wird|kan|kunnen|zou|mag)(?<deed>\s\p{L}+en)?$
`;

const romance = regex("iu")`
  (?<!\p{L})(?:
    peut|pourrait|peuvent|est|sont|a|y\sa
    |puede|podr\u00eda|pueden|est\u00e1|hay|pu\u00f2|potrebbe|possono|\u00e8|c['\u2019]\u00e8
  )(?!\p{L})
`;

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
