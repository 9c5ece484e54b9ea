/**
 * Words to a player who has written, below another letter of the judge's: `My dear Madam, you shall have no
 * trouble from me in the Channel`, `deal Wim, one piece only`. Whom they are for is a guess: the reply shows
 * them, and a yes sends them.
 */
import { type PressTarget, toPowers } from "../../../../game/index.js";
import {
  type Body,
  type BodyItem,
  placesIn,
  readBody,
  sentencesOf,
} from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import { lookAwaited } from "../../../identity/codes.js";
import { readersQuoted } from "../../../identity/quoted-message.js";
import type { Session, Speaker } from "../../../session/session.js";
import { roleOf } from "../../../session/speaker.js";
import { isForJudgeAlone, isForPlayers } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { isForJudge } from "../answers/press-reply.js";
import { weighFor } from "../for-the-judge.js";
import { greetsMany } from "../greetings.js";
import { headingOf, withHeading } from "../headings.js";
import { asksToSend } from "../kept-message.js";
import { isTalkOf, ordersIn } from "../ordering/orders-in.js";
import { readersIn } from "../readers/readers.js";
import { speaksOfReaders } from "../told/asked-of-judge.js";
import { tellingsIn } from "../told/tellings.js";
import { toldIn } from "../told-message.js";
import { letterIn } from "../whole-letter.js";
import { opensMessage } from "../words/speech.js";
import { greetsJudge } from "../words/turns-to-judge.js";
import { asksForCalled } from "./letter-to-player.js";
import { type Partner, partnerOf } from "./partner.js";

/** Asks whether to send such words to who wrote; false where they may be for the judge, or nobody waits for any. */
export async function asksToAnswer(session: Session): Promise<boolean> {
  const { sender, thread, grave } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed) return false;
  const { game } = speaker.game;
  if (game.settings.gunboat || game.status !== "active") return false;
  if (roleOf(speaker) !== "player") return false;
  // `Could you tell Russia that I stay? And England: ...`
  const told = tellingsIn(speaker, ownText(session), null);
  if (told.some(({ message: { to } }) => to.kind === "some" && to.powers.length > 0)) return false;
  if (await asksForCalled(session, speaker)) return true;
  const words = ownText(session);
  // `Good luck, folks!` is for all.
  if (greetsMany(words)) return false;
  const partner = (await partnerOf(session, speaker, words)) ?? quotedPartner(session, speaker);
  // Whoever answers a message, and calls nobody else, speaks to those who had it.
  if (partner === null || isAmong(partner, thread.readers) || opensMessage.test(words))
    return false;
  // `lol russia built right next to me`
  const spoken = toPowers([partner.power]);
  if (!partner.isCalled && speaksOfReaders(speaker, spoken, words)) return false;
  if (!partner.isCalled && isForJudgeAlone(session)) return false;
  const isTold = isForPlayers(session);
  const sure = isTold ? surely : howSurely(session, speaker, words, partner);
  if (sure < likely || (sure < surely && partner.since > 0)) return false;
  if (await mayAnswerJudge(session, speaker, partner)) return false;
  const [line = words] = sentencesOf(words);
  const to = (partner.isCalled ? null : readersQuoted(speaker, session.mail.text)) ?? spoken;
  return asksToSend(session, speaker, { to, text: words, line: line.trim(), mayBe: "message" });
}

const [likely, surely] = [2, 3] as const;

/** Whose message stands below the words, though none came by the judge. */
function quotedPartner({ mail }: Session, speaker: Speaker): Partner | null {
  const quoted = readersQuoted(speaker, mail.text);
  const [power, another] = quoted?.kind === "some" ? quoted.powers : [];
  if (power === undefined || another !== undefined) return null;
  return { power, isCalled: false, isCalledIn: () => false, said: "", since: 0 };
}

/** Whoever is called by name can be somebody else than those whose message the mail answers; nobody else can. */
function isAmong({ power, isCalled }: Partner, readers: PressTarget | null): boolean {
  if (readers === null) return false;
  return !isCalled || readers.kind === "all" || readers.powers.includes(power);
}

/**
 * `Sure, do that`, where the judge has asked something. `Yes to all that, Sweden is yours` is not said of words of the
 * writer's own, and a no to what was proposed drops nothing that cannot be asked again.
 */
async function mayAnswerJudge(
  session: Session,
  speaker: Speaker,
  { isCalled, said }: Partner,
): Promise<boolean> {
  const asked = isCalled ? null : await lookAwaited(session);
  if (asked === null) return false;
  const { mail, thread } = session;
  const { items } = readBody(mail.text, thread.letters, speaker.game.game.name);
  const consents = items.flatMap((item) => (item.kind === "consent" ? [item.consent] : []));
  const isOfOwnWords = asked.kind === "lines" && asked.text.startsWith("PRESS ");
  const words = ownText(session);
  if (!isOfOwnWords && consents.some(({ yes }) => yes)) return true;
  return consents.length > 0 && (sending.test(words) || !sharesPlace(speaker, words, said));
}

const sending = regex("iu")`
  (?<!\p{L})(?:
    sen[dt]|pass|forward|schick\p{L}*|send\p{L}*|envo\p{L}+|transm\p{L}+|env\u00ed\p{L}+
    |mand\p{L}+|inoltr\p{L}+|invi\p{L}+|stuur\p{L}*
  )(?!\p{L})
`;

