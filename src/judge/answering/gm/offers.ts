/**
 * What a GM asks for in prose and no single sentence says whole: the powers and addresses of the mail make it a
 * command, which the reply shows. CONFIRM carries it out.
 */

import {
  asksHow,
  holdsOff,
  letsRun,
  outSaid,
  placesIn,
  powersIn,
  type Question,
  readDate,
  sentencesOf,
  sparesDays,
  tellsOfSlip,
} from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mailReadMax } from "../../limits.js";
import { deadlineMeant } from "../../session/dates.js";
import { askMeant } from "../../session/grave.js";
import { addressesIn } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { commandsMeant, withoutCondition } from "../guesses/of-intents.js";
import { seeksPlayer } from "../guesses/of-seats.js";

/** Keeps the commands that a GM's sentence comes to, until they are confirmed; false where it comes to none. */
export function keptForGm(session: Session, question: Question, line: string): boolean {
  const { grave, sender } = session;
  if (sender.speaker === null || !speaksAsGm(session)) return false;
  // `Anna, anna@quist.test, would take the seat` belongs to what was said before.
  if (addressesIn(question.about).some((each) => isWaiting(session, each))) return true;
  if (ofSeats.has(question.intent) && grave.waiting.some((each) => each.startsWith("REPLACE ")))
    return true;
  // `Can you see to it that no deadline falls on those days?`
  if (sparesDays(question.about) && grave.waiting.some((each) => each.startsWith("SET ABSENCE ")))
    return true;
  // `I fear I made an error. Please take the turn back`: why, beside what is wanted.
  if (question.intent === "mistake" && tellsOfSlip(question.about) && speaksMore(session))
    return true;
  // `All have agreed to a draw. Please end the game accordingly.`
  if (question.intent === "end-game" && grave.waiting.some((each) => each.startsWith("DECLARE ")))
    return true;
  // `The game can just run on`, of one that rests, ends nothing.
  if (letsRun(question.about)) return false;
  if (isHypothetical(question.about) || isHypothetical(ownText(session))) return false;
  if (!plainly.has(question.intent) && explains(withoutCondition(question))) return false;
  const commands = commandsMeant(session, sender.speaker, question);
  const fresh = commands.filter((each) => !grave.waiting.some(isSame(each)));
  if (commands.length === 0) return false;
  if (fresh.length === 0) return true;
  const power = powerPromised(session, sender.speaker, fresh);
  const at = deadlineOf(session, sender.speaker, fresh);
  askMeant(session, line, fresh, { at, ...(power !== null && { power }) });
  return true;
}

/** The deadline that these commands set; null for none. */
function deadlineOf(session: Session, speaker: Speaker, commands: readonly string[]) {
  const [moved = ""] = commands.flatMap((each) => /^SET DEADLINE (.+)$/.exec(each)?.[1] ?? []);
  const read = readDate(moved);
  return read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
}

/** `Put my brother in as Turkey`, before the game begins. */
function powerPromised(
  session: Session,
  { game: { game, board } }: Speaker,
  [command = "", another]: readonly string[],
): PowerId | null {
  if (game.status !== "forming" || another !== undefined || !command.startsWith("INVITE "))
    return null;
  const comer = command.slice("INVITE ".length);
  const said = sentencesOf(ownText(session)).find((each) => each.includes(comer)) ?? "";
  const [power, other] = powersIn(board, said.replace(comer, ""));
  return power === undefined || other !== undefined ? null : power;
}

const ofSomebody = regex("iu")`
  (?<!\p{L})(?:
    his|hers?|their|\p{Lu}\p{L}+['\u2019]s|seine?|ihre?|son|sa|leur|su|suo|sua|loro|zijn|haar|hun
  ) (?:e-?mail |mail |new |neue )?(?:e-?mail-?|mail-?)?(?:address|adresse|mail|direcci\u00f3n|correo|indirizzo|adres)
    (?!\p{L})
`;

/** `Hans should get a seat, too. His address is hans@example.org` */
function comingIn({ game: { game } }: Speaker, question: Question): Question | null {
  const [address] = addressesIn(question.about);
  if (question.intent !== "address" || address === undefined) return null;
  const isKnown = game.members.some((each) => each.address === address);
  if (isKnown || !ofSomebody.test(question.about)) return null;
  return { ...question, intent: game.status === "forming" ? "invite" : "successor" };
}

