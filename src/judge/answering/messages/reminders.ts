/** A GM who asks that players be reminded: the reminder is shown, with those who would get it, and CONFIRM sends it. */

import { latePowers, type PressTarget, toPowers } from "../../../game/index.js";
import { type BodyItem, powersIn, type Question } from "../../../language/index.js";
import { questionText } from "../../../report/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm, stageFor } from "../../session/speaker.js";
import { speaksAsGm } from "../../session/statements.js";
import { asksToSend } from "./kept-message.js";
import { asksForOrders } from "./not-told.js";
import { namedAndLeftOut } from "./readers/readers.js";

/** Verbs of reminding, as far as all forms of them have in common. */
const reminds = wrapped`
  remind|nudge|prod|poke|chase|ping|erinner|mahn|rappel|relanc|sollecit|recu[e\u00e9]rd|recorda
  |avis[oa]|avvis|ricord|herinner
`;
const reminding = regex("i")`
  \b(?:${reminds}|kick|shake|wake|hurry|stups|schubs|promemoria|przypom)
`;

/** Words that name a time: the GM wants other reminders before each deadline. */
const standing = regex("i")`
  \b(?:
    before (?:(?:the|each|every|a|any) )?(?:deadlines?|phases?|turns?)|hours?|days?|every|each
    |always|automatic\w*|back on|on again|no (?:more )?remind\w*|off|stop|without|set
    |(?:day|evening|night) (?:before|ahead|earlier)|vorabend|vortag|(?:abend|tag) (?:vorher|davor|zuvor)|veille
    |(?:noche|tarde|d\u00eda) (?:anterior|antes)|(?:sera|giorno) prima|avond (?:ervoor|tevoren)|dag (?:ervoor|tevoren)
  )\b
`;

/** `He always forgets` tells why. */
const reason =
  /[,;] (?:because |since |as )?(?:he|she|they|it|er|sie|weil|da|il|elle|se|hij|ze)(?!\p{L}).*$/iu;

/** `Ping em`, behind a question who is late: words that name nobody are a wish, too. */
export function asReminder(session: Session, item: BodyItem): BodyItem {
  const { kind, line, number } = item;
  const board = session.sender.speaker?.game.board;
  if ((kind !== "text" && kind !== "question") || !speaksAsGm(session)) return item;
  const isOfOne = board !== undefined && isOnlyIf(line) && powersIn(board, line).length > 0;
  const isOfOrders = asksForOrders(line);
  if (kind !== "text" && !isOfOne && !isOfOrders) return item;
  const isOfPower = board !== undefined && bare.test(line) && powersIn(board, line).length > 0;
  // `Send out a friendly reminder, it's their first game`
  const plain = line.replace(reason, "");
  if (!isOfPower && !isOfOne && !isOfOrders && !wished.test(line) && !gently.test(plain))
    return item;
  return { kind: "question", number, line, question: { intent: "reminders", about: line } };
}

/** `Could you also remind Turkey?`, whoever is named: surely asked of the judge. */
export function surelyReminds(line: string): boolean {
  return [bare, wished, gently].some((pattern) => pattern.test(line));
}

/** `And please remind them, but nicely`: no word says of what, so the judge's own reminder is wanted. */
export function remindsOfNothing(line: string): boolean {
  return bare.test(line) || gently.test(line);
}

/** `If it's only Germany, give him a nudge`: where others are late, too, all of them may be meant. */
function isOnlyIf(line: string): boolean {
  return onlyIf.test(line) && reminding.test(line);
}

const onlyIf = regex("iu")`
  (?<!\p{L})(?:if|when|in case|wenn|falls|si|s['\u2019]il|se|als|indien)(?!\p{L})[^.?!]*(?<!\p{L})(?:
    only|just|nur|blo\u00df|einzige[nr]?|seulement|juste|seule?|que|solo|sol[ao]|s\u00f3lo|\u00fanic[ao]|soltanto
    |alleen|enige
  )(?!\p{L})
`;

