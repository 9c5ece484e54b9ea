/** Words that have lost their last letter before a name, or before what they go with. */
import { orderWords } from "./order-words.js";
import type { Source, Step } from "./source.js";
import { is, token } from "./token.js";

/** `l'armée d'Espagne`, `la flotta dell'Inghilterra`: they say nothing, but for `all'Egeo`, which leads there. */
export function elided({ all }: Source, at: number): Step | null {
  const [short, mark, name] = all.slice(at, at + 3);
  if (!/^(?:d|dell|l|nell|sull|dall|quell|all)$/.test(short?.text ?? "") || mark === undefined)
    return null;
  const isShortened = "'\u2019".includes(mark.text) && !mark.spaced && name?.spaced === false;
  if (!isShortened || !/^[aeiouh]\p{L}/u.test(name.text)) return null;
  // `Venezia l'appoggia`, `appoggia l'operazione`
  const whole = { text: `${short!.text} ${name.text}`, start: short!.start, end: name.end };
  const help = orderWords.get(whole.text) ?? [];
  if (is({ roles: help }, "support", "reference"))
    return { tokens: [token(help, whole)], next: at + 3 };
  const role = short!.text === "all" ? "arrow" : "noise";
  return {
    tokens: /^(?:all|dall|nell|sull)$/.test(short!.text) ? [token([role], short!)] : [],
    next: at + 2,
  };
}
