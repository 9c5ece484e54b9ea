/**
 * What a GM wants put to all players by the judge: a question, thanks, a day to remember. Words of six
 * languages, in whatever order.
 */
import { PrefilteredRegExp, regex, wrapped } from "../../util/index.js";
import { sentencesOf } from "../text/sentences.js";
import { amountsIn } from "./amounts.js";
import { timesInEnglish } from "./english.js";

export interface Round {
  readonly kind: "poll" | "thanks";
  /** What is asked, or thanked for, in the GM's words. */
  readonly text: string;
  /** All are only called `them`. */
  readonly isOfThem: boolean;
}

const word = (...patterns: readonly string[]) =>
  new PrefilteredRegExp(`(?<![\\p{L}'\u2019])(?:${patterns.join("|")})(?!\\p{L})`, "iu");

const all = word(
  wrapped`
    every(?:one|body)|all (?:of (?:them|the players)|(?:the )?(?:seven|players)|them)|them all
    |the (?:whole |other )?(?:seven|players|lot|table)|seven of them
    |all(?! the (?:same|time|best)| right)
  `,
  wrapped`
    alle[nr]?(?: (?:sieben|sechs|spieler\p{L}*|mitspieler\p{L}*))?|(?:die|der) (?:ganze )?runde
    |(?:die|den) (?:sieben|spielern?|mitspielern?|leuten?)
  `,
  "tous(?: les (?:sept|joueurs))?|tout le monde|(?:les|aux) (?:sept|joueurs)",
  "todos(?: los jugadores)?|(?:los|las) siete|los jugadores",
  "tutti(?: i giocatori)?|(?:ai|i) (?:sette|giocatori)",
  "iedereen|allemaal|alle zeven|de (?:zeven|spelers)",
);
const them = word("them|'?em|sie|ihnen|leur|les|loro|gli|hen|hun|ze");

const asks = word(
  wrapped`
    ask|asking|poll|survey|canvass|sound out
    |(?:put|putting)(?: \p{L}+){0,3} to(?= (?:
      them|all|every|the (?:players|others|table|seven|whole)|our|my
    )(?!\p{L}))
    |find out|inquire|enquire
  `,
  "frag\\p{L}*|erfrag\\p{L}*|umh\u00f6ren|herumfragen|rumfragen|vorleg\\p{L}*",
  "demand\\p{L}+|sond\\p{L}+|consult\\p{L}+",
  "pregunt\\p{L}+|consult\\p{L}+",
  "chied\\p{L}+|domand\\p{L}+|sent\\p{L}+",
  "vra(?:ag|gen)(?: na)?|navragen|peil\\p{L}*",
);
const knows = regex("iu")`
  (?<!\p{L})(?:
    (?:like|love|want|curious|interested|keen|care|glad)\b[^,.]{0,12} (?:
      know|hear|see|find out|learn
    )
    |wonder(?:ing)?|(?:w\u00fcsste|wissen|h\u00f6ren)\b[^,.]{0,20}|voudrais savoir|aimerais savoir
    |gustar\u00eda saber|quisiera saber|vorrei sapere|(?:zou|wil) \p{L}*\s?(?:graag )?weten
  )(?!\p{L})
`;
const thinks = regex("iu")`
  (?<!\p{L})(?:
    think|feel|say|reckon|prefer|want|make|denk\p{L}*|halt\p{L}*|mein\p{L}*|pens\p{L}*|piens\p{L}*
    |opin\p{L}*|vind\p{L}*
  )(?!\p{L})
`;
/** Where what is asked begins. */
const clause = regex("giu")`
  (?<=[\s,:(])(?:
    whether|if|what|how|which|who|when|ob|wer|was|wie|welche\p{L}*|wann|si|ce qu\p{L}*
    |s['\u2019]ils?|qui|quand|comment|qu\u00e9|qui\u00e9n\p{L}*|cu\u00e1ndo|c\u00f3mo|se|chi|cosa
    |come|quando|wat|hoe|of
  )(?=[\s'\u2019]|$)
`;
/** A draw or a concession, which everybody votes on. */
export function speaksOfVotes(text: string): boolean {
  return ofVotes.test(text);
}

const ofVotes = regex("iu")`
  (?<!\p{L})(?:
    draws?|drawn|conced\p{L}*|remis|unentschieden|nulle|match nul|tablas|empate|patta|pareggio|gelijkspel
  )(?!\p{L})
`;

