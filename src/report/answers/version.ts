/** VERSION: which release of the program answers. */
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { answer } from "../sentences/sentence.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";

interface VersionAnswer {
  readonly kind: "version";
  /** Empty where the judge was not told. */
  readonly release: string;
}

export const versionSayings: Sayings<VersionAnswer> = {
  version: { release: ({ release }) => release },
};

export function versionText(catalogue: Catalogue, scene: Scene, release: string): string {
  const subject = { kind: "version", release } as const;
  return answer(catalogue, stageOf(catalogue, scene), versionSayings, subject);
}
