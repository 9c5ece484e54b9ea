/**
 * Answers as they are kept for the next visitor: body, compressed body, and the tag by which a browser asks whether
 * what it has is still right.
 */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Sight } from "../judge/index.js";

export interface Answer {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: Uint8Array;
  /** Null where it would not be smaller. */
  readonly packed: Uint8Array | null;
  readonly tag: string;
  readonly revision: string | null;
  readonly isListed: boolean;
}

/** Below, the headers weigh more. */
const leastPacked = 1000;

export function answerOf(sight: Sight, status: Answer["status"] = 200): Answer {
  const { type, revision, isListed } = sight;
  const body = typeof sight.body === "string" ? Buffer.from(sight.body) : sight.body;
  const isText = !type.startsWith("image/png");
  const packed = isText && body.length > leastPacked ? gzipSync(body) : null;
  const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { status, type, body, packed, tag, revision, isListed };
}

const dayInSeconds = 86_400;

/**
 * How long a browser may keep it without asking: for good, where it was asked for with its revision. A phase that was
 * played does not change either, but a GM can take it back, and who looks again must see that.
 */
function keepingOf({ revision }: Answer, asked: string | null): string {
  if (revision === null) return "public, max-age=10";
  const seconds = asked === revision ? 365 * dayInSeconds : 60;
  return `public, max-age=${seconds}, immutable`;
}

/**
 * What every page needs of its browser: nothing from elsewhere, no guesses, no traces. `revision` is the one asked for,
 * `forms` where forms may go.
 */
export function headersOf(
  answer: Answer,
  revision: string | null,
  forms: "'none'" | "'self'" = "'none'",
): Record<string, string> {
  // Pictures carry their style within.
  const style = answer.type === "image/svg+xml" ? "'unsafe-inline'" : "'self'";
  return {
    "Content-Type": answer.type,
    "Content-Security-Policy": [
      "default-src 'none'",
      "img-src 'self'",
      `style-src ${style}`,
      "script-src 'self'",
      "base-uri 'none'",
      `form-action ${forms}`,
      "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-site",
    "Cache-Control": keepingOf(answer, revision),
    ETag: answer.tag,
    Vary: "Accept-Encoding",
    ...(answer.isListed ? {} : { "X-Robots-Tag": "noindex" }),
  };
}
