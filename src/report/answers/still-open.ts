/** What was asked and waits for a yes, as people would name it: `your message to Russia ("Shall we ...")`. */
import type { PressTarget } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { plainText } from "../engine/ascii.js";
import { recipientList } from "../words/people.js";
import type { Stage } from "../words/say.js";

/** One thing that waits. */
export type Waits =
  | { readonly kind: "message"; readonly to: PressTarget; readonly text: string }
  /** `power`: of whom they are, where a GM gives them for somebody. */
  | { readonly kind: "orders"; readonly orders: readonly string[]; readonly power: PowerId | null }
  | { readonly kind: "command"; readonly command: string }
  /** `left`: its orders but those that were changed since, where some were, and nothing else is in it. */
  | {
      readonly kind: "mail";
      readonly text: string;
      readonly isChanged: boolean;
      readonly left: readonly string[] | null;
    };

/** All of it within a sentence; the empty text for nothing. */
export function waitingInWords(stage: Stage, waits: readonly Waits[]): string {
  return stage.words.and(waits.map((each) => inWords(stage, each)));
}

function inWords(stage: Stage, waits: Waits): string {
  const { words, names } = stage;
  switch (waits.kind) {
    case "message": {
      const readers = recipientList(stage, waits.to);
      return words.say("waiting-message", { readers, words: begun(waits.text) });
    }
    case "mail": {
      const { text, isChanged, left } = waits;
      if (left !== null) return words.say("waiting-left", { orders: ordersInWords(stage, left) });
      return words.say(isChanged ? "waiting-changed" : "waiting-mail", { words: begun(text) });
    }
    case "orders": {
      const { orders, power } = waits;
      const said = ordersInWords(stage, orders);
      return power === null
        ? said
        : words.say("orders-for", { orders: said, power: names.power(power) });
    }
    default:
      return plainText(waits.command);
  }
}

function ordersInWords({ words }: Stage, orders: readonly string[]): string {
  const [order = ""] = orders;
  return orders.length === 1
    ? words.say("waiting-order", { order: plainText(order) })
    : words.say("waiting-orders", { orders: words.and(orders.map(plainText)) });
}

/** The first words, by which their writer knows them again; those that were to be passed on, where they are quoted. */
function begun(text: string): string {
  const [, passed = text] = /^[^"\n]{3,80}: "([\s\S]*)"$/.exec(text.trim()) ?? [];
  const line = passed.replace(/\s+/g, " ").replaceAll('"', "'").trim();
  if (line.length <= lengthShown) return plainText(line);
  return plainText(`${line.slice(0, lengthShown).replace(/[\s,;:.]+\S*$/, "")} ...`);
}

const lengthShown = 60;