const thanking = word(
  "thank(?!s? you)|thanks to|(?:say|send|give|pass on)(?: \\p{L}+){0,5} thanks|say (?:thank you|ta|cheers)",
  "dank(?:e|en)?|bedank\\p{L}*|dankesch\u00f6n",
  "remerci\\p{L}+|(?:dis|dites|dire) (?:un grand )?merci",
  "agradec\\p{L}+|agradezca\\p{L}*|(?:da|dale|dales|d\u00e9|dar|darles)(?: de mi parte)?(?: las)? gracias",
  "ringrazi\\p{L}+|(?:di['\u2019]|dire|dica) grazie",
);
const behalf = regex("iu")`
  (?<!\p{L})(?:
    for me|from me|on my behalf|in my name|f\u00fcr mich|von mir|in meinem namen|de ma part
    |pour moi|en mon nom|de mi parte|en mi nombre|por m\u00ed|da parte mia|per me|a nome mio
    |van mij|voor mij|namens mij
  )(?!\p{L})
`;
const requests = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|would|will|might) you|please|kindly|kannst du|k\u00f6nnen sie|k\u00f6nntest du
    |k\u00f6nnten sie|w\u00fcrdest du|bitte|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|merci de
    |s['\u2019]il (?:te|vous) pla\u00eet|puedes|puede|podr\u00edas?|por favor|puoi|potresti
    |pu\u00f2|potrebbe|per favore|(?:kun|kunt|wil|wilt|zou) (?:je|u)|alsjeblieft|graag
  )(?!\p{L})
