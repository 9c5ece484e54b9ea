/**
 * Who it is that goes: `c'est Paris qui ira en Picardie`, `it's Vienna that stays`, `es Viena la que va`. What is left
 * is a plain order. Where it is asked, it stays as it is.
 */
import { wrapped } from "../../../../util/index.js";
import { type Rewording, rewording } from "./rewording.js";

const unit = wrapped`
  (?:(?:the|die|la|le|l['\u2019]|el|il|de|het|my|meine|ma|mi|mijn) )?
    (?:(?:army|fleet|armee|flotte|arm\u00e9e|armata|flotta|ej\u00e9rcito|flota|leger|vloot) )?
    (?:(?:in|at|de|d['\u2019]|en|\u00e0|aus|di|a|uit) )?NAME
`;
const asked = "(?![^.;!?]*\\?)";
/** Another unit that goes there: `it's Norway that the army should go to`. */
const another = "(?:the|my|our|i|we|la|le|el|il|mi|mon|ma|de|het|die|der|das|ik|ich|wij|wir)";
/** How it is said in each language, and which word leads on to what is done. */
const sayings: readonly (readonly [string, string])[] = [
  ["it['\u2019]s|it is", "that|which|who"],
  ["c['\u2019]est|ce sera", "qui"],
  ["es|ser\u00e1", "(?:la|el) que|quien|que"],
  ["\u00e8|sar\u00e0", "che"],
  ["het is", "dat|die"],
  ["es ist", "das|die|der"],
];

export const clefts: readonly Rewording[] = sayings.map(([begins, leads]) =>
  rewording(
    `(?<!\\p{L})(?:${begins}) (${unit}),? (?:${leads})(?= \\p{L})(?! ${another} )${asked}`,
    // `It is likely that ...` names none.
    (words, who = "") => (/(?:^|[ '\u2019])\p{Lu}\S*$/u.test(who) ? who : words),
  ),
);
