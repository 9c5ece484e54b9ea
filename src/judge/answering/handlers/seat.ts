/** The sender's own seat: wishes, secrets, addresses, and whether to keep it. */
import type { Refusal, Zone } from "../../../game/index.js";
import type { PowerId } from "../../../map/index.js";
import { knownZone, mailAddress } from "../../../util/index.js";
import { moveSeat, moveSeatFor } from "../../identity/change-address.js";
import { confirm, resign } from "../../identity/confirmation.js";
import { actorOf, carryOut } from "../../session/games.js";
import { refuseLine } from "../../session/outcomes.js";
import { powersNamed } from "../../session/powers.js";
import type { Session } from "../../session/session.js";
import { ask, speakerOrRefuse, speaksAsGm } from "../../session/statements.js";
import type { Handlers, Of } from "./handler.js";

export const seatHandlers = {
  "set-preference": setPreference,
  "set-password": (session, { password }, line) => {
    const passwordHash = session.passwords.hash(password);
    ask(session, { kind: "set-password", passwordHash }, line);
  },
  "set-address": setAddress,
  "set-zone": setZone,
  resign: (session, _, line) => resign(session, line),
  confirm: (session, _, line) => confirm(session, line),
} satisfies Partial<Handlers>;

/** Candidates who wait for an answer may say already which power they would like. */
function setPreference(session: Session, { wishes }: Of<"set-preference">, line: string): void {
  const { candidate } = session.sender;
  const asker = session.sender.speaker ?? candidate ?? speakerOrRefuse(session, line);
  if (asker === null) return;
  const preferences: (readonly PowerId[])[] = [];
  for (const { words, isEqual } of wishes) {
    const named = words.filter((word) => !/^(?:\*|random|any)$/i.test(word));
    const powers = powersNamed(session, asker.game, named, line);
    if (powers === null) return;
    preferences.push(...(isEqual ? [powers] : powers.map((power) => [power])));
  }
  const groups = preferences.filter((group) => group.length > 0);
  carryOut(
    session,
    asker.game,
    actorOf(session),
    { kind: "set-preference", preferences: groups },
    line,
  );
}

async function setAddress(
  session: Session,
  { address: written, whose }: Of<"set-address">,
  line: string,
): Promise<void> {
  const address = mailAddress(written ?? session.from);
  if (address === null) return refuseLine(session, line, badAddress(written ?? ""));
  if (whose !== null) return moveSeatFor(session, whose, address, line);
  return moveSeat(session, address, line);
}

/** The refusal of what is no mail address. */
export function badAddress(value: string): Refusal {
  const allowed = "one plain mail address, such as anna@example.net";
  return { kind: "bad-value", name: "ADDRESS", value, allowed };
}

/** The GM sets the zone of the game, everybody else that of their own letters. */
function setZone(session: Session, { zone: word }: Of<"set-zone">, line: string): void {
  const zone = knownZone(word);
  if (zone !== null) {
    if (speaksAsGm(session))
      ask(session, { kind: "set-settings", change: { zone: zone as Zone } }, line);
    else ask(session, { kind: "set-own-zone", zone: zone as Zone }, line);
    return;
  }
  const allowed = "a place of the time zone database, such as Europe/Vienna or America/New_York";
  refuseLine(session, line, { kind: "bad-value", name: "ZONE", value: word, allowed });
}
