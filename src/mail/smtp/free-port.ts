/** Finding a port to listen on, where any will do. */
import { createServer } from "node:net";

/** The preferred port, or another one of the machine's choice if that is taken. */
export async function freePort(host: string, preferred: number): Promise<number> {
  return (await tryPort(host, preferred)) ?? (await tryPort(host, 0)) ?? preferred;
}

function tryPort(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? null) : null));
    });
  });
}
