/**
 * How letters that are not needed to play are ended: by a mail that a button writes, and by one click where
 * there are pages for the public (RFC 8058). The mark of a link proves that it stood in a letter to that
 * reader; it ends these letters, and is good for nothing else.
 */
import type { Game, Member, MemberId } from "../../game/index.js";
import type { Context } from "../context.js";

/** What a link ends. */
export type Ending =
  | {
      readonly kind: "watching" | "digests";
      readonly game: string;
      readonly member: MemberId;
      readonly version: number;
    }
  | { readonly kind: "standby"; readonly address: string };

/** What is mailed to end the same. */
const commands: Readonly<Record<Ending["kind"], string>> = {
  watching: "RESIGN",
  digests: "SET NO DIGEST",
  standby: "STANDBY OFF",
};

/** The addresses that end letters of a kind, the first of choice first: `replyTo` takes the mail. */
export function unsubscribing(
  context: Context,
  key: string,
  ending: Ending,
  replyTo: string,
): readonly string[] {
  const mail = byMail(replyTo, commands[ending.kind]);
  const { site } = context.judge;
  // RFC 8058 3.1 asks for HTTPS.
  if (site === undefined || !site.startsWith("https:")) return [mail];
  return [`${site}/unsubscribe/${encodeURIComponent(tokenOf(context, key, ending))}`, mail];
}

/** Mailing this command to this address ends letters of a kind. */
export function byMail(replyTo: string, command: string): string {
  return `mailto:${replyTo}?subject=unsubscribe&body=${encodeURIComponent(command)}`;
}

/** How a member ends letters that do not need to come: who watches leaves, who plays gets each letter at once. */
export function endingFor(game: Game, { id, role, tokenVersion }: Member): Ending {
  const kind = role === "observer" ? "watching" : "digests";
  return { kind, game: game.name, member: id, version: tokenVersion };
}

function tokenOf({ secrets }: Context, key: string, ending: Ending): string {
  const plain = plainOf(ending);
  return `${plain}.${secrets.mark(key, `unsubscribe ${plain}`)}`;
}

function plainOf(ending: Ending): string {
  if (ending.kind === "standby") return `standby.${ending.address}`;
  return [ending.kind, ending.game, ending.member, ending.version].join(".");
}

const tokenShape = /^(.+)\.([a-z2-7]+)$/;
const seatShape = /^(watching|digests)\.([a-z][a-z0-9-]*)\.(\d{1,9})\.(\d{1,9})$/;

/** What a link ends, if its mark is right. */
export function endingIn({ secrets }: Context, key: string, token: string): Ending | null {
  const [, plain = "", mark] = tokenShape.exec(token) ?? [];
  if (secrets.mark(key, `unsubscribe ${plain}`) !== mark) return null;
  if (plain.startsWith("standby.")) {
    return { kind: "standby", address: plain.slice("standby.".length) };
  }
  const [, kind, game = "", member, version] = seatShape.exec(plain) ?? [];
  if (kind !== "watching" && kind !== "digests") return null;
  return { kind, game, member: Number(member), version: Number(version) };
}
