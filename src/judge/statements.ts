/**
 * What each statement of a mail does: words resolved against the game's board, then a command that the
 * game decides. One entry for each kind of statement.
 */
import { allowsOrderSet, type Command } from "../game/index.js";
import type { Statement } from "../language/index.js";
import type { PowerId } from "../map/index.js";
import { mailAddress } from "./address.js";
import { tellGame, tellGames, tellHelp, tellLog, tellOpenings, tellSummary } from "./asking.js";
import { answerCandidate, setAccess } from "./candidates.js";
import { tellCareer, tellStandings } from "./careers.js";
import { confirm, moveSeat, resign } from "./confirm.js";
import { edit } from "./editing.js";
import type { Handler, Handlers, Kind, Of } from "./handler.js";
import { tellHistory } from "./history.js";
import { act, create, join, observe, signOn, standby } from "./identify.js";
import { questionsPerMailMax } from "./limits.js";
import { become, preview, promote } from "./mastering.js";
import { moveSeatOf } from "./moving.js";
import { powerNamed, powersNamed } from "./naming.js";
import { actorOf, carryOut, type Occasion, refuseLine, unlessUnreadable } from "./occasion.js";
import { flushOrders } from "./orders.js";
import { clearPending, pend } from "./pending.js";
import { broadcast, finalStatement, postalPress, press } from "./press.js";
import { rollback, rollForward } from "./rollback.js";
import { settingHandlers } from "./settings.js";
import { ask, speakerOf } from "./speaking.js";
import { decline, standbyList, standbyStatus } from "./standbys.js";
import { timeHandlers } from "./times.js";
import { tellTrial, tellWhy } from "./trying.js";

/** Carries out one statement. `line` is what is quoted back: secrets are masked in it. */
export async function carryOutStatement(
  occasion: Occasion,
  statement: Statement,
  line: string,
): Promise<void> {
  if (settlesOrders.has(statement.kind)) flushOrders(occasion);
  if (occasion.isRejected && !identifying.has(statement.kind) && !isPublic(statement)) return;
  if (identifying.has(statement.kind)) occasion.isRejected = false;
  if (asking.has(statement.kind) && occasion.questions++ >= questionsPerMailMax) {
    return refuseLine(occasion, line, { kind: "too-many-questions", limit: questionsPerMailMax });
  }
  await unlessUnreadable(occasion, line, async () => {
    await (handlers[statement.kind] as Handler<Kind>)(occasion, statement, line);
  });
}

/** Does this statement say for whom the mail speaks, and nothing else? */
export function isIdentifying(statement: Statement): boolean {
  return identifying.has(statement.kind);
}

const identifying: ReadonlySet<Kind> = new Set([
  "create",
  "sign-on",
  "join",
  "act",
  "observe",
  "standby",
]);

/** Asks what anybody may know, and is answered whoever asks. */
function isPublic(statement: Statement): boolean {
  return statement.kind === "help" || (statement.kind === "list" && statement.game === null);
}

/** What is answered with pages, and changes nothing. */
const asking: ReadonlySet<Kind> = new Set([
  "help",
  "list",
  "status",
  "summary",
  "log",
  "history",
  "why",
  "standings",
  "info-player",
]);

/** Orders written before these are for the game and the phase as they were then. */
const settlesOrders: ReadonlySet<Kind> = new Set([
  ...identifying,
  "try",
  "clear",
  "process",
  "become",
  "preview",
  "edit",
  "rollback",
  "roll-forward",
  "resign",
  "confirm",
]);

/** Total over the statements: one without a handler does not compile. */
const handlers: Handlers<Kind> = {
  ...settingHandlers,
  ...timeHandlers,
  create,
  join,
  observe,
  act,
  "sign-on": signOn,
  "sign-off": () => {},
  help: (occasion, { topic }) => tellHelp(occasion, topic),
  list: (occasion, { game }, line) =>
    game === null ? tellGames(occasion) : tellGame(occasion, game, line),
  status: (occasion, { game }, line) => tellGame(occasion, game, line),
  summary: (occasion, { game }, line) => tellSummary(occasion, game, line),
  log: (occasion, { game }, line) => tellLog(occasion, game, line),
  history: tellHistory,
  try: tellTrial,
  why: tellWhy,
  clear: (occasion, _, line) => ask(occasion, { kind: "clear" }, line),
  "order-set": setOrderSet,
  phase: pend,
  "clear-pending": clearPending,
  "set-wait": (occasion, { wait }, line) => ask(occasion, { kind: "set-wait", wait }, line),
  "set-preference": setPreference,
  "set-power": setPower,
  "set-draw": setDraw,
  "set-no-draw": (occasion, _, line) => ask(occasion, { kind: "set-draw", powers: null }, line),
  "set-draw-size": (occasion, { most }, line) =>
    ask(occasion, { kind: "set-draw-size", most }, line),
  standings: (occasion, _, line) => tellStandings(occasion, line),
  "info-player": (occasion) => tellCareer(occasion),
  start: (occasion, _, line) => ask(occasion, { kind: "start" }, line),
  "set-invitation": async (occasion, { password }, line) => {
    const hash = password === null ? null : await occasion.desk.secrets.hash(password);
    ask(occasion, { kind: "set-invitation", hash }, line);
  },
  declare,
  "set-concede": setConcede,
  "set-no-concede": (occasion, _, line) =>
    ask(occasion, { kind: "set-concede", power: null }, line),
  standby,
  "standby-list": standbyList,
  "standby-status": (occasion) => standbyStatus(occasion),
  openings: (occasion) => tellOpenings(occasion),
  unstart: (occasion, { phase }, line) => ask(occasion, { kind: "unstart", phase }, line),
  "set-password": async (occasion, { password }, line) => {
    const passwordHash = await occasion.desk.secrets.hash(password);
    ask(occasion, { kind: "set-password", passwordHash }, line);
  },
  "set-address": setAddress,
  "set-digest": (occasion, { minute }, line) => ask(occasion, { kind: "set-digest", minute }, line),
  press,
  broadcast,
  "postal-press": postalPress,
  "final-statement": finalStatement,
  rollback,
  "roll-forward": rollForward,
  terminate: (occasion, _, line) => ask(occasion, { kind: "terminate" }, line),
  resign: (occasion, _, line) => resign(occasion, line),
  confirm: (occasion, _, line) => confirm(occasion, line),
  decline,
  eject,
  "answer-candidate": answerCandidate,
  "set-access": setAccess,
  become,
  preview,
  promote,
  edit,
};