/** `Max, max@elbe.test, would take England. How would I have to write that?`: a GM has no orders to write. */
export function askedAsGm(session: Session, question: Question): Question {
  const { speaker } = session.sender;
  const text = ownText(session);
  if (speaker === null || !speaksAsGm(session)) return question;
  // `Throw Bob out, he no longer answers`, of nobody who is known here.
  const isSought =
    speaker.game.game.status === "active" &&
    seeksPlayer(question.about) &&
    !/\b(?:if|when|should|unless|wenn|falls|sobald|si|quand|cuando|se|quando|als)\b/i.test(
      question.about,
    ) &&
    powersIn(speaker.game.board, question.about).length > 0;
  if (isSought) return { ...question, intent: "successor" };
  const isOut = question.intent === "go-ahead" && outSaid(question.about).length > 0;
  if (isOut || (question.intent === "vacancy" && speaker.game.game.status === "active"))
    return { ...question, intent: "successor" };
  // `The game takes too long, let's stop`: of all, and not of a seat that a GM does not have.
  if (question.intent === "leave" && ofAll.test(question.about))
    return { ...question, intent: "end-game" };
  // `How do I throw a player out?`
  if (question.intent === "leave" && asksHow(question.about))
    return { ...question, intent: "open-seat" };
  // `He can't play after all, please take him off the list`
  if (question.intent === "leave" && ofAnother.test(question.about)) {
    return { ...question, intent: "successor" };
  }
  // `I have to leave the game to somebody else`: a GM has no seat to resign.
  if (question.intent === "leave" && !asksHow(question.about) && addressesIn(text).length > 0)
    return { ...question, intent: "co-gm" };
  // `Please make anna@example.net the GM for a few days`
  if (addressesIn(question.about).length > 0 && asGm.test(question.about))
    return { ...question, intent: "co-gm" };
  const coming = comingIn(speaker, question);
  if (coming !== null) return coming;
  // `Let Henry watch, his address is henry@example.net`
  if (watching.test(question.about.replace(/\S+@\S+/g, "")))
    return { ...question, intent: "watch" };
  if (ofTurns.has(question.intent)) return turnAsked(question);
  // `What happens if something needs a GM while I'm gone?`
  if (question.intent === "trial" && placesIn(speaker.game.board, question.about).length === 0)
    return { ...question, intent: "gm" };
  // `Austria leaves us. Olga (olga@example.org) takes over from the next turn`: no office is given away.
  if (question.intent !== "orders" && question.intent !== "handover") return question;
  const [power, another] = powersIn(speaker.game.board, text);
  const hasComer = power !== undefined && another === undefined && addressesIn(text).length > 0;
  return hasComer ? { ...question, intent: "successor" } : question;
}

function turnAsked(question: Question): Question {
  // `As soon as all orders are in you can run the turn`: it is run then anyway.
  if (awaitsAll.test(question.about)) return { ...question, intent: "processing" };
  // `If everybody is in, please process now`: a player would ask whether that is so.
  const isWish = question.intent === "processing" && !question.about.includes("?");
  return isWish ? { ...question, intent: "go-ahead" } : question;
}

const ofTurns: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  "go-ahead",
  "processing",
]);
const awaitsAll = regex("iu")`
  (?<!\p{L})(?:
    (?:as soon as|once|when(?:ever)?) (?:all|every)|(?:sobald|wenn) (?:alle|jeder)
    |(?:d\u00e8s|quand|une fois) (?:que )?tou
    |(?:en cuanto|cuando) (?:est\u00e9n )?(?:todos|todas)|(?:appena|quando) (?:tutti|tutte|ci sono)
    |zodra (?:alle|iedereen)
  )
`;

const ofAll = regex("iu")`
  (?<!\p{L})(?:
    let['\u2019]?s|let us|we (?:\p{L}+ )?(?:should|could|might as well|want to|will|all)|lasst uns
    |wir (?:sollten|wollen|hören|beenden)|(?:arrêtons|finissons|terminons)
    |(?:paremos|terminemos|acabemos)|(?:smettiamo|finiamo|chiudiamo)
  )(?!\p{L})
`;
const asGm = regex("iu")`
  \b(?:
    (?:as|be|become|becomes|is|the|a|new|acting|second|co-?|interim|deputy|my) ?
      (?:gm|game ?master|referee)
    |run (?:the|this|my) game|spielleit\p{L}*|maître du jeu|arbitre|árbitro|arbitro
  )(?!\p{L})
`;

