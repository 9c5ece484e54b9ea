/**
 * How the units that help are introduced behind an order: `supported by`, `with the help of`, `con apoyo de`, and
 * `convoyed by` those that carry an army.
 */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";

const withHelp = [
  joined(
    wrapped`
      supported|supporting|backed|seconded|bolstered|shored up|propped up|shielded|escorted
      |backed up|helped|helped along|assisted|aided|reinforced|covered|sup|supp|spt|sprt|s
    `,
    "by|from",
  ),
  joined(
    "with|w|with the|attacked with|with a|with some",
    joined("support|help|backing|assistance|aid|cover|s|sup|supp", "from|of|by"),
  ),
  joined("support|help|backing", "from|by"),
  joined(
    "avec",
    joined(
      "soutien|le soutien|appui|l appui|support|le support|aide|l aide",
      "de|d|du|des|de la|de l",
    ),
  ),
  joined("soutenu|soutenue|soutenus|appuye|appuyee|appuyes|aide|aidee", "par|par la|par le|par l"),
  joined(
    "mit|mit der",
    joined("unterstutzung|unterstuetzung|hilfe|support", "von|vom|aus|durch|der|des"),
  ),
  joined("unterstutzt|unterstuetzt|gestutzt|gedeckt|geholfen", "von|vom|durch|aus"),
  joined(
    "con|con il|con l|con lo",
    joined("supporto|appoggio|sostegno|aiuto", "di|da|del|della|dal|dalla"),
  ),
  joined(
    "supportato|supportata|appoggiato|appoggiata|sostenuto|sostenuta|aiutato|aiutata",
    "da|dal|dalla",
  ),
  joined("con|con el|con la", joined("apoyo|ayuda|soporte|respaldo", "de|del|desde|de la")),
  joined("apoyado|apoyada|respaldado|respaldada|ayudado|ayudada", "por|desde"),
  joined("met|met de", joined("steun|hulp|ondersteuning|support", "van|uit|door")),
  joined("gesteund|ondersteund|geholpen", "door|vanuit"),
  joined("com|com o|com a", joined("apoio|suporte|ajuda", "de|do|da|desde")),
  joined("apoiado|apoiada|ajudado|ajudada", "por|pelo|pela"),
].join("|");

const carried = [
  "aboard|aboard of|on board|on board of|courtesy of",
  joined(
    `convoyed|is convoyed|being convoyed|gets convoyed|ferried|is ferried|transported|is transported|carried|
    is carried|shipped|c|convoy`,
    "by",
  ),
  joined(
    "taken|brought|carried|convoyed|ferried|shipped|transported|helped",
    joined("over|across", "by"),
  ),
  joined("with|with a", joined("convoy", "by|from|through")),
  joined("konvoiert|konvoyiert|befordert|transportiert|ubergesetzt", "von|durch"),
  joined("convoyee|convoye|transportee|transporte", "par"),
  joined("convogliata|convogliato|trasportata|trasportato", "da|dal|dalla"),
  joined("convoyado|convoyada|transportado|transportada", "por"),
  joined("vervoerd|geconvooieerd|overgezet", "door"),
  joined("comboiado|comboiada", "por|pelo|pela"),
].join("|");

const nouns = joined(
  "|its|their|full|its full|all its|some|any|the necessary|covering",
  "support|help|backing|assistance|aid|weight|strength|muscle",
);

/** What such a word helps may stand behind it, or before: `Vienna lends its support`. */
const helping = [
  joined(
    wrapped`
      give|gives|giving|lend|lends|lending|provide|provides|providing|offer|offers|offering|add
      |adds|supply|supplies
    `,
    `${nouns}|a hand|a helping hand`,
  ),
  joined(
    joined("give|gives|giving|lend|lends|offer|offers", "it|him|her|them"),
    joined(
      joined("all the|every", "support|help|backing|assistance"),
      "|it can|they can|possible|it needs|it has|they have",
    ),
  ),
  joined(
    "lend|lends|lending|adds|gives",
    "a push|a shove|its guns|its cannon|its cannons|its firepower|its guns to it",
  ),
  joined(
    joined("give|gives|giving|lend|lends", "it|him|her|them"),
    "a push|a shove|a boost|a nudge|a leg up|a hand|a helping hand|cover|support|help|backing|aid",
  ),
  joined(
    "cheer|cheers|see|sees|usher|ushers|wave|waves|push|pushes",
    joined("it|him|her|them", "on|in|through|along|home"),
  ),
  joined(
    "is to|are to|has to|have to|must|will|shall|should",
    joined("back", joined("that|it|him|her|them|this", "up")),
  ),
  joined("gives|give|lends|lend|provide", "the support|the backing|the help"),
  joined("make|makes|do|does|bring|brings", "help|support|backing"),
  "lend it support|lends it support|give it support|gives it support|give them support|gives them support",
].join("|");

/** `gets a leg up from the Ruhr` */
const receiving = joined(
  "gets|get|receives|receive|has|have|takes|enjoys|needs|need|wants",
  joined(
    "|some|full|all its|its|a bit of",
    joined(
      "support|help|backing|assistance|aid|cover|a leg up|a hand|a helping hand|a push|a boost",
      "from|by",
    ),
  ),
);

export const helpers = {
  "in-return": "ms",
  via: "vc",
  backing: withHelp,
  "ferried-by": carried,
  supported: receiving,
  support: `${helping}|${joined(helping, "to|for")}`,
};
