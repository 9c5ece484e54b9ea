/**
 * What stands behind an `and` in words that somebody wants passed on: `that I agree and that I stay` is said without
 * the second `that`, and `and ask him whether he comes` asks in the writer's name.
 */
import { regex } from "../../../../util/index.js";

/** The words with the clauses behind the first as their writer would say them, to one reader or to several. */
export function clausesJoined(text: string, isToOne: boolean): string {
  return asking.reduce(
    (left, [pattern, one, several]) => left.replace(pattern, isToOne ? one : several),
    text.replace(furtherThat, "$1$2"),
  );
}

/** But not where `that` is the subject: `and that is all I want`. */
const furtherThat = regex("giu")`
  ((?<=\p{L}),? (?:and |but )|(?<=\p{L}), )that (?!
    (?:
      is|was|will|would|has|had|may|might|can|could|should|does|did|makes?|means?|goes|seems?|of|way
      |one|too
    )(?!\p{L})
  )
  |((?<=\p{L}),? (?:et |y |e |pero |ma |mais ))(?:que |che |qu['\u2019])(?=\p{Ll})
`;

/** A request to ask the readers something, and what it becomes: for one reader, and for several. */
const asking: readonly (readonly [RegExp, string, string])[] = [
  [
    regex("giu")`
      (?<=(?:\p{L},? and|then) )(?:then |also |please )?ask (?:(?:you|him|her|them) )?
        (?=(?:if|whether|what|when|where|why|how|which|who)(?!\p{L}))
    `,
    "I ask you ",
    "I ask you ",
  ],
  [
    /(?<=\p{L},? und )frage?t? (?:(?:dich|ihn|sie|euch),? )?(?=(?:ob|was|wann|wie|wo|warum|wer)(?!\p{L}))/giu,
    "ich frage dich, ",
    "ich frage euch, ",
  ],
  [
    regex("giu")`
      (?<=\p{L},? et )demande[rz]?(?:[- ](?:lui|leur)| (?:\u00e0 )?(?:te|toi|lui|leur|vous))?
        (?= (?:si|ce|quand|o\u00f9|pourquoi|comment|qui)(?!\p{L})| s['\u2019])
    `,
    "je te demande",
    "je vous demande",
  ],
  [
    regex("giu")`
      (?<=\p{L},? y )preg(?:u|\u00fa)nt[ae](?:les?| a (?:lui|ellos))
        (?= (?:si|qu\u00e9|cu\u00e1ndo|c\u00f3mo)(?!\p{L}))
    `,
    "le pregunto",
    "les pregunto",
  ],
  [
    /(?<=\p{L},? e )chied(?:i|a|igli|ile|ete)(?: (?:a lui|loro))?(?= (?:se|che|quando|come)(?!\p{L}))/giu,
    "Le chiedo",
    "vi chiedo",
  ],
  [
    /(?<=\p{L},? en )vraag (?:(?:je|hem|haar|hun) )?(?=(?:of|wat|wanneer|waarom|hoe)(?!\p{L}))/giu,
    "ik vraag je ",
    "ik vraag jullie ",
  ],
];
