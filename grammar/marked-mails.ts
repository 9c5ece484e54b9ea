/** The mails of `mails/*.txt`: what each part is for, and what the words of an order say. */
import type { Occasion, Purpose } from "../src/language/purposes/purpose.js";
import { type Role, roles } from "../src/language/roles/role.js";

/** A mail as it was written, what each stretch of it is for, and what some of its words say of orders. */
export interface MarkedMail {
  readonly occasion: Occasion;
  readonly text: string;
  readonly parts: readonly { readonly from: number; readonly purpose: Purpose }[];
  readonly said: readonly Said[];
}

export interface Said {
  readonly from: number;
  readonly to: number;
  readonly role: Role;
  /** With it another order begins. */
  readonly begins: boolean;
}

const purposeMarks: Readonly<Record<string, Purpose>> = {
  G: "greeting",
  O: "order",
  S: "supposition",
  Q: "question",
  W: "wish",
  R: "relay",
  M: "message",
  A: "answer",
  T: "talk",
};

/** By their letters, `{+U Paris}`. */
const roleMarks = new Map<string, Role>(
  Object.entries(roles).map(([role, mark]) => [mark, role as Role]),
);

/** The mails of a file: each below a line `=== reply; player Austria`, each part behind its mark, `[O]`. */
export function mailsOf(file: string): readonly MarkedMail[] {
  return file
    .split(/^=== */m)
    .slice(1)
    .map((each) => {
      const end = each.indexOf("\n");
      const [kind, who] = each.slice(0, end).split(";");
      const occasion = { kind: kind!.trim(), who: who!.trim().split(" ")[0]! } as Occasion;
      return { occasion, ...unmarked(each.slice(end + 1).trim()) };
    });
}

function unmarked(marked: string): Omit<MarkedMail, "occasion"> {
  const parts: { from: number; purpose: Purpose }[] = [];
  const said: Said[] = [];
  let text = "";
  for (const found of marked.matchAll(/\[([GOSQWRMAT])\]|\{(\+?)(\p{Lu}) ([^{}]*)\}|[^[{]+/gu)) {
    const [all, purpose, plus, role, words] = found;
    const from = text.length;
    if (purpose !== undefined) parts.push({ from, purpose: purposeMarks[purpose]! });
    text += purpose !== undefined ? "" : (words ?? all);
    if (role !== undefined)
      said.push({ from, to: text.length, role: roleMarks.get(role)!, begins: plus === "+" });
  }
  return { text, parts, said };
}