/** How surely these words are for that player; 0 where a part of them is for the judge. */
function howSurely(session: Session, speaker: Speaker, words: string, partner: Partner): number {
  const { mail, thread } = session;
  const { isCalled } = partner;
  if (opensMessage.test(words) || words.search(greetsJudge) >= 0) return 0;
  const body = readBody(mail.text, thread.letters, speaker.game.game.name);
  // A sentence that calls somebody is no command, whatever it was read as.
  const isCommand = (item: BodyItem) =>
    item.kind === "statement" && !(isCalled && item.said !== undefined);
  if (body.items.length === 0 && !isCalled) return 0;
  if (body.items.some(isCommand) || isForJudge(body)) return 0;
  const sentences = sentencesOf(inOneLine(words));
  const ordering = sentences.filter(
    (line) => ordersIn(speaker, { items: [{ kind: "text", number: 1, line }], skipped: [] }) > 0,
  );
  const isTitled = isCalled || titled.test(words);
  const answers =
    (agreeing.test(words) || refusing.test(words)) && sharesPlace(speaker, words, partner.said);
  if (!isTitled && ((!answers && ofUnits.test(words)) || forwarded.test(mail.text))) return 0;
  if (ordering.length > 0 && !(isTitled && ordering.every(isTalkOf))) return 0;
  if (!isCalled && saysForWhom(session, speaker, body, words)) return 0;
  const weighed = sentences.map((each) => weighFor(speaker, each));
  const most = isCalled ? weighsMuch : 0;
  if (
    weighed.some(
      ({ judge, player }, at) =>
        judge > most && judge >= player && !partner.isCalledIn(sentences[at]!),
    )
  )
    return 0;
  const weight = Math.max(...weighed.map(({ player }) => player));
  if (isCalled || answers) return Math.max(weight, surely);
  return weight + (isTitled ? 1 : 0);
}

/** Beside words that call somebody, only more than this is for the judge. */
const weighsMuch = 2;

/** Do both speak of the same place? */
function sharesPlace({ game: { board } }: Speaker, words: string, said: string): boolean {
  const places = new Set(placesIn(board, said));
  return placesIn(board, words).some((place) => places.has(place));
}

/** Whom the words name themselves, others look for. */
function saysForWhom(session: Session, speaker: Speaker, body: Body, words: string): boolean {
  const [called = ""] = /^[^,.!?\n]{2,40}(?=[,!])/.exec(words) ?? [];
  if (readersIn(speaker, called) !== null || headingOf(withHeading(words)) !== "") return true;
  if (letterIn(session, speaker, body) !== null) return true;
  return sentencesOf(words).some((line) => toldIn(speaker, { line: line.trim() }) !== null);
}

/** What one says to a proposal. */
const agreeing = regex("iu")`
  (?<!\p{L})(?:
    deal|agree[ds]?|accept(?:ed)?|promised?
    |(?:ok(?:ay)?|fine|good|alright|all right|no problem|suits?|works)(?: (?:for|with|by))? (?:me|us)
    |sounds (?:good|fair|great|fine)|fair enough|(?:my|your) word|einverstanden|abgemacht
    |versprochen|klingt (?:gut|fair)|von mir aus|in ordnung|geht klar
    |pass(?:t|st) (?:mir|f\u00fcr mich)|d['\u2019]accord|entendu
    |(?:\u00e7a|cela) (?:me )?(?:va|convient)|march\u00e9 conclu|promis|de acuerdo|trato hecho
    |vale|me parece bien|prometido|d['\u2019]accordo|va bene|affare fatto|promesso|akkoord
    |afgesproken|goed (?:voor|bij) mij|beloofd
  )(?!\p{L})
`;

const refusing = regex("iu")`
  ^\W*(?:(?:haha|lol|hm+|oh|sorry|well|ah)[ ,]+)*(?:no|nope|nah|never|nein|niemals|non|nee|nooit)
    (?!\p{L})(?= way| thank
      |[ ,.!]*(?:
        haha|lol|sorry|but|i|i['\u2019]m|you|we|ich|aber|du|je|mais|tu|pero|yo|ma|io|ik|maar|jij
      )(?!\p{L}))
`;

/** Whoever speaks of units orders or builds them, perhaps. */
const ofUnits = regex("iu")`
  (?<!\p{L})(?:
    arm(?:y|ies)|fleets?|units?|builds?|orders?|moves?|arm[e\u00e9]es?|armeen|flotten?
    |einheit(?:en)?|z\u00fcge|befehle|flottes?|unit\u00e9s?|ordres?|ej\u00e9rcitos?|flotas?
    |\u00f3rdenes|armat[ae]|flott[ae]|ordini|legers?|vloot|vloten|bevelen
  )(?!\p{L})
`;
const forwarded = /^-{5,}.*\p{L}.*-{5,}$/mu;

/** Nobody calls a judge so. */
const titled = regex("iu")`
  ^\W*(?:
    (?:
      oh|hi|hello|hey|hallo|bonjour|salut|hola|ciao|hoi|my|mein|meine|mon|ma|mi|mio|mia|mijn|dear
      |dearest|lieber?|ch\u00e8re?|cher|querid[oa]|estimad[oa]|car[oa]|beste|good
    ) )*(?:
      madame?|m(?:y|ein|on|io|ijn) (?:friend|lord|lady|herr|dame)|friend|neighbou?r|ally|colleague
      |comrade|buddy|nachbar(?:in)?|freund(?:in)?|kollege|kollegin|voisine?|amie?|coll\u00e8gue
      |vecin[oa]|amig[oa]|colega|vicin[oa]|amic[oa]|collega|buurman|buurvrouw|vriend(?:in)?
    )\s*[,!]
`;