/** `Please nudge England and Turkey`, and nothing of what about. */
const bare = regex("iu")`
  ^\W*(?:(?:and|so|please|pls|also|then|just|bitte|can you|could you) )*(?:
    remind|nudge|prod|poke|chase|ping|erinner[en]?|relance[rz]?|recuerda|ricorda|herinner
  )(?: (?!that|about|of|to|dass|que|che|dat)[\p{L},]+){1,6}\W*$
`;
const whom = wrapped`
  (?:
    em|'em|them|him|her|those|everyone|everybody|all
    |the (?:others?|rest|late|slow|missing|laggards|stragglers|ones|players|sleepers)|sie|ihn|alle
    |die
  )
`;
const wished = regex("iu")`
  ^\W*(?:(?:and|so|please|pls|plz|also|then|just|bitte|can you|could you) )*(?:
    (?:remind|nudge|prod|poke|chase|ping|erinnere?) ${whom}(?!\p{L})
    |(?:send|give) (?:${whom}|\p{L}{4,})[^.?!]{0,40} an? (?:reminder|nudge|ping|poke|prod)
      (?!\p{L})
  )
`;

/** `If somebody is missing`, `whoever is late`: that it goes to them alone is so anyway. */
const ofLate = wrapped`
  (?:
    (?:if|should|in case|when|falls|wenn|sollte|si|s['\u2019]il|se|als|indien|mocht)(?!\p{L})[^,.?!]{3,60},\s*
  )?
`;
const kindly = wrapped`
  (?:not too|nicht (?:zu|so)|pas trop|no demasiado|non troppo|niet te) \p{L}+
  |but|aber|mais|pero|ma|maar|gently|kindly|nicely|politely|friendly|again|once more|too|please|pls|for me|from me
  |now|freundlich|nett|lieb
  |h\u00f6flich|bitte|nochmal|noch einmal|doch|mal|kurz|sanft|von mir|jetzt|gentiment|doucement|poliment|encore
  |une fois|s['\u2019]il (?:te|vous) pla\u00eet|stp|svp|de ma part|con cari\u00f1o|amablemente|por favor|otra vez
  |de mi parte|ya|con gentilezza|gentilmente|cortesemente|per favore|di nuovo|da parte mia|ancora|vriendelijk|even
  |aardig|an|alsjeblieft|alstublieft|nog eens|nog een keer|van mij|graag|will you|would you|could you|magst du
`;
const theirs = wrapped`
  (?:(?:of|about|to send|to give|\u00e0 propos de|de mandar|sobre|di mandare|aan|om) )?
    (?:their|the|ihre|die|ihrer|leurs|les|sus|las|los|i loro|gli|hun|de) (?:
      orders|moves|deadline|z\u00fcge|befehle|abgabe|frist|ordres|\u00f3rdenes|ordini|zetten
    )(?: in)?
`;
const asking = wrapped`
  (?:
    (?:can|could|would|will) (?:you|u)|(?:kannst|k\u00f6nntest|magst) du|k\u00f6nnten sie|(?:peux|pourrais)-tu
    |(?:pouvez|pourriez)-vous|merci d['\u2019e]|veuillez|puedes|podr\u00edas|puoi|potresti|(?:kun|kan|zou) je
  )
`;
/** `Recu\u00e9rdaselo con cari\u00f1o, por favor`, `give them a gentle nudge from me`: no word but how, and whom. */
const gently = regex("iu")`
  ^\W*${ofLate}(?:${asking}[, ]+)?(?:(?:
    and|then|so|also|und|dann|et|alors|y|e|allora|en|dan|nog|ze|sie|die|hen|les|le|alle|${kindly}
  )[, ]+){0,6}(?:
    (?:remind|nudge|prod|poke|chase|ping)(?: up)?|(?:erinner|mahn|stups|schubs)\p{L}{0,4}|relance\p{L}{0,4}
    |rappel\p{L}{1,4}|recu[e\u00e9]rd\p{L}{1,12}|recordar\p{L}{0,6}
    |av\u00eds\p{L}{1,8}|ricorda\p{L}{0,8}|sollecita\p{L}{0,6}
    |herinner\p{L}{0,2}
    |(?:send(?: out)?|give|drop|shoot|schick\p{L}{0,2}|gib|envoie\p{L}{0,2}|fais|donne\p{L}{0,2}|m\u00e1nda\p{L}{0,6}
      |env\u00eda\p{L}{0,6}|manda\p{L}{0,6}|invia\p{L}{0,6}|stuur|geef)
      [^.?!,]{0,30}(?:
        reminder|nudge|poke|prod|ping|push|kick|erinnerung|stups\p{L}{0,2}|schubs|rappel|relance
        |petit mot|recordatorio|aviso|toque|promemoria|sollecito|avviso|herinnering|seintje|duwtje
      )
  )(?:[-, ]+(?:
    ${whom}|${kindly}|${theirs}|les|leur|lo|le|los|ze|hen|hun|ihnen|tous|todos|tutti|allemaal|a todos|a tutti
    |\u00e0 ceux qui (?:manquent|n['\u2019]ont rien envoy\u00e9)|aux retardataires|wer noch fehlt|die noch fehlen
    |a los que faltan|a chi manca|wie ontbreekt|denen|who (?:is|are) (?:late|missing)
  )){0,7}\W*$
`;

