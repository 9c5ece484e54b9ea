/**
 * Mails whose parts do not stand as their headers say, made such as they were meant: a multipart mail whose boundary is
 * missing or another one, a part without the empty line below its headers, plain text that calls itself base64. MIME
 * parsers read no text there; their readers would. What is as it says stays byte by byte.
 */

/** Parts within parts beyond this stay as they are. */
const mostLevels = 20;

/** The bytes of a mail, repaired where they must be. */
export function repairParts(raw: Uint8Array): Buffer {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const text = bytes.toString("latin1");
  const repaired = repairEntity(text, 0);
  return repaired === text ? bytes : Buffer.from(repaired, "latin1");
}

/** A mail, or one of its parts. */
interface Entity {
  /** The headers, with the line end of the last one. */
  readonly head: string;
  /** The rest, the empty line included. */
  readonly body: string;
}

function repairEntity(text: string, level: number): string {
  const entity = parted(text);
  const { head, body } = entity;
  const type = typeOf(head);
  if (type !== null && !type.includes("/")) return withType(head, "text/plain") + body;
  if (type === null || /^text\//.test(type)) return repairText(entity);
  // A report stays one, and what is sealed has no text: how they are dealt with stands in their headers.
  return /^multipart\/(?!report|encrypted)/.test(type) && level < mostLevels
    ? repairMultipart(entity, type, level)
    : text;
}

function parted(text: string): Entity {
  const end = /^\r?\n/.test(text) ? 0 : text.search(/(?<=\n)\r?\n/);
  return end < 0 ? { head: text, body: "" } : { head: text.slice(0, end), body: text.slice(end) };
}

function repairMultipart({ head, body }: Entity, type: string, level: number): string {
  const lines = body.split("\n");
  const declared = boundaryOf(head);
  const wanted = declared?.trimEnd() ?? "";
  const found = wanted !== "" && lines.some((line) => line.trimEnd() === `--${wanted}`);
  const boundary = found ? wanted : likelyBoundary(lines);
  if (boundary === null) return withType(head, "text/plain") + body;
  const quoted = boundary.replace(/["\\]/g, "\\$&");
  const named = boundary === declared ? head : withType(head, `${type}; boundary="${quoted}"`);
  return named + repairedParts(lines, boundary, level).join("\n");
}

/** What stands between the boundaries is repaired; the boundaries themselves are freed of blanks behind them. */
function repairedParts(lines: readonly string[], boundary: string, level: number): string[] {
  const done: string[] = [];
  let part: string[] | null = null;
  const close = (): void => {
    if (part !== null && part.length > 0) done.push(repairEntity(withEmptyLine(part), level + 1));
  };
  for (const [at, line] of lines.entries()) {
    const bare = line.trimEnd();
    if (bare !== `--${boundary}` && bare !== `--${boundary}--`) {
      if (part === null) done.push(line);
      else part.push(line);
      continue;
    }
    close();
    done.push(`${bare}${line.endsWith("\r") ? "\r" : ""}`);
    if (bare.endsWith(`${boundary}--`) && bare.length === boundary.length + 4) {
      return [...done, ...lines.slice(at + 1)];
    }
    part = [];
  }
  close();
  return done;
}

/** What other programs would take for the boundary: a line before the headers of a part. */
function likelyBoundary(lines: readonly string[]): string | null {
  const at = lines.findIndex(
    (line, index) => /^--\S/.test(line) && /^content-[a-z-]+[ \t]*:/i.test(lines[index + 1] ?? ""),
  );
  return at < 0 ? null : lines[at]!.trimEnd().slice(2);
}

/** A part whose text stands directly below its headers, or below the boundary, gets the empty line between them. */
function withEmptyLine(lines: readonly string[]): string {
  const end = lines.findIndex(
    (line, at) => !/^[!-9;-~]+[ \t]*:/.test(line) && !(at > 0 && /^[ \t]+\S/.test(line)),
  );
  if (end < 0 || lines[end]!.trim() === "") return lines.join("\n");
  return [...lines.slice(0, end), "\r", ...lines.slice(end)].join("\n");
}

function repairText({ head, body }: Entity): string {
  const encoding = /^content-transfer-encoding[ \t]*:[ \t]*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return head + repairBase64(body);
  // Two bytes for each sign cannot travel unencoded: their line ends would be none.
  return encoding === "quoted-printable"
    ? head + body
    : head.replace(/(charset[ \t]*=[ \t]*"?)(?:utf-?(?:16|32)(?:le|be)?|ucs-?[24])\b/i, "$1utf-8") +
        body;
}

/** Base64 up to where other text begins: programs on the way add lines of their own, or it never was any. */
function repairBase64(body: string): string {
  const lines = body.split("\n");
  const end = lines.findIndex((line) => !/^[A-Za-z0-9+/]*={0,2}$/.test(line.trim()));
  if (end < 0) return body;
  const encoded = lines.slice(0, end).join("").replace(/\s/g, "");
  const kept = encoded.length % 4 === 0 ? Buffer.from(encoded, "base64") : null;
  const rest = kept === null ? lines : lines.slice(end);
  const whole = Buffer.concat([
    kept ?? Buffer.alloc(0),
    Buffer.from(`\r\n${rest.join("\n")}`, "latin1"),
  ]);
  return `\r\n${whole.toString("base64")}\r\n`;
}

const typeLine = /^content-type[ \t]*:((?:[^\n]*\n[ \t])*[^\n]*)/im;

/** The type that the headers give, in lower case; null where they give none. */
function typeOf(head: string): string | null {
  const value = typeLine.exec(head)?.[1];
  return value === undefined ? null : (/[^\s;(]+/.exec(value)?.[0] ?? "").toLowerCase();
}

/** What the headers name, which RFC 2231 may part (`boundary*0=...; boundary*1=...`). */
function boundaryOf(head: string): string | null {
  const named =
    /;\s*boundary(?:\*\d{1,2})?\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>[^\s;]+))/gis;
  const pieces = [...(typeLine.exec(head)?.[1] ?? "").matchAll(named)].map(
    ({ groups }) => groups?.quoted?.replace(/\\(.)/gs, "$1") ?? groups?.bare ?? "",
  );
  return pieces.length === 0 ? null : pieces.join("");
}

/** The headers with this type and no other. */
function withType(head: string, type: string): string {
  const headers = head.split(/\n(?![ \t])/);
  const others = headers.filter((header) => !/^content-type[ \t]*:/i.test(header) && header !== "");
  return `${[...others.map((header) => header.replace(/\r?$/, "")), `Content-Type: ${type}`].join("\r\n")}\r\n`;
}
