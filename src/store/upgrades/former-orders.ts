/**
 * Schema 8: a submission holds the orders that stood before the last mail that changed some. Nobody knows those
 * of older games.
 */
import type { Upgrade } from "./upgrade.js";

type Fields = Readonly<Record<string, unknown>>;

export const formerOrders: Upgrade = {
  game: ({ submissions, ...document }) => ({
    ...document,
    submissions: Object.fromEntries(
      Object.entries(submissions as Fields).map(([power, submission]) => [
        power,
        { ...(submission as Fields), former: null },
      ]),
    ),
  }),
};
