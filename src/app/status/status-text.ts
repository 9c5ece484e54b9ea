/** A status as text for people, as JSON for scripts, and as Prometheus reads it. */
import type { Instant } from "../../util/index.js";
import { type Status, troublesOf } from "./status.js";

export function printText(status: Status, now: Instant): string {
  const { mails, letters, leftUnanswered: old } = status;
  const games = Object.entries(status.games).map(([kind, count]) => `${count} ${kind}`);
  const troubles = troublesOf(status);
  return [
    `${status.judge} <${status.address}>: ${status.isAlive ? "alive" : "NOT READING ITS MAIL"}`,
    `mail read     ${ago(status.readUntil, now)}`,
    `mails         ${mails.waiting} waiting${oldest(mails.oldest, now)}, ${mails.setAside} set aside`,
    ...(old === 0 ? [] : [`old mails     ${old} from before the judge, left unanswered`]),
    `letters       ${letters.waiting} waiting${oldest(letters.oldest, now)}, ` +
      `${letters.givenUp} given up in the last week`,
    `games         ${games.length === 0 ? "none" : games.join(", ")}`,
    `next due      ${status.nextDeadline === null ? "nothing" : iso(status.nextDeadline)}`,
    `addresses     ${status.bouncing} from which letters come back`,
    ...troubles.map((sentence) => `! ${sentence}`),
  ].join("\n");
}

/** Instants as texts that every program reads. */
export function printJson(status: Status): string {
  const { readUntil, nextDeadline, mails, letters, ...rest } = status;
  return JSON.stringify(
    {
      ...rest,
      readUntil: isoOrNull(readUntil),
      nextDeadline: isoOrNull(nextDeadline),
      mails: { ...mails, oldest: isoOrNull(mails.oldest) },
      letters: { ...letters, oldest: isoOrNull(letters.oldest) },
      troubles: troublesOf(status),
    },
    null,
    2,
  );
}

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly values: readonly (readonly [labels: string, value: number])[];
}

/** The text format 0.0.4 of Prometheus: for a textfile collector, or anything that runs a program. */
export function printPrometheus(status: Status, now: Instant): string {
  return metricsOf(status, now)
    .flatMap(({ name, help, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...values.map(([labels, value]) => `${name}${labels} ${value}`),
    ])
    .join("\n");
}

function metricsOf(status: Status, now: Instant): readonly Metric[] {
  const { mails, letters } = status;
  const one = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    values: [["", value]],
  });
  const age = (at: Instant | null) => (at === null ? 0 : Math.max(0, (now - at) / 1000));
  const read = status.readUntil === null ? 0 : status.readUntil / 1000;
  return [
    one("ems_up", "1 if the judge has read its mail lately.", status.isAlive ? 1 : 0),
    one("ems_mail_read_timestamp_seconds", "All mail before this was read; 0 if none was.", read),
    one("ems_mails_waiting", "Mails that wait for an answer.", mails.waiting),
    one("ems_mails_oldest_seconds", "How long the oldest of them has waited.", age(mails.oldest)),
    one("ems_mails_set_aside", "Mails that could not be answered.", mails.setAside),
    one("ems_messages_withheld", "Messages that the mail server does not give.", status.withheld),
    one("ems_messages_old", "Messages from before the judge, unanswered.", status.leftUnanswered),
    one("ems_letters_waiting", "Letters that have not left.", letters.waiting),
    one("ems_letters_oldest_seconds", "How long the oldest has waited.", age(letters.oldest)),
    one("ems_letters_troubled", "Letters that were tried in vain.", letters.troubled),
    one("ems_letters_given_up", "Letters given up in the last week.", letters.givenUp),
    {
      name: "ems_games",
      help: "Games by status.",
      values: Object.entries(status.games).map(([kind, n]) => [`{status="${kind}"}`, n] as const),
    },
    one("ems_games_damaged", "Games that cannot be read.", status.damaged.length),
    one("ems_addresses_bouncing", "Addresses from which letters come back.", status.bouncing),
    one(
      "ems_permission_ended",
      "1 if the provider gives no more tokens.",
      status.permissionEnded === null ? 0 : 1,
    ),
  ];
}

function ago(at: Instant | null, now: Instant): string {
  if (at === null) return "never";
  return `${Math.max(0, Math.round((now - at) / 1000))} s ago (${iso(at)})`;
}

function oldest(at: Instant | null, now: Instant): string {
  return at === null ? "" : ` (the oldest since ${ago(at, now)})`;
}

function iso(at: Instant): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : iso(at);
}
