/**
 * Which connections the embedded listener keeps. A host has its share, all hosts together have theirs, and who is
 * slow gives place to who comes: nobody can shut the listener for others by holding connections open. Knows
 * connections and their pace, nothing of SMTP but the reply that ends one.
 */
import { isIPv6, type Socket } from "node:net";

/** What one listener bears. Times in milliseconds. */
export interface DoorLimits {
  /** Connections of one host, and of all. */
  readonly perHost: number;
  readonly inAll: number;
  /** Whoever has been silent for so long when it was their turn gives place, if place is needed. */
  readonly silentMs: number;
  /** So does whoever has not handed over a mail for so long, however busily they drip. */
  readonly slowMs: number;
  /** Whoever has not handed over a mail for so long is dropped. */
  readonly mailMs: number;
  /** How often it is looked who is late. */
  readonly lookMs: number;
}

/** A mail server hands over a mail in a second or two; two minutes are 2 MB at 17 kB a second. */
export const usualDoor: DoorLimits = {
  perHost: 50,
  inAll: 200,
  silentMs: 1_000,
  slowMs: 10_000,
  mailMs: 120_000,
  lookMs: 1_000,
};

/** What names a connection. */
interface Peer {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
}

interface Visit {
  readonly socket: Socket;
  readonly host: string;
  /** When they came, or last handed over a mail. */
  since: number;
  heardAt: number;
  bytes: number;
  /** A whole mail is here: what is still to do is ours. */
  isOurTurn: boolean;
}

/** Who is inside. */
export class Door {
  readonly #limits: DoorLimits;
  readonly #visits = new Map<string, Visit>();
  #looks: NodeJS.Timeout | undefined;

  constructor(limits: DoorLimits) {
    this.#limits = limits;
  }

  /** May this connection stay? Where there is no place, a slow one gives it up; else the newcomer is turned away. */
  enter(socket: Socket): boolean {
    const host = hostOf(socket.remoteAddress ?? "");
    if (!this.#hasPlace(host)) {
      socket.on("error", () => {});
      sayGoodbye(socket, "Too many connections, try again later");
      return false;
    }
    const visits = this.#visits;
    const name = nameOf(socket);
    const now = performance.now();
    const visit = { socket, host, since: now, heardAt: now, bytes: 0, isOurTurn: false };
    visits.set(name, visit);
    this.#looks ??= setInterval(() => this.#look(), this.#limits.lookMs).unref();
    socket.once("close", () => visits.get(name) === visit && visits.delete(name));
    return true;
  }

  /** A mail has come whole: the client waits for us. */
  received(peer: Peer): void {
    this.#change(peer, { isOurTurn: true });
  }

  /** The mail is done with, and the client may go on. */
  answered(peer: Peer): void {
    const now = performance.now();
    this.#change(peer, { isOurTurn: false, since: now, heardAt: now });
  }

  /** Ends this connection. */
  dismiss(peer: Peer): void {
    const visit = this.#visits.get(nameOf(peer));
    if (visit !== undefined) this.#leave(visit, "Too much");
  }

  /** Ends every connection that waits for no answer of ours. */
  close(): void {
    clearInterval(this.#looks);
    this.#looks = undefined;
    for (const visit of this.#visits.values()) {
      if (!visit.isOurTurn) this.#leave(visit, "Shutting down");
    }
  }

  #change(peer: Peer, how: Partial<Visit>): void {
    Object.assign(this.#visits.get(nameOf(peer)) ?? {}, how);
  }

  #leave(visit: Visit, why: string): void {
    this.#visits.delete(nameOf(visit.socket));
    sayGoodbye(visit.socket, why);
  }

  #look(): void {
    const now = performance.now();
    for (const visit of this.#visits.values()) {
      const { bytesRead } = visit.socket;
      if (bytesRead !== visit.bytes) Object.assign(visit, { bytes: bytesRead, heardAt: now });
      const isLate = now - visit.since > this.#limits.mailMs;
      if (isLate && !visit.isOurTurn) this.#leave(visit, "Too slow");
    }
  }

  #hasPlace(host: string): boolean {
    const { perHost, inAll } = this.#limits;
    const own = [...this.#visits.values()].filter((visit) => visit.host === host);
    const isShareLeft = own.length < perHost;
    if (isShareLeft && this.#visits.size < inAll) return true;
    this.#look();
    const among = isShareLeft ? largestOf(this.#visits.values()) : own;
    const slow = slowest(among, this.#limits);
    if (slow !== undefined) this.#leave(slow, "Too slow, others wait");
    return slow !== undefined;
  }
}

function sayGoodbye(socket: Socket, why: string): void {
  // Whoever does not read what we said so far is not waited for.
  if (socket.writableLength > 0) socket.destroy();
  else {
    socket.write(`421 4.7.0 ${why}\r\n`);
    socket.destroySoon();
  }
}

function slowest(among: readonly Visit[], { silentMs, slowMs }: DoorLimits): Visit | undefined {
  const now = performance.now();
  return among
    .filter(({ isOurTurn }) => !isOurTurn)
    .filter(({ heardAt, since }) => now - heardAt > silentMs || now - since > slowMs)
    .sort((a, b) => a.since - b.since)[0];
}

/** The connections of the host that has most. */
function largestOf(visits: Iterable<Visit>): readonly Visit[] {
  const byHost = new Map<string, Visit[]>();
  for (const visit of visits) byHost.set(visit.host, [...(byHost.get(visit.host) ?? []), visit]);
  return [...byHost.values()].reduce((most, some) => (some.length > most.length ? some : most), []);
}

function nameOf({ remoteAddress = "", remotePort }: Peer): string {
  return `${plain(remoteAddress)} ${remotePort}`;
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
}

/** The address; of an IPv6 address the half that names the network, since whoever has one has all of its hosts. */
function hostOf(address: string): string {
  const host = plain(address);
  if (!isIPv6(host)) return host;
  const [front = "", back] = host.split("::", 2);
  const first = front.split(":").filter((group) => group !== "");
  const last = back === undefined ? [] : back.split(":").filter((group) => group !== "");
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return [...first, ...(back === undefined ? [] : zeros), ...last].slice(0, 4).join(":");
}
