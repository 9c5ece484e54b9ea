/**
 * Reads templates/ and proves it complete before the first letter: a key without text, a text that
 * nothing uses and a word that does not exist are all found here, and named together.
 */
import { assert } from "../util/index.js";
import {
  type AnySayings,
  sayingsOfAnswers,
  sayingsOfGmLog,
  sayingsOfLetters,
  sayingsOfNotices,
} from "./all-sayings.js";
import { helpSaying, helpTopics } from "./answers/help-pages.js";
import { questionSayings } from "./answers/questions.js";
import {
  type Catalogue,
  type HelpPage,
  namesKeeper,
  type Templates,
} from "./catalogue/catalogue.js";
import { readEntries } from "./engine/entries.js";
import { makePhrasebook } from "./engine/phrasebook.js";
import {
  type Parts,
  partsOf,
  readTemplate,
  type Template,
  templateHelpers,
} from "./engine/template.js";
import { keeperSayings } from "./letters/keeper.js";
import { pageSayings } from "./pages/pages.js";
import { illegalFields } from "./reasons/illegal.js";
import { reasonFields } from "./reasons/reason-book.js";
import { sayingsOfAskedFirst } from "./sentences/asked-first.js";
import { eventSayings } from "./sentences/events.js";
import { refusalSayings } from "./sentences/refusals.js";
import { blockWords, type Saying } from "./words/say.js";
import { sceneSaying } from "./words/scene-words.js";
import { makeVocabulary } from "./words/vocabulary.js";

/** The files of templates/, by their path in it, with `/` between folders. */
export type TemplateFiles = Readonly<Record<string, string>>;

/** The files, and what was found wrong with them so far. */
interface Reading {
  readonly files: TemplateFiles;
  readonly faults: string[];
  /** Of the texts; those of the pages are others. */
  readonly parts: Parts;
}

type Texts = ReadonlyMap<string, string>;

/**
 * The catalogue; throws an error that names every fault of the files. The kinds of complaints and of
 * statements (whose right forms are shown when one goes wrong) are the language's.
 */
