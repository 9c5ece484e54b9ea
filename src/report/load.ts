/**
 * Reads templates/ and proves it complete before the first letter: a key without text, a text that
 * nothing uses and a word that does not exist are all found here, and named together.
 */
import { assert } from "../util/index.js";
import { type Catalogue, type HelpPage, namesKeeper } from "./catalogue.js";
import { deedKinds } from "./deeds.js";
import { readEntries } from "./entries.js";
import { eventSayings } from "./events.js";
import { helpTopics } from "./help-topics.js";
import { illegalFields } from "./illegal.js";
import { answerFields, blockFields, keeperFields, letterFields } from "./letters.js";
import { makePhrasebook } from "./phrasebook.js";
import { reasonFields } from "./reasons.js";
import { refusalSayings } from "./refusals.js";
import type { Saying } from "./say.js";
import { sceneFields } from "./scene-words.js";
import { readTemplate, type Template, templateHelpers } from "./template.js";
import { makeVocabulary } from "./vocabulary.js";

/** The files of templates/, by their path in it, with `/` between folders. */
export type TemplateFiles = Readonly<Record<string, string>>;

/** The files, and what was found wrong with them so far. */
interface Reading {
  readonly files: TemplateFiles;
  readonly faults: string[];
}

type Texts = ReadonlyMap<string, string>;

/**
 * The catalogue; throws an error that names every fault of the files. The kinds of complaints and of
 * statements (whose right forms are shown when one goes wrong) are the language's.
 */
export function loadCatalogue(
  files: TemplateFiles,
  complaintKinds: readonly string[],
  statementKinds: readonly string[],
): Catalogue {
  const reading: Reading = { files, faults: [] };
  const catalogue = readCatalogue(reading, complaintKinds, statementKinds);
  reading.faults.push(...strayFiles(files));
  assert(
    reading.faults.length === 0,
    `The templates cannot be used:\n${reading.faults.join("\n")}`,
  );
  return catalogue;
}

function readCatalogue(
  reading: Reading,
  complaintKinds: readonly string[],
  statementKinds: readonly string[],
): Catalogue {
  const { words, faults } = makeVocabulary(
    new Map([...entries(reading, "words.txt"), ...entries(reading, "results.txt")]),
  );
  const reasons = makePhrasebook("reasons.txt", reasonFields, entries(reading, "reasons.txt"));
  const illegal = makePhrasebook("illegal.txt", illegalFields, entries(reading, "illegal.txt"));
  reading.faults.push(...faults, ...reasons.faults, ...illegal.faults);
  return {
    words,
    reasons: reasons.book,
    illegal: illegal.book,
    letters: wholeTexts(reading, "letters", letterFields, sceneFields),
    keeper: wholeTexts(reading, "keeper", keeperFields, []),
    answers: wholeTexts(reading, "answers", answerFields, sceneFields),
    events: sentences(reading, "events.txt", fieldsOf(eventSayings)),
    notices: sentences(reading, "notices.txt", noticeFields()),
    deeds: sentences(reading, "deeds.txt", fieldsOfSome(deedKinds)),
    refusals: sentences(reading, "refusals.txt", fieldsOf(refusalSayings)),
    complaints: complaints(reading, complaintKinds),
    forms: expectKeys(reading, "forms.txt", entries(reading, "forms.txt"), statementKinds),
    help: help(reading),
    namesOf: namesKeeper(words),
  };
}

/** The entries of a file, its own faults noted. */
function entries(reading: Reading, file: string): Texts {
  const content = reading.files[file];
  if (content === undefined) {
    reading.faults.push(`${file} is missing.`);
    return new Map();
  }
  const { texts, faults } = readEntries(file, content);
  reading.faults.push(...faults);
  return texts;
}

/** Notes which keys are missing and which are not used. */
function expectKeys(
  { faults }: Reading,
  file: string,
  texts: Texts,
  keys: readonly string[],
): Texts {
  for (const key of keys) if (!texts.has(key)) faults.push(`${file}: "${key}" is missing.`);
  for (const key of texts.keys()) {
    if (!keys.includes(key)) faults.push(`${file}: "${key}" is not used anywhere.`);
  }
  return texts;
}

function fieldsOf(
  sayings: Readonly<Record<string, Saying<never, never>>>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(sayings).map(([kind, { fields }]) => [kind, fields]));
}

function fieldsOfSome(kinds: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map([...fieldsOf(eventSayings)].filter(([kind]) => kinds.includes(kind)));
}

/** Events whose letters are one sentence long: these have a sentence and a subject. */
function noticeFields(): ReadonlyMap<string, readonly string[]> {
  const kinds = [...fieldsOf(eventSayings)].filter(([kind]) => !(kind in letterFields));
  return new Map([
    ...kinds,
    ...kinds.map(([kind, fields]) => [`${kind}.subject`, fields] as const),
  ]);
}

