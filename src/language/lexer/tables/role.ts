/** The parts of speech that the lexer gives and the grammar knows. */

/** What a token can be in the grammar (grammar/orders.ne). */
export type Role =
  | "place"
  | "nation"
  | "army"
  | "fleet"
  /** `army` or `fleet` in full: these may stand behind the place. */
  | "unitword"
  /** Behind its province. */
  | "coast"
  /** Before its province: `north coast of Spain`. */
  | "forecoast"
  | "hold"
  | "arrow"
  | "from"
  /** `from` between a goal and a unit, unlike `with`: `Greece from the Aegean`. */
  | "whence"
  | "support"
  /** Between an order and the units that support it: `supported by`. */
  | "backing"
  | "convoy"
  /** `takes`, between a fleet and the army that it carries somewhere: `TYS takes Rome to Tunis`. */
  | "bring"
  /** Between an army and the fleets that carry it: `convoyed by`. */
  | "ferried-by"
  /** `is convoyed`, before where the army goes and by whom. */
  | "ferrying"
  /** `is supported by`: the unit that is helped stands before it. */
  | "supported"
  | "via"
  | "build"
  | "remove"
  /** `R` alone: in winter it removes, in a retreat phase it would need a destination. */
  | "initial-r"
  | "retreat"
  | "plus"
  | "minus"
  | "waive"
  | "number"
  | "others"
  /** A comma or `and`: between orders, or units, or parts of one. */
  | "separator"
  /** `and`, also as a sign: the units on both sides do the same. */
  | "and"
  /** Before the unit that gives a support: `I support London with F Eng`. */
  | "with"
  /** `all but`: the units behind it are spared. */
  | "all-but"
  /** A semicolon or full stop: an order ends here. */
  | "stop"
  | "colon"
  /** Words of headings: `Orders for Spring 1901`. */
  | "heading"
  /** Names of railways and canals, on boards that have them. */
  | "railway"
  | "canal"
  | "convert"
  /** Words without a meaning of their own: they are left out before the grammar sees the line. */
  | "noise"
  /** Words that turn an order round or make it depend on something. */
  | "doubt"
  /** `is attacked by`: the place stands before it, the unit behind. */
  | "taken-by"
  /** `order` before an order, and the phase that a line begins with. */
  | "prefix"
  /** `both`, which names a group together with a type of units, and says nothing behind units. */
  | "both"
  /** `each other`: each of two units does it for the other. */
  | "mutual"
  /** `MS`, between or behind two units in zines: each supports the other. */
  | "in-return"
  /** `with support from nobody`. */
  | "nobody"
  /** `it`, `same`, `this move`: what the order before says. */
  | "reference"
  /** A remark begins, and the order is over: `because`, `as agreed`. */
  | "reason"
  /** A verb that tells what happened: `moved`. */
  | "past"
  /** The sign that ends a question. */
  | "question"
  | "unknown";

/** Forms of words by part of speech, with `|` between them. */
export type WordTable = Readonly<Partial<Record<Role, string>>>;