/** What the mail says of its orders holds for all of them, wherever the line stands. */
function setOrderSet(occasion: Occasion, { set }: Of<"order-set">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  if (allowsOrderSet(speaker.game.game.settings, set)) occasion.orderSet = { set, line };
  else refuseLine(occasion, line, { kind: "fixed-order-sets", replaces: set === "keep" });
}

/** Who has not been let in yet may say already what he likes. */
function setPreference(occasion: Occasion, one: Of<"set-preference">, line: string): void {
  const { candidate } = occasion;
  const asker = occasion.speaker ?? candidate ?? speakerOf(occasion, line);
  if (asker === null) return;
  const preferences: (readonly PowerId[])[] = [];
  for (const { words, isEqual } of one.wishes) {
    const named = words.filter((word) => !/^(?:\*|random|any)$/i.test(word));
    const powers = powersNamed(occasion, asker.game, named, line);
    if (powers === null) return;
    preferences.push(...(isEqual ? [powers] : powers.map((power) => [power])));
  }
  const groups = preferences.filter((group) => group.length > 0);
  carryOut(
    occasion,
    asker.game,
    actorOf(occasion),
    { kind: "set-preference", preferences: groups },
    line,
  );
}

function setPower(occasion: Occasion, one: Of<"set-power">, line: string): void {
  const address = one.address.toLowerCase();
  askOfPower(occasion, one.power, line, (power) => ({ kind: "set-power", address, power }));
}

function setDraw(occasion: Occasion, { words }: Of<"set-draw">, line: string): void {
  askOfPowers(occasion, words ?? [], line, (powers) => ({ kind: "set-draw", powers }));
}

function declare(occasion: Occasion, { words, isSolo }: Of<"declare">, line: string): void {
  askOfPowers(occasion, words ?? [], line, (powers) => ({ kind: "declare", powers, isSolo }));
}

function setConcede(occasion: Occasion, one: Of<"set-concede">, line: string): void {
  askOfPower(occasion, one.power, line, (power) => ({ kind: "set-concede", power }));
}

/** Asks the speaker's game for what these words for a power make of it. */
function askOfPower(
  occasion: Occasion,
  word: string,
  line: string,
  command: (power: PowerId) => Command,
): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const power = powerNamed(occasion, speaker.game, word, line);
  if (power !== null) ask(occasion, command(power), line);
}

/** The same for several powers. */
function askOfPowers(
  occasion: Occasion,
  words: readonly string[],
  line: string,
  command: (powers: readonly PowerId[]) => Command,
): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const powers = powersNamed(occasion, speaker.game, words, line);
  if (powers !== null) ask(occasion, command(powers), line);
}

async function setAddress(occasion: Occasion, one: Of<"set-address">, line: string): Promise<void> {
  const address = mailAddress(one.address ?? occasion.from);
  if (address !== null) {
    const { whose } = one;
    if (whose !== null) return moveSeatOf(occasion, whose, address, line);
    return moveSeat(occasion, address, line);
  }
  const allowed = "one plain mail address, such as anna@example.net";
  const value = one.address ?? "";
  refuseLine(occasion, line, { kind: "bad-value", name: "ADDRESS", value, allowed });
}

/** `EJECT FRANCE`, `EJECT anna@example.net`, or a part of an address that only one member has. */
function eject(occasion: Occasion, { who }: Of<"eject">, line: string): void {
  if (who.includes("@")) ejectAddress(occasion, who, line);
  else askOfPower(occasion, who, line, (power) => ({ kind: "eject", power, address: null }));
}

function ejectAddress(occasion: Occasion, who: string, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const part = who.toLowerCase();
  const matching = speaker.game.game.members.filter(
    ({ role, address }) => role !== "master" && address.includes(part),
  );
  const [only] = matching;
  if (only === undefined || matching.length > 1) {
    refuseLine(occasion, line, { kind: "no-such-member", name: who });
  } else ask(occasion, { kind: "eject", power: null, address: only.address }, line);
}
