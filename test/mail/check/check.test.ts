/** Every fault of a mail set-up that the check knows, made on real servers, and the sentence that it gets. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer } from "dns-packet";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type RunnerTask,
  test,
} from "vitest";
import type { Clock } from "../../../src/judge/ports/index.js";
import {
  checkMail,
  type Finding,
  findProvider,
  logIn,
  type MailSetUp,
  resolverFor,
  say,
  tokensOf,
} from "../../../src/mail/index.js";
import { hourMs, instant } from "../../../src/util/index.js";
import { realClock } from "../../support/judge/world.js";
import { startAuthorizationServer } from "../../support/mail/authorization-server.js";
import { startDnsServer } from "../../support/mail/dns-server.js";
import {
  type MailSystem,
  mailAvailable,
  makeCertificate,
  startMailSystem,
} from "../../support/mail/mailsys.js";
import { type Oddities, startOddRelay } from "../../support/mail/odd-relay.js";

const judge = { name: "EMSD", address: "judge@example.test" };

type SessionEnd = Extract<Finding, { readonly kind: "no-session" }>["why"]["kind"];
type Sentence = Exclude<Finding["kind"], "no-session"> | `no session: ${SessionEnd}`;

/** Every sentence that the check can say, and what must be the case for it; the tests below bring each about. */
const causes: Readonly<Record<Sentence, string>> = {
  "mailbox-open": "the login for reading works",
  "login-works": "the login for sending works",
  "no session: no-such-host": "DNS does not know the host",
  "no session: refused": "no program listens on the port",
  "no session: silent": "the server waits for TLS",
  "no session: no-tls-here": "the server speaks before TLS",
  "no session: certificate": "another authority signed the certificate",
  "no session: no-starttls": "a login is set, and the server offers no encryption",
  "no session: login": "the password is wrong",
  "no session: grant-ended": "the provider took the permission back",
  "no session: other": "the server greets with a refusal",
  "no-mailbox": "the folder does not exist",
  "no-push": "the server has no IDLE",
  listening: "the port of the listener is free",
  "port-taken": "another program has it",
  "written-to-folder": "there is no section mail.smtp",
  arrived: "a letter to itself comes back",
  "sender-refused": "the login may not send as this sender",
  "recipient-refused": "the server refuses the address, or one with a tag",
  lost: "a filter discards letters to the address, or to one with a tag",
  "in-junk": "a filter files them under Junk",
  "clock-right": "the clocks agree",
  "clock-off": "the clock here is ten hours off",
  verdict: "the mail server writes Authentication-Results",
  "no-verdict": "it does not, or another server does",
  "dns-silent": "no DNS server answers",
  "record-right": "the domain's records are right",
  "no-mx": "the domain has none",
  "no-spf": "the domain has none",
  "many-spf": "the domain has two",
  "spf-allows-all": "its SPF record ends with +all",
  "no-dmarc": "the domain has none",
  "bad-dmarc": "its DMARC record has no p",
  unsigned: "letters carry no DKIM signature",
  "foreign-signature": "letters are signed for the provider's domain",
  "no-dkim-key": "the key of the signature is not in DNS",
  "no-reverse": "the mail server's address has no name",
  "reverse-differs": "its name has another address",
};

const brought = new Set<string>();

function bring(finding: Finding): void {
  brought.add(finding.kind === "no-session" ? `no session: ${finding.why.kind}` : finding.kind);
}

const goodRecords: readonly Answer[] = [
  { type: "MX", name: "example.test", data: { preference: 10, exchange: "mx.example.test" } },
  { type: "A", name: "mx.example.test", data: "192.0.2.25" },
  { type: "PTR", name: "25.2.0.192.in-addr.arpa", data: "mx.example.test" },
  { type: "TXT", name: "example.test", data: "v=spf1 mx -all" },
  { type: "TXT", name: "_dmarc.example.test", data: "v=DMARC1; p=none" },
  { type: "TXT", name: "ems._domainkey.example.test", data: "v=DKIM1; k=rsa; p=MIIB" },
];

const without = (...names: readonly string[]) =>
  goodRecords.filter(({ name }) => !names.includes(name));

