/**
 * `Dass ich Tirol räume`, said by its writer: `ich räume Tirol`. Only short clauses are turned so, of which each word
 * keeps its form; whatever else stands behind `dass` is passed on as it was written.
 */
import { sentencesOf } from "../../../../language/index.js";
import { capital, regex } from "../../../../util/index.js";

/**
 * The clause with its verb in the second place; null where more would change, or where its verb is not plain. Words
 * that are turned to their reader may say `dich`.
 */
export function mainClause(clause: string, isTurned = false): string | null {
  const turned = clause.split(beside).map((each) => turnedOne(each, isTurned));
  return turned.some((each) => each === null) ? null : capital(turned.join(" und "));
}

/** `Dass ich Tirol meide. Wenn er das auch tut, ...`: the first of several sentences; null for one alone. */
export function mainClauseFirst(said: string): string | null {
  const [first = "", ...others] = sentencesOf(said);
  const main = others.length === 0 ? null : mainClause(first.trim());
  return main === null ? null : [main, ...others].join(" ");
}

/** `Ich krank bin und es morgen weitergeht` */
const beside = /,? und (?:dass )?(?=(?:ich|wir|es|die|der|das) )/u;

function turnedOne(clause: string, isTurned: boolean): string | null {
  const [, subject = "", middle = "", verb = "", end = ""] = verbAtEnd.exec(clause.trim()) ?? [];
  if (
    middle.split(" ").length > longest ||
    ofOthers.test(isTurned ? clause.replace(ofReader, "") : clause)
  )
    return null;
  const form = subject === "ich" ? ofMe : subject === "wir" ? ofUs : ofThem;
  if (!form.test(verb) || noVerb.test(verb) || onlyPoints.test(clause)) return null;
  const [prefix = ""] = separable.exec(verb) ?? [];
  const words = [subject, verb.slice(prefix.length), middle.trim(), prefix].filter(
    (word) => word !== "",
  );
  return `${words.join(" ")}${end}`;
}

const verbAtEnd = regex("u")`
  ^(
    ich|wir|es|das|alle|\p{Lu}\p{L}+
    |(?:die|der|das|dies(?:e|er|es)|alle|kein|keine|(?:mein|dein|unser)e?)(?: \p{Ll}+[en])? \p{Lu}\p{L}+
  )((?: [\p{L}\p{N}:-]+)*) (\p{Ll}+)([.!]?)$
`;
const longest = 12;
const ofMe = /e$|^(?:bin|kann|will|muss|mu\u00df|darf|soll|mag|wei\u00df|war)$/u;
const ofUs = /n$|^sind$/u;
/** Of what is spoken of, one or several. */
const ofThem =
  /[nt]$|^(?:sind|wird|kann|will|muss|mu\u00df|darf|soll|mag|war|wurde|k\u00f6nnte|sollte)$/u;
const noVerb =
  /^(?:heute|gerne|bitte|danke|lange|alleine|beide|morgen|gestern|oben|unten|drau\u00dfen)$/u;
/** `Dass es deswegen ist`: what is said stands above. */
const onlyPoints = /^es (?:deswegen|deshalb|darum|daran|so) \p{Ll}+\W*$/u;
/** Of the reader, of others, or of more than one thing that is done. */
const ofOthers = regex("iu")`
  (?<!\p{L})(?:
    er|ihm|ihn|ihnen|sie|seine?[mnrs]?|ihre?[mnrs]?|man|du|dir|dich|deine?[mnrs]?|und|oder|aber
  )(?!\p{L})
`;
const ofReader = /(?<!\p{L})(?:di(?:r|ch)|deine?[mnrs]?)(?!\p{L})/giu;
/** `Ich Tirol aufgebe`: I `gebe` it `auf`. */
export const separable = regex("u")`
  ^(?:
    an|ab|auf|aus|bei|ein|frei|fern|her|hin|los|mit|nach|still|\u00fcberein|vor|weg|weiter|zu|zur\u00fcck|zusammen
  )(?=\p{L}{4,}$|hat$)(?!antwort|arbeit|auf[^\p{L}])
`;
