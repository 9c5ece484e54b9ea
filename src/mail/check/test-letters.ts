/**
 * Two letters from the judge to itself, one of them with a tag: what happens to them tells whether mail goes
 * out and comes in, and whether plus-addressing works. They carry the judge's loop header, so no judge answers.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, loopHeader } from "../../judge/ports/index.js";
import { type Instant, secondMs, withTag } from "../../util/index.js";
import type { createPool } from "../smtp/transport.js";
import type { Finding, TestLetter } from "./findings.js";
import { type Arrival, type Arrivals, clockFinding } from "./mailbox.js";
import { wordsOf } from "./no-session.js";

interface Trial {
  readonly pool: ReturnType<typeof createPool>;
  readonly judge: { readonly name: string; readonly address: string };
  readonly arrivals: Arrivals;
  readonly clock: Clock;
  /** How long to wait for the letters. */
  readonly waitSeconds: number;
  readonly report: (finding: Finding) => void;
  /** True where the mail server's clock is another than ours. */
  readonly hasOwnClock: boolean;
}

interface Sent {
  readonly letter: TestLetter;
  readonly word: string;
  readonly at: Instant;
}

/** Sends both letters and waits for them. The first that came, for what its headers tell. */
export async function tryLetters(trial: Trial): Promise<Arrival | null> {
  const { address } = trial.judge;
  const letters: readonly TestLetter[] = [
    { isTagged: false, to: address },
    { isTagged: true, to: withTag(address, "check") },
  ];
  let first: Arrival | null = null;
  const sent: Sent[] = [];
  for (const letter of letters) {
    const one = await send(trial, letter);
    if (one !== null) sent.push(one);
  }
  for (const one of sent) {
    const arrival = await wait(trial, one);
    // A mailbox that gets nothing at all says nothing about plus-addressing.
    if (arrival === null && !one.letter.isTagged) return null;
    if (first === null && arrival !== null && trial.hasOwnClock)
      trial.report(clockFinding(arrival, one.at, trial.clock));
    first ??= arrival;
  }
  return first;
}

async function send(trial: Trial, letter: TestLetter): Promise<Sent | null> {
  const { pool, judge, clock, report } = trial;
  const word = `ems-check-${randomBytes(6).toString("hex")}`;
  const at = clock.now();
  // Letters leave with such a sender, so that bounces find their way back.
  const sender = withTag(judge.address, "b.check");
  try {
    await pool.sendMail({
      envelope: { from: sender, to: letter.to },
      from: { name: judge.name, address: judge.address },
      to: letter.to,
      subject: `${word} (a letter of the judge to itself, you can delete it)`,
      text: "ems check mail sent this to see whether the judge's letters arrive.\n",
      headers: { [loopHeader]: judge.address, "Auto-Submitted": "auto-generated" },
    });
    return { letter, word, at };
  } catch (error) {
    report(whyNotSent(error, letter, sender));
    return null;
  }
}

function whyNotSent(error: unknown, letter: TestLetter, sender: string): Finding {
  const why = error instanceof Error ? wordsOf(error) : String(error);
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  if (/^MAIL/.test(command)) return { kind: "sender-refused", sender, why };
  return { kind: "recipient-refused", letter, why };
}

/** Waits for a letter to come, and reports what became of it. */
async function wait(trial: Trial, { letter, word }: Sent): Promise<Arrival | null> {
  const { arrivals, waitSeconds, report } = trial;
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / secondMs);
  for (;;) {
    const arrival = await arrivals.find(word);
    if (arrival !== null && arrival.junk === null)
      report({ kind: "arrived", letter, seconds: seconds() });
    if (arrival !== null && arrival.junk !== null)
      report({ kind: "in-junk", letter, folder: arrival.junk });
    if (arrival !== null) return arrival;
    if (seconds() >= waitSeconds) break;
    await sleep(secondMs);
  }
  report({ kind: "lost", letter, seconds: waitSeconds });
  return null;
}
