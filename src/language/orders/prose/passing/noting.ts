/**
 * Words that only ask to note what follows, or say why it is sent already: `so I don't forget:`, `aber notier
 * schon mal:`, `let me put down what I know - ...`. What is told of others, doubted or taken back is none of
 * that.
 */

import type { Board } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { placesIn, powersIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

const noting = [
  wrapped`
    (?:put|jot|write|take|scribble|get|log|lock|pencil|enter|note|give|send|have|leave)
      (?:ting|ing|s)? (?:[\p{L}'\u2019]+ ){0,4}?(?:
        down|in|already|now|first|early|ahead|what (?:i|we) (?:already )?know
      )
  `,
  "(?:note|register)(?: (?:this|these|it|them|already|please|that))*",
  wrapped`
    (?:so (?:that )?|(?:that|lest|before|in case|or) )?(?:i|we)(?:['\u2019]ll)? (?:
      (?:do not|don['\u2019]?t|won['\u2019]?t|never|might|may|should) )*forget
      (?: (?:it|them|again))?
    |(?:slips?|slipped) my mind|lest i forget|not to forget
  `,
  wrapped`
    for the record|on file|in (?:the|your) (?:drawer|books?)|to be going on with
    |for the (?:moment|present|time being)|for now|provisional(?:ly)?|in the meantime|meanwhile
    |so (?:that )?you (?:already |at least )?have (?:something|these|them|mine)
  `,
  wrapped`
    (?:notier|vermerk|trag|schreib|merk|nimm|nehm)\p{L}* (?:\p{L}+ ){0,3}?
      (?:mal|schon|auf|ein|bitte|dir|vor)
  `,
  wrapped`
    (?:nicht|bevor ich(?:['\u2019]?s| es| das)?|ehe ich(?:['\u2019]?s| es)?) vergess\p{L}*
    |(?:damit|dass) ich(?:['\u2019]?s| es| das)? nicht vergess\p{L}*
  `,
  "vorab|vorl\u00e4ufig|f\u00fcrs erste|vorsorglich|(?:schon|einstweilen) ?mal|einstweilen",
  wrapped`
    (?:note[zr]?|inscri\p{L}+|pren(?:ez|ds) note)
    |(?:pas|avant d['\u2019]|avant que j['\u2019]|que j['\u2019]) ?oubli\p{L}*|pour mémoire
    |provisoirement|en attendant|pour l['\u2019]instant|déjà
  `,
  wrapped`
    (?:apunt|anot)\p{L}+|tom\p{L}+ nota|(?:no|antes de que) se me olvid\p{L}+|no olvid\p{L}+
    |de momento|por (?:ahora|el momento)|mientras tanto
  `,
  wrapped`
    (?:segn|annot)\p{L}+|prend\p{L}+ nota
    |(?:non (?:mi|me lo|me ne)|prima che (?:mi|me lo|me ne)) (?:scord|dimentic)\p{L}+|intanto
    |per (?:ora|adesso|il momento)
  `,
  "noteer|schrijf (?:\\p{L}+ ){0,2}op|(?:niet|voor(?:dat)? ik (?:het|dit) )vergeet|alvast|voorlopig",
].join("|");

/** Where a sentence begins, up to the sign before what is to be noted. */
const lead = regex("giu")`
  (?<=^\W*|[.!?;\u2026]\s+)(?=[^:.!?;]{0,120}?(?<!\p{L})(?:${noting})(?!\p{L}))\p{L}
    [^:.!?;\u2013\u2014]{2,120}?(?:\s*[:.]|\s+[-\u2013\u2014])(?=\s+\p{L})
`;

/** It may be somebody else's, or not be meant. */
const doubtful = regex("iu")`
  (?<!\p{L})(?:
    if|unless|when|he|she|they|his|her|their|your|told|said|asked|wrote|old|previous|earlier
    |yesterday|not mine|example|what if|instead|cancel|ignore|scrap|wenn|falls|er|sie|gesagt|statt
    |si|il dit|elle|dijo|se|ha detto|als|hij|zij
  )(?!\p{L})
`;
/** `Forget what I wrote: ...` and `Vergiss das: ...` */
const takingBack = regex("iu")`
  ^\W*(?:(?:please|pls|and|but|ok|so|oh|bitte) )*(?:
    forget|vergiss|vergessen|vergesst|oublie[sz]?|olvid[ae]|scorda|dimentica(?:te)?|vergeet
  )(?!\p{L})
`;

/** The text without such words. */
export function withoutNoting(board: Board, text: string): string {
  return text.replace(lead, (words, at: number) => {
    const said = words.replace(purposes, "");
    const isOther = doubtful.test(said) || takingBack.test(words);
    if (isOther || placesIn(board, words).length > 0 || powersIn(board, words).length > 0)
      return words;
    return text.slice(0, at).trim() === "" ? blank(words) : `;${blank(words.slice(1))}`;
  });
}

/** What the writer does not want to happen. */
const purposes = regex("iu")`
  (?<!\p{L})(?:
    so (?:that )?i don['\u2019]?t forget|se me olvid\p{L}+|si me olvid\p{L}+
    |wenn ich(?:['\u2019]?s| es) vergess\p{L}*|if i forget|when i forget
  )(?!\p{L})
`;
