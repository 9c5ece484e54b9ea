/**
 * What mails have around their message: greetings, signatures, the advertisements of phones, disclaimers.
 * Only lines that can be nothing else are taken for these, and whatever follows a `Cheers,` is read all
 * the same if it looks like an order.
 */
import { regex, wrapped } from "../../../util/index.js";
import { readCommand } from "../../commands/read-command.js";
import { looksLikeOrder, mayBeOrder } from "../../lexer/order-like.js";
import { limits } from "../../text/limits.js";
import type { Line } from "../../text/lines.js";
import { readConsent } from "../consents/consent.js";
import { quotedLines } from "../quotes.js";
import { announcesQuestions } from "./announcements.js";
import { armourAt } from "./armour.js";
import { isGreeting } from "./greeting.js";
import { isPleasantry } from "./pleasantries.js";

interface Ornament {
  readonly kind: "greeting" | "farewell" | "signature" | "disclaimer" | "encrypted";
  /** How many lines it has. */
  readonly count: number;
}

/** The greeting, signature or disclaimer that begins at `at`, or null. */
export function ornamentAt(lines: readonly Line[], at: number): Ornament | null {
  const line = lines[at];
  if (line === undefined) return null;
  if (isSignatureLine(line) || isRuler(lines, at)) {
    const count = upToQuotation(lines, at);
    if (!leadsOrders(lines.slice(at, at + count))) return { kind: "signature", count };
  }
  const armour = armourAt(lines, at);
  if (armour !== null) return armour;
  if (advertisements.some((pattern) => pattern.test(line.text))) {
    return { kind: "signature", count: 1 };
  }
  if (isSaying(line) && !isHeaded(lines, at)) return { kind: "signature", count: 1 };
  if (isCard(lines, at)) return { kind: "signature", count: cardLines(lines, at) };
  if (disclaimer.test(line.text)) return { kind: "disclaimer", count: paragraph(lines, at) };
  if (isSignedAtEnd(lines, at)) return { kind: "signature", count: 1 };
  if (isShort(line) && isSignedFarewell(line.text)) return { kind: "farewell", count: 1 };
  if (isShort(line) && isFarewell(line.text)) {
    return { kind: "farewell", count: farewellLines(lines, at) };
  }
  if (isShort(line) && isGreeting(line.text) && !isPreferred(lines, at))
    return { kind: "greeting", count: 1 };
  if (announcesQuestions(line) && !mayBeOrder(line.text)) return { kind: "greeting", count: 1 };
  if (isPleasantry(line) && readConsent(line) === null) return { kind: "farewell", count: 1 };
  return null;
}

/** `-- ` (RFC 3676, 4.3), also without its blank or as the dash that some programs make of it. */
function isSignatureLine({ raw }: Line): boolean {
  return raw.length < limits.quote && /^\s*(?:--|\u2014|\u2013)\s*$/.test(raw);
}

