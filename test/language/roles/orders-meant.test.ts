/** What words of orders say, in mails that nothing was learned from; and the orders that they mean on the board. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lessonOf } from "../../../grammar/learn-roles.js";
import { mailsOf } from "../../../grammar/marked-mails.js";
import { ordersMeant } from "../../../src/language/index.js";
import { groupsIn } from "../../../src/language/orders/meant/groups.js";
import { labels } from "../../../src/language/roles/role.js";
import { defaultRulebook, parsePhase, startingPosition } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { casePath } from "../../support/golden.js";

const board = standardBoard();

function atTheStart(power: string) {
  const [phase, position] = [parsePhase("S1901M")!, startingPosition(board)];
  return { board, rulebook: defaultRulebook, phase, position, power: power.toUpperCase() };
}

/** `england: London to the Channel`, with its orders below. */
const cases = readFileSync(casePath("mails/orders-meant.txt"), "utf8")
  .split(/^(?=\w)/m)
  .filter((each) => /^\w/.test(each))
  .map((each) => {
    const [first, ...orders] = each.trimEnd().split("\n");
    const [power, text] = first!.split(/: (.*)/s) as [string, string];
    return { power, text, orders: orders.map((order) => order.trim()) };
  });

describe("the orders that sentences mean", () => {
  it.each(cases)("$power: $text", ({ power, text, orders }) => {
    const found = ordersMeant(atTheStart(power), new Set(), text).map((each) => each.text);
    expect(found).toEqual(orders);
  });

  it("are none for units that other words order", () => {
    const text = "Paris goes to Burgundy and Marseilles to Spain.";
    const found = ordersMeant(atTheStart("france"), new Set(["PAR"]), text);
    expect(found.map((each) => each.text)).toEqual(["A MAR - SPA"]);
  });

  it("hang on something where the words say so", () => {
    const text = "Marseilles holds if Italy comes to Piedmont.";
    expect(ordersMeant(atTheStart("france"), new Set(), text)).toMatchObject([
      { text: "A MAR H", depends: true },
    ]);
  });
});

describe("what words say of orders in mails that others wrote", () => {
  const heldBack = mailsOf(readFileSync(casePath("mails/held-back.txt"), "utf8"));
  const nowhere = { ...atTheStart("france"), position: { ...startingPosition(board), units: [] } };
  const words = heldBack.flatMap((mail) => {
    const said = groupsIn(nowhere, mail.text).flat();
    const lesson = lessonOf(board, mail);
    return lesson.words.map((word, at) => ({
      meant: labels[lesson.labels[at]!]?.role ?? null,
      read: said.find(({ from, text }) => from < word.to && word.from < from + text.length)?.role,
    }));
  });
  const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
  const meant = words.filter((each) => each.meant !== null);
  const right = meant.filter((each) => each.read === each.meant);

  it("is mostly found", () => {
    expect(share(right, meant)).toBeGreaterThan(0.6);
  });

  it("is mostly right", () => {
    const read = words.filter((each) => each.read !== undefined);
    expect(share(right, read)).toBeGreaterThan(0.65);
  });
});
