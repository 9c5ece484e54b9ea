/** Who may come into a game: candidates, the lists of who may, and the word of a private game. */

import type { Access } from "../../../game/index.js";
import { wrapped } from "../../../util/index.js";
import type { Forms } from "../form.js";
import { commanded, type GameCommand } from "../game-command.js";
import { addressList, type Slice, text } from "../words.js";

/** `Approve everyone who joins` is a setting. */
const upToThreeWords = wrapped`
  (?:[ .!]*$| (?!every|any(?:one|body)|whoever|each|players?\b|people)\S+(?: \S+){0,2}$)
`;

export const forms = {
  "answer-candidate": {
    starts: "approve|deny|set_approved|set_approve|set_not_approved|set_not_approve",
    guards: { approve: upToThreeWords, deny: upToThreeWords },
  },
  "set-access": {
    starts: `set_allow_player|set_allow_players|set_player_allow|set_players_allow|set_no_allow_player|
      set_no_allow_players|set_deny_player|set_deny_players|set_player_deny|set_players_deny|
      set_no_deny_player|set_no_deny_players`,
  },
  "set-invitation": { starts: "set_invitation|set_no_invitation|set_private", isSecret: true },
} as const satisfies Forms;

export type AccessStatement =
  /** Lets a candidate in or turns them away: a number, an address or a power; null for the only one. */
  | { readonly kind: "answer-candidate"; readonly who: string | null; readonly admits: boolean }
  | { readonly kind: "set-invitation"; readonly password: string };

export function answerCandidate(who: Slice | null, admits: boolean): AccessStatement {
  return { kind: "answer-candidate", who: text(who), admits };
}

export function access(list: keyof Access, addresses: Slice): GameCommand {
  return commanded({ kind: "set-access", list, ...addressList(addresses.text) });
}

/** Takes these off a list, or all (null). */
export function noAccess(list: keyof Access, addresses: Slice | null): GameCommand {
  const removed = addresses === null ? null : addressList(addresses.text).added;
  return commanded({ kind: "set-access", list, added: [], removed });
}

export function invitation(word: Slice): AccessStatement {
  return { kind: "set-invitation", password: word.text };
}

/** Everybody may join. */
export function noInvitation(): GameCommand {
  return commanded({ kind: "set-invitation", hash: null });
}
