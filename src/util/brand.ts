/** Types that are the same at run time and must not be mixed up. */

declare const brand: unique symbol;

/** A `Base` that was checked or made in one place and must not be mixed up with another. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
