// The expression builder's model: a JSON-logic expression as a tree of groups, conditions and operands. The tree may be
// incomplete during editing. Anything that the builder cannot show stays in it as unchanged JSON.
import type { Logic } from '#core/logic/schema.ts';
import type { ListSummary, SummaryName } from '#core/logic/summary.ts';

/** Whether an expression is a condition or alert (true or false), or a calculation (a number). */
export type Purpose = 'condition' | 'number';

export type LogicTree = {
  purpose: Purpose;
  /** A statement, or an operand for a number. Null: there is no condition. */
  root: Node | null;
  /** The id of the next node; greater than all in the tree. */
  nextId: NodeId;
};
export type NodeId = number;
export type Node = Statement | Operand;

/** A node that is true or false. */
export type Statement = Group | Condition | Choice | Raw;
export type Group = {
  kind: 'group';
  id: NodeId;
  operator: 'and' | 'or';
  negated?: ListNotation;
  affirmed?: ListNotation;
  /** Never empty. */
  parts: readonly Statement[];
  /** Its only part is written without a list around it. */
  bare?: true;
};
export type Condition = {
  kind: 'condition';
  id: NodeId;
  operator: ConditionOperator;
  negated?: ListNotation;
  affirmed?: ListNotation;
  /** The left operand is a list: which of its items must match. They are then compared with constants. */
  quantity?: Quantity;
  left: Operand;
  /** Null for unary operators. */
  right: Operand | null;
  /** The upper bound of a range; `right` is the lower one. */
  upper?: Operand;
  /** Its only operand is written without a list around it. */
  bare?: true;
};
export const quantities = ['some', 'all', 'none'] as const;
export type Quantity = (typeof quantities)[number];
/** One of several results selected by conditions: a statement among statements, or a value among values. */
export type Choice = {
  kind: 'choice';
  id: NodeId;
  purpose: Purpose;
  operator: (typeof choiceOperators)[number];
  /** As in JSON-logic: alternating conditions and results, then an optional "otherwise" result. */
  parts: readonly Node[];
};
export const choiceOperators = ['if', '?:'] as const;
/** The notation of `!`, or of `!!`, which adds nothing: `{"!": [x]}` or `{"!": x}`. */
export type ListNotation = 'list' | 'bare';

/**
 * `truthy` is a question used as a condition: `{"var": id}`. A range includes its bounds (`{"<=": [low, x, high]}`) or
 * excludes them (`<`).
 */
export type ConditionOperator = (typeof binaryOperators)[number] | RangeOperator | 'answered' | 'truthy';
export type RangeOperator = 'between' | 'inside';
export const binaryOperators = [
  '==',
  '!=',
  '===',
  '!==',
  '>=',
  '<=',
  '>',
  '<',
  'in',
  'contains',
  'dateAfter',
  'dateBefore',
  'dateOn',
  'timeAfter',
  'timeBefore',
  'timeOn',
] as const;

/** Something that is compared or calculated with. */
export type Operand = Variable | Summary | Constant | Arithmetic | Choice | Missing | Raw;
export type Variable = {
  kind: 'variable';
  id: NodeId;
  questionId: string;
  /** The value if the question is not answered. */
  fallback?: number;
  /** Written as `{"var": [id]}`, as one with a fallback always is. */
  listed?: true;
};
/** A number made of the items in a question's answer, such as how many there are. */
export type Summary = ListSummary & { kind: 'summary'; id: NodeId };
export type Constant = { kind: 'constant'; id: NodeId; value: ConstantValue };
/** A list only occurs with `in`. */
export type ConstantValue = Scalar | readonly Scalar[];
export type Scalar = string | number | boolean;
export type Arithmetic = {
  kind: 'arithmetic';
  id: NodeId;
  operator: ArithmeticOperator;
  /** Two; sums, products, minimum and maximum have two or more. */
  operands: readonly Operand[];
};
export const arithmeticOperators = ['+', '-', '*', '/', '%', 'min', 'max'] as const;
export type ArithmeticOperator = (typeof arithmeticOperators)[number];
/** Not chosen yet: a question, a question of whose items a number is made, or a constant. */
export type Missing = { kind: 'missing'; id: NodeId; wanted: 'question' | SummaryName | 'value' };
/** JSON that the builder cannot show. */
export type Raw = { kind: 'raw'; id: NodeId; logic: Logic };

