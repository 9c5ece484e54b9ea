/** Settings as the commands that would set them: what is printed can be mailed back. */

import {
  type Access,
  clockKinds,
  isQuiet,
  printClock,
  printNmrPolicy,
  type Settings,
  unorderedForm,
} from "../../game/index.js";
import { formatInZone } from "../../util/index.js";
import { plainText } from "../engine/ascii.js";
import { printDays } from "../words/times.js";

/** One command on a line. */
export function settingsLines(settings: Settings): string {
  const lines = [
    ...(settings.comment === "" ? [] : [`SET COMMENT ${plainText(settings.comment)}`]),
    `SET RULES ${settings.rules}`,
    ...Object.entries(settings.options).map(([name, value]) => `SET OPTION ${name} ${value}`),
    ...clockKinds.map((kind) => `SET ${kind.toUpperCase()} ${printClock(settings.clocks[kind])}`),
    `SET ZONE ${settings.zone}`,
    ...pressLines(settings),
    ...secrecyLines(settings),
    ...settings.holidays.map(({ from, to }) => `SET HOLIDAY ${printDays(from, to)}`),
    `SET MAX ABSENCE ${settings.maxAbsence} DAYS`,
    `SET MAX EXTENSION ${settings.maxExtension} HOURS`,
    `SET MAX PAUSE ${settings.maxPause} DAYS`,
    ...(settings.approval ? ["SET APPROVAL"] : []),
    ...startLines(settings),
    ...(settings.manualStart ? ["SET MANUAL START"] : []),
    ...(settings.manualProcess ? ["SET MANUAL PROCESS"] : []),
    ...(settings.earlyProcessing ? [] : ["SET NO EARLY PROCESSING"]),
    settings.escalationDays > 0
      ? `SET ESCALATION ${settings.escalationDays} DAYS`
      : "SET NO ESCALATION",
    `SET FORMING ${settings.formingDays} DAYS`,
    ...requirementLines(settings),
    ...(settings.lateCount ? ["SET LATE COUNT"] : []),
    `SET SCORING ${settings.scoring.toUpperCase()}`,
    ...(settings.openVotes ? ["SET OPEN VOTES"] : []),
    ...(settings.standingVotes ? ["SET STANDING VOTES"] : []),
    `SET NMR ${printNmrPolicy(settings.nmr)}`,
    ...(settings.protectFirstTurn ? ["SET PROTECT FIRST TURN"] : []),
    settings.reminderHours.length > 0
      ? `SET REMINDER ${settings.reminderHours.join(", ")} HOURS`
      : "SET NO REMINDER",
    settings.dias ? "SET DIAS" : "SET NO DIAS",
    settings.listed ? "SET LISTED" : "SET UNLISTED",
    ...(settings.page ? [] : ["SET PAGE OFF"]),
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

/** The lists of who may come, for the GM. */
export function accessLines({ allowed, denied }: Access): string {
  const lines = [
    ...allowed.map((entry) => `SET ALLOW PLAYER ${entry}`),
    ...denied.map((entry) => `SET DENY PLAYER ${entry}`),
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

/** When the game begins, where the GM has said. */
function startLines({ startsAt, firstDeadline, zone }: Settings): readonly string[] {
  return [
    startsAt !== null && `SET START ${formatInZone(startsAt, zone)}`,
    firstDeadline !== null && `SET FIRST DEADLINE ${formatInZone(firstDeadline, zone)}`,
  ].filter((line) => line !== false);
}

/** Rules of press only where they are not the usual ones. */
function pressLines(settings: Settings): readonly string[] {
  return [
    `SET PRESS ${settings.press.toUpperCase()}`,
    settings.observerPress !== "any" &&
      `SET OBSERVER PRESS ${settings.observerPress.toUpperCase()}`,
    settings.fakePress !== "none" && `SET FAKE PRESS ${settings.fakePress.toUpperCase()}`,
    settings.touchPress && "SET TOUCH PRESS",
    !settings.partialPress && "SET NO PARTIAL PRESS",
    !settings.minorPress && "SET NO MINOR PRESS",
    !settings.latePress && "SET NO LATE PRESS",
    settings.mustOrder && "SET MUST ORDER",
    settings.postalPress && "SET POSTAL PRESS",
  ].filter((line) => line !== false);
}

/** What is asked of players, where anything is. */
function requirementLines({ minOnTime, minGames, maxLeft }: Settings): readonly string[] {
  return [
    minOnTime > 0 && `SET MIN ON TIME ${minOnTime} %`,
    maxLeft < 100 && `SET MAX LEFT ${maxLeft} %`,
    minGames > 0 && `SET MIN GAMES ${minGames}`,
  ].filter((line) => line !== false);
}

function secrecyLines(settings: Settings): readonly string[] {
  return [
    settings.gunboat && "SET GUNBOAT",
    settings.gunboat && !settings.reveal && "SET NO REVEAL",
    settings.addressesShown && "SET ADDRESSES SHOWN",
    isQuiet(settings) && "SET QUIET",
    settings.quiet === false && "SET NO QUIET",
    unorderedForm(settings) === "hold" && "SET UNORDERED HOLD",
    settings.unordered === "shown" && "SET UNORDERED SHOWN",
  ].filter((line) => line !== false);
}
