/**
 * What was learned from the sentences of `grammar/questions`: for each feature, how much it speaks for each intent. As
 * numbers in one row of bytes, which the compiler of the grammars writes and the reader of questions unpacks.
 */
import { unpackedBytes } from "../../../util/index.js";

export interface Model {
  /** The intents that can be told, in the order of their numbers. */
  readonly intents: readonly string[];
  /** The features that tell anything, in ascending order. */
  readonly features: Uint32Array;
  /** Where the weights of each feature begin, and where those of the last one end. */
  readonly starts: Uint32Array;
  /** The intent of each weight, by its number. */
  readonly of: Uint8Array;
  /** Each weight, in steps. */
  readonly weights: Int8Array;
  /** How much one step is. */
  readonly step: number;
}

/** As it stands in a file. */
export interface Packed {
  readonly intents: readonly string[];
  readonly step: number;
  /** How many features, and how many weights. */
  readonly counts: readonly [features: number, weights: number];
  /** `features`, `starts`, `of` and `weights`, one behind the other. */
  readonly bytes: string;
}

/** What was written, as arrays over the bytes. */
export function unpacked({ intents, step, counts, bytes }: Packed): Model {
  const [many, weights] = counts;
  const buffer = unpackedBytes(bytes);
  const starts = many * 4;
  const of = starts + (many + 1) * 4;
  return {
    ...{ intents, step },
    features: new Uint32Array(buffer, 0, many),
    starts: new Uint32Array(buffer, starts, many + 1),
    of: new Uint8Array(buffer, of, weights),
    weights: new Int8Array(buffer, of + weights, weights),
  };
}