/** A new, empty tree. */
export function emptyTree(purpose: Purpose): LogicTree {
  return purpose === 'condition'
    ? { purpose, root: null, nextId: 1 }
    : { purpose, root: { kind: 'missing', id: 1, wanted: 'question' }, nextId: 2 };
}

/** Whether a tree is empty. */
export function isEmpty({ root }: LogicTree): boolean {
  return root === null || root.kind === 'missing';
}

/** Whether a tree has incomplete parts. */
export function isUnfinished({ root }: LogicTree): boolean {
  return root !== null && everyNode(root).some(isBlank);
}

/** Whether a node is still empty. */
export function isBlank(node: Node): boolean {
  return node.kind === 'missing' || (node.kind === 'constant' && isBlankValue(node.value));
}

function isBlankValue(value: ConstantValue): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** The direct children of a node. */
export function partsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'group':
      return node.parts;
    case 'condition':
      return [node.left, node.right, node.upper].filter((operand) => operand != null);
    case 'choice':
      return node.parts;
    case 'arithmetic':
      return node.operands;
    default:
      return [];
  }
}

/** A node and all its descendants, parents first. */
export function everyNode(node: Node): Node[] {
  return [node, ...partsOf(node).flatMap(everyNode)];
}

/** The node with an id, or null. */
export function findNode({ root }: LogicTree, id: NodeId): Node | null {
  return root && firstNode(root, (node) => node.id === id);
}

/** The parent of a node, or null for the root. */
export function parentOf({ root }: LogicTree, id: NodeId): Node | null {
  return root && firstNode(root, (node) => partsOf(node).some((part) => part.id === id));
}

function firstNode(node: Node, fits: (node: Node) => boolean): Node | null {
  if (fits(node)) return node;
  for (const part of partsOf(node)) {
    const found = firstNode(part, fits);
    if (found !== null) return found;
  }
  return null;
}

/** The tree with one node replaced; the same tree if `change` returns the same node. */
export function changeNode(tree: LogicTree, id: NodeId, change: (node: Node) => Node): LogicTree {
  const root = tree.root && changedIn(tree.root, id, change);
  return root === tree.root ? tree : { ...tree, root };
}

function changedIn(node: Node, id: NodeId, change: (node: Node) => Node): Node {
  return node.id === id ? change(node) : mapParts(node, (part) => changedIn(part, id, change));
}

/** A node with its children mapped, statements to statements and operands to operands. */
export function mapParts(node: Node, change: (part: Node) => Node): Node {
  const before = partsOf(node);
  const parts = before.map(change);
  if (parts.every((part, index) => part === before[index])) return node;
  switch (node.kind) {
    case 'group':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a statement is changed into a statement
      return { ...node, parts: parts as Statement[] };
    case 'condition': {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operand is changed into an operand
      const [left = node.left, right = null, upper] = parts as Operand[];
      return { ...node, left, right, ...(upper && { upper }) };
    }
    case 'choice':
      return { ...node, parts };
    case 'arithmetic':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operand is changed into an operand
      return { ...node, operands: parts as Operand[] };
    default:
      return node;
  }
}

export function isStatement(node: Node): node is Statement {
  if (node.kind === 'choice') return node.purpose === 'condition';
  return node.kind === 'group' || node.kind === 'condition' || node.kind === 'raw';
}

export function isOperand(node: Node): node is Operand {
  return node.kind === 'raw' || !isStatement(node);
}

/** Whether a part of a choice is a condition: every other one, except the last, which is the "otherwise" result. */
export function isWhen(index: number, count: number): boolean {
  return index % 2 === 0 && index < count - 1;
}

/** Whether a child of a node is a statement rather than an operand. */
export function holdsStatement(parent: Node, partId: NodeId): boolean {
  if (parent.kind !== 'choice') return parent.kind === 'group';
  const index = parent.parts.findIndex(({ id }) => id === partId);
  return parent.purpose === 'condition' || isWhen(index, parent.parts.length);
}

/** An empty operand. */
export function missing(id: NodeId, wanted: Missing['wanted']): Missing {
  return { kind: 'missing', id, wanted };
}
