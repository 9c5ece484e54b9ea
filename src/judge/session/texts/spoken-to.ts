/** To whom words speak: to whoever reads them, or only of what there is. */
import { regex } from "../../../util/index.js";

/** `I promise you`, `wir beide`: do the words speak to a reader, or of the writer and the reader together? */
export function speaksToReader(words: string): boolean {
  return toReader.test(words);
}

const toReader = regex("iu")`
  (?<!\p{L})(?:
    you(?:['\u2019]\p{L}+)?|your|u|ur|we|us|our|let['\u2019]?s|du|dich|dir|dein\p{L}*|ihr|euch|wir
    |uns|unser\p{L}*|ihnen|tu|toi|te|vous|votre|vos|nous|notre|t\u00fa|ti|usted|os|nosotros|voi
    |noi|tuo|tua|jij|je|jou|jouw|wij|we
  )(?!\p{L})
`;
