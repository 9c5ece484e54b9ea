/**
 * What somebody wishes in prose for themselves. What is plain and can be taken back is done, and the reply says how;
 * all else is offered: the reply shows the commands that it means, and CONFIRM carries them out. What asks for a
 * confirmation of its own, RESIGN and SET ADDRESS, is begun at once.
 */
import type { Member } from "../../../game/index.js";
import {
  deniedIn,
  goesOn,
  insteadSaid,
  isSurely,
  leavesLater,
  type Question,
  readBody,
  type Statement,
  type Wish,
  wishIn,
  zoneSaid,
} from "../../../language/index.js";
import { knownZone, regex } from "../../../util/index.js";
import { wishReadMax } from "../../limits.js";
import { actorOf, isPossible } from "../../session/games.js";
import { askFirst, wantsQuiet } from "../../session/grave.js";
import { dropTalk } from "../../session/outcomes.js";
import { addressesIn, powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm, roleOf } from "../../session/speaker.js";
import { isOnlyTalk } from "../../session/texts/mail-parts.js";
import { ownText } from "../../session/texts/own-text.js";
import { silenceIn } from "../entering/outsiders.js";
import { absenceOf, presenceOf } from "./absence-offered.js";
import { ofDraws, powersDrawing, powersVoted, voteFor, votesFor } from "./votes-offered.js";
import { isOwnWishForTime, timeAsked } from "./wanted-time.js";

/** A statement that asks before it does anything, or commands in words, which are kept; null for nothing to offer. */
type Offer = Statement | readonly string[] | null;

/** The statements that a wish begins; `kept` where its commands wait for a CONFIRM; null where nothing is wished. */
export function offerOf(
  session: Session,
  question: Question,
  line: string,
): readonly Statement[] | "kept" | null {
  const { speaker } = session.sender;
  if (speaker === null) return null;
  const extension =
    extensionOf(session, speaker, question) ?? seatMoved(session, speaker, question);
  if (extension !== null) return [extension];
  const wish = asVoted(speaker, wishIn(question) ?? silenceIn(question), question.about);
  const offer = wish === null ? null : offerFor(session, speaker, wish, question.about);
  if (wish === null || offer === null) return null;
  if ("kind" in offer) return [offer];
  const isSaidInPassing = wish.kind === "wait" && isOnlyTalk(session, question.about);
  if (isHarmless(speaker, wish, question.about) && isPlain(question) && !isSaidInPassing)
    return statementsIn(offer);
  keep(session, wish, offer, line);
  return "kept";
}

/** `Please strike my vote` takes back whichever there is. */
function asVoted(speaker: Speaker, wish: Wish | null, about: string): Wish | null {
  const isOther = wish?.kind === "no-draw" && !ofDraws.test(about) && !votesFor(speaker, "draw");
  return isOther && votesFor(speaker, "concede") ? { kind: "no-concession" } : wish;
}

/** What costs nobody anything, and is taken back with a line. The days on which a GM is away are everybody's. */
function isHarmless(speaker: Speaker, wish: Wish, about: string): boolean {
  const { kind } = wish;
  const isDenied = kind === "go-ahead" && deniedIn(about) === "waiting";
  if (wish.kind === "digest" && wish.time === null && !bundled.test(about)) return false;
  return (isDenied || harmless.has(kind)) && !isGm(speaker);
}

/** `Too many mails!` is a sigh, and `one mail a day` says what is to come of it. */
const bundled = regex("iu")`
  (?<!\p{L})(?:
    dail(?:y|ies)|(?:a|an|one|once|per|each|every)(?: single)? (?:day|evening|night|morning|letter|e?mail|message)
    |(?:collect|bundl|gather|batch|combin|summar|group)\p{L}*
    |t\u00e4glich\p{L}*|(?:am|pro|jeden) tag|einmal|(?:ge)?sammel\p{L}*|(?:ge)?b\u00fcndel\p{L}*|zusammen\p{L}*
    |par jour|quotidien\p{L}*|(?:re)?group\p{L}*|un seul|al d\u00eda|por d\u00eda|diari\p{L}*|una vez|un solo
    |agrup\p{L}*
    |al giorno|giornalier\p{L}*|insieme|una (?:volta )?sola|raggrupp\p{L}*
    |per dag|dagelijks\p{L}*|verzamel\p{L}*|gebundeld|digest\p{L}*
  )(?!\p{L})
`;

