/** HELP: the topics that there are, and the page of one. */
import type { Board } from "../../map/index.js";
import { present } from "../../util/index.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { toAscii } from "../engine/ascii.js";
import { flowed } from "../engine/fill.js";
import { oneLine } from "../engine/letter-text.js";
import { topicMax } from "../limits.js";
import { type Saying, wordsOf } from "../words/say.js";

/** What HELP can explain: a file for each in templates/help, in the order in which they are listed. */
export const helpTopics = [
  "start",
  "beginners",
  "rules",
  "map",
  "abbreviations",
  "glossary",
  "words",
  "orders",
  "retreats",
  "builds",
  "phase",
  "proxy",
  "results",
  "try",
  "questions",
  "commands",
  "letters",
  "press",
  "press-rules",
  "fake",
  "secrecy",
  "signals",
  "deadlines",
  "missed",
  "time",
  "seats",
  "standby",
  "votes",
  "scoring",
  "identity",
  "create",
  "gm",
  "clocks",
  "players",
  "running",
  "rulebooks",
] as const;

/** What was asked for, and the text about it; null where there is none. */
interface Found {
  readonly asked: string;
  readonly text: string | null;
}

/** HELP is answered outside any game: no word of a scene stands in it. */
export const helpSaying: Saying<Found, null> = {
  body: ({ text }) => text ?? "",
  unknown: ({ asked, text }) => (text === null ? oneLine(asked).slice(0, topicMax) : ""),
};

/**
 * HELP, with or without a topic; the names of places are those of the asker's board. Which topics there are stands
 * below all that is told of them.
 */
export function helpText(
  catalogue: Catalogue,
  asked: string | null,
  board: Board | null = null,
): string {
  const word = asked?.trim().toLowerCase() ?? "";
  const entries = /^glossary\s/.test(word) ? entriesNamed(catalogue, word) : "";
  if (entries !== "") return flowed(`${entries}\n`);
  const topic =
    word === "" ? "start" : findTopic(catalogue, word.replace(/^glossary\s.*/, "glossary"));
  const page = topic === undefined ? null : present(catalogue.help.get(topic), topic).text;
  const text = page?.replace("{{places}}", () => placesOf(board)) ?? null;
  const frame = present(catalogue.answers.get("help"), "The answer to HELP");
  return flowed(frame(wordsOf(helpSaying, { asked: asked ?? "", text }, null)));
}

/** `HELP GLOSSARY bounce`: what the two pages of words say of those that are named; empty where they have none. */
function entriesNamed({ help }: Catalogue, asked: string): string {
  const pages = ["glossary", "words"].map((topic) => present(help.get(topic), topic).text);
  const lines = pages
    .join("\n")
    .split("\n")
    .filter((line) => {
      const [, term = ""] = /^ (\S+(?: \S+)*) {2,}/.exec(line) ?? [];
      const stem = term.toLowerCase().replace(/ed$/, "e").replace("center", "cent(?:er|re)");
      return term !== "" && new RegExp(`\\b${stem}(?:s|ed|d|es|ing)?\\b`).test(asked);
    });
  return lines.length > 3 ? "" : lines.join("\n");
}

/** All places of a board in one paragraph, by their abbreviations. */
function placesOf(board: Board | null): string {
  const places = board?.provinces ?? [];
  return places.map(({ id, english }) => `${id} ${toAscii(english)}`).join(", ");
}

/** The topic of this name; else one that has it as a synonym; else one that begins so. */
function findTopic({ help }: Catalogue, asked: string): string | undefined {
  const topics = [...help];
  const found =
    topics.find(([topic]) => topic === asked) ??
    topics.find(([, { synonyms }]) => synonyms.includes(asked)) ??
    topics.find(([topic]) => asked.length > 2 && topic.startsWith(asked));
  return found?.[0];
}
