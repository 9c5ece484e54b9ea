/** A game is created on the board that CREATE names, as the headers of letters print it or as people say it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

describe("CREATE", () => {
  let room: JudgeRoom;
  let count = 0;
  beforeAll(async () => {
    room = await openRoom();
  });
  afterAll(() => room.close());

  async function answerTo(line: string): Promise<string> {
    count += 1;
    await room.mail("george@example.net", line.replace("NAME", `game${count}`));
    await room.settle();
    return room.newLetters().findLast(({ to }) => to === "george@example.net")!.text;
  }

  test.each([
    ["CREATE ?NAME secret", "Standard"],
    ["CREATE ?NAME secret Standard Gunboat", "Standard Gunboat"],
    ["CREATE ?NAME secret gunboat", "Standard Gunboat"],
    ["CREATE NAME gunboat", "Standard Gunboat"],
    ["CREATE ?NAME secret Ancient_Med", "Ancient_Med"],
    ["CREATE ?NAME secret variant ancient mediterranean", "Ancient_Med"],
    ["CREATE NAME VARIANT chaos gunboat", "Chaos Gunboat"],
    ["CREATE NAME 1898", "1898"],
    ["CREATE ?NAME secret colonial-moulmein", "Colonial-moulmein"],
  ])("%s", async (line, variant) => {
    expect(await answerTo(line)).toMatch(
      new RegExp(`^:: Judge: EMSD  Game: \\w+  Variant: ${variant}$`, "m"),
    );
  });

  test.each(["standards", "gunboat standard", "ancient", "blind gunboat"])(
    "no board is called %s",
    async (words) => {
      expect(await answerTo(`CREATE ?NAME secret ${words}`)).toContain("There is no variant");
    },
  );
});
