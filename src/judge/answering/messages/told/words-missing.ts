/** `And tell them why`, `... that I did`, at the end of a mail that does not say what: the reply asks for the words. */
import { sentencesOf } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import { answerPlainly } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { isGm } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { withoutWords } from "../words/without-words.js";

/** Asks for the words, and leaves the mail without the request, which would make more of a yes than it is. */
export function asksForWords(session: Session): void {
  const { speaker } = session.sender;
  if (speaker === null || isGm(speaker) || unprovedSeat(session) !== null) return;
  if (speaker.game.game.settings.gunboat) return;
  const own = ownText(session).trim();
  if (own.length > longest) return;
  const last =
    sentencesOf(own.split("\n").at(-1) ?? "")
      .at(-1)
      ?.trim() ?? "";
  // `..., because I must go. Tell them the reason`
  if (!wordless.test(last) || reason.test(own.slice(0, -last.length))) return;
  answerPlainly(session, last, "words-to-tell");
  session.mail = { ...session.mail, text: withoutWords(session.mail.text, last) };
}

const longest = 1500;

const why =
  "(?:why(?: (?:i did|that is|i do))?|(?:the|my) reasons?(?: why| for (?:it|this|that))?)";

const wordless = regex("iu")`
  ^\W*(?:(?:and|so|also|then|please|und|bitte|dann|auch|et|y|e|en)[ ,]+)*(?:
    (?:(?:can|could|would|will) you )?(?:please )?(?:
      (?:tell|give|write|inform) (?:\p{L}+ ){1,4}?${why}
      |(?:let (?:\p{L}+ ){1,3}know|explain(?: it)? to (?:\p{L}+ ){1,2}?) ?${why}
    )
    |(?:(?:can|could|would|will) you )?(?:please )?(?:tell|let) (?:\p{L}+ ){1,4}?(?:know )?(?:that )?(?:i|we) (?:
      did|do|have|am|are|will|would|can
    )(?: so| not| too)?
    |(?:sag|sagen Sie|erkl\u00e4re?|schreibe?) (?:\p{L}+ ){1,3}?(?:warum|weshalb|wieso|den grund|meine gr\u00fcnde)
    |(?:dis|dites|explique|expliquez)[- ]leur(?: aussi)? (?:pourquoi|la raison)
    |(?:diles|d\u00edgales|d\u00edselo|expl\u00edcales) (?:por qu\u00e9|el motivo)
    |(?:digli|dica loro|di' loro|spiega loro) (?:perch\u00e9|il motivo)
  )(?: (?:too|as well|please|pls|auch|bitte|aussi|svp))*[.!?]*$
`;

const reason =
  /(?<!\p{L})(?:because|since|weil|denn|parce|puisque|porque|perch\u00e9|omdat|reason)(?!\p{L})/iu;
