/** `Probably just hold for now`, `ich bleibe einfach stehen`: mails that say no more than that nothing moves. */
import { regex, wrapped } from "../../../util/index.js";

/** Does the whole text say only that the writer's units stay, of which none is named? */
export function holdsAlone(text: string): boolean {
  return text.length <= longest && alone.test(text.trim());
}

const longest = 90;

const around = wrapped`
  hi|hey|hello|hallo|salut|probably|perhaps|maybe|i|i['\u2019]?ll|we|we['\u2019]ll|will|would|d|just|simply|think
  |guess|say
  |suppose|ok|okay|well|then|so|let['\u2019]?s|let|me|my|our|units?|armies|for|now|this|turn|time|season|round|the
  |moment
  |please|pls|everything|everyone|all|going|to|want|wahrscheinlich|wohl|vielleicht|ich|wir|alle[ns]?|meine|einheiten
  |einfach|mal|erst|erstmal|vorerst|diesmal|diese|runde|dann|also|gut|bitte|sicher|noch|je|j['\u2019]|nous|on|vais|pense
  |crois|que|tout|le|monde|mes|unit\u00e9s|pour|l['\u2019]instant|simplement|juste|probablement|ce|tour|tour-ci|yo
  |creo|todo
  |todos|por|ahora|simplemente|io|credo|tutto|tutti|ora|per|adesso|ik|denk|gewoon|voorlopig|nu
`;
const staying = wrapped`
  holds?|holding|stays?(?:\sput)?|sit(?:s)?\stight|stand(?:s)?\sstill|do(?:ing)?\snothing|no\smoves?
  |halten?|bleib(?:e|t|en)?(?:\s(?:ich|wir))?(?:\s(?:einfach\s)?stehen)?|stehen\s?bleiben|abwarten|nichts\s(?:tun
  |machen)
  |warte\sab|tiens|tient|tenir|tenons|reste(?:nt|ns|r)?|restons|ne\sboug(?:e|eons|er)\s(?:pas|rien)|bouge\spas
  |ne\srien\sfaire|ne\sfais\srien|mantengo|mantener|me\squedo|quieto|no\smuevo\snada|tengo|resto|fermo|fermi
  |rimango|blijf|blijven|staan|houd?|niets\sdoen
`;
const alone = regex("iu")`
  ^(?:(?:${around})[\s,.!:]+){0,10}(?:${staying})(?:[\s,.!]+(?:${around})){0,8}[\s.!]*$
`;
