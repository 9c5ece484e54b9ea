/** `Could Russia still stop me?`, below orders: whether others can keep the asker from what these bring. */
import { regex, wrapped } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";

const hindering = regex()`
  \b(?:
    ${[
      wrapped`
      (?:can|could|may|might|will|would|is|are)(?! (?:i|we|you|the (?:gm|judge))\b) (?:\w+ ){1,6}?(?:
        (?:stop|block|prevent|hinder|thwart|bounce|foil|oppose|beat) (?:me|us|it|that|this|them|my)
        |keep (?:me|us|it|them|my \w+) (?:out|off|away|from)
        |(?:get|stand|be) in (?:my|our|the) way
      )
    `,
      wrapped`
      (?:kann|konnte\w*|konnen|wird|wurde\w*)(?! (?:ich|wir|man)\b) (?:\w+ ){1,6}?(?:
        aufhalten|verhindern|(?:be|ver)?hindern|stoppen|blockieren|abwehren|abhalten|vereiteln
      )
    `,
      wrapped`
      (?:peut|pourrait|peuvent|pourraient)(?! on\b) (?:\w+ ){0,6}?(?:
        empecher|arreter|bloquer|stopper|contrer|barrer
      )
    `,
      wrapped`
      (?:puede|podria|pueden|podrian|puo|potrebbe|possono|potrebbero) (?:\w+ ){0,6}?(?:
        impedir\w*|parar(?:me|lo|la)|deten\w*|bloquear\w*|frenar\w*|fermar\w*|bloccar\w*|ostacolar\w*
      )
    `,
      wrapped`
      (?:kan|kunnen|zou(?:den)?)(?! (?:ik|we|wij)\b) (?:\w+ ){1,6}?(?:
        tegenhouden|stoppen|verhinderen|blokkeren|beletten
      )
    `,
    ].join("|")}
  )\b
`;

/** Is it asked, in few words and of no place, whether somebody can hinder what was said before? */
export function asksHindrance(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  return sentence.includes("?") && plain.length <= longest && hindering.test(plain);
}

const longest = 90;

const byOneself = regex()`
  \b(?:
    (?:can|could|may|might) (?:i|we) (?:\w+ )?(?:stop|block|prevent|hinder|thwart|bounce|keep)
    |(?:kann|konnte|konnten|konnen) (?:ich|wir) (?:\w+ ){0,4}?(?:aufhalten|(?:ver)?hindern|blockieren)
    |(?:puis je|pourrais je|je (?:peux|pourrais)) (?:\w+ ){0,2}?(?:empecher|arreter|bloquer)
    |(?:puedo|podria(?: yo)?|posso|potrei) (?:impedir|bloquear|detener|bloccar|fermar)\w*
    |(?:kan|zou) ik (?:\w+ ){0,4}?(?:tegenhouden|verhinderen|blokkeren)
  )\b
`;

/** `And could I prevent it?` */
export function asksToHinder(sentence: string): boolean {
  return sentence.includes("?") && byOneself.test(inFull(plainWords(sentence)));
}
