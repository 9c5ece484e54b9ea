/** Schema 5: a submission holds what was asked back about its orders. Nobody knows what was asked before. */
import type { Upgrade } from "./upgrade.js";

type Fields = Readonly<Record<string, unknown>>;

export const askedBack: Upgrade = {
  game: ({ submissions, ...document }) => ({
    ...document,
    submissions: Object.fromEntries(
      Object.entries(submissions as Fields).map(([power, submission]) => [
        power,
        { ...(submission as Fields), asked: [] },
      ]),
    ),
  }),
};
