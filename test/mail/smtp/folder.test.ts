import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFolderTransport } from "../../../src/mail/index.js";
import { letter, sender } from "../../support/mail/letters.js";

describe("letters as files", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "ems-letters-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test("a letter is a file in its recipient's folder", async () => {
    expect(await createFolderTransport(directory, sender).send(letter())).toEqual({ kind: "sent" });
    expect(await readdir(join(directory, "anna@example.test"))).toEqual(["000017.eml"]);
    const text = await readFile(join(directory, "anna@example.test", "000017.eml"), "latin1");
    expect(text).toContain("Message-ID: <ems.17.ab@example.test>\r\n");
    expect(text).toContain("\r\n\r\n:: Judge: EMSD  Game: paris\r\n");
  });

  test("sent again, it overwrites itself", async () => {
    const transport = createFolderTransport(directory, sender);
    await transport.send(letter());
    const first = await readFile(join(directory, "anna@example.test", "000017.eml"));
    await transport.send(letter());
    expect(await readdir(join(directory, "anna@example.test"))).toEqual(["000017.eml"]);
    expect(await readFile(join(directory, "anna@example.test", "000017.eml"))).toEqual(first);
  });

  test.each([
    ["a/b@example.test", "a_b@example.test"],
    ["$home`x`@example.test", "_home_x_@example.test"],
  ])("the folder of %s is %s", async (to, folder) => {
    await createFolderTransport(directory, sender).send(letter({ to }));
    expect(await readdir(directory)).toEqual([folder]);
  });

  test("an address that leads elsewhere is none", async () => {
    const delivery = await createFolderTransport(directory, sender).send(
      letter({ to: "../../anna@example.test" }),
    );
    expect(delivery.kind).toBe("permanent");
    expect(await readdir(directory)).toEqual([]);
  });

  test("a folder that cannot be written is tried again later", async () => {
    await writeFile(join(directory, "anna@example.test"), "a file in the way");
    const delivery = await createFolderTransport(directory, sender).send(letter());
    expect(delivery.kind).toBe("temporary");
  });
});
