/** `ems login PROVIDER --file FILE`: lets the judge use a mailbox whose provider takes no passwords. */
import { existsSync, readFileSync } from "node:fs";
import { Command } from "commander";
import { systemClock } from "../../clock/index.js";
import { findProvider, logIn, readTokenFile } from "../../mail/index.js";
import { fail } from "../failure.js";

interface Options {
  readonly file: string;
  readonly clientId?: string;
  readonly clientSecretFile?: string;
  readonly user?: string;
}

export function loginCommand(): Command {
  return new Command("login")
    .description("allow the judge to use a mailbox by OAuth 2, instead of a password")
    .argument("[provider]", "microsoft, google, or a JSON file that describes another")
    .option("--file <file>", "where the tokens go: mail.imap.token_file", "ems-tokens.json")
    .option("--client-id <id>", "the number of the program at the provider")
    .option("--client-secret-file <file>", "a file with its secret, where the provider gives one")
    .option("--user <address>", "whose mailbox it is")
    .action(login);
}

async function login(provider: string | undefined, options: Options): Promise<void> {
  const { file, user = null } = options;
  try {
    const { provider: known, registration } =
      provider === undefined ? await again(options) : first(provider, options);
    const clock = systemClock();
    await logIn({ provider: known, registration, user, file, clock, show: console.log });
    console.log(`The judge may use the mailbox. In the settings: token_file: ${file}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** What the keeper says on the command line. */
function first(name: string, { clientId, clientSecretFile }: Options) {
  const provider = findProvider(name);
  if (clientId === undefined) {
    throw new Error(
      `--client-id is missing: register a program at ${provider.name} first, as docs/keepers.md says.`,
    );
  }
  const secret =
    clientSecretFile === undefined ? null : readFileSync(clientSecretFile, "utf8").trim();
  return { provider, registration: { id: clientId, secret } };
}

/** What the token file knows from the first time. */
async function again({ file }: Options) {
  if (!existsSync(file)) {
    throw new Error("Say which provider: ems login microsoft, or ems login google.");
  }
  const { provider, client_id, client_secret = null } = await readTokenFile(file);
  return { provider, registration: { id: client_id, secret: client_secret } };
}
