/** Questions in plain words that no command answers, each answered with a sentence. */

import type { Zone } from "../../../game/index.js";
import {
  asksForOtherGames,
  asksHow,
  asksHowHard,
  asksOwnVotes,
  type Intent,
  namesNoEnd,
  placesIn,
  plainWords,
  powersIn,
  type Question,
  saysOfSelf,
  wishIn,
  zoneOfPlace,
  zoneOfWriter,
  zoneSaid,
} from "../../../language/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import {
  type AnsweredInWords,
  answeredInWords,
  believedText,
  boardsText,
  pointsToOrders,
  questionText,
  type Scene,
  settingsText,
} from "../../../report/index.js";
import { adjustmentOf } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { defaultVariant } from "../../context.js";
import { gamesOf } from "../../records/games.js";
import { sceneOf, strangersScene } from "../../records/scenes.js";
import { gameNamedIn, gameSpokenOf, onlyGoingOn } from "../../session/mentioned-game.js";
import { refuseUnknownGame } from "../../session/no-such-game.js";
import { answerPlainly, noteTold, refuseLine, say } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { isUnknown, unprovedSeat, whyNobodySpeaks } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { accuses } from "../facts/results-asked.js";
import { unitsBelieved } from "../facts/units-believed.js";
import { tellHosting } from "../founding/hosting.js";
import { tellOwnFailures } from "../handlers/trial.js";
import { mailsIn, questionsWaiting } from "../orders/kept-mail.js";
import { ordersGiven, ownOrders } from "../orders/own-orders.js";
import { needsNoWait } from "../wishes/absence-offered.js";
import { zoneNamed } from "../wishes/offers.js";
import { asksIfPaused } from "../wishes/pause-offered.js";
import { timeAsked } from "../wishes/wanted-time.js";
import { isGeneral } from "./question-commands.js";

/** What anybody may know of a game that they name. */
const ofAnyGame: ReadonlySet<Intent> = new Set<Intent>([
  ...(["begin", "deadline", "going-on", "how-many", "players", "settings", "standings"] as const),
  "turn-length",
]);

