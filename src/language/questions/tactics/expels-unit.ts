/** What is to become of a unit, in words that are said of players, too. */
import { regex } from "../../../util/index.js";

/** `Kick the Russian out of Budapest` is wished of units, and of nobody's seat. */
export const expelsUnit = regex("iu")`
  ^[^?]*(?<!\p{L})(?:kick|throw|boot|push|drive|chuck)[ ][^.?!,]{3,30}[ ]out of[ ]
    (?!(?:the|this|that|our|my|his|her|their|here|it|there|a|an)(?!\p{L}))\p{L}[^?]*$
`;
