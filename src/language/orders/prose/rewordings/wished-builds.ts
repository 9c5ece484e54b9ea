/** Builds behind what they are for: `With the French so close I need an army in Berlin`, `a fleet is wise, so Kiel`. */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const starts = "(?<=^\\W*|[.!?;:]\\s+)";

/** For each language what begins a reason, who wishes behind it, and how a new unit is named. */
const tongues = [
  {
    reason: "with|because|since|as|seeing|given|now that|considering|due to|thanks to|knowing",
    wish: wrapped`
      (?:so )?(?:i|we)(?:['\u2019]d| would|['\u2019]ll| will)?
      (?: (?:\p{L}+ly|do|just|now|still|also|badly|rather)){0,2} (?:
        need|want|like|take|build|choose|prefer|have|love
      )(?: to (?:have|build|get|see|place))?
    `,
    unit: "(?:an?|one|two|three|another) (?:\\p{L}+ )?(?:arm(?:y|ies)|fleets?|boats?|ships?)",
  },
  {
    reason: "mit|weil|da|angesichts|nachdem|jetzt,? wo|wegen|bei",
    wish: wrapped`
      (?:brauche|will|m\u00f6chte|h\u00e4tte|baue|nehme|w\u00fcnsche) ich
      (?: (?:mir|gerne?|nun|jetzt|unbedingt|dringend|also|lieber|erst mal))*
    `,
    unit: "(?:eine?n?|noch|zwei|drei) (?:\\p{L}+ )?(?:arm\\p{L}+|flott\\p{L}+|heer|schiff)",
  },
  {
    reason: "avec|comme|puisque|vu que|\u00e9tant donn\u00e9|\u00e0 cause|parce que",
    wish: wrapped`
      (?:j['\u2019]ai(?: vraiment| bien)? besoin d['\u2019]|(?:il me faut|je (?:veux|voudrais|prends|construis|souhaite)
      |j['\u2019]aimerais)(?: bien| donc)? ?)
    `,
    unit: "(?:une?|deux|trois) (?:\\p{L}+ )?(?:arm\u00e9es?|flottes?)",
  },
  {
    reason: "con|como|porque|ya que|dado que|visto que",
    wish: "(?:necesito|quiero|quisiera|me hacen? falta|prefiero|construyo)",
    unit: "(?:una?|dos|tres|otr[ao]) (?:\\p{L}+ )?(?:ej\u00e9rcitos?|flotas?)",
  },
  {
    reason: "con|siccome|visto che|dato che|poich\u00e9|perch\u00e9",
    wish: "(?:mi serv(?:e|ono)|voglio|vorrei|ho bisogno di|costruisco|prendo)",
    unit: "(?:una? ?|un['\u2019] ?|due |tre )(?:\\p{L}+ )?(?:armat[ae]|esercit[oi]|flott[ae])",
  },
  {
    reason: "met|omdat|aangezien|nu|doordat|vanwege",
    wish: "(?:heb|wil|bouw|neem) ik(?: (?:graag|dan|nu|toch|echt|dus))*",
    unit: "(?:een|twee|nog een|drie) (?:\\p{L}+ )?(?:legers?|vlo(?:ot|ten))",
  },
];

const kinds = "army|fleet|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|flotta|leger|vloot";

const compass = wrapped`
  (?: (?:in|on|at|up|down|im|au|en|al|in het) (?:the )?(?:
    north|south|east|west|norden|s\u00fcden|osten|westen|nord|sud|norte|sur|noorden|zuiden
  ))
`;

export const wishedBuilds: readonly Rewording[] = [
  ...tongues.map(({ reason, wish, unit }) =>
    rewording(
      `${starts}(?:${reason})(?!\\p{L}) [^.;:!?>]{3,100}?[ ,]${wish} ?(?=${unit}(?!\\p{L}))`,
      blank,
    ),
  ),
  // `I think a fleet in the north would be wise, so St Petersburg`, `a fleet in the north: St Petersburg`
  rewording(
    wrapped`
      \b(${kinds})(?:
        ${compass}\s*:
        |(?:${compass})?
          (?: (?:would be|is|seems|looks|makes|w\u00e4re|ist|serait|est|ser\u00eda|sarebbe|lijkt me))
          [^.;:!?,]{2,30},?\s(?:so|therefore|also|daher|donc|as\u00ed que|quindi|dus)
      )(?: (?:in|at|\u00e0|en|a))? (?=NAME\s*(?:[.;,!(]|$))
    `,
    (_, kind) => `${kind} in `,
  ),
];
