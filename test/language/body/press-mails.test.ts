/**
 * Press in the mails that programs make of it, in six languages: answers above the letter that they answer, with
 * signatures, closed and not. Whatever surrounds a message, its readers get the message, and nothing else is read.
 */
import { describe, expect, it } from "vitest";
import { readBody } from "../../../src/language/index.js";

/** A letter of the judge with press, which shows how to answer it. */
const letter = [
  ":: Judge: EMSD  Game: Paris  Variant: Standard",
  ":: Deadline: S1901M Thu Mar 05 2026 23:30:00 +0000",
  "",
  "Message from France to Italy in 'paris':",
  "",
  "  My secret is",
  "  A Mun - Bur",
  "",
  "End of message. To answer it, answer this letter like this:",
  "",
  "  PRESS TO FRANCE",
  "  your words",
  "  ENDPRESS",
];

const marked = letter.map((line) => `> ${line}`.trimEnd());
const unmarked = letter;

const address = "EMSD <judge@example.net>";

const attributions: Readonly<Record<string, string>> = {
  English: `On Thu, Mar 5, 2026 at 10:00 AM ${address} wrote:`,
  German: `Am Do., 5. M\u00e4rz 2026 um 10:00 Uhr schrieb ${address}:`,
  French: `Le jeu. 5 mars 2026 \u00e0 10:00, ${address} a \u00e9crit :`,
  Dutch: `Op do 5 mrt 2026 om 10:00 schreef ${address}:`,
  Italian: `Il giorno gio 5 mar 2026 alle ore 10:00 ${address} ha scritto:`,
  Spanish: `El jue, 5 mar 2026 a las 10:00, ${address} escribi\u00f3:`,
};

const headers: Readonly<Record<string, readonly string[]>> = {
  English: ["From:", "Sent:", "To:", "Subject:"],
  German: ["Von:", "Gesendet:", "An:", "Betreff:"],
  French: ["De :", "Envoy\u00e9 :", "\u00c0 :", "Objet :"],
  Dutch: ["Van:", "Verzonden:", "Aan:", "Onderwerp:"],
  Italian: ["Da:", "Inviato:", "A:", "Oggetto:"],
  Spanish: ["De:", "Enviado:", "Para:", "Asunto:"],
};

const separators: Readonly<Record<string, string>> = {
  English: "-----Original Message-----",
  German: "-----Urspr\u00fcngliche Nachricht-----",
  French: "-----Message d'origine-----",
  Dutch: "-----Oorspronkelijk bericht-----",
  Italian: "-----Messaggio originale-----",
  Spanish: "-----Mensaje original-----",
};

const phones: Readonly<Record<string, string>> = {
  English: "Sent from my iPhone",
  German: "Von meinem iPhone gesendet",
  French: "Envoy\u00e9 de mon iPhone",
  Dutch: "Verstuurd vanaf mijn iPhone",
  Italian: "Inviato da iPhone",
  Spanish: "Enviado desde mi iPhone",
};

function headerBlock(language: string): readonly string[] {
  const values = [address, "Thursday, March 5, 2026 10:00", "italy@example.net", "Press"];
  return headers[language]!.map((name, at) => `${name} ${values[at]}`);
}

/** What a program writes below the words of its user. */
const below: Readonly<Record<string, (language: string) => readonly string[]>> = {
  nothing: () => [],
  Gmail: (language) => [attributions[language]!, "", ...marked],
  "Gmail, its marks lost": (language) => [attributions[language]!, "", ...unmarked],
  Outlook: (language) => [...headerBlock(language), "", ...unmarked],
  "Outlook with its line": (language) => [
    "________________________________",
    ...headerBlock(language),
    "",
    ...unmarked,
  ],
  "old Outlook": (language) => [separators[language]!, ...headerBlock(language), "", ...unmarked],
  "Apple Mail": (language) => [`> ${attributions[language]}`, ">", ...marked],
  "a phone": (language) => [phones[language]!, "", attributions[language]!, "", ...marked],
  "a signature": (language) => ["-- ", "Anna Example", "", attributions[language]!, ...marked],
};

const cases = Object.keys(attributions).flatMap((language) =>
  Object.keys(below).map((program) => [language, program] as const),
);

function mailOf(language: string, program: string, ...words: readonly string[]): string {
  return [...words, "", ...below[program]!(language), ""].join("\r\n");
}

/** What is sent, what is left to the orders, and what is wrong. */
function readingOf(mail: string) {
  const { items } = readBody(mail);
  return {
    press: items.flatMap(({ kind, ...item }) =>
      kind === "statement" && "statement" in item && "text" in item.statement
        ? [item.statement.text]
        : [],
    ),
    orders: items.flatMap((item) => (item.kind === "text" ? [item.line] : [])),
    complaints: items.flatMap((item) => (item.kind === "complaint" ? [item.complaint.kind] : [])),
  };
}

