/** What must hold of the mailboxes when the judge has come to rest, whatever was done to it meanwhile. */

/** A mail as a player sent it. */
export interface SentMail {
  readonly messageId: string;
  readonly from: string;
  readonly press: { readonly words: string; readonly reader: string } | null;
}

/** A letter as a mailbox holds it. */
export interface HeldLetter {
  readonly to: string;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

export interface Game {
  readonly name: string;
  readonly members: readonly string[];
}

/**
 * Each mail has one reply, each message reached its reader once, and the results of a phase reached everybody in
 * the game once. A letter that came again under its own Message-ID is the same letter.
 */
export function wrongIn(
  games: readonly Game[],
  mails: readonly SentMail[],
  held: readonly HeldLetter[],
): string[] {
  const letters = [...new Map(held.map((letter) => [keyOf(letter), letter])).values()];
  return [
    ...mails.flatMap((mail) => unanswered(mail, letters)),
    ...mails.flatMap((mail) => undelivered(mail, letters)),
    ...games.flatMap((game) => unequalResults(game, letters)),
  ];
}

/** How many letters came again under their own Message-ID. */
export function copiesIn(held: readonly HeldLetter[]): number {
  return held.length - new Set(held.map(keyOf)).size;
}

function keyOf({ to, messageId }: HeldLetter): string {
  return `${to} ${messageId}`;
}

function unanswered(mail: SentMail, letters: readonly HeldLetter[]): string[] {
  const replies = letters.filter(
    ({ to, inReplyTo }) => to === mail.from && inReplyTo === mail.messageId,
  );
  if (replies.length === 1) return [];
  return [`${mail.messageId} of ${mail.from} has ${replies.length} replies`];
}

function undelivered({ press, messageId }: SentMail, letters: readonly HeldLetter[]): string[] {
  if (press === null) return [];
  const found = letters.filter(
    ({ to, text }) => to === press.reader && new RegExp(`^\\s*${press.words}\\s*$`, "m").test(text),
  );
  if (found.length === 1) return [];
  return [`"${press.words}" (${messageId}) reached ${press.reader} ${found.length} times`];
}

function unequalResults({ name, members }: Game, letters: readonly HeldLetter[]): string[] {
  const results = letters.filter(({ subject }) => subject.startsWith(`EMSD:${name} - `));
  const subjects = new Set(
    results.map(({ subject }) => subject).filter((each) => / Results\b/.test(each)),
  );
  return [...subjects].flatMap((subject) => {
    const told = results.filter((letter) => letter.subject === subject).map(({ to }) => to);
    const times = (member: string) => told.filter((to) => to === member).length;
    return members
      .filter((member) => times(member) !== 1)
      .map((member) => `"${subject}" reached ${member} ${times(member)} times`);
  });
}
