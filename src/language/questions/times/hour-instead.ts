/** `I meant eight in the evening, not nine`: the hour that is to stand in the place of another. */
import { plainWords } from "../question-words.js";
import { hourSaid } from "./hour-said.js";

/** The hour of the day, as `20:00`, that a sentence wants in the place of another, which was `before`; null for none. */
export function hourInstead(sentence: string, before: string): string | null {
  if (sentence.length > longest || sentence.includes("?")) return null;
  const [, behind = ""] = correcting.exec(sentence) ?? [];
  const wanted = behind.replace(ratherThan, "").trim();
  if (wanted === "") return null;
  const hour = hourSaid(`at ${wanted}`) ?? hourSaid(wanted);
  if (hour === null) return null;
  // Who said nine in the evening means eight in the evening, too.
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  const isOpen =
    hours < noon && Number(before.split(":")[0]) >= noon && !early.test(plainWords(wanted));
  return isOpen ? `${hours + noon}:${String(minutes).padStart(2, "0")}` : hour;
}

/** Does a sentence say no more than that its writer made a mistake? */
export function ownsMistake(sentence: string): boolean {
  return sentence.length <= longest && mistaken.test(plainWords(sentence));
}

const longest = 160;
const noon = 12;
const early =
  /\b(?:am|a m|morning|night|morgens?|fruh|nachts|matin|nuit|manana|madrugada|mattina|mattino|notte|ochtend|nacht)\b|\b0\d\b/;
const correcting =
  /(?<!\p{L})(?:i (?:meant|mean|wanted|should have (?:said|written))|i said (?:that|it) wrong|(?:it|that) (?:should|was meant to|was supposed to|is supposed to|has to|must)(?: have|['\u2019]ve)? (?:be|been|say|read)|make (?:it|that)|ich (?:meinte|wollte sagen|hatte .{0,20}gemeint)|gemeint (?:war|ist)|es (?:sollte|muss)|(?:je|j['\u2019]) ?(?:voulais (?:dire|\u00e9crire)|pensais \u00e0)|c['\u2019]\u00e9tait|quer\u00eda (?:decir|escribir)|quise decir|volevo (?:dire|scrivere)|intendevo|ik bedoelde|het moest)[:,]? (?:at |um |\u00e0 |a las |alle |om )?(.+)$/iu;
const ratherThan =
  /,? (?:and |und |et |y |e |en )?(?:not|instead of|rather than|nicht|statt|anstatt|non|pas|au lieu de|no|en vez de|invece di|niet|in plaats van) .*$/iu;
const mistaken =
  /^(?:(?:oh|dear|oops|sorry|ah|hm+|pardon|entschuldig\w*|verzeih\w*|desole\w*|perdon|scusa\w*|excuse me|apologies|my) )*(?:(?:that was )?(?:my |a )?(?:mistake|slip|error|fault|bad)|i (?:misspoke|mistyped|miswrote|got (?:that|it) wrong|made a (?:mistake|slip)|said (?:that|it) wrong|was wrong)|ich habe mich (?:vertan|verschrieben|versprochen|geirrt)|(?:da |das )?(?:war )?(?:ein |mein )?(?:fehler|irrtum)|je me suis trompee?|j ai fait une (?:erreur|faute)|me (?:he )?equivo\w+|mi sono sbagliat\w|ho sbagliato|ik (?:heb me vergist|vergiste me))(?: (?:earlier|before|just now|there|vorhin|eben|gerade|tout a l heure|antes|prima|daarnet|net))*$/;
