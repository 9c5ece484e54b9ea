/** What the judge bears: each number with what it stops. */
import { dayMs, hourMs, minuteMs } from "../util/index.js";

/** Attempts at answering a mail before it is set aside: a mail that crashes us must not do so for ever. */
export const answerAttemptsMax = 2;

/** Replies that one address gets in an hour: ends a loop with a machine that hides what it is. */
export const repliesPerHourMax = 60;

/** Answers to somebody who proved no seat, per hour: a forged sender must not become a mailbomb. */
export const strangerAnswersPerHourMax = 10;

/** Letters a day that tell somebody that nothing of a mail could be used: the price of a forged sender. */
export const strangerNoticesPerDayMax = 3;

/** Longer without reading the mailbox than this, and a deadline that fell into that time is moved. */
export const blindMsMax = 15 * minuteMs;

/** How long a claimed letter is nobody else's: longer than any SMTP dialogue. */
export const leaseMs = 10 * minuteMs;

/** When a letter that could not be sent is tried again; the last one repeats. */
export const retryAfterMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
];

/** A letter that could not be sent for so long is given up: its phase is over. */
export const letterLifeMs = 2 * dayMs;

/** How long the outbox rests when our own mail set-up is refused: the keeper must act. */
export const configurationPauseMs = 5 * minuteMs;

/** Trials that one mail may ask for: each is answered with a page. */
export const trialsPerMailMax = 10;

/** So many of the masters' deeds are told at once: more is no letter. */
export const loggedDeedsMax = 200;

/** Letters a day that ask one address to confirm something. */
export const confirmationLettersPerDayMax = 3;

/** Letters a day that tell somebody that his claim of a seat was not believed: it may be a forger's. */
export const claimNoticesPerDayMax = 1;
