/** Days off: a player's absences, the game's holidays, and the zone of a member's clocks. */
import { type DayRange, dayAt, dayMs } from "../../util/index.js";
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Game, Member } from "../game.js";
import { changeMember, faceOf } from "../members.js";

/** Pending absences of one player. */
const absencesMax = 3;

/** Holidays of a game: a year's worth for any country. */
const holidaysMax = 30;

export const absenceHandlers: {
  readonly "set-absence": Handler<"set-absence">;
  readonly "set-no-absence": Handler<"set-no-absence">;
  readonly "set-own-zone": Handler<"set-own-zone">;
} = {
  "set-absence": {
    roles: ["player", "master"],
    statuses: ["forming", "active", "paused"],
    decide: setAbsence,
  },
  "set-no-absence": {
    roles: ["player", "master"],
    statuses: ["forming", "active", "paused"],
    decide: cancelAbsence,
  },
  "set-own-zone": {
    roles: ["player", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setOwnZone,
  },
};

/**
 * Deadlines that are set from now on avoid these days. The current one never moves: others may count on
 * it, and an absence announced a minute before would be an extension.
 */
function setAbsence(one: Case<"set-absence">): Decision {
  const member = asker(one);
  const { days } = one.command;
  const length = lengthOf(days);
  const most = one.game.settings.maxAbsence;
  if (length < 1) {
    return refuse({
      kind: "bad-value",
      name: "ABSENCE",
      value: `${days.from} TO ${days.to}`,
      allowed: "a first day and a last day that is not before it",
    });
  }
  if (length > most) return refuse({ kind: "too-long-absence", days: length, most });
  const pending = pendingOf(one, member);
  const limit = member.role === "master" ? holidaysMax : absencesMax;
  if (pending.length >= limit) return refuse({ kind: "too-many-absences", most: limit });
  return accept(withDays(one.game, member, [...pending, days]), {
    kind: "absence-set",
    member: faceOf(member),
    days,
  });
}

function cancelAbsence(one: Case<"set-no-absence">): Decision {
  const member = asker(one);
  const { day } = one.command;
  const pending = pendingOf(one, member);
  const isMeant = ({ from, to }: DayRange) => day === null || (from <= day && day <= to);
  const days = pending.filter(isMeant);
  if (days.length === 0) return refuse({ kind: "no-such-absence" });
  const kept = pending.filter((range) => !isMeant(range));
  return accept(withDays(one.game, member, kept), {
    kind: "absence-cancelled",
    member: faceOf(member),
    days,
  });
}

/** Days off that are not over: the master's are the game's. */
function pendingOf({ game, now }: Pick<Case<"extend">, "game" | "now">, member: Member) {
  const today = dayAt(now, game.settings.zone);
  const all = member.role === "master" ? game.settings.holidays : member.absences;
  return all.filter(({ to }) => to >= today);
}

function withDays(game: Game, member: Member, days: readonly DayRange[]): Game {
  if (member.role !== "master") return changeMember(game, member.id, { absences: days });
  return { ...game, settings: { ...game.settings, holidays: days } };
}

function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

function setOwnZone(one: Case<"set-own-zone">): Decision {
  const { zone } = one.command;
  const deadline = one.game.timing?.deadline ?? null;
  return accept(changeMember(one.game, asker(one).id, { zone }), {
    kind: "zone-set",
    zone,
    deadline,
  });
}