describe.runIf(mailAvailable())("the mail set-up", () => {
  let system: MailSystem;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    system = await startMailSystem();
    await system.addUsers(
      ["judge@example.test", "tagless@example.test", "deaf@example.test", "spam@example.test"],
      "secret",
    );
    await system.addSieve("tagless@example.test", 'if header :contains "to" "+" { discard; }');
    await system.addSieve("deaf@example.test", "discard;");
    const junk = 'require ["fileinto", "mailbox"]; fileinto :create "Junk";';
    await system.addSieve("spam@example.test", junk);
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(() => system.stop());

  interface Changes {
    readonly judge?: Partial<MailSetUp["judge"]>;
    readonly imap?: object;
    readonly smtp?: object;
    readonly odd?: Oddities;
    readonly records?: readonly Answer[];
    readonly dns?: string;
    readonly clock?: Clock;
    readonly setUp?: Partial<MailSetUp>;
    /** For an answer of a server; usually as long as a busy machine may need. */
    readonly patienceMs?: number;
  }

  /** What the check says of this set-up: everything but what is right. */
  async function faults(changes: Changes): Promise<readonly string[]> {
    return (await said(changes)).filter((line) => !line.startsWith("good"));
  }

  async function said(changes: Changes): Promise<readonly string[]> {
    const found: Finding[] = [];
    const address = changes.judge?.address ?? judge.address;
    const dns = await startDnsServer(changes.records ?? goodRecords);
    ends.push(dns.stop);
    const login = { user: address, password: "secret" };
    const here = { host: "127.0.0.1", secure: false, ca: null };
    const relay = changes.odd && (await startOddRelay(system.ports.lmtp, changes.odd));
    if (relay !== undefined) ends.push(relay.stop);
    const smtp =
      relay === undefined ? { port: system.ports.submission, ...login } : { port: relay.port };
    const setUp: MailSetUp = {
      judge: { ...judge, ...changes.judge },
      source: {
        kind: "imap",
        ...here,
        port: system.ports.imap,
        ...login,
        mailbox: "INBOX",
        ...changes.imap,
      },
      delivery: { kind: "smtp", ...here, ...smtp, ...changes.smtp },
      ...changes.setUp,
    };
    await checkMail(setUp, {
      clock: changes.clock ?? realClock,
      resolver: resolverFor([changes.dns ?? dns.address]),
      waitSeconds: 2,
      patienceMs: changes.patienceMs ?? 20_000,
      report: (finding) => void found.push(finding),
    });
    found.forEach(bring);
    return found.map((finding) => {
      const { weight, text, cure } = say(finding);
      return `${weight}: ${text}${cure === null ? "" : ` ${cure}`}`;
    });
  }

  test("that is right", async () => {
    const signed = "DKIM-Signature: v=1; a=rsa-sha256; d=example.test; s=ems; b=x\r\n";
    expect(await said({ odd: { adds: signed } })).toEqual([
      expect.stringMatching(/^good: IMAP server 127.0.0.1:\d+ lets judge@example.test in; INBOX/),
      expect.stringMatching(/^good: SMTP server 127.0.0.1:\d+ takes letters without a login\.$/),
      expect.stringMatching(/^good: A letter to judge@example.test arrived after \d s\.$/),
      "good: This machine's clock agrees with the mail server's.",
      expect.stringMatching(/^good: A letter to judge\+check@.*: plus-addressing works\.$/),
      "good: MX of example.test: mx.example.test",
      "good: SPF of example.test: v=spf1 mx -all",
      "good: DMARC of example.test: v=DMARC1; p=none",
      "good: DKIM: letters are signed, and the key is ems._domainkey.example.test",
      "good: Reverse DNS of 192.0.2.25: mx.example.test",
    ]);
  });

  test("with a login for sending", async () => {
    expect(await said({})).toContainEqual(
      expect.stringMatching(/^good: SMTP server .* lets judge@example.test in\.$/),
    );
  });

  describe("with a server that cannot be used", () => {
    const nowhere = { host: "no-such-host.invalid" };
    test.each(["imap", "smtp"] as const)("%s: no such host", async (role) => {
      expect(await faults({ [role]: nowhere })).toContainEqual(
        expect.stringContaining(
          `fault: There is no host no-such-host.invalid (mail.${role}.host).`,
        ),
      );
    });

    test.each(["imap", "smtp"] as const)("%s: nothing listens", async (role) => {
      expect(await faults({ [role]: { port: 1 } })).toContainEqual(
        expect.stringContaining(`fault: Nothing listens on 127.0.0.1, port 1 (mail.${role}).`),
      );
    });

    test.each(["imap", "smtp"] as const)("%s: silent, as a TLS port is", async (role) => {
      const silent = createServer(() => {});
      await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
      ends.push(async () => void silent.close());
      const { port } = silent.address() as AddressInfo;
      expect(await faults({ [role]: { port }, patienceMs: 2_000 })).toContainEqual(
        expect.stringMatching(
          new RegExp(`^fault: ${role}.* does not answer\\..* set mail.${role}.secure to true`, "i"),
        ),
      );
    });

    test.each(["imap", "smtp"] as const)("%s: TLS where none is", async (role) => {
      expect(await faults({ [role]: { secure: true } })).toContainEqual(
        expect.stringMatching(
          new RegExp(`^fault: ${role}.* does not speak TLS.*mail.${role}.secure to false`, "i"),
        ),
      );
    });

    test.each(["imap", "smtp"] as const)("%s: another authority", async (role) => {
      const other = await mkdtemp(join(tmpdir(), "ems-tls-"));
      await makeCertificate(other);
      const ca = await readFile(join(other, "cert.pem"), "utf8");
      await rm(other, { recursive: true });
      expect(await faults({ [role]: { ca } })).toContainEqual(
        expect.stringMatching(
          new RegExp(`^fault: ${role}.* certificate that does not hold: .*ca_file`, "i"),
        ),
      );
    });

    test("smtp: no encryption", async () => {
      const ca = await readFile(`${system.directory}/tls/cert.pem`, "utf8");
      const smtp = { ca, user: "judge", password: "secret" };
      expect(await faults({ odd: {}, smtp })).toContainEqual(
        expect.stringMatching(/^fault: SMTP server .* offers no encryption.*STARTTLS/),
      );
    });

    test.each(["imap", "smtp"] as const)("%s: a wrong password", async (role) => {
      expect(await faults({ [role]: { password: "wrong" } })).toContainEqual(
        expect.stringMatching(
          new RegExp(`^fault: ${role}.* refuses the login of judge@example.test: .*\\w`, "i"),
        ),
      );
    });

    test("a permission that was taken back", async () => {
      const server = await startAuthorizationServer(judge.address);
      ends.push(() => server.stop());
      const directory = await mkdtemp(join(tmpdir(), "ems-grant-"));
      ends.push(() => rm(directory, { recursive: true }));
      const [described, file] = [join(directory, "provider.json"), join(directory, "tokens.json")];
      await writeFile(described, JSON.stringify(server.description("device")));
      const provider = findProvider(described);
      const registration = { id: "the judge", secret: "and its secret" };
      const asked = { provider, registration, user: judge.address, file, clock: realClock };
      await logIn({ ...asked, show: () => {} });
      const password = tokensOf(file, realClock);
      await password.current();
      server.revokeAll();
      await expect(password.renewed()).rejects.toThrow("has ended");
      expect(await faults({ imap: { password } })).toContainEqual(
        expect.stringMatching(/^fault: IMAP server .* was not asked\. .*Run: ems login --file/),
      );
    });

    test("smtp: it takes no mail", async () => {
      const closed = createServer((socket) => void socket.end("554 5.3.2 no mail today\r\n"));
      await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
      ends.push(async () => void closed.close());
      const { port } = closed.address() as AddressInfo;
      expect(await faults({ smtp: { port } })).toContainEqual(
        expect.stringMatching(/^fault: SMTP server .* ended the conversation: 554 5\.3\.2 no mail/),
      );
    });

    test("imap: no such folder", async () => {
      expect(await faults({ imap: { mailbox: "Judge" } })).toContainEqual(
        expect.stringMatching(/^fault: IMAP server .* has no folder Judge\. It has: INBOX/),
      );
    });
  });

  describe("with letters that do not come back", () => {
    test("the sender is refused", async () => {
      expect(await faults({ odd: { refusesSender: true } })).toContainEqual(
        expect.stringMatching(
          /^fault: .* does not let the judge write as judge\+b\.check@.*5\.7\.60/,
        ),
      );
    });

    test("the address is refused", async () => {
      expect(await faults({ odd: { refusesAll: true } })).toContainEqual(
        expect.stringMatching(/^fault: .* refuses mail to judge@.*own address.*no such user/),
      );
    });

    test("the tag is refused", async () => {
      expect(await faults({ odd: { refusesTags: true } })).toContainEqual(
        expect.stringMatching(
          /^fault: .* refuses mail to judge\+check@.*no such user.*plus-address/,
        ),
      );
    });

    test("the tag is swallowed", async () => {
      expect(await faults({ judge: { address: "tagless@example.test" } })).toContainEqual(
        expect.stringMatching(/^fault: A letter to tagless\+check@.* did not arrive.*plus-address/),
      );
    });

    test("everything is swallowed: then nothing is said of tags", async () => {
      const found = await faults({ judge: { address: "deaf@example.test" } });
      expect(found).toContainEqual(
        expect.stringMatching(/^fault: A letter to deaf@.* was sent and did not arrive within 2 s/),
      );
      expect(found.join()).not.toContain("plus");
    });

    test("the spam filter takes them", async () => {
      expect(await faults({ judge: { address: "spam@example.test" } })).toContainEqual(
        expect.stringMatching(/^fault: A letter to spam@.* went into the folder Junk/),
      );
    });
  });

  test("a clock that is ten hours off", async () => {
    const clock = { now: () => instant(Date.now() + 10 * hourMs) };
    expect(await faults({ clock })).toContainEqual(
      expect.stringMatching(/^fault: This machine's clock says .* UTC, .*: 10 h 0 min apart\./),
    );
  });

  describe("with trust in the mail server's verdict", () => {
    const trusting = { authserv: "mx.example.test" };
    const verdict = (server: string) => `Authentication-Results: ${server}; dmarc=pass\r\n`;

    test("it writes none", async () => {
      expect(await faults({ judge: trusting })).toContainEqual(
        expect.stringMatching(/^fault: judge\.trust is dmarc, but the mail server wrote no/),
      );
    });

    test("another server writes it", async () => {
      const odd = { adds: verdict("mail.example.test") };
      expect(await faults({ judge: trusting, odd })).toContainEqual(
        expect.stringMatching(/^fault: .* is by mail\.example\.test.*set judge\.authserv_id to it/),
      );
    });

    test("it writes one", async () => {
      const odd = { adds: verdict("mx.example.test") };
      expect(await said({ judge: trusting, odd })).toContain(
        "good: The mail server writes its verdict on senders (Authentication-Results: mx.example.test).",
      );
    });
  });

  describe("with a domain", () => {
    const spf = (data: string): Answer => ({ type: "TXT", name: "example.test", data });
    const dmarc = (data: string): Answer => ({ type: "TXT", name: "_dmarc.example.test", data });
    const named = (data: string): Answer => ({
      type: "PTR",
      name: "25.2.0.192.in-addr.arpa",
      data,
    });
    const mx = goodRecords.slice(0, 1);
    const reverse = "25.2.0.192.in-addr.arpa";

    test.each<[string, readonly Answer[], RegExp]>([
      ["that does not exist", [], /^fault: DNS knows no mail server for example\.test/],
      ["without SPF", [...mx, ...without("example.test")], /^note: example\.test has no SPF/],
      ["with two SPF records", [...goodRecords, spf("v=spf1 -all")], /^note: .* has 2 SPF records/],
      [
        "with an SPF record for everybody",
        [...mx, ...without("example.test"), spf("v=spf1 +all")],
        /^note: The SPF record of example\.test lets everybody send/,
      ],
      ["without DMARC", without("_dmarc.example.test"), /^note: example\.test has no DMARC record/],
      [
        "with a DMARC record that says nothing",
        [...without("_dmarc.example.test"), dmarc("v=DMARC1; rua=mailto:a@example.test")],
        /^note: The DMARC record of example\.test cannot be read: v=DMARC1; rua/,
      ],
      ["without reverse DNS", without(reverse), /^note: The address of mx\.example\.test, 192\.0/],
      [
        "with reverse DNS that leads elsewhere",
        [...without(reverse), named("dsl.provider.test")],
        /^note: .* is called dsl\.provider\.test in reverse DNS/,
      ],
    ])("%s", async (_, records, sentence) => {
      expect(await faults({ records })).toContainEqual(expect.stringMatching(sentence));
    });

    const signature = (domain: string) =>
      `DKIM-Signature: v=1; a=rsa-sha256;\r\n d=${domain}; s=ems; b=x\r\n`;

    test("whose letters nobody signs", async () => {
      expect(await faults({})).toEqual([
        expect.stringMatching(/^note: The letter to itself carries no DKIM signature/),
      ]);
    });

    test("whose letters another signs", async () => {
      expect(await faults({ odd: { adds: signature("provider.test") } })).toEqual([
        expect.stringMatching(/^note: Letters are signed \(DKIM\) for provider\.test, not for/),
      ]);
    });

    test("whose key is not in DNS", async () => {
      const records = without("ems._domainkey.example.test");
      expect(await faults({ odd: { adds: signature("example.test") }, records })).toEqual([
        expect.stringMatching(/^fault: .* there is no ems\._domainkey\.example\.test/),
      ]);
    });

    test("of which DNS says nothing at all", async () => {
      expect(await faults({ dns: "127.0.0.1:9" })).toContainEqual(
        expect.stringMatching(/^note: DNS gave no answer about example\.test \(E\w+\)/),
      );
    });
  });

  describe("with the embedded listener", () => {
    const listening = (port: number, changes: Partial<MailSetUp> = {}) =>
      said({
        setUp: {
          source: { kind: "smtp", host: "127.0.0.1", port },
          delivery: { kind: "smtp", host: "127.0.0.1", port, secure: false },
          ...changes,
        },
      });

    async function freePort(): Promise<number> {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      return port;
    }

    test("letters come to it", async () => {
      const found = await listening(await freePort());
      expect(found).toContainEqual(expect.stringMatching(/^good: The judge can listen on 127/));
      expect(found).toContainEqual(expect.stringMatching(/plus-addressing works/));
    });

    test("its port is taken", async () => {
      expect(await listening(system.ports.mx)).toContainEqual(
        expect.stringMatching(/^note: Something listens on 127\.0\.0\.1, port \d+ already/),
      );
    });

    test("letters are only written", async () => {
      const directory = await mkdtemp(join(tmpdir(), "ems-letters-"));
      ends.push(() => rm(directory, { recursive: true }));
      expect(
        await listening(await freePort(), { delivery: { kind: "folder", directory } }),
      ).toContainEqual(
        expect.stringMatching(/^note: Letters are not sent but written into .*mail\.smtp/),
      );
    });
  });
});

describe.runIf(mailAvailable())("a mail server that cannot announce mail", () => {
  test("is good enough", async () => {
    const system = await startMailSystem({ idle: false });
    await system.addUser(judge.address, "secret");
    const found: Finding[] = [];
    const here = { host: "127.0.0.1", secure: false, user: judge.address, password: "secret" };
    await checkMail(
      {
        judge,
        source: { kind: "imap", ...here, port: system.ports.imap, mailbox: "INBOX" },
        delivery: { kind: "smtp", ...here, port: system.ports.submission },
      },
      {
        clock: realClock,
        resolver: resolverFor(["127.0.0.1:9"]),
        waitSeconds: 5,
        report: (finding) => void found.push(finding),
      },
    );
    await system.stop();
    found.forEach(bring);
    expect(found.map(say)).toContainEqual({
      weight: "note",
      text: expect.stringMatching(/cannot announce new mail/),
      cure: expect.stringContaining("poll_seconds"),
    });
  });
});

function isAnySkipped(tasks: readonly RunnerTask[]): boolean {
  return tasks.some((task) =>
    task.type === "suite" ? isAnySkipped(task.tasks) : task.mode === "skip",
  );
}

describe.runIf(mailAvailable())("all sentences together", () => {
  beforeEach(({ skip, task }) => {
    skip(isAnySkipped(task.file.tasks), "not all tests were run");
  });

  test("each was said of its fault", () => {
    expect([...brought].sort()).toEqual(Object.keys(causes).sort());
  });
});
