/** What is wrong in the file of a month's database: rows without what they belong to, and columns that lag behind. */
import Sqlite from "better-sqlite3";
import type { Game } from "../../src/game/index.js";

interface Row {
  readonly [column: string]: string | number | null;
}

/** All that is wrong in the file, whose games are these. */
export function databaseFaults(path: string, games: ReadonlyMap<string, Game>): readonly string[] {
  const file = new Sqlite(path, { readonly: true });
  try {
    const rows = (question: string): readonly Row[] => file.prepare(question).all() as Row[];
    return [
      ...(file.pragma("integrity_check") as readonly Row[])
        .filter((row) => row.integrity_check !== "ok")
        .map((row) => `the database is damaged: ${row.integrity_check}`),
      ...(file.pragma("foreign_key_check") as readonly Row[]).map(
        ({ table, rowid }) => `row ${rowid} of ${table} belongs to nothing`,
      ),
      ...strayFaults(rows),
      ...[...games.values()].flatMap((game) => gameFaults(rows, game)),
    ];
  } finally {
    file.close();
  }
}

type Rows = (question: string) => readonly Row[];

/** Rows whose game or mail is named, but not bound to by the database itself. */
function strayFaults(rows: Rows): readonly string[] {
  const strays = ["outbox", "confirmations"].flatMap((table) =>
    rows(
      `select rowid from ${table} where game is not null and game not in (select name from games)`,
    ).map(({ rowid }) => `row ${rowid} of ${table} is of no game`),
  );
  const twins = rows(
    "select id from inbox where duplicate_of in (select id from inbox where state <> 'answered')",
  ).map(({ id }) => `mail ${id} is the same as one that was not answered`);
  const unended = rows("select id from outbox where state <> 'waiting' and ended_at is null").map(
    ({ id }) => `letter ${id} has ended at no time`,
  );
  return [...strays, ...twins, ...unended];
}

/** What is filed of a game is what its document says, and its history has no gap. */
function gameFaults(rows: Rows, { name, turn, members, status }: Game): readonly string[] {
  const of = (table: string, columns: string) =>
    rows(`select ${columns} from ${table} where game = '${name}' order by 1`);
  const turns = of("history", "turn").map((row) => row.turn);
  const gap = turns.findIndex((kept, at) => kept !== at + 1);
  const isWhole = gap < 0 && (turns.length === turn - 1 || turns.length === turn);
  const hasEnded = status === "finished" || status === "terminated";
  const seats = of("seats", "member, address").map(({ member, address }) => `${member} ${address}`);
  const seated = hasEnded ? [] : members.map(({ id, address }) => `${id} ${address}`);
  const [filed] = rows(`select filed, version, status from games where name = '${name}'`);
  return [
    ...(isWhole ? [] : [`the history of ${name} has a gap: ${turns.join(", ")} in turn ${turn}`]),
    ...(seats.toSorted().join() === seated.toSorted().join() ? [] : [`the seats of ${name} lag`]),
    ...(filed?.filed === filed?.version && filed?.status === status
      ? []
      : [`${name} is not filed`]),
  ];
}
