/** What people write is text everywhere: in letters, pages, feeds and files none of it becomes markup, or a formula. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { mapPlace } from "../../src/judge/ports/index.js";
import { beginGame, type JudgeRoom } from "../support/judge/judge-room.js";
import { openDrawingRoom, order, pagesOf } from "../support/web/site.js";

let room: JudgeRoom;

/** Words that are found again, whatever becomes of the rest. */
const mark = "Xylophone";
const attacks = [
  `${mark} <script>alert(1)</script>`,
  `${mark} <img src=https://evil.example/x.png onerror=alert(1)>`,
  `${mark} "><svg/onload=alert(1)>`,
  `${mark} </title></style></pre><iframe src=//evil.example>`,
  `${mark} ]]> --> <!-- {{game}} {{{text}}} {{#each powers}}{{/each}} \${1+1}`,
  `${mark} <a href="javascript:alert(1)">here</a> javascript:alert(1) data:text/html,<b>`,
  `<map>`,
  `${mapPlace}`,
  `=HYPERLINK("https://evil.example","${mark}")`,
];

beforeAll(async () => {
  room = await openDrawingRoom();
  await beginGame(room, "paris");
  await order(room, "george", `SET COMMENT ${attacks[0]}\nSET NAME <b>George</b>`);
  await order(room, "france", ["BROADCAST", ...attacks, "ENDBROADCAST"].join("\n"));
  await order(room, "france", ["PRESS TO ENGLAND", ...attacks, "ENDPRESS"].join("\n"));
  await order(
    room,
    "france",
    ["A Par - Bur", ...attacks.map((text) => `A Mar - ${text}`)].join("\n"),
  );
  await room.mail("stranger@example.net", "HELP", { subject: attacks[1] ?? "" });
  await room.settle();
  await room.passHours(150);
}, 180_000);
afterAll(() => room.close());

const ours = "p|br|a|pre|table|tr|td|blockquote|html|head|meta|title|style|body";

it("in the letters", () => {
  const told = room.letters.filter(({ text }) => text.includes(mark));
  expect(told.length).toBeGreaterThan(10);
  for (const { html, subject, to } of room.letters) {
    expect(subject).not.toMatch(/[\r\n\0]/);
    const rest = (html ?? "").replace(mapPlace, "");
    expect(rest.match(new RegExp(`<(?!/?(?:${ours})\\b|!doctype)[^>]*>?`, "gi")), to).toBeNull();
    expect(rest).not.toContain(mapPlace);
    const attributes = [...rest.matchAll(/<[a-z]+ ([^>]*)>/g)].map(([, all]) => all ?? "");
    for (const all of attributes) expect(all).not.toMatch(/\bon\w+=|javascript:|data:|src=/i);
  }
});

it.each([
  ["/", "html"],
  ["/g/paris", "html"],
  ["/g/paris/S1901M", "html"],
  ["/g/paris/feed.xml", "xml"],
  ["/g/paris.ics", "text"],
  ["/g/paris/results.csv", "text"],
  ["/g/paris/S1901M.svg", "xml"],
])("on %s", async (path, kind) => {
  const answer = await pagesOf(room)(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  if (kind === "text") return expect(text).not.toMatch(/(?:^|[,;"])=HYPERLINK/m);
  expect(text).not.toMatch(
    /<script>alert|<img src=https|<svg\/onload|<iframe|onerror=alert(?!\(1\)&gt;)/i,
  );
  expect(text).not.toMatch(/href="?javascript:/i);
});
