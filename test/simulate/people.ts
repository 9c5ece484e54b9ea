/** What simulated people write: orders and slips, press, votes, questions, forgeries, and what GMs do. */
import type { Game, Member } from "../../src/game/index.js";
import { type Board, provinceOf } from "../../src/map/index.js";
import { adjustmentOf } from "../../src/rules/index.js";
import type { Chance } from "../reading/random.js";

export interface Written {
  readonly text: string;
  readonly headers?: readonly string[];
  /** The mail proves nothing: it goes to the judge's plain address. */
  readonly isBare?: boolean;
  /** Nobody may answer it. */
  readonly isAutomatic?: boolean;
  /** A word that nobody but these powers' players, its writer and GMs may read. */
  readonly secret?: { readonly word: string; readonly powers: readonly string[] };
}

/** A word that stands nowhere else. */
export type Coin = () => string;

type Writer = (game: Game, member: Member, board: Board, luck: Chance, coin: Coin) => Written;

const orders: Writer = (game, { power }, board, luck) => {
  const { units, dislodged } = game.position;
  const near = (type: "A" | "F", at: string) => luck.pick([at, ...board.neighbours(type, at)]);
  if (game.phase.kind === "A") return { text: adjustments(game, power ?? "", board, luck) };
  if (game.phase.kind === "R") {
    const own = dislodged.filter((unit) => unit.power === power);
    const lines = own.map(({ type, at, retreats }) =>
      retreats.length > 0 && luck.happens(0.8)
        ? `${type} ${at} - ${luck.pick(retreats)}`
        : `${type} ${at} DISBAND`,
    );
    return { text: lines.join("\n") || "STATUS" };
  }
  const own = units.filter((unit) => unit.power === power);
  const lines = own.map(({ type, at }) => {
    const to = near(type, at);
    if (to === at) return `${type} ${at} H`;
    if (luck.happens(0.7)) return slipped(`${type} ${at} - ${to}`, luck);
    const helped = units.filter((unit) => provinceOf(unit.at) !== provinceOf(at));
    if (helped.length === 0) return `${type} ${at} H`;
    const other = luck.pick(helped);
    const target = near(other.type, other.at);
    const goes = target === other.at ? "" : ` - ${target}`;
    return `${type} ${at} S ${other.type} ${other.at}${goes}`;
  });
  return { text: lines.join("\n") || "STATUS" };
};

function adjustments(game: Game, power: string, board: Board, luck: Chance): string {
  const { change, sites } = adjustmentOf(board, game.position, power);
  const own = game.position.units.filter((unit) => unit.power === power);
  const lines = Array.from({ length: Math.abs(change) }, () => {
    if (change < 0) {
      const { type, at } = luck.pick(own);
      return `REMOVE ${type} ${at}`;
    }
    return luck.happens(0.9) && sites.length > 0 ? `BUILD A ${luck.pick(sites)}` : "PASS";
  });
  return lines.join("\n") || "STATUS";
}

/** Fingers slip now and then. */
function slipped(line: string, luck: Chance): string {
  if (luck.happens(0.9)) return line;
  const at = Math.floor(luck.next() * line.length);
  return line.slice(0, at) + luck.pick(["", "x", " ", "-", ">", "\u00e9"]) + line.slice(at + 1);
}

/** What a message says of a unit of its writer's own: it orders nothing. */
function promise({ position }: Game, power: string | null, board: Board): string {
  const unit = position.units.find((each) => each.power === power);
  const [to] = unit === undefined ? [] : board.neighbours(unit.type, unit.at);
  if (unit === undefined || to === undefined) return "";
  const name = (at: string) => board.provinces.find(({ id }) => id === provinceOf(at))?.name ?? at;
  return `Fine. ${name(unit.at)} goes to ${name(to)}, promised.\n`;
}

const press: Writer = (game, { power }, board, luck, coin) => {
  const others = board.powers.map(({ id }) => id).filter((id) => id !== power);
  const first = luck.pick(others);
  const powers = luck.happens(0.7)
    ? [first]
    : others.filter((id) => id === first || luck.happens(0.3));
  const word = coin();
  return {
    text: `PRESS TO ${powers.join(" ")}\n${promise(game, power, board)}I say ${word} to you.\nENDPRESS`,
    secret: { word, powers },
  };
};

const plain =
  (...texts: readonly string[]): Writer =>
  (_, __, ___, luck) => ({ text: luck.pick(texts) });

const vacation: Writer = () => ({
  text: "I am away until Monday.\n\n> A Par - Bur",
  headers: ["Auto-Submitted: auto-replied"],
  isAutomatic: true,
});

/** Somebody else's orders, from a forger who knows only the address. */
const forged: Writer = (game, member, board, luck, coin) => ({
  text: `GAME ${game.name} AS ${member.power ?? "FRANCE"} PASSWORD guess\n${orders(game, member, board, luck, coin).text}`,
  isBare: true,
});

const entering: Writer = ({ name }, _, board, luck) => ({
  text: `SIGNON ${luck.pick(board.powers).id[0]}${name} new-secret`,
  isBare: true,
});

const playersHabits: readonly (readonly [number, Writer])[] = [
  [60, orders],
  [8, press],
  [8, plain("SET WAIT", "SET NO WAIT", "SET DRAW", "SET NO DRAW", "CLEAR", "EXTEND 12 HOURS")],
  [6, plain("STATUS", "LIST", "HELP", "HISTORY", "SUMMARY", "WHY A PAR", "when is the deadline?")],
  [
    4,
    plain(
      "\u041f\u0440\u0438\u0432\u0435\u0442!",
      "asdf qwer\n\n\n%%%",
      "A",
      "SET",
      "> quoted\n> only",
    ),
  ],
  [3, vacation],
  [3, forged],
  [2, entering],
  [1, plain("RESIGN", "SET DIGEST 18:00", "SET ZONE Asia/Tokyo", "SET ABSENCE next week")],
];

const gmsHabits: readonly (readonly [number, Writer])[] = [
  [6, plain("SET DEADLINE +24 HOURS", "SET DEADLINE tomorrow 20:00", "EXTEND 6 HOURS")],
  [3, plain("PROCESS")],
  [3, plain("PAUSE", "RESUME", "RESUME")],
  [2, plain("ROLLBACK", "PREVIEW", "STATUS", "SUMMARY")],
  [2, plain("SET OPTION paradox all-hold", "SET RULES 2000", "SET NMR CD", "SET LATE COUNT")],
  [1, plain("EJECT ITALY", "EDIT REMOVE A PAR", "EDIT OWNER BEL FRANCE", "EDIT FRANCE A BUR")],
];

/** What this member of a running game writes now. */
export function write(game: Game, member: Member, board: Board, luck: Chance, coin: Coin): Written {
  const habits = member.role === "gm" ? gmsHabits : playersHabits;
  const total = habits.reduce((sum, [weight]) => sum + weight, 0);
  let at = luck.next() * total;
  for (const [weight, writer] of habits) {
    at -= weight;
    if (at < 0) return writer(game, member, board, luck, coin);
  }
  return orders(game, member, board, luck, coin);
}
