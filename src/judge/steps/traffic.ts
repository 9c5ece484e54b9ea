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
  /** Since when its server has it; null while its maps are drawn, which is not the server's fault. */
  since: Instant | null;
}

interface Departure {
  leaves(now: Instant): void;
  ends(at: Instant, kind: Delivery["kind"]): void;
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

  /** Notes a letter that is made ready; then it leaves, and that ends somehow. */
  prepare(to: string): Departure {
    const passage: Passage = { domain: domainOf(to), since: null };
    this.#passages.add(passage);
    return {
      leaves: (now) => {
        passage.since = now;
      },
      ends: (at, kind) => {
        this.#passages.delete(passage);
        this.#learn(passage, at, kind);
      },
    };
  }

  /** Until when nothing leaves; null where letters leave. */
  restsUntil(now: Instant): Instant | null {
    return this.#restsUntil !== null && this.#restsUntil > now ? this.#restsUntil : null;
  }

  #learn({ domain, since }: Passage, at: Instant, kind: Delivery["kind"]): void {
    if (kind === "temporary") this.#slow.set(domain, after(at, slowDomainMs));
    else this.#slow.delete(domain);
    for (const [slow, until] of this.#slow) if (until <= at) this.#slow.delete(slow);
    if (kind === "sent") this.#sentAt = at;
    // Where others get through meanwhile, the server only has enough of our connections.
    if (kind === "configuration") this.#restsUntil = after(at, configurationPauseMs);
    if (kind === "outage" && since !== null && this.#sentAt < since)
      this.#restsUntil = after(at, outagePauseMs);
  }

  #isFull(domain: string, now: Instant): boolean {
    const passages = [...this.#passages].filter((passage) => passage.domain === domain);
    const isSlow =
      (this.#slow.get(domain) ?? now) > now ||
      passages.some(({ since }) => since !== null && now - since > slowLetterMs);
    return passages.length >= (isSlow ? 1 : lettersPerDomainMax);
  }
}
