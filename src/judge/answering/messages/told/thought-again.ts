/** `Tell England yes. No, scrap that, tell him nothing`: a message that its own mail takes back. */
import { takesBackWish } from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import { answerPlainlyOnce } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { headingOf, readersOfHeading } from "../headings.js";
import { asksToSend } from "../kept-message.js";
import { forbidsTelling } from "../not-told.js";
import { messagesIn } from "../parted/parted-mail.js";
import { nobody } from "../readers/last-named.js";
import { toldIn } from "../told-message.js";
import { sentencesIn } from "../words/sentences-in.js";
import { withoutWords } from "../words/without-words.js";
import { tellingsIn } from "./tellings.js";

/** The text without such a message, of which the reply says that nobody got it; or with what is told instead shown. */
export function withoutTakenBack(session: Session, speaker: Speaker, text: string): string {
  const words = text === session.mail.text ? ownText(session) : text;
  const thought = sentencesIn(words).find(
    ({ from, said }) => from > 0 && (takesBack(said) || tellsInstead(speaker, said)),
  );
  if (thought === undefined) return text;
  const above = words.slice(0, thought.from);
  const headed = headingOf(above);
  const told = [
    ...(messagesIn(speaker, above) ?? []),
    ...tellingsIn(speaker, above, session.thread.readers ?? nobody),
  ].toSorted((one, other) => one.to - other.to);
  const to = told.at(-1)?.message.to ?? (headed === "" ? null : readersOfHeading(speaker, headed));
  const from = told.at(-1)?.from ?? 0;
  if (to === null) return text;
  const line = inOneLine(thought.said).trim();
  const said = line.replace(hesitating, "");
  const instead =
    toldIn(speaker, { line: said }, to) ?? toldIn(speaker, { line: said.replace(before, "") }, to);
  const isForbidden = isUntold(line) || forbidsTelling(speaker, line);
  if (instead === null || isForbidden) answerPlainlyOnce(session, line, "nothing-sent");
  else if (!asksToSend(session, speaker, instead)) return text;
  return withoutWords(text, words.slice(from, thought.to));
}

function takesBack(sentence: string): boolean {
  const said = inOneLine(sentence).trim();
  if (said.includes("?") || stays.test(said)) return false;
  return takesBackWish(said.replace(hesitating, "")) || isUntold(said);
}

/** `I stay` takes back a leaving, and no message. */
const stays = regex("iu")`
  ^\W*(?:
    i(?:['\u2019]?m|['\u2019]?ll)? stay(?:ing)?|ich bleibe|je reste|(?:yo )?me quedo|(?:io )?resto|ik blijf
  )(?!\p{L})
`;

/** `No, wait, tell him that ...`, which names nobody else. */
function tellsInstead(speaker: Speaker, sentence: string): boolean {
  const said = inOneLine(sentence).trim();
  if (!corrects.test(said)) return false;
  const line = said.replace(hesitating, "");
  return toldIn(speaker, { line }, nobody) !== null && toldIn(speaker, { line }) === null;
}

const corrects = regex("iu")`
  ^\W*(?:(?:oh|ah|hm+|well|sorry|ach|euh|bueno|ma)(?!\p{L})[\s,.!\u2026-]*)*(?:
    no|nah|wait|hold on|actually|on second thoughts?|nein|halt|moment|non|attend[sz]|en fait
    |finalement|mejor|espera|anzi|aspetta|nee|wacht
  )(?!\p{L})(?!.*(?<!\p{L})(?:too|also|auch|aussi|tambi\u00e9n|anche|ook)(?!\p{L}))
`;

const hesitating = regex("iu")`
  ^\W*(?:(?:
    hm+|wait|no|nah|oh|ah|hold on|actually|on second thoughts?|sorry|nein|ach|halt|moment|n\u00f6
    |doch|non|euh|attend[sz]|en fait|finalement|mejor|espera|bueno|anzi|aspetta|ma|nee|wacht|toch
  )(?!\p{L})[\s,.:!\u2026-]*)+
`;

/** `No, scrap that, tell him ...`: what stands before what is told instead. */
const before = /^.*?[,;:\u2013-]\s+(?=\p{L}+ )/u;

/** `On second thoughts, don't tell her anything`: do the words say so from one of their clauses on? */
function isUntold(said: string): boolean {
  const bare = said.replace(hesitating, "");
  const starts = [...bare.matchAll(/[,.;:]\s+/g)].map(({ 0: sign, index }) => index + sign.length);
  return [0, ...starts].some((at) => untold.test(bare.slice(at)));
}

/** `Don't tell her anything`, `sag ihm lieber nichts`, `non dirle niente`, or that nothing be sent. */
const untold = regex("iu")`
  ^\W*(?:(?:please|bitte|rather|better|lieber|besser) )*(?:
    (?:do not|don['\u2019]?t|dont) (?:actually )?(?:
      tell|say|write|ask|send|pass|forward|answer
    )(?: (?:on|it|that|this|him|her|them|anything|a thing|the message|the note|to|at all|after all))*
    |(?:tell|say to|write|ask|send) (?:him|her|them) (?:nothing|not a word)
    |(?:say|send|write) nothing(?: at all)?
    |(?:sage?|schreibe?|schicke?|frage?|verrate?|sende|richte?)(?: (?:
      ihm|ihr|ihnen|es|das|die|sie|bitte|doch|lieber|besser|jetzt|nachricht|mal|ihn
    ))* (?:nichts|nicht)(?: (?:ab|weiter|aus|davon|mehr))*
    |(?:ne|n['\u2019]|non) ?(?:(?:lui|leur|le|la|l['\u2019]) ?)*(?:
      dis|dites|dire|\u00e9cri\p{L}+|envo\p{L}+|transm\p{L}+|demande\p{L}*
    )(?:[- ](?:lui|leur|le|la|pas|rien|finalement))+
    |no (?:(?:le|les|se|lo|la) )*(?:dig\p{L}+|escrib\p{L}+|mand\p{L}+|env\p{L}+|pregunt\p{L}+)
      (?: (?:nada|eso|ese|el|mensaje))*
    |non (?:(?:gli|le|lo|glielo) )?(?:
      (?:dir|scriver|mandar|inviar|chieder)\p{L}*|dica
    )(?: (?:niente|nulla|pi\u00f9|quel|il|messaggio))*
    |(?:zeg|schrijf|vraag|stuur|verstuur)(?: (?:
      hem|haar|hun|ze|het|dat|die|toch|maar|liever|beter|bericht
    ))* (?:niets|niks|niet)(?: door)?
  )(?:,?[ ](?:
    please|bitte|ok|thanks|then|after all|now|s['\u2019]il \p{L}+ pla\u00eet|por favor|per favore|danke
  ))*
  [\s.!)\u2026]*$
`;
