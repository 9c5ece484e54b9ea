/** The tables of games: each as it stands, its past, what was said and done in it, and whom it looks for. */
import type { Game, PhaseRecord, PressEvent } from "../../game/index.js";
import type { Phase } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";

/** A stored game is damaged, or a newer release wrote it. Other games are as they were. */
export class UnreadableGame extends Error {
  override readonly name: string = "UnreadableGame";
  readonly game: string;

  constructor(game: string, why: string) {
    super(why);
    this.game = game;
  }
}

export interface StoredGame {
  readonly game: Game;
  /** Counts saves: a save of a stale version fails. */
  readonly version: number;
}

/** Games that were read together; those that cannot be read stand apart and hold up nobody. */
export interface ReadGames {
  readonly games: readonly Game[];
  readonly unreadable: readonly UnreadableGame[];
}

/** What loads a game or its past throws `UnreadableGame`. */
export interface GamesTable {
  load(name: string): Promise<StoredGame | null>;
  create(game: Game, dueAt: Instant | null): Promise<void>;
  save(game: Game, version: number, dueAt: Instant | null): Promise<void>;
  /** Makes a game due later without touching it. */
  putOff(name: string, dueAt: Instant): Promise<void>;
  /** Since when a due game could not be read, or null. The first instant stays until `noteReadable`. */
  unreadableSince(name: string): Promise<Instant | null>;
  noteUnreadable(name: string, at: Instant): Promise<void>;
  noteReadable(name: string): Promise<void>;
  /** The game that has been due longest at `now`, if any. */
  due(now: Instant): Promise<{ readonly name: string; readonly dueAt: Instant } | null>;
  /** When the next game is due. */
  nextDue(): Promise<Instant | null>;
  /** All games, by name. */
  list(): Promise<ReadGames>;
  /**
   * How many games do what, and which are seen to be damaged: without reading them, so that it costs little however
   * many there are.
   */
  figures(): Promise<{
    readonly byStatus: Readonly<Record<string, number>>;
    readonly damaged: readonly string[];
  }>;
  /** So many games behind this name, by name; null for the first. */
  after(name: string | null, most: number): Promise<ReadGames>;
  /** The games that go on and have a member at this address, by name. */
  ongoingWith(address: string): Promise<ReadGames>;
  /** The games in which somebody at this address plays or has ever played, by name. */
  playedBy(address: string): Promise<ReadGames>;
  /** In how many running games somebody at this address plays. */
  countPlaying(address: string): Promise<number>;
  /** So many listed games, those that go on first, by name; and how many more there are. */
  listed(most: number): Promise<ReadGames & { readonly more: number }>;
  /** So many games that anybody may join and that may have a free seat, by name. */
  open(most: number): Promise<ReadGames>;
  /** The games for which the clock brings something until then, first to last. */
  dueUntil(at: Instant): Promise<readonly string[]>;
  /** Those for which it brings nothing before that, first to last. */
  dueAfter(at: Instant): Promise<readonly string[]>;
  addPhase(name: string, record: PhaseRecord): Promise<void>;
  /** All phases played, first to last. */
  phases(name: string): Promise<readonly PhaseRecord[]>;
  /** Takes this turn and all later ones out of the history: a rollback. */
  undoPhases(name: string, fromTurn: number): Promise<void>;
  /** The phases that were rolled back, first to last, until the game is played on. */
  undone(name: string): Promise<readonly PhaseRecord[]>;
  /** Puts the undone turns before this one back into the history. */
  redoPhases(name: string, toTurn: number): Promise<void>;
}

/** Something that a GM did, as everybody may read it. */
export interface GmLogEntry {
  readonly at: Instant;
  readonly phase: string;
  /** The GM's address; the judge's own for what its keeper did. */
  readonly gm: string;
  readonly sentence: string;
  /** It tells of a player what a quiet game keeps from the others while it runs. */
  readonly discreet: boolean;
}

/** Append-only: nobody, and no rollback, takes a line out of it. */
export interface GmLogTable {
  add(game: string, gmLog: readonly GmLogEntry[]): Promise<void>;
  /** The last entries of a game, oldest first. */
  latest(game: string, count: number): Promise<readonly GmLogEntry[]>;
}

/** A message as it was sent; who may read it, the game says when somebody asks. */
export interface SentPress {
  readonly at: Instant;
  readonly phase: Phase;
  readonly event: PressEvent;
}

/** Append-only: nobody, and no rollback, takes a word out of it. */
export interface PressTable {
  add(game: string, messages: readonly SentPress[]): Promise<void>;
  /** All that was said in a game, first to last. */
  of(game: string): Promise<readonly SentPress[]>;
}

/** A power for which a player is sought. */
export interface Search {
  readonly game: string;
  readonly power: string;
  /** Whom the judge has asked, in order. */
  readonly asked: readonly string[];
  /** The one of them who has not answered yet. */
  readonly waitingFor: string | null;
  /** When the next is asked; null while there is nobody to ask. */
  readonly dueAt: Instant | null;
}

export interface SearchesTable {
  find(game: string, power: string): Promise<Search | null>;
  /** Begins a search, or goes on with it. */
  save(search: Search): Promise<void>;
  remove(game: string, power: string): Promise<void>;
  /** Makes those due that have nobody to ask: the list has changed. */
  wake(at: Instant): Promise<void>;
  /** The search that has been due longest at `now`, if any. */
  due(now: Instant): Promise<Search | null>;
  /** Makes due at `now` what waits for an instant later than `latest`, which only a wrong clock can have set. */
  hasten(latest: Instant, now: Instant): Promise<void>;
  nextDue(): Promise<Instant | null>;
}
