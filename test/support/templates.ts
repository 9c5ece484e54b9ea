/** The judge's own templates, read as the program reads them. */

import { fileURLToPath } from "node:url";
import { readTemplates } from "../../src/files/index.js";
import { complaintKinds, formNames } from "../../src/language/index.js";
import { type Catalogue, loadCatalogue } from "../../src/report/index.js";
import type { TemplateFiles } from "../../src/report/load.js";

/** The files of templates/. */
export function templateFiles(): TemplateFiles {
  return readTemplates(fileURLToPath(new URL("../../templates", import.meta.url)));
}

let catalogue: Catalogue | undefined;

/** The catalogue of the judge's own templates, loaded once. */
export function ownCatalogue(): Catalogue {
  catalogue ??= loadCatalogue(templateFiles(), complaintKinds, formNames);
  return catalogue;
}
