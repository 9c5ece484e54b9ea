/**
 * The letters that are on their way now, and how it goes with the mail servers. Only a memory of this
 * process: what it forgets costs one more attempt.
 */
import { after, domainOf, type Instant, instant } from "../../util/index.js";
import {
  configurationPauseMs,
  lettersPerDomainMax,
  outagePauseMs,
  slowDomainMs,
  slowLetterMs,
} from "../limits.js";
import type { Delivery } from "../ports/ports.js";

/** A letter on its way. */
interface Passage {
  readonly domain: string;
  readonly since: Instant;
}

export class Traffic {
  readonly #passages = new Set<Passage>();
  /** Until when each domain counts as slow. */
  readonly #slow = new Map<string, Instant>();
  #restsUntil: Instant | null = null;
  #sentAt: Instant = instant(0);

  /** Domains that should get no more letters at this moment. */
  full(now: Instant): readonly string[] {
    const domains = new Set([...this.#passages].map(({ domain }) => domain));
    return [...domains].filter((domain) => this.#isFull(domain, now));
  }

  /** Notes a letter that leaves; the returned function notes how that ended. */
  leave(to: string, now: Instant): (end: Instant, kind: Delivery["kind"]) => void {
    const passage = { domain: domainOf(to), since: now };
    this.#passages.add(passage);
    return (end, kind) => {
      this.#passages.delete(passage);
      if (kind === "temporary") this.#slow.set(passage.domain, after(end, slowDomainMs));
      else this.#slow.delete(passage.domain);
      for (const [domain, until] of this.#slow) if (until <= end) this.#slow.delete(domain);
      if (kind === "sent") this.#sentAt = end;
      // Where others get through meanwhile, the server only has enough of our connections.
      if (kind === "configuration") this.#restsUntil = after(end, configurationPauseMs);
      if (kind === "outage" && this.#sentAt < now) this.#restsUntil = after(end, outagePauseMs);
    };
  }

  /** Until when nothing leaves; null where letters leave. */
  restsUntil(now: Instant): Instant | null {
    return this.#restsUntil !== null && this.#restsUntil > now ? this.#restsUntil : null;
  }

  #isFull(domain: string, now: Instant): boolean {
    const passages = [...this.#passages].filter((passage) => passage.domain === domain);
    const isSlow =
      (this.#slow.get(domain) ?? now) > now ||
      passages.some(({ since }) => now - since > slowLetterMs);
    return passages.length >= (isSlow ? 1 : lettersPerDomainMax);
  }
}
