/**
 * Questions, which change nothing: HELP, LIST, OPENINGS, STATUS, SUMMARY, LOG, STANDINGS, INFO PLAYER, VERSION,
 * TRY, WHY, POSSIBLE.
 */
import { wrapped } from "../../../util/index.js";
import type { Forms } from "../form.js";
import { lower, nameOrNone, type Slice } from "../words.js";

export const forms = {
  help: {
    starts: "help",
    // `Help France into Belgium` supports.
    unless: wrapped`
        \s+(?!(?:me|us|with|on|about|for|how|to)\b)\S+\s+(?:to\s+)?(?:
          get|take|into|in|enter|reach|hold|keep|win|conquer|capture|defend|against
        )\b
      `,
    takesThanks: true,
  },
  list: { starts: "list", takesThanks: true },
  openings: { starts: "list_openings|openings", guards: { openings: "[ .!?]*$" } },
  status: {
    starts: "status|who is playing|who's playing|whos playing",
    takesThanks: true,
  },
  summary: { starts: "summary", takesThanks: true },
  log: { starts: "log", guards: { log: "(?! ?in)(?![a-z])" }, takesThanks: true },
  standings: { starts: "standings", guards: { standings: "[ .!?]*$" }, takesThanks: true },
  "info-player": { starts: "info_player|get_dedication" },
  version: { starts: "version", guards: { version: "[ .!?\\d]*$" } },
  try: { starts: "try", guards: { try: "[ .:!]*$" } },
  // `Why did my attack fail?` and `why hasn't the turn run` ask in a sentence.
  why: {
    starts: "why",
    guards: {
      why: wrapped`
        (?![a-z])(?! (?:
          nobody|no one|noone|everybody|everyone|anyone|anybody|u|you|they|he|she|it|we|i|so|not
          |did|do|does|has|have|had|is|are|am|was|were|can|could|should|would|will
          |[a-z]+n['\u2019]?t
        )(?![a-z]))
      `,
    },
  },
  possible: {
    starts: "possible|moves|options|destinations",
    guards: {
      moves: "(?:[ .!?]*$| (?:of |for )?(?:a|f|army|fleet) )",
      options: "(?:[ .!?]*$| (?:of|for) )",
    },
    takesThanks: true,
  },
} as const satisfies Forms;

interface ByName {
  /** The game's name in lower case; null for the game that the mail is about. */
  readonly game: string | null;
}

/** A line of a trial, as the mail has it. */
export interface TrialLine {
  readonly number: number;
  readonly text: string;
}

export type QuestionStatement =
  | { readonly kind: "help"; readonly topic: string | null }
  /** One game, or all; without either the game that the mail has named, if there is one. */
  | ({ readonly kind: "list"; readonly all?: true } & ByName)
  /** Free seats of all games. */
  | { readonly kind: "openings" }
  | ({ readonly kind: "status" } & ByName)
  | ({ readonly kind: "summary" } & ByName)
  | ({ readonly kind: "log" } & ByName)
  | { readonly kind: "standings" }
  /** What the judge knows of the sender as a player; an address, where one was named, in lower case. */
  | { readonly kind: "info-player"; readonly address: string | null }
  /** Which release of the program this is. */
  | { readonly kind: "version" }
  /** Orders for all powers whose results are asked for, and which nobody gives. */
  | {
      readonly kind: "try";
      readonly lines: readonly TrialLine[];
      /** False where the mail ended before an ENDTRY. */
      readonly closed: boolean;
    }
  /** Why the unit had its result; null for the last phase in which it had one. */
  | { readonly kind: "why"; readonly phase: string | null; readonly unit: string }
  /** Where units can go; of all the asker's units where none is named. */
  | { readonly kind: "possible"; readonly units: string | null };

export function help(topic: Slice | null): QuestionStatement {
  const asked = lower(topic);
  return { kind: "help", topic: asked !== null && /^(?:me|us|please)$/.test(asked) ? null : asked };
}

export function list(game: Slice | null): QuestionStatement {
  return { kind: "list", game: nameOrNone(game) };
}

export function listAll(): QuestionStatement {
  return { kind: "list", game: null, all: true };
}

export function openings(): QuestionStatement {
  return { kind: "openings" };
}

export function status(game: Slice | null): QuestionStatement {
  return { kind: "status", game: nameOrNone(game) };
}

export function summary(game: Slice | null): QuestionStatement {
  return { kind: "summary", game: nameOrNone(game) };
}

export function log(game: Slice | null): QuestionStatement {
  return { kind: "log", game: nameOrNone(game) };
}

export function standings(): QuestionStatement {
  return { kind: "standings" };
}

export function infoPlayer(address: Slice | null): QuestionStatement {
  return { kind: "info-player", address: lower(address) };
}

export function version(): QuestionStatement {
  return { kind: "version" };
}

/** The lines of a trial are read later. */
export function trial(): QuestionStatement {
  return { kind: "try", lines: [], closed: false };
}

export function why(inPhase: string | null, unit: Slice): QuestionStatement {
  return { kind: "why", phase: inPhase, unit: unit.text };
}

export function possible(units: Slice | null): QuestionStatement {
  const named = units?.text
    .replace(/^(?:moves?|orders?|destinations?)\b ?/i, "")
    .replace(/^(?:of|for) /i, "");
  return { kind: "possible", units: named || null };
}
