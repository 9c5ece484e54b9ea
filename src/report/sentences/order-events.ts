/** The words of events about what players send: orders, votes and press. */
import type { Event } from "../../game/index.js";
import { drawList, powerList, powerSaying, recipientList, who } from "../words/people.js";
import type { Saying, Sayings } from "../words/say.js";
import { phaseName } from "../words/times.js";

/** How votes are kept in this game. */
const voteSaying: Saying<unknown> = {
  isOpen: (_, { scene }) => scene.view?.settings.openVotes ?? false,
  isStanding: (_, { scene }) => scene.view?.settings.standingVotes ?? false,
};

export const orderSayings = {
  "orders-taken": { ...powerSaying, count: ({ taken }) => taken.length },
  "orders-cleared": powerSaying,
  "orders-pending": {
    ...powerSaying,
    later: ({ phase }, { words }) => (phase === null ? "" : phaseName(words, phase)),
    count: ({ lines }) => lines.length,
  },
  "pending-cleared": {
    ...powerSaying,
    perpetual: ({ phase }) => phase === "perpetual",
    later: ({ phase }, { words }) =>
      phase === null || phase === "perpetual" ? "" : phaseName(words, phase),
  },
  "proxy-given": {
    power: (event, { names }) => names.power(event.power),
    unit: (event, { names }) => names.theUnit(event.unit),
    to: (event, { names }) => names.power(event.to),
    announced: (event) => event.announced,
    isYou: (event, { scene }) => event.to === scene.view?.you.power,
  },
  "foreign-orders-taken": { ...powerSaying, count: ({ count }) => count },
  "wait-set": { ...powerSaying, wait: ({ wait }) => wait },
  "draw-size-set": { ...powerSaying, most: ({ most }) => most, ...voteSaying },
  "draw-set": {
    ...voteSaying,
    ...powerSaying,
    isDraw: ({ powers }) => powers !== null,
    powers: ({ powers }, stage) => drawList(stage, powers),
  },
  "concession-set": {
    ...voteSaying,
    ...powerSaying,
    concedes: ({ to }) => to !== null,
    to: ({ to }, stage) => (to === null ? "" : stage.names.power(to)),
  },
  press: {
    from: ({ from }, stage) => (from === null ? "" : who(stage, from)),
    sender: ({ from }) => (from === null ? "" : (from.power ?? from.role).toUpperCase()),
    isGrey: ({ color }) => color === "grey",
    to: ({ to }, stage) => recipientList(stage, to),
    shown: ({ shown }, stage) => (shown === null ? "" : recipientList(stage, shown)),
  },
  "press-unread": {
    vacant: ({ vacant }, stage) => powerList(stage, vacant),
    count: ({ vacant }) => vacant.length,
  },
  "postal-kept": {},
  "postal-press": { count: ({ messages }) => messages.length },
  "final-statement": {
    from: ({ from }, stage) => who(stage, from),
    replaces: ({ replaces }) => replaces,
  },
} satisfies Partial<Sayings<Event>>;
