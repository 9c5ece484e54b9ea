/** What a sentence says beside the settings that were read of it. */
import { formsOfTopic, hourSaid, judgesSpan, settingsSaid } from "../../../language/index.js";
import { regex, wrapped } from "../../../util/index.js";

/** What a sentence that sets something says of other settings, and nobody understood. */
export function settingsUnread(sentence: string): readonly string[] {
  const isRead = (each: string) => settingsSaid(each).length > 0;
  // `Three days are too short, make it five` is one wish.
  if (!isRead(sentence) || judgesSpan(sentence)) return [];
  return sentence
    .split(/[,;]\s+/)
    .filter((each) => isOfSettings(each) && !isRead(each) && !leading.test(each));
}

/** It names a setting, or when something is due. */
function isOfSettings(clause: string): boolean {
  return formsOfTopic(clause).length > 0 || (due.test(clause) && hourSaid(clause) !== null);
}

const due = regex("iu")`
  (?<!\p{L})(?:
    deadlines?|due|turns?|phases?|abgaben?|fristen|frist|z\u00fcge|\u00e9ch\u00e9ances?|tours?|plazos?
    |turnos?|scadenz[ae]|turni|beurten|inlever\p{L}*
  )(?!\p{L})
`;

/** With such a word begins what only says why. */
const because = wrapped`
  since|because|as|so|for|we|i|people|players|everybody|everyone|weil|da|denn|damit|wir|ich|parce|car
  |comme|puisque|nous|on|je|porque|ya que|para|como|perch\u00e9|dato|siccome|omdat|want|zodat
`;

/** What depends, or only says why, belongs to what stands behind it. */
const leading = regex("iu")`
  ^\W*(?:and |but |und |aber |et |mais |y |pero |e |ma |en |maar )?(?:
    if|when|who(?:ever)?|anyone|wer|wenn|falls|sobald|si|quand|qui|cuando|quien|se|quando|chi|als|wie
    |even|otherwise|after that|then|sonst|dann|ensuite|despu\u00e9s|poi|daarna
    |${because}
  )(?!\p{L})
`;

/** `No press, and the winner gets a bottle of wine`: what a sentence says beside its settings, and not why. */
export function clausesUnread(
  sentence: string,
  isRead: (clause: string) => boolean,
): readonly string[] {
  const clauses = sentence
    .split(/[,;]\s+|\s+(?:and|und|et|y|e|en)\s+/i)
    .filter((each) => !isRead(each));
  // `Retreats needn't take long, a day is plenty for those`: without it, less would be read.
  const read = settingsSaid(sentence).join();
  const counts = (each: string) => settingsSaid(sentence.replace(each, "")).join() !== read;
  return clauses.filter(
    (each) =>
      (each.match(/\p{L}+/gu) ?? []).length >= fewestWords && !reason.test(each) && !counts(each),
  );
}

const fewestWords = 3;
const reason = regex("iu")`
  ^\W*(?:and |so |und |et |y |e |en )?(?:
    ${because}|thanks?|please
  )(?!\p{L})
`;
