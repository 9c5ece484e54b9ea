/**
 * The codes of letters that ask something: each stands in the reply address of one letter, and works once. What
 * is stored is a hash, so that somebody who reads the database can answer for nobody.
 */
import { after, belongsTo, tagOf, withTag } from "../../util/index.js";
import type { Context } from "../context.js";
import { questionLifeMs } from "../limits.js";
import type { Asked, Tx } from "../ports/store.js";
import type { Session } from "../session/session.js";

const tagShape = /^confirm\.([a-z2-7]+)$/;

/** What the mail answers, if it was asked and not answered before: once. */
export async function takeAsked(session: Session): Promise<Asked | null> {
  const asked = await awaitedAnswer(session);
  session.thread.asked = null;
  return asked;
}

/** What the mail answers; it can still be taken afterwards. */
export async function awaitedAnswer(session: Session): Promise<Asked | null> {
  session.thread.asked ??= await findAsked(session);
  return session.thread.asked;
}

/** What the letter asked whose reply address the mail was sent to, and still asks. */
export async function lookAsked(session: Session): Promise<Asked | null> {
  const hash = hashAsked(session);
  return hash === null ? null : session.tx.confirmations.look(hash, session.now);
}

/** Puts other words in the place of what the letter asks; the same answer is for them. */
export async function changeAsked(session: Session, asked: Asked): Promise<void> {
  const { tx, now } = session;
  const hash = hashAsked(session);
  if (hash === null || (await tx.confirmations.take(hash, now)) === null) return;
  await tx.confirmations.add(hash, asked, after(now, questionLifeMs));
}

/** What the mail would answer, if it says yes or no: by its code, or by the letters of its thread. */
export async function lookAwaited(session: Session): Promise<Asked | null> {
  const { tx, now } = session;
  if (answersQuestion(session)) return lookAsked(session);
  for (const key of await questionsOfThread(session)) {
    const asked = await tx.confirmations.look(key.slice(keyPrefix.length), now);
    if (asked !== null) return asked;
  }
  return null;
}

/** Does the mail go to the reply address of a letter that asks something, or answer what was asked before? */
export function answersQuestion(session: Session): boolean {
  return hashAsked(session) !== null;
}

async function findAsked(session: Session): Promise<Asked | null> {
  const asked = await takeFound(session);
  if (asked?.kind === "lines") await dropSame(session, asked);
  return asked;
}

/** Who was asked the same in two letters has answered both, and does it once. */
async function dropSame({ tx, now }: Session, asked: Extract<Asked, { kind: "lines" }>) {
  const open = await tx.confirmations.ofMember(asked.game, asked.member, now);
  for (const { hash, asked: other } of open)
    if (other.kind === "lines" && other.text === asked.text) await tx.confirmations.take(hash, now);
}

async function takeFound(session: Session): Promise<Asked | null> {
  const { tx, now } = session;
  const hash = hashAsked(session);
  if (hash !== null) return tx.confirmations.take(hash, now);
  for (const key of await questionsOfThread(session)) {
    const asked = await tx.confirmations.take(key.slice(keyPrefix.length), now);
    if (asked !== null) return asked;
  }
  return null;
}

/** Replies that may tell of a question; what other letters are answered with means something else. */
const kindsOfReply = ["reply", "answer", "notice", "claim", "confirmation"];

/**
 * Questions to the sender's address, where the mail answers a reply that came with them or later: nobody else
 * knows the Message-ID of a letter to that address.
 */
function questionsOfThread({ mail, tx, from }: Session): Promise<readonly string[]> {
  const parents = mail.headers
    .filter(([name]) => name === "in-reply-to")
    .flatMap(([, value]) => value.match(/<[^<>\s]{1,200}>/g) ?? []);
  const ids = [...new Set([...parents, ...mail.references])].slice(-threadMax);
  return tx.outbox.before(from, "confirmation", ids, kindsOfReply);
}

/** Message-IDs of a thread that are looked up. */
const threadMax = 50;

/** The address with a code that the mail was sent to. */
export function codeAddress({ mail, context }: Session): string | null {
  const isSuch = (address: string) =>
    tagShape.test(tagOf(address) ?? "") && belongsTo(address, context.judge.address);
  return mail.recipients.find(isSuch) ?? null;
}

/** Under what the question is stored that the mail answers. */
function hashAsked(session: Session): string | null {
  const { open } = session.thread;
  const [, code = null] = tagShape.exec(tagOf(codeAddress(session) ?? "") ?? "") ?? [];
  return open ?? (code === null ? null : hashOfCode(session.context, code));
}

/** Stores a question under a new code. The reply address with the code stands in the letter that asks, only. */
export async function storeAsked(
  context: Context,
  tx: Tx,
  asked: Asked,
  to: string,
  lifeMs: number,
): Promise<{ readonly replyTo: string; readonly hash: string }> {
  const code = context.secrets.mark(context.secrets.makeKey(), to);
  const hash = hashOfCode(context, code);
  await tx.confirmations.add(hash, asked, after(context.clock.now(), lifeMs));
  return { replyTo: withTag(context.judge.address, `confirm.${code}`), hash };
}

const keyPrefix = "confirm:";

/** The key of the letter that asks what is stored under this hash. */
export function keyOfQuestion(hash: string): string {
  return keyPrefix + hash;
}

/** The code itself is in a letter only: this is what it is stored under. */
function hashOfCode(context: Context, code: string): string {
  return context.secrets.fingerprint(["confirmation", code]);
}
