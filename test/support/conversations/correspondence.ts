/** What a conversation needs of a judge, wherever it runs: mails in, letters out, and time that passes. */
import type { MailParts } from "../mail/compose-mail.js";

/** A letter as its reader has it. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
  /** When it was written (UTC, in milliseconds). */
  readonly createdAt: number;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly text: string;
  }[];
}

export interface Correspondence {
  now(): number;
  /** Lets time pass until then (UTC), the judge at work all the while. */
  travel(time: string): Promise<void>;
  passHours(hours: number): Promise<void>;
  /** Lets time pass while the judge reads nothing and does nothing. */
  sleepHours(hours: number): void | Promise<void>;
  /** Brings a mail as text. `to` defaults to the judge's plain address. */
  mail(from: string, text: string, more?: MailParts): Promise<void>;
  /** The mailbox has been read until now, and everything is done that is to be done. */
  settle(): Promise<void>;
  /** The letters since the last time this was asked. */
  newLetters(): readonly Letter[];
  /** The last letter to this address whose reply address looks so. */
  lastLetter(address: string, replyTo?: RegExp): Letter | undefined;
  close(): Promise<void>;
}
