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
  /** Who has been silent for so long when it was their turn gives place, if place is needed. */
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

export interface Door {
  /** May this connection stay? Where there is no place, a slow one gives it up; else the newcomer is turned away. */
  enter(socket: Socket): boolean;
  /** A mail has come whole: the client waits for us. */
  received(peer: Peer): void;
  /** The mail is done with, and the client may go on. */
  answered(peer: Peer): void;
  /** Ends this connection. */
  dismiss(peer: Peer): void;
  /** Ends every connection that waits for no answer of ours. */
  close(): void;
}

/** A door with nobody behind it. */
export function createDoor(limits: DoorLimits): Door {
  const visits = new Map<string, Visit>();
  let looks: NodeJS.Timeout | undefined;

  function leave(visit: Visit, why: string): void {
    visits.delete(nameOf(visit.socket));
    sayGoodbye(visit.socket, why);
  }

  function look(): void {
    const now = performance.now();
    for (const visit of visits.values()) {
      const { bytesRead } = visit.socket;
      if (bytesRead !== visit.bytes) Object.assign(visit, { bytes: bytesRead, heardAt: now });
      if (!visit.isOurTurn && now - visit.since > limits.mailMs) leave(visit, "Too slow");
    }
  }

  function hasPlace(host: string): boolean {
    const own = [...visits.values()].filter((visit) => visit.host === host);
    const isShareLeft = own.length < limits.perHost;
    if (isShareLeft && visits.size < limits.inAll) return true;
    look();
    const slow = slowest(isShareLeft ? largestOf(visits.values()) : own, limits);
    if (slow !== undefined) leave(slow, "Too slow, others wait");
    return slow !== undefined;
  }

  function enter(socket: Socket): boolean {
    const host = hostOf(socket.remoteAddress ?? "");
    if (!hasPlace(host)) {
      socket.on("error", () => {});
      sayGoodbye(socket, "Too many connections, try again later");
      return false;
    }
    const name = nameOf(socket);
    const now = performance.now();
    const visit = { socket, host, since: now, heardAt: now, bytes: 0, isOurTurn: false };
    visits.set(name, visit);
    looks ??= setInterval(look, limits.lookMs).unref();
    socket.once("close", () => visits.get(name) === visit && visits.delete(name));
    return true;
  }

  function change(peer: Peer, how: Partial<Visit>): void {
    Object.assign(visits.get(nameOf(peer)) ?? {}, how);
  }

  return {
    enter,
    received: (peer) => change(peer, { isOurTurn: true }),
    answered: (peer) => {
      const now = performance.now();
      change(peer, { isOurTurn: false, since: now, heardAt: now });
    },
    dismiss: (peer) => {
      const visit = visits.get(nameOf(peer));
      if (visit !== undefined) leave(visit, "Too much");
    },
    close: () => {
      for (const visit of visits.values()) if (!visit.isOurTurn) leave(visit, "Shutting down");
      clearInterval(looks);
      looks = undefined;
    },
  };
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
