/** What receipts have promised holds: a vote until its phase is over, a setting for good. */
import { type Game, hasEnded, type Member } from "../../src/game/index.js";
import type { Context } from "../../src/judge/index.js";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { printPhase } from "../../src/rules/index.js";
import type { Month } from "./oracle.js";
import { lettersWritten } from "./told.js";

/** Sentences of receipts, and what must be so after each; of one kind the last counts. */
type Promised<Of> = readonly (readonly [says: RegExp, holds: (of: Of) => boolean])[];

const votes: Readonly<Record<string, Promised<Game["submissions"][string] | undefined>>> = {
  "the vote to wait": [
    [/\bwaits:\s+the\s+phase\b/, (said) => said?.wait === true],
    [/\bdoes\s+not\s+wait:/, (said) => said?.wait !== true],
  ],
  "the vote for a draw": [
    [/\bvotes\s+for\s+a\s+draw\s+of\b/, (said) => (said?.draw ?? null) !== null],
    [/\bdoes\s+not\s+vote\s+for\s+a\s+draw\b/, (said) => (said?.draw ?? null) === null],
  ],
};

const wishes: Readonly<Record<string, Promised<Member>>> = {
  "the digest": [[/\bare\s+collected\s+for\s+you\b/, ({ digest }) => digest !== null]],
  "the zone": [[/\bwill\s+give\s+you\s+times\s+in\s+Asia\/Tokyo\b/, isInTokyo]],
};

const settings: Readonly<Record<string, Promised<Game>>> = {
  RULES: [[/\bRULES was \S+; it is now 2000\b/, (game) => game.settings.rules === "2000"]],
  NMR: [[/\bNMR was \S+; it is now CD\b/, (game) => game.settings.nmr.kind === "civil-disorder"]],
  "LATE COUNT": [[/\bLATE COUNT was off; it is now on\b/, (game) => game.settings.lateCount]],
};

function isInTokyo({ zone }: Member): boolean {
  return zone === "Asia/Tokyo";
}

/** What somebody was told is set, and is not. A GM's hand may have unset it. */
export async function promiseFaults(context: Context, month: Month): Promise<readonly string[]> {
  const written = lettersWritten(month);
  const repliesTo = (to: string, game: string) =>
    written.filter((letter) => letter.isReply && letter.to === to && letter.game === game);
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    for (const game of (await tx.games.list()).games) {
      const { name, members } = game;
      if (month.touched.has(name)) continue;
      for (const { phase, turnedAt, before } of await tx.games.phases(name)) {
        for (const { address, power } of before.members.filter(isPlayer)) {
          if (month.touched.has(`${name} ${power}`)) continue;
          const ofPhase = repliesTo(address, name).filter(
            ({ subject, createdAt }) =>
              subject.includes(printPhase(phase)) && createdAt <= turnedAt,
          );
          const lost = unkept(votes, ofPhase, before.submissions[power ?? ""]);
          faults.push(...lost.map((vote) => `${name} ${printPhase(phase)}: ${power} lost ${vote}`));
        }
      }
      if (hasEnded(game)) continue;
      for (const member of members) {
        const replies = repliesTo(member.address, name);
        const own = unkept(wishes, replies, member);
        const all = member.role === "gm" ? unkept(settings, replies, game) : [];
        faults.push(...[...own, ...all].map((what) => `${member.address} of ${name} lost ${what}`));
      }
    }
    return faults;
  });
}

function isPlayer({ role }: Member): boolean {
  return role === "player";
}

/** The kinds of which the last promise in these letters does not hold. */
function unkept<Of>(
  kinds: Readonly<Record<string, Promised<Of>>>,
  letters: readonly OutgoingMail[],
  of: Of,
): readonly string[] {
  return Object.entries(kinds).flatMap(([kind, promised]) => {
    const made = letters.flatMap(({ text }) =>
      promised
        .flatMap(([says, holds]) =>
          [...text.matchAll(new RegExp(says, "g"))].map(({ index }) => ({ index, holds })),
        )
        .sort((one, other) => one.index - other.index),
    );
    const last = made.at(-1);
    return last === undefined || last.holds(of) ? [] : [kind];
  });
}
