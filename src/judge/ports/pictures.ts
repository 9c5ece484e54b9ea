/**
 * Pictures that go with letters: kept as data until the letter leaves, so that readers of the same share one
 * drawing.
 */
import type { Scene } from "../../drawing/index.js";
import type { OrderSheet } from "../../report/index.js";

/** A map as data. */
export interface Picture {
  /** The name of its file, without its ending: `paris-S1901M`. */
  readonly name: string;
  /** On whose board it is drawn. */
  readonly variant: string;
  readonly scene: Scene;
  /** It is to be printed, with this behind it. */
  readonly orderSheet?: OrderSheet;
}

/** A map as it is sent: an image, or a document to print. */
export interface PictureImage {
  /** `paris-S1901M.png`, `standard-blank.pdf`. */
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
  /** As it goes with a letter: a PNG, or a PDF where it is to be printed. Null where the variant has no drawing. */
  file(picture: Picture): Promise<PictureImage | null>;
  /** The picture as the text of an SVG. */
  svg(picture: Picture, size?: PictureSize): Promise<string | null>;
}
