/** The mail set-up of the settings, tried out for a keeper who watches the terminal. */
import { systemClock } from "../../clock/index.js";
import type { Config } from "../../files/index.js";
import { checkMail, type Finding, type MailSetUp, resolverFor, say } from "../../mail/index.js";
import { imapSettings, secretsWith, smtpSettings } from "../mail-settings.js";

interface CheckOptions {
  readonly waitSeconds: number;
  /** DNS servers to ask, instead of the machine's own. */
  readonly dns: readonly string[];
}

/** Tries everything and prints what it finds, each fault with its cure. The number of faults. */
export async function tryMail(config: Config, options: CheckOptions): Promise<number> {
  let faults = 0;
  const report = (finding: Finding): void => {
    const { weight, text, cure } = say(finding);
    if (weight === "fault") faults += 1;
    console.log(`${labels[weight]} ${text}`);
    if (cure !== null) console.log(`       ${cure}`);
  };
  const { waitSeconds } = options;
  const clock = systemClock();
  const resolver = resolverFor(options.dns);
  await checkMail(setUpOf(config), { clock, resolver, waitSeconds, report });
  return faults;
}

const labels = { good: "ok    ", note: "note  ", fault: "FAULT " } as const;

function setUpOf({ judge, source, delivery }: Config): MailSetUp {
  const secretOf = secretsWith(systemClock());
  return {
    judge,
    source: source.kind === "imap" ? imapSettings(source, secretOf) : source,
    delivery:
      delivery.kind === "folder" ? delivery : { kind: "smtp", ...smtpSettings(delivery, secretOf) },
  };
}
