/** What every document is made of, and the compiler's guard over schemas. */
import { z } from "zod";
import { instant as toInstant } from "../../util/index.js";

/** Does not compile unless `Schema` and `Type` can each stand for the other. */
export type Same<Schema extends Type, Type extends Back, Back = Schema> = readonly [Schema, Type];

export const id = z.string().min(1);

export const instant = z.int().transform(toInstant);

/** The number of a member or a candidate. */
export const memberNumber = z.int().positive();