/** What a GM's reminder says. */
export function reminderWords(session: Session, speaker: Speaker): string {
  return questionText(...stageFor(session, speaker), "reminder-words");
}

/** The readers of a message; of a GM's reminder, those whose orders are still missing when it is sent. */
export function whoIsLate(
  session: Session,
  speaker: Speaker,
  to: PressTarget,
  text: string,
): PressTarget {
  const { game, board } = speaker.game;
  if (to.kind !== "some" || !isGm(speaker) || game.status !== "active") return to;
  const words = reminderWords(session, speaker);
  // The phase that it names may be over.
  const isReminder =
    text.startsWith(words.slice(0, edge)) && text.trimEnd().endsWith(words.slice(-edge));
  if (!isReminder) return to;
  const late = text.trim() === words ? latePowers(game, board) : [];
  return { ...to, powers: to.powers.filter((power) => late.includes(power)) };
}

/** As long are the words before and behind the phase, or longer. */
const edge = 16;

/** Is nobody left to read a message? */
export function remindsNobody(to: PressTarget): boolean {
  return to.kind === "some" && to.powers.length === 0 && !to.gm && !to.observers;
}

/** `Nobody should get a reminder`. In `remind those who have not sent anything` the denial stands behind the verb. */
const refusing = regex("iu")`
  (?<!\p{L})(?:
    nobody|no ?one|niemand\p{L}*|keine[nr]?|personne|nadie|nessun[oa]?
    |(?:do|does|should|need|must)(?:n['\u2019]?t| not)|never|nicht|ne|no|non|niet|geen
  ) (?:(?!who|that|have|has|die|qui|que|che)\S+ ){0,4}\S*(?:${reminds})
`;

/** `... or do I need to chase someone?` */
const wondering = regex("iu")`
  (?<!\p{L})(?:
    (?:do|should|must|shall) i (?:have to |need to )?(?:chase|remind|nudge|write|poke|prod)
    |(?:muss|soll) ich (?:noch )?(?:jemand\p{L}*|wen)|(?:dois-je|faut-il) (?:relancer|rappeler)
    |(?:tengo que|debo) recordar|devo (?:ricordare|sollecitare)|moet ik (?:nog )?iemand
  )(?!\p{L})[^?]*\?
`;

/** False where somebody else asks, or something else is meant; where nobody need be reminded, the GM is told so. */
export function asksToRemind(session: Session, { intent, about }: Question, line: string): boolean {
  const { speaker } = session.sender;
  if (intent !== "reminders" && intent !== "late") return false;
  if (
    speaker === null ||
    standing.test(about.replace(reason, "")) ||
    wondering.test(about) ||
    !(reminding.test(about) || asksForOrders(about))
  )
    return false;
  const { game, board } = speaker.game;
  if (game.status !== "active" || !isGm(speaker)) return false;
  if (refusing.test(about)) {
    askMeant(session, line, ["SET NO REMINDER"]);
    return true;
  }
  const late = latePowers(game, board);
  const { named, leftOut } = namedAndLeftOut(speaker, about);
  const isOfMore = isOnlyIf(about) && !late.every((power) => named.includes(power));
  const asked =
    named.length > 0 && !isOfMore ? named.filter((power) => late.includes(power)) : late;
  const powers = asked.filter((power) => !leftOut.includes(power));
  if (powers.length === 0) {
    answerPlainly(session, line, "late");
    return true;
  }
  const text = reminderWords(session, speaker);
  return asksToSend(session, speaker, { to: toPowers(powers), text, line, mayBe: "message" });
}
