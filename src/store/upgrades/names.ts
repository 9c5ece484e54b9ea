/** Schema 2: members may have names, which others read in place of their addresses, and letters without some parts. */
import type { Upgrade } from "./upgrade.js";

type Fields = Readonly<Record<string, unknown>>;

export const names: Upgrade = {
  game: ({ settings, members, postal, statements, ...document }) => ({
    ...document,
    settings: { ...(settings as Fields), addressesShown: false },
    members: (members as readonly Fields[]).map((member) => ({ ...nameless(member), without: [] })),
    postal: (postal as readonly Fields[]).map(fromNameless),
    statements: (statements as readonly Fields[]).map(fromNameless),
  }),
  press: ({ event, ...document }) => ({ ...document, event: fromNameless(event as Fields) }),
};

function nameless(member: Fields): Fields {
  return { ...member, name: null };
}

function fromNameless({ from, ...message }: Fields): Fields {
  return { ...message, from: from === null ? null : nameless(from as Fields) };
}
