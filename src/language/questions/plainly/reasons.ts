/** `Can I build in Norway since I own it now?`: why somebody thinks so is no part of what they ask. */
import { regex } from "../../../util/index.js";

/** The question without a reason behind it; any other words as they are. */
export function bareQuestion(sentence: string): string {
  const [, asked] = reasoned.exec(sentence) ?? [];
  return asked === undefined ? sentence : `${asked}?`;
}

const reasoned = regex("iu")`
  ^([^?]{8,}?\p{L}),?\s(?:
    (?:since|because|cos|cuz|as|now(?: that)?|seeing(?: that| as)?|given that|considering(?: that)?)\s
      (?:i|we|you|it|he|she|they|there|that|my|our|his|her|their|nobody|no one)(?!\p{L})
    |(?:weil|da|wo doch|jetzt wo|nachdem)\s(?:ich|wir|es|sie|er|mir|das|der|die|mein\p{L}*|dort|niemand)(?!\p{L})
    |(?:(?:puis|parce |vu )qu(?:e|['\u2019])|\u00e9tant donn\u00e9 que)
    |(?:ya que|porque|puesto que|dado que)\s|(?:dato che|visto che|siccome)\s
    |(?:omdat|aangezien|nu)\s(?:ik|we|wij|het|hij|zij|ze|mijn)(?!\p{L})
  )[^?]*\?+\s*$
`;
