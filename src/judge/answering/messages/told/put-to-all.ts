/**
 * `Would you all like three days a turn? Please ask around`: what stands above such words is for all players. Its
 * writer sees it before it is sent.
 */
import { isSmallTalk, powersIn, sentencesOf } from "../../../../language/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm, roleOf } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { asksToSend } from "../kept-message.js";
import { hasOrders } from "../parted/behind-message.js";
import { lead } from "../words/speech.js";
import { withoutWords } from "../words/without-words.js";

/** Asks whether to send such words, and leaves the mail without them. */
export function asksAround(session: Session): void {
  const { sender, thread, grave } = session;
  const { speaker } = sender;
  if (speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return;
  if (isGm(speaker) || roleOf(speaker) !== "player" || thread.readers !== null) return;
  for (const passage of ownText(session).split(/\n[ \t]*\n/)) {
    const words = wordsForAll(speaker, passage);
    if (words === null) continue;
    const message = { to: { kind: "all" }, text: words, line: passage.trim() } as const;
    if (!asksToSend(session, speaker, { ...message, mayBe: "message" })) return;
    session.mail = { ...session.mail, text: withoutWords(session.mail.text, passage) };
  }
}

/** What all are to read; null where the passage does not end in such a request, or is for the judge. */
function wordsForAll(speaker: Speaker, passage: string): string | null {
  const sentences = sentencesOf(passage.replace(/\s+/g, " ").trim()).map((each) => each.trim());
  const last = sentences.findLastIndex((each) => !isSmallTalk(each) || asks(each));
  const request = sentences[last] ?? "";
  const isAsked = asks(request);
  if (!isAsked && !wonders.test(request)) return null;
  // `I want Belgium from Germany. What would the others say?` is no offer to them.
  if (!isAsked && powersIn(speaker.game.board, passage).length > 0) return null;
  const above = sentences.slice(0, last);
  const first = above.findIndex((each) => !isSmallTalk(each));
  const told = first < 0 ? [] : above.slice(first);
  if (told.length === 0) return null;
  const text = [...told, ...(isAsked ? [] : [request])].join(" ");
  if (text.split(" ").length < fewest || hasOrders(speaker, text)) return null;
  return text;
}

const fewest = 4;

function asks(sentence: string): boolean {
  return sentence.length <= longest && asking.test(sentence);
}

const longest = 120;

const they = wrapped`
  (?:
    they(?: all)?|every(?:one|body)(?: else)?|all (?:of them|the others|players)|people
    |the (?:others?|rest|group|table|other players|other six)
  )
`;
const them = wrapped`
  (?:
    them(?: all)?|every(?:one|body)(?: else)?|all (?:of them|the others|the players|players)
    |the (?:others?|rest|group|table|other players|other six|whole (?:table|group))
  )
`;
const about = wrapped`
  (?: (?:
    for (?:me|us)|(?:of|about) (?:it|this|that)|too|first|please|whether they agree|if they agree
    |(?:what|how) they (?:think|say|feel)
  ))*
`;

const asking = regex("iu")`
  ${lead}(?:
    (?:ask|poll|survey|consult|canvass|check with|try) ${them}${about}
    |ask (?:a)?round${about}
    |(?:find out|see|hear) (?:(?:for (?:me|us) )?(?:what|how) ${they} (?:thinks?|says?|feels?)|for (?:me|us))
      (?: (?:of|about) (?:it|this|that))?
    |(?:put|run|float|bring) (?:it|this|that|the idea|the question) (?:to|by|past|before) ${them}
    |(?:pass|send) (?:it|this|that) (?:a)?round
    |(?:frag\p{L}*)(?: (?:du|sie|bitte|mal|doch|das))* (?:die anderen|alle|in die runde|he?rum|bei allen)
      (?: nach)?
    |(?:(?:das|bitte|mal|einmal) )*(?:die anderen|alle|in die runde) (?:mal |dazu |danach )?fragen
    |(?:mal )?(?:herum|rum|nach)fragen
    |leg\p{L}*(?: (?:sie|das|es|bitte))* (?:den anderen|allen)(?: bitte)? vor
    |demande[rz]?(?: (?:\u00e0 tous|aux autres|\u00e0 tout le monde|leur avis|(?:leur )?ce qu['\u2019]ils en pensent))+
    |demande[rz]?-leur(?: ce qu['\u2019]ils en pensent)?
    |preg[u\u00fa]nt\p{L}+ (?:a los dem\u00e1s|a todos|a los otros)(?: qu\u00e9 (?:opinan|piensan|les parece))?
    |chied\p{L}+ (?:agli altri|a tutti)(?: (?:cosa|che) ne pensano)?
    |senti(?:re)? (?:gli altri|tutti)(?: (?:cosa|che) ne pensano)?
    |vraag\p{L}*(?: (?:het|dit|dat|even|maar|eens))* (?:aan )?(?:de anderen|iedereen|rond)
    |(?:het |dit |dat )?(?:aan )?(?:de anderen|iedereen) (?:even )?vragen
  )(?:,? (?:please|pls|thanks|bitte|danke|svp|s['\u2019]il (?:te|vous) pla\u00eet|por favor|per favore|alsjeblieft))*
    [.!? ]*$
`;

/** `What do the others think?` is asked of them. */
const wonders = regex("iu")`
  ^(?:(?:and|so|und|et|y|e|en) )?(?:
    (?:what|how) (?:do|does|would) (?!they ?(?:think|say|feel))${they} (?:thinks?|says?|feels?)
    |was (?:meinen|sagen|halten|denken) (?:denn )?(?:die anderen|alle|die mitspieler)
    |qu['\u2019]en (?:pensent|disent) les autres|que (?:pensent|disent) les autres
    |qu\u00e9 (?:opinan|dicen|piensan) los (?:dem\u00e1s|otros)
    |(?:cosa|che) (?:ne )?(?:pensano|dicono) gli altri
    |wat (?:vinden|zeggen|denken) de anderen
  )(?!\p{L})[^.!?]{0,40}[.!? ]*$
`;
