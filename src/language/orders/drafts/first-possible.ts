/**
 * `Warsaw to Berlin. If that isn't possible, Warsaw goes to Galicia`: whether an order can be given at all is known
 * now, so one of the two is meant. `If that fails` hangs on what others do, and is none of these.
 */
import { regex } from "../../../util/index.js";
import { sentencesOf } from "../../text/sentences.js";
import type { OrdersReading } from "../contract.js";
import { blank } from "../prose/markup.js";

/** The line without what is to be done in the other case, or with that as an order, each letter where it was. */
export function withFirstPossible(line: string, read: (text: string) => OrdersReading): string {
  const found = otherwise.exec(line);
  const first = found === null ? "" : (sentencesOf(line.slice(0, found.index)).at(-1) ?? "");
  if (found === null || first.trim() === "") return line;
  const { readings, complaints } = read(first);
  if (readings.length === 0) return line;
  const [before, behind] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  const { condition = "", second = "", instead = "" } = found.groups!;
  const canBe = complaints.length === 0 && readings.every(({ illegal }) => illegal === null);
  if (canBe) return before + blank(found[0]) + behind;
  const [order] = readings.map((each) => each.order);
  const way = order?.kind === "move" && readings.length === 1 ? `${order.unit.at} - ${second}` : "";
  const other = [second, way].find((each) => each !== "" && isRead(read(each)));
  if (other === undefined) return line;
  return `${before}.${blank(condition).slice(1)}${other}${blank(instead)}${behind}`;
}

function isRead({ readings, complaints }: OrdersReading): boolean {
  return readings.length > 0 && complaints.length === 0;
}

const otherwise = regex("iu")`
  (?<condition>
    \s*[.;,!]\s*(?:(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar) )?
    (?:
      if (?:(?:that|this|it)(?: is|['\u2019]s) not|(?:that|this|it) isn['\u2019]?t|not) (?:
        possible|allowed|legal|valid|permitted
      )
      |if (?:that|this|it) (?:can['\u2019]?t|cannot) be (?:done|ordered)
      |(?:falls|wenn) (?:das|dies|es) nicht (?:geht|m\u00f6glich ist|erlaubt ist|zul\u00e4ssig ist)
      |(?:falls|wenn) nicht m\u00f6glich
      |si (?:ce|cela|\u00e7a) n['\u2019]est pas (?:possible|permis|autoris\u00e9)
      |si c['\u2019]est (?:pas possible|impossible|interdit)
      |si (?:eso |esto )?no (?:es posible|se puede|est\u00e1 permitido)
      |se non (?:\u00e8 (?:possibile|permesso)|si pu\u00f2)
      |als (?:dat|dit|het) niet (?:kan|mag|mogelijk is|toegestaan is)
    )
    ,?\s(?:(?:then|dann|alors|entonces|allora|dan),?\s)?
  )
  (?<second>[^.;!?]{3,120}?)
  (?<instead>\s(?:instead|stattdessen|\u00e0 la place|en su lugar|invece|in plaats daarvan))?
  (?=[.;!]|\s*$)
`;
