/**
 * Handbooks as what they tell: mails that people write, time that passes, and parts of the letters that follow.
 * In a handbook's Markdown these are
 *
 *     ```mail      From: and, for an answer to the judge's last letter, Subject: Re: ...; a blank line; the text
 *     ```letter    To: and, where it matters, Subject:; a blank line; lines of that letter, with `...` for what is left out
 *     <!-- wait 72 hours -->
 *
 * A block within a comment happens too, but no reader needs to see it.
 */
import type { Correspondence, Letter } from "../conversations/correspondence.js";

interface Block {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export type Step =
  | ({ readonly kind: "mail" | "letter" } & Block)
  | { readonly kind: "wait"; readonly hours: number };

const step = /^```(mail|letter)\n([\s\S]*?)^```$|^<!-- wait (\d+) hours -->$/gm;

/** What happens in a handbook, in its order. */
export function stepsOf(markdown: string): readonly Step[] {
  return [...markdown.matchAll(step)].map(([, kind, block = "", hours]) =>
    kind === undefined
      ? { kind: "wait", hours: Number(hours) }
      : { kind: kind as "mail" | "letter", ...readBlock(block) },
  );
}

/** The text of every fenced block with this word behind its fence. */
export function fenced(markdown: string, word: string): readonly string[] {
  const fences = markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm);
  return [...fences].flatMap(([, found, text]) => (found === word ? [text!] : []));
}

function readBlock(block: string): Block {
  const [head = "", ...rest] = block.split("\n\n");
  const headers = head.split("\n").map((line): [string, string] => {
    const [, name = "", value = ""] = /^([A-Z]\w+): (.*)$/.exec(line) ?? [];
    return [name, value];
  });
  return { headers: new Map(headers), text: rest.join("\n\n") };
}

/** Lets all of it happen; the first letter that is not as the handbook says is given back, with what came instead. */
export async function follow(
  room: Correspondence,
  steps: readonly Step[],
): Promise<{ readonly expected: string; readonly letters: readonly string[] } | null> {
  let letters: readonly Letter[] = [];
  for (const happening of steps) {
    if (happening.kind === "letter") {
      const said = letters.filter(({ to }) => to === happening.headers.get("To"));
      if (!said.some((letter) => isAsTold(happening, letter)))
        return { expected: happening.text, letters: said.map(({ text }) => text) };
      continue;
    }
    if (happening.kind === "wait") await room.passHours(happening.hours);
    else await send(room, happening);
    await room.settle();
    letters = room.newLetters();
  }
  return null;
}

async function send(room: Correspondence, { headers, text }: Block): Promise<void> {
  const from = headers.get("From")!;
  const subject = headers.get("Subject") ?? "game";
  const last = subject.startsWith("Re:") ? room.lastLetter(from) : undefined;
  await room.mail(from, text, { subject, ...(last === undefined ? {} : { to: last.replyTo }) });
}

/** Are the lines of the block in the letter, in their order, with gaps only where the block has `...`? */
function isAsTold({ headers, text }: Block, letter: Letter): boolean {
  const subject = headers.get("Subject");
  if (subject !== undefined && subject !== letter.subject) return false;
  const wanted = text.split(/^ *\.\.\.\n/m).map((part) => part.trimEnd());
  let from = 0;
  for (const part of wanted) {
    const at = letter.text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}
