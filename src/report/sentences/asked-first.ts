/** The words of what is done only after a YES: for the sentences of templates/asked-first.txt. */
import type { AskedFirst, MessageKind, Refusal, WishKind } from "../../game/index.js";
import { dayAt, regex } from "../../util/index.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { plainText } from "../engine/ascii.js";
import { recipientList } from "../words/people.js";
import type { Saying, Sayings, Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { phaseCode, phaseName, when, zoneOf } from "../words/times.js";
import { saying } from "./sentence.js";

/** The sentence about it, which says how to have it done. */
export function askedFirstSentence(
  catalogue: Catalogue,
  stage: Stage,
  { what, isFaulty }: Extract<Refusal, { readonly kind: "confirm-first" }>,
): string {
  return saying(catalogue.askedFirst, stage, sayings, { ...what, isFaulty }, caseOf(what));
}

/** The words of each key of templates/asked-first.txt. */
export function sayingsOfAskedFirst(): Readonly<Record<string, Saying<never, never>>> {
  const keysOf = (kind: AskedFirst["kind"]) => casesOf[kind] ?? [""];
  const kinds = Object.keys(sayings) as AskedFirst["kind"][];
  return Object.fromEntries(
    kinds.flatMap((kind) => keysOf(kind).map((key) => [kind + key, sayings[kind]])),
  );
}

type Asked = AskedFirst & { readonly isFaulty: boolean };
type Meant = Extract<AskedFirst, { readonly kind: "meant" }>;
type Wish = Extract<AskedFirst, { readonly kind: "wish" }>;

const grave = { isFaulty: ({ isFaulty }: Asked) => isFaulty };

const sayings: Sayings<Asked> = {
  termination: grave,
  ending: grave,
  ejection: grave,
  rollback: {
    ...grave,
    count: ({ count }) => count,
    to: ({ to }) => phaseCode(to),
  },
  following: {},
  meant: {
    meant: ({ command }) => plainText(command),
    at: ({ at }, { scene }) => (at === null ? "" : when(scene, at)),
    isTold: ({ isTold }) => isTold === true,
    isOfAll: ({ isOfAll }) => isOfAll === true,
    isHoliday: ({ command }) => /^SET ABSENCE (?!.* FOR )/.test(command),
    isEndless: ({ command }) => command === "PAUSE",
    heir: (meant) => addressBehind("HANDOVER", meant),
    second: (meant) => addressBehind("PROMOTE", meant),
    invited: (meant) => addressBehind("INVITE", meant),
    promised: ({ power }, { names }) =>
      power === undefined ? "" : names.power(power).toUpperCase(),
    isLasting: ({ command }, { scene }) =>
      typeof scene.view?.deadline === "number" && setsClock(command),
    sooner: ({ command, at }, { scene }) => {
      const deadline = /^SET DEADLINE \d/.test(command) ? scene.view?.deadline : undefined;
      return at !== null && typeof deadline === "number" && at < deadline
        ? when(scene, deadline)
        : "";
    },
    isNameless: ({ isNameless }) => isNameless === true,
    game: ({ command }) => entering.exec(command)?.[2] ?? "",
    creates: ({ command }) => /^CREATE ([\w-]+)/.exec(command)?.[1] ?? "",
  },
  message: { readers: ({ to }, stage) => recipientList(stage, to) },
  orders: {
    orders: ({ orders }) => orders.join(", "),
    depends: ({ depends }) => depends === true,
    instead: ({ instead = [] }) => instead.join(", "),
  },
  "next-turn": {
    later: ({ orders }) => orders.join(", "),
    next: ({ phase }, { words }) => phaseName(words, phase),
    now: (_, { scene, words }) => (scene.view === null ? "" : phaseName(words, scene.view.phase)),
    nowCode: (_, { scene }) => (scene.view === null ? "" : phaseCode(scene.view.phase)),
    deadline: (_, { scene }) =>
      typeof scene.view?.deadline === "number" ? when(scene, scene.view.deadline) : "",
  },
  wish: {
    wish: ({ commands }) => commands.join(", "),
    present: (wish, { scene }) => deadlineWithin(wish, scene),
    isOfAll: ({ isOfAll }) => isOfAll === true,
  },
};

/** Which template of its kind says it. */
function caseOf(what: AskedFirst): string {
  switch (what.kind) {
    case "meant":
      if (what.isLater === true) return what.at === null ? ".later" : ".next-turn";
      if (what.depends === true) return ".condition";
      return entering.test(what.command) ? entryCase(what.command) : "";
    case "message":
      return messageCases[what.mayBe];
    case "wish":
      return wishCases[what.wish];
    default:
      return "";
  }
}

/** What people without a seat want: to look on, or a seat that may become free, in one game or in any. */
const entering = /^(OBSERVE|STANDBY)(?<!OBSERVE$)(?: ([a-z][a-z0-9-]+))?$/;

function entryCase(command: string): string {
  const [, verb, game] = entering.exec(command) ?? [];
  if (verb === "OBSERVE") return ".watch";
  return game === undefined ? ".list" : ".seat";
}

const messageCases: Readonly<Record<MessageKind, string>> = {
  message: "",
  either: ".either",
  orders: ".orders",
  "beside-orders": ".beside-orders",
  judge: ".judge",
  request: ".request",
  wish: ".wish",
};

const wishCases: Readonly<Record<WishKind, string>> = {
  absence: ".absence",
  presence: ".presence",
  resignation: ".resignation",
  silence: ".silence",
  standby: ".standby",
  "plain-letters": ".plain-letters",
  digest: ".digest",
  "new-address": ".new-address",
  zone: ".zone",
  draw: ".draw",
  "no-draw": ".no-draw",
  concession: ".concession",
  "no-concession": ".no-concession",
  wait: ".wait",
  pause: ".pause",
  "go-ahead": ".go-ahead",
};

const casesOf: Readonly<Partial<Record<AskedFirst["kind"], readonly string[]>>> = {
  meant: ["", ".condition", ".later", ".next-turn", ".watch", ".seat", ".list"],
  message: Object.values(messageCases),
  wish: Object.values(wishCases),
};

/** `anna@example.net`, of `HANDOVER anna@example.net`. */
function addressBehind(verb: string, { command }: Meant): string {
  return new RegExp(`(?:^|, )${verb} (\\S+@[^\\s,]+)`).exec(command)?.[1] ?? "";
}

/** The present deadline, where it falls into the absence that is offered. */
function deadlineWithin({ commands }: Wish, scene: Scene): string {
  const deadline = scene.view?.deadline ?? null;
  if (deadline === null) return "";
  const [, from = "", to = from] =
    /^SET ABSENCE (\S+)(?: TO (\S+))?$/.exec(commands[0] ?? "") ?? [];
  const day = dayAt(deadline, zoneOf(scene));
  return from !== "" && from <= day && day <= to ? when(scene, deadline) : "";
}

/** Settings of a running game that count from its next phase on. */
function setsClock(commands: string): boolean {
  const lasting = commands.split(/, (?=[A-Z]{3,} )/).filter((each) => !once.test(each));
  return (
    lasting.length > 0 && lasting.some((each) => clockWords.test(each)) && !once.test(commands)
  );
}

const once =
  /\b(?:SET (?:GRACE|REMINDER|COMMENT)|SET DEADLINE|EXTEND|PAUSE|RESUME|CREATE|SET START)\b/;
const clockWords = regex("i")`
  ^SET .*(?:
    \d{1,2}:\d\d
    |\b(?:
      hours?|days?|weeks?|deadlines?|daily|weekly|weekdays|\d+ ?[hd]
      |(?:mon|tues|wednes|thurs|fri|satur|sun)days?
    )\b
  )
`;
