/** What must have reached people: their messages, the results of every phase, and no waiting order of anybody else. */
import type { Context } from "../../src/judge/index.js";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { printPhase } from "../../src/rules/index.js";
import type { Month, Secret } from "./oracle.js";

/** Somebody was told that a message went out, and it reached nobody. */
export function pressFaults({ secrets, letters, refused }: Month): readonly string[] {
  const all = [...letters, ...refused];
  return secrets.filter(isMessage).flatMap(({ word }) => {
    const holding = all.filter(({ text }) => text.includes(word));
    const receipt = holding.find(({ text }) => text.includes("Your message was sent to"));
    const isLost = receipt !== undefined && holding.every(({ to }) => to === receipt.to);
    return isLost ? [`the message ${word} of ${receipt.to} reached nobody`] : [];
  });
}

/** Passwords have no readers. */
function isMessage({ readers }: Secret): boolean {
  return readers.size > 0;
}

/** Who played when a phase was turned, and plays on, was written its results. */
export async function resultFaults(context: Context, month: Month): Promise<readonly string[]> {
  const all = [...month.letters, ...month.refused];
  const told = new Set(
    all.flatMap(({ to, attachments }) => attachments.map(({ name }) => `${name} ${to}`)),
  );
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    for (const { name, members } of (await tx.games.list()).games) {
      if (month.touched.has(name)) continue;
      for (const { phase, before } of await tx.games.phases(name)) {
        const file = `${name}-${printPhase(phase)}.json`;
        const missing = members.filter(
          ({ id, address, role }) =>
            role === "player" &&
            before.members.some((one) => one.id === id && one.address === address) &&
            !told.has(`${file} ${address}`),
        );
        faults.push(...missing.map(({ address }) => `${address} was not written ${file}`));
      }
    }
    return faults;
  });
}

interface Waiting {
  readonly orders?: readonly { readonly power: string }[];
}

/** The file with the position holds the waiting orders of one power: the reader's. */
export function fileFaults({ id, to, attachments }: OutgoingMail): readonly string[] {
  if (/^(?:gm\d+|keeper)@/.test(to)) return [];
  const [own = null] = /^[a-z]+(?=\d+@example\.net)/.exec(to) ?? [];
  const powers = attachments
    .filter(({ name }) => name.endsWith("-position.json"))
    .flatMap(({ text }) => (JSON.parse(text) as Waiting).orders ?? [])
    .map(({ power }) => power.toLowerCase());
  const others = [...new Set(powers)].filter((power) => power !== own);
  return others.length > (own === null ? 1 : 0)
    ? [`${to} has the waiting orders of ${others.join(", ")} in a file of letter ${id}`]
    : [];
}
