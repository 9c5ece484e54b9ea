/** Pictures that go with letters: kept as data until the letter leaves, so that readers of the same share one drawing. */
import type { Scene } from "../../drawing/index.js";

/** A map as data. */
export interface Picture {
  /** The name of its file, without its ending: `paris-S1901M`. */
  readonly name: string;
  /** On whose board it is drawn. */
  readonly variant: string;
  readonly scene: Scene;
}

/** A map as it is sent. */
export interface PictureImage {
  /** `paris-S1901M.png`. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** For those who do not see it. */
  readonly alt: string;
}

/** `small` for phones: signs are larger beside the land. */
export type PictureSize = "usual" | "small";

/** Draws pictures. The same picture is drawn once while it is kept in memory. */
export interface Pictures {
  /** Null where the variant has no drawing. */
  png(picture: Picture): Promise<PictureImage | null>;
  /** The same as the text of an SVG. */
  svg(picture: Picture, size?: PictureSize): Promise<string | null>;
}