`;

/**
 * The question or the thanks that a sentence wants passed on to all; null where it speaks to them, or to
 * somebody else.
 */
export function roundIn(sentence: string): Round | null {
  if (/["\u201c\u201e\u00ab]/.test(sentence)) return null;
  return thanksIn(sentence) ?? pollIn(sentence);
}

function pollIn(sentence: string): Round | null {
  if (speaksOfVotes(sentence)) return null;
  for (const { index, 0: first } of sentence.matchAll(clause)) {
    const [head, said] = [sentence.slice(0, index), sentence.slice(index)];
    // `All of them whether`: English has the word, too.
    if (/^of$/i.test(first) && !/(?<!\p{L})(?:vra|peil|navra)/iu.test(head)) continue;
    const text = said.replace(/[\s?.!]+$/u, "");
    if (text.split(/\s+/).length < fewestAsked) continue;
    if (asks.test(head) && !/\bask(?:ed|s)\b/i.test(head) && isShort(head)) {
      if (all.test(head)) return { kind: "poll", text, isOfThem: false };
      if (them.test(head)) return { kind: "poll", text, isOfThem: true };
    }
    if (knows.test(head) && all.test(said) && thinks.test(said))
      return { kind: "poll", text: text.replace(all, "you"), isOfThem: false };
  }
  return null;
}

const fewestAsked = 4;
/** What stands before the question says no more than that it is one. */
const longestHead = 90;
const isShort = (head: string) => head.length < longestHead;

function thanksIn(sentence: string): Round | null {
  // `Oh, and do thank them all`
  const clauses = sentence.match(/[^,:;.!?]+/gu) ?? [];
  const head = clauses.slice(0, 3).find((each) => thanking.test(each)) ?? "";
  const asked = requests.test(sentence) || behalf.test(sentence);
  if (head === "" || !asked || ofWriter.test(head)) return null;
  const whole = all.test(head);
  if (!whole && !them.test(head)) return null;
  const ends = [thanking, behalf, whole ? all : them].map((each) => endOf(each, head));
  const from = sentence.indexOf(head) + Math.max(...ends);
  const text = withoutReminder(sentence.slice(from).replace(tag, ""))
    .replace(/^[\s,:;]+/u, "")
    .replace(/[\s?.,;]+$/u, "");
  return { kind: "thanks", text: /\p{L}{2}/u.test(text) ? text : "", isOfThem: !whole };
}

/** `I thank you all` is said to them. */
const ofWriter = /^\W*(?:and |also |und |et |y |e |en )?(?:i|we|ich|wir|je|yo|io|ik)(?!\p{L})/iu;

function endOf(pattern: RegExp, text: string): number {
  const match = pattern.exec(text);
  return match === null ? 0 : match.index + match[0].length;
}

/** `..., would you, ...` */
const tag = regex("iu")`
  [\s,]*(?:
    (?:will|would|could|can) you(?: please)?|please|bitte|s['\u2019]il (?:te|vous) pla\u00eet
    |por favor|per favore|alsjeblieft
  )(?=[\s,?:.!]|$)
`;

const reminds = wrapped`
  remind\p{L}*|(?:don['\u2019]t|do not) let \p{L}+ forget|erinner\p{L}*|rappel\p{L}*|recuerd\p{L}*
  |record\p{L}*|ricord\p{L}*|herinner\p{L}*
`;
const reminderBehind = regex("isu")`
  (?:[\s,;]*(?:and|und|et|y|e|en)(?=[\s,]))?[\s,;]+(?:please |bitte |also |auch |dann )*
    (?:${reminds})(?!\p{L}).*$
`;

function withoutReminder(text: string): string {
  return text.replace(reminderBehind, "");
}

/** The weekday of which all are to be reminded, 0 for Sunday; null where a reminder is wanted on a day, or none. */
export function dayToRemember(sentence: string): number | null {
  const [clause = ""] =
    new RegExp(`(?<!\\p{L})(?:${reminds})(?!\\p{L}).*$`, "isu").exec(sentence) ?? [];
  const named = all.test(clause) || them.test(clause) || /\bforget\b/i.test(clause);
  if (clause === "" || !named || !ofDay.test(timesInEnglish(clause))) return null;
  const [day, other] = amountsIn(clause).weekdays;
  return day === undefined || other !== undefined ? null : day.day;
}

const ofDay = regex()`
  \b(?:of|about|forget|an(?: den| die)?|aan|del?|d[iu]|du|dello|le|il|el)
    (?: the| next| coming| deadline)* (?:mon|tues|wednes|thurs|fri|satur|sun)day
`;

/** Beside a question to all: that nothing is decided, that they are to be asked, or to whom the answers go. */
export function saysOfPoll(sentence: string): boolean {
  return (
    besidePoll.test(sentence) ||
    (asks.test(sentence) && sentence.length < longestHead && sentencesOf(sentence).length === 1)
  );
}

const besidePoll = regex("iu")`
  (?<!\p{L})(?:
    (?:nothing|no(?:thing)? ?(?:else)?|not yet|no change)\b.{0,30}\b
      (?:chang\p{L}*|decid\p{L}*|yet|settled|set)
    |(?:only|just|first) (?:want\p{L}*|like) .{0,12}(?:know|hear|see|show)|show of hands
    |(?:answers?|replies) (?:go |come )?(?:to|back to) me
    |(?:nur|erst ?mal|bloss|blo\u00df) .{0,30}(?:wissen|stimmung|meinung\p{L}*)
    |(?:\u00e4nder\p{L}*|entschieden) .{0,20}(?:nichts|nicht)
    |nichts .{0,20}(?:\u00e4nder\p{L}*|entschieden)|antworten .{0,12}an mich
    |rien (?:ne |n['\u2019])?.{0,12}(?:chang|d\u00e9cid)\p{L}*
    |(?:juste|seulement) .{0,20}(?:savoir|avis)|no (?:se )?(?:cambi|decid)\p{L}* nada
    |nada .{0,12}(?:cambi|decid)\p{L}*|(?:s\u00f3lo|solo) (?:quiero|queria|quer\u00eda) saber
    |non (?:cambi|decid)\p{L}* (?:niente|nulla)|(?:per ora|al momento) .{0,12}(?:niente|nulla)
    |(?:solo|soltanto) sapere|verandert? .{0,20}niets|niets .{0,12}(?:verander|besl)\p{L}*
    |alleen .{0,20}weten
  )(?!\p{L})
`;

/** `As to the weekends, I am for`: what somebody thinks of a question that was put to all. */
export function takesSide(sentence: string): boolean {
  return side.test(sentence) && !sentence.includes("?") && !ofOrders.test(sentence);
}

const side = regex("iu")`
  (?<!\p{L})(?:
    i(?:['\u2019]?m| am)(?: all| rather| also| strongly)? (?:
      for(?: it| them| that| leaving| keeping| dropping| skipping)?
        (?=[,.;!]|$| leaving| keeping| dropping| skipping)
      |against|in favou?r|not in favou?r
    )
    |i(?:['\u2019]d| would)? vote (?:for|against|yes|no)
    |(?:it['\u2019]?s |that['\u2019]?s )?(?:fine|ok(?:ay)?|good|all right) (?:by|with) me
    |count me (?:in|out)|ich (?:bin|w\u00e4re)(?: \p{L}+)? (?:daf\u00fcr|dagegen|f\u00fcr|gegen)
    |von mir aus|mir (?:w\u00e4re|ist) .{0,30}(?:lieber|recht|egal)
    |je (?:suis|serais)(?: plut\u00f4t)? (?:pour|contre|favorable|d['\u2019]accord)
    |\u00e7a me (?:va|convient)|(?:estoy|estar\u00eda) (?:a favor|en contra|de acuerdo)
    |por m\u00ed (?:bien|vale|s\u00ed|no)
    |(?:sono|sarei) (?:a favore|favorevole|contrari\p{L}+|d['\u2019]accordo)
    |per me (?:va bene|s\u00ec|no)|ik (?:ben|zou)(?: \p{L}+)? (?:voor|tegen)|wat mij betreft
  )(?!\p{L})
`;
const ofOrders = regex("iu")`
  (?<!\p{L})(?:
    draws?|peace|win|remis|frieden|nulle|paix|tablas|paz|patta|pace|vrede|support\p{L}*
    |attack\p{L}*|alliance|ally|army|fleet
  )(?!\p{L})
`;

const answersToGm = regex("i")`
  \b(?:answers?|replies) (?:to this (?:letter|message|question) )?
    (?:(?:will )?(?:go|come)|(?:please )?(?:only )?) ?(?:only |back )?to (?:the GM|me)
    (?: alone| only)?\b
`;

/** `Answers to this letter go to the GM alone`: said in a message to all, it holds. */
export function answersWriterAlone(message: string): boolean {
  return answersToGm.test(message);
}