describe.each(cases)("%s, %s:", (language, program) => {
  it("a closed message", () => {
    const mail = mailOf(language, program, "PRESS TO FRANCE", "Shall we?", "ENDPRESS");
    expect(readingOf(mail)).toEqual({ press: ["Shall we?"], orders: [], complaints: [] });
  });

  it("a message that nobody closed", () => {
    const mail = mailOf(language, program, "PRESS TO FRANCE", "Shall we?", "", "Yes, we shall!");
    const press = ["Shall we?\n\nYes, we shall!"];
    expect(readingOf(mail)).toEqual({ press, orders: [], complaints: [] });
  });

  it("orders around a message", () => {
    const words = ["A Ven - Tri", "PRESS TO FRANCE", "A Ven - Pie", "ENDPRESS", "F Nap H"];
    const mail = mailOf(language, program, ...words);
    const orders = ["A Ven - Tri", "F Nap H"];
    expect(readingOf(mail)).toEqual({ press: ["A Ven - Pie"], orders, complaints: [] });
  });

  it("orders behind a message that nobody closed", () => {
    const words = ["PRESS TO FRANCE", "Shall we?", "", "A Ven - Tri"];
    const { press, orders } = readingOf(mailOf(language, program, ...words));
    expect({ press, orders }).toEqual({ press: [], orders: [] });
  });

  it("two messages", () => {
    const words = ["BROADCAST", "One.", "ENDBROADCAST", "", "PRESS TO FRANCE", "Two."];
    expect(readingOf(mailOf(language, program, ...words))).toEqual({
      press: ["One.", "Two."],
      orders: [],
      complaints: [],
    });
  });
});

describe("what ends a message", () => {
  const orders = ["A Ven - Tri"];

  it.each([
    "ENDPRESS",
    "endpress",
    "End Press",
    "END-PRESS",
    "END_PRESS",
    "*ENDPRESS*",
    "**ENDPRESS**",
    "_ENDPRESS_",
    "<ENDPRESS>",
    "[ENDPRESS]",
    "/ENDPRESS",
    "ENDPRESS.",
    "  ENDPRESS  ",
    "END\u2011PRESS",
    "END\u200bPRESS",
    "\uff25\uff2e\uff24\uff30\uff32\uff25\uff33\uff33",
    "ENDBROADCAST",
    "end broadcast!",
    "ENDPRESS, thank you",
  ])("%s", (end) => {
    const mail = ["PRESS TO FRANCE", "Shall we?", end, ...orders].join("\n");
    expect(readingOf(mail)).toEqual({ press: ["Shall we?"], orders, complaints: [] });
  });

  it.each([
    ["ENDPRESS A Ven - Tri", ["A Ven - Tri"]],
    ["ENDPRESS: A Ven - Tri.", ["A Ven - Tri."]],
    ["ENDPRESS and thank you", []],
  ])("%s, and what stands behind it is read where it is an order", (end, expected) => {
    const mail = ["PRESS TO FRANCE", "Shall we?", end].join("\n");
    expect(readingOf(mail)).toEqual({ press: ["Shall we?"], orders: expected, complaints: [] });
  });

  it.each(["The endpress of history", "Endpressing matters", "end of press", "Press on!"])(
    "is not %s",
    (words) => {
      const mail = ["PRESS TO FRANCE", words, "ENDPRESS", ...orders].join("\n");
      expect(readingOf(mail)).toEqual({ press: [words], orders, complaints: [] });
    },
  );
});

describe("an order behind a message that nobody closed", () => {
  it.each([
    "A Ven - Tri",
    "Par S Mar - Bur",
    "Nth C Lon - Nwy",
    "Mun H",
    "ven-tri",
    "1. A Ven - Tri",
    "Army Venice moves to Trieste",
    "Build A Ven",
    "Italy: A Ven - Tri",
    "SET WAIT",
    "SET NO WAIT",
    "SIGNOFF\nA Ven - Tri",
  ])("keeps it from being sent: %s", (line) => {
    const isSignOff = line.startsWith("SIGNOFF");
    const { press, orders } = readingOf(`PRESS TO FRANCE\nShall we?\n\n${line}\n`);
    expect({ press, orders }).toEqual({ press: isSignOff ? ["Shall we?"] : [], orders: [] });
  });

  it("does so above a SIGNOFF too", () => {
    const { press } = readingOf("PRESS TO FRANCE\nShall we?\nA Ven - Tri\nSIGNOFF\n");
    expect(press).toEqual([]);
  });
});
