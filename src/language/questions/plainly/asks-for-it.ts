/** Questions that only ask for what stands beside them: what is shown or done is their answer. */
import { regex } from "../../../util/index.js";

const fewWords = 7;

/** `Can you set that up?`, `geht das?`, `potete fare il cambio?` */
export function asksForIt(sentence: string): boolean {
  const words = sentence.match(/[\p{L}']+/gu) ?? [];
  return /\?\W*$/.test(sentence) && words.length <= fewWords && vaguely.test(sentence);
}

const vaguely = regex("iu")`
  (?<!\p{L})(?:
    (?:set|do|manage|arrange|start|make|create|fix|sort|handle|organi[sz]e|deal with|take care of|see to)
      (?: out)? (?:that|it|this|all (?:that|this)|one|the (?:change|swap|switch|rest))(?: up| out)?
    |(?:that|this|it|all) (?:possible|ok(?:ay)?|all right|work)|(?:need|want)(?: \p{L}+)? from me
    |need to know|geht das|ist das (?:m\u00f6glich|machbar)|machen sie das|kannst du das
    |k\u00f6nn\p{L}* (?:sie|ihr) (?:das|es|den wechsel)(?: \p{L}+)? (?:machen|einrichten|regeln|\u00fcbernehmen
    |eintragen)
    |c['\u2019]est possible|est-ce possible|\u00e7a marche
    |(?:pouvez-vous|pourriez-vous|peux-tu) (?:vous en occuper|t['\u2019]en occuper|(?:le |la )?faire(?: (?:le
    |ce) changement| cela| \u00e7a)?)
    |es posible|se puede|puede ser|(?:puede|puedes|podr\u00eda) (?:hacerlo|arreglarlo|hacer (?:el|ese) cambio)
    |\u00e8 possibile|si pu\u00f2|(?:potete|puoi|pu\u00f2|potrebbe) (?:farlo|sistemare|fare (?:il|questo) cambio)
    |kan dat|lukt dat|is dat mogelijk|(?:kunt|kun) (?:u|je) dat (?:regelen|doen|aanpassen)
  )(?!\p{L})
`;
