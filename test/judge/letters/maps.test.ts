/** Which maps go with which letters, and that nobody sees an order there that is not theirs. */
import { describe, expect, it, onTestFinished } from "vitest";
import { mapsPerMailMax } from "../../../src/judge/limits.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

async function openGame() {
  const room = await openRoom();
  onTestFinished(() => room.close());
  return { room, begun: await beginGame(room, "paris") };
}

type Room = Awaited<ReturnType<typeof openGame>>["room"];

async function orders(room: Room, power: string, text: string) {
  const from = `${power.toLowerCase()}@example.net`;
  await room.mail(from, text, { to: room.replyTo(from) });
  await room.settle();
  return room.letters.at(-1)!;
}

const orderOf = (room: Room, map: string) =>
  room.pictures
    .get(map)!
    .scene.orders.map(({ kind, unit, results }) => [
      kind,
      `${unit.power} ${unit.type} ${unit.at}`,
      ...results,
    ]);

it("the first letter of a game shows the board as it begins", async () => {
  const { room } = await openGame();
  const letter = room.letters.find(({ maps }) => maps.length > 0);
  expect(letter?.maps).toEqual(["paris-S1901M.png"]);
  expect(room.pictures.get("paris-S1901M.png")!.scene).toMatchObject({
    title: "Paris",
    phase: "Movement for Spring of 1901",
    orders: [],
  });
  expect(room.pictures.get("paris-S1901M.png")!.scene.units).toHaveLength(22);
});

it("the answer to orders shows these alone, with those that do not count", async () => {
  const { room } = await openGame();
  await orders(room, "GERMANY", "A Mun - Bur");
  const letter = await orders(room, "FRANCE", "A Par - Bur\nF Bre - Mos");
  expect(letter.maps).toEqual(["paris-S1901M.png"]);
  expect(orderOf(room, "paris-S1901M.png")).toEqual([
    ["move", "FRANCE F BRE", "illegal"],
    ["move", "FRANCE A PAR"],
  ]);
});

it("the GM's answer shows the orders of nobody", async () => {
  const { room } = await openGame();
  await orders(room, "FRANCE", "A Par - Bur");
  const letter = await orders(room, "GEORGE", "STATUS");
  expect(letter.maps).toEqual([]);
});

it("results show what was played, the same to everybody", async () => {
  const { room } = await openGame();
  await orders(room, "FRANCE", "A Par - Bur\nF Bre - Mos");
  await orders(room, "GERMANY", "A Mun - Bur");
  room.newLetters();
  await room.passHours(120);
  const results = room.newLetters().filter(({ maps }) => maps.length > 0);
  expect(results).toHaveLength(8);
  expect(new Set(results.flatMap(({ maps }) => maps))).toEqual(new Set(["paris-S1901M.png"]));
  const drawn = orderOf(room, "paris-S1901M.png");
  expect(drawn).toContainEqual(["move", "FRANCE A PAR", "fails"]);
  expect(drawn).toContainEqual(["move", "GERMANY A MUN", "fails"]);
  expect(drawn).toContainEqual(["hold", "FRANCE F BRE", "stands"]);
  expect(drawn.flat()).not.toContain("illegal");
});

it("a mailbox that refuses so large a letter gets it without the map", async () => {
  const { room } = await openGame();
  room.newLetters();
  room.deliveries.push({ kind: "permanent", detail: "552 5.3.4 Message too big for system" });
  const letter = await orders(room, "FRANCE", "A Par - Bur");
  expect(letter.maps).toEqual([]);
  expect(letter.text).toContain("A PAR - BUR");
});

describe("a map that is asked for", () => {
  const asked = async (room: Room, power: string, text: string) =>
    (await orders(room, power, text)).maps;

  it("is of the board as it stands, with one's own orders and nobody else's", async () => {
    const { room } = await openGame();
    await orders(room, "GERMANY", "A Mun - Bur");
    await orders(room, "FRANCE", "A Par - Bur");
    expect(await asked(room, "FRANCE", "Can I have a map?")).toEqual(["paris-S1901M.png"]);
    expect(orderOf(room, "paris-S1901M.png")).toEqual([["move", "FRANCE A PAR"]]);
    expect(await asked(room, "GEORGE", "MAP")).toEqual(["paris-S1901M.png"]);
    expect(orderOf(room, "paris-S1901M.png")).toEqual([]);
  });

  it("is of a phase that was played, as it was published", async () => {
    const { room } = await openGame();
    await orders(room, "FRANCE", "A Par - Bur");
    await room.passHours(120);
    expect(await asked(room, "ITALY", "MAP S1901")).toEqual(["paris-S1901M.png"]);
    expect(orderOf(room, "paris-S1901M.png")).toContainEqual(["move", "FRANCE A PAR", "succeeds"]);
  });

  it("is blank, as a document with a sheet for orders", async () => {
    const { room } = await openGame();
    expect(await asked(room, "FRANCE", "MAP BLANK\nMAP BLANK colonial")).toEqual([
      "standard-blank.pdf",
      "colonial-blank.pdf",
    ]);
    const { scene, orderSheet } = room.pictures.get("standard-blank.pdf")!;
    expect([scene.units, scene.owners]).toEqual([[], {}]);
    expect(orderSheet?.parts.map(({ title }) => title)).toContain("Retreats");
  });

  it("comes with TRY, WHY and HISTORY", async () => {
    const { room } = await openGame();
    await orders(room, "FRANCE", "A Par - Bur");
    expect(await asked(room, "ITALY", "TRY\nITALY: A Ven - Tri\nENDTRY")).toEqual([
      "paris-S1901M-trial.png",
    ]);
    expect(orderOf(room, "paris-S1901M-trial.png")).toContainEqual([
      "move",
      "ITALY A VEN",
      "fails",
    ]);
    expect(orderOf(room, "paris-S1901M-trial.png")).not.toContainEqual(
      expect.arrayContaining(["FRANCE A PAR", "move"]),
    );
    await room.passHours(240);
    expect(await asked(room, "ITALY", "WHY S1901M A VEN")).toEqual(["paris-S1901M.png"]);
    expect(await asked(room, "ITALY", "HISTORY")).toEqual(["paris-F1901M.png"]);
    expect(await asked(room, "ITALY", "HISTORY FROM S1901M")).toEqual([
      "paris-S1901M.png",
      "paris-F1901M.png",
    ]);
  });

  it("comes once to a stranger, and to nobody without bound", async () => {
    const { room } = await openGame();
    await room.mail("stranger@example.org", "MAP paris\nMAP BLANK\nMAP BLANK colonial");
    await room.settle();
    const stranger = room.letters.at(-1)!;
    expect(stranger.maps).toEqual(["paris-S1901M.png"]);
    expect(stranger.text).toContain("One letter carries 1 map");
    const trials = "TRY\nITALY: A Ven - Tri\nENDTRY\n".repeat(mapsPerMailMax);
    const many = await orders(room, "ITALY", `${trials}MAP BLANK`);
    expect(many.maps).toHaveLength(mapsPerMailMax);
    expect(many.text).toContain(`One letter carries ${mapsPerMailMax} maps`);
  });
});
