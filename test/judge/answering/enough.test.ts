/** What is too much for one mail is refused with the limit, and the rest of the mail is done. */
import { expect, it } from "vitest";
import {
  messagesPerMailMax,
  repliesPerHourMax,
  trialsPerMailMax,
} from "../../../src/judge/limits.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

const signOn = "GAME paris AS FRANCE PASSWORD pw-FRANCE\n";

/** What France is answered, as one line. */
async function answerTo(text: string): Promise<string> {
  const room = await openRoom();
  await beginGame(room, "paris");
  await room.mail("france@example.net", signOn + text);
  await room.settle();
  const answer = room.newLetters().find(({ to }) => to === "france@example.net");
  await room.close();
  return answer?.text.replace(/\s+/g, " ") ?? "";
}

const trial = "TRY\nFRANCE: A Par - Bur\nENDTRY\n";
const message = "PRESS TO ITALY\nShall we meet?\nENDPRESS\n";
const words = `${"Shall we meet? ".repeat(60)}\n`;

it.each([
  ["trials", trial.repeat(trialsPerMailMax + 1), "One mail can hold 10 trials."],
  [
    "orders for later",
    `PHASE F1901M\n${`A Par - Bur${" ".repeat(100)}!\n`.repeat(100)}ENDPHASE\n`,
    "more than 10000 characters",
  ],
  ["press", `PRESS TO ITALY\n${words.repeat(25)}ENDPRESS\n`, "longer than 20000 characters"],
  ["messages", message.repeat(messagesPerMailMax + 1), "One mail can send 20 messages."],
  ["more press", `BROADCAST\n${words.repeat(40)}ENDBROADCAST\n`, "longer than 30000 characters"],
])("too many %s", async (_, text, said) => {
  const answer = await answerTo(`${text}A Mar - Spa\n`);
  expect(answer).toContain(said);
  expect(answer).toContain("France: Army Marseilles -> Spain.");
});

it("a thousand lines are not answered one by one", async () => {
  const answer = await answerTo("SET WAIT\n".repeat(1000));
  expect(answer).toContain("all beyond what I read of one mail (401 lines)");
  expect(answer.length).toBeLessThan(100_000);
});

it("the last answer of an hour says so, and what comes after it is not done in silence", async () => {
  const room = await openRoom();
  await beginGame(room, "paris");
  await room.passHours(2);
  room.newLetters();
  for (let mail = 1; mail <= repliesPerHourMax + 1; mail++) {
    await room.mail(
      "france@example.net",
      `${signOn}${mail > repliesPerHourMax ? "CLEAR" : "A Par H"}`,
    );
    await room.settle();
  }
  const answers = room.newLetters().filter(({ to }) => to === "france@example.net");
  const game = await room.context.store.transaction((tx) => tx.games.load("paris"));
  await room.close();
  expect(answers).toHaveLength(repliesPerHourMax);
  const last = answers.map(({ text }) => /my\s+last\s+answer\s+for\s+now/.test(text));
  expect(last.indexOf(true)).toBe(repliesPerHourMax - 1);
  expect(game?.game.submissions.FRANCE?.orders).toHaveLength(1);
});
