/**
 * What was learned from the mails of `grammar/purposes`: for each feature, how much it speaks for each purpose; and for
 * each gap between two words, how well purposes follow one another across it.
 */
import { type Gap, gaps } from "./words.js";

export interface Model {
  /** In ascending order. */
  readonly features: Uint32Array;
  /** In steps, by feature and purpose. */
  readonly weights: Int8Array;
  readonly step: number;
  /** By gap, purpose before and purpose behind. */
  readonly follows: readonly Float64Array[];
}

/** As it stands in a file. */
export interface Packed {
  readonly step: number;
  readonly many: number;
  /** `features` and `weights`, little-endian, one behind the other, in base64. */
  readonly bytes: string;
  readonly follows: readonly (readonly number[])[];
}

/** What was written, as arrays over the bytes. */
export function unpacked({ step, many, bytes, follows }: Packed): Model {
  const { buffer } = Uint8Array.from(Buffer.from(bytes, "base64"));
  return {
    step,
    features: new Uint32Array(buffer, 0, many),
    weights: new Int8Array(buffer, many * 4),
    follows: follows.map((each) => Float64Array.from(each)),
  };
}

/** Which table of `follows` holds across a gap. */
export function gapNumber(gap: Gap): number {
  return gaps.indexOf(gap);
}
