/** Sentences with the words of a question or wish that they are not. */
import { regex } from "../../../util/index.js";
import type { Intent } from "../intents.js";
import { wantsNoPublic } from "../no-public-press.js";
import { plainWords } from "../question-words.js";

/** Does a sentence that was heard as this ask or wish something else, or nothing? */
export function isMisheard(intent: Intent, about: string): boolean {
  const plain = plainWords(about);
  switch (intent) {
    case "invite":
      return invitesNobody.test(plain);
    case "illness":
      // `sick`, of a teenager who is delighted
      return !/\s/.test(about) || weary.test(plain);
    case "back":
      return ofLater.test(plain);
    case "address":
      return about.includes("@") && anothersAddress.test(plain);
    case "press-rules":
      return wantsNoPublic(about);
    case "recall":
      return takesOut.test(plain);
    default:
      return false;
  }
}

/** `Please send it now`, `I want to invite nobody!` */
const invitesNobody = regex()`
  \b(?:nobody|no one|not|never|niemand\w*|keinen?|nicht|personne|ne|nadie|nessuno|non|niet)\b
  |^(?:\w+ ){0,3}?(?:send|schick\w*|sende|envoie[sz]?|envoyez|stuur|verstuur) (?:
    it|them|that|es|sie|das|le|la|les|ca|het|hem|dat
  )(?: \w+){0,2}$
  |^(?:\w+ ){0,3}?(?:mand|envi|invi)[ae]l[oaie](?: \w+){0,2}$
`;

/** `Retire-la s'il te plaît`: somebody is to be taken out, and nothing called back. */
const takesOut = regex()`
  ^(?:\w+ ){0,2}?(?:
    (?:retire[rz]?|sor[st]|sortez|enleve[rz]?|vire[rz]?) (?:la|le|les)
    |(?:nimm|nehm\w*|schmeiss\w*|wirf) (?:sie|ihn|es) (?:\w+ )?(?:raus|heraus|hinaus)
    |(?:take|kick|throw) (?:him|her|them) out|(?:quita|saca|echa)l[aoe]s?|(?:togli|butta)l[aoi](?: fuori)?
    |(?:haal|gooi|zet) (?:hem|haar|ze) (?:\w+ )?eruit
  )\b
`;

/** `Ihre Adresse ist eva@example.org`, `she's kate@example.org`: where somebody else gets their mail. */
const anothersAddress = regex()`
  \b(?:
    (?:his|her|their|ihre?|seine?|deren|dessen|sa|son|leur|su|sua|suo|zijn|haar|hun) (?:new |neue |nouvelle )?
      (?:e ?mail|mail|adress\w*|address|adresse|direccion|correo|indirizzo|adres)
    |^(?:\w+ )?(?:he|she|they|er|sie|il|elle|lui|lei|hij|zij) (?:is|s|are|ist|est|e)
  )\b
`;

/** `Melde mich, wenn ich zur\u00fcck bin`: who is not back yet. */
const ofLater = regex()`
  \b(?:
    (?:when|once|until|till|as soon as|before|after) i(?: m| am| get| come)
    |(?:i ll|i will|we ll|will) be back|(?:wenn|sobald|bis|bevor|nachdem) ich
    |(?:quand|des que|avant que) je|(?:cuando|hasta que|en cuanto) (?:vuelva|regrese|este)|(?:quando|appena
    |finche) (?:torno
    |rientro|tornero|saro)|(?:als|zodra|totdat|tot) ik
  )\b
`;

/** `I'm sick of his whining` */
const weary = regex()`
  \b(?:
    (?:sick|tired|ill) (?:and (?:sick|tired) )?(?:of|to death of)
    |(?:es|davon|von|von dem|von der) (?:\w+ )?krank
    |satt|(?:ras le bol|marre|malade) (?:de|d|du|des)|hart[oa] de|enferm[oa] de|stuf[oa] (?:di|del\w*)|zat|beu
  )\b
`;
