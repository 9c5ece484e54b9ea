/** Authentication-Results: only the keeper's own server is believed, only its last word, only for the sender. */
import { describe, expect, it } from "vitest";
import { isAddressedTo, isAuthentic, isResent } from "../../../src/judge/intake/authentication.js";
import { beginGame, judgeAddress, openRoom } from "../../support/judge/judge-room.js";

const server = "mx.example.net";
const pass = `${server}; dkim=pass header.d=example.net; dmarc=pass header.from=example.net`;

function mail(...results: readonly string[]) {
  return {
    from: "anna@example.net",
    headers: results.map((value) => ["authentication-results", value] as const),
  };
}

describe("a sender is authentic", () => {
  it.each([
    pass,
    `${server} 1; dmarc=pass (p=none dis=none) header.from=example.net`,
    `MX.example.net; spf=fail smtp.mailfrom="a;b"; dmarc=pass header.from=EXAMPLE.net`,
  ])("with %s", (value) => expect(isAuthentic(mail(value), server)).toBe(true));

  it("whatever came with the mail below", () => {
    expect(isAuthentic(mail(pass, `${server}; dmarc=fail`), server)).toBe(true);
  });
});

describe("a sender is not authentic", () => {
  it.each([
    "",
    `${server}; none`,
    `${server}; dmarc=fail header.from=example.net`,
    `${server}; dmarc=pass`,
    `${server}; dmarc=pass header.from=example.org`,
    `${server}; dmarc=pass header.from=example.net.evil.example`,
    `${server}; dmarc=passed-by header.from=example.net; dmarc=pass header.from=example.net`,
    `${server}; spf=pass (dmarc=pass header.from=example.net)`,
    `${server}; spf=pass smtp.mailfrom="; dmarc=pass header.from=example.net"`,
    `mx.example.org; dmarc=pass header.from=example.net`,
    `mx.example.net.evil.example; dmarc=pass header.from=example.net`,
  ])("with %j", (value) => expect(isAuthentic(mail(value), server)).toBe(false));

  it("by a header under another one, which may have come with the mail", () => {
    expect(isAuthentic(mail("other.example; none", pass), server)).toBe(false);
  });

  it("without a header, or where the keeper trusts nobody", () => {
    expect(isAuthentic(mail(), server)).toBe(false);
    expect(isAuthentic(mail(pass), undefined)).toBe(false);
  });
});

describe("a mail is addressed to the judge", () => {
  const named = (...headers: readonly (readonly [string, string])[]) =>
    isAddressedTo({ headers }, judgeAddress);

  it.each([
    [["to", "judge@example.net"]],
    [["to", "The judge <Judge+paris.3.1.abc@Example.net>, anna@example.org"]],
    [["to", "friends: anna@example.org, judge@example.net;"]],
    [["cc", '"Judge, the" <judge@example.net>']],
  ] as const)("by %j", (header) => expect(named(["to", "anna@example.org"], header)).toBe(true));

  it.each([
    [["to", "anna@example.org"]],
    [["resent-to", "judge@example.net"]],
    [["delivered-to", "judge@example.net"]],
    [["reply-to", "judge@example.net"]],
    [["to", "judge@example.net.evil.example"]],
  ] as const)("and not by %j", (header) => expect(named(header)).toBe(false));
});

it("a mail is resent that has any header of resending", () => {
  expect(isResent({ headers: [["resent-to", "judge@example.net"]] })).toBe(true);
  expect(isResent({ headers: [["to", "judge@example.net"]] })).toBe(false);
});

it.each([
  ["trusts the server", server, true],
  ["trusts nobody", undefined, false],
])("a judge that %s", async (_, authserv, isBelieved) => {
  const judge = authserv === undefined ? {} : { authserv };
  const room = await openRoom(undefined, ":memory:", (context) => ({
    ...context,
    judge: { ...context.judge, ...judge },
  }));
  await beginGame(room, "paris");
  const headers = [`Authentication-Results: ${pass}`];
  await room.mail("france@example.net", "GAME paris\nA PAR - BUR", { headers });
  await room.settle();
  const [reply] = room.newLetters();
  expect(reply?.text.includes("France: Army Paris -> Burgundy.")).toBe(isBelieved);
  await room.close();
});
