/** What a check found, in sentences: what it means, and what cures it. */
import { minuteMs } from "../../util/index.js";
import type { Finding, FindingKind, FindingOf, NoSession, Server } from "./findings.js";

interface Said {
  /** `fault`: the judge cannot work like this. `note`: it can, but worse. */
  readonly weight: "good" | "note" | "fault";
  readonly text: string;
  readonly cure: string | null;
}

const good = (text: string): Said => ({ weight: "good", text, cure: null });
const note = (text: string, cure: string): Said => ({ weight: "note", text, cure });
const fault = (text: string, cure: string): Said => ({ weight: "fault", text, cure });

/** A finding as the keeper reads it. */
export function say(finding: Finding): Said {
  const sentence = sentences[finding.kind] as (found: Finding) => Said;
  return sentence(finding);
}

const sentences: { readonly [Kind in FindingKind]: (found: FindingOf<Kind>) => Said } = {
  "mailbox-open": ({ server, mailbox, messages }) =>
    good(
      `${at(server)} lets ${server.user} in; ${mailbox} holds ${messages} message${messages === 1 ? "" : "s"}.`,
    ),
  "login-works": ({ server }) =>
    good(
      server.user === null
        ? `${at(server)} takes letters without a login.`
        : `${at(server)} lets ${server.user} in.`,
    ),
  "no-session": ({ server, why }) => noSession[why.kind](server, why.why),
  "no-mailbox": ({ server, mailbox, others }) =>
    fault(
      `${at(server)} has no folder ${mailbox}. It has: ${others.join(", ")}.`,
      "Set mail.imap.mailbox to one of these, or leave it out for INBOX.",
    ),
  "no-push": ({ server }) =>
    note(
      `${at(server)} cannot announce new mail (it lacks IMAP IDLE).`,
      "The judge looks every mail.imap.poll_seconds; make that shorter if answers are too slow.",
    ),
  listening: ({ host, port }) => good(`The judge can listen on ${host}, port ${port}.`),
  "port-taken": ({ host, port }) =>
    note(
      `Something listens on ${host}, port ${port} already, so the letters to itself were left out.`,
      "If it is the judge, all is well; stop it for a moment to check the way of a letter too. If " +
        "not, set mail.listen.port to a free port.",
    ),
  "written-to-folder": ({ directory }) =>
    note(
      `Letters are not sent but written into ${directory}: the settings have no section mail.smtp.`,
      "Add mail.smtp with the host, user and password of your mail server.",
    ),

  arrived: ({ letter, seconds }) =>
    good(
      letter.isTagged
        ? `A letter to ${letter.to} arrived after ${seconds} s: plus-addressing works.`
        : `A letter to ${letter.to} arrived after ${seconds} s.`,
    ),
  "sender-refused": ({ sender, why }) =>
    fault(
      `The mail server does not let the judge write as ${sender}: ${why}`,
      "Allow the login of mail.smtp to send as judge.address with anything behind a plus sign, or use " +
        "the login that owns that address.",
    ),
  "recipient-refused": ({ letter, why }) =>
    letter.isTagged
      ? fault(`The mail server refuses mail to ${letter.to}: ${why}`, noPlus)
      : fault(
          `The mail server refuses mail to ${letter.to}, the judge's own address: ${why}`,
          "Check judge.address: its mailbox must exist, and take mail from itself.",
        ),
  lost: ({ letter, seconds }) =>
    letter.isTagged
      ? fault(`A letter to ${letter.to} did not arrive within ${seconds} s.`, noPlus)
      : fault(
          `A letter to ${letter.to} was sent and did not arrive within ${seconds} s.`,
          "Check that mail to judge.address reaches the mailbox in mail.imap, and look at the mail " +
            "server's log and spam folder. A slow server may need --wait 300.",
        ),
  "in-junk": ({ letter, folder }) =>
    fault(
      `A letter to ${letter.to} went into the folder ${folder}, where the judge does not read.`,
      `Make a rule that leaves mail to the judge in its mailbox, or switch the spam filter off for it.`,
    ),
  "clock-right": () => good("This machine's clock agrees with the mail server's."),
  "clock-off": ({ here, there }) =>
    fault(
      `This machine's clock says ${utc(here)}, the mail server's ${utc(there)}: ${duration(there - here)} apart.`,
      "Deadlines need the right time. Set this machine's clock (timedatectl set-ntp true); if the " +
        "server's is wrong, tell whoever runs it.",
    ),
  verdict: ({ authserv }) =>
    good(`The mail server writes its verdict on senders (Authentication-Results: ${authserv}).`),
  "no-verdict": ({ authserv, found }) =>
    fault(
      found === null
        ? `judge.trust is dmarc, but the mail server wrote no Authentication-Results into the letter.`
        : `judge.authserv_id is ${authserv}, but the newest Authentication-Results of the letter is by ${found}.`,
      found === null
        ? "Set judge.trust to token, or have the mail server check DMARC and write its verdict."
        : `If ${found} is your own mail server, set judge.authserv_id to it; else set judge.trust to token.`,
    ),

  "dns-silent": ({ domain, why }) =>
    note(
      `DNS gave no answer about ${domain} (${why}), so its records were not checked.`,
      "Try again where DNS can be reached, or name a server: --dns 9.9.9.9",
    ),
  "record-right": ({ record, text }) => good(`${record}: ${text}`),
  "no-mx": ({ domain }) =>
    fault(
      `DNS knows no mail server for ${domain} (no MX record), so players' mail cannot reach it.`,
      `Add an MX record for ${domain} that names your mail server.`,
    ),
  "no-spf": ({ domain }) =>
    note(
      `${domain} has no SPF record: others cannot tell the judge's letters from forged ones.`,
      `Add a TXT record for ${domain}, such as "v=spf1 mx -all", or the one that your provider asks for.`,
    ),
  "many-spf": ({ domain, count }) =>
    note(
      `${domain} has ${count} SPF records, so receivers believe none of them (RFC 7208, 4.5).`,
      "Join them into one TXT record.",
    ),
  "spf-allows-all": ({ domain }) =>
    note(
      `The SPF record of ${domain} lets everybody send (+all), so it proves nothing.`,
      "End it with -all or ~all.",
    ),
  "no-dmarc": ({ domain }) =>
    note(
      `${domain} has no DMARC record; large providers ask for one.`,
      `Add a TXT record for _dmarc.${domain}: "v=DMARC1; p=none", and p=quarantine once all mail passes.`,
    ),
  "bad-dmarc": ({ domain, text }) =>
    note(
      `The DMARC record of ${domain} cannot be read: ${text}`,
      'It must begin with "v=DMARC1; p=" and none, quarantine or reject.',
    ),
  unsigned: () =>
    note(
      "The letter to itself carries no DKIM signature. Some providers sign only what leaves them.",
      "If yours does not sign at all: ems dkim new",
    ),
  "foreign-signature": ({ signer, domain }) =>
    note(
      `Letters are signed (DKIM) for ${signer}, not for ${domain}, which DMARC does not count.`,
      `Have your provider sign for ${domain}, or let the judge sign: ems dkim new`,
    ),
  "no-dkim-key": ({ name }) =>
    fault(
      `Letters are signed (DKIM) with a key that DNS does not have: there is no ${name}.`,
      "Publish the TXT record that ems dkim new printed, or leave out mail.dkim until it is there.",
    ),
  "no-reverse": ({ host, address }) =>
    note(
      `The address of ${host}, ${address}, has no name (reverse DNS); many servers refuse mail from such.`,
      `Ask whoever rents you ${address} to give it the name ${host}.`,
    ),
  "reverse-differs": ({ host, address, name }) =>
    note(
      `The address of ${host}, ${address}, is called ${name} in reverse DNS, and ${name} has another address.`,
      `Ask whoever rents you ${address} to give it the name ${host}.`,
    ),
};

