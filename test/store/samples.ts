/** Values as they are stored, with something in every field. */

import type { Game, PhaseRecord, Zone } from "../../src/game/index.js";
import { defaultSettings } from "../../src/game/model/settings.js";
import type { NewLetter, RawMail } from "../../src/judge/ports/index.js";
import type { WrittenOrder } from "../../src/rules/index.js";
import { instant } from "../../src/util/index.js";

export function mail(key: string, change: Partial<RawMail> = {}): RawMail {
  const raw = new TextEncoder().encode(`Subject: ${key}\r\n\r\nA PAR H\r\n`);
  return { key, raw, receivedAt: instant(1000), envelope: null, ...change };
}

export function letter(dedupeKey: string, change: Partial<NewLetter> = {}): NewLetter {
  return {
    dedupeKey,
    kind: "reply",
    to: "anna@example.net",
    inReplyTo: "<1@example.net>",
    references: ["<0@example.net>", "<1@example.net>"],
    subject: "Re: orders",
    text: "Your orders were read.\n",
    html: "<p>Paris</p>",
    pictures: [],
    attachments: [{ name: "paris.json", type: "application/json", text: '{"z\u00fcge":[]}' }],
    replyTo: "judge+token@example.net",
    game: "paris",
    isReply: true,
    unsubscribe: [
      "https://judge.example.net/unsubscribe/watching.paris.9.1.mark",
      "mailto:judge+token@example.net?subject=unsubscribe&body=RESIGN",
    ],
    ...change,
  };
}

const written: readonly WrittenOrder[] = [
  { kind: "hold", unit: { type: "A", at: "PAR", power: null } },
  {
    kind: "move",
    unit: { type: null, at: "PIC", power: "FRANCE" },
    to: "BEL",
    viaConvoy: true,
    route: ["ENG"],
  },
  {
    kind: "support",
    unit: { type: "A", at: "BUR", power: null },
    of: { type: "A", at: "PIC", power: null },
    to: "BEL",
  },
  {
    kind: "support",
    unit: { type: "A", at: "GAS", power: null },
    of: { type: null, at: "BUR", power: null },
    to: null,
  },
  {
    kind: "convoy",
    unit: { type: "F", at: "ENG", power: null },
    of: { type: "A", at: "PIC", power: "FRANCE" },
    to: "BEL",
  },
  { kind: "retreat", unit: { type: "F", at: "SPA/SC", power: null }, to: "LYO" },
  { kind: "disband", unit: { type: "A", at: "MAR", power: null } },
  { kind: "build", unit: { type: "F", at: "STP/NC", power: null } },
  { kind: "remove", unit: { type: "A", at: "MUN", power: null } },
  { kind: "waive" },
];