/** The templates of a file, one for each key, with the words that each may use. */
function sentences(
  reading: Reading,
  file: string,
  fields: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Template> {
  const texts = expectKeys(reading, file, entries(reading, file), [...fields.keys()]);
  const templates = new Map<string, Template>();
  for (const [key, text] of texts) {
    const allowed = [...(fields.get(key) ?? []), ...sceneFields];
    templates.set(key, template(reading, `${file}: "${key}"`, text, allowed, {}));
  }
  return templates;
}

/**
 * What a complaint's data holds is known only to who makes it: its templates may use any field, and a
 * key like `bad-date.past` is preferred to `bad-date` where a field has the value `past`.
 */
function complaints(reading: Reading, kinds: readonly string[]): ReadonlyMap<string, Template> {
  const file = "complaints.txt";
  const texts = entries(reading, file);
  const variants = [...texts.keys()].filter((key) => kinds.includes(key.split(".")[0]!));
  expectKeys(reading, file, texts, [...new Set([...kinds, ...variants])]);
  const templates = new Map<string, Template>();
  for (const [key, text] of texts) {
    templates.set(key, template(reading, `${file}: "${key}"`, text, null, {}));
  }
  return templates;
}

/** The templates of a folder, one file for each; a letter's begins with its subject. */
function wholeTexts<T extends Readonly<Record<string, readonly string[]>>>(
  reading: Reading,
  folder: string,
  fields: T,
  common: readonly string[],
): Readonly<Record<keyof T, Template>> {
  const parts = partsOf(reading.files);
  const compiled = Object.entries(fields).map(([kind, own]) => {
    const path = `${folder}/${kind}.txt`;
    const text = reading.files[path];
    if (text === undefined) reading.faults.push(`${path} is missing.`);
    else if (folder !== "answers" && !text.startsWith("Subject:")) {
      reading.faults.push(`${path} must begin with "Subject:".`);
    }
    const allowed = [...own, ...common, ...blockFields];
    return [kind, template(reading, path, text ?? "", allowed, parts)];
  });
  return Object.fromEntries(compiled) as Record<keyof T, Template>;
}

/** Texts that others include. */
function partsOf(files: TemplateFiles): Readonly<Record<string, string>> {
  const parts = Object.entries(files).flatMap(([path, text]) => {
    const [, name] = /^parts\/([\w-]+)\.txt$/.exec(path) ?? [];
    return name === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(parts);
}

/** A compiled template; what it uses and cannot use is noted. */
function template(
  { faults }: Reading,
  place: string,
  text: string,
  fields: readonly string[] | null,
  parts: Readonly<Record<string, string>>,
): Template {
  const read = readTemplate(text, parts);
  if (read.kind === "faulty") {
    faults.push(`${place}: ${read.fault}`);
    return () => "";
  }
  for (const field of read.uses.fields) {
    if (fields !== null && !fields.includes(field)) {
      faults.push(`${place} cannot use {{${field}}}.`);
    }
  }
  for (const helper of read.uses.helpers) {
    if (!templateHelpers.includes(helper)) faults.push(`${place} cannot use {{${helper} ...}}.`);
  }
  for (const part of read.uses.parts) {
    if (!(part in parts)) faults.push(`${place}: there is no part "${part}".`);
  }
  return read.template;
}

/** The topics of HELP. A file begins with `Also:` and other words that people may ask with. */
function help(reading: Reading): ReadonlyMap<string, HelpPage> {
  const pages = new Map<string, HelpPage>();
  for (const topic of helpTopics) {
    const path = `help/${topic}.txt`;
    const [also = "", ...lines] = (reading.files[path] ?? "").split("\n");
    if (!also.startsWith("Also:")) reading.faults.push(`${path} must begin with "Also:".`);
    const synonyms = also
      .slice("Also:".length)
      .split(",")
      .map((word) => word.trim().toLowerCase());
    pages.set(topic, {
      synonyms,
      text: lines
        .join("\n")
        .replace(/^\s*\n/, "")
        .trimEnd(),
    });
  }
  return pages;
}

/** Files that nothing reads: a misspelt name would otherwise go unnoticed. */
function strayFiles(files: TemplateFiles): readonly string[] {
  const known = new Set([
    ...Object.keys(letterFields).map((kind) => `letters/${kind}.txt`),
    ...Object.keys(keeperFields).map((kind) => `keeper/${kind}.txt`),
    ...Object.keys(answerFields).map((kind) => `answers/${kind}.txt`),
    ...helpTopics.map((topic) => `help/${topic}.txt`),
    ...["words", "results", "reasons", "illegal", "events", "notices"].map((name) => `${name}.txt`),
    ...["refusals", "complaints", "forms", "deeds"].map((name) => `${name}.txt`),
    "README.md",
  ]);
  return Object.keys(files)
    .filter((path) => !known.has(path) && !path.startsWith("parts/"))
    .map((path) => `${path} is not used anywhere.`);
}
