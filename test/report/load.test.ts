/** The catalogue proves the templates complete: every way in which they can be wrong is found at load. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { complaintKinds, formNames } from "../../src/language/index.js";
import { loadCatalogue } from "../../src/report/index.js";
import { templateFiles } from "../support/templates.js";

/** What loading says of the judge's own templates with one of them changed. */
function faultsWith(change: (files: Record<string, string>) => void): string {
  const files: Record<string, string> = { ...templateFiles() };
  change(files);
  try {
    loadCatalogue(files, complaintKinds, formNames);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test("the judge's own templates are sound", () => {
  expect(faultsWith(() => {})).toBe("");
});

const broken: readonly (readonly [
  what: string,
  file: string,
  find: RegExp,
  change: string,
  fault: string,
])[] = [
  [
    "a word that an event does not have",
    "events.txt",
    /\{\{count\}\}/,
    "{{number}}",
    'events.txt: "orders-taken" cannot use {{number}}.',
  ],
  [
    "a word that a letter does not have",
    "letters/press.txt",
    /\{\{body\}\}/,
    "{{text_}}",
    "letters/press.txt cannot use {{text_}}.",
  ],
  [
    "a word that a part does not have",
    "parts/header.txt",
    /\{\{gameTitle\}\}/,
    "{{title}}",
    "letters/reply.txt cannot use {{title}}.",
  ],
  [
    "a word that a phrase does not have",
    "reasons.txt",
    /\{\{by\}\}/,
    "{{whom}}",
    "cannot use {{whom}}",
  ],
  [
    "a block in a phrase",
    "reasons.txt",
    /\{\{by\}\}/,
    "{{#if by}}x{{/if}}",
    "nothing but plain {{field}}s",
  ],
  ["an unknown helper", "events.txt", /plural count/, "count count", "cannot use {{count ...}}"],
  ["a block that is not closed", "letters/late.txt", /\{\{\/if\}\}/, "", "letters/late.txt: "],
  [
    "a part that does not exist",
    "letters/reminder.txt",
    /> header/,
    "> heder",
    'there is no part "heder"',
  ],
  ["a letter without a subject", "letters/ended.txt", /^Subject:/, "Sub:", 'begin with "Subject:"'],
  ["a help text without other words", "help/press.txt", /^Also:/, "", 'begin with "Also:"'],
  [
    "a key that stands twice",
    "words.txt",
    /^or: or$/m,
    "or: or\nor: else",
    'words.txt: "or" stands twice',
  ],
  ["a line that is no entry", "words.txt", /^or: or$/m, "or or", "words.txt, line "],
];

test.each(broken)("%s is found", (_, file, find, change, fault) => {
  const message = faultsWith((files) => {
    expect(files[file]).toMatch(find);
    files[file] = files[file]!.replace(find, change);
  });
  expect(message).toContain(fault);
});

const entryFiles = Object.keys(templateFiles()).filter((file) => !file.includes("/"));

/** Keys of a file of entries; a complaint's special keys may be missing. */
function keysOf(text: string): readonly string[] {
  const keys = [...text.matchAll(/^([\w.-]+):/gm)].map(([, key]) => key!);
  return keys.filter((key) => !/^[\w-]+\.(?!subject)/.test(key));
}

describe("every text is needed", () => {
  test.each(entryFiles)("in %s", (file) => {
    const keys = keysOf(templateFiles()[file]!);
    const message = faultsWith((files) => {
      files[file] = files[file]!.replace(/^([\w.-]+):/gm, "$1-x:");
    });
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) {
      expect(message).toContain(`"${key}" is missing.`);
      expect(message).toContain(`"${key}-x" is not used anywhere.`);
    }
  });

  test.each(Object.keys(templateFiles()))("%s", (file) => {
    const missing = faultsWith((files) => {
      files[`${file}-x.txt`] = files[file]!;
      delete files[file];
    });
    expect(missing).toContain(file.replace(/^parts\/(.*)\.txt$/, "$1"));
  });
});

test("all faults are named together", () => {
  const message = faultsWith((files) => {
    delete files["illegal.txt"];
    delete files["help/press.txt"];
    files["letters/vote.txt"] = "Subject: none\n";
  });
  expect(message.split("\n").length).toBeGreaterThan(40);
  expect(message).toContain("illegal.txt is missing.");
  expect(message).toContain("letters/vote.txt is not used anywhere.");
});

test("the README lists every file", () => {
  const readme = readFileSync(new URL("../../templates/README.md", import.meta.url), "utf8");
  const unlisted = Object.keys(templateFiles()).filter(
    (file) => !readme.includes(`\`${file.replace(/^(\w+)\/.*/, "$1/")}\``),
  );
  expect(unlisted).toEqual([]);
});
