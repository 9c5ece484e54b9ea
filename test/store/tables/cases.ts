/** Every case of the contract, by table. */
import { addressesCases } from "./addresses-cases.js";
import { confirmationsCases } from "./confirmations-cases.js";
import type { ContractCase } from "./contract.js";
import { gamesCases } from "./games-cases.js";
import { gmLogCases } from "./gm-log-cases.js";
import { inboxCases } from "./inbox-cases.js";
import { memoryCases } from "./memory-cases.js";
import { noticesCases } from "./notices-cases.js";
import { outboxCases } from "./outbox-cases.js";
import { peopleCases } from "./people-cases.js";
import { pressCases } from "./press-cases.js";
import { queuesCases } from "./queues-cases.js";
import { standbysCases } from "./standbys-cases.js";
import { trialCases } from "./trial-cases.js";

export const contract: Readonly<Record<string, readonly ContractCase[]>> = {
  inbox: inboxCases,
  games: gamesCases,
  outbox: outboxCases,
  notices: noticesCases,
  memory: memoryCases,
  "GM log": gmLogCases,
  press: pressCases,
  confirmations: confirmationsCases,
  addresses: addressesCases,
  standbys: standbysCases,
  people: peopleCases,
  queues: queuesCases,
  trials: trialCases,
};
