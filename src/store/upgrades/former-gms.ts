/** Schema 6: a game knows who was its GM. Of older games nobody knows. */
import type { Upgrade } from "./upgrade.js";

export const formerGms: Upgrade = { game: (document) => ({ ...document, formerGms: [] }) };
