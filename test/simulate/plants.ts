/** Bugs of each kind that the oracle must find, planted between a sound judge and its ports. */
import type { Game } from "../../src/game/index.js";
import type { Context } from "../../src/judge/index.js";
import type { NewLetter } from "../../src/judge/ports/index.js";
import { after, hourMs } from "../../src/util/index.js";
import { withTables } from "./tables.js";

type Plant = (context: Context) => Context;
type Submission = Game["submissions"][string];

/** A judge that puts other letters into the outbox than it has written. */
function writing(change: (letters: readonly NewLetter[]) => readonly NewLetter[]): Plant {
  return (context) =>
    withTables(context, ({ outbox }) => ({
      outbox: {
        ...outbox,
        add: (letters, domain, at) => outbox.add(change(letters), domain, at),
      },
    }));
}

/** A judge whose games are stored otherwise than it has left them. */
function saving(change: (game: Game) => Game): Plant {
  return (context) =>
    withTables(context, ({ games }) => ({
      games: { ...games, save: (game, version, dueAt) => games.save(change(game), version, dueAt) },
    }));
}

function withSubmissions(game: Game, change: (of: Submission) => Submission): Game {
  const changed = Object.entries(game.submissions).map(([power, of]) => [power, change(of)]);
  return { ...game, submissions: Object.fromEntries(changed) };
}