export function game(name: string, change: Partial<Game> = {}): Game {
  return {
    name,
    variant: "standard",
    status: "active",
    settings: { ...defaultSettings, options: { paradox: "all-hold" } },
    members: [
      {
        id: 1,
        role: "gm",
        power: null,
        address: "master@example.net",
        name: "Zoë",
        passwordHash: null,
        preferences: [],
        tokenVersion: 1,
        zone: null,
        absences: [],
        misses: 0,
        timesLate: 0,
        phasesDue: 9,
        phasesMissed: 1,
        tookOver: true,
        excuses: 0,
        standby: false,
        digest: null,
        without: [],
      },
      {
        id: 3,
        role: "player",
        power: "FRANCE",
        address: "anna@example.net",
        name: "Anna",
        passwordHash: "scrypt$salt$hash",
        preferences: [["FRANCE"], ["ENGLAND", "ITALY"]],
        tokenVersion: 2,
        zone: "Europe/Vienna" as Zone,
        absences: [{ from: "2027-12-24", to: "2027-12-26" }],
        misses: 1,
        timesLate: 3,
        phasesDue: 9,
        phasesMissed: 1,
        tookOver: true,
        excuses: 2,
        standby: false,
        digest: 1080,
        without: [],
      },
    ],
    nextMember: 4,
    phase: { season: "F", year: 1901, kind: "R" },
    turn: 4,
    position: {
      units: [{ type: "F", at: "SPA/SC", power: "FRANCE" }],
      dislodged: [{ type: "A", at: "MAR", power: "FRANCE", from: "PIE", retreats: ["GAS", "BUR"] }],
      owners: { PAR: "FRANCE", MAR: "ITALY" },
      contested: ["BEL"],
    },
    submissions: {
      FRANCE: {
        orders: written.map((order) => ({
          order,
          text: "as « written »\u2028 \u{1F600} \0 \ud800",
        })),
        proxies: [
          {
            kind: "given",
            unit: { type: "A", at: "PAR", power: null },
            to: "ITALY",
            text: "A Par P It",
          },
          { kind: "order", order: written[0]!, text: "A PAR H" },
        ],
        former: [{ order: written[0]!, text: "A PAR H" }],
        asked: [written],
        wait: true,
        draw: ["FRANCE", "ITALY"],
        drawSize: null,
        concede: "ITALY",
        extend: 86_400_000,
        pause: instant(1_800_000_000_000),
        late: true,
      },
      ITALY: {
        orders: [],
        proxies: [],
        former: null,
        asked: [],
        wait: false,
        draw: null,
        drawSize: 3,
        concede: null,
        extend: null,
        pause: null,
        late: false,
      },
    },
    postal: [
      {
        from: { id: 3, role: "player", power: "FRANCE", name: null, address: "anna@example.net" },
        color: "grey",
        text: "Wait and see.",
      },
    ],
    pending: {
      FRANCE: [{ phase: { season: "S", year: 1902, kind: "M" }, lines: ["IF Bur", "A Par H"] }],
      ITALY: [{ phase: null, lines: ["A Par H"] }],
    },
    timing: {
      began: instant(1000),
      deadline: instant(2000),
      graceEnds: instant(3000),
      excused: false,
      former: instant(1800),
      extended: 0,
      paused: 3_600_000,
      stage: {
        kind: "ready",
        ends: instant(1500),
        before: { kind: "late", noticed: instant(2500), notices: 2 },
      },
    },
    pause: {
      by: "players",
      since: instant(1_799_000_000_000),
      until: instant(1_800_000_000_000),
      schedule: null,
      votes: ["FRANCE"],
      reminders: 1,
    },
    escalation: { since: instant(2600), told: instant(2700), steps: 1 },
    years: [{ PAR: "FRANCE" }, { PAR: "ITALY" }],
    forming: { since: instant(500), notices: 1 },
    invitation: "scrypt$salt$hash",
    access: { allowed: ["@example.net"], denied: ["eve@example.org"] },
    candidates: [
      {
        id: 5,
        address: "nina@example.net",
        passwordHash: null,
        preferences: [["ITALY"]],
        power: "ITALY",
        since: instant(2000),
      },
    ],
    departed: [
      {
        address: "ivan@example.net",
        timesLate: 2,
        phasesDue: 5,
        phasesMissed: 1,
        tookOver: false,
        how: "vacated",
      },
    ],
    former: { ITALY: "ivan@example.net" },
    formerGms: ["gustav@example.net"],
    ending: null,
    endedAt: instant(1_800_000_000_000),
    statements: [
      {
        from: { id: 3, role: "player", power: "FRANCE", name: null, address: null },
        text: "Merci.",
      },
    ],
    seed: 42,
    ...change,
  };
}

export function phaseRecord(name: string, turn: number): PhaseRecord {
  const before = game(name, { turn });
  const placed = { type: "A", at: "PIE", power: "ITALY" } as const;
  return {
    turn,
    phase: before.phase,
    before,
    orders: written.map((order) => ({ power: "FRANCE", order })),
    result: {
      results: [
        {
          power: "FRANCE",
          order: {
            kind: "move",
            unit: { type: "A", at: "MAR" },
            to: "GAS",
            viaConvoy: false,
            route: [],
          },
          unit: { type: "A", at: "MAR" },
          words: ["fails", "dislodged"],
          reason: { kind: "retreat-collision", with: [placed] },
          dislodged: {
            by: placed,
            attack: { kind: "attack", unit: placed, value: 2, supporters: [placed] },
            hold: { kind: "hold", unit: placed, value: 1, supporters: [] },
          },
          source: 0,
        },
        {
          power: "FRANCE",
          order: { kind: "hold", unit: { type: null, at: "XXX", power: null } },
          unit: null,
          words: ["illegal"],
          reason: { kind: "illegal", reason: { kind: "no-unit", at: "XXX" } },
          dislodged: null,
          source: null,
        },
      ],
      position: before.position,
      destroyed: [{ power: "FRANCE", unit: { type: "F", at: "LYO" }, from: "TYS" }],
      captures: [{ center: "MAR", from: null, to: "ITALY" }],
    },
    turnedAt: instant(3000),
  };
}
