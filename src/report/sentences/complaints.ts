/**
 * The words of complaints. Complaints belong to the language, which this layer does not know: their
 * data is put into words by what it looks like.
 */
import { type Board, type LocationId, unitTypes } from "../../map/index.js";
import { printOrder, type WrittenOrder } from "../../rules/index.js";
import { instant } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { plainLine } from "../engine/letter-text.js";
import type { NamedUnit } from "../words/names.js";
import type { Stage } from "../words/say.js";
import type { ComplaintData } from "../words/scene.js";
import { sceneWords } from "../words/scene-words.js";
import { partAt, quote } from "./quote.js";
import { asSentence } from "./sentence.js";

/** What is wrong with a line, outside any game. */
export function complaintText(
  catalogue: Catalogue,
  board: Board,
  line: string,
  complaint: ComplaintData,
): string {
  const judge = { name: "", address: "" };
  const stage = stageOf(catalogue, { judge, board, now: instant(0), view: null });
  return complaintSentence(catalogue, stage, line, complaint);
}

/** The sentence for a complaint about a line of a mail. */
export function complaintSentence(
  catalogue: Catalogue,
  stage: Stage,
  line: string,
  complaint: ComplaintData,
): string {
  const template = templateFor(catalogue, complaint);
  if (template === undefined) return "";
  const fields = Object.entries(complaint).map(([key, value]) => [key, inWords(stage, value)]);
  const words = {
    ...Object.fromEntries(fields),
    part: partAt(line, complaint),
    isWhole: partAt(line, complaint) === quote(line.trim()),
    form: catalogue.forms.get(String(complaint.form)) ?? "",
    destinations: destinationsOf(stage, complaint.unit),
  };
  return asSentence(template({ ...sceneWords(stage), ...words }));
}

/** The template of the most special key: `bad-date.past` before `bad-date`. */
function templateFor({ complaints }: Catalogue, complaint: ComplaintData) {
  for (const value of Object.values(complaint)) {
    const special = complaints.get(`${complaint.kind}.${String(value).replaceAll(" ", "-")}`);
    if (special !== undefined) return special;
  }
  return complaints.get(complaint.kind);
}

/** Data in words: places and powers by their names, units and orders in full, lists with "or". */
function inWords(stage: Stage, value: unknown): string | number | boolean {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return nameOf(stage, value);
  if (Array.isArray(value))
    return stage.words.or(value.map((item) => String(inWords(stage, item))));
  if (typeof value !== "object" || value === null) return "";
  if (isUnit(value)) return stage.names.theUnit(value);
  if (isOrder(value)) return printOrder(value);
  return "unit" in value ? inWords(stage, value.unit) : "";
}

function nameOf({ names, scene }: Stage, text: string): string {
  if (scene.board.locationNumber(text) >= 0) return names.thePlace(text);
  if (scene.board.power(text) !== undefined) return names.power(text);
  return plainLine(text);
}

/** Where the unit of a complaint can go: what the complaint teaches. */
function destinationsOf({ words, names }: Stage, unit: unknown): string {
  if (typeof unit !== "object" || unit === null || !("destinations" in unit)) return "";
  const places = unit.destinations as readonly LocationId[];
  return words.or(places.map(names.place));
}

function isUnit(value: object): value is NamedUnit {
  if (!("type" in value && "at" in value) || typeof value.at !== "string") return false;
  return value.type === null || unitTypes.some((type) => type === value.type);
}

function isOrder(value: object): value is WrittenOrder {
  return "kind" in value && (value.kind === "waive" || "unit" in value);
}
