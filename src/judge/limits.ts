/** What the judge bears, in one table: each number with the attack or the accident that it stops. */
import { dayMs, hourMs, minuteMs, secondMs } from "../util/index.js";

/** More `Received` lines than any honest route has: the mail runs in a circle. */
export const hopsMax = 100;

/** Failures to answer a mail before it is set aside: a mail that we stumble over must not hold up the others. */
export const answerFailuresMax = 2;

/**
 * Attempts at answering a mail, however they ended, before it is set aside. An attempt that neither succeeds nor
 * fails was cut short by a kill, which is not the mail's fault; only so many of them suggest that the mail kills us.
 */
export const answerAttemptsMax = 20;

/** Replies that one address gets in an hour: ends a loop with a machine that hides what it is. */
export const repliesPerHourMax = 60;

/** Answers a day to mails that do not prove whose they are: a forged sender must not become a mailbomb. */
export const unprovedAnswersPerDayMax = 10;

/** Replies a day to mails that prove nothing but a seat which they themselves took. */
export const newSeatRepliesPerDayMax = 30;

/** So many letters came back for good since the address was last heard of, and it counts as unreachable. */
export const bouncesMax = 3;

/** Letters of no great weight to an address that never proved to read any, until it is heard of. */
export const unansweredBulkMax = 20;

/** How far back these letters are counted where the address was never heard of. */
export const unheardMs = 14 * dayMs;

/** How long a letter rests before it is looked at again. */
export const restMs = dayMs;

/** Longer without reading the mailbox than this, and a deadline that fell into that time is moved. */
export const blindMsMax = 15 * minuteMs;

/** Message-IDs of a mail's thread that are looked up, the last ones. */
export const threadLettersMax = 10;

/**
 * How long a claimed letter is nobody else's: longer than the two minutes that one may take to leave. When one of
 * several judges is killed, its letters wait so long.
 */
export const letterLeaseMs = 150 * secondMs;

/**
 * How long a claimed mail is nobody else's: longer than any answer takes. When a judge is killed, another waits
 * so long.
 */
export const mailLeaseMs = 30 * secondMs;

/** How long a mail rests that could not be answered because the database failed. */
export const outageRestMs = 10 * secondMs;

/** Letters that may be on their way to one domain: a slow mail server must not have all connections. */
export const lettersPerDomainMax = 4;

/** A letter on its way for longer shows that its domain is slow: no second one goes there meanwhile. */
export const slowLetterMs = 3 * secondMs;

/** How long a domain that refused a letter for the moment gets one letter at a time. */
export const slowDomainMs = 5 * minuteMs;

/** How long the outbox rests when our own mail server takes nothing. */
export const outagePauseMs = minuteMs / 2;

/** How often it is looked whether something is to be pruned. */
export const pruneEveryMs = hourMs;

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

/** Questions that one mail may ask: some are answered with many pages. */
export const questionsPerMailMax = 20;

/** Messages that one mail may send: each becomes a letter to every reader. */
export const messagesPerMailMax = 20;

/** Trials that one mail may ask for: each is answered with a page. */
export const trialsPerMailMax = 10;

/** Maps in one answer: some 90 kB each. */
export const mapsPerMailMax = 8;

/** Maps for a sender who has proved no seat, and whose address may be forged. */
export const strangersMapsPerMailMax = 1;

/** Maps that come with a HISTORY that was asked for from a phase on. */
export const mapsPerHistoryMax = 4;

/** Lines of results in one answer, whole phases at least: about three years of a game (nJudge's limit). */
export const historyLinesMax = 1000;

/** Lines of results for a sender who has proved no seat, and whose address may be forged: about a year. */
export const strangersHistoryLinesMax = 250;

/** Games that LIST and OPENINGS show: more is no letter, and takes long to write. */
export const listedGamesMax = 200;

/** Lines of the GM log that are told at once: more is no letter. */
export const gmLogEntriesMax = 200;

/** Letters a day that ask one address to confirm something. */
export const confirmationLettersPerDayMax = 3;

/** Invitations that one mail may cause, and that leave one game a day. */
export const invitationsPerMailMax = 10;
export const invitationsPerGameMax = 20;

/** Wrong passwords in one mail, after which it is believed nothing more: who knows theirs needs no more. */
export const wrongPasswordsMax = 3;

/** Passwords that one mail may give, right ones and new ones too: each takes 50 ms of work. */
export const passwordsPerMailMax = 10;

/** Characters of a mail that are looked through for sentences of one kind: long mails take long to read. */
export const mailReadMax = 2000;

/** Characters that are looked through for more about one wish. */
export const wishReadMax = 1000;

/**
 * Characters that somebody writes in one mail, but for messages in blocks. Beyond: not read. 30,000 of short lines of
 * talk cost half a minute; the longest letters that people wrote have 4,000.
 */
export const ownTextMax = 12_000;

/** Characters of a mail that is kept until its sender proves that it is theirs. */
export const unprovedMailMax = 20_000;

/** How long a question waits for its answer: a code found in an old mailbox must open nothing. */
export const questionLifeMs = 7 * dayMs;

/** How long the offer of a seat can be taken, if nobody else was faster. */
export const offerLifeMs = 7 * dayMs;

/** For so long an old address must be silent before the new one alone is asked: a thief cannot hurry it. */
export const oldAddressSilenceMs = 3 * dayMs;

/** The season of a reply address without a seat; it proves something in this one and the next, not for ever. */
export const helloSeasonMs = 90 * dayMs;

/** Clocks go wrong, but not all by the same: so much later than it arrived, no mail was written. */
export const clockErrorMs = 10 * minuteMs;

/** What fails for no longer than this mends itself: another process was writing. */
export const bearableFailureMs = minuteMs;

/** Rows of each table that are pruned in one transaction: no mail waits for it. */
export const pruneBatch = 50;
