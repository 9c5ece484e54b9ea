/**
 * The lines below a PHASE: orders for later, some of them under conditions. They are kept as they were
 * written; here they are looked through when they come, and chosen from when their phase begins.
 */
import type { Board } from "../../map/index.js";
import type { Phase, Position } from "../../rules/index.js";
import type { Complaint } from "../commands/complaint.js";
import type { OrderLine } from "../text/lines.js";
import { type Condition, isTrue } from "./conditions.js";
import { type Complain, type PendingLine, readPendingLine } from "./later-lines.js";

/** What is wrong with a line for later. */
interface PendingComplaint extends OrderLine {
  readonly complaint: Complaint;
}

/** The lines that can be kept, and what is wrong with the others: names and forms, not what is possible. */
export function checkPending(
  board: Board,
  phase: Phase,
  lines: readonly OrderLine[],
): { readonly lines: readonly string[]; readonly complaints: readonly PendingComplaint[] } {
  const complaints: PendingComplaint[] = [];
  const complain: Complain = (line, complaint) => complaints.push({ ...line, complaint });
  const nodes = treeOf(board, phase, lines, complain);
  const byNumber = complaints.toSorted((a, b) => a.number - b.number);
  return { lines: nodes.flatMap(textOf), complaints: byNumber };
}

/** What is chosen of the lines in the position at the beginning of their phase. */
interface DueLines {
  readonly orders: readonly OrderLine[];
  /** Orders whose conditions do not hold. */
  readonly others: readonly OrderLine[];
  /** Null where the lines say nothing of waiting. */
  readonly wait: boolean | null;
}

/** The lines that hold in this position. */
export function dueLines(
  board: Board,
  phase: Phase,
  position: Position,
  lines: readonly OrderLine[],
): DueLines {
  const nodes = treeOf(board, phase, lines, () => {});
  const chosen = nodes.flatMap((node) => choose(node, position));
  const waits = chosen.flatMap((node) => (node.kind === "wait" ? [node.wait] : []));
  const orders = ordersOf(chosen);
  const others = ordersOf(nodes).filter((line) => !orders.includes(line));
  return { orders, others, wait: waits.at(-1) ?? null };
}

type Node =
  | Extract<PendingLine, { kind: "order" | "wait" }>
  | { readonly kind: "block"; readonly branches: readonly Branch[] };

/** What is done in one case: below an IF, an ELSE IF, or an ELSE, which has no condition. */
interface Branch {
  readonly line: OrderLine;
  readonly condition: Condition | null;
  readonly nodes: readonly Node[];
}

function choose(node: Node, position: Position): readonly Node[] {
  if (node.kind !== "block") return [node];
  const branch = node.branches.find(
    ({ condition }) => condition === null || isTrue(condition, position),
  );
  return branch?.nodes.flatMap((node) => choose(node, position)) ?? [];
}

/** The orders of all nodes, in blocks and outside. */
function ordersOf(nodes: readonly Node[]): readonly OrderLine[] {
  return nodes.flatMap((node) => {
    if (node.kind === "order") return [node.line];
    return node.kind === "block" ? node.branches.flatMap((branch) => ordersOf(branch.nodes)) : [];
  });
}

/** The lines of a node as they are kept. */
function textOf(node: Node): readonly string[] {
  if (node.kind !== "block") return [node.line.text];
  const cases = node.branches.flatMap(({ line, nodes }) => [line.text, ...nodes.flatMap(textOf)]);
  return [...cases, "ENDIF"];
}

/** Lines on their way to a tree: those up to `next` are in it. */
interface Reader {
  readonly lines: readonly PendingLine[];
  readonly complain: Complain;
  next: number;
}

function treeOf(
  board: Board,
  { kind }: Phase,
  lines: readonly OrderLine[],
  complain: Complain,
): readonly Node[] {
  const read = lines.map((line) => readPendingLine(board, kind, line, complain));
  return nodesOf({ lines: read, complain, next: 0 }, false).nodes;
}

interface Nodes {
  readonly nodes: readonly Node[];
  /** Nothing among the lines could have been another case. */
  readonly isSound: boolean;
  /** What ended them: another case or an ENDIF; null at the end of the mail, which closes all. */
  readonly end: Case | null;
}

type Case = Extract<PendingLine, { kind: "if" | "else-if" | "else" | "end-if" }>;

/** The nodes up to the end of their case, or of all lines. */
function nodesOf(reader: Reader, isCase: boolean): Nodes {
  const nodes: Node[] = [];
  let isSound = true;
  while (reader.next < reader.lines.length) {
    const line = reader.lines[reader.next++]!;
    if (line.kind === "order" || line.kind === "wait") nodes.push(line);
    else if (line.kind === "wrong") isSound &&= !line.mayBeCase;
    else if (line.kind === "if") nodes.push(...blockOf(reader, line));
    else if (isCase) return { nodes, isSound, end: line };
    else complainOf(reader, line, "if-not-open");
  }
  return { nodes, isSound, end: null };
}

/** An IF up to its ENDIF; nothing where one of its cases is not understood: any other could be it. */
function blockOf(reader: Reader, opening: Case): readonly Node[] {
  const branches: Branch[] = [];
  let isSound = true;
  for (let head: Case | null = opening; head !== null && head.kind !== "end-if"; ) {
    const { nodes, isSound: isClear, end }: Nodes = nodesOf(reader, true);
    const condition = "condition" in head ? head.condition : null;
    const isUnderstood = head.kind === "else" ? isLast(end) : condition !== null;
    isSound &&= isClear && isUnderstood;
    branches.push({ line: head.line, condition, nodes });
    head = end;
  }
  if (isSound) return [{ kind: "block", branches }];
  complainOf(reader, opening, "if-not-understood");
  return [];
}

/** Nothing but the end can follow an ELSE. */
function isLast(end: Case | null): boolean {
  return end === null || end.kind === "end-if";
}

function complainOf(
  { complain }: Reader,
  { line }: Case,
  kind: "if-not-open" | "if-not-understood",
): void {
  complain(line, { kind, from: 0, to: line.text.length });
}
