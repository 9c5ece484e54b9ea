/** The addresses of the pages. They stay for good; whatever is none of them is no page. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Endings, Sight, Visits, Wish } from "../judge/index.js";
import type { Clock, Log } from "../judge/ports/index.js";
import { icon, keyScript, styleSheet } from "./assets.js";
import { createCache } from "./cache.js";
import { type Answer, answerOf, headersOf } from "./kept-answer.js";

interface Site {
  readonly visits: Visits;
  readonly endings: Endings;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the pages begin: a path, without a slash at its end. */
  readonly base: string;
}

/** Names of games and phases are short, and of letters that need no escapes. */
const game = "[A-Za-z0-9_-]{1,40}";
const phase = "[SFW][0-9]{1,4}[MRA]";

const longestAddress = 300;

export function routesOf({ visits, endings, clock, log, base }: Site): Hono {
  const site = base === "" ? new Hono() : new Hono().basePath(base);
  const cached = createCache(clock);
  const missing = () => answerOf(visits.missing(), 404);

  async function show(request: Context, wish: Wish): Promise<Response> {
    if (request.req.url.length > longestAddress) return reply(request, missing());
    const answer = await cached(JSON.stringify(wish), revisionIn(request), async () => {
      const sight = await visits.show(wish);
      return sight === null ? missing() : answerOf(sight);
    });
    return reply(request, answer);
  }

  addEndings(site, endings, missing);
  site.use(async (request, next) => {
    if (request.req.method === "GET" || request.req.method === "HEAD") return next();
    return request.text("Only GET and HEAD.\n", 405, { Allow: "GET, HEAD" });
  });
  site.get("/", (request) => {
    const after = request.req.query("after") ?? null;
    const isName = after === null || new RegExp(`^${game}$`).test(after);
    return isName ? show(request, { kind: "games", after }) : reply(request, missing());
  });
  addFiles(site);
  addGames(site, show);
  addPhases(site, show);
  site.notFound((request) => reply(request, missing()));
  site.onError((error, request) => {
    log.error("page failed", { path: request.req.path.slice(0, 100), error: String(error) });
    return request.text("Something went wrong here.\n", 500, unkept);
  });
  return site;
}

const unkept = { "Cache-Control": "no-store" };

function addFiles(site: Hono): void {
  const files = [
    ["/style.css", "text/css; charset=utf-8", styleSheet],
    ["/icon.svg", "image/svg+xml", icon],
    ["/keys.js", "text/javascript; charset=utf-8", keyScript],
  ] as const;
  for (const [path, type, body] of files) {
    const answer = answerOf({ type, body, revision: null, isListed: false });
    site.get(path, (request) => reply(request, answer));
  }
  site.get("/healthz", (request) => request.text("ok\n", 200, unkept));
}

/** One click ends letters, and only as RFC 8058 3.2 writes it; whoever only looks is asked. */
function addEndings(site: Hono, { ask, end }: Endings, missing: () => Answer): void {
  const path = "/unsubscribe/:token{[^/]{1,200}}";
  const answer = (sight: Sight | null) => {
    const shown = sight === null ? missing() : answerOf(sight);
    const headers = { ...headersOf(shown, null, "'self'"), ...unkept };
    return new Response(shown.body as Uint8Array<ArrayBuffer>, { status: shown.status, headers });
  };
  site.get(path, async (request) => answer(await ask(request.req.param("token"))));
  site.post(path, shortForm, async (request) => {
    const form = await request.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    if (form["List-Unsubscribe"] !== "One-Click") {
      return request.text("The body must be List-Unsubscribe=One-Click.\n", 400, unkept);
    }
    return answer(await end(request.req.param("token")));
  });
}

const longestForm = 4096;

const shortForm = bodyLimit({
  maxSize: longestForm,
  onError: (request) => request.text("Too long.\n", 413, unkept),
});

type Show = (request: Context, wish: Wish) => Promise<Response>;

function addGames(site: Hono, show: Show): void {
  for (const [ending, form] of gameForms) {
    site.get(`/g/:game{${game}${ending.replace(".", "\\.")}}`, (request) =>
      show(request, { kind: "game", game: named(request, "game", ending).toLowerCase(), form }),
    );
  }
  for (const [path, form] of filesOfGame) {
    site.get(`/g/:game{${game}}${path}`, (request) =>
      show(request, { kind: "game", game: named(request, "game").toLowerCase(), form }),
    );
  }
}

function addPhases(site: Hono, show: Show): void {
  for (const [ending, form] of phaseForms) {
    site.get(`/g/:game{${game}}/:phase{${phase}${ending.replace(".", "\\.")}}`, (request) => {
      const name = named(request, "game").toLowerCase();
      return show(request, {
        kind: "phase",
        game: name,
        phase: named(request, "phase", ending),
        form,
      });
    });
  }
}

/** A part of the address, without its ending. */
function named(request: Context, part: "game" | "phase", ending = ""): string {
  const name = request.req.param(part) ?? "";
  return name.slice(0, name.length - ending.length);
}

type GameForm = Extract<Wish, { kind: "game" }>["form"];
type PhaseForm = Extract<Wish, { kind: "phase" }>["form"];

const gameForms: readonly (readonly [string, GameForm])[] = [
  ["", "html"],
  [".json", "json"],
  [".ics", "ics"],
];

const filesOfGame: readonly (readonly [string, GameForm])[] = [
  ["/feed.xml", "feed"],
  ["/results.csv", "csv"],
];

const phaseForms: readonly (readonly [string, PhaseForm])[] = [
  ["", "html"],
  [".svg", "svg"],
  ["-small.svg", "small-svg"],
  [".png", "png"],
  [".json", "json"],
];

function revisionIn(request: Context): string | null {
  return request.req.query("v") ?? null;
}

function reply(request: Context, answer: Answer): Response {
  const headers = headersOf(answer, revisionIn(request));
  const asked = request.req.header("If-None-Match") ?? "";
  const isKnown = asked.split(",").some((tag) => tag.trim() === answer.tag || tag.trim() === "*");
  if (answer.status === 200 && isKnown) return new Response(null, { status: 304, headers });
  const isPacked =
    answer.packed !== null && /\bgzip\b/.test(request.req.header("Accept-Encoding") ?? "");
  const body = isPacked ? answer.packed : answer.body;
  const packing = isPacked ? { "Content-Encoding": "gzip" } : {};
  const length = { "Content-Length": String(body.length) };
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status: answer.status,
    headers: { ...headers, ...packing, ...length },
  });
}
