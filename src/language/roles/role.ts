/** What a word says of an order for a unit. The letters mark them in `grammar/mails`. */
export const roles = {
  /** The unit that shall act. */
  unit: "U",
  /** Where it goes. */
  target: "T",
  /** That it holds. */
  hold: "H",
  /** That it supports. */
  support: "S",
  /** That it convoys. */
  convoy: "C",
  /** The unit that is supported or convoyed, and where that one goes. */
  helped: "P",
  aim: "Q",
  /** The sea or the fleet over which an army goes. */
  over: "V",
  build: "B",
  /** Of which kind a unit is built, and where. */
  kind: "K",
  site: "L",
  disband: "D",
  /** That an order is denied, or taken back. */
  denial: "X",
  /** That it hangs on something. */
  condition: "I",
} as const;

export type Role = keyof typeof roles;

/** What a word can be: nothing; a role in the order that was begun; or the first word of another one. */
interface Label {
  readonly role: Role;
  readonly begins: boolean;
}

/** By their numbers in what is learned; the first is that of words that say nothing of an order. */
export const labels: readonly (Label | null)[] = [
  null,
  ...(Object.keys(roles) as Role[]).flatMap((role) => [
    { role, begins: false },
    { role, begins: true },
  ]),
];
