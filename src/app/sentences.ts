/** The judge's sentences, read from templates/ and checked for completeness. */
import { readTemplates } from "../files/index.js";
import { complaintKinds, formNames } from "../language/index.js";
import { type Catalogue, loadCatalogue } from "../report/index.js";
import { home } from "./variants.js";

/** Every sentence of the judge. Throws an error that names each fault of the templates. */
export function loadSentences(): Catalogue {
  return loadCatalogue(readTemplates(`${home}templates`), complaintKinds, formNames);
}
