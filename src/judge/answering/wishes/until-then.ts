/**
 * `Italy is away until Friday, so please give everybody until then`: a GM's wish of its own, with the day that was
 * named before it.
 */
import { sentencesOf, untilSaid } from "../../../language/index.js";
import { capital, regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";

/** The text with such wishes in sentences of their own, each with its day. */
export function withThenDated(session: Session, text: string): string {
  if (!then.test(text) || writingGm(session) === null) return text;
  const [, before = "", wish = ""] = parted.exec(text) ?? [];
  const sentences = sentencesOf(before);
  const date = untilSaid(sentences.at(-1) ?? "");
  if (date === null || !wishing.test(wish)) return text;
  const dated = wish.replace(then, (_, lead: string) => `${lead.replace(/-$/, "")} ${date}`);
  // The reason is met by the wish.
  return sentences.slice(0, -1).join("") + capital(dated);
}

const wishing = regex("iu")`
  ^(?:please|could|can|would|let|lets|give|move|extend|hold|postpone|push|shift|delay|wait|we(?:['\u2019]ll| will)? wait
  |bitte|gebt|gib|k\u00f6nn\p{L}*|lass\p{L}*|verschieb\p{L}*|wart\p{L}*|verl\u00e4nger\p{L}*
  |donne[zr]?|pouvez|peux|laisse[zr]?|repousse[zr]?|attend\p{L}*|prolonge[zr]?
  |da(?:d|le)?|por favor|podr\p{L}*|aplaza\p{L}*|esper\p{L}*|date|dai|pot\p{L}*|rimand\p{L}*|aspett\p{L}*
  |geef|kun\p{L}*|verzet|wacht)(?!\p{L})
`;

const then = regex("iu")`
  (?<!\p{L})(?:
    (until|till?|to|up to|bis|zu|jusqu(?:e|['\u2019]\u00e0)-?|d['\u2019]ici|hasta|fino|tot)\s?
    (?:then|dahin|diesem tag|l\u00e0|alors|entonces|(?:ad )?allora|dan)
  )(?!\p{L})
`;

/** What names the day, and the wish behind it. */
const parted = regex("isu")`
  ^(.*?)(?:[.;!]\s+|\s+[-\u2013]\s+|,\s+(?:so|also|deshalb|daher|donc|alors|as\u00ed que|quindi|dus)\s+)
  ([^.;!?]*?(?<!\p{L})(?:then|dahin|diesem tag|l\u00e0|entonces|allora|dan)(?!\p{L}).*)$
`;
