/**
 * The file that `ems login` writes: where tokens come from and what is needed to get them. It is as secret
 * as a password, and nobody else may read it. Written anew whenever there is a new token.
 */
import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import { providerDescription } from "./provider.js";

const tokenFile = z.object({
  provider: providerDescription,
  client_id: z.string(),
  client_secret: z.string().optional(),
  refresh_token: z.string(),
  access_token: z.string().optional(),
  /** When the access token ends, in milliseconds. */
  expires_at: z.number().optional(),
  /** Why the provider gives no more tokens. */
  ended: z.string().optional(),
});

export type TokenFile = Readonly<z.output<typeof tokenFile>>;

/** Reads a token file. Throws a sentence that says what to do. */
export async function readTokenFile(file: string): Promise<TokenFile> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new Error(`The token file ${file} cannot be read: ${error.message}; ems login makes one`);
  });
  const reading = tokenFile.safeParse(parsed(text));
  if (reading.success) return reading.data;
  throw new Error(`${file} is no token file: ems login makes one`);
}

/** Replaces the file as a whole: a reader, or a crash, never sees half of it. */
export async function writeTokenFile(file: string, content: TokenFile): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, file);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
