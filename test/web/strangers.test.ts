/** The pages on a port, and visitors who are no browsers: what they send brings an answer or the end, and no harm. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginGame, type JudgeRoom } from "../support/judge/judge-room.js";
import { openDrawingRoom, serve } from "../support/web/site.js";

let room: JudgeRoom;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  room = await openDrawingRoom();
  await beginGame(room, "paris");
  site = await serve(room);
}, 180_000);
afterAll(async () => {
  await site.stop();
  await room.close();
});

const opened: Socket[] = [];
afterAll(() => {
  for (const socket of opened) socket.destroy();
});

function open(): Socket {
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => {});
  opened.push(socket);
  return socket;
}

/** All that the server says to these bytes until it hangs up. */
function said(bytes: string): Promise<string> {
  const socket = open();
  let text = "";
  socket.on("data", (part) => {
    text += part.toString("latin1");
  });
  socket.end(bytes, "latin1");
  return new Promise((resolve) => socket.on("close", () => resolve(text)));
}

const asking = (line: string, ...headers: readonly string[]) =>
  `${[line, "Host: judge.example.net", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;

it.each([
  ["a path upward", asking("GET /g/../../../../etc/passwd HTTP/1.1"), 404],
  ["a path upward, hidden", asking("GET /g/%2e%2e/%2e%2e/etc/passwd HTTP/1.1"), 404],
  ["another host's address", asking("GET http://elsewhere.example/g/paris HTTP/1.1"), 200],
  ["an address without a slash", asking("GET g/paris HTTP/1.1"), 400],
  ["no address", asking("GET  HTTP/1.1"), 400],
  ["bytes that are no letters", asking("GET /g/\xff\xfe%ff%00 HTTP/1.1"), 400],
  ["a query of 6 kB", asking(`GET /?after=${"a".repeat(6000)} HTTP/1.1`), 404],
  ["a query of 60 kB", asking(`GET /?after=${"a".repeat(60_000)} HTTP/1.1`), 431],
  ["a header of 60 kB", asking("GET /g/paris HTTP/1.1", `Cookie: ${"a".repeat(60_000)}`), 431],
  ["a range", asking("GET /g/paris/S1901M.png HTTP/1.1", "Range: bytes=0-9"), 200],
  ["a body where none is", `${asking("GET /g/paris HTTP/1.1", "Content-Length: 4")}abcd`, 200],
  ["a form", `${asking("POST /g/paris HTTP/1.1", "Content-Length: 4")}abcd`, 405],
  ["a proxy's wish", asking("CONNECT judge.example.net:443 HTTP/1.1"), null],
  ["a trace", asking("TRACE /g/paris HTTP/1.1", "Cookie: secret"), 405],
  ["a method that is none", asking("BREW /g/paris HTTP/1.1"), 400],
  ["two lengths", asking("GET / HTTP/1.1", "Content-Length: 0", "Content-Length: 1"), 400],
  ["no HTTP", "EHLO judge.example.net\r\n", 400],
  ["no host", "GET /g/paris HTTP/1.1\r\n\r\n", 400],
])("%s", async (_, bytes, status) => {
  const answer = await said(bytes);
  expect(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? null).toBe(status === null ? null : `${status}`);
  expect(answer).not.toMatch(/root:|at file:|node_modules|secret/);
});

it("HEAD brings the headers alone, on a port too", async () => {
  const answer = await said(asking("HEAD /g/paris/S1901M.png HTTP/1.1"));
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer).toMatch(/content-length: [1-9]/i);
  expect(answer.split("\r\n\r\n")[1]).toBe("");
});

it("visitors who say half a sentence, or do not read, hold up nobody", async () => {
  for (let number = 0; number < 100; number++) open().write("GET /g/paris HTTP/1.1\r\nHo");
  for (let number = 0; number < 20; number++) {
    const deaf = open().pause();
    const line = "GET /g/paris/S1901M.svg HTTP/1.1\r\nHost: judge.example.net\r\n\r\n";
    deaf.write(line.repeat(20));
  }
  const answer = await fetch(`${site.url}/g/paris`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("France");
});

it("nothing of this is an error of ours", () => {
  expect(room.log.events.filter(({ event }) => event === "page failed")).toEqual([]);
});
