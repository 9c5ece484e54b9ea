import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Admission, admit } from "../../../src/judge/intake/admission.js";
import { letterId } from "../../../src/judge/ports/index.js";
import { createMailReader } from "../../../src/mail/index.js";
import { instant } from "../../../src/util/index.js";

interface Case {
  readonly name: string;
  readonly from?: string;
  readonly headers: readonly string[];
  readonly verdict: "act and reply" | "act" | "neither";
  readonly why?: string;
}

const judge = "judge@example.test";
const read = createMailReader("secret of the tests");
const cases = parse(
  readFileSync(new URL("../../cases/mail/admission.yaml", import.meta.url), "utf8"),
) as Case[];

async function admissionOf(lines: readonly string[], envelopeFrom?: string): Promise<Admission> {
  const raw = Buffer.from(`${lines.join("\r\n")}\r\n\r\nA Par - Bur\r\n`);
  const envelope = envelopeFrom === undefined ? null : { from: envelopeFrom, to: [judge] };
  const result = await read({ key: "test", raw, receivedAt: instant(0), envelope });
  if (result.kind === "unreadable") throw new Error(result.why);
  return admit(result.mail, judge);
}

function verdictOf({ mayAct, mayReply }: Admission): string {
  if (mayAct) return mayReply ? "act and reply" : "act";
  return mayReply ? "reply" : "neither";
}

describe("admission by the headers", () => {
  test.each(cases)("$name", async ({ from = "anna@example.net", headers, verdict, why }) => {
    const sender = from === "" ? [] : [`From: ${from}`];
    const admission = await admissionOf([...sender, `To: ${judge}`, ...headers]);
    expect(verdictOf(admission)).toBe(verdict);
    expect(admission.why?.kind).toBe(why);
  });

  test("101 Received lines", async () => {
    const route = Array.from({ length: 101 }, (_, at) => `Received: from h${at} by h${at + 1}`);
    const admission = await admissionOf([...route, "From: anna@example.net"]);
    expect(admission).toEqual({
      mayAct: false,
      mayReply: false,
      why: { kind: "too-many-hops", hops: 101 },
    });
  });

  test("the envelope's null path counts where there is no Return-Path", async () => {
    expect((await admissionOf(["From: anna@example.net"], "")).why?.kind).toBe("null-return-path");
    expect((await admissionOf(["From: anna@example.net"], "anna@example.net")).why).toBeNull();
  });

  test("the Message-ID of a letter is recognised in any case", async () => {
    const id = letterId("17.ab12", judge).toUpperCase();
    const admission = await admissionOf(["From: anna@example.net", `Message-ID: ${id}`]);
    expect(admission.why?.kind).toBe("own-mail");
  });
});