const ofAnother = regex("iu")`
  \b(?:take|throw|kick|remove|strike|put|get|drop|cross) (?:him|her|them)\b
  |(?<!\p{L})(?:nimm|nehmt|nehmen sie|wirf|werft|streich\p{L}*|schmei\p{L}*|hole?
    |l\u00f6sch\p{L}*) (?:bitte )?(?:ihn|sie|den|die)\b
  |(?<!\p{L})(?:retire|enl\u00e8ve|sors|vire|raye)[rz]?-(?:le|la|les)\b
  |(?<!\p{L})(?:s\u00e1c|saca|qu\u00edt|quit|elim\u00edn|b\u00f3rr)\p{L}{0,4}l[oae]s?\b
  |(?<!\p{L})(?:togli|leva|rimuovi|cancella)(?:l[oaei]|te-?l[oaei])\b
  |(?<!\p{L})(?:haal|zet|schrap|verwijder|gooi) (?:hem|haar|ze|hen)\b
  |\b(?:he|she|they|who)(?:
    ['\u2019](?:s|re|ll)| is| are| has| have| can(?:['\u2019]t|not)?| won['\u2019]t| wants?| does
    | do| had
  ) \b
`;

const watching = regex("i")`
  \b(?:let|can|could|may|allow|add|wants? to|would like to|like)\b[^.?!]{1,60}\b(?:
    watch|observe|spectate|look on|as an? (?:observer|spectator|onlooker)
  )\b
`;

function speaksMore(session: Session): boolean {
  return sentencesOf(ownText(session).trim()).length > 1;
}

/**
 * `Could one, in theory, take a turn back?`, `don't do anything for now`: wants to know what there is, and
 * nothing done.
 */
function isHypothetical(text: string): boolean {
  const start = text.slice(0, mailReadMax).replace(/\s+/g, " ");
  return hypothetical.test(text) || sentencesOf(start).some(holdsOff);
}

const hypothetical = regex("iu")`
  \b(?:
    in (?:theory|principle)|theoretically|hypothetical(?:ly)?
    |just (?:curious|wondering|out of curiosity)|(?:only|merely) (?:curious|wondering|asking)
    |out of curiosity|good to know|for emergencies|(?:can|could) one|theoretisch|rein hypothetisch
    |nur (?:aus neugier|so eine frage)|könnte man|kann man|en théorie|théoriquement|par curiosité
    |peut-on|pourrait-on|en teoría|por curiosidad|¿?se puede|in teoria|per curiosità|si può
    |in theorie|kan men|em teoria|por curiosidade
  )(?!\p{L})
`;

/** What nobody asks about in such words. */
const plainly: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  "invite",
  "stand-in-orders",
]);

/** `REPLACE Turkey` was asked about before. */
function isSame(command: string): (waiting: string) => boolean {
  return (waiting) => waiting.toUpperCase().startsWith(command.toUpperCase());
}

function isWaiting({ grave: { waiting } }: Session, address: string): boolean {
  return waiting.some((command) => command.endsWith(` ${address}`));
}

/**
 * `What if Italy doesn't answer?` wants to know, and nothing done; `hold everything, I don't know for how long`
 * is a wish.
 */
function explains(question: string): boolean {
  const [about = ""] = sentencesOf(question);
  if (asksHow(about) || /\b(?:whether|if)\b/i.test(about)) return true;
  return (
    asksWhat.test(about) ||
    (about.includes("?") && /\b(?:what|how|when|why|which|who)\b/i.test(about))
  );
}

/** `Tell me what a pause does`: an answer is wanted, with or without a question mark. */
const asksWhat = regex("i")`
  ^\W*(?:(?:and|but|so|ok|okay|well|then)\W+)*(?:what|how|when|why|which|who)\b
  |\b(?:tell|explain|remind|show|wonder(?:ing)?|know|ask(?:ing)?|curious)\b(?! what,)[^,.]{0,30}\b
    (?:what|how|when|why|which|who)\b
`;

/** What asks for somebody else in a seat. */
const ofSeats: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  "successor",
  "vacancy",
]);