export const plants = {
  "a mail is lost": (context) => {
    let mails = 0;
    return withTables(context, ({ inbox }) => ({
      inbox: {
        ...inbox,
        add: (mail) => (++mails % 25 === 0 ? Promise.resolve(true) : inbox.add(mail)),
      },
    }));
  },
  "a mail is answered twice": (context) =>
    withTables(context, ({ outbox }) => ({
      outbox: {
        ...outbox,
        add: async (letters, domain, at) => {
          await outbox.add(letters, domain, at);
          const again = letters.map((one) => ({ ...one, dedupeKey: `${one.dedupeKey}:again` }));
          await outbox.add(again, domain, at);
        },
      },
    })),
  "a letter is lost": (context) => {
    let letters = 0;
    return {
      ...context,
      transport: {
        ...context.transport,
        send: (mail) =>
          ++letters % 50 === 0
            ? Promise.resolve({ kind: "sent" as const })
            : context.transport.send(mail),
      },
    };
  },
  "a letter has another Message-ID each time": (context) => {
    let letters = 0;
    return {
      ...context,
      transport: {
        ...context.transport,
        send: (mail) =>
          context.transport.send({ ...mail, messageId: `<${++letters}@example.net>` }),
      },
    };
  },
  "phases are turned too early": (context) => {
    const now = () => after(context.clock.now(), 5 * hourMs);
    const ahead = withTables(context, ({ mailbox }) => ({
      mailbox: { ...mailbox, readUntil: async () => now() },
    }));
    return { ...ahead, clock: { now } };
  },
  "phases are turned too late": (context) =>
    withTables(context, ({ games }) => ({ games: { ...games, due: async () => null } })),
  "press goes to somebody else": writing((letters) =>
    letters.map((one) => (one.kind === "press" ? { ...one, to: "eve@example.org" } : one)),
  ),
  "orders go to somebody else": writing((letters) =>
    letters.map((one) => (one.kind === "reply" ? { ...one, to: "turkey1@example.net" } : one)),
  ),
  "a letter tells an address": (context) => ({
    ...context,
    transport: {
      ...context.transport,
      send: (mail) =>
        context.transport.send({ ...mail, text: `${mail.text}\nItaly: italy1@example.net` }),
    },
  }),
  "a phase is not kept": (context) => {
    let phases = 0;
    return withTables(context, ({ games }) => ({
      games: {
        ...games,
        addPhase: (name, record) =>
          ++phases % 2 === 0 ? Promise.resolve() : games.addPhase(name, record),
      },
    }));
  },
  "mails that wait are forgotten": (context) =>
    withTables(context, ({ inbox }) => ({
      inbox: { ...inbox, oldest: () => Promise.resolve(null) },
    })),
  "a unit vanishes from the history": (context) =>
    withTables(context, ({ games }) => ({
      games: {
        ...games,
        addPhase: (name, record) => {
          const { position } = record.result;
          const units = position.units.slice(1);
          const result = { ...record.result, position: { ...position, units } };
          return games.addPhase(name, { ...record, result });
        },
      },
    })),
  "two judges do the same mail": (context) => {
    let added = 0;
    return withTables(context, ({ inbox, outbox }) => ({
      inbox: {
        ...inbox,
        claim: async (now, until) => {
          const row = await inbox.claim(now, until);
          await inbox.free();
          return row;
        },
        holds: () => Promise.resolve(true),
      },
      outbox: {
        ...outbox,
        add: (letters, domain, at) => {
          added += 1;
          const own = letters.map((one) => ({ ...one, dedupeKey: `${one.dedupeKey}:${added}` }));
          return outbox.add(own, domain, at);
        },
      },
    }));
  },
  "orders are lost": saving((game) =>
    withSubmissions(game, (of) => ({ ...of, orders: of.orders.slice(1) })),
  ),
  "votes are lost": saving((game) =>
    withSubmissions(game, (of) => ({ ...of, wait: false, draw: null })),
  ),
  "a member's wish is lost": saving((game) => ({
    ...game,
    members: game.members.map((member) => ({ ...member, zone: null, digest: null })),
  })),
  "a setting is lost": saving((game) => ({
    ...game,
    settings: { ...game.settings, rules: "2025", nmr: { kind: "hold" }, lateCount: false },
  })),
  "press is lost": writing((letters) => letters.filter(({ kind }) => kind !== "press")),
  "press reaches only the first of its readers": writing((letters) => {
    const first = letters.find(({ kind }) => kind === "press");
    return letters.filter((one) => one.kind !== "press" || one === first);
  }),
  "a message orders units": writing((letters) =>
    letters.map((one) => ({
      ...one,
      text: one.text.replace(
        /^.*Your message was sent to/m,
        "> MUN goes to BER, promised.\n  A MUN - BER\n$&",
      ),
    })),
  ),
  "nobody hears that a deadline has passed": writing((letters) =>
    letters.filter(({ kind }) => kind !== "late"),
  ),
  "nobody is reminded": writing((letters) => letters.filter(({ kind }) => kind !== "reminder")),
  "somebody is not written results": writing((letters) =>
    letters.filter(({ kind, to }) => kind !== "phase-turned" || !to.startsWith("italy")),
  ),
  "a game goes on elsewhere": saving((game) => {
    const units = game.turn === 2 ? game.position.units.slice(0, 21) : game.position.units;
    return { ...game, position: { ...game.position, units } };
  }),
  "a file tells waiting orders": (context) => ({
    ...context,
    transport: {
      ...context.transport,
      send: (mail) => {
        const attachments = mail.attachments.map((one) => ({
          ...one,
          text: one.text.replace(/"orders":\[(?=\{)/, '$&{"power":"ITALY","order":"A ROM H"},'),
        }));
        return context.transport.send({ ...mail, attachments });
      },
    },
  }),
  "a page tells a message": (context) =>
    withTables(context, ({ press }) => ({
      press: {
        ...press,
        of: async (game) => {
          const all = { kind: "all" } as const;
          const sent = await press.of(game);
          return sent.map((each) => ({ ...each, event: { ...each.event, to: all } }));
        },
      },
    })),
  "a letter of a gunboat game tells a name": (context) => ({
    ...context,
    transport: {
      ...context.transport,
      send: (mail) => context.transport.send({ ...mail, text: `${mail.text}\nZorroitaly1` }),
    },
  }),
  "a letter repeats a password": (context) => ({
    ...context,
    transport: {
      ...context.transport,
      send: (mail) => context.transport.send({ ...mail, subject: `${mail.subject} pw-ITALY` }),
    },
  }),
  "only the HTML of a letter tells an address": (context) => ({
    ...context,
    transport: {
      ...context.transport,
      send: (mail) =>
        context.transport.send({ ...mail, html: `${mail.html}<p>italy1@example.net</p>` }),
    },
  }),
  "two seats have one reply address": (context) => {
    let first: string | null = null;
    return {
      ...context,
      transport: {
        ...context.transport,
        send: (mail) => {
          if (/\+game\d/.test(mail.replyTo)) first ??= mail.replyTo;
          return context.transport.send({ ...mail, replyTo: first ?? mail.replyTo });
        },
      },
    };
  },
  "letters are too wide": (context) => ({
    ...context,
    transport: {
      ...context.transport,
      send: (mail) => context.transport.send({ ...mail, text: mail.text.replaceAll("\n", " ") }),
    },
  }),
} as const satisfies Record<string, Plant>;

export type PlantName = keyof typeof plants;
