/**
 * What somebody asks of the running of a game, each sentence by itself, where it has one plain answer; and what is so
 * anyway beside other wishes of the mail.
 */
import type { Game } from "../../../game/index.js";
import {
  asksWhatOfIt,
  type BodyItem,
  daysSaid,
  looksLikeOrder,
  ownAbsenceSaid,
  type PlainlyAsked,
  plainlyAsked,
  powersIn,
  sentencesOf,
  speaksOfVotes,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { askMeantOfAll } from "../../session/grave.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm, roleOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";

/** The items without the sentences that are answered here, or ask for what happens anyway. */
export function withoutPlainlyAsked(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed || session.thread.recalled !== null)
    return items;
  const role = roleOf(speaker);
  if (speaker.game.game.status !== "active") return items;
  const sentences = sentencesOfItems(items.filter(mayAsk));
  const gone = sentences.filter((line) => {
    const kind = plainlyAsked(line, role === "gm" ? "gm" : "player");
    if (kind === null || (role === "observer" && !forObservers.has(kind))) return false;
    return isDealtWith(session, speaker, kind, line);
  });
  // `Can you show me what he sent you? And when?`, `Everything comes twice. Is something broken?`
  if (gone.length > 0)
    gone.push(...sentences.filter((each) => onlyWhen.test(each) || asksWhatOfIt(each)));
  return items.flatMap((item) => (mayAsk(item) ? withoutSentences(item, gone) : [item]));
}

function mayAsk({ kind }: BodyItem): boolean {
  return kind === "text" || kind === "question";
}

const onlyWhen =
  /^\W*(?:(?:and|und|et|y|e|en) )?(?:when|wann|quand|cu\u00e1ndo|quando|wanneer)\W*$/iu;

/** Answers a sentence, or finds it said already; false where it is not what it seems. */
function isDealtWith(
  session: Session,
  speaker: Speaker,
  kind: PlainlyAsked,
  line: string,
): boolean {
  const mail = ownText(session);
  const others = sentencesOf(mail.replace(/\s+/g, " ")).filter((each) => each.trim() !== line);
  if (lacksTold(kind, others)) return false;
  switch (kind) {
    case "confirms":
      // The reply says of each wish what became of it.
      return (
        line.split(/\s+/).length <= fewWords && others.some((each) => each.trim().length > shortest)
      );
    case "sending-worked":
      // `A Par - Bur. Geht das?` is about an order.
      return session.counts.messages > 0 && !others.some(looksLikeOrder);
    case "all-agreed":
    case "one-says-no":
      if (isOfDraw(session, mail)) return false;
      break;
    case "end-declared":
      return others.some(speaksOfVotes);
    case "gm-told":
      return others.some(tellsAbsence) && isForGm(speaker, line);
    case "vote-counted":
      // `Count me in for a draw` is a vote by itself.
      return !speaksOfVotes(line) && speaksOfVotes(mail);
    case "newcomer-told":
      if (!takesOver.test(mail)) return false;
      break;
    case "votes-needed":
      if (!isOfDraw(session, mail)) return false;
      break;
    case "grey-press":
      return allowsGrey(session, speaker, line);
    case "unanswered":
      // `I never heard back from Italy`
      if (powersIn(speaker.game.board, line).length > 0) return false;
      break;
    default:
      break;
  }
  answerPlainlyOnce(session, line, kind);
  return true;
}

/** What is to be set, or the days that somebody is taken up, stand in the same mail. */
function lacksTold(kind: PlainlyAsked, others: readonly string[]): boolean {
  if (kind === "settings-now") return others.length === 0;
  return kind === "clash" && !others.some(tellsAbsence);
}

/** Beside a draw, or in answer to a letter about one, it is about that. */
function isOfDraw({ thread }: Session, mail: string): boolean {
  return speaksOfVotes(`${mail} ${thread.letters.at(0) ?? ""}`);
}

function tellsAbsence(sentence: string): boolean {
  return ownAbsenceSaid(sentence) || daysSaid(sentence) !== null;
}

/** Whoever only watches asks of their letters and of the GM; all else is of a seat. */
const forObservers: ReadonlySet<PlainlyAsked> = new Set<PlainlyAsked>([
  "fewer-letters",
  "gm-neutral",
]);

const [shortest, fewWords] = [20, 9] as const;

const takesOver = regex("iu")`
  (?<!\p{L})(?:
    replac\p{L}*|take\p{L}* over|new player|successor|ersetz\p{L}*|\u00fcbern\p{L}*|nachfolger\p{L}*
    |neue[nr]? (?:mit)?spieler\p{L}*|remplac\p{L}*|reprend\p{L}*|nouveau joueur|sustitu\p{L}*|sostitu\p{L}*
    |nuevo jugador|nuovo giocatore|vervang\p{L}*|nieuwe speler
  )(?!\p{L})
`;

const gameMaster = regex("iu")`
  (?<!\p{L})(?:
    gm|game ?master|host|master|spielleiter\p{L}*|ma\u00eetre|organisateur|\u00e1rbitro|director|arbitro|spelleider
  )(?!\p{L})
`;

/** The GM, by their office or their own name. */
function isForGm({ game: { game } }: Speaker, line: string): boolean {
  const names = game.members.filter(({ role }) => role === "gm").flatMap(nameOfMember);
  const words: readonly string[] = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return gameMaster.test(line) || names.some((each) => words.includes(each));
}

function nameOfMember({ name, address }: Game["members"][number]): readonly string[] {
  const [first = ""] = (name ?? "").toLowerCase().split(" ");
  const [own = ""] = address.toLowerCase().split("@");
  return [first, own].filter((each) => each.length > 2);
}

/** `Can we allow anonymous letters, too?`: the writer chooses from then on, as everybody is told. */
function allowsGrey(session: Session, speaker: Speaker, line: string): boolean {
  if (!isGm(speaker)) return false;
  const { press } = speaker.game.game.settings;
  if (press !== "white" && press !== "grey") return false;
  askMeantOfAll(session, line, [
    press === "white" ? "SET PRESS WHITE/GREY" : "SET PRESS GREY/WHITE",
  ]);
  return true;
}
