/** Units that were left to other powers, as letters and HISTORY tell of them. */
import type { ProxyResult } from "../../game/index.js";
import type { Stage } from "../words/say.js";

/** `France: Army Paris PROXY TO Germany`, whether it was used or not. */
export function proxyLines({ words, names }: Stage, proxies: readonly ProxyResult[]): string {
  const lines = proxies.map(({ by, unit, to }) => {
    const name = names.unit(unit);
    const shown = unit.power === by ? name : `${names.adjective(unit.power)} ${name}`;
    const order = words.say("proxy", { unit: shown, to: names.power(to) });
    return words.say("order-line", { power: names.power(by), order });
  });
  return lines.join("\n");
}