const noPlus =
  "The judge tells games and bounces apart by what stands behind a plus sign. Switch plus-addressing " +
  "on (Postfix: recipient_delimiter = +; Exchange: Set-OrganizationConfig " +
  "-DisablePlusAddressInRecipients $false), or make a catch-all for judge+*.";

const noSession: { readonly [Kind in NoSession["kind"]]: (server: Server, why: string) => Said } = {
  "no-such-host": (server) =>
    fault(
      `There is no host ${server.host} (mail.${server.role}.host).`,
      "Look up the server's name at your provider; it may also be that this machine has no DNS.",
    ),
  refused: (server) =>
    fault(
      `Nothing listens on ${server.host}, port ${server.port} (mail.${server.role}).`,
      `Check the port (${usualPorts[server.role]}), and that the server runs.`,
    ),
  silent: (server) =>
    fault(
      `${at(server)} does not answer.`,
      server.secure
        ? "Check host and port; a firewall may be in between."
        : `If port ${server.port} speaks TLS from the first byte, set mail.${server.role}.secure to ` +
            "true; else check host, port and firewall.",
    ),
  "no-tls-here": (server) =>
    fault(
      `${at(server)} does not speak TLS from the first byte.`,
      `Set mail.${server.role}.secure to false (the judge then uses STARTTLS), or use the port for ` +
        `TLS: ${usualPorts[server.role]}.`,
    ),
  certificate: (server, why) =>
    fault(
      `${at(server)} shows a certificate that does not hold: ${why}`,
      "Use the host name that the certificate names. If an authority of your own signed it, name " +
        `that: mail.${server.role}.ca_file.`,
    ),
  "no-starttls": (server) =>
    fault(
      `${at(server)} offers no encryption, so the judge does not send it a password.`,
      `Switch STARTTLS on there, or use the port for TLS (${usualPorts[server.role]}) with secure: true.`,
    ),
  login: (server, why) =>
    fault(`${at(server)} refuses the login of ${server.user}: ${why}`, loginCure(server.host)),
  "grant-ended": (server, why) =>
    fault(
      `${at(server)} was not asked. ${why}`,
      "Then check again; the judge itself goes on without a restart.",
    ),
  other: (server, why) =>
    fault(`${at(server)} ended the conversation: ${why}`, "The words are the server's own."),
};

const usualPorts = {
  imap: "usually 993 with secure: true, 143 with secure: false",
  smtp: "usually 465 with secure: true, 587 with secure: false",
} as const;

function loginCure(host: string): string {
  if (/(?:^|\.)(?:gmail|googlemail|google)\.com$/i.test(host))
    return "Google takes no account password here. Run  ems login google  and set token_file, or make an app password.";
  if (/(?:^|\.)(?:outlook|office365|office|hotmail|live)\.com$/i.test(host))
    return "Microsoft takes no passwords here. Run  ems login microsoft  and set token_file.";
  return (
    "Check user and password. Some providers want the whole address as user, or a password made " +
    "for this program alone."
  );
}

function at({ role, host, port }: Server): string {
  return `${role.toUpperCase()} server ${host}:${port}`;
}

function utc(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ").concat(" UTC");
}

function duration(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
