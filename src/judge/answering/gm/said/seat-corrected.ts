/**
 * `No, I meant Austria`, `OK, then offer it to Paul, paul@example.net`, in answer to whether a seat is to be freed: the
 * same with another power, or with whom it is for.
 */
import { behindPlainNo, consentSaid, powersIn, sentencesOf } from "../../../../language/index.js";
import { flat, regex } from "../../../../util/index.js";
import { changeAsked, lookAsked, takeAsked } from "../../../identity/codes.js";
import { askMeant } from "../../../session/grave.js";
import { answerPlainly } from "../../../session/outcomes.js";
import { addressesIn, powersMeant } from "../../../session/people.js";
import type { Session, Speaker } from "../../../session/session.js";
import { unprovedSeat, writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { nameOf } from "../../guesses/guess.js";

/** Asks again, with what the answer puts right, and leaves the mail without it. */
export async function correctsSeat(session: Session): Promise<void> {
  const speaker = writingGm(session);
  const own = flat(ownText(session)).trim();
  if (speaker === null || unprovedSeat(session) !== null) return;
  if (own.split(" ").length > longest) return;
  const asked = await lookAsked(session);
  if (asked === null) return tellsFreed(session, speaker, own);
  if (asked.kind !== "lines" || own.includes("?")) return;
  const [, verb, power = "", comer] = freeing.exec(asked.text.trim()) ?? [];
  if (verb === undefined) return;
  const to = addressed(speaker, own);
  const other = otherPower(speaker, own, power);
  if (to === null && other === null) return;
  if (other !== null && !(corrects(own) && own.split(" ").length <= longestCorrection)) return;
  const by = to ?? comer;
  const command = [`REPLACE ${other ?? power}`, ...(by === undefined ? [] : [`BY ${by}`])].join(
    " ",
  );
  const isAgreed = other === null && agreed.test(own) && consentSaid(own, false) !== false;
  if (isAgreed) await changeAsked(session, { ...asked, text: command });
  else {
    await takeAsked(session);
    askMeant(session, own, [by === undefined ? `${verb} ${other}` : command]);
  }
  session.mail = { ...session.mail, text: isAgreed ? "Yes." : "" };
}

/**
 * `Sorry, put him back`, `oh no, I meant Austria`, in answer to a letter that says that a seat was freed: only its
 * player can take it again.
 */
function tellsFreed(session: Session, speaker: Speaker, own: string): void {
  const { board, game } = speaker.game;
  const [letter = ""] = session.thread.letters;
  const [, name = ""] = freed.exec(flat(letter)) ?? [];
  const [power] = name === "" ? [] : powersMeant(board, game, name);
  if (power === undefined || game.members.some((each) => each.power === power)) return;
  const other = corrects(own) ? otherPower(speaker, own, name) : null;
  const isBrief = own.split(" ").length <= longestCorrection;
  const isOfHim = powersMeant(board, game, own).includes(power);
  const isCorrected = isBrief && corrects(own) && (other !== null || isOfHim);
  if (!isCorrected && !backAgain.test(own)) return;
  answerPlainly(session, own, "freed-back", { powers: [power] });
  if (isCorrected && other !== null) {
    const [, comer] = invited.exec(flat(letter)) ?? [];
    askMeant(session, own, [
      comer === undefined ? `EJECT ${other}` : `REPLACE ${other} BY ${comer}`,
    ]);
  }
  const left = sentencesOf(own).filter((each) => !backAgain.test(each) && !corrects(each));
  session.mail = { ...session.mail, text: isCorrected ? "" : left.join("") };
}

const freed = /The player of (\p{L}+) is no longer in the game\./u;
/** Whom the seat was offered to. */
const invited = /I have written to (\S+@\S+?): what game/u;
/** What wants somebody back who has just left their seat. */
const backAgain = regex("iu")`
  (?<!\p{L})(?:
    (?:put|take|bring|let|get|have|want)\p{L}* (?:him|her|them|\p{Lu}\p{L}+) (?:back|in again|back in)|reinstate
    |(?:he|she|they|player)(?: \p{L}+){0,3} (?:come|be) back
    |undo|(?:that|it) was a mistake|take (?:that|it) back|r\u00fcckg\u00e4ngig
    |(?:hol|nimm|setz|lass)\p{L}* (?:ihn|sie|\p{Lu}\p{L}+) (?:bitte )?(?:zur\u00fcck|wieder)
    |war ein (?:fehler|versehen)|reprend\p{L}*|reven(?:ir|ez)|remet\p{L}*|annule[rz]?
    |c['\u2019]\u00e9tait une erreur|deshacer|deshaz\p{L}*|fue un error|volver|annulla\p{L}*|era un errore|torna\p{L}*
    |rimett\p{L}*|ongedaan|terug
  )(?!\p{L})
`;

const freeing = /^(REPLACE|EJECT) (\p{L}+)(?: BY (\S+@\S+))?$/iu;
/** Who says more tells a story; behind a no it is soon of something else. */
const [longest, longestCorrection] = [25, 9] as const;

/** The address of the one person without a seat whom the words name. */
function addressed({ game: { game } }: Speaker, own: string): string | null {
  const [address, more] = addressesIn(own);
  if (address === undefined || more !== undefined) return null;
  return game.members.some((each) => each.address === address) ? null : address;
}

/** The one power that is named beside the one that was asked about, and is not denied. */
function otherPower({ game: { board, game } }: Speaker, own: string, power: string): string | null {
  const [before] = powersIn(board, power);
  const words = addressesIn(own).reduce((left, each) => left.replace(each, " "), own);
  const [other, more] = powersMeant(board, game, words.replace(denied, " ")).filter(
    (each) => each !== before,
  );
  return other === undefined || more !== undefined ? null : nameOf(board, other);
}

/** `Not Turkey` */
const denied = regex("iu")`
  (?<!\p{L})(?:not|nicht|kein\p{L}*|pas|non|no|niet)(?: (?:the|der|die|den|la|le|el|il|de))? \p{L}+
`;

/** A no, or words that put another in the place of the first. */
function corrects(own: string): boolean {
  return behindPlainNo(own) !== null || correcting.test(own);
}

const correcting = regex("iu")`
  ^\W*(?:no|nope|nein|nee|non|oops|sorry|wait|stop|halt|ups|pardon|perd\u00f3n|scusa)(?!\p{L})
  |(?<!\p{L})(?:
    i (?:meant|mean|was thinking of)|instead|rather|ich meinte?|stattdessen|sondern|je voulais dire|plut\u00f4t
    |(?:me )?refer\u00eda a|quise decir|m\u00e1s bien|intendevo|volevo dire|piuttosto|ik bedoel(?:de)?|liever
  )(?!\p{L})
`;

/** The yes ahead of whom it is for. */
const agreed = regex("iu")`
  ^\W*(?:
    yes|yeah|yep|ok(?:ay)?|sure|fine|good|right|great|do it|go ahead|ja|gut|in ordnung|oui|d['\u2019]accord|bien
    |s\u00ed|vale|de acuerdo|va bene|s\u00ec|prima|goed
  )(?!\p{L})
`;
