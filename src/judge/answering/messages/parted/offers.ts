/**
 * `If he agrees I won't move there, and he can have Holland`, behind what one reader is told: an offer to them, which
 * goes on with the message, though it speaks of them.
 */
import { regex, wrapped } from "../../../../util/index.js";

/** Does this sentence offer something to whom it speaks of, or hang on what they do? */
export function offersThem(sentence: string): boolean {
  return !asked.test(sentence) && offers.some((each) => each.test(sentence));
}

/** `If she agrees, my fleet goes home`: no order hangs on that. */
export function hangsOnThem(sentence: string): boolean {
  return agreed.test(sentence) && offersThem(sentence);
}

const agreed = regex("iu")`
  ^\W*(?:\p{L}+ )?(?:if|provided(?: that)?|as long as|once|wenn|falls|sofern|si|s['\u2019]|se|als) ?(?:
    he|she|they|er|sie|ils?|elles?|\u00e9l|ella|lui|lei|hij|zij|ze
  )?(?:['\u2019]s|['\u2019]re)? ?(?:is |are |ist |sind |est |sont |est\u00e1 |\u00e8 |damit |does |do |says? |so )*(?:
    agree\p{L}*|accept\p{L}*|ok(?:ay)?|fine|happy|willing|in|yes|so|the same|that|too|promise\p{L}*|likes? (?:it
    |that|this)
    |einverstanden|zustimm\p{L}*|ja sag\p{L}*|mitmach\p{L}*|d['\u2019]accord\p{L}*|accept\p{L}*|de acuerdo
    |d['\u2019]accordo
    |akkoord|instem\p{L}*
  )(?!\p{L})
`;

/** `If he asks`, `if she finds out`: of what they are not told. */
const asked = regex("iu")`
  (?<!\p{L})(?:
    asks?|finds? (?:it |this |that )?out|(?:nach)?frag\p{L}*|herausfind\p{L}*|demande\p{L}*|pregunt\p{L}*|chied\p{L}*
    |believes?|falls? for|suspects?|notices?|glaub\p{L}*|merk\p{L}*|reinf\p{L}*
  )(?!\p{L})
`;

const lead = wrapped`
  ^\W*(?:(?:
    and|but|so|then|also|or|otherwise|in (?:return|exchange|that case|turn)|for that|und|aber|dann|auch|sonst
    |daf\u00fcr|im gegenzug|et|mais|alors|en (?:\u00e9change|retour)|sinon|y|pero|entonces|a cambio|e|ma|allora
    |in cambio|en|dan
  )[ ,]+)*
`;

const offers: readonly RegExp[] = [
  regex("iu")`
    ^\W*(?:(?:and|but|und|et|y|e) )?(?:
      in (?:return|exchange)|for that|daf\u00fcr|im gegenzug|en (?:\u00e9change|retour)|a cambio|in cambio
      |in ruil
    )(?!\p{L})[^.?!]*(?<!\p{L})(?:
      he|she|they|him|her|them|er|sie|ihm|ihr|ihnen|ihn|ils?|elles?|leur|\u00e9l|ella|les?|lui|lei|gli|hem|haar|hun
    )(?!\p{L})
  `,
  regex("iu")`
    ${lead}(?:if|should|provided(?: that)?|as long as|so long as|unless|once|when) (?:he|she|they)(?!\p{L})
`,
  regex("iu")`
    ${lead}(?:he|she|they)(?:['\u2019]d get|['\u2019]ll get| (?:can|may|could|might|gets?|would get|will get
    |is welcome|are welcome|ha(?:s|ve) my word|need ?n[o']?t|needn['\u2019]t|does ?n['o\u2019]t have to
    |is free to))(?!\p{L})
`,
  regex("iu")`
    ${lead}(?:i|we)(?:['\u2019](?:d|ll)| would| will| could| can| promise| hope| trust| won['\u2019]t| will not
    |['\u2019]m (?:happy|glad|ready|willing)| am (?:happy|glad|ready|willing))(?!\p{L})[^.?!]*(?<!\p{L})(?:he
    |she|they|him|her|them|his|their)(?!\p{L})
`,
  regex("iu")`
    ${lead}(?:(?:wenn|falls|sofern|solange|sobald) (?:er|sie)|(?:kann|darf|k\u00f6nnte|bekommt|kriegt|soll
    |sollte|d\u00fcrfte) (?:er|sie)|(?:er|sie) (?:kann|darf|k\u00f6nnte|bekommt|kriegt|d\u00fcrfte))(?!\p{L})
`,
  regex("iu")`
    ${lead}(?:s['\u2019]ils?|si elles?|tant qu['\u2019](?:ils?|elles?)|(?:ils?|elles?) (?:peu(?:t|vent)
    |pourr\p{L}+|aur\p{L}+))(?!\p{L})
`,
  regex("iu")`
    ${lead}(?:si (?:\u00e9l|ella|acepta|quiere|est\u00e1 de acuerdo)|(?:\u00e9l |ella )?puede (?:quedarse|tener
    |tomar)|se (?:lui|lei|accetta|vuole|\u00e8 d['\u2019]accordo)|(?:lui |lei )?pu\u00f2 (?:tenere|avere
    |prendere)|als (?:hij|zij|ze)|(?:hij|zij|ze) (?:mag|kan))(?!\p{L})
`,
];
