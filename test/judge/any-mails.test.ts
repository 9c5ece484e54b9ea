/**
 * Whatever people mail, in whatever order: the judge answers and comes to rest, its letters are letters,
 * nobody's password stands in them, a gunboat game's tell nobody who plays, and its games can be read again.
 */
import fc from "fast-check";
import { convert } from "html-to-text";
import { expect, it } from "vitest";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { beginGame, type JudgeRoom, openRoom } from "../support/judge/judge-room.js";
import { propertyRuns } from "../support/runs.js";
import { writtenLines } from "../support/written-lines.js";

const slip = fc
  .tuple(fc.constantFrom(...writtenLines), fc.nat(), fc.string({ maxLength: 3 }))
  .map(([line, at, more]) => {
    const place = at % line.length;
    return line.slice(0, place) + more + line.slice(place + 1);
  });

const line = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...writtenLines) },
  { weight: 2, arbitrary: slip },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 90 }) },
);

interface AnyMail {
  readonly from: string;
  readonly opening: string;
  readonly lines: readonly string[];
  /** How long it is quiet afterwards. */
  readonly hours: number;
}

/** Mails by these people, most as answers, some with these lines above. */
function mailsOf(people: readonly string[], openings: readonly string[]) {
  const mail = fc.record({
    from: fc.constantFrom(...people),
    opening: fc.constantFrom("", "", "", ...openings),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    hours: fc.constantFrom(0, 0, 0, 1, 30, 100),
  });
  return fc.array(mail, { minLength: 5, maxLength: 20 });
}
async function post(room: JudgeRoom, { from, opening, lines, hours }: AnyMail): Promise<void> {
  const to = room.lastLetter(from)?.replyTo;
  await room.mail(from, [opening, ...lines].join("\n"), to === undefined ? {} : { to });
  await room.settle();
  await room.passHours(hours);
}

const powers = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
const gm = "george@example.net";
const players = powers.map((power) => `${power.toLowerCase()}@example.net`);

it("is answered by a judge that stays whole", async () => {
  const mails = mailsOf(
    [gm, gm, ...players, "olga@example.net", "nora@example.net"],
    [
      "GAME paris AS FRANCE PASSWORD pw-FRANCE",
      "GAME paris AS MASTER PASSWORD secret",
      "OBSERVE paris",
      "JOIN rome PASSWORD pw-NEW",
    ],
  );
  await fc.assert(
    fc.asyncProperty(mails, async (all) => {
      const room = await openRoom();
      await beginGame(room, "paris");
      await room.mail(gm, "CREATE ?rome secret");
      for (const one of all) await post(room, one);
      expect(room.log.events.filter(isTrouble)).toEqual([]);
      for (const { subject, text } of room.letters) {
        expect(subject).toMatch(/^[ -~]+$/);
        expect(text.split("\n").filter(isTooWide)).toEqual([]);
        expect(foreignSigns(text, all)).toEqual([]);
        expect(text).not.toMatch(/pw-[A-Z]/);
      }
      const { games, unreadable } = await room.context.store.transaction((tx) => tx.games.list());
      expect(unreadable).toEqual([]);
      expect(games.map(({ name }) => name)).toEqual(expect.arrayContaining(["paris", "rome"]));
      await room.close();
    }),
    propertyRuns(0.0003),
  );
});

/** Programs read orders, so that no line of them is broken; all others fit into 72 columns. */
function isTooWide(line: string): boolean {
  if (/^(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?|::?) ?[:A-Z]/.test(line)) return false;
  return [...new Intl.Segmenter().segment(line)].length > 72;
}

/** Signs of a letter that are neither ASCII nor written by anybody, in HTML or plainly: the judge itself says nothing in others. */
function foreignSigns(text: string, mails: readonly AnyMail[]): readonly string[] {
  const writtenLines = new Set(
    mails.flatMap(({ lines }) => {
      const said = lines.join("\n");
      return [...`${said}${convert(said)}`.normalize("NFKD")];
    }),
  );
  return [...text.normalize("NFKD")].filter(
    (sign) => !/[\n -~]/.test(sign) && !writtenLines.has(sign),
  );
}

function isTrouble({ event, data }: { readonly event: string; readonly data: object }): boolean {
  return /fail|cannot/.test(event) || ("how" in data && data.how === "shunted");
}

/** Seven players, an observer and a stranger, under names that stand in no text by chance: drawn codes have no 0 and 9. */
const masked = Array.from({ length: 9 }, (_, index) => `q0${index}9x@hidden.example`);

/** Who but its reader stands in a letter. */
function namedIn(letter: OutgoingMail): readonly string[] {
  const whole = JSON.stringify(letter);
  return masked.filter(
    (one) => one !== letter.to && whole.includes(one.slice(0, one.indexOf("@"))),
  );
}

it("tells nobody who plays a gunboat game", async () => {
  await fc.assert(
    fc.asyncProperty(mailsOf(masked, ["OBSERVE paris", "STANDBY paris"]), async (all) => {
      const room = await openRoom();
      await room.mail(gm, "CREATE ?paris secret\nSET GUNBOAT");
      for (const [seat, power] of powers.entries()) {
        await room.mail(masked[seat]!, `JOIN paris PASSWORD pw-${power}\nSET PREFERENCE ${power}`);
      }
      await room.mail(masked[7]!, "OBSERVE paris");
      await room.settle();
      for (const one of all) await post(room, one);
      for (const letter of room.letters.filter(({ to }) => to !== gm)) {
        expect(namedIn(letter), `to ${letter.to}: ${letter.subject}`).toEqual([]);
      }
      // The search finds what there is: the GM is told.
      expect(room.letters.flatMap(namedIn)).toEqual(expect.arrayContaining(masked.slice(0, 7)));
      await room.close();
    }),
    propertyRuns(0.0003),
  );
});
