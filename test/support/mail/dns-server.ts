/** A name server on a loopback port that knows just what a test tells it. */
import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { type Answer, decode, encode } from "dns-packet";

export interface DnsServer {
  /** As `Resolver.setServers` takes it. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Answers with the records of the name and type that is asked for; every other name does not exist. */
export async function startDnsServer(records: readonly Answer[]): Promise<DnsServer> {
  const socket = createSocket("udp4");
  socket.on("message", (message, { port, address }) => {
    const { id = 0, questions = [] } = decode(message);
    const [question] = questions;
    const named = records.filter(({ name }) => name === question?.name.toLowerCase());
    const answers = named.filter(({ type }) => type === question?.type);
    const nameError = 3;
    const flags = named.length === 0 ? nameError : 0;
    socket.send(encode({ type: "response", id, flags, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
