/** SVG as text: elements with attributes, everything escaped. */
import { escapeMarkup } from "../../util/index.js";

type Value = string | number | undefined;

/** An element; attributes without a value are left out, numbers get one decimal. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? number(value) : escapeMarkup(value!)}"`,
    )
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join("")}</${name}>`;
}

/** With one decimal at most, and no zero to say so. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}