export function loadCatalogue(
  files: TemplateFiles,
  complaintKinds: readonly string[],
  formNames: readonly string[],
): Catalogue {
  const reading: Reading = { files, faults: [], parts: partsOf(textsIn(files, textParts)) };
  const catalogue = readCatalogue(reading, complaintKinds, formNames);
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
  formNames: readonly string[],
): Catalogue {
  const { words, faults } = makeVocabulary(
    new Map([...entries(reading, "words.txt"), ...entries(reading, "results.txt")]),
  );
  const reasonTexts = entries(reading, "reasons.txt");
  const reasons = makePhrasebook("reasons.txt", reasonFields, inMood(reasonTexts, "$1"));
  const supposed = makePhrasebook("reasons.txt", reasonFields, inMood(reasonTexts, "$2"));
  const illegal = makePhrasebook("illegal.txt", illegalFields, entries(reading, "illegal.txt"));
  reading.faults.push(...faults, ...reasons.faults, ...illegal.faults);
  return {
    words,
    reasons: reasons.book,
    supposedReasons: supposed.book,
    illegal: illegal.book,
    letters: wholeTexts(reading, "letters", sayingsOfLetters, sceneSaying),
    keeper: wholeTexts(reading, "keeper", keeperSayings, {}),
    answers: new Map([
      ...wholeTexts(reading, "answers", sayingsOfAnswers, sceneSaying),
      ...wholeTexts(reading, "answers", { help: helpSaying }, {}),
    ]),
    events: sentences(reading, "events.txt", eventSayings),
    notices: sentences(reading, "notices.txt", sayingsOfNotices()),
    pages: pages(reading),
    gmLog: sentences(reading, "gm-log.txt", sayingsOfGmLog()),
    refusals: sentences(reading, "refusals.txt", refusalSayings),
    askedFirst: sentences(reading, "asked-first.txt", sayingsOfAskedFirst()),
    complaints: complaints(reading, complaintKinds),
    questions: sentences(reading, "questions.txt", questionSayings),
    forms: expectKeys(reading, "forms.txt", entries(reading, "forms.txt"), formNames),
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

/** The templates of a file, one for each key, with the words that each may use. */
function sentences(reading: Reading, file: string, sayings: AnySayings): Templates {
  const texts = expectKeys(reading, file, entries(reading, file), Object.keys(sayings));
  const templates = new Map<string, Template>();
  for (const [key, text] of texts) {
    const allowed = Object.keys({ ...sayings[key], ...sceneSaying });
    templates.set(key, template(reading, `${file}: "${key}"`, text, allowed, noParts));
  }
  return templates;
}

/**
 * Only the maker of a complaint knows what its data holds: its templates may use any field, and a
 * key like `bad-date.past` is preferred to `bad-date` where a field has the value `past`.
 */
function complaints(reading: Reading, kinds: readonly string[]): Templates {
  const file = "complaints.txt";
  const texts = entries(reading, file);
  const variants = [...texts.keys()].filter((key) => kinds.includes(key.split(".")[0]!));
  expectKeys(reading, file, texts, [...new Set([...kinds, ...variants])]);
  const templates = new Map<string, Template>();
  for (const [key, text] of texts) {
    templates.set(key, template(reading, `${file}: "${key}"`, text, null, noParts));
  }
  return templates;
}

/** The templates of a folder, one file for each; a letter's begins with its subject. */
function wholeTexts(
  reading: Reading,
  folder: string,
  sayings: AnySayings,
  common: Saying<never, never>,
): Templates {
  const compiled = Object.entries(sayings).map(([kind, own]) => {
    const path = `${folder}/${kind}.txt`;
    const text = reading.files[path];
    if (text === undefined) reading.faults.push(`${path} is missing.`);
    else if (folder !== "answers" && !text.startsWith("Subject:")) {
      reading.faults.push(`${path} must begin with "Subject:".`);
    }
    const allowed = [...Object.keys({ ...own, ...common }), ...blockWords];
    return [kind, template(reading, path, text ?? "", allowed, reading.parts)] as const;
  });
  return new Map(compiled);
}

/** The pages, in which everything that is filled in is escaped. */
function pages(reading: Reading): Templates {
  const parts = partsOf(textsIn(reading.files, pageParts), "markup");
  const compiled = Object.entries(pageSayings).map(([kind, own]) => {
    const path = pagePath(kind);
    const text = reading.files[path];
    if (text === undefined) reading.faults.push(`${path} is missing.`);
    const allowed = [...Object.keys({ ...own, ...sceneSaying }), ...blockWords];
    return [kind, template(reading, path, text ?? "", allowed, parts)] as const;
  });
  return new Map(compiled);
}

function pagePath(kind: string): string {
  return `pages/${kind}.${kind === "feed" ? "xml" : "html"}`;
}

const textParts = /^parts\/([\w-]+)\.txt$/;
const pageParts = /^pages\/parts\/([\w-]+)\.html$/;

const noParts = partsOf({});

/** Texts that others include. */
function textsIn(files: TemplateFiles, place: RegExp): Readonly<Record<string, string>> {
  const texts = Object.entries(files).flatMap(([path, text]) => {
    const [, name] = place.exec(path) ?? [];
    return name === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(texts);
}

/** A compiled template; what it uses and cannot use is noted. */
function template(
  { faults }: Reading,
  place: string,
  text: string,
  fields: readonly string[] | null,
  parts: Parts,
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
    if (!parts.has(part)) faults.push(`${place}: there is no part "${part}".`);
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

/** `[did|would]`: what happened is told in the first, what is only supposed in the second. */
function inMood(texts: Texts, word: "$1" | "$2"): Texts {
  return new Map([...texts].map(([key, text]) => [key, text.replace(moods, word)]));
}

const moods = /\[([^[|\]]+)\|([^[|\]]+)\]/g;

/** Files that nothing reads: a misspelt name would otherwise go unnoticed. */
function strayFiles(files: TemplateFiles): readonly string[] {
  const known = new Set([
    ...Object.keys(sayingsOfLetters).map((kind) => `letters/${kind}.txt`),
    ...Object.keys(keeperSayings).map((kind) => `keeper/${kind}.txt`),
    ...Object.keys(sayingsOfAnswers).map((kind) => `answers/${kind}.txt`),
    "answers/help.txt",
    ...helpTopics.map((topic) => `help/${topic}.txt`),
    ...["words", "results", "reasons", "illegal", "events", "notices"].map((name) => `${name}.txt`),
    ...["refusals", "asked-first", "complaints", "forms", "gm-log", "questions"].map(
      (name) => `${name}.txt`,
    ),
    ...Object.keys(pageSayings).map(pagePath),
    "README.md",
  ]);
  return Object.keys(files)
    .filter((path) => !known.has(path) && !textParts.test(path) && !pageParts.test(path))
    .map((path) => `${path} is not used anywhere.`);
}
