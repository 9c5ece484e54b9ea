/** Into a game and out of it: CREATE, JOIN, SIGNON, GAME, OBSERVE, SIGNOFF. */
import type { Forms } from "../form.js";
import { gameName, lower, type Slice, text } from "../words.js";

export const forms = {
  create: { starts: "create", isSecret: true },
  "sign-on": {
    starts: "sign~on|sign~in|log~in|hello|takeover",
    guards: { hello: " \\?", takeover: " \\S+@" },
    isSecret: true,
  },
  join: { starts: "join", isSecret: true },
  act: { starts: "game", isSecret: true },
  observe: {
    starts: "observe|watch|monitor",
    guards: {
      monitor: " \\S+@",
      watch: "(?![a-z])(?! (?:only|it|this|that|too|please|along|quietly|without)\\b)",
    },
    isSecret: true,
  },
  "sign-off": { starts: "sign~off" },
} as const satisfies Forms;

export type EntryStatement =
  | {
      readonly kind: "create";
      readonly game: string;
      readonly password: string | null;
      readonly variant: string | null;
      /** Words that set nothing, unless they are a variant's name. */
      readonly idle?: string;
    }
  | {
      readonly kind: "sign-on";
      /** `?` for a seat in a forming game, `M` for the GM, `O` for observers, else a power's word. */
      readonly prefix: string;
      readonly game: string;
      readonly password: string | null;
    }
  | {
      readonly kind: "join";
      readonly game: string;
      readonly power: string | null;
      readonly password: string | null;
      /** The word that players of a private game must know. */
      readonly invitation: string | null;
      readonly idle?: string;
    }
  | {
      readonly kind: "act";
      readonly game: string;
      readonly as: string | null;
      readonly password: string | null;
    }
  | { readonly kind: "observe"; readonly game: string; readonly password: string | null }
  | { readonly kind: "sign-off" };

/** A seat in a game: `Fparis`. */
interface Seat {
  readonly prefix: string;
  readonly game: Slice;
}

export function create(game: Slice, password: Slice | null, variant: Slice | null): EntryStatement {
  return {
    kind: "create",
    game: gameName(game),
    password: text(password),
    variant: lower(variant),
  };
}

/** `CREATE vienna for beginners`. */
export function createIdly(game: Slice, idle: Slice): EntryStatement {
  const name = gameName(game);
  return { kind: "create", game: name, password: null, variant: null, idle: idle.text };
}

export function seat(prefix: string, game: Slice): Seat {
  return { prefix, game };
}

export function signOn({ prefix, game }: Seat, password: Slice | null): EntryStatement {
  return {
    kind: "sign-on",
    prefix: prefix.toUpperCase(),
    game: gameName(game),
    password: text(password),
  };
}

export function join(
  game: Slice,
  power: Slice | null,
  invitation: Slice | null,
  password: Slice | null,
): EntryStatement {
  return {
    kind: "join",
    game: gameName(game),
    power: text(power),
    password: text(password),
    invitation: text(invitation),
  };
}

/** `JOIN paris pls`. */
export function joinIdly(game: Slice, idle: Slice): EntryStatement {
  const nothing = { power: null, password: null, invitation: null };
  return { kind: "join", game: gameName(game), ...nothing, idle: idle.text };
}

export function act(game: Slice, as: Slice | null, password: Slice | null): EntryStatement {
  return { kind: "act", game: gameName(game), as: text(as), password: text(password) };
}

export function observe(game: Slice, password: Slice | null): EntryStatement {
  return { kind: "observe", game: gameName(game), password: text(password) };
}

export function signOff(): EntryStatement {
  return { kind: "sign-off" };
}
