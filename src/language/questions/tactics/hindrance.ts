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

const howTo = regex("iu")`
  (?<!\p{L})(?:
    (?:how (?:can|could|do|should|would|might|to)(?: (?:i|we))?|(?:what|anything) (?:can|could|should) (?:i
    |we) do to|(?:is there )?(?:a|any) way to)
      (?: (?:best|still|possibly|actually))? (?:
      stop|prevent|block|hinder|thwart|bounce|foil|defend|protect|guard|cover|secure|save
      |keep (?:me |us |\p{L}+ ){0,4}?(?:out|off|away|from)|keep (?:the )?\p{L}+ safe
    )
    |wie (?:kann|k\u00f6nnte|soll|sollte|k\u00f6nnen) (?:ich|wir) (?:[^,;.?!]{0,60} )?(?:
      aufhalten|(?:ver)?hindern|abhalten|fernhalten|heraushalten|raushalten|stoppen|blockieren|verteidigen
      |sch\u00fctzen|sichern|decken
    )
    |wie (?:verhindere|hindere|stoppe|blockiere|verteidige|sch\u00fctze|sichere|decke) ich
    |wie halte ich (?:[^,;.?!]{0,60} )?(?:auf|fern|ab|raus|heraus|drau\u00dfen)
    |comment (?:puis-je|pourrais-je|je peux|on peut|faire pour|dois-je|est-ce que je peux)?\s?(?:
      emp\u00eacher|arr\u00eater|bloquer|stopper|contrer|barrer|d\u00e9fendre|prot\u00e9ger|couvrir
    )
    |c\u00f3mo (?:puedo |podr\u00eda |hago para |debo )?(?:impedir|impido|evitar|evito|parar|detener|bloquear
    |defender|defiendo|proteger|protejo)
    |come (?:posso |potrei |faccio (?:a|per) |si fa a )?(?:impedire|impedisco|evitare|evito|fermare|fermo|bloccare
    |difendere|difendo|proteggere|proteggo)
    |hoe (?:kan|kunnen|moet|zou) (?:ik|we|wij) (?:[^,;.?!]{0,60} )?(?:
      tegenhouden|stoppen|verhinderen|voorkomen|blokkeren|beletten|verdedigen|beschermen|dekken
    )
    |hoe (?:verhinder|voorkom|verdedig|bescherm|stop|blokkeer) ik|hoe houd? ik (?:[^,;.?!]{0,60} )?(?:tegen|buiten
    |weg)
  )(?!\p{L})
`;
const beside = regex("iu")`
  (?<!\p{L})(?:
    without|w/o|and (?:still|also|yet)|while (?:still )?|but (?:still|also)|ohne|und (?:trotzdem|dennoch|noch|auch)
    |sans|tout en|et (?:quand m\u00eame|aussi)|sin|y (?:aun|tambi\u00e9n)|senza|e (?:anche|comunque)|zonder
    |en (?:toch|ook)
  )(?!\p{L})
`;

/**
 * `How do I keep France out of Munich and still take Holland?`: the words that tell what is to be hindered; null
 * where it is not asked how.
 */
export function asksHowToHinder(sentence: string): string | null {
  const [head = ""] = sentence.split(beside);
  const found = howTo.exec(head);
  // `Could they throw me out, and how could I prevent that?` asks something else first.
  return found !== null && !head.slice(0, found.index).includes(",") ? head : null;
}
