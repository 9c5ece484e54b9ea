/**
 * Whatever people mail, in whatever order: the judge answers and comes to rest, its letters are letters,
 * nobody's password stands in them, and its games can be read again.
 */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { casePath } from "../support/golden.js";
import { beginGame, openRoom } from "../support/judge-room.js";
import { propertyRuns } from "../support/runs.js";

/** Lines as people write them: what stands before the arrows of the case files. */
const written: readonly string[] = ["commands", "orders"].flatMap((folder) =>
  readdirSync(casePath(folder)).flatMap((file) =>
    readFileSync(`${casePath(folder)}/${file}`, "utf8")
      .split("\n")
      .filter((line) => /\s=+> /.test(line))
      .map((line) => line.replace(/\s+=+> .*/, "")),
  ),
);

const slip = fc
  .tuple(fc.constantFrom(...written), fc.nat(), fc.string({ maxLength: 3 }))
  .map(([line, at, more]) => {
    const place = at % line.length;
    return line.slice(0, place) + more + line.slice(place + 1);
  });

const line = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...written) },
  { weight: 2, arbitrary: slip },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 90 }) },
);

const powers = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];
const people = ["george", "george", ...powers, "olga", "nora"].map((name) => `${name}@example.net`);

/** Most answer a letter; a few begin anew, or as somebody else. */
const openings = [
  ...Array.from({ length: 6 }, () => ""),
  "GAME paris AS FRANCE PASSWORD pw-FRANCE",
  "GAME paris AS MASTER PASSWORD secret",
  "OBSERVE paris",
  "JOIN rome pw-NEW",
];

const mail = fc.record({
  from: fc.constantFrom(...people),
  opening: fc.constantFrom(...openings),
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  /** How long it is quiet afterwards. */
  hours: fc.constantFrom(0, 0, 0, 1, 30, 100),
});

it("is answered by a judge that stays whole", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mail, { minLength: 5, maxLength: 20 }), async (mails) => {
      const room = await openRoom();
      await beginGame(room, "paris");
      await room.mail("george@example.net", "CREATE ?rome secret");
      for (const { from, opening, lines, hours } of mails) {
        const to = room.lastLetter(from)?.replyTo;
        await room.mail(from, [opening, ...lines].join("\n"), to === undefined ? {} : { to });
        await room.settle();
        await room.passHours(hours);
      }
      expect(room.log.events.filter(isTrouble)).toEqual([]);
      for (const { subject, text } of room.letters) {
        expect(subject).toMatch(/^[ -~]+$/);
        expect(text).toMatch(/^([ -~]{0,72}\n)+$/);
        expect(text).not.toMatch(/pw-[A-Z]/);
      }
      const { games, unreadable } = await room.desk.store.transaction((tx) => tx.games.list());
      expect(unreadable).toEqual([]);
      expect(games.map(({ name }) => name)).toEqual(expect.arrayContaining(["paris", "rome"]));
      await room.close();
    }),
    propertyRuns(0.0005),
  );
});

function isTrouble({ event, data }: { readonly event: string; readonly data: object }): boolean {
  return /fail|cannot/.test(event) || ("how" in data && data.how === "shunted");
}
