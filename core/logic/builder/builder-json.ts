// Converts between JSON-logic and the builder's tree. The conversion round-trips exactly, including equivalent
// notations; anything that the builder cannot show is a raw node, as small as possible.
import { assertNever } from '#core/assert-never.ts';
import type { Logic } from '#core/logic/schema.ts';
import {
  type ArithmeticOperator,
  arithmeticOperators,
  binaryOperators,
  type Choice,
  choiceOperators,
  type Condition,
  emptyTree,
  type Group,
  isEmpty,
  isUnfinished,
  isWhen,
  type LogicTree,
  type Node,
  type NodeId,
  type Operand,
  type Purpose,
  quantities,
  type Quantity,
  type RangeOperator,
  type Raw,
  type Scalar,
  type Statement,
  type Variable,
  type ListNotation,
} from './builder.ts';
import { summaryLogic, summaryOf } from '#core/logic/summary.ts';
import { type Operation, operationOf } from '#core/logic/operation.ts';

/** The tree of an expression; empty for null. Nodes are numbered in the order visited. */
export function fromLogic(logic: Logic | null, purpose: Purpose): LogicTree {
  if (logic === null) return emptyTree(purpose);
  let nextId = 1;
  const number = () => nextId++;
  const root = purpose === 'condition' ? readStatement(logic, number) : readOperand(logic, number);
  return { purpose, root, nextId };
}

/** The expression of a tree; null while it is empty or incomplete. */
export function toLogic(tree: LogicTree): Logic | null {
  return tree.root === null || isEmpty(tree) || isUnfinished(tree) ? null : write(tree.root, null);
}

/** The expression of a part of a tree, with `blank` for incomplete parts. */
export function write(node: Node, blank: Logic): Logic {
  switch (node.kind) {
    case 'group': {
      const parts = node.parts.map((part) => write(part, blank));
      return signed({ [node.operator]: node.bare ? (parts[0] ?? null) : parts }, node);
    }
    case 'condition':
      return signed(writeCondition(node, blank), node);
    case 'variable': {
      const { questionId, fallback, listed } = node;
      if (fallback !== undefined) return { var: [questionId, fallback] };
      return { var: listed ? [questionId] : questionId };
    }
    case 'summary':
      return summaryLogic(node);
    case 'constant':
      return typeof node.value === 'object' ? [...node.value] : node.value;
    case 'arithmetic':
      return { [node.operator]: node.operands.map((operand) => write(operand, blank)) };
    case 'choice':
      return { [node.operator]: node.parts.map((part) => write(part, blank)) };
    case 'missing':
      return blank;
    case 'raw':
      return node.logic;
    default:
      return assertNever(node);
  }
}

/** The item of a list inside a quantified condition. */
const item: Logic = { var: '' };
/** The operator written for one with two bounds. */
const chains = { between: '<=', inside: '<' } as const;

function writeCondition(condition: Condition, blank: Logic): Logic {
  const { quantity, left, bare } = condition;
  const first = write(left, blank);
  if (quantity) return { [quantity]: [first, compared(condition, item, blank)] };
  if (condition.right !== null) return compared(condition, first, blank);
  return condition.operator === 'truthy' ? first : { [condition.operator]: bare ? first : [first] };
}

function compared({ operator, right, upper }: Condition, left: Logic, blank: Logic): Logic {
  const other = right && write(right, blank);
  if (operator === 'between' || operator === 'inside')
    return { [chains[operator]]: [other, left, upper ? write(upper, blank) : null] };
  return { [operator]: [left, other] };
}

function signed(logic: Logic, { negated, affirmed }: Group | Condition): Logic {
  const [sign, writing] = negated ? ['!', negated] : ['!!', affirmed];
  if (writing === undefined) return logic;
  return { [sign]: writing === 'bare' ? logic : [logic] };
}

const signs: ReadonlyMap<string, 'negated' | 'affirmed'> = new Map([
  ['!', 'negated'],
  ['!!', 'affirmed'],
]);

type Number = () => NodeId;

function readStatement(logic: Logic, number: Number): Statement {
  const operation = operationOf(logic);
  const sign = operation && signs.get(operation.operator);
  if (sign && operation.operands.length === 1) {
    const [operand = null] = operation.operands;
    const statement = readPicture(operand, number);
    return statement === null ? raw(logic, number) : { ...statement, [sign]: writingOf(logic) };
  }
  return readChoice(logic, 'condition', number) ?? readPicture(logic, number) ?? raw(logic, number);
}

/** An `if` with at least one condition; null for anything else. */
function readChoice(logic: Logic, purpose: Purpose, number: Number): Choice | null {
  const { operator: written, operands = [] } = operationOf(logic) ?? {};
  const operator = choiceOperators.find((each) => each === written);
  if (operator === undefined || operands.length < 2) return null;
  const id = number();
  const isStatement = (index: number) => purpose === 'condition' || isWhen(index, operands.length);
  const parts = operands.map((operand, index) =>
    isStatement(index) ? readStatement(operand, number) : readOperand(operand, number),
  );
  return { kind: 'choice', id, purpose, operator, parts };
}

