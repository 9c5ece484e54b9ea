/**
 * Remembers what conversations show: every kind of command that was mailed, every sentence and letter that
 * the judge used. The tables are the judge's own, so that what is added to them is missed here at once.
 */
import type { Context } from "../../../src/judge/index.js";
import { readCommand } from "../../../src/language/commands/read-command.js";
import { formNames, readBody } from "../../../src/language/index.js";
import { readLine } from "../../../src/language/text/lines.js";
import type { Catalogue } from "../../../src/report/index.js";

/** A text of the catalogue as it was used: in which table, of what kind, with what words. */
export interface Use {
  readonly table: Table;
  readonly kind: string;
  readonly words: Readonly<Record<string, unknown>>;
  readonly text: string;
}

type Template = (words: Use["words"]) => string;

/** How the tables of the catalogue are called here, one entry of each. */
const tables = {
  letters: "letter",
  answers: "answer",
  keeper: "keeper",
  events: "event",
  notices: "notice",
  gmLog: "deed",
  refusals: "refusal",
  askedFirst: "asked",
  complaints: "complaint",
} as const;

type Table = keyof typeof tables;

export interface Witness {
  /** What has been shown: `command join`, `refusal game-full`. */
  readonly shown: ReadonlySet<string>;
  /** The uses since the last time this was asked. */
  newUses(): readonly Use[];
  heard(mail: string): void;
  /** The context, with a catalogue that tells of its use. */
  watching(context: Context): Context;
  watched(catalogue: Catalogue): Catalogue;
}

export function makeWitness(): Witness {
  const shown = new Set<string>();
  let uses: Use[] = [];
  const note = (use: Use): void => {
    shown.add(`${tables[use.table]} ${use.kind}`);
    uses.push(use);
  };
  return {
    shown,
    newUses: () => {
      const fresh = uses;
      uses = [];
      return fresh;
    },
    heard: (mail) => {
      for (const kind of commandsIn(mail)) shown.add(`command ${kind}`);
    },
    watching: (context) => ({ ...context, catalogue: watched(context.catalogue, note) }),
    watched: (catalogue) => watched(catalogue, note),
  };
}

/** Parts of a PHASE, which the body's reader has put into it. */
const withinPhase: ReadonlySet<string> = new Set(["if", "else-if", "else", "end-if", "end-phase"]);

function commandsIn(mail: string): readonly string[] {
  const { items } = readBody(mail);
  const kinds = items.flatMap((item) => (item.kind === "statement" ? item.form : []));
  if (!kinds.includes("phase")) return kinds;
  const lines = mail.split("\n").map((line) => readCommand(readLine(line)));
  const parts = lines.flatMap((reading) => (reading?.kind === "statement" ? reading.form : []));
  return [...kinds, ...parts.filter((kind) => withinPhase.has(kind))];
}

/** Everything that there is to show. */
export function everything(catalogue: Catalogue): readonly string[] {
  const kinds = (table: Table) =>
    [...catalogue[table].keys()].map((kind) => `${tables[table]} ${kind}`);
  return [
    ...formNames.map((kind) => `command ${kind}`),
    ...(Object.keys(tables) as Table[]).flatMap(kinds),
  ].filter((key) => !key.endsWith(".subject"));
}

function watched(catalogue: Catalogue, note: (use: Use) => void): Catalogue {
  const watch =
    (table: Table, kind: string, template: Template): Template =>
    (words) => {
      const text = template(words);
      note({ table, kind, words, text });
      return text;
    };
  const watchedTables = (Object.keys(tables) as Table[]).map((table) => {
    const entries = [...catalogue[table]].map(
      ([kind, template]) => [kind, watch(table, kind, template)] as const,
    );
    return [table, new Map(entries)];
  });
  return { ...catalogue, ...Object.fromEntries(watchedTables) };
}
