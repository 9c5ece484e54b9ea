/** The compiler's guard over schemas: each document's schema and its type in the core say the same. */

/** Does not compile unless `Schema` and `Type` can each stand for the other. */
export type Same<Schema extends Type, Type extends Back, Back = Schema> = readonly [Schema, Type];