/** A ruler above the footer of a mailing list, or above a name: nothing below it may be an order. */
function isRuler(lines: readonly Line[], at: number): boolean {
  if (!/^\s*(?:_{2,}|[*=~#]{3,})\s*$/.test(lines[at]!.raw)) return false;
  const below = lines
    .slice(at + 1, at + upToQuotation(lines, at))
    .filter(({ text }) => text !== "");
  const isFooter = ({ text }: Line) => !mayBeOrder(text) && !text.endsWith(":");
  return below.length > 0 && below.every((line) => isFooter(line) && readCommand(line) === null);
}

/** A line of dashes, not the mark of RFC 3676, above what is orders for the most part. */
function leadsOrders([mark, ...below]: readonly Line[]): boolean {
  if (mark?.raw === "-- ") return false;
  const written = below.filter(({ text }) => text !== "");
  const orders = written.filter(({ text }) => looksLikeOrder(text));
  return orders.length > 0 && orders.length * 2 >= written.length;
}

/** What programs write below a mail on their own. */
const advertisements: readonly RegExp[] = [
  /^(?:sent|mailed) (?:from|via|with|using) (?:my |the )?\S/i,
  /^get (?:outlook|bluemail|yahoo mail|the new) /i,
  /^(?:von|vom) .{1,40} gesendet\.?$/i,
  /^(?:diese nachricht wurde )?gesendet (?:von|mit|aus) /i,
  regex("i")`
    ^diese (?:e-?mail|mail|nachricht) wurde (?:von|mit|auf|durch) .{1,80}
      (?:gesendet|versendet|verschickt|gepr\u00fcft)\.?$
  `,
  regex("i")`
    ^(?:
      skickat (?:fr\u00e5n|med|via)|sendt (?:fra|med|via)|wys\u0142an[eo] z|odesl\u00e1no z
      |l\u00e4hetetty
    ) \S
  `,
  /^l\u00e4hetetty .{1,30}$|^.{1,20}(?:dan|den|tan|ten) g\u00f6nderildi\.?$/i,
  /^outlook f\u00fcr .{1,20} (?:beziehen|herunterladen)/i,
  /^holen sie sich outlook /i,
  /^envoy\u00e9 (?:de|depuis|\u00e0 partir de|avec) /i,
  /^(?:t\u00e9l\u00e9charger|obtenir|obtenez) outlook /i,
  /^(?:verzonden|verstuurd) (?:vanaf|met|via|van) /i,
  /^(?:download|haal) outlook /i,
  /^inviato (?:da|dal|con) /i,
  /^(?:scarica|ottieni) outlook /i,
  /^enviad[oa] (?:desde|con|de|do|da|pelo|pela|via) /i,
  /^(?:obtener|descargar) outlook /i,
  /^yahoo mail: /i,
  /^virus-?free\b/i,
];

/** The first words of what companies make their people append. */
const disclaimer = new RegExp(
  [
    wrapped`
      ^(?:this|the information in this|the contents of this) (?:e-?mail|message|communication)\b
        .{0,120}\b(?:confidential|intended|privileged|viruses|disclaimer)
    `,
    "^(?:confidentiality (?:notice|note)|disclaimer|legal notice|important notice)\\b",
    "^if you (?:have |are |were )?(?:received|not the (?:intended|addressee)|the wrong)\\b",
    wrapped`
      ^(?:wenn|falls|sollten) sie (?:diese|nicht der)\b.{0,80}\b
        (?:irrtümlich|versehentlich|adressat|empfänger)
      |^si vous (?:avez reçu|n'êtes pas)\b.{0,80}\b(?:erreur|destinataire)
      |^si (?:ha|usted) (?:recibido|no)\b.{0,80}\b(?:error|destinatario)
      |^se (?:ha|avete) ricevuto\b.{0,80}\berrore
      |^indien u\b.{0,80}\b(?:abusievelijk|geadresseerde)
    `,
    "^please (?:consider|think of) the environment",
    "^diese (?:e-?mail|nachricht)\\b.{0,120}\\bvertraulich",
    "^ce (?:message|courriel|mail)\\b.{0,120}\\bconfidentiel",
    "^dit (?:e-?mail)?bericht\\b.{0,120}\\bvertrouwelijk",
    "^(?:questo messaggio|questa e-?mail)\\b.{0,120}\\briservat",
    "^este (?:mensaje|correo)\\b.{0,120}\\bconfidencial",
  ].join("|"),
  "i",
);

const farewell = regex("i")`
  ^(?:
    ${[
      wrapped`
      (?:with )?(?:
        (?:the |my |our |all ){0,2}(?:many|best|kind|good|warm|kindest|warmest|friendly|sincere) )?
        (?:thanks|regards|wishes|greetings)(?: (?:a lot|again|in advance|and regards))?
    `,
      "thank you(?: very much| in advance)?",
      "thx|tia|cheers|sincerely|yours(?: (?:sincerely|truly|faithfully))?|best|all the best|take care",
      wrapped`
      (?:mit )?(?:freundlichen?|besten?|viele[nr]?|liebe|schöne|herzliche) grü(?:ß|ss)en?
      |gru(?:ß|ss)|mfg|lg|danke
    `,
      wrapped`
      (?:bien )?cordialement|amicalement|salutations|merci(?! d(?:e |['\u2019]))|bien à (?:vous|toi)
      |bonne (?:journée|soirée)
    `,
      "(?:met )?vriendelijke groet(?:en)?|(?:hartelijke )?groet(?:en|jes)?|mvg|bedankt|dank je",
      "(?:cordiali |distinti )?saluti|grazie|ciao|a presto|buona fortuna",
      wrapped`
      à (?:bientôt|plus|demain)|bonne chance|bis (?:bald|dann|morgen)
      |viel (?:spaß|glück|erfolg)(?: (?:allen|euch|allerseits))?
    `,
      "hasta (?:luego|pronto|ma\u00f1ana)|suerte|tot (?:ziens|later|morgen)|veel (?:succes|plezier)",
      wrapped`
      see (?:you|ya|u)(?: (?:soon|later|next (?:turn|time)))?|talk (?:soon|later)|gl|hf|gl hf
      |[a@] ?\+|a plus
    `,
      wrapped`
      (?:med )?(?:vänliga? hälsningar?|venlig(?:e)? hilsen(?:er)?|vennlig hilsen)|mvh|hilsen
      |hälsningar|terveisin|terv
    `,
      "pozdrawiam|pozdrowienia|pozdrav(?:y|em)?|z powa\u017caniem|s pozdravem|sayg\u0131lar",
      "(?:um )?abra\u00e7os?|atenciosamente|cumprimentos|obrigad[oa]",
      "(?:un )?saludos?|(?:un )?(?:cordial saludo|abrazo)|gracias|atentamente",
      "greetings|love|hugs(?: and kisses)?|xo(?:xo)*|x{1,3}",
    ].join("|")}
  )(?: (?:from|aus|von|de|depuis|du|da|dalla|desde|uit|van|fra|från) (?<whence>[a-zÀ-\u024f.' -]{2,40}))?
    [ ,.!]*$
`;

/** `Janice Pemberton | Support Desk`, below a line with her name: the card that companies make their people append. */
function isCard(lines: readonly Line[], at: number): boolean {
  const [, first = ""] =
    /^(\p{Lu}[\p{L}'\u2019-]+)(?: \p{Lu}[\p{L}.'\u2019-]*){1,3}\s*[|\u2022\u00b7]\s*\S.*$/u.exec(
      lines[at]!.text,
    ) ?? [];
  if (first === "" || mayBeOrder(lines[at]!.text.replace(/\s*[|\u2022\u00b7].*$/u, "")))
    return false;
  const above = lines.slice(0, at).findLast(({ text }) => text !== "");
  return above !== undefined && above.text.replace(/[,.!\s]+$/, "") === first;
}

/** Up to a postscript, or to what the mail quotes. */
function cardLines(lines: readonly Line[], at: number): number {
  const count = upToQuotation(lines, at);
  const postscript = lines.slice(at, at + count).findIndex(({ text }) => /^p\.? ?s\b/i.test(text));
  return postscript < 0 ? count : postscript;
}

const ratherThis = regex("iu")`
  ^lieber (?:
    \p{L}+ statt|nach|eine?|doch|nicht|zwei|die|das|kein\p{L}*|in|ins|auf|mit|halten|stehen
    |bleiben|aufl\u00f6sen
  ) ?\p{L}
`;

/** `lieber Norwegen`, with nothing else in the mail, and `lieber München statt Berlin` greet nobody. */
function isPreferred(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at]!;
  const written = lines.filter((line) => line.text !== "");
  const isAlone =
    written[0] === lines[at] &&
    (written[1] === undefined || quotedLines(lines, lines.indexOf(written[1])) > 0);
  return ratherThis.test(text) || (isAlone && /^lieber \p{L}+[.!]?$/iu.test(text));
}

const quotedSaying = regex("u")`
  ^["\u201c\u201e\u00ab]([^"\u201c-\u201e\u00ab\u00bb]+)["\u201c\u201d\u00bb]
    (?:[\s,(~\u2013\u2014-]*[\p{L} .'-]{2,40}\)?)?$
`;

/** `"In war, truth is the first casualty." -- Aeschylus` */
function isSaying(line: Line): boolean {
  const saying = quotedSaying.exec(line.text);
  if (saying === null || saying[1]!.split(" ").length < 4) return false;
  return !mayBeOrder(saying[1]!) && readCommand(line) === null;
}

/** `To Italy, in confidence please:`, above words between marks: these are no saying. */
function isHeaded(lines: readonly Line[], at: number): boolean {
  return (
    lines
      .slice(0, at)
      .findLast(({ text }) => text !== "")
      ?.text.endsWith(":") === true
  );
}

/** `Viele Grüße aus München` closes a mail; `thanks from Paris to Burgundy` may not. */
function isFarewell(text: string): boolean {
  const match = farewell.exec(text);
  return match !== null && !mayBeOrder(match.groups?.whence ?? "");
}

/** `Thanks, Pierre`; `Gruss, Hans Berg`. */
function isSignedFarewell(text: string): boolean {
  const [, words = "", name = ""] =
    /^(.+?)\s*[,!-]\s*((?:\p{Lu}[\p{L}.'-]* ?){1,3})$/u.exec(text) ?? [];
  return isFarewell(words) && !mayBeOrder(name);
}

/** `W. J. Prendergast`, `Kemal A.`, `S.`: a name with initials, which closes what stands above it. */
function isSignedAtEnd(lines: readonly Line[], at: number): boolean {
  return isShort(lines[at]!) && initialled.test(lines[at]!.text) && isLastApart(lines, at);
}

/** Below a blank line, and with nothing below it but what is quoted. */
function isLastApart(lines: readonly Line[], at: number): boolean {
  const isApart = at > 1 && lines[at - 1]!.text === "";
  const below = lines.findIndex(({ text }, index) => index > at && text !== "");
  return isApart && (below < 0 || quotedLines(lines, below) > 0);
}

/** `Lisa`, apart from what stands above it, at the end: a name, though it is near to a command. */
export function isNameAtEnd(lines: readonly Line[], at: number): boolean {
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(lines[at]!.text) && isLastApart(lines, at);
}

/** `Paris H.` is an order, and so may `A. Munich` be. */
const initialled = regex("u")`
  ^[-~/*]{0,2}\s*(?:
    (?:\p{Lu}\.[ -]?){2,3}\p{Lu}[\p{L}'\u2019-]+
    |\p{Lu}\p{Ll}[\p{L}'\u2019-]+(?: \p{Lu}\p{Ll}[\p{L}'\u2019-]+)? (?![HSCDRBW]\.)\p{Lu}\.
    |\p{Lu}\.
  )(?:,? \([^()]{1,30}\))?$
`;

/** Greetings, farewells and names are a few words, never a paragraph. */
function isShort({ text }: Line): boolean {
  return text.length <= 50;
}

function upToQuotation(lines: readonly Line[], at: number): number {
  let end = at + 1;
  while (end < lines.length && quotedLines(lines, end) === 0) end += 1;
  return end - at;
}

/** A farewell and the names below it; of these only the first where something to be read stands below. */
function farewellLines(lines: readonly Line[], at: number): number {
  let end = at + 1;
  for (let names = 0; end < lines.length && quotedLines(lines, end) === 0; end += 1) {
    const line = lines[end];
    if (line === undefined || line.text === "") continue;
    names += 1;
    if (names > limits.signature || !isName(line)) return isSigned(lines, at) ? 2 : 1;
  }
  return end - at;
}

/** Is the line below a farewell a name, apart from what follows? */
function isSigned(lines: readonly Line[], at: number): boolean {
  const [name, below] = lines.slice(at + 1, at + 3);
  return below?.text === "" && name !== undefined && /^\p{L}/u.test(name.text) && isName(name);
}

function isName(line: Line): boolean {
  return isShort(line) && !mayBeOrder(line.text) && readCommand(line) === null;
}

function paragraph(lines: readonly Line[], at: number): number {
  const end = lines.findIndex(({ text }, index) => index > at && text === "");
  return (end < 0 ? lines.length : end) - at;
}