const harmless: ReadonlySet<Wish["kind"]> = new Set<Wish["kind"]>([
  ...(["absence", "wait", "zone", "digest", "plain-letters"] as const),
]);

/** Do the words leave no doubt? `If I'm not back by then, could you wait?` and `I might be away` do. */
function isPlain(question: Question): boolean {
  const isDenied = deniedIn(question.about) === "waiting";
  const { about } = question;
  return (isDenied || isSurely(question)) && !doubtful.test(about) && !elsewhere.test(about);
}

/** `Last year I was away in August`, `usually I am away on weekends`: of another time, or of somebody else. */
const elsewhere = regex("iu")`
  (?<!\p{L})(?:
    (?:last|previous) (?:week|month|year|summer|winter|time|turn)|ago|was|were|had been|used to|usually|often
    |in (?:19|20)\d\d|letzte[nsmr]? (?:woche|monat|jahr|mal|sommer)|war(?:en)?|\u00fcblicherweise|meistens
    |derni[e\u00e8]re?|\u00e9tais|\u00e9tait|\u00e9tions|pasad[oa]|estuve|estaba|scors[oa]|ero|ieri|vorige?|gewoonlijk
    |(?:my|mein|mon|mi|mio|mijn) (?:
      brother|bruder|fr\u00e8re|hermano|fratello|broer|friend|freund|ami|amigo|amico|vriend
    )
  )(?!\p{L})
`;

const doubtful = regex("iu")`
  (?<!\p{L})(?:
    (?:i|we) (?:might|may|could)|not sure|könnten?|eventuell|evtl|(?:je|j['\u2019]) ?pourrais
    |il se peut|puede que|podría|potrei|può darsi|wellicht|probably
    |wohl|wahrscheinlich|probablement|probablemente|probabilmente|waarschijnlijk|if|(?<=^\W*)in case|unless|should i
    |maybe|perhaps|wenn|falls|vielleicht|si|peut-être|quizás?|se|forse|als|misschien
  )(?!\p{L})
`;

function statementsIn(commands: readonly string[]): readonly Statement[] {
  const { items } = readBody(commands.join("\n"), []);
  return items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
}

/** `Could we have until Sunday evening?`: a player's vote for so much more time. */
function extensionOf(session: Session, speaker: Speaker, question: Question): Statement | null {
  const { intent, about } = question;
  if (intent !== "more-time") return null;
  // `Actually one day would do`, from somebody who has asked for more
  const isChanged = votesFor(speaker, "extend") && insteadSaid(about)?.hours != null;
  if (!isChanged && !isOwnWishForTime(about)) return null;
  // A vote is told to all.
  if (wantsQuiet(session)) return null;
  const role = roleOf(speaker);
  const [vote] = role === "player" ? statementsIn([`EXTEND ${timeAsked(session, about)}`]) : [];
  if (vote?.kind !== "command" || vote.command.kind !== "extend") return null;
  return isPossible(session, speaker.game, actorOf(session), vote.command) ? vote : null;
}

/** `Can my brother have my place? He's at jonas@example.net`: the seat moves to that address, once both say yes. */
function seatMoved(session: Session, speaker: Speaker, { intent }: Question): Statement | null {
  if (intent !== "handover" || roleOf(speaker) !== "player") return null;
  const own = new Set(speaker.game.game.members.map(({ address }) => address));
  const [address, other] = addressesIn(ownText(session)).filter((each) => !own.has(each));
  if (address === undefined || other !== undefined) return null;
  dropTalk(session, (words) => words.includes(address));
  return { kind: "set-address", address, whose: null };
}

/** The reply shows these lines, and asks. */
function keep(session: Session, wish: Wish, commands: readonly string[], line: string): void {
  const fresh = commands.filter((each) => !session.grave.waiting.includes(each));
  if (fresh.length === 0) return;
  const isOfAll = wish.kind === "draw" && fresh.includes("SET DRAW") && isOfSome(session, line);
  askFirst(session, line, fresh, { kind: "wish", wish: wish.kind, commands: fresh, isOfAll });
}