/** A statement without a leading `!`; null if the builder cannot show it. */
function readPicture(logic: Logic, number: Number): Group | Condition | null {
  const operation = operationOf(logic);
  if (operation === null) return null;
  const { operator, operands } = operation;
  const [first = null, second = null] = operands;
  const bare = writingOf(logic) === 'bare' ? { bare: true as const } : {};
  if ((operator === 'and' || operator === 'or') && operands.length > 0) {
    const id = number();
    return {
      kind: 'group',
      id,
      operator,
      parts: operands.map((each) => readStatement(each, number)),
      ...bare,
    };
  }
  if (operator === 'answered' && operands.length === 1) {
    const id = number();
    return { kind: 'condition', id, operator, left: readOperand(first, number), right: null, ...bare };
  }
  const list = variableOf(first);
  const quantity = quantities.find((each) => each === operator);
  if (quantity !== undefined && list !== null && operands.length === 2) {
    return readQuantity(quantity, { kind: 'variable', id: 0, ...list }, second, number);
  }
  if (isBinary(operator) && operands.length === 2) {
    const id = number();
    const left = readOperand(first, number);
    return { kind: 'condition', id, operator, left, right: readOperand(second, number, operator === 'in') };
  }
  const range = rangeOf(operation);
  if (range !== null) {
    const id = number();
    const [right, left, upper] = [
      readOperand(range.lower, number),
      readOperand(range.between, number),
      readOperand(range.upper, number),
    ];
    return { kind: 'condition', id, operator: range.operator, left, right, upper };
  }
  if (variableOf(logic) === null) return null;
  return {
    kind: 'condition',
    id: number(),
    operator: 'truthy',
    left: readOperand(logic, number),
    right: null,
  };
}

type Range = { operator: RangeOperator; lower: Logic; between: Logic; upper: Logic };

/** `a <= b <= c` or `a < b < c`; null for anything else. */
function rangeOf({ operator, operands }: Operation): Range | null {
  const [lower, between, upper, ...more] = operands;
  if (lower === undefined || between === undefined || upper === undefined || more.length > 0) return null;
  if (operator === chains.between) return { operator: 'between', lower, between, upper };
  return operator === chains.inside ? { operator: 'inside', lower, between, upper } : null;
}

/** A condition on the items of a list, which are compared with constants: they cannot read questions. */
function readQuantity(quantity: Quantity, list: Variable, said: Logic, number: Number): Condition | null {
  const operation = operationOf(said);
  if (operation === null) return null;
  const { operator, operands } = operation;
  const range = rangeOf(operation);
  const at = range ? 1 : 0;
  const others = operands.toSpliced(at, 1);
  if (JSON.stringify(operands[at]) !== JSON.stringify(item)) return null;
  if (range ? !others.every(isScalar) : !isComparedItem(operator, others)) return null;
  const id = number();
  const left = { ...list, id: number() };
  const [right = null, upper] = others.map((each) => readOperand(each, number, operator === 'in'));
  const shared = { kind: 'condition', id, quantity, left, right } as const;
  if (range && upper) return { ...shared, operator: range.operator, upper };
  return isBinary(operator) ? { ...shared, operator } : null;
}

/** Whether an item is compared with one constant, or searched in several. */
function isComparedItem(operator: string, [other = null, ...more]: readonly Logic[]): boolean {
  if (!isBinary(operator) || more.length > 0) return false;
  return operator === 'in' ? isConstantList(other) : isScalar(other);
}

function readOperand(logic: Logic, number: Number, mayBeList = false): Operand {
  if (isScalar(logic)) return { kind: 'constant', id: number(), value: logic };
  if (mayBeList && isConstantList(logic)) return { kind: 'constant', id: number(), value: logic };
  const variable = variableOf(logic);
  if (variable !== null) return { kind: 'variable', id: number(), ...variable };
  const summary = summaryOf(logic);
  if (summary !== null) return { kind: 'summary', id: number(), ...summary };
  const choice = readChoice(logic, 'number', number);
  if (choice !== null) return choice;
  const { operator = '', operands = [] } = operationOf(logic) ?? {};
  if (!isArithmetic(operator) || !fitsArithmetic(operator, operands.length)) return raw(logic, number);
  const id = number();
  return { kind: 'arithmetic', id, operator, operands: operands.map((each) => readOperand(each, number)) };
}

function isConstantList(logic: Logic): logic is Scalar[] {
  return Array.isArray(logic) && logic.length > 0 && logic.every(isScalar);
}

/** An empty text means that nothing was entered yet, so an empty constant stays a raw node. */
function isScalar(logic: Logic): logic is Scalar {
  return (
    typeof logic === 'number' || typeof logic === 'boolean' || (typeof logic === 'string' && logic !== '')
  );
}

function variableOf(logic: Logic): Omit<Variable, 'kind' | 'id'> | null {
  const operation = operationOf(logic);
  if (operation?.operator !== 'var') return null;
  const [questionId, fallback, ...more] = operation.operands;
  if (typeof questionId !== 'string' || questionId === '' || more.length > 0) return null;
  if (operation.operands.length === 1) {
    return writingOf(logic) === 'list' ? { questionId, listed: true } : { questionId };
  }
  return typeof fallback === 'number' ? { questionId, fallback } : null;
}

/** How an operation writes its operands. */
function writingOf(logic: Logic): ListNotation {
  return typeof logic === 'object' && logic !== null && Object.values(logic).every(Array.isArray)
    ? 'list'
    : 'bare';
}

function raw(logic: Logic, number: Number): Raw {
  return { kind: 'raw', id: number(), logic };
}

function isBinary(operator: string): operator is (typeof binaryOperators)[number] {
  return (binaryOperators as readonly string[]).includes(operator);
}

function isArithmetic(operator: string): operator is ArithmeticOperator {
  return (arithmeticOperators as readonly string[]).includes(operator);
}

/** Differences, quotients and remainders have two operands; the others take more. */
export function fitsArithmetic(operator: ArithmeticOperator, operands: number): boolean {
  return operator === '-' || operator === '/' || operator === '%' ? operands === 2 : operands >= 2;
}
