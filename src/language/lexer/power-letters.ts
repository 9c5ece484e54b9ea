/** Letters that stand for powers: `F: A Mar - Spa` before a power's orders, `R A Gal S T A Mos-War` before a unit. */
import { orderWords } from "./order-words.js";
import { leadsToName, type Source, type Step } from "./source.js";
import { is, token, verbRoles } from "./token.js";

/** A power's letter before its orders, or two: `F: A Mar - Spa`, `Sp01 Fr: A Mar - Spa`. */
export function powerLetter({ board, names, all }: Source): Step | null {
  const at = all[0]?.kind === "phase" ? 1 : 0;
  const [letter, colon] = all.slice(at, at + 2);
  if (letter === undefined || colon?.text !== ":" || letter.text.length > 2) return null;
  const powers = board.powers.filter(({ letter: own, name }) =>
    letter.text.length === 1
      ? own.toLowerCase() === letter.text
      : name.toLowerCase().startsWith(letter.text),
  );
  const [power, another] = powers;
  const isName = letter.text.length > 1 && names.exact(letter.text).length > 0;
  if (power === undefined || another !== undefined || isName) return null;
  return { tokens: [token(["nation"], letter, { powers: [power.id] })], next: at + 1 };
}

/**
 * `T A Mos`: the letter before the type of a unit whose name and verb follow, at the start or behind a verb of
 * help.
 */
export function letterOfUnit({ board, names, all }: Source, at: number): Step | null {
  const [letter, type, name, verb] = all.slice(at, at + 4);
  if (letter?.text.length !== 1 || !/^[af]$/.test(type?.text ?? "") || !type!.spaced) return null;
  const before = all[at - 1];
  const isHelped = /^[sc]$/.test(before?.text ?? "") && !leadsToName(all[at - 2]);
  const isFirst = before === undefined || /^[,;]$/.test(before.text);
  if (!isHelped && !isFirst) return null;
  // `A F Bre - Mao` is a slip, `F A Mar - Spa` no better.
  if (isFirst && /^[af]$/.test(letter.text)) return null;
  const power = board.powers.find((each) => each.letter.toLowerCase() === letter.text);
  if (power === undefined || name === undefined || names.exact(name.text).length === 0) return null;
  const roles = orderWords.get(verb?.text ?? "") ?? [];
  const isWay = verb?.kind === "arrow" || is({ roles }, ...verbRoles);
  if (!isWay && !isHelped) return null;
  return { tokens: [token(["nation"], letter, { powers: [power.id] })], next: at + 1 };
}
