/** How conversations are written down, to be read and compared. */
import type { Letter } from "./correspondence.js";

/** A letter as it is. */
export function showLetter({ to, subject, text }: Letter): readonly string[] {
  return [`<<<< to ${to}: ${subject}`, text.trimEnd(), ""];
}

/** What a letter carries. */
export function showCarried({ attachments }: Letter): readonly string[] {
  return attachments.flatMap(({ name, type, text }) => [
    `<<<< with ${name} (${type})`,
    text.replaceAll("\r\n", "\n").trimEnd(),
    "",
  ]);
}

/**
 * Letters of the same time and subject told as one, in an order that does not depend on which came
 * first: the first reader's letter, and of every other one what is different in it.
 */
export function showGathered(
  letters: readonly Letter[],
  nameOf: (address: string) => string,
): readonly string[] {
  const groups = new Map<string, Letter[]>();
  for (const letter of [...letters].sort((one, other) => compare(keyOf(one), keyOf(other)))) {
    const kind = `${letter.createdAt} ${letter.subject}`;
    groups.set(kind, [...(groups.get(kind) ?? []), letter]);
  }
  return [...groups.values()].flatMap((group) => showGroup(group, nameOf));
}

function keyOf({ createdAt, subject, to, text }: Letter): string {
  return [String(createdAt).padStart(15, "0"), subject, to, text].join("\n");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function showGroup(
  group: readonly Letter[],
  nameOf: (address: string) => string,
): readonly string[] {
  const [first] = group as [Letter];
  const byDifference = new Map<string, Letter[]>();
  for (const letter of group) {
    const difference = differences(first, letter).join("\n");
    byDifference.set(difference, [...(byDifference.get(difference) ?? []), letter]);
  }
  const [[, alike], ...others] = [...byDifference] as [[string, Letter[]], ...[string, Letter[]][]];
  const names = (readers: readonly Letter[]): string =>
    readers.map(({ to }) => nameOf(to)).join(", ");
  const time = new Date(first.createdAt).toISOString().slice(0, 16).replace("T", " ");
  return [
    `<<<< ${time} to ${names(alike)}: ${first.subject}`,
    first.text.trimEnd(),
    "",
    ...carried(first),
    ...others.flatMap(([difference, readers]) => [
      `<<<< the same to ${names(readers)}, but`,
      difference,
      "",
    ]),
  ];
}

function carried({ attachments }: Letter): readonly string[] {
  if (attachments.length === 0) return [];
  return [`<<<< with ${attachments.map(({ name }) => name).join(", ")}`, ""];
}

/** The paragraphs that only one of two letters has. */
function differences(one: Letter, other: Letter): readonly string[] {
  const [left, right] = [one, other].map(paragraphs) as [string[], string[]];
  const only = (sign: string, mine: readonly string[], theirs: readonly string[]): string[] =>
    mine
      .filter((paragraph) => !theirs.includes(paragraph))
      .flatMap((paragraph) => paragraph.split("\n").map((line) => `${sign} ${line}`));
  return [...only("-", left, right), ...only("+", right, left)];
}

function paragraphs(letter: Letter): string[] {
  const names = carried(letter).join("");
  return [...letter.text.trimEnd().split("\n\n"), ...(names === "" ? [] : [names])];
}