/** `A draw between England, France and myself` */
function isOfSome({ sender: { speaker } }: Session, line: string): boolean {
  return speaker !== null && powersDrawing(speaker.game.board, speaker.game.game, line).length > 0;
}

function offerFor(session: Session, speaker: Speaker, wish: Wish, about: string): Offer {
  const { game } = speaker.game;
  const role = roleOf(speaker);
  switch (wish.kind) {
    case "new-address":
      return role === "gm" && !isOwnAddress(about)
        ? movedFor(speaker, wish.address, about)
        : { kind: "set-address", address: wish.address, whose: null };
    case "plain-letters":
      return wish.parts.map((part) => `SET ${part} OFF`);
    case "presence":
      return presenceOf(session, speaker);
    case "absence":
      // A GM's own leave is no holiday for all.
      if (role === "gm" || goesOn(ownText(session).slice(0, wishReadMax))) return null;
      return absenceOf(session, speaker, wish);
    case "silence":
      return role === "observer" ? ["RESIGN"] : null;
    case "resignation":
      return leavesLater(about) ? null : leavingOf(role);
    case "digest":
      return [wish.time === null ? "SET DIGEST" : `SET DIGEST ${wish.time}`];
    case "zone":
      return zoneOffered(session, about);
    case "standby":
      return role === "observer" ? [`STANDBY ${game.name}`] : null;
    default:
      return role === "player"
        ? voteFor(session, speaker, wish.kind, powersVoted(session, speaker, wish.kind, about))
        : null;
  }
}

/** `I live in Tokyo now. Can your letters show me the times over here?`: the zone of a place that the mail names. */
function zoneOffered(session: Session, about: string): Offer {
  const zone = zoneNamed(session, about);
  return zone === null ? null : [`SET ZONE ${zone}`];
}

/** The zone of the first place that a sentence, or else its mail, names behind such a word as `in`. */
export function zoneNamed(session: Session, about: string): string | null {
  const said = zoneSaid(about);
  if (said !== null) return said;
  const [zone = null] = [about, ownText(session)].flatMap((text) =>
    [...text.slice(0, wishReadMax).matchAll(places)].flatMap(
      ([, place = ""]) => knownZone(place) ?? knownZone(place.split(/\s/)[0] ?? "") ?? [],
    ),
  );
  return zone;
}

const places =
  /(?<!\p{L})(?:in|to|nach|à|en|a|naar|w|do)\s+(?:the\s+)?(\p{L}[\p{L}'-]{2,}(?:\s\p{L}[\p{L}'-]+)?)/giu;

function isOwnAddress(about: string): boolean {
  return /\b(?:i|i'm|i've|me|my|mine|meine?r?|mich|ma|mon|mi|mio|mia)\b/i.test(about);
}

/** `From now on all mail for France goes to anna@seine.example.net`, from a GM. */
function movedFor({ game: { game, board } }: Speaker, address: string, about: string): Offer {
  const [power, another] = powersMeant(board, game, about);
  const name = board.powers.find(({ id }) => id === power)?.name;
  if (name === undefined || another !== undefined) return null;
  return [`SET ADDRESS ${address} FOR ${name.toUpperCase()}`];
}

function leavingOf(role: Member["role"] | undefined): Offer {
  if (role === "observer") return ["RESIGN"];
  return role === "player" ? { kind: "resign" } : null;
}

/**
 * `Never mind the draw`, `nah, forget it`: offers to take back the vote that its writer has given; false where
 * there is none.
 */
export function offersToTakeBack(session: Session, line: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || roleOf(speaker) !== "player") return false;
  const wishes = (["no-draw", "no-concession"] as const).flatMap((kind) => {
    const commands = voteFor(session, speaker, kind, []);
    return commands === null ? [] : [{ kind, commands }];
  });
  for (const { kind, commands } of wishes) keep(session, { kind }, commands, line);
  return wishes.length > 0;
}
