/**
 * Whoever wants to be forgotten, or to know what is stored about them, is passed on to the keeper, a human, who
 * alone can do it.
 */
import { type Question, wantsNoMore } from "../../../language/index.js";
import { dayAt, regex } from "../../../util/index.js";
import { gamesOf } from "../../records/games.js";
import { tellKeeper } from "../../records/keeper.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { isUnknown } from "../../session/statements.js";

/** What is stored about somebody, or they themselves: `delete everything` may be said of orders. */
const stored = regex("iu")`
  (?<!\p{L})(?:
    data|accounts?|(?:e-?mail|mail)? ?addres+(?:es)?|e-?mails?|mail|profile|details|information
    |personal|gdpr|dsgvo|rgpd|forg[eo]t\p{L}*|existed?|(?:about|of|on|over) me|daten|konto|adresse
    |vergess\p{L}*|vergiss|mich|mir|donn\u00e9es|compte|oubli\p{L}*|moi|datos|cuenta
    |direcci\u00f3n|olvid\p{L}*|m\u00ed|dati|indirizzo|dimentic\p{L}*|me|mij|gegevens|adres|dados
    |conta|mim|dane|konto|mnie
  )(?!\p{L})
`;

/** Does the wish to be forgotten name what is to be forgotten? From a player it may be about orders otherwise. */
export function isOfThemselves(session: Session, { about }: Question): boolean {
  const { speaker, seat, asker, hinted } = session.sender;
  return [speaker, seat, asker, hinted].every((each) => each === null) || stored.test(about);
}

/** `Can you delete it`, of somebody who plays: what they have sent, and nothing that is stored of them. */
export function isOfMessage({ about }: Question): boolean {
  return sent.test(about) && !stored.test(about);
}

const sent = regex("iu")`
  (?<!\p{L})(?:
    it|that|this|message|letter|press|broadcast|das|es|nachricht|brief|\u00e7a|cela|lettre
    |eso|esto|mensaje|(?:borr|elimin)\p{L}+l[oa]|quello|messaggio|(?:cancell|elimin)\p{L}+l[oa]|dat
    |het|bericht
  )(?!\p{L})
`;

/**
 * Settles what somebody wants who claims a right: the keeper is told, once a day for each address. True if that
 * is all of the answer: who has no seat and wants no mail gets no invitation any more, and is told so.
 */
export async function settlesRights(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { context, tx, from, now } = session;
  const day = dayAt(now, "UTC");
  // `Take me off the list. Delete me, please` is settled once.
  const isSettled = session.reply.told.has("REMOVED");
  if (isSettled && (intent === "leave" || intent === "no-mail" || intent === "forget-me"))
    return true;
  if (intent === "data-held") {
    await tellKeeper(context, tx, `data:${from}:${day}`, { kind: "data-asked", address: from });
    const games = (await gamesOf(context, tx, from)).map(({ name }) => name);
    answerPlainlyOnce(session, line, "data-held", { games });
    return true;
  }
  if (intent === "forget-me" && isOfMessage({ intent, about }) && !(await hasNoPart(session))) {
    answerPlainlyOnce(session, line, "recall");
    return true;
  }
  if (intent !== "forget-me" && !wantsNoMail(intent, about)) return false;
  const isRemoval = await hasNoPart(session);
  if (intent !== "forget-me" && !isRemoval) return false;
  await tellKeeper(context, tx, `forget:${from}:${day}`, { kind: "forget-wished", address: from });
  if (!isRemoval) return false;
  // Like the click that ends letters it needs no proof: nobody loses anything by it.
  await tx.addresses.wantInvitations(from, false);
  session.reply.told.add("REMOVED");
  answerPlainlyOnce(session, line, "removed");
  return true;
}

/** `Take me off your list`; `I don't want to play after all` speaks of no mail. */
function wantsNoMail(intent: Question["intent"], about: string): boolean {
  if (intent !== "no-mail" && intent !== "leave") return false;
  return wantsNoMore(about) || (intent === "no-mail" && !ofPlaying.test(about));
}

const ofPlaying = regex("iu")`
  (?<!\p{L})(?:play\p{L}*|join\p{L}*|(?:mit)?spielen|mitmachen|jouer|jugar|giocare|spelen|meedoen)
    (?!\p{L})
`;

/** Somebody who plays nowhere, watches nothing and is on no list. */
async function hasNoPart(session: Session): Promise<boolean> {
  const { context, tx, from } = session;
  if (!isUnknown(session) || (await gamesOf(context, tx, from)).length > 0) return false;
  return !(await tx.standbys.all()).some(({ address }) => address === from);
}
