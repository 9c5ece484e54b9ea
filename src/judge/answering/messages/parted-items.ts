/** Items of a mail as its messages part them: what tells somebody something stands apart, with all that belongs to it. */
import { type Body, type BodyItem, looksLikeOrder, sentencesOf } from "../../../language/index.js";
import type { Speaker } from "../../session/session.js";
import { partsOf, toldIn } from "./told-message.js";

/** The body with messages apart from what they stand beside; `read` reads a part of a mail. */
export function withMessagesApart(
  speaker: Speaker,
  body: Body,
  read: (text: string) => Body,
): Body {
  const parted = body.items.flatMap((item) =>
    item.kind === "consent" ? besideAnswer(speaker, item, read) : [item],
  );
  const items: BodyItem[] = [];
  for (const item of parted) {
    const before = items.at(-1);
    if (before !== undefined && goesOn(speaker, before, item))
      items.splice(-1, 1, { ...asText(before), line: `${before.line.trim()} ${item.line.trim()}` });
    else items.push(item);
  }
  return { ...body, items };
}

/** `No, I stay. Tell Italy that I agree`: an answer to the judge, and a message. */
function besideAnswer(
  speaker: Speaker,
  item: BodyItem,
  read: (text: string) => Body,
): readonly BodyItem[] {
  const parts = partsOf(speaker, item);
  const at = parts.findIndex((line) => toldIn(speaker, { line }) !== null);
  if (at <= 0) return [item];
  const { number } = item;
  const before = read(parts.slice(0, at).join("")).items.map((each) => ({ ...each, number }));
  return [...before, ...parts.slice(at).map((line) => ({ ...asText(item), line: line.trim() }))];
}

function asText({ number, line }: BodyItem): BodyItem & { readonly kind: "text" } {
  return { kind: "text", number, line };
}

/** `Tell Austria let's all jump Russia, k? I'm in if you guys are`: the next sentence of the line is said to Austria, too. */
function goesOn(speaker: Speaker, before: BodyItem, item: BodyItem): boolean {
  if (item.kind !== "text" || item.number !== before.number || !speaksOn.test(item.line))
    return false;
  if (looksLikeOrder(item.line) || before.kind === "statement") return false;
  const last = sentencesOf(before.line).at(-1) ?? "";
  return toldIn(speaker, { line: last }) !== null && toldIn(speaker, item) === null;
}

const speaksOn =
  /(?<!\p{L})(?:you(?:['\u2019]\p{L}+)?|youre|your|yours|u|ur|we|us|our|y['\u2019]all|du|dich|dir|dein\p{L}*|ihr|euch|wir|uns|unser\p{L}*|tu|toi|te|vous|votre|vos|nous|on|t\u00fa|ti|vosotros|nosotros|voi|noi|jij|jullie|wij)(?!\p{L})/iu;
