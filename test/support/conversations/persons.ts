/**
 * People with a name, a place and a mail program, whose mails carry all that real ones do: a signature,
 * the letter that is answered, the traces of the program. `tracesOf` lists what would give one away.
 */
import type { MailParts } from "../mail/compose-mail.js";

export interface Person {
  /** How the file calls the person. */
  readonly nick: string;
  readonly name: string;
  readonly address: string;
  /** An IANA zone. */
  readonly zone: string;
  readonly program: Program;
  readonly number: number;
}

type Program = keyof typeof programs;

/** Reads `anna Anna Berg <anna@example.net> Europe/Vienna Outlook`. */
export function readPerson(line: string, number: number): Person {
  const [, nick, name, address, zone, program] =
    /^(\S+) (.+) <(\S+)> (\S+) (\S+)$/.exec(line) ?? [];
  if (program === undefined || !(program in programs)) throw new Error(`No person: ${line}`);
  return {
    nick: nick!,
    name: name!,
    address: address!,
    zone: zone!,
    program: program as Program,
    number,
  };
}

/** What somebody writes, as the program sends it. `answered` is the text of the letter that is answered. */
export function written(
  person: Person,
  text: string,
  {
    now,
    count,
    answered,
  }: { readonly now: number; readonly count: number; readonly answered: string | null },
): {
  readonly from: string;
  readonly text: string;
  readonly headers: NonNullable<MailParts["headers"]>;
} {
  const { headers, text: whole } = programs[person.program](person, text, answered);
  return {
    from: `${person.name} <${person.address}>`,
    text: whole,
    headers: [
      `Received: from ${person.nick}-laptop ([${addressOnNet(person)}]) by mail.${domainOf(person)}; ${zoned(person, now)}`,
      `Date: ${zoned(person, now)}`,
      `Message-ID: <${count}.${person.nick}@mail.${domainOf(person)}>`,
      `X-Originating-IP: [${addressOnNet(person)}]`,
      `Organization: ${person.name} of ${cityOf(person)}`,
      ...headers,
    ],
  };
}

type Written = { readonly headers: readonly string[]; readonly text: string };

const programs = {
  /** Plain text, the answered letter quoted below with signs. */
  Thunderbird: (person: Person, text: string, answered: string | null): Written => ({
    headers: [
      `User-Agent: ${programOf(person)}`,
      "Content-Type: text/plain; charset=utf-8; format=flowed",
    ],
    text: [text, "", ...signature(person), ...quoted(answered)].join("\n"),
  }),
  /** HTML beside the text, the answered letter below a line without any signs. */
  Outlook: (person: Person, text: string, answered: string | null): Written => ({
    headers: [
      `X-Mailer: ${programOf(person)}`,
      "MIME-Version: 1.0",
      'Content-Type: multipart/alternative; boundary="=_next"',
    ],
    text: alternatives([text, "", person.name, "", ...original(answered)]),
  }),
  /** The same line, the answered letter without any signs, and below it what is written. */
  OutlookBelow: (person: Person, text: string, answered: string | null): Written => ({
    headers: [`X-Mailer: ${programOf(person)}`],
    text: [...original(answered), "", text, "", person.name].join("\n"),
  }),
  /** Nothing but the text and an advertisement. */
  Phone: (person: Person, text: string): Written => ({
    headers: [`X-Mailer: ${programOf(person)}`],
    text: [text, "", "Sent from my iPhone"].join("\n"),
  }),
};

function alternatives(lines: readonly string[]): string {
  const html = lines.map((line) => `<p class="MsoNormal">${escaped(line)}</p>`);
  return [
    "--=_next",
    "Content-Type: text/plain; charset=utf-8",
    "",
    ...lines,
    "--=_next",
    "Content-Type: text/html; charset=utf-8",
    "",
    ...html,
    "--=_next--",
  ].join("\n");
}

function escaped(line: string): string {
  return line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;") || "&nbsp;";
}

function signature(person: Person): readonly string[] {
  return ["-- ", `${person.name}, ${cityOf(person)}`, `Tel. ${phoneOf(person)}`];
}

function quoted(answered: string | null): readonly string[] {
  if (answered === null) return [];
  const lines = answered.trimEnd().split("\n");
  return ["", "On Monday, EMSD wrote:", ...lines.map((line) => `> ${line}`.trimEnd())];
}

function original(answered: string | null): readonly string[] {
  if (answered === null) return [];
  const head = ["-----Original Message-----", "From: EMSD", "Sent: Monday", "Subject: game", ""];
  return [...head, ...answered.trimEnd().split("\n")];
}

/** Everything that tells of this person, wherever it stands. */
export function tracesOf(person: Person): readonly string[] {
  const [local = ""] = person.address.split("@");
  return [
    local,
    ...local.split("+").filter((part) => part.length > 2),
    domainOf(person),
    ...person.name.split(" "),
    person.zone,
    cityOf(person),
    phoneOf(person),
    addressOnNet(person),
    programOf(person),
  ];
}

function domainOf({ address }: Person): string {
  return address.slice(address.indexOf("@") + 1);
}

function cityOf({ zone }: Person): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replace(/_/g, " ");
}

/** The number in the signature. */
export function phoneOf({ number }: Person): string {
  return `555-01${String(number).padStart(2, "0")}`;
}

/** An address of RFC 5737, for documents. */
function addressOnNet({ number }: Person): string {
  return `198.51.100.${number + 17}`;
}

/** How the program names itself. */
export function programOf({ program, number }: Person): string {
  return `${program} ${number + 11}.${number}.7`;
}

/** The person's distance from UTC: `+0900`. */
export function offsetOf({ zone }: Person, at: number): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const shown = parts.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return shown.replace("GMT", "").replace(":", "") || "+0000";
}

/** As a Date header: `Mon, 02 Mar 2026 18:00:00 +0900`. */
function zoned(person: Person, at: number): string {
  const offset = offsetOf(person, at);
  const minutes =
    Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)));
  return new Date(at + minutes * 60_000).toUTCString().replace("GMT", offset);
}
