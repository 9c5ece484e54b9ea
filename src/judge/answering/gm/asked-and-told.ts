/** `What if France sends nothing twice? Then throw them out`: a GM who asks and says it themselves sets a condition. */
import { regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";

/** Leaves the question and its answer in the mail as one sentence. */
export function joinsAnsweredIf(session: Session): void {
  if (writingGm(session) === null) return;
  const text = session.mail.text.replace(askedIf, (_, ...more) => {
    const { condition = "", word = "", end = "" } = more.at(-1) as Record<string, string>;
    return `${ifIn(word)} ${condition.trim()}, ${word.toLowerCase()} ${end}`;
  });
  session.mail = { ...session.mail, text };
}

const askedIf = regex("giu")`
  (?<=^|[.!?]\s|\n)(?:(?:and|und|et|y|e|en) )?\u00bf?(?:
    what (?:happens )?if|was (?:ist|passiert),? wenn|(?:et |qu['\u2019]est-ce qui se passe )?si|(?:y |qu\u00e9 pasa )?si
    |(?:e |cosa succede )?se|wat (?:gebeurt er )?als|en als
  ) (?<condition>[^?.!\n]{5,100})\?\s+(?<word>then|dann|alors|entonces|allora|dan),? (?<end>[^?\n]{4,100})
    (?=\n|$)
`;

const ifs = new Map([
  ["then", "If"],
  ["dann", "Wenn"],
  ["alors", "Si"],
  ["entonces", "Si"],
  ["allora", "Se"],
  ["dan", "Als"],
]);

function ifIn(word: string): string {
  return ifs.get(word.toLowerCase()) ?? "If";
}
