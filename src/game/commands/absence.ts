/** Days off: a player's absences, the game's holidays, and the zone of a member's clocks. */
import { type DayRange, dayAt, dayMs, present } from "../../util/index.js";
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Game, Member } from "../model/game.js";
import { changeMember, playerOf, publicMember } from "../model/members.js";

/** Pending absences of one player. */
const absencesMax = 3;

/** Holidays of a game: a year's worth for any country. */
const holidaysMax = 30;

export const absenceHandlers = {
  "set-absence": {
    roles: ["player", "gm"],
    statuses: ["forming", "active", "paused"],
    decide: setAbsence,
  },
  "set-no-absence": {
    roles: ["player", "gm"],
    statuses: ["forming", "active", "paused"],
    decide: cancelAbsence,
  },
  "set-own-zone": {
    roles: ["player", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setOwnZone,
  },
} satisfies Partial<Handlers>;

/**
 * Deadlines that are set from now on avoid these days. The current one never moves: others may count on
 * it, and an absence announced a minute before would be an extension.
 */
function setAbsence(request: Request<"set-absence">): Decision {
  const member = whose(request);
  if (member === null) return noPlayer(request);
  const { days } = request.command;
  const length = lengthOf(days);
  const most = request.game.settings.maxAbsence;
  if (length < 1) {
    return refuse({
      kind: "bad-value",
      name: "ABSENCE",
      value: `${days.from} TO ${days.to}`,
      allowed: "a first day and a last day that is not before it",
    });
  }
  if (length > most) return refuse({ kind: "too-long-absence", days: length, most });
  const pending = pendingOf(request, member);
  const limit = member.role === "gm" ? holidaysMax : absencesMax;
  if (pending.length >= limit) return refuse({ kind: "too-many-absences", most: limit });
  return accept(withDays(request.game, member, [...pending, days]), {
    kind: "absence-set",
    member: publicMember(member),
    days,
  });
}

function cancelAbsence(request: Request<"set-no-absence">): Decision {
  const member = whose(request);
  if (member === null) return noPlayer(request);
  const { day } = request.command;
  const pending = pendingOf(request, member);
  const isMeant = ({ from, to }: DayRange) => day === null || (from <= day && day <= to);
  const days = pending.filter(isMeant);
  if (days.length === 0) return refuse({ kind: "no-such-absence" });
  const kept = pending.filter((range) => !isMeant(range));
  return accept(withDays(request.game, member, kept), {
    kind: "absence-cancelled",
    member: publicMember(member),
    days,
  });
}

/** Whose days off the command is about: a player's own, those of the player whom a GM names, or else the GM's. */
function whose(request: AbsenceRequest): Member | null {
  const member = asker(request);
  const { power = null } = request.command;
  return power === null ? member : (playerOf(request.game, power) ?? null);
}

/** Only a GM speaks for others: nobody else learns by it who plays. */
function noPlayer({ command }: AbsenceRequest): Decision {
  return refuse({
    kind: "no-player",
    power: present(command.power, "The power that nobody plays"),
  });
}

type AbsenceRequest = Request<"set-absence"> | Request<"set-no-absence">;

/** Days off that are not over: the GM's are the game's. */
function pendingOf({ game, now }: Pick<Request<"extend">, "game" | "now">, member: Member) {
  const today = dayAt(now, game.settings.zone);
  const all = member.role === "gm" ? game.settings.holidays : member.absences;
  return all.filter(({ to }) => to >= today);
}

function withDays(game: Game, member: Member, days: readonly DayRange[]): Game {
  if (member.role !== "gm") return changeMember(game, member.id, { absences: days });
  return { ...game, settings: { ...game.settings, holidays: days } };
}

function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

function setOwnZone(request: Request<"set-own-zone">): Decision {
  const { zone } = request.command;
  const deadline = request.game.timing?.deadline ?? null;
  return accept(changeMember(request.game, asker(request).id, { zone }), {
    kind: "zone-set",
    zone,
    deadline,
  });
}
