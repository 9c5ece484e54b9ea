/** What of a mail was not read, in words, and what its writer can do about that. */
import { flat } from "../../util/index.js";
import { quote } from "../sentences/quote.js";
import type { Stage } from "../words/say.js";
import type { AnsweredMail, SkippedText } from "../words/scene.js";
import { when } from "../words/times.js";

/** All that was not read and may have been meant for the judge, as part of a sentence; empty if that is nothing. */
export function unreadText(stage: Stage, mail: AnsweredMail): string {
  const told = mail.skipped.filter(
    (text) => !("isIdle" in text && text.isIdle) && !isAnswered(mail, text),
  );
  const talk = told.flatMap((text) => (text.kind === "talk" ? [quote(text.first ?? "")] : []));
  return stage.words.and(together(told).map((text) => skippedText(stage, text, talk)));
}

/** Talk above which the reply has its answer, or its question, already. */
function isAnswered({ items }: AnsweredMail, text: SkippedText): boolean {
  if (text.kind !== "talk" || text.first === undefined) return false;
  const said = flat(text.first);
  return items.some((item) => "line" in item && flat(item.line) === said);
}

/** More sentences of a mail would be read by nobody. */
const namedMax = 5;

/** Lines that were left out for the same reason, as one. */
function together(skipped: readonly SkippedText[]): readonly SkippedText[] {
  const all = new Map<string, SkippedText>();
  for (const text of skipped) {
    const key = text.kind === "attachment" ? `${text.kind} ${text.name}` : text.kind;
    const before = all.get(key);
    const isMore = before !== undefined && "lines" in before && "lines" in text;
    all.set(key, isMore ? { ...before, lines: before.lines + text.lines } : text);
  }
  return [...all.values()];
}

function skippedText({ words }: Stage, skipped: SkippedText, talk: readonly string[]): string {
  switch (skipped.kind) {
    case "attachment":
      return words.say("skipped-attachment", { name: quote(skipped.name) });
    case "subject":
      return words.say("skipped-subject");
    case "talk": {
      const lines = words.count(skipped.lines, "one-line", "lines");
      const named = [...new Set(talk)].slice(0, namedMax).map((each) => `"${each}"`);
      const isAsked = talk.some((each) => each.includes("?"));
      return words.say(isAsked ? "skipped-asked" : "skipped-talk", {
        lines,
        named: named.join(", "),
      });
    }
    case "sealed":
      return words.say("skipped-sealed");
    case "too-long":
      return words.say("skipped-too-long", { limit: skipped.limit });
    case "mail-too-large":
      return words.say("skipped-mail-too-large", {
        megabytes: Math.floor(skipped.limit / (1024 * 1024)),
      });
    default:
      return words.say(`skipped-${skipped.kind}`, {
        lines: words.count(skipped.lines, "one-line", "lines"),
      });
  }
}

/** What the writer can do about it, as sentences. */
export function unreadAdvice(stage: Stage, mail: AnsweredMail): string {
  const { words } = stage;
  const { items, isUseful, skipped } = mail;
  const kinds = new Set(skipped.map(({ kind }) => kind));
  const isBlank = items.length === 0 && isUseful !== true;
  const isVain = isBlank || items.every(({ kind }) => kind === "complaint");
  const [edited] = skipped.flatMap((text) => (text.kind === "edited-quote" ? [text] : []));
  const line = quote(edited?.first ?? "");
  const advice = [
    ...(edited === undefined ? [] : [words.say("advice-edited-quote", { line })]),
    ...(kinds.has("encrypted") || kinds.has("sealed") ? [words.say("advice-encrypted")] : []),
    ...(kinds.has("subject") ? [words.say("advice-subject")] : []),
    ...(isBlank && kinds.has("talk") ? [adviceOnTalk(stage, mail)] : []),
    ...(isVain && kinds.has("attachment") ? [words.say("advice-attachment")] : []),
  ];
  if (isBlank && advice.length === 0 && hiding.some((kind) => kinds.has(kind))) {
    return words.say("advice-hidden");
  }
  return advice.join(" ");
}

/** What may be meant for the judge, from one in this role. */
function adviceOnTalk({ words, scene }: Stage, { skipped, ownRole }: AnsweredMail): string {
  const { view } = scene;
  const role = view?.you.role ?? ownRole;
  if (role === "gm" && view?.status === "forming") return words.say("advice-talk-gm-forming");
  if (role === "gm") {
    const at = view?.status === "active" ? view.deadline : null;
    const advice = words.say("advice-talk-gm");
    return at === null
      ? advice
      : `${advice} ${words.say("advice-deadline", { deadline: when(scene, at) })}`;
  }
  const isAsking = skipped.some((text) => text.kind === "talk" && text.first?.includes("?"));
  if (isAsking && role) return words.say("advice-question");
  return words.say(role === "player" ? "advice-talk" : "advice-talk-observer");
}

/** Where orders can stand that are not read. */
const hiding = ["quote", "signature", "disclaimer"] as const;