/** Answers a question with a sentence. */
export async function answerInWords(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<void> {
  const { context } = session;
  const { speaker } = session.sender;
  if (intent === "host") return tellHosting(session);
  const isOfResults = intent === "why" || intent === "wrong";
  if (isOfResults && speaker !== null && (await tellOwnFailures(session, speaker))) return;
  if (tellsApart(session, intent, about, line)) return;
  if (intent === "boards") {
    const known = context.boards.names();
    say(session, boardsText(context.catalogue, strangersScene(context), known, defaultVariant));
    return;
  }
  const unknown = await unknownGame(session, intent, about);
  if (unknown !== null) return refuseUnknownGame(session, line, unknown);
  const { open, member } = await gameInQuestion(session, intent, about);
  if (open === null && !isGeneral(intent))
    return refuseLine(session, line, whyNobodySpeaks(session));
  const scene = open === null ? strangersScene(context) : sceneOf(context, open.game, member);
  if (intent === "settings") return tellSetUp(session, scene);
  const powers = open === null ? [] : powersAsked(open.board, intent, about, ownText(session));
  const spoken = inOtherWords(session, { intent, about }, powers.length === 1);
  if (!isAnsweredInWords(spoken)) return;
  const isGm = scene.view?.you.role === "gm";
  // `What do I have to send you, and when?`: when stands below it anyhow.
  const isDuty = intent === "deadline" && duty.test(about) && !isGm;
  const asked = isDuty ? "duty" : spoken;
  const kind = isGm
    ? askedByGm(asked, about, powers.length > 0)
    : await shownTo(session, asked, about, open === null);
  // `When is it due, in German time?`: the zone may stand beside what is asked.
  const zone = zoneOf(session, intent, about) ?? zoneOf(session, intent, line);
  const games = intent === "own-games" ? await namesOfGames(session) : [];
  const text = questionText(
    context.catalogue,
    zone === null ? scene : inZone(scene, zone as Zone),
    kind,
    { powers, games, span: intent === "more-time" ? timeAsked(session, about) : "" },
  );
  const believed = speaker === null ? null : believedOf(speaker, kind, about);
  const told = believed === null ? text : believedText(context.catalogue, scene, believed, text);
  pushAnswer(session, line, told, pointsToOrders(asked));
}

/** What some questions of a kind ask, and the others do not: of other games, how hard it is, of one's own votes. */
function tellsApart(session: Session, intent: Intent, about: string, line: string): boolean {
  const isOfOthers = intent === "boards" && asksForOtherGames(about);
  // What one has to do is said there, too.
  const isHard = intent === "effort" && asksHowHard(about) && noteTold(session, "LEARNING");
  const isOwn = intent === "votes-seen" && asksOwnVotes(plainWords(about));
  const others = isOfOthers ? "other-games" : isOwn ? "own-votes" : null;
  const kind = isHard ? "learning" : others;
  if (kind !== null) answerPlainly(session, line, kind);
  return kind !== null;
}

/** Yes or no, where the question wants that first. */
function believedOf(speaker: Speaker, kind: AnsweredInWords, about: string): boolean | null {
  if (kind === "units") return unitsBelieved(speaker, about);
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  if (kind !== "build-count" || game.status !== "active" || power === null) return null;
  const change = game.phase.kind === "A" ? adjustmentOf(board, game.position, power).change : null;
  // A unit too many must go; nobody must build.
  if (mustAct.test(about)) return change === null ? null : change < 0;
  if (!mayBuild.test(about)) return null;
  if (change !== null) return change > 0;
  // What is built in the winter to come, the answer tells.
  return game.phase.season === "F" || ofWinter.test(about) ? null : false;
}

const ofWinter = /(?<!\p{L})(?:will|winter\p{L}*|hiver|invierno|inverno)(?!\p{L})/iu;

/** `Do I have to build both?` */
const mustAct = regex("iu")`
  ^\W*(?:(?:and|so|but|well|und|also|et|y|e|en)[ ,]+)*(?:
    (?:do (?:i|we) (?:really )?(?:have|need) to|must (?:i|we)|am i (?:obliged|forced|required) to)
    |(?:muss|müssen) (?:ich|wir)|(?:est-ce que )?(?:je dois|dois-je|suis-je obligé)
    |\u00bf?(?:tengo que|debo|hay que)|devo|sono obbligato|moet(?:en)? (?:ik|we|wij)
  )(?!\p{L})
`;

/** `Do I get a new unit now?` */
const mayBuild = regex("iu")`
  ^\W*(?:(?:and|so|but|well|und|also|et|y|e|en)[ ,]+)*(?:
    (?:do|can|may|am|will|could) i (?:now )?(?:get|have|build|allowed|entitled|due|add)
    |(?:darf|kann|bekomme?|kriege?|habe?) ich|(?:est-ce que )?(?:j['\u2019]ai droit|je peux|ai-je|puis-je)
    |\u00bf?(?:puedo|me toca|tengo derecho)|(?:posso|mi tocca|ho diritto)|(?:mag|kan|krijg) ik
  )(?!\p{L})
`;

/** `How come Russia has six?` is asked of one power; `is that how it should be?` of what is told beside it. */
function inOtherWords(session: Session, { intent, about }: Question, namesPower: boolean): Intent {
  if (intent === "standings" && namesPower) return "their-units";
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (intent === "invite" && watching.test(about)) return "watch";
  if (intent === "progress" && speaker?.game.game.status === "forming") return "players";
  if (intent === "retreats" && howLong.test(about)) return "turn-length";
  if (intent !== "normal") return withoutBoard[intent] ?? intent;
  if (speaker === null || power === null) return "wrong";
  const { game } = speaker.game;
  const ofBuilds = building.test(ownText(session));
  if (ofBuilds || game.phase.kind === "A") return "build-count";
  return ordersGiven(game, power).length > 0 ? "complete" : "wrong";
}

/** `Can my friend follow the game?` */
const watching = regex("iu")`
  (?<!\p{L})(?:
    watch\p{L}*|observ\p{L}*|follow(?:ing)?(?= (?:the|our|this|along)(?!\p{L}))|spectat\p{L}*
    |(?:zu|mit)(?:schau|guck|les|verfolg)\p{L}*|(?:zu)?zuschauen|mitzulesen|regarder|suivre|assister|mirar|seguir\p{L}*
    |guardare|seguire|assistere|meekijken|meelezen|volgen
  )(?!\p{L})
`;

const howLong = regex("iu")`
  (?<!\p{L})(?:
    how (?:long|many (?:days|hours)|much time)|wie (?:lange|viele? (?:zeit|stunden|tage))
    |combien (?:de (?:temps|jours)|d['\u2019]heures)|cu\u00e1nt[oa]s? (?:tiempo|horas|d\u00edas)
    |quant[oeai] (?:tempo|ore|giorni)|hoe ?(?:lang|veel (?:tijd|uur|dagen))
  )(?!\p{L})
`;

/** What is asked of the board or of messages, where there are none of the asker's. */
const withoutBoard: Partial<Readonly<Record<Intent, Intent>>> = {
  heard: "press",
  "sent-on": "press",
  "no-order": "complete",
  defend: "advice",
};

const building = /(?<!\p{L})(?:build|(?:auf)?bau|constru|costru|bouw)/iu;

/** The game that a question is about: `how many have signed up for quebec?`, from somebody who is in paris as well. */
async function gameInQuestion(session: Session, intent: Intent, about: string) {
  const { speaker } = session.sender;
  const named = ofAnyGame.has(intent) ? await gameNamedIn(session, about) : null;
  if (named !== null && named.game.name !== speaker?.game.game.name)
    return { open: named, member: null };
  if (speaker !== null) return { open: speaker.game, member: speaker.member };
  const open = ofAnyGame.has(intent) ? await gameSpokenOf(session, about) : null;
  const isOfAny =
    open === null && (intent === "standings" || intent === "players") && isUnknown(session);
  return { open: isOfAny ? await onlyGoingOn(session) : open, member: null };
}

/** `How many have signed up for quebec by now?`, where there is no such game. */
async function unknownGame(session: Session, intent: Intent, about: string) {
  const [, name = ""] = intent === "how-many" ? (joinedGame.exec(about) ?? []) : [];
  return name === "" || (await gameNamedIn(session, name)) !== null ? null : name;
}

const joinedGame = regex("u")`
  (?<!\p{L})(?:
    (?:sign(?:ed)?|put their names?) (?:up|down) (?:for|to)|(?:joined|entered)(?: up)?
    |angemeldet f\u00fcr|inscrits? (?:\u00e0|pour)|inscritos? (?:en|para)|iscritti (?:a|per)
    |ingeschreven voor|in the game|game called
  ) (?!(?:the|this|my|our|so|by|up|yet|already|now|us|in|it)(?!\p{L}))["']?([a-z][a-z0-9-]{2,15})
    ["']?(?= (?:by now|yet|so far|already|now|to date|until now|bisher|schon)|\W*$)
`;

const duty = regex("iu")`
  \b(?:what|which orders?|was|que|qué|cosa|wat)\b.*\b(?:
    send|do|write|order|mail|submit|give|schick\p{L}*|tun|machen|schreib\p{L}*|envoy\p{L}*|faire
    |écri\p{L}*|envi\p{L}*|hacer|escrib\p{L}*|mand\p{L}*|fare|scriv\p{L}*|stur\p{L}*|doen
  )(?!\p{L}).*\b(?:and|und|et|y|e|en)\b.*\b(?:when|wann|quand|cuándo|cuando|quando|wanneer)\b
`;

/** `Turkey is gone. Please find somebody.` asks once. */
function pushAnswer({ reply }: Session, line: string, text: string, pointsBelow: boolean): void {
  const last = reply.items.at(-1);
  const isAgain = last?.kind === "answer" && last.text === text;
  if (isAgain) reply.items.pop();
  const lines = isAgain ? `${last.line} ${line}` : line;
  reply.items.push({ kind: "answer", line: lines, text, pointsBelow });
  reply.isUseful = true;
}

/** `What are the rules of this game, is everything set as I want it?` asks once. */
function tellSetUp(session: Session, scene: Scene): void {
  if (noteTold(session, "SET-UP")) say(session, settingsText(session.context.catalogue, scene));
}

/** The zone that a question about time names. */
function zoneOf(session: Session, intent: Intent, about: string): string | null {
  if (intent === "zone") return zoneNamed(session, about);
  if (intent !== "deadline") return null;
  return zoneSaid(about) ?? zoneOfPlace(about) ?? zoneOfWriter(ownText(session));
}

/** `I live in Buenos Aires. At what time is that over here?`: the answer has the time there. */
function inZone(scene: Scene, zone: Zone): Scene {
  const { view } = scene;
  return view === null ? scene : { ...scene, view: { ...view, you: { ...view.you, zone } } };
}

type Asked = AnsweredInWords & Intent;

/**
 * Whose mail proves nothing is not shown their orders; and where no draw is wanted and none was voted for, that
 * is all.
 */
async function shownTo(
  session: Session,
  intent: Asked,
  about: string,
  isOutside: boolean,
): Promise<AnsweredInWords> {
  const { speaker } = session.sender;
  // Whoever is in no game wants to leave a list.
  if (isOutside && intent === "leave" && !about.includes("?")) return "no-mail";
  if (intent === "lies" && speaker !== null && accuses(speaker, about)) return "accused";
  const isNo = intent === "draw" && wishIn({ intent, about })?.kind === "no-draw";
  if (isNo && speaker !== null) return "no-draw-vote";
  if (intent === "legal" && isRefused(session)) return "legal-not";
  if (intent === "away" && !isOutside && needsNoWait(session, about)) return "away-noted";
  if (intent === "away" && !isOutside && namesNoEnd(about)) return "away-until";
  if (intent === "pause" && asksIfPaused.test(about)) return "paused";
  if (intent === "successor" && isOfOthersSeat(speaker, about)) return "others-seat";
  const isUnproved = unprovedSeat(session) !== null;
  // `... Is it all in?`, below the orders that it asks about.
  const isOfOrders = intent === "received" || intent === "complete";
  const { unseated } = session.orders;
  const names = (text: string) => speaker !== null && placesIn(speaker.game.board, text).length > 1;
  if (isOfOrders && isUnproved && unseated.some(names)) return "received-with-yes";
  if (intent !== "received") return intent;
  const hasOrders = speaker !== null && ownOrders(speaker).length > 0;
  const isKept = !hasOrders && mailsIn(await questionsWaiting(session)).length > 0;
  return isKept ? "received-kept" : isUnproved ? "received-unshown" : "received";
}

/** `How can a player be replaced?`, from a player of a game that runs, and not of their own seat. */
function isOfOthersSeat(speaker: Speaker | null, about: string): boolean {
  const own = speaker === null ? null : powerOf(speaker);
  if (speaker === null || own === null || saysOfSelf(about)) return false;
  const named = powersIn(speaker.game.board, about);
  const isOfOthers = named.length > 0 ? !named.includes(own) : asksHow(about);
  return isOfOthers && speaker.game.game.status === "active";
}

/** Does an order of this very mail not count? */
function isRefused({ reply }: Session): boolean {
  return reply.items.some((item) => item.kind === "reading" && item.illegal !== null);
}

/** The games in which the sender's address has a part. */
export async function namesOfGames({ context, tx, from }: Session): Promise<readonly string[]> {
  return (await gamesOf(context, tx, from)).map(({ name }) => name);
}

/** A GM sends no orders: they want to know about those of the players, and what becomes of the game without them. */
function askedByGm(intent: Asked, about: string, isOfPlayer: boolean): AnsweredInWords {
  // `I hear Turkey has broken his leg`
  if (intent === "illness" && isOfPlayer && !saysOfSelf(about.replace(hearsay, "")))
    return "missed";
  // `Sophie's player is in hospital`
  if (intent === "illness" && !ofWriter.test(about)) return "missed";
  if (intent === "duty") return "gm-work";
  // `He is travelling`: who is away, the GM has just said.
  if (intent === "absences" && !about.includes("?")) return "away-anyway";
  if (intent === "build-count" && owing.test(about)) return "late";
  // Whoever runs the game asks what becomes of it without them, and needs no word with a GM.
  if (intent === "gm") return "illness";
  if ((intent === "away" || intent === "illness") && saysOfSelf(about))
    return about.includes("?") ? "illness" : "gm-away";
  if (ofOrders.has(intent) || (intent === "go-ahead" && /\bif\b/i.test(about))) return "late";
  return intent === "missed" &&
    /\b(?:(?:if|when|once|should|what) (?:I|we)|(?:I|we) miss)\b/i.test(about)
    ? "illness"
    : intent;
}

const ofWriter = regex("iu")`
  (?<!\p{L})(?:
    i|i['\u2019]\p{L}+|me|my|we|our|us|ich|mir|mich|mein\p{L}*|wir|uns|je|j['\u2019]\p{L}*|moi|ma
    |mon|mes|nous|yo|me|mi|mis|estoy|tengo|voy|nos|io|mio|mia|sono|ho|ci|ik|mij|mijn|wij|we|ons
  )(?!\p{L})
`;
/** `Who still owes builds?` */
const owing = regex("iu")`
  (?<!\p{L})(?:
    owes?|owing|still|missing|outstanding|(?:has|have)(?:n['\u2019]t| not)|noch|schuld\p{L}*|fehl\p{L}*
    |manqu\p{L}*|encore|falta\p{L}*|todav\u00eda|manca\p{L}*|ancora|nog|ontbre\p{L}*
  )(?!\p{L})
`;
const hearsay = regex("iu")`
  ^\W*(?:(?:so|and|well|also) )?(?:
    i(?:['\u2019]m| am)? (?:
      hear|heard|have heard|understand|see|saw|read|gather|believe|think|fear|told|am told
      |sorry to hear|afraid|learned|learnt
    )
    |i['\u2019]ve (?:just )?heard
    |ich (?:h\u00f6re|habe (?:gerade )?geh\u00f6rt|glaube|f\u00fcrchte)|wie ich h\u00f6re
    |j['\u2019]apprends|j['\u2019]ai (?:appris|entendu)|on me dit|he o\u00eddo
    |me (?:dicen|han dicho)|ho sentito|mi (?:dicono|hanno detto)|ik hoor(?:de)?|ik heb gehoord
  )(?!\p{L})
`;

const ofOrders: ReadonlySet<Intent> = new Set<Intent>(["received", "complete"]);

/** `Russia can't go on. Max takes over from him.` */
function powersAsked(
  board: Board,
  intent: Intent,
  about: string,
  text: string,
): readonly PowerId[] {
  const named = powersIn(board, intent === "press" ? about.replace(unaware, "") : about);
  if (named.length > 0) return named;
  // `Did Turkey lie to me? Where are his units?`
  if (intent === "their-units") return powersIn(board, text).slice(0, 1);
  return intent === "successor" || intent === "open-seat" ? powersIn(board, text) : named;
}

/** `... without Russia reading it`, `... that Russia can't see` */
const unaware = regex("iu")`
  (?<!\p{L})(?:
    without|but not|behind|ohne|nicht|sans|sin|senza|zonder|bez
    |(?:so )?that (?:\p{L}+ ){1,3}?(?:can(?:no|['\u2019])?t|won['\u2019]?t|will not|does(?:n['\u2019]?| no)t|must not)
    |(?:dass?|que|che|dat) (?:\p{L}+ ){1,4}?(?:nicht|ne|no|non|niet)
  )(?!\p{L}).*$
`;

function isAnsweredInWords(intent: Intent): intent is Asked {
  return (answeredInWords as readonly Intent[]).includes(intent);
}
